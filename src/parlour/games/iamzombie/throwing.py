"""§6.2 Dice in the box: every die of the game is a draw of the label ``die``, and the state counts them."""

from __future__ import annotations

from parlour.games.iamzombie import events
from parlour.games.iamzombie.model import Player, State
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = ("draw_dice", "throw_again")


def draw_dice(s: State, count: int, k: Kernel) -> list[int]:
    """Faces of so many dice."""
    below = k.chance.below
    s.dice_drawn += count
    return [below("die", 6) + 1 for _ in range(count)]


@rule("6.2")
def throw_again(s: State, player: Player, dice: tuple[int, ...], k: Kernel) -> None:
    """Roll those dice again, by index."""
    draw = s.dice_drawn
    faces = draw_dice(s, len(dice), k)
    for die, face in zip(dice, faces, strict=True):
        s.throw.dice[die] = face
    k.emit(
        events.DiceRerolled(seat=player.seat, dice=list(dice), faces=faces, draw=draw, left=s.throw.rerolls),
    )
