"""§9 Brain tokens: the supply never runs out, everybody sees them."""

from __future__ import annotations

from parlour.games.iamzombie import events
from parlour.games.iamzombie.model import Player, State
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = ("gain", "hand_over", "pay")


@rule("9")
def gain(s: State, player: Player, brains: int, k: Kernel) -> None:
    """From the supply."""
    if brains:
        player.brains += brains
        s.issued += brains
        k.emit(events.BrainsGained(seat=player.seat, brains=brains))


@rule("9")
def pay(s: State, player: Player, brains: int) -> None:
    """To the supply; the brains of the present roll are spent first."""
    player.brains -= brains
    s.issued -= brains
    if player.seat == s.active:
        s.throw.sixes = max(0, s.throw.sixes - brains)


def hand_over(source: Player, to: Player, brains: int) -> None:
    """From one player to another."""
    source.brains -= brains
    to.brains += brains
