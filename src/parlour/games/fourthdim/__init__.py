"""The Fourth Dimension: two armies on a ring board, and a time warp that can send a piece back to meet itself."""

from parlour.games.fourthdim.game import GAME

__all__ = ("GAME",)
