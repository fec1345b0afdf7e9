"""What happens in combat and in rolls against special abilities (§4, §5.6)."""

from __future__ import annotations

from parlour.kit.actors import Seat
from parlour.kit.types import Event, Public

__all__ = (
    "CoverRolled",
    "FightHappening",
    "FightLost",
    "FightRolled",
    "FightWon",
    "ResistRolled",
    "TokensSpent",
    "WhinerRolled",
)


class FightRolled(Event, frozen=True):
    """§4"""

    seat: Public[Seat]
    cyberman: Public[int]
    partial: Public[bool]
    shot: Public[bool]
    die: Public[int]
    result: Public[int]


class TokensSpent(Event, frozen=True):
    """§4, §5.6, §7 ``why``: fight, resist, cover, rescue, crash, hit."""

    seat: Public[Seat]
    fatigue: Public[int]
    escape: Public[int]
    why: Public[str]


class FightWon(Event, frozen=True):
    """§4 ``how``: roll, fatigue, escape, card."""

    seat: Public[Seat]
    cyberman: Public[int]
    partial: Public[bool]
    shot: Public[bool]
    how: Public[str]


class FightLost(Event, frozen=True):
    """§4"""

    seat: Public[Seat]
    cyberman: Public[int]
    partial: Public[bool]
    shot: Public[bool]


class CoverRolled(Event, frozen=True):
    """§1.6"""

    seat: Public[Seat]
    cyberman: Public[int]
    die: Public[int]


class WhinerRolled(Event, frozen=True):
    """§1.2"""

    seat: Public[Seat]
    cyberman: Public[int]
    die: Public[int]


class ResistRolled(Event, frozen=True):
    """§5.6"""

    seat: Public[Seat]
    cyberman: Public[int]
    die: Public[int]


FightHappening = FightRolled | TokensSpent | FightWon | FightLost | CoverRolled | WhinerRolled | ResistRolled
