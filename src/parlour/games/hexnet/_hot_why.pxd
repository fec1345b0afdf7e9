# What `_hot_core.py` uses of `_hot_why.py`, for Cython alone; uncompiled it imports it.

from parlour.games.hexnet._hot_moves cimport Moves


cdef class Reasons(Moves):
    pass
