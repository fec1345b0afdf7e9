"""How fast bots decide one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from parlour.kit.clock import NoClock
from parlour.match.match import Match
from parlour.match.ports import MatchId

__all__ = ("Pace",)

_NEVER = -1
_SLOW = 4
"""Decisions in a row that come at the table's pace; further ones, and there may be hundreds, at a third of it."""


class Pace:
    """Bots do not race where somebody looks on: each decision can be seen, and no browser is buried under them.

    Where clocks run they are not held up, as it is their time.
    """

    def __init__(self, pace_ms: int, watched: Callable[[MatchId], bool]) -> None:
        self._seconds = pace_ms / 1000
        self._watched = watched
        self._last: dict[MatchId, tuple[int, int, float]] = {}
        """Of each match the version that a bot made last, how many it had made in a row, and when."""

    async def wait(self, match: Match) -> None:
        """Until the next decision may land."""
        v, row, at = self._last.get(match.row.id, (_NEVER, 0, 0.0))
        if v != match.v or not self._seconds or not self._holds(match):
            return
        pause = self._seconds if row < _SLOW else self._seconds / 3
        await asyncio.sleep(at + pause - asyncio.get_running_loop().time())

    def landed(self, match: Match, before: int) -> None:
        """A bot's decision has, at that version; if that was made by a bot as well, it is one more in a row."""
        v, row, _ = self._last.pop(match.row.id, (_NEVER, 0, 0.0))
        if match.due():
            self._last[match.row.id] = (match.v, row + 1 if v == before else 1, asyncio.get_running_loop().time())

    def _holds(self, match: Match) -> bool:
        return isinstance(match.row.control, NoClock) and self._watched(match.row.id)
