"""What waits for one socket: bounded in number and bytes, and told apart by key where only the newest counts."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

__all__ = ("Outbox",)


class Outbox:
    """A queue that says no instead of growing."""

    def __init__(self, max_messages: int, max_bytes: int) -> None:
        self._max_messages, self._max_bytes = max_messages, max_bytes
        self._waiting: OrderedDict[str, str] = OrderedDict()
        self._bytes = 0
        self._count = 0
        self._filled = asyncio.Event()

    def put(self, text: str, key: str = "") -> bool:
        """Queue a message; one of the same ``key`` that still waits is replaced. False if there is no room."""
        self._count += 1
        if key in self._waiting:
            self._bytes -= len(self._waiting.pop(key))
        self._waiting[key or f"#{self._count}"] = text
        self._bytes += len(text)
        self._filled.set()
        return len(self._waiting) <= self._max_messages and self._bytes <= self._max_bytes

    async def get(self) -> str:
        """The oldest message, when there is one."""
        while not self._waiting:
            self._filled.clear()
            await self._filled.wait()
        _, text = self._waiting.popitem(last=False)
        self._bytes -= len(text)
        return text
