# For Cython alone: what is taken of other hot modules, and what they may take. Uncompiled these are plain imports.

cdef int _KIND
cdef int _OWNER
cdef int _ORDINAL
cdef int _AT
cdef int _LEVEL
cdef int _CARRIES
cdef int _IMM
cdef int _PAR
cdef int _EXP
cdef int _CELL
cdef int _BELOW
cdef int _ENTITIES
cdef int _FREE
cdef int _MASK
cdef int _TOP
cdef int _HEIGHT
cdef int _GRID_END
cdef unsigned long long _ALL
cdef int _NO_GATES
cdef int _ROOM

cdef class Board:
    cdef int _side
    cdef int[::1] _near
    cdef int[::1] _slide
    cdef int[::1] _groups
    cdef int[::1] _lowest
    cdef int[::1] _opposite
    cdef int[::1] _pos
    cdef int[::1] _log
    cdef int _logged
    cdef int[::1] _ends
    cdef int _reached
    cdef int[::1] _seen
    cdef int _stamp
    cdef int[::1] _steps
    cdef int[::1] _order
    cdef int[::1] _low
    cdef int[::1] _cut
    cdef int[::1] _trail
    cdef int _clock
    cdef int _cut_stamp
    cdef unsigned long long _random

    cdef int _set(self, int at, int value) noexcept
    cdef int _undo(self, int mark) noexcept
    cdef int _make_room(self, int traps)
    cdef int _put(self, int e, int cell) noexcept
    cdef int _take(self, int e) noexcept
    cdef int _vacate(self, int cell) noexcept
    cdef int _occupy(self, int cell) noexcept
    cdef bint _is_pinned(self, int cell) noexcept
    cdef int _find_cuts(self, int root) noexcept
    cdef int _begin_reach(self, int cell) noexcept
    cdef bint _reach(self, int cell) noexcept
    cdef int _slides(self, int cell, int gates) noexcept
    cdef int _flood(self, int start, int gates) noexcept
    cdef int _walks(self, int start, int length, int gates) noexcept
    cdef int _walk(self, int cell, int left, int gates) noexcept
    cdef bint _walked(self, int cell, int left) noexcept
    cdef int _landing(self, int cell, int direction) noexcept
    cdef int _steps_up(self, int cell, int level) noexcept
    cdef int _climbs(self, int cell, bint twice, int gates) noexcept
    cdef int _draw(self, int n) noexcept
