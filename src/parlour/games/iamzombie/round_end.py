"""§11.3, §15.9 The end of a round: trophies, and everything else goes back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import Action, KeepTrophy
from parlour.games.iamzombie.asking import Asking
from parlour.games.iamzombie.cards import LOCATIONS, NONE
from parlour.games.iamzombie.model import State
from parlour.games.iamzombie.refusals import NOT_CLAIMED, NOT_NOW
from parlour.games.iamzombie.table import coop, seats_from
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Step
from parlour.kit.legal import Refused
from parlour.kit.rules import rule

__all__ = ("Clearing", "RoundEnd", "TrophyChoice")


@rule("11.3")
class RoundEnd(Step, kw_only=True):
    """11.3 Every winner keeps one location; in co-op the team keeps the best one."""

    def begin(self, s: State, k: Kernel) -> None:
        order = seats_from(s, s.first)
        won = [seat for seat in order if s.players[seat].won]
        k.emit(events.RoundEnded(round=s.round, seats=won))
        for seat in won:
            s.players[seat].rounds_won += 1
        if coop(s):
            _team_trophy(s, order, k)
            k.push(Clearing())
        else:
            k.push(*[TrophyChoice(seat=Seat(seat)) for seat in won], Clearing())


@rule("15.8")
@rule("15.9")
def _team_trophy(s: State, order: list[int], k: Kernel) -> None:
    """The claimed location of most VP; Panic sinks by one."""
    claimed = [(seat, location) for seat in order for location in s.players[seat].claimed]
    seat, best = max(claimed, key=lambda pair: LOCATIONS[pair[1]].vp)
    s.players[seat].claimed.remove(best)
    s.trophies.append(best)
    s.panic = max(0, s.panic - 1)
    k.emit(events.TrophyKept(seat=Seat(seat), location=best))


@rule("11.3")
class TrophyChoice(Asking, kw_only=True):
    """11.3 One of the locations claimed this round."""

    kind: ClassVar[str] = "trophy"

    def opens(self, s: State, k: Kernel) -> bool:
        claimed = s.players[self.seat].claimed
        if len(claimed) == 1:
            self.decide(s, KeepTrophy(claimed[0]), k)
            return False
        s.turn += 1
        return True

    def every(self, s: State) -> Iterable[Action]:
        return map(KeepTrophy, s.players[self.seat].claimed)

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not KeepTrophy:
            return NOT_NOW
        return None if action.location in s.players[self.seat].claimed else NOT_CLAIMED

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        player = s.players[self.seat]
        player.claimed.remove(action.location)
        player.trophies.append(action.location)
        k.emit(events.TrophyKept(seat=self.seat, location=action.location))

    @rule("18.2")
    def default(self, s: State, seat: Seat) -> Action:
        """Most VP."""
        return KeepTrophy(max(s.players[self.seat].claimed, key=lambda location: LOCATIONS[location].vp))


@rule("11.3")
class Clearing(Step, kw_only=True):
    """11.3 Claimed cards, the field and what was set aside go back to the deck."""

    def begin(self, s: State, k: Kernel) -> None:
        back = s.locations
        for player in s.players:
            back += player.claimed
            player.claimed = []
            player.slot, player.stage = NONE, 0
        for slot in s.slots:
            back += slot.below
            if slot.top != NONE:
                back.append(slot.top)
            s.freaks += slot.freaks
        back += s.set_aside
        s.set_aside = []
        s.slots = []
        back.sort()
