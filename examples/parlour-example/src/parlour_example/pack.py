"""Cards that are dealt, drawn, seen and discarded, and cats that drop out."""

from __future__ import annotations

from bisect import insort

from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.chance import Chance
from parlour.kit.rules import rule
from parlour.kit.types import Shown
from parlour_example import events
from parlour_example.model import Alley, Card, Cat, Pack

WATCHED = 2


def holds(cat: Cat, card: Card) -> bool:
    """Is such a card in its hand?"""
    return card in cat.hand.value


def gain(cat: Cat, card: Card) -> None:
    """Hands are kept sorted, so that their order tells nothing."""
    insort(cat.hand.value, card)


@rule("2.2")
def discard(s: Alley, seat: Seat, card: Card) -> None:
    """From a hand to the discarded cards."""
    s.cats[seat].hand.value.remove(card)
    s.pack.discarded.append(card)


@rule("2.3")
def take(pack: Pack, chance: Chance) -> Card:
    """Any card of the rest, with equal chances."""
    return pack.rest.pop(chance.below("pack", len(pack.rest)))


@rule("2.3")
def renew(s: Alley, k: Kernel) -> None:
    """An empty pack is made anew; sorted, nothing is left of the order in which cards were discarded."""
    pack = s.pack
    if not pack.top and not pack.rest and pack.discarded:
        pack.rest, pack.discarded = sorted(pack.discarded), []
        k.emit(events.PackRenewed(cards=len(pack.rest)))


@rule("5.3")
def draw(s: Alley, seat: Seat, k: Kernel) -> None:
    """The known top card, else any; nothing if all cards are in hands."""
    renew(s, k)
    pack = s.pack
    if pack.top or pack.rest:
        card = pack.top.pop(0).value if pack.top else take(pack, k.chance)
        gain(s.cats[seat], card)
        k.emit(events.CardDrawn(seat=seat, kind=card.kind, worth=card.worth))
        if s.options.open_hands:
            k.emit(events.CardShown(seat=seat, kind=card.kind, worth=card.worth))


@rule("5.4")
def watch(s: Alley, seat: Seat, k: Kernel) -> None:
    """Chance decides what the top cards are when somebody looks; from then on they stay."""
    renew(s, k)
    pack = s.pack
    while len(pack.top) < WATCHED and pack.rest:
        pack.top.append(Shown(take(pack, k.chance), []))
    for shown in pack.top[:WATCHED]:
        if shown.to is not None and seat not in shown.to:
            shown.to.append(seat)
    k.emit(events.PackWatched(seat=seat, cards=[shown.value for shown in pack.top[:WATCHED]]))


@rule("8.1")
def lose_life(s: Alley, seat: Seat, k: Kernel) -> None:
    """One life less; without any the cat is out."""
    cat = s.cats[seat]
    cat.lives -= 1
    k.emit(events.LifeLost(seat=seat, left=cat.lives))
    if not cat.lives:
        drop_out(s, seat, k)


@rule("8.1")
@rule("8.2")
def drop_out(s: Alley, seat: Seat, k: Kernel) -> None:
    """Its cards are shown and discarded, its offers lapse. Pending steps ask only cats that are in."""
    cat = s.cats[seat]
    if cat.out:
        return
    cat.out = True
    k.emit(events.CatOut(seat=seat, cards=list(cat.hand.value)))
    s.pack.discarded += cat.hand.value
    cat.hand.value = []
    s.offers = [offer for offer in s.offers if seat not in (offer.by, offer.to)]
