"""What a state must be like for the rules, and the core with its unchecked arrays, to work on it.

Play reaches no other; a record from elsewhere may begin with anything that fits the types.
"""

from __future__ import annotations

from parlour.games.fourthdim import columns as c
from parlour.games.fourthdim.columns import BACK, DRIFT, IDLE, UP, is_future, kind_of, owner_of
from parlour.games.fourthdim.model import State
from parlour.games.fourthdim.start import check
from parlour.games.fourthdim.turn import Turn

__all__ = ("faults",)


def faults(s: State) -> list[str]:
    """Everything that is wrong, in words for a developer; the first kind of fault hides the later ones."""
    found = [f"options.{fault.field}: {fault.code}" for fault in check(s.options)]
    return found or _shape(s) or _columns(s) or _pieces(s)


def _shape(s: State) -> list[str]:
    pairs = (s.mode, s.spot, s.lifted, s.mark, s.current, s.future, s.offers)
    found = []
    if len(s.board) != sum(s.options.rings) or any(len(pair) != 2 for pair in pairs) or s.seats != 2:
        found.append("columns of another length")
    if len(s.agenda) != 1 or not isinstance(s.agenda[0], Turn):
        found.append("no turn is under way")
    if min(s.turns, s.quiet) < 0 or len(s.seen) > s.options.no_progress_limit + 1 or s.winner not in (-1, 0, 1):
        found.append("counts that no game has")
    return found


def _columns(s: State) -> list[str]:
    cells = len(s.board)
    turn = s.agenda[0]
    progress = turn.progress if isinstance(turn, Turn) else []
    ranges = [
        ("board", s.board, 0, 16),
        ("mode", s.mode, IDLE, DRIFT),
        ("spot", s.spot, 0, c.TOP_SPOT),
        ("lifted", s.lifted, -1, c.WARRIOR),
        ("mark", s.mark, -1, cells - 1),
        ("current", s.current, -1, cells - 1),
        ("future", s.future, -1, cells - 1),
        ("progress", progress[: c.NORMAL_CELL], 0, 1),
        ("progress", progress[c.NORMAL_CELL :], -1, cells - 1),
    ]
    found = [f"{name} out of range" for name, values, low, high in ranges if any(not low <= n <= high for n in values)]
    drawn = bool(s.reason) and not progress  # the next turn does not begin
    if not drawn and (len(progress) != c.TURN_SIZE or not isinstance(turn, Turn) or progress[c.SIDE] != turn.seat):
        found.append("a turn of nobody")
    return found


def _pieces(s: State) -> list[str]:
    """§3, §9 The armies and the two timewarps. What the winner's last capture leaves behind is of no account."""
    found = []
    for side in () if s.reason else (c.WHITE, c.BLACK):
        own = [piece for piece in s.board if piece and owner_of(piece) == side]
        army = [kind_of(piece) for piece in own if not is_future(piece)]
        mode, tokens = s.mode[side], len(own) - len(army)
        if mode == UP:
            army.append(s.lifted[side])
        if c.TIMELORD not in army or any(army.count(kind) > most for kind, most in enumerate(c.ARMY)):
            found.append(f"an army that side {side} cannot have")
        if tokens != (mode == BACK) or not _is_warp(s, side):
            found.append(f"a timewarp that side {side} cannot have")
    return found


def _is_warp(s: State, side: int) -> bool:
    """Has every column the value that goes with the mode, and are the pieces there that it speaks of?"""
    mode, spot = s.mode[side], s.spot[side]
    lifted, mark, current, future = s.lifted[side], s.mark[side], s.current[side], s.future[side]
    if mode == UP:
        return spot >= 1 and lifted >= 0 and mark >= 0 and current == future == -1
    if lifted != -1 or mark != -1:
        return False
    if mode == BACK:
        return spot < c.TOP_SPOT and _is_pair(s, side)
    return current == future == -1 and (spot == 0 if mode == IDLE else 0 < spot < c.TOP_SPOT)


def _is_pair(s: State, side: int) -> bool:
    """§6.6 A piece on the board and its token."""
    if min(s.current[side], s.future[side]) < 0:
        return False
    piece, token = s.board[s.current[side]], s.board[s.future[side]]
    return piece > 0 and owner_of(piece) == side and not is_future(piece) and token == piece + 4
