"""§7.3, §7.5 What is done with a car: fleeing, attacking along a line, getting out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from parlour.games.cyberwedding.actions import Action, Drive, Flee, GetOut, PlayCard, UseAbility
from parlour.games.cyberwedding.car_run import start_run
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.commanding import Commanding
from parlour.games.cyberwedding.cyber_refusals import LINE_BLOCKED, LINE_FACE_DOWN, NOT_A_LINE, NOT_NOW, SAME_LINE
from parlour.games.cyberwedding.leaving_cars import flee, get_out
from parlour.games.cyberwedding.model import NONE, Character, Phase, State
from parlour.games.cyberwedding.pending import Moving
from parlour.games.cyberwedding.table import ground_in
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.chance import Chance
from parlour.kit.legal import Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("Driving", "lines_of", "why_no_line")

_ON_FOOT = (CardKind.RUN_FOR_IT, CardKind.THROUGH_THE_HEDGE, CardKind.BOUQUET_TOSS, CardKind.KEYS)
"""Cards that are of no use from inside a car."""


@rule("7.3")
@rule("7.5")
def why_no_line(s: State, seat: Seat, line: int) -> Refused | None:
    """Face up all along; no other group in a car at an end; after a run, not the same line again."""
    lines = ground_in(s).lines
    if not 0 <= line < len(lines):
        return NOT_A_LINE
    way = lines[line]
    if any(s.tiles[tile] == NONE for tile in way.tiles):
        return LINE_FACE_DOWN
    player = s.players[seat]
    if player.in_car and player.last_line == line:
        return SAME_LINE
    ends = (way.squares[0], way.squares[-1])
    if any(other.in_car and other.seat != seat and other.square in ends for other in s.players):
        return LINE_BLOCKED
    return None


def lines_of(s: State, seat: Seat) -> list[int]:
    """Lines that the group could attack along now, had it a car."""
    return [line for line in range(len(ground_in(s).lines)) if why_no_line(s, seat, line) is None]


@rule("7")
class Driving(Commanding, kw_only=True):
    """7 A group that has just got a car flees or attacks; one that got across may also get out. Commands come first."""

    kind: ClassVar[str] = "in_car"
    obtained: Public[bool] = False

    def named(self, s: State) -> str:
        """A new car, or the one the group sits in."""
        return "car" if self.obtained else self.kind

    def moot(self, s: State) -> bool:
        """The turn is over, or the group is no longer on the map."""
        return super().moot(s) or s.players[self.seat].square == NONE

    def opens(self, s: State, k: Kernel) -> bool:
        if s.cut or s.reason or not (self.obtained or s.players[self.seat].in_car):
            return False
        s.phase = Phase.MOVEMENT
        return True

    def every(self, s: State) -> Iterable[Action]:
        return [action for action in super().every(s) if not self._out_of_car(s, action)]

    @rule("1.2")
    def _out_of_car(self, s: State, action: Any) -> bool:
        """Does it need a group on foot? Whoever has just got a car counts as inside."""
        if type(action) is PlayCard:
            return action.card in _ON_FOOT
        if type(action) is not UseAbility:
            return False
        members = s.players[self.seat].members
        at = action.member
        return 0 <= at < len(members) and members[at].character in (Character.GEEK, Character.PARENT)

    def judge(self, s: State, action: Any) -> Refused | None:
        return NOT_NOW if self._out_of_car(s, action) else super().judge(s, action)

    def sample(self, s: State, rng: Chance) -> Action:
        """Now and then a command, if there is one."""
        action = super().sample(s, rng)
        return self.sample_own(s, rng) if self._out_of_car(s, action) else action

    def own(self, s: State) -> list[Action]:
        """Away, out of it, or along a line."""
        drives = [Drive(line, backwards) for line in lines_of(s, self.seat) for backwards in (False, True)]
        return [Flee() if self.obtained else GetOut(), *([] if self.obtained else [Flee()]), *drives]

    def judge_own(self, s: State, action: Any) -> Refused | None:
        """A new car has to be used; no line that is barred."""
        match action:
            case Flee():
                return None
            case GetOut():
                return NOT_NOW if self.obtained else None
            case Drive(line=line):
                return why_no_line(s, self.seat, line)
        return NOT_NOW

    def decide_own(self, s: State, action: Any, k: Kernel) -> None:
        """Carry it out."""
        match action:
            case Flee():
                flee(s, self.seat, k)
            case GetOut():
                get_out(s, self.seat, k)
            case _:
                k.enclosing(Moving).over = True
                start_run(s, self.seat, action.line, action.backwards, k)

    def default(self, s: State, seat: Seat) -> Action:
        """Out of it, or away."""
        return Flee() if self.obtained else GetOut()
