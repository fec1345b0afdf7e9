"""The suite itself: its report, its end, and the same findings in every process."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec
import pytest
from msgspec.structs import replace

import parlour_example
from parlour.kit.conformance import CHECKS, conform
from parlour.kit.conformance.report import Failure, Report
from tests.conformance.mutants_of_rules import a_card_is_lost
from tests.kit.toy import TOY

PROGRAM = """
import hashlib, msgspec, parlour_example
from parlour.kit.conformance import conform
from parlour.kit.chance import Seeded
digests, game = [], parlour_example.GAME
for seats in (2, 6, 10):
    choices, chance = Seeded(b"choices"), Seeded(b"chance")
    s, _ = game.start(game.Options(), seats, chance)
    while game.outcome(s) is None:
        prompts = game.prompts(s)
        seat = prompts[choices.below("who", len(prompts))].seat
        game.apply(s, seat, game.legal(s, seat).sample(choices), chance)
        digests.append(game.digest(s))
report = conform(game, 3).to_dict()
print(hashlib.sha256(repr((digests, msgspec.json.encode(report))).encode()).hexdigest())
"""


def test_hash_seed_and_process_change_nothing() -> None:
    found = set()
    for seed in ("0", "1", "424242"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True
        )
        found.add(done.stdout)
    assert len(found) == 1


def test_a_report_is_plain_data() -> None:
    report = conform(parlour_example.GAME, 2, seed=5)
    data = msgspec.json.decode(msgspec.json.encode(report.to_dict()))
    assert (data["game"], data["games"], data["seed"], data["ok"]) == ("example", 2, 5, True)
    assert data["coverage"]["seats"] == {"2": 1, "3": 1}
    assert report.coverage.items()[0] == ("seats", {"2": 1, "3": 1})
    assert conform(parlour_example.GAME, 2, seed=5).to_dict() == data
    assert conform(parlour_example.GAME, 2, seed=6).to_dict() != data


def test_a_failure_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    report = conform(a_card_is_lost(monkeypatch), 3, until=lambda failure: True)
    (failure,) = report.failures
    assert failure.check in CHECKS
    assert str(failure) == f"invariant: game 0 with 2 seats, step {failure.step}: 43 cards, or other ones"
    assert not report.ok


def test_progress_is_told() -> None:
    done: list[int] = []
    conform(parlour_example.GAME, 3, progress=done.append)
    assert done == [1, 2, 3]


def test_games_that_never_end_are_counted_and_not_enough() -> None:
    report = conform(parlour_example.GAME, 4, max_steps=3)
    assert report.coverage.cut_short == 4
    assert "no games that came to an end" in [f.detail for f in report.failures if f.check == "vacuous"]


def test_a_game_with_a_secret_that_nobody_resamples_fails() -> None:
    """The toy game leaves ``determinize`` to the default, which fits a game that hides nothing."""
    checks = {failure.check for failure in conform(TOY, 4).failures}
    assert "crash" in checks
    assert "vacuous" in checks


def test_an_empty_report_is_fine() -> None:
    assert Report("x", 0, 0).ok
    assert not Report("x", 0, 0, [Failure("leak", 0, 2, 0, "x")]).ok


def test_who_says_that_there_are_no_windows_is_believed_and_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of turns alone is not told that it lacks reactions; one that has them may not deny it."""
    game = parlour_example.GAME
    said = replace(game.meta, windows=False)
    monkeypatch.setattr(type(game), "meta", said)
    report = conform(game, 9)
    assert [failure.detail for failure in report.failures] == ["the game says that it has no windows, and has"]
