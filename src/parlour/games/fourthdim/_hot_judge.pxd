# For Cython alone: what is taken of other hot modules, and what they may take. Uncompiled these are plain imports.

from parlour.games.fourthdim._hot cimport *

cdef class Judge:
    cdef Core _core
    cdef int[::1] _weights
    cdef int[::1] _ring
    cdef int[::1] _gone
    cdef int _stamp
    cdef int _warriors

    cdef int _forget(self)
    cdef bint _attacked(self, int cell, int by, int stamp)
    cdef bint _can_win(self, int side, int stamp)
    cdef bint _strikes(self, int n, int side, int stamp)
    cdef int _evaluate(self, int side)
    cdef bint _mark_prey(self, int side, int stamp)
    cdef int _army(self, int side, int target, int mode, int stamp)
    cdef int _losses(self, int side, int mode, int stamp)
    cdef int _lord(self, int side)
    cdef int _shelter(self, int side, int lord, int stamp)
