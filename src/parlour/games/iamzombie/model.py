"""What is on the table (§1, §18). No behaviour beyond looking things up; what can be decided is in ``actions``.

Cards are numbers: archetypes and locations by their place in ``cards``, slots clockwise from 0.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from parlour.games.iamzombie.cards import CONSTANTS, NONE
from parlour.kit.actors import Seat
from parlour.kit.agenda import State as KitState
from parlour.kit.luggage import Luggage
from parlour.kit.types import Engine, Part, Public, Secret, Shown

__all__ = (
    "MOST_DEEDS",
    "DangerMode",
    "Deed",
    "Difficulty",
    "Entry",
    "FirstPlayer",
    "Held",
    "Hero",
    "Mode",
    "Options",
    "Player",
    "Result",
    "Slot",
    "State",
    "Throw",
)

Mode = Literal["competitive", "coop"]
Difficulty = Literal["easy", "normal", "hard"]
DangerMode = Literal["per_roll", "per_die"]
FirstPlayer = Literal["random", "asked"]
Entry = Literal["new_only", "signed", "any"]
Result = Literal["won", "lost", "draw"]

MOST_DEEDS = 100
"""Games that a hero remembers."""

_Short = Annotated[str, Meta(max_length=40)]
_Count = Annotated[int, Meta(ge=0, le=1_000_000)]
_Cards = Annotated[tuple[_Short, ...], Meta(max_length=12)]


class Deed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """§16 One game in a hero's history."""

    date: _Short = ""
    """The house stamps it."""
    mode: Mode
    players: Annotated[int, Meta(ge=1, le=5)]
    level: Annotated[int, Meta(ge=0, le=12)]
    """After the game."""
    trophies: Annotated[tuple[_Short, ...], Meta(max_length=3)] = ()
    """Text ids of locations; in co-op the team's."""
    result: Result


class Hero(Luggage, frozen=True, kw_only=True):
    """§16 A hero as it is kept. Cards have their text ids, so that it outlives the order of the data."""

    pawn: _Short = ""
    cards: _Cards = ()
    """Archetypes in the order gained."""
    stacks: Annotated[tuple[_Cards, ...], Meta(max_length=3)] = ()
    """The same cards in their hero stacks, the leading one first."""
    games: _Count = 0
    rounds_won: _Count = 0
    games_won: _Count = 0
    coop_won: _Count = 0
    best_score: _Count = 0
    history: Annotated[tuple[Deed, ...], Meta(max_length=MOST_DEEDS)] = ()
    """The oldest first."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """§3 What a table may agree on; the defaults are the rulebook's."""

    mode: Mode = "competitive"
    difficulty: Difficulty = "normal"
    """§15 Co-op only."""
    expansions: bool | None = None
    """§17 ``None``: if a hero enters with three cards or more."""
    danger_mode: DangerMode = "per_roll"
    """§22 One wound a roll, or one a die; competitive only."""
    first_player: FirstPlayer = "random"
    heroes: tuple[Hero | None, ...] = ()
    """§16 By seat; missing ones are new."""
    entry: Entry = "any"
    """Which heroes may come to the table: the host's rule."""
    highest_level: Annotated[int, Meta(ge=0, le=12)] = CONSTANTS.max_level


class Held(Part):
    """§10 An archetype in front of its owner."""

    archetype: Public[int]
    wounded: Public[bool] = False
    wound: Public[int] = 0
    """Which wound of the game it was: the last one has the greatest number."""
    used_turn: Public[bool] = False
    """§14 Its special was used this turn, round, game."""
    used_round: Public[bool] = False
    used_game: Public[bool] = False


class Player(Part):
    """§1 A hero and his player."""

    seat: Public[Seat]
    hand: Shown[list[int]]
    """Archetypes or locations that were dealt, in dealing order; open in co-op."""
    name: Public[str] = ""
    pawn: Public[str] = ""
    """A text id of ``cards.PAWNS``."""
    cards: Public[list[Held]] = field(default_factory=list)
    """In the order gained."""
    stacks: Public[list[list[int]]] = field(default_factory=list)
    """§16 Hero stacks: indexes into ``cards``, the leading one first. Up to three cards, a stack each."""
    brains: Public[int] = CONSTANTS.start_brains
    slot: Public[int] = NONE
    """Where the pawn stands; ``NONE`` off the field."""
    stage: Public[int] = 0
    """Of the pawn; in co-op the location's, the same for all who stand there."""
    claimed: Public[list[int]] = field(default_factory=list)
    """Locations claimed this round."""
    progress: Public[int] = 0
    """§11.2 VP and claim bonuses of these."""
    trophies: Public[list[int]] = field(default_factory=list)
    """Locations kept; in co-op the team's are ``State.trophies``."""
    won: Public[bool] = False
    """§11.3 Has reached the target this round."""
    rounds_won: Public[int] = 0
    down: Public[bool] = False
    vouching: Public[bool] = False
    """§23 Wishes to be asked whether to pay for the wounds of others."""
    out: Public[bool] = False
    """§18.3 Has left; the hero does what the defaults say."""


class Slot(Part):
    """§5 A place of the field with its stack."""

    position: Public[int]
    """Of the ring, 0 to 9."""
    top: Public[int] = NONE
    """The location, face up; ``NONE`` before the field is revealed, and when the stack is exhausted."""
    below: Secret[list[int]] = field(default_factory=list)
    """Face down, the next to be turned up last."""
    freaks: Public[int] = 0
    barricade: Public[int] = NONE
    """The seat whose barricade keeps tokens away."""
    given: Public[bool] = False
    """§8 A token was placed here or moved here this turn."""


class Throw(Part):
    """§6 What the present turn has come to: the roll and everything that was bought for it."""

    prepared: Public[bool] = False
    """§6 step 4 has begun: no move before the roll any more, no rest."""
    rolled: Public[bool] = False
    location: Public[int] = NONE
    """On which it was rolled."""
    dice: Public[list[int]] = field(default_factory=list)
    """Faces in the order rolled; dice that paid for something have left."""
    rerolls: Public[int] = 0
    """Usable ones that are left."""
    pool: Public[int] = 0
    """§6.1 Number of dice, kept up to date until the roll."""
    difficulty: Public[int] = 0
    danger: Public[int] = 0
    surplus: Public[int] = 0
    to_difficulty: Public[int] = 0
    """Surplus rerolls that lower Difficulty; the others lower Danger."""

    bonus_dice: Public[int] = 0
    bonus_rerolls: Public[int] = 0
    bonus_matches: Public[int] = 0
    ease: Public[int] = 0
    """Off Difficulty, by specials."""
    calm: Public[int] = 0
    """Off Danger, by specials and features."""
    wildcards: Public[list[int]] = field(default_factory=list)
    """Own archetypes that count as the location's colour."""
    activated: Public[list[int]] = field(default_factory=list)
    """§13 Locations whose feature was activated this turn."""
    exits: Public[list[int]] = field(default_factory=list)
    """§13 ``free_exit`` locations that were left for nothing this turn."""
    sealed: Public[bool] = False
    """§13 Unpaid: one stage less."""

    sixes: Public[int] = 0
    """§7 step 1: brains of this roll that were not spent yet."""
    cancelled: Public[int] = 0
    """§7 step 2: fives that were paid off."""
    fives: Public[int] = 0
    """Those that are left."""
    failures: Public[int] = 0
    """§7 step 3: dice that fail Danger."""
    stages: Public[int] = 0
    """§7 step 4: S."""
    bonus_stages: Public[int] = 0
    """§7 step 5: bought on top of the net."""
    net: Public[int] = 0
    crossfired: Public[bool] = False
    """§13 The others here have been hit."""
    lost: Public[bool] = False
    """§14, §15.7 The roll gives no stages and places no tokens."""
    over: Public[bool] = False
    """Nothing more of this turn: the hero is down, or the round won in co-op."""


class State(KitState, kw_only=True):
    """§18 Everything about a game."""

    options: Public[Options]
    expansions: Public[bool]
    """§17 Are they in play?"""
    players: Public[list[Player]]
    slots: Public[list[Slot]] = field(default_factory=list)
    """Clockwise; empty until the first field is laid."""
    archetypes: Secret[list[int]]
    """§4.1 The deck's unknown rest, sorted: chance picks."""
    under: Public[list[Shown[int]]] = field(default_factory=list)
    """§4.2 Cards put under the deck, the next to be drawn first."""
    locations: Secret[list[int]]
    """Location cards that are nowhere else, sorted."""
    set_aside: Public[list[int]] = field(default_factory=list)
    """§15.7 Locations that have left the round."""
    freaks: Public[int] = CONSTANTS.freak_tokens
    """In the supply."""

    round: Public[int] = 0
    lap: Public[int] = 0
    first: Public[Seat] = Seat(0)
    active: Public[Seat] = Seat(0)
    turn: Public[int] = 0
    """``Prompt.turn`` of the present turn."""
    turns_left: Public[list[int]] = field(default_factory=list)
    """§11.3 Seats that have their last turn still to come."""
    closing: Public[bool] = False
    """§11.3 Somebody has won the round: these are the last turns."""
    throw: Public[Throw] = field(default_factory=Throw)
    wounds: Public[int] = 0
    """Suffered so far in the game."""
    dice_drawn: Public[int] = 0
    """Dice rolled so far in the game: the next one is draw number so many of the label ``die``."""

    trophies: Public[list[int]] = field(default_factory=list)
    """§15.9 The team's."""
    panic: Public[int] = 0
    """§15.8"""

    reason: Public[str] = ""
    """Why it is over; empty while it runs."""
    ranks: Public[list[int]] = field(default_factory=list)
    scores: Public[list[int]] = field(default_factory=list)
    issued: Engine[int] = 0
    """Brains that the supply has given out and not got back."""
