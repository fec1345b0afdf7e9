# What `_hot_search.py` uses of `_hot_judge.py`, for Cython alone; uncompiled it imports it.

from parlour.games.hexnet._hot_core cimport Core


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
