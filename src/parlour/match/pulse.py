"""Is the event loop on time? A stall of the server's own is nobody's time."""

from __future__ import annotations

import time
from collections.abc import Callable

__all__ = ("PULSE_MS", "STALL_MS", "Pulse")

PULSE_MS = 250
"""The house means to look at itself this often."""
STALL_MS = 250
"""Being later than that is a stall; less is an ordinary busy moment."""


def _monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class Pulse:
    """When the house meant to be awake next, by the machine's own clock, and how late that is.

    Whoever works on a clock asks first: after a stall, what came in meanwhile is worked off before the house itself
    wakes, and nobody's time may be up by then.
    """

    def __init__(self, now_ms: Callable[[], int] = _monotonic_ms) -> None:
        self._now_ms = now_ms
        self._due_ms: int | None = None
        self.halted = False
        """The house has said goodbye: nobody can answer any more, and nobody's time is up."""

    def plan(self, in_ms: int) -> None:
        """The house means to be awake again after that time."""
        self._due_ms = self._now_ms() + in_ms

    def rest(self) -> None:
        """Nothing is planned: nothing is late."""
        self._due_ms = None

    def late_ms(self) -> int:
        """For how long the house should have been awake by now and was not."""
        return 0 if self._due_ms is None else max(0, self._now_ms() - self._due_ms)

    def lost_ms(self) -> int:
        """The same; 0 if it is no stall."""
        late = self.late_ms()
        return late if late > STALL_MS else 0
