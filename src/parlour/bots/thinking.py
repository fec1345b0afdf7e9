"""From a level's name to a decision. This is what runs in a worker process, and in a simulation."""

from __future__ import annotations

import hashlib
from typing import Any

from parlour.bots.generic import random_bot
from parlour.kit.agenda import Prompt
from parlour.kit.budget import Budget
from parlour.kit.chance import Seeded
from parlour.kit.game import Bot, Game, View
from parlour.kit.registry import game

__all__ = ("DEFAULT_BUDGET", "bot", "levels", "think")

DEFAULT_BUDGET = 100
"""Iterations a decision, for a bot that searches, where nobody says otherwise."""


def levels(game: Game[Any, Any]) -> tuple[str, ...]:
    """The levels on offer, weakest first; ``easy`` is there for every game."""
    return tuple(game.bots()) or ("easy",)


def bot(game: Game[Any, Any], level: str) -> Bot:
    """The bot of a level, or ``random``, which plays everything; ``KeyError`` for one that the game does not have."""
    own = game.bots()
    if level == "random" or (level == "easy" and not own):
        return random_bot(game)
    return own[level]


def think(
    game_id: str,
    level: str,
    options: dict[str, Any],
    view: View,
    prompt: Prompt,
    seed: str,
    budget: Budget,
) -> list[str]:
    """The actions of one command in the game's notation. Equal iterations give equal actions."""
    rules = game(game_id)
    rng = Seeded(hashlib.sha256(seed.encode()).digest())
    return [rules.notation.format(action) for action in bot(rules, level)(view, prompt, rng, budget)]
