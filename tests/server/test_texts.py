"""Fluent files and rulebooks beside a game's code."""

from __future__ import annotations

import httpx
import pytest

from parlour.server.texts import game_texts, house_texts, introduction, rulebook
from tests.server.inside import Inside

WHISPER = "tests.server.whisper"


def test_a_language_that_is_there_is_served_and_another_falls_back_to_english() -> None:
    assert game_texts(WHISPER, "pl") == ("game-title = Szept\n", "pl")
    assert game_texts(WHISPER, "ru") == ("game-title = Whisper\n", "en")


def test_a_game_is_introduced_by_its_name_and_a_line_about_it() -> None:
    told = introduction("fourthdim", "parlour.games.fourthdim", "pl")
    assert [line.partition(" =")[0] for line in told.splitlines()] == ["fourthdim-name", "fourthdim-tagline"]
    assert introduction("whisper", WHISPER, "en") == ""


async def test_the_houses_texts_introduce_every_game(hall: Inside) -> None:
    async with httpx.AsyncClient() as http:
        text = (await http.get(f"{hall.url}/api/v1/texts/pl")).text
    assert text.startswith(house_texts("pl")[0])
    for game in ("example", "fourthdim", "hexnet", "illuminati", "iamzombie", "cyberwedding"):
        assert text.count(f"\n{game}-name = ") == text.count(f"\n{game}-tagline = ") == 1
        assert f"{game}-option-" not in text


@pytest.mark.parametrize("language", ["../en", "..", "", "en/../pl", "e", "en\x00", "EN", "pl/"])
def test_no_path_is_a_language(language: str) -> None:
    assert game_texts(WHISPER, language)[1] == "en"
    assert house_texts(language)[1] == "en"


def test_a_rulebook_becomes_numbered_clauses() -> None:
    book = rulebook(WHISPER, "en")
    assert book is not None
    assert (book.language, book.title, book.intro) == ("en", "Whisper", "<p><em>Cards nobody else sees.</em></p>\n")
    assert [(clause.number, clause.title, clause.level) for clause in book.clauses] == [
        ("1", "The turn", 2),
        ("1.1", "Drawing", 3),
    ]
    assert "<strong>one or two</strong>" in book.clauses[0].html
    assert "<table>" in book.clauses[0].html
    assert "<h2>Notes</h2>" in book.clauses[1].html  # no number, no clause


@pytest.mark.parametrize("game", ["parlour.games.fourthdim", "parlour.games.hexnet"])
@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_numbers_of_rulings_are_not_shown(game: str, language: str) -> None:
    book = rulebook(game, language)
    assert book is not None
    shown = "".join([book.title, book.intro, *(clause.title + clause.html for clause in book.clauses)])
    assert "R-" not in shown
    assert " ." not in shown


def test_html_in_a_rulebook_is_text() -> None:
    book = rulebook(WHISPER, "en")
    assert book is not None
    assert "<script" not in book.clauses[0].html
    assert "&lt;script&gt;" in book.clauses[0].html


def test_a_rulebook_that_is_not_translated_is_english() -> None:
    book = rulebook(WHISPER, "pl")
    assert book is not None
    assert book.language == "en"
    assert rulebook("parlour", "en") is None


async def test_texts_are_packed_for_who_can_unpack_them(hall: Inside) -> None:
    async with httpx.AsyncClient(base_url=f"{hall.url}/api/v1") as http:
        for path in ("/texts/pl", "/games/fourthdim/texts/ru"):
            packed = await http.get(path)
            plain = await http.get(path, headers={"Accept-Encoding": "identity"})
            assert packed.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in plain.headers
            assert packed.text == plain.text
            assert packed.num_bytes_downloaded < plain.num_bytes_downloaded / 2
            assert {packed.headers["vary"], plain.headers["vary"]} == {"Accept-Encoding"}


async def test_the_list_of_games_is_packed_as_well(hall: Inside) -> None:
    async with httpx.AsyncClient(base_url=f"{hall.url}/api/v1") as http:
        packed = await http.get("/games")
        plain = await http.get("/games", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
