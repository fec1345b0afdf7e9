"""What happens in an attack (§6, §7, §9)."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.illuminati.model import Kind
from parlour.games.illuminati.treasuries import Treasury
from parlour.kit.actors import Seat
from parlour.kit.types import Event, Public, Shown

__all__ = (
    "AttackAnnounced",
    "AttackCalledOff",
    "AttackFailed",
    "AttackSucceeded",
    "DiceRolled",
    "GroupDestroyed",
    "GroupHung",
    "GroupsFreed",
    "GuestAdmitted",
    "MoneySpent",
    "PrivilegeLost",
    "RollChanged",
)


class AttackAnnounced(Event, frozen=True):
    """§6.2 A1 ``privilege`` as in the action."""

    seat: Public[Seat]
    attacker: Public[int]
    group: Public[int]
    kind: Public[Kind]
    aides: Public[list[int]]
    privilege: Public[int]
    special: Public[int]
    owner: Public[int]
    """The defender, or ``NONE``."""


class AttackCalledOff(Event, frozen=True):
    """§6.2 A3"""

    seat: Public[Seat]
    attacker: Public[int]
    group: Public[int]
    kind: Public[Kind]


class PrivilegeLost(Event, frozen=True):
    """§6.2 A2 The attack is not privileged (any more)."""

    seat: Public[Seat]


class GuestAdmitted(Event, frozen=True):
    """§6.2 A2"""

    seat: Public[Seat]


class MoneySpent(Event, frozen=True):
    """§7.1 ``number`` is N after it."""

    seat: Public[Seat]
    from_group: Public[int]
    from_illuminati: Public[int]
    side: Public[str]
    number: Public[int]


class DiceRolled(Event, frozen=True):
    """§6.2 A5"""

    seat: Public[Seat]
    dice: Public[list[int]]
    number: Public[int]


class RollChanged(Event, frozen=True):
    """§6.2 A6"""

    seat: Public[Seat]
    roll: Public[int]


class AttackSucceeded(Event, frozen=True):
    """§6.2 A7"""

    seat: Public[Seat]
    group: Public[int]
    kind: Public[Kind]
    roll: Public[int]
    number: Public[int]


class AttackFailed(Event, frozen=True):
    """§6.2 A7"""

    seat: Public[Seat]
    group: Public[int]
    kind: Public[Kind]
    roll: Public[int]
    number: Public[int]


class GroupHung(Event, frozen=True):
    """§5.4 ``card`` with its puppets ``cards`` came from ``former_seat`` (``NONE``: the uncontrolled area).

    The owner sees what lies on them now.
    """

    tells: ClassVar[tuple[str, ...]] = ("treasuries",)
    seat: Public[Seat]
    card: Public[int]
    cards: Public[list[int]]
    former_seat: Public[int]
    master: Public[int]
    side: Public[int]
    dropped: Public[list[int]]
    treasuries: Shown[list[Treasury]]


class GroupsFreed(Event, frozen=True):
    """§9 These became uncontrolled. ``why``: neutralized, dropped, unpaid, overlap, destroyed, out."""

    seat: Public[Seat]
    cards: Public[list[int]]
    why: Public[str]


class GroupDestroyed(Event, frozen=True):
    """§6.4"""

    seat: Public[Seat]
    card: Public[int]
    destroyed: Public[int]
    """How many Groups the attacker has destroyed by now."""
