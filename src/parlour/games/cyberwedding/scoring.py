"""§9.1 Victory points, whenever they are earned."""

from __future__ import annotations

from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.model import State
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = ("ranked", "score")


@rule("9.1")
def score(s: State, seat: int, points: int, why: str, k: Kernel) -> None:
    """``why`` is ``flee``, ``cyberman``, ``unit``, ``leader``, ``rescue``, ``kill`` or ``converted``; below 0 too."""
    s.players[seat].vp += points
    k.emit(events.PointsScored(seat=Seat(seat), points=points, why=why))


@rule("9.2")
@rule("10.6")
def ranked(s: State) -> list[int]:
    """Ranks by seat: most points first, equal ones share; who has left the table comes after all others."""
    keys = [(not player.left, player.vp) for player in s.players]
    return [1 + sum(other > key for other in keys) for key in keys]
