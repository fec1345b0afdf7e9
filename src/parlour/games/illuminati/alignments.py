"""§2 Alignments as bits of a mask: which are alike, which are opposed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, cast, get_args

__all__ = (
    "ALIGNMENTS",
    "BIT",
    "COMMUNIST",
    "CONSERVATIVE",
    "CRIMINAL",
    "FANATIC",
    "GOVERNMENT",
    "LIBERAL",
    "PEACEFUL",
    "STRAIGHT",
    "VIOLENT",
    "WEIRD",
    "Alignment",
    "mask",
    "opposed",
    "opposite",
    "same",
    "words",
)

Alignment = Literal[
    "government",
    "communist",
    "liberal",
    "conservative",
    "peaceful",
    "violent",
    "straight",
    "weird",
    "criminal",
    "fanatic",
]

ALIGNMENTS = cast("tuple[Alignment, ...]", get_args(Alignment))
"""The first eight in pairs of opposites, so that the opposite of a bit is its neighbour's."""

BIT: dict[str, int] = {name: 1 << i for i, name in enumerate(ALIGNMENTS)}

GOVERNMENT, COMMUNIST, LIBERAL, CONSERVATIVE, PEACEFUL, VIOLENT, STRAIGHT, WEIRD, CRIMINAL, FANATIC = BIT.values()

_LOWER = GOVERNMENT | LIBERAL | PEACEFUL | STRAIGHT
_UPPER = COMMUNIST | CONSERVATIVE | VIOLENT | WEIRD
_MATCHING = _LOWER | _UPPER | CRIMINAL
"""Two Fanatics are never alike."""


def mask(names: Iterable[str]) -> int:
    """The mask of some alignments; ``KeyError`` for a word that is none."""
    bits = 0
    for name in names:
        bits |= BIT[name]
    return bits


def words(bits: int) -> tuple[Alignment, ...]:
    """The alignments of a mask, in the order of :data:`ALIGNMENTS`."""
    return tuple(name for name in ALIGNMENTS if bits & BIT[name])


def opposite(bits: int) -> int:
    """The mask of the opposites: 0 for Criminal alone, Fanatic for Fanatic."""
    return (bits & _LOWER) << 1 | (bits & _UPPER) >> 1 | bits & FANATIC


def same(a: int, b: int) -> int:
    """§2 Number of alignments that both have, Fanatic left out."""
    return (a & b & _MATCHING).bit_count()


def opposed(a: int, b: int) -> int:
    """§2 Number of opposites among them; two Fanatics are one."""
    return (opposite(a) & b).bit_count()
