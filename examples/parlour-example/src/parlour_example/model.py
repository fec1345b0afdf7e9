"""What there is (clause 2): options, state, actions, events. No behaviour."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct, field

from parlour.kit.actors import Seat
from parlour.kit.agenda import State
from parlour.kit.types import Engine, Event, Part, Private, Public, Secret, Shown

HARBOUR, MARKET, ROOFTOPS = PLACES = ("harbour", "market", "rooftops")
FISH_AT_START = 2
CARDS_AT_START = 3
LIFE_PRICE = 4
LEAST_NIGHTS, MOST_NIGHTS = 3, 5
HIT = 5


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """10 What a table may agree on."""

    open_hands: bool = False
    lives: Annotated[int, Meta(ge=1, le=5)] = 3


class Card(Struct, frozen=True, order=True):
    """2.2 Two cards of one kind and worth are the same to everybody: no card has a name of its own."""

    kind: Literal["claw", "hiss", "owl", "sardine"]
    worth: int = 0


_NUMBERS = {
    Card("claw", 1): 6, Card("claw", 2): 4, Card("claw", 3): 2, Card("hiss"): 12, Card("owl"): 8,
    Card("sardine", 1): 6, Card("sardine", 2): 4, Card("sardine", 3): 2,
}  # fmt: skip
ALL_CARDS = tuple(sorted(card for card, number in _NUMBERS.items() for _ in range(number)))
HISS, OWL = Card("hiss"), Card("owl")


# -- state -----------------------------------------------------------------------------------------------------------


class Cat(Part):
    """2.1"""

    seat: Public[Seat]
    lives: Public[int]
    hand: Shown[list[Card]]
    fish: Public[int] = FISH_AT_START
    out: Public[bool] = False


class Pack(Part):
    """2.3 ``rest`` is kept sorted: it has no order that could tell anything."""

    rest: Secret[list[Card]]
    top: Public[list[Shown[Card]]] = field(default_factory=list)
    discarded: Public[list[Card]] = field(default_factory=list)


class Choice(Part):
    """4.2 Where a cat will prowl; empty until it has chosen."""

    seat: Public[Seat]
    place: Private[str] = ""


class Offer(Struct, frozen=True):
    """7.1 Fish for any one card."""

    id: int
    by: Seat
    to: Seat
    fish: int


class Alley(State):
    """Everything about a game."""

    options: Public[Options]
    cats: Public[list[Cat]]
    pack: Public[Pack]
    dog: Engine[list[str]]
    """3.2 Where the dog goes, tonight first. Its length tells when the game ends, so nobody learns even that."""
    offers: Public[list[Offer]] = field(default_factory=list)
    offers_made: Public[int] = 0
    night: Public[int] = 0
    windows: Public[int] = 0
    """How often cats were asked for a reaction: it numbers those prompts for the clock."""
    day: Public[bool] = False

    def inside(self) -> list[Cat]:
        """The cats that are in, by seat."""
        return [cat for cat in self.cats if not cat.out]


# -- actions ---------------------------------------------------------------------------------------------------------


class Prowl(Struct, frozen=True, tag=True):
    """4.2 Choose a place."""

    place: str


class Eat(Struct, frozen=True, tag=True):
    """5.1 Eat a sardine of that worth."""

    worth: int


class Heal(Struct, frozen=True, tag=True):
    """5.1 Buy a life."""


class Finish(Struct, frozen=True, tag=True):
    """5.1 End the grooming."""


class Scavenge(Struct, frozen=True, tag=True):
    """5.3 Draw a card."""


class Watch(Struct, frozen=True, tag=True):
    """5.4 Send the owl."""


class Nap(Struct, frozen=True, tag=True):
    """5.5 Take a fish."""


class Pounce(Struct, frozen=True, tag=True):
    """6.1 Pounce on a cat with a claw of that worth, or without (0)."""

    target: Seat
    claw: int = 0


class Hiss(Struct, frozen=True, tag=True):
    """6.3 Stop what has just been announced."""


class LetPass(Struct, frozen=True, tag=True):
    """6.2 No reaction."""


class MakeOffer(Struct, frozen=True, tag=True):
    """7.1 Offer fish for a card."""

    to: Seat
    fish: int


class Withdraw(Struct, frozen=True, tag=True):
    """7.2 Take an offer back."""

    offer: int


class Accept(Struct, frozen=True, tag=True):
    """7.3 Give this card for the fish of an offer."""

    offer: int
    card: str
    worth: int = 0


Action = (
    Prowl | Eat | Heal | Finish | Scavenge | Watch | Nap | Pounce | Hiss | LetPass | MakeOffer | Withdraw | Accept
)  # fmt: skip


# -- standing orders (6.5) -------------------------------------------------------------------------------------------


class PassAll(Struct, frozen=True, tag=True):
    """Let everything pass."""


class PassOthers(Struct, frozen=True, tag=True):
    """Let pass what does not concern a pounce on me."""


Order = PassAll | PassOthers


# -- events ----------------------------------------------------------------------------------------------------------


class NightFell(Event):
    """4.1"""

    number: Public[int]
    harbour: Public[int]
    market: Public[int]


class PlaceChosen(Event):
    """4.2 Told to the cat alone: nobody else learns that it has chosen."""

    seat: Public[Seat]
    place: Private[str]

    def audience(self) -> tuple[int, ...]:
        """Only the cat itself."""
        return (self.seat,)


class PlaceShown(Event):
    """4.3"""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    place: Public[str]


class DogCame(Event):
    """4.3"""

    reveals: ClassVar[bool] = True
    place: Public[str]


class LifeLost(Event):
    """4.3, 6.4"""

    seat: Public[Seat]
    left: Public[int]


class FishFound(Event):
    """4.4"""

    seat: Public[Seat]
    fish: Public[int]


class CardDrawn(Event):
    """5.3"""

    seat: Public[Seat]
    card: Private[Card]


class PackRenewed(Event):
    """2.3"""

    cards: Public[int]


class SardineEaten(Event):
    """5.1"""

    seat: Public[Seat]
    worth: Public[int]


class LifeBought(Event):
    """5.1"""

    seat: Public[Seat]
    lives: Public[int]


class PackWatched(Event):
    """5.4"""

    seat: Public[Seat]
    cards: Private[list[Card]]


class NapTaken(Event):
    """5.5"""

    seat: Public[Seat]


class PounceAnnounced(Event):
    """6.1"""

    seat: Public[Seat]
    target: Public[Seat]
    claw: Public[int]


class Hissed(Event):
    """6.3"""

    seat: Public[Seat]


class LetThrough(Event):
    """6.2"""

    seat: Public[Seat]


class PounceStopped(Event):
    """6.3"""

    seat: Public[Seat]
    target: Public[Seat]


class PounceMissed(Event):
    """6.4"""

    seat: Public[Seat]
    target: Public[Seat]
    roll: Public[int]


class PounceHit(Event):
    """6.4"""

    seat: Public[Seat]
    target: Public[Seat]
    roll: Public[int]
    fish: Public[int]


class OfferMade(Event):
    """7.1"""

    by: Public[Seat]
    to: Public[Seat]
    fish: Public[int]


class OfferWithdrawn(Event):
    """7.2"""

    by: Public[Seat]
    to: Public[Seat]
    fish: Public[int]


class CardSold(Event):
    """7.3 The card is seen by buyer and seller."""

    seat: Public[Seat]
    to: Public[Seat]
    fish: Public[int]
    card: Shown[Card]


class CatOut(Event):
    """8.1"""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    cards: Public[list[Card]]


class DayBroke(Event):
    """9.2"""

    nights: Public[int]


Happening = (
    NightFell | PlaceChosen | PlaceShown | DogCame | LifeLost | FishFound | CardDrawn | PackRenewed | SardineEaten
    | LifeBought | PackWatched | NapTaken | PounceAnnounced | Hissed | LetThrough | PounceStopped | PounceMissed
    | PounceHit | OfferMade | OfferWithdrawn | CardSold | CatOut | DayBroke
)  # fmt: skip
