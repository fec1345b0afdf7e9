"""A game of 10,000 commands: how long the last 100 take beside the first 100.

The longest random game of The Fourth Dimension that was found (its pieces meet as late as they can), with draws offered
and declined in between, through a whole server with both sockets, clocks on. The median of each hundred counts.

.venv/bin/python -m benchmarks.long_game [--commands 10000] [--runs 1]
"""

from __future__ import annotations

import argparse
import itertools
import random
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from benchmarks import goals, load, serving
from parlour.kit import registry
from parlour.kit.chance import Seeded

MOST = 1.2
_LATE = 60
"""Turns without a capture after which one is looked for."""
_TRIES = 8
_WARM = 300
_HUNDRED = 100


class _Command(Struct, frozen=True):
    seat: int
    do: str
    open: bool = False


def _parts(seed: int) -> Iterator[_Command]:
    """A game that avoids its end."""
    game, rng, chance = registry.game("fourthdim"), random.Random(seed), Seeded(bytes(32))
    s, _ = game.start(game.Options(), 2, chance)
    while game.outcome(s) is None:
        seat = game.prompts(s)[0].seat
        actions = list(game.legal(s, seat))
        taking = {action for action in actions if getattr(action, "take", None) or hasattr(action, "cells")}
        quiet = [action for action in actions if action not in taking]
        pool = list(taking) if taking and s.quiet > _LATE else quiet or actions
        rng.shuffle(pool)
        for action in pool[:_TRIES]:
            tried = game.clone(s)
            game.apply(tried, seat, action, chance)
            if game.outcome(tried) is None:
                break
        yield _Command(int(seat), game.notation.format(action))
        s = tried


def _script(count: int) -> list[_Command]:
    """Parts of turns, and draws offered and declined between them, evenly."""
    parts = max((list(_parts(seed)) for seed in range(12)), key=len)[:-1]
    talk = max(0, -(-(count - len(parts)) // (2 * len(parts))))
    script: list[_Command] = []
    for part in parts:
        script.append(part)
        for _ in range(talk):
            script += [_Command(part.seat, "draw?", open=True), _Command(1 - part.seat, "no-draw", open=True)]
    if len(script) < count:
        raise RuntimeError(f"only {len(script)} commands were found")
    return script[:count]


class _Game:
    def __init__(self, seats: list[load.Seat]) -> None:
        self._seats = seats
        self._ids = itertools.count()

    async def play(self, script: list[_Command]) -> list[float]:
        """Milliseconds of each command, until both have it."""
        found = []
        for command in script:
            mover = self._seats[command.seat]
            n = mover.last.n + 1
            prompt = "open" if command.open else mover.last.prompts[0].id
            begun = time.perf_counter()
            await mover.act(next(self._ids), prompt, command.do)
            for seat in self._seats:
                await seat.reach(n)
            found.append((time.perf_counter() - begun) * 1000)
        return found


async def _measure(url: str, script: list[_Command]) -> list[float]:
    house = load.House(url)
    try:
        seats = [load.Seat(await load.open_socket(house, who), lambda _: None) for who in range(2)]
        for name, commands in (("warm", script[:_WARM]), ("long", script)):
            table = await house.seat()
            for seat in seats:
                await seat.hello(table)
            for seat in seats:
                await seat.reach(1)
            played = await _Game(seats).play(commands)
            if name == "long":
                return played
    finally:
        await house.close()
    raise AssertionError


def main() -> int:
    """Print both medians and what one is of the other; status 1 if that is too much."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--commands", type=int, default=10_000)
    parser.add_argument("--runs", type=int, default=1)
    asked = parser.parse_args()
    script, ratios = _script(asked.commands), []
    for _ in range(asked.runs):
        with TemporaryDirectory() as folder, serving.running(Path(folder) / "long.sqlite3") as server:
            ms: list[float] = load.run(_measure(server.url, script))
        first, last = statistics.median(ms[:_HUNDRED]), statistics.median(ms[-_HUNDRED:])
        ratios.append(last / first)
        print(f"  {len(ms):,} commands: first {_HUNDRED} {first:.2f} ms, last {_HUNDRED} {last:.2f} ms (medians)")
    return goals.report(goals.Goal("latency of the last 100 over the first 100", min(ratios), at_most=MOST))


if __name__ == "__main__":
    sys.exit(main())
