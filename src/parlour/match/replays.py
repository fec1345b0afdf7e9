"""Looking back: pages of a match, replayed from its log, and kept where nothing can change any more."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from functools import cached_property

import msgspec
from msgspec import Struct

from parlour.kit.actors import OMNISCIENT, Seat, Viewer
from parlour.kit.legal import Refused
from parlour.match.match import Match
from parlour.match.messages import OutcomeView, Page
from parlour.match.ports import MatchId, MatchRow
from parlour.match.talking import Talking
from parlour.match.views import outcome_view

__all__ = ("MOST_PAGES", "Pages", "Replays", "Shelf", "lies_open")

MOST_PAGES = 100
"""Of one answer; it is cut sooner where they are large."""
_ANSWER_BYTES = 2 * 1024 * 1024
_SHELF_BYTES = 32 * 1024 * 1024
_AT_ONCE = 4
"""Replays; whoever comes later waits. They give way to everything else after each entry."""

_Key = tuple[MatchId, Viewer, int]


class Pages(Struct, frozen=True, kw_only=True):
    """Some numbers of a viewer's count, in order."""

    viewer: Viewer
    total: int
    """How many there are."""
    pages: tuple[Page, ...]
    outcome: OutcomeView | None


class Shelf:
    """All pages of some matches as JSON, bounded in bytes; what has not been read for longest goes first."""

    def __init__(self, most_bytes: int = _SHELF_BYTES) -> None:
        self.most_bytes = most_bytes
        self._books: OrderedDict[_Key, Sequence[bytes]] = OrderedDict()
        self._bytes = 0

    def get(self, key: _Key) -> Sequence[bytes] | None:
        """The pages, if they are there."""
        pages = self._books.get(key)
        if pages is not None:
            self._books.move_to_end(key)
        return pages

    def put(self, key: _Key, pages: Sequence[bytes]) -> None:
        """Keep them, unless they alone are too much."""
        size = sum(map(len, pages))
        if key in self._books or size > self.most_bytes:
            return
        self._books[key] = pages
        self._bytes += size
        while self._bytes > self.most_bytes:
            _, gone = self._books.popitem(last=False)
            self._bytes -= sum(map(len, gone))


def lies_open(match: Match) -> bool:
    """May everybody see everything? Over, and the game keeps no secrets; a record from elsewhere is known anyway."""
    return match.row.status == "record" or (match.outcome is not None and not match.game.meta.keeps_secrets)


class Replays(Talking):
    """The part of the house that looks back."""

    @cached_property
    def _shelf(self) -> Shelf:
        return Shelf()

    @cached_property
    def _replaying(self) -> asyncio.Semaphore:
        return asyncio.Semaphore(_AT_ONCE)

    async def pages(
        self, match: MatchId, own: Viewer, seat: int | None = None, *, since: int = 0, limit: int = MOST_PAGES
    ) -> Pages | Refused:
        """The pages after number ``since``: what ``seat`` saw live, or (``None``) all that ``own`` may see now.

        Until the match lies open that is ``own``'s alone. Codes: ``unknown_table``, ``not_begun``, ``unknown_seat``,
        ``not_over``, ``keeps_secrets``.
        """
        table = await self._table(match)
        if table is None:
            return Refused("unknown_table")
        running = await self._loaded(table)
        if running is None:
            return Refused("not_begun")
        viewer = _eyes(table.row, running, own, seat)
        if isinstance(viewer, Refused):
            return viewer
        outcome = running.outcome
        total, pages = await self._replayed(running, viewer, max(0, since), min(limit, MOST_PAGES))
        key = "" if running.game.meta.keeps_secrets else running.row.key
        return Pages(
            viewer=viewer, total=total, pages=pages, outcome=None if outcome is None else outcome_view(outcome, key)
        )

    async def _replayed(self, match: Match, viewer: Viewer, since: int, limit: int) -> tuple[int, tuple[Page, ...]]:
        over = match.outcome is not None or match.row.status == "record"
        key = (match.row.id, viewer, match.v)
        known = self._shelf.get(key) if over else None
        if known is None:
            async with self._replaying:
                known = self._shelf.get(key) if over else None  # somebody else may have done it meanwhile
                if known is None:
                    return await self._read_log(match, viewer, since, limit, key if over else None)
        return len(known), _decoded(known[since : since + limit])

    async def _read_log(
        self, match: Match, viewer: Viewer, since: int, limit: int, key: _Key | None
    ) -> tuple[int, tuple[Page, ...]]:
        total = size = 0
        wanted: list[bytes] = []
        all_pages: list[bytes] = []
        async for page in match.pages(viewer, notes=key is not None):
            text = msgspec.json.encode(page)
            total, size = total + 1, size + len(text)
            if since < page.n <= since + limit:
                wanted.append(text)
            if key is not None:
                all_pages.append(text)
                if size > self._shelf.most_bytes:
                    key = None
                    all_pages.clear()
        if key is not None:
            self._shelf.put(key, all_pages)
        return total, _decoded(wanted)


def _eyes(row: MatchRow, match: Match, own: Viewer, seat: int | None) -> Viewer | Refused:
    if seat is not None and not 0 <= seat < len(row.seats):
        return Refused("unknown_seat")
    if lies_open(match):
        return OMNISCIENT if seat is None else Viewer(Seat(seat))
    if seat is None or seat == own.seat:
        return own
    return Refused("not_over" if match.outcome is None else "keeps_secrets")


def _decoded(texts: Sequence[bytes]) -> tuple[Page, ...]:
    """As many as one answer holds, at least one."""
    pages: list[Page] = []
    size = 0
    for text in texts:
        size += len(text)
        if pages and size > _ANSWER_BYTES:
            break
        pages.append(msgspec.json.decode(text, type=Page))
    return tuple(pages)
