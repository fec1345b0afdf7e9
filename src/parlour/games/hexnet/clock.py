"""§11 Leaving, and what it costs when time is up."""

from __future__ import annotations

from parlour.games.hexnet import columns as c
from parlour.games.hexnet.model import State
from parlour.games.hexnet.position import synced
from parlour.games.hexnet.resolve import depart, make
from parlour.games.hexnet.turn import next_turn
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = ("fall", "lose_turn")

_LOST = c.code(c.LOST)


@rule("11.1", ruling="R-53")
def fall(s: State, seat: int, reason: str, k: Kernel) -> None:
    """A Network falls, also out of turn; nothing happens to one that has fallen.

    Out of turn, the turn under way goes on, or is skipped if nothing is left to do in it: T is not raised again.
    """
    if not s.alive[seat]:
        return
    core, own_turn = synced(s), s.turn[c.SEAT] == seat
    depart(s, core, seat, reason, k)
    if own_turn or not core.count():
        next_turn(s, core, k)


@rule("11.2", ruling="R-48")
def lose_turn(s: State, seat: int, k: Kernel) -> None:
    """The time of a turn is up."""
    if s.turn[c.SEAT] != seat:
        return
    if s.options.turn_timeout == "fall":
        fall(s, seat, "time", k)
        return
    core = synced(s)
    make(s, core, _LOST, k)
    next_turn(s, core, k)
