"""Hidden Strings: two to eight conspiracies, each with its own way to win."""

from __future__ import annotations

from parlour.games.illuminati.game import GAME

__all__ = ("GAME",)
