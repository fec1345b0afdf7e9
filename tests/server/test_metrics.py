"""``/metrics``: what is in it, what never is, and who may read it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from parlour.server.http.metrics import _loopback
from parlour.server.metrics import Metrics
from parlour.server.settings import Settings
from tests.server.inside import FAST, Inside, inside
from tests.server.player import Player, play_a_bot, play_out
from tests.server.test_leak import TOKEN

LABELS = {"status", "game", "by", "code", "level", "end", "le"}

Figures = dict[tuple[str, frozenset[tuple[str, str]]], float]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(Settings(limits=FAST, static=tmp_path, database=str(tmp_path / "a.sqlite3"))) as running:
        yield running


async def scrape(url: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient() as client:
        return await client.get(f"{url}/metrics", headers=headers)


async def figures(url: str) -> Figures:
    response = await scrape(url)
    assert response.status_code == 200
    families = text_string_to_metric_families(response.text)
    return {(s.name, frozenset(s.labels.items())): s.value for family in families for s in family.samples}


def of(figures: Figures, name: str, **labels: str) -> float:
    return figures[f"parlour_{name}", frozenset(labels.items())]


async def test_a_game_shows_in_the_figures(server: Inside, ada: Player, ben: Player) -> None:
    before = await figures(server.url)
    assert of(before, "tables", status="running") == of(before, "tables_loaded") == 0
    made = await ada.create("me", "open")
    await ben.join(made)
    await ada.create("me", "open", public=True)
    table = made["table"]["id"]
    async with ada.wire(table) as a, ben.wire(table) as b:
        count = await play_out(a, b)
        assert (await a.act("end", prompt="x"))["code"] == "game_over"
        during = await figures(server.url)
    assert of(during, "sockets") == 2
    assert of(during, "moves_total", game="whisper") == count
    assert of(during, "refused_total", by="socket", code="game_over") == 1
    assert of(during, "decision_commit_seconds_count") == count
    assert of(during, "decision_delivery_seconds_count") >= 2 * count
    assert of(during, "tables", status="open") == 1
    assert of(during, "tables", status="over") + of(during, "tables", status="running") == 1
    assert (of(during, "tables_loaded"), of(during, "matches_loaded")) == (2, 1)
    assert of(during, "store_queue") >= 0
    assert ("process_resident_memory_bytes", frozenset()) in during


async def test_refusals_over_http_are_counted_too(server: Inside, ada: Player) -> None:
    await ada.ask("GET", "/tables/none", 404)
    assert of(await figures(server.url), "refused_total", by="http", code="unknown_table") == 1


async def test_bots_show_in_the_figures(server: Inside, ada: Player) -> None:
    await play_a_bot(ada)
    found = await figures(server.url)
    assert of(found, "bot_seconds_count", game="whisper", level="easy", end="answer") >= 1
    assert of(found, "bots_thinking") == of(found, "bots_waiting") == 0


async def test_a_late_event_loop_shows(server: Inside) -> None:
    while of(await figures(server.url), "event_loop_lag_seconds_count") < 2:  # noqa: ASYNC110  # it is asked by HTTP
        await asyncio.sleep(0.05)
    before = of(await figures(server.url), "event_loop_lag_seconds_sum")
    time.sleep(0.6)  # noqa: ASYNC251  # the server shares this loop: it stands still
    while of(await figures(server.url), "event_loop_lag_seconds_sum") < before + 0.3:  # noqa: ASYNC110  # by HTTP
        await asyncio.sleep(0.05)


async def test_nothing_of_anybody_is_in_it(server: Inside, ada: Player, ben: Player, stranger: Player) -> None:
    made = await ada.create("me", "open", "easy", public=True)
    await ben.join(made)
    table = made["table"]["id"]
    async with ada.wire(table) as a, ben.wire(table) as b, stranger.wire(table):
        for wire in (a, b):
            await wire.until("update")
        await a.act('play "card000000000000"', prompt="open")
        await b.act("nonsense", prompt="nonsense")
        await a.send(type="say", id="s", text="my secret line")
        await a.until("chat")
        text = (await scrape(server.url)).text
    await stranger.ask("GET", "/tables/no-such-table", 404)
    text += (await scrape(server.url)).text
    for family in text_string_to_metric_families((await scrape(server.url)).text):
        for sample in family.samples:
            assert LABELS.issuperset(sample.labels), sample
            assert not any(value.isdigit() for name, value in sample.labels.items() if name != "le"), "a seat"
    assert TOKEN.search(text) is None
    for secret in (table, "Ada", "Ben", "no-such-table", "secret", "nonsense", ada.cookie, made["invite"][-20:]):
        assert secret not in text, secret


async def test_two_houses_in_one_process_count_for_themselves(server: Inside, ada: Player, tmp_path: Path) -> None:
    settings = Settings(limits=FAST, static=tmp_path, database=str(tmp_path / "b.sqlite3"))
    async with inside(settings) as other:
        await ada.create("me", "open")
        assert of(await figures(server.url), "tables", status="open") == 1
        assert of(await figures(other.url), "tables", status="open") == 0


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "127.0.0.1"},
        {"Forwarded": "for=127.0.0.1"},
        {"X-Real-IP": "127.0.0.1"},
        {"Via": "1.1 proxy"},
        {"Host": "evil.example"},
        {"Host": "10.0.0.1:8000"},
        {"Host": "localhost.evil.example"},
    ],
)
async def test_only_this_machine_may_read_it(server: Inside, headers: dict[str, str]) -> None:
    refused = await scrape(server.url, **headers)
    assert (refused.status_code, refused.json()["code"]) == (403, "forbidden")
    port = server.url.rpartition(":")[2]
    assert (await scrape(server.url, Host=f"localhost:{port}")).status_code == 200


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("127.0.0.1", True),
        ("127.8.8.8", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("::ffff:10.0.0.1", False),
        ("10.0.0.1", False),
        ("2001:db8::1", False),
        ("", False),
        ("somewhere", False),
    ],
)
def test_what_is_this_machine(host: str, *, here: bool) -> None:
    assert _loopback(host) is here


async def test_with_a_token_it_is_for_who_has_it(tmp_path: Path) -> None:
    token = "a-long-token-of-the-operator"
    async with inside(Settings(static=tmp_path, database=str(tmp_path / "a.sqlite3"), metrics_token=token)) as house:
        for given in ("", token, f"Basic {token}", "Bearer", "Bearer x", f"Bearer {token}x", f"Bearer {token[:-1]}"):
            refused = await scrape(house.url, Authorization=given)
            assert (refused.status_code, refused.json()["code"]) == (403, "forbidden"), given
        forwarded = {"X-Forwarded-For": "10.0.0.1", "Host": "play.example"}
        for given in (f"Bearer {token}", f"bearer  {token}"):
            assert (await scrape(house.url, Authorization=given, **forwarded)).status_code == 200


def test_a_code_that_is_none_is_no_label() -> None:
    metrics = Metrics()
    for code in ("Ada sits at 3", "", "x" * 65, "ok_code"):
        metrics.refused("socket", code)
    text = metrics.text().decode()
    assert 'parlour_refused_total{by="socket",code="other"} 3.0' in text
    assert 'parlour_refused_total{by="socket",code="ok_code"} 1.0' in text
    assert "Ada" not in text
