"""A pounce, and the hisses that answer it (clause 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt, Step
from parlour.kit.legal import Legal, Listed, Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public
from parlour_example import events
from parlour_example.actions import Action, Hiss, LetPass, Pounce
from parlour_example.model import HISS, HIT, Alley
from parlour_example.pack import discard, holds, lose_life


@rule("6.1")
def why_no_pounce(s: Alley, seat: Seat, pounce: Pounce) -> Refused:
    """Whom, or with what."""
    if pounce.target not in [cat.seat for cat in s.inside()] or pounce.target == seat:
        return Refused("no_such_cat", rule="6.1")
    return Refused("no_such_card", rule="6.1")


@rule("6.1")
class Pouncing(Step):
    """6 One pounce, from its announcement to the strike."""

    seat: Public[Seat]
    target: Public[Seat]
    claw: Public[int]
    stopped: Public[bool] = False

    def begin(self, s: Alley, k: Kernel) -> None:
        k.emit(events.PounceAnnounced(seat=self.seat, target=self.target, claw=self.claw))
        k.push(Reactions(by=self.seat, waiting=others(s, self.seat)), Strike())


def others(s: Alley, seat: Seat) -> list[Seat]:
    """Who is asked: decided by what lies open, never by what a hand holds."""
    return [cat.seat for cat in s.inside() if cat.seat != seat]


@rule("6.2")
class Reactions(Step):
    """6.2 Everybody who holds cards is asked at once, whether they can hiss or not."""

    deals: ClassVar[bool] = False
    default: ClassVar[LetPass] = LetPass()
    by: Public[Seat]
    """Who did what is being answered."""
    waiting: Public[list[Seat]]
    to_hiss: Public[bool] = False
    """Does it answer a hiss? Otherwise the pounce."""
    stopped: Public[bool] = False
    number: Public[int] = 0

    def begin(self, s: Alley, k: Kernel) -> None:
        s.windows += 1
        self.number = s.windows

    def prompts(self, s: Alley) -> Sequence[Prompt]:
        cats = [] if self.stopped else [s.cats[seat] for seat in self.waiting]
        return [Prompt(cat.seat, "react", optional=True, turn=self.number) for cat in cats if cat.hand.value]

    def legal(self, s: Alley, seat: Seat) -> Legal[Action]:
        hiss = [Hiss()] if holds(s.cats[seat], HISS) else []
        return Listed(
            lambda: (LetPass(), *hiss),
            lambda action: Refused("no_such_card" if isinstance(action, Hiss) else "not_now", rule="6.2"),
        )

    @rule("6.3")
    def act(self, s: Alley, seat: Seat, action: Action, k: Kernel) -> None:
        if isinstance(action, Hiss):
            discard(s, seat, HISS)
            k.emit(events.Hissed(seat=seat))
            k.push(Reactions(by=seat, waiting=others(s, seat), to_hiss=True))
        else:
            self.waiting.remove(seat)
            k.emit(events.LetThrough(seat=seat))

    @rule("6.3")
    def end(self, s: Alley, k: Kernel) -> None:
        """A hiss that stands stops what it answered; a pounce that was stopped comes to nothing."""
        if self.to_hiss and not self.stopped:
            k.enclosing(Reactions).stopped = True
        elif self.stopped and not self.to_hiss:
            k.enclosing(Pouncing).stopped = True


@rule("6.4")
class Strike(Step):
    """6.4 The die."""

    def begin(self, s: Alley, k: Kernel) -> None:
        pounce = k.enclosing(Pouncing)
        cat, other = s.cats[pounce.seat], s.cats[pounce.target]
        if pounce.stopped or cat.out or other.out:
            k.emit(events.PounceStopped(seat=pounce.seat, target=pounce.target))
            return
        (roll,) = k.chance.roll("pounce", 1)
        if roll + pounce.claw < HIT:
            k.emit(events.PounceMissed(seat=pounce.seat, target=pounce.target, roll=roll))
            return
        prey = (other.fish + 1) // 2
        other.fish -= prey
        cat.fish += prey
        k.emit(events.PounceHit(seat=pounce.seat, target=pounce.target, roll=roll, fish=prey))
        lose_life(s, pounce.target, k)
