"""Offers beside the turns: made, answered, taken back, carried out whole or not at all.

A game derives its own offer, with what is given and got, and its own book; what may change hands, and how it does, it
says as an :class:`Exchange`. An answer names the revision it answers, so nobody accepts what has just been changed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from msgspec import field

from parlour.kit.legal import Refused
from parlour.kit.types import Part, Public

__all__ = ("Book", "Exchange", "Offer")


class Offer(Part, kw_only=True):
    """What one seat proposes to another."""

    id: Public[int]
    """The same for an offer and what it is countered with."""
    by: Public[int]
    to: Public[int]
    rev: Public[int] = 1
    """Grows with every counter-offer."""


T = TypeVar("T", bound=Offer)
T_contra = TypeVar("T_contra", bound=Offer, contravariant=True)


class Exchange(Protocol[T_contra]):
    """How a game carries out what was agreed."""

    def allowed(self, offer: T_contra) -> bool:
        """May it happen at all? If not it counts as refused, and who proposed it learns no more than that."""
        ...

    def carry_out(self, offer: T_contra) -> None:
        """Everything changes hands, at once; ``why_not`` of the game has seen to it that it can."""
        ...


class Book(Part, Generic[T], kw_only=True):
    """The open offers of one turn, and how many each seat has made in it that came to nothing.

    A derived book names its offers' type: ``offers: Public[list[MyOffer]]``, and starts with ``used=[0] * seats``.
    """

    offers: Public[list[T]] = field(default_factory=list)
    used: Public[list[int]] = field(default_factory=list)
    """By seat: offers of this turn that were not accepted; taking one back does not make room for another."""
    made: Public[int] = 0
    """The last id."""

    # -- whether ---------------------------------------------------------------------------------------------------

    def why_no_offer(self, by: int, to: int, most: int) -> Refused | None:
        """``no_such_partner`` or ``too_many_offers``: at most so many a seat and turn, accepted ones left out."""
        if by == to or not 0 <= to < len(self.used):
            return Refused("no_such_partner", {"to": to})
        return Refused("too_many_offers", {"most": most}) if self.used[by] >= most else None

    def why_no_answer(self, seat: int, id: int, rev: int) -> Refused | None:
        """``no_such_offer`` to this seat, or ``offer_changed`` since that revision."""
        offer = self.find(id)
        if offer is None or offer.to != seat:
            return Refused("no_such_offer", {"offer": id})
        return None if offer.rev == rev else Refused("offer_changed", {"offer": id})

    def why_no_withdrawal(self, seat: int, id: int) -> Refused | None:
        """``no_such_offer`` of this seat."""
        offer = self.find(id)
        return None if offer is not None and offer.by == seat else Refused("no_such_offer", {"offer": id})

    def find(self, id: int) -> T | None:
        """The open offer of that id."""
        return next((offer for offer in self.offers if offer.id == id), None)

    def of(self, id: int) -> T:
        """The open offer of that id, which there is."""
        return next(offer for offer in self.offers if offer.id == id)

    # -- what happens ----------------------------------------------------------------------------------------------

    def propose(self, make: Callable[[int], T]) -> T:
        """A new offer, made with the next id."""
        self.made += 1
        offer = make(self.made)
        self.used[offer.by] += 1
        self.offers.append(offer)
        return offer

    def counter(self, id: int, make: Callable[[int], T]) -> T:
        """The answer is another offer, made with the next revision: the old one is refused by it."""
        old = self.of(id)
        offer = make(old.rev + 1)
        self.used[offer.by] += 1
        self.offers[self.offers.index(old)] = offer
        return offer

    def remove(self, id: int) -> T:
        """Refused or withdrawn."""
        offer = self.of(id)
        self.offers.remove(offer)
        return offer

    def accept(self, id: int, exchange: Exchange[T]) -> bool:
        """Carry it out, wholly; ``False`` if it is not allowed and so counts as refused. Either way it is closed."""
        return self.conclude(self.remove(id), exchange)

    def conclude(self, offer: T, exchange: Exchange[T]) -> bool:
        """What ``accept`` does, for an offer that was taken off the book while something about it was being decided."""
        if not exchange.allowed(offer):
            return False
        self.used[offer.by] -= 1
        exchange.carry_out(offer)
        return True

    def lapse(self, seat: int, *, to: bool = False) -> list[T]:
        """The seat's own offers are void (with ``to`` those made to it as well); returns them."""
        gone = [offer for offer in self.offers if offer.by == seat or (to and offer.to == seat)]
        self.offers = [offer for offer in self.offers if offer not in gone]
        return gone

    def clear(self) -> list[T]:
        """A turn ends: nothing stands any more, and everybody may make offers again. Returns what was open."""
        gone, self.offers = self.offers, []
        self.used = [0] * len(self.used)
        return gone
