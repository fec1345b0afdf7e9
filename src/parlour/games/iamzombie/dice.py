"""§6–§8 What dice come to: pure functions of faces and numbers, without a state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from parlour.games.iamzombie.cards import CONSTANTS
from parlour.kit.rules import rule

__all__ = (
    "BRAIN",
    "FREAK",
    "Rerolls",
    "danger_failures",
    "danger_used",
    "dice_in_pool",
    "difficulty_used",
    "freaks_to_place",
    "has_triple",
    "makes_stages",
    "max_stages",
    "net_stages",
    "rerolls",
)

FREAK, BRAIN = 5, 6
"""Faces that are icons; 1 to 4 are numbers."""


class Rerolls(NamedTuple):
    """§6.1 Rerolls that may be used, and those beyond, each of which lowers Difficulty or Danger by one."""

    usable: int
    surplus: int


@rule("6.1")
def dice_in_pool(matching_cards: int, bonus: int = 0) -> int:
    """How many dice are rolled, with so many archetype cards of the location's colour that give one."""
    return min(CONSTANTS.max_dice, CONSTANTS.base_dice + matching_cards + bonus)


@rule("6.1")
def rerolls(matches: int, *, dark: bool = False, bonus: int = 0) -> Rerolls:
    """Rerolls for so many matching icons; ``bonus`` are bought ones, usable beyond the limit of three."""
    total = max(0, CONSTANTS.free_rerolls + matches - dark)
    return Rerolls(min(CONSTANTS.max_rerolls, total) + bonus, max(0, total - CONSTANTS.max_rerolls))


@rule("6.1")
def difficulty_used(printed: int, surplus: int = 0, reduction: int = 0) -> int:
    """Difficulty after ``surplus`` rerolls spent on it and what specials take off."""
    return max(CONSTANTS.difficulty_min_effective, printed - surplus - reduction)


@rule("6.1")
def danger_used(printed: int, freaks: int = 0, surplus: int = 0, reduction: int = 0) -> int:
    """Danger after freak tokens, surplus rerolls and specials; 0 is none."""
    danger = printed + freaks - surplus - reduction
    return max(CONSTANTS.danger_min_effective, min(CONSTANTS.danger_max_effective, danger))


@rule("7.1")
def makes_stages(dice: Sequence[int], difficulty: int, *, pairs_only: bool = False) -> tuple[tuple[int, ...], ...]:
    """The stages that dice make, as many as possible: indexes into ``dice``, one or two for each stage."""
    left = sorted((i for i, face in enumerate(dice) if face < FREAK), key=lambda i: dice[i])
    made: list[tuple[int, ...]] = []
    if not pairs_only:
        made = [(i,) for i in left if dice[i] >= difficulty]
        left = [i for i in left if dice[i] < difficulty]
    low, high = 0, len(left) - 1
    while low < high:
        if dice[left[low]] + dice[left[high]] >= difficulty:
            made.append((left[low], left[high]))
            high -= 1
        low += 1
    return tuple(made)


@rule("7.1")
def max_stages(dice: Iterable[int], difficulty: int, *, pairs_only: bool = False) -> int:
    """The largest number of stages that dice make, each of one die or two."""
    values = sorted(face for face in dice if face < FREAK)
    stages = 0
    if not pairs_only:
        while values and values[-1] >= difficulty:
            values.pop()
            stages += 1
    low, high = 0, len(values) - 1
    while low < high:
        if values[low] + values[high] >= difficulty:
            stages += 1
            high -= 1
        low += 1
    return stages


@rule("7")
def danger_failures(dice: Iterable[int], danger: int, cancelled_fives: int = 0) -> int:
    """§7 step 3: how many dice fail Danger. The check has failed if any does; in ``per_die`` each is a wound."""
    failed = fives = 0
    for face in dice:
        if face == FREAK:
            fives += 1
        elif face <= danger and face != BRAIN:
            failed += 1
    return failed + max(0, fives - cancelled_fives) if danger >= FREAK else failed


@rule("7")
def net_stages(stages: int, fives: int, bonus: int = 0, cap: int | None = None) -> int:
    """§7 step 5: stages that are left after uncancelled fives bite; ``bonus`` is bought on top, ``cap`` limits."""
    net = max(0, stages - fives) + bonus
    return net if cap is None else min(net, cap)


@rule("8")
def freaks_to_place(stages: int, fives: int) -> int:
    """§7 step 6: freak tokens for so many rolled stages and uncancelled fives."""
    return max(0, fives - stages)


@rule("14")
def has_triple(dice: Iterable[int]) -> bool:
    """§14 ``triple``: do three dice show the same number?"""
    counts = [0] * 7
    for face in dice:
        counts[face] += 1
    return any(counts[face] >= 3 for face in range(1, FREAK))
