"""§6 A turn up to its roll: where to go, what to use, how to roll. For the bots."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.iamzombie.actions import Action, Activate, Move, Place, Rest, Roll, Use
from parlour.games.iamzombie.bot_places import distances, missing, rate, stage_on, weights_on
from parlour.games.iamzombie.bot_prospects import Extra, Prospect, extra_of, prospect, usable
from parlour.games.iamzombie.cards import ARCHETYPES, LOCATIONS, NONE, SPECIALS, Feature, Special
from parlour.games.iamzombie.model import Player, State
from parlour.games.iamzombie.policy import REFERENCE
from parlour.games.iamzombie.table import at, coop, healthy, lead, ready

__all__ = ("best_move", "best_place", "best_prospect", "best_rest", "best_roll", "best_use", "better_half")

BRAIN_FOR_A_STEP = 0.04
"""What a brain for a step has to bring, in VP a turn."""
WORTH_MOVING = 1.1
"""Another location has to be better by that factor."""
WORTH_USING = 0.05
"""What a special has to bring beyond its price, in stages."""

_FOOTHOLD = SPECIALS[Special.FOOTHOLD].cost


# -- where to go -----------------------------------------------------------------------------------------------------


def best_place(s: State, player: Player, places: Sequence[Place]) -> Place:
    """§6 step 1: the best location to begin at."""
    return max(places, key=lambda place: (_arriving(s, player, place.slot, 0, place.foothold), -place.slot))


def better_half(s: State, player: Player, slots: Sequence[int]) -> list[int]:
    """§19 The better half of these slots, the best first."""
    ranked = sorted(slots, key=lambda slot: -rate(s, player, slot, stage_on(s, player, slot), player.brains))
    return ranked[: (len(ranked) + 1) // 2]


def _free_steps(s: State, player: Player) -> int:
    """§9.1 Steps of this turn that cost nothing."""
    exits = at(s, player).feature is Feature.FREE_EXIT and s.slots[player.slot].top not in s.throw.exits
    return exits + bool(usable(player, Special.SPRINT))


def _arriving(s: State, player: Player, slot: int, cost: int, foothold: bool) -> float:
    """What it is worth to arrive there for so many brains."""
    spent = cost + (_FOOTHOLD if foothold else 0)
    stage = max(stage_on(s, player, slot), int(foothold))
    return rate(s, player, slot, stage, player.brains - spent) - BRAIN_FOR_A_STEP * min(spent, player.brains)


def best_move(s: State, player: Player, moves: Sequence[Move], *, only_free: bool = False) -> Move | None:
    """§9.1 The first step to a better location, if there is one worth the way."""
    if not moves:
        return None
    free = _free_steps(s, player)
    if only_free and not free:
        return None
    stay = rate(s, player, player.slot, player.stage, player.brains) * WORTH_MOVING
    best: tuple[float, int, bool] | None = None
    for slot, (cost, first) in sorted(distances(s, player, free).items()):
        if only_free and cost:
            continue
        for foothold in (False, True):
            if foothold and not (cost + _FOOTHOLD <= player.brains and usable(player, Special.FOOTHOLD)):
                continue
            worth = _arriving(s, player, slot, cost, foothold)
            if worth > stay and (best is None or worth > best[0] + 1e-9):
                best = (worth, first, foothold and slot == first)
    if best is None:
        return None
    step = Move(best[1], best[2])
    return step if step in moves else None


# -- before the roll -------------------------------------------------------------------------------------------------


def best_prospect(s: State, player: Player, extra: Extra | None = None, brains: int = NONE) -> Prospect:
    """The roll that is about to be made here, with what has been bought already or else ``extra``."""
    return prospect(
        s,
        player,
        player.slot,
        player.stage,
        player.brains if brains == NONE else brains,
        extra_of(s.throw) if extra is None else extra,
        weights_on(s, player, s.slots[player.slot].top),
        paid=s.throw.prepared,
    )


def best_roll(s: State, player: Player) -> Roll:
    """§6.1 The best split of the surplus."""
    return Roll(best_prospect(s, player).to_difficulty)


def best_rest(s: State, player: Player, rests: Sequence[Rest]) -> Rest | None:
    """§10.4 Rest if that is worth more than the roll."""
    if not rests or s.closing:
        return None
    w = REFERENCE
    saved = w.brain * min(player.brains, w.brains_counted)
    healed = sum(held.wounded for held in lead(player)) if at(s, player).feature is Feature.REST_SPOT else 1
    value = w.wound * healed + w.brain * (player.brains < w.brains_counted)
    if not healthy(player):
        value += w.wound
    if value <= best_prospect(s, player).value - saved:
        return None
    return max(rests, key=lambda rest: rest.archetype == NONE or _without(s, player, rest.archetype))


def _without(s: State, player: Player, archetype: int) -> float:
    """How much a healthy card would do here."""
    card, here = ARCHETYPES[archetype], at(s, player)
    return (card.colour is here.colour) + 0.5 * len(set(card.abilities) & set(here.abilities))


def best_use(s: State, player: Player, actions: Sequence[Action], least: float = WORTH_USING) -> Action | None:
    """§14, §13 The special or feature that raises the worth of the roll most, by ``least`` beyond what it costs."""
    now = best_prospect(s, player).value
    best: tuple[float, Action] | None = None
    for action in actions:
        if isinstance(action, Use):
            raised = _raised_by(s, player, action) - now
        elif isinstance(action, Activate):
            raised = _activated(s, player) - now
        else:
            continue
        if raised > least and (best is None or raised > best[0] + 1e-9):
            best = (raised, action)
    return best[1] if best else None


def _activated(s: State, player: Player) -> float:
    extra = extra_of(s.throw)
    changed = {
        Feature.ACT_REROLL: extra._replace(rerolls=extra.rerolls + 1),
        Feature.ACT_SHIELD: extra._replace(calm=extra.calm + 2),
        Feature.ACT_PUSH: extra._replace(freaks=extra.freaks - 1),
    }.get(at(s, player).feature, extra)
    return best_prospect(s, player, changed, player.brains - 1).value


def _raised_by(s: State, player: Player, action: Use) -> float:
    """The worth of the roll after the use, with what it does to others on top."""
    special = ARCHETYPES[action.archetype].special
    brains = player.brains - SPECIALS[special].cost
    extra = extra_of(s.throw)
    side = 0.0
    if special is Special.RINGER:
        extra = extra._replace(matches=extra.matches + 1)
    elif special is Special.BONUS_DIE:
        extra = extra._replace(dice=extra.dice + 1)
    elif special is Special.BONUS_REROLL:
        extra = extra._replace(rerolls=extra.rerolls + 1)
    elif special is Special.EASE:
        extra = extra._replace(ease=extra.ease + 1)
    elif special is Special.CALM:
        extra = extra._replace(calm=extra.calm + 2)
    elif special is Special.WILDCARD:
        extra = extra._replace(wildcards=(*extra.wildcards, action.archetype))
    elif special in {Special.CLEAN, Special.LURE, Special.DEVOUR}:
        extra, brains, side = _fewer_freaks(s, player, action, special, extra, brains)
    elif special is Special.PICKPOCKET:
        brains, side = brains + 1, 2 * WORTH_USING
    elif special is Special.SHOVE:
        side = _shoved(s, player, action)
    elif special is Special.FRENZY:
        return _frenzied(s, player, action, extra)
    return best_prospect(s, player, extra, brains).value + side


def _fewer_freaks(
    s: State, player: Player, action: Use, special: Special, extra: Extra, brains: int
) -> tuple[Extra, int, float]:
    """§14 A token less, here or beside; in co-op also for its own sake, as a fourth one overruns the location."""
    w, side = REFERENCE, 0.0
    if special is Special.DEVOUR:
        return extra._replace(freaks=extra.freaks - 1), brains + 1, 2 * WORTH_USING
    here = special is Special.LURE or action.slot == player.slot
    if here:
        extra = extra._replace(freaks=extra.freaks - 1)
    if coop(s):
        side += _pressing(s, player.slot if here else action.slot)
        side -= _pressing(s, action.slot, 1) if special is Special.LURE else 0.0
    elif special is Special.LURE:
        side += w.freak / 2 * any(other.slot == action.slot for other in s.players)
    return extra, brains, side


def _pressing(s: State, slot: int, more: int = 0) -> float:
    """§15.7 How much a token less on a slot is worth to the team."""
    freaks = s.slots[slot].freaks + more
    stands = any(player.slot == slot for player in s.players)
    return (0.0, 0.05, 0.2, 0.6)[min(freaks, 3)] * (1.5 if stands else 0.5)


def _shoved(s: State, player: Player, action: Use) -> float:
    """The stages that another one loses; the nearer to his target, the more."""
    if coop(s):
        return -1.0
    other = s.players[action.to]
    threat = 1.0 if LOCATIONS[s.slots[other.slot].top].vp >= missing(s, other) else 0.5
    return threat * other.stage / max(1, s.seats - 1)


def _frenzied(s: State, player: Player, action: Use, extra: Extra) -> float:
    """Two dice for a wound on that card; nothing for one on a ``tough`` card."""
    target = action.target
    held = next(held for held in lead(player) if held.archetype == target and not held.wounded)
    tough = ARCHETYPES[target].special is Special.TOUGH and ready(held)
    extra = extra._replace(dice=extra.dice + 2, wounded=NONE if tough else target)
    price = 0.0 if tough else weights_on(s, player, s.slots[player.slot].top).wound
    return best_prospect(s, player, extra).value - price
