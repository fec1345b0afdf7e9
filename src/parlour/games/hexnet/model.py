"""What is on the table and what can be decided. No behaviour; what can happen is in ``events``."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from parlour.kit.agenda import State as KitState
from parlour.kit.types import Part, Public, Shown

__all__ = (
    "Action",
    "Clone",
    "Emp",
    "Grapple",
    "Move",
    "Options",
    "Place",
    "Secrets",
    "State",
    "Transfer",
    "Traps",
)

Count = Annotated[int, Meta(ge=0, le=9)]
Round = Annotated[int, Meta(ge=1, le=999)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """§14 The switches of the rulebook; the defaults are its rulings."""

    counts: tuple[Count, ...] = ()
    """[R-02] Sprinters, Climbers, Jumpers and Netters of each player; empty: by the number of players."""
    trap_deactivates: bool = False
    """[R-14] A trapped unit does not help with placements either."""
    p_mode: Literal["off", "random", "list"] = "random"
    """[R-31] Where power-ups come from."""
    p_list: tuple[str, ...] = ()
    """[R-31] With ``p_mode`` ``list``: ``ROUND@q,r`` each, a power-up on that hex at the end of that round."""
    p_first_round: Round = 3
    """[R-31] The first round that can end with a power-up."""
    p_every: Round = 2
    """[R-31] Rounds from one power-up to the next."""
    p_cap: Annotated[int, Meta(ge=0, le=20)] = 0
    """[R-31] How many may lie on the board; 0: half the active players, rounded up."""
    turn_timeout: Literal["skip3", "fall"] = "skip3"
    """[R-48] What a turn lost on time costs: the turn, and with the third running the game; or the game at once."""
    lockout_turns: Annotated[int, Meta(ge=0, le=99)] = 3
    """[R-52] Skipped turns in a row until a Network that is not activated falls; 0: never."""
    max_actions: Annotated[int, Meta(ge=0, le=100_000)] = 0
    """§12 The game is broken off after so many actions; 0: never."""


class Traps(Struct, frozen=True):
    """§8.2 A player's traps, as one value: others do not even see how many there are."""

    laid: tuple[int, ...] = ()
    """Pairs: the hex, and the id of the Netter or clone that left it, -1 if that is gone."""


class Secrets(Part):
    """§13 What only its owner knows, until the game is over."""

    seat: Public[int]
    mothership: Shown[int]
    """The id of the core that is the Mothership; -1 while it is in hand, and after a fall."""
    traps: Shown[Traps]


class State(KitState, kw_only=True):
    """§3, §12.1 The position, as the columns of the core (see ``columns``), and what draws and ranking need to know."""

    options: Public[Options]
    secrets: Public[list[Secrets]]

    # One entry a unit or Wreck on the board, in order of appearance: the index is its id.
    kind: Public[list[int]]
    """The public kind: Mothership and Decoy are cores."""
    owner: Public[list[int]]
    """-1 for a Wreck."""
    ordinal: Public[list[int]]
    """The number in its name; of Wrecks the age too: 1 is the oldest."""
    at: Public[list[int]]
    """The hex, as one int (see ``geometry``)."""
    level: Public[list[int]]
    carries: Public[list[int]]
    """§9.2 1 with a power-up."""
    imm: Public[list[int]]
    """§8.2 Trapped up to and in this turn of its owner; -1 if not."""
    par: Public[list[int]]
    """§8.1 Paralysed up to and in this turn of its owner; -1 if not."""
    exp: Public[list[int]]
    """§9.4 The last turn of a clone; -1 for others."""

    # One entry a seat.
    alive: Public[list[int]]
    activated: Public[list[int]]
    turns: Public[list[int]]
    """§5 Turns begun, also those skipped and those lost on time."""
    moves: Public[list[int]]
    """§5 Own moves."""
    skips: Public[list[int]]
    """§5.3 Skipped turns in a row."""
    lost: Public[list[int]]
    """§11.2 Turns lost on time since the last own move."""
    hand: Public[list[int]]
    """Five a seat: cores, Sprinters, Climbers, Jumpers, Netters in hand."""
    named: Public[list[int]]
    """Six a seat: the last ordinal given to a core, Sprinter, Climber, Jumper, Netter, clone."""

    p_hexes: Public[list[int]]
    """§9 Hexes with a power-up, ascending."""
    turn: Public[list[int]]
    """Whose turn, which round, and the counts that ``columns`` names."""

    fallen: Public[list[int]]
    """§12 By seat: 0 for an active player, else the number of the fall, equal for those at the same time."""
    count: Public[int] = 0
    """§14 Actions of all players."""
    seen: Public[dict[str, int]] = field(default_factory=dict)
    """§12.1 How often each position has occurred, by key; none from before a placement or a fall can come again.

    Everybody knows it who was there, so a view has to say it: what follows depends on it.
    """
    twice: Public[list[str]] = field(default_factory=list)
    """§12.1 The keys of those that have occurred twice: with the next time the game is over."""
    reason: Public[str] = ""
    """Why it is over; empty while it runs."""


# -- decisions. Hexes are written ``q,r``; own units ``S1``, a Grapple's target with its owner: ``bO1``. ---------------


class Place(Struct, frozen=True, tag=True):
    """§6 A unit from the hand onto the board; ``kind`` is a letter of MDSCJN."""

    kind: str
    at: str


class Move(Struct, frozen=True, tag=True):
    """§7 A unit moves; by which way does not matter."""

    unit: str
    to: str


class Emp(Struct, frozen=True, tag=True):
    """§9.3 A Sprinter paralyses what is foreign around it."""

    unit: str


class Clone(Struct, frozen=True, tag=True):
    """§9.3 A Netter makes a clone of itself."""

    unit: str
    at: str


class Grapple(Struct, frozen=True, tag=True):
    """§9.3 A Climber puts a neighbour elsewhere."""

    unit: str
    target: str
    to: str


class Transfer(Struct, frozen=True, tag=True):
    """§9.3 A core makes another one; ``mothership`` is the core that it is from now on, the new one included.

    Empty while the Mothership is in hand.
    """

    unit: str
    at: str
    mothership: str = ""


Action = Place | Move | Emp | Clone | Grapple | Transfer
