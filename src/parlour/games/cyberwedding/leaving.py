"""§10.6 Who leaves the table: the defaults decide in set-up, later the group leaves the game."""

from __future__ import annotations

from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.ending import finish
from parlour.games.cyberwedding.model import Phase, State
from parlour.games.cyberwedding.standing import put_out
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = ("leave",)


@rule("10.6")
def leave(s: State, seat: Seat, k: Kernel) -> None:
    """Captives stay captives, a Cyberleader's or Cyberlieutenant's figure stays on the map, as one of the others.

    With one player left it is over.
    """
    player = s.players[seat]
    if player.left:
        return
    player.left = True
    k.emit(events.PlayerLeft(seat=seat))
    if sum(not other.left for other in s.players) <= 1:
        finish(s, "left_alone", k)
    elif s.phase is not Phase.SETUP:
        put_out(s, seat, k)
