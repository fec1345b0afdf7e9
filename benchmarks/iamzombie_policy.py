"""How long the exact dice policy thinks: eight dice for the first time, and once they are remembered.

Run with ``python -m benchmarks.iamzombie_policy``.
"""

from __future__ import annotations

import sys
import time
from itertools import product
from statistics import median

from benchmarks import goals
from parlour.games.iamzombie.policy import Roll, plan

COLD, CACHED = 5.0, 10.0
"""Milliseconds at most for eight dice, and microseconds."""
LOOKUPS = 10_000


def cold() -> float:
    """Milliseconds for eight dice and three rerolls: the median of all Difficulties and Dangers."""
    plan.cache_clear()
    taken = []
    for difficulty, danger in product(range(2, 9), range(6)):
        began = time.perf_counter()
        plan(Roll(8, 3, difficulty, danger, brains=2))
        taken.append(1000 * (time.perf_counter() - began))
    return median(taken)


def cached() -> float:
    """Microseconds to look a plan up and ask what to roll again."""
    roll, dice = Roll(8, 3, 5, 2), (1, 2, 3, 4, 5, 6, 5, 1)
    plan(roll)
    began = time.perf_counter()
    for _ in range(LOOKUPS):
        plan(roll).reroll(dice, 3)
    return 1e6 * (time.perf_counter() - began) / LOOKUPS


def main() -> int:
    """From the command line; 1 if a goal is missed."""
    return goals.report(
        goals.Goal("milliseconds for eight dice, cold", cold(), at_most=COLD),
        goals.Goal("microseconds for eight dice, remembered", cached(), at_most=CACHED),
    )


if __name__ == "__main__":
    sys.exit(main())
