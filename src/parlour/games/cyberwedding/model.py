"""What is on the table (§1, §3). No behaviour beyond looking things up; what can be decided is in ``actions``.

Squares are numbers ``y * width + x`` of the table's map, tiles ``row * columns + column``, facings 0 to 3 for north,
east, south, west. A card is its kind: copies of one kind are the same to everybody.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct, field

from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.map_data import MapData
from parlour.games.cyberwedding.numbers import ABILITIES, NUMBERS, Ability
from parlour.kit.actors import Seat
from parlour.kit.agenda import State as KitState
from parlour.kit.types import Engine, Part, Private, Public, Secret

__all__ = (
    "ABILITIES",
    "ACTIVE",
    "CHARACTERS",
    "COUPLE",
    "GROUP",
    "NONE",
    "PASSIVE",
    "Ability",
    "Car",
    "Character",
    "Cyberman",
    "Fate",
    "Heap",
    "Item",
    "Member",
    "Options",
    "Phase",
    "Player",
    "PlayerState",
    "Promise",
    "Rank",
    "State",
    "captive_of",
    "member_of",
    "owner_of",
)

NONE = -1
"""No square, tile, Cyberman, seat, captive."""


class Character(StrEnum):
    """§1.2 The types of which groups consist."""

    BRIDE = "bride"
    GROOM = "groom"
    ATHLETIC = "athletic"
    GEEK = "geek"
    PARENT = "parent"
    WHINER = "whiner"
    REENACTOR = "reenactor"


CHARACTERS = tuple(Character)
COUPLE = (Character.BRIDE, Character.GROOM)
"""Both are in every game, once each."""
ACTIVE = (Character.BRIDE, Character.GROOM, Character.ATHLETIC, Character.GEEK, Character.PARENT)
PASSIVE = (Character.WHINER, Character.REENACTOR)
GROUP = NUMBERS.group_active + NUMBERS.group_passive
"""Characters of a group."""


class Fate(StrEnum):
    """What has become of a character."""

    FREE = "free"
    CARRIED = "carried"
    PARTIAL = "partial"
    """§8 Half converted: the player's Partial counter."""
    CONVERTED = "converted"
    KILLED = "killed"
    GONE = "gone"
    """Has left the game, with its owner or after him."""


class PlayerState(StrEnum):
    """§3.0"""

    HUMAN = "human"
    HELD = "held"
    PARTIAL = "partial"
    LEADER = "leader"
    LIEUTENANT = "lieutenant"
    FLED = "fled"
    OUT = "out"


class Rank(StrEnum):
    """§1.4 Which kind of Cyberman."""

    ORDINARY = "ordinary"
    LIEUTENANT = "lieutenant"
    LEADER = "leader"


class Phase(StrEnum):
    """§3 Of a turn; ``SETUP`` before the first one."""

    SETUP = "setup"
    REVEAL = "reveal"
    ATTACKED = "attacked"
    REDRAW = "redraw"
    MOVEMENT = "movement"
    CYBERMEN = "cybermen"
    ABILITIES = "abilities"
    END = "end"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """§10.1 What a table may agree on; the defaults are the rulebook's."""

    map: MapData | None = None
    """§1.6 A host's own; ``None``: ours."""
    advanced_terrain: bool = True
    max_rounds: Annotated[int, Meta(ge=1, le=100)] | None = None
    """§10.4 ``None``: by the number of players."""
    owner_may_pay: bool = True
    """§6 May a captive's owner spend tokens on freeing it?"""


class Member(Part):
    """§1.2 A character of a group. Its number in the game is ``captive_of(seat, index)``."""

    character: Public[Character]
    fate: Public[Fate] = Fate.FREE


class Item(Part):
    """§1.5 An item in front of its owner."""

    card: Public[CardKind]
    mark: Public[int] = 0
    """The Cyberman counter that lies on an Emergency Teleport; 0 is none."""
    ability: Public[Ability] = Ability.PLAIN


class Player(Part):
    """§3.0 A player and the group."""

    seat: Public[Seat]
    hand: Private[list[CardKind]] = field(default_factory=list)
    """In the order of ``CARD_KINDS``."""
    state: Public[PlayerState] = PlayerState.HUMAN
    vp: Public[int] = NUMBERS.auction_vp
    escape: Public[int] = 0
    fatigue: Public[int] = 0
    members: Public[list[Member]] = field(default_factory=list)
    """In the order picked."""
    items: Public[list[Item]] = field(default_factory=list)
    square: Public[int] = NONE
    """Of the group's counter; ``NONE`` off the map."""
    partial: Public[int] = NONE
    """§8 Square of the Partial counter."""
    in_car: Public[bool] = False
    """§7.5 The group sits in a car at the far road."""
    last_line: Public[int] = NONE
    """§7.5 The line of that run: the next one must be another."""
    slowed: Public[bool] = False
    """#21 For the next Movement Phase."""
    trimming: Public[bool] = False
    """#1 For this turn's combat rolls."""
    played: Public[bool] = False
    """§1.5 The one card since the beginning of the last own turn."""
    used_ability: Public[bool] = False
    """§1.2 The one active ability of this turn."""
    hotwired: Public[bool] = False
    """§7.1 Tried this turn."""
    alighted_at: Public[int] = NONE
    """§7.5 The square of the car that it got out of this turn."""
    turns: Public[int] = 0
    """Own turns that have begun."""
    left: Public[bool] = False
    """§10.6 Has left the table."""


class Cyberman(Part):
    """§1.4 On the map."""

    id: Public[int]
    """Its own for the whole game; ``State.cybermen`` is in this order."""
    mark: Public[int]
    """Of the Cyberleader and Cyberlieutenants always the current one."""
    ability: Public[Ability]
    square: Public[int]
    facing: Public[int]
    rank: Public[Rank] = Rank.ORDINARY
    owner: Public[int] = NONE
    """The seat that the Cyberleader or a Cyberlieutenant belongs to."""
    captives: Public[list[int]] = field(default_factory=list)
    """Characters it carries, by their number (``captive_of``), in the order captured."""
    moved: Public[bool] = False
    """In this Cyberman Phase."""
    used: Public[bool] = False
    """Its ability, in this Special Abilities Phase."""


class Car(Part):
    """§7"""

    square: Public[int]
    driver: Public[int] = NONE
    """The seat whose group sits in it."""
    wreck: Public[bool] = False


class Heap(Part):
    """§1.3 Tokens on a square, at least one."""

    square: Public[int]
    fatigue: Public[int] = 0
    escape: Public[int] = 0


class Promise(Part):
    """§10.7 Binds people, not the engine."""

    id: Public[int]
    by: Public[Seat]
    to: Public[Seat]
    text: Public[str]
    round: Public[int]
    kept: Public[bool | None] = None
    """What the receiver said of it; ``None``: nothing yet."""


class State(KitState, kw_only=True):
    """§10 Everything about a game."""

    options: Public[Options]
    players: Public[list[Player]]

    # Cards (§1.5).
    deck: Secret[list[CardKind]]
    """Has no order: sorted, chance picks when a card is drawn."""
    discarded: Public[list[CardKind]] = field(default_factory=list)

    # The board (§1.3 to §1.6).
    tiles: Public[list[int]]
    """By tile: ``NONE`` face down, else the quarter turns that aligned it."""
    cybermen: Public[list[Cyberman]] = field(default_factory=list)
    supply: Public[list[list[int]]]
    """By Mark (0 is unused) and place in ``ABILITIES``: counters left."""
    technology: Public[int] = NUMBERS.first_mark
    units: Public[list[int]] = field(default_factory=list)
    """Squares of the Cyberconversion Units."""
    spare_units: Public[int] = NUMBERS.box_units
    cars: Public[list[Car]]
    heaps: Public[list[Heap]] = field(default_factory=list)

    # The present turn (§3).
    first: Public[Seat] = Seat(0)
    """The Bride's player: a round starts here."""
    active: Public[Seat] = Seat(0)
    round: Public[int] = 0
    phase: Public[Phase] = Phase.SETUP
    turn: Public[int] = 0
    """``Prompt.turn`` of the present turn or decision of set-up."""
    cut: Public[bool] = False
    """§5.1 The turn has ended before its time: its later phases are skipped, but for the hand limit."""
    tried: Public[list[int]] = field(default_factory=list)
    """§6 Captives whose rescue was tried this turn."""
    jam_moves: Public[int] = 0
    """#15 Off N in this turn's Cyberman Phase."""
    jam_abilities: Public[int] = 0
    """#15 Off both limits in this turn's Special Abilities Phase."""

    leader_existed: Public[bool] = False
    promises: Public[list[Promise]] = field(default_factory=list)
    reason: Public[str] = ""
    """Why it is over; empty while it runs."""
    made: Public[int] = 0
    """Cybermen so far: the next one's id."""
    issued_escape: Engine[int] = 0
    """Tokens that the bank has given out and not got back."""
    issued_fatigue: Engine[int] = 0


def captive_of(seat: int, index: int) -> int:
    """The number of a character in the game: ``seat * GROUP + index`` of ``Player.members``."""
    return seat * GROUP + index


def owner_of(captive: int) -> int:
    """The seat that a numbered character belongs to."""
    return captive // GROUP


def member_of(s: State, captive: int) -> Member:
    """The numbered character."""
    return s.players[captive // GROUP].members[captive % GROUP]
