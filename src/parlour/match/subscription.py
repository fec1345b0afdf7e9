"""A bounded queue to one connection."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator

from parlour.kit.actors import Viewer
from parlour.match.messages import Update
from parlour.match.ports import MatchRow

__all__ = ("Subscription",)


class Subscription:
    """Updates of the match and changes of the table, for one connection.

    ``async for item in subscription`` ends when it is closed; ``reason`` says why: ``too_slow`` (it overflowed:
    the client comes back with its last number), ``stopping``, ``seat_left`` (the seat is no longer the reader's), or
    empty if the reader closed it.
    """

    def __init__(self, viewer: Viewer, since: int, limit: int, held: str = "") -> None:
        """``held``: the hash of the token that the viewer's seat is held by."""
        self.viewer = viewer
        self.held = held
        self.n = since
        """The last number that was put in."""
        self.reason = ""
        self.closed = False
        self._limit = limit
        self._waiting: deque[Update | MatchRow] = deque()
        self._ready = asyncio.Event()

    def put(self, item: Update | MatchRow) -> None:
        """Hand an item over; a reader that is ``limit`` items behind is dropped."""
        if self.closed:
            return
        if len(self._waiting) >= self._limit:
            self.close("too_slow")
            return
        if isinstance(item, Update):
            self.n = item.n
        self._waiting.append(item)
        self._ready.set()

    def lost(self, row: MatchRow) -> bool:
        """Is the seat somebody else's, or nobody's?"""
        seat = self.viewer.seat
        return seat is not None and self.held != "" and row.seats[seat].token_hash != self.held

    async def get(self) -> Update | MatchRow | None:
        """The next item; ``None`` when closed."""
        while not self.closed:
            if self._waiting:
                return self._waiting.popleft()
            self._ready.clear()
            await self._ready.wait()
        return None

    async def __aiter__(self) -> AsyncIterator[Update | MatchRow]:
        while (item := await self.get()) is not None:
            yield item

    def close(self, reason: str = "") -> None:
        """End it; what waits is dropped. The first reason stands."""
        if not self.closed:
            self.closed, self.reason = True, reason
            self._waiting.clear()
            self._ready.set()
