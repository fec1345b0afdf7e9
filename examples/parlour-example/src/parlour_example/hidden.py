"""A possible state for what one viewer sees: all that is hidden from it is dealt anew."""

from __future__ import annotations

from typing import Any

from parlour.kit.chance import Chance
from parlour.kit.game import View
from parlour.kit.types import HIDDEN
from parlour_example.model import ALL_CARDS, HARBOUR, LEAST_NIGHTS, MARKET, MOST_NIGHTS, PLACES

Json = dict[str, Any]


def complete(view: View, rng: Chance) -> Json:
    """The view's state with every gap filled; from the view alone."""
    state = dict(view.state)
    everybody = state["options"]["open_hands"]
    open_hands = [cat["seat"] for cat in state["cats"] if everybody or cat["seat"] == view.seat]
    cards = _unseen(state, open_hands, rng)
    state["cats"] = [
        {**cat, "hand": {"value": hand, "to": None if everybody else [cat["seat"]]}}
        for cat in state["cats"]
        for hand in [cat["hand"] if cat["seat"] in open_hands else _deal(cat["hand"], cards)]
    ]
    pack = state["pack"]
    top = [_top(card, cards, view.seat) for card in pack["top"]]
    state["pack"] = {**pack, "top": top, "rest": _deal(pack["rest"], cards)}
    state["dog"] = _rounds(state, rng)
    out = [cat["seat"] for cat in state["cats"] if cat["out"]]
    state["agenda"] = [
        _choices(step, view.seat, out, rng) if step["type"] == "Dusk" else step for step in state["agenda"]
    ]
    return state


def _unseen(state: Json, open_hands: list[int], rng: Chance) -> list[Json]:
    """All cards but those in sight, shuffled."""
    cards = [{"kind": card.kind, "worth": card.worth} for card in ALL_CARDS]
    seen = [card for seat in open_hands for card in state["cats"][seat]["hand"]]
    seen += [*state["pack"]["discarded"], *(card for card in state["pack"]["top"] if HIDDEN not in card)]
    for card in seen:
        cards.remove(card)
    return rng.pick("cards", cards, len(cards))


def _deal(zone: dict[str, int], cards: list[Json]) -> list[Json]:
    """As many cards as the hidden zone shows that it holds, sorted."""
    return sorted((cards.pop() for _ in range(zone[HIDDEN])), key=lambda card: (card["kind"], card["worth"]))


def _top(card: Json, cards: list[Json], seat: int | None) -> Json:
    """A card on top of the pack; who else has seen it is unknown."""
    return {"value": cards.pop(), "to": []} if HIDDEN in card else {"value": card, "to": [seat]}


def _rounds(state: Json, rng: Chance) -> list[str]:
    """3.2 Tonight and the nights that may be left."""
    if state["day"]:
        return []
    least = max(1, LEAST_NIGHTS + 1 - state["night"])
    nights = least + rng.below("nights", MOST_NIGHTS + 2 - state["night"] - least)
    return [(HARBOUR, MARKET)[rng.below("dog", 2)] for _ in range(nights)]


def _choices(dusk: Json, seat: int | None, out: list[int], rng: Chance) -> Json:
    """4.2 Others have chosen or not; somebody has not, or it would be over."""
    pending = [choice["seat"] for choice in dusk["choices"] if choice.get("place") != "" and choice["seat"] not in out]
    late = [other for other in pending if other != seat]
    own_done = seat in pending or seat is None or seat in out
    must = rng.pick("late", late)[0] if own_done and late else None
    choices = []
    for choice in dusk["choices"]:
        place = choice.get("place")
        if place is None:
            i = rng.below("place", len(PLACES) + 1)
            place = "" if choice["seat"] == must or i == len(PLACES) else PLACES[i]
        choices.append({**choice, "place": place})
    return {**dusk, "choices": choices}
