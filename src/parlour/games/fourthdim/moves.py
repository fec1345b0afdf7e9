"""§6 Moves: what each part of a turn does. Whether it may be made is asked before (``turn``)."""

from __future__ import annotations

from parlour.games.fourthdim.captures import capture
from parlour.games.fourthdim.columns import BACK, DRIFT, IDLE, LETTERS, UP, kind_of, piece
from parlour.games.fourthdim.geometry import geometry
from parlour.games.fourthdim.model import (
    BeamBack,
    BeamDown,
    BeamUp,
    FuturePlaced,
    MarkerMoved,
    Move,
    Navigate,
    PairMet,
    PieceClimbed,
    PieceLanded,
    PieceLifted,
    PieceMoved,
    State,
)
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = ("beam_back", "beam_down", "beam_up", "navigate", "normal_move")


@rule("6.1")
def normal_move(s: State, side: int, action: Move, k: Kernel) -> int:
    """Step, meet the own future if it stands there, capture. Returns the cell where the piece stands now."""
    at = geometry(s.options.rings).cell
    origin, target = at(action.piece), at(action.to)
    letter = LETTERS[kind_of(s.board[origin])]
    s.board[target], s.board[origin] = s.board[origin], 0
    k.emit(PieceMoved(seat=side, piece=letter, origin=action.piece, to=action.to))
    if s.current[side] == origin:
        s.current[side] = target
        if s.future[side] == target:
            _meet(s, side, letter, action.to, k)
    _take(s, side, action.take, k)
    return target


def _meet(s: State, side: int, letter: str, at: str, k: Kernel) -> None:
    s.current[side] = s.future[side] = -1
    s.mode[side] = DRIFT if s.spot[side] else IDLE
    k.emit(PairMet(seat=side, piece=letter, at=at))


def _take(s: State, side: int, cell: str | None, k: Kernel) -> None:
    if cell is not None:
        capture(s, side, geometry(s.options.rings).cell(cell), k)


@rule("6.3")
def beam_up(s: State, side: int, action: BeamUp, k: Kernel) -> None:
    """The piece to spot 1, the marker where it was."""
    origin = geometry(s.options.rings).cell(action.piece)
    kind = kind_of(s.board[origin])
    s.board[origin] = 0
    s.mode[side], s.spot[side], s.lifted[side], s.mark[side] = UP, 1, kind, origin
    k.emit(PieceLifted(seat=side, piece=LETTERS[kind], origin=action.piece))


@rule("6.4", ruling="R-16")
def beam_down(s: State, side: int, action: BeamDown, k: Kernel) -> int:
    """The Vortex piece to the board, the marker home, capture. Returns the cell."""
    target, kind = geometry(s.options.rings).cell(action.to), s.lifted[side]
    s.board[target] = piece(side, kind)
    s.mode[side], s.spot[side], s.lifted[side], s.mark[side] = IDLE, 0, -1, -1
    k.emit(PieceLanded(seat=side, piece=LETTERS[kind], to=action.to))
    _take(s, side, action.take, k)
    return target


@rule("6.5", ruling="R-17")
def navigate(s: State, side: int, action: Navigate, k: Kernel) -> None:
    """A piece one spot up; a marker one down, and home from spot 1 unless its pair is still to meet."""
    if s.mode[side] == UP:
        s.spot[side] += 1
        k.emit(PieceClimbed(seat=side, piece=LETTERS[s.lifted[side]], spot=s.spot[side]))
        return
    s.spot[side] -= 1
    if s.mode[side] == DRIFT and s.spot[side] == 0:
        s.mode[side] = IDLE
    k.emit(MarkerMoved(seat=side, spot=s.spot[side]))


@rule("6.6")
def beam_back(s: State, side: int, action: BeamBack, k: Kernel) -> int:
    """A Future token to the board, the marker to the spot of its distance, capture. Returns the piece's cell."""
    board = geometry(s.options.rings)
    origin, target = board.cell(action.piece), board.cell(action.to)
    kind, distance = kind_of(s.board[origin]), board.dist(origin, target)
    s.board[target] = piece(side, kind, future=True)
    s.mode[side], s.spot[side], s.current[side], s.future[side] = BACK, distance, origin, target
    k.emit(FuturePlaced(seat=side, piece=LETTERS[kind], current=action.piece, to=action.to, spot=distance))
    _take(s, side, action.take, k)
    return origin
