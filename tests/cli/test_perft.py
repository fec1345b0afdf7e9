"""``parlour perft`` of a game that counts single decisions; whole turns are in ``test_commands``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import run

POSITIONS = Path(__file__).parent.parent / "games/hexnet/hexnet_perft.json"


def last(*words: str) -> str:
    return run("perft", "hexnet", *words).stdout.splitlines()[-1]


def test_it_counts_from_the_start() -> None:
    assert last("--depth", "3") == "depth 3 actions 5544"
    assert last("--depth", "2", "--option", "players=5") == "depth 2 actions 2592"
    assert json.loads(last("--depth", "1", "--json")) == {"depth": 1, "actions": 6}


def test_it_counts_by_the_classic_rules() -> None:
    assert last("--depth", "4", "--option", "rules=classic") == "depth 4 actions 21600"


def test_it_counts_from_a_position_in_a_file(tmp_path: Path) -> None:
    for position in json.loads(POSITIONS.read_text("utf-8")):
        file = tmp_path / f"{position['id']}.json"
        file.write_text(json.dumps(position["state"]), "utf-8")
        assert last("--depth", "2", "--state", str(file)) == f"depth 2 actions {position['perft'][1]}"
        file.write_text(json.dumps(position), "utf-8")
        assert last("--depth", "1", "--state", str(file)) == f"depth 1 actions {position['perft'][0]}"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("hexnet", "--option", "players=11"), "players"),
        (("hexnet", "--option", "rules=classic", "--option", "players=3"), "players"),
        (("hexnet", "--option", "rules=chess"), "rules"),
        (("hexnet", "--state", "nowhere.json"), "nowhere.json"),
        (("hexnet", "--position", "w Td1"), "hexnet"),
        (("fourthdim", "--state", "nowhere.json"), "fourthdim"),
    ],
)
def test_what_cannot_be_counted(words: tuple[str, ...], says: str) -> None:
    failed = run("perft", *words, "--depth", "1", status=2)
    assert says in failed.stderr
    assert len(failed.stderr.splitlines()) == 1


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"n": 2}', "\x00", '{"n":1e9}'])
def test_a_file_that_holds_no_position(tmp_path: Path, text: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text, "utf-8")
    assert "That is no position" in run("perft", "hexnet", "--depth", "1", "--state", str(file), status=2).stderr
