"""What goes with a page: links to all that its screen will ask for."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from parlour.server.settings import Settings
from tests.server.inside import FAST, Inside, inside
from tests.server.player import Player

CHUNKS = {
    "_shared-a.js": {"file": "assets/shared-a.js", "imports": ["index.html"], "css": ["assets/shared-a.css"]},
    "index.html": {"file": "assets/index-a.js", "css": ["assets/index-a.css"], "isEntry": True},
    "src/app/TablePage.svelte": {"file": "assets/table-a.js", "imports": ["index.html", "_shared-a.js"]},
    "src/replay/ReplayPage.svelte": {"file": "assets/replay-a.js", "imports": ["index.html"]},
    "src/analysis/AnalysisPage.svelte": {"file": "assets/analysis-a.js", "imports": ["index.html"]},
    "src/games/whisper/index.ts": {"file": "assets/whisper-a.js", "imports": ["index.html", "_shared-a.js"]},
}
PAGE = ["/assets/index-a.js", "/assets/index-a.css"]
SHARED = ["/assets/shared-a.js", "/assets/shared-a.css"]
TEXTS = ["/api/v1/texts/en", "/api/v1/games/whisper/texts/en"]


@pytest.fixture
async def built(tmp_path: Path) -> AsyncIterator[Inside]:
    """A server whose client is made of these chunks."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html><title>Parlour</title>")
    (static / "chunks.json").write_text(json.dumps(CHUNKS))
    settings = Settings(database=str(tmp_path / "parlour.sqlite3"), limits=FAST, static=static)
    async with inside(settings) as opened:
        yield opened


async def links(house: Inside, path: str, **headers: str) -> list[str]:
    async with httpx.AsyncClient() as http:
        answer = await http.get(house.url + path, headers={name.replace("_", "-"): v for name, v in headers.items()})
    assert answer.status_code == 200
    return re.findall(r"<([^>]+)>", answer.headers.get("link", ""))


async def test_with_a_table_go_the_code_and_the_texts_of_its_game(built: Inside) -> None:
    ada = Player(built.url, "Ada")
    made = (
        await ada.http.post("/tables", json={"game": "whisper", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ).json()
    await ada.close()
    name = made["table"]["id"]
    table = [*PAGE, *SHARED, "/assets/table-a.js", "/assets/whisper-a.js", *TEXTS]
    assert await links(built, f"/t/{name}") == await links(built, f"/t/{name}/") == table
    assert await links(built, f"/t/{name}/replay") == [
        *PAGE,
        "/assets/replay-a.js",
        *SHARED,
        "/assets/whisper-a.js",
        *TEXTS,
    ]


async def test_texts_are_in_the_language_that_the_browser_asks_for(built: Inside) -> None:
    assert (await links(built, "/t/none", Accept_Language="fr, ru;q=0.8, en;q=0.5"))[-1] == "/api/v1/texts/ru"
    assert (await links(built, "/t/none", Accept_Language="fr"))[-1] == "/api/v1/texts/en"


async def test_with_the_lobby_go_the_houses_texts_alone(built: Inside) -> None:
    found = await links(built, "/", Accept_Language="pl")
    assert found[:3] == [*PAGE, "/api/v1/texts/pl"]
    assert len(found) == 3, "what introduces the games is among the house's texts"


async def test_of_a_table_or_a_game_that_is_none_nothing_is_said(built: Inside) -> None:
    assert await links(built, "/t/none") == [*PAGE, *SHARED, "/assets/table-a.js", "/api/v1/texts/en"]
    assert await links(built, "/analysis/whisper") == [
        *PAGE,
        "/assets/analysis-a.js",
        *SHARED,
        "/assets/whisper-a.js",
        *TEXTS,
    ]
    assert await links(built, "/analysis/chess") == [*PAGE, "/assets/analysis-a.js", "/api/v1/texts/en"]
    assert await links(built, "/elsewhere") == []


async def test_stylesheets_are_fetched_as_the_client_fetches_them(built: Inside) -> None:
    async with httpx.AsyncClient() as http:
        answer = await http.get(f"{built.url}/t/none", headers={"Accept-Encoding": "identity"})
        listing = await http.get(f"{built.url}/chunks.json")
    assert "</assets/table-a.js>; rel=modulepreload" in answer.headers["link"]
    assert "</assets/index-a.css>; rel=preload; as=style; crossorigin" in answer.headers["link"]
    assert "</api/v1/texts/en>; rel=preload; as=fetch; crossorigin" in answer.headers["link"]
    assert "Accept-Language" in answer.headers["vary"]
    assert listing.status_code == 404
