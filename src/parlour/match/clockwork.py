"""The time source of a real house."""

from __future__ import annotations

import time

__all__ = ("SystemClock",)


class SystemClock:
    """The wall clock at the start and the monotonic clock since: a clock that is set back or forth changes nothing.

    ``floor_ms`` is the time of the last thing that is stored; a machine that starts with its clock behind goes on
    from there.
    """

    def __init__(self, floor_ms: int = 0) -> None:
        self._start_ms = max(time.time_ns() // 1_000_000, floor_ms)
        self._monotonic_ns = time.monotonic_ns()

    def now_ms(self) -> int:
        """Milliseconds of Unix time, never running backwards."""
        return self._start_ms + (time.monotonic_ns() - self._monotonic_ns) // 1_000_000
