"""Store and match alone, killed with SIGKILL at random moments."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.match.crash import Report

ROUNDS = 200


@pytest.mark.slow
def test_no_acknowledged_decision_is_lost_and_every_match_goes_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.match.crash", str(tmp_path / "crash.sqlite"), str(ROUNDS), "1"]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    report = msgspec.json.decode(run.stdout, type=Report)
    print(report)
    assert report.failures == []
    assert report.lost == 0
    assert report.repeated == 0
    assert report.rounds == ROUNDS + 1
    assert report.finished == report.matches
    # the test has tested something: decisions were made, and some answers were lost on the way
    assert report.acknowledged > ROUNDS
    assert report.unheard > 0
