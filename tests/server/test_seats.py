"""A seat is held by the token that it was taken with, and by nobody else: whatever fails, and whoever is quicker."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from parlour.kit.record import read
from parlour.match.ports import MatchId, StoreFull
from parlour.server.settings import Limits, Settings
from tests.server.inside import FAST, Inside, inside
from tests.server.player import Json, Player, Wire, play_out
from tests.server.process import start


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    """In this process: the tests make its store fail."""
    async with inside(Settings(limits=FAST, static=tmp_path, database=str(tmp_path / "parlour.sqlite3"))) as running:
        yield running


@pytest.fixture
async def cyd(server: Inside) -> AsyncIterator[Player]:
    player = Player(server.url, "Cyd")
    yield player
    await player.close()


async def full(*_: Any) -> None:
    raise StoreFull("no room")


def listeners(server: Inside, table: str) -> int:
    return len(server.site.house._tables[MatchId(table)].listening())


async def test_a_seat_that_was_left_is_not_held_even_if_forgetting_fails(
    server: Inside, ada: Player, ben: Player, cyd: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await ada.create("me", "open", "open", public=True)
    table = made["table"]["id"]
    await ben.join(made)
    async with ben.wire(table) as open_before:
        await open_before.until("presence")
        monkeypatch.setattr(server.site.sessions, "release", full)
        await ben.ask("POST", f"/tables/{table}/leave", 503)
        assert (await open_before.until("bye"))["code"] == "seat_left"
    assert (await cyd.join(made, seat=1))["seat"] == 1
    assert (await ben.ask("GET", f"/tables/{table}"))["you"] is None
    assert [shown["you"] for shown in await ben.ask("GET", "/tables")] == [None]
    assert (await ben.ask("GET", "/me"))["tables"] == []
    assert (await ben.ask("POST", f"/tables/{table}/leave", 403))["code"] == "no_seat"
    async with ben.wire(table) as wire:
        await ben.join(made)  # the last seat: another one of his own
        cards = [hand["cards"] for hand in (await wire.until("update"))["view"]["hands"]]
        assert all(isinstance(hidden, dict) for hidden in cards)
        assert (await wire.act("end", prompt="open"))["code"] == "no_seat"
    async with ben.wire(table) as wire:
        assert [isinstance(hand["cards"], list) for hand in (await wire.until("update"))["view"]["hands"]] == [
            False,
            False,
            True,
        ]


async def test_an_old_answer_does_not_touch_who_sits_there_next(
    server: Inside, ada: Player, ben: Player, cyd: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await ada.create("me", "open", "open", public=True)
    table = made["table"]["id"]
    await ben.join(made)
    release, reached, go = server.site.sessions.release, asyncio.Event(), asyncio.Event()

    async def slowly(match: MatchId, token_hash: str) -> None:
        reached.set()
        await go.wait()
        await release(match, token_hash)

    monkeypatch.setattr(server.site.sessions, "release", slowly)
    leaving = asyncio.create_task(ben.ask("POST", f"/tables/{table}/leave", 204))
    await reached.wait()
    await cyd.join(made, seat=1)
    async with cyd.wire(table) as wire:
        await wire.until("presence")
        go.set()
        await leaving
        assert (await cyd.ask("GET", f"/tables/{table}"))["you"] == 1
        await wire.send(type="ping")
        assert (await wire.until("pong", "bye"))["type"] == "pong"


async def test_whoever_is_killed_between_freeing_and_forgetting_leaves_no_door_open(tmp_path: Path) -> None:
    file, port = tmp_path / "parlour.sqlite3", 0
    server = await asyncio.to_thread(start, file, tmp_path / "log")
    ada, ben, cyd, dan = (Player(server.url, name) for name in ("Ada", "Ben", "Cyd", "Dan"))
    made = await ada.create("me", "open", "open", public=True)
    table = made["table"]["id"]
    await ben.join(made)
    with closing(sqlite3.connect(file)) as database:
        database.execute("create trigger broken before delete on claims begin select raise(abort, 'power cut'); end")
        database.commit()
    assert (await ben.http.post(f"/tables/{table}/leave")).status_code == 500
    server.kill()
    with closing(sqlite3.connect(file)) as database:
        database.execute("drop trigger broken")
        assert database.execute("select count(*) from claims").fetchone() == (2,), "the claim is there still"
        database.commit()
    port = int(server.url.rpartition(":")[2])
    server = await asyncio.to_thread(start, file, tmp_path / "log", port)
    await cyd.join(made, seat=1)
    await dan.join(made)
    assert (await ben.ask("GET", f"/tables/{table}"))["you"] is None
    async with ben.wire(table) as wire:
        assert isinstance((await wire.until("update"))["view"]["hands"][1]["cards"], dict)
    head = (await ben.http.get(f"/tables/{table}/record")).text.splitlines()[0]
    assert json.loads(head)["seen_by"] is None
    server.kill()
    for player in (ada, ben, cyd, dan):
        await player.close()


async def test_a_seat_is_never_taken_without_its_holder(
    server: Inside, ada: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await ada.create("me", "open", public=True)
    table = made["table"]["id"]
    monkeypatch.setattr(server.site.sessions, "claim", full)  # a transaction of its own would be one too many
    await ben.ask("POST", "/me", name="Ben")
    await ben.join(made)
    assert (await ben.ask("GET", f"/tables/{table}"))["you"] == 1


async def test_a_session_takes_one_seat_of_a_table(ada: Player, server: Inside, ben: Player) -> None:
    made = await ben.create("open", "open", "open", public=True)
    await ada.ask("POST", "/me", name="Ada")
    path = f"/tables/{made['table']['id']}/join"
    answers = await asyncio.gather(*(ada.http.post(path, json={}) for _ in range(4)))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {"already_seated"}
    shown = await ada.ask("GET", f"/tables/{made['table']['id']}")
    assert [seat["kind"] for seat in shown["seats"]].count("person") == 1


async def test_the_link_of_another_seat_is_refused_to_who_has_one(ada: Player, ben: Player, stranger: Player) -> None:
    made = await ada.create("me", "open", "open")
    joined = await ben.join(made)
    path = f"/tables/{made['table']['id']}"
    own, other = (links["seat_link"].partition("#s=")[2] for links in (made, joined))
    assert (await ada.ask("POST", f"{path}/claim", 409, token=other))["code"] == "already_seated"
    assert (await ada.ask("POST", f"{path}/claim", token=own))["seat"] == 0
    assert (await ada.ask("GET", path))["you"] == 0
    await ada.ask("POST", f"{path}/leave", 204)
    assert (await ada.ask("POST", f"{path}/claim", token=other))["seat"] == 1


async def drain(wire: Wire) -> list[Json]:
    """Everything that was sent before the answer to a ping."""
    await wire.send(type="ping")
    got = [await wire.receive()]
    while got[-1]["type"] != "pong":
        got.append(await wire.receive())
    return got


async def test_hellos_in_one_breath_leave_one_subscription(server: Inside, ada: Player) -> None:
    made = await ada.create("me", "easy")
    table = made["table"]["id"]
    async with ada.wire() as wire:
        for _ in range(30):
            await wire.send(type="hello", protocol=1, table=table)
        got = await drain(wire)
        assert listeners(server, table) == 1
        hellos = server.site.settings.limits.hello_burst
        assert sum(message["type"] == "welcome" for message in got) == hellos
        assert sum(message.get("code") == "too_many_messages" for message in got) == 30 - hellos
    while listeners(server, table):  # noqa: ASYNC110 - the server has to hear that the socket is closed
        await asyncio.sleep(0.01)


async def test_a_number_from_before_the_start_is_none(ada: Player, ben: Player, server: Inside) -> None:
    made = await ada.create("me", "open", public=True)
    async with ada.wire(made["table"]["id"], since=1) as wire:
        await ben.join(made)
        assert (await wire.until("update"))["n"] == 1
        assert len(wire.last["frames"]) == 1


async def test_a_nonce_that_comes_with_the_key_is_not_taken(ada: Player, ben: Player, server: Inside) -> None:
    made = await ada.create("me", "open", nonce="known-beforehand")
    await ben.join(made, nonce="known-afterwards")
    table = made["table"]["id"]
    async with ada.wire(table) as a, ben.wire(table) as b:
        await play_out(a, b)
        assert (await a.until("table"))["table"]["status"] == "over"
    nonces = read((await ada.http.get(f"/tables/{table}/record")).text.splitlines()).header.nonces
    assert "known-beforehand" not in nonces
    assert len(nonces[0]) == 32
    assert nonces[1] == "known-afterwards"


async def test_a_record_counts_as_a_change(tmp_path: Path) -> None:
    limits = Limits(mutation_rate=0.001, mutation_burst=4)
    async with inside(Settings(limits=limits, static=tmp_path, database=str(tmp_path / "a.sqlite3"))) as running:
        eve = Player(running.url, "Eve")
        made = await eve.create("easy", "easy")
        path = f"/tables/{made['table']['id']}/record"
        answers = [(await eve.http.get(path)).status_code for _ in range(4)]
        assert answers == [200, 200, 200, 429]
        await eve.close()
