"""What happened, and who learns which part of it."""

from __future__ import annotations

from typing import ClassVar

from parlour.kit.actors import Seat
from parlour.kit.types import Event, Private, Public, Shown
from parlour_example.model import Card


class NightFell(Event, frozen=True):
    """4.1"""

    number: Public[int]
    harbour: Public[int]
    market: Public[int]


class PlaceChosen(Event, frozen=True):
    """4.2 Told to the cat alone: nobody else learns that it has chosen."""

    seat: Public[Seat]
    place: Public[str]

    def audience(self) -> tuple[int, ...]:
        """Only the cat itself."""
        return (self.seat,)


class PlaceShown(Event, frozen=True):
    """4.3"""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    place: Public[str]


class DogCame(Event, frozen=True):
    """4.3"""

    reveals: ClassVar[bool] = True
    place: Public[str]


class LifeLost(Event, frozen=True):
    """4.3, 6.4"""

    seat: Public[Seat]
    left: Public[int]


class FishFound(Event, frozen=True):
    """4.4"""

    seat: Public[Seat]
    fish: Public[int]


class CardDrawn(Event, frozen=True):
    """5.3"""

    tells: ClassVar[tuple[str, ...]] = ("kind", "worth")
    seat: Public[Seat]
    kind: Private[str]
    worth: Private[int]


class CardShown(Event, frozen=True):
    """10.1 With open hands everybody sees what was drawn."""

    reveals: ClassVar[tuple[str, ...]] = ("kind", "worth")
    seat: Public[Seat]
    kind: Public[str]
    worth: Public[int]


class PackRenewed(Event, frozen=True):
    """2.3"""

    cards: Public[int]


class SardineEaten(Event, frozen=True):
    """5.1"""

    seat: Public[Seat]
    worth: Public[int]


class LifeBought(Event, frozen=True):
    """5.1"""

    seat: Public[Seat]
    lives: Public[int]


class PackWatched(Event, frozen=True):
    """5.4"""

    tells: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Public[Seat]
    cards: Private[list[Card]]


class NapTaken(Event, frozen=True):
    """5.5"""

    seat: Public[Seat]


class PounceAnnounced(Event, frozen=True):
    """6.1"""

    seat: Public[Seat]
    target: Public[Seat]
    claw: Public[int]


class Hissed(Event, frozen=True):
    """6.3"""

    seat: Public[Seat]


class LetThrough(Event, frozen=True):
    """6.2"""

    seat: Public[Seat]


class PounceStopped(Event, frozen=True):
    """6.3"""

    seat: Public[Seat]
    target: Public[Seat]


class PounceMissed(Event, frozen=True):
    """6.4"""

    seat: Public[Seat]
    target: Public[Seat]
    roll: Public[int]


class PounceHit(Event, frozen=True):
    """6.4"""

    seat: Public[Seat]
    target: Public[Seat]
    roll: Public[int]
    fish: Public[int]


class OfferMade(Event, frozen=True):
    """7.1"""

    by: Public[Seat]
    to: Public[Seat]
    fish: Public[int]


class OfferWithdrawn(Event, frozen=True):
    """7.2"""

    by: Public[Seat]
    to: Public[Seat]
    fish: Public[int]


class CardSold(Event, frozen=True):
    """7.3 The card is seen by buyer and seller."""

    seat: Public[Seat]
    to: Public[Seat]
    fish: Public[int]
    kind: Shown[str]
    worth: Shown[int]


class CatOut(Event, frozen=True):
    """8.1"""

    reveals: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Public[Seat]
    cards: Public[list[Card]]


class DayBroke(Event, frozen=True):
    """9.2 Now everybody knows for how many nights the dog came."""

    reveals: ClassVar[bool] = True
    nights: Public[int]


Happening = (
    NightFell
    | PlaceChosen
    | PlaceShown
    | DogCame
    | LifeLost
    | FishFound
    | CardDrawn
    | CardShown
    | PackRenewed
    | SardineEaten
    | LifeBought
    | PackWatched
    | NapTaken
    | PounceAnnounced
    | Hissed
    | LetThrough
    | PounceStopped
    | PounceMissed
    | PounceHit
    | OfferMade
    | OfferWithdrawn
    | CardSold
    | CatOut
    | DayBroke
)
