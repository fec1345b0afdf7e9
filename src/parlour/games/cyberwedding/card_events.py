"""What happened with cards (§1.5)."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.cyberwedding.actions import Limit
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.model import NONE
from parlour.kit.actors import Seat
from parlour.kit.types import Event, Private, Public

__all__ = (
    "CardDiscarded",
    "CardHappening",
    "CardPlayed",
    "CardTaken",
    "GroupsSwapped",
    "HandSeen",
    "ItemCybermanPut",
    "ItemDiscarded",
    "ItemUsed",
    "LimitLowered",
    "Passed",
    "PlayerSlowed",
    "UnitPlaced",
)


class CardPlayed(Event, frozen=True):
    """§1.5 Fields as in the decision."""

    seat: Public[Seat]
    card: Public[CardKind]
    cyberman: Public[int] = NONE
    to: Public[int] = NONE
    captive: Public[int] = NONE
    tile: Public[int] = NONE
    limit: Public[Limit] = ""


class ItemUsed(Event, frozen=True):
    """§1.5 It is discarded for its effect."""

    seat: Public[Seat]
    card: Public[CardKind]
    to: Public[int] = NONE


class ItemDiscarded(Event, frozen=True):
    """§1.5 Without being used."""

    seat: Public[Seat]
    card: Public[CardKind]


class ItemCybermanPut(Event, frozen=True):
    """#3 The counter lies on the card."""

    seat: Public[Seat]
    mark: Public[int]
    ability: Public[str]


class CardDiscarded(Event, frozen=True):
    """§3.7, §5.4, §7.2 From the hand, face up."""

    reveals: ClassVar[tuple[str, ...]] = ("card",)
    seat: Public[Seat]
    card: Public[CardKind]


class HandSeen(Event, frozen=True):
    """#2 ``seat`` looks at the hand of ``to``."""

    tells: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Public[Seat]
    to: Public[Seat]
    cards: Private[list[CardKind]]


class CardTaken(Event, frozen=True):
    """#2, #22 A card of ``to`` goes to ``seat``: which one, the two know."""

    tells: ClassVar[tuple[str, ...]] = ("card",)
    seat: Public[Seat]
    to: Public[Seat]
    card: Public[CardKind]

    def audience(self) -> tuple[int, ...]:
        """The two."""
        return (self.seat, self.to)


class LimitLowered(Event, frozen=True):
    """#15"""

    seat: Public[Seat]
    limit: Public[Limit]
    amount: Public[int]


class GroupsSwapped(Event, frozen=True):
    """#20 Each stands on the other's square."""

    seat: Public[Seat]
    to: Public[Seat]
    square: Public[int]
    """Where ``seat`` stands now."""
    other: Public[int]


class PlayerSlowed(Event, frozen=True):
    """#21"""

    seat: Public[Seat]
    to: Public[Seat]


class UnitPlaced(Event, frozen=True):
    """§2.3, #17"""

    seat: Public[Seat]
    square: Public[int]


class Passed(Event, frozen=True):
    """§10.2 No reaction."""

    seat: Public[Seat]


CardHappening = (
    CardPlayed
    | ItemUsed
    | ItemDiscarded
    | ItemCybermanPut
    | CardDiscarded
    | HandSeen
    | CardTaken
    | LimitLowered
    | GroupsSwapped
    | PlayerSlowed
    | UnitPlaced
    | Passed
)
