# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, infer_types=True
"""§8–10 What follows from an action: traps, P, surrounds, falls, Wrecks. Compiled by Cython, or run as it stands."""

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
        _AT,
        _BELOW,
        _CARRIES,
        _CELL,
        _ENTITIES,
        _EXP,
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
        _ALIVE,
        _CLONE,
        _CORE,
        _GONE,
        _HAND,
        _IN_HAND,
        _MOTHER,
        _NAMED_WRECKS,
        _P_AT,
        _P_HEXES,
        _TRAP,
        _TRAPS,
        _TURNS,
        _WRECK,
        _WRECKS,
    )
    from parlour.games.hexnet._hot_why import Reasons

__all__ = ("Resolution",)

# What happened.
_TRAP_SPRUNG = cython.declare(cython.int, columns.TRAP_SPRUNG)
_POWER_COLLECTED = cython.declare(cython.int, columns.POWER_COLLECTED)
_FELL = cython.declare(cython.int, columns.FELL)
_WRECKED = cython.declare(cython.int, columns.WRECKED)
_VANISHED = cython.declare(cython.int, columns.VANISHED)
_DROPPED = cython.declare(cython.int, columns.DROPPED)
_DECOY_LOST = cython.declare(cython.int, columns.DECOY_LOST)
_WRECK_REMOVED = cython.declare(cython.int, columns.WRECK_REMOVED)


@cython.cclass
class Resolution(Reasons):
    """RESOLVE (§10), and the record of what was done."""

    _told: cython.int[::1]
    _tells: cython.int

    def __init__(self, players: int, trap_deactivates: bool = False) -> None:
        super().__init__(players, trap_deactivates)
        self._told = array("i", [0]) * 4096
        self._tells = 0

    def happenings(self) -> list[tuple[int, int, int, int]]:
        """Return what the last make or leave did, in order; the ids are those of before it."""
        return [
            (self._told[i], self._told[i + 1], self._told[i + 2], self._told[i + 3]) for i in range(0, self._tells, 4)
        ]

    @cython.cfunc
    def _tell(self, what: cython.int, a: cython.int, b: cython.int, c: cython.int) -> cython.int:
        n = self._tells
        self._told[n] = what
        self._told[n + 1] = a
        self._told[n + 2] = b
        self._told[n + 3] = c
        self._tells = n + 4
        return 0

    # --- where a unit comes to rest (§8.2, §9.2)

    @cython.cfunc
    def _rest(self, e: cython.int) -> cython.int:
        """A unit's move has ended: first the traps, then P."""
        if self._pos[_LEVEL + e]:
            return 0
        owner = self._pos[_OWNER + e]
        at = self._pos[_AT + e]
        k = 0
        while k < self._pos[_TRAPS]:
            t = _TRAP + 3 * k
            if self._pos[t] == at and self._pos[t + 1] != owner:
                self._set(_IMM + e, self._pos[_TURNS + owner] + 1)
                self._tell(_TRAP_SPRUNG, e, at, self._pos[t + 1])
                self._remove_trap(k)
            else:
                k += 1
        self._collect(e)
        return 0

    @cython.cfunc
    def _collect(self, e: cython.int) -> cython.int:
        """§9.2 Pick up the P of the hex; the unit stands on the board."""
        if self._pos[_P_HEXES] and not self._pos[_CARRIES + e] and self._pos[_KIND + e] != _CLONE:
            for k in range(self._pos[_P_HEXES]):
                if self._pos[_P_AT + k] == self._pos[_AT + e]:
                    self._remove_p(k)
                    self._set(_CARRIES + e, 1)
                    self._tell(_POWER_COLLECTED, e, self._pos[_AT + e], 0)
                    break
        return 0

    @cython.cfunc
    def _remove_trap(self, k: cython.int) -> cython.int:
        n = self._pos[_TRAPS] - 1
        for i in range(_TRAP + 3 * k, _TRAP + 3 * n):
            self._set(i, self._pos[i + 3])
        self._set(_TRAPS, n)
        return 0

    @cython.cfunc
    def _remove_p(self, k: cython.int) -> cython.int:
        n = self._pos[_P_HEXES] - 1
        for i in range(k, n):
            self._set(_P_AT + i, self._pos[_P_AT + i + 1])
        self._set(_P_HEXES, n)
        return 0

    # --- surround and fall (§10.2, §10.3)

    @cython.cfunc
    def _resolve(self) -> cython.int:
        falls = self._surrounded_networks()
        if falls >= 0:
            n = self._pos[_ENTITIES]
            for p in range(self._players):
                if falls >> p & 1:
                    self._fall(p)
            for e in range(n):
                if self._is_surrounded_core(e):
                    self._wreck(e, _DECOY_LOST)
        self._after_falls()
        return 0

    @cython.cfunc
    def _is_surrounded_core(self, e: cython.int) -> cython.bint:
        return self._pos[_KIND + e] == _CORE and self._pos[_MASK + self._pos[_CELL + e]] == 63

    @cython.cfunc
    def _surrounded_networks(self) -> cython.int:
        """Who falls, a bit a seat; -1: no core is surrounded."""
        falls = -1
        for e in range(self._pos[_ENTITIES]):
            if self._is_surrounded_core(e):
                if falls < 0:
                    falls = 0
                p = self._pos[_OWNER + e]
                if self._pos[_MOTHER + p] == e or self._pos[_MOTHER + p] < 0:
                    falls |= 1 << p
        return falls

    @cython.cfunc
    def _fall(self, p: cython.int) -> cython.int:
        """§10.3 without the removal of wrecks."""
        self._tell(_FELL, p, 0, 0)
        self._set(_ALIVE + p, 0)
        for e in range(self._pos[_ENTITIES]):
            if self._pos[_OWNER + e] == p:
                if self._pos[_LEVEL + e] == 0:
                    self._wreck(e, _WRECKED)
                else:
                    self._vanish(e)
        for i in range(5):
            self._set(_HAND + 5 * p + i, 0)
        self._set(_MOTHER + p, -1)
        self._set(_IN_HAND + p, 0)
        kept = 0
        for k in range(self._pos[_TRAPS]):
            if self._pos[_TRAP + 3 * k + 1] != p:
                if kept < k:
                    for i in range(3):
                        self._set(_TRAP + 3 * kept + i, self._pos[_TRAP + 3 * k + i])
                kept += 1
        self._set(_TRAPS, kept)
        return 0

    @cython.cfunc
    def _wreck(self, e: cython.int, what: cython.int) -> cython.int:
        """A unit on the board becomes the youngest wreck."""
        number = self._pos[_NAMED_WRECKS] + 1
        self._set(_NAMED_WRECKS, number)
        self._set(_WRECKS, self._pos[_WRECKS] + 1)
        self._set(_KIND + e, _WRECK)
        self._set(_OWNER + e, -1)
        self._set(_ORDINAL + e, number)
        self._set(_CARRIES + e, 0)
        self._set(_IMM + e, -1)
        self._set(_PAR + e, -1)
        self._set(_EXP + e, -1)
        self._tell(what, e, self._pos[_AT + e], number)
        return 0

    @cython.cfunc
    def _vanish(self, e: cython.int) -> cython.int:
        """A unit above the board goes; what stood on it comes down."""
        cell = self._pos[_CELL + e]
        self._tell(_VANISHED, e, self._pos[_AT + e], 0)
        above = self._pos[_TOP + cell] - 1
        if above == e:
            self._set(_TOP + cell, self._pos[_BELOW + e])
        else:
            while above != e:
                level = self._pos[_LEVEL + above] - 1
                self._set(_LEVEL + above, level)
                self._tell(_DROPPED, above, self._pos[_AT + above], level)
                if self._pos[_BELOW + above] - 1 == e:
                    self._set(_BELOW + above, self._pos[_BELOW + e])
                    break
                above = self._pos[_BELOW + above] - 1
        self._set(_HEIGHT + cell, self._pos[_HEIGHT + cell] - 1)
        self._forget(e)
        return 0

    # --- what leaves the board (§10.4)

    @cython.cfunc
    def _after_falls(self) -> cython.int:
        """§10.4"""
        if self._pos[_WRECKS] and self._active_players() and self._all_activated():
            e = self._loose_wreck()
            while e >= 0:
                self._take(e)
                self._tell(_WRECK_REMOVED, e, self._pos[_AT + e], self._pos[_ORDINAL + e])
                self._forget(e)
                self._set(_WRECKS, self._pos[_WRECKS] - 1)
                e = self._loose_wreck()
        return 0

    @cython.cfunc
    def _forget(self, e: cython.int) -> cython.int:
        """It has left the board; its id goes with :meth:`_close_ranks`."""
        self._set(_CELL + e, -1)
        self._set(_OWNER + e, -1)
        self._set(_KIND + e, _WRECK)
        self._set(_GONE, self._pos[_GONE] + 1)
        return 0

    @cython.cfunc
    def _close_ranks(self) -> cython.int:
        """Take those that left out of the columns; the later ones move down."""
        if self._pos[_GONE] == 0:
            return 0
        n = self._pos[_ENTITIES]
        to = 0
        for e in range(n):
            if self._pos[_CELL + e] >= 0:
                if to < e:
                    self._renumber(e, to)
                to += 1
            else:
                self._rename_trap(e, -1)
        self._set(_ENTITIES, to)
        self._set(_GONE, 0)
        return 0

    @cython.cfunc
    def _renumber(self, e: cython.int, to: cython.int) -> cython.int:
        """Let an entity have a lower id, which nobody has any more."""
        column = _KIND
        while column <= _BELOW:
            self._set(column + to, self._pos[column + e])
            column += 128
        cell = self._pos[_CELL + e]
        if self._pos[_TOP + cell] == e + 1:
            self._set(_TOP + cell, to + 1)
        else:
            above = self._pos[_TOP + cell] - 1
            while self._pos[_BELOW + above] != e + 1:
                above = self._pos[_BELOW + above] - 1
            self._set(_BELOW + above, to + 1)
        owner = self._pos[_OWNER + to]
        if owner >= 0 and self._pos[_MOTHER + owner] == e:
            self._set(_MOTHER + owner, to)
        self._rename_trap(e, to)
        return 0

    @cython.cfunc
    def _rename_trap(self, e: cython.int, to: cython.int) -> cython.int:
        for k in range(self._pos[_TRAPS]):
            if self._pos[_TRAP + 3 * k + 2] == e:
                self._set(_TRAP + 3 * k + 2, to)
        return 0
