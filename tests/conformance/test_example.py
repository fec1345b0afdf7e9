"""The example game keeps every promise, and the suite has looked."""

from __future__ import annotations

import parlour_example
from parlour.kit.conformance import conform
from parlour.kit.conformance.leaks import hidden_fields


def test_the_example_passes_and_the_suite_has_seen_it_all() -> None:
    report = conform(parlour_example.GAME, 36)
    assert report.ok, report.failures[:3]
    seen = dict(report.coverage.items())
    assert seen.pop("cut_short") == 0
    assert set(seen["seats"]) == {str(n) for n in range(2, 11)}
    assert set(seen["hidden_fields"]) == {f for f in hidden_fields(parlour_example.GAME) if f.split(".")[0] in STATE}
    assert all(seen.values()), seen


STATE = ("Alley", "Cat", "Pack", "Choice")
