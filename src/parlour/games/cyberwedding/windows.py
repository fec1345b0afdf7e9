"""§10.2 The four windows: whoever public facts allow is asked once, in turn, and each play is resolved at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from msgspec import field

from parlour.games.cyberwedding import card_events as events
from parlour.games.cyberwedding.actions import Action, Pass, PlayCard, UseItem
from parlour.games.cyberwedding.card_targets import pending
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.hands import item_of
from parlour.games.cyberwedding.model import NONE, State, owner_of
from parlour.games.cyberwedding.pending import Counter, Declared, Wreckage
from parlour.games.cyberwedding.playing import Moment, may_react, play, plays, sample_play, why_no_play
from parlour.games.cyberwedding.standing import is_human
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt, Step
from parlour.kit.chance import Chance
from parlour.kit.legal import Legal, Refused
from parlour.kit.responses import seats_from
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = (
    "MOMENTS",
    "AbilityWindow",
    "DestroyedWindow",
    "GlitchWindow",
    "StartWindow",
    "Window",
    "ability_window",
    "destroyed_window",
    "glitch_window",
    "start_window",
)

MOMENTS = {
    "before_cybermen": Moment.PHASE,
    "targeted": Moment.DECLARED,
    "destroyed": Moment.DESTROYED,
    "glitch": Moment.CONVERSION,
}
"""What may be played in a window, by the kind of its prompts."""


class _Reactions(Legal[Action]):
    """A pass, and what fits the window."""

    __slots__ = ("_moment", "_s", "_seat")

    def __init__(self, s: State, seat: Seat, moment: Moment) -> None:
        self._s = s
        self._seat = seat
        self._moment = moment

    def __iter__(self) -> Iterator[Action]:
        yield Pass()
        yield from plays(self._s, self._seat, self._moment)

    def why_not(self, action: Action) -> Refused | None:
        """Of a hand, only the own one is looked at."""
        return None if type(action) is Pass else why_no_play(self._s, self._seat, action, self._moment)

    def sample(self, rng: Chance) -> Action:
        """Half of the time a pass."""
        if rng.below("react", 2) == 0:
            return Pass()
        return sample_play(self._s, self._seat, self._moment, rng) or Pass()


def _prompts(s: State, kind: str, waiting: Sequence[int]) -> tuple[Prompt, ...]:
    moment = MOMENTS[kind]
    for seat in waiting:
        if may_react(s, seat, moment):
            return (Prompt(Seat(seat), kind, optional=True, turn=s.turn),)
    return ()


def _answer(s: State, seat: Seat, action: Action, waiting: list[int], k: Kernel) -> None:
    """Who was asked, and who was skipped before, is not asked again; but using an item is free (§1.5)."""
    del waiting[: waiting.index(seat) + (type(action) is not UseItem)]
    if isinstance(action, PlayCard | UseItem):
        play(s, seat, action, k)
    else:
        k.emit(events.Passed(seat=seat))


class Window(Step, kw_only=True):
    """Seats that are asked one after the other."""

    kind: ClassVar[str]
    waiting: Public[list[int]] = field(default_factory=list)
    """Seats still to be asked, if public facts allow."""

    def prompts(self, s: State) -> Sequence[Prompt]:
        return _prompts(s, self.kind, self.waiting)

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        return _Reactions(s, seat, MOMENTS[self.kind])

    def act(self, s: State, seat: Seat, action: Action, k: Kernel) -> None:
        _answer(s, seat, action, self.waiting, k)

    def expire(self, s: State, seat: Seat, k: Kernel) -> None:
        """§10.3 A pass."""
        self.act(s, seat, Pass(), k)


@rule("10.2")
class StartWindow(Window, kw_only=True):
    """10.2 (1) The start of a Cyberman Phase, before the die: everybody."""

    kind: ClassVar[str] = "before_cybermen"


@rule("10.2")
class AbilityWindow(Window, kw_only=True):
    """10.2 (2) A special ability is declared: only its target."""

    kind: ClassVar[str] = "targeted"

    def prompts(self, s: State) -> Sequence[Prompt]:
        """Nothing is left to answer once it has missed."""
        declared = pending(s, Declared)
        return () if declared is not None and declared.missed else super().prompts(s)


@rule("10.2")
class GlitchWindow(Window, kw_only=True):
    """10.2 (4) Before a conversion: only the captive's owner."""

    kind: ClassVar[str] = "glitch"


@rule("10.2")
class DestroyedWindow(Wreckage, kw_only=True):
    """10.2 (3) Ordinary Cybermen were destroyed: whoever may have items, and no Emergency Teleport in play yet."""

    kind: ClassVar[str] = "destroyed"
    waiting: Public[list[int]] = field(default_factory=list)

    def prompts(self, s: State) -> Sequence[Prompt]:
        if not self.counters:
            return ()
        return _prompts(s, self.kind, [seat for seat in self.waiting if _may_take(s, seat)])

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        return _Reactions(s, seat, Moment.DESTROYED)

    def act(self, s: State, seat: Seat, action: Action, k: Kernel) -> None:
        _answer(s, seat, action, self.waiting, k)

    def expire(self, s: State, seat: Seat, k: Kernel) -> None:
        """§10.3 A pass."""
        self.act(s, seat, Pass(), k)


def _may_take(s: State, seat: int) -> bool:
    return is_human(s.players[seat]) and item_of(s, seat, CardKind.EMERGENCY_TELEPORT) is None


def _everybody(s: State) -> list[int]:
    return list(seats_from(range(s.seats), s.active))


def start_window(s: State, k: Kernel) -> None:
    """(1)"""
    k.push(StartWindow(waiting=_everybody(s)))


def ability_window(s: State, k: Kernel, seat: int) -> None:
    """(2) What is played writes into the nearest pending ``Declared``."""
    k.push(AbilityWindow(waiting=[seat]))


def destroyed_window(s: State, k: Kernel, counters: list[Counter]) -> None:
    """(3) The counters are in the supply already."""
    k.push(DestroyedWindow(counters=list(counters), waiting=_everybody(s)))


def glitch_window(s: State, k: Kernel, captive: int) -> None:
    """(4) What is played writes into the nearest pending ``Sentence``; nobody is asked who has a Partial already."""
    owner = owner_of(captive)
    if s.players[owner].partial == NONE:
        k.push(GlitchWindow(waiting=[owner]))
