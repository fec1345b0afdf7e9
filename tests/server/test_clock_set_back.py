"""The machine's clock is an hour behind when the house opens again: nobody loses time by it, nor a move."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from parlour.server.settings import Settings
from tests.server.inside import FAST, inside
from tests.server.player import Player

MINUTE, HOUR_NS = 60_000, 3_600_000_000_000
FISCHER = {"type": "fischer", "base_ms": MINUTE, "inc_ms": 0}


async def test_a_clock_set_back_between_two_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=str(tmp_path / "parlour.sqlite3"), limits=FAST)
    async with inside(settings) as house:
        ada, ben = Player(house.url, "Ada"), Player(house.url, "Ben")
        made = await ada.create("me", "open", game="fourthdim", control=FISCHER)
        table = made["table"]["id"]
        await ben.join(made)
        async with ada.wire(table) as a:
            await a.until("update")
            first = await a.act("c4-b2", "^d3")
            assert first["type"] == "receipt", first
        before = (await ada.ask("GET", f"/tables/{table}/ledger"))["lines"]
        cookies = {player: player.cookie for player in (ada, ben)}
        for player in cookies:
            await player.close()

    now = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: now() - HOUR_NS)
    async with inside(settings) as house:
        again = [Player(house.url, player.name) for player in cookies]
        for player, cookie in zip(again, cookies.values(), strict=True):
            player.http.cookies.set("parlour_session", cookie)
        async with again[0].wire(table) as a, again[1].wire(table) as b:
            await b.until("update")
            await a.until("update")
            second = await b.act("c9-c8", "@c12>b5")
            assert second["type"] == "receipt", second
            await a.reach(second["n"])
        lines = (await again[0].ask("GET", f"/tables/{table}/ledger"))["lines"]
        for player in again:
            await player.close()
    assert lines[: len(before)] == before
    assert [line["at"] for line in lines] == sorted(line["at"] for line in lines)
    moves = [line for line in lines if line["cause"] == "move"]
    assert [line["seat"] for line in moves] == [0, 0, 1]
    assert all(0 <= line.get("spent_ms", 0) < MINUTE and 0 < line["left_ms"] <= MINUTE for line in moves)
