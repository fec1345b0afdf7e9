"""How strong the levels of a game are against each other: many games, seats in turn, a draw shared out."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from parlour.sim.executors import Executor
from parlour.sim.play import Plan, Row, play
from parlour.sim.simulate import wilson

__all__ = ("Duel", "Pairing", "markdown", "strength")


class Duel(Struct, frozen=True):
    """What is played: two levels, a game for every seed.

    The first level has one seat: of two, seat 0 at odd seeds; of more, the next one with every seed. The second level
    has the others.
    """

    game: str
    first: str
    second: str
    seeds: tuple[int, ...]
    budget: int
    options: dict[str, Any] = {}
    seats: int = 2


class Pairing(Struct, frozen=True):
    """How it went for the first level; ``low`` and ``high`` are the Wilson score interval of the share, 95 %."""

    first: str
    second: str
    games: int
    wins: int
    draws: int
    losses: int
    share: float
    """Wins, and its part of every first place that was shared, over all games: of two, half the draws."""
    low: float
    high: float
    decisions: float
    """Mean a game."""
    digest: str
    """Over the last positions: equal if and only if the same was played."""


def duel(task: Duel, seed: int) -> tuple[Row, int]:
    """One game, and the first level's seat: one piece of work for an executor."""
    seat = (seed - 1) % task.seats
    levels = tuple(task.first if number == seat else task.second for number in range(task.seats))
    plan = Plan(game=task.game, seats=levels, games=1, seed=seed, options=task.options, budget=task.budget)
    row = play(plan, 0)
    return Row(seed, row.ranks, row.scores, row.reason, row.decisions, row.digest), seat


def strength(
    duels: Sequence[Duel], executor: Executor, progress: Callable[[int], None] = lambda done: None
) -> list[Pairing]:
    """Play every duel; ``progress`` hears how many more games are done."""
    found = []
    for task in duels:
        games: list[tuple[Row, int]] = []
        for game in executor.run(duel, [(task, seed) for seed in task.seeds]):
            games.append(game)
            progress(1)
        found.append(_pairing(task, sorted(games, key=lambda game: game[0].index)))
    return found


def _pairing(task: Duel, games: list[tuple[Row, int]]) -> Pairing:
    total = len(games)
    losses = sum(bool(row.ranks) and row.ranks[seat] > 1 for row, seat in games)
    parts = [1 / (row.ranks.count(1) or task.seats) for row, seat in games if not row.ranks or row.ranks[seat] == 1]
    wins = parts.count(1.0)
    draws = total - wins - losses  # a game that was cut short is one of all
    share = sum(parts) / total if total else 0.0
    low, high = wilson(share, total)
    digest = hashlib.sha256("".join(row.digest for row, _ in games).encode()).hexdigest()[:16]
    decisions = round(sum(row.decisions for row, _ in games) / total, 1) if total else 0.0
    return Pairing(
        task.first,
        task.second,
        total,
        wins,
        draws,
        losses,
        round(share, 4),
        round(low, 4),
        round(high, 4),
        decisions,
        digest,
    )


def markdown(columns: Sequence[str], pairings: Sequence[Pairing]) -> str:
    """A table under these column heads: eight of them."""
    rows = [
        (
            f"{one.first} – {one.second}",
            *map(str, (one.games, one.wins, one.draws, one.losses)),
            f"{one.share:.1%}",
            f"{one.low:.1%} – {one.high:.1%}",
            f"`{one.digest}`",
        )
        for one in pairings
    ]
    lines = [tuple(columns), ("---",) * len(columns), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
