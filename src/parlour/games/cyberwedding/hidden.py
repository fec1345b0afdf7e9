"""§10.5 A possible state for what one viewer sees: hands, the deck, the auction's pile made up anew."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from parlour.games.cyberwedding.cards import DECK, FACTS, CardKind
from parlour.games.cyberwedding.hands import ORDER
from parlour.kit.chance import Chance
from parlour.kit.game import View
from parlour.kit.rules import rule
from parlour.kit.types import HIDDEN

__all__ = ("complete",)

Json = dict[str, Any]
_PLACES = {str(kind): place for kind, place in ORDER.items()}


@rule("10.5")
def complete(view: View, rng: Chance) -> Json:
    """The view's state with every gap filled."""
    state = dict(view.state)
    scanned = {step["to"]: step["cards"] for step in state["agenda"] if step["type"] == "Scanning"}
    hands = [_known(player, scanned.get(player["seat"])) for player in state["players"]]
    unseen = _unseen(state, hands, rng)
    auctioned = _auctioned(state, unseen)
    hands = [_filled(hand, auctioned) for hand in hands]
    state["players"] = [{**player, "hand": hand} for player, hand in zip(state["players"], hands, strict=True)]
    state["agenda"] = [_step(step, hands, auctioned) for step in state["agenda"]]
    state["deck"] = _filled(state["deck"], unseen)
    state["issued_escape"] = _issued(state, "escape")
    state["issued_fatigue"] = _issued(state, "fatigue")
    return state


def _known(player: Json, scanned: Any) -> Any:
    """A hand that is looked at is as good as seen, as long as it is whole."""
    hand = player["hand"]
    if isinstance(hand, dict) and isinstance(scanned, list) and len(scanned) == hand[HIDDEN]:
        return scanned
    return hand


def _unseen(state: Json, hands: Iterable[Any], rng: Chance) -> list[str]:
    """Cards that the viewer sees nowhere, shuffled."""
    cards = [str(kind) for kind in DECK]
    seen = [*state["discarded"], *(item["card"] for player in state["players"] for item in player["items"])]
    for step in state["agenda"]:
        if step["type"] == "Auction":
            seen += [*step["set_aside"], *([step["card"]] if step["card"] is not None else [])]
            seen += step["pile"] if isinstance(step["pile"], list) else []
    for hand in (*hands, state["deck"]):
        seen += hand if isinstance(hand, list) else []
    for card in seen:
        cards.remove(card)
    return rng.pick("unseen", cards, len(cards))


def _auctioned(state: Json, unseen: list[str]) -> list[str]:
    """Where hands and the pile come from: during the auction the cards that are auctioned, else all that are unseen."""
    if not any(step["type"] == "Auction" and step["begun"] for step in state["agenda"]):
        return unseen
    found = [card for card in unseen if FACTS[CardKind(card)].auctioned]
    unseen[:] = [card for card in unseen if not FACTS[CardKind(card)].auctioned]
    return found


def _filled(cards: Any, unseen: list[str]) -> list[str]:
    """A hidden pile made up of unseen cards, in order; one that is seen stays as it is."""
    if not isinstance(cards, dict):
        return list(cards)
    return sorted((unseen.pop() for _ in range(cards[HIDDEN])), key=_PLACES.__getitem__)


def _step(step: Json, hands: list[list[str]], unseen: list[str]) -> Json:
    if step["type"] == "Auction":
        return {**step, "pile": _filled(step["pile"], unseen)}
    if step["type"] == "Scanning" and isinstance(step["cards"], dict):
        return {**step, "cards": hands[step["to"]][: step["cards"][HIDDEN]]}
    return step


def _issued(state: Json, token: str) -> int:
    held = sum(player[token] for player in state["players"])
    return int(held + sum(heap[token] for heap in state["heaps"]))
