"""Stands in for `cython` where it is not installed, so that a hot module runs uncompiled with the same results.

Types mean nothing here: a C int that leaves its width is a bug in the hot module, not something to imitate.
"""

from __future__ import annotations

from typing import Any

compiled = False


class _Type:
    """The name of a C type: `int[::1]` names an array of it, `int(x)` converts to it."""

    def __getitem__(self, _key: object) -> _Type:
        return self

    def __call__(self, value: Any = 0) -> Any:
        return value


def _same(function: Any) -> Any:
    return function


def _directive(*_values: object, **_options: object) -> Any:
    return _same


def cast(_type: object, value: Any, **_options: object) -> Any:
    """Return the value."""
    return value


def declare(_type: object = None, value: Any = None, **_variables: object) -> Any:
    """Return the first value of a declared variable."""
    return value


cfunc = ccall = cclass = inline = nogil = final = _same
boundscheck = wraparound = cdivision = initializedcheck = nonecheck = exceptval = locals = returns = _directive
bint = char = uchar = short = ushort = int = uint = long = ulong = longlong = ulonglong = double = void = Py_ssize_t = (
    size_t
) = _Type()
