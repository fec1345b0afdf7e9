"""The figures of a game's rules: decisions through the public game object, clone, view, digest, perft."""

from __future__ import annotations

import time
import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any

from msgspec import Struct

from parlour.kit.actors import Seat, Viewer
from parlour.kit.chance import Chance, Seeded, derive_key
from parlour.kit.game import Game
from parlour.kit.registry import package

__all__ = ("Figure", "measure")

PERFT_DEPTH = 3


class Figure(Struct, frozen=True):
    """One measured figure, and the goal that the game's ``goals.toml`` sets for it."""

    name: str
    value: float
    at_least: float | None = None
    at_most: float | None = None

    @property
    def met(self) -> bool:
        """Is the goal reached? True where there is none."""
        low = self.at_least is None or self.value >= self.at_least
        return low and (self.at_most is None or self.value <= self.at_most)


def _random_game(game: Game[Any, Any], options: Any, seats: int, index: int) -> Iterator[Any]:
    """The states of a random game, each after a decision, the state being the same object throughout."""
    rng, chance = Seeded(derive_key(b"bench", index)), Seeded(derive_key(b"chance", index))
    s, _ = game.start(options, seats, chance)
    yield s
    while prompts := game.prompts(s):
        _decide(game, s, prompts[0].seat, rng, chance)
        yield s


def _decide(game: Game[Any, Any], s: Any, seat: Seat, rng: Chance, chance: Chance) -> None:
    game.apply(s, seat, game.legal(s, seat).sample(rng), chance)
    rng.drawn.clear()
    chance.drawn.clear()


def _decisions(game: Game[Any, Any], options: Any, seats: int, seconds: float) -> float:
    """Random decisions a second, over whole games: ``prompts``, ``legal``, ``sample``, ``apply``."""
    count, index, begun = 0, 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        count += sum(1 for _ in _random_game(game, options, seats, index)) - 1
        index += 1
    return count / spent


def _micros(call: Callable[[Any], Any], states: list[Any], seconds: float) -> float:
    """Microseconds a call, over states from the middle of games."""
    count, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        for s in states:
            call(s)
        count += len(states)
    return spent / count * 1e6


def measure(game: Game[Any, Any], options: Any, seats: int, seconds: float = 3.0) -> list[Figure]:
    """Measure on one core, ``seconds`` a figure (perft takes what it takes)."""
    for _ in _random_game(game, options, seats, 0):
        pass  # warm
    states = [
        game.clone(s) for i in range(5) for n, s in enumerate(_random_game(game, options, seats, i)) if n % 10 == 5
    ]
    found = {
        "decisions_per_second": _decisions(game, options, seats, seconds),
        "clone_us": _micros(game.clone, states, seconds / 3),
        "view_us": _micros(lambda s: game.view(s, Viewer(Seat(0))), states, seconds / 3),
        "digest_us": _micros(game.digest, states, seconds / 3),
    }
    if game.analysis is not None:
        s, _ = game.start(options, seats, Seeded(bytes(32)))
        begun = time.perf_counter()
        game.analysis.perft(s, PERFT_DEPTH, False)
        found[f"perft_{PERFT_DEPTH}_s"] = time.perf_counter() - begun
    goals = _goals(game.meta.id, seats)
    return [
        Figure(name, value, goals.get(name, {}).get("at_least"), goals.get(name, {}).get("at_most"))
        for name, value in found.items()
    ]


def _goals(game_id: str, seats: int) -> dict[str, dict[str, float]]:
    """By figure. A table ``seats.N`` within a figure's holds from N seats on."""
    file = files(package(game_id)) / "goals.toml"
    goals = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    for name, goal in goals.items():
        fitting = [int(least) for least in goal.get("seats", {}) if int(least) <= seats]
        if fitting:
            goals[name] = goal["seats"][str(max(fitting))]
    return goals
