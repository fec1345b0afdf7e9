"""What is told of Illuminati and of goals (§3, §13, §15.1)."""

from __future__ import annotations

from typing import ClassVar

from parlour.kit.actors import Seat
from parlour.kit.types import Event, Private, Public

__all__ = (
    "GoalChosen",
    "GoalMet",
    "IlluminatiNamed",
    "IlluminatiTurnedUp",
)


class GoalChosen(Event, frozen=True):
    """§3"""

    seat: Public[Seat]
    goal: Private[int]


class GoalMet(Event, frozen=True):
    """§13 ``goal`` is the Illuminati whose special goal it is, or ``NONE`` for the basic goal."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    goal: Public[int]


class IlluminatiTurnedUp(Event, frozen=True):
    """§15.1 It was face down until now."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    card: Public[int]


class IlluminatiNamed(Event, frozen=True):
    """§15.1 ``seat`` says that the card before ``to`` is this one; ``right``: it is."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    to: Public[Seat]
    card: Public[int]
    right: Public[bool]
