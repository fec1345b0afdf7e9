"""A possible state for what one viewer sees: hands, the pile, treasuries, Illuminati and secret goals made up anew."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import msgspec

from parlour.games.illuminati.abilities import SecretCopy
from parlour.games.illuminati.cards import Deck, facts
from parlour.games.illuminati.goals import goal_of, with_a_goal
from parlour.games.illuminati.model import NONE, PILE, UNSEEN, Options
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
    state["players"] = _faced(state, deck, rng, over)
    specials = _unseen(state, deck, rng)
    promised = _promised(state, specials)
    state["players"] = [
        _player(player, state, options, deck, promised[player["seat"]], specials, rng, over)
        for player in state["players"]
    ]
    if isinstance(state["pile"], dict):
        groups = [card for card in range(deck.first_faction) if state["owner"][card] == PILE]
        state["pile"] = [*groups, *sorted(deck.first_special + kind for kind in specials)]
    state["deals"] = {**state["deals"], "offers": [_offer(offer, over) for offer in state["deals"]["offers"]]}
    state["agenda"] = [
        {**step, "deal": _traded(step, over)} if step["type"] == "Trading" else step for step in state["agenda"]
    ]
    state["issued"] = sum(own["money"]["value"] for player in state["players"] for own in player["cards"])
    return state


def _faced(state: Json, deck: Deck, rng: Chance, over: bool) -> list[Json]:
    """§15.1 Illuminati for those whose card lies face down unseen: any that nobody has turned up or named there."""
    players = state["players"]
    hidden = [player for player in players if player["illuminati"] >= deck.first_face_down]
    known = {player["seat"]: player["face_down"] for player in hidden if "face_down" in player}
    unseen = [card for card in deck.illuminati if state["owner"][card] == UNSEEN]
    left = rng.pick("illuminati", unseen, len(unseen)) if hidden else []
    left = [card for card in left if card not in known.values()]
    dealt = known | _dealt([player for player in hidden if player["seat"] not in known], left)
    return [
        {
            **player,
            "face_down": {
                "value": dealt.get(player["seat"], NONE),
                "to": [player["seat"]] if player in hidden and not over else None,
            },
        }
        for player in players
    ]


def _dealt(players: list[Json], left: list[int]) -> dict[int, int]:
    """One each, none where it was named in vain; the first way that there is in this order of the cards."""
    if not players:
        return {}
    first, *others = players
    for card in left:
        if card not in first["named"]:
            try:
                found = _dealt(others, [other for other in left if other != card])
            except LookupError:
                continue
            return {first["seat"]: card} | found
    raise LookupError("nothing is left that may lie there")


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
    first = deck.first_special
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
    return {
        **player,
        "hand": {"value": hand, "to": to},
        "cards": cards,
        "goal": _goal(player, state, options, deck, rng, to),
    }


def _goal(player: Json, state: Json, options: Options, deck: Deck, rng: Chance, to: list[int] | None) -> Json:
    """A goal that stands on the card is no secret (``NONE``); one that is still to be chosen is not there yet."""
    goal, down = player.get("goal"), player["face_down"]["value"]
    hidden = down != NONE
    illuminati = down if hidden else player["illuminati"]
    copied = options.hidden_goals or isinstance(goal_of(options, deck, illuminati), SecretCopy)
    if not copied and not hidden:
        return {"value": NONE if goal is None else goal, "to": None}
    if goal is not None:
        return {"value": goal, "to": to}
    waiting = [seat for step in state["agenda"] if step["type"] == "SecretGoals" for seat in step["waiting"]]
    if player["seat"] in waiting:
        return {"value": NONE, "to": to}
    if not copied:  # where cards lie face down, everybody has chosen
        return {"value": illuminati, "to": to}
    cards = with_a_goal(options, deck)
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
