"""Memory of a table where nothing happens: with two sockets connected, and with nobody there.

What the server's process holds more (anonymous pages, from the system's own account) for so many tables more, each a
few moves into a game with clocks.

.venv/bin/python -m benchmarks.memory [--connected 400] [--alone 3000]
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


async def _connected(server: serving.Serving, count: int) -> float:
    """KB a table more with two sockets, counted after as many have been there."""
    house, meter = load.House(server.url), load.Meter()
    try:
        held = []
        for share in (count // 4, count):
            tables = await load.host(house, meter, share)
            for table in tables:
                for _ in range(_MOVES):
                    await table.move()
            held.append((tables, await _settled(server)))
        return (held[1][1] - held[0][1]) / count
    finally:
        await house.close()


async def _alone(server: serving.Serving, count: int) -> float:
    """KB a table more that was played at and left, in kB, counted after as many have come and gone."""
    house, meter = load.House(server.url), load.Meter()
    seats = [load.Seat(await load.open_socket(house, who), meter.received) for who in range(2)]
    table = load.Table(house, seats, meter, 1)
    try:
        held = []
        for share in (count // 4, count):
            for _ in range(share):
                await table.sit(await house.seat())
                for _ in range(_MOVES):
                    await table.move()
            held.append(await _settled(server))
        return (held[1] - held[0]) / count
    finally:
        await house.close()


async def _settled(server: serving.Serving) -> int:
    """After what leaves memory has left it."""
    await asyncio.sleep(_SETTLE_SECONDS)
    return serving.memory_kb(server.pid)


def main() -> int:
    """Print both figures; status 1 if one is too much."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connected", type=int, default=400)
    parser.add_argument("--alone", type=int, default=3_000)
    asked = parser.parse_args()
    with TemporaryDirectory() as folder, serving.running(Path(folder) / "connected.sqlite3") as server:
        print(f"  nobody has been here: {serving.memory_kb(server.pid) / 1000:.0f} MB")
        connected: float = load.run(_connected(server, asked.connected))
    with TemporaryDirectory() as folder, serving.running(Path(folder) / "alone.sqlite3") as server:
        alone: float = load.run(_alone(server, asked.alone))
    return goals.report(
        goals.Goal("kB for an idle table with two sockets", connected, at_most=CONNECTED_KB),
        goals.Goal("kB for a table where nobody is", alone, at_most=ALONE_KB),
    )


if __name__ == "__main__":
    sys.exit(main())
