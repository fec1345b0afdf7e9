"""``@rule("6.2", ruling="R-13")`` says which clause of the rulebook some code is. It only registers."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

__all__ = ("Clause", "clauses", "rule")

T = TypeVar("T", bound=Callable[..., Any])


class Clause(NamedTuple):
    """One piece of code that implements a clause."""

    number: str
    ruling: str
    module: str
    name: str
    file: str
    line: int
    """Of the decoration."""
    code: Callable[..., Any]


_CLAUSES: list[Clause] = []


def rule(number: str, *, ruling: str = "") -> Callable[[T], T]:
    """Register the decorated class or function as the code of that clause (and ruling)."""
    caller = sys._getframe(1)
    file, line = caller.f_code.co_filename, caller.f_lineno

    def register(code: T) -> T:
        _CLAUSES.append(Clause(number, ruling, code.__module__, code.__qualname__, file, line, code))
        return code

    return register


def clauses(package: str) -> list[Clause]:
    """What the modules of a package have registered, by clause number. The package must have been imported."""
    inside = [c for c in _CLAUSES if c.module == package or c.module.startswith(package + ".")]
    return sorted(inside, key=lambda c: ([int(n) for n in c.number.split(".")], c.ruling, c.module, c.name))
