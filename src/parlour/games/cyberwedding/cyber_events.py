"""What becomes of Cybermen, Units and captives (§3.1, §3.5, §3.6, §5, §6, §8)."""

from __future__ import annotations

from parlour.games.cyberwedding.model import Ability, Rank
from parlour.kit.actors import Seat
from parlour.kit.types import Event, Public

__all__ = (
    "CaptiveRescued",
    "CharacterCaptured",
    "CharacterConverted",
    "CharacterKilled",
    "CharacterLeft",
    "CharacterReturned",
    "CyberAbilityFailed",
    "CyberAbilityUsed",
    "CyberHappening",
    "CybermanDestroyed",
    "CybermanMoved",
    "CybermanPlaced",
    "CybermanReplaced",
    "CybermenRolled",
    "EscapePledged",
    "GroupControlled",
    "GroupReturned",
    "LimitsRolled",
    "PartialDestroyed",
    "PartialMade",
    "PartialMoved",
    "RescueFailed",
    "RescueOffered",
    "RoleTaken",
    "TechnologyRose",
    "TokensRaised",
    "UnitDestroyed",
)


class TechnologyRose(Event, frozen=True):
    """§5.5 ``why``: supply, converted, discarded, card."""

    mark: Public[int]
    why: Public[str]


class CybermanPlaced(Event, frozen=True):
    """§3.1, §5.3 ``why``: arrival, converted, card, setup."""

    seat: Public[Seat]
    cyberman: Public[int]
    mark: Public[int]
    ability: Public[Ability]
    square: Public[int]
    facing: Public[int]
    why: Public[str]


class CybermanReplaced(Event, frozen=True):
    """§5.3 A carrier is brought to the current Mark."""

    cyberman: Public[int]
    mark: Public[int]
    ability: Public[Ability]


class CybermanDestroyed(Event, frozen=True):
    """§9.1 ``by`` is a seat or ``NONE``; ``why``: card, car, partial, left."""

    cyberman: Public[int]
    mark: Public[int]
    rank: Public[Rank]
    square: Public[int]
    by: Public[int]
    why: Public[str]


class UnitDestroyed(Event, frozen=True):
    """§9.1"""

    seat: Public[Seat]
    square: Public[int]
    why: Public[str]


class CybermenRolled(Event, frozen=True):
    """§3.5 N."""

    seat: Public[Seat]
    die: Public[int]
    number: Public[int]


class CybermanMoved(Event, frozen=True):
    """§3.5 ``seat`` moved it; ``why``: lieutenant, carrier, chosen, rest, card."""

    seat: Public[Seat]
    cyberman: Public[int]
    start: Public[int]
    square: Public[int]
    facing: Public[int]
    why: Public[str]


class LimitsRolled(Event, frozen=True):
    """§3.6 How many Cybermen use their abilities."""

    seat: Public[Seat]
    die: Public[int]
    least: Public[int]
    most: Public[int]


class CyberAbilityUsed(Event, frozen=True):
    """§3.6 ``seat`` decided it, against the group (or the Partial) of ``to``."""

    seat: Public[Seat]
    cyberman: Public[int]
    ability: Public[Ability]
    to: Public[Seat]
    partial: Public[bool]


class CyberAbilityFailed(Event, frozen=True):
    """§5.6 ``why``: cover, whiner, tennis_racquet, malfunction, resisted."""

    seat: Public[Seat]
    cyberman: Public[int]
    why: Public[str]


class GroupControlled(Event, frozen=True):
    """§5.6 Mind Control led the group of ``to``."""

    seat: Public[Seat]
    to: Public[Seat]
    start: Public[int]
    square: Public[int]


class CharacterCaptured(Event, frozen=True):
    """§5.1"""

    seat: Public[Seat]
    captive: Public[int]
    cyberman: Public[int]


class TokensRaised(Event, frozen=True):
    """§5.1 So many more."""

    seat: Public[Seat]
    fatigue: Public[int]
    escape: Public[int]


class CharacterConverted(Event, frozen=True):
    """§5.3 ``seat`` owned it."""

    seat: Public[Seat]
    captive: Public[int]
    cyberman: Public[int]
    unit: Public[int]


class PartialMade(Event, frozen=True):
    """§8"""

    seat: Public[Seat]
    captive: Public[int]
    square: Public[int]


class PartialMoved(Event, frozen=True):
    """§8"""

    seat: Public[Seat]
    start: Public[int]
    square: Public[int]


class PartialDestroyed(Event, frozen=True):
    """§8"""

    seat: Public[Seat]
    square: Public[int]


class RoleTaken(Event, frozen=True):
    """§5.4"""

    seat: Public[Seat]
    rank: Public[Rank]
    cyberman: Public[int]
    mark: Public[int]
    square: Public[int]
    facing: Public[int]


class RescueOffered(Event, frozen=True):
    """§6 ``seat`` asks for so many Escape tokens; before a conversion it is the captive's owner."""

    seat: Public[Seat]
    captive: Public[int]
    needed: Public[int]


class EscapePledged(Event, frozen=True):
    """§6"""

    seat: Public[Seat]
    captive: Public[int]
    amount: Public[int]


class RescueFailed(Event, frozen=True):
    """§6 Too little was pledged, nothing is paid."""

    captive: Public[int]
    pledged: Public[int]


class CaptiveRescued(Event, frozen=True):
    """§6 ``paid`` by seat."""

    captive: Public[int]
    paid: Public[list[int]]


class CharacterReturned(Event, frozen=True):
    """§6 To its group. ``why``: rescue, card, destroyed."""

    seat: Public[Seat]
    captive: Public[int]
    why: Public[str]


class CharacterLeft(Event, frozen=True):
    """§6 Its owner is no longer in the game."""

    seat: Public[Seat]
    captive: Public[int]


class CharacterKilled(Event, frozen=True):
    """§7.4 By whom: a seat."""

    seat: Public[Seat]
    captive: Public[int]
    by: Public[int]


class GroupReturned(Event, frozen=True):
    """§6, §7.3 The counter is back on the map, or was moved to a free square."""

    seat: Public[Seat]
    square: Public[int]


CyberHappening = (
    TechnologyRose
    | CybermanPlaced
    | CybermanReplaced
    | CybermanDestroyed
    | UnitDestroyed
    | CybermenRolled
    | CybermanMoved
    | LimitsRolled
    | CyberAbilityUsed
    | CyberAbilityFailed
    | GroupControlled
    | CharacterCaptured
    | TokensRaised
    | CharacterConverted
    | PartialMade
    | PartialMoved
    | PartialDestroyed
    | RoleTaken
    | RescueOffered
    | EscapePledged
    | RescueFailed
    | CaptiveRescued
    | CharacterReturned
    | CharacterLeft
    | CharacterKilled
    | GroupReturned
)
