"""Matches on a real file, killed at random moments, and what became of every acknowledged decision.

``python -m tests.match.crash FILE ROUNDS SEED`` forks a player for each round, which opens the file, repeats the
commands whose answers were lost, and plays on until SIGKILL hits it: after a random time, between commit and
publication, or just before a commit. It says on a pipe what it sends and what was acknowledged; the parent, which
never opens the store while a player lives, compares. Prints a :class:`Report` as JSON.
"""

from __future__ import annotations

import asyncio
import os
import random
import select
import signal
import sqlite3
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import event

from parlour.kit import registry
from parlour.kit.actors import Seat, Viewer
from parlour.kit.game import Game
from parlour.kit.record import Entry
from parlour.kit.replay import verify
from parlour.match.clockwork import SystemClock
from parlour.match.match import Match
from parlour.match.messages import OPEN, Command, Receipt
from parlour.match.ports import Clockwork, MatchId, MatchRow
from parlour.match.tables import SeatSpec, TableSpec, begun, new_row, seated
from parlour.store.sql import SqlStore
from parlour.store.sqlite import open_sqlite
from tests.match import toy
from tests.match.tools import asked

GAMES: dict[str, tuple[int, dict[str, Any]]] = {"toy": (4, {"rounds": 6}), "fourthdim": (2, {})}
"""What is played: seats and options."""
TABLES = ("toy", "toy", "fourthdim")


class Sent(Struct, frozen=True, tag=True):
    """Written before a command goes to its match."""

    match: MatchId
    command: Command


class Acknowledged(Struct, frozen=True, tag=True):
    """Written after the match has answered: version and digest, and the receipt's number."""

    match: MatchId
    v: int
    h: str
    cmd: str
    n: int


class Failed(Struct, frozen=True, tag=True):
    """Something that must not happen."""

    what: str


class Done(Struct, frozen=True, tag=True):
    """The last, unhurried round: matches played to their end and verified."""

    finished: int


class Report(Struct):
    """What a run found."""

    rounds: int = 0
    acknowledged: int = 0
    lost: int = 0
    repeated: int = 0
    unheard: int = 0
    """Commands that had landed before their answer was lost."""
    silent: int = 0
    """Rounds that were over before anything was acknowledged."""
    matches: int = 0
    finished: int = 0
    failures: list[str] = []


Message = Sent | Acknowledged | Failed | Done
_message = msgspec.json.Decoder(Message)


def rules(game_id: str) -> Game[Any, Any]:
    return toy.GAME if game_id == "toy" else registry.game(game_id)


def fresh_row(game_id: str, clock: Clockwork) -> MatchRow:
    seats, options = GAMES[game_id]
    spec = TableSpec(game=game_id, options=options, seats=(SeatSpec(),) * seats)
    row = new_row(spec, rules(game_id), msgspec.convert(options, rules(game_id).Options), "", clock.now_ms())
    for seat in range(seats):
        row = seated(row, seat, f"p{seat}", f"t{seat}", f"n{seat}")
    return begun(row, rules(game_id), clock.now_ms())


# -- the player: a child process -------------------------------------------------------------------------------------


class Suicide:
    """A bus that dies between the commit and the publication, at its n-th message."""

    def __init__(self, after: int) -> None:
        self.left = after

    async def publish(self, match: MatchId, v: int) -> None:
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def subscribe(self) -> Any:
        raise NotImplementedError  # nobody listens here


class Player:
    """Plays all running matches of a file at once, and begins a new one for each that ends."""

    def __init__(self, store: SqlStore, bus: Suicide, rng: random.Random, out: int, to_the_end: bool) -> None:
        self.store, self.bus, self.rng, self.out, self.to_the_end = store, bus, rng, out, to_the_end
        self.clock = SystemClock()

    def say(self, message: Message) -> None:
        os.write(self.out, msgspec.json.encode(message) + b"\n")

    async def load(self, row: MatchRow) -> Match:
        match = Match(row, rules(row.game), self.store, self.clock, bus=self.bus)
        await match.load()
        if match.broken is not None:
            raise RuntimeError(f"match {row.id} is broken: {match.broken}")
        return match

    async def send(self, match: Match, command: Command, known: Acknowledged | None = None) -> None:
        """One command that must be answered with a receipt; with the same one if that is known."""
        self.say(Sent(match.row.id, command))
        receipt = await match.command(command)
        if not isinstance(receipt, Receipt):
            raise TypeError(f"{match.row.id}: {command} is refused: {receipt}")
        if known is not None:
            if receipt != Receipt(cmd=known.cmd, n=known.n):
                raise RuntimeError(f"{match.row.id}: {known} is answered {receipt}")
            return
        entry = (await self.store.entries(match.row.id, match.v - 1))[0]
        self.say(Acknowledged(match.row.id, match.v, entry.h, command.id, receipt.n))

    async def move(self, match: Match) -> None:
        prompts = asked(match)
        seat = self.rng.choice(sorted(prompts))
        open_actions = match.update(0, Viewer(Seat(seat))).open.actions
        beside = bool(open_actions) and match.row.game == "toy" and self.rng.random() < 0.1
        choices = open_actions if beside else prompts[seat].legal.actions
        name = f"c{self.rng.getrandbits(48):x}"
        do = self.rng.choice(choices).do
        await self.send(
            match,
            Command(id=name, seat=Seat(seat), prompt=OPEN if beside else prompts[seat].id, actions=(do,)),
        )

    async def play(self, row: MatchRow, unanswered: Command | None, known: tuple[Command, Acknowledged] | None) -> None:
        match = await self.load(row)
        if known is not None:
            await self.send(match, *known)
        if unanswered is not None:
            await self.send(match, unanswered)
        while True:
            while match.outcome is None:
                await self.move(match)
            over = msgspec.structs.replace(match.row, status="over")
            await self.store.update(over, match.row)
            if self.to_the_end:
                return
            row = fresh_row(match.row.game, self.clock)
            await self.store.create(row)
            match = await self.load(row)


class Memory(Struct):
    """What the parent knows of one match."""

    acknowledged: dict[int, str] = {}
    unanswered: Command | None = None
    last: tuple[Command, Acknowledged] | None = None


async def play_on(path: Path, seed: int, out: int, memory: dict[MatchId, Memory], to_the_end: bool = False) -> int:
    """Until killed; or, to the end, the number of matches that were finished and verify."""
    rng = random.Random(seed)
    store = await open_sqlite(path)
    bus = Suicide(rng.randrange(1, 60) if rng.random() < 0.3 and not to_the_end else 0)
    player = Player(store, bus, rng, out, to_the_end)
    if rng.random() < 0.3 and not to_the_end:
        left = rng.randrange(1, 60)

        @event.listens_for(store._engine, "commit")
        def _before_commit(_: object) -> None:
            nonlocal left
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    rows = await store.tables("running")
    if not to_the_end:
        for game in TABLES[len(rows) :]:
            rows.append(fresh_row(game, player.clock))
            await store.create(rows[-1])
    known = {row.id: memory.get(row.id, Memory()) for row in rows}
    await asyncio.gather(*(player.play(row, known[row.id].unanswered, known[row.id].last) for row in rows))
    finished = await store.tables("over", limit=10**6)
    for row in finished:
        verify(rules(row.game), await (await player.load(row)).record())
    await store.close()
    return len(finished)


def child(path: Path, seed: int, out: int, memory: dict[MatchId, Memory], to_the_end: bool) -> None:
    """The whole life of a forked player."""
    said: Message = Failed("it ended by itself")
    try:
        finished = asyncio.run(play_on(path, seed, out, memory, to_the_end))
        if to_the_end:
            said = Done(finished)
    except BaseException as error:
        said = Failed(f"{type(error).__name__}: {error}")
        raise
    finally:
        os.write(out, msgspec.json.encode(said) + b"\n")
        os._exit(0)


# -- the parent --------------------------------------------------------------------------------------------------------


def listen(read: int, pid: int, kill_after: float | None) -> Iterable[Message]:
    """What the child says until it is dead; killed that many seconds after its first word."""
    data = b""
    deadline: float | None = None
    killed = False
    while True:
        wait = None if deadline is None or killed else max(0.0, deadline - time.monotonic())
        ready, _, _ = select.select([read], [], [], wait)
        if not ready:
            os.kill(pid, signal.SIGKILL)
            killed = True
            continue
        chunk = os.read(read, 1 << 16)
        if not chunk:
            break
        if deadline is None and kill_after is not None:
            deadline = time.monotonic() + kill_after
        data += chunk
        *lines, data = data.split(b"\n")
        yield from (_message.decode(line) for line in lines)
    os.waitpid(pid, 0)


def one_round(path: Path, seed: int, memory: dict[MatchId, Memory], report: Report, to_the_end: bool = False) -> None:
    rng = random.Random(-seed)
    read, write = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(read)
        child(path, seed, write, memory, to_the_end)
    os.close(write)
    heard = 0
    for message in listen(read, pid, None if to_the_end else rng.uniform(0.0, 0.12)):
        match message:
            case Sent(match=match, command=command):
                memory.setdefault(match, Memory()).unanswered = command
            case Acknowledged(match=match, v=v, h=h):
                heard += 1
                mine = memory[match]
                mine.acknowledged[v] = h
                assert mine.unanswered is not None
                mine.last, mine.unanswered = (mine.unanswered, message), None
            case Failed(what=what):
                report.failures.append(f"round {report.rounds}: {what}")
            case Done(finished=finished):
                report.finished = finished
    os.close(read)
    report.rounds += 1
    report.acknowledged += heard
    report.silent += not heard
    inspect(path, memory, report)


def inspect(path: Path, memory: dict[MatchId, Memory], report: Report) -> None:
    """Look at the file with nothing but SQLite: is everything there that was acknowledged?"""
    if not path.exists():
        return
    with sqlite3.connect(path) as connection:
        for match, mine in memory.items():
            lines = connection.execute('SELECT line FROM entries WHERE "match" = ? ORDER BY v', (match,)).fetchall()
            entries = [msgspec.json.decode(line, type=Entry) for (line,) in lines]
            stored = {entry.v: entry.h for entry in entries}
            report.lost += sum(stored.get(v) != h for v, h in mine.acknowledged.items())
            if list(stored) != list(range(1, len(stored) + 1)):
                report.failures.append(f"round {report.rounds}: {match} has a gap")
            commands = [entry.cmd for entry in entries]
            report.repeated += len(commands) - len(set(commands))
            if mine.unanswered is not None:
                report.unheard += f"{mine.unanswered.seat}.{mine.unanswered.id}" in commands
    connection.close()


def main(path: Path, rounds: int, seed: int) -> Report:
    report = Report()
    memory: dict[MatchId, Memory] = {}
    for number in range(rounds):
        one_round(path, seed * 1_000_003 + number + 1, memory, report)
    one_round(path, seed, memory, report, to_the_end=True)
    report.matches = len(memory)
    return report


if __name__ == "__main__":
    print(msgspec.json.encode(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))).decode())
