"""§19 Three opponents, who know what a person in their seat knows, in both modes.

``easy`` rolls by the rules' defaults and goes where it likes; ``medium``, the rulebook's casual one, lays its colour on
top, begins at any of the better locations, keeps what makes stages already and pays as the defaults do; ``hard``, the
optimal one, plays the exact dice policy, lays what fits it best on top, knows when a turn is the last, and uses every
special where it pays. In co-op all of them pay for each other's wounds, ``medium`` and ``hard`` also give brains away
and go where help is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from parlour.games.iamzombie import bot_after as after
from parlour.games.iamzombie import bot_turn as turn
from parlour.games.iamzombie.actions import (
    Action,
    Activate,
    Advance,
    Agree,
    Arrange,
    CancelFives,
    ChooseArchetype,
    Decline,
    EndTurn,
    ExchangeArchetype,
    Finish,
    Give,
    Heal,
    Keep,
    KeepTrophy,
    Lay,
    Move,
    Pay,
    Place,
    Reroll,
    Rest,
    Steal,
    TakeWound,
    Travel,
    Use,
)
from parlour.games.iamzombie.bot_places import best_leaders, likeness, power, rate, stage_on, suitability, with_card
from parlour.games.iamzombie.cards import LOCATIONS, NONE
from parlour.games.iamzombie.model import State
from parlour.games.iamzombie.table import coop, fewest_below, near
from parlour.kit.actors import Seat
from parlour.kit.agenda import Prompt
from parlour.kit.budget import Budget
from parlour.kit.chance import Chance
from parlour.kit.game import View

__all__ = ("decide", "easy", "hard", "medium")

EASY, MEDIUM, HARD = range(3)
CASUALLY = 0.35
"""What a special has to bring the casual player beyond its price, in stages."""


def easy(view: View, prompt: Prompt, rng: Chance, budget: Budget) -> Sequence[Action]:
    """Rolls by the rules' defaults."""
    return (_from_view(view, prompt, rng, EASY),)


def medium(view: View, prompt: Prompt, rng: Chance, budget: Budget) -> Sequence[Action]:
    """The casual player."""
    return (_from_view(view, prompt, rng, MEDIUM),)


def hard(view: View, prompt: Prompt, rng: Chance, budget: Budget) -> Sequence[Action]:
    """The optimal player."""
    return (_from_view(view, prompt, rng, HARD),)


def _from_view(view: View, prompt: Prompt, rng: Chance, level: int) -> Action:
    from parlour.games.iamzombie.game import GAME  # here: the game offers its bots, so it is imported first

    return decide(GAME.determinize(view, rng), prompt, rng, level)


def decide(s: State, prompt: Prompt, rng: Chance, level: int) -> Action:
    """What the seat decides. Of the state it looks at nothing that the seat does not see."""
    mind = _Mind(s, prompt, rng, level)
    answer = _ANSWERS.get(prompt.kind)
    chosen = answer(mind) if answer else None
    return chosen if chosen is not None else mind.default()


class _Mind:
    """One decision. Nothing is kept between two of them."""

    def __init__(self, s: State, prompt: Prompt, rng: Chance, level: int) -> None:
        self.s = s
        self.seat = Seat(prompt.seat)
        self.rng = rng
        self.level = level
        self.own = s.players[prompt.seat]
        self.step: Any = s.agenda[-1]

    def default(self) -> Action:
        """§18.2 What the rules do for somebody who does not answer."""
        action: Action = self.step.default(self.s, self.seat)
        return action

    def actions(self) -> list[Action]:
        """Everything that may be decided."""
        return list(self.step.legal(self.s, self.seat))

    def any_of(self, actions: Sequence[Action]) -> Action:
        """One of them at random."""
        return actions[self.rng.below("bot", len(actions))]

    # -- between the rounds ----------------------------------------------------------------------------------------

    def archetype(self) -> Action | None:
        """§4.2 a"""
        new = [action for action in self.actions() if isinstance(action, ChooseArchetype)]
        if not new:
            return None
        if self.level == EASY:
            return self.any_of(new)
        return max(new, key=lambda action: power(self.s, with_card(self.own, action.archetype)))

    def exchange(self) -> Action | None:
        """§4.2 a At level 12."""
        if self.level < HARD:
            return None
        best, gained = None, power(self.s, self.own)
        for action in self.actions():
            if isinstance(action, ExchangeArchetype):
                found = power(self.s, with_card(self.own, action.archetype, instead=action.old))
                if found > gained + 1e-9:
                    best, gained = action, found
        return best

    def arrange(self) -> Action | None:
        """§16"""
        return Arrange(best_leaders(self.s, self.own)) if self.level == HARD else None

    def lay(self) -> Action | None:
        """§4.2 b What fits best is laid last, and lies on top."""
        s, hand = self.s, self.own.hand.value
        slots = fewest_below(s)
        slot = slots[self.rng.below("bot", len(slots))]
        if self.level == EASY:
            return Lay(hand[self.rng.below("bot", len(hand))], slot)
        team = s.players if coop(s) else [self.own]
        fit = suitability if self.level == HARD else likeness
        return Lay(min(hand, key=lambda card: sum(fit(each, card) for each in team)), slot)

    def trophy(self) -> Action | None:
        """§11.3"""
        return KeepTrophy(max(self.own.claimed, key=lambda card: LOCATIONS[card].vp))

    # -- the own turn ----------------------------------------------------------------------------------------------

    def place(self) -> Action | None:
        """§6 step 1"""
        places = [action for action in self.actions() if isinstance(action, Place)]
        if self.level == HARD:
            return turn.best_place(self.s, self.own, places)
        if self.level == MEDIUM:
            slots = turn.better_half(self.s, self.own, [place.slot for place in places if not place.foothold])
            return Place(slots[self.rng.below("bot", len(slots))])
        return self.any_of([place for place in places if not place.foothold])

    def before(self) -> Action | None:
        """§6 steps 2 to 4"""
        if self.level == EASY:
            return None
        s, own, actions = self.s, self.own, self.actions()
        rests = [action for action in actions if isinstance(action, Rest)]
        moves = [action for action in actions if isinstance(action, Move)]
        return (
            self.gift()
            or turn.best_move(s, own, moves)
            or turn.best_rest(s, own, rests)
            or turn.best_use(s, own, actions, turn.WORTH_USING if self.level == HARD else CASUALLY)
            or turn.best_roll(s, own)
        )

    def toxic(self) -> Action | None:
        """§13"""
        return self.wound()

    def sealed(self) -> Action | None:
        """§13 A brain, or a stage less."""
        return Pay() if self.level and self.own.brains else None

    def reroll(self) -> Action | None:
        """§6.2"""
        if self.level == EASY:
            return None
        dice = after.dice_to_reroll(self.s, self.own) if self.level == HARD else after.naive_reroll(self.s, self.own)
        return Reroll(dice) if dice else Keep()

    def after(self) -> Action | None:
        """§6 step 6"""
        if self.level < HARD:
            return Finish()
        return after.best_change(self.s, self.own, self.actions()) or Finish()

    def fives(self) -> Action | None:
        """§7 step 2"""
        return CancelFives(after.fives_to_pay(self.s, self.own)) if self.level == HARD else None

    def wound(self) -> Action | None:
        """§7 step 3, §10.1"""
        actions = self.actions()
        wounds = [action.archetype for action in actions if isinstance(action, TakeWound)]
        if self.level < HARD:
            return None
        if Pay() in actions and (wounds == [NONE] or after.wound_is_paid(self.s, self.own, self.step.cause)):
            return Pay()
        return TakeWound(NONE if wounds == [NONE] else after.least_missed(self.s, self.own, wounds))

    def boost(self) -> Action | None:
        """§7 step 5"""
        found = after.best_boost(self.s, self.own, self.actions()) if self.level else None
        return found or Decline()

    def spread(self) -> Action | None:
        """§8"""
        return after.best_spread(self.s, self.own, self.actions()) if self.level == HARD else None

    def advance(self) -> Action | None:
        """§7 step 7"""
        return Advance(after.removals(self.s, self.own)) if self.level else None

    # -- claims ----------------------------------------------------------------------------------------------------

    def heal(self) -> Action | None:
        """§13 As many as can be."""
        heals = [action for action in self.actions() if isinstance(action, Heal)]
        return max(heals, key=lambda heal: len(heal.archetypes))

    def travel(self) -> Action | None:
        """§13"""
        s, own = self.s, self.own
        stay = rate(s, own, own.slot, own.stage, own.brains)
        if self.level < HARD or s.closing:
            return None
        ways = [action for action in self.actions() if isinstance(action, Travel)]
        best = max(ways, key=lambda way: rate(s, own, way.slot, stage_on(s, own, way.slot), own.brains))
        return best if rate(s, own, best.slot, stage_on(s, own, best.slot), own.brains) > stay else None

    def steal(self) -> Action | None:
        """§13 From whoever is furthest, of these from the richest."""
        players = self.s.players
        steals = [action for action in self.actions() if isinstance(action, Steal)]
        return max(steals, key=lambda steal: (players[steal.to].progress, players[steal.to].brains, -steal.to))

    def scatter(self) -> Action | None:
        """§13"""
        return after.best_victims(self.s, self.own, self.actions()) if self.level == HARD else None

    def after_roll(self) -> Action | None:
        """§6 steps 8 and 9; a step is taken before the next roll unless it is free now."""
        if self.level < HARD:
            return EndTurn()
        s, own, actions = self.s, self.own, self.actions()
        moves = [action for action in actions if isinstance(action, Move)]
        ends = [action for action in actions if isinstance(action, Use | Activate)]
        free = turn.best_move(s, own, moves, only_free=True) if not own.stage and not s.closing else None
        return self.gift() or free or after.best_end(s, own, ends) or EndTurn()

    # -- with others -----------------------------------------------------------------------------------------------

    def gift(self) -> Action | None:
        """§15.5 A brain to whoever has none and is near, of three or more."""
        s, own = self.s, self.own
        if not coop(s) or own.brains < 3 or own.slot == NONE:
            return None
        slots = near(s, own.slot)
        poor = [other for other in s.players if other.slot in slots and other.brains + 2 < own.brains]
        if not poor:
            return None
        other = min(poor, key=lambda other: other.brains)
        return Give(other.seat, (own.brains - other.brains) // 2)

    def vouch(self) -> Action | None:
        """§15.5, §23 The last brain is kept."""
        return Pay() if coop(self.s) and self.own.brains > 1 else Decline()

    def consent(self) -> Action | None:
        """§15.10 Nothing is lost at the beginning of a location."""
        return Agree() if not self.own.stage and self.level == HARD else Decline()


_ANSWERS: dict[str, Callable[[_Mind], Action | None]] = {
    "archetype": _Mind.archetype,
    "exchange": _Mind.exchange,
    "arrange": _Mind.arrange,
    "lay": _Mind.lay,
    "trophy": _Mind.trophy,
    "place": _Mind.place,
    "before": _Mind.before,
    "toxic": _Mind.toxic,
    "sealed": _Mind.sealed,
    "reroll": _Mind.reroll,
    "after": _Mind.after,
    "fives": _Mind.fives,
    "wound": _Mind.wound,
    "boost": _Mind.boost,
    "spread": _Mind.spread,
    "advance": _Mind.advance,
    "heal": _Mind.heal,
    "travel": _Mind.travel,
    "steal": _Mind.steal,
    "scatter": _Mind.scatter,
    "after_roll": _Mind.after_roll,
    "vouch": _Mind.vouch,
    "consent": _Mind.consent,
}
