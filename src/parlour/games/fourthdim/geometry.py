"""§2 The board: spaces, their names, who is adjacent to whom, and distances, for any sizes of the rings."""

from __future__ import annotations

from array import array
from functools import cache
from itertools import accumulate, chain, pairwise
from string import ascii_lowercase
from typing import TYPE_CHECKING

from parlour.kit.rules import rule

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ("DEFAULT_RINGS", "MOST_CELLS", "Geometry", "flat", "geometry")

DEFAULT_RINGS = (4, 8, 16, 32)
"""Spaces per ring, from the centre outwards [R-01]."""
MOST_CELLS = 127
"""A cell, or a cell plus one, takes seven bits of a part's code and eight of its capture."""


class Geometry:
    """The graph of one board. Cells are ids from 0: ring by ring from the centre, ascending numbers (§2.2).

    Raises ``ValueError`` when a ring is no integer multiple of the next inner one or the board has more than 127 cells.
    """

    __slots__ = ("_distances", "_ids", "_near", "cells", "names", "rings")

    def __init__(self, rings: tuple[int, ...]) -> None:
        if not rings or len(rings) > len(ascii_lowercase) or min(rings) < 1 or sum(rings) > MOST_CELLS:
            raise ValueError(f"rings must be positive and hold at most {MOST_CELLS} cells: {rings}")
        if any(outer % inner for inner, outer in pairwise(rings)):
            raise ValueError(f"a ring must be a multiple of the next inner one: {rings}")
        self.rings = rings
        self.cells = sum(rings)
        letters = zip(ascii_lowercase, rings, strict=False)
        self.names = tuple(f"{letter}{k + 1}" for letter, n in letters for k in range(n))
        self._ids = {name: cell for cell, name in enumerate(self.names)}
        self._near = self._neighbours()
        self._distances = tuple(self._distances_from(cell) for cell in range(self.cells))

    def _neighbours(self) -> tuple[tuple[int, ...], ...]:
        near: list[list[int]] = [[] for _ in range(self.cells)]
        base = 0
        for ring, n in enumerate(self.rings):
            for i in range(n):
                # Rings of one or two spaces have fewer than two sideways neighbours.
                near[base + i] += {base + (i + 1) % n, base + (i - 1) % n} - {base + i}
                if ring + 1 < len(self.rings):
                    f = self.rings[ring + 1] // n
                    for outer in range(base + n + f * i, base + n + f * (i + 1)):
                        near[base + i].append(outer)
                        near[outer].append(base + i)
            base += n
        return tuple(tuple(sorted(cells)) for cells in near)

    def _distances_from(self, start: int) -> tuple[int, ...]:
        distances = [-1] * self.cells
        distances[start] = 0
        queue = [start]
        for cell in queue:
            for other in self._near[cell]:
                if distances[other] < 0:
                    distances[other] = distances[cell] + 1
                    queue.append(other)
        return tuple(distances)

    @rule("2.3")
    def neighbours(self, cell: int) -> tuple[int, ...]:
        """§2.3 The cells that share an edge with this one, ascending."""
        return self._near[cell]

    @rule("2.3")
    def adjacent(self, a: int, b: int) -> bool:
        """§2.3 Do the two cells share an edge?"""
        return self._distances[a][b] == 1

    @rule("2.4", ruling="R-02")
    def dist(self, a: int, b: int) -> int:
        """§2.4 Steps from one cell to the other on the empty board [R-02]."""
        return self._distances[a][b]

    def within(self, cell: int, steps: int) -> tuple[int, ...]:
        """§2.4 The cells at most so many steps away, this one included, ascending."""
        return tuple(other for other, d in enumerate(self._distances[cell]) if d <= steps)

    def cell(self, name: str) -> int:
        """Return the cell of a name such as ``c5``; -1 if there is none."""
        return self._ids.get(name, -1)

    def name(self, cell: int) -> str:
        """Return the name of a cell."""
        return self.names[cell]


@cache
def geometry(rings: tuple[int, ...] = DEFAULT_RINGS) -> Geometry:
    """Return the board of these rings, built once a process."""
    return Geometry(rings)


def flat(lists: Sequence[Sequence[int]]) -> tuple[array[int], array[int]]:
    """Return where each list begins, and the end, in the second array: all of them one after the other."""
    starts = array("i", accumulate(map(len, lists), initial=0))
    return starts, array("i", chain.from_iterable(lists))
