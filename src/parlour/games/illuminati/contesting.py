"""What a bot does in an attack that is under way, its own or another's: pay, break privilege, change the roll."""

from __future__ import annotations

from typing import Any

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati.actions import Action, BreakPrivilege, CallOff, Pass, PlaySpecial, Spend
from parlour.games.illuminati.attempting import why_no_call_off
from parlour.games.illuminati.board import attempt_of, pending
from parlour.games.illuminati.haggling import proposal
from parlour.games.illuminati.judging import WINS, Judge
from parlour.games.illuminati.model import Attempt, State
from parlour.games.illuminati.money import MoneyRound, may_pay, most
from parlour.games.illuminati.planning import chance, gain_of, payment, resistance
from parlour.games.illuminati.specials import Playing, kinds_held
from parlour.games.illuminati.strength import MOST, succeeds
from parlour.kit.agenda import Prompt
from parlour.kit.chance import Chance
from parlour.kit.game import View

__all__ = ("HARD", "Contender")

HARD = 2
"""The level that counts exactly."""
STOP = 60.0
"""What it is worth to anybody to stop an attack that would win the game."""
THRIFT = 2.2
"""What an MB is worth to ``hard`` as long as it does not buy the victory: the attack that wins is contested by all."""
DEAR = 18.0
"""A result has to be worth so much for a Special that changes the roll or undoes another one."""
PLENTY = 60
"""MB: more than anybody would pay against one attack."""
SPREAD = 5
"""MB on Groups for which it is worth playing a Special that brings them together."""


class Contender:
    """A seat that is asked something, with what it knows."""

    def __init__(self, view: View, rng: Chance, prompt: Prompt, level: int) -> None:
        from parlour.games.illuminati.game import GAME  # here: the game offers its bots, so it is imported first

        self.game = GAME
        self.s: State = GAME.determinize(view, rng)
        self.rng = rng
        self.seat = prompt.seat
        self.kind = prompt.kind
        self.level = level
        self.judge = Judge(self.s, prompt.seat, exact=level == HARD)
        self.own = self.s.players[prompt.seat]
        self.illuminati = self.own.cards[0]

    def _held(self, ability: type[Any]) -> list[int]:
        return kinds_held(self.s, self.judge.deck, self.seat, ability)

    def money(self) -> Action | None:
        """§7.2 By whose attack it is."""
        attempt = attempt_of(self.s)
        if not self.level:
            return Pass()
        if attempt.seat == self.seat:
            return self._push(attempt)
        if attempt.defender == self.seat:
            return self._defend(attempt)
        answer = self._interfere(attempt)
        return (proposal(self.judge) if isinstance(answer, Pass) else None) or answer

    def _push(self, attempt: Attempt) -> Action:
        worth = gain_of(self.judge, self.seat, attempt.kind, attempt.group)
        from_group, from_illuminati = most(self.s, attempt, self.seat)
        spent = payment(attempt.number, worth, from_group + from_illuminati, self.price(worth))
        if spent:
            return _pay(spent, from_group, "for")
        hopeless = chance(attempt.number) * worth < 1.0
        if hopeless and why_no_call_off(self.s, attempt) is None:
            return CallOff()
        if self.level == HARD and worth > DEAR and attempt.number < MOST - 1 and (kinds := self._funds()):
            return PlaySpecial(kinds[0])
        return Pass()

    def _funds(self) -> list[int]:
        """Specials that put money on the Illuminati: from the bank, or from the own Groups."""
        spread = sum(own.money.value for own in self.own.cards[1:])
        return self._held(a.GainMoney) or (self._held(a.RedistributeMoney) if spread >= SPREAD else [])

    def price(self, worth: float) -> float:
        """What each MB has to bring at least."""
        return THRIFT if self.level == HARD and worth < WINS else 1.0

    def _defend(self, attempt: Attempt) -> Action:
        loss = self.judge.branch(attempt.group)
        from_group, from_illuminati = most(self.s, attempt, self.seat)
        group, illuminati = resistance(min(attempt.number, 11), loss, from_group, from_illuminati)
        return Spend(group, illuminati, "against") if group or illuminati else Pass()

    def _interfere(self, attempt: Attempt) -> Action:
        """Nobody may win as long as there is money to stop it.

        A payment has everybody asked again, so ``hard`` pays one MB and waits what the others do before the rest.
        """
        if attempt.number < 2:
            return Pass()
        from_illuminati = most(self.s, attempt, self.seat)[1]
        number, stake = min(attempt.number, MOST + 1), self._stake(attempt)
        _, spent = resistance(number, stake, 0, from_illuminati)
        if self.level == HARD and self._others_to_come(attempt):
            spent = min(spent, 1)
        elif self.level == HARD and may_pay(attempt, self.seat):
            short = resistance(number, stake, 0, PLENTY)[1] > from_illuminati
            if short and (kinds := self._funds()):
                return PlaySpecial(kinds[0])
        return Spend(0, spent, "against") if spent else Pass()

    def _others_to_come(self, attempt: Attempt) -> bool:
        """Is anybody asked after this seat, if it passes, who might pay against the attack too?"""
        top = self.s.agenda[-1]
        assert isinstance(top, MoneyRound)  # nothing else asks for money
        later = top.rota.passed(self.seat)
        order = later.order
        to_come = [order[(later.at + i) % len(order)] for i in range(len(order) - later.passes)]
        return any(seat != attempt.seat and may_pay(attempt, seat) for seat in to_come)

    def _stake(self, attempt: Attempt) -> float:
        """What it is worth to this seat that another one's attack fails."""
        if attempt.defender == self.seat:
            return self.judge.branch(attempt.group)
        wins = gain_of(self.judge, attempt.seat, attempt.kind, attempt.group) >= WINS
        return STOP if wins else 0.0

    def privilege(self) -> Action:
        """§6.2 A2 Who could be hurt breaks it."""
        attempt = attempt_of(self.s)
        stake = self._stake(attempt) if self.level == HARD else 0.0
        if stake < STOP / 2 or attempt.number < 2:
            return Pass()
        kinds = self._held(a.CancelPrivilege) or (
            self._held(a.JoinPrivileged) if attempt.defender != self.seat and self.seat not in attempt.guests else []
        )
        if kinds:
            return PlaySpecial(kinds[0])
        hand = sorted(self.own.hand.value, key=self.judge.special)
        return BreakPrivilege(min(hand[:2]), max(hand[:2])) if len(hand) > 1 else Pass()

    def react(self) -> Action:
        """§6.2 A6 The roll is changed where much hangs on it."""
        attempt = attempt_of(self.s)
        now = succeeds(attempt.roll, attempt.number)
        mine = attempt.seat == self.seat
        stake = gain_of(self.judge, self.seat, attempt.kind, attempt.group) if mine else self._stake(attempt)
        if self.level and mine != now and stake >= DEAR:
            for kind in self._held(a.SetRoll):
                ability = self.judge.deck.specials[kind].ability
                if isinstance(ability, a.SetRoll) and succeeds(ability.value, attempt.number) == mine:
                    return PlaySpecial(kind)
        return Pass()

    def respond(self) -> Action:
        """§10 Another one's Special is undone where it hurts."""
        kinds = self._held(a.CounterSpecial) if self.level == HARD else []
        play: Any = self.s.agenda[-1]
        return PlaySpecial(kinds[0]) if kinds and self._hurts(play) else Pass()

    def _hurts(self, play: Playing) -> bool:
        open_play = play.responses.plays[-1]
        if open_play.by == self.seat:
            return False
        if len(play.responses.plays) > 1:  # an answer: it hurts if it undoes what is good for this seat
            return len(play.responses.plays) == 2 and play.seat == self.seat and play.use != "effect"
        attempt = pending(self.s)
        if play.use == "effect":
            ability = self.judge.deck.specials[play.specials[0]].ability
            if isinstance(ability, a.SkipTurn):
                return self.s.active == self.seat
            if not isinstance(ability, a.SetRoll) or attempt is None:
                return False
            good = succeeds(ability.value, attempt.number)
            if attempt.seat == self.seat:
                return not good and gain_of(self.judge, self.seat, attempt.kind, attempt.group) >= DEAR
            return good and self._stake(attempt) >= DEAR
        if attempt is None:
            return False
        return self._stake(attempt) >= STOP / 2 if attempt.seat != self.seat else play.use == "break_privilege"


def _pay(spent: int, from_group: int, side: Any) -> Spend:
    """The Group's money first: it is good for little else."""
    group = min(spent, from_group)
    return Spend(group, spent - group, side)
