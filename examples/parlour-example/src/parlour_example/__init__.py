"""Alley Cats: two to ten cats, one dog, not enough fish."""

from parlour_example.game import GAME

__all__ = ("GAME",)
