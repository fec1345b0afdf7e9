"""Thinking time, for play against the clock on the wall. Rules never see it."""

from __future__ import annotations

import time

__all__ = ("Milliseconds",)


class Milliseconds:
    """So much time from now on, however much is done in it."""

    __slots__ = ("_end",)

    def __init__(self, milliseconds: int) -> None:
        self._end = time.monotonic_ns() + milliseconds * 1_000_000

    def spend(self, work: int = 1) -> bool:
        """True while there is time."""
        return time.monotonic_ns() < self._end
