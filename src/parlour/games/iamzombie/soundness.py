"""What holds in every state: cards, tokens and brains are conserved, pawns stand where they can."""

from __future__ import annotations

from collections import Counter

from parlour.games.iamzombie.cards import CONSTANTS, NONE, archetype_numbers
from parlour.games.iamzombie.model import State
from parlour.games.iamzombie.rounds import Returning
from parlour.games.iamzombie.setup import archetypes_in_play, locations_in_play
from parlour.games.iamzombie.table import coop
from parlour.kit.rules import rule

__all__ = ("faults",)


@rule("1")
def faults(s: State) -> list[str]:
    """What is wrong with a state; nothing for all that play reaches."""
    found = [*_tokens(s), *_pawns(s)]
    if _archetypes(s) != _all_archetypes(s):
        found.append("archetypes lost or made")
    if _locations(s) != list(locations_in_play(s.expansions)):
        found.append("locations lost or made")
    for player in s.players:
        if sorted(card for stack in player.stacks for card in stack) != list(range(len(player.cards))):
            found.append(f"seat {player.seat}: hero stacks {player.stacks} of {len(player.cards)} cards")
        if len({card.archetype for card in player.cards}) < len(player.cards):
            found.append(f"seat {player.seat} owns an archetype twice")
    return found


def _all_archetypes(s: State) -> Counter[int]:
    owned = [card for hero in s.options.heroes if hero is not None for card in archetype_numbers(hero.cards)]
    return Counter([card for card in archetypes_in_play(s.expansions) if card not in owned] + owned)


def _archetypes(s: State) -> Counter[int]:
    cards = [*s.archetypes, *(card.value for card in s.under)]
    cards += [card.archetype for player in s.players for card in player.cards]
    choosing = next((step for step in s.agenda if isinstance(step, Returning)), None)
    if choosing is not None:
        for player in s.players:
            cards += player.hand.value
            if choosing.taken[player.seat] != NONE:
                # It lies in the hand still, and was counted as its owner's.
                cards.remove(choosing.taken[player.seat])
        cards += [card for card in choosing.old if card != NONE]
    return Counter(cards)


def _locations(s: State) -> list[int]:
    cards = [*s.locations, *s.trophies, *s.set_aside]
    for slot in s.slots:
        cards += slot.below
        cards += [slot.top] if slot.top != NONE else []
    for player in s.players:
        cards += [*player.claimed, *player.trophies]
        cards += player.hand.value if s.slots else []
    return sorted(cards)


def _tokens(s: State) -> list[str]:
    found = []
    if s.freaks + sum(slot.freaks for slot in s.slots) != CONSTANTS.freak_tokens:
        found.append("freak tokens lost or made")
    if s.issued != sum(player.brains for player in s.players):
        found.append("brains lost or made")
    if s.freaks < 0 or min(player.brains for player in s.players) < 0 or any(slot.freaks < 0 for slot in s.slots):
        found.append("less than no tokens")
    if coop(s) and any(slot.freaks > CONSTANTS.coop_freaks_per_location for slot in s.slots):
        found.append("more freaks than a location holds")
    return found


def _pawns(s: State) -> list[str]:
    found = []
    for player in s.players:
        if player.slot == NONE:
            continue
        if not 0 <= player.slot < len(s.slots) or s.slots[player.slot].top == NONE:
            found.append(f"seat {player.seat} stands on no location")
        elif not 0 <= player.stage < CONSTANTS.stages_to_claim:
            found.append(f"seat {player.seat} is at stage {player.stage}")
        elif coop(s) and any(other.slot == player.slot and other.stage != player.stage for other in s.players):
            found.append(f"slot {player.slot} has two shared stages")
    return found
