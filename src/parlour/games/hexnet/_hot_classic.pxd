# For Cython alone: what is taken of other hot modules, and what they may take. Uncompiled these are plain imports.

from parlour.games.hexnet._hot cimport *
