# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, infer_types=True
"""§3, §7 The board of the rules core: stacks on a wrapping grid, and a unit's reach. Compiled, or run as it stands.

The workspace is one flat array: the entities, the players, the table, then the grid. Every write that must be taken
back goes through a log, so that undoing is one loop whatever was done. The chapters after this one are
`_hot_position`, `_hot_moves`, `_hot_why`, `_hot_resolve` and `_hot_core`; `_hot_classic` is another game on the same
board. `_hot.pxd` says to Cython alone what they use of it.
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from parlour.kit import cy as cython  # type: ignore[no-redef]  # the stand-in, where Cython is not installed

from parlour.games.hexnet.geometry import tables

__all__ = ("Board",)

# Where things are in the workspace: a stretch of 128 ints for each column of the entities.
_KIND = cython.declare(cython.int, 0)
_OWNER = cython.declare(cython.int, 128)
_ORDINAL = cython.declare(cython.int, 256)
_AT = cython.declare(cython.int, 384)
_LEVEL = cython.declare(cython.int, 512)
_CARRIES = cython.declare(cython.int, 640)
_IMM = cython.declare(cython.int, 768)
_PAR = cython.declare(cython.int, 896)
_EXP = cython.declare(cython.int, 1024)
_CELL = cython.declare(cython.int, 1152)  # where on the grid; -1 once it has left the board
_BELOW = cython.declare(cython.int, 1280)  # the entity below plus one
_ENTITIES = cython.declare(cython.int, 1408)  # how many there are, those included that left in this decision
_FREE = cython.declare(cython.int, 1409)  # from here on the chapters' own
# The grid, an int a cell each; the room is that of 128 × 128, of which a smaller grid uses the start.
_MASK = cython.declare(cython.int, 4096)  # bit i: the neighbour in direction i is occupied
_TOP = cython.declare(cython.int, 4096 + 16384)  # the top entity plus one
_HEIGHT = cython.declare(cython.int, 4096 + 2 * 16384)
_GRID_END = cython.declare(cython.int, 4096 + 3 * 16384)
_ALL = cython.declare(cython.ulonglong, (1 << 64) - 1)
_SCATTER = cython.declare(cython.ulonglong, 0x2545F4914F6CDD1D)
_NO_GATES = cython.declare(cython.int, 64)
_ROOM = cython.declare(cython.int, 1 << 14)  # more of the log than any one decision takes


@cython.cclass
class Board:
    """Stacks of entities on a grid that closes on itself, with primitives for moving them.

    A cell is an index of the grid. What a primitive reaches it leaves in `_ends`, each cell once, and returns how many.
    `gates` is 0, or `_NO_GATES` to ask what could be reached if no gate were closed.
    """

    _side: cython.int
    _near: cython.int[::1]
    _slide: cython.int[::1]
    _groups: cython.int[::1]
    _lowest: cython.int[::1]
    _opposite: cython.int[::1]
    _pos: cython.int[::1]
    _log: cython.int[::1]
    _logged: cython.int
    _ends: cython.int[::1]
    _reached: cython.int
    _seen: cython.int[::1]
    _stamp: cython.int
    _steps: cython.int[::1]
    _order: cython.int[::1]
    _low: cython.int[::1]
    _cut: cython.int[::1]
    _trail: cython.int[::1]
    _clock: cython.int
    _cut_stamp: cython.int
    _random: cython.ulonglong

    def __init__(self, side: int) -> None:
        cells = side * side
        slide, squeeze, groups, lowest = tables()
        self._side = side
        self._near = array("i", [0]) * (8 * cells)
        for r in range(side):
            for q in range(side):
                east, west = (q + 1) % side, (q + side - 1) % side
                south, north = (r + 1) % side * side, (r + side - 1) % side * side
                around = (r * side + east, south + q, south + west, r * side + west, north + q, north + east)
                for i in range(8):  # two more, so that a flank is found without a division
                    self._near[8 * (r * side + q) + i] = around[i % 6]
        self._slide = array("i", slide + squeeze)
        self._groups = array("i", groups)
        self._lowest = array("i", lowest)
        self._opposite = array("i", [8, 16, 32, 1, 2, 4])  # the bit of the direction back
        self._pos = array("i", [0]) * (4096 + 3 * 16384)
        self._log = array("i", [0]) * (1 << 15)
        self._ends = array("i", [0]) * (cells + 8)
        self._seen = array("i", [0]) * cells
        self._steps = array("i", [0]) * cells
        self._order = array("i", [0]) * cells
        self._low = array("i", [0]) * cells
        self._cut = array("i", [0]) * cells
        self._trail = array("i", [0]) * 512
        self._logged = self._reached = self._stamp = self._cut_stamp = 0
        self._clock = 1
        self._random = 1

    # --- writing

    @cython.cfunc
    @cython.exceptval(check=False)
    def _set(self, at: cython.int, value: cython.int) -> cython.int:
        self._log[self._logged] = at
        self._log[self._logged + 1] = self._pos[at]
        self._logged += 2
        self._pos[at] = value
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _undo(self, mark: cython.int) -> cython.int:
        n = self._logged
        while n > mark:
            n -= 2
            self._pos[self._log[n]] = self._log[n + 1]
        self._logged = n
        self._cut_stamp = 0
        return 0

    @cython.cfunc
    def _make_room(self, traps: cython.int) -> cython.int:
        """Let the log take what one decision can do."""
        if self._logged + _ROOM + 64 * traps > len(self._log):
            log = array("i", [0]) * (2 * len(self._log) + 64 * traps)
            for i in range(self._logged):
                log[i] = self._log[i]
            self._log = log
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _put(self, e: cython.int, cell: cython.int) -> cython.int:
        """Put an entity on top of what is there."""
        n = self._logged
        height = self._pos[_HEIGHT + cell]
        self._log[n] = _CELL + e
        self._log[n + 1] = self._pos[_CELL + e]
        self._log[n + 2] = _LEVEL + e
        self._log[n + 3] = self._pos[_LEVEL + e]
        self._log[n + 4] = _BELOW + e
        self._log[n + 5] = self._pos[_BELOW + e]
        self._log[n + 6] = _TOP + cell
        self._log[n + 7] = self._pos[_TOP + cell]
        self._log[n + 8] = _HEIGHT + cell
        self._log[n + 9] = height
        n += 10
        self._pos[_CELL + e] = cell
        self._pos[_LEVEL + e] = height
        self._pos[_BELOW + e] = self._pos[_TOP + cell]
        self._pos[_TOP + cell] = e + 1
        self._pos[_HEIGHT + cell] = height + 1
        if height == 0:
            for i in range(6):
                at = _MASK + self._near[8 * cell + i]
                self._log[n] = at
                self._log[n + 1] = self._pos[at]
                n += 2
                self._pos[at] |= self._opposite[i]
        self._logged = n
        self._cut_stamp = 0
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _take(self, e: cython.int) -> cython.int:
        """Lift an entity off the top of its stack."""
        n = self._logged
        cell = self._pos[_CELL + e]
        height = self._pos[_HEIGHT + cell]
        self._log[n] = _TOP + cell
        self._log[n + 1] = e + 1
        self._log[n + 2] = _HEIGHT + cell
        self._log[n + 3] = height
        n += 4
        self._pos[_TOP + cell] = self._pos[_BELOW + e]
        self._pos[_HEIGHT + cell] = height - 1
        if height == 1:
            for i in range(6):
                at = _MASK + self._near[8 * cell + i]
                self._log[n] = at
                self._log[n + 1] = self._pos[at]
                n += 2
                self._pos[at] &= ~self._opposite[i]
        self._logged = n
        self._cut_stamp = 0
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _vacate(self, cell: cython.int) -> cython.int:
        """Lift the only entity of a cell past the log; `_occupy` puts it back."""
        for i in range(6):
            self._pos[_MASK + self._near[8 * cell + i]] &= ~self._opposite[i]
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _occupy(self, cell: cython.int) -> cython.int:
        for i in range(6):
            self._pos[_MASK + self._near[8 * cell + i]] |= self._opposite[i]
        return 0

    # --- integrity (§7)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _is_pinned(self, cell: cython.int) -> cython.bint:
        """Would the occupied hexes fall apart without this one? One search a position, and only if it is needed."""
        if self._groups[self._pos[_MASK + cell]] <= 1:
            return False
        if not self._cut_stamp:
            self._find_cuts(cell)
        return self._cut[cell] == self._cut_stamp

    @cython.cfunc
    @cython.exceptval(check=False)
    def _find_cuts(self, root: cython.int) -> cython.int:
        """Mark the cut vertices of the occupied cells, by low links."""
        if self._clock > 1 << 30:
            for i in range(self._side * self._side):
                self._order[i] = self._cut[i] = 0
            self._clock = 1
        stamp = self._clock
        clock = stamp + 1
        self._order[root] = self._low[root] = clock
        self._trail[0] = root
        self._trail[1] = self._pos[_MASK + root]
        depth = branches = 0
        while depth >= 0:
            cell = self._trail[depth]
            ways = self._trail[depth + 1]
            if ways:
                i = self._lowest[ways]
                self._trail[depth + 1] = ways & (ways - 1)
                n = self._near[8 * cell + i]
                if self._order[n] <= stamp:
                    if depth == 0:
                        branches += 1
                    clock += 1
                    self._order[n] = self._low[n] = clock
                    depth += 2
                    self._trail[depth] = n
                    self._trail[depth + 1] = self._pos[_MASK + n] & ~self._opposite[i]
                elif self._order[n] < self._low[cell]:
                    self._low[cell] = self._order[n]
            else:
                depth -= 2
                if depth >= 0:
                    parent = self._trail[depth]
                    if self._low[cell] < self._low[parent]:
                        self._low[parent] = self._low[cell]
                    if depth > 0 and self._low[cell] >= self._order[parent]:
                        self._cut[parent] = stamp
        if branches > 1:
            self._cut[root] = stamp
        self._clock = clock
        self._cut_stamp = stamp
        return 0

    # --- reach (§7)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _begin_reach(self, cell: cython.int) -> cython.int:
        """Forget what was reached; the start is never an end."""
        self._stamp += 1
        if self._stamp > 1 << 30:
            for i in range(self._side * self._side):
                self._seen[i] = 0
            self._stamp = 1
        self._seen[cell] = self._stamp
        self._reached = 0
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _reach(self, cell: cython.int) -> cython.bint:
        """Note an end; was it new?"""
        if self._seen[cell] == self._stamp:
            return False
        self._seen[cell] = self._stamp
        self._ends[self._reached] = cell
        self._reached += 1
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _slides(self, cell: cython.int, gates: cython.int) -> cython.int:
        """One slide step along the perimeter."""
        self._begin_reach(cell)
        ways = self._slide[gates + self._pos[_MASK + cell]]
        while ways:
            self._reach(self._near[8 * cell + self._lowest[ways]])
            ways &= ways - 1
        return self._reached

    @cython.cfunc
    @cython.exceptval(check=False)
    def _flood(self, start: cython.int, gates: cython.int) -> cython.int:
        """Any number of slide steps."""
        self._begin_reach(start)
        self._vacate(start)
        stamp = self._stamp
        n = 0
        done = -1
        cell = start
        while True:
            ways = self._slide[gates + self._pos[_MASK + cell]]
            while ways:
                to = self._near[8 * cell + self._lowest[ways]]
                ways &= ways - 1
                if self._seen[to] != stamp:
                    self._seen[to] = stamp
                    self._ends[n] = to
                    n += 1
            done += 1
            if done == n:
                break
            cell = self._ends[done]
        self._reached = n
        self._occupy(start)
        return n

    @cython.cfunc
    @cython.exceptval(check=False)
    def _walks(self, start: cython.int, length: cython.int, gates: cython.int) -> cython.int:
        """Exactly so many slide steps, no hex twice (R-20)."""
        self._begin_reach(start)
        self._vacate(start)
        for i in range(length + 1, length + 4):
            self._trail[i] = -1
        self._walk(start, length, gates)
        self._occupy(start)
        return self._reached

    @cython.cfunc
    @cython.exceptval(check=False)
    def _walk(self, cell: cython.int, left: cython.int, gates: cython.int) -> cython.int:
        """`_trail` holds the path, from its end back to the start."""
        self._trail[left] = cell
        ways = self._slide[gates + self._pos[_MASK + cell]]
        while ways:
            to = self._near[8 * cell + self._lowest[ways]]
            ways &= ways - 1
            if left == 1:
                if self._seen[to] != self._stamp and not self._walked(to, left):
                    self._reach(to)
            elif not self._walked(to, left):
                self._walk(to, left - 1, gates)
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _walked(self, cell: cython.int, left: cython.int) -> cython.bint:
        """Is it on the path? What lies beyond its start is -1."""
        for i in range(left + 1, left + 4):
            if self._trail[i] == cell:
                return True
        return False

    @cython.cfunc
    @cython.exceptval(check=False)
    def _landing(self, cell: cython.int, direction: cython.int) -> cython.int:
        """The first empty cell beyond a run of occupied ones; the neighbour in that direction is occupied."""
        while self._pos[_MASK + cell] >> direction & 1:
            cell = self._near[8 * cell + direction]
        return self._near[8 * cell + direction]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _steps_up(self, cell: cython.int, level: cython.int) -> cython.int:
        """Directions of a climbing step from that level, as bits: the stack-height gate alone (R-22)."""
        ways = 0
        for i in range(6):
            gate = self._pos[_HEIGHT + self._near[8 * cell + i]]
            if gate < level:
                gate = level
            if (
                self._pos[_HEIGHT + self._near[8 * cell + i + 1]] <= gate
                or self._pos[_HEIGHT + self._near[8 * cell + (i + 5 if i == 0 else i - 1)]] <= gate
            ):
                ways |= 1 << i
        return ways

    @cython.cfunc
    @cython.exceptval(check=False)
    def _climbs(self, cell: cython.int, twice: cython.bint, gates: cython.int) -> cython.int:
        """Where a climber on top of this cell gets to; `twice`: a second step if it is on a stack."""
        self._begin_reach(cell)
        level = self._pos[_HEIGHT + cell] - 1
        self._pos[_HEIGHT + cell] = level  # the climber itself is no gate
        ways = self._steps_up(cell, level)
        if level == 0:
            ways = (ways & self._pos[_MASK + cell]) | self._slide[gates + self._pos[_MASK + cell]]
        first = ways
        while ways:
            self._reach(self._near[8 * cell + self._lowest[ways]])
            ways &= ways - 1
        if twice and level > 0:
            first &= self._pos[_MASK + cell]
            while first:
                over = self._near[8 * cell + self._lowest[first]]
                first &= first - 1
                ways = self._steps_up(over, self._pos[_HEIGHT + over])
                while ways:
                    self._reach(self._near[8 * over + self._lowest[ways]])
                    ways &= ways - 1
        self._pos[_HEIGHT + cell] = level + 1
        return self._reached

    # --- chance, for playouts

    def _seed(self, seed: int) -> None:
        self._random = (seed * 0x9E3779B97F4A7C15 + 1) & 0xFFFFFFFFFFFFFFFF or 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _draw(self, n: cython.int) -> cython.int:
        """A number below n (xorshift64*)."""
        x: cython.ulonglong = self._random
        x ^= x >> 12
        x = (x ^ x << 25) & _ALL
        x ^= x >> 27
        self._random = x
        scattered: cython.uint = cython.cast(cython.uint, (x * _SCATTER & _ALL) >> 33)
        return scattered % cython.cast(cython.uint, n)
