"""What happened to stacks, their locations and the freaks on them (§5, §8, §11.1, §15)."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.iamzombie.cards import NONE
from parlour.kit.actors import Seat
from parlour.kit.types import Event, Public

__all__ = (
    "BarricadeSet",
    "FreakMoved",
    "FreaksPlaced",
    "FreaksRemoved",
    "HordeRolled",
    "LocationClaimed",
    "LocationOverrun",
    "LocationRevealed",
    "PanicRose",
    "StackExhausted",
)


class LocationRevealed(Event, frozen=True):
    """§11.1 The next card of a stack: what can be done now follows from it."""

    reveals: ClassVar[bool | tuple[str, ...]] = True
    slot: Public[int]
    location: Public[int]


class StackExhausted(Event, frozen=True):
    """§5 Its last card is gone; pawns went to ``onto``, another slot."""

    slot: Public[int]
    onto: Public[int]


class FreaksPlaced(Event, frozen=True):
    """§8 One token on each of these, or ``count`` on one as it was turned up."""

    slots: Public[list[int]]
    locations: Public[list[int]]
    count: Public[int] = 1
    seat: Public[int] = NONE


class FreaksRemoved(Event, frozen=True):
    """§8"""

    slot: Public[int]
    location: Public[int]
    count: Public[int]


class FreakMoved(Event, frozen=True):
    """§14"""

    origin: Public[int]
    slot: Public[int]
    location: Public[int]


class BarricadeSet(Event, frozen=True):
    """§14"""

    seat: Public[Seat]
    slot: Public[int]
    location: Public[int]


class LocationClaimed(Event, frozen=True):
    """§11.1 ``progress`` and ``target`` are the team's in co-op."""

    seat: Public[Seat]
    slot: Public[int]
    location: Public[int]
    vp: Public[int]
    bonus: Public[int]
    progress: Public[int]
    target: Public[int]


class HordeRolled(Event, frozen=True):
    """§15.6"""

    seat: Public[Seat]
    face: Public[int]
    draw: Public[int]


class LocationOverrun(Event, frozen=True):
    """§15.7"""

    slot: Public[int]
    location: Public[int]


class PanicRose(Event, frozen=True):
    """§15.8"""

    panic: Public[int]
    limit: Public[int]
