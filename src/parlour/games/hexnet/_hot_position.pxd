# For Cython alone: what is taken of other hot modules, and what they may take. Uncompiled these are plain imports.

from parlour.games.hexnet._hot cimport *

cdef int _CORE
cdef int _WRECK
cdef int _CLONE
cdef int _ALIVE
cdef int _ACTIVATED
cdef int _TURNS
cdef int _MOVES
cdef int _SKIPS
cdef int _LOST
cdef int _HAND
cdef int _NAMED
cdef int _MOTHER
cdef int _IN_HAND
cdef int _P_AT
cdef int _TURN
cdef int _SEAT
cdef int _ROUND
cdef int _IDLE
cdef int _NAMED_WRECKS
cdef int _TURN_SIZE
cdef int _P_HEXES
cdef int _TRAPS
cdef int _WRECKS
cdef int _GONE
cdef int _TRAP
cdef int _MOST
cdef int _MOST_P

cdef class Position(Board):
    cdef int _players
    cdef int _on_grid
    cdef bint _sound
    cdef bint _listed

    cdef bint _load(self, int base, object given, int count)
    cdef bint _load_traps(self, object given)
    cdef int _make_trap_room(self, int count)
    cdef int _check(self)
    cdef int _fill_grid(self)
    cdef int _cell_of(self, int at) noexcept
    cdef int _beside(self, int at, int direction) noexcept
    cdef int _at_of(self, int cell) noexcept
    cdef int _dump(self, int base, object given, int count)
    cdef unsigned long long _word(self, int j, int n, int players) noexcept
    cdef int _remaining(self, int until, int owner) noexcept
    cdef unsigned long long _mix(self, unsigned long long word) noexcept
