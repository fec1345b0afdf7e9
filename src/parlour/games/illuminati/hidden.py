"""A possible state for what one viewer sees: hands, the pile, treasuries and secret goals made up anew."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import msgspec

from parlour.games.illuminati.abilities import SecretCopy
from parlour.games.illuminati.cards import Deck, facts
from parlour.games.illuminati.hands import first_special
from parlour.games.illuminati.model import NONE, PILE, Options
from parlour.kit.chance import Chance
from parlour.kit.game import View
from parlour.kit.types import HIDDEN

__all__ = ("MOST_MONEY", "complete")

Json = dict[str, Any]

MOST_MONEY = 25
"""What a treasury that nobody else sees is made up to hold at most."""


def complete(view: View, rng: Chance) -> Json:
    """The view's state with every gap filled; from the view alone."""
    state = dict(view.state)
    options = msgspec.convert(state["options"], Options)
    deck = facts(options)
    over = bool(state["reason"])
    specials = _unseen(state, deck, rng)
    promised = _promised(state, specials)
    state["players"] = [
        _player(player, state, options, deck, promised[player["seat"]], specials, rng, over)
        for player in state["players"]
    ]
    if isinstance(state["pile"], dict):
        groups = [card for card in range(deck.first_faction) if state["owner"][card] == PILE]
        state["pile"] = [*groups, *sorted(first_special(deck) + kind for kind in specials)]
    state["deals"] = {**state["deals"], "offers": [_offer(offer, over) for offer in state["deals"]["offers"]]}
    state["agenda"] = [
        {**step, "deal": _traded(step, over)} if step["type"] == "Trading" else step for step in state["agenda"]
    ]
    state["issued"] = sum(own["money"]["value"] for player in state["players"] for own in player["cards"])
    return state


class _Promise(NamedTuple):
    """What a player must have, or an offer that the viewer knows could not stand."""

    specials: list[int]
    money: int


def _promised(state: Json, specials: list[int]) -> list[_Promise]:
    """By seat, for hands that are hidden; the Specials are taken from those that are unseen."""
    kept: list[Counter[int]] = [Counter() for _ in state["players"]]
    money = [0 for _ in state["players"]]
    for offer in _deals(state):
        give, by = offer.get("give"), offer["by"]
        if give is not None:
            money[by] = max(money[by], give["money"])
            if isinstance(state["players"][by]["hand"], dict):
                kept[by] |= Counter(give["specials"])
    for kinds in kept:
        for kind in kinds.elements():
            specials.remove(kind)
    return [_Promise(list(kinds.elements()), least) for kinds, least in zip(kept, money, strict=True)]


def _deals(state: Json) -> list[Json]:
    """Offers, and a deal that is being carried out."""
    return [*state["deals"]["offers"], *(step["deal"] for step in state["agenda"] if step["type"] == "Trading")]


def _unseen(state: Json, deck: Deck, rng: Chance) -> list[int]:
    """The Specials that are in the pile or in hands that are not seen, shuffled."""
    first = first_special(deck)
    kinds = [card - first for card in deck.pile if card >= deck.first_faction]
    seen = [*state["bottom"], *state["discarded"]]
    for player in state["players"]:
        seen += player["hand"] if isinstance(player["hand"], list) else ()
    if isinstance(state["pile"], list):
        seen += [card - first for card in state["pile"] if card >= deck.first_faction]
    for kind in seen:
        kinds.remove(kind)
    return rng.pick("specials", kinds, len(kinds))


def _player(
    player: Json,
    state: Json,
    options: Options,
    deck: Deck,
    promise: _Promise,
    specials: list[int],
    rng: Chance,
    over: bool,
) -> Json:
    hand, to = player["hand"], None if over else [player["seat"]]
    if isinstance(hand, dict):
        dealt = [specials.pop() for _ in range(hand[HIDDEN] - len(promise.specials))]
        hand = sorted([*promise.specials, *dealt])
    seen_by = None if options.open_treasuries else to
    cards = []
    for own in player["cards"]:
        least = promise.money if own["card"] == player["illuminati"] else 0
        money = own["money"] if "money" in own else least + rng.below("money", MOST_MONEY + 1)
        cards.append({**own, "money": {"value": money, "to": seen_by}})
    return {**player, "hand": {"value": hand, "to": to}, "cards": cards, "goal": _goal(player, state, deck, rng, to)}


def _goal(player: Json, state: Json, deck: Deck, rng: Chance, to: list[int] | None) -> Json:
    """A goal that stands on the card is no secret (``NONE``); one that is still to be chosen is not there yet."""
    options = state["options"]
    faction = deck.factions[player["illuminati"] - deck.first_faction]
    own = faction.alt_goal if options["alternative_goals"] else faction.goal
    secret = options["hidden_goals"] or isinstance(own, SecretCopy)
    goal = player.get("goal")
    if not secret:
        return {"value": NONE, "to": None}
    if goal is not None:
        return {"value": goal, "to": to}
    waiting = [seat for step in state["agenda"] if step["type"] == "SecretGoals" for seat in step["waiting"]]
    if player["seat"] in waiting:
        return {"value": NONE, "to": to}
    cards = [
        deck.first_faction + i
        for i, other in enumerate(deck.factions)
        if not isinstance(other.alt_goal if options["alternative_goals"] else other.goal, SecretCopy)
    ]
    return {"value": cards[rng.below("goal", len(cards))], "to": to}


def _offer(offer: Json, over: bool) -> Json:
    """What others offer each other is made up of nothing: nobody else can answer it."""
    to = None if over else [offer["by"], offer["to"]]
    nothing = {"money": 0, "specials": [], "groups": []}
    return {**offer, **{name: {"value": offer.get(name, nothing), "to": to} for name in ("give", "get")}}


def _traded(step: Json, over: bool) -> Json:
    """A deal that is being carried out: everybody sees which Groups change hands."""
    deal = _offer(step["deal"], over)
    for name, seat in (("give", deal["to"]), ("get", deal["by"])):
        if name not in step["deal"]:
            groups = [group["card"] for group in step["groups"] if group["to"] == seat]
            deal[name] = {**deal[name], "value": {**deal[name]["value"], "groups": groups}}
    return deal
