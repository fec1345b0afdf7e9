"""How fast the rules core of the Network is: published counts of classic Hive, random plies, its own games.

All times are this process's own on the processor, so that a busy machine says nearly the same.

.venv/bin/python -m benchmarks.hexnet_core [--seconds 5]
"""

from __future__ import annotations

import argparse
import importlib
import random
from time import process_time
from typing import Any

from benchmarks.goals import Goal, report
from parlour.games.hexnet import _hot_core
from parlour.games.hexnet import columns as c
from parlour.games.hexnet._hot_classic import Classic
from parlour.games.hexnet.workspace import Core

PERFT_7 = 181_641_900
LONGEST = 500
"""Plies of a random game of classic Hive, OpenSpiel's own limit."""


def perft_seconds() -> float:
    """Classic perft 7, the last ply counted without being made; the best of three."""
    best = float("inf")
    for _ in range(3):
        begun = process_time()
        found = Classic().perft(7)
        best = min(best, process_time() - begun)
        if found != PERFT_7:
            raise SystemExit(f"classic perft 7 is {found:,}, and has to be {PERFT_7:,}")
    return best


def plies_per_second(seconds: float) -> float:
    """Random plies of classic Hive with the moves of every position listed; the best of the rounds that fit."""
    game, best, seed, since = Classic(), 0.0, 0, process_time()
    while process_time() - since < seconds:
        begun = process_time()
        plies, _, _ = game.play(seed, 200_000, LONGEST)
        best = max(best, plies / (process_time() - begun))
        seed += 1
    return best


def openspiel_plies_per_second(seconds: float) -> float | None:
    """The same by OpenSpiel's C++, driven from Python; None where it is not installed."""
    try:
        pyspiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        return None
    game = pyspiel.load_game("hive", {"board_size": 8, "uses_mosquito": False, "uses_ladybug": False,
                                      "uses_pillbug": False})  # fmt: skip
    rng, plies, begun = random.Random(1), 0, process_time()
    while process_time() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal() and process_time() - begun < seconds:
            state.apply_action(rng.choice(state.legal_actions()))
            plies += 1
    return plies / (process_time() - begun)


def own_per_second(players: int, seconds: float) -> float:
    """Random decisions of the Network inside the core, power-ups included."""
    core, made, seed = Core(players), 0, 0
    columns, secrets = c.start(players)
    begun = process_time()
    while process_time() - begun < seconds:
        core.sync(*columns, *secrets)
        made += core.playout(seed, 1_000)
        seed += 1
    return made / (process_time() - begun)


def listing_microseconds(players: int) -> tuple[float, float, float, float]:
    """A middle game: actions, and µs to list them, to sync equal columns, to store them."""
    core = Core(players)
    columns, secrets = c.start(players)
    core.sync(*columns, *secrets)
    core.playout(7, 25 * players)
    columns, secrets = core.position()
    core.sync(*columns, *secrets)
    number, begun = 20_000, process_time()
    for _ in range(number):
        core.undo(core.mark())
        core.count()
    listed = process_time()
    for _ in range(number):
        core.sync(*columns, *secrets)
    synced = process_time()
    for _ in range(number):
        core.store(*columns, *secrets)
    stored = process_time()
    times = ((listed - begun) / number * 1e6, (synced - listed) / number * 1e6, (stored - synced) / number * 1e6)
    return core.count(), *times


def main() -> int:
    """Print a line a figure; the status, 1 if a goal is missed."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=5.0)
    seconds = arguments.parse_args().seconds
    print(f"core: {'Python' if str(_hot_core.__file__).endswith('.py') else 'compiled'}")
    for players in (2, 5, 10):
        count, listing, syncing, storing = listing_microseconds(players)
        print(
            f"{players:2} players: {count:3.0f} actions listed in {listing:.2f} µs, equal sync {syncing:.2f} µs, "
            f"equal store {storing:.2f} µs, {own_per_second(players, seconds):,.0f} random decisions/s in the core"
        )
    plies = plies_per_second(seconds)
    goals = [
        Goal("classic perft 7 in s", perft_seconds(), at_most=4),
        Goal("classic random plies/s", plies, at_least=600_000),
    ]
    if (theirs := openspiel_plies_per_second(seconds)) is None:
        print("OpenSpiel is not installed (pip install open_spiel): its hive is not compared")
    else:
        print(f"OpenSpiel hive: {theirs:,.0f} random plies/s")
        goals.append(Goal("classic random plies, times OpenSpiel's", plies / theirs, at_least=20))
    return report(*goals)


if __name__ == "__main__":
    raise SystemExit(main())
