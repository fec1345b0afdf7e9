"""The conformance suite over all numbers of players: rules, records, and what is hidden."""

from __future__ import annotations

import pytest

from parlour.games.hexnet import GAME
from parlour.kit.conformance import conform


@pytest.mark.slow
@pytest.mark.clause("13")
def test_the_game_conforms_and_the_suite_has_looked() -> None:
    report = conform(GAME, games=27)
    assert report.ok, report.failures[:3]
    coverage = report.coverage
    assert sorted(map(int, coverage.seats)) == list(range(2, 11))
    assert coverage.cut_short == 0
    assert min(coverage.leavings, coverage.expiries, coverage.taken_back) > 0
    assert coverage.lock_steps > 1_000
    assert coverage.hidden_fields.keys() == {"Secrets.mothership", "Secrets.traps"}
    assert len(coverage.refusals) > 12
