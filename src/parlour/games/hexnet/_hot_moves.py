# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, infer_types=True
"""§6, §7, §9.3 The legal actions: placements, movements, abilities. Compiled by Cython, or run as it stands."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from parlour.kit import cy as cython  # type: ignore[no-redef]  # the stand-in, where Cython is not installed

from parlour.games.hexnet import columns

if TYPE_CHECKING or not cython.compiled:
    from parlour.games.hexnet._hot import (
        _BELOW,
        _CARRIES,
        _CELL,
        _ENTITIES,
        _HEIGHT,
        _IMM,
        _KIND,
        _LEVEL,
        _MASK,
        _ORDINAL,
        _OWNER,
        _PAR,
        _TOP,
    )
    from parlour.games.hexnet._hot_position import (
        _ACTIVATED,
        _ALIVE,
        _CORE,
        _HAND,
        _IN_HAND,
        _MOTHER,
        _MOVES,
        _SEAT,
        _TURNS,
        _WRECK,
        _WRECKS,
        Position,
    )

__all__ = ("Moves",)

_SPRINTER = cython.declare(cython.int, columns.SPRINTER)
_CLIMBER = cython.declare(cython.int, columns.CLIMBER)
_JUMPER = cython.declare(cython.int, columns.JUMPER)
_NETTER = cython.declare(cython.int, columns.NETTER)
_MOTHERSHIP = cython.declare(cython.int, columns.MOTHERSHIP)
_DECOY = cython.declare(cython.int, columns.DECOY)
_PLACE = cython.declare(cython.int, columns.PLACE)
_MOVE = cython.declare(cython.int, columns.MOVE)
_EMP = cython.declare(cython.int, columns.EMP)
_MAKE_CLONE = cython.declare(cython.int, columns.MAKE_CLONE)
_GRAPPLE = cython.declare(cython.int, columns.GRAPPLE)
_TRANSFER = cython.declare(cython.int, columns.TRANSFER)
_NONE = cython.declare(cython.int, columns.NONE)
_MOST_CORES = cython.declare(cython.int, columns.MOST_CORES)
_LIST_ROOM = cython.declare(cython.int, 1 << 16)  # more than any position's actions


@cython.cclass
class Moves(Position):
    """Lists the actions of the player to move. Inside the core an action's hex is a cell of the grid."""

    _list: cython.int[::1]
    _top: cython.int
    _count: cython.int
    _cap: cython.int
    _trap_deactivates: cython.bint
    _tray: cython.int[::1]

    def __init__(self, players: int, trap_deactivates: bool = False) -> None:
        super().__init__(players)
        self._cap = columns.cap(players)
        self._trap_deactivates = trap_deactivates
        self._list = array("i", [0]) * (1 << 17)
        self._tray = array("i", [0]) * 8
        self._top = self._count = 0

    # --- the public list

    def count(self) -> int:
        """Return the number of legal actions of the player to move: 0 if it is to be skipped, or the game is over."""
        return self._counted()

    def code(self, i: int) -> int:
        """Return the i-th of them; ``IndexError`` if there is none."""
        if not 0 <= i < self._counted():
            raise IndexError(i)
        return self._public(self._list[i])

    def codes(self) -> list[int]:
        """Return them all, placements first, then by entity."""
        return [self._public(self._list[i]) for i in range(self._counted())]

    def allows(self, code: int) -> bool:
        """Is this one of them?"""
        return self._find(code) >= 0

    def over(self) -> bool:
        """§12 Is at most one player active?"""
        return self._active_players() <= 1

    @cython.cfunc
    def _counted(self) -> cython.int:
        if not self._listed:
            self._count = self._legal(0)
            self._listed = True
        return self._count

    def _find(self, code: int) -> int:
        """The place of a code in the list, or -1."""
        if not 0 <= code < 1 << 47:
            return -1
        inner = self._inner(code)
        for i in range(self._counted()):
            if self._list[i] == inner:
                return i if self._public(inner) == code else -1
        return -1

    @cython.cfunc
    def _inner(self, code: cython.longlong) -> cython.int:
        """A public code with the cell for the hex."""
        at: cython.int = code >> 17
        low: cython.int = code & 131071
        return low | (self._cell_of(at) << 17 if at else 0)

    @cython.cfunc
    def _public(self, inner: cython.int) -> cython.longlong:
        kind = inner & 7
        at: cython.longlong = 0
        if kind <= _TRANSFER and kind != _EMP:
            at = self._at_of(inner >> 17)
        return at << 17 | (inner & 131071)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _emit(self, kind: cython.int, actor: cython.int, cell: cython.int, other: cython.int) -> cython.int:
        self._list[self._top] = kind | actor << 3 | other << 10 | cell << 17
        self._top += 1
        return 0

    @cython.cfunc
    def _legal(self, base: cython.int) -> cython.int:
        """List the legal actions from this place of the array on; how many?"""
        if base + _LIST_ROOM > len(self._list):
            longer = array("i", [0]) * (2 * len(self._list))
            for i in range(base):
                longer[i] = self._list[i]
            self._list = longer
        self._top = base
        if self._active_players() <= 1:
            return 0
        p = self._pos[_SEAT]
        self._placements(p)
        if self._pos[_ACTIVATED + p]:
            for e in range(self._pos[_ENTITIES]):
                if self._pos[_OWNER + e] == p and self._acts(e, p):
                    self._moves(e)
                    if self._pos[_CARRIES + e]:
                        self._abilities(e, p)
        return self._top - base

    @cython.cfunc
    @cython.exceptval(check=False)
    def _active_players(self) -> cython.int:
        n = 0
        for p in range(self._players):
            n += self._pos[_ALIVE + p]
        return n

    @cython.cfunc
    @cython.exceptval(check=False)
    def _all_activated(self) -> cython.bint:
        """§10.4 Is every active player activated?"""
        for p in range(self._players):
            if self._pos[_ALIVE + p] and not self._pos[_ACTIVATED + p]:
                return False
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _acts(self, e: cython.int, p: cython.int) -> cython.bint:
        """On top of its stack and not blocked (§8)?"""
        return (
            self._pos[_TOP + self._pos[_CELL + e]] == e + 1
            and self._pos[_IMM + e] < self._pos[_TURNS + p]
            and self._pos[_PAR + e] < self._pos[_TURNS + p]
        )

    # --- placement (§6)

    @cython.cfunc
    def _placements(self, p: cython.int) -> cython.int:
        n = self._fill_tray(p)
        if n:
            for i in range(self._place_cells(p)):
                for j in range(n):
                    self._emit(_PLACE, self._tray[j], self._ends[i], _NONE)
        return 0

    @cython.cfunc
    def _fill_tray(self, p: cython.int) -> cython.int:
        """The kinds in hand that the deadlines let be placed (§5.2); how many?"""
        n = 0
        own_move = self._pos[_MOVES + p] + 1
        if self._pos[_IN_HAND + p]:
            self._tray[n] = _MOTHERSHIP
            n += 1
            if own_move >= 10:
                return n
        if self._pos[_HAND + 5 * p] > self._pos[_IN_HAND + p]:
            self._tray[n] = _DECOY
            n += 1
        if self._pos[_ACTIVATED + p] or own_move < 3:
            for kind in range(1, 5):
                if self._pos[_HAND + 5 * p + kind]:
                    self._tray[n] = kind
                    n += 1
        return n

    @cython.cfunc
    def _place_cells(self, p: cython.int) -> cython.int:
        """The empty cells where the player can place, in `_ends`."""
        self._begin_reach(0)
        self._seen[0] = 0
        n = self._pos[_ENTITIES]
        entered = False
        kept = 0
        for e in range(n):
            if self._pos[_OWNER + e] == p:
                entered = True
                if self._pos[_TOP + self._pos[_CELL + e]] == e + 1 and self._is_active(e, p):
                    first = self._reached
                    self._reach_empty_sides(self._pos[_CELL + e])
                    for i in range(first, self._reached):
                        if not self._contact(self._ends[i], p):
                            self._ends[kept] = self._ends[i]
                            kept += 1
                    self._reached = kept
        if entered:
            return kept
        if n == 0 and self._players == 2:
            self._reach(0)
        for e in range(n):
            cell = self._pos[_CELL + e]
            if self._pos[_TOP + cell] == e + 1 and (self._players == 2 or self._pos[_KIND + e] == _WRECK):
                self._reach_empty_sides(cell)
        return self._reached

    @cython.cfunc
    @cython.exceptval(check=False)
    def _reach_empty_sides(self, cell: cython.int) -> cython.int:
        ways = 63 & ~self._pos[_MASK + cell]
        while ways:
            self._reach(self._near[8 * cell + self._lowest[ways]])
            ways &= ways - 1
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _is_active(self, e: cython.int, p: cython.int) -> cython.bint:
        """Does this own unit count for placement?"""
        turns = self._pos[_TURNS + p]
        return self._pos[_PAR + e] < turns and not (self._trap_deactivates and self._pos[_IMM + e] >= turns)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _contact(self, cell: cython.int, p: cython.int) -> cython.int:
        """What forbids a later unit there: 0 nothing, 1 no active own side, 2 foreign contact."""
        own = foe = 0
        sides = self._pos[_MASK + cell]
        while sides:
            top = self._pos[_TOP + self._near[8 * cell + self._lowest[sides]]] - 1
            sides &= sides - 1
            owner = self._pos[_OWNER + top]
            if owner == p:
                own += self._is_active(top, p)
            elif owner >= 0:
                foe += 1
        if own == 0:
            return 1
        return 2 if foe and own < 3 and self._pos[_ACTIVATED + p] else 0

    # --- movement (§7)

    @cython.cfunc
    def _moves(self, e: cython.int) -> cython.int:
        cell = self._pos[_CELL + e]
        if self._pos[_LEVEL + e] == 0 and self._is_pinned(cell):
            return 0
        for i in range(self._ways(e, cell, 0)):
            self._emit(_MOVE, e, self._ends[i], _NONE)
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _ways(self, e: cython.int, cell: cython.int, gates: cython.int) -> cython.int:
        """Where a unit gets to that may leave; gates may be left out of account."""
        kind = self._pos[_KIND + e]
        if kind == _CORE:
            return self._slides(cell, gates)
        if kind == _SPRINTER:
            return self._flood(cell, gates)
        if kind == _CLIMBER:
            return self._climbs(cell, True, gates)
        if kind == _JUMPER:
            return self._leaps(cell, 10 if self._pos[_CARRIES + e] else 2, False)
        return self._walks(cell, 4, gates)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _leaps(self, start: cython.int, most: cython.int, heedless: cython.bint) -> cython.int:
        """A series of jumps; `_steps` says how many an end takes. `heedless`: as if no landing changed anything."""
        self._begin_reach(start)
        known = self._cut_stamp
        clock = self._clock
        self._vacate(start)
        self._steps[start] = 0
        done = -1
        cell = start
        while True:
            if self._steps[cell] < most and (cell == start or heedless or not self._changes(cell)):
                ways = self._pos[_MASK + cell]
                while ways:
                    to = self._landing(cell, self._lowest[ways])
                    ways &= ways - 1
                    if self._reach(to):
                        self._steps[to] = self._steps[cell] + 1
            done += 1
            if done == self._reached:
                break
            cell = self._ends[done]
        self._occupy(start)
        self._cut_stamp = known if self._clock == clock else 0  # a search in between has taken its marks
        return self._reached

    @cython.cfunc
    @cython.exceptval(check=False)
    def _changes(self, cell: cython.int) -> cython.bint:
        """R-25 Would RESOLVE change anything, were the jumper, now lifted, on this cell?"""
        sides = self._pos[_MASK + cell]
        while sides:
            i = self._lowest[sides]
            sides &= sides - 1
            beside = self._near[8 * cell + i]
            if self._pos[_MASK + beside] | self._opposite[i] == 63:
                bottom = self._pos[_TOP + beside] - 1
                while self._pos[_BELOW + bottom]:
                    bottom = self._pos[_BELOW + bottom] - 1
                if self._pos[_KIND + bottom] == _CORE:
                    return True
        if self._pos[_WRECKS] == 0 or not self._all_activated():
            return False
        self._occupy(cell)
        self._cut_stamp = 0
        loose = self._loose_wreck() >= 0
        self._vacate(cell)
        return loose

    @cython.cfunc
    @cython.exceptval(check=False)
    def _loose_wreck(self) -> cython.int:
        """§10.4 The oldest wreck that can be removed, or -1."""
        oldest = -1
        for e in range(self._pos[_ENTITIES]):
            if self._pos[_KIND + e] == _WRECK:
                cell = self._pos[_CELL + e]
                if (
                    cell >= 0
                    and self._pos[_HEIGHT + cell] == 1
                    and self._pos[_MASK + cell]
                    and (oldest < 0 or self._pos[_ORDINAL + e] < self._pos[_ORDINAL + oldest])
                    and not self._is_pinned(cell)
                ):
                    oldest = e
        return oldest

    # --- abilities (§9.3)

    @cython.cfunc
    def _abilities(self, e: cython.int, p: cython.int) -> cython.int:
        kind = self._pos[_KIND + e]
        cell = self._pos[_CELL + e]
        if kind == _SPRINTER:
            self._emit(_EMP, e, 0, _NONE)
        elif kind == _CLIMBER:
            self._grapples(e, cell)
        elif kind == _NETTER:
            if self._total() < self._cap:
                self._begin_reach(cell)
                self._reach_empty_sides(cell)
                for i in range(self._reached):
                    self._emit(_MAKE_CLONE, e, self._ends[i], _NONE)
        elif kind == _CORE and self._total() < self._cap and self._cores(p) < _MOST_CORES:
            self._begin_reach(cell)
            self._reach_empty_sides(cell)
            for i in range(self._reached):
                self._transfers(e, p, self._ends[i])
        return 0

    @cython.cfunc
    def _grapples(self, e: cython.int, cell: cython.int) -> cython.int:
        sides = self._pos[_MASK + cell]
        while sides:
            beside = self._near[8 * cell + self._lowest[sides]]
            sides &= sides - 1
            victim = self._pos[_TOP + beside] - 1
            if self._pos[_HEIGHT + beside] == 1 and self._pos[_KIND + victim] != _WRECK and not self._is_pinned(beside):
                ways = 63 & ~self._pos[_MASK + cell]
                while ways:
                    self._emit(_GRAPPLE, e, self._near[8 * cell + self._lowest[ways]], victim)
                    ways &= ways - 1
        return 0

    @cython.cfunc
    def _transfers(self, e: cython.int, p: cython.int, cell: cython.int) -> cython.int:
        """One for each core that can be the Mothership afterwards (R-39)."""
        if self._pos[_MOTHER + p] < 0:
            self._emit(_TRANSFER, e, cell, _NONE)
            return 0
        n = self._pos[_ENTITIES]
        for core in range(n):
            if self._pos[_OWNER + core] == p and self._pos[_KIND + core] == _CORE:
                self._emit(_TRANSFER, e, cell, core)
        self._emit(_TRANSFER, e, cell, n)
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _total(self) -> cython.int:
        """R-03 Entities on the board and in hand; a fallen player's hand is empty."""
        n = self._pos[_ENTITIES]
        for i in range(5 * self._players):
            n += self._pos[_HAND + i]
        return n

    @cython.cfunc
    @cython.exceptval(check=False)
    def _cores(self, p: cython.int) -> cython.int:
        """R-40 Cores on the board and in hand."""
        n = self._pos[_HAND + 5 * p]
        for e in range(self._pos[_ENTITIES]):
            n += self._pos[_OWNER + e] == p and self._pos[_KIND + e] == _CORE
        return n
