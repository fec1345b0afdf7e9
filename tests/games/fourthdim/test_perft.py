"""The tables of perft, through the command line and the analysis; and the hot module uncompiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from parlour.cli import app
from tests.games.fourthdim import plain
from tests.games.fourthdim.table import ANALYSIS, at
from tests.games.fourthdim.test_plain import EXAMPLES, PERFT


def perft(*arguments: str) -> str:
    """The last line that `parlour perft fourthdim` prints."""
    result = CliRunner().invoke(app, ["perft", "fourthdim", *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout.splitlines()[-1]


@pytest.mark.parametrize("name", PERFT)
def test_the_table_of_positions(name: str) -> None:
    position, one, two = PERFT[name]
    assert perft("--depth", "1", "--position", position) == f"depth 1 records {one[0]} distinct {one[1]} wins 0"
    line = perft("--depth", "2", "--position", position)
    assert line.startswith(f"depth 2 records {two[0]} distinct {two[1]} wins ")


def test_the_start_two_turns_deep() -> None:
    assert perft("--depth", "0") == "depth 0 records 1 distinct 1 wins 0"
    assert perft("--depth", "1") == "depth 1 records 790 distinct 438 wins 0"
    assert perft("--depth", "2") == "depth 2 records 624100 distinct 191844 wins 0"


@pytest.mark.nightly
def test_the_start_three_turns_deep() -> None:
    assert perft("--depth", "3") == "depth 3 records 31620000 distinct - wins 528"


@pytest.mark.nightly
def test_the_start_three_turns_deep_with_the_different_positions() -> None:
    assert perft("--depth", "3", "--distinct") == "depth 3 records 31620000 distinct 2684292 wins 528"


def test_the_break_up_of_the_start() -> None:
    """By normal move, Beam Up and Beam Back, in their orders."""
    records = ANALYSIS.turns(at(plain.START))
    kinds = ["".join(part[0] if part[0] in "^@" else "-" for part in record.split(" ")) for record in records]
    assert {kind: kinds.count(kind) for kind in kinds} == {"-^": 88, "^-": 124, "-@": 314, "@-": 264}


def test_as_json_and_with_an_option() -> None:
    position = "w Td1,Gd3 U1W@c5 Td20,Rd22,Wd25 -"
    assert json.loads(perft("--depth", "1", "--position", position, "--json")) == {
        "depth": 1, "records": 192, "distinct": 96, "wins": 0,
    }  # fmt: skip
    fewer = json.loads(perft("--depth", "1", "--position", position, "--option", "beam_down_min_distance=1", "--json"))
    assert fewer["records"] < 192


def test_wins_end_a_sequence() -> None:
    """One Warrior in reach of the Timelord: the winning record counts once and is not continued."""
    s = at("w Td1,Wd21 - Td20,Wd9 -")
    one, two = ANALYSIS.perft(s, 1, False), ANALYSIS.perft(s, 2, False)
    assert one.wins > 0
    assert two.wins >= one.wins
    assert one.distinct is None


UNCOMPILED = """
import json, sys
from parlour.games.fourthdim import GAME, _hot
assert _hot.__file__.endswith(".py"), _hot.__file__
found = {}
for text in json.load(sys.stdin):
    s = GAME.analysis.parse(text, GAME.Options())
    count = GAME.analysis.perft(s, 1, True)
    found[text] = [count.records, count.distinct, count.wins, sorted(GAME.analysis.turns(s))]
json.dump(found, sys.stdout)
"""


def test_uncompiled_the_same() -> None:
    """Every position of the tables and every worked example, the whole list of records."""
    texts = [plain.START, *(position for position, _, _ in PERFT.values()), *(example["pos"] for example in EXAMPLES)]
    done = subprocess.run(
        [sys.executable, "-c", UNCOMPILED], input=json.dumps(texts), env={**os.environ, "PARLOUR_PURE": "1"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    for text, (records, distinct, wins, turns) in json.loads(done.stdout).items():
        count = ANALYSIS.perft(at(text), 1, True)
        assert (count.records, count.distinct, count.wins) == (records, distinct, wins), text
        assert sorted(ANALYSIS.turns(at(text))) == turns, text
