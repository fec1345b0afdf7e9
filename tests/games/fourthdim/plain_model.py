"""Board, state, position texts and captures of the plain Fourth Dimension; `plain` says what it is for."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache

__all__ = (
    "DEFAULT",
    "FOE",
    "FULL_ARMY",
    "KINDS",
    "START",
    "Army",
    "Back",
    "Board",
    "Drift",
    "Idle",
    "Options",
    "Position",
    "Up",
    "Warp",
    "Win",
    "board_of",
    "by_space",
    "capturable",
    "format",
    "parse",
    "without",
)

KINDS = "TGRW"
FULL_ARMY = "TGGRRRWWWWWW"
TAKES = {"T": "GR", "G": "RW", "R": "W", "W": "T"}
FOE = {"w": "b", "b": "w"}
START = (
    "w Td4,Gd3,Gd6,Rd2,Rd5,Rd7,Wc1,Wc2,Wc3,Wc4,Wd1,Wd8 - Td20,Gd19,Gd22,Rd18,Rd21,Rd23,Wc9,Wc10,Wc11,Wc12,Wd17,Wd24 -"
)


@dataclass(frozen=True)
class Options:
    """The switches of the rulebook that change which turns are legal."""

    rings: tuple[int, ...] = (4, 8, 16, 32)
    beam_down_min_distance: int = 0
    beam_back_from_drift: bool = True
    marker_home_with_pair: bool = False
    beam_back_needs_open_path: bool = False


DEFAULT = Options()


# ---------------------------------------------------------------- 2 the board


@dataclass(frozen=True)
class Sector:
    """2.2: a space as it is drawn, between two circles and two radii (degrees, counter-clockwise)."""

    inner: int
    outer: int
    start: Fraction
    end: Fraction


def share_an_arc(x: Sector, y: Sector) -> bool:
    """2.3: one lies directly outside the other and their angles overlap by more than a point."""
    if x.outer != y.inner and y.outer != x.inner:
        return False
    return any(max(x.start, y.start + lap) < min(x.end, y.end + lap) for lap in (-360, 0, 360))


def share_a_radius(x: Sector, y: Sector) -> bool:
    """2.3: both lie in one ring and one begins at the angle where the other ends."""
    return x.inner == y.inner and ((x.start - y.end) % 360 == 0 or (y.start - x.end) % 360 == 0)


def touch(x: Sector, y: Sector) -> bool:
    """2.3: they share an edge; meeting in a point is diagonal."""
    return share_an_arc(x, y) or share_a_radius(x, y)


@dataclass(frozen=True)
class Board:
    """Space names in ascending order, the neighbours of each, and the distance between any two."""

    spaces: tuple[str, ...]
    neighbours: dict[str, list[str]]
    distance: dict[str, dict[str, int]]


@lru_cache
def board_of(rings: tuple[int, ...]) -> Board:
    """2.1 to 2.4: draw the rings from the centre outwards, then see what touches what."""
    drawing: dict[str, Sector] = {}
    for ring, size in enumerate(rings):
        for number in range(1, size + 1):
            start = 225 + Fraction(360 * (number - 1), size)
            drawing["abcdefgh"[ring] + str(number)] = Sector(ring, ring + 1, start, start + Fraction(360, size))
    neighbours = {
        space: [other for other in drawing if other != space and touch(drawing[space], drawing[other])]
        for space in drawing
    }
    return Board(tuple(drawing), neighbours, {space: distances_from(space, neighbours) for space in drawing})


def distances_from(origin: str, neighbours: dict[str, list[str]]) -> dict[str, int]:
    """2.4 [R-02]: least number of steps on the empty board."""
    found = {origin: 0}
    edge = [origin]
    while edge:
        edge = list(dict.fromkeys(far for near in edge for far in neighbours[near] if far not in found))
        found.update(dict.fromkeys(edge, max(found.values()) + 1))
    return found


# ---------------------------------------------------------------- 4 the state


@dataclass(frozen=True)
class Idle:
    """Marker at home, nothing in the Vortex."""


@dataclass(frozen=True)
class Up:
    """A piece of that kind on a Vortex spot, the marker on a space of the board."""

    spot: int
    kind: str
    mark: str


@dataclass(frozen=True)
class Back:
    """The marker on a Vortex spot, a current piece and its Future token on the board.

    Within a turn the marker may be 0: it has left the Vortex and the piece is about to meet its token (6.5).
    """

    marker: int
    piece: str
    token: str


@dataclass(frozen=True)
class Drift:
    """The marker on a Vortex spot, no Future token."""

    marker: int


Warp = Idle | Up | Back | Drift


@dataclass(frozen=True)
class Army:
    """One player's current pieces on the board (space to kind) and timewarp state."""

    pieces: dict[str, str]
    warp: Warp

    def standing(self) -> dict[str, str]:
        """Everything of this player that takes up a space: the pieces and the Future token."""
        if isinstance(self.warp, Back):
            return self.pieces | {self.warp.token: self.pieces[self.warp.piece]}
        return self.pieces

    def strength(self) -> int:
        """5 [R-09]: current pieces on the board and in the Vortex."""
        return len(self.pieces) + isinstance(self.warp, Up)

    def beaten(self) -> bool:
        """8.1, 8.2: the Timelord is captured, or is in the Vortex with no other piece left."""
        if isinstance(self.warp, Up) and self.warp.kind == "T":
            return not self.pieces
        return "T" not in self.pieces.values()


@dataclass(frozen=True)
class Position:
    """A position between turns. `quiet`, the turns since the last capture, is no part of the position key."""

    side: str
    armies: dict[str, Army]
    quiet: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Win:
    """8.1, 8.2: the winner's colour and the board as it stands."""

    winner: str
    position: Position


# ---------------------------------------------------------------- position texts


def by_space(space: str) -> tuple[str, int]:
    """Ascending order of spaces: ring from the centre outwards, then number."""
    return space[0], int(space[1:])


def format(position: Position, counted: bool = False) -> str:
    """The text of a position; with `counted`, the sixth field too."""
    fields = [position.side]
    for side in "wb":
        army = position.armies[side]
        pieces = sorted(army.pieces, key=lambda space: (KINDS.index(army.pieces[space]), by_space(space)))
        fields += [",".join(army.pieces[space] + space for space in pieces) or "-", format_warp(army.warp)]
    return " ".join(fields + [str(position.quiet)] * counted)


def format_warp(warp: Warp) -> str:
    """A warp entry: `-`, `U2R@c5`, `B2:c5>a2` or `D1`."""
    match warp:
        case Up(spot, kind, mark):
            return f"U{spot}{kind}@{mark}"
        case Back(marker, piece, token):
            return f"B{marker}:{piece}>{token}"
        case Drift(marker):
            return f"D{marker}"
        case Idle():
            return "-"


def parse(text: str, options: Options = DEFAULT) -> Position:
    """The position of a text; ValueError if it is malformed or cannot be. Pieces may come in any order."""
    board = board_of(options.rings)
    fields = text.split(" ")
    if len(fields) == 5:
        fields.append("0")
    require(len(fields) == 6, "five or six fields")
    require(fields[0] in ("w", "b"), "the side to move is w or b")
    require(re.fullmatch("0|[1-9][0-9]*", fields[5]) is not None, "the sixth field is a number")
    white = Army(parse_pieces(fields[1], board), parse_warp(fields[2], board))
    black = Army(parse_pieces(fields[3], board), parse_warp(fields[4], board))
    taken: set[str] = set()
    for army in (white, black):
        require_possible(army, board)
        require(not taken & set(army.standing()), "one space, one piece or token")
        taken |= set(army.standing())
    return Position(fields[0], {"w": white, "b": black}, int(fields[5]))


def require(met: bool, what: str) -> None:
    """ValueError naming what a position text does not meet."""
    if not met:
        raise ValueError(what)


def parse_pieces(text: str, board: Board) -> dict[str, str]:
    """Space to kind, from `Td4,Gd3` or `-`."""
    pieces: dict[str, str] = {}
    for entry in [] if text == "-" else text.split(","):
        kind, space = entry[:1], entry[1:]
        require(kind != "" and kind in KINDS and space in board.neighbours, f"a piece on a space: {entry!r}")
        require(space not in pieces, f"two pieces on {space}")
        pieces[space] = kind
    return pieces


def parse_warp(text: str, board: Board) -> Warp:
    """The warp state of one entry."""
    if text == "-":
        return Idle()
    if found := re.fullmatch("D([12])", text):
        return Drift(int(found[1]))
    if found := re.fullmatch("U([123])([TGRW])@([a-z][0-9]+)", text):
        require(found[3] in board.neighbours, f"unknown space {found[3]}")
        return Up(int(found[1]), found[2], found[3])
    if found := re.fullmatch("B([12]):([a-z][0-9]+)>([a-z][0-9]+)", text):
        require(found[2] in board.neighbours and found[3] in board.neighbours, f"unknown space in {text}")
        return Back(int(found[1]), found[2], found[3])
    raise ValueError(f"no warp entry: {text!r}")


def require_possible(army: Army, board: Board) -> None:
    """What one side's pieces and warp state must satisfy (3, 4)."""
    if isinstance(army.warp, Back):
        require(army.warp.piece in army.pieces, "a pair needs its current piece")
        require(army.warp.token not in army.pieces, "one space, one piece or token")
        apart = board.distance[army.warp.piece][army.warp.token]
        require(1 <= apart <= army.warp.marker, "the token is too far away")
        require(apart == army.warp.marker or army.strength() <= 2, "the marker cannot be behind")
    kinds = [*army.pieces.values(), *([army.warp.kind] if isinstance(army.warp, Up) else [])]
    for kind in KINDS:
        require(kinds.count(kind) <= FULL_ARMY.count(kind), f"too many {kind}")
    require(not army.beaten(), "the Timelord is missing")


# ---------------------------------------------------------------- 7 captures


def capturable(takers: dict[str, str], foe: Army, board: Board) -> list[str]:
    """7.1, 7.4: spaces of enemies that one of `takers` may take; of a pair taken on both ends only the piece's."""
    hit = [
        space
        for space, kind in foe.standing().items()
        if any(near in takers and kind in TAKES[takers[near]] for near in board.neighbours[space])
    ]
    if isinstance(foe.warp, Back) and foe.warp.piece in hit and foe.warp.token in hit:
        hit.remove(foe.warp.token)
    return sorted(hit, key=by_space)


def without(army: Army, victim: str, options: Options) -> Army:
    """7.4 [R-20]: remove one victim; with half of a pair the other half goes too and the marker drifts."""
    warp = army.warp
    if isinstance(warp, Back) and victim in (warp.piece, warp.token):
        victim = warp.piece
        warp = Idle() if options.marker_home_with_pair else Drift(warp.marker)
    return Army({space: kind for space, kind in army.pieces.items() if space != victim}, warp)
