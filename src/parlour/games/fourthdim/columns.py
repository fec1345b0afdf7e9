"""How a position is held: plain ints in parallel lists ("columns"), and the ints that name one part of a turn.

A position is ``board`` (one int a cell, see :func:`piece`; 0 is empty), six lists of two (White, Black) and ``turn``:

=========  ==========================================================================================
mode       ``IDLE``, ``UP``, ``BACK`` or ``DRIFT`` (§9)
spot       Vortex spot of the piece in ``UP``, of the marker in ``BACK`` and ``DRIFT``; 0 in ``IDLE``.
           Inside a turn ``BACK`` may have spot 0: Navigate was made before the piece meets its token (§6.5)
lifted     kind of the piece in the Vortex, else -1
mark       cell of the marker on the board, else -1
current    cell of the piece that a Future token represents, else -1
future     cell of that token, else -1
turn       the progress of this turn, ``TURN_SIZE`` ints at the indices ``SIDE`` … ``WARP_CELL``
=========  ==========================================================================================
"""

from __future__ import annotations

from typing import NamedTuple

__all__ = (
    "ARMY",
    "BACK",
    "BEAM_BACK",
    "BEAM_DOWN",
    "BEAM_UP",
    "BLACK",
    "CAPTURES_OPEN",
    "DRIFT",
    "END",
    "GUARDIAN",
    "IDLE",
    "LETTERS",
    "MOVE",
    "NAVIGATE",
    "NORMAL_CELL",
    "NORMAL_DONE",
    "NO_TURN",
    "RANGER",
    "SIDE",
    "TAKES",
    "TIMELORD",
    "TOP_SPOT",
    "TURN_SIZE",
    "UP",
    "WARP_CELL",
    "WARP_DONE",
    "WARRIOR",
    "WHITE",
    "Columns",
    "Part",
    "code",
    "is_future",
    "kind_of",
    "owner_of",
    "part",
    "piece",
)

WHITE, BLACK = 0, 1
TIMELORD, GUARDIAN, RANGER, WARRIOR = 0, 1, 2, 3
LETTERS = "TGRW"
"""The kinds' letters, by kind."""
ARMY = (1, 2, 3, 6)
"""§3 How many pieces of each kind a player has."""
TAKES = (0b0110, 0b1100, 0b1000, 0b0001)
"""§7.1 By the taker's kind, a bit for each kind that it takes."""

IDLE, UP, BACK, DRIFT = 0, 1, 2, 3
TOP_SPOT = 3
"""The last spot of a Vortex: from there a piece can only come down (§6.5)."""

SIDE = 0
"""The player to move."""
CAPTURES_OPEN = 1
"""1 until the start captures or the first part are made (§5)."""
NORMAL_DONE = 2
WARP_DONE = 3
NORMAL_CELL = 4
"""Where the piece of the normal move stands now; -1 before it."""
WARP_CELL = 5
"""Where the timewarp's piece stands (R-08): landed by Beam Down or represented by Beam Back; else -1."""
TURN_SIZE = 6
NO_TURN = (1, 0, 0, -1, -1)
"""What follows ``SIDE`` at the start of a turn."""


class Columns(NamedTuple):
    """A whole position; the order is that of ``Core.sync`` and ``Core.store``."""

    board: list[int]
    mode: list[int]
    spot: list[int]
    lifted: list[int]
    mark: list[int]
    current: list[int]
    future: list[int]
    turn: list[int]


MOVE, BEAM_UP, BEAM_DOWN, NAVIGATE, BEAM_BACK, END = 0, 1, 2, 3, 4, 5


class Part(NamedTuple):
    """One part of a turn, taken apart. Cells that a kind does not have are 0, no capture is ``take == -1``.

    ``MOVE`` origin to target · ``BEAM_UP`` of origin · ``BEAM_DOWN`` to target · ``NAVIGATE`` · ``BEAM_BACK`` current
    piece on origin, Future token to target · ``END`` of the turn, alone at its start the pass (R-11).
    """

    kind: int
    origin: int = 0
    target: int = 0
    take: int = -1


def code(kind: int, origin: int = 0, target: int = 0, take: int = -1) -> int:
    """Return a part as an int: kind in bits 0–2, origin 3–9, target 10–16, capture plus one 17–24."""
    return kind | origin << 3 | target << 10 | (take + 1) << 17


def part(code: int) -> Part:
    """Take a part's code apart."""
    return Part(code & 7, code >> 3 & 127, code >> 10 & 127, (code >> 17) - 1)


def piece(owner: int, kind: int, future: bool = False) -> int:
    """Return the int of a piece or Future token on the board: 1–4 White's T G R W, 5–8 its tokens, 9–16 Black's."""
    return 1 + 8 * owner + 4 * future + kind


def owner_of(piece: int) -> int:
    """Whose piece or token it is; ``piece`` is not 0."""
    return (piece - 1) >> 3


def kind_of(piece: int) -> int:
    """``TIMELORD`` … ``WARRIOR``; ``piece`` is not 0."""
    return (piece - 1) & 3


def is_future(piece: int) -> bool:
    """Is it a Future token? ``piece`` is not 0."""
    return (piece - 1) & 4 != 0
