"""The position as text: one line a ring, White's letters upper case, Black's lower case, Future tokens in brackets."""

from __future__ import annotations

from parlour.games.fourthdim.columns import BACK, DRIFT, LETTERS, UP, is_future, kind_of, owner_of
from parlour.games.fourthdim.geometry import Geometry, geometry
from parlour.games.fourthdim.model import State

__all__ = ("picture",)


def _letter(piece: int) -> str:
    if not piece:
        return " . "
    letter = LETTERS[kind_of(piece)]
    letter = letter if owner_of(piece) == 0 else letter.lower()
    return f"({letter})" if is_future(piece) else f" {letter} "


def _vortex(s: State, side: int, board: Geometry) -> str:
    head = "wb"[side]
    match s.mode[side]:
        case mode if mode == UP:
            return f"{head} U{s.spot[side]}{LETTERS[s.lifted[side]]}@{board.name(s.mark[side])}"
        case mode if mode == BACK:
            return f"{head} B{s.spot[side]}:{board.name(s.current[side])}>{board.name(s.future[side])}"
        case mode if mode == DRIFT:
            return f"{head} D{s.spot[side]}"
        case _:
            return f"{head} -"


def picture(s: State) -> str:
    """Rings from the centre outwards, sixteen spaces a line, led by the name of the first; then the Vortices."""
    board = geometry(s.options.rings)
    lines: list[str] = []
    base = 0
    for n in s.options.rings:
        for start in range(0, n, 16):
            cells = range(base + start, base + min(start + 16, n))
            lines.append(f"{board.name(base + start):>4} " + "".join(_letter(s.board[cell]) for cell in cells))
        base += n
    return "\n".join([*lines, _vortex(s, 0, board), _vortex(s, 1, board)])
