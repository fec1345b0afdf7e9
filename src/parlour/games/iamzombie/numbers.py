"""§6.1 The numbers of a roll: dice, rerolls, Difficulty and Danger, from cards, tokens and what was bought."""

from __future__ import annotations

from parlour.games.iamzombie.cards import ARCHETYPES, LOCATIONS, MATCHES, Colour, Feature, Location
from parlour.games.iamzombie.dice import danger_used, dice_in_pool, difficulty_used, rerolls
from parlour.games.iamzombie.model import Player, State
from parlour.games.iamzombie.table import coop, lead
from parlour.kit.rules import rule

__all__ = ("colours", "reckon")

_ORDER = tuple(Colour)


@rule("13")
def colours(player: Player, location: Location) -> list[Colour]:
    """The colours that the location may count as: one, except at ``wild`` where two are owned equally often."""
    if location.feature is not Feature.WILD:
        return [location.colour]
    owned = [0] * len(_ORDER)
    for card in player.cards:
        owned[_ORDER.index(ARCHETYPES[card.archetype].colour)] += 1
    return [colour for colour, count in zip(_ORDER, owned, strict=True) if count == max(owned)]


@rule("6.1")
def _giving(player: Player, colour: Colour, wildcards: list[int]) -> int:
    """How many cards give a die: those of the colour; not wounded leading ones, unless they are black."""
    count = 0
    for card in player.cards:
        own = ARCHETYPES[card.archetype].colour
        if own is colour or card.archetype in wildcards:
            count += not card.wounded or own is Colour.BLACK
    return count


@rule("6.1")
def reckon(s: State, player: Player, colour: str = "") -> None:
    """Bring the numbers of ``throw`` up to date; the split of the surplus counts once it is made."""
    throw = s.throw
    top = s.slots[player.slot].top
    location = LOCATIONS[top]
    feature = location.feature
    counts_as = Colour(colour) if colour else colours(player, location)[0]
    bonus = throw.bonus_dice
    if feature is Feature.CROWD or coop(s):
        company = sum(other.slot == player.slot for other in s.players) - 1
        bonus += (company if coop(s) else 0) + (feature is Feature.CROWD and company > 0)
    throw.pool = dice_in_pool(_giving(player, counts_as, throw.wildcards), bonus)
    matches = throw.bonus_matches
    for card in lead(player):
        if not card.wounded:
            matches += MATCHES[card.archetype][top]
    throw.rerolls, throw.surplus = rerolls(matches, dark=feature is Feature.DARK, bonus=throw.bonus_rerolls)
    to_danger = throw.surplus - throw.to_difficulty if throw.rolled else 0
    throw.difficulty = difficulty_used(location.difficulty, throw.to_difficulty, throw.ease)
    throw.danger = danger_used(location.danger, s.slots[player.slot].freaks, to_danger, throw.calm)
