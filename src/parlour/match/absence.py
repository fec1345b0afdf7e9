"""Who is away from a table, since when, and from when on the house decides for them.

A matter of connections alone, never of what a seat is asked: hidden prompts must not show in it. It lives in memory,
so a restart starts every absence anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from parlour.kit.game import Game
from parlour.match.ports import MatchId, MatchRow

__all__ = ("AWAY_MS", "AWAY_WAYS", "LEAST_AWAY_MS", "MOST_AWAY_MS", "Absence", "Absences")

AWAY_MS = 30_000
"""A seat without a connection is ``gone`` until then, and ``away`` afterwards."""
AWAY_WAYS = ("wait", "default", "bot")
"""What a table does about a seat that stays away."""
LEAST_AWAY_MS, MOST_AWAY_MS = 10_000, 24 * 3_600_000
"""How long the seat is waited for where something is done."""


class Absence(Struct, frozen=True):
    """The seats of a table at one moment."""

    state: tuple[str, ...]
    """By seat: ``here``, ``gone``, ``away``, or ``played`` while the house decides for it."""
    until_ms: tuple[int, ...]
    """By seat: Unix time from which on the house decides for it; 0 if it will not."""
    next_ms: int | None
    """When this changes by itself."""


class Absences:
    """Since when the seats of all tables have no connection. ``now_ms`` is Unix time."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        self._now_ms = now_ms
        self._opened_ms = now_ms()
        self._here: dict[MatchId, frozenset[int]] = {}
        self._lost: dict[MatchId, dict[int, int]] = {}

    def connected(self, match: MatchId, seats: frozenset[int]) -> None:
        """These seats have a connection now, and no others."""
        before, now = self._here.get(match, frozenset()), self._now_ms()
        lost = self._lost.setdefault(match, {})
        for seat in sorted(before - seats):
            lost[seat] = now
        for seat in seats:
            lost.pop(seat, None)
        if seats:
            self._here[match] = seats
        else:
            self._here.pop(match, None)
        if not lost:
            del self._lost[match]

    def seated(self, match: MatchId, seat: int) -> None:
        """Somebody has sat down; the connection is still to come."""
        if seat not in self._here.get(match, ()):
            self._lost.setdefault(match, {})[seat] = self._now_ms()

    def forget(self, row: MatchRow) -> None:
        """The table leaves memory: what makes no difference any more need not be remembered."""
        lost = self._lost.pop(row.id, {})
        if row.status == "running":
            fresh = self._now_ms() - max(AWAY_MS, row.away_ms)
            lost = {seat: since for seat, since in lost.items() if since > fresh}
            if lost:
                self._lost[row.id] = lost

    def look(self, row: MatchRow) -> Absence:
        """The table now."""
        now = self._now_ms()
        found = [self._seat(row, seat, now) for seat in range(len(row.seats))]
        times = [at for _, until, away in found for at in (until, away) if at > now]
        return Absence(
            state=tuple(state for state, _, _ in found),
            until_ms=tuple(until for _, until, _ in found),
            next_ms=min(times, default=None),
        )

    def stand_in(self, row: MatchRow, game: Game[Any, Any], seat: int) -> str | None:
        """Who decides for a person's seat: the level of a bot, nobody (empty), or only the person (``None``)."""
        if row.away == "wait" or self.look(row).state[seat] != "played":
            return None
        return "" if row.away == "default" else _level(game)

    def _seat(self, row: MatchRow, seat: int, now: int) -> tuple[str, int, int]:
        """Its state, from when on it is played (0: never), and when it is away."""
        kind, here = row.seats[seat].kind, self._here.get(row.id, frozenset())
        if kind == "bot" or seat in here:
            return "here", 0, 0
        if kind != "person":
            return "gone", 0, 0
        since = self._lost.get(row.id, {}).get(seat, self._opened_ms)
        until = max(since, row.start_ms, self._opened_ms) + row.away_ms if self._stands_in(row, seat, here) else 0
        if until and now >= until:
            return "played", until, 0
        away = since + AWAY_MS
        return ("away" if now >= away else "gone"), until, away

    @staticmethod
    def _stands_in(row: MatchRow, seat: int, here: frozenset[int]) -> bool:
        """Does the house ever decide for this absent seat? Not unless some other person is there to wait for it."""
        waits = any(other in here and not row.seats[other].left for other in range(len(row.seats)) if other != seat)
        return (
            waits
            and row.status == "running"
            and row.away in ("default", "bot")
            and row.away_ms > 0
            and not row.seats[seat].left
        )


def _level(game: Game[Any, Any]) -> str:
    """A bot that plays in somebody's name should play well, and need not win: the strongest but one."""
    levels = tuple(game.bots()) or ("easy",)
    return "medium" if "medium" in levels else levels[max(0, len(levels) - 2)]
