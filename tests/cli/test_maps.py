"""``parlour map``: a host's own map, looked at before anybody sits down; and the numbers of the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.files import written
from tests.cli.test_commands import run

LANGUAGES = ("en", "pl", "ru")


@pytest.fixture
def own() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(run("map", "own").stdout)
    return data


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_map_without_faults_is_described(own: dict[str, Any], tmp_path: Path, language: str) -> None:
    result = run("map", "check", written(tmp_path, own), "--game", "cyberwedding", "--seats", "10", language=language)
    lines = result.stdout.splitlines()
    assert [line.rpartition(": ")[2] for line in lines] == ["20", "24", "30", "8", "8", "51", "70", "18", "24"]
    assert not any("_" in line or "cyberwedding-" in line for line in lines)  # no text is missing
    assert result.stderr == ""


def broken(own: dict[str, Any]) -> dict[str, Any]:
    """Our map with one fault of nearly every kind."""
    rows = [row.replace("C", "K").replace("G", "N") for row in own["rows"]]
    rows[0] = "=" * 7 + "." + "=" * 12
    rows[7] = rows[7][:9] + "=\x1b" + rows[7][11:]
    tiles = [{**tile, "art": "x"} if i == 2 else tile for i, tile in enumerate(own["tiles"][:-1])]
    tiles[3] = {"name": tiles[4]["name"], "kind": "pond"}
    tiles[5] = {"name": " \t"}
    tiles[6] = {}
    tiles[7] = 7
    return {"format": 2, "name": "x" * 61, "rows": rows, "tiles": tiles, "start": ["Z9", "C4"], "author": "me"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_line_in_the_readers_language(own: dict[str, Any], tmp_path: Path, language: str) -> None:
    several: tuple[Any, ...] = (
        broken(own),
        {**own, "rows": [*own["rows"], "=", "=" * 21], "start": []},
        {**own, "start": ["B4", "D4"], "rows": [row.replace("..", "CC") for row in own["rows"]]},
        {**own, "start": ["A1", "A2"], "rows": [row[:1] + "#" * 18 + row[-1:] for row in own["rows"]]},
        [],
    )
    codes: set[str] = set()
    for data in several:
        file = written(tmp_path, data)
        result = run("map", "check", file, "--seats", "10", status=1, language=language)
        assert result.stdout == ""
        lines = result.stderr.splitlines()
        found = json.loads(run("map", "check", file, "--seats", "10", "--json", status=1).stdout)["faults"]
        assert len(lines) == len(found) > 0
        codes |= {fault["code"] for fault in found}
        for line, fault in zip(lines, found, strict=True):
            assert line.startswith(fault["field"])
            assert "map_" not in line  # no text is missing
            assert line.isprintable()
    assert len(codes) >= 18


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["", '{"name":', "{}" + " " * 70_000, "[]"])
def test_what_is_no_map_is_refused_in_one_line(tmp_path: Path, text: str, language: str) -> None:
    (line,) = run("map", "check", written(tmp_path, text), status=1, language=language).stderr.splitlines()
    assert "map_" not in line


def test_the_schema_is_the_published_one() -> None:
    published = Path(__file__).parents[2] / "docs/reference/map-cyberwedding.schema.json"
    assert json.loads(run("map", "schema").stdout) == json.loads(published.read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_answered_is_said_in_one_line(tmp_path: Path, language: str) -> None:
    for arguments, named in (
        (("check", str(tmp_path / "nothing.json")), "nothing.json"),
        (("own", "--game", "fourthdim"), "fourthdim"),
        (("own", "--game", "chess"), "chess"),
        (("check",), "FILE"),
    ):
        (line,) = run("map", *arguments, status=2, language=language).stderr.splitlines()
        assert named in line
        assert "cli-" not in line


def test_the_numbers_of_the_rules() -> None:
    listed = json.loads(run("rules", "cyberwedding", "--numbers", "--json").stdout)
    assert {"name": "vp_kill", "value": -3, "tag": "S", "clause": "9.1"} in listed
    shown = run("rules", "cyberwedding", "--numbers").stdout
    assert all(number["name"] in shown for number in listed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_a_list_of_numbers(language: str) -> None:
    (line,) = run("rules", "fourthdim", "--numbers", status=2, language=language).stderr.splitlines()
    assert "fourthdim" in line
    assert "cli-" not in line
