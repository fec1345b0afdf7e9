"""A simulation's result depends on its plan and on nothing else of the machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest


def simulated(*arguments: str, hash_seed: str = "0", **environment: str) -> str:
    """What `parlour simulate fourthdim --json` prints, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "parlour", "simulate", "fourthdim", "--json", *arguments],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


EASY = ("--games", "24", "--seed", "7")


@pytest.fixture(scope="module")
def expected() -> str:
    """One process, the first hash seed."""
    return simulated(*EASY)


def test_the_result_alone_is_printed(expected: str) -> None:
    result: dict[str, Any] = json.loads(expected)
    assert (result["game"], result["games"], result["seed"]) == ("fourthdim", 24, 7)
    assert sum(result["reasons"].values()) == 24
    assert "cut_short" not in result["reasons"]
    assert result["decisions"]["least"] > 0


@pytest.mark.parametrize("method", ["spawn", "fork"])
def test_the_same_for_two_jobs_however_they_start(expected: str, method: str) -> None:
    assert simulated(*EASY, "--jobs", "2", "--start-method", method, hash_seed="1") == expected


@pytest.mark.parametrize("hash_seed", ["1", "2", "3"])
def test_the_same_for_any_hash_seed(expected: str, hash_seed: str) -> None:
    assert simulated(*EASY, hash_seed=hash_seed) == expected


def test_the_same_uncompiled() -> None:
    few = ("--games", "3", "--seed", "7")
    assert simulated(*few, PARLOUR_PURE="1") == simulated(*few)


def test_the_same_for_the_stronger_bot() -> None:
    medium = ("--games", "2", "--seed", "5", "--seats", "bot:medium,bot:easy")
    assert simulated(*medium, hash_seed="2") == simulated(*medium, "--jobs", "2", hash_seed="3")


def test_another_seed_gives_another_result(expected: str) -> None:
    assert json.loads(simulated("--games", "24", "--seed", "8"))["digest"] != json.loads(expected)["digest"]
