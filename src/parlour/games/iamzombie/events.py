"""What happened, and who learns which part of it. Cards, slots and seats are numbers, as in the state."""

from __future__ import annotations

from parlour.games.iamzombie.field_events import (
    BarricadeSet,
    FreakMoved,
    FreaksPlaced,
    FreaksRemoved,
    HordeRolled,
    LocationClaimed,
    LocationOverrun,
    LocationRevealed,
    PanicRose,
    StackExhausted,
)
from parlour.games.iamzombie.round_events import (
    ArchetypeBuried,
    ArchetypeChosen,
    ArchetypeExchanged,
    ArchetypesDealt,
    ArchetypesReturned,
    FieldRevealed,
    FirstPlayerFound,
    GameEnded,
    HeroArranged,
    HeroNamed,
    LastTurnsBegan,
    LocationLaid,
    LocationRemembered,
    LocationsDealt,
    MealTold,
    PlayerLeft,
    RoundBegan,
    RoundEnded,
    TargetReached,
    TrophyKept,
    VouchChanged,
)
from parlour.kit.actors import Seat
from parlour.kit.types import Event, Public

__all__ = (
    "ArchetypeBuried",
    "ArchetypeChosen",
    "ArchetypeExchanged",
    "ArchetypesDealt",
    "ArchetypesReturned",
    "BarricadeSet",
    "BrainsGained",
    "BrainsGiven",
    "BrainsPaid",
    "BrainsTaken",
    "DangerFailed",
    "DiceRerolled",
    "DiceRolled",
    "DieChanged",
    "FeatureUsed",
    "FieldRevealed",
    "FirstPlayerFound",
    "FivesCancelled",
    "FreakMoved",
    "FreaksPlaced",
    "FreaksRemoved",
    "GameEnded",
    "Happening",
    "Healed",
    "HeroArranged",
    "HeroDowned",
    "HeroNamed",
    "HeroRecovered",
    "HordeRolled",
    "LastTurnsBegan",
    "LocationClaimed",
    "LocationLaid",
    "LocationOverrun",
    "LocationRemembered",
    "LocationRevealed",
    "LocationsDealt",
    "MealTold",
    "PanicRose",
    "PawnAdvanced",
    "PawnMoved",
    "PawnPlaced",
    "PawnShoved",
    "PawnSlid",
    "PlayerLeft",
    "Rested",
    "RollPrepared",
    "RoundBegan",
    "RoundEnded",
    "ShoveRefused",
    "SpecialUsed",
    "StackExhausted",
    "StagesMade",
    "TargetReached",
    "TrophyKept",
    "TurnStarted",
    "VouchChanged",
    "WoundCancelled",
    "WoundIgnored",
    "Wounded",
)


class TurnStarted(Event, frozen=True):
    """§6"""

    seat: Public[Seat]
    lap: Public[int]
    last: Public[bool] = False
    """§11.3 The seat's last turn of the round."""


class PawnPlaced(Event, frozen=True):
    """§6 step 1"""

    seat: Public[Seat]
    slot: Public[int]
    location: Public[int]
    stage: Public[int]


class PawnMoved(Event, frozen=True):
    """§9.1, or by ``claim_travel``; ``paid`` brains."""

    seat: Public[Seat]
    slot: Public[int]
    location: Public[int]
    stage: Public[int]
    paid: Public[int] = 0


class Rested(Event, frozen=True):
    """§10.4"""

    seat: Public[Seat]


class Healed(Event, frozen=True):
    """§10 Archetypes of that seat are healthy again."""

    seat: Public[Seat]
    archetypes: Public[list[int]]


class RollPrepared(Event, frozen=True):
    """§6.1 The numbers with which it is rolled."""

    seat: Public[Seat]
    pool: Public[int]
    rerolls: Public[int]
    difficulty: Public[int]
    danger: Public[int]


class DiceRolled(Event, frozen=True):
    """§6 step 5; ``draw`` dice of this game were rolled before: these are the next draws of the label ``die``."""

    seat: Public[Seat]
    faces: Public[list[int]]
    draw: Public[int]


class DiceRerolled(Event, frozen=True):
    """§6.2 Dice by index and what they show now; also for ``shake_off``."""

    seat: Public[Seat]
    dice: Public[list[int]]
    faces: Public[list[int]]
    draw: Public[int]
    left: Public[int]
    """Rerolls that are left."""


class DieChanged(Event, frozen=True):
    """§14 By a special."""

    seat: Public[Seat]
    die: Public[int]
    old: Public[int]
    face: Public[int]


class SpecialUsed(Event, frozen=True):
    """§14 ``brains`` tokens and ``sixes`` dice were paid."""

    seat: Public[Seat]
    archetype: Public[int]
    brains: Public[int] = 0
    sixes: Public[int] = 0


class FeatureUsed(Event, frozen=True):
    """§13 It was activated, or worked by itself; ``brains`` were paid."""

    seat: Public[Seat]
    location: Public[int]
    brains: Public[int] = 0


class BrainsGained(Event, frozen=True):
    """§7, §13 From the supply."""

    seat: Public[Seat]
    brains: Public[int]


class BrainsPaid(Event, frozen=True):
    """§13 At ``toxic`` or ``sealed``, to the supply."""

    seat: Public[Seat]
    brains: Public[int]


class BrainsTaken(Event, frozen=True):
    """§13, §14 By ``seat`` from another player."""

    seat: Public[Seat]
    other: Public[Seat]
    brains: Public[int]


class BrainsGiven(Event, frozen=True):
    """§15.5"""

    seat: Public[Seat]
    to: Public[Seat]
    brains: Public[int]


class FivesCancelled(Event, frozen=True):
    """§7 step 2"""

    seat: Public[Seat]
    count: Public[int]


class DangerFailed(Event, frozen=True):
    """§7 step 3"""

    seat: Public[Seat]
    wounds: Public[int]


class WoundCancelled(Event, frozen=True):
    """§7, §10.6 ``by`` has paid a brain."""

    seat: Public[Seat]
    by: Public[Seat]


class WoundIgnored(Event, frozen=True):
    """§14 ``tough``"""

    seat: Public[Seat]
    archetype: Public[int]


class Wounded(Event, frozen=True):
    """§10.1"""

    seat: Public[Seat]
    archetype: Public[int]


class HeroDowned(Event, frozen=True):
    """§10.3"""

    seat: Public[Seat]


class HeroRecovered(Event, frozen=True):
    """§10.3"""

    seat: Public[Seat]


class StagesMade(Event, frozen=True):
    """§7 steps 4 and 5: those rolled, fives that bite, what is left with what was bought."""

    seat: Public[Seat]
    stages: Public[int]
    fives: Public[int]
    net: Public[int]


class PawnAdvanced(Event, frozen=True):
    """§7 step 7"""

    seat: Public[Seat]
    slot: Public[int]
    location: Public[int]
    stage: Public[int]


class PawnSlid(Event, frozen=True):
    """§13 ``slide``"""

    seat: Public[Seat]
    location: Public[int]
    stage: Public[int]


class PawnShoved(Event, frozen=True):
    """§14"""

    seat: Public[Seat]
    to: Public[Seat]
    """Whose pawn."""
    slot: Public[int]
    location: Public[int]


class ShoveRefused(Event, frozen=True):
    """§15.10"""

    seat: Public[Seat]
    to: Public[Seat]


Happening = (
    MealTold
    | FirstPlayerFound
    | RoundBegan
    | ArchetypeBuried
    | ArchetypesDealt
    | ArchetypeChosen
    | ArchetypeExchanged
    | ArchetypesReturned
    | HeroArranged
    | LocationsDealt
    | LocationLaid
    | LocationRemembered
    | FieldRevealed
    | LocationRevealed
    | StackExhausted
    | TurnStarted
    | PawnPlaced
    | PawnMoved
    | Rested
    | Healed
    | RollPrepared
    | DiceRolled
    | DiceRerolled
    | DieChanged
    | SpecialUsed
    | FeatureUsed
    | BrainsGained
    | BrainsPaid
    | BrainsTaken
    | BrainsGiven
    | FivesCancelled
    | DangerFailed
    | WoundCancelled
    | WoundIgnored
    | Wounded
    | HeroDowned
    | HeroRecovered
    | StagesMade
    | FreaksPlaced
    | FreaksRemoved
    | FreakMoved
    | PawnAdvanced
    | PawnSlid
    | PawnShoved
    | ShoveRefused
    | BarricadeSet
    | LocationClaimed
    | TargetReached
    | LastTurnsBegan
    | RoundEnded
    | TrophyKept
    | HordeRolled
    | LocationOverrun
    | PanicRose
    | HeroNamed
    | VouchChanged
    | PlayerLeft
    | GameEnded
)
