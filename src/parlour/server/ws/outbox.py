"""What waits for one socket: bounded in number and bytes, and told apart by key where only the newest counts."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import NamedTuple

__all__ = ("Outbox", "Waiting")


class Waiting(NamedTuple):
    """One message, and since when it could have been sent: 0 where nobody measures that."""

    text: str
    since: float


class Outbox:
    """A queue that says no instead of growing."""

    def __init__(self, max_messages: int, max_bytes: int) -> None:
        self._max_messages, self._max_bytes = max_messages, max_bytes
        self._waiting: OrderedDict[str, Waiting] = OrderedDict()
        self._bytes = 0
        self._count = 0
        self._filled: asyncio.Future[None] | None = None
        """Whoever waits for the first."""

    def put(self, text: str, key: str = "", since: float = 0.0) -> bool:
        """Queue a message; one of the same ``key`` that still waits is replaced. False if there is no room."""
        self._count += 1
        if key in self._waiting:
            self._bytes -= len(self._waiting.pop(key).text)
        self._waiting[key or f"#{self._count}"] = Waiting(text, since)
        self._bytes += len(text)
        if self._filled is not None and not self._filled.done():
            self._filled.set_result(None)
        return len(self._waiting) <= self._max_messages and self._bytes <= self._max_bytes

    def __len__(self) -> int:
        return len(self._waiting)

    async def get(self) -> Waiting:
        """The oldest message, when there is one."""
        while not self._waiting:
            self._filled = asyncio.get_running_loop().create_future()
            await self._filled
        _, oldest = self._waiting.popitem(last=False)
        self._bytes -= len(oldest.text)
        return oldest
