# For Cython alone: what is taken of other hot modules, and what they may take. Uncompiled these are plain imports.

cdef int _BACK
cdef int _BEAM_BACK
cdef int _BEAM_DOWN
cdef int _BEAM_UP
cdef int _CURRENT
cdef int _DRIFT
cdef int _END
cdef int _FUTURE
cdef int _IDLE
cdef int _LIFTED
cdef int _MARK
cdef int _MODE
cdef int _MOVE
cdef int _OPEN
cdef int _PIECES
cdef int _SIDE
cdef int _TAKES
cdef int _TIMELORD
cdef int _UP

cdef class Core:
    cdef int _cells
    cdef int[::1] _near_at
    cdef int[::1] _near
    cdef int[::1] _two_at
    cdef int[::1] _two
    cdef int[::1] _dist
    cdef int[::1] _pos
    cdef int[::1] _log
    cdef int _logged
    cdef int[::1] _list
    cdef int _stride
    cdef int _top
    cdef int[::1] _prey
    cdef int _count
    cdef bint _listed
    cdef int _least_drop
    cdef bint _from_drift
    cdef bint _marker_home
    cdef bint _open_path
    cdef long long _wins
    cdef unsigned char[::1] _key

    cdef bint _put(self, int at, int value)
    cdef int _recount(self)
    cdef bint _is_part(self, int code)
    cdef int _make_room(self)
    cdef int _set(self, int at, int value)
    cdef int _undo(self, int mark)
    cdef int _next_turn(self)
    cdef bint _play(self, int code)
    cdef int _move(self, int origin, int target)
    cdef int _navigate(self)
    cdef int _beam_up(self, int origin)
    cdef int _beam_down(self, int target)
    cdef int _beam_back(self, int origin, int target)
    cdef bint _fatal(self, int cell)
    cdef bint _capture(self, int cell)
    cdef int _emit(self, int kind, int origin, int target, int taker)
    cdef bint _is_own(self, int cell)
    cdef bint _nearer(self, int cell)
    cdef bint _tied(self)
    cdef bint _approaches(self)
    cdef int _normals(self)
    cdef int _warps(self)
    cdef bint _climbs_down(self)
    cdef int _descents(self)
    cdef int _departures(self)
    cdef bint _is_open(self, int p, int f)
    cdef bint _optional(self)
    cdef int _legal(self, int base)
    cdef int _drop_spoilers(self, int base, int middle)
    cdef bint _two_walkers(self, int base, int middle)
    cdef int _needed(self, int base, int middle, int end)
    cdef bint _leaves(self, int code, int scratch)
    cdef int _hunt(self)
    cdef bint _reached(self, int cell)
    cdef long long _count_captures(self, int i, int n)
    cdef long long _count_parts(self, int base)
