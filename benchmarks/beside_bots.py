"""Twenty people play a bot each; how long does a move between two other people take to reach both?

The bots think in their own processes, as strong as the game has them; whoever plays one answers at once, so that all
of them think all the time. The two others move five times a second.

.venv/bin/python -m benchmarks.beside_bots [--tables 20] [--level hard] [--moves 300]
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks import goals, load, serving
from parlour.kit import registry

MOST_MS = 50.0
_PAUSE_SECONDS = 0.2
_WARM_SECONDS = 5.0


class _BesideBot:
    """One person's game after another against a bot."""

    def __init__(self, house: load.House, seat: load.Seat, level: str, seed: int) -> None:
        self._house, self._seat, self._level = house, seat, level
        self._table = load.Table(house, [seat], load.Meter(), seed)
        self.answered = 0

    async def play(self) -> None:
        """Until it is cancelled."""
        while True:
            await self._seat.hello(await self._house.seat({"kind": "bot", "level": self._level}))
            update = await self._seat.reach(1)
            while not update.over:
                if update.prompts:
                    await self._table.choose(self._seat)
                    self.answered += 1
                update = await self._seat.reach(update.n + 1)


async def _measure(url: str, tables: int, level: str, moves: int) -> tuple[list[float], int]:
    house, meter = load.House(url), load.Meter()
    try:
        seats = [load.Seat(await load.open_socket(house, 0), meter.received) for _ in range(tables)]
        bots = [_BesideBot(house, seat, level, seed) for seed, seat in enumerate(seats)]
        tasks = [asyncio.ensure_future(bot.play()) for bot in bots]
        await asyncio.sleep(_WARM_SECONDS)
        (table,) = await load.host(house, meter, 1)
        meter.on = True
        while len(meter.ms) < moves:
            await table.step()
            await asyncio.sleep(_PAUSE_SECONDS)
            for task in tasks:
                if task.done():
                    task.result()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return meter.ms, sum(bot.answered for bot in bots)
    finally:
        await house.close()


def main() -> int:
    """Print the latencies; status 1 if the 99th of a hundred is too late."""
    strongest = list(registry.game("fourthdim").bots())[-1]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--level", default=strongest)
    parser.add_argument("--moves", type=int, default=300)
    asked = parser.parse_args()
    with TemporaryDirectory() as folder, serving.running(Path(folder) / "bots.sqlite3") as server:
        found: tuple[list[float], int] = load.run(_measure(server.url, asked.tables, asked.level, asked.moves))
    ms, answered = sorted(found[0]), found[1]
    print(
        f"  {asked.tables} tables against {asked.level} ({answered} answers meanwhile), {len(ms)} moves between people:"
        f" p50 {ms[len(ms) // 2]:.1f} ms, p95 {ms[int(len(ms) * 0.95)]:.1f} ms, longest {ms[-1]:.1f} ms"
    )
    return goals.report(goals.Goal("p99 beside bots, ms", ms[int(len(ms) * 0.99)], at_most=MOST_MS))


if __name__ == "__main__":
    sys.exit(main())
