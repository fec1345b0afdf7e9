"""Players without a table: the game's own, and one for any game."""

from parlour.bots.budget import Milliseconds
from parlour.bots.thinking import DEFAULT_BUDGET, bot, levels, think

__all__ = ("DEFAULT_BUDGET", "Milliseconds", "bot", "levels", "think")
