"""§13 Features of locations that the player there activates."""

from __future__ import annotations

from typing import Any

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import Activate
from parlour.games.iamzombie.brains import pay
from parlour.games.iamzombie.cards import FEATURES, LOCATIONS, NONE, Feature
from parlour.games.iamzombie.freaks import remove_tokens
from parlour.games.iamzombie.model import Player, State
from parlour.games.iamzombie.refusals import NOT_ENOUGH_BRAINS, NOTHING_TO_ACTIVATE, USED_UP, WRONG_TARGET
from parlour.games.iamzombie.table import lead, leading, reach
from parlour.games.iamzombie.wounds import heal
from parlour.kit.agenda import Kernel
from parlour.kit.legal import Refused
from parlour.kit.rules import rule

__all__ = ("BEFORE", "BOOST", "LATER", "activate", "activations", "can_activate", "judge_activate")

BEFORE = (Feature.ACT_REROLL, Feature.ACT_SHIELD, Feature.ACT_PUSH)
"""Activated in §6 step 4."""
BOOST = (Feature.ACT_STAGE,)
"""In §7 step 5."""
LATER = (Feature.ACT_HEAL,)
"""In §6 step 9."""


def _fitting(s: State, player: Player, feature: Feature) -> list[Activate]:
    """What activating this could do here."""
    if feature is Feature.ACT_PUSH and not s.slots[player.slot].freaks:
        return []
    if feature is Feature.ACT_HEAL:
        return [Activate(card.archetype) for card in lead(player) if card.wounded]
    return [Activate()]


@rule("13")
def activations(s: State, player: Player, features: tuple[Feature, ...]) -> list[Activate]:
    """What may be activated here now."""
    return _affordable(s, player, features, player.brains)


@rule("15.5")
def can_activate(s: State, player: Player, features: tuple[Feature, ...]) -> bool:
    """May anything be activated here now, in co-op with brains that others may give?"""
    return bool(_affordable(s, player, features, reach(s, player)))


def _affordable(s: State, player: Player, features: tuple[Feature, ...], brains: int) -> list[Activate]:
    top = s.slots[player.slot].top
    feature = LOCATIONS[top].feature
    if feature not in features or top in s.throw.activated or brains < FEATURES[feature].cost:
        return []
    return _fitting(s, player, feature)


@rule("13")
def judge_activate(s: State, player: Player, action: Activate, features: tuple[Feature, ...]) -> Refused | None:
    """Why this may not be activated now, or ``None``."""
    top = s.slots[player.slot].top if player.slot != NONE else NONE
    feature = LOCATIONS[top].feature if top != NONE else Feature.NONE
    if feature not in features:
        return NOTHING_TO_ACTIVATE
    if top in s.throw.activated:
        return USED_UP
    if player.brains < FEATURES[feature].cost:
        return NOT_ENOUGH_BRAINS
    return None if action in _fitting(s, player, feature) else WRONG_TARGET


@rule("13")
def activate(s: State, player: Player, action: Activate, k: Kernel) -> None:
    """Pay and do it; once a turn."""
    top = s.slots[player.slot].top
    feature = LOCATIONS[top].feature
    cost = FEATURES[feature].cost
    s.throw.activated.append(top)
    pay(s, player, cost)
    k.emit(events.FeatureUsed(seat=player.seat, location=top, brains=cost))
    _effect(s, player, feature, action, k)


def _effect(s: State, player: Player, feature: Feature, action: Any, k: Kernel) -> None:
    match feature:
        case Feature.ACT_REROLL:
            s.throw.bonus_rerolls += 1
        case Feature.ACT_SHIELD:
            s.throw.calm += 2
        case Feature.ACT_PUSH:
            remove_tokens(s, player.slot, 1, k)
        case Feature.ACT_STAGE:
            s.throw.bonus_stages += 1
        case _:
            heal(player, [leading(player, action.target)], k)
