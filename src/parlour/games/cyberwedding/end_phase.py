"""§3.3 and §3.7: cards are drawn, and at the end of the turn those too many are discarded."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from parlour.games.cyberwedding.actions import Action, DiscardCard, EndTurn
from parlour.games.cyberwedding.asking import Asking
from parlour.games.cyberwedding.commands import command, commands, may_command, sample_command, why_no_command
from parlour.games.cyberwedding.hands import discard, draw_card, over_limit
from parlour.games.cyberwedding.model import Phase, State
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.refusals import NOT_IN_HAND, NOT_NOW
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Step
from parlour.kit.chance import Chance
from parlour.kit.legal import Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("Discarding", "EndPhase", "Redraw")


@rule("3.3")
class Redraw(Step, kw_only=True):
    """3.3 Up to three cards in hand."""

    seat: Public[Seat]

    def begin(self, s: State, k: Kernel) -> None:
        if s.cut:
            return
        s.phase = Phase.REDRAW
        while len(s.players[self.seat].hand) < NUMBERS.hand_limit and draw_card(s, self.seat, k):
            pass


@rule("3.7")
class EndPhase(Asking, kw_only=True):
    """3.7 One card may be discarded; then the hand limit holds, also after a turn that was cut short."""

    kind: ClassVar[str] = "end"
    discarded: Public[bool] = False

    def opens(self, s: State, k: Kernel) -> bool:
        if s.cut:
            k.push(Discarding(seat=self.seat))
            return False
        s.phase = Phase.END
        if (self.discarded or not s.players[self.seat].hand) and not may_command(s, self.seat):
            k.push(Discarding(seat=self.seat))
            return False
        return True

    def every(self, s: State) -> Iterable[Action]:
        hand = () if self.discarded else dict.fromkeys(s.players[self.seat].hand)
        return [EndTurn(), *(DiscardCard(card) for card in hand), *commands(s, self.seat)]

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is EndTurn:
            return None
        if type(action) is DiscardCard:
            if self.discarded:
                return NOT_NOW
            return None if action.card in s.players[self.seat].hand else NOT_IN_HAND
        return why_no_command(s, self.seat, action)

    def sample(self, s: State, rng: Chance) -> Action:
        """Now and then a card to discard, or a command."""
        die = rng.below("sample", 4)
        hand = s.players[self.seat].hand
        if die == 0 and hand and not self.discarded:
            return DiscardCard(hand[rng.below("card", len(hand))])
        return (sample_command(s, self.seat, rng) if die == 1 else None) or EndTurn()

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        if type(action) is EndTurn:
            k.push(Discarding(seat=self.seat))
            return
        self.again(k)
        if type(action) is DiscardCard:
            self.discarded = True
            discard(s, self.seat, action.card, k)
        else:
            command(s, self.seat, action, k)

    def default(self, s: State, seat: Seat) -> Action:
        """Nothing more."""
        return EndTurn()


@rule("3.7")
class Discarding(Asking, kw_only=True):
    """3.7 Down to three cards."""

    kind: ClassVar[str] = "discard"

    def opens(self, s: State, k: Kernel) -> bool:
        return over_limit(s, self.seat) > 0

    def every(self, s: State) -> Iterable[Action]:
        return [DiscardCard(card) for card in dict.fromkeys(s.players[self.seat].hand)]

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not DiscardCard:
            return NOT_NOW
        return None if action.card in s.players[self.seat].hand else NOT_IN_HAND

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        discard(s, self.seat, action.card, k)
        self.again(k)

    def default(self, s: State, seat: Seat) -> Action:
        """The first card."""
        return DiscardCard(s.players[seat].hand[0])
