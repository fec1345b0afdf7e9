# For Cython alone: what is taken of other hot modules, and what they may take. Uncompiled these are plain imports.

from parlour.games.hexnet._hot cimport *
from parlour.games.hexnet._hot_position cimport *

cdef int _SPRINTER
cdef int _CLIMBER
cdef int _JUMPER
cdef int _NETTER
cdef int _MOTHERSHIP
cdef int _DECOY
cdef int _PLACE
cdef int _MOVE
cdef int _EMP
cdef int _MAKE_CLONE
cdef int _GRAPPLE
cdef int _TRANSFER
cdef int _NONE
cdef int _MOST_CORES

cdef class Moves(Position):
    cdef int[::1] _list
    cdef int _top
    cdef int _count
    cdef int _cap
    cdef bint _trap_deactivates
    cdef int[::1] _tray

    cdef int _counted(self)
    cdef int _inner(self, long long code)
    cdef long long _public(self, int inner)
    cdef int _emit(self, int kind, int actor, int cell, int other) noexcept
    cdef int _legal(self, int base)
    cdef int _active_players(self) noexcept
    cdef bint _all_activated(self) noexcept
    cdef bint _acts(self, int e, int p) noexcept
    cdef int _placements(self, int p)
    cdef int _fill_tray(self, int p)
    cdef int _place_cells(self, int p)
    cdef int _reach_empty_sides(self, int cell) noexcept
    cdef bint _is_active(self, int e, int p) noexcept
    cdef int _contact(self, int cell, int p) noexcept
    cdef int _moves(self, int e)
    cdef int _ways(self, int e, int cell, int gates) noexcept
    cdef int _leaps(self, int start, int most, bint heedless) noexcept
    cdef bint _changes(self, int cell) noexcept
    cdef int _loose_wreck(self) noexcept
    cdef int _abilities(self, int e, int p)
    cdef int _grapples(self, int e, int cell)
    cdef int _transfers(self, int e, int p, int cell)
    cdef int _total(self) noexcept
    cdef int _cores(self, int p) noexcept
