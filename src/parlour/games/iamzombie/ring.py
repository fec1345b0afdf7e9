"""§5 The layout: which cells of the ring around the box have a stack. Neighbours are in ``table``."""

from __future__ import annotations

from parlour.games.iamzombie.cards import FIELD
from parlour.kit.rules import rule

__all__ = ("ring_positions",)


@rule("5")
def ring_positions(players: int) -> tuple[int, ...]:
    """Ring positions 0 to 9 of the slots of the layout for so many players, clockwise; as many as there are stacks."""
    return FIELD.slots_by_players[players]
