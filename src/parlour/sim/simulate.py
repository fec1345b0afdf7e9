"""A whole run: the plan in pieces to an executor, the rows put in order, the figures with intervals."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Callable

from msgspec import Struct

from parlour.sim.executors import Executor
from parlour.sim.play import Plan, Row, play_range

__all__ = ("PIECE", "Result", "SeatResult", "simulate", "wilson")

PIECE = 10
"""Games in one piece of work."""


class SeatResult(Struct, frozen=True):
    """One seat: sole wins, shared first places, the share of wins (a draw counts its part), its 95 % interval."""

    bot: str
    wins: int
    shared: int
    share: float
    low: float
    high: float


class Result(Struct, frozen=True):
    """What a run says. Nothing in it depends on time, workers or order."""

    game: str
    games: int
    seed: int
    seats: tuple[SeatResult, ...]
    reasons: dict[str, int]
    decisions: dict[str, float]
    """``mean``, ``least``, ``most`` per game."""
    digest: str
    """Over the digests of all last positions: two runs are equal if and only if this is."""


def wilson(share: float, n: int, z: float = 1.96) -> tuple[float, float]:
    """The Wilson score interval of a share of ``n`` trials."""
    if n == 0:
        return 0.0, 1.0
    middle = share + z * z / (2 * n)
    spread = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    scale = 1 + z * z / n
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def _seat(plan: Plan, rows: list[Row], seat: int) -> SeatResult:
    firsts = [row.ranks.count(1) for row in rows if row.ranks and row.ranks[seat] == 1]
    wins, total = firsts.count(1), len(rows)
    share = sum(1 / shared for shared in firsts) / total if total else 0.0
    low, high = wilson(share, total)
    return SeatResult(plan.seats[seat], wins, len(firsts) - wins, round(share, 4), round(low, 4), round(high, 4))


def _result(plan: Plan, rows: list[Row]) -> Result:
    counts = [row.decisions for row in rows]
    decisions: dict[str, float] = (
        {"mean": round(sum(counts) / len(counts), 2), "least": min(counts), "most": max(counts)} if counts else {}
    )
    return Result(
        plan.game,
        len(rows),
        plan.seed,
        tuple(_seat(plan, rows, seat) for seat in range(len(plan.seats))),
        dict(sorted(Counter(row.reason for row in rows).items())),
        decisions,
        hashlib.sha256("".join(row.digest for row in rows).encode()).hexdigest()[:16],
    )


def simulate(
    plan: Plan, executor: Executor, progress: Callable[[int], None] = lambda done: None
) -> tuple[Result, list[Row]]:
    """Play the plan; ``progress`` hears how many more games are done. Rows come back in order of their index."""
    pieces = [(plan, start, min(start + PIECE, plan.games)) for start in range(0, plan.games, PIECE)]
    rows: list[Row] = []
    for piece in executor.run(play_range, pieces):
        rows.extend(piece)
        progress(len(piece))
    rows.sort(key=lambda row: row.index)
    return _result(plan, rows), rows
