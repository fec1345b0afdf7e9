"""§8 Partial Conversions: how one is made, and how it moves."""

from __future__ import annotations

from typing import Any, ClassVar

from parlour.games.cyberwedding import cyber_events as events
from parlour.games.cyberwedding.actions import Action, MovePartial, PlacePartial, Stop
from parlour.games.cyberwedding.combat import meet
from parlour.games.cyberwedding.commanding import Commanding
from parlour.games.cyberwedding.cyber_refusals import CANNOT_REACH, NOT_NOW, ON_ANOTHER_PARTIAL
from parlour.games.cyberwedding.model import NONE, Fate, Phase, State, member_of
from parlour.games.cyberwedding.nearest import Nearest
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.pending import Stalking
from parlour.games.cyberwedding.standing import refresh
from parlour.games.cyberwedding.table import board_of, carrier_of, ground_in
from parlour.games.cyberwedding.tokens import pick_up
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.legal import Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("PartialMovement", "PlacingPartial")


@rule("8")
class PlacingPartial(Nearest, kw_only=True):
    """8 A captive keeps its humanity: the Partial comes to the legal square nearest to the Unit, the owner chooses."""

    kind: ClassVar[str] = "partial_place"
    choice = PlacePartial
    captive: Public[int]
    unit: Public[int]

    def squares(self, s: State) -> list[int]:
        """8 Legal for a Partial; in the advanced terrain hedges too."""
        return board_of(s).nearest_legal(self.unit, hedges=ground_in(s).advanced)

    def place(self, s: State, square: int, k: Kernel) -> None:
        """The captive leaves its carrier and is its owner's Partial."""
        carrier = carrier_of(s, self.captive)
        if carrier is None:
            raise LookupError(self.captive)  # nothing comes between the glitch and this
        carrier.captives.remove(self.captive)
        member_of(s, self.captive).fate = Fate.PARTIAL
        s.players[self.seat].partial = square
        k.emit(events.PartialMade(seat=self.seat, captive=self.captive, square=square))
        refresh(s, self.seat, k)


@rule("8")
class PartialMovement(Commanding, Stalking, kw_only=True):
    """8 After the group, up to the speed of the current Mark; what it meets it fights, what lies there it takes."""

    kind: ClassVar[str] = "partial"
    draft: ClassVar[bool] = True
    moved: Public[bool] = False

    def opens(self, s: State, k: Kernel) -> bool:
        if s.cut or s.reason or s.players[self.seat].partial == NONE:
            return False
        if self.left == NONE:
            s.phase = Phase.MOVEMENT
            self.left = NUMBERS.speed[s.technology]
        if self.moved:
            pick_up(s, self.seat, s.players[self.seat].partial, 0, 0, k)
        return self.left > 0 and bool(self._squares(s))

    def moot(self, s: State) -> bool:
        """The turn is over, or it is gone."""
        return s.cut or s.players[self.seat].partial == NONE

    def _squares(self, s: State) -> list[int]:
        """Neighbours it may enter now; another Partial's only where it can go on."""
        player = s.players[self.seat]
        others = [other.partial for other in s.players if other is not player]
        ground, board = ground_in(s), board_of(s)
        found = board.partial_moves(player.partial, 1)
        return [
            square
            for square in found
            if square not in others or (self.left > 1 and not ground.must_stop(player.partial, square))
        ]

    def _may_stop(self, s: State) -> bool:
        player = s.players[self.seat]
        return all(other.partial != player.partial for other in s.players if other is not player)

    def own(self, s: State) -> list[Action]:
        """One square further, or it stays."""
        moves: list[Action] = [MovePartial(square) for square in self._squares(s)]
        return [*([Stop()] if self._may_stop(s) else []), *moves]

    def judge_own(self, s: State, action: Any) -> Refused | None:
        """A neighbour that it may enter; staying is not always allowed."""
        match action:
            case Stop():
                return None if self._may_stop(s) else ON_ANOTHER_PARTIAL
            case MovePartial(to=to):
                return None if to in self._squares(s) else CANNOT_REACH
        return NOT_NOW

    def decide_own(self, s: State, action: Any, k: Kernel) -> None:
        """What it meets it fights, before anything lies there for it."""
        if type(action) is Stop:
            return
        player = s.players[self.seat]
        start = player.partial
        self.left = 0 if ground_in(s).must_stop(start, action.to) else self.left - 1
        player.partial = action.to
        self.moved = True
        self.again(k)
        k.emit(events.PartialMoved(seat=self.seat, start=start, square=action.to))
        meet(s, k, self.seat, partial=True)

    def default(self, s: State, seat: Seat) -> Action:
        """It stays."""
        return self.own(s)[0]
