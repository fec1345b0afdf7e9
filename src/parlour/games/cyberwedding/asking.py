"""Steps that ask somebody, and what is done for whoever does not answer (§10.3, §10.6)."""

from __future__ import annotations

from parlour.games.cyberwedding.model import State
from parlour.kit import asking
from parlour.kit.rules import rule

__all__ = ("MANY", "Asking")

MANY = 1 << 30
"""Random play draws once below this where a decision has several parts: a draw costs more than the rest of it."""


@rule("10.3")
@rule("10.6")
class Asking(asking.Asking, kw_only=True):
    """10.3 Who has left does what the default says."""

    def absent(self, s: State) -> bool:
        """10.6 Has the player left?"""
        return s.players[self.seat].left

    def turn(self, s: State) -> int:
        """A player's turn, whoever is asked in it."""
        return s.turn
