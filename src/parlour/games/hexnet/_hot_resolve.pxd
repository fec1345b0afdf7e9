# For Cython alone: what is taken of other hot modules, and what they may take. Uncompiled these are plain imports.

from parlour.games.hexnet._hot cimport *
from parlour.games.hexnet._hot_position cimport *
from parlour.games.hexnet._hot_why cimport *

cdef class Resolution(Reasons):
    cdef int[::1] _told
    cdef int _tells

    cdef int _tell(self, int what, int a, int b, int c)
    cdef int _collect(self, int e)
    cdef int _rest(self, int e)
    cdef int _remove_trap(self, int k)
    cdef int _remove_p(self, int k)
    cdef int _resolve(self)
    cdef bint _is_surrounded_core(self, int e)
    cdef int _surrounded_networks(self)
    cdef int _fall(self, int p)
    cdef int _wreck(self, int e, int what)
    cdef int _vanish(self, int e)
    cdef int _forget(self, int e)
    cdef int _after_falls(self)
    cdef int _close_ranks(self)
    cdef int _renumber(self, int e, int to)
    cdef int _rename_trap(self, int e, int to)
