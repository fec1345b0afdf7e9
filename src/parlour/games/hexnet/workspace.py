"""The core of this process for given rules; `position` makes it equal to a state."""

from __future__ import annotations

from functools import cache

from parlour.games.hexnet._hot_core import Core
from parlour.games.hexnet.columns import RANDOM

__all__ = ("Core", "workspace")


@cache
def workspace(
    players: int,
    powers: int = RANDOM,
    p_first_round: int = 3,
    p_every: int = 2,
    p_cap: int = 0,
    lockout_turns: int = 3,
    trap_deactivates: bool = False,
) -> Core:
    """Return this process's workspace for these rules."""
    return Core(players, powers, p_first_round, p_every, p_cap, lockout_turns, trap_deactivates)
