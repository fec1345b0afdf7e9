# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, infer_types=True
"""§16.1 The same board under the rules of classic Hive, whose counts are published. Compiled, or run as it stands.

Queen: one slide. Spider: exactly three. Ant: any number. Grasshopper: one jump. Beetle: one step at any level. Nothing
may be placed beside the other side, but for its first piece; the queen not in the first own turn, and in the fourth at
the latest; nothing moves before the own queen stands. Who can do nothing passes.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from parlour.kit import cy as cython  # type: ignore[no-redef]  # the stand-in, where Cython is not installed

if TYPE_CHECKING or not cython.compiled:
    from parlour.games.hexnet._hot import _CELL, _ENTITIES, _KIND, _LEVEL, _MASK, _OWNER, _TOP, Board

__all__ = ("COUNTS", "PIECES", "Classic")

PIECES = "QSBGA"
"""Queen, spider, beetle, grasshopper, ant, by kind."""
COUNTS = (1, 2, 2, 3, 3)
"""How many of each kind a side has."""

_QUEEN = cython.declare(cython.int, 0)
_SPIDER = cython.declare(cython.int, 1)
_BEETLE = cython.declare(cython.int, 2)
_HOPPER = cython.declare(cython.int, 3)
_ANT = cython.declare(cython.int, 4)
_PLY = cython.declare(cython.int, 1424)
_TO_PLACE = cython.declare(cython.int, 1426)  # five a side
_HOME = cython.declare(cython.int, 1440)  # the cell of each side's queen, or -1
_PLACES = cython.declare(cython.int, 128)  # in a code: the actor is a kind, not a piece
_PASS = cython.declare(cython.int, 127)


@cython.final
@cython.cclass
class Classic(Board):
    """One game from its start. A code is the piece or, with bit 7, the kind placed, then from bit 8 the cell."""

    _list: cython.int[::1]
    _top: cython.int
    _listed_total: cython.longlong

    def __init__(self) -> None:
        super().__init__(64)
        self._list = array("i", [0]) * (1 << 15)
        self._top = 0
        self._listed_total = 0
        for side in range(2):
            self._pos[_HOME + side] = -1
            for kind in range(5):
                self._pos[_TO_PLACE + 5 * side + kind] = COUNTS[kind]

    # --- from outside

    def moves(self) -> list[int]:
        """Return the codes of the legal moves; a pass alone if there is no other, none once a queen is surrounded."""
        return [self._list[i] for i in range(self._legal(0))]

    def name(self, code: int) -> str:
        """Return a move as ``+S@0,1`` or ``3>0,1``, by the number of the piece in order of appearance."""
        if code & 255 == _PASS:
            return "--"
        cell = code >> 8
        q, r = ((cell & 63) + 32) % 64 - 32, ((cell >> 6) + 32) % 64 - 32
        return f"+{PIECES[code & 7]}@{q},{r}" if code & _PLACES else f"{code & 127}>{q},{r}"

    def make(self, code: int) -> None:
        """Make a legal move; ``ValueError`` for any other."""
        if code not in self.moves():
            raise ValueError(f"no move: {code}")
        self._make_room(0)
        self._play(code)

    def mark(self) -> int:
        """Return the point that :meth:`undo` goes back to."""
        return self._logged

    def undo(self, mark: int) -> None:
        """Take back everything since that mark."""
        if not 0 <= mark <= self._logged:
            raise ValueError(f"no mark: {mark}")
        self._undo(mark)

    def pieces(self) -> list[tuple[str, int, int, int]]:
        """Return kind, side, cell and level of every piece, in order of appearance."""
        return [
            (PIECES[self._pos[_KIND + e]], self._pos[_OWNER + e], self._pos[_CELL + e], self._pos[_LEVEL + e])
            for e in range(self._pos[_ENTITIES])
        ]

    def perft(self, depth: int) -> int:
        """Return the number of sequences of so many moves; a pass is one."""
        mark = self._logged
        total = self._perft(depth, 0)
        self._undo(mark)
        return total

    def play(self, seed: int, plies: int, longest: int = 500) -> tuple[int, int, int]:
        """Play so many random plies, a new game whenever one is over or that long, and list every position's moves.

        Returns the plies, the moves listed and the games begun. The position is the start's again.
        """
        start = self._logged
        self._seed(seed)
        listed, games = self._play_on(plies, longest, start)
        self._undo(start)
        return plies, listed, games

    # --- moves

    @cython.cfunc
    def _legal(self, base: cython.int) -> cython.int:
        """List the legal moves from this place of the array on; how many?"""
        if base + 4096 > len(self._list):
            longer = array("i", [0]) * (2 * len(self._list))
            for i in range(base):
                longer[i] = self._list[i]
            self._list = longer
        self._top = base
        if self._is_over():
            return 0
        side = self._pos[_PLY] & 1
        self._placements(side)
        if self._pos[_HOME + side] >= 0:
            for e in range(self._pos[_ENTITIES]):
                if self._pos[_OWNER + e] == side:
                    self._moves(e)
        if self._top == base:
            self._list[base] = _PASS
            self._top += 1
        return self._top - base

    @cython.cfunc
    def _is_over(self) -> cython.bint:
        """Is a queen surrounded?"""
        white = self._pos[_HOME]
        black = self._pos[_HOME + 1]
        return (white >= 0 and self._pos[_MASK + white] == 63) or (black >= 0 and self._pos[_MASK + black] == 63)

    @cython.cfunc
    def _placements(self, side: cython.int) -> cython.int:
        turn = self._pos[_PLY] >> 1
        queen = self._pos[_HOME + side] < 0
        first = 1 if turn == 0 else 0
        last = 0 if queen and turn == 3 else _ANT
        found = -1
        for kind in range(first, last + 1):
            if self._pos[_TO_PLACE + 5 * side + kind]:
                if found < 0:
                    found = self._place_cells(side)
                for i in range(found):
                    self._list[self._top] = kind | _PLACES | self._ends[i] << 8
                    self._top += 1
        return 0

    @cython.cfunc
    def _place_cells(self, side: cython.int) -> cython.int:
        self._begin_reach(0)
        self._seen[0] = 0
        ply = self._pos[_PLY]
        if ply == 0:
            self._reach(0)
            return 1
        n = 0
        for e in range(self._pos[_ENTITIES]):
            cell = self._pos[_CELL + e]
            if (self._pos[_OWNER + e] == side or ply == 1) and self._pos[_TOP + cell] == e + 1:
                ways = 63 & ~self._pos[_MASK + cell]
                while ways:
                    to = self._near[8 * cell + self._lowest[ways]]
                    ways &= ways - 1
                    if self._seen[to] != self._stamp:
                        self._seen[to] = self._stamp
                        if ply == 1 or self._is_own(to, side):
                            self._ends[n] = to
                            n += 1
        return n

    @cython.cfunc
    def _is_own(self, cell: cython.int, side: cython.int) -> cython.bint:
        """Are all neighbours of this side's colour?"""
        sides = self._pos[_MASK + cell]
        while sides:
            top = self._pos[_TOP + self._near[8 * cell + self._lowest[sides]]] - 1
            sides &= sides - 1
            if self._pos[_OWNER + top] != side:
                return False
        return True

    @cython.cfunc
    def _moves(self, e: cython.int) -> cython.int:
        cell = self._pos[_CELL + e]
        if self._pos[_TOP + cell] != e + 1 or (self._pos[_LEVEL + e] == 0 and self._is_pinned(cell)):
            return 0
        kind = self._pos[_KIND + e]
        if kind == _ANT:
            n = self._flood(cell, 0)
        elif kind == _SPIDER:
            n = self._walks(cell, 3, 0)
        elif kind == _BEETLE:
            n = self._climbs(cell, False, 0)
        elif kind == _HOPPER:
            n = self._jumps(cell)
        else:
            n = self._slides(cell, 0)
        for i in range(n):
            self._list[self._top] = e | self._ends[i] << 8
            self._top += 1
        return 0

    @cython.cfunc
    def _jumps(self, cell: cython.int) -> cython.int:
        """One jump in each direction with an occupied neighbour."""
        n = 0
        ways = self._pos[_MASK + cell]
        while ways:
            self._ends[n] = self._landing(cell, self._lowest[ways])
            ways &= ways - 1
            n += 1
        return n

    @cython.cfunc
    def _play(self, code: cython.int) -> cython.int:
        ply = self._pos[_PLY]
        side = ply & 1
        cell = code >> 8
        self._set(_PLY, ply + 1)
        if code & 255 == _PASS:
            return 0
        if code & _PLACES:
            kind = code & 7
            e = self._pos[_ENTITIES]
            self._set(_ENTITIES, e + 1)
            self._set(_KIND + e, kind)
            self._set(_OWNER + e, side)
            self._set(_TO_PLACE + 5 * side + kind, self._pos[_TO_PLACE + 5 * side + kind] - 1)
        else:
            e = code & 127
            kind = self._pos[_KIND + e]
            self._take(e)
        self._put(e, cell)
        if kind == _QUEEN:
            self._set(_HOME + side, cell)
        return 0

    # --- counting

    @cython.cfunc
    def _perft(self, depth: cython.int, base: cython.int) -> cython.longlong:
        if depth == 0:
            return 1
        n = self._legal(base)
        if depth == 1:
            return n
        total: cython.longlong = 0
        mark = self._logged
        for i in range(base, base + n):
            self._make_room(0)
            self._play(self._list[i])
            total += self._perft(depth - 1, base + n)
            self._undo(mark)
        return total

    def _play_on(self, plies: int, longest: int, start: int) -> tuple[int, int]:
        self._listed_total = 0
        games = self._random_games(plies, longest, start)
        return self._listed_total, games

    @cython.cfunc
    def _random_games(self, plies: cython.int, longest: cython.int, start: cython.int) -> cython.int:
        games = 1
        length = 0
        for _ in range(plies):
            n = self._legal(0)
            while n == 0 or length == longest:
                self._undo(start)
                length = 0
                games += 1
                n = self._legal(0)
            self._listed_total += n
            self._make_room(0)
            self._play(self._list[self._draw(n)])
            length += 1
        return games
