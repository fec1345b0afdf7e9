"""Chance: known values, fairness, and play-back that refuses what does not fit."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.kit.chance import (
    Chance,
    ChanceError,
    Draw,
    Recorded,
    Scripted,
    Seeded,
    commitment,
    derive_key,
    stream_key,
)

KEY = bytes(range(32))


def value(key: bytes, label: str, count: int, retry: int = 0) -> int:
    """What the documentation says, written down a second time: a browser does the same."""
    text = key + label.encode() + b"\0" + count.to_bytes(8, "big") + (retry.to_bytes(4, "big") if retry else b"")
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")


def test_known_values_never_change() -> None:
    chance = Seeded(KEY)
    assert [chance.below("die", 6) for _ in range(8)] == [value(KEY, "die", i) % 6 for i in range(8)]
    assert chance.roll("dice", 5) == KNOWN_ROLL
    assert chance.pick("cards", "abcdef", 3) == KNOWN_PICK


KNOWN_ROLL = (2, 1, 6, 6, 5)
KNOWN_PICK = ["d", "c", "f"]


def test_draws_beyond_a_multiple_are_rejected() -> None:
    n = 3 << 61  # 2**64 is 2.67 rounds of it: every fourth value is rejected
    chance = Seeded(KEY)
    for count in range(200):
        retry = 0
        while value(KEY, "wide", count, retry) >= 2 * n:
            retry += 1
        assert chance.below("wide", n) == value(KEY, "wide", count, retry) % n


def test_outcomes_are_about_equally_likely() -> None:
    chance = Seeded(KEY)
    counts = Counter(chance.below("die", 6) for _ in range(12_000))
    chi2 = sum((counts[face] - 2000) ** 2 / 2000 for face in range(6))
    assert chi2 < 20.5  # 0.1 % for 5 degrees of freedom; the key is fixed, so this never flickers


def test_labels_are_independent_streams() -> None:
    alone, mixed = Seeded(KEY), Seeded(KEY)
    expected = [alone.below("die", 6) for _ in range(20)]
    got = []
    for _ in range(20):
        mixed.below("cards", 52)
        got.append(mixed.below("die", 6))
    assert got == expected


def test_counters_are_all_that_a_restart_needs() -> None:
    whole = Seeded(KEY)
    expected = [whole.below("die", 6) for _ in range(10)]
    first = Seeded(KEY)
    head = [first.below("die", 6) for _ in range(4)]
    again = Seeded(KEY, dict(first.counts))
    assert head + [again.below("die", 6) for _ in range(6)] == expected
    assert first.counts == {"die": 4}


def test_one_possibility_is_drawn_and_recorded_like_any_other() -> None:
    chance = Seeded(KEY)
    assert chance.below("only", 1) == 0
    assert chance.drawn == [Draw("only", 1, 0)]
    assert chance.counts == {"only": 1}


@pytest.mark.parametrize("n", [0, -1, (1 << 63) + 1])
def test_nothing_to_choose_among_is_an_error(n: int) -> None:
    with pytest.raises(ChanceError):
        Seeded(KEY).below("none", n)


@given(st.binary(min_size=32, max_size=32), st.integers(1, 1 << 63))
def test_an_outcome_is_in_range(key: bytes, n: int) -> None:
    assert 0 <= Seeded(key).below("x", n) < n


@given(st.lists(st.integers(), max_size=12), st.data())
def test_pick_takes_different_items_and_leaves_the_list(items: list[int], data: st.DataObject) -> None:
    k = data.draw(st.integers(0, len(items)))
    before = list(items)
    picked = Seeded(KEY).pick("x", items, k)
    assert items == before
    assert len(picked) == k
    assert not Counter(picked) - Counter(items)


def draws(chance: Chance) -> tuple[object, ...]:
    return chance.roll("dice", 2), chance.pick("cards", "abcd", 2), chance.below("coin", 2)


def test_a_record_plays_back() -> None:
    live = Seeded(KEY)
    seen = draws(live)
    recorded = Recorded(live.drawn)
    assert draws(recorded) == seen
    assert recorded.left == 0
    assert recorded.drawn == live.drawn


@pytest.mark.parametrize(
    ("draw", "message"),
    [
        (Draw("coin", 2, 1), "the rules ask for die below 6"),
        (Draw("die", 8, 1), "the rules ask for die below 6"),
        (Draw("die", 6, 6), "the rules ask for die below 6"),
        (Draw("die", 6, -1), "the rules ask for die below 6"),
        (None, "no further draw"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(draw: Draw | None, message: str) -> None:
    with pytest.raises(ChanceError, match=message):
        Recorded([draw] if draw else []).below("die", 6)


def test_draws_nobody_asked_for_are_counted() -> None:
    assert Recorded([Draw("die", 6, 1), Draw("die", 6, 2)]).left == 2


def test_a_script_answers_by_label() -> None:
    chance = Scripted("dice 2 4; card 17; dice 0")
    assert chance.roll("dice", 3) == (3, 5, 1)
    assert chance.below("card", 52) == 17


@pytest.mark.parametrize(("script", "message"), [("", "nothing scripted"), ("die 6", "scripted 6 is not below 6")])
def test_a_script_that_does_not_fit_is_refused(script: str, message: str) -> None:
    with pytest.raises(ChanceError, match=message):
        Scripted(script).below("die", 6)


def test_keys_and_commitments() -> None:
    assert commitment(KEY) == "sha256:" + hashlib.sha256(KEY).hexdigest()
    assert len({derive_key(KEY, i) for i in range(100)} | {derive_key(KEY[::-1], i) for i in range(100)}) == 200
    assert derive_key(KEY, 3) == derive_key(KEY, 3)
    assert stream_key(KEY, ["a", "b"]) != stream_key(KEY, ["b", "a"])
    assert stream_key(KEY, []) != KEY
