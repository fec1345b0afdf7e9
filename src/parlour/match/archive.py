"""The log read again: records, and every number of a viewer's count replayed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any

from parlour.kit.actors import OMNISCIENT, Viewer
from parlour.kit.chance import Recorded
from parlour.kit.game import Game
from parlour.kit.record import Closing, Entry, MatchRecord
from parlour.kit.standing import back_to, targets
from parlour.match.messages import Page
from parlour.match.ports import MatchRow
from parlour.match.position import Position, header
from parlour.match.views import awaited

__all__ = ("note", "pages", "positions", "record", "state_at")


def positions(
    game: Game[Any, Any], row: MatchRow, entries: Sequence[Entry], *, seen_by: tuple[Viewer, ...] | None = None
) -> Iterator[Position]:
    """The match after its start and after each entry: always the same object. ``RecordError`` where it does not fit."""
    head = header(row)
    p = Position.begin(game, head, Recorded(head.chance), control=row.control, lag_ms=row.lag_ms, seen_by=seen_by)
    p.verify(head.h, 1)
    p.land()
    yield p
    keep, kept = targets(entries), dict[int, Position]()
    for entry in entries:
        if p.v in keep:
            kept[p.v] = p.fork()
        v = back_to(entry)
        p.follow(entry, None if v is None else kept.pop(v, None))
        p.land()
        yield p


async def pages(
    game: Game[Any, Any], row: MatchRow, entries: Sequence[Entry], viewer: Viewer, *, notes: bool = False
) -> AsyncIterator[tuple[int, Page]]:
    """Every number of the viewer's count with the version that it came with; others get a turn after each entry.

    ``notes``: with the positions in the game's notation, for a game that is over.
    """
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
                position=note(game, p.state) if notes else "",
            ),
        )


async def state_at(game: Game[Any, Any], row: MatchRow, entries: Sequence[Entry], n: int) -> Any | None:
    """The state that came with number ``n`` of whom nothing is hidden from, or ``None`` if there is no such number."""
    for p in positions(game, row, entries, seen_by=(OMNISCIENT,)):
        await asyncio.sleep(0)
        if p.frames[0].count.n == n:
            return p.state
    return None


def note(game: Game[Any, Any], s: Any) -> str:
    """The position in the game's notation, if it has one, hides nothing, and a turn begins here; else empty."""
    analysis = None if game.meta.hidden else game.analysis
    return analysis.format(s) if analysis is not None and analysis.begins(s) else ""


def record(game: Game[Any, Any], row: MatchRow, entries: Sequence[Entry], end: Any) -> MatchRecord:
    """The whole record; ``end`` is the state after the last entry."""
    outcome = game.outcome(end)
    closing = None
    if outcome is not None:
        closing = Closing(result=outcome, key="" if game.meta.keeps_secrets else row.key)
    return MatchRecord(header(row), list(entries), closing)
