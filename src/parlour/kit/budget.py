"""How hard a bot may think. Rules know no time: what counts is asked for, and how it is counted is the caller's."""

from __future__ import annotations

from typing import Protocol

__all__ = ("Budget", "Iterations")


class Budget(Protocol):
    """Asked again and again by a search: may it go on?"""

    def spend(self, work: int = 1) -> bool:
        """``work`` iterations are done; true while there is something left."""
        ...


class Iterations:
    """So many iterations: equal seeds give equal play."""

    __slots__ = ("left",)

    def __init__(self, iterations: int) -> None:
        self.left = iterations

    def spend(self, work: int = 1) -> bool:
        """True while some are left."""
        self.left -= work
        return self.left > 0
