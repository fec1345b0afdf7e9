# For Cython alone: what is taken of other hot modules, and what they may take. Uncompiled these are plain imports.

from parlour.games.hexnet._hot cimport *
from parlour.games.hexnet._hot_core cimport *
from parlour.games.hexnet._hot_moves cimport *
from parlour.games.hexnet._hot_position cimport *

cdef class Judge:
    cdef Core _core
    cdef int[::1] _weights
    cdef int[::1] _sides
    cdef int[::1] _value
    cdef int[::1] _cores
    cdef int[::1] _where
    cdef int[::1] _mobile
    cdef int[::1] _near_by
    cdef int[::1] _queue
    cdef int[::1] _slides
    cdef int[::1] _reached
    cdef int _round
    cdef int _known
    cdef int _active
    cdef int _won

    cdef int _look(self)
    cdef int _doubt(self, int p)
    cdef int _stakes(self, int e, int p)
    cdef int _free(self, int e, int p, int cell, int kind)
    cdef int _near_foe(self, int e, int p, int count)
    cdef int _distance(self, int at, int other) noexcept
    cdef int _siege(self, int p, int count)
    cdef int _gather(self, int p, int count)
    cdef int _turns_to(self, int e, int core, bint plans)
    cdef int _find_ways(self, int home)
    cdef int _steps_from(self, int cell)
    cdef int _outlook(self, int p, int base)
    cdef int _others(self, int p)
    cdef int _peril(self, int p, int base)
    cdef bint _fills(self, int q, int core, int base)
