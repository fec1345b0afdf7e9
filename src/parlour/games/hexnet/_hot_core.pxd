# For Cython alone: what is taken of other hot modules, and what they may take. Uncompiled these are plain imports.

from parlour.games.hexnet._hot cimport *
from parlour.games.hexnet._hot_moves cimport *
from parlour.games.hexnet._hot_position cimport *
from parlour.games.hexnet._hot_resolve cimport *

cdef class Core(Resolution):
    cdef int _powers
    cdef int _first_round
    cdef int _every
    cdef int _most_p
    cdef int _lockout

    cdef int _begin(self)
    cdef int _play(self, int inner)
    cdef int _skip(self, int p)
    cdef bint _is_pending(self)
    cdef int _lose_turn(self, int p)
    cdef int _act(self, int kind, int p, int actor, int cell, int other)
    cdef int _place(self, int p, int kind, int cell)
    cdef int _create(self, int p, int kind, int cell)
    cdef int _move(self, int p, int e, int cell)
    cdef int _shift(self, int e, int cell)
    cdef int _spend(self, int e)
    cdef int _paralyse(self, int actor, int p)
    cdef int _lay_trap(self, int p, int at, int netter)
    cdef int _end_turn(self, int p)
    cdef int _end_round(self)
    cdef int _drop_stale(self)
    cdef bint _touches(self, int at)
    cdef int _candidates(self)
    cdef bint _has_p(self, int at)
    cdef int _add_power(self, int at)
    cdef long long _perft(self, int depth, int base)
