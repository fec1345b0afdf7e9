"""§14 ``shove``, and §15.10 the consent that it takes in co-op."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import Action, Agree, Decline, Use
from parlour.games.iamzombie.asking import Asking
from parlour.games.iamzombie.model import Player, State
from parlour.games.iamzombie.moving import enter
from parlour.games.iamzombie.refusals import NOT_NOW
from parlour.games.iamzombie.table import coop
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.legal import Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("Consenting", "shove")


@rule("14")
def shove(s: State, player: Player, action: Use, k: Kernel) -> None:
    """Another's pawn goes to a neighbouring location; in co-op its owner is asked."""
    if coop(s):
        k.push(Consenting(seat=Seat(action.to), by=player.seat, slot=action.slot))
    else:
        _carry_out(s, player.seat, s.players[action.to], action.slot, k)


def _carry_out(s: State, by: Seat, shoved: Player, slot: int, k: Kernel) -> None:
    enter(s, shoved, slot)
    k.emit(events.PawnShoved(seat=by, to=shoved.seat, slot=slot, location=s.slots[slot].top))


@rule("15.10")
class Consenting(Asking, kw_only=True):
    """15.10 The owner of the pawn agrees, or not; the special is used either way."""

    kind: ClassVar[str] = "consent"
    optional: ClassVar[bool] = True
    by: Public[Seat]
    slot: Public[int]

    def every(self, s: State) -> Iterable[Action]:
        return [Agree(), Decline()]

    def judge(self, s: State, action: Any) -> Refused | None:
        return None if type(action) in (Agree, Decline) else NOT_NOW

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        if type(action) is Agree:
            _carry_out(s, self.by, s.players[self.seat], self.slot, k)
        else:
            k.emit(events.ShoveRefused(seat=self.by, to=self.seat))

    def default(self, s: State, seat: Seat) -> Action:
        """No."""
        return Decline()
