"""What running clocks of matches that are not in memory are still to be given: an outage, and stalls since.

A house with thousands of running matches does not load them all before it opens. Whoever's match comes into memory
later is given everything at once then, before anything else can happen to it.
"""

from __future__ import annotations

from collections.abc import Iterable

from parlour.match.match import Match
from parlour.match.ports import Clockwork, MatchId

__all__ = ("Arrears",)


class Arrears:
    """Debts by match."""

    def __init__(self, clockwork: Clockwork, pause_ms: int) -> None:
        """``pause_ms``: after an outage clocks stand still for so much longer."""
        self._clockwork, self._pause_ms = clockwork, pause_ms
        self._alive_ms = 0
        self._outage: dict[MatchId, None] = {}
        self._stalls: dict[MatchId, int] = {}

    def outage(self, alive_ms: int, matches: Iterable[MatchId]) -> None:
        """The house was alive last at ``alive_ms`` (Unix time); until it comes into memory nothing is charged."""
        self._alive_ms, self._outage = alive_ms, dict.fromkeys(matches)

    def stall(self, match: MatchId, ms: int) -> None:
        """The house stood still for so long."""
        if match not in self._outage:
            self._stalls[match] = self._stalls.get(match, 0) + ms

    @property
    def waiting(self) -> list[MatchId]:
        """The matches that have not come into memory since the outage, in the order they were named in."""
        return list(self._outage)

    def drop(self, match: MatchId) -> None:
        """It does not load: nothing can be given to it."""
        self._outage.pop(match, None)
        self._stalls.pop(match, None)

    async def settle(self, match: Match) -> None:
        """Give it all; on return nothing is owed."""
        match_id = match.row.id
        while match_id in self._outage or match_id in self._stalls:
            stalled_ms = self._stalls.pop(match_id, 0)
            if match_id in self._outage:
                await match.credit(self._alive_ms, self._pause_ms)
                self._outage.pop(match_id, None)
            else:
                await match.credit(self._clockwork.now_ms() - stalled_ms)
