"""§8 The end of the game."""

from __future__ import annotations

from hashlib import blake2b

from parlour.games.fourthdim.columns import TIMELORD, UP, Columns, kind_of, owner_of
from parlour.games.fourthdim.model import GameDrawn, GameWon, SeatLeft, State
from parlour.kit.agenda import Kernel
from parlour.kit.game import Outcome
from parlour.kit.rules import rule

__all__ = ("army", "check_draws", "give_up", "key", "outcome", "remember", "vortex_alone", "win")

_LONE = 4
"""Two Timelords and their Future tokens: with more on the board somebody has another piece. Counting is fast."""


def army(s: State, side: int) -> list[int]:
    """§5.3 The kinds of the side's pieces, on the board and in the Vortex; Future tokens do not count."""
    kinds = [kind_of(piece) for piece in s.board if piece and owner_of(piece) == side and not (piece - 1) & 4]
    return [*kinds, s.lifted[side]] if s.mode[side] == UP else kinds


@rule("8.1")
def win(s: State, side: int, reason: str, k: Kernel) -> None:
    """The game is over at once: outstanding parts are not made (§5.5)."""
    s.winner, s.reason = side, reason
    k.emit(GameWon(seat=side, reason=reason))


def _draw(s: State, reason: str, k: Kernel) -> None:
    s.reason = reason
    k.emit(GameDrawn(reason=reason))


@rule("8.2")
def vortex_alone(s: State, side: int) -> bool:
    """Is the side's Timelord in the Vortex with nobody left on the board?"""
    return s.mode[side] == UP and s.lifted[side] == TIMELORD and len(army(s, side)) == 1


@rule("4")
def key(s: State | Columns, side: int) -> str:
    """Names a position for repetition: board, both warps and the side to move.

    64 bits of BLAKE2b: a false repetition among the few hundred positions of a game is out of reach.
    """
    columns = (side, *s.mode, *s.spot, *s.lifted, *s.mark, *s.current, *s.future)
    return blake2b(bytes([*s.board, *(n + 1 for n in columns)]), digest_size=8).hexdigest()


def remember(s: State, side: int) -> None:
    """The position before a turn of ``side`` has occurred."""
    s.seen.append(key(s, side))


@rule("8.3", ruling="R-21")
def check_draws(s: State, k: Kernel) -> None:
    """The three automatic draws, at the end of a turn after the position was remembered."""
    if s.seen.count(s.seen[-1]) >= 3:
        _draw(s, "repetition", k)
    elif s.quiet >= s.options.no_progress_limit:
        _draw(s, "progress", k)
    elif len(s.board) - s.board.count(0) <= _LONE and army(s, 0) == army(s, 1) == [TIMELORD]:
        _draw(s, "lone", k)


def agree(s: State, k: Kernel) -> None:
    """§8.3 A draw by agreement."""
    _draw(s, "agreement", k)


@rule("8.4")
def give_up(s: State, side: int, reason: str, k: Kernel) -> None:
    """The side resigns, leaves (``left``) or has no time left (``time``)."""
    if reason == "left":
        k.emit(SeatLeft(seat=side))
    win(s, 1 - side, reason, k)


@rule("8")
def outcome(s: State) -> Outcome | None:
    """``None`` while the game runs; a draw shares rank 1."""
    if not s.reason:
        return None
    if s.winner < 0:
        return Outcome((1, 1), s.reason)
    return Outcome((1, 2) if s.winner == 0 else (2, 1), s.reason)
