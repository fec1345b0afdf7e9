"""§19 The exact dice policy: which dice to keep, what to pay for, and what a situation is worth before it is rolled.

Values are in stages: one side of a location is 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from parlour.games.iamzombie._hot_policy import MOST_DICE, Solver
from parlour.kit.rules import rule

__all__ = ("MOST_PLANS", "REFERENCE", "Payment", "Plan", "Roll", "Weights", "payment", "plan", "worth")

MOST_PLANS = 4096
"""Plans that are remembered. One takes at most 8 kB, and a usual one a tenth of that."""
MOST_BRAINS = 8
"""More brains than that make no difference to a roll."""


class Roll(NamedTuple):
    """§6.1, §7 All that a roll depends on."""

    dice: int
    rerolls: int
    difficulty: int
    danger: int
    need: int = 4
    """Stages to the claim."""
    brains: int = 0
    health: int = 3
    """Wounds that can be taken before one downs the hero."""
    pairs: bool = False
    cap: int = 0
    """Most stages a turn; 0 is no limit."""
    triple: int = 0
    """Stages for three equal dice: as many as there are cards that give one."""
    sealed: bool = False
    slide: bool = False
    noisy: bool = False
    feast: bool = False
    hunger: bool = False
    gifts: int = 0
    """Stages that may be bought for two brains each."""
    per_die: bool = False


class Weights(NamedTuple):
    """What counts how much, in stages."""

    stage: float = 1.0
    claim: float = 0.8
    wound: float = 0.9
    freak: float = 0.25
    brain: float = 0.3
    down: float = 2.0
    brains_counted: int = 5


REFERENCE = Weights()
"""§19 The weights of the vectors. They do not know ``down``: it only counts where no healthy card is left."""


class Payment(NamedTuple):
    """What to pay for after the last reroll, what that is worth, and the stages made."""

    fives: int
    wounds: int
    gifts: int
    value: float
    stages: int


class Plan:
    """The best play of a situation; ``value`` and ``stages`` are what it promises before the first roll."""

    __slots__ = ("_first", "_keeps", "stages", "value")

    def __init__(self, roll: Roll, weights: Weights) -> None:
        self.value, self.stages, self._keeps = _SOLVER.solve(roll.dice, roll.rerolls, _leaf(roll), tuple(weights))
        self._first = _SOLVER.first(roll.dice)

    def reroll(self, dice: Sequence[int], left: int) -> tuple[int, ...]:
        """Indexes of the dice to roll again with ``left`` rerolls left; none is to stop."""
        if not left:
            return ()
        kept = list(_SOLVER.counts(self._keeps[left - 1][_SOLVER.number(tuple(dice)) - self._first]))
        again = []
        for index, face in enumerate(dice):
            if kept[face - 1]:
                kept[face - 1] -= 1
            else:
                again.append(index)
        return tuple(again)


_SOLVER = Solver()


def _leaf(roll: Roll) -> tuple[int, ...]:
    return (roll.difficulty, roll.danger, roll.need, min(roll.brains, MOST_BRAINS), *map(int, roll[6:]))


@lru_cache(maxsize=MOST_PLANS)
@rule("19")
def plan(roll: Roll, weights: Weights = REFERENCE) -> Plan:
    """The plan of a situation, remembered; ``ValueError`` for more than eight dice."""
    if roll.dice > MOST_DICE:
        raise ValueError(f"{roll.dice} dice, of at most {MOST_DICE}")
    return Plan(roll, weights)


def worth(roll: Roll, weights: Weights = REFERENCE) -> float:
    """What a situation is worth before the first roll."""
    return plan(roll, weights).value


@rule("19")
def payment(dice: Sequence[int], roll: Roll, weights: Weights = REFERENCE) -> Payment:
    """What to pay for when these dice are final."""
    hand = _SOLVER.number(tuple(dice))
    fives, wounds, gifts, value, stages = _SOLVER.settle(hand, _leaf(roll), tuple(weights))
    return Payment(fives, wounds, gifts, value, stages)
