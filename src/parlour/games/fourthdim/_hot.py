# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, infer_types=True
"""§5–7 The rules core: legal parts of a turn, make and unmake, counting. Compiled by Cython, or run as it stands.

The workspace is one flat array: the board, then the columns of both players, then the turn's progress. Every write
goes through a log, so that undoing is one loop whatever was done. `_hot.pxd` says to Cython alone what the other hot
modules use of it.
"""

from __future__ import annotations

from array import array
from functools import cache
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from parlour.kit import cy as cython  # type: ignore[no-redef]  # the stand-in, where Cython is not installed

from parlour.games.fourthdim import columns
from parlour.games.fourthdim.columns import Columns
from parlour.games.fourthdim.geometry import DEFAULT_RINGS, MOST_CELLS, flat, geometry

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ("Core", "workspace")

# C ints, invisible from Python: the public constants are those of `columns`.
_TIMELORD = cython.declare(cython.int, columns.TIMELORD)
_IDLE = cython.declare(cython.int, columns.IDLE)
_UP = cython.declare(cython.int, columns.UP)
_BACK = cython.declare(cython.int, columns.BACK)
_DRIFT = cython.declare(cython.int, columns.DRIFT)
_MOVE = cython.declare(cython.int, columns.MOVE)
_BEAM_UP = cython.declare(cython.int, columns.BEAM_UP)
_BEAM_DOWN = cython.declare(cython.int, columns.BEAM_DOWN)
_NAVIGATE = cython.declare(cython.int, columns.NAVIGATE)
_BEAM_BACK = cython.declare(cython.int, columns.BEAM_BACK)
_END = cython.declare(cython.int, columns.END)
_TAKES = cython.declare(cython.int, sum(kinds << 4 * taker for taker, kinds in enumerate(columns.TAKES)))

# Where things are in the workspace. After the board a pair of ints per column, White's and Black's; then the turn.
_MODE = cython.declare(cython.int, MOST_CELLS + 1)
_SPOT = cython.declare(cython.int, MOST_CELLS + 3)
_LIFTED = cython.declare(cython.int, MOST_CELLS + 5)
_MARK = cython.declare(cython.int, MOST_CELLS + 7)
_CURRENT = cython.declare(cython.int, MOST_CELLS + 9)
_FUTURE = cython.declare(cython.int, MOST_CELLS + 11)
_TURN = cython.declare(cython.int, MOST_CELLS + 13)
_SIDE = cython.declare(cython.int, _TURN + columns.SIDE)
_OPEN = cython.declare(cython.int, _TURN + columns.CAPTURES_OPEN)
_NORMAL_DONE = cython.declare(cython.int, _TURN + columns.NORMAL_DONE)
_WARP_DONE = cython.declare(cython.int, _TURN + columns.WARP_DONE)
_NORMAL_CELL = cython.declare(cython.int, _TURN + columns.NORMAL_CELL)
_WARP_CELL = cython.declare(cython.int, _TURN + columns.WARP_CELL)
_TURN_SIZE = cython.declare(cython.int, columns.TURN_SIZE)
# Pieces not yet captured, per player: on the board and in the Vortex, tokens not counted.
_PIECES = cython.declare(cython.int, _TURN + columns.TURN_SIZE)
_SIZE = cython.declare(cython.int, _PIECES + 2)

_ROOM = cython.declare(cython.int, 1024)  # more of the log than any one turn takes, every cell captured included


@cython.final
@cython.cclass
class Core:
    """One board's workspace. Give it a position with :meth:`sync`, then ask.

    Parts are listed in three stretches of one array: the public list, the second parts while turns are counted, and
    scratch.
    """

    _cells: cython.int
    _near_at: cython.int[::1]
    _near: cython.int[::1]
    _two_at: cython.int[::1]
    _two: cython.int[::1]
    _dist: cython.int[::1]
    _pos: cython.int[::1]
    _log: cython.int[::1]
    _logged: cython.int
    _list: cython.int[::1]
    _stride: cython.int
    _top: cython.int
    _prey: cython.int[::1]
    _count: cython.int
    _listed: cython.bint
    _least_drop: cython.int
    _from_drift: cython.bint
    _marker_home: cython.bint
    _open_path: cython.bint
    _wins: cython.longlong
    _key: cython.uchar[::1]

    def __init__(
        self,
        rings: tuple[int, ...] = DEFAULT_RINGS,
        beam_down_min_distance: int = 0,
        beam_back_from_drift: bool = True,
        marker_home_with_pair: bool = False,
        beam_back_needs_open_path: bool = False,
    ) -> None:
        board = geometry(rings)
        near = [board.neighbours(cell) for cell in range(board.cells)]
        two = [board.within(cell, 2) for cell in range(board.cells)]
        self._cells = board.cells
        self._near_at, self._near = flat(near)
        self._two_at, self._two = flat(two)
        self._dist = array("i", [board.dist(a, b) for a in range(board.cells) for b in range(board.cells)])
        self._least_drop = beam_down_min_distance
        self._from_drift = beam_back_from_drift
        self._marker_home = marker_home_with_pair
        self._open_path = beam_back_needs_open_path
        self._stride = sum(map(len, near + two)) * (1 + max(map(len, near))) + board.cells + 2
        self._list = array("i", [0]) * (3 * self._stride)
        self._prey = array("i", [0]) * self._cells
        self._pos = array("i", [0]) * _SIZE
        self._log = array("i", [0]) * (4 * _ROOM)
        self._logged = self._top = self._count = 0
        self._listed = False
        self._wins = 0
        self._key = array("B", [0]) * (self._cells + 13)

    # --- the position

    def sync(
        self,
        board: list[int],
        mode: list[int],
        spot: list[int],
        lifted: list[int],
        mark: list[int],
        current: list[int],
        future: list[int],
        turn: list[int],
    ) -> bool:
        """Make these columns the workspace's position; does the last move list still hold?

        Forgets what could be undone. Raises ``ValueError`` for columns of the wrong length or with impossible cells.
        """
        same = True
        if len(board) != self._cells or len(turn) < _TURN_SIZE:
            raise ValueError(f"columns of another board: {len(board)} cells, {len(turn)} ints of the turn")
        if not len(mode) == len(spot) == len(lifted) == len(mark) == len(current) == len(future) == 2:
            raise ValueError("columns must have one entry a player")
        self._logged = 0
        for i in range(self._cells):
            value = board[i]
            if self._pos[i] != value:
                self._pos[i] = value
                same = False
        for i in range(_TURN_SIZE):
            same &= self._put(_TURN + i, turn[i])
        for i in range(2):
            same &= self._put(_MODE + i, mode[i]) & self._put(_SPOT + i, spot[i])
            same &= self._put(_LIFTED + i, lifted[i]) & self._put(_MARK + i, mark[i])
            same &= self._put(_CURRENT + i, current[i]) & self._put(_FUTURE + i, future[i])
        if not same:
            self._listed = False
            self._recount()
        return self._listed

    @cython.cfunc
    @cython.inline
    def _put(self, at: cython.int, value: cython.int) -> cython.bint:
        """Write past the log; was it so already?"""
        same = self._pos[at] == value
        self._pos[at] = value
        return same

    @cython.cfunc
    def _recount(self) -> cython.int:
        """Count the pieces and refuse what would lead outside the arrays."""
        self._pos[_PIECES] = self._pos[_PIECES + 1] = 0
        for i in range(self._cells):
            p = self._pos[i] - 1
            if p >= 0 and not p & 4:
                self._pos[_PIECES + (p >> 3 & 1)] += 1
        for i in range(2):
            mode = self._pos[_MODE + i]
            self._pos[_PIECES + i] += mode == _UP
            for at in (_MARK + i, _CURRENT + i, _FUTURE + i):
                if not -1 <= self._pos[at] < self._cells:
                    raise ValueError(f"no such cell: {self._pos[at]}")
            lost = self._pos[_MARK + i] if mode == _UP else min(self._pos[_CURRENT + i], self._pos[_FUTURE + i])
            if mode in (_UP, _BACK) and lost < 0:
                raise ValueError(f"warp state {mode} without its cells")
        if self._pos[_SIDE] not in (0, 1):
            raise ValueError(f"no such side: {self._pos[_SIDE]}")
        return 0

    def store(self, to: Iterable[list[int]]) -> None:
        """Write the workspace's position into these columns, in the order of `Columns`, in place."""
        for column, values in zip(to, self.position(), strict=True):
            column[:] = values

    def position(self) -> Columns:
        """Return the workspace's position as new columns."""
        pairs = [[self._pos[at], self._pos[at + 1]] for at in (_MODE, _SPOT, _LIFTED, _MARK, _CURRENT, _FUTURE)]
        board = [self._pos[i] for i in range(self._cells)]
        return Columns._make([board, *pairs, [self._pos[_TURN + i] for i in range(_TURN_SIZE)]])

    # --- making and unmaking

    def mark(self) -> int:
        """Return the point that :meth:`undo` goes back to."""
        return self._logged

    def undo(self, mark: int) -> None:
        """Take back everything done since that mark; :meth:`sync` makes older marks void."""
        self._listed = False
        self._undo(mark)

    def capture(self, cells: Iterable[int]) -> bool:
        """§7.2 Make these start captures, each one of :meth:`capturable`; is the game won?"""
        self._make_room()
        won = False
        self._set(_OPEN, 0)
        for cell in cells:
            if not 0 <= cell < self._cells:
                raise ValueError(f"no such cell: {cell}")
            won = self._capture(cell) or won
        return won

    def play(self, code: int) -> bool:
        """Make a legal part, its capture included; is the game won? `END` hands the turn over.

        Legality is the caller's business (:meth:`allows`); ``ValueError`` for what is no part of this board.
        """
        self._make_room()
        if not (0 <= code < 1 << 25 and self._is_part(code)):
            raise ValueError(f"no part: {code}")
        if code & 7 == _END:
            self._next_turn()
            return False
        return bool(self._play(code))

    @cython.cfunc
    def _is_part(self, code: cython.int) -> cython.bint:
        n = self._cells
        return code & 7 <= _END and code >> 3 & 127 < n and code >> 10 & 127 < n and code >> 17 <= n

    def next_turn(self) -> None:
        """Hand the turn over, after :meth:`over`."""
        self._make_room()
        self._next_turn()

    @cython.cfunc
    def _make_room(self) -> cython.int:
        self._listed = False
        if self._logged + _ROOM > len(self._log):
            log = array("i", [0]) * (2 * len(self._log))
            for i in range(self._logged):
                log[i] = self._log[i]
            self._log = log
        return 0

    @cython.cfunc
    @cython.inline
    def _set(self, at: cython.int, value: cython.int) -> cython.int:
        self._log[self._logged] = at
        self._log[self._logged + 1] = self._pos[at]
        self._logged += 2
        self._pos[at] = value
        return 0

    @cython.cfunc
    def _undo(self, mark: cython.int) -> cython.int:
        while self._logged > mark:
            self._logged -= 2
            self._pos[self._log[self._logged]] = self._log[self._logged + 1]
        return 0

    @cython.cfunc
    def _next_turn(self) -> cython.int:
        self._set(_SIDE, 1 - self._pos[_SIDE])
        self._set(_OPEN, 1)
        self._set(_NORMAL_DONE, 0)
        self._set(_WARP_DONE, 0)
        self._set(_NORMAL_CELL, -1)
        self._set(_WARP_CELL, -1)
        return 0

    @cython.cfunc
    def _play(self, code: cython.int) -> cython.bint:
        """Make any part but `END`; is the game won?"""
        kind = code & 7
        origin = code >> 3 & 127
        target = code >> 10 & 127
        take = (code >> 17) - 1
        self._set(_OPEN, 0)
        if kind == _MOVE:
            self._move(origin, target)
        else:
            self._set(_WARP_DONE, 1)
            if kind == _NAVIGATE:
                self._navigate()
            elif kind == _BEAM_UP:
                self._beam_up(origin)
            elif kind == _BEAM_DOWN:
                self._beam_down(target)
            else:
                self._beam_back(origin, target)
        return take >= 0 and self._capture(take)

    @cython.cfunc
    def _move(self, origin: cython.int, target: cython.int) -> cython.int:
        side = self._pos[_SIDE]
        p = self._pos[origin]
        if origin == self._pos[_CURRENT + side]:
            if target == self._pos[_FUTURE + side]:  # they meet (§6.1)
                self._set(_CURRENT + side, -1)
                self._set(_FUTURE + side, -1)
                self._set(_MODE + side, _DRIFT if self._pos[_SPOT + side] else _IDLE)
            else:
                self._set(_CURRENT + side, target)
        self._set(origin, 0)
        self._set(target, p)
        self._set(_NORMAL_DONE, 1)
        self._set(_NORMAL_CELL, target)
        return 0

    @cython.cfunc
    def _navigate(self) -> cython.int:
        side = self._pos[_SIDE]
        mode = self._pos[_MODE + side]
        spot = self._pos[_SPOT + side]
        self._set(_SPOT + side, spot + 1 if mode == _UP else spot - 1)
        if mode == _DRIFT and spot == 1:
            self._set(_MODE + side, _IDLE)
        return 0

    @cython.cfunc
    def _beam_up(self, origin: cython.int) -> cython.int:
        side = self._pos[_SIDE]
        self._set(_MODE + side, _UP)
        self._set(_SPOT + side, 1)
        self._set(_LIFTED + side, (self._pos[origin] - 1) & 3)
        self._set(_MARK + side, origin)
        self._set(origin, 0)
        return 0

    @cython.cfunc
    def _beam_down(self, target: cython.int) -> cython.int:
        side = self._pos[_SIDE]
        self._set(target, 1 + 8 * side + self._pos[_LIFTED + side])
        self._set(_MODE + side, _IDLE)
        self._set(_SPOT + side, 0)
        self._set(_LIFTED + side, -1)
        self._set(_MARK + side, -1)
        self._set(_WARP_CELL, target)
        return 0

    @cython.cfunc
    def _beam_back(self, origin: cython.int, target: cython.int) -> cython.int:
        side = self._pos[_SIDE]
        self._set(target, self._pos[origin] + 4)
        self._set(_MODE + side, _BACK)
        self._set(_SPOT + side, self._dist[origin * self._cells + target])
        self._set(_CURRENT + side, origin)
        self._set(_FUTURE + side, target)
        self._set(_WARP_CELL, origin)
        return 0

    @cython.cfunc
    @cython.inline
    def _fatal(self, cell: cython.int) -> cython.bint:
        """§8.1–8.2 Does the capture on that cell win?"""
        e = 1 - self._pos[_SIDE]
        if (self._pos[cell] - 1) & 3 == _TIMELORD:
            return True
        return self._pos[_PIECES + e] == 2 and self._pos[_MODE + e] == _UP and self._pos[_LIFTED + e] == _TIMELORD

    @cython.cfunc
    def _capture(self, cell: cython.int) -> cython.bint:
        """§7.4 Take the enemy on that cell, both halves of a pair; is the game won?"""
        e = 1 - self._pos[_SIDE]
        won = self._fatal(cell)
        if cell == self._pos[_CURRENT + e] or cell == self._pos[_FUTURE + e]:
            self._set(self._pos[_CURRENT + e], 0)
            self._set(self._pos[_FUTURE + e], 0)
            self._set(_CURRENT + e, -1)
            self._set(_FUTURE + e, -1)
            self._set(_MODE + e, _IDLE if self._marker_home else _DRIFT)
            if self._marker_home:
                self._set(_SPOT + e, 0)
        else:
            self._set(cell, 0)
        self._set(_PIECES + e, self._pos[_PIECES + e] - 1)
        return won

    # --- what can be done (§6), before R-11

    @cython.cfunc
    @cython.inline
    def _emit(self, kind: cython.int, origin: cython.int, target: cython.int, taker: cython.int) -> cython.int:
        """List a part, and once more for each capture that `taker`, a kind or -1, may make from the target (§7.3)."""
        code = kind | origin << 3 | target << 10
        e = 1 - self._pos[_SIDE]
        self._list[self._top] = code
        self._top += 1
        if taker < 0:
            return 0
        for j in range(self._near_at[target], self._near_at[target + 1]):
            q = self._near[j]
            p = self._pos[q] - 1 - 8 * e
            if 0 <= p < 8 and _TAKES >> (4 * taker + (p & 3)) & 1:
                # Of a pair within reach the current piece stands for both.
                if q == self._pos[_FUTURE + e] and self._dist[target * self._cells + self._pos[_CURRENT + e]] == 1:
                    continue
                self._list[self._top] = code | (q + 1) << 17
                self._top += 1
        return 0

    @cython.cfunc
    @cython.inline
    def _is_own(self, cell: cython.int) -> cython.bint:
        """Has the player to move a piece there (no token)?"""
        p = self._pos[cell] - 1 - 8 * self._pos[_SIDE]
        return 0 <= p < 4

    @cython.cfunc
    @cython.inline
    def _nearer(self, cell: cython.int) -> cython.bint:
        """§6.1 Is this neighbour of P in A: one nearer to F, and free or F?"""
        side = self._pos[_SIDE]
        f = self._pos[_FUTURE + side]
        away = self._dist[self._pos[_CURRENT + side] * self._cells + f]
        return self._dist[cell * self._cells + f] == away - 1 and (cell == f or self._pos[cell] == 0)

    @cython.cfunc
    @cython.inline
    def _tied(self) -> cython.bint:
        """Is there a pair whose approach may be due: one not made in this turn?"""
        side = self._pos[_SIDE]
        return self._pos[_MODE + side] == _BACK and self._pos[_CURRENT + side] != self._pos[_WARP_CELL]

    @cython.cfunc
    def _approaches(self) -> cython.bint:
        """Can P approach F?"""
        p = self._pos[_CURRENT + self._pos[_SIDE]]
        for j in range(self._near_at[p], self._near_at[p + 1]):
            if self._nearer(self._near[j]):
                return True
        return False

    @cython.cfunc
    def _normals(self) -> cython.int:
        """§6.1 List the normal moves; how many ints were added?"""
        side = self._pos[_SIDE]
        skip = self._pos[_WARP_CELL]
        base = self._top
        if self._tied():
            skip = self._pos[_CURRENT + side]
            for j in range(self._near_at[skip], self._near_at[skip + 1]):
                if self._nearer(self._near[j]):
                    self._emit(_MOVE, skip, self._near[j], (self._pos[skip] - 1) & 3)
            if self._top > base:
                return self._top - base
        for c in range(self._cells):
            if self._is_own(c) and c != skip:
                for j in range(self._near_at[c], self._near_at[c + 1]):
                    if self._pos[self._near[j]] == 0:
                        self._emit(_MOVE, c, self._near[j], (self._pos[c] - 1) & 3)
        return self._top - base

    @cython.cfunc
    def _warps(self) -> cython.int:
        """§6.2–6.6 List the timewarps; how many ints were added?"""
        side = self._pos[_SIDE]
        mode = self._pos[_MODE + side]
        base = self._top
        if mode == _UP:
            self._descents()
        elif mode == _BACK:
            if self._climbs_down():
                self._emit(_NAVIGATE, 0, 0, -1)
        else:
            if mode == _DRIFT:
                self._emit(_NAVIGATE, 0, 0, -1)
            if mode == _IDLE or self._from_drift:
                self._departures()
        return self._top - base

    @cython.cfunc
    def _climbs_down(self) -> cython.bint:
        """§6.5 May the marker of a pair go down: before a possible approach, or after one if it shows too much?"""
        side = self._pos[_SIDE]
        away = self._dist[self._pos[_CURRENT + side] * self._cells + self._pos[_FUTURE + side]]
        return away < self._pos[_SPOT + side] if self._pos[_NORMAL_DONE] else self._approaches()

    @cython.cfunc
    def _descents(self) -> cython.int:
        """§6.4–6.5 The piece in the Vortex goes one up, or lands."""
        side = self._pos[_SIDE]
        mark = self._pos[_MARK + side]
        if self._pos[_SPOT + side] < 3:
            self._emit(_NAVIGATE, 0, 0, -1)
        for j in range(self._two_at[mark], self._two_at[mark + 1]):
            q = self._two[j]
            if self._pos[q] == 0 and self._dist[mark * self._cells + q] >= self._least_drop:
                self._emit(_BEAM_DOWN, 0, q, self._pos[_LIFTED + side])
        return 0

    @cython.cfunc
    def _departures(self) -> cython.int:
        """§6.3, §6.6 A piece beams up, or is represented by its Future token."""
        side = self._pos[_SIDE]
        up = self._pos[_MODE + side] == _IDLE and self._pos[_PIECES + side] > 1
        for c in range(self._cells):
            if self._is_own(c) and c != self._pos[_NORMAL_CELL]:
                if up:
                    self._emit(_BEAM_UP, c, 0, -1)
                for j in range(self._two_at[c], self._two_at[c + 1]):
                    if self._pos[self._two[j]] == 0 and (not self._open_path or self._is_open(c, self._two[j])):
                        self._emit(_BEAM_BACK, c, self._two[j], (self._pos[c] - 1) & 3)
        return 0

    @cython.cfunc
    def _is_open(self, p: cython.int, f: cython.int) -> cython.bint:
        """R-25 Is F adjacent to P, or a free cell to both?"""
        if self._dist[p * self._cells + f] == 1:
            return True
        for j in range(self._near_at[p], self._near_at[p + 1]):
            if self._pos[self._near[j]] == 0 and self._dist[self._near[j] * self._cells + f] == 1:
                return True
        return False

    # --- what may be done

    def parts(self) -> int:
        """List the parts from which a legal turn can still be completed; how many?

        `END` is among them when the turn may end but need not, and alone for the pass. No part: see :meth:`over`.
        """
        if not self._listed:
            self._count = self._legal(0)
            self._listed = True
        return self._count

    def code(self, i: int) -> int:
        """Return a part of the list, counted from 0."""
        at: cython.int = i
        if not 0 <= at < self.parts():
            raise IndexError(i)
        found: int = self._list[at]
        return found

    def codes(self) -> list[int]:
        """Return the list of parts."""
        count: cython.int = self.parts()
        return [self._list[i] for i in range(count)]

    def allows(self, code: int) -> bool:
        """Is this part in the list?"""
        count: cython.int = self.parts()
        wanted: cython.int = code
        for i in range(count):
            if self._list[i] == wanted:
                return True
        return False

    def over(self) -> bool:
        """Does the turn end by itself: something was made and nothing is left to make?"""
        return self.parts() == 0

    def actions(self) -> list[int]:
        """Return what §6 allows at this stage, also what R-11 forbids for the other part's sake."""
        self._top = self._stride
        if not self._pos[_NORMAL_DONE]:
            self._normals()
        if not self._pos[_WARP_DONE]:
            self._warps()
        return [self._list[i] for i in range(self._stride, self._top)]

    def needed(self) -> int:
        """Return R-11's M, the compulsory parts that the turn must contain, for the position before the first part."""
        self._top = self._stride
        middle = self._stride + self._normals()
        self._warps()
        return self._needed(self._stride, middle, self._top)

    @cython.cfunc
    @cython.inline
    def _optional(self) -> cython.bint:
        """§5 Is the timewarp optional? Own pieces do not change in the own turn."""
        return self._pos[_PIECES + self._pos[_SIDE]] <= 2

    @cython.cfunc
    def _legal(self, base: cython.int) -> cython.int:
        """List the legal parts from this place of the array on; how many?"""
        first = not self._pos[_NORMAL_DONE] and not self._pos[_WARP_DONE]
        self._top = base
        if not self._pos[_NORMAL_DONE]:
            self._normals()
        middle = self._top
        if not self._pos[_WARP_DONE]:
            self._warps()
        if first:
            self._drop_spoilers(base, middle)
        if self._top == base:
            if first and self._pos[_OPEN]:
                self._emit(_END, 0, 0, -1)
        elif self._optional() and middle == base and not self._pos[_WARP_DONE]:
            self._emit(_END, 0, 0, -1)  # no normal move is missing, and the timewarp need not be made
        return self._top - base

    @cython.cfunc
    def _drop_spoilers(self, base: cython.int, middle: cython.int) -> cython.int:
        """Keep those first parts that leave the other part an action, if that can be had (R-11)."""
        side = self._pos[_SIDE]
        mode = self._pos[_MODE + side]
        optional = self._optional()
        end = self._top
        if optional and middle == base:
            return 0
        # The usual cases: no landing place to lose, and two pieces of which one can always walk.
        sure_normals = optional or (mode != _BACK and (mode != _UP or self._pos[_SPOT + side] < 3))
        sure_warps = mode != _BACK and self._two_walkers(base, middle)
        if (sure_normals and sure_warps) or self._needed(base, middle, end) < 2 - optional:
            return 0
        kept = base
        for i in range(base, end):
            code = self._list[i]
            if (i < middle and sure_normals) or (i >= middle and sure_warps) or self._leaves(code, end):
                self._list[kept] = code
                kept += 1
        self._top = kept
        return 0

    @cython.cfunc
    def _two_walkers(self, base: cython.int, middle: cython.int) -> cython.bint:
        """Have two pieces two ways each? Then one can walk whatever piece and cell a timewarp uses."""
        walkers = ways = 0
        origin = -1
        for i in range(base, middle):
            if self._list[i] >> 17 == 0:
                if self._list[i] >> 3 & 127 != origin:
                    origin = self._list[i] >> 3 & 127
                    ways = 0
                ways += 1
                walkers += ways == 2
        return walkers >= 2

    @cython.cfunc
    def _needed(self, base: cython.int, middle: cython.int, end: cython.int) -> cython.int:
        """R-11's M; normal moves lie from `base` to `middle`, timewarps from there to `end`."""
        if self._optional():
            return middle > base
        for i in range(base, end):
            if self._list[i] >> 17 == 0 and self._leaves(self._list[i], end):
                return 2
        return end > base

    @cython.cfunc
    def _leaves(self, code: cython.int, scratch: cython.int) -> cython.bint:
        """Does this first part win or leave the other part an action?"""
        mark = self._logged
        self._top = scratch
        found = self._play(code) or (self._warps() if self._pos[_NORMAL_DONE] else self._normals()) > 0
        self._undo(mark)
        self._top = scratch
        return found

    # --- start captures (§7.2)

    def capturable(self) -> list[int]:
        """Return the cells of the enemies that a start capture may take, ascending; nothing once these are closed.

        A pair of which both halves are within reach stands there once, with the current piece's cell. A Timelord or
        its token is taken alone.
        """
        return [self._prey[i] for i in range(self._hunt())]

    def wins(self, cell: int) -> bool:
        """Does the capture of the enemy on that cell win at once (§8.1, §8.2)?"""
        return bool(self._fatal(cell))

    @cython.cfunc
    def _hunt(self) -> cython.int:
        e = 1 - self._pos[_SIDE]
        found = 0
        if self._pos[_OPEN]:
            for q in range(self._cells):
                if self._reached(q) and not (q == self._pos[_FUTURE + e] and self._reached(self._pos[_CURRENT + e])):
                    self._prey[found] = q
                    found += 1
        return found

    @cython.cfunc
    def _reached(self, cell: cython.int) -> cython.bint:
        """Is there an enemy that an adjacent piece or token may take?"""
        side = self._pos[_SIDE]
        victim = self._pos[cell] - 1 - 8 * (1 - side)
        if victim < 0 or victim >= 8:
            return False
        for j in range(self._near_at[cell], self._near_at[cell + 1]):
            p = self._pos[self._near[j]] - 1 - 8 * side
            if 0 <= p < 8 and _TAKES >> (4 * (p & 3) + (victim & 3)) & 1:
                return True
        return False

    # --- counting

    def count(self) -> tuple[int, int]:
        """Return the number of ways to complete the turn, and how many of them win. The position stays as it is."""
        self._listed = False
        self._wins = 0
        self._make_room()
        return self._count_captures(0, self._hunt()), self._wins

    @cython.cfunc
    def _count_captures(self, i: cython.int, n: cython.int) -> cython.longlong:
        """Try with and without each prey from the i-th on."""
        if i == n:
            return self._count_parts(0)
        total = self._count_captures(i + 1, n)
        cell = self._prey[i]
        mark = self._logged
        if (self._pos[cell] - 1) & 3 != _TIMELORD:
            self._set(_OPEN, 0)
            if self._capture(cell):
                self._wins += 1
                total += 1
            else:
                total += self._count_captures(i + 1, n)
            self._undo(mark)
        elif self._pos[_OPEN]:  # alone
            self._wins += 1
            total += 1
        return total

    @cython.cfunc
    def _count_parts(self, base: cython.int) -> cython.longlong:
        first = not self._pos[_NORMAL_DONE] and not self._pos[_WARP_DONE]
        total: cython.longlong = 0
        count = self._legal(base)
        for i in range(base, base + count):
            code = self._list[i]
            if code >> 17 and self._fatal((code >> 17) - 1):
                self._wins += 1
                total += 1
            elif first and code & 7 != _END:
                mark = self._logged
                self._play(code)
                total += self._count_parts(base + self._stride)
                self._undo(mark)
            else:
                total += 1
        return total if count else 1

    def key(self) -> bytes:
        """Return the position between turns as bytes (§4): board, columns, side; -1 is 255."""
        for i in range(self._cells):
            self._key[i] = self._pos[i]
        for i in range(12):
            self._key[self._cells + i] = self._pos[_MODE + i] & 255
        self._key[self._cells + 12] = self._pos[_SIDE]
        return bytes(self._key)


@cache
def workspace(
    rings: tuple[int, ...] = DEFAULT_RINGS,
    beam_down_min_distance: int = 0,
    beam_back_from_drift: bool = True,
    marker_home_with_pair: bool = False,
    beam_back_needs_open_path: bool = False,
) -> Core:
    """Return this process's workspace for these options."""
    return Core(rings, beam_down_min_distance, beam_back_from_drift, marker_home_with_pair, beam_back_needs_open_path)
