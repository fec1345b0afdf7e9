"""Three opponents, who know what a person in their seat knows.

``easy`` attacks what looks easy and never answers; ``medium`` weighs every attack on what is uncontrolled, pays for its
own, defends itself and stops whoever is about to win; ``hard`` saves its money for the attack that wins, makes it by
surprise and with privilege, breaks that of others, and lets others pay first. Both make offers, all answer them, and
nobody hands somebody else the victory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati.actions import (
    Action,
    BreakPrivilege,
    CallOff,
    ChooseGoal,
    ExtraDraw,
    Finish,
    HandOver,
    Pass,
    PassTurn,
    PlaySpecial,
    Redistribute,
    Spend,
    Transfer,
)
from parlour.games.illuminati.attempting import why_no_call_off
from parlour.games.illuminati.board import attempt_of, pending
from parlour.games.illuminati.goals import goal_of, to_choose_from
from parlour.games.illuminati.haggling import answer, proposal
from parlour.games.illuminati.hands import cards_left
from parlour.games.illuminati.judging import WINS, Judge
from parlour.games.illuminati.model import Attempt, State
from parlour.games.illuminati.money import MoneyRound, may_pay, most
from parlour.games.illuminati.planning import (
    Means,
    Option,
    best_attack,
    chance,
    gain_of,
    lost_by,
    payment,
    privileged,
    resistance,
)
from parlour.games.illuminati.specials import Playing, kinds_held
from parlour.games.illuminati.strength import succeeds
from parlour.kit.actors import Seat
from parlour.kit.agenda import Prompt
from parlour.kit.budget import Budget
from parlour.kit.chance import Chance
from parlour.kit.game import View

__all__ = ("easy", "hard", "medium")

WORTH_IT = 3.0
"""An attack that promises less is not made."""
RIVALS = 1
"""Whoever lacks no more than that also attacks Groups of others."""
SURE = 8
"""The N of both attacks with which ``hard`` sets out for the last two cards in one turn."""
HOPEFUL = 5
"""The N from which ``easy`` attacks."""
STOP = 60.0
"""What it is worth to anybody to stop an attack that would win the game."""
THRIFT = 2.2
"""What an MB is worth to ``hard`` as long as it does not buy the victory: the attack that wins is contested by all."""
LEFT_OVER = 4
"""MB for which it is worth using up an action that is left to move them."""
DEAR = 18.0
"""A result has to be worth so much for a Special that changes the roll or undoes another one."""


def easy(view: View, prompt: Prompt, rng: Chance, budget: Budget) -> Sequence[Action]:
    """Attacks what looks easy; lets everything else happen."""
    return (_Mind(view, rng, prompt, level=0).decide(),)


def medium(view: View, prompt: Prompt, rng: Chance, budget: Budget) -> Sequence[Action]:
    """Weighs its attacks on uncontrolled Groups, pays for them, defends itself."""
    return (_Mind(view, rng, prompt, level=1).decide(),)


def hard(view: View, prompt: Prompt, rng: Chance, budget: Budget) -> Sequence[Action]:
    """Uses all there is."""
    return (_Mind(view, rng, prompt, level=2).decide(),)


class _Mind:
    """One decision. Nothing is kept between two of them."""

    def __init__(self, view: View, rng: Chance, prompt: Prompt, level: int) -> None:
        from parlour.games.illuminati.game import GAME  # here: the game offers its bots, so it is imported first

        self.game = GAME
        self.s: State = GAME.determinize(view, rng)
        self.rng = rng
        self.seat = prompt.seat
        self.kind = prompt.kind
        self.level = level
        self.judge = Judge(self.s, prompt.seat)
        self.own = self.s.players[prompt.seat]
        self.illuminati = self.own.cards[0]

    def decide(self) -> Action:
        """By what is asked; what has no answer of its own gets the rules' default."""
        decide = _ANSWERS.get(self.kind)
        chosen = decide(self) if decide else None
        return chosen if chosen is not None else self._default()

    def _default(self) -> Action:
        top: Any = self.s.agenda[-1]
        action: Action = top.default(self.s, Seat(self.seat))
        return action

    def _held(self, ability: type[Any]) -> list[int]:
        return kinds_held(self.s, self.judge.deck, self.seat, ability)

    # -- the own turn ----------------------------------------------------------------------------------------------

    def act(self) -> Action | None:
        """§4.3 Attack, take a Group, draw, move money; a turn with nothing in it is passed for 5 MB."""
        chosen = self._regular() if self.s.actions > 0 else None
        chosen = chosen or (self._free() if self.level else None)
        if chosen is not None:
            return chosen
        return Finish() if self.s.acted else PassTurn()

    def _regular(self) -> Action | None:
        option = self._easy_attack() if self.level == 0 else self._best()
        taken = self._take(option)
        if taken is not None:
            return taken
        if option is not None and self._lurks(option):
            return None
        if option is not None:
            return privileged(self.judge, option) if self.level == 2 else option.attack
        if not self.level or not self.s.acted:
            return None
        return self._towards_illuminati(LEFT_OVER)

    def _best(self) -> Option | None:
        """``hard`` knows that a rival's Group costs both of them what the others keep: it is for the victory only."""
        near = self.judge.missing(self.seat)
        if self.level == 1:
            near = min(near, self.judge.missing(self.judge.leader()))
        option = best_attack(self.judge, self._means(near <= RIVALS))
        return option if option is not None and option.value >= WORTH_IT else None

    def _means(self, rivals: bool) -> Means:
        return Means(rivals=rivals, price=self._price(0.0), claims=self.level == 2)

    def _lurks(self, option: Option) -> bool:
        """Who lacks one card is everybody's target: ``hard`` takes the last two in one turn, or waits for its money."""
        missing = self.judge.missing(self.seat)
        if self.level < 2 or not 1 < missing <= 2:
            return False
        if self.s.actions < 2:
            return True
        second = best_attack(self.judge, self._means(True), option)
        return second is None or min(option.number + option.money, second.number + second.money) < SURE

    def _easy_attack(self) -> Option | None:
        option = best_attack(self.judge, Means(money=False, aides=False))
        return option if option is not None and option.number >= HOPEFUL else None

    def _take(self, option: Option | None) -> Action | None:
        """§10 A Group without a roll, if that is better than the attack."""
        kinds, groups = self._held(a.AutoControl), self.s.uncontrolled
        if not kinds or not groups or not self.level:
            return None
        group = max(groups, key=lambda card: (self.judge.worth(self.seat, card), card))
        play = PlaySpecial(kinds[0], group)
        worth = self.judge.worth(self.seat, group)
        better = option is None or worth > option.value + self.judge.special(kinds[0]) / 2
        return play if better and self.game.legal(self.s, Seat(self.seat)).why_not(play) is None else None

    def _free(self) -> Action | None:
        """Money from the hand when there is little, and a card that costs money when there is much."""
        if self.illuminati.money.value < 8 or self.level == 1:
            for kind in self._held(a.GainMoney):
                return PlaySpecial(kind)
        for own in self.own.cards:
            cost = self.judge.deck.extra_draw_cost[own.card]
            if cost and not own.spent and own.money.value >= cost + 6 and cards_left(self.s):
                return ExtraDraw(own.card)
        return None

    def offer(self) -> Action:
        """§11.2 Of several offers the first one."""
        deal = next(deal for deal in self.s.deals.offers if deal.to == self.seat)
        return answer(self.judge, deal, counters=self.level > 0)

    def transfer(self) -> Action | None:
        """§4.5 The fattest treasury moves one link nearer to the Illuminati."""
        free = self.level and self.s.transfers > 0
        return (self._towards_illuminati(1) if free else None) or Finish()

    def _towards_illuminati(self, least: int) -> Action | None:
        groups = [own for own in self.own.cards[1:] if own.money.value >= least]
        if not groups:
            return None
        source = max(groups, key=lambda own: (own.money.value, own.master == self.illuminati.card, own.card))
        return Transfer(source.card, source.master, source.money.value)

    def power(self) -> Action | None:
        """§4.6 What is spread out comes to the Illuminati."""
        if self.level and any(own.money.value for own in self.own.cards[1:]):
            return self.redistribute() if self._can_redistribute() else None
        return None

    def _can_redistribute(self) -> bool:
        return self.game.legal(self.s, Seat(self.seat)).why_not(self.redistribute()) is None

    def redistribute(self) -> Redistribute:
        """All on the Illuminati, which may pay in every attack."""
        money = self.judge.money()
        cards = sorted(own.card for own in self.own.cards)
        return Redistribute(tuple((card, money if card == self.illuminati.card else 0) for card in cards))

    # -- attacks ---------------------------------------------------------------------------------------------------

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
        spent = payment(attempt.number, worth, from_group + from_illuminati, self._price(worth))
        if spent:
            return _pay(spent, from_group, "for")
        hopeless = chance(attempt.number) * worth < 1.0
        if hopeless and why_no_call_off(self.s, attempt) is None:
            return CallOff()
        if self.level == 2 and worth > DEAR and attempt.number < 9 and (kinds := self._held(a.GainMoney)):
            return PlaySpecial(kinds[0])
        return Pass()

    def _price(self, worth: float) -> float:
        """What each MB has to bring at least."""
        return THRIFT if self.level == 2 and worth < WINS else 1.0

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
        _, spent = resistance(min(attempt.number, 11), self._stake(attempt), 0, from_illuminati)
        if spent > 1 and self.level == 2 and self._others_to_come(attempt):
            spent = 1
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
        stake = self._stake(attempt) if self.level == 2 else 0.0
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
        kinds = self._held(a.CounterSpecial) if self.level == 2 else []
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

    # -- the rest --------------------------------------------------------------------------------------------------

    def skip(self) -> Action:
        """§4 T0 The turn of whoever is about to win."""
        near = 2 if self.level == 2 else 1
        kinds = self._held(a.SkipTurn) if self.level and self.judge.missing(self.s.active) <= near else []
        return PlaySpecial(kinds[0]) if kinds else Pass()

    def double(self) -> Action:
        """§4.1 At once: it is worth little more later."""
        kinds = self._held(a.DoubleIncome) if self.level else []
        return PlaySpecial(kinds[0]) if kinds else Pass()

    def hang(self) -> Action:
        """§5.4 As little as possible is lost, and the arrow faces where there is room."""
        listed = list(self.game.legal(self.s, Seat(self.seat)))
        return min(listed, key=lambda hang: lost_by(self.judge, hang)) if listed else self._default()

    def hand_over(self) -> Action:
        """§6.4"""
        return HandOver()

    def goal(self) -> Action:
        """§3 A goal that counts cards of one alignment, or any."""
        cards = to_choose_from(self.s, self.judge.deck, self.seat)
        easy_ones = [c for c in cards if isinstance(goal_of(self.s, self.judge.deck, c), a.AlignmentCount)]
        some = easy_ones if easy_ones and self.level else cards
        return ChooseGoal(some[self.rng.below("goal", len(some))])


def _pay(spent: int, from_group: int, side: Any) -> Spend:
    """The Group's money first: it is good for little else."""
    group = min(spent, from_group)
    return Spend(group, spent - group, side)


_ANSWERS: dict[str, Callable[[_Mind], Action | None]] = {
    "act": _Mind.act,
    "offer": _Mind.offer,
    "transfer": _Mind.transfer,
    "power": _Mind.power,
    "redistribute": _Mind.redistribute,
    "money": _Mind.money,
    "privilege": _Mind.privilege,
    "react": _Mind.react,
    "respond": _Mind.respond,
    "skip": _Mind.skip,
    "double": _Mind.double,
    "hang": _Mind.hang,
    "hand_over": _Mind.hand_over,
    "goal": _Mind.goal,
}
