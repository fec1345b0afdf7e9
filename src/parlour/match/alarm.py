"""Which match has something due when: an alarm clock with one hand a match."""

from __future__ import annotations

import heapq

from parlour.match.ports import MatchId

__all__ = ("Alarm",)

_SLACK = 64
"""Times that no longer hold stay in the heap until they come up, or until there are more of them than of others."""


class Alarm:
    """The times at which matches want to be looked at, in milliseconds of Unix time."""

    def __init__(self) -> None:
        self._at: dict[MatchId, int] = {}
        self._heap: list[tuple[int, MatchId]] = []

    def set(self, match: MatchId, at_ms: int | None) -> None:
        """Ring then, instead of when it was set before; ``None``: not at all."""
        if at_ms is None:
            self._at.pop(match, None)
        elif self._at.get(match) != at_ms:
            self._at[match] = at_ms
            if len(self._heap) >= 2 * len(self._at) + _SLACK:
                self._heap = [(at, one) for one, at in self._at.items()]
                heapq.heapify(self._heap)
            else:
                heapq.heappush(self._heap, (at_ms, match))

    def next(self) -> int | None:
        """When it rings next."""
        while self._heap and self._at.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def pop(self, now_ms: int) -> MatchId | None:
        """A match that is due, taken off; ``None`` if there is none."""
        at = self.next()
        if at is None or at > now_ms:
            return None
        _, match = heapq.heappop(self._heap)
        del self._at[match]
        return match
