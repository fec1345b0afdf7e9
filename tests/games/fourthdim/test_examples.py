"""The worked examples, made part by part on the public game."""

from __future__ import annotations

import pytest

from tests.games.fourthdim.table import ANALYSIS, at, final, outcomes, play, playable
from tests.games.fourthdim.test_plain import EXAMPLES, Example


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_a_worked_example(example: Example) -> None:
    s = at(example["pos"])
    assert ANALYSIS.format(s) == example["pos"]
    assert [record for record in example["legal"] if playable(s, record) is None] == []
    assert [record for record in example["illegal"] if playable(s, record) is not None] == []
    assert {record: final(play(s, record)) for record in example["results"]} == example["results"]
    found = outcomes(s)
    if example["all"] is not None:
        assert sorted(found) == sorted(example["all"])
    assert (len(found), len(set(found.values()))) == (example["turns"], example["distinct"])


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_its_turns_by_the_analysis(example: Example) -> None:
    s = at(example["pos"])
    found = ANALYSIS.turns(s)
    assert sorted(found) == sorted(outcomes(s))
    count = ANALYSIS.perft(s, 1, True)
    assert (count.records, count.distinct) == (example["turns"], example["distinct"])
