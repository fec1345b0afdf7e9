"""§6.2–§8 A turn from its roll on: what to reroll, change, pay for and place. For the bots."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from parlour.games.iamzombie.actions import Action, Activate, Scatter, Spread, Use
from parlour.games.iamzombie.bot_places import missing, weights_on
from parlour.games.iamzombie.bot_prospects import NOTHING, present, prospect
from parlour.games.iamzombie.cards import ARCHETYPES, CONSTANTS, NONE, SPECIALS, Colour, Feature, Special
from parlour.games.iamzombie.dice import BRAIN, FREAK, makes_stages
from parlour.games.iamzombie.model import Player, State
from parlour.games.iamzombie.policy import REFERENCE, Weights, payment, plan
from parlour.games.iamzombie.table import at, coop, lead, ready

__all__ = (
    "best_boost",
    "best_change",
    "best_end",
    "best_spread",
    "best_victims",
    "dice_to_reroll",
    "fives_to_pay",
    "least_missed",
    "naive_reroll",
    "removals",
    "wound_is_paid",
)

WORTH_CHANGING = 0.02
MOST_FIVES = 3
"""More fives than that are shaken off without counting what may come."""


def _weights(s: State, player: Player) -> Weights:
    return weights_on(s, player, s.slots[player.slot].top)


def dice_to_reroll(s: State, player: Player) -> tuple[int, ...]:
    """§6.2 By the exact policy; none is to stop."""
    dice, roll = present(s, player)
    return plan(roll, _weights(s, player)).reroll(dice, roll.rerolls)


def naive_reroll(s: State, player: Player) -> tuple[int, ...]:
    """§19 All but 6s and dice that make stages already."""
    dice = s.throw.dice
    pairs_only = at(s, player).feature is Feature.PAIRS
    used = {i for stage in makes_stages(dice, s.throw.difficulty, pairs_only=pairs_only) for i in stage}
    return tuple(i for i, face in enumerate(dice) if face != BRAIN and i not in used)


def best_change(s: State, player: Player, uses: Sequence[Action]) -> Use | None:
    """§14 The special that makes most of the final dice, if one is worth its price; tokens pay before 6s do."""
    dice, roll = present(s, player)
    weights = _weights(s, player)
    now = payment(dice, roll, weights).value
    best: tuple[float, Use] | None = None
    for use in uses:
        if not isinstance(use, Use):
            continue
        cost = SPECIALS[ARCHETYPES[use.archetype].special].cost
        brains = player.brains - (cost - use.sixes)
        changed = [face for i, face in enumerate(dice) if i != use.die]
        for _ in range(use.sixes):
            changed.remove(BRAIN)
        if use.die != NONE:
            value = payment([*changed, use.face], roll._replace(brains=brains), weights).value
        else:
            value = _shaken_off(dice, player, s)
        if value > now + WORTH_CHANGING and (best is None or value > best[0] + 1e-9):
            best = (value, use)
    return best[1] if best else None


def _shaken_off(dice: Sequence[int], player: Player, s: State) -> float:
    """The mean over what the fives may show next."""
    fives = dice.count(FREAK)
    if fives > MOST_FIVES:
        return 99.0
    _, roll = present(s, player)
    kept, weights = [face for face in dice if face != FREAK], _weights(s, player)
    values = [payment([*kept, *faces], roll, weights).value for faces in product(range(1, 7), repeat=fives)]
    return sum(values) / len(values)


def fives_to_pay(s: State, player: Player) -> int:
    """§7 step 2"""
    dice, roll = present(s, player, banked=True)
    return payment(dice, roll, _weights(s, player)).fives


def wound_is_paid(s: State, player: Player, cause: str) -> bool:
    """§7 step 3, §10.6: pay a brain, or take the wound?"""
    weights = _weights(s, player)
    if cause == "danger" and player.seat == s.active:
        dice, roll = present(s, player, banked=True)
        return payment(dice, roll, weights).wounds > 0
    return weights.wound > weights.brain


def least_missed(s: State, player: Player, choices: Sequence[int]) -> int:
    """§10.1 The archetype whose wound costs least: none if it is ``tough``, little if it is black."""

    def kept(archetype: int) -> float:
        card = next(held for held in lead(player) if held.archetype == archetype and not held.wounded)
        facts = ARCHETYPES[archetype]
        if facts.special is Special.TOUGH and ready(card):
            return 99.0
        extra = NOTHING._replace(wounded=archetype)
        special = 0.0 if facts.colour is Colour.BLACK or facts.special is Special.SECOND_WIND else 0.2
        return prospect(s, player, player.slot, player.stage, player.brains, extra).value - special

    return max(choices, key=lambda archetype: (kept(archetype), archetype))


def best_boost(s: State, player: Player, actions: Sequence[Action]) -> Action | None:
    """§7 step 5: a stage for two brains, if it brings more than they do."""
    throw, weights = s.throw, _weights(s, player)
    need = CONSTANTS.stages_to_claim - player.stage
    net = max(0, throw.stages - throw.fives) + throw.bonus_stages
    location = at(s, player)
    most = location.n if location.feature is Feature.CAP else CONSTANTS.stages_to_claim
    now, then = (min(need, most, stages) for stages in (net, net + 1))
    slid = location.feature is Feature.SLIDE and net == 0 and player.stage > 0
    raised = weights.stage * (then - now + slid) + (weights.claim if then >= need > now else 0.0)
    kept = min(weights.brains_counted, player.brains) - min(weights.brains_counted, player.brains - 2)
    if raised <= weights.brain * kept + 1e-9:
        return None
    return next((action for action in actions if isinstance(action, Use | Activate)), None)


def removals(s: State, player: Player) -> int:
    """§7 step 7: stages beyond the claim remove tokens here; in co-op one also before the location is overrun."""
    freaks, need = s.slots[player.slot].freaks, CONSTANTS.stages_to_claim - player.stage
    if s.throw.net > need:
        return min(freaks, s.throw.net - need)
    pressed = coop(s) and freaks >= CONSTANTS.coop_freaks_per_location and s.throw.net < need
    return min(freaks, 1, s.throw.net) if pressed else 0


def _harm(s: State, player: Player, slot: int) -> float:
    """How welcome a token there is: where rivals are far on, and not where friends are."""
    if coop(s):
        return -float(s.slots[slot].freaks) - sum(other.slot == slot for other in s.players)
    rivals = [other for other in s.players if other.slot == slot and other.seat != player.seat]
    return sum(1.0 + other.stage / max(1, missing(s, other)) for other in rivals) - 2.0 * (player.slot == slot)


def best_spread(s: State, player: Player, actions: Sequence[Action]) -> Action:
    """§8 The neighbour that gets the first token."""
    spreads = [action for action in actions if isinstance(action, Spread)]
    return max(spreads, key=lambda action: (_harm(s, player, action.slot), -action.slot))


def best_victims(s: State, player: Player, actions: Sequence[Action]) -> Action:
    """§13 ``claim_scatter``"""
    scatters = [action for action in actions if isinstance(action, Scatter)]
    return max(scatters, key=lambda action: sum(_harm(s, player, slot) for slot in action.slots))


# -- at the end of the turn ------------------------------------------------------------------------------------------


def best_end(s: State, player: Player, actions: Sequence[Action]) -> Action | None:
    """§14, §13 What is worth a brain at the end of a turn."""
    if s.closing:
        return None
    worth = [(_worth_at_end(s, player, action), number) for number, action in enumerate(actions)]
    if not worth:
        return None
    value, number = max(worth, key=lambda pair: (pair[0], -pair[1]))
    price = 0.1 if player.brains > REFERENCE.brains_counted else 0.3
    return actions[number] if value > price else None


def _worth_at_end(s: State, player: Player, action: Action) -> float:
    """In stages."""
    if isinstance(action, Activate):
        return 0.7
    if not isinstance(action, Use):
        return 0.0
    special = ARCHETYPES[action.archetype].special
    if special is Special.PATCH:
        return 0.7
    if special is Special.BARRICADE:
        return 0.15 if not coop(s) else 0.15 + 0.2 * s.slots[player.slot].freaks
    if special is Special.CONTAGION:
        return _infected(s, player, action)
    if special is Special.SWARM_CALL:
        return _called(s, player, action)
    return 0.0


def _infected(s: State, player: Player, action: Use) -> float:
    """§14 A brain or a wound to another; in co-op a token less."""
    if coop(s):
        return 0.25 * (s.slots[action.slot].freaks - 1)
    other = s.players[action.to]
    harm = 0.3 if other.brains else 0.9
    return harm * (1.2 if missing(s, other) <= 1 else 0.9) * 2 / s.seats


def _called(s: State, player: Player, action: Use) -> float:
    """§14 A token on another location; in co-op one moved to where it does no harm."""
    if coop(s):
        less = s.slots[action.origin].freaks - s.slots[action.slot].freaks - 1
        return 0.25 * less * (1.5 if any(other.slot == action.origin for other in s.players) else 1.0)
    return 0.2 * _harm(s, player, action.slot) * 2 / s.seats
