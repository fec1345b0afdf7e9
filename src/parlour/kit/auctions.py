"""Ways to ask for money in turn, as values that a step keeps.

Each is frozen (but for the sealed bids): a method returns what it is afterwards. Seats are integers in the order
they are asked; money is whole. Who may be asked, from what, and what a payment does is the game's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, MutableSequence, Sequence
from typing import Self

from msgspec import Struct, field, structs

from parlour.kit.legal import Refused
from parlour.kit.types import Part, Private, Public

__all__ = ("Ascending", "BackAndForth", "Lots", "May", "OnceAround", "Sale", "Sealed", "SealedBid", "settle")

May = Callable[[int], bool]
"""Do public facts allow this seat to be asked?"""


class BackAndForth(Struct, frozen=True):
    """Asked in turn, round after round, until all have passed in a row since the last answer."""

    order: tuple[int, ...]
    at: int = 0
    """Whose turn it is, as an index of ``order``; whoever may not be asked is skipped."""
    passes: int = 0
    """How many in a row have passed, or were skipped."""

    def awaited(self, may: May) -> int | None:
        """The seat whose turn it is, ``None`` once all have passed."""
        n = len(self.order)
        for ahead in range(n - self.passes):
            seat = self.order[(self.at + ahead) % n]
            if may(seat):
                return seat
        return None

    def passed(self, seat: int) -> Self:
        """The awaited seat has nothing to say; those who were skipped before it count as passed too."""
        ahead = self._ahead(seat)
        return type(self)(self.order, (self.at + ahead + 1) % len(self.order), self.passes + ahead + 1)

    def acted(self, seat: int) -> Self:
        """The awaited seat has answered: everybody may answer that, itself last."""
        return type(self)(self.order, (self.at + self._ahead(seat) + 1) % len(self.order))

    def resumed(self) -> Self:
        """Something has changed: who has passed may think again, and the turn stays where it is."""
        return type(self)(self.order, self.at)

    def _ahead(self, seat: int) -> int:
        return (self.order.index(seat) - self.at) % len(self.order)


class Sale(Struct, frozen=True):
    """Who gets it, and what for."""

    seat: int
    price: int


def settle(purses: MutableSequence[int], sale: Sale, to: int | None = None) -> int:
    """Take the price from the buyer; it goes to the seat ``to``. Returns what goes to the bank instead."""
    purses[sale.seat] -= sale.price
    if to is None:
        return sale.price
    purses[to] += sale.price
    return 0


class _Open(Struct, frozen=True):
    """What is common to auctions in which everybody hears the bids."""

    order: tuple[int, ...]
    """Who is still to be asked."""
    opening: int = 1
    step: int = 1
    high: int = 0
    leader: int = -1
    """Who bid ``high``; -1 is nobody."""

    @property
    def least(self) -> int:
        """The lowest bid that is allowed now."""
        return self.opening if self.leader < 0 else self.high + self.step

    def why_not(self, amount: int, purse: int) -> Refused | None:
        """``bid_too_low`` or ``purse_too_small``."""
        if amount < self.least:
            return Refused("bid_too_low", {"least": self.least})
        return Refused("purse_too_small", {"purse": purse}) if amount > purse else None

    @property
    def sale(self) -> Sale | None:
        """What came of it, once nobody is awaited; ``None`` if nobody has bid."""
        return Sale(self.leader, self.high) if self.leader >= 0 else None


class Ascending(_Open, frozen=True):
    """In turn each bids more than the last, or drops out for good; the last one pays what it bid."""

    at: int = 0

    @property
    def awaited(self) -> int | None:
        """The seat whose turn it is, ``None`` when it is over."""
        if not self.order or self.order == (self.leader,):
            return None
        return self.order[self.at]

    def bid(self, amount: int) -> Ascending:
        """The awaited seat bids at least ``least``."""
        return structs.replace(self, high=amount, leader=self.order[self.at], at=(self.at + 1) % len(self.order))

    def passed(self) -> Ascending:
        """The awaited seat drops out."""
        order = self.order[: self.at] + self.order[self.at + 1 :]
        return structs.replace(self, order=order, at=self.at % max(1, len(order)))

    def within(self, purses: Sequence[int]) -> Ascending:
        """Without those who cannot go on: purses, by seat, below ``least``. Whoever leads stays in."""
        ahead = self.order[self.at :] + self.order[: self.at]
        order = tuple(seat for seat in ahead if seat == self.leader or purses[seat] >= self.least)
        return structs.replace(self, order=order, at=0)


class Lots(Struct, frozen=True):
    """Lots that go one after the other: a pass is for one of them, whoever leaves is asked for none any more.

    Seats 0 to 2 have 10 each. For the first lot 2 opens; 1 may not bid, say because it can hold no more:

    >>> lots, purses = Lots(), [10, 10, 10]
    >>> lot = lots.lot((2, 0, 1), lambda seat: seat != 1)
    >>> lot.order, lot.awaited, lot.least
    ((2, 0), 2, 1)
    >>> lot = lot.bid(3).bid(4).passed()
    >>> lot.awaited, lot.sale
    (None, Sale(seat=0, price=4))
    >>> settle(purses, lot.sale), purses
    (4, [6, 10, 10])

    Seat 2 leaves for good. Against a bid of 7 a purse of 6 is no use, so 0 is not asked for the second lot again:

    >>> lots = lots.left(2)
    >>> lot = lots.lot((0, 1, 2), lambda seat: purses[seat] > 0).bid(1).bid(7)
    >>> lot.within(purses).awaited is None
    True
    """

    gone: tuple[int, ...] = ()
    """Who has left, in the order of leaving."""

    def lot(self, order: Iterable[int], may: May, *, opening: int = 1, step: int = 1) -> Ascending:
        """The next one, for whoever of ``order`` may bid and has not left; with nobody in it the sale is over."""
        seats = tuple(seat for seat in order if seat not in self.gone and may(seat))
        return Ascending(seats, opening=opening, step=step)

    def left(self, seat: int) -> Lots:
        """The seat leaves for good; what it is in now it has to pass as well."""
        return self if seat in self.gone else Lots((*self.gone, seat))


class OnceAround(_Open, frozen=True):
    """Each has one chance, in turn, to bid more than those before."""

    @property
    def awaited(self) -> int | None:
        """The seat whose turn it is, ``None`` when it is over."""
        return self.order[0] if self.order else None

    def bid(self, amount: int) -> OnceAround:
        """The awaited seat bids at least ``least``."""
        return structs.replace(self, high=amount, leader=self.order[0], order=self.order[1:])

    def passed(self) -> OnceAround:
        """The awaited seat lets it go."""
        return structs.replace(self, order=self.order[1:])


class SealedBid(Part):
    """What one seat bids; others do not even see whether it has, so its prompt is not public either."""

    seat: Public[int]
    amount: Private[int] = -1
    """-1 until it has bid; 0 is a pass."""


class Sealed(Part, kw_only=True):
    """All bid at once and in secret, and may change their minds until the last one has."""

    bids: Public[list[SealedBid]] = field(default_factory=list)
    least: Public[int] = 1

    @classmethod
    def among(cls, seats: Iterable[int], least: int = 1) -> Sealed:
        """Nobody has bid yet."""
        return cls(bids=[SealedBid(seat=seat) for seat in seats], least=least)

    def waiting(self) -> tuple[int, ...]:
        """Who has not bid yet."""
        return tuple(bid.seat for bid in self.bids if bid.amount < 0)

    def why_not(self, amount: int, purse: int) -> Refused | None:
        """``bid_too_low`` (a pass is 0) or ``purse_too_small``."""
        if amount != 0 and amount < self.least:
            return Refused("bid_too_low", {"least": self.least})
        return Refused("purse_too_small", {"purse": purse}) if amount > purse else None

    def bid(self, seat: int, amount: int) -> None:
        """Bid, or bid anew."""
        next(bid for bid in self.bids if bid.seat == seat).amount = amount

    def sale(self, precedence: Sequence[int], *, second_price: bool = False) -> Sale | None:
        """The highest bid; of equal ones the first in ``precedence``. ``None`` if all have passed.

        With ``second_price`` the buyer pays the next bid below its own seat's, at least ``least``.
        """
        made = [bid for bid in self.bids if bid.amount > 0]
        if not made:
            return None
        best = min(made, key=lambda bid: (-bid.amount, precedence.index(bid.seat)))
        others = [bid.amount for bid in made if bid is not best]
        return Sale(best.seat, max([self.least, *others]) if second_price else best.amount)
