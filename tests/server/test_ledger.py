"""The ledger over HTTP: everybody reads their own decisions, and of others whole turns."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.match.keeper import RETURN_MS
from parlour.server.settings import Limits, Settings
from tests.match.tools import HandClock
from tests.server.inside import Inside, inside
from tests.server.player import Json, Player
from tests.server.process import start

FISCHER = {"type": "fischer", "base_ms": 60_000, "inc_ms": 1_000}


def brief(ledger: Json) -> list[dict[str, Any]]:
    return [{name: value for name, value in line.items() if value and name != "n"} for line in ledger["lines"]]


async def test_ones_own_decisions_and_the_turns_of_others(
    clock: HandClock, people: tuple[Player, Player, Player]
) -> None:
    ada, ben, eve = people
    made = await ada.create("me", "open", control=FISCHER, lag_ms=200)
    path = f"/tables/{made['table']['id']}/ledger"
    assert made["table"]["lag_ms"] == 200
    assert (await ada.ask("GET", path, 409))["code"] == "not_begun"
    await ben.join(made)
    async with ada.wire(made["table"]["id"]) as a:
        await a.until("update")
        clock.wait(5_000)
        first = await a.act(a.actions[0])
        await a.reach(first["n"])
        clock.wait(1_000)
        last = await a.act("end")
        assert last["type"] == "receipt", last
    mine = await ada.ask("GET", path)
    assert (mine["control"], mine["lag_ms"]) == (FISCHER, 200)
    assert brief(mine) == [
        {"at": 5_000, "spent_ms": 5_000, "lag_ms": 200, "left_ms": 55_200, "cause": "move"},
        {"at": 6_000, "spent_ms": 1_000, "added_ms": 1_000, "left_ms": 55_200, "cause": "move"},
    ]
    assert [line["n"] for line in mine["lines"]] == [first["n"], last["n"]]
    turn = {"at": 6_000, "spent_ms": 6_000, "lag_ms": 200, "added_ms": 1_000, "left_ms": 55_200, "cause": "move"}
    for other in (ben, eve):
        assert brief(await other.ask("GET", path)) == [turn]


@pytest.mark.parametrize("control", [FISCHER, {"type": "per_turn", "ms": 5_000}])
async def test_whose_time_is_up_has_none_left(
    hall: Inside, clock: HandClock, people: tuple[Player, Player, Player], control: Json
) -> None:
    ada, ben, _ = people
    made = await ada.create("me", "open", game="fourthdim", control=control)
    await ben.join(made)
    async with ada.wire(made["table"]["id"]) as a:
        await a.until("update")
        full = a.last["clock"]["remaining_ms"]
        clock.wait(full[0])
        await hall.site.house.tick()
        while a.last["outcome"] is None:
            await a.receive()
        assert a.last["clock"]["remaining_ms"] == [0, full[1]]
        assert a.last["clock"]["running"] == []


async def test_a_table_without_a_clock_has_an_empty_ledger(people: tuple[Player, Player, Player]) -> None:
    ada, ben, _ = people
    made = await ada.create("me", "open")
    await ben.join(made)
    ledger = await ada.ask("GET", f"/tables/{made['table']['id']}/ledger")
    assert ledger == {"control": {"type": "none"}, "lag_ms": 0, "lines": []}
    assert (await ada.ask("GET", "/tables/nowhere/ledger", 404))["code"] == "unknown_table"


@pytest.mark.parametrize("lag_ms", [-1, 1_001, "soon"])
async def test_an_allowance_out_of_range(people: tuple[Player, Player, Player], lag_ms: object) -> None:
    body = {"game": "whisper", "seats": [{"kind": "open"}, {"kind": "open"}], "lag_ms": lag_ms}
    await people[0].ask("POST", "/tables", 400, **body)


async def test_reading_it_costs_as_much_as_a_change(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "a.sqlite3"), limits=Limits(mutation_rate=0.001, mutation_burst=4))
    async with inside(settings) as hall:
        ada = Player(hall.url, "Ada")
        made = await ada.create("me", "open", control=FISCHER)
        path = f"/tables/{made['table']['id']}/ledger"
        for _ in range(3):
            await ada.ask("GET", path, 409)
        assert (await ada.ask("GET", path, 429))["code"] == "too_many_requests"
        await ada.close()


@pytest.mark.parametrize("mover", [0, 1])
@pytest.mark.parametrize("graceful", [True, False])
async def test_a_restart_is_credited_to_whoever_is_to_move(tmp_path: Path, mover: int, graceful: bool) -> None:
    """Real servers in processes of their own, one after the other on one file."""
    database, log, limits = tmp_path / "parlour.sqlite3", tmp_path / "log", {"limits": {"mutation_burst": 1000}}
    server = await asyncio.to_thread(start, database, log, 0, limits)
    ada, ben = Player(server.url, "Ada"), Player(server.url, "Ben")
    made = await ada.create("me", "open", control=FISCHER)
    await ben.join(made)
    table = made["table"]["id"]
    if mover == 1:
        async with ada.wire(table) as a:
            await a.until("update")
            assert (await a.act(a.actions[0], "end"))["type"] == "receipt"
    if graceful:
        await asyncio.to_thread(server.stop)
    else:
        server.kill()
    server = await asyncio.to_thread(start, database, log, 0, limits)
    again = [Player(server.url, "Ada"), Player(server.url, "Ben"), Player(server.url, "Eve")]
    try:
        for player, before in zip(again, (ada, ben), strict=False):
            player.http.cookies.set("parlour_session", before.cookie)
        for player in again:
            lines = (await player.ask("GET", f"/tables/{table}/ledger"))["lines"]
            credited = [line for line in lines if line["cause"] == "credit"]
            assert {line["seat"] for line in credited} == {mover}
            assert sum(line["credit_ms"] for line in credited) > RETURN_MS
            assert all(line["spent_ms"] == line["credit_ms"] and line["left_ms"] > 0 for line in credited)
            assert not [line for line in lines if line["cause"] == "expired"]
        async with again[mover].wire(table) as wire:
            await wire.until("update")
            assert (await wire.act(wire.actions[0]))["type"] == "receipt"
    finally:
        server.kill()
        for player in (ada, ben, *again):
            await player.close()
