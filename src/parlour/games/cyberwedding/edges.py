"""§1.6 From one square to the next: what the terrain lets by, without anything that stands on it."""

from __future__ import annotations

from typing import Final

from parlour.kit.rules import rule

__all__ = ("COURT", "HEDGE", "STOPS", "by_cyberman", "neighbours_of", "on_foot")

COURT: Final = "NG"
"""Tennis Court: behind the fence, and its gates."""
HEDGE: Final = "#"
STOPS: Final = 2
"""A Cyberman gets there, and its move ends."""

_STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))


def neighbours_of(width: int, height: int) -> tuple[tuple[int, ...], ...]:
    """The square on each side by facing and square, -1 where the grid ends."""

    def side(square: int, dy: int, dx: int) -> int:
        y, x = square // width + dy, square % width + dx
        return y * width + x if 0 <= y < height and 0 <= x < width else -1

    return tuple(tuple(side(square, dy, dx) for square in range(width * height)) for dy, dx in _STEPS)


def _fenced(terrain: str, square: int, to: int) -> bool:
    """An edge of the Tennis Court without a gate."""
    here, there = terrain[square], terrain[to]
    return (here == "N" and there not in COURT) or (there == "N" and here not in COURT)


@rule("1.6")
def on_foot(terrain: str, square: int, to: int) -> bool:
    """May a group go from a square to the one beside it? Never into a hedge; -1 is no square."""
    return to >= 0 and terrain[to] != HEDGE and not _fenced(terrain, square, to)


@rule("1.6")
def by_cyberman(terrain: str, square: int, to: int, advanced: bool) -> int:
    """The same of a Cyberman: 0 no, 1 yes, ``STOPS`` where it breaks through, with advanced terrain."""
    if to < 0 or on_foot(terrain, square, to):
        return int(to >= 0)
    return STOPS if advanced else 0
