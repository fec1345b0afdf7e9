"""What happens between players (§11)."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.illuminati.goods import Goods
from parlour.kit.actors import Seat
from parlour.kit.types import Event, Public, Shown

__all__ = (
    "DealMade",
    "OfferLapsed",
    "OfferMade",
    "OfferRefused",
    "OfferWithdrawn",
    "SpecialsTraded",
)


class OfferMade(Event, frozen=True):
    """§11"""

    by: Public[Seat]
    to: Public[Seat]
    id: Public[int]
    rev: Public[int]
    give: Shown[Goods]
    get: Shown[Goods]


class OfferRefused(Event, frozen=True):
    """§11 By a player, or because it would have given the game away (R 41)."""

    reveals: ClassVar[bool] = True
    by: Public[Seat]
    to: Public[Seat]
    id: Public[int]


class OfferWithdrawn(Event, frozen=True):
    """§11"""

    by: Public[Seat]
    to: Public[Seat]
    id: Public[int]


class OfferLapsed(Event, frozen=True):
    """§11"""

    by: Public[Seat]
    to: Public[Seat]
    id: Public[int]


class DealMade(Event, frozen=True):
    """§11 Money and Groups are public; Specials are told apart from it, to the two alone."""

    reveals: ClassVar[bool] = True
    by: Public[Seat]
    to: Public[Seat]
    id: Public[int]
    money_given: Public[int]
    money_got: Public[int]
    groups_given: Public[list[int]]
    groups_got: Public[list[int]]


class SpecialsTraded(Event, frozen=True):
    """§11.1 Which Specials have changed hands with a deal; others see how many by the hands."""

    tells: ClassVar[tuple[str, ...]] = ("specials_given", "specials_got")
    by: Public[Seat]
    to: Public[Seat]
    specials_given: Public[list[int]]
    specials_got: Public[list[int]]

    def audience(self) -> tuple[int, ...]:
        """The two."""
        return (self.by, self.to)
