"""Clients with real sockets: a browser's session over HTTP and its WebSocket."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 20.0
"""Seconds after which an answer will not come: long, so that a slow machine is no failure."""

Json = dict[str, Any]


class Wire:
    """One WebSocket; ``texts`` holds every byte that it received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []
        self.n = 0
        self.last: Json = {}
        """The newest update."""
        self.here: Json = {}
        """The newest presence."""
        self._ids = itertools.count(1)

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Json:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.texts.append(text)
        message: Json = json.loads(text)
        if message["type"] == "update":
            self.last, self.n = message, message["n"]
        elif message["type"] == "presence":
            self.here = message
        return message

    async def until(self, *types: str) -> Json:
        """The next message of one of these types."""
        while (message := await self.receive())["type"] not in types:
            pass
        return message

    async def hello(self, table: str, since: int = 0, *, watch: bool = False) -> Json:
        """Say hello and return the welcome."""
        await self.send(type="hello", protocol=1, table=table, since=since, watch=watch)
        return await self.until("welcome", "bye")

    async def act(self, *actions: str, cmd: str = "", prompt: str = "") -> Json:
        """One command; its receipt or refusal."""
        cmd = cmd or f"c{next(self._ids)}"
        await self.send(type="act", cmd=cmd, prompt=prompt or self.prompt["id"], actions=actions)
        return await self.until("receipt", "refused")

    async def crowd(self, *connected: bool, watching: int = 0) -> None:
        """Wait until these are here, and the first update too."""
        wanted = (list(connected), watching)
        while (self.here.get("connected"), self.here.get("watching")) != wanted or not self.last:
            await self.receive()

    async def reach(self, n: int) -> Json:
        """The update of that number, or a later one."""
        while self.n < n:
            await self.receive()
        return self.last

    @property
    def prompt(self) -> Json:
        """The first of the seat's own."""
        prompts: list[Json] = self.last["prompts"]
        return prompts[0]

    @property
    def actions(self) -> list[str]:
        """What that prompt offers."""
        return [item["do"] for item in self.prompt["legal"]["actions"]]


class Player:
    """A browser: cookies, the origin of the server's own pages."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.name = url, name
        self.http = httpx.AsyncClient(base_url=f"{url}/api/v1", headers={"Origin": url}, timeout=PATIENCE)
        self.bodies: list[str] = []
        """Of every answer."""
        self.http.event_hooks["response"].append(self._keep)

    async def _keep(self, response: httpx.Response) -> None:
        await response.aread()
        self.bodies.append(f"{response.headers}\n{response.text}")

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("parlour_session") or ""

    async def ask(self, method: str, path: str, status: int = 200, **body: Any) -> Any:
        """An answer's JSON; the status is what the test expects."""
        response = await self.http.request(method, path, json=body if method != "GET" else None)
        assert response.status_code == status, response.text
        return response.json() if response.content else None

    async def create(self, *seats: str, game: str = "whisper", status: int = 201, **more: Any) -> Json:
        """A table; a seat is ``me``, ``open`` or a bot's level."""
        wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats]
        made: Json = await self.ask("POST", "/tables", status, game=game, seats=wishes, name=self.name, **more)
        return made

    async def join(self, made: Json, status: int = 200, **more: Any) -> Json:
        """Sit down by the invitation."""
        invite = made["invite"].partition("#i=")[2]
        path = f"/tables/{made['table']['id']}/join"
        joined: Json = await self.ask("POST", path, status, name=self.name, invite=invite, **more)
        return joined

    @asynccontextmanager
    async def wire(self, table: str = "", since: int = 0, *, watch: bool = False) -> AsyncIterator[Wire]:
        """A WebSocket; it has said hello if a table is given."""
        headers = {"Cookie": f"parlour_session={self.cookie}"} if self.cookie else {}
        address = self.url.replace("http", "ws", 1) + "/ws/v1"
        # no bound on what is unread: beyond one the library stops reading, and never hears that it is over
        extra: dict[str, Any] = {"origin": self.url, "additional_headers": headers, "proxy": None, "max_queue": None}
        async with connect(address, **extra) as socket:
            wire = Wire(socket)
            if table:
                await wire.hello(table, since, watch=watch)
            yield wire

    async def close(self) -> None:
        await self.http.aclose()


async def play_out(*wires: Wire, most: int = 500) -> int:
    """Everybody plays the last thing on offer until the game is over; how many commands that took."""
    for wire in wires:
        if not wire.last:
            await wire.until("update")
    for count in range(most):
        if wires[0].last["outcome"] is not None:
            return count
        mover = next(wire for wire in wires if wire.last["prompts"])
        receipt = await mover.act(mover.actions[-1])
        assert receipt["type"] == "receipt", receipt
        for wire in wires:
            await wire.reach(receipt["n"])  # in this game everybody counts the same
    raise AssertionError("the game does not end")


async def play_a_bot(player: Player) -> str:
    """A whole game against a bot; its table."""
    table: str = (await player.create("me", "easy"))["table"]["id"]
    async with player.wire(table) as wire:
        await wire.until("update")
        while wire.last["outcome"] is None:
            if wire.last["prompts"]:
                await wire.reach((await wire.act(wire.actions[-1]))["n"])
            else:
                await wire.until("update")
        while (await player.ask("GET", f"/tables/{table}"))["status"] != "over":
            await wire.receive()
    return table
