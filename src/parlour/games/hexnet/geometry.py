"""§3 The endless plane of hexes, each named by one int, and the wrapping grid that stands for it in the core.

A hex is ``at = (r + 16384) << 15 | (q + 16384)``: plain order of these ints is the order by (r, q) of §9.1.
"""

from __future__ import annotations

import re
from functools import cache

__all__ = ("DIRECTIONS", "ORIGIN", "grid_size", "name", "neighbours", "pack", "parse", "step", "tables", "unpack")

DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""§3 (q, r) of E, SE, SW, W, NW, NE; the flanks of direction i are i+1 and i-1, its opposite is i+3."""

_HALF = 1 << 14
_WRAP = (1 << 15) - 1


def pack(q: int, r: int) -> int:
    """Return the int of a hex; the plane closes on itself 16384 hexes away, so that no step can fail."""
    return ((r + _HALF) & _WRAP) << 15 | ((q + _HALF) & _WRAP)


def unpack(at: int) -> tuple[int, int]:
    """Return (q, r)."""
    return (at & _WRAP) - _HALF, (at >> 15 & _WRAP) - _HALF


ORIGIN = pack(0, 0)


def step(at: int, direction: int) -> int:
    """Return the neighbour in that direction, 0 … 5."""
    q, r = unpack(at)
    dq, dr = DIRECTIONS[direction]
    return pack(q + dq, r + dr)


def neighbours(at: int) -> tuple[int, ...]:
    """Return the six, clockwise from E."""
    return tuple(step(at, i) for i in range(6))


def name(at: int) -> str:
    """Return ``q,r`` as §16 writes it."""
    return "{},{}".format(*unpack(at))


def parse(text: str) -> int:
    """Read ``q,r``; ``ValueError`` for anything else."""
    if not re.fullmatch(r"(0|-?[1-9]\d{0,4}),(0|-?[1-9]\d{0,4})", text, re.ASCII):
        raise ValueError(f"no hex: {text!r}")
    q, r = map(int, text.split(","))
    if name(pack(q, r)) != text:
        raise ValueError(f"beyond the plane: {text!r}")
    return pack(q, r)


def grid_size(players: int) -> int:
    """Return the side of the grid that stands for the plane: a power of two above the cap of R-03."""
    return 64 if players <= 4 else 128


@cache
def tables() -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Return four tables by the six-bit mask of a hex's occupied sides.

    The directions of legal ground slides (§7: exactly one flank occupied), those with at least one flank (a slide
    that minds no gate), the number of occupied groups round the hex, and the lowest direction in the mask.
    """
    slides, squeezes, groups, lowest = [], [], [], []
    for mask in range(64):
        flanks = [(mask >> (i + 1) % 6 & 1) + (mask >> (i + 5) % 6 & 1) for i in range(6)]
        free = [i for i in range(6) if not mask >> i & 1]
        slides.append(sum(1 << i for i in free if flanks[i] == 1))
        squeezes.append(sum(1 << i for i in free if flanks[i]))
        groups.append(sum(mask >> i & 1 and not mask >> (i + 1) % 6 & 1 for i in range(6)) or int(mask == 63))
        lowest.append((mask & -mask).bit_length() - 1)
    return tuple(slides), tuple(squeezes), tuple(groups), tuple(lowest)
