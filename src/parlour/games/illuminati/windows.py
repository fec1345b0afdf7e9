"""[R 43] Windows: whoever has a hand is asked in turn, until all have passed in a row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati import events
from parlour.games.illuminati.actions import Action, BreakPrivilege, Pass, PlaySpecial
from parlour.games.illuminati.asking import Asking, has_hand, numbered
from parlour.games.illuminati.board import attempt_of, seats_in
from parlour.games.illuminati.cards import facts
from parlour.games.illuminati.hands import holds
from parlour.games.illuminati.model import NONE, State
from parlour.games.illuminati.out import cut_turn
from parlour.games.illuminati.specials import (
    ability_of,
    kinds_held,
    play,
    plays,
    sample_play,
    use,
    why_no_play,
    why_not_held,
)
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt
from parlour.kit.chance import Chance
from parlour.kit.legal import Legal, Refused
from parlour.kit.responses import Window
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("DoubleWindow", "PrivilegeWindow", "Reacting", "ReactionWindow", "TurnStart")

NOBODY = Window(())


class Reacting(Asking, kw_only=True):
    """A window for Specials with certain abilities."""

    kind: ClassVar[str]
    clause: ClassVar[str]
    abilities: ClassVar[tuple[type[Any], ...]]
    any_time: ClassVar[bool] = True
    """Are Specials for any time played in it too?"""
    window: Public[Window] = NOBODY
    number: Public[int] = 0

    def begin(self, s: State, k: Kernel) -> None:
        for player in s.players:  # most windows open with nobody to ask
            if player.hand.value:
                self.number = numbered(s)
                self.window = Window.opened(self.seats(s), s.active)
                return

    def seats(self, s: State) -> list[int]:
        """Who is asked, if public facts allow."""
        return seats_in(s)

    def closed(self, s: State) -> bool:
        """Is there nothing left to react to?"""
        return False

    def prompts(self, s: State) -> Sequence[Prompt]:
        seat = None if self.closed(s) else self.window.awaited(has_hand(s))
        return () if seat is None else (Prompt(Seat(seat), self.kind, optional=True, turn=self.number),)

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        return Reactions(s, seat, self)

    def act(self, s: State, seat: Seat, action: Action, k: Kernel) -> None:
        match action:
            case PlaySpecial():
                self.window = self.window.acted(seat)
                play(s, seat, action, k)
            case BreakPrivilege():
                self.window = self.window.acted(seat)
                use(s, seat, [action.first, action.second], "break_privilege", k)
            case _:
                self.window = self.window.passed(seat)
                k.emit(events.Passed(seat=seat))


class Reactions(Legal[Action]):
    """A pass, the Specials of the window, those for any time, and where it can be broken, a break."""

    __slots__ = ("_s", "_seat", "_window")

    def __init__(self, s: State, seat: int, window: Reacting) -> None:
        self._s = s
        self._seat = seat
        self._window = window

    def why_not(self, action: Action) -> Refused | None:
        """By kind of action; of a hand, only the own one is looked at."""
        window = self._window
        match action:
            case Pass():
                return None
            case PlaySpecial(special=special, card=card, to=to):
                ability = ability_of(facts(self._s.options), special)
                if isinstance(ability, window.abilities) and (card, to) == (NONE, NONE):
                    return why_not_held(self._s, self._seat, special)
                if window.any_time:
                    return why_no_play(self._s, self._seat, action)
                return Refused("not_now", {"special": special}, window.clause)
            case BreakPrivilege(first=first, second=second) if window.kind == "privilege":
                return self._why_no_break(first, second)
            case _:
                return Refused("not_now", rule=window.clause)

    def _why_no_break(self, first: int, second: int) -> Refused | None:
        if first > second:
            return Refused("smaller_first", rule="6.2")
        if not holds(self._s, self._seat, first, 1 + (first == second)):
            return Refused("no_such_special", {"special": first}, "6.2")
        return why_not_held(self._s, self._seat, second)

    def _own(self) -> list[Action]:
        """What only this window allows."""
        s, deck = self._s, facts(self._s.options)
        own: list[Action] = [
            PlaySpecial(kind) for ability in self._window.abilities for kind in kinds_held(s, deck, self._seat, ability)
        ]
        if self._window.kind == "privilege":
            hand = s.players[self._seat].hand.value
            pairs = ((hand[i], other) for i in range(len(hand)) for other in hand[i + 1 :])
            own += [BreakPrivilege(*pair) for pair in dict.fromkeys(pairs)]
        return own

    def _all(self) -> list[Action]:
        return [Pass(), *self._own(), *(plays(self._s, self._seat) if self._window.any_time else ())]

    def __iter__(self) -> Any:
        return iter(self._all())

    def sample(self, rng: Chance) -> Action:
        """Half of the time a pass."""
        die = rng.below("react", 4)
        if die < 2:
            return Pass()
        if die == 3 and self._window.any_time:
            return sample_play(self._s, self._seat, rng) or Pass()
        own = self._own()
        return own[rng.below("own", len(own))] if own else Pass()


@rule("4")
class TurnStart(Reacting, kw_only=True):
    """4 T0: the turn may be skipped."""

    kind: ClassVar[str] = "skip"
    clause: ClassVar[str] = "4"
    abilities: ClassVar[tuple[type[Any], ...]] = (a.SkipTurn,)
    any_time: ClassVar[bool] = False
    boundary: ClassVar[bool] = True

    def seats(self, s: State) -> list[int]:
        """Everybody but the player whose turn begins."""
        return [seat for seat in seats_in(s) if seat != s.active]

    def closed(self, s: State) -> bool:
        """A turn can be skipped only once."""
        return s.skipped

    @rule("10", ruling="R 28")
    def end(self, s: State, k: Kernel) -> None:
        """Nothing happens but the victory check."""
        if s.skipped:
            k.emit(events.TurnSkipped(seat=s.active))
            cut_turn(s)


@rule("4.1")
class DoubleWindow(Reacting, kw_only=True):
    """4.1 a: the player whose turn it is may double incomes."""

    kind: ClassVar[str] = "double"
    clause: ClassVar[str] = "4.1"
    abilities: ClassVar[tuple[type[Any], ...]] = (a.DoubleIncome,)
    any_time: ClassVar[bool] = False
    boundary: ClassVar[bool] = True

    def seats(self, s: State) -> list[int]:
        """Only the player whose turn it is."""
        return [s.active]


@rule("6.2")
class PrivilegeWindow(Reacting, kw_only=True):
    """6.2 A2: others may break the privilege, or be let in."""

    kind: ClassVar[str] = "privilege"
    clause: ClassVar[str] = "6.2"
    abilities: ClassVar[tuple[type[Any], ...]] = (a.CancelPrivilege, a.JoinPrivileged)

    def seats(self, s: State) -> list[int]:
        """Everybody but the attacker."""
        return [seat for seat in seats_in(s) if seat != s.active]

    def closed(self, s: State) -> bool:
        """There is no privilege, or no longer one."""
        return not attempt_of(s).privileged


@rule("6.2")
class ReactionWindow(Reacting, kw_only=True):
    """6.2 A6: the roll may be changed."""

    kind: ClassVar[str] = "react"
    clause: ClassVar[str] = "6.2"
    abilities: ClassVar[tuple[type[Any], ...]] = (a.SetRoll,)
