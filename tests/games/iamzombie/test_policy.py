"""§19 The dice policy, compared with a slow one written another way, and how quick it is to look up."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from functools import cache
from itertools import combinations_with_replacement, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.iamzombie import policy
from parlour.games.iamzombie.dice import danger_failures, has_triple, makes_stages, max_stages
from parlour.games.iamzombie.policy import REFERENCE, Roll, Weights, payment, plan

FACES = (1, 2, 3, 4, 5, 6)
Dice = tuple[int, ...]

rolls = st.builds(
    Roll,
    dice=st.integers(1, 4),
    rerolls=st.integers(0, 2),
    difficulty=st.integers(2, 8),
    danger=st.integers(0, 5),
    need=st.integers(1, 4),
    brains=st.integers(0, 3),
    health=st.integers(0, 3),
    pairs=st.booleans(),
    cap=st.integers(0, 2),
    triple=st.integers(0, 2),
    sealed=st.booleans(),
    slide=st.booleans(),
    noisy=st.booleans(),
    feast=st.booleans(),
    hunger=st.booleans(),
    gifts=st.integers(0, 2),
    per_die=st.booleans(),
)


def value_of(dice: Dice, roll: Roll, fives: int, wounds: int, gifts: int) -> float | None:
    """§7 What a way to pay is worth, step by step; nothing if it cannot be paid."""
    w = REFERENCE
    brains = roll.brains + dice.count(6) + (roll.hunger and dice.count(6) >= 2)
    spent = fives + wounds + 2 * gifts
    failed = danger_failures(dice, roll.danger, fives)
    suffered = failed if roll.per_die else min(failed, 1)
    if spent > brains or fives > dice.count(5) or wounds > suffered:
        return None
    kept = brains - spent + (min(2, max(0, dice.count(6) - spent)) if roll.feast else 0)
    saved = w.brain * min(w.brains_counted, kept)
    if suffered - wounds > roll.health:
        return saved - w.down - w.wound * roll.health
    rolled = max_stages(dice, roll.difficulty, pairs_only=bool(roll.pairs)) + roll.triple * has_triple(dice)
    rolled = max(0, rolled - 1) if roll.sealed else rolled
    left = dice.count(5) - fives
    net = max(0, rolled - left) + gifts
    net = min(net, roll.cap) if roll.cap else net
    freaks = max(0, left - rolled) or (1 if roll.noisy and left else 0)
    stages = min(net, roll.need) if net or not (roll.slide and roll.need < 4) else -1
    claim = w.claim if stages >= roll.need else 0.0
    return saved + stages + claim - w.wound * (suffered - wounds) - w.freak * freaks


def best_payment(dice: Dice, roll: Roll) -> float:
    ways = product(range(9), range(9), range(roll.gifts + 1))
    return max(value for way in ways if (value := value_of(dice, roll, *way)) is not None)


def best_value(roll: Roll) -> float:
    """By trying every subset of every roll."""

    @cache
    def rolled(dice: Dice, left: int) -> float:
        found = best_payment(dice, roll)
        if left:
            for size in range(len(dice)):
                for kept in set(combinations(dice, size)):
                    found = max(found, mean(kept, left - 1))
        return found

    @cache
    def mean(kept: Dice, left: int) -> float:
        if len(kept) == roll.dice:
            return rolled(kept, left)
        return sum(mean(tuple(sorted((*kept, face))), left) for face in FACES) / 6

    return mean((), roll.rerolls)


def combinations(dice: Dice, size: int) -> list[Dice]:
    """Sorted parts of sorted dice."""
    if not size:
        return [()]
    return [(face, *rest) for i, face in enumerate(dice) for rest in combinations(dice[i + 1 :], size - 1)]


@settings(deadline=None, max_examples=60)
@given(rolls)
def test_it_is_as_good_as_trying_everything(roll: Roll) -> None:
    assert plan(roll).value == pytest.approx(best_value(roll), abs=1e-8)


@settings(deadline=None)
@given(rolls, st.lists(st.integers(1, 6), min_size=1, max_size=8))
def test_it_pays_for_what_is_best(roll: Roll, dice: list[int]) -> None:
    paid = payment(dice, roll)
    assert paid.value == pytest.approx(best_payment(tuple(dice), roll))
    assert paid.value == pytest.approx(value_of(tuple(dice), roll, paid.fives, paid.wounds, paid.gifts))


@settings(deadline=None, max_examples=30)
@given(rolls)
def test_following_the_plan_gives_its_value(roll: Roll) -> None:
    """Rolling again what it says, over all faces: no more, no less."""
    found = plan(roll)

    @cache
    def follow(dice: Dice, left: int) -> float:
        again = found.reroll(dice, left)
        if not again:
            return payment(dice, roll).value
        kept = tuple(face for i, face in enumerate(dice) if i not in again)
        return expect(kept, left - 1)

    @cache
    def expect(kept: Dice, left: int) -> float:
        if len(kept) == roll.dice:
            return follow(kept, left)
        return sum(expect(tuple(sorted((*kept, face))), left) for face in FACES) / 6

    assert expect((), roll.rerolls) == pytest.approx(found.value, abs=1e-7)


@pytest.mark.clause("7.1")
def test_no_choice_of_pairs_makes_more_stages() -> None:
    """All rolls of up to six number dice, against trying every pairing."""

    @cache
    def most(dice: Dice, difficulty: int, pairs_only: bool) -> int:
        if not dice:
            return 0
        first, rest = dice[0], dice[1:]
        found = most(rest, difficulty, pairs_only) + (first >= difficulty and not pairs_only)
        for i, other in enumerate(rest):
            if first + other >= difficulty:
                found = max(found, 1 + most(rest[:i] + rest[i + 1 :], difficulty, pairs_only))
        return found

    for size in range(7):
        for dice in combinations_with_replacement(FACES[:4], size):
            for difficulty, pairs_only in product(range(2, 9), (False, True)):
                expected = most(dice, difficulty, pairs_only)
                assert max_stages(dice, difficulty, pairs_only=pairs_only) == expected
                assert len(makes_stages(dice, difficulty, pairs_only=pairs_only)) == expected


def test_dice_are_rolled_again_by_index() -> None:
    """A five is rolled again while it can be; the others keep their places."""
    found = plan(Roll(4, 2, 4, 1))
    assert found.reroll((5, 4, 5, 4), 2) == (0, 2)
    assert found.reroll((4, 5, 4, 5), 1) == (1, 3)
    assert found.reroll((5, 5, 5, 5), 0) == ()
    assert found.reroll((4, 4, 4, 4), 2) == ()


def test_more_brains_dice_or_rerolls_are_never_worse() -> None:
    for difficulty, danger in product(range(2, 9), range(6)):
        base = Roll(4, 1, difficulty, danger, brains=1)
        for better in (
            base._replace(rerolls=2),
            base._replace(brains=2),
            base._replace(difficulty=max(2, difficulty - 1)),
        ):
            assert plan(better).value >= plan(base).value - 1e-9


EXPECTED_STAGES = {
    (3, 1): (2.25, 1.61, 1.17, 0.73, 0.60, 0.40, 0.18),
    (4, 1): (3.01, 2.25, 1.63, 1.13, 0.89, 0.61, 0.31),
    (4, 2): (3.50, 2.84, 2.06, 1.48, 1.12, 0.78, 0.45),
    (4, 3): (3.75, 3.23, 2.36, 1.70, 1.45, 0.99, 0.55),
    (5, 2): (3.87, 3.50, 2.64, 1.70, 1.44, 1.04, 0.62),
    (5, 3): (3.96, 3.77, 3.00, 1.83, 1.69, 1.31, 0.75),
    (6, 3): (3.97, 3.91, 3.56, 2.67, 2.25, 1.63, 0.95),
    (8, 3): (3.98, 3.98, 3.93, 3.72, 3.28, 2.40, 1.36),
}
"""§21 Dice and rerolls: expected stages at Difficulty 2 to 8, Danger 2, one brain."""


@pytest.mark.clause("21")
@pytest.mark.parametrize("dice", EXPECTED_STAGES)
def test_the_table_of_expected_stages(dice: tuple[int, int]) -> None:
    """As printed but for one cell, which is 1.6948 and printed as 1.70: five dice, three rerolls, Difficulty 6."""
    found = [round(plan(Roll(*dice, difficulty, 2, brains=1)).stages, 2) for difficulty in range(2, 9)]
    assert tuple(found) == EXPECTED_STAGES[dice]


def test_weights_matter() -> None:
    """Who fears wounds more pays for them rather than for a five."""
    dice, roll = (1, 4, 4, 5, 6), Roll(5, 0, 4, 1)
    assert payment(dice, roll, Weights(wound=0.2)).fives == 1
    assert payment(dice, roll, Weights(wound=3.0)).wounds == 1


def test_plans_are_remembered_up_to_a_bound() -> None:
    plan.cache_clear()
    roll = Roll(8, 3, 8, 3)
    assert plan(roll) is plan(roll)
    assert plan.cache_info().maxsize == policy.MOST_PLANS
    assert Counter(plan.cache_info()._asdict())["hits"] == 1


def test_nine_dice_are_refused() -> None:
    with pytest.raises(ValueError, match="9 dice"):
        plan(Roll(9, 1, 4, 1))


PLANS = """
import json
from itertools import product
from parlour.games.iamzombie import _hot_policy
from parlour.games.iamzombie.policy import Roll, plan
rolls = [Roll(4, 2, difficulty, danger, gifts=1) for difficulty, danger in product((2, 5, 7), (0, 3, 5))]
rolls.append(Roll(8, 3, 8, 3, pairs=True, noisy=True, per_die=True))
plans = [plan(roll) for roll in rolls]
again = [plan(rolls[0]).reroll(dice, 2) for dice in product(range(1, 7), repeat=4)]
print(json.dumps([_hot_policy.__file__, [[each.value, each.stages] for each in plans], again]))
"""


def test_the_same_uncompiled() -> None:
    """To the last bit, and what is rerolled as well."""
    found = []
    for pure in ("0", "1"):
        environment = {**os.environ, "PARLOUR_PURE": pure}
        done = subprocess.run(
            [sys.executable, "-c", PLANS], env=environment, capture_output=True, text=True, check=True
        )
        found.append(json.loads(done.stdout))
    (_, *compiled), (source, *pure_found) = found
    assert source.endswith(".py")
    assert compiled == pure_found
