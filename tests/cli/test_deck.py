"""``parlour deck``: a host's own cards, looked at before anybody sits down."""

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
    deck: dict[str, Any] = json.loads(run("deck", "own").stdout)
    return deck


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_without_faults_is_described(own: dict[str, Any], tmp_path: Path, language: str) -> None:
    result = run("deck", "check", written(tmp_path, own), "--game", "illuminati", "--seats", "8", language=language)
    lines = result.stdout.splitlines()
    assert len(lines) == 14
    assert lines[0].endswith(": 83")
    assert lines[7].endswith(": 0 × 21, 1 × 16, 2 × 15, 3 × 7, 4 × 8, 5 × 7, 6 × 6, 7 × 3")
    assert not any("illuminati-" in line or "_" in line for line in lines)  # no text is missing
    assert result.stderr == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_line_in_the_readers_language(own: dict[str, Any], tmp_path: Path, language: str) -> None:
    own["groups"][0] |= {"power": "two", "income": -2, "alignments": ["weird", "weird", "grumpy"], "art": 1}
    own["groups"][1] |= {"name": "x" * 61, "arrows": {}, "abilities": [{"type": "fly"}, {"type": "attack_bonus"}]}
    own["groups"][2] |= {"id": "No Id", "name": own["groups"][3]["name"]}
    own["groups"][4] |= {"id": own["groups"][5]["id"], "abilities": [{"type": "shift_alignment"}] * 2}
    own["groups"][6] |= {"abilities": [bonus(groups=["nobody", own["groups"][6]["id"]], alignment="weird")]}
    own["illuminati"] = [
        {**card, "goal": {"type": "secret_copy"}, "arrows": {"top": "out"}, "abilities": [money]}
        for card, money in zip(own["illuminati"][:3], [{"type": "redistribute_money", "bonus": 1}] * 3, strict=True)
    ]
    own["specials"][0]["copies"] = 0
    own["groups"][7]["name"] = "\x1b[2Jred"
    own["groups"] = own["groups"][:10]
    file = written(tmp_path, own)
    result = run("deck", "check", file, "--seats", "8", status=1, language=language)
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    faults = json.loads(run("deck", "check", file, "--seats", "8", "--json", status=1).stdout)["faults"]
    assert len(lines) == len(faults) > 20
    for line, fault in zip(lines, faults, strict=True):
        assert line.startswith(fault["field"])
        assert f"({fault['args']['card']})" in line or not fault["args"]["card"]
        assert "deck_" not in line  # no text is missing
        assert line.isprintable()


def bonus(**more: Any) -> dict[str, Any]:
    return {"type": "attack_bonus", "amount": 1, "scope": "direct", "kinds": ["control"], **more}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["", '{"name":', "[]" + " " * 70_000, "[]"])
def test_what_is_no_deck_is_refused_in_one_line(tmp_path: Path, text: str, language: str) -> None:
    (line,) = run("deck", "check", written(tmp_path, text), status=1, language=language).stderr.splitlines()
    assert "deck_" not in line


def test_hundreds_of_faults_end_with_how_many_more_there_are(tmp_path: Path) -> None:
    group = {"abilities": [bonus(kinds=["control", "control"], groups=["a", "a"])] * 3}
    lines = run("deck", "check", written(tmp_path, {"groups": [group] * 150}), status=1).stderr.splitlines()
    assert len(lines) == 501
    assert "deck_" not in lines[-1]


def test_the_schema_is_the_published_one(own: dict[str, Any]) -> None:
    published = Path(__file__).parents[2] / "docs/reference/deck-illuminati.schema.json"
    assert json.loads(run("deck", "schema").stdout) == json.loads(published.read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_answered_is_said_in_one_line(tmp_path: Path, language: str) -> None:
    for arguments, named in (
        (("check", str(tmp_path / "nothing.json")), "nothing.json"),
        (("check", str(tmp_path)), str(tmp_path)),
        (("own", "--game", "fourthdim"), "fourthdim"),
        (("own", "--game", "chess"), "chess"),
        (("check",), "FILE"),
    ):
        (line,) = run("deck", *arguments, status=2, language=language).stderr.splitlines()
        assert named in line
