"""A night (clause 4) and a turn (clause 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec import field

from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt, Step
from parlour.kit.legal import Legal, Listed, Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public
from parlour_example import events
from parlour_example.actions import Action, Eat, Finish, Heal, Nap, Pounce, Prowl, Scavenge, Watch
from parlour_example.model import HARBOUR, LIFE_PRICE, MARKET, OWL, PLACES, ROOFTOPS, Alley, Card, Choice
from parlour_example.pack import discard, draw, holds, lose_life, watch
from parlour_example.pounce import Pouncing, why_no_pounce


class Asking(Step):
    """8.3 A step that asks somebody knows what happens when the time is up."""

    deals: ClassVar[bool] = False
    """7.3 May an offer be accepted now?"""
    default: ClassVar[Any]


@rule("4")
class Night(Step):
    """4 One night."""

    harbour: Public[int] = 0
    market: Public[int] = 0

    @rule("4.1")
    def begin(self, s: Alley, k: Kernel) -> None:
        s.night += 1
        s.offers.clear()
        dice = -(-s.seats // 3)
        self.harbour, self.market = sum(k.chance.roll("fish", 2 * dice)), sum(k.chance.roll("fish", dice))
        k.emit(events.NightFell(number=s.night, harbour=self.harbour, market=self.market))
        first = (s.night - 1) % s.seats
        order = [s.cats[(first + i) % s.seats] for i in range(s.seats)]
        k.push(
            Dusk(choices=[Choice(seat=cat.seat) for cat in s.inside()]),
            *(Turn(seat=cat.seat) for cat in order if not cat.out),
        )

    @rule("9.2")
    def end(self, s: Alley, k: Kernel) -> None:
        s.dog.pop(0)
        if s.dog:
            k.push(Night())
        else:
            s.day = True
            k.emit(events.DayBroke(nights=s.night))


@rule("4.2")
class Dusk(Asking):
    """4.2 All choose in secret and at once; that a cat has chosen is a secret too, so no prompt is public."""

    default: ClassVar[Prowl] = Prowl(ROOFTOPS)
    choices: Public[list[Choice]] = field(default_factory=list)

    def prompts(self, s: Alley) -> Sequence[Prompt]:
        return [
            Prompt(choice.seat, "dusk", public=False, turn=s.night)
            for choice in self.choices
            if not choice.place and not s.cats[choice.seat].out
        ]

    def legal(self, s: Alley, seat: Seat) -> Legal[Action]:
        return Listed(
            lambda: map(Prowl, PLACES),
            lambda action: Refused("unknown_place" if isinstance(action, Prowl) else "not_now", rule="4.2"),
        )

    def act(self, s: Alley, seat: Seat, action: Prowl, k: Kernel) -> None:
        next(choice for choice in self.choices if choice.seat == seat).place = action.place
        k.emit(events.PlaceChosen(seat=seat, place=action.place))

    @rule("4.3")
    def end(self, s: Alley, k: Kernel) -> None:
        """All choices and the dog are shown."""
        prowling = [choice for choice in self.choices if not s.cats[choice.seat].out]
        for choice in prowling:
            k.emit(events.PlaceShown(seat=choice.seat, place=choice.place))
        k.emit(events.DogCame(place=s.dog[0]))
        k.push(*(Prowling(place=place, cats=[c.seat for c in prowling if c.place == place]) for place in PLACES))


@rule("4.4")
class Prowling(Step):
    """4.3, 4.4 What the cats find at one place."""

    place: Public[str]
    cats: Public[list[Seat]]

    def begin(self, s: Alley, k: Kernel) -> None:
        if self.place == ROOFTOPS:
            for seat in self.cats:
                draw(s, seat, k)
        elif self.place == s.dog[0]:
            for seat in self.cats:
                lose_life(s, seat, k)
        elif self.cats:
            night = k.enclosing(Night)
            share = {HARBOUR: night.harbour, MARKET: night.market}[self.place] // len(self.cats)
            for seat in self.cats:
                s.cats[seat].fish += share
                k.emit(events.FishFound(seat=seat, fish=share))


@rule("4.5")
class Turn(Step):
    """4.5 One cat's turn."""

    seat: Public[Seat]

    def begin(self, s: Alley, k: Kernel) -> None:
        k.push(Grooming(seat=self.seat), Errand(seat=self.seat))


class Own(Asking):
    """A step of the cat whose turn it is."""

    kind: ClassVar[str]
    seat: Public[Seat]
    done: Public[bool] = False

    def prompts(self, s: Alley) -> Sequence[Prompt]:
        return () if self.done or s.cats[self.seat].out else (Prompt(self.seat, self.kind, turn=s.night),)


@rule("5.1")
class Grooming(Own):
    """5.1 Only the cat's own things, and no chance: it may try out what it likes."""

    draft: ClassVar[bool] = True
    kind: ClassVar[str] = "groom"
    default: ClassVar[Finish] = Finish()

    def legal(self, s: Alley, seat: Seat) -> Legal[Action]:
        cat = s.cats[seat]
        sardines = [Eat(worth) for worth in (1, 2, 3) if holds(cat, Card("sardine", worth))]
        heal = [Heal()] if cat.fish >= LIFE_PRICE and cat.lives < s.options.lives else []
        return Listed(lambda: (*sardines, *heal, Finish()), lambda action: self._why_not(s, action))

    def _why_not(self, s: Alley, action: Action) -> Refused:
        match action:
            case Eat():
                return Refused("no_such_card", rule="5.1")
            case Heal() if s.cats[self.seat].fish < LIFE_PRICE:
                return Refused("not_enough_fish", {"price": LIFE_PRICE}, "5.1")
            case Heal():
                return Refused("lives_full", {"lives": s.options.lives}, "5.1")
            case _:
                return Refused("not_now", rule="5.1")

    def act(self, s: Alley, seat: Seat, action: Action, k: Kernel) -> None:
        cat = s.cats[seat]
        match action:
            case Eat(worth=worth):
                discard(s, seat, Card("sardine", worth))
                cat.fish += worth
                k.emit(events.SardineEaten(seat=seat, worth=worth))
            case Heal():
                cat.fish -= LIFE_PRICE
                cat.lives += 1
                k.emit(events.LifeBought(seat=seat, lives=cat.lives))
            case _:
                self.done = True


@rule("5.2")
class Errand(Own):
    """5.2 One thing to do in the alley."""

    deals: ClassVar[bool] = True
    kind: ClassVar[str] = "errand"
    default: ClassVar[Nap] = Nap()

    def legal(self, s: Alley, seat: Seat) -> Legal[Action]:
        return Listed(lambda: self._actions(s), lambda action: self._why_not(s, action))

    def _actions(self, s: Alley) -> list[Action]:
        cat, actions = s.cats[self.seat], list[Action]([Nap()])
        claws = [0, *(worth for worth in (1, 2, 3) if holds(cat, Card("claw", worth)))]
        if s.pack.top or s.pack.rest or s.pack.discarded:
            actions += [Scavenge(), *([Watch()] if holds(cat, OWL) else [])]
        return [*actions, *(Pounce(other.seat, claw) for other in s.inside() if other is not cat for claw in claws)]

    def _why_not(self, s: Alley, action: Action) -> Refused:
        match action:
            case Pounce():
                return why_no_pounce(s, self.seat, action)
            case Watch() if not holds(s.cats[self.seat], OWL):
                return Refused("no_such_card", rule="5.4")
            case Scavenge() | Watch():
                return Refused("pack_empty", rule="5.3")
            case _:
                return Refused("not_now", rule="5.2")

    @rule("5.5")
    def act(self, s: Alley, seat: Seat, action: Action, k: Kernel) -> None:
        self.done = not isinstance(action, Watch)
        match action:
            case Scavenge():
                draw(s, seat, k)
            case Watch():
                discard(s, seat, OWL)
                watch(s, seat, k)
            case Pounce(target=target, claw=claw):
                if claw:
                    discard(s, seat, Card("claw", claw))
                k.push(Pouncing(seat=seat, target=target, claw=claw))
            case _:
                s.cats[seat].fish += 1
                k.emit(events.NapTaken(seat=seat))
