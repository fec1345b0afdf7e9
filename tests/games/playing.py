"""Games that decide by chance alone, for tests that look at every position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from parlour.kit.chance import Seeded
from parlour.kit.game import Game

__all__ = ("positions",)


def positions(game: Game[Any, Any], options: Any, seats: int) -> Iterator[Any]:
    """The state of a random game before each decision and at its end: one object, which changes between them."""
    chance = Seeded(bytes([seats]) * 32)
    s, _ = game.start(options, seats, chance)
    while game.outcome(s) is None:
        yield s
        seat = game.prompts(s)[0].seat
        game.apply(s, seat, game.legal(s, seat).sample(chance), chance)
    yield s
