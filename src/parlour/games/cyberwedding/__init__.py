"""Cyber Wedding: a wedding party on foot among Cybermen that everybody moves, with cards, cars and captives."""

from __future__ import annotations

from parlour.games.cyberwedding.game import GAME

__all__ = ("GAME",)
