"""A suite is as good as what it catches: every check finds a mistake that was planted for it."""

from __future__ import annotations

import pytest

from parlour.kit.conformance import CHECKS, conform
from tests.conformance.mutants import FLIPS, Maker
from tests.conformance.mutants_of_rules import MUTANTS

GAMES = 27
"""Three rounds of 2 to 10 seats, with both sets of options."""


@pytest.mark.parametrize(("make", "check"), MUTANTS)
def test_a_mistake_is_found(make: Maker, check: str, monkeypatch: pytest.MonkeyPatch) -> None:
    report = conform(make(monkeypatch), GAMES, until=lambda failure: failure.check == check)
    assert check in {failure.check for failure in report.failures}, report.failures[:3]


@pytest.mark.parametrize("make", FLIPS)
def test_a_hidden_field_made_public_is_found(make: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    report = conform(make(monkeypatch), 2 * GAMES, until=lambda _: True)
    assert not report.ok


def test_every_check_has_a_mistake_that_it_finds() -> None:
    assert {mutant.values[1] for mutant in MUTANTS} == set(CHECKS)
