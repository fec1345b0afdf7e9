"""What may be done beside the turns: offers (clause 7), and a change of mind at dusk (4.2)."""

from __future__ import annotations

from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.chance import Chance
from parlour.kit.legal import Candidates, Form, FormOf, Legal, Refused
from parlour.kit.rules import rule
from parlour.kit.types import Shown
from parlour_example import events
from parlour_example.actions import Accept, Action, MakeOffer, Prowl, Withdraw
from parlour_example.model import PLACES, Alley, Card, Cat, Choice, Offer
from parlour_example.night import Dusk
from parlour_example.pack import gain


class Dealings(Legal[Action]):
    """4.2, 7 An offer has too many forms to list: it is filled in field by field."""

    def __init__(self, s: Alley, seat: Seat) -> None:
        self._s = s
        self._seat = seat

    def why_not(self, action: Action) -> Refused | None:
        """By kind of action; whatever depends on a hand depends on the own hand only."""
        match action:
            case _ if self._s.cats[self._seat].out:
                return Refused("cat_out", rule="8.1")
            case MakeOffer(to=to, fish=fish):
                return self._why_no_offer(to, fish)
            case Accept():
                return self._why_no_sale(action)
            case Withdraw(offer=id):
                own = any(offer.id == id and offer.by == self._seat for offer in self._s.offers)
                return None if own else Refused("no_such_offer", rule="7.2")
            case Prowl(place=place):
                return None if self._choice() and place in PLACES else Refused("not_now", rule="4.2")
            case _:
                return Refused("not_now", rule="7.1")

    @rule("7.1")
    def _why_no_offer(self, to: Seat, fish: int) -> Refused | None:
        if to not in [cat.seat for cat in self._partners()]:
            return Refused("no_such_cat", rule="7.1")
        if not 1 <= fish <= self._s.cats[self._seat].fish:
            return Refused("not_enough_fish", {"price": fish}, "7.1")
        return None

    def _partners(self) -> list[Cat]:
        """To whom an offer can be made: cats in the game, with cards, without an offer of this cat's."""
        asked = {offer.to for offer in self._s.offers if offer.by == self._seat}
        return [c for c in self._s.inside() if c.seat != self._seat and c.seat not in asked and c.hand.value]

    @rule("7.3")
    def _why_no_sale(self, sale: Accept) -> Refused | None:
        offer = next((o for o in self._s.offers if o.id == sale.offer and o.to == self._seat), None)
        if offer is None:
            return Refused("no_such_offer", rule="7.3")
        if not getattr(self._s.agenda[-1], "deals", False):
            return Refused("no_deals_now", rule="7.3")
        if self._s.cats[offer.by].fish < offer.fish:
            return Refused("not_enough_fish", {"price": offer.fish}, "7.3")
        if sale not in self._sales(offer):
            return Refused("no_such_card", rule="7.3")
        return None

    def _sales(self, offer: Offer) -> list[Accept]:
        return [Accept(offer.id, card.kind, card.worth) for card in dict.fromkeys(self._s.cats[offer.to].hand.value)]

    def _choice(self) -> Choice | None:
        """The own choice, if it is made and may still be changed."""
        top = self._s.agenda[-1]
        choices = top.choices if isinstance(top, Dusk) else []
        return next((choice for choice in choices if choice.seat == self._seat and choice.place), None)

    def form(self) -> tuple[Action, ...] | Form:
        """What can be listed, and a form for offers."""
        if self._s.cats[self._seat].out:
            return ()
        listed: list[Action] = [Withdraw(offer.id) for offer in self._s.offers if offer.by == self._seat]
        listed += [sale for offer in self._s.offers if offer.to == self._seat for sale in self._sales(offer)]
        listed += map(Prowl, PLACES)
        actions = tuple(action for action in listed if self.why_not(action) is None)
        fish, partners = self._s.cats[self._seat].fish, self._partners()
        if not fish or not partners:
            return actions
        fields = {"to": Candidates(tuple(cat.seat for cat in partners)), "fish": Candidates(low=1, high=fish)}
        return Form(actions, (FormOf("MakeOffer", fields),))

    def sample(self, rng: Chance) -> Action:
        """A listed action or an offer; ask ``form`` first whether there is anything."""
        form = self.form()
        actions = form.actions if isinstance(form, Form) else form
        i = rng.below("sample", len(actions) + isinstance(form, Form))
        if i < len(actions):
            return actions[i]
        (partner,) = rng.pick("partner", self._partners())
        return MakeOffer(partner.seat, 1 + rng.below("price", self._s.cats[self._seat].fish))


@rule("7")
def deal(s: Alley, seat: Seat, action: Action, k: Kernel) -> None:
    """Carry out a legal open action."""
    match action:
        case MakeOffer(to=to, fish=fish):
            s.offers_made += 1
            s.offers.append(Offer(s.offers_made, seat, to, fish))
            k.emit(events.OfferMade(by=seat, to=to, fish=fish))
        case Withdraw(offer=id):
            offer = _take(s, id)
            k.emit(events.OfferWithdrawn(by=seat, to=offer.to, fish=offer.fish))
        case Accept(offer=id, card=kind, worth=worth):
            sell(s, _take(s, id), next(c for c in s.cats[seat].hand.value if (c.kind, c.worth) == (kind, worth)), k)
        case _:
            s.agenda[-1].act(s, seat, action, k)


@rule("7.3")
def sell(s: Alley, offer: Offer, card: Card, k: Kernel) -> None:
    """Fish one way, the card the other, both at once."""
    buyer, seller = s.cats[offer.by], s.cats[offer.to]
    buyer.fish -= offer.fish
    seller.fish += offer.fish
    seller.hand.value.remove(card)
    gain(buyer, card)
    kind, worth = Shown[str](card.kind, [offer.by, offer.to]), Shown[int](card.worth, [offer.by, offer.to])
    k.emit(events.CardSold(seat=offer.to, to=offer.by, fish=offer.fish, kind=kind, worth=worth))


def _take(s: Alley, id: int) -> Offer:
    offer = next(offer for offer in s.offers if offer.id == id)
    s.offers.remove(offer)
    return offer
