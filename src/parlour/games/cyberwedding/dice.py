"""The die: every d6 of the game is drawn under one label."""

from __future__ import annotations

from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.kit.agenda import Kernel

__all__ = ("DIE", "roll_die")

DIE = "die"


def roll_die(k: Kernel) -> int:
    """1 … 6."""
    return k.chance.below(DIE, NUMBERS.die) + 1
