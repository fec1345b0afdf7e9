"""What there is (clause 2): options, cards, state. No behaviour."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from parlour.kit.actors import Seat
from parlour.kit.agenda import State
from parlour.kit.types import Engine, Part, Private, Public, Secret, Shown
from parlour_example.collar import MOST_BELLS, Collar

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
    most_bells: Annotated[int, Meta(ge=1, le=MOST_BELLS)] = MOST_BELLS
    foreign_collars: bool = False
    collars: tuple[Collar | None, ...] = ()
    """By seat; the house fills it in when the table starts."""

    def collar(self, seat: int) -> Collar | None:
        """What that cat came with."""
        return self.collars[seat] if seat < len(self.collars) else None


class Card(Struct, frozen=True, order=True):
    """2.2 Two cards of one kind and worth are the same to everybody: no card has a name of its own."""

    kind: Literal["claw", "hiss", "owl", "sardine"]
    worth: int = 0


_CLAWS = [Card("claw", 1)] * 6 + [Card("claw", 2)] * 4 + [Card("claw", 3)] * 2
_SARDINES = [Card("sardine", 1)] * 6 + [Card("sardine", 2)] * 4 + [Card("sardine", 3)] * 2
ALL_CARDS = (*_CLAWS, *[Card("hiss")] * 12, *[Card("owl")] * 8, *_SARDINES)
"""The pack, sorted."""
HISS, OWL = Card("hiss"), Card("owl")


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
