"""What the house keeps in memory of one table, and how much of that there is."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Struct

from parlour.match.match import Match
from parlour.match.messages import Update
from parlour.match.ports import MatchRow
from parlour.match.subscription import Heard, Subscription
from parlour.match.talk import Talk

__all__ = ("Load", "Table")


class Load(Struct, frozen=True, kw_only=True):
    """How full the house is."""

    tables: dict[str, int]
    """Stored, by status."""
    loaded: int
    """Tables in memory."""
    matches: int
    """Of them, those with a match."""
    writes: int
    """That wait for the disk."""


class Table:
    """A row, its match once it has begun, and who listens."""

    def __init__(self, row: MatchRow) -> None:
        self.row = row
        self.match: Match | None = None
        self.subscriptions: set[Subscription] = set()
        self.seating = asyncio.Lock()
        """Held while the row changes."""
        self.loading = asyncio.Lock()
        self.talk: Talk | None = None
        """What was said last, once somebody has listened."""
        self.talking = asyncio.Lock()
        """Held while something is said, or read."""
        self.saying: set[asyncio.Task[Any]] = set()

    def change(self, row: MatchRow) -> None:
        """The stored row is another now: everybody who listens learns of it, unless it has lost its seat."""
        self.row = row
        if self.match is not None:
            self.match.row = row
        for subscription in self.listening():
            if subscription.lost(row):
                subscription.close("seat_left")
            else:
                subscription.put(row)

    def listening(self) -> list[Subscription]:
        """The subscriptions that are still open; closed ones are forgotten."""
        self.subscriptions = {subscription for subscription in self.subscriptions if not subscription.closed}
        return list(self.subscriptions)

    def tell(self) -> None:
        """Send each listener what is new for it. Connections of one viewer share the update."""
        match = self.match
        if match is None:
            return
        built: dict[tuple[int | None, int], Update] = {}
        for subscription in self.listening():
            viewer, n = subscription.viewer, subscription.n
            if match.number(viewer) == n:
                continue
            key = (viewer.seat, n)
            if key not in built:
                built[key] = match.update(n, viewer)
            subscription.put(built[key])
        self.tell_offer()
        if self.over:
            self._open_gallery()

    def tell_offer(self) -> None:
        """Send each seat the take-back that is asked for, where that is new for it."""
        if self.match is not None:
            for subscription in self.listening():
                subscription.put_offer(self.match.offer(subscription.viewer))

    @property
    def over(self) -> bool:
        """May everybody hear everybody?"""
        return self.row.status in {"over", "record"} or (self.match is not None and self.match.outcome is not None)

    def _open_gallery(self) -> None:
        """The game is over: seats hear what those said who watched."""
        for subscription in self.listening():
            if not subscription.gallery:
                subscription.gallery = True
                lines = self.talk.gallery() if self.talk is not None else ()
                if lines:
                    subscription.put(Heard(lines))
