"""§6.1 What a hero would roll with: here or on another location, with or without a special. For the bots.

The numbers are those of the rules, of a turn that has not come about; only public things are looked at.
"""

from __future__ import annotations

from typing import NamedTuple

from parlour.games.iamzombie.cards import (
    ARCHETYPES,
    CONSTANTS,
    LOCATIONS,
    MATCHES,
    NONE,
    Colour,
    Feature,
    Location,
    Special,
)
from parlour.games.iamzombie.dice import BRAIN, FREAK, danger_used, dice_in_pool, difficulty_used, rerolls
from parlour.games.iamzombie.model import Player, State, Throw
from parlour.games.iamzombie.numbers import colours
from parlour.games.iamzombie.policy import REFERENCE, Plan, Roll, Weights, plan
from parlour.games.iamzombie.table import coop, lead, ready

__all__ = ("NOTHING", "Extra", "Prospect", "extra_of", "present", "prospect", "usable")


class Extra(NamedTuple):
    """What was bought for a roll, or might be."""

    dice: int = 0
    rerolls: int = 0
    matches: int = 0
    ease: int = 0
    calm: int = 0
    freaks: int = 0
    """Tokens more (or fewer, if negative) than there lie."""
    wildcards: tuple[int, ...] = ()
    """Archetypes that count as the location's colour."""
    wounded: int = NONE
    """An archetype that is wounded by then."""


NOTHING = Extra()


class Prospect(NamedTuple):
    """The best way to roll somewhere."""

    roll: Roll
    to_difficulty: int
    """Surplus rerolls for Difficulty; the others are for Danger."""
    plan: Plan
    price: float
    """What is lost before the roll, in stages, beside the brains that ``roll`` does not have any more."""

    @property
    def value(self) -> float:
        """Of the roll, less the price."""
        return self.plan.value - self.price


def extra_of(throw: Throw) -> Extra:
    """What was bought for the present roll."""
    return Extra(
        dice=throw.bonus_dice,
        rerolls=throw.bonus_rerolls,
        matches=throw.bonus_matches,
        ease=throw.ease,
        calm=throw.calm,
        wildcards=tuple(throw.wildcards),
    )


def usable(player: Player, special: Special) -> list[int]:
    """§14 Own archetypes whose special is that one and may be used, as far as wounds and limits go."""
    return [held.archetype for held in lead(player) if ARCHETYPES[held.archetype].special is special and ready(held)]


def _pool(s: State, player: Player, slot: int, location: Location, extra: Extra) -> int:
    colour = colours(player, location)[0]
    matching = 0
    for held in player.cards:
        own = ARCHETYPES[held.archetype].colour
        if own is colour or held.archetype in extra.wildcards:
            matching += own is Colour.BLACK or not (held.wounded or held.archetype == extra.wounded)
    others = sum(other.slot == slot and other.seat != player.seat for other in s.players)
    helpers = others if coop(s) else 0
    crowd = 1 if location.feature is Feature.CROWD and others else 0
    return dice_in_pool(matching, extra.dice + helpers + crowd)


def prospect(
    s: State,
    player: Player,
    slot: int,
    stage: int,
    brains: int,
    extra: Extra = NOTHING,
    weights: Weights = REFERENCE,
    *,
    paid: bool = False,
) -> Prospect:
    """Rolling on a slot at a stage; ``paid``: whatever is due there before a roll has been paid, or not."""
    top = s.slots[slot].top
    location = LOCATIONS[top]
    feature = location.feature
    healthy = [held.archetype for held in lead(player) if not held.wounded and held.archetype != extra.wounded]
    matches = extra.matches + sum(MATCHES[archetype][top] for archetype in healthy)
    able = rerolls(matches, dark=feature is Feature.DARK, bonus=extra.rerolls)
    freaks = max(0, s.slots[slot].freaks + extra.freaks)
    health, price, sealed = len(healthy), 0.0, False
    if feature is Feature.TOXIC and not paid:
        if brains:
            brains -= 1
        else:
            health, price = max(0, health - 1), weights.wound if health else weights.down
    if feature is Feature.SEALED and not stage:
        sealed = s.throw.sealed if paid else not brains
        brains -= 1 if brains and not paid else 0
    roll = _flags(s, player, top)._replace(
        dice=_pool(s, player, slot, location, extra),
        rerolls=able.usable,
        need=CONSTANTS.stages_to_claim - stage,
        brains=brains,
        health=_counted(s, health),
        sealed=sealed,
    )
    return _best_split(roll, location, freaks, able.surplus, extra, weights, price)


def _counted(s: State, health: int) -> int:
    """Healthy cards as far as they matter: with one wound a roll, whether there is any."""
    return health if s.options.danger_mode == "per_die" else min(health, 1)


def _flags(s: State, player: Player, top: int) -> Roll:
    """What depends on nothing but the location and the hero's specials."""
    location = LOCATIONS[top]
    feature = location.feature
    return Roll(
        dice=0,
        rerolls=0,
        difficulty=location.difficulty,
        danger=location.danger,
        pairs=feature is Feature.PAIRS,
        cap=location.n if feature is Feature.CAP else 0,
        triple=len(usable(player, Special.TRIPLE)),
        slide=feature is Feature.SLIDE,
        noisy=feature is Feature.NOISY,
        feast=feature is Feature.FEAST,
        hunger=bool(usable(player, Special.HUNGER)),
        gifts=_gifts(s, player, feature, top),
        per_die=s.options.danger_mode == "per_die",
    )


def present(s: State, player: Player, *, banked: bool = False) -> tuple[tuple[int, ...], Roll]:
    """The dice on the table and the roll that they belong to; ``banked``: its 6s are brains already."""
    throw = s.throw
    sixes = throw.sixes if banked else throw.dice.count(BRAIN)
    cancelled = throw.cancelled if banked else 0
    dice = [face for face in throw.dice if face < FREAK]
    dice += [FREAK] * (throw.dice.count(FREAK) - cancelled) + [BRAIN] * sixes
    flags = _flags(s, player, s.slots[player.slot].top)
    roll = flags._replace(
        dice=len(throw.dice),
        rerolls=0 if banked else throw.rerolls,
        difficulty=throw.difficulty,
        danger=throw.danger,
        need=CONSTANTS.stages_to_claim - player.stage,
        brains=player.brains - (sixes if banked else 0),
        health=_counted(s, sum(not held.wounded for held in lead(player))),
        sealed=throw.sealed,
        hunger=flags.hunger and not banked,
    )
    return tuple(dice if banked else throw.dice), roll


def _gifts(s: State, player: Player, feature: Feature, top: int) -> int:
    """Stages that could be bought after the roll."""
    here = feature is Feature.ACT_STAGE and top not in s.throw.activated
    return len(usable(player, Special.DARK_GIFT)) + here


def _best_split(
    roll: Roll, location: Location, freaks: int, surplus: int, extra: Extra, weights: Weights, price: float
) -> Prospect:
    """§6.1 Surplus rerolls where they do most; further ones make no difference to Difficulty 2 and Danger 0."""
    best: Prospect | None = None
    for to_difficulty in range(surplus + 1):
        tried = roll._replace(
            difficulty=difficulty_used(location.difficulty, to_difficulty, extra.ease),
            danger=danger_used(location.danger, freaks, surplus - to_difficulty, extra.calm),
        )
        found = Prospect(tried, to_difficulty, plan(tried, weights), price)
        if best is None or found.plan.value > best.plan.value + 1e-9:
            best = found
    assert best is not None  # no surplus is one way to split it
    return best
