"""The view as text: round, lap and turn, the present roll, a line for each stack, the players with their heroes.

The first line is ``round.lap player``, how many dice were drawn, and the freaks in the supply. A stack is its letter,
its location, ``D`` Difficulty, ``H`` printed Danger and what freaks add to it, VP, abilities, feature, and in brackets
the cards below; ``#`` is whose barricade stands there, ``a2`` a pawn at Stage 2. ``>`` is on turn, ``v`` is down, ``x``
has left; an archetype is ``~`` if wounded, and what lies under another one is farther to the right.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from parlour.games.iamzombie.cards import ARCHETYPES, LOCATIONS, NONE, Feature
from parlour.games.iamzombie.naming import PLACES
from parlour.games.iamzombie.notation import SEATS
from parlour.kit.game import View
from parlour.kit.rules import rule
from parlour.kit.types import HIDDEN

__all__ = ("picture",)

Json = dict[str, Any]


def _count(zone: Json | Sequence[int]) -> int:
    """How many cards; of a hidden zone that is all there is to know."""
    return int(zone[HIDDEN]) if isinstance(zone, dict) else len(zone)


def _location(number: int) -> str:
    """``12 L-blue-13``"""
    return f"{number} {LOCATIONS[number].id}"


@rule("5")
def _slot(state: Json, slot: int) -> str:
    here = state["slots"][slot]
    below = f"({_count(here['below'])})"
    if here["top"] == NONE:
        return f"{PLACES[slot]} {below}"
    card = LOCATIONS[here["top"]]
    feature = "" if card.feature == Feature.NONE else f" {card.feature}" + (f":{card.n}" if card.n else "")
    danger = f"H{card.danger}" + (f"+{here['freaks']}" if here["freaks"] else "")
    barricade = f" #{SEATS[here['barricade']]}" if here["barricade"] != NONE else ""
    pawns = "".join(f" {SEATS[one['seat']]}{one['stage']}" for one in state["players"] if one["slot"] == slot)
    facts = f"D{card.difficulty} {danger} {card.vp} {'+'.join(card.abilities)}{feature} {below}"
    return f"{PLACES[slot]} {_location(here['top'])} {facts}{barricade}{pawns}"


@rule("6.1")
def _throw(state: Json) -> list[str]:
    """``! 1 3 4 5 6 D4 H1 r0``, or before the roll ``! 5 dice D4 H1 r2``."""
    throw = state["throw"]
    if not throw["prepared"] and not throw["rolled"]:
        return []
    dice = " ".join(map(str, throw["dice"])) if throw["rolled"] else f"{throw['pool']} dice"
    return [f"! {dice} D{throw['difficulty']} H{throw['danger']} r{throw['rerolls']}"]


@rule("16")
def _hero(player: Json) -> Iterator[str]:
    """The stacks one after the other; then cards that are in none as yet."""
    cards = player["cards"]
    stacked = {index for stack in player["stacks"] for index in stack}
    for stack in [*player["stacks"], *([index] for index in range(len(cards)) if index not in stacked)]:
        for depth, index in enumerate(stack):
            held = cards[index]
            facts = ARCHETYPES[held["archetype"]]
            mark = "~" if held["wounded"] else " "
            abilities = "+".join(facts.abilities)
            yield f"  {'  ' * bool(depth)}{mark}{held['archetype']} {facts.id} {abilities} {facts.special}"


def _player(state: Json, player: Json) -> list[str]:
    """Brains, progress and level, rounds won, what is in hand, trophies, what was claimed; then the hero."""
    seat, hand = player["seat"], player["hand"]
    turn = ">" if seat == state["active"] and not state["reason"] else " "
    mark = "x" if player["out"] else "v" if player["down"] else turn
    held = f"({_count(hand)})" + ("" if isinstance(hand, dict) else "".join(f" {card}" for card in hand))
    trophies = "".join(f" *{card}" for card in player["trophies"])
    claimed = "".join(f" +{card}" for card in player["claimed"])
    level = f"{player['progress']}/{len(player['cards'])}"
    figures = f"{player['brains']} brains {level} {player['rounds_won']}"
    return [f"{mark}{SEATS[seat]} {figures} {held}{trophies}{claimed}", *_hero(player)]


@rule("18.1")
def picture(view: View) -> str:
    """What the viewer sees, and no more: made of the view's own builtins."""
    state = view.state
    head = [f"{state['round']}.{state['lap']} {SEATS[state['active']]}"]
    head += [f"draw {state['dice_drawn']} freaks {state['freaks']}"]
    if state["options"]["mode"] == "coop":
        head += [f"panic {state['panic']}", *(f"*{card}" for card in state["trophies"])]
    lines = [" ".join(head), *_throw(state)]
    lines += [_slot(state, slot) for slot in range(len(state["slots"]))]
    return "\n".join([*lines, *(line for player in state["players"] for line in _player(state, player))])
