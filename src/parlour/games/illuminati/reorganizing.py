"""§8.5 The own structure anew, from exactly the same cards."""

from __future__ import annotations

from parlour.games.illuminati import events
from parlour.games.illuminati.actions import Reorganize
from parlour.games.illuminati.cards import facts
from parlour.games.illuminati.model import State
from parlour.games.illuminati.structure import Link, Place, layout, shuffled
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.chance import Chance
from parlour.kit.legal import Candidates, FormOf, Refused
from parlour.kit.rules import rule

__all__ = ("reorganization_form", "reorganize", "sample_reorganization", "why_no_reorganization")


def _layout(s: State, seat: int, action: Reorganize) -> list[Place] | str:
    deck, (illuminati, *groups) = facts(s.options), s.players[seat].cards
    links = [Link(card, master, side) for card, master, side in action.places]
    return layout(illuminati.card, links, [own.card for own in groups], deck.outs, deck.ins)


@rule("8.5", ruling="R 24")
def why_no_reorganization(s: State, seat: int, action: Reorganize) -> Refused | None:
    """Any legal structure of the same cards; by card, so that each is written in one way."""
    if list(action.places) != sorted(action.places):
        return Refused("cards_in_order", rule="8.5")
    found = _layout(s, seat, action)
    return Refused(found, rule="8.5") if isinstance(found, str) else None


def reorganization_form(s: State, seat: int) -> FormOf:
    """Card, master and side."""
    deck, (illuminati, *groups) = facts(s.options), s.players[seat].cards
    cards = [own.card for own in groups]
    places = tuple(
        (card, master, side)
        for card in sorted(cards)
        for master in (illuminati.card, *sorted(cards))
        for side in deck.outs[master]
        if master != card
    )
    return FormOf("Reorganize", {"places": Candidates(places, least=len(cards), most=len(cards))})


def sample_reorganization(s: State, seat: int, rng: Chance) -> Reorganize | None:
    """A random structure, if one was found."""
    deck, (illuminati, *groups) = facts(s.options), s.players[seat].cards
    places = shuffled(illuminati.card, [own.card for own in groups], deck.outs, deck.ins, rng)
    if places is None:
        return None
    return Reorganize(tuple(sorted((place.card, place.master, place.side) for place in places[1:])))


@rule("8.5")
def reorganize(s: State, seat: int, action: Reorganize, k: Kernel) -> None:
    """Treasuries stay on their cards."""
    places = _layout(s, seat, action)
    if isinstance(places, str):
        raise LookupError(places)  # noqa: TRY004  # an action that was not checked
    held = {own.card: own for own in s.players[seat].cards}
    for place in places:
        own = held[place.card]
        own.master, own.side, own.x, own.y, own.r = place.master, place.side, place.x, place.y, place.r
    s.players[seat].cards = [held[place.card] for place in places]
    k.emit(events.StructureReorganized(seat=Seat(seat)))
