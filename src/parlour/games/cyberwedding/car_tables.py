"""§7.3, §7.4 The two tables of a car run, as functions: modifiers, results, what is worth spending."""

from __future__ import annotations

from typing import Literal

from parlour.games.cyberwedding.model import Rank, State
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.table import cyberman_at, ground_in
from parlour.kit.rules import rule

__all__ = (
    "CRASHED",
    "ROLLED",
    "HitTarget",
    "Outcome",
    "crash_of",
    "crash_spendings",
    "hit_of",
    "hit_roll",
    "hit_spendings",
    "modifier_at",
)

HitTarget = Literal["cyberman", "unit", "group", "partial"]
Outcome = Literal["dodged", "injured", "destroyed", "destroyed_killed"]

DROVE, CRASHED, ROLLED = 0, 1, 2
"""What a crash roll comes to."""


@rule("7.3")
def modifier_at(s: State, square: int) -> int:
    """Onto the crash roll there: for what stands in the square, and for what it is."""
    ground = ground_in(s)
    found = 0
    if ground.is_hedge(square) or ground.is_tree(square) or ground.building[square] is not None:
        found += NUMBERS.crash_obstacle
    cyberman = cyberman_at(s, square)
    if cyberman is not None:
        found += NUMBERS.crash_leader if cyberman.rank is Rank.LEADER else NUMBERS.crash_obstacle
    if square in s.units:
        found += NUMBERS.crash_unit
    return found


@rule("7.3")
def crash_of(result: int) -> int:
    """``DROVE``, ``CRASHED`` or ``ROLLED``."""
    if result < NUMBERS.crash_at:
        return DROVE
    return ROLLED if result >= NUMBERS.crash_roll_at else CRASHED


@rule("7.3")
def crash_spendings(result: int, fatigue: int, escape: int) -> list[tuple[int, int]]:
    """Pairs of Fatigue and Escape tokens of which each one counts: none without which it would be as good."""
    found = [(0, 0)]
    short = result - NUMBERS.crash_at + 1
    if short <= 0:
        return found
    for e in range(min(escape, -(-short // NUMBERS.crash_escape)) + 1):
        for f in range(min(fatigue, -(-short // NUMBERS.crash_fatigue)) + 1):
            less = f * NUMBERS.crash_fatigue + e * NUMBERS.crash_escape
            smallest = NUMBERS.crash_fatigue if f else NUMBERS.crash_escape
            if less and less - smallest < short:
                found.append((f, e))
    return found


def hit_roll(die: int, fatigue: int, escape: int) -> int:
    """§7.4 The die with what is spent on it, 1 to 6."""
    return min(NUMBERS.die, max(1, die + fatigue * NUMBERS.hit_fatigue - escape * NUMBERS.hit_escape))


@rule("7.4")
def hit_of(column: str, roll: int) -> Outcome:
    """The table; ``column`` is ``group``, ``carrier``, ``unit`` or the rank of a Cyberman without captives."""
    if column == "group":
        return "injured" if roll >= NUMBERS.hit_group_at else "dodged"
    if column == "carrier":
        return "destroyed_killed" if roll >= NUMBERS.hit_carrier_kills_at else "destroyed"
    at = NUMBERS.hit_leader_at if column == Rank.LEADER else NUMBERS.hit_cyberman_at
    return "destroyed" if roll >= at else "dodged"


@rule("7.4")
def hit_spendings(column: str, die: int, fatigue: int, escape: int) -> list[tuple[int, int]]:
    """Nothing, or the fewest tokens that make each other outcome: Fatigue for a higher roll, Escape for a lower one."""
    found = [(0, 0)]
    seen = [hit_of(column, die)]
    for f in range(1, min(fatigue, NUMBERS.die - die) + 1):
        outcome = hit_of(column, hit_roll(die, f, 0))
        if outcome not in seen:
            seen.append(outcome)
            found.append((f, 0))
    for e in range(1, min(escape, die - 1) + 1):
        outcome = hit_of(column, hit_roll(die, 0, e))
        if outcome not in seen:
            seen.append(outcome)
            found.append((0, e))
    return found
