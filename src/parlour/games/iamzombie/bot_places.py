"""§19 Which location is worth going to, and which cards are worth having. For the bots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from statistics import fmean

from msgspec.structs import replace

from parlour.games.iamzombie.bot_prospects import Prospect, prospect
from parlour.games.iamzombie.cards import (
    ARCHETYPES,
    BASE_LOCATIONS,
    CONSTANTS,
    LOCATIONS,
    MATCHES,
    NONE,
    Colour,
    Feature,
    Location,
    Special,
    claim_bonus,
)
from parlour.games.iamzombie.dice import dice_in_pool, difficulty_used, rerolls
from parlour.games.iamzombie.model import Held, Player, State
from parlour.games.iamzombie.numbers import colours
from parlour.games.iamzombie.policy import REFERENCE, Roll, Weights, plan
from parlour.games.iamzombie.table import MOST_STACKS, coop, lead, may_enter, neighbours_of

__all__ = (
    "best_leaders",
    "distances",
    "likeness",
    "missing",
    "power",
    "rate",
    "stage_on",
    "suitability",
    "weights_on",
    "with_card",
)

FINAL = Weights(stage=0.01, claim=3.0, wound=0.01, freak=0.0, brain=0.1, down=0.01)
"""§11.3 The last turn of a round that may still be won: only the claim counts."""
SAVING = Weights(stage=0.001, claim=0.1, wound=0.01, freak=0.0, brain=0.3, down=0.01)
"""The last turn of one that cannot: only brains outlive it."""
SLOWEST = 0.05
"""Expected stages are taken for no fewer."""
ABOVE_TROPHY = 0.25
"""§19 VP above one's best trophy."""
TOP_SHARE = 4
"""One of so many locations is good enough to be played."""

_COLOURS = tuple(Colour)
_COLOUR_OF = tuple(_COLOURS.index(card.colour) for card in ARCHETYPES)
_DEAR = (Feature.TOXIC, Feature.SEALED, Feature.SLIDE)
"""They cost about a brain a turn."""

WORTH = {
    Special.SPRINT: 0.25,
    Special.TOUGH: 0.1,
    Special.CLEAN: 0.05,
    Special.LURE: 0.05,
    Special.BARRICADE: 0.02,
    Special.BONUS_DIE: 0.3,
    Special.BONUS_REROLL: 0.2,
    Special.EASE: 0.35,
    Special.CALM: 0.2,
    Special.WILDCARD: 0.3,
    Special.RINGER: 0.15,
    Special.SHAKE_OFF: 0.15,
    Special.NUDGE: 0.35,
    Special.SETFOUR: 0.15,
    Special.TAUNT5: 0.2,
    Special.HARDSIX: 0.2,
    Special.TRIPLE: 0.15,
    Special.SCAVENGER: 0.15,
    Special.FOOTHOLD: 0.35,
    Special.SECOND_WIND: 0.05,
    Special.PATCH: 0.05,
    Special.PICKPOCKET: 0.2,
    Special.SHOVE: 0.1,
    Special.FRENZY: 0.25,
    Special.DEVOUR: 0.1,
    Special.SWARM_CALL: 0.02,
    Special.CONTAGION: 0.1,
    Special.PUPPETEER: 0.2,
    Special.STENCH: 0.02,
    Special.REBIRTH: 0.1,
    Special.HUNGER: 0.2,
    Special.DARK_GIFT: 0.45,
}
"""What a special adds to a turn, in stages: estimates, for the choice of archetypes only."""


def missing(s: State, player: Player) -> int:
    """§11.3, §15.1 What is left to the target; the team's in co-op."""
    if coop(s):
        return sum(len(each.cards) - each.progress for each in s.players)
    return len(player.cards) - player.progress


def _gain(player: Player, location: Location) -> int:
    """§11.2 What claiming it adds to progress."""
    return location.vp + claim_bonus(len(player.cards))


def stage_on(s: State, player: Player, slot: int) -> int:
    """The stage at which one would stand there: the pawn's own if it is there, in co-op the team's."""
    if player.slot == slot:
        return player.stage
    if coop(s):
        return max((other.stage for other in s.players if other.slot == slot), default=0)
    return 0


def weights_on(s: State, player: Player, top: int) -> Weights:
    """What counts for a roll on that location."""
    if not s.closing or coop(s):
        return REFERENCE
    return FINAL if _gain(player, LOCATIONS[top]) >= missing(s, player) else SAVING


def _rated(s: State, player: Player, found: Prospect, top: int) -> float:
    """§19 (useful VP and a part of those above the best trophy) / expected turns; on the last turn the chance."""
    location = LOCATIONS[top]
    useful = min(_gain(player, location), max(1, missing(s, player)))
    if s.closing and not coop(s):
        return found.value if useful >= missing(s, player) else 0.0
    trophies = s.trophies if coop(s) else player.trophies
    best = max((LOCATIONS[trophy].vp for trophy in trophies), default=0)
    worth = useful + ABOVE_TROPHY * max(0, location.vp - best) + _claim_feature(location)
    return worth / max(1.0, found.roll.need / max(SLOWEST, found.plan.stages - found.price))


def _claim_feature(location: Location) -> float:
    if location.feature is Feature.CLAIM_BRAINS:
        return 0.1 * location.n
    return 0.05 if location.feature in {Feature.CLAIM_TRAVEL, Feature.CLAIM_STEAL} else 0.0


def rate(s: State, player: Player, slot: int, stage: int, brains: int) -> float:
    """What a slot is worth from that stage on."""
    top = s.slots[slot].top
    return _rated(s, player, prospect(s, player, slot, stage, brains, weights=weights_on(s, player, top)), top)


def distances(s: State, player: Player, free: int) -> dict[int, tuple[int, int]]:
    """§9.1 Slots that can be walked to: brains for the way, and its first step; ``free`` steps cost nothing."""
    found: dict[int, tuple[int, int]] = {}
    for first in neighbours_of(s, player.slot):
        at, before, steps = first, player.slot, 1
        while may_enter(s, at) and at != player.slot:
            cost = max(0, steps - free)
            if cost > player.brains or cost >= found.get(at, (99, 0))[0]:
                break
            found[at] = (cost, first)
            onward = [slot for slot in neighbours_of(s, at) if slot != before]
            if not onward:
                break
            at, before, steps = onward[0], at, steps + 1
    return found


# -- cards -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _stages(dice: int, usable: int, difficulty: int, danger: int, pairs: bool, cap: int) -> float:
    return plan(Roll(dice, usable, difficulty, danger, brains=CONSTANTS.start_brains, pairs=pairs, cap=cap)).stages


def suitability(player: Player, top: int) -> float:
    """How well a location fits a healthy hero at the start of a round, wherever it lies: as ``rate``, but quick."""
    leaders = tuple(held.archetype for held in lead(player))
    return _fit(leaders, _owned(held.archetype for held in player.cards), _best_trophy(player), top)


def _owned(archetypes: Iterable[int]) -> tuple[int, ...]:
    """How many cards of each colour, in the colours' order."""
    counts = [0] * len(_COLOURS)
    for archetype in archetypes:
        counts[_COLOUR_OF[archetype]] += 1
    return tuple(counts)


def _best_trophy(player: Player) -> int:
    return max((LOCATIONS[trophy].vp for trophy in player.trophies), default=0)


@lru_cache(maxsize=4096)
def _fit(leaders: tuple[int, ...], owned: tuple[int, ...], trophy: int, top: int) -> float:
    location, feature, level = LOCATIONS[top], LOCATIONS[top].feature, sum(owned)
    matching = max(owned) if feature is Feature.WILD else owned[_COLOURS.index(location.colour)]
    matches = 0
    for archetype in leaders:
        matches += MATCHES[archetype][top]
    able = rerolls(matches, dark=feature is Feature.DARK)
    stages = _stages(
        dice_in_pool(matching),
        able.usable,
        difficulty_used(location.difficulty, able.surplus),
        location.danger,
        feature is Feature.PAIRS,
        location.n if feature is Feature.CAP else 0,
    )
    if feature in _DEAR:
        stages -= REFERENCE.brain
    worth = min(location.vp + claim_bonus(level), level) + ABOVE_TROPHY * max(0, location.vp - trophy)
    return (worth + _claim_feature(location)) / max(1.0, CONSTANTS.stages_to_claim / max(SLOWEST, stages))


def likeness(player: Player, top: int) -> int:
    """The rulebook's hint: how many own cards have the location's colour."""
    colour = colours(player, LOCATIONS[top])[0]
    return sum(ARCHETYPES[held.archetype].colour is colour for held in player.cards)


def power(s: State, player: Player) -> float:
    """How well the best quarter of all locations fits a hero, and his specials."""
    leaders = tuple(sorted(held.archetype for held in lead(player)))
    owned = _owned(held.archetype for held in player.cards)
    return _power(leaders, owned, _best_trophy(player), s.expansions)


@lru_cache(maxsize=8192)
def _power(leaders: tuple[int, ...], owned: tuple[int, ...], trophy: int, expansions: bool) -> float:
    tops = range(len(LOCATIONS)) if expansions else BASE_LOCATIONS
    fits = sorted((_fit.__wrapped__(leaders, owned, trophy, top) for top in tops), reverse=True)
    specials = sum(WORTH[ARCHETYPES[archetype].special] for archetype in leaders)
    return fmean(fits[: len(fits) // TOP_SHARE]) + specials / CONSTANTS.stages_to_claim


def with_card(player: Player, archetype: int, instead: int = NONE) -> Player:
    """The hero with one card more, or in exchange for an own one."""
    if instead != NONE:
        cards = [Held(archetype) if held.archetype == instead else held for held in player.cards]
        return replace(player, cards=cards)
    index = len(player.cards)
    stacks = [*player.stacks, [index]] if index < MOST_STACKS else [[index], *player.stacks[1:]]
    return replace(player, cards=[*player.cards, Held(archetype)], stacks=stacks)


def best_leaders(s: State, player: Player) -> tuple[int, ...]:
    """§16 The archetypes to lead, found one by one."""
    chosen: list[int] = []
    rest = list(range(len(player.cards)))
    for _ in range(MOST_STACKS):
        best = max(rest, key=lambda index: power(s, _led_by(player, [*chosen, index])))
        chosen.append(best)
        rest.remove(best)
    return tuple(player.cards[index].archetype for index in chosen)


def _led_by(player: Player, leaders: Sequence[int]) -> Player:
    return replace(player, stacks=[[index] for index in leaders])
