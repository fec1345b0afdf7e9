"""What happened, and who learns which part of it. Cards and Specials are numbers, as in the state."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.illuminati.attack_events import (
    AttackAnnounced,
    AttackCalledOff,
    AttackFailed,
    AttackSucceeded,
    DiceRolled,
    GroupDestroyed,
    GroupHung,
    GroupsFreed,
    GuestAdmitted,
    MoneySpent,
    PrivilegeLost,
    RollChanged,
)
from parlour.games.illuminati.deal_events import (
    DealMade,
    OfferLapsed,
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
    SpecialsTraded,
)
from parlour.games.illuminati.identity_events import GoalChosen, GoalMet, IlluminatiNamed, IlluminatiTurnedUp
from parlour.games.illuminati.treasuries import Receipt, Treasury
from parlour.kit.actors import Seat
from parlour.kit.types import Event, Private, Public, Shown

__all__ = (
    "AlignmentsShifted",
    "AmountTransferred",
    "AttackAnnounced",
    "AttackCalledOff",
    "AttackFailed",
    "AttackSucceeded",
    "DealMade",
    "DiceRolled",
    "GameEnded",
    "GoalChosen",
    "GoalMet",
    "GroupDestroyed",
    "GroupDrawn",
    "GroupHung",
    "GroupRevived",
    "GroupTurnedUp",
    "GroupsFreed",
    "GuestAdmitted",
    "HandPeeked",
    "Happening",
    "IlluminatiNamed",
    "IlluminatiTurnedUp",
    "IncomeReceived",
    "MoneyGained",
    "MoneyRedistributed",
    "MoneySpent",
    "MoneyTransferred",
    "OfferLapsed",
    "OfferMade",
    "OfferRefused",
    "OfferWithdrawn",
    "Passed",
    "PlayerOut",
    "PrivilegeLost",
    "Receipt",
    "RollChanged",
    "SpecialCountered",
    "SpecialDrawn",
    "SpecialPlayed",
    "SpecialThrownAway",
    "SpecialsDiscarded",
    "SpecialsShown",
    "SpecialsTraded",
    "StartRolled",
    "StructureReorganized",
    "TaxDemanded",
    "TaxPaid",
    "Treasury",
    "TreasuryPeeked",
    "TurnBegun",
    "TurnPassed",
    "TurnSkipped",
    "UpkeepPaid",
    "UpkeepUnpaid",
)


class StartRolled(Event, frozen=True):
    """§3"""

    seat: Public[Seat]
    dice: Public[list[int]]


class TurnBegun(Event, frozen=True):
    """§4"""

    seat: Public[Seat]
    round: Public[int]


class TurnSkipped(Event, frozen=True):
    """§4, R 28"""

    seat: Public[Seat]


class IncomeReceived(Event, frozen=True):
    """§4.1 b ``money`` is the sum of printed incomes, doubled or not."""

    seat: Public[Seat]
    money: Public[int]
    doubled: Public[bool]


class UpkeepPaid(Event, frozen=True):
    """§4.1 c From which treasury is the owner's secret."""

    seat: Public[Seat]
    card: Public[int]
    source: Private[int]
    amount: Public[int]


class UpkeepUnpaid(Event, frozen=True):
    """§4.1 c Nobody could pay, or would: that tells what is not in the treasuries."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    card: Public[int]


class TaxDemanded(Event, frozen=True):
    """§4.1 d"""

    seat: Public[Seat]
    card: Public[int]
    seats: Public[list[int]]


class TaxPaid(Event, frozen=True):
    """§4.1 d ``paid`` MB of ``seat`` to the tax card of ``to``, whose owner sees what lies on it now."""

    tells: ClassVar[tuple[str, ...]] = ("treasury", "payments")
    reveals: ClassVar[tuple[str, ...]] = ("paid",)
    seat: Public[Seat]
    to: Public[Seat]
    paid: Public[int]
    payments: Private[Receipt]
    """What was taken from which card; as one value, so that nobody learns from how many."""
    treasury: Shown[list[Treasury]]


class GroupDrawn(Event, frozen=True):
    """§4.2"""

    seat: Public[Seat]
    card: Public[int]


class SpecialDrawn(Event, frozen=True):
    """§4.2"""

    tells: ClassVar[tuple[str, ...]] = ("special",)
    seat: Public[Seat]
    special: Private[int]


class GroupTurnedUp(Event, frozen=True):
    """§3, §4.7"""

    card: Public[int]


class SpecialThrownAway(Event, frozen=True):
    """§4.7 From the pile to the discards."""

    reveals: ClassVar[tuple[str, ...]] = ("special",)
    special: Public[int]


class Passed(Event, frozen=True):
    """§7.2 In a window or in the money round."""

    seat: Public[Seat]


class GroupRevived(Event, frozen=True):
    """§10"""

    seat: Public[Seat]
    card: Public[int]


class MoneyTransferred(Event, frozen=True):
    """§6.4, §8.2"""

    seat: Public[Seat]
    source: Public[int]
    receiver: Public[int]


class AmountTransferred(Event, frozen=True):
    """§8.2 How much it was, told to the player alone: apart, so that who gave to whom may be public."""

    seat: Public[Seat]
    amount: Public[int]

    def audience(self) -> tuple[int, ...]:
        """Only the player."""
        return (self.seat,)


class MoneyRedistributed(Event, frozen=True):
    """§4.6, §10"""

    seat: Public[Seat]
    treasuries: Private[list[Treasury]]


class MoneyGained(Event, frozen=True):
    """§10"""

    seat: Public[Seat]
    amount: Public[int]


class StructureReorganized(Event, frozen=True):
    """§8.5"""

    seat: Public[Seat]


class AlignmentsShifted(Event, frozen=True):
    """§14"""

    seat: Public[Seat]
    card: Public[int]
    group: Public[int]
    lose: Public[str]
    gain: Public[str]


class SpecialPlayed(Event, frozen=True):
    """§10 ``use``: effect, counter, privilege, break_privilege, whisper."""

    seat: Public[Seat]
    special: Public[int]
    card: Public[int]
    to: Public[int]
    use: Public[str]


class SpecialCountered(Event, frozen=True):
    """§10 A Special of ``seat`` does nothing."""

    seat: Public[Seat]
    special: Public[int]


class SpecialsDiscarded(Event, frozen=True):
    """§12 A player who is out shows and discards his hand."""

    reveals: ClassVar[tuple[str, ...]] = ("specials",)
    seat: Public[Seat]
    specials: Public[list[int]]


class TreasuryPeeked(Event, frozen=True):
    """§10"""

    tells: ClassVar[tuple[str, ...]] = ("money",)
    seat: Public[Seat]
    card: Public[int]
    money: Public[int]

    def audience(self) -> tuple[int, ...]:
        """Only the player."""
        return (self.seat,)


class HandPeeked(Event, frozen=True):
    """§10"""

    tells: ClassVar[tuple[str, ...]] = ("specials",)
    seat: Public[Seat]
    of_seat: Public[Seat]
    specials: Public[list[int]]

    def audience(self) -> tuple[int, ...]:
        """Only the player."""
        return (self.seat,)


class SpecialsShown(Event, frozen=True):
    """§10 Only the two know of it."""

    tells: ClassVar[tuple[str, ...]] = ("specials",)
    seat: Public[Seat]
    to: Public[Seat]
    specials: Public[list[int]]

    def audience(self) -> tuple[int, ...]:
        """Who shows, and who looks."""
        return (self.seat, self.to)


class TurnPassed(Event, frozen=True):
    """§4.4"""

    seat: Public[Seat]


class PlayerOut(Event, frozen=True):
    """§12 ``why``: eliminated or left. Whoever is not out has perhaps met a secret goal (R 33)."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    why: Public[str]


class GameEnded(Event, frozen=True):
    """§13 All treasuries and hands lie open."""

    reveals: ClassVar[bool] = True
    reason: Public[str]


Happening = (
    GoalChosen
    | StartRolled
    | TurnBegun
    | TurnSkipped
    | IncomeReceived
    | UpkeepPaid
    | UpkeepUnpaid
    | TaxDemanded
    | TaxPaid
    | GroupDrawn
    | SpecialDrawn
    | GroupTurnedUp
    | SpecialThrownAway
    | AttackAnnounced
    | AttackCalledOff
    | PrivilegeLost
    | GuestAdmitted
    | MoneySpent
    | Passed
    | DiceRolled
    | RollChanged
    | AttackSucceeded
    | AttackFailed
    | GroupHung
    | GroupsFreed
    | GroupDestroyed
    | GroupRevived
    | MoneyTransferred
    | AmountTransferred
    | MoneyRedistributed
    | MoneyGained
    | StructureReorganized
    | AlignmentsShifted
    | SpecialPlayed
    | SpecialCountered
    | SpecialsDiscarded
    | TreasuryPeeked
    | HandPeeked
    | SpecialsShown
    | TurnPassed
    | IlluminatiTurnedUp
    | IlluminatiNamed
    | PlayerOut
    | GoalMet
    | GameEnded
    | OfferMade
    | OfferRefused
    | OfferWithdrawn
    | OfferLapsed
    | DealMade
    | SpecialsTraded
)
