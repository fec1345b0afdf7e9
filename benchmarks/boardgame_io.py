"""Our server beside boardgame.io's, one after the other in the same run, with the same client and the same rule:

two sockets a table, and its next move goes out when both have the last one. boardgame.io plays the least that a game
can be, on a state that makes its messages as large as ours are or larger; ours plays The Fourth Dimension, with views,
legal actions, digests and clocks, on SQLite with ``synchronous=FULL``. boardgame.io is run in memory, and with its
FlatFile store. npm installs it in a folder outside the project.

.venv/bin/python -m benchmarks.boardgame_io [--tables 20 100] [--seconds 8] [--rounds 2] [--cells 4000]
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from benchmarks import goals, load, server_load

FILES = Path(__file__).parent / "node" / "boardgame_io"
_CELLS = 64
DROPPED_SECONDS = 2.0
"""A move that nobody has heard of by then was dropped (FlatFile's server does that at times): it is sent again."""


class _Context(Struct, rename="camel"):
    current_player: str


class _State(Struct):
    ctx: _Context
    number: int = msgspec.field(name="_stateID")


class _Update(Struct, array_like=True):
    """``["update", match, state, …]``; ``sync`` wraps the state."""

    kind: str
    match: str
    state: _State


class _Wrapped(Struct):
    state: _State


class _Sync(Struct, array_like=True):
    kind: str
    match: str
    info: _Wrapped


_UPDATE, _SYNC = msgspec.json.Decoder(_Update), msgspec.json.Decoder(_Sync)
_EVENT = b"42/load,"


class _Player:
    """One socket.io client, as much of the protocol as a match needs."""

    def __init__(self, socket: ClientConnection, match: str, seat: int, credentials: str) -> None:
        self._socket, self._match, self._seat, self._credentials = socket, match, seat, credentials
        self.last: _State | None = None

    async def sync(self, received: Callable[[int], None]) -> None:
        """Enter the match."""
        await self._socket.recv()
        await self._socket.send("40/load,")
        await self._socket.recv()
        await self._socket.send(f'42/load,["sync","{self._match}","{self._seat}","{self._credentials}",2]')
        await self.reach(0, received)

    async def reach(self, number: int, received: Callable[[int], None]) -> None:
        """The state of that number, or a later one."""
        while self.last is None or self.last.number < number:
            data = await self._socket.recv(decode=False)
            received(len(data))
            if data.startswith(_EVENT):
                self._take(bytes(data).removeprefix(_EVENT))
            elif data == b"2":
                await self._socket.send("3")

    def _take(self, event: bytes) -> None:
        if event.startswith(b'["update"'):
            self.last = _UPDATE.decode(event).state
        elif event.startswith(b'["sync"'):
            self.last = _SYNC.decode(event).info.state

    async def place(self, cell: int, number: int) -> None:
        """One move."""
        payload = f'{{"type":"place","args":[{cell}],"playerID":"{self._seat}","credentials":"{self._credentials}"}}'
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        await self._socket.send(f'42/load,["update",{action},{number},"{self._match}","{self._seat}"]')


class _Match:
    def __init__(self, players: list[_Player], meter: load.Meter, seed: int) -> None:
        self._players, self._meter, self._rng = players, meter, random.Random(seed)
        self.dropped = 0

    async def play(self) -> None:
        """Until it is cancelled."""
        first, second = self._players
        for number in itertools.count():
            assert first.last is not None
            mover = self._players[int(first.last.ctx.current_player)]
            cell, begun = self._rng.randrange(_CELLS), time.perf_counter()
            await mover.place(cell, number)
            while True:
                try:
                    async with asyncio.timeout(DROPPED_SECONDS):
                        await first.reach(number + 1, self._meter.received)
                        await second.reach(number + 1, self._meter.received)
                    break
                except TimeoutError:
                    self.dropped += 1
                    await mover.place(cell, number)
            self._meter.move((time.perf_counter() - begun) * 1000)


async def _host(url: str, meter: load.Meter, count: int) -> list[_Match]:
    matches = []
    async with httpx.AsyncClient(base_url=f"{url}/games/load", timeout=load.PATIENCE) as http:
        for seed in range(count):
            match: str = (await http.post("/create", json={"numPlayers": 2})).raise_for_status().json()["matchID"]
            players = []
            for seat in range(2):
                body = {"playerID": str(seat), "playerName": "Ada"}
                joined = (await http.post(f"/{match}/join", json=body)).raise_for_status().json()
                socket = await connect(
                    url.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket",
                    proxy=None, compression=None, max_queue=None, ping_interval=None,
                )  # fmt: skip
                player = _Player(socket, match, seat, joined["playerCredentials"])
                await player.sync(meter.received)
                players.append(player)
            matches.append(_Match(players, meter, seed))
    return matches


async def _measure(url: str, tables: int, seconds: float, warm: float) -> tuple[load.Figures, int]:
    meter = load.Meter()
    matches = await _host(url, meter, tables)
    figures = await load.play_all([match.play() for match in matches], meter, seconds, warm, lambda: None)
    return figures, sum(match.dropped for match in matches)


@contextmanager
def _running(installed: Path, cells: int, folder: Path | None) -> Iterator[str]:
    command = ["node", str(installed / "server.js"), str(cells), *([str(folder)] if folder else [])]
    environment = {**os.environ, "NODE_ENV": "production"}
    popen = subprocess.Popen(command, cwd=installed, env=environment, stdout=subprocess.PIPE, text=True)
    assert popen.stdout is not None
    try:
        for line in popen.stdout:
            if line.startswith("http://"):
                yield line.strip()
                break
        else:
            raise RuntimeError("boardgame.io did not start")
    finally:
        popen.kill()
        popen.wait(60)


def _theirs(installed: Path, cells: int, tables: int, seconds: float, *, on_file: bool) -> load.Figures:
    with TemporaryDirectory() as folder, _running(installed, cells, Path(folder) if on_file else None) as url:
        found: tuple[load.Figures, int] = load.run(_measure(url, tables, seconds, 3.0))
        if found[1]:
            print(f"    {found[1]} moves were dropped and sent again")
        return found[0]


def install(folder: Path) -> None:
    """boardgame.io and our server for it, into a folder of its own."""
    for file in FILES.iterdir():
        shutil.copy(file, folder)
    subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)


def _round(installed: Path, asked: argparse.Namespace, tables: int, best: dict[tuple[str, int], load.Figures]) -> None:
    runs: dict[str, Callable[[], load.Figures]] = {
        "boardgame.io, in memory": lambda: _theirs(installed, asked.cells, tables, asked.seconds, on_file=False),
        "boardgame.io, FlatFile": lambda: _theirs(installed, asked.cells, tables, asked.seconds, on_file=True),
        "ours, SQLite, durable": lambda: server_load.measure(tables, asked.seconds)[0],
    }
    for name, measure in runs.items():
        figures = measure()
        print(f"  {tables:3} tables, {name}: {figures}; load {os.getloadavg()[0]:.1f}", flush=True)
        known = best.get((name, tables))
        if known is None or figures.moves_s > known.moves_s:
            best[name, tables] = figures


def main() -> int:
    """Print a line a run, then ours over theirs; status 1 if we are behind where it counts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[20, 100])
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=2, help="the best of so many")
    parser.add_argument("--cells", type=int, default=_CELLS, help="of boardgame.io's board, about 63 bytes each")
    parser.add_argument("--installed", type=Path, help="a folder to install into, or that it is installed in")
    asked = parser.parse_args()
    best: dict[tuple[str, int], load.Figures] = {}
    with TemporaryDirectory() as temporary:
        installed = asked.installed or Path(temporary)
        installed.mkdir(exist_ok=True, parents=True)
        install(installed)
        for _ in range(asked.rounds):
            for tables in asked.tables:
                _round(installed, asked, tables, best)
    ratios = []
    for tables in asked.tables:
        ours = best["ours, SQLite, durable", tables]
        for name in ("boardgame.io, in memory", "boardgame.io, FlatFile"):
            theirs = best[name, tables]
            rate = goals.Goal(f"{tables} tables, moves/s over {name}", ours.moves_s / theirs.moves_s, at_least=1.0)
            p99 = goals.Goal(f"{tables} tables, p99 over {name}", ours.p99 / theirs.p99, at_most=1.0)
            ratios += [rate, p99]
    return goals.report(*ratios)


if __name__ == "__main__":
    sys.exit(main())
