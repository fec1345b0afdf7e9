"""From the command to the first answer, with 10,000 games in the file: most of them running, with clocks and bots.

Python's own caches are warm, as they are after an installation: the house is started once before.

.venv/bin/python -m benchmarks.cold_start [--games 10000] [--runs 3]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from msgspec.structs import replace

from benchmarks import goals, serving
from parlour.kit import registry
from parlour.kit.actors import Viewer
from parlour.kit.clock import Fischer, NoClock
from parlour.match.clockwork import SystemClock
from parlour.match.match import Match
from parlour.match.messages import Command
from parlour.match.ports import MatchId, MatchRow
from parlour.match.tables import SeatSpec, TableSpec, begun, new_row
from parlour.store.memory import MemoryStore
from parlour.store.sqlite import open_sqlite

MOST_SECONDS = 3.0
_DAYS = 3 * 24 * 3_600_000
_GAMES = 20
"""Different games; the others are these again under other names."""
_TOGETHER = 500


async def _played(seed: int) -> tuple[MatchRow, MemoryStore]:
    """A game between people in which it is somebody's turn, and where it is stored."""
    game, rng, clock, store = registry.game("fourthdim"), random.Random(seed), SystemClock(), MemoryStore()
    bot = seed % 4 == 0
    seats = (SeatSpec(), SeatSpec(kind="bot" if bot else "open", level="easy" if bot else ""))
    spec = TableSpec(game="fourthdim", seats=seats, control=NoClock() if seed % 5 == 1 else Fischer(_DAYS, 1_000))
    row = begun(new_row(spec, game, game.Options(), "", clock.now_ms()), game, clock.now_ms())
    await store.create(row)
    match = Match(row, game, store, clock)
    await match.load()
    length = rng.randrange(10, 90)
    for number in range(1_000):
        due = next(iter(match.due()), None)
        if due is None or (number >= length and due.seat == 0):
            break
        actions = match.update(0, Viewer(due.seat)).prompts[0].legal.actions
        do = rng.choice(actions).do
        await match.command(Command(id=str(number), seat=due.seat, prompt=due.prompt, actions=(do,)))
    await match.snapshot()
    return (replace(row, status="over") if match.outcome is not None else row), store


async def fill(path: Path, games: int) -> dict[str, int]:
    """A file with so many games; how many of each status."""
    templates = [await _played(seed) for seed in range(_GAMES)]
    store = await open_sqlite(path)
    counts: dict[str, int] = {}

    async def copy(number: int) -> None:
        row, kept = templates[number % _GAMES]
        mine = replace(row, id=MatchId(f"game{number}"), created_ms=row.created_ms + number)
        counts[row.status] = counts.get(row.status, 0) + 1
        await store.create(mine)
        await store.append(mine.id, 0, await kept.entries(row.id), await kept.snapshot(row.id))

    for start in range(0, games, _TOGETHER):
        await asyncio.gather(*(copy(number) for number in range(start, min(games, start + _TOGETHER))))
    await store.heartbeat(SystemClock().now_ms())
    await store.close()
    return counts


def _start(path: Path) -> tuple[float, float]:
    """Seconds until it answers, and the MB that it holds then."""
    begun_at = time.perf_counter()
    with serving.running(path) as server:
        httpx.get(f"{server.url}/api/v1/tables", timeout=60).raise_for_status()
        return time.perf_counter() - begun_at, serving.memory_kb(server.pid) / 1000


def main() -> int:
    """Print a line a start, and the quickest; status 1 if that takes too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--runs", type=int, default=3)
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = str(Path(folder) / "compiled")
        path = Path(folder) / "many.sqlite3"
        counts = asyncio.run(fill(path, asked.games))
        print(f"  {asked.games:,} games: {counts}, {path.stat().st_size / 1e6:.0f} MB")
        empty = min(_start(Path(folder) / "empty.sqlite3")[0] for _ in range(2))
        print(f"  without any: {empty:.2f} s")
        seconds = []
        for _ in range(asked.runs):
            took, mb = _start(path)
            seconds.append(took)
            print(f"  with them: {took:.2f} s, {mb:.0f} MB; load {os.getloadavg()[0]:.1f}")
    return goals.report(goals.Goal("seconds from the start to the first answer", min(seconds), at_most=MOST_SECONDS))


if __name__ == "__main__":
    sys.exit(main())
