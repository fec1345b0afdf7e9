"""Nobody is told before it is stored, and a stop says goodbye."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from parlour.kit.record import Entry
from parlour.match.keepsakes import Kept
from parlour.match.ports import MatchId, Snapshot
from parlour.server.assembly import Database
from parlour.server.settings import Settings
from parlour.store.sql import SqlStore
from parlour.store.sqlite import open_sqlite
from tests.server.inside import FAST, Inside, inside
from tests.server.player import Player, Wire, play_out
from tests.server.process import start


class GatedStore:
    """SQLite behind a gate: an append is committed only when the test opens it, and answered only after that."""

    def __init__(self, inner: SqlStore) -> None:
        self._inner = inner
        self.reached = asyncio.Event()
        self.commit = asyncio.Event()
        self.committed = asyncio.Event()
        self.answer = asyncio.Event()

    def open(self) -> None:
        for event in (self.commit, self.answer):
            event.set()

    def shut(self) -> None:
        for event in (self.reached, self.commit, self.committed, self.answer):
            event.clear()

    async def append(
        self,
        match: MatchId,
        expected_v: int,
        entries: Sequence[Entry],
        snapshot: Snapshot | None = None,
        kept: Sequence[Kept] = (),
    ) -> None:
        self.reached.set()
        await self.commit.wait()
        await self._inner.append(match, expected_v, entries, snapshot, kept)
        self.committed.set()
        await self.answer.wait()

    def __getattr__(self, name: str) -> object:
        return getattr(self._inner, name)


@pytest.fixture
async def store(tmp_path: Path) -> GatedStore:
    gated = GatedStore(await open_sqlite(tmp_path / "parlour.sqlite3"))
    gated.open()
    return gated


@pytest.fixture
async def server(store: GatedStore, tmp_path: Path) -> AsyncIterator[Inside]:
    async def opened(_: str) -> Database:
        database: Database = store  # type: ignore[assignment]  # the rest goes through __getattr__
        return database

    async with inside(Settings(limits=FAST, static=tmp_path), opened) as running:
        yield running
        store.open()


async def silent(*wires: Wire) -> None:
    """The server is up and answers, and has told nobody anything else."""
    for wire in wires:
        await wire.send(type="ping")
        assert (await wire.receive())["type"] == "pong"


async def test_no_frame_leaves_before_the_commit_has_returned(
    server: Inside, store: GatedStore, ada: Player, ben: Player, stranger: Player
) -> None:
    made = await ada.create("me", "open")
    await ben.join(made)
    table = made["table"]["id"]
    async with ada.wire(table) as a, ben.wire(table) as b, stranger.wire(table) as eye:
        for wire in (a, b, eye):
            await wire.crowd(True, True, watching=1)
        store.shut()
        do = a.actions[0]
        await a.send(type="act", cmd="c", prompt=a.prompt["id"], actions=[do])
        await store.reached.wait()
        await silent(b, eye)
        store.commit.set()
        await store.committed.wait()
        await silent(b, eye)
        store.answer.set()
        assert (await a.until("receipt"))["cmd"] == "c"
        for wire in (b, eye):
            update = await wire.until("update")
            assert [event["type"] for event in update["frames"][-1]["events"]] == ["Played"]


async def test_what_is_stored_is_told_though_its_connection_ends_meanwhile(
    server: Inside, store: GatedStore, ada: Player, ben: Player
) -> None:
    made = await ada.create("me", "open")
    await ben.join(made)
    table = made["table"]["id"]
    async with ada.wire(table) as a, ben.wire(table) as b:
        for wire in (a, b):
            await wire.crowd(True, True)
        store.shut()
        await a.send(type="act", cmd="c", prompt=a.prompt["id"], actions=[a.actions[0]])
        await store.reached.wait()
        (peer,) = [peer for peer in server.site._peers if peer.seat == 0]
        peer.end("seat_left")
        await silent(b)
        store.open()
        update = await b.until("update")
        assert [event["type"] for event in update["frames"][-1]["events"]] == ["Played"]
        assert (await a.until("bye"))["code"] == "seat_left"


async def test_a_terminated_server_says_goodbye_and_stores_where_it_was(
    tmp_path: Path,
) -> None:
    server = await asyncio.to_thread(start, tmp_path / "parlour.sqlite3", tmp_path / "log")
    ada, ben = Player(server.url, "Ada"), Player(server.url, "Ben")
    made = await ada.create("me", "open")
    await ben.join(made)
    async with ada.wire(made["table"]["id"]) as a, ada.wire() as silent:
        await a.until("update")
        await a.reach((await a.act(a.actions[0]))["n"])
        code = asyncio.create_task(asyncio.to_thread(server.stop))
        assert (await a.until("bye"))["code"] == "stopping"
        assert (await silent.until("bye"))["code"] == "stopping"
        assert await code in (0, -signal.SIGTERM)
    with closing(sqlite3.connect(tmp_path / "parlour.sqlite3")) as database:
        assert database.execute("select match, max(v) from snapshots").fetchall() == [(made["table"]["id"], 1)]
    for player in (ada, ben):
        await player.close()


async def test_a_match_whose_log_was_damaged_is_shown_and_not_played(tmp_path: Path) -> None:
    file = tmp_path / "parlour.sqlite3"
    server = await asyncio.to_thread(start, file, tmp_path / "log")
    ada, ben = Player(server.url, "Ada"), Player(server.url, "Ben")
    tables = []
    for _ in range(2):
        made = await ada.create("me", "open")
        await ben.join(made)
        tables.append(made["table"]["id"])
        async with ada.wire(tables[-1]) as a:
            await a.until("update")
            assert (await a.act(a.actions[0]))["type"] == "receipt"
    server.kill()
    with closing(sqlite3.connect(file)) as database:
        damaged = """update entries set line = json_set(line, '$.h', '0123456789abcdef') where match = ?"""
        assert database.execute(damaged, tables[:1]).rowcount == 1
        database.commit()
    port = int(server.url.rpartition(":")[2])
    server = await asyncio.to_thread(start, file, tmp_path / "log", port)
    async with ada.wire(tables[0]) as a:
        update = await a.until("update", "bye")
        assert update["view"]["table"] == []  # the last position that is proved
        refused = await a.act(a.actions[0])
        assert (refused["type"], refused["code"]) == ("refused", "match_broken")
    async with ada.wire(tables[1]) as a:
        assert len((await a.until("update"))["view"]["table"]) == 1
    server.kill()
    for player in (ada, ben):
        await player.close()


DAMAGES = (
    "update matches set row = '{garbage' where id = ?",
    "update matches set row = json_set(row, '$.seats', 7) where id = ?",
    "update matches set row = json_set(row, '$.key', 'zz') where id = ?",
    "update matches set row = json_set(row, '$.start_chance', json('[]')) where id = ?",
    "update entries set line = '{garbage' where match = ?",
    "update entries set line = 7 where match = ?",
    "update entries set line = json_set(line, '$.do', 'play ' || printf('%.20000c', '[')) where match = ?",
    "insert into orders values (?, 0, x'ff')",
    "delete from entries where match = ?",
)


async def test_whatever_is_damaged_the_house_opens_for_the_others(tmp_path: Path) -> None:
    file = tmp_path / "parlour.sqlite3"
    settings = Settings(limits=FAST, static=tmp_path, database=str(file))
    async with inside(settings) as first:
        ada, ben = Player(first.url, "Ada"), Player(first.url, "Ben")
        tables = []
        for _ in (*DAMAGES, "whole"):
            made = await ada.create("me", "open", control={"type": "per_turn", "ms": 3_600_000}, public=True)
            await ben.join(made)
            tables.append(made["table"]["id"])
            async with ada.wire(tables[-1]) as a:
                await a.until("update")
                assert (await a.act(a.actions[0]))["type"] == "receipt"
        cookie = ada.cookie
        for player in (ada, ben):
            await player.close()
    with closing(sqlite3.connect(file)) as database:
        database.execute("delete from snapshots")
        for damage, table in zip(DAMAGES, tables, strict=False):
            assert database.execute(damage, (table,)).rowcount >= 1, damage  # a stall may have been credited too
        database.commit()
        kept = database.execute("select count(*) from matches").fetchone()
    async with inside(settings) as second:
        ada = Player(second.url, "Ada")
        ada.http.cookies.set("parlour_session", cookie)
        listed = {table["id"] for table in await ada.ask("GET", "/tables")}
        assert listed == {table["id"] for table in (await ada.ask("GET", "/me"))["tables"]} == set(tables[2:])
        assert (await ada.ask("GET", f"/tables/{tables[0]}", 409))["code"] == "match_broken"
        answers = []
        for table in tables:
            async with ada.wire() as a:
                said = await a.hello(table)
                if said["type"] == "welcome":
                    await a.until("update")
                    said = await a.act(a.actions[0])
                answers.append(said.get("code", said["type"]))
        assert answers == ["match_broken"] * 7 + ["receipt"] * 3
        await ada.close()
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("select count(*) from matches").fetchone() == kept


async def test_a_stop_says_goodbye_and_the_game_goes_on_afterwards(tmp_path: Path) -> None:
    settings = Settings(limits=FAST, static=tmp_path, database=str(tmp_path / "parlour.sqlite3"))
    async with inside(settings) as first:
        ada, ben = Player(first.url, "Ada"), Player(first.url, "Ben")
        made = await ada.create("me", "open")
        await ben.join(made)
        table = made["table"]["id"]
        async with ada.wire(table) as a:
            await a.until("update")
            receipt = await a.act(a.actions[0])
            await a.reach(receipt["n"])
            before = a.last
            stopping = asyncio.create_task(a.until("bye"))
            await asyncio.sleep(0)
            await first.site.farewell("stopping")
            assert (await stopping)["code"] == "stopping"
    cookies = {player.name: player.cookie for player in (ada, ben)}
    async with inside(settings) as second:
        players = []
        for name, cookie in cookies.items():
            player = Player(second.url, name)
            player.http.cookies.set("parlour_session", cookie)
            players.append(player)
        async with players[0].wire(table, before["n"]) as a, players[1].wire(table) as b:
            after = await a.until("update")
            assert (after["n"], after["view"], after["frames"]) == (before["n"], before["view"], [])
            await play_out(a, b)
        for player in (ada, ben, *players):
            await player.close()
