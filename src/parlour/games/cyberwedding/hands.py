"""§1.5, §3.3 Cards between the deck, hands, items in play and the discards."""

from __future__ import annotations

from parlour.games.cyberwedding import card_events
from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.model import ABILITIES, Item, State
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = (
    "ORDER",
    "discard",
    "discard_all",
    "discard_items",
    "draw_card",
    "hold",
    "item_of",
    "lay_out",
    "over_limit",
    "take_card",
    "use_up",
)

ORDER = {kind: place for place, kind in enumerate(CardKind)}
"""Hands and the deck are kept in this order, which tells nothing."""


def hold(cards: list[CardKind], card: CardKind) -> None:
    """Put a card among others, in order."""
    place = ORDER[card]
    at = len(cards)
    while at and ORDER[cards[at - 1]] > place:
        at -= 1
    cards.insert(at, card)


@rule("3.3")
@rule("1.5")
def draw_card(s: State, seat: int, k: Kernel) -> bool:
    """One card for the hand; an empty deck is made of the discards first. ``False`` if there is none at all."""
    if not s.deck:
        if not s.discarded:
            return False
        s.deck = sorted(s.discarded, key=ORDER.__getitem__)
        s.discarded.clear()
        k.emit(events.DeckReshuffled(cards=len(s.deck)))
    card = s.deck.pop(k.chance.below("deck", len(s.deck)))
    hold(s.players[seat].hand, card)
    k.emit(events.CardDrawn(seat=Seat(seat), card=card))
    return True


@rule("1.5")
def take_card(s: State, seat: Seat, to: Seat, card: CardKind, k: Kernel) -> None:
    """#2, #22 From the hand of ``to`` into that of ``seat``: which one, the two know."""
    s.players[to].hand.remove(card)
    hold(s.players[seat].hand, card)
    k.emit(card_events.CardTaken(seat=seat, to=to, card=card))


def discard(s: State, seat: int, card: CardKind, k: Kernel) -> None:
    """From the hand, face up, without playing it."""
    s.players[seat].hand.remove(card)
    s.discarded.append(card)
    k.emit(card_events.CardDiscarded(seat=Seat(seat), card=card))


@rule("1.5")
def lay_out(s: State, seat: int, card: CardKind) -> Item:
    """§1.5 An item from the hand, face up in front of its owner."""
    player = s.players[seat]
    player.hand.remove(card)
    item = Item(card=card)
    player.items.append(item)
    return item


def item_of(s: State, seat: int, card: CardKind) -> Item | None:
    """The player's item of that kind in play; nobody has two."""
    for item in s.players[seat].items:
        if item.card is card:
            return item
    return None


@rule("1.5")
def use_up(s: State, seat: int, card: CardKind, k: Kernel, to: int = -1) -> Item:
    """An item in play is discarded for its effect; what lies on it is the caller's."""
    item = item_of(s, seat, card)
    if item is None:
        raise LookupError(f"seat {seat} has no {card} in play")  # judged before
    s.players[seat].items.remove(item)
    s.discarded.append(card)
    k.emit(card_events.ItemUsed(seat=Seat(seat), card=card, to=to))
    return item


@rule("1.5")
def discard_items(s: State, seat: int, k: Kernel) -> None:
    """Unused: a counter that lies on one goes back to the supply."""
    player = s.players[seat]
    for item in player.items:
        if item.mark:
            s.supply[item.mark][ABILITIES.index(item.ability)] += 1
        s.discarded.append(item.card)
        k.emit(card_events.ItemDiscarded(seat=player.seat, card=item.card))
    player.items.clear()


@rule("1.5")
def discard_all(s: State, seat: int, k: Kernel) -> None:
    """Hand and items."""
    for card in tuple(s.players[seat].hand):
        discard(s, seat, card, k)
    discard_items(s, seat, k)


def over_limit(s: State, seat: int) -> int:
    """§3.7 Cards above the hand limit."""
    return max(0, len(s.players[seat].hand) - NUMBERS.hand_limit)
