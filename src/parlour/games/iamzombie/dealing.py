"""§4.2 Decks and hands: drawing by chance from what is unknown, then what is known to lie under it."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.iamzombie import events
from parlour.games.iamzombie.cards import CONSTANTS, NONE
from parlour.games.iamzombie.model import State
from parlour.games.iamzombie.table import coop, seats_from
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule
from parlour.kit.types import Shown

__all__ = ("deal_archetypes", "deal_locations", "deal_order", "return_unchosen", "returned")

_SOLO = 2
"""§15.11 A hero alone is dealt twice as many locations."""


def _round_robin(cards: Sequence[int], players: int, first: int) -> list[list[int]]:
    """Hands by seat, one card at a time, clockwise from that seat on."""
    return [list(cards[(seat - first) % players :: players]) for seat in range(players)]


@rule("4.2")
def deal_order(deck: Sequence[int], players: int, first: int, each: int) -> tuple[int, list[list[int]]]:
    """From a deck, top first: the card that goes to the bottom, and the hands by seat."""
    return deck[0], _round_robin(deck[1 : 1 + each * players], players, first)


@rule("4.2")
def returned(
    hands: Sequence[Sequence[int]], kept: Sequence[int], old: Sequence[int], first: int
) -> list[tuple[int, int]]:
    """Seats and their cards that were not kept, in the order in which they were dealt.

    By seat ``kept`` leaves the hand once, and ``old`` takes its place there; ``NONE`` for neither.
    """
    left = [list(hand) for hand in hands]
    for hand, taken, given in zip(left, kept, old, strict=True):
        if taken != NONE:
            hand[hand.index(taken)] = given
    order = [(first + i) % len(left) for i in range(len(left))]
    cards = [(seat, left[seat][i]) for i in range(max(map(len, left))) for seat in order if i < len(left[seat])]
    return [(seat, card) for seat, card in cards if card != NONE]


def _draw(s: State, k: Kernel) -> int:
    """The top card of the archetype deck: any of the unknown rest; after that the known ones in order."""
    if s.archetypes:
        return s.archetypes.pop(k.chance.below("archetype", len(s.archetypes)))
    return s.under.pop(0).value


@rule("4.2", ruling="R-06")
def deal_archetypes(s: State, k: Kernel) -> None:
    """§4.2 a: one card under the deck, then as many to each as there are, five at most."""
    size = len(s.archetypes) + len(s.under)
    if not size:
        return
    top = _draw(s, k)
    s.under.append(Shown(top, []))
    k.emit(events.ArchetypeBuried(seat=s.first))
    each = min(CONSTANTS.archetypes_dealt, size // s.seats)
    _, hands = deal_order([top, *(_draw(s, k) for _ in range(each * s.seats))], s.seats, s.first, each)
    for seat in seats_from(s, s.first):
        hand = s.players[seat].hand
        hand.value = hands[seat]
        if each:
            cards = Shown(list(hand.value), None if hand.to is None else list(hand.to))
            k.emit(events.ArchetypesDealt(seat=Seat(seat), archetypes=cards))


@rule("4.2")
def return_unchosen(s: State, taken: Sequence[int], old: Sequence[int]) -> int:
    """Under the deck, in the order dealt, an exchanged card in place of the one taken; how many there are."""
    cards = returned([player.hand.value for player in s.players], taken, old, s.first)
    s.under += [Shown(card, None if coop(s) else [seat]) for seat, card in cards]
    for player in s.players:
        player.hand.value = []
    return len(cards)


@rule("4.2")
def deal_locations(s: State, k: Kernel) -> None:
    """§4.2 b: ten to each, or as many as there are; twenty to a hero alone."""
    most = CONSTANTS.locations_dealt * (_SOLO if s.seats == 1 else 1)
    each = min(most, len(s.locations) // s.seats)
    below, rest = k.chance.below, s.locations
    hands = _round_robin([rest.pop(below("location", len(rest))) for _ in range(each * s.seats)], s.seats, s.first)
    for seat in seats_from(s, s.first):
        hand = s.players[seat].hand
        hand.value = hands[seat]
        cards = Shown(list(hand.value), None if hand.to is None else list(hand.to))
        k.emit(events.LocationsDealt(seat=Seat(seat), locations=cards))
