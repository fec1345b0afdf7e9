"""Three opponents, who know what a person in their seat knows.

``easy`` attacks what looks easy and never answers; ``medium`` weighs every attack on what is uncontrolled, pays for its
own, defends itself and stops whoever is about to win; ``hard`` counts exactly what wins, saves its money for the attack
that does, makes it by surprise and with privilege, breaks that of others, and lets others pay first. Both make offers,
all answer them, and nobody hands somebody else the victory.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati.actions import (
    Action,
    ChooseGoal,
    ExtraDraw,
    Finish,
    HandOver,
    Pass,
    PassTurn,
    PlaySpecial,
    Redistribute,
    Transfer,
)
from parlour.games.illuminati.contesting import HARD, Contender
from parlour.games.illuminati.goals import goal_of, to_choose_from
from parlour.games.illuminati.haggling import answer
from parlour.games.illuminati.hands import cards_left
from parlour.games.illuminati.model import CONTROL
from parlour.games.illuminati.planning import Means, Option, best_attack, gain_of, lost_by, privileged
from parlour.games.illuminati.ruses import guess, revival, shift_for, shift_to_win, unmasked
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
SURE = 7
"""The N of both attacks with which ``hard`` sets out for the last two cards in one turn."""
HOPEFUL = 5
"""The N from which ``easy`` attacks."""
LEFT_OVER = 4
"""MB for which it is worth using up an action that is left to move them."""


def easy(view: View, prompt: Prompt, rng: Chance, budget: Budget) -> Sequence[Action]:
    """Attacks what looks easy; lets everything else happen."""
    return (_Mind(view, rng, prompt, level=0).decide(),)


def medium(view: View, prompt: Prompt, rng: Chance, budget: Budget) -> Sequence[Action]:
    """Weighs its attacks on uncontrolled Groups, pays for them, defends itself."""
    return (_Mind(view, rng, prompt, level=1).decide(),)


def hard(view: View, prompt: Prompt, rng: Chance, budget: Budget) -> Sequence[Action]:
    """Uses all there is."""
    return (_Mind(view, rng, prompt, level=HARD).decide(),)


class _Mind(Contender):
    """One decision. Nothing is kept between two of them."""

    def decide(self) -> Action:
        """By what is asked; what has no answer of its own gets the rules' default."""
        decide = _ANSWERS.get(self.kind)
        chosen = decide(self) if decide else None
        return chosen if chosen is not None else self._default()

    def _default(self) -> Action:
        top: Any = self.s.agenda[-1]
        action: Action = top.default(self.s, Seat(self.seat))
        return action

    # -- the own turn ----------------------------------------------------------------------------------------------

    def act(self) -> Action | None:
        """§4.3 Attack, take a Group, draw, move money; a turn with nothing in it is passed for 5 MB."""
        chosen: Action | None = (unmasked(self.judge) or shift_to_win(self.judge)) if self.level else None
        chosen = chosen or (self._regular() if self.s.actions > 0 else None)
        chosen = chosen or (self._free() if self.level else None)
        if chosen is not None:
            return chosen
        return Finish() if self.s.acted else PassTurn()

    def _regular(self) -> Action | None:
        option = self._easy_attack() if self.level == 0 else self._best()
        taken = self._take(option) or (revival(self.judge, self._means(False), option) if self.level else None)
        if taken is not None:
            return taken
        if option is not None and self._lurks(option):
            return None
        if option is not None:
            attack = privileged(self.judge, option) if self.level == HARD else option.attack
            return (shift_for(self.judge, option) if self.level else None) or attack
        if not self.level or not self.s.acted:
            return None
        return guess(self.judge) or self._towards_illuminati(LEFT_OVER)

    def _best(self) -> Option | None:
        """A rival's Group costs both of them what the others keep: it is for a victory only, or against one."""
        near = min(self.judge.missing(self.seat), self.judge.missing(self.judge.leader()))
        option = best_attack(self.judge, self._means(near <= RIVALS))
        return option if option is not None and option.value >= WORTH_IT else self._bold()

    def _bold(self) -> Option | None:
        """One card short, and all will pay against it: then they shall pay."""
        if self.judge.missing(self.seat) > RIVALS:
            return None
        option = best_attack(self.judge, self._means(True, bold=True))
        return option if option is not None and option.number >= HOPEFUL else None

    def _means(self, rivals: bool, *, bold: bool = False) -> Means:
        return Means(rivals=rivals, price=self.price(0.0), claims=self.level == HARD, bold=bold)

    def _lurks(self, option: Option) -> bool:
        """Who lacks one card is everybody's target: ``hard`` takes the last two in one turn, or waits for its money."""
        missing = self.judge.missing(self.seat)
        if self.level < HARD or not 1 < missing <= 2:
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
        group = max(groups, key=lambda card: (gain_of(self.judge, self.seat, CONTROL, card), card))
        play = PlaySpecial(kinds[0], group)
        worth = gain_of(self.judge, self.seat, CONTROL, group)
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

    # -- the rest --------------------------------------------------------------------------------------------------

    def skip(self) -> Action:
        """§4 T0 The turn of whoever is about to win."""
        near = 2 if self.level == HARD else 1
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
        easy_ones = [c for c in cards if isinstance(goal_of(self.s.options, self.judge.deck, c), a.AlignmentCount)]
        some = easy_ones if easy_ones and self.level else cards
        return ChooseGoal(some[self.rng.below("goal", len(some))])


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
