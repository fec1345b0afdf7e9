"""How a position is held: plain ints in parallel lists ("columns"), and the ints that name actions and happenings.

An entity's id is its index in the lists from ``kind`` to ``exp``: those present, in order of appearance. What leaves
the board leaves the lists at the end of the decision, and the later ids move down by one.

==============  =====================================================================================
kind            the public kind: the Mothership and Decoys are both ``CORE``
owner           seat, -1 for a wreck
ordinal         its number among those of its owner and kind, never given twice; a unit that becomes a wreck gets the
                next of the wrecks, so that their order is their age (§10)
at              its hex, see ``geometry``
level           0 is the board (§3)
carries         1: carries P
imm, par, exp   turn numbers of §8 and §9.4, -1 for none
alive           by player, as are the next five: 1 while active
activated       §5.1
turns, moves    §5 ``T`` and ``m``
skips           automatic skips in a row, own turns (R-52)
lost            turns lost in a row (R-48)
hand            five a player, by public kind
named           six a player: the last ordinal given, by public kind
p_hexes         hexes with a P, ascending
turn            ``TURN_SIZE`` ints at the indices ``SEAT`` … ``NAMED_WRECKS``
==============  =====================================================================================

Secret: ``mother`` is the id of each player's Mothership on the board or -1, ``mother_in_hand`` is 1 while it is in
hand, ``traps`` has for each player pairs of hex and the id of the Netter or clone that left the trap, -1 once that is
gone.
"""

from __future__ import annotations

from typing import NamedTuple

from parlour.games.hexnet.geometry import pack

__all__ = (
    "CLIMBER",
    "CLONE",
    "CLONE_EXPIRED",
    "CORE",
    "COUNTS",
    "CREATED",
    "DECOY",
    "DECOY_LOST",
    "DROPPED",
    "EMP",
    "FELL",
    "GAME_OVER",
    "GRAPPLE",
    "HAND_KINDS",
    "IDLE",
    "JUMPER",
    "LETTERS",
    "LIST",
    "LOCKED_OUT",
    "LOST",
    "MAKE_CLONE",
    "MOST_CORES",
    "MOST_P_HEXES",
    "MOTHERSHIP",
    "MOVE",
    "MOVED",
    "NAMED_KINDS",
    "NAMED_WRECKS",
    "NETTER",
    "NONE",
    "OFF",
    "PARALYSED",
    "PLACE",
    "POWER_COLLECTED",
    "POWER_DUE",
    "POWER_REMOVED",
    "POWER_SPENT",
    "RANDOM",
    "REASONS",
    "ROUND",
    "ROUND_ENDED",
    "SEAT",
    "SKIP",
    "SKIPPED",
    "SKIP_CODE",
    "SPRINTER",
    "TRANSFER",
    "TRAP_GONE",
    "TRAP_LAID",
    "TRAP_SPRUNG",
    "TURN_BEGUN",
    "TURN_LOST",
    "TURN_SIZE",
    "VANISHED",
    "WRECK",
    "WRECKED",
    "WRECK_REMOVED",
    "Action",
    "Columns",
    "Secrets",
    "action",
    "cap",
    "code",
    "counts_of",
    "initial_wrecks",
    "start",
    "unit_name",
)

CORE, SPRINTER, CLIMBER, JUMPER, NETTER, CLONE, WRECK = range(7)
MOTHERSHIP, DECOY = 7, 8
"""Where the two are told apart: in what is placed, and in what its owner sees."""
LETTERS = "OSCJNKXMD"
"""The kinds' letters, by kind (§1)."""
HAND_KINDS = 5
NAMED_KINDS = 6
MOST_CORES = 8
"""R-40 Cores of one player, on the board and in hand."""
MOST_P_HEXES = 126

SEAT = 0
"""The player to move, whose turn has begun."""
ROUND = 1
"""From 1."""
IDLE = 2
"""R-50 Automatic skips in a row, anybody's, in which nothing else changed."""
NAMED_WRECKS = 3
"""The number of the youngest wreck."""
TURN_SIZE = 4

OFF, RANDOM, LIST = 0, 1, 2
"""R-31 Where P comes from."""


class Columns(NamedTuple):
    """What is public of a position; the order is that of ``Core.sync`` and ``Core.store``."""

    kind: list[int]
    owner: list[int]
    ordinal: list[int]
    at: list[int]
    level: list[int]
    carries: list[int]
    imm: list[int]
    par: list[int]
    exp: list[int]
    alive: list[int]
    activated: list[int]
    turns: list[int]
    moves: list[int]
    skips: list[int]
    lost: list[int]
    hand: list[int]
    named: list[int]
    p_hexes: list[int]
    turn: list[int]


class Secrets(NamedTuple):
    """What is not; each by player."""

    mother: list[int]
    mother_in_hand: list[int]
    traps: list[list[int]]


PLACE, MOVE, EMP, MAKE_CLONE, GRAPPLE, TRANSFER, SKIP, LOST = range(8)
NONE = 127
"""No entity, in a code."""


class Action(NamedTuple):
    """One action, taken apart. What a kind does not have is ``at == 0`` and ``other == NONE``.

    ``PLACE`` of kind ``actor`` at a hex · ``MOVE`` of entity ``actor`` to a hex · ``EMP`` by it · ``MAKE_CLONE`` by it
    at a hex · ``GRAPPLE`` by it of ``other`` to a hex · ``TRANSFER`` by it, the new core at a hex, ``other`` is the
    Mothership from then on (the new core's id is the number of entities; ``NONE`` while the Mothership is in hand) ·
    ``SKIP``, ``LOST``: no action was possible or made in time.
    """

    kind: int
    actor: int = 0
    at: int = 0
    other: int = NONE


def code(kind: int, actor: int = 0, at: int = 0, other: int = NONE) -> int:
    """Return an action as an int: kind in bits 0–2, actor 3–9, other 10–16, hex 17–46."""
    return kind | actor << 3 | other << 10 | at << 17


def action(code: int) -> Action:
    """Take an action's code apart."""
    return Action(code & 7, code >> 3 & 127, code >> 17, code >> 10 & 127)


SKIP_CODE = code(SKIP)

# What make and leave did, as tuples of four ints: what, and up to three arguments.
CREATED = 1
"""id, hex, public kind: placed, or made by Double Trouble or Transfer."""
TRAP_LAID = 2
"""seat, hex, id of the Netter. Its owner's secret."""
TRAP_GONE = 3
"""seat, hex, id of the Netter: replaced by a later one. Its owner's secret."""
POWER_SPENT = 4
"""id, hex"""
TRAP_SPRUNG = 5
"""id of the victim, hex, seat that laid it"""
POWER_COLLECTED = 6
"""id, hex"""
PARALYSED = 7
"""id, hex, turn number until the end of which"""
FELL = 8
"""seat"""
WRECKED = 9
"""id, hex, number of the wreck: a unit of a fallen Network"""
VANISHED = 10
"""id, hex: such a unit, above the board"""
DROPPED = 11
"""id, hex, new level"""
DECOY_LOST = 12
"""id, hex, number of the wreck"""
WRECK_REMOVED = 13
"""id, hex, number of the wreck"""
CLONE_EXPIRED = 14
"""id, hex, number of the wreck"""
ROUND_ENDED = 15
"""number of the round"""
POWER_REMOVED = 16
"""hex"""
POWER_DUE = 17
"""One of ``Core.candidates`` is to get a P."""
TURN_BEGUN = 18
"""seat, its turn number"""
SKIPPED = 19
"""seat, skips in a row"""
TURN_LOST = 20
"""seat, lost turns in a row"""
LOCKED_OUT = 21
"""seat, which falls"""
GAME_OVER = 22
"""number of active players left"""
MOVED = 23
"""id, hex left, hex reached"""

REASONS = (
    "legal",
    "no_such_action",
    "game_over",
    "not_in_hand",
    "not_activated",
    "core_due",
    "mothership_due",
    "occupied",
    "off_network",
    "foreign_contact",
    "not_yours",
    "covered",
    "immobilised",
    "paralysed",
    "pinned",
    "same_hex",
    "gate",
    "no_contact",
    "out_of_reach",
    "series_ended",
    "no_power",
    "wrong_unit",
    "not_adjacent",
    "no_target",
    "victim_covered",
    "victim_pinned",
    "too_many",
    "too_many_cores",
    "no_choice",
)
"""Why an action is refused, by the number that ``Core.why`` returns."""

COUNTS = ((3, 2, 3, 2), (3, 2, 2, 2), (2, 2, 2, 2), (2, 1, 2, 1))
"""§2 Sprinters, Climbers, Jumpers and Netters of a player, of 2, 3–4, 5–7 and 8–10."""
_TRIANGLE = ((0, 0), (1, 0), (0, 1))
_RING = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def counts_of(players: int) -> tuple[int, int, int, int]:
    """§2 Return how many Sprinters, Climbers, Jumpers and Netters each of so many players has."""
    return COUNTS[(players > 2) + (players > 4) + (players > 7)]


def initial_wrecks(players: int) -> tuple[int, ...]:
    """§4 Return the hexes of the wrecks at the start, in their order (R-06)."""
    layout = ((), ((0, 0),), _TRIANGLE, _RING)[(players > 2) + (players > 4) + (players > 7)]
    return tuple(pack(q, r) for q, r in layout)


def cap(players: int) -> int:
    """R-03 Return the most entities there can be, those in the hands of active players included."""
    return 62 if players <= 4 else 126


def start(players: int, counts: tuple[int, int, int, int] | None = None) -> tuple[Columns, Secrets]:
    """§4 Return the position before the first action; seat 0's first turn has begun."""
    wrecks = initial_wrecks(players)
    n = len(wrecks)
    columns = Columns(
        kind=[WRECK] * n,
        owner=[-1] * n,
        ordinal=list(range(1, n + 1)),
        at=list(wrecks),
        level=[0] * n,
        carries=[0] * n,
        imm=[-1] * n,
        par=[-1] * n,
        exp=[-1] * n,
        alive=[1] * players,
        activated=[0] * players,
        turns=[1] + [0] * (players - 1),
        moves=[0] * players,
        skips=[0] * players,
        lost=[0] * players,
        hand=[2, *(counts or counts_of(players))] * players,
        named=[0] * (NAMED_KINDS * players),
        p_hexes=[],
        turn=[0, 1, 0, n],
    )
    return columns, Secrets([-1] * players, [1] * players, [[] for _ in range(players)])


def unit_name(owner: int, kind: int, ordinal: int) -> str:
    """§16 Return the full name: ``aS1``, ``bO2``, ``X3``."""
    return f"{'abcdefghij'[owner] if owner >= 0 else ''}{LETTERS[kind]}{ordinal}"
