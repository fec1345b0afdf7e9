"""§16 What holds in every state that play reaches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from parlour.games.illuminati.cards import Deck, facts
from parlour.games.illuminati.model import DEAD, GONE, NONE, PILE, UNCONTROLLED, UNSEEN, Player, State
from parlour.games.illuminati.structure import Link, layout
from parlour.kit.rules import rule

__all__ = ("faults",)


@rule("16")
def faults(s: State) -> list[str]:
    """Everything that is wrong, in words for developers."""
    deck = facts(s.options)
    found = [*_shape(s, deck)]
    if found:
        return found
    found = [*_zones(s, deck), *_specials(s, deck), *_money(s), *_face_down(s, deck)]
    for player in s.players:
        found += _structure(s, deck, player)
    return found


def _shape(s: State, deck: Deck) -> Iterator[str]:
    """Numbers that other checks rely on."""
    cards = deck.first_special
    if len(s.players) != s.seats or [player.seat for player in s.players] != list(range(s.seats)):
        yield f"{len(s.players)} players for {s.seats} seats"
    if len(s.owner) != cards:
        yield f"{len(s.owner)} owners for {cards} cards"
    if not (0 <= s.active < s.seats and 0 <= s.first < s.seats):
        yield f"the turn is that of {s.active}, the first was that of {s.first}"
    if any(not 0 <= card < deck.first_faction for card in (*s.uncontrolled, *s.dead)):
        yield "a Group that is none is uncontrolled or dead"
    if any(not 0 <= card <= deck.pile[-1] for card in s.pile):
        yield "a card that is none is in the pile"
    for player in s.players:
        if not deck.first_faction <= player.illuminati < cards:
            yield f"seat {player.seat} has the Illuminati {player.illuminati}"
        if player.out == bool(player.cards):
            yield f"seat {player.seat} is {'out' if player.out else 'in'} with {len(player.cards)} cards"
        if any(not 0 <= own.card < cards or not GONE < own.master < cards for own in player.cards):
            yield f"seat {player.seat} has cards that are none"


def _zones(s: State, deck: Deck) -> Iterator[str]:
    """Every card in exactly one place, and ``owner`` says which."""
    places = dict.fromkeys(s.uncontrolled, UNCONTROLLED) | dict.fromkeys(s.dead, DEAD)
    pile = [card for card in s.pile if card < deck.first_faction]
    places |= dict.fromkeys(pile, PILE)
    owned = [(own.card, player.seat) for player in s.players for own in player.cards]
    places |= dict(owned)
    total = len(s.uncontrolled) + len(s.dead) + len(pile) + len(owned)
    gone = [card for card in range(deck.first_faction, len(s.owner)) if s.owner[card] in (GONE, UNSEEN)]
    if total != len(places) or total + len(gone) != len(s.owner):
        yield f"{total} cards in {len(places)} places, {len(gone)} gone, of {len(s.owner)}"
    for card, where in places.items():
        if s.owner[card] != where:
            yield f"card {card} is at {where}, and said to be at {s.owner[card]}"
    if s.uncontrolled != sorted(s.uncontrolled) or s.pile != sorted(s.pile):
        yield "the uncontrolled area or the pile is not sorted"


@rule("15.1")
def _face_down(s: State, deck: Deck) -> Iterator[str]:
    """What lies face down is an Illuminati of its own that nobody has seen; without the option nothing does."""
    hidden = [player for player in s.players if player.face_down.value != NONE]
    for player in hidden:
        card = player.face_down.value
        if player.out or player.illuminati != deck.first_face_down + player.seat or card in player.named:
            yield f"seat {player.seat} has {card} below {player.illuminati}"
        if card not in deck.illuminati or s.owner[card] != UNSEEN:
            yield f"seat {player.seat} has {card} face down"
    for player in s.players:
        if player not in hidden and player.illuminati >= deck.first_face_down:
            yield f"nothing lies face down before seat {player.seat}"
    if len({player.face_down.value for player in hidden}) < len(hidden):
        yield "two players have the same Illuminati"


def _specials(s: State, deck: Deck) -> Iterator[str]:
    """No Special is lost or made."""
    first = deck.first_special
    held = [special for player in s.players for special in player.hand.value]
    now = Counter([card - first for card in s.pile if card >= deck.first_faction] + s.bottom + s.discarded + held)
    if now != Counter(card - first for card in deck.pile if card >= deck.first_faction):
        yield f"Specials: {sorted(now.elements())}"
    for player in s.players:
        if player.hand.value != sorted(player.hand.value):
            yield f"the hand of seat {player.seat} is not sorted"


def _money(s: State) -> Iterator[str]:
    """What the bank has given out lies on cards."""
    treasuries = [own.money.value for player in s.players for own in player.cards]
    if sum(treasuries) != s.issued or min(treasuries, default=0) < 0:
        yield f"{sum(treasuries)} MB on cards, {s.issued} from the bank"


def _structure(s: State, deck: Deck, player: Player) -> Iterator[str]:
    """§5.2, §6.1, §4.3: a tree on free cells, hung as its places say; nobody took part too often."""
    if not player.cards:
        return
    illuminati, *groups = player.cards
    who = f"seat {player.seat}"
    if illuminati.card != player.illuminati or (illuminati.x, illuminati.y, illuminati.r) != (0, 0, 0):
        yield f"{who}: the first card is not the Illuminati at the origin"
    links = [Link(own.card, own.master, own.side) for own in groups]
    found = layout(illuminati.card, links, [own.card for own in groups], deck.outs, deck.ins)
    if isinstance(found, str):
        yield f"{who}: {found}"
        return
    places = {place.card: (place.x, place.y, place.r) for place in found}
    known = [player.illuminati]
    for own in player.cards:
        if places[own.card] != (own.x, own.y, own.r):
            yield f"{who}: card {own.card} lies at {own.x}, {own.y}, {own.r}"
        if own.used > deck.participations[own.card]:
            yield f"{who}: card {own.card} took part in {own.used} attacks"
        if own is not illuminati and own.master not in known:
            yield f"{who}: card {own.card} comes before its master"
        known.append(own.card)
    if s.actions < 0 or s.transfers < 0:
        yield f"{s.actions} actions, {s.transfers} transfers left"
