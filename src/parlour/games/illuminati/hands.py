"""Specials in hands, in the pile and among the discards (§3, §4.2, §10)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable

from parlour.games.illuminati import events
from parlour.games.illuminati.cards import Deck
from parlour.games.illuminati.lapsing import lapse
from parlour.games.illuminati.model import UNCONTROLLED, State
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = ("cards_left", "discard", "draw", "hold", "holds", "turn_up")


def holds(s: State, seat: int, special: int, copies: int = 1) -> bool:
    """Does the player hold that many of the kind?"""
    return s.players[seat].hand.value.count(special) >= copies


def hold(s: State, seat: int, special: int) -> None:
    """Into the hand, which is kept sorted: its order tells nothing."""
    insort(s.players[seat].hand.value, special)


@rule("10")
def discard(s: State, seat: int, specials: Iterable[int], k: Kernel) -> None:
    """From the hand to the discards."""
    hand = s.players[seat].hand.value
    for special in specials:
        hand.remove(special)
        s.discarded.append(special)
    if s.deals.offers:
        lapse(s, seat, k)


def cards_left(s: State) -> int:
    """Cards in the draw pile, the buried ones included."""
    return len(s.pile) + len(s.bottom)


def _next(s: State, deck: Deck, k: Kernel) -> int:
    """Any card of the pile with equal chances, then the buried ones in their order."""
    if s.pile:
        return s.pile.pop(k.chance.below("pile", len(s.pile)))
    return deck.first_special + s.bottom.pop(0)


@rule("4.2", ruling="R 5")
def draw(s: State, deck: Deck, seat: int, k: Kernel) -> None:
    """One card for the player: a Group into the uncontrolled area, a Special into the hand. Nothing from no pile."""
    if not cards_left(s):
        return
    card = _next(s, deck, k)
    if card < deck.first_faction:
        _face_up(s, card)
        k.emit(events.GroupDrawn(seat=Seat(seat), card=card))
    else:
        special = card - deck.first_special
        hold(s, seat, special)
        k.emit(events.SpecialDrawn(seat=Seat(seat), special=special))


@rule("4.7", ruling="R 7")
def turn_up(s: State, deck: Deck, k: Kernel) -> None:
    """A card from the pile for the uncontrolled area; a Special is thrown away."""
    card = _next(s, deck, k)
    if card < deck.first_faction:
        _face_up(s, card)
        k.emit(events.GroupTurnedUp(card=card))
    else:
        special = card - deck.first_special
        s.discarded.append(special)
        k.emit(events.SpecialThrownAway(special=special))


def _face_up(s: State, card: int) -> None:
    s.owner[card] = UNCONTROLLED
    insort(s.uncontrolled, card)
