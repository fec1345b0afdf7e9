"""§4 The turn, as the table says it: T0 to T7, and then the next player."""

from __future__ import annotations

from parlour.games.illuminati import events
from parlour.games.illuminati.acting import Actions, FreeTransfers, SpecialPowers
from parlour.games.illuminati.board import seats_in
from parlour.games.illuminati.cards import facts
from parlour.games.illuminati.goals import met
from parlour.games.illuminati.hands import cards_left, draw, turn_up
from parlour.games.illuminati.income import Income
from parlour.games.illuminati.lapsing import end_offers
from parlour.games.illuminati.model import ALL_PLAYERS, NONE, State, TurnEnd
from parlour.games.illuminati.out import check_out, finish
from parlour.games.illuminati.windows import DoubleWindow, TurnStart
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Step
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("ACTIONS", "FREE_TRANSFERS", "LEAST_TARGETS", "AddTargets", "Draw", "Turn", "VictoryCheck")

ACTIONS = 2
FREE_TRANSFERS = 2
LEAST_TARGETS = 2


@rule("4")
class Turn(Step, kw_only=True):
    """4 One player's turn."""

    seat: Public[Seat]

    @rule("1.2")
    def begin(self, s: State, k: Kernel) -> None:
        if s.players[self.seat].out:
            return
        s.active = self.seat
        s.clock += 1
        s.turn = s.clock
        s.actions, s.transfers = ACTIONS, FREE_TRANSFERS
        s.acted = s.passed = s.skipped = s.doubled = False
        s.called_off = []
        for player in s.players:
            player.shows = 0
            for own in player.cards:
                own.used = 0
                own.spent = False
        k.emit(events.TurnBegun(seat=self.seat, round=s.round))
        k.push(
            TurnStart(),
            DoubleWindow(),
            Income(),
            Draw(),
            Actions(),
            FreeTransfers(),
            SpecialPowers(),
            AddTargets(),
            VictoryCheck(),
        )

    def end(self, s: State, k: Kernel) -> None:
        """In seat order; who is out is left out. A round begins with whoever comes first from the first player on."""
        offset = (self.seat - s.first) % s.seats
        later = [(seat - s.first) % s.seats for seat in seats_in(s)]
        following = [other for other in later if other > offset]
        if not following:
            if s.round >= s.options.round_limit:
                finish(s, "round_limit", [], k)
                return
            s.round += 1
        k.push(Turn(seat=Seat((min(following or later) + s.first) % s.seats)))


@rule("4.2")
class Draw(Step, kw_only=True):
    """4.2 T2"""

    def begin(self, s: State, k: Kernel) -> None:
        deck = facts(s.options)
        for _ in range(deck.draws[s.players[s.active].illuminati]):
            draw(s, deck, s.active, k)


@rule("4.7")
class AddTargets(Step, kw_only=True):
    """4.7 T6"""

    def begin(self, s: State, k: Kernel) -> None:
        deck = facts(s.options)
        while len(s.uncontrolled) < LEAST_TARGETS and cards_left(s):
            turn_up(s, deck, k)


@rule("4.8")
@rule("13")
class VictoryCheck(TurnEnd, kw_only=True):
    """4.8 T7: everybody who meets a goal wins; then whoever has nothing left is out (R 46)."""

    def begin(self, s: State, k: Kernel) -> None:
        player = s.players[s.active]
        if not player.out:
            player.turns += 1
        end_offers(s, k)
        if _won(s, k):
            return
        if s.options.until_all_controlled and not s.uncontrolled:
            finish(s, "all_controlled", [], k)
            return
        s.shifts = []
        for seat in seats_in(s):
            if not s.reason:
                check_out(s, seat, k)


@rule("13", ruling="R 49")
def _won(s: State, k: Kernel) -> bool:
    """All who meet a goal win together; a secret one is shown now."""
    winners = []
    for seat in seats_in(s):
        goal = met(s, seat)
        if goal is not None:
            winners.append(seat)
            if goal != NONE and s.players[seat].goal.value == goal:
                s.players[seat].goal.to = ALL_PLAYERS
            k.emit(events.GoalMet(seat=Seat(seat), goal=goal))
    if winners:
        finish(s, "goal", winners, k)
    return bool(winners)
