"""What users of other houses have reported, as symptoms that this one does not have: the lobby and the socket.

Elsewhere, under the same kind of names: clocks in ``tests/match/test_clock_reports.py``, seats taken at the same time
in ``tests/match/test_seating.py``, standing orders in ``test_orders.py``, take-backs in ``test_courtesy.py``, a reader
that never reads in ``test_slow.py`` and ``test_bounds.py``, hidden cards in ``test_leak.py``.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.match.frames import KEPT
from parlour.server.settings import Limits, Settings
from tests.server.inside import inside
from tests.server.player import Json, Player, Wire, play_out
from tests.server.process import ServerProcess
from tests.server.raw import PING, PONG, TEXT, frame, raw, shake


async def begun(ada: Player, ben: Player, **more: Any) -> str:
    made = await ada.create("me", "open", **more)
    await ben.join(made)
    table: str = made["table"]["id"]
    return table


def entries(database: Path, table: str) -> list[tuple[int, str, str]]:
    """What is stored of a match."""
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("select v, cmd, line from entries where match = ? order by v", [table]).fetchall()


# -- connection and resync --------------------------------------------------------------------------------------------


async def test_a_move_exists_only_on_the_client(
    server: ServerProcess, ada: Player, ben: Player, database: Path
) -> None:
    """The socket drops between send and answer. Sent again with its id, each command is exactly one entry."""
    table = await begun(ada, ben)
    players, sent, n = (ada, ben), 0, 1
    player, prompt, actions = ada, "", list[str]()
    while True:
        for player in players:  # whoever is asked goes on below
            async with player.wire(table) as wire:
                update = await wire.until("update")
                assert update["n"] == n
                prompt, actions = (wire.prompt["id"], wire.actions) if update["prompts"] else ("", [])
            if actions:
                break
        if not actions:
            break
        act: Json = {"type": "act", "cmd": f"lost-{sent}", "prompt": prompt, "actions": [actions[-1]]}
        async with raw(server.url) as lost:
            await lost.send(shake(server.url, player.cookie))
            await lost.head()
            await lost.say(type="hello", protocol=1, table=table)
            await lost.until("update")
            await lost.say(**act)
            if sent % 2:  # either the answer is on its way, or not even the command need have come in
                await lost.until("receipt")
        async with player.wire(table, n) as again:
            await again.send(**act)
            receipt = await again.until("receipt", "refused")
            assert (receipt["type"], receipt["n"]) == ("receipt", n + 1)
            n += 1
        sent += 1
    landed = [cmd.partition(".")[2] for _, cmd, _ in entries(database, table) if cmd]
    assert landed == [f"lost-{i}" for i in range(sent)]
    assert sent > 10


class Flapper:
    """A client whose connection comes and goes. It holds what a client holds: its number, the frames, the view."""

    def __init__(self, player: Player, table: str, *, watch: bool) -> None:
        self.player, self.table, self.watch = player, table, watch
        self.frames: dict[int, str] = {}
        self.n = 0
        self.view = ""
        self.toggles = 0
        self._stack: AsyncExitStack | None = None
        self._reading: asyncio.Task[None] | None = None
        self._first = asyncio.Event()

    async def toggle(self) -> None:
        self.toggles += 1
        if self._stack is None:
            self._stack = AsyncExitStack()
            self._first.clear()
            wire = await self._stack.enter_async_context(self.player.wire(self.table, self.n, watch=self.watch))
            self._reading = asyncio.create_task(self._read(wire))
        else:
            await self.off()

    async def off(self) -> None:
        if self._stack is not None and self._reading is not None:
            await self._stack.aclose()
            self._stack = None
            with suppress(ConnectionClosed):  # which is how its reading ends
                await self._reading

    async def _read(self, wire: Wire) -> None:
        while True:
            update = await wire.until("update")
            assert not update["gap"]
            for got in update["frames"]:
                assert got["n"] not in self.frames, "told twice"
                self.frames[got["n"]] = json.dumps(got)
            self.n, self.view = update["n"], json.dumps(update["view"])
            self._first.set()

    async def reach(self, n: int) -> None:
        if self._stack is None:
            await self.toggle()
        while self.n < n:
            self._first.clear()
            await self._first.wait()


async def test_toggling_the_connection_leaves_a_stale_board(ada: Player, ben: Player, stranger: Player) -> None:
    """A hundred times on and off at random moments of a game: in the end everybody has what a fresh client gets."""
    rng = random.Random(334)
    table = await begun(ada, ben, options={"hand": 8})
    flappers = [
        Flapper(ada, table, watch=False),
        Flapper(ben, table, watch=False),
        Flapper(stranger, table, watch=True),
    ]
    async with ada.wire(table) as a, ben.wire(table) as b:
        for wire in (a, b):
            await wire.until("update")
        while a.last["outcome"] is None:
            for _ in range(rng.randrange(3, 6)):
                await rng.choice(flappers).toggle()
            receipt = await (a if a.last["prompts"] else b).act((a if a.last["prompts"] else b).actions[-1])
            for wire in (a, b):
                await wire.reach(receipt["n"])
        assert sum(flapper.toggles for flapper in flappers) >= 100
        for flapper in flappers:
            async with flapper.player.wire(table, watch=flapper.watch) as fresh:
                last = await fresh.until("update")
            await flapper.reach(last["n"])
            await flapper.off()
            assert flapper.view == json.dumps(last["view"])
            assert sorted(flapper.frames) == list(range(1, last["n"] + 1)), "nothing is missing"


@pytest.mark.slow
async def test_the_opponents_move_during_the_gap_is_lost(ada: Player) -> None:
    """Gaps around every window there is: all frames, the very ones that were sent live, or ``gap`` and the view."""
    made = await ada.create("me", "easy")
    table = made["table"]["id"]
    live: dict[int, Json] = {}
    async with ada.wire(table) as a:
        await a.until("update")
        while not a.last["prompts"]:
            await a.receive()
        while a.n <= 510:  # a card is played and taken back, over and over
            receipt = await a.act(a.actions[0])
            await a.reach(receipt["n"])
            await a.send(type="takeback", id=f"t{a.n}", do="offer")
            assert (await a.until("receipt", "refused"))["type"] == "receipt"
            while not a.last["prompts"] or a.last["n"] == receipt["n"]:
                await a.receive()
        n, view = a.n, json.dumps(a.last["view"])
        live = {got["n"]: got for text in a.texts if '"update"' in text for got in json.loads(text)["frames"]}
    for k in (0, 1, 2, 19, 20, 21, KEPT - 1, KEPT, KEPT + 1, 500):
        async with ada.wire(table, n - k) as again:
            update = await again.until("update")
        assert (update["n"], json.dumps(update["view"])) == (n, view)
        assert update["gap"] is (k > KEPT)
        assert update["frames"] == ([] if k > KEPT else [live[i] for i in range(n - k + 1, n + 1)]), k


async def test_an_event_between_page_load_and_subscribe_vanishes(ada: Player, ben: Player) -> None:
    table = await begun(ada, ben, options={"hand": 8})
    async with ada.wire(table) as a, ben.wire(table) as b:
        for wire in (a, b):
            await wire.until("update")
        seen = a.n
        for i in range(12):
            page = await ben.ask("GET", f"/tables/{table}")  # the page loads,
            mover = a if a.last["prompts"] else b
            async with ben.wire() as late:
                move = asyncio.create_task(mover.act(mover.actions[0 if i % 3 else -1]))
                if i % 2:
                    await asyncio.sleep(0)  # the move is before, or at the same time as,
                await late.hello(page["id"], seen)  # the hello
                receipt = await move
                assert receipt["type"] == "receipt"
                await late.reach(receipt["n"])
                frames = [got["n"] for text in late.texts if '"update"' in text for got in json.loads(text)["frames"]]
                assert frames == list(range(seen + 1, receipt["n"] + 1)), "each once, none missing"
            for wire in (a, b):
                await wire.reach(receipt["n"])
            seen = receipt["n"]


async def test_a_reconnect_forfeits_the_game(ada: Player, ben: Player, database: Path) -> None:
    table = await begun(ada, ben, control={"type": "fischer", "base_ms": 600_000, "inc_ms": 0})
    async with ben.wire(table) as b:
        await b.until("update")
        before, stored = b.last, entries(database, table)
        for _ in range(10):
            async with ada.wire(table) as a:
                await a.until("update")
        while b.here.get("connected") != [False, True]:
            await b.receive()
        async with ada.wire(table) as a:
            again = await a.until("update")
            assert again["prompts"]
            assert (again["n"], again["outcome"]) == (before["n"], None)
            assert (await a.act(a.actions[0]))["type"] == "receipt"
        assert len(entries(database, table)) == len(stored) + 1, "coming and going is no entry"


async def test_a_reconnect_shows_hidden_cards_or_loses_the_seat(ada: Player, ben: Player, stranger: Player) -> None:
    """Who comes back is who it was: the same seat with the same cards, or a spectator without any."""
    table = await begun(ada, ben)

    async def look(player: Player) -> tuple[int | None, list[Any]]:
        async with player.wire() as wire:
            seat = (await wire.hello(table))["seat"]
            hands = (await wire.until("update"))["view"]["hands"]
            return seat, [hand["cards"] for hand in hands]

    first = [await look(player) for player in (ada, ben, stranger)]
    assert [seat for seat, _ in first] == [0, 1, None]
    assert [[isinstance(cards, list) for cards in hands] for _, hands in first] == [
        [True, False],
        [False, True],
        [False, False],
    ]
    assert [await look(player) for player in (ada, ben, stranger)] == first


async def test_a_stall_of_four_seconds_makes_false_reconnects(server: ServerProcess, ada: Player, ben: Player) -> None:
    table = await begun(ada, ben)
    async with ada.wire(table) as a, ben.wire(table) as b:
        await a.crowd(True, True)
        await b.crowd(True, True)
        here = len(a.texts)
        os.kill(server.popen.pid, signal.SIGSTOP)
        await asyncio.sleep(4)  # the stall itself
        os.kill(server.popen.pid, signal.SIGCONT)
        receipt = await a.act(a.actions[0])
        assert receipt["type"] == "receipt"
        await b.reach(receipt["n"])
        assert not [text for text in a.texts[here:] if '"presence"' in text], "nobody was taken for gone"


@pytest.mark.parametrize("answers", [True, False])
async def test_one_half_dead_stream(tmp_path: Path, *, answers: bool) -> None:
    """The connection is there and nobody is behind it: no answer to a ping, and the seat is free to be missed."""
    limits = Limits(ping_seconds=0.3)
    async with inside(Settings(limits=limits, static=tmp_path, database=str(tmp_path / "a.sqlite3"))) as house:
        ada, ben = Player(house.url, "Ada"), Player(house.url, "Ben")
        table = await begun(ada, ben)
        async with ben.wire(table) as b, raw(house.url) as wire:
            await wire.send(shake(house.url, ada.cookie))
            await wire.head()
            await wire.say(type="hello", protocol=1, table=table)
            await b.crowd(True, True)
            pings = 0
            while True:
                got = await wire.frame()
                pings += got.opcode == PING
                if got.opcode not in (TEXT, PING) or pings > 3:
                    break
                if got.opcode == PING and answers:
                    await wire.send(frame(PONG, got.payload))
            assert (pings > 3) is answers
            if not answers:
                assert got.code == 1011
                await b.crowd(False, True)
        for player in (ada, ben):
            await player.close()


# -- concurrency and input --------------------------------------------------------------------------------------------


async def test_the_same_post_twice_corrupts_the_game(ada: Player, ben: Player, database: Path) -> None:
    """One command over five sockets at once: it lands once, and all are told the same."""
    table = await begun(ada, ben)
    async with AsyncExitStack() as stack:
        tabs = [await stack.enter_async_context(ada.wire(table)) for _ in range(5)]
        for tab in tabs:
            await tab.until("update")
        prompt, do = tabs[0].prompt["id"], tabs[0].actions[0]
        receipts = await asyncio.gather(*(tab.act(do, cmd="same", prompt=prompt) for tab in tabs))
    assert {(receipt["type"], receipt["n"]) for receipt in receipts} == {("receipt", 2)}
    assert [cmd for _, cmd, _ in entries(database, table)] == ["0.same"]


async def test_a_double_click_draws_twice(ada: Player, ben: Player, database: Path) -> None:
    """Two and three clicks are as many commands for one prompt: the first lands, for the others it is too late."""
    table = await begun(ada, ben)
    async with ada.wire(table) as a:
        await a.until("update")
        prompt = a.prompt["id"]
        for i, do in enumerate(a.actions[:3]):
            await a.send(type="act", cmd=f"click-{i}", prompt=prompt, actions=[do])
        answers = [await a.until("receipt", "refused") for _ in range(3)]
    assert [answer.get("code", "landed") for answer in answers] == ["landed", "prompt_closed", "prompt_closed"]
    assert [cmd for _, cmd, _ in entries(database, table)] == ["0.click-0"]


@pytest.mark.slow
async def test_a_move_right_after_the_broadcast_is_dropped(ada: Player, ben: Player) -> None:
    """Each move is answered on the update alone, not on the receipt, as fast as it comes: none is refused."""

    async def one(wires: list[Wire]) -> int:
        count = 0
        while wires[0].last["outcome"] is None:
            mover = next((wire for wire in wires if wire.last["prompts"]), None)
            if mover is None:
                break
            n = mover.n
            await mover.send(type="act", cmd=f"m{count}", prompt=mover.prompt["id"], actions=[mover.actions[-1]])
            count += 1
            for wire in wires:
                while wire.n <= n:
                    assert (await wire.receive())["type"] != "refused"
        return count

    async def table() -> int:
        name = await begun(ada, ben, options={"hand": 8})
        async with ada.wire(name) as a, ben.wire(name) as b:
            for wire in (a, b):
                await wire.until("update")
            return await one([a, b])

    total = 0
    for _ in range(4):
        total += sum(await asyncio.gather(*(table() for _ in range(5))))
    assert total > 500


# -- lobby and social -------------------------------------------------------------------------------------------------

HOSTILE = {
    "emoji": "👨\u200d👩\u200d👧",
    "look-alikes": "Аdа",  # noqa: RUF001 - Cyrillic on purpose
    "four bytes": "𝕬𝖉𝖆",  # noqa: RUF001 - on purpose
    "script": "<script>x()</script>",
    "formula": "=1+2",
    "path": "../../etc/passwd",
    "quotes": "a\";b'\\",
    "percent": "%0d%0aSet-Cookie",
    "combining": "A\u0301\u0327da",
    "Thai": "สวัสดี",
}


@pytest.mark.parametrize("kind", HOSTILE)
async def test_an_emoji_crashes_all_or_breaks_the_export(kind: str, server: ServerProcess, ben: Player) -> None:
    """A name from a hostile corpus through lobby, log, record and file name."""
    player = Player(server.url, HOSTILE[kind])
    made = await player.create("me", "open", "open", public=True)
    name = made["table"]["seats"][0]["name"]
    listed = {table["id"]: table for table in await ben.ask("GET", "/tables")}
    assert listed[made["table"]["id"]]["seats"][0]["name"] == name
    table = (await player.create("me", "easy"))["table"]["id"]
    response = await player.http.get(f"/tables/{table}/record")
    lines = response.content.split(b"\n")
    assert lines.pop() == b""
    assert json.loads(lines[0])["names"][0] == name
    assert all(isinstance(json.loads(line), dict) for line in lines), "a line is a line"
    disposition = response.headers["content-disposition"]
    assert disposition == f'attachment; filename="parlour-whisper-{table}.jsonl"'
    assert "set-cookie" not in response.headers
    log = server.log.read_text()
    assert name not in log
    assert json.dumps(name)[1:-1] not in log
    await player.close()


async def test_old_credentials_still_work(ada: Player, ben: Player, stranger: Player) -> None:
    """Leave: the cookie, the seat's link and the open socket are worth nothing any more, also once it is taken anew."""
    made = await ada.create("me", "open", "open")
    table = made["table"]["id"]
    link = (await ben.join(made))["seat_link"].partition("#s=")[2]
    async with ben.wire(table) as wire:
        await wire.until("presence")
        await ben.ask("POST", f"/tables/{table}/leave", 204)
        assert (await wire.until("bye"))["code"] == "seat_left"
    assert (await stranger.join(made, seat=1))["seat"] == 1
    for path, body in (("claim", {"token": link}), ("leave", {}), ("resign", {}), ("rematch", {})):
        response = await ben.http.post(f"/tables/{table}/{path}", json=body)
        assert response.status_code == 403, path
        assert response.json()["code"] in ("unknown_token", "no_seat")
    assert (await ben.ask("GET", f"/tables/{table}"))["you"] is None
    assert (await stranger.ask("GET", f"/tables/{table}"))["you"] == 1


CANARY = "canary<script>alert(1)</script>"


@pytest.mark.parametrize(
    ("method", "path", "headers"),
    [
        ("GET", f"/{CANARY}", {}),
        ("GET", f"/t/{CANARY}", {}),
        ("GET", f"/assets/{CANARY}.js", {}),
        ("GET", f"/api/v1/{CANARY}", {}),
        ("GET", f"/api/v1/tables/{CANARY}", {}),
        ("GET", f"/api/v1/tables?game={CANARY}", {}),
        ("GET", f"/api/v1/games/{CANARY}/rules/en", {}),
        ("GET", f"/api/v1/texts/{CANARY}", {}),
        ("GET", "/api/v1/me", {"Cookie": f"parlour_session={CANARY}"}),
        ("GET", "/api/v1/none", {"Accept-Language": CANARY}),
        ("GET", "/health", {"Origin": CANARY, "Referer": CANARY, "User-Agent": CANARY}),
        ("POST", "/api/v1/me", {"Origin": CANARY}),
        ("POST", "/api/v1/me", {"Content-Type": CANARY}),
        ("GET", "/ws/v1", {"Upgrade": "websocket", "Connection": "upgrade", "Sec-WebSocket-Key": CANARY}),
        ("GET", "/ws/v1", {"Upgrade": CANARY, "Connection": "upgrade, close"}),
        (CANARY.partition("<")[0].upper(), "/", {}),
    ],
)
async def test_reflected_scripts(server: ServerProcess, method: str, path: str, headers: dict[str, str]) -> None:
    """Nothing that was asked is repeated, and no answer to it could be taken for a page of its own."""
    target = path.replace("<", "%3C").replace(">", "%3E")
    host = server.url.removeprefix("http://")
    lines = {"Host": host, "Connection": "close", "Content-Length": "0", **headers}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    async with raw(server.url) as wire:
        await wire.send(f"{method} {target} HTTP/1.1\r\n{head}\r\n".encode())
        answer = await wire.reader.read()
    assert answer
    assert b"canary" not in answer.lower()


async def test_a_body_is_not_reflected_as_a_page(ada: Player) -> None:
    bodies: list[Json] = [
        {"game": CANARY, "seats": []},
        {"game": "whisper", "seats": [{"kind": CANARY}]},
        {CANARY: 1},
        {"game": "whisper", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ada", "options": {CANARY: 1}},
    ]
    for body in bodies:
        response = await ada.http.post("/tables", json=body)
        assert response.status_code in (400, 404)
        assert response.headers["content-type"] == "application/problem+json"
        assert response.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost.evil.example"])
async def test_another_sites_page_plays_with_my_cookie(
    server: ServerProcess, ada: Player, ben: Player, origin: str
) -> None:
    """Over HTTP and over WebSocket: a session's cookie is of no use to any other page."""
    table = await begun(ada, ben)
    for path, body in (("/me", {"name": "Eve"}), (f"/tables/{table}/leave", {}), (f"/tables/{table}/resign", {})):
        refused = await ada.http.post(path, json=body, headers={"Origin": origin})
        assert (refused.status_code, refused.json()["code"]) == (403, "foreign_origin")
    async with raw(server.url) as wire:
        await wire.send(shake(server.url, ada.cookie, headers={"Origin": origin}))
        assert (await wire.head()).status == 403
    async with raw(server.url) as wire:
        await wire.send(shake(server.url, ada.cookie, headers={"Origin": None}))
        assert (await wire.head()).status == 403
    async with ada.wire(table) as a, ben.wire(table) as b:
        await play_out(a, b)


async def test_who_does_not_know_a_private_table_does_not_find_it(ada: Player, stranger: Player) -> None:
    """Watching needs the table's name, which is drawn at random and listed nowhere."""
    private = (await ada.create("me", "easy"))["table"]["id"]
    public = (await ada.create("me", "easy", public=True))["table"]["id"]
    listed = {table["id"] for table in await stranger.ask("GET", "/tables")}
    assert public in listed
    assert private not in listed
