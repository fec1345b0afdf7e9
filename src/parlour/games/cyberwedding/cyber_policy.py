"""§10.3 The published policy that moves Cybermen and aims them for a player: deterministic, from public facts."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.cyberwedding.actions import MoveCyberman, UseCyberAbility
from parlour.games.cyberwedding.ground import Ground
from parlour.games.cyberwedding.model import NONE, Cyberman, State
from parlour.games.cyberwedding.supply import speed_of
from parlour.games.cyberwedding.table import board_of, cyberman_by, ground_in
from parlour.kit.actors import Seat
from parlour.kit.rules import rule

__all__ = ("Policy", "aimed", "facing_to", "in_order", "suggested")


def _squares(s: State, seat: Seat) -> tuple[list[int], list[int]]:
    """Where the other players' groups and Partials are, and the own ones."""
    others: list[int] = []
    own: list[int] = []
    for player in s.players:
        side = own if player.seat == seat else others
        if player.square >= 0 and not player.in_car:
            side.append(player.square)
        if player.partial >= 0:
            side.append(player.partial)
    return others, own


def facing_to(ground: Ground, square: int, to: int, facing: int) -> int:
    """Towards a square, along the longer side; north or south of equal ones; ``facing`` if it is the same square."""
    down = to // ground.width - square // ground.width
    right = to % ground.width - square % ground.width
    if not down and not right:
        return facing
    if abs(down) >= abs(right):
        return 2 if down > 0 else 0
    return 1 if right > 0 else 3


@rule("10.3")
def in_order(s: State, seat: Seat, cybermen: Sequence[Cyberman]) -> list[Cyberman]:
    """Who is moved first: the nearest to another player's group or Partial, by number where it is equal."""
    others, _ = _squares(s, seat)
    nearest = board_of(s).nearest_of
    return sorted(cybermen, key=lambda cyberman: nearest(cyberman.square, others))


class Policy:
    """What it suggests for one player, as the board is; ``look`` again after every move."""

    __slots__ = ("_board", "_ground", "_others", "_own", "_s")

    def __init__(self, s: State, seat: Seat) -> None:
        self._s = s
        self._ground = ground_in(s)
        self._others, self._own = _squares(s, seat)
        self._board = board_of(s)

    def look(self) -> None:
        """A Cyberman has moved."""
        self._board = board_of(self._s)

    @rule("10.3")
    def suggest(self, cyberman: Cyberman, *, must: bool) -> MoveCyberman | None:
        """Nearer to the nearest other player, and not nearer to the own group; the first square of equal ones.

        If no square is like that: ``None`` or, where it ``must`` be moved, farthest from the own group. ``None`` too
        if it cannot move at all.
        """
        nearest, others, own = self._board.nearest_of, self._others, self._own
        best = nearest(cyberman.square, others)
        if best <= 0 and not must:
            return None
        squares = self._board.cyber_moves(cyberman.square, speed_of(cyberman))
        if not squares:
            return None
        mine, to = nearest(cyberman.square, own), NONE
        for square in squares:
            far = nearest(square, others)
            if far < best and nearest(square, own) >= mine:
                best, to = far, square
        if to == NONE:
            if not must:
                return None
            to = max(squares, key=lambda square: (nearest(square, own), -square))
        distance = self._ground.distance
        goal = min(others, key=lambda square: distance(to, square), default=to)
        return MoveCyberman(cyberman.id, to, facing_to(self._ground, to, goal, cyberman.facing))


def suggested(s: State, seat: Seat, cyberman: Cyberman, *, must: bool) -> MoveCyberman | None:
    """What the policy suggests for one Cyberman."""
    return Policy(s, seat).suggest(cyberman, must=must)


@rule("10.3")
def aimed(s: State, seat: Seat, uses: Sequence[UseCyberAbility]) -> UseCyberAbility:
    """The one at whoever has most points, by the nearest Cyberman, by number; at the own side only if it must."""
    distance = ground_in(s).distance

    def order(use: UseCyberAbility) -> tuple[bool, int, int, int, bool]:
        cyberman, target = cyberman_by(s, use.cyberman), s.players[use.to]
        if cyberman is None:
            raise LookupError(use)  # none of these would be a use
        far = distance(cyberman.square, target.partial if use.partial else target.square)
        return use.to == seat, -target.vp, far, use.cyberman, use.partial

    return min(uses, key=order)
