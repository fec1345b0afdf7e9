"""§10 Position texts: ``side pieces warp pieces warp [turns since the last capture]``, White's pieces first."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple, NoReturn

from parlour.games.fourthdim import columns as c
from parlour.games.fourthdim.columns import BACK, BLACK, LETTERS, WHITE, Columns, is_future, kind_of, owner_of, piece

if TYPE_CHECKING:
    from parlour.games.fourthdim.geometry import Geometry

__all__ = ("Position", "PositionError", "format_position", "parse_position")

_SIDES = "wb"
_PIECE = re.compile(r"([TGRW])([a-z][0-9]+)", re.ASCII)
_IN_VORTEX = re.compile(r"U([1-3])([TGRW])@([a-z][0-9]+)", re.ASCII)
_PAIR = re.compile(r"B([12]):([a-z][0-9]+)>([a-z][0-9]+)", re.ASCII)
_STRANDED = re.compile(r"D([12])", re.ASCII)
_WARP = re.compile("|".join(form.pattern for form in (_IN_VORTEX, _PAIR, _STRANDED)), re.ASCII)


class Position(NamedTuple):
    """A position between turns."""

    columns: Columns
    quiet: int = 0
    """Turns since the last capture."""


class PositionError(ValueError):
    """A text that is no position.

    Codes: ``field_count`` (count) · ``bad_side`` (text) · ``bad_piece`` (text) · ``bad_warp`` (text) · ``bad_count``
    (text) · ``unknown_space`` (space) · ``space_taken`` (space) · ``too_many_pieces`` (side, kind, count, most) ·
    ``no_timelord`` (side) · ``no_own_piece`` (side, space: the pair's current piece) · ``bad_pair_distance`` (side,
    distance, spot) · ``two_warp_entries`` (side). Sides and kinds are the letters of the text.
    """

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(code, args)
        self.code = code
        self.args_by_name = args


class _Parser:
    """Fills the columns, one field of the text after the other."""

    def __init__(self, board: Geometry) -> None:
        self.geometry = board
        empty = [[0, 0], [0, 0], [-1, -1], [-1, -1], [-1, -1], [-1, -1]]
        self.columns = Columns._make([[0] * board.cells, *empty, [WHITE, *c.NO_TURN]])

    def cell(self, name: str) -> int:
        if (cell := self.geometry.cell(name)) < 0:
            raise PositionError("unknown_space", space=name)
        return cell

    def put(self, name: str, what: int) -> int:
        cell = self.cell(name)
        if self.columns.board[cell]:
            raise PositionError("space_taken", space=name)
        self.columns.board[cell] = what
        return cell

    def pieces(self, side: int, field: str) -> None:
        for entry in [] if field == "-" else field.split(","):
            if not (found := _PIECE.fullmatch(entry)):
                raise PositionError("bad_piece", text=entry)
            self.put(found[2], piece(side, LETTERS.index(found[1])))

    def warp(self, side: int, field: str) -> None:
        held = self.columns
        if found := _IN_VORTEX.fullmatch(field):
            held.mode[side], held.spot[side] = c.UP, int(found[1])
            held.lifted[side], held.mark[side] = LETTERS.index(found[2]), self.cell(found[3])
        elif found := _PAIR.fullmatch(field):
            held.mode[side], held.spot[side] = BACK, int(found[1])
            held.current[side] = current = self.cell(found[2])
            represented = held.board[current]
            if not represented or is_future(represented) or owner_of(represented) != side:
                raise PositionError("no_own_piece", side=_SIDES[side], space=found[2])
            held.future[side] = self.put(found[3], piece(side, kind_of(represented), future=True))
        elif found := _STRANDED.fullmatch(field):
            held.mode[side], held.spot[side] = c.DRIFT, int(found[1])
        elif field != "-":
            self.refuse_warp(side, field)

    def refuse_warp(self, side: int, field: str) -> NoReturn:
        if all(_WARP.fullmatch(entry) for entry in field.split(",")):
            raise PositionError("two_warp_entries", side=_SIDES[side])
        raise PositionError("bad_warp", text=field)

    def check(self, side: int) -> None:
        """§3, §4, §8.2 What no game can reach."""
        held = self.columns
        army = [kind_of(p) for p in held.board if p and owner_of(p) == side and not is_future(p)]
        if not army or c.TIMELORD not in (*army, held.lifted[side]):
            raise PositionError("no_timelord", side=_SIDES[side])
        for kind, most in enumerate(c.ARMY):
            count = army.count(kind) + (held.lifted[side] == kind)
            if count > most:
                raise PositionError("too_many_pieces", side=_SIDES[side], kind=LETTERS[kind], count=count, most=most)
        if held.mode[side] == BACK:
            away, spot = self.geometry.dist(held.current[side], held.future[side]), held.spot[side]
            # Only where the timewarp is optional can the marker lag behind (§6.5).
            if away > spot or (away < spot and len(army) > 2):
                raise PositionError("bad_pair_distance", side=_SIDES[side], distance=away, spot=spot)


def parse_position(text: str, board: Geometry) -> Position:
    """Read a position text; pieces may stand in any order. Raises :class:`PositionError`."""
    fields = text.split(" ")
    if not 5 <= len(fields) <= 6:
        raise PositionError("field_count", count=len(fields))
    if fields[0] not in ("w", "b"):
        raise PositionError("bad_side", text=fields[0])
    parser = _Parser(board)
    parser.columns.turn[c.SIDE] = _SIDES.index(fields[0])
    for side in (WHITE, BLACK):
        parser.pieces(side, fields[1 + 2 * side])
    for side in (WHITE, BLACK):
        parser.warp(side, fields[2 + 2 * side])
        parser.check(side)
    quiet = fields[5] if len(fields) == 6 else "0"
    if not re.fullmatch(r"0|[1-9][0-9]{0,8}", quiet, re.ASCII):
        raise PositionError("bad_count", text=quiet)
    return Position(parser.columns, int(quiet))


def format_position(position: Position, board: Geometry) -> str:
    """Write a position between turns; the sixth field only when it is not 0."""
    columns, quiet = position
    sides = [f"{_format_pieces(columns, side, board)} {_format_warp(columns, side, board)}" for side in (WHITE, BLACK)]
    return " ".join([_SIDES[columns.turn[c.SIDE]], *sides, *([str(quiet)] if quiet else [])])


def _format_pieces(columns: Columns, side: int, board: Geometry) -> str:
    own = [(kind_of(p), cell) for cell, p in enumerate(columns.board) if p and owner_of(p) == side and not is_future(p)]
    return ",".join(LETTERS[kind] + board.name(cell) for kind, cell in sorted(own)) or "-"


def _format_warp(columns: Columns, side: int, board: Geometry) -> str:
    mode, spot = columns.mode[side], columns.spot[side]
    if mode == c.IDLE:
        return "-"
    if mode == c.UP:
        return f"U{spot}{LETTERS[columns.lifted[side]]}@{board.name(columns.mark[side])}"
    if mode == BACK:
        return f"B{spot}:{board.name(columns.current[side])}>{board.name(columns.future[side])}"
    return f"D{spot}"
