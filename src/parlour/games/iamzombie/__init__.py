"""I Am Zombie: archetypes, dice and brains, against each other or together, with heroes that grow."""

from __future__ import annotations

from parlour.games.iamzombie.game import GAME

__all__ = ("GAME",)
