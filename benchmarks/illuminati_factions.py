"""Hidden Strings between bots: who wins, by which goal, after how long, and the share of every faction.

    .venv/bin/python -m benchmarks.illuminati_factions hard medium medium medium --games 200

The first seat's level moves one seat on with every game, as ``parlour strength`` does it. A shared victory counts by
its part. Intervals are Wilson's, 95 %, as if a share were one of so many won games.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections import Counter, defaultdict

from benchmarks import goals
from parlour.games.illuminati.cards import facts
from parlour.games.illuminati.goals import met
from parlour.games.illuminati.model import NONE, State
from parlour.sim.play import Plan, Row, play_out
from parlour.sim.simulate import wilson

LONGEST = 5.0
"""Seconds of one core for a whole game."""


class Tally:
    """What is counted over all games."""

    def __init__(self) -> None:
        self.levels: defaultdict[str, float] = defaultdict(float)
        self.goals: Counter[str] = Counter()
        self.dealt: Counter[str] = Counter()
        self.won: defaultdict[str, float] = defaultdict(float)
        self.rounds: list[int] = []
        self.decisions: list[int] = []
        self.seconds: list[float] = []

    def add(self, levels: tuple[str, ...], row: Row, s: State, seconds: float) -> None:
        """One game."""
        deck = facts(s.options)
        winners = [seat for seat, rank in enumerate(row.ranks) if rank == 1]
        for seat, player in enumerate(s.players):
            faction = deck.ids[player.illuminati]
            self.dealt[faction] += 1
            if seat in winners:
                part = 1 / len(winners)
                self.won[faction] += part
                self.levels[levels[seat]] += part
                self.goals[_goal(s, seat, row.reason)] += 1
        self.rounds.append(s.round)
        self.decisions.append(row.decisions)
        self.seconds.append(seconds)


def _goal(s: State, seat: int, reason: str) -> str:
    """By which goal the seat has won; how the game has ended, if by none."""
    found = met(s, seat) if reason == "goal" else None
    if found is None:
        return reason
    return "basic" if found == NONE else facts(s.options).ids[found]


def play_all(levels: tuple[str, ...], games: int, seed: int) -> Tally:
    """Games of the seeds from ``seed`` on."""
    tally = Tally()
    for number in range(games):
        turn = -(seed + number - 1) % len(levels)
        seats = levels[turn:] + levels[:turn]
        began = time.process_time()
        row, s = play_out(Plan(game="illuminati", seats=seats, games=1, seed=seed + number), 0)
        tally.add(seats, row, s, time.process_time() - began)
    return tally


def _share(name: str, won: float, games: int) -> str:
    low, high = wilson(won / games, games)
    return f"| {name} | {games} | {won / games:.1%} | {low:.1%} – {high:.1%} |"


def report(tally: Tally, levels: tuple[str, ...], games: int) -> str:
    """As a page of Markdown."""
    lines = ["| level | games | share | 95 % |", "| --- | --- | --- | --- |"]
    lines += [_share(level, tally.levels[level], games) for level in dict.fromkeys(levels)]
    lines += ["", "| won by | winners |", "| --- | --- |"]
    lines += [f"| {goal} | {count} |" for goal, count in tally.goals.most_common()]
    lines += ["", "| a game | median | longest |", "| --- | --- | --- |"]
    lines += [f"| rounds | {statistics.median(tally.rounds):.0f} | {max(tally.rounds)} |"]
    lines += [f"| decisions | {statistics.median(tally.decisions):.0f} | {max(tally.decisions)} |"]
    lines += [f"| seconds | {statistics.median(tally.seconds):.2f} | {max(tally.seconds):.2f} |"]
    lines += [
        "",
        "| faction | games | of all wins | 95 % | dealt | when dealt |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for name in sorted(tally.dealt):
        won, dealt = tally.won[name], tally.dealt[name]
        lines.append(f"{_share(name, won, games)} {dealt} | {won / dealt:.1%} |")
    return "\n".join(lines)


def main() -> int:
    """From the command line; 1 if a game takes too long."""
    parser = argparse.ArgumentParser()
    parser.add_argument("levels", nargs="+")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    levels = tuple(given.levels)
    tally = play_all(levels, given.games, given.seed)
    print(report(tally, levels, given.games))
    return goals.report(goals.Goal("seconds of the longest game", max(tally.seconds), at_most=LONGEST))


if __name__ == "__main__":
    sys.exit(main())
