"""The whole server killed under play: nothing that was acknowledged is lost, and every table goes on."""

from __future__ import annotations

import asyncio
import random
import socket
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from parlour.kit.record import MatchRecord, read
from parlour.kit.replay import verify
from tests.server.player import Player, Wire, play_out
from tests.server.process import ServerProcess, start
from tests.server.whisper import GAME

TABLES = 3
LIMITS = {"mutation_rate": 1000.0, "mutation_burst": 1000, "message_rate": 1000.0, "message_burst": 1000}


class Crowd:
    """Two browsers at several tables, and what the server has acknowledged to them."""

    def __init__(self, url: str) -> None:
        self.players = (Player(url, "Ada"), Player(url, "Ben"))
        self.acknowledged: dict[str, dict[str, int]] = {}
        """By table: the number that each command's receipt named."""
        self.unanswered: dict[str, tuple[int, str, str, str]] = {}
        """By table: seat, id, prompt and action of the command that was on its way."""
        self.enough = asyncio.Event()
        self.left = 0
        """Receipts until the lights go out."""

    async def seat(self) -> str:
        ada, ben = self.players
        made = await ada.create("me", "open", options={"hand": 8})
        await ben.join(made)
        self.acknowledged[made["table"]["id"]] = {}
        return str(made["table"]["id"])

    async def play(self, table: str) -> None:
        """Until the server dies or the game is over."""
        try:
            async with AsyncExitStack() as stack:
                wires = [await stack.enter_async_context(player.wire(table)) for player in self.players]
                for wire in wires:
                    await wire.until("update")
                await self._again(table, wires)
                while wires[0].last["outcome"] is None:
                    seat = 0 if wires[0].last["prompts"] else 1
                    wire = wires[seat]
                    cmd = f"{table}-{len(self.acknowledged[table])}-{wire.n}"
                    await self._command(table, wires, (seat, cmd, wire.prompt["id"], wire.actions[-1]))
        except (ConnectionClosed, InvalidMessage, OSError, EOFError):  # the second in the middle of a handshake
            return

    async def _again(self, table: str, wires: list[Wire]) -> None:
        """A command without an answer is sent again with its id: it lands now, or has landed."""
        lost = self.unanswered.get(table)
        newest = max(self.acknowledged[table].values(), default=0)
        assert wires[0].n >= newest, "an acknowledged move is gone"
        if lost is not None:
            await self._command(table, wires, lost)

    async def _command(self, table: str, wires: list[Wire], command: tuple[int, str, str, str]) -> None:
        seat, cmd, prompt, do = command
        self.unanswered[table] = command
        receipt = await wires[seat].act(do, cmd=cmd, prompt=prompt)
        assert receipt["type"] == "receipt", receipt
        self.acknowledged[table][cmd] = receipt["n"]
        del self.unanswered[table]
        self.left -= 1
        if self.left <= 0:
            self.enough.set()
        for wire in wires:
            await wire.reach(receipt["n"])


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


async def killed_again_and_again(folder: Path, rounds: int, seed: int) -> int:
    """How many commands were acknowledged; all of them are in the records in the end."""
    rng = random.Random(seed)
    database, log, port = folder / "parlour.sqlite3", folder / "log", free_port()

    async def up() -> ServerProcess:
        return await asyncio.to_thread(start, database, log, port, {"limits": LIMITS})

    server = await up()
    crowd = Crowd(server.url)
    running: list[str] = []
    try:
        for _ in range(rounds):
            while len(running) < TABLES:
                running.append(await crowd.seat())
            await until_killed(crowd, running, rng.randrange(1, 25), server)
            server = await up()
            shown = [await crowd.players[0].ask("GET", f"/tables/{table}") for table in running]
            running = [table["id"] for table in shown if table["status"] == "running"]
        return await check(crowd)
    finally:
        server.kill()
        for player in crowd.players:
            await player.close()


async def until_killed(crowd: Crowd, tables: list[str], receipts: int, server: ServerProcess) -> None:
    """Play all tables at once; the lights go out at the receipt of that number."""
    crowd.enough.clear()
    crowd.left = receipts
    games = [asyncio.create_task(crowd.play(table)) for table in tables]
    enough = asyncio.create_task(crowd.enough.wait())
    everything = asyncio.ensure_future(asyncio.gather(*games))
    waits: list[asyncio.Future[object]] = [enough, everything]  # type: ignore[list-item]  # futures of two kinds
    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    server.kill()
    await everything
    enough.cancel()


async def check(crowd: Crowd) -> int:
    """Every table goes on to its end, and its record holds every acknowledged command once; how many there were."""
    ada, ben = crowd.players
    for table in crowd.acknowledged:
        async with ada.wire(table) as a, ben.wire(table) as b:
            await play_out(a, b)
        record: MatchRecord = read((await ada.http.get(f"/tables/{table}/record")).text.splitlines())
        assert record.closing is not None
        verify(GAME, record)
        landed = [entry.cmd.partition(".")[2] for entry in record.entries]  # stored as SEAT.CMD
        for cmd in crowd.acknowledged[table]:
            assert landed.count(cmd) == 1, cmd
    return sum(map(len, crowd.acknowledged.values()))


@pytest.mark.slow
@pytest.mark.timeout(240)
async def test_twenty_kills_lose_no_acknowledged_move(tmp_path: Path) -> None:
    assert await killed_again_and_again(tmp_path, 20, seed=1) >= 100


@pytest.mark.nightly
@pytest.mark.timeout(2400)
async def test_two_hundred_kills_lose_no_acknowledged_move(tmp_path: Path) -> None:
    assert await killed_again_and_again(tmp_path, 200, seed=2) >= 1000


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def alive(pid: int) -> bool:
    """Is it running? One that nobody has collected yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
async def test_a_killed_server_leaves_no_bots_behind(tmp_path: Path) -> None:
    server = await asyncio.to_thread(start, tmp_path / "parlour.sqlite3", tmp_path / "log", 0, None)
    player = Player(server.url, "Ada")
    made = await player.create("easy", "me")
    async with player.wire(made["table"]["id"]) as wire:
        await wire.until("update")
        while not wire.last["prompts"]:
            await wire.receive()
    workers = children(server.popen.pid)
    assert workers
    server.kill()
    while any(map(alive, workers)):  # noqa: ASYNC110 - nobody sets an event
        await asyncio.sleep(0.02)
    await player.close()
