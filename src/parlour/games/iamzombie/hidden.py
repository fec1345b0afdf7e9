"""A possible state for what one viewer sees (§18.1): hands, stacks and decks made up anew, from the view alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from parlour.games.iamzombie.cards import NONE, archetype_numbers
from parlour.games.iamzombie.model import Options
from parlour.games.iamzombie.setup import archetypes_in_play, locations_in_play
from parlour.kit.chance import Chance
from parlour.kit.game import View
from parlour.kit.rules import rule
from parlour.kit.types import HIDDEN

__all__ = ("complete",)

Json = dict[str, Any]


@rule("18.1")
def complete(view: View, rng: Chance) -> Json:
    """The view's state with every gap filled."""
    state = dict(view.state)
    options = msgspec.convert(state["options"], Options)
    together = options.mode == "coop"
    choosing = next((step for step in state["agenda"] if step["type"] == "Returning"), None)
    archetypes = _unseen_archetypes(state, options, choosing, rng)
    locations = _unseen_locations(state, rng)
    state["players"] = [
        _player(player, archetypes if choosing else locations, choosing, together) for player in state["players"]
    ]
    state["slots"] = [{**slot, "below": _filled(slot["below"], locations)} for slot in state["slots"]]
    state["under"] = [_under(card, archetypes, view.seat, together) for card in state["under"]]
    state["archetypes"] = sorted(_filled(state["archetypes"], archetypes))
    state["locations"] = sorted(_filled(state["locations"], locations))
    state["issued"] = sum(player["brains"] for player in state["players"])
    return state


def _filled(cards: Any, unseen: list[int]) -> list[int]:
    """A hidden pile made up of unseen cards; one that is seen stays as it is."""
    return [unseen.pop() for _ in range(cards[HIDDEN])] if isinstance(cards, dict) else cards


def _without(cards: list[int], seen: Iterable[int], rng: Chance) -> list[int]:
    """What is left, shuffled."""
    for card in seen:
        cards.remove(card)
    return rng.pick("unseen", cards, len(cards))


def _unseen_archetypes(state: Json, options: Options, choosing: Json | None, rng: Chance) -> list[int]:
    owned = [card for hero in options.heroes if hero is not None for card in archetype_numbers(hero.cards)]
    cards = [card for card in archetypes_in_play(state["expansions"]) if card not in owned] + owned
    seen = [card["archetype"] for player in state["players"] for card in player["cards"]]
    seen += [card for card in state["under"] if not isinstance(card, dict)]
    if choosing is not None:
        for player in state["players"]:
            if isinstance(player["hand"], list):
                seen += player["hand"]
                if choosing["taken"][player["seat"]] != NONE:
                    # It lies in the hand still, and was counted as its owner's.
                    seen.remove(choosing["taken"][player["seat"]])
        seen += [card for card in choosing["old"] if card != NONE]
    return _without(cards, seen, rng)


def _unseen_locations(state: Json, rng: Chance) -> list[int]:
    seen = [*state["trophies"], *state["set_aside"]]
    seen += [slot["top"] for slot in state["slots"] if slot["top"] != NONE]
    for player in state["players"]:
        seen += [*player["claimed"], *player["trophies"]]
        if state["slots"] and isinstance(player["hand"], list):
            seen += player["hand"]
    return _without(list(locations_in_play(state["expansions"])), seen, rng)


def _player(player: Json, unseen: list[int], choosing: Json | None, everybody: bool) -> Json:
    hand = player["hand"]
    if isinstance(hand, dict):
        taken = choosing["taken"][player["seat"]] if choosing is not None else NONE
        known = [] if taken == NONE else [taken]
        hand = [*known, *(unseen.pop() for _ in range(hand[HIDDEN] - len(known)))]
    return {**player, "hand": {"value": hand, "to": None if everybody else [player["seat"]]}}


def _under(card: Any, unseen: list[int], seat: int | None, together: bool) -> Json:
    """A card under the deck, and who has seen it as far as the viewer can tell."""
    if isinstance(card, dict):
        return {"value": unseen.pop(), "to": []}
    return {"value": card, "to": None if together else [seat]}
