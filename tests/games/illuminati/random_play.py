"""Random games through the public game object."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.model import Options, State
from parlour.kit.actors import Seat
from parlour.kit.chance import Chance, Seeded
from parlour.kit.types import Event

__all__ = ("games_with", "random_game")

MOST = 20_000


def random_game(
    seats: int, seed: int, options: Options | None = None
) -> Iterator[tuple[State, Seat, str, Any, list[Event]]]:
    """Every decision of a game: the state after it, whose it was, what was asked, the action, what happened."""
    rng, chance = Seeded(b"choices %d" % seed), Seeded(b"chance %d" % seed)
    s, _ = GAME.start(options or Options(), seats, chance)
    for _ in range(MOST):
        prompts = GAME.prompts(s)
        if not prompts:
            return
        prompt = prompts[rng.below("who", len(prompts))]
        action = GAME.legal(s, prompt.seat).sample(rng)
        happened = GAME.apply(s, prompt.seat, action, chance)
        yield s, prompt.seat, prompt.kind, action, happened
    raise AssertionError("a random game does not end")


def games_with(kind: str, what: Callable[[State, Seat, Chance], Any], most: int = 60) -> int:
    """In how many of some random games that was asked; there ``what`` is done, and the game goes on soundly."""
    found = 0
    for seed in range(most):
        if found == 3:
            break
        seats = 8 if kind == "goal" else 3 + seed % 3
        rng, chance = Seeded(b"with %d" % seed), Seeded(b"chance with %d" % seed)
        s, _ = GAME.start(Options(round_limit=6), seats, chance)
        done = False
        while prompts := GAME.prompts(s):
            prompt = prompts[0]
            if prompt.kind == kind and not done:
                what(s, prompt.seat, chance)
                assert GAME.invariants(s) == []
                done = True
                continue
            GAME.apply(s, prompt.seat, GAME.legal(s, prompt.seat).sample(rng), chance)
            assert GAME.invariants(s) == []
        found += done
    return found
