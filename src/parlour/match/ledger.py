"""Where the time went: one line for each seat whose time an entry ends, worked out from the log.

As with the clocks there are two accounts: a seat's own, and the one that others see. Theirs has no hidden prompts,
and what a seat did in secret only once the prompt that all could see is gone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from parlour.kit.actors import SYSTEM, Viewer
from parlour.kit.clock import Clock, NoClock, Spent
from parlour.kit.game import Game
from parlour.kit.record import Entry
from parlour.match import archive
from parlour.match.messages import Charge
from parlour.match.ports import MatchRow
from parlour.match.timing import Timing

__all__ = ("Ledger", "charges")

_CAUSES = {"expire": "expired", "flag": "expired", "leave": "left", "back": "taken_back", "credit": "credit"}


async def charges(game: Game[Any, Any], row: MatchRow, entries: Sequence[Entry], viewer: Viewer) -> list[Charge]:
    """All lines that this viewer may see, in order; others get a turn after each entry."""
    if isinstance(row.control, NoClock):
        return []
    replay = archive.positions(game, row, entries, seen_by=(viewer,))
    ledger, lines = Ledger(viewer, next(replay).timing), []
    for entry, p in zip(entries, replay, strict=True):
        await asyncio.sleep(0)
        (log,) = p.frames
        lines += ledger.follow(entry, p.timing, log.count.n)
    return lines


class Ledger:
    """The accounts of all seats as one viewer sees them, kept up entry by entry."""

    def __init__(self, viewer: Viewer, timing: Timing) -> None:
        self._viewer = viewer
        self._timing = timing
        seats = range(len(timing.clock.remaining_ms))
        self._left = [self._clock(timing, seat).remaining_ms[seat] for seat in seats]
        """What each seat had when its time began to run."""
        self._spent = [Spent(0, 0, 0) for _ in seats]
        """Since then."""

    def follow(self, entry: Entry, timing: Timing, n: int) -> list[Charge]:
        """The lines of an entry, after which the clocks are ``timing`` and the viewer's number is ``n``."""
        before, self._timing = self._timing, timing
        cause = _cause(entry)
        if cause == "credit":
            ms = int(entry.do.split()[1])
            self._spend(before, entry.at - ms)
            return self._credited(entry, ms, n)
        self._spend(before, entry.at)
        lines: list[Charge] = []
        for seat in range(len(self._left)):
            was, now = self._clock(before, seat).turn(seat), self._clock(timing, seat).turn(seat)
            settled = self._own(seat) and (cause == "taken_back" or _decided(entry) == seat)
            if was is not None and (was != now or settled):
                lines.append(self._settle(seat, entry, cause, n))
            elif was is None and now is not None:
                self._left[seat] = self._clock(timing, seat).remaining_ms[seat]
        return lines

    def _spend(self, timing: Timing, at: int) -> None:
        for seat, spent in timing.clock.spent(at).items():
            if self._own(seat) or seat not in timing.veiled:
                self._spent[seat] = _sum(self._spent[seat], spent)

    def _settle(self, seat: int, entry: Entry, cause: str, n: int) -> Charge:
        left, spent = self._clock(self._timing, seat).remaining_ms[seat], self._spent[seat]
        added = left - (self._left[seat] - spent.charged_ms)
        self._left[seat], self._spent[seat] = left, Spent(0, 0, 0)
        return Charge(
            seat=seat, at=entry.at, n=n, spent_ms=spent.elapsed_ms, lag_ms=spent.free_ms, credit_ms=0, added_ms=added,
            left_ms=left, cause=cause,
        )  # fmt: skip

    def _credited(self, entry: Entry, ms: int, n: int) -> list[Charge]:
        """Time that is not charged, in lines of their own; what the seats spend goes on."""
        clocks = [(seat, self._clock(self._timing, seat)) for seat in range(len(self._left))]
        return [
            Charge(
                seat=seat, at=entry.at, n=n, spent_ms=ms, lag_ms=0, credit_ms=ms, added_ms=0,
                left_ms=clock.remaining_ms[seat], cause="credit",
            )
            for seat, clock in clocks
            if clock.turn(seat) is not None
        ]  # fmt: skip

    def _own(self, seat: int) -> bool:
        return self._viewer.seat == seat

    def _clock(self, timing: Timing, seat: int) -> Clock:
        return timing.seen(seat, own=self._own(seat))


def _sum(one: Spent, more: Spent) -> Spent:
    return Spent(one.elapsed_ms + more.elapsed_ms, one.free_ms + more.free_ms, one.charged_ms + more.charged_ms)


def _cause(entry: Entry) -> str:
    return _CAUSES[entry.do.split()[0]] if entry.by == SYSTEM else "move"


def _decided(entry: Entry) -> int | None:
    """The seat whose prompt the entry is about, if it is about one."""
    if entry.by == SYSTEM:
        return int(entry.do.split()[1]) if _cause(entry) in {"expired", "left"} else None
    return None if entry.open else int(entry.by)
