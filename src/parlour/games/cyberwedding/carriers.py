"""§5.2 Carriers go to the nearest Unit by themselves."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import field

from parlour.games.cyberwedding.actions import Action, MoveCyberman, MoveRest
from parlour.games.cyberwedding.commanding import Commanding
from parlour.games.cyberwedding.conversion import Converting
from parlour.games.cyberwedding.cyber_refusals import CANNOT_REACH, NOT_NOW
from parlour.games.cyberwedding.model import Cyberman, State
from parlour.games.cyberwedding.moving_cybermen import FACINGS, relocate
from parlour.games.cyberwedding.supply import speed_of
from parlour.games.cyberwedding.table import board_of, chooser, cyberman_by
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.legal import Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("CarrierMoves",)


@rule("5.2")
@rule("3.5")
class CarrierMoves(Commanding, kw_only=True):
    """5.2 In the chooser's order; who is there, converts. Asked only where there is a choice.

    Of several Units reached at once it is the nearest one, of equally near ones the first in the order of squares.
    """

    kind: ClassVar[str] = "carrier"
    waiting: Public[list[int]] = field(default_factory=list)
    policy: Public[bool] = False
    """Does the policy move the rest?"""

    def _ways(self, s: State) -> list[MoveCyberman]:
        """What each that waits can do: go where its way may end this time, or convert where it is."""
        board = board_of(s)
        ways: list[MoveCyberman] = []
        for cyberman in self._carriers(s):
            if board.reached(cyberman.square):
                ways.append(MoveCyberman(cyberman.id, cyberman.square, cyberman.facing))
                continue
            for square in board.carrier_ends(cyberman.square, speed_of(cyberman)):
                ways += [MoveCyberman(cyberman.id, square, facing) for facing in FACINGS]
        return ways

    def _carriers(self, s: State) -> list[Cyberman]:
        found = [cyberman_by(s, number) for number in self.waiting]
        return [cyberman for cyberman in found if cyberman is not None and cyberman.captives]

    def opens(self, s: State, k: Kernel) -> bool:
        if s.cut or s.reason or not s.units:
            return False
        self.seat = chooser(s)
        ways = self._ways(s)
        if not ways:
            return False
        if not self.policy and len(ways) > 1:
            return True
        self.begun = False
        self._go(s, ways[0], k)
        return False

    def own(self, s: State) -> list[Action]:
        """A way of one of the carriers, or the policy for all."""
        return [*self._ways(s), MoveRest()]

    def judge_own(self, s: State, action: Any) -> Refused | None:
        """One of these ways."""
        match action:
            case MoveRest():
                return None
            case MoveCyberman():
                return None if action in self._ways(s) else CANNOT_REACH
        return NOT_NOW

    def decide_own(self, s: State, action: Any, k: Kernel) -> None:
        """It goes; the others wait."""
        self.again(k)
        if type(action) is MoveRest:
            self.policy = True
        else:
            self._go(s, action, k)

    def _go(self, s: State, move: MoveCyberman, k: Kernel) -> None:
        self.waiting.remove(move.cyberman)
        cyberman = cyberman_by(s, move.cyberman)
        if cyberman is None:
            raise LookupError(move)  # its way was just looked up
        if move.to != cyberman.square:
            relocate(s, self.seat, move, "carrier", k)
        cyberman.moved = True
        board, here = board_of(s), cyberman.square
        reached = board.reached(here)
        if reached:
            k.push(Converting(cyberman=cyberman.id, unit=min(reached, key=lambda unit: board.distance(here, unit))))

    def default(self, s: State, seat: Seat) -> Action:
        """The first way of the first one, and so on."""
        return MoveRest()
