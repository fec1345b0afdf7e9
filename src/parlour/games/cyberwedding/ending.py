"""§9.2 The four ends of the game, and the table's own."""

from __future__ import annotations

from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.model import Phase, PlayerState, Rank, State
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = ("check_end", "finish", "last_round")

_HUMAN = (PlayerState.HUMAN, PlayerState.HELD, PlayerState.PARTIAL)


@rule("9.2")
def finish(s: State, reason: str, k: Kernel) -> None:
    """It is over, unless it was already."""
    if s.reason:
        return
    s.reason = reason
    k.emit(events.GameEnded(reason=reason, scores=[player.vp for player in s.players]))


@rule("9.2")
def check_end(s: State, k: Kernel) -> None:
    """After every change: is one of the first three ends there?"""
    if s.reason or s.phase is Phase.SETUP:
        return
    if not s.units and not s.cybermen:
        finish(s, "machines_destroyed", k)
    elif s.leader_existed and all(cyberman.rank is Rank.ORDINARY for cyberman in s.cybermen):
        finish(s, "leaders_destroyed", k)
    elif not any(player.state in _HUMAN for player in s.players):
        finish(s, "nobody_human", k)


@rule("10.4")
def last_round(s: State) -> int:
    """After how many rounds it is over: as agreed, else by the number of players."""
    agreed = s.options.max_rounds
    return NUMBERS.max_rounds[s.seats] if agreed is None else agreed
