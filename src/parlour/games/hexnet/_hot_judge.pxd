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
    cdef int _known
    cdef int _active
    cdef int _won

    cdef int _look(self)
    cdef int _doubt(self, int p)
    cdef int _stakes(self, int e, int p)
    cdef int _free(self, int e, int p, int cell, int kind)
    cdef int _near_foe(self, int e, int p, int count)
    cdef int _outlook(self, int p, int base)
    cdef int _others(self, int p)
    cdef int _peril(self, int p, int base)
    cdef bint _fills(self, int q, int core, int base)
