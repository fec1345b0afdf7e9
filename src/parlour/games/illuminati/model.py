"""What is on the table (§1). No behaviour beyond looking things up; what can be decided is in ``actions``."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from parlour.games.illuminati.deck import DeckData
from parlour.games.illuminati.goods import Deals
from parlour.kit.actors import Seat
from parlour.kit.agenda import State as KitState
from parlour.kit.agenda import Step
from parlour.kit.types import ALL, Engine, Part, Private, Public, Secret, Shown

__all__ = (
    "ALL_PLAYERS",
    "CONTROL",
    "DEAD",
    "DESTROY",
    "GONE",
    "NEUTRALIZE",
    "NONE",
    "PAID",
    "PILE",
    "UNCONTROLLED",
    "UNSEEN",
    "Attempt",
    "CalledOff",
    "Kind",
    "Options",
    "Placed",
    "Player",
    "Shift",
    "Spent",
    "State",
    "Term",
    "TurnEnd",
)

Kind = Literal["control", "neutralize", "destroy"]
CONTROL: Kind = "control"
NEUTRALIZE: Kind = "neutralize"
DESTROY: Kind = "destroy"

NONE = -1
"""No card, no seat, no Special."""
PAID = -2
"""§6.2 In place of a Special: privilege that is paid for."""

UNCONTROLLED, PILE, DEAD, GONE, UNSEEN = -1, -2, -3, -4, -5
"""In ``State.owner``: where a card is that belongs to nobody. Illuminati are with a seat or gone; with hidden ones
(§15.1) ``UNSEEN``, until somebody turns them up."""


ALL_PLAYERS = ALL
"""``Shown.to`` of what lies open."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """§15 What a table may agree on; the defaults are the rulebook's."""

    deck: DeckData | None = None
    """§20 The cards; ``None``: ours."""
    open_treasuries: bool = False
    """[R 38] Everybody sees every treasury."""
    alternative_goals: bool = False
    """§13 Each Illuminati has its other goal."""
    longer_goal: Annotated[int, Meta(ge=0, le=20)] = 0
    """§15 So many cards more for the basic goal."""
    until_all_controlled: bool = False
    """§15 The very long game: no goals, it ends when no Group is uncontrolled."""
    hidden_goals: bool = False
    """§15 Every player secretly chooses a goal."""
    hidden_factions: bool = False
    """§15.1 The Illuminati lie face down."""
    round_limit: Annotated[int, Meta(ge=1, le=200)] = 40
    """[R 39] After so many rounds the game is scored."""
    deals: bool = True
    """§11 May players deal with each other?"""


class Placed(Part):
    """§5.1 A card in a Power Structure. A card is a number: its place in the deck, Groups before Illuminati."""

    card: Public[int]
    money: Shown[int]
    master: Public[int] = NONE
    """The card it hangs on; ``NONE`` for the Illuminati."""
    side: Public[int] = NONE
    """The printed side of the master: 0-3 = top, right, bottom, left."""
    x: Public[int] = 0
    y: Public[int] = 0
    r: Public[int] = 0
    """Quarter turns clockwise."""
    used: Public[int] = 0
    """§6.1 Attacks it has taken part in this turn, as attacker or as aide."""
    spent: Public[bool] = False
    """§1.2 Its ability for once a turn was used."""


class Player(Part):
    """§1.1"""

    seat: Public[Seat]
    illuminati: Public[int]
    """Its card in the structure. One that lies face down has a number of its own, which tells the seat and no more."""
    cards: Public[list[Placed]]
    """The Power Structure: the Illuminati first, every master before its puppets. Empty for a player who is out."""
    hand: Shown[list[int]]
    """Kinds of Specials, sorted; equal ones are the same to everybody."""
    goal: Shown[int]
    """The Illuminati (its card) whose special goal was chosen in secret, or ``NONE``."""
    face_down: Shown[int] = field(default_factory=lambda: Shown(NONE))
    """§15.1 The Illuminati that lies face down; ``NONE`` if it lies open."""
    named: Public[list[int]] = field(default_factory=list)
    """§15.1 Illuminati that somebody has named, and that it is not; sorted."""
    turns: Public[int] = 0
    """Own turns that are over."""
    destroyed: Public[int] = 0
    neutralized: Public[int] = 0
    shows: Private[int] = 0
    """How often this turn the player has shown Specials to somebody."""
    out: Public[bool] = False


class Shift(Struct, frozen=True):
    """§14 Alignments of a Group until the turn ends, as a bit mask."""

    card: int
    alignments: int


class CalledOff(Struct, frozen=True):
    """[R 45] An attack that was called off this turn."""

    attacker: int
    group: int
    kind: Kind


class Term(Struct, frozen=True):
    """§6.3 One summand of N: a code for its text, the card it comes from (or ``NONE``), the clause."""

    code: str
    amount: int
    card: int = NONE
    rule: str = "6.3"


class Spent(Part):
    """§7.1 MB spent on an attack so far."""

    attacker: Public[int] = 0
    helpers: Public[int] = 0
    from_group: Public[int] = 0
    """From the target's own treasury: each counts twice."""
    from_illuminati: Public[int] = 0
    """From the defender's Illuminati treasury."""
    opponents: Public[int] = 0


class Attempt(Step, kw_only=True):
    """§6 One attack. The steps of §6.2 lie above it on the agenda and write their results here."""

    seat: Public[Seat]
    attacker: Public[int]
    group: Public[int]
    """The target."""
    kind: Public[Kind]
    aides: Public[list[int]]
    defender: Public[int] = NONE
    """The seat that owns the target, if that is another one."""
    privileged: Public[bool] = False
    refused_privilege: Public[bool] = False
    """§6.2 A2 It was claimed and is lost for good."""
    guests: Public[list[int]] = field(default_factory=list)
    """§6.2 A2 Seats that an Interference has let in."""
    whispered: Public[bool] = False
    """§10 The Special against a Group without Power: Resistance defends."""
    committed: Public[bool] = False
    spent: Public[Spent] = field(default_factory=Spent)
    terms: Public[list[Term]] = field(default_factory=list)
    number: Public[int] = 0
    """N, the sum of the terms."""
    serial: Public[int] = 0
    """Tells it from other attacks of the game."""
    dice: Public[list[int]] = field(default_factory=list)
    roll: Public[int] = 0
    """What counts as rolled; 0 before the roll."""


class TurnEnd(Step, kw_only=True):
    """§4.8 A step with which a turn ends, whatever becomes of the rest."""


class State(KitState, kw_only=True):
    """§1 Everything about a game."""

    options: Public[Options]
    players: Public[list[Player]]
    owner: Public[list[int]]
    """By card: the seat, or where it is (``UNCONTROLLED``, ``PILE``, ``DEAD``, ``GONE``)."""
    uncontrolled: Public[list[int]]
    """Sorted: the area has no order."""
    dead: Public[list[int]] = field(default_factory=list)
    pile: Secret[list[int]]
    """Groups by card, then Specials as ``deck.first_special + kind``; sorted, drawing picks by chance."""
    bottom: Public[list[int]] = field(default_factory=list)
    """§3 Specials buried at set-up, the next one to be drawn first; below the rest of the pile."""
    discarded: Public[list[int]] = field(default_factory=list)
    deals: Public[Deals]
    first: Public[Seat] = Seat(0)
    """Who had the first turn."""

    # The present turn (§1.2).
    active: Public[Seat] = Seat(0)
    turn: Public[int] = 0
    """``Prompt.turn`` of the present turn."""
    round: Public[int] = 0
    actions: Public[int] = 0
    """Regular actions left."""
    transfers: Public[int] = 0
    """Free transfers left."""
    acted: Public[bool] = False
    """§4.4 Did the player do anything that forbids passing?"""
    passed: Public[bool] = False
    """§4.4 The player has passed."""
    skipped: Public[bool] = False
    """§4 T0 This turn does not take place."""
    doubled: Public[bool] = False
    """§4.1 Incomes are doubled this turn."""
    shifts: Public[list[Shift]] = field(default_factory=list)
    called_off: Public[list[CalledOff]] = field(default_factory=list)

    clock: Public[int] = 0
    """How many turns and windows there were: it numbers prompts for the clocks."""
    reason: Public[str] = ""
    """Why it is over; empty while it runs."""
    ranks: Public[list[int]] = field(default_factory=list)
    scores: Public[list[int]] = field(default_factory=list)
    issued: Engine[int] = 0
    """MB that the bank has given out and not got back."""
