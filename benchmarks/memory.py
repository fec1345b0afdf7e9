"""Memory of a table where nothing happens: with two sockets connected, and with nobody there.

What the server's process holds more (anonymous pages, from the system's own account) for so many tables more, each a
few moves into a game with clocks. So many others come and go before that the caches, which are bounded (most of it
pages of the database), have grown to their full size: they are no table's own.

.venv/bin/python -m benchmarks.memory [--before 7000] [--alone 2000] [--connected 400]
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks import goals, load, serving

CONNECTED_KB, ALONE_KB = 100.0, 2.0
_MOVES = 10
_SETTLE_SECONDS = 5.0


async def _played(table: load.Table) -> None:
    for _ in range(_MOVES):
        await table.step()


async def _settled(server: serving.Serving) -> int:
    """KB, after what leaves memory has left it."""
    await asyncio.sleep(_SETTLE_SECONDS)
    return serving.memory_kb(server.pid)


async def _alone(server: serving.Serving, house: load.House, before: int, count: int) -> float:
    """KB a table more that was played at and left, after ``before`` others."""
    seats = [load.Seat(await load.open_socket(house, who), load.Meter().received) for who in range(2)]
    table = load.Table(house, seats, load.Meter(), 1)
    held = []
    for share in (before, count):
        for _ in range(share):
            await table.sit(await house.seat())
            await _played(table)
        held.append(await _settled(server))
    return (held[1] - held[0]) / count


async def _connected(server: serving.Serving, house: load.House, count: int) -> float:
    """KB a table more with two sockets, after as many others that stay."""
    held, tables = [], []
    for share in (count, count):
        for table in await load.host(house, load.Meter(), share):
            await _played(table)
            tables.append(table)
        held.append(await _settled(server))
    return (held[1] - held[0]) / count


async def _both(server: serving.Serving, before: int, alone: int, connected: int) -> tuple[float, float]:
    house = load.House(server.url)
    try:
        return await _alone(server, house, before, alone), await _connected(server, house, connected)
    finally:
        await house.close()


def main() -> int:
    """Print both figures; status 1 if one is too much."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=int, default=7_000)
    parser.add_argument("--alone", type=int, default=2_000)
    parser.add_argument("--connected", type=int, default=400)
    asked = parser.parse_args()
    with TemporaryDirectory() as folder, serving.running(Path(folder) / "tables.sqlite3") as server:
        print(f"  nobody has been here: {serving.memory_kb(server.pid) / 1000:.0f} MB")
        found: tuple[float, float] = load.run(_both(server, asked.before, asked.alone, asked.connected))
        print(f"  at the end: {serving.memory_kb(server.pid) / 1000:.0f} MB")
    return goals.report(
        goals.Goal("kB for a table where nobody is", found[0], at_most=ALONE_KB),
        goals.Goal("kB for an idle table with two sockets", found[1], at_most=CONNECTED_KB),
    )


if __name__ == "__main__":
    sys.exit(main())
