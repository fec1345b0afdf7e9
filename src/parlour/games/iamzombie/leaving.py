"""§18.3 Who leaves: the hero stays on the field, and does what the defaults say."""

from __future__ import annotations

from parlour.games.iamzombie import events
from parlour.games.iamzombie.ending import abandon, leave_alone
from parlour.games.iamzombie.model import State
from parlour.games.iamzombie.table import coop
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = ("leave",)


@rule("18.3")
def leave(s: State, seat: Seat, k: Kernel) -> None:
    """In competition the game is over when one player is left, in co-op when nobody is."""
    player = s.players[seat]
    if player.out:
        return
    player.out, player.vouching = True, False
    k.emit(events.PlayerLeft(seat=seat))
    stayed = sum(not other.out for other in s.players)
    if stayed == 0:
        abandon(s, k)
    elif stayed == 1 and not coop(s):
        leave_alone(s, k)
