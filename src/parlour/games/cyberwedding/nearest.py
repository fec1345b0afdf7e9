"""Counters that come onto the map as near as may be: where several squares are equally near, their owner chooses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from parlour.games.cyberwedding.actions import Action, PlaceGroup, PlacePartial
from parlour.games.cyberwedding.asking import Asking
from parlour.games.cyberwedding.cyber_refusals import NOT_NEAREST, NOT_NOW
from parlour.games.cyberwedding.model import State
from parlour.games.cyberwedding.standing import is_human
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.legal import Refused

__all__ = ("Nearest",)


class Nearest(Asking, kw_only=True):
    """§6, §8 One of the nearest squares, by the player whose counter it is."""

    choice: ClassVar[type[PlaceGroup] | type[PlacePartial]]
    """The action that names a square."""

    def squares(self, s: State) -> list[int]:
        """The nearest ones, ascending; perhaps none."""
        raise NotImplementedError  # both counters have their own

    def place(self, s: State, square: int, k: Kernel) -> None:
        """The counter is there."""
        raise NotImplementedError  # both counters have their own

    def moot(self, s: State) -> bool:
        """Its owner is no longer in the game."""
        return not is_human(s.players[self.seat])

    def opens(self, s: State, k: Kernel) -> bool:
        if self.moot(s):
            return False
        squares = self.squares(s)
        if len(squares) == 1:
            self.place(s, squares[0], k)
        return len(squares) > 1

    def every(self, s: State) -> Iterable[Action]:
        return [self.choice(square) for square in self.squares(s)]

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not self.choice:
            return NOT_NOW
        return None if action.square in self.squares(s) else NOT_NEAREST

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        self.place(s, action.square, k)

    def default(self, s: State, seat: Seat) -> Action:
        """The first one."""
        return next(iter(self.every(s)))
