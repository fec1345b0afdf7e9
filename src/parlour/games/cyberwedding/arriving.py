"""§3.1, #16 Cybermen that arrive on a tile, and the tokens that lie on it when it is turned up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.actions import Action, PlaceCyberman, PlaceTokens
from parlour.games.cyberwedding.asking import MANY, Asking
from parlour.games.cyberwedding.model import NONE, PlayerState, State
from parlour.games.cyberwedding.refusals import NO_SUCH_TYPE, NOT_ALLOWED_THERE
from parlour.games.cyberwedding.supply import add_cyberman, ensure, types_left
from parlour.games.cyberwedding.table import board_of, clockwise, ground_in
from parlour.games.cyberwedding.tokens import lay
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.chance import Chance
from parlour.kit.legal import Candidates, FormOf, Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("FACINGS", "Arriving", "TokenPlacing", "furthest")

FACINGS = range(4)


@rule("3.1")
class Arriving(Asking, kw_only=True):
    """3.1 Cybermen of the current Mark come from the supply onto a tile, one after the other."""

    kind: ClassVar[str] = "arrival"
    draft: ClassVar[bool] = True
    tile: Public[int]
    left: Public[int]
    why: Public[str]
    """``arrival`` or ``card``."""

    def opens(self, s: State, k: Kernel) -> bool:
        if self.left == 0 or not self._squares(s):
            return False
        return ensure(s, k)

    def _squares(self, s: State) -> list[int]:
        return board_of(s).legal_on_tile(self.tile, hedges=s.options.advanced_terrain)

    def every(self, s: State) -> Iterable[Action]:
        types = types_left(s)
        return [
            PlaceCyberman(square, one, facing) for square in self._squares(s) for one in types for facing in FACINGS
        ]

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not PlaceCyberman or action.square not in self._squares(s):
            return NOT_ALLOWED_THERE
        if action.ability not in types_left(s):
            return NO_SUCH_TYPE
        return None if action.facing in FACINGS else NOT_ALLOWED_THERE

    def sample(self, s: State, rng: Chance) -> Action:
        """A square, a type and a facing without listing them."""
        squares, types = self._squares(s), types_left(s)
        die = rng.below("sample", MANY)
        left, facing = divmod(die, 4)
        left, one = divmod(left, len(types))
        return PlaceCyberman(squares[left % len(squares)], types[one], facing)

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        add_cyberman(s, self.seat, action.square, action.ability, action.facing, self.why, k)
        self.left -= 1
        self.again(k)

    def default(self, s: State, seat: Seat) -> Action:
        """The first square and type, facing north."""
        return PlaceCyberman(self._squares(s)[0], types_left(s)[0], 0)


@rule("3.1")
def furthest(s: State, tile: int) -> Seat:
    """Who is furthest from the tile, on foot or in a car; ties in turn order after the active player."""
    ground = ground_in(s)
    best, chosen = -1, s.active
    for seat in clockwise(s, s.active + 1):
        player = s.players[seat]
        if player.state is PlayerState.HUMAN and player.square != NONE:
            far = min(ground.distance(player.square, square) for square in ground.tile_squares[tile])
            if far > best:
                best, chosen = far, seat
    return chosen


@rule("3.1")
class TokenPlacing(Asking, kw_only=True):
    """3.1 Two Fatigue tokens on the tile, and an Escape token in its building if it has one."""

    kind: ClassVar[str] = "tokens"
    tile: Public[int]

    def opens(self, s: State, k: Kernel) -> bool:
        return bool(self._squares(s))

    def _squares(self, s: State) -> list[int]:
        ground = ground_in(s)
        return [square for square in ground.tile_squares[self.tile] if ground.passable[square]]

    def _rooms(self, s: State) -> tuple[int, ...]:
        return ground_in(s).building_squares[self.tile] or (NONE,)

    def every(self, s: State) -> Iterable[Action]:
        squares = self._squares(s)
        return [
            PlaceTokens(first, second, escape)
            for at, first in enumerate(squares)
            for second in squares[at:]
            for escape in self._rooms(s)
        ]

    def judge(self, s: State, action: Any) -> Refused | None:
        squares = self._squares(s)
        fits = (
            type(action) is PlaceTokens
            and action.first in squares
            and action.second in squares
            and action.first <= action.second
            and action.escape in self._rooms(s)
        )
        return None if fits else NOT_ALLOWED_THERE

    def sample(self, s: State, rng: Chance) -> Action:
        """A square, a type and a facing without listing them."""
        squares, rooms = self._squares(s), self._rooms(s)
        first, second = sorted(squares[rng.below("sample", len(squares))] for _ in range(2))
        return PlaceTokens(first, second, rooms[rng.below("room", len(rooms))])

    def forms(self, s: State) -> tuple[FormOf, ...]:
        """Too many to list."""
        squares = Candidates(values=tuple(self._squares(s)))
        fields = {"first": squares, "second": squares, "escape": Candidates(values=self._rooms(s))}
        return (FormOf("PlaceTokens", fields),)

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        lay(s, action.first, 0, 1)
        lay(s, action.second, 0, 1)
        if action.escape != NONE:
            lay(s, action.escape, 1, 0)
        k.emit(
            events.TokensPlaced(
                seat=self.seat, tile=self.tile, first=action.first, second=action.second, escape=action.escape
            )
        )

    def default(self, s: State, seat: Seat) -> Action:
        """The first squares."""
        square = self._squares(s)[0]
        return PlaceTokens(square, square, self._rooms(s)[0])
