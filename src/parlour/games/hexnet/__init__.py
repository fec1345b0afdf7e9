"""The Network: two to ten swarms on one board, each with a Mothership that looks like its Decoy."""

from parlour.games.hexnet.game import GAME

__all__ = ("GAME",)
