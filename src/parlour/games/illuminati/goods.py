"""§11.1 What a deal is about. Apart from ``trade``, because the state holds it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from parlour.kit.deals import Book, Offer
from parlour.kit.types import Public, Shown

__all__ = ("MOST_MONEY", "NOTHING", "Deal", "Deals", "Goods")

MOST_MONEY = 9_999
"""What can be asked for: nobody knows how much another one has."""


class Goods(Struct, frozen=True):
    """§11.1 What one side of a deal hands over."""

    money: Annotated[int, Meta(ge=0, le=MOST_MONEY)] = 0
    """MB, from Illuminati card to Illuminati card."""
    specials: tuple[int, ...] = ()
    groups: tuple[int, ...] = ()
    """Each with what hangs on it."""

    def __bool__(self) -> bool:
        return bool(self.money or self.specials or self.groups)


NOTHING = Goods()


class Deal(Offer, kw_only=True):
    """§11.2 An offer; what it is about is between the two."""

    give: Shown[Goods]
    """What ``by`` hands over."""
    get: Shown[Goods]
    """What ``to`` hands over."""


class Deals(Book[Deal], kw_only=True):
    """§11 The offers of this turn."""

    offers: Public[list[Deal]] = field(default_factory=list)
