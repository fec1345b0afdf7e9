"""Two light clients a table that play as fast as they are answered, and what that came to.

The next move of a table goes out when both its clients have the last one. Client and server share the machine's
cores, so a client decodes as little as it can: the number, the prompt's id, and how its actions are written.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

__all__ = ("Figures", "House", "Meter", "Seat", "Table", "host", "open_socket", "play_all", "run")

PATIENCE = 60.0
"""Seconds after which an answer will not come."""
CLOCK = {"type": "fischer", "base_ms": 3_600_000, "inc_ms": 2_000}


class _Item(Struct):
    do: str


class _Legal(Struct):
    actions: tuple[_Item, ...] = ()


class _Prompt(Struct):
    id: str
    legal: _Legal


class Update(Struct):
    """As much of an update as a player needs that looks at nothing."""

    n: int
    prompts: tuple[_Prompt, ...] = ()
    outcome: msgspec.Raw = msgspec.Raw(b"null")

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return bytes(self.outcome) != b"null"


_UPDATE = msgspec.json.Decoder(Update)
_IS_UPDATE = b'{"type":"update"'
_REFUSED = (b'{"type":"refused"', b'{"type":"bye"')


class Figures(Struct, frozen=True, kw_only=True):
    """What a stretch of play came to; times in milliseconds, from the move's sending until both clients have it."""

    moves_s: float
    p50: float
    p99: float
    bytes_move: float
    """That the clients received for each move, both together."""

    def __str__(self) -> str:
        return (
            f"{self.moves_s:,.0f} moves/s, p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, "
            f"{self.bytes_move / 1000:.1f} kB sent for each"
        )


class Meter:
    """Counts moves and their latencies while it is on."""

    def __init__(self) -> None:
        self.ms: list[float] = []
        self.on = False
        self._bytes = 0

    def move(self, ms: float) -> None:
        """A move has reached both clients."""
        if self.on:
            self.ms.append(ms)

    def received(self, size: int) -> None:
        """So many bytes have come in."""
        if self.on:
            self._bytes += size

    async def measure(self, seconds: float) -> Figures:
        """Watch for that long."""
        self.ms, self._bytes, self.on = [], 0, True
        begun = time.perf_counter()
        await asyncio.sleep(seconds)
        self.on = False
        spent = time.perf_counter() - begun
        ms = sorted(self.ms)
        if not ms:
            raise RuntimeError("nobody moved")
        return Figures(
            moves_s=len(ms) / spent,
            p50=ms[len(ms) // 2],
            p99=ms[int(len(ms) * 0.99)],
            bytes_move=self._bytes / len(ms),
        )


class House:
    """The two people who sit at every table, over HTTP."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._http = tuple(
            httpx.AsyncClient(base_url=f"{url}/api/v1", headers={"Origin": url}, timeout=PATIENCE) for _ in range(2)
        )

    async def _post(self, who: int, path: str, **body: Any) -> Any:
        response = await self._http[who].post(path, json=body)
        if response.status_code not in (200, 201):
            raise RuntimeError(f"{path}: {response.status_code} {response.text}")
        return response.json()

    async def seat(self, *kinds: Any, game: str = "fourthdim", **more: Any) -> str:
        """A table, begun: the first seat is the first person's, an open one the second's."""
        seats = [{"kind": "me"}, *(kinds or ({"kind": "open"},))]
        made = await self._post(0, "/tables", game=game, seats=seats, name="Ada", **{"control": CLOCK, **more})
        table: str = made["table"]["id"]
        if any(seat["kind"] == "open" for seat in seats):
            await self._post(1, f"/tables/{table}/join", name="Ben", invite=made["invite"].partition("#i=")[2])
        return table

    async def enter(self, who: int) -> None:
        """Give one of the two a session."""
        await self._post(who, "/me", name="Ada" if who == 0 else "Ben")

    def cookie(self, who: int) -> str:
        """The session of one of the two."""
        return self._http[who].cookies.get("parlour_session") or ""

    async def close(self) -> None:
        """Let go of both."""
        for http in self._http:
            await http.aclose()


async def open_socket(house: House, who: int) -> ClientConnection:
    """A WebSocket of one of the two."""
    if not house.cookie(who):
        await house.enter(who)
    return await connect(
        house.url.replace("http", "ws", 1) + "/ws/v1",
        additional_headers={"Origin": house.url, "Cookie": f"parlour_session={house.cookie(who)}"},
        proxy=None,
        compression=None,
        max_queue=None,
        ping_interval=None,
    )


class Seat:
    """One socket at one table."""

    def __init__(self, socket: ClientConnection, received: Callable[[int], None]) -> None:
        self.socket = socket
        self.last = Update(0)
        self._received = received

    async def hello(self, table: str) -> None:
        """Sit at this table from now on."""
        self.last = Update(0)
        await self.socket.send(f'{{"type":"hello","protocol":1,"table":"{table}"}}', text=True)

    async def reach(self, n: int) -> Update:
        """The update of that number, or a later one."""
        while self.last.n < n:
            data = await self.socket.recv(decode=False)
            self._received(len(data))
            if data.startswith(_IS_UPDATE):
                self.last = _UPDATE.decode(data)
            elif data.startswith(_REFUSED):
                raise RuntimeError(bytes(data).decode())
        return self.last

    async def act(self, cmd: int, prompt: str, action: str) -> None:
        """One command of one action."""
        await self.socket.send(f'{{"type":"act","cmd":"{cmd}","prompt":"{prompt}","actions":["{action}"]}}', text=True)


class Table:
    """Two seats that play one random game after the other."""

    def __init__(self, house: House, seats: Sequence[Seat], meter: Meter, seed: int) -> None:
        self._house, self._seats, self._meter = house, seats, meter
        self._rng = random.Random(seed)
        self._ids = itertools.count(1)
        self.games = 0

    async def sit(self, table: str) -> None:
        """Both at a table that has begun."""
        for seat in self._seats:
            await seat.hello(table)
        for seat in self._seats:
            await seat.reach(1)

    async def play(self) -> None:
        """Until it is cancelled."""
        while True:
            await self.step()

    async def step(self) -> None:
        """One move, at a new table once the game is over."""
        if self._seats[0].last.over:
            self.games += 1
            await self.sit(await self._house.seat())
        await self.move()

    async def choose(self, mover: Seat) -> None:
        """Send any one of what the seat may do."""
        prompt = mover.last.prompts[0]
        await mover.act(next(self._ids), prompt.id, self._rng.choice(prompt.legal.actions).do)

    async def move(self) -> None:
        """One move, until both have it."""
        first, second = self._seats
        mover = first if first.last.prompts else second
        n, begun = mover.last.n + 1, time.perf_counter()
        await self.choose(mover)
        await first.reach(n)
        await second.reach(n)
        self._meter.move((time.perf_counter() - begun) * 1000)


async def host(house: House, meter: Meter, count: int) -> list[Table]:
    """So many tables with two sockets each, their games begun."""
    tables = []
    for seed in range(count):
        name = await house.seat()
        seats = [Seat(await open_socket(house, who), meter.received) for who in range(2)]
        table = Table(house, seats, meter, seed)
        await table.sit(name)
        tables.append(table)
    return tables


async def play_all(
    plays: Sequence[Awaitable[None]], meter: Meter, seconds: float, warm: float, began: Callable[[], None]
) -> Figures:
    """All at once: warm up, then measure; a table that fails fails it all. ``began``: called when it measures."""
    tasks = [asyncio.ensure_future(play) for play in plays]
    try:
        done, _ = await asyncio.wait(tasks, timeout=warm, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
        began()
        figures = await meter.measure(seconds)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception):
            raise result
    return figures


def run(main: Awaitable[Any]) -> Any:
    """As fast an event loop as the server's own."""
    import uvloop

    async def run_it() -> Any:
        return await main

    return uvloop.run(run_it())
