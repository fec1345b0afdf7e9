"""What a player may decide, and the standing orders that may be left. Cards, Specials and seats are numbers."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from parlour.games.illuminati.alignments import Alignment
from parlour.games.illuminati.goods import Goods
from parlour.games.illuminati.model import NONE, Kind
from parlour.kit.actors import Seat

__all__ = (
    "Accept",
    "Action",
    "Attack",
    "BreakPrivilege",
    "CallOff",
    "ChooseGoal",
    "Counter",
    "Demand",
    "Drop",
    "ExtraDraw",
    "Finish",
    "HandOver",
    "Hang",
    "Move",
    "NameIlluminati",
    "Order",
    "Pass",
    "PassTurn",
    "PassUnlessAttacked",
    "PassUntilAttackEnds",
    "PassUntilTurn",
    "PayTax",
    "PayUpkeep",
    "PlaySpecial",
    "Propose",
    "Redistribute",
    "Refuse",
    "RefuseUpkeep",
    "Reorganize",
    "ShiftAlignment",
    "ShowSpecials",
    "Spend",
    "Transfer",
    "TurnUpIlluminati",
    "Withdraw",
)


class ChooseGoal(Struct, frozen=True, tag=True):
    """§3 The special goal of another Illuminati (its card), in secret."""

    goal: int


class Pass(Struct, frozen=True, tag=True):
    """§7.2, §10 Nothing, in a window or in the money round."""


class PlaySpecial(Struct, frozen=True, tag=True):
    """§10 A Special (its kind) from the hand, at a card or a player where it needs one."""

    special: int
    card: int = NONE
    to: int = NONE


class PayUpkeep(Struct, frozen=True, tag=True):
    """§4.1 c From the treasury of this card: itself, its master or the Illuminati."""

    source: int


class RefuseUpkeep(Struct, frozen=True, tag=True):
    """§4.1 c The card becomes uncontrolled."""


class Demand(Struct, frozen=True, tag=True):
    """§4.1 d Tax from these players."""

    seats: tuple[int, ...]


class PayTax(Struct, frozen=True, tag=True):
    """§4.1 d So much from each of these cards: pairs of card and MB, by card."""

    payments: tuple[tuple[int, int], ...]


class Attack(Struct, frozen=True, tag=True):
    """§6.2 A1 Announce an attack.

    ``privilege`` is the kind of the Special that is discarded for it, ``PAID`` (-2) or ``NONE`` (-1); ``special`` the
    kind of the one that reaches a Group without Power.
    """

    attacker: int
    group: int
    kind: Kind
    aides: tuple[int, ...] = ()
    privilege: int = NONE
    special: int = NONE


class CallOff(Struct, frozen=True, tag=True):
    """§6.2 A3 Take the announcement back."""


class BreakPrivilege(Struct, frozen=True, tag=True):
    """§6.2 A2 Discard two Specials; the smaller kind first."""

    first: int
    second: int


class Spend(Struct, frozen=True, tag=True):
    """§7.1 MB from the Group that may pay (the attacking one, the target) and from one's Illuminati."""

    from_group: int = 0
    from_illuminati: int = 0
    side: Literal["for", "against"] = "for"


class Hang(Struct, frozen=True, tag=True):
    """§5.4 On which arrow, which puppets are hung elsewhere (pairs of card and side), which are dropped.

    ``removed`` are old cards that make room, which only a traded Group may ask for (§11.3).
    """

    master: int
    side: int
    rehung: tuple[tuple[int, int], ...] = ()
    dropped: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()


class HandOver(Struct, frozen=True, tag=True):
    """§6.4 So many MB from the attacking card to the captured one."""

    amount: int = 0


class Transfer(Struct, frozen=True, tag=True):
    """§8.2"""

    source: int
    receiver: int
    amount: int


class Move(Struct, frozen=True, tag=True):
    """§8.3 Take a Group off its master; where it goes is chosen next."""

    card: int


class Drop(Struct, frozen=True, tag=True):
    """§8.4"""

    card: int


class ExtraDraw(Struct, frozen=True, tag=True):
    """§14 Pay for a card from the pile."""

    card: int


class ShiftAlignment(Struct, frozen=True, tag=True):
    """§14 The ability of ``card`` at ``group``, which loses or gains an alignment, or both for an opposite."""

    card: int
    group: int
    lose: Alignment | Literal[""] = ""
    gain: Alignment | Literal[""] = ""


class Redistribute(Struct, frozen=True, tag=True):
    """§4.6, §10 All own treasuries anew: pairs of card and MB for every own card, by card."""

    treasuries: tuple[tuple[int, int], ...]


class Reorganize(Struct, frozen=True, tag=True):
    """§8.5 The own structure anew: card, master and side for every own Group, by card."""

    places: tuple[tuple[int, int, int], ...]


class TurnUpIlluminati(Struct, frozen=True, tag=True):
    """§15.1 The own Illuminati lies open from now on."""


class NameIlluminati(Struct, frozen=True, tag=True):
    """§15.1 Say which Illuminati (its card) lies face down before another player."""

    to: Seat
    card: int


class PassTurn(Struct, frozen=True, tag=True):
    """§4.4 Do nothing this turn, for 5 MB."""


class Finish(Struct, frozen=True, tag=True):
    """§4 End this part of the turn."""


class ShowSpecials(Struct, frozen=True, tag=True):
    """§10 [R 25] Show some of one's Specials (their kinds, ascending) to another player."""

    to: Seat
    specials: tuple[int, ...]


class Propose(Struct, frozen=True, tag=True):
    """§11 Offer a deal."""

    to: Seat
    give: Goods
    get: Goods


class Counter(Struct, frozen=True, tag=True):
    """§11 Other terms for an offer; ``give`` is what the one who counters gives."""

    offer: int
    rev: int
    give: Goods
    get: Goods


class Accept(Struct, frozen=True, tag=True):
    """§11"""

    offer: int
    rev: int


class Refuse(Struct, frozen=True, tag=True):
    """§11"""

    offer: int
    rev: int


class Withdraw(Struct, frozen=True, tag=True):
    """§11"""

    offer: int


Action = (
    ChooseGoal
    | Pass
    | PlaySpecial
    | PayUpkeep
    | RefuseUpkeep
    | Demand
    | PayTax
    | Attack
    | CallOff
    | BreakPrivilege
    | Spend
    | Hang
    | HandOver
    | Transfer
    | Move
    | Drop
    | ExtraDraw
    | ShiftAlignment
    | Redistribute
    | Reorganize
    | TurnUpIlluminati
    | NameIlluminati
    | PassTurn
    | Finish
    | ShowSpecials
    | Propose
    | Counter
    | Accept
    | Refuse
    | Withdraw
)


class PassUntilAttackEnds(Struct, frozen=True, tag=True):
    """Pass whatever is asked about this attack (its ``serial``)."""

    attack: int = 0


class PassUnlessAttacked(Struct, frozen=True, tag=True):
    """Pass in every window, except where an own Group is the target."""


class PassUntilTurn(Struct, frozen=True, tag=True):
    """Pass in every window of others' turns, until the own turn after the ``turn``-th (``Player.turns``) begins."""

    turn: int


Order = PassUntilAttackEnds | PassUnlessAttacked | PassUntilTurn
