"""The log read again: records, and every number of a viewer's count replayed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any

from parlour.kit.actors import Viewer
from parlour.kit.chance import Recorded
from parlour.kit.game import Game
from parlour.kit.record import Closing, Entry, MatchRecord
from parlour.match.messages import Page
from parlour.match.ports import MatchRow
from parlour.match.position import Position, header
from parlour.match.views import awaited

__all__ = ("pages", "positions", "record")


def positions(
    game: Game[Any, Any], row: MatchRow, entries: Sequence[Entry], *, seen_by: tuple[Viewer, ...] | None = None
) -> Iterator[Position]:
    """The match after its start and after each entry: always the same object. ``RecordError`` where it does not fit."""
    head = header(row)
    p = Position.begin(game, head, Recorded(head.chance), control=row.control, lag_ms=row.lag_ms, seen_by=seen_by)
    p.verify(head.h, 1)
    p.land()
    yield p
    for entry in entries:
        p.follow(entry)
        p.land()
        yield p


async def pages(
    game: Game[Any, Any], row: MatchRow, entries: Sequence[Entry], viewer: Viewer
) -> AsyncIterator[tuple[int, Page]]:
    """Every number of the viewer's count with the version that it came with; others get a turn after each entry."""
    n = 0
    for p in positions(game, row, entries, seen_by=(viewer,)):
        await asyncio.sleep(0)
        (log,) = p.frames
        if log.count.n == n:
            continue
        frames = log.since(n)
        n = log.count.n
        assert frames
        yield (
            p.v,
            Page(
                n=n,
                at=p.at,
                events=frames[-1].events,
                view=game.view(p.state, viewer).state,
                awaited=awaited(game, p.state, viewer),
            ),
        )


def record(game: Game[Any, Any], row: MatchRow, entries: Sequence[Entry], end: Any) -> MatchRecord:
    """The whole record; ``end`` is the state after the last entry."""
    outcome = game.outcome(end)
    closing = None
    if outcome is not None:
        closing = Closing(result=outcome, key="" if game.meta.keeps_secrets else row.key)
    return MatchRecord(header(row), list(entries), closing)
