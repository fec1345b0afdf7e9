"""A bot for any game: it knows what a person sees, and picks at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.kit.actors import Seat
from parlour.kit.agenda import Prompt
from parlour.kit.budget import Budget
from parlour.kit.chance import Chance
from parlour.kit.game import Bot, Game, View

__all__ = ("random_bot",)


def random_bot(game: Game[Any, Any]) -> Bot:
    """Uniform over the legal decisions of a state that looks like the view: the true ones, as nothing leaks."""

    def choose(view: View, prompt: Prompt, rng: Chance, budget: Budget) -> Sequence[Any]:
        s, seat = game.determinize(view, rng), Seat(prompt.seat)
        legal = game.open(s, seat) if game.invited(s, seat) == prompt else game.legal(s, seat)
        return (legal.sample(rng),)

    return choose
