"""Refusals in words: the right language, and a message for every code that the house may answer with."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import parlour
from parlour.match.ports import StoreFull, StoreRefuses
from parlour.server.sentences import languages, preferred, sentence
from parlour.server.settings import Settings
from tests.server.inside import inside
from tests.server.player import Player

SOURCE = Path(parlour.__file__).parent
RAISE = {"ApiError", "Refused", "RecordError", "BadName", "BadText", "PassportError", "_refuse", "_always", "Fault"}
"""What is called with a code, as its first text."""


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en-US;q=0.8", "pl"),
        ("de-DE,de;q=0.9,ru;q=0.5,en;q=0.4", "ru"),
        ("de", "en"),
        ("*", "en"),
        ("en;q=0.1, PL;q=0.2", "pl"),
        ("ru;q=0, pl;q=0.0", "en"),
        ("ru;q=0.3,pl;q=0.300", "ru"),
        ("pl;q=2", "en"),
        ("pl; q=0.5 , ru ;q=0.4", "pl"),
        ("../../etc", "en"),
        ("\x00", "en"),
        (",,,", "en"),
        ("x" * 10_000, "en"),
        ("de," * 10_000 + "pl", "en"),
    ],
)
def test_the_language_that_is_asked_for(header: str, language: str) -> None:
    assert preferred(header) == language


def test_a_sentence_has_its_numbers() -> None:
    assert sentence("en", "too_many_messages", {"seconds": 1}) == "That was too fast. Wait 1 second and try again."
    assert "5 sekund " in sentence("pl", "too_many_messages", {"seconds": 5})
    assert "2 секунды " in sentence("ru", "too_many_messages", {"seconds": 2})


def test_a_code_without_a_sentence_and_one_without_its_arguments() -> None:
    general = {language: sentence(language, "refused", {}) for language in languages()}
    assert len(set(general.values())) == 3
    for language, words in general.items():
        assert sentence(language, "no_such_code", {}) == words
        assert sentence(language, "unknown_option", {}) == words, "its field is not known"


SAID_BY_GAMES = ("kit/auctions.py", "kit/deals.py")
"""What these refuse a game passes on in its own words; its text tests ask for them."""


def codes() -> dict[str, str]:
    """Every code that the house may refuse with, and where it stands."""
    found = {}
    for file in SOURCE.rglob("*.py"):
        place = file.relative_to(SOURCE)
        if place.parts[0] in ("games", "cli", "sim") or place.as_posix() in SAID_BY_GAMES:
            continue
        for node in ast.walk(ast.parse(file.read_text())):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in RAISE:
                texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
                texts = [text for text in texts if re.fullmatch(r"[a-z]+(_[a-z]+)*", text)]
                skip = 1 if name == "Fault" else 0  # its first is a field
                found.update(dict.fromkeys(texts[skip : skip + 1], f"{file.name}:{node.lineno}"))
    return found | dict.fromkeys((StoreRefuses.code, StoreFull.code), "ports.py")


def test_every_code_has_its_sentence_in_every_language() -> None:
    wanted = codes()
    assert {"unknown_table", "store_full", "too_many_tables", "record_format", "name_characters"} <= wanted.keys()
    for language in languages():
        known = set(re.findall(r"(?m)^refused-(\w+) =", (SOURCE / "locales" / f"{language}.ftl").read_text()))
        assert {code: place for code, place in wanted.items() if code not in known} == {}, language


async def test_a_game_has_its_own_words(tmp_path: Path) -> None:
    async with inside(Settings(static=tmp_path, database=str(tmp_path / "a.sqlite3"))) as house:
        ada = Player(house.url, "Ada")
        ada.http.headers["Accept-Language"] = "ru"
        problem = await ada.ask("POST", "/games/fourthdim/analyse", 400, position="w - - - -")
        assert problem["code"] == "no_timelord"
        assert re.search("[\u0430-\u044f]", problem["detail"]), "Cyrillic"  # Cyrillic on purpose
        assert problem["detail"] != sentence("ru", "refused", {})
        await ada.close()
