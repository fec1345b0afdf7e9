"""What happened, and who learns which part of it. Units come with their owner: ``aS1``, ``bO2``, ``X3``."""

from __future__ import annotations

from typing import ClassVar

from parlour.kit.types import Event, Private, Public

__all__ = (
    "CloneExpired",
    "CoreCreated",
    "DecoyDestroyed",
    "EmpFired",
    "GameDrawn",
    "GameStopped",
    "GameWon",
    "Happening",
    "NetworkFell",
    "NetworkShown",
    "NetworkSurrounded",
    "PowerUpAppeared",
    "PowerUpCollected",
    "PowerUpRemoved",
    "PowerUpUsed",
    "RoundEnded",
    "TrapLaid",
    "TrapSprung",
    "TurnBegun",
    "TurnLost",
    "TurnSkipped",
    "UnitCloned",
    "UnitGrappled",
    "UnitMoved",
    "UnitPlaced",
    "WreckRemoved",
)


class TurnBegun(Event, frozen=True):
    """§5 A turn in which something can be done; ``number`` counts the player's turns from 1."""

    seat: Public[int]
    number: Public[int]


class TurnSkipped(Event, frozen=True):
    """§5.3 Nothing was possible; ``row`` is how often running."""

    seat: Public[int]
    row: Public[int]


class TurnLost(Event, frozen=True):
    """§11.2 The turn's time was up; ``row`` is how often since the last own move."""

    seat: Public[int]
    row: Public[int]


class UnitPlaced(Event, frozen=True):
    """§6 ``kind`` is O for either core; its owner, who chose it, reads in ``core`` which: M or D, else empty."""

    seat: Public[int]
    unit: Public[str]
    kind: Public[str]
    at: Public[str]
    core: Private[str]


class UnitMoved(Event, frozen=True):
    """§7 ``level`` is where it stands now."""

    seat: Public[int]
    unit: Public[str]
    origin: Public[str]
    to: Public[str]
    level: Public[int]


class TrapLaid(Event, frozen=True):
    """§8.2 Told to the owner alone."""

    seat: Public[int]
    unit: Public[str]
    at: Public[str]

    def audience(self) -> tuple[int, ...]:
        """Only the trap's owner."""
        return (self.seat,)


class TrapSprung(Event, frozen=True):
    """§8.2 ``unit`` of ``seat`` was caught in a trap of ``owner`` [R-29]."""

    reveals: ClassVar[bool] = True
    seat: Public[int]
    unit: Public[str]
    owner: Public[int]
    at: Public[str]


class PowerUpCollected(Event, frozen=True):
    """§9.2"""

    seat: Public[int]
    unit: Public[str]
    at: Public[str]


class PowerUpUsed(Event, frozen=True):
    """§9.3"""

    seat: Public[int]
    unit: Public[str]


class PowerUpAppeared(Event, frozen=True):
    """§9.1"""

    at: Public[str]


class PowerUpRemoved(Event, frozen=True):
    """§9.1 It had no neighbour left."""

    at: Public[str]


class EmpFired(Event, frozen=True):
    """§9.3 ``units`` are paralysed; perhaps there are none."""

    seat: Public[int]
    unit: Public[str]
    units: Public[tuple[str, ...]]


class UnitCloned(Event, frozen=True):
    """§9.3"""

    seat: Public[int]
    unit: Public[str]
    clone: Public[str]
    at: Public[str]


class UnitGrappled(Event, frozen=True):
    """§9.3 ``target`` of ``owner`` was put elsewhere."""

    seat: Public[int]
    unit: Public[str]
    owner: Public[int]
    target: Public[str]
    origin: Public[str]
    to: Public[str]


class CoreCreated(Event, frozen=True):
    """§9.3 A new core; its owner, who chose it, reads which one is the Mothership now, empty while that is in hand."""

    seat: Public[int]
    unit: Public[str]
    core: Public[str]
    at: Public[str]
    mothership: Private[str]


class CloneExpired(Event, frozen=True):
    """§9.4 It is ``wreck`` now."""

    seat: Public[int]
    unit: Public[str]
    wreck: Public[str]
    at: Public[str]


class DecoyDestroyed(Event, frozen=True):
    """§10.2 A surrounded core was a Decoy; it is ``wreck`` now."""

    reveals: ClassVar[bool] = True
    seat: Public[int]
    unit: Public[str]
    wreck: Public[str]
    at: Public[str]


class NetworkSurrounded(Event, frozen=True):
    """§10.2 Why a Network falls: ``unit`` was its Mothership; ``hand``: it was there, and a Decoy was surrounded."""

    reveals: ClassVar[bool] = True
    seat: Public[int]
    unit: Public[str]


class NetworkFell(Event, frozen=True):
    """§10.3 ``reason`` is surround, time, lockout or left. ``units[i]`` is ``wrecks[i]`` now, ``vanished`` are gone."""

    seat: Public[int]
    reason: Public[str]
    units: Public[tuple[str, ...]]
    wrecks: Public[tuple[str, ...]]
    vanished: Public[tuple[str, ...]]


class WreckRemoved(Event, frozen=True):
    """§10.4"""

    wreck: Public[str]
    at: Public[str]


class RoundEnded(Event, frozen=True):
    """§5 ``number`` counts from 1."""

    number: Public[int]


class NetworkShown(Event, frozen=True):
    """§13 The game is over: a Network that has not fallen shows its Mothership (or ``hand``) and its traps."""

    reveals: ClassVar[bool] = True
    seat: Public[int]
    mothership: Public[str]
    traps: Public[tuple[str, ...]]


class GameWon(Event, frozen=True):
    """§12 ``seat`` is the last active one."""

    seat: Public[int]


class GameDrawn(Event, frozen=True):
    """§12 ``reason`` is fall, stuck or repetition."""

    reason: Public[str]


class GameStopped(Event, frozen=True):
    """§12, §14 Broken off after ``max_actions``."""

    actions: Public[int]


Happening = (
    TurnBegun
    | TurnSkipped
    | TurnLost
    | UnitPlaced
    | UnitMoved
    | TrapLaid
    | TrapSprung
    | PowerUpCollected
    | PowerUpUsed
    | PowerUpAppeared
    | PowerUpRemoved
    | EmpFired
    | UnitCloned
    | UnitGrappled
    | CoreCreated
    | CloneExpired
    | DecoyDestroyed
    | NetworkSurrounded
    | NetworkFell
    | WreckRemoved
    | RoundEnded
    | NetworkShown
    | GameWon
    | GameDrawn
    | GameStopped
)
