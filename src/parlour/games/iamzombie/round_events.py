"""What happened before and after the turns of a round, and beside them (§4, §11.3, §12, §16)."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.iamzombie.actions import Meal
from parlour.kit.actors import Seat
from parlour.kit.types import Event, Private, Public, Shown

__all__ = (
    "ArchetypeBuried",
    "ArchetypeChosen",
    "ArchetypeExchanged",
    "ArchetypesDealt",
    "ArchetypesReturned",
    "FieldRevealed",
    "FirstPlayerFound",
    "GameEnded",
    "HeroArranged",
    "HeroNamed",
    "LastTurnsBegan",
    "LocationLaid",
    "LocationRemembered",
    "LocationsDealt",
    "MealTold",
    "PlayerLeft",
    "RoundBegan",
    "RoundEnded",
    "TargetReached",
    "TrophyKept",
    "VouchChanged",
)


class MealTold(Event, frozen=True):
    """§4.1"""

    seat: Public[Seat]
    meal: Public[Meal]
    minutes: Public[int]


class FirstPlayerFound(Event, frozen=True):
    """§4.1, §4.2 Who begins this round."""

    seat: Public[Seat]


class RoundBegan(Event, frozen=True):
    """§4.2"""

    round: Public[int]
    seat: Public[Seat]
    """The First Player."""


class ArchetypeBuried(Event, frozen=True):
    """§4.2 a The top card went unseen under the deck."""

    seat: Public[Seat]


class ArchetypesDealt(Event, frozen=True):
    """§4.2 a"""

    tells: ClassVar[tuple[str, ...]] = ("archetypes",)
    seat: Public[Seat]
    archetypes: Shown[list[int]]


class ArchetypeChosen(Event, frozen=True):
    """§4.2 a; news where nobody has said it: by default the first card dealt."""

    reveals: ClassVar[bool | tuple[str, ...]] = ("archetype",)
    seat: Public[Seat]
    archetype: Public[int]


class ArchetypeExchanged(Event, frozen=True):
    """§4.2 a"""

    seat: Public[Seat]
    archetype: Public[int]
    old: Public[int]


class ArchetypesReturned(Event, frozen=True):
    """§4.2 a; where one's own cards came to lie among them tells which places were empty in the hands of others."""

    reveals: ClassVar[bool | tuple[str, ...]] = True
    seat: Public[Seat]
    count: Public[int]


class HeroArranged(Event, frozen=True):
    """§16"""

    seat: Public[Seat]
    archetypes: Public[list[int]]
    """The leading ones."""


class LocationsDealt(Event, frozen=True):
    """§4.2 b"""

    tells: ClassVar[tuple[str, ...]] = ("locations",)
    seat: Public[Seat]
    locations: Shown[list[int]]


class LocationLaid(Event, frozen=True):
    """§4.2 b Face down."""

    seat: Public[Seat]
    slot: Public[int]


class LocationRemembered(Event, frozen=True):
    """§4.2 b What was laid there: only its layer knows, and sees it nowhere later."""

    seat: Public[Seat]
    location: Private[int]

    def audience(self) -> tuple[int, ...]:
        """The layer."""
        return (self.seat,)


class FieldRevealed(Event, frozen=True):
    """§4.2 c The tops of all stacks, by slot: from now on everything follows from them."""

    reveals: ClassVar[bool | tuple[str, ...]] = True
    locations: Public[list[int]]


class TargetReached(Event, frozen=True):
    """§11.3"""

    seat: Public[Seat]


class LastTurnsBegan(Event, frozen=True):
    """§11.3"""

    seats: Public[list[int]]


class RoundEnded(Event, frozen=True):
    """§11.3 ``seats`` have won it."""

    round: Public[int]
    seats: Public[list[int]]


class TrophyKept(Event, frozen=True):
    """§11.3; in co-op it is the team's and ``seat`` had claimed it."""

    seat: Public[Seat]
    location: Public[int]


class HeroNamed(Event, frozen=True):
    """§4.1"""

    seat: Public[Seat]
    name: Public[str]


class VouchChanged(Event, frozen=True):
    """§23"""

    seat: Public[Seat]
    on: Public[bool]


class PlayerLeft(Event, frozen=True):
    """§18.3"""

    seat: Public[Seat]


class GameEnded(Event, frozen=True):
    """§12, §15"""

    reason: Public[str]
    ranks: Public[list[int]]
    scores: Public[list[int]]
