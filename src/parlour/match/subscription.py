"""A bounded queue to one connection."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from msgspec import Struct

from parlour.kit.actors import Viewer
from parlour.match.messages import Offer, Update
from parlour.match.ports import MatchRow, Said

__all__ = ("Heard", "Item", "Offered", "Subscription")


class Offered(Struct, frozen=True):
    """The take-back that is asked for now, or that none is any more."""

    offer: Offer | None


class Heard(Struct, frozen=True):
    """What was said."""

    lines: tuple[Said, ...]


Item = Update | MatchRow | Offered | Heard


class Subscription:
    """Updates of the match, changes of the table, offers and talk, for one connection.

    ``async for item in subscription`` ends when it is closed; ``reason`` says why: ``too_slow`` (it overflowed:
    the client comes back with its last number), ``stopping``, ``seat_left`` (the seat is no longer the reader's), or
    empty if the reader closed it. A reader that has a place of its own for what comes says so with :meth:`pour`.
    """

    def __init__(self, viewer: Viewer, since: int, limit: int, held: str = "", *, gallery: bool = False) -> None:
        """``held``: the hash of the token that the viewer's seat is held by; ``gallery``: it hears who watches."""
        self.viewer = viewer
        self.held = held
        self.gallery = gallery
        self.offer: Offer | None = None
        """The offer that was put in last."""
        self.n = since
        """The last number that was put in."""
        self.reason = ""
        self.closed = False
        self._limit = limit
        self._waiting: list[Item] = []
        self._reader: asyncio.Future[None] | None = None
        """Whoever waits for the next item."""
        self._sink: Callable[[Item | None], None] | None = None

    def put(self, item: Item) -> None:
        """Hand an item over; a reader that is ``limit`` items behind is dropped."""
        if self.closed:
            return
        if self._sink is not None:
            self.n = item.n if isinstance(item, Update) else self.n
            self._sink(item)
            return
        if len(self._waiting) >= self._limit:
            self.close("too_slow")
            return
        if isinstance(item, Update):
            self.n = item.n
        self._waiting.append(item)
        self._wake()

    def pour(self, sink: Callable[[Item | None], None] | None) -> None:
        """What waits, and from now on every item at once, goes to ``sink``, which does not fail; ``None`` at the end.

        Without a sink again, items wait.
        """
        self._sink = sink
        while self._waiting and self._sink is not None:  # a sink may want what follows to wait
            self._sink(self._waiting.pop(0))
        if self.closed and self._sink is not None:
            self._sink(None)

    def put_offer(self, offer: Offer | None) -> None:
        """Hand over the offer, if it is another one than before."""
        if offer != self.offer:
            self.offer = offer
            self.put(Offered(offer))

    def lost(self, row: MatchRow) -> bool:
        """Is the seat somebody else's, or nobody's?"""
        seat = self.viewer.seat
        return seat is not None and self.held != "" and row.seats[seat].token_hash != self.held

    async def get(self) -> Item | None:
        """The next item; ``None`` when closed."""
        while not self.closed:
            if self._waiting:
                return self._waiting.pop(0)
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return None

    async def __aiter__(self) -> AsyncIterator[Item]:
        while (item := await self.get()) is not None:
            yield item

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def close(self, reason: str = "") -> None:
        """End it; what waits is dropped. The first reason stands."""
        if not self.closed:
            self.closed, self.reason = True, reason
            self._waiting.clear()
            self._wake()
            if self._sink is not None:
                self._sink(None)
