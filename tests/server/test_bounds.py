"""Limits over real connections: who asks too much is told so and for how long, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from parlour.server.settings import Limits, Settings
from tests.server.inside import Inside, inside
from tests.server.player import PATIENCE, Player, Wire, play_out
from tests.server.raw import CONT, PING, TEXT, Raw, frame, raw, shake


@asynccontextmanager
async def house(folder: Path, *, proxy: bool = False, **limits: Any) -> AsyncIterator[Inside]:
    wide: dict[str, Any] = {"mutation_burst": 10_000, "message_burst": 10_000, "tables_per_hour": 10_000, **limits}
    settings = Settings(limits=Limits(**wide), static=folder, database=str(folder / "a.sqlite3"), proxy=proxy)
    async with inside(settings) as running:
        yield running


@asynccontextmanager
async def players(url: str, *names: str) -> AsyncIterator[list[Player]]:
    made = [Player(url, name) for name in names]
    yield made
    for player in made:
        await player.close()


async def begun(ada: Player, ben: Player) -> str:
    made = await ada.create("me", "open")
    await ben.join(made)
    table: str = made["table"]["id"]
    return table


async def test_a_seat_on_many_sockets_is_no_faster(tmp_path: Path) -> None:
    async with (
        house(tmp_path, seat_rate=0.01, seat_burst=6) as server,
        players(server.url, "Ada", "Ben") as (ada, ben),
        AsyncExitStack() as stack,
    ):
        table = await begun(ada, ben)
        tabs = [await stack.enter_async_context(ada.wire(table)) for _ in range(3)]
        other = await stack.enter_async_context(ben.wire(table))
        for wire in (*tabs, other):
            await wire.until("update")
        for i in range(6):
            await tabs[i % 3].send(type="check", id=f"k{i}", prompt="open", action="end")
            assert (await tabs[i % 3].until("checked", "refused"))["type"] == "checked"
        for tab in tabs:
            refused = await tab.act("end", cmd="late", prompt="open")
            assert (refused["re"], refused["code"]) == ("late", "too_many_commands")
            assert 1 <= refused["args"]["seconds"] <= 100
            await tab.send(type="ping")  # it is the seat that waits, not the socket
            await tab.until("pong")
        assert (await other.act("end", prompt="open"))["code"] != "too_many_commands"


async def test_an_address_on_many_sockets_is_no_faster(tmp_path: Path) -> None:
    async with (
        house(tmp_path, address_rate=0.01, address_burst=6, proxy=True) as server,
        AsyncExitStack() as stack,
    ):
        crowd = [await stack.enter_async_context(from_address(server, "10.0.0.1")) for _ in range(3)]
        apart = await stack.enter_async_context(from_address(server, "10.0.0.2"))
        for i in range(6):
            await crowd[i % 3].send(type="ping")
            await crowd[i % 3].until("pong")
        for wire in crowd:
            await wire.send(type="ping")
            refused = await wire.until("pong", "refused")
            assert refused["code"] == "too_many_messages"
            assert refused["args"]["seconds"] >= 1
        await apart.send(type="ping")
        await apart.until("pong")


@asynccontextmanager
async def from_address(server: Inside, address: str) -> AsyncIterator[Wire]:
    """A socket through a proxy, which names that address."""
    target = server.url.replace("http", "ws", 1) + "/ws/v1"
    headers = {"X-Forwarded-For": address}
    async with connect(target, origin=server.url, additional_headers=headers, proxy=None) as socket:  # type: ignore[arg-type]  # a NewType of str
        yield Wire(socket)


async def said(wire: Wire) -> str:
    """What a socket hears first: an answer, or goodbye."""
    try:
        await wire.send(type="ping")
        message = await wire.receive()
    except ConnectionClosed as closed:
        return str(closed.rcvd and closed.rcvd.reason)
    return str(message.get("code", message["type"]))


async def test_a_hundred_connections_from_one_address(tmp_path: Path) -> None:
    """As many as the default allows are served, the others are told why not; somebody else's game goes on."""
    most = Limits().sockets_per_address
    assert most < 100
    async with (
        house(tmp_path, proxy=True) as server,
        players(server.url, "Ada", "Ben") as (ada, ben),
        AsyncExitStack() as stack,
    ):
        table = await begun(ada, ben)
        a, b = [await stack.enter_async_context(player.wire(table)) for player in (ada, ben)]
        for wire in (a, b):
            await wire.until("update")
        crowd = [await stack.enter_async_context(from_address(server, "10.9.9.9")) for _ in range(100)]
        heard = [await said(wire) for wire in crowd]
        assert heard == ["pong"] * most + ["too_many_connections"] * (100 - most)
        for wire in crowd[most:]:
            await wire.socket.wait_closed()
            assert wire.socket.close_code == 1013  # try again later
        receipt = await a.act(a.actions[-1])
        assert receipt["type"] == "receipt"
        await b.reach(receipt["n"])
        await crowd[0].socket.close()
        while True:  # a place is free as soon as the server has heard of it
            async with from_address(server, "10.9.9.9") as late:
                if await said(late) == "pong":
                    break


async def test_connections_opened_and_closed_again_count(tmp_path: Path) -> None:
    async with house(tmp_path, handshake_rate=0.01, handshake_burst=3, proxy=True) as server:
        heard = []
        for _ in range(5):
            async with from_address(server, "10.0.0.1") as wire:
                heard.append(await said(wire))
        assert heard == ["pong"] * 3 + ["too_many_connections"] * 2
        async with from_address(server, "10.0.0.2") as wire:
            assert await said(wire) == "pong"


async def test_too_many_tables_an_hour(tmp_path: Path) -> None:
    async with house(tmp_path, tables_per_hour=2, proxy=True) as server, players(server.url, "Ada") as (ada,):
        ada.http.headers["X-Forwarded-For"] = "10.0.0.1"
        ada.http.headers["Accept-Language"] = "pl"
        for _ in range(2):
            await ada.create("me", "open")
        seats = [{"kind": "me"}, {"kind": "open"}]
        refused = await ada.http.post("/tables", json={"game": "whisper", "seats": seats})
        problem = refused.json()
        assert (refused.status_code, problem["code"]) == (429, "too_many_tables")
        seconds = problem["args"]["seconds"]
        assert 1700 < seconds <= 1800
        assert refused.headers["retry-after"] == str(seconds)
        assert problem["detail"].startswith("Stąd założono już zbyt wiele stołów. Odczekaj")
        assert f"{seconds:,}".replace(",", "\u00a0") in problem["detail"]
        assert len((await ada.ask("GET", "/me"))["tables"]) == 2
        ada.http.headers["X-Forwarded-For"] = "10.0.0.2"
        await ada.create("me", "open")


async def test_a_rematch_is_a_table_like_any_other(tmp_path: Path) -> None:
    async with house(tmp_path, tables_per_hour=1) as server, players(server.url, "Ada", "Ben") as (ada, ben):
        made = await ada.create("me", "open")
        table = made["table"]["id"]
        await ben.join(made)
        async with ada.wire(table) as a, ben.wire(table) as b:
            await play_out(a, b)
        assert (await ada.ask("POST", f"/tables/{table}/rematch", 429))["code"] == "too_many_tables"
        assert (await ada.ask("GET", f"/tables/{table}"))["next"] is None


async def test_a_client_that_offers_a_draw_for_ever(tmp_path: Path) -> None:
    """The other has something better to do than to decline; the game goes on."""
    async with house(tmp_path, open_rate=0.01, open_burst=2) as server, players(server.url, "Ada", "Ben") as (ada, ben):
        made = await ada.create("me", "open", game="fourthdim")
        table = made["table"]["id"]
        await ben.join(made)
        async with ada.wire(table) as a, ben.wire(table) as b:
            await a.until("update")
            await b.until("update")
            for _ in range(2):
                assert (await a.act("draw?", prompt="open"))["type"] == "receipt"
                assert (await b.act("no-draw", prompt="open"))["type"] == "receipt"
            refused = await a.act("draw?", prompt="open")
            assert (refused["code"], refused["args"]["seconds"] > 30) == ("too_many_commands", True)
            assert (await a.act(a.actions[0]))["type"] == "receipt"


async def test_a_client_that_repeats_an_illegal_action_for_ever(tmp_path: Path) -> None:
    """Each is refused, then its seat has to wait; nothing changes, and the other plays on."""
    async with (
        house(tmp_path, seat_rate=0.01, seat_burst=50) as server,
        players(server.url, "Ada", "Ben") as (ada, ben),
    ):
        table = await begun(ada, ben)
        async with ada.wire(table) as a, ben.wire(table) as b:
            for wire in (a, b):
                await wire.until("update")
            mover, other = (a, b) if a.last["prompts"] else (b, a)
            before = mover.last
            codes = [(await other.act('play "no such card"', prompt="p1"))["code"] for _ in range(60)]
            assert set(codes[:50]) == {"prompt_closed"}
            assert codes[50:] == ["too_many_commands"] * 10
            async with ada.wire(table) as again:
                assert (await again.until("update"))["n"] == before["n"]
            assert (await mover.act(mover.actions[0]))["type"] == "receipt"


async def pinged(sock: socket.socket, most: int) -> int:
    """How many bytes of pings the other side takes before it stops, if it ever does."""
    many = frame(PING, b"x" * 125) * 500
    sent, loop = 0, asyncio.get_running_loop()
    while sent < most:
        try:
            async with asyncio.timeout(2.0):  # too short a patience can only make the number smaller
                await loop.sock_sendall(sock, many)
        except (TimeoutError, OSError):
            break
        sent += len(many)
    return sent


async def test_a_flood_of_pings_from_one_that_never_reads(tmp_path: Path) -> None:
    """Answers that nobody takes are not piled up: the server stops listening."""
    async with (
        house(tmp_path, frame_rate=1e9, frame_burst=1_000_000_000) as server,
        players(server.url, "Ada", "Ben") as (ada, ben),
    ):
        table = await begun(ada, ben)
        async with ben.wire(table) as b:
            await b.until("update")
            with socket.socket() as sock:
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                sock.setblocking(False)
                loop = asyncio.get_running_loop()
                host, _, port = server.url.removeprefix("http://").partition(":")
                await loop.sock_connect(sock, (host, int(port)))
                await loop.sock_sendall(sock, shake(server.url))
                assert (await loop.sock_recv(sock, 12)).startswith(b"HTTP/1.1 101")
                assert await pinged(sock, 64_000_000) < 16_000_000
            await b.send(type="ping")
            await b.until("pong")


@pytest.mark.parametrize("kind", ["pings", "empty fragments"])
async def test_a_flood_of_frames_ends_the_connection(tmp_path: Path, kind: str) -> None:
    async with house(tmp_path, frame_rate=0.01, frame_burst=100) as server, raw(server.url) as wire:
        await wire.send(shake(server.url))
        await wire.head()
        flood = frame(PING) if kind == "pings" else frame(CONT, fin=False)
        await wire.send(frame(TEXT, "{", fin=False) + flood * 1000)
        *_, last = await wire.rest()
        assert (last.code, last.payload[2:]) == (1008, b"too_many_frames")


async def answer(wire: Raw) -> tuple[int, str]:
    """Status and code of a refusal, and then the end."""
    head = await wire.head()
    body = await wire.reader.readexactly(int(head.headers["content-length"]))
    assert await wire.reader.read() == b""
    assert head.headers["content-type"] == "application/problem+json"
    return head.status, json.loads(body)["code"]


@pytest.mark.parametrize(
    "begin",
    [
        b"",
        b"GET /health HT",
        b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/v1/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
    ],
)
async def test_whoever_takes_too_long_to_ask_is_cut_off(tmp_path: Path, begin: bytes) -> None:
    async with house(tmp_path, request_seconds=0.2) as server, raw(server.url) as wire:
        await wire.send(begin)
        assert await answer(wire) == (408, "too_slow")
        async with httpx.AsyncClient() as client:
            assert (await client.get(f"{server.url}/health")).status_code == 200


async def test_who_has_asked_in_time_may_ask_again_and_open_a_socket(tmp_path: Path) -> None:
    async with house(tmp_path, request_seconds=0.2, hello_seconds=PATIENCE) as server, raw(server.url) as wire:
        get = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
        for _ in range(2):
            await wire.send(get)
            head = await wire.head()
            assert head.status == 200
            await wire.reader.readexactly(int(head.headers["content-length"]))
        await wire.send(shake(server.url))
        assert (await wire.head()).status == 101
        await asyncio.sleep(0.3)  # past the deadline of a request, which this is no longer
        await wire.say(type="ping")
        await wire.until("pong")


@pytest.mark.parametrize(
    "endless",
    [
        b"GET /" + b"x" * 10_000_000,
        b"GET / HTTP/1.1\r\nX-Long: " + b"x" * 10_000_000,
        b"GET / HTTP/1.1\r\n" + b"X-Many: x\r\n" * 1_000_000,
    ],
    ids=["path", "header", "headers"],
)
async def test_a_head_of_ten_megabytes(tmp_path: Path, endless: bytes) -> None:
    async with house(tmp_path) as server, raw(server.url) as wire:
        with suppress(ConnectionError):  # it has heard enough, and says so
            await wire.send(endless)
        assert await answer(wire) == (431, "too_large")


@pytest.mark.parametrize(
    "junk", [b"\x16\x03\x01\x02\x00\x01\x00\x01", b"HELO parlour\r\n\r\n", b"GET\r\n\r\n", b"\x00" * 100]
)
async def test_what_is_no_http(tmp_path: Path, junk: bytes) -> None:
    async with house(tmp_path) as server, raw(server.url) as wire:
        await wire.send(junk)
        assert await answer(wire) == (400, "malformed")
