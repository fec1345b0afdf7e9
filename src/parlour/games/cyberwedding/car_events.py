"""What happens with cars (§7)."""

from __future__ import annotations

from parlour.kit.actors import Seat
from parlour.kit.types import Event, Public

__all__ = (
    "CarCrashed",
    "CarDrove",
    "CarHappening",
    "CarTaken",
    "CrashRolled",
    "GotOut",
    "GroupFled",
    "GroupInjured",
    "HitJudged",
    "HitRolled",
    "HotwireRolled",
    "RunFinished",
    "RunStarted",
)


class HotwireRolled(Event, frozen=True):
    """§7.1"""

    seat: Public[Seat]
    die: Public[int]
    needed: Public[int]


class CarTaken(Event, frozen=True):
    """§7.1"""

    seat: Public[Seat]
    square: Public[int]


class GroupFled(Event, frozen=True):
    """§7.2"""

    seat: Public[Seat]
    square: Public[int]


class RunStarted(Event, frozen=True):
    """§7.3"""

    seat: Public[Seat]
    line: Public[int]
    backwards: Public[bool]
    square: Public[int]


class CrashRolled(Event, frozen=True):
    """§7.3 Before anything is spent."""

    seat: Public[Seat]
    square: Public[int]
    die: Public[int]
    modifier: Public[int]


class CarDrove(Event, frozen=True):
    """§7.3 Into this square, and not crashed."""

    seat: Public[Seat]
    square: Public[int]


class CarCrashed(Event, frozen=True):
    """§7.3"""

    seat: Public[Seat]
    square: Public[int]
    rolled: Public[bool]
    fatigue: Public[int]
    escape: Public[int]


class HitRolled(Event, frozen=True):
    """§7.4 ``target``: cyberman, unit, group, partial; ``number`` is its id, square or seat."""

    seat: Public[Seat]
    square: Public[int]
    target: Public[str]
    number: Public[int]
    die: Public[int]


class HitJudged(Event, frozen=True):
    """§7.4 ``outcome``: dodged, injured, destroyed, destroyed_killed."""

    seat: Public[Seat]
    target: Public[str]
    number: Public[int]
    roll: Public[int]
    outcome: Public[str]


class GroupInjured(Event, frozen=True):
    """§7.4 Lost so many."""

    seat: Public[Seat]
    fatigue: Public[int]
    escape: Public[int]


class RunFinished(Event, frozen=True):
    """§7.3 Across."""

    seat: Public[Seat]
    square: Public[int]


class GotOut(Event, frozen=True):
    """§7.5"""

    seat: Public[Seat]
    square: Public[int]


CarHappening = (
    HotwireRolled
    | CarTaken
    | GroupFled
    | RunStarted
    | CrashRolled
    | CarDrove
    | CarCrashed
    | HitRolled
    | HitJudged
    | GroupInjured
    | RunFinished
    | GotOut
)
