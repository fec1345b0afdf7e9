"""§7 Captures."""

from __future__ import annotations

from parlour.games.fourthdim.columns import DRIFT, IDLE, LETTERS, TAKES, TIMELORD, UP, kind_of, owner_of
from parlour.games.fourthdim.ending import vortex_alone, win
from parlour.games.fourthdim.geometry import geometry
from parlour.games.fourthdim.model import PairLost, PieceCaptured, State
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = ("capture", "takes")


@rule("7.1", ruling="R-24")
def takes(taker: int, victim: int) -> bool:
    """May a piece or token of this kind take that one? Both are ints of the board, not 0."""
    return owner_of(taker) != owner_of(victim) and bool(TAKES[kind_of(taker)] >> kind_of(victim) & 1)


@rule("7.4", ruling="R-20")
def _pair_lost(s: State, side: int, owner: int, k: Kernel) -> None:
    name = geometry(s.options.rings).name
    at, future = s.current[owner], s.future[owner]
    k.emit(PairLost(seat=side, owner=owner, piece=LETTERS[kind_of(s.board[at])], at=name(at), future=name(future)))
    s.board[at] = s.board[future] = 0
    s.current[owner] = s.future[owner] = -1
    s.mode[owner], s.spot[owner] = (IDLE, 0) if s.options.marker_home_with_pair else (DRIFT, s.spot[owner])


@rule("7.2", ruling="R-19")
@rule("7.3", ruling="R-22")
def capture(s: State, side: int, cell: int, k: Kernel) -> None:
    """Remove the piece or token on ``cell``, its other half with it; perhaps that wins (§8.1, §8.2)."""
    victim = s.board[cell]
    owner, kind = owner_of(victim), kind_of(victim)
    if cell in (s.current[owner], s.future[owner]):
        _pair_lost(s, side, owner, k)
    else:
        s.board[cell] = 0
        name = geometry(s.options.rings).name(cell)
        k.emit(PieceCaptured(seat=side, owner=owner, piece=LETTERS[kind], at=name))
    s.quiet = 0
    s.seen.clear()
    if kind == TIMELORD:
        win(s, side, "timelord", k)
    elif s.mode[owner] == UP and vortex_alone(s, owner):
        win(s, side, "vortex", k)
