"""Why a part may not be made: the rules of §5–7 in the order in which a player would meet them.

Only asked once the core has said no (start captures are judged here alone); so every path ends in a reason, and the
last one is R-11: the part would make a compulsory part impossible.
"""

from __future__ import annotations

from parlour.games.fourthdim.captures import takes
from parlour.games.fourthdim.columns import (
    BACK,
    CAPTURES_OPEN,
    DRIFT,
    IDLE,
    LETTERS,
    NORMAL_CELL,
    NORMAL_DONE,
    SIDE,
    TOP_SPOT,
    UP,
    WARP_CELL,
    WARP_DONE,
    is_future,
    kind_of,
    owner_of,
)
from parlour.games.fourthdim.ending import army
from parlour.games.fourthdim.geometry import geometry
from parlour.games.fourthdim.model import (
    Action,
    BeamBack,
    BeamDown,
    BeamUp,
    EndTurn,
    Move,
    Navigate,
    State,
    TakeAtStart,
)
from parlour.kit.legal import Refused
from parlour.kit.rules import rule

__all__ = ("explain", "start_captures")


def start_captures(
    s: State, progress: list[int], prey: list[int], lords: list[int], action: TakeAtStart
) -> Refused | None:
    """§7.2 ``None`` if these may be taken at the start of the turn."""
    if not progress[CAPTURES_OPEN]:
        return Refused("captures_closed", rule="7.2")
    board = geometry(s.options.rings)
    cells = [board.cell(name) for name in action.cells]
    for name, cell in zip(action.cells, cells, strict=True):
        if cell < 0:
            return Refused("unknown_space", {"space": name}, "2.2")
        if cell not in prey and cell not in lords:
            current = s.current[1 - progress[SIDE]]
            if cell == s.future[1 - progress[SIDE]] and current in (*prey, *lords):
                return _other_half(name, board.name(current))
            return Refused("not_capturable", {"space": name}, "7.2")
    if not cells or cells != sorted(set(cells)):
        return Refused("captures_order", rule="9.1")
    if len(cells) > 1 and any(cell in lords for cell in cells):
        return Refused("timelord_alone", rule="8.1")
    return None


def _other_half(token: str, current: str) -> Refused:
    """§7.4 Both halves of the pair are within reach; the choice is named by the current piece's space."""
    return Refused("other_half", {"space": token, "current": current}, "7.4")


@rule("5.4", ruling="R-11")
def explain(s: State, progress: list[int], action: Action) -> Refused:
    """The reason why this part is not legal now."""
    judge = _Judge(s, progress)
    match action:
        case Move():
            reason = judge.normal_move(action)
        case BeamUp():
            reason = judge.beam_up(action)
        case BeamDown():
            reason = judge.beam_down(action)
        case Navigate():
            reason = judge.navigate()
        case BeamBack():
            reason = judge.beam_back(action)
        case EndTurn():
            reason = Refused("part_missing", rule="5.3")
        case _:
            reason = Refused("not_a_part", rule="5.1")
    return reason or Refused("would_block_part", rule="5.4")


class _Judge:
    """One position and one side, asked about one part."""

    def __init__(self, s: State, progress: list[int]) -> None:
        self.s = s
        self.progress = progress
        self.side = progress[SIDE]
        self.mode = s.mode[self.side]
        self.board = geometry(s.options.rings)

    @rule("2.2")
    def _space(self, *names: str | None) -> Refused | None:
        for name in names:
            if name is not None and self.board.cell(name) < 0:
                return Refused("unknown_space", {"space": name}, "2.2")
        return None

    def _own(self, name: str) -> Refused | None:
        piece = self.s.board[self.board.cell(name)]
        if not piece:
            return Refused("no_piece", {"space": name}, "6")
        if owner_of(piece) != self.side:
            return Refused("not_your_piece", {"space": name}, "6")
        return Refused("future_cannot_move", {"space": name}, "6.6") if is_future(piece) else None

    @rule("6", ruling="R-12")
    def _free(self, name: str) -> Refused | None:
        return Refused("space_occupied", {"space": name}, "6.1") if self.s.board[self.board.cell(name)] else None

    def _capture(self, taker: int, at: str, take: str | None) -> Refused | None:
        """§7.3 May the piece that arrived at ``at`` take what stands on ``take``?"""
        if take is None:
            return None
        victim = self.s.board[self.board.cell(take)]
        if not victim or owner_of(victim) == self.side:
            return Refused("no_victim", {"space": take}, "7.3")
        if not takes(taker, victim):
            pair: dict[str, str | int] = {"taker": LETTERS[kind_of(taker)], "victim": LETTERS[kind_of(victim)]}
            return Refused("cannot_take", pair, "7.1")
        if not self.board.adjacent(self.board.cell(at), self.board.cell(take)):
            return Refused("not_next_to", {"space": at, "victim": take}, "7.3")
        current = self.s.current[1 - self.side]
        if self.board.cell(take) == self.s.future[1 - self.side] and self.board.adjacent(self.board.cell(at), current):
            return _other_half(take, self.board.name(current))
        return None

    @rule("6.1", ruling="R-13")
    def _approach(self) -> list[int]:
        """§6.1 The spaces that bring the current piece one nearer to its future, if that is due; else none."""
        current, future = self.s.current[self.side], self.s.future[self.side]
        if self.mode != BACK or self.progress[WARP_CELL] == current:
            return []
        distance = self.board.dist(current, future)
        return [
            cell
            for cell in self.board.neighbours(current)
            if self.board.dist(cell, future) == distance - 1 and (cell == future or not self.s.board[cell])
        ]

    def normal_move(self, action: Move) -> Refused | None:
        """§6.1"""
        if self.progress[NORMAL_DONE]:
            return Refused("part_done", {"part": "normal"}, "5.1")
        wrong = self._space(action.piece, action.to, action.take) or self._own(action.piece)
        if wrong:
            return wrong
        origin, target = self.board.cell(action.piece), self.board.cell(action.to)
        current = self.s.current[self.side]
        if origin == self.progress[WARP_CELL]:
            return Refused("same_piece", rule="5.2")
        approach = self._approach()
        if approach and (origin != current or target not in approach):
            due: dict[str, str | int] = {
                "piece": self.board.name(current),
                "future": self.board.name(self.s.future[self.side]),
            }
            return Refused("approach_due", due, "6.1")
        if not approach and origin == current:
            return Refused("current_waits", {"piece": action.piece}, "6.1")
        if not self.board.adjacent(origin, target):
            return Refused("not_adjacent", {"from": action.piece, "to": action.to}, "6.1")
        if not approach and (wrong := self._free(action.to)):
            return wrong
        return self._capture(self.s.board[origin], action.to, action.take)

    @rule("6.2", ruling="R-14")
    def _warp_open(self) -> Refused | None:
        """§6.2 Is the Vortex free for a Beam Up or Beam Back?"""
        if self.progress[WARP_DONE]:
            return Refused("part_done", {"part": "timewarp"}, "5.1")
        if self.mode == UP:
            return Refused("vortex_occupied", {"spot": self.s.spot[self.side]}, "6.2")
        return Refused("token_on_board", rule="6.2") if self.mode == BACK else None

    def _warp_piece(self, name: str) -> Refused | None:
        wrong = self._space(name) or self._own(name)
        if wrong is None and self.board.cell(name) == self.progress[NORMAL_CELL]:
            return Refused("same_piece", rule="5.2")
        return wrong

    @rule("6.3", ruling="R-15")
    def beam_up(self, action: BeamUp) -> Refused | None:
        """§6.3"""
        if wrong := self._warp_open():
            return wrong
        if self.mode == DRIFT:
            return Refused("marker_in_vortex", {"spot": self.s.spot[self.side]}, "6.2")
        if wrong := self._warp_piece(action.piece):
            return wrong
        return Refused("last_piece", rule="6.3") if len(army(self.s, self.side)) == 1 else None

    def beam_down(self, action: BeamDown) -> Refused | None:
        """§6.4"""
        if self.progress[WARP_DONE]:
            return Refused("part_done", {"part": "timewarp"}, "5.1")
        if self.mode != UP:
            return Refused("vortex_empty", rule="6.2")
        if wrong := self._space(action.to, action.take) or self._free(action.to):
            return wrong
        mark = self.s.mark[self.side]
        distance = self.board.dist(mark, self.board.cell(action.to))
        if distance > 2:
            return Refused("too_far", {"space": action.to, "from": self.board.name(mark)}, "6.4")
        if distance < self.s.options.beam_down_min_distance:
            return Refused("too_near", {"space": action.to}, "6.4")
        lifted = 1 + 8 * self.side + self.s.lifted[self.side]
        return self._capture(lifted, action.to, action.take)

    def navigate(self) -> Refused | None:
        """§6.5"""
        if self.progress[WARP_DONE]:
            return Refused("part_done", {"part": "timewarp"}, "5.1")
        if self.mode == IDLE:
            return Refused("nothing_to_navigate", rule="6.5")
        if self.mode == UP and self.s.spot[self.side] == TOP_SPOT:
            return Refused("must_beam_down", rule="6.5")
        return Refused("approach_blocked", rule="6.5") if self.mode == BACK else None

    def beam_back(self, action: BeamBack) -> Refused | None:
        """§6.6"""
        if wrong := self._warp_open():
            return wrong
        if self.mode == DRIFT and not self.s.options.beam_back_from_drift:
            return Refused("marker_in_vortex", {"spot": self.s.spot[self.side]}, "6.2")
        wrong = self._warp_piece(action.piece) or self._space(action.to, action.take) or self._free(action.to)
        if wrong:
            return wrong
        origin, target = self.board.cell(action.piece), self.board.cell(action.to)
        distance = self.board.dist(origin, target)
        if distance > 2:
            return Refused("too_far", {"space": action.to, "from": action.piece}, "6.6")
        if self.s.options.beam_back_needs_open_path and distance == 2 and not self._open_way(origin, target):
            return Refused("path_blocked", {"from": action.piece, "to": action.to}, "6.6")
        return self._capture(self.s.board[origin], action.to, action.take)

    @rule("6.6", ruling="R-25")
    def _open_way(self, origin: int, target: int) -> bool:
        return any(
            not self.s.board[cell] and self.board.adjacent(cell, target) for cell in self.board.neighbours(origin)
        )
