"""The bus of a house with one process."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import AsyncIterator

from parlour.match.ports import MatchId

__all__ = ("MemoryBus",)


class _Subscription:
    """What one subscriber has not read yet. Of one match only the newest version counts."""

    def __init__(self) -> None:
        self._waiting: dict[MatchId, int] = {}
        self._ready = asyncio.Event()

    def put(self, match: MatchId, v: int) -> None:
        self._waiting[match] = max(v, self._waiting.get(match, 0))
        self._ready.set()

    def __aiter__(self) -> _Subscription:
        return self

    async def __anext__(self) -> tuple[MatchId, int]:
        while not self._waiting:
            self._ready.clear()
            await self._ready.wait()
        match = next(iter(self._waiting))
        return match, self._waiting.pop(match)


class MemoryBus:
    """Hands publications on within the process."""

    def __init__(self) -> None:
        self._subscriptions: list[weakref.ref[_Subscription]] = []

    async def publish(self, match: MatchId, v: int) -> None:
        """After the commit, never before."""
        for known in self._subscriptions:
            subscription = known()
            if subscription is not None:
                subscription.put(match, v)

    def subscribe(self) -> AsyncIterator[tuple[MatchId, int]]:
        """Every publication from now on."""
        subscription = _Subscription()
        self._subscriptions = [known for known in self._subscriptions if known() is not None]
        self._subscriptions.append(weakref.ref(subscription))
        return subscription
