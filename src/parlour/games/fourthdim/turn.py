"""§5 The turn: start captures, then the normal move and the timewarp in either order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, repeat
from typing import TYPE_CHECKING, ClassVar

from msgspec import field

from parlour.games.fourthdim import refusals
from parlour.games.fourthdim.captures import capture
from parlour.games.fourthdim.columns import (
    BACK,
    BEAM_BACK,
    BEAM_DOWN,
    BEAM_UP,
    CAPTURES_OPEN,
    END,
    MOVE,
    NAVIGATE,
    NO_TURN,
    NORMAL_CELL,
    NORMAL_DONE,
    SIDE,
    TIMELORD,
    TOP_SPOT,
    UP,
    WARP_CELL,
    WARP_DONE,
    code,
    kind_of,
    part,
)
from parlour.games.fourthdim.ending import army, check_draws, remember
from parlour.games.fourthdim.geometry import Geometry, geometry
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
    TurnBegun,
    TurnPassed,
)
from parlour.games.fourthdim.moves import beam_back, beam_down, beam_up, navigate, normal_move
from parlour.games.fourthdim.workspace import synced
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt, Step
from parlour.kit.chance import Chance
from parlour.kit.legal import FORM_LIMIT, Candidates, Form, FormOf, Legal, Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

if TYPE_CHECKING:
    from parlour.games.fourthdim._hot import Core

__all__ = ("Turn", "TurnLegal", "decode", "due", "encode")


def encode(action: Action, board: Geometry) -> int:
    """The core's int of a part; -1 if a space does not exist or the action is no part."""
    at = board.cell
    match action:
        case Move(piece=piece, to=to, take=take):
            cells = (MOVE, at(piece), at(to), -1 if take is None else at(take))
        case BeamUp(piece=piece):
            cells = (BEAM_UP, at(piece), 0, -1)
        case BeamDown(to=to, take=take):
            cells = (BEAM_DOWN, 0, at(to), -1 if take is None else at(take))
        case Navigate():
            return NAVIGATE
        case BeamBack(piece=piece, to=to, take=take):
            cells = (BEAM_BACK, at(piece), at(to), -1 if take is None else at(take))
        case EndTurn():
            return END
        case _:
            return -1
    unknown = min(cells) < 0 and (cells[1] < 0 or cells[2] < 0 or getattr(action, "take", None) is not None)
    return -1 if unknown else code(*cells)


@lru_cache(1 << 13)
def decode(number: int, board: Geometry) -> Action:
    """The part of the core's int; the same object again for what is met often."""
    kind, origin, target, take = part(number)
    names = board.names
    victim = None if take < 0 else names[take]
    if kind == MOVE:
        return Move(names[origin], names[target], victim)
    if kind == BEAM_UP:
        return BeamUp(names[origin])
    if kind == BEAM_DOWN:
        return BeamDown(names[target], victim)
    if kind == BEAM_BACK:
        return BeamBack(names[origin], names[target], victim)
    return Navigate() if kind == NAVIGATE else EndTurn()


class TurnLegal(Legal[Action]):
    """§5, §11 What the side to move may do at this point of its turn.

    Start captures are one decision, any subset; the core lists the parts from which a legal turn can be completed.
    """

    __slots__ = ("_board", "_s", "_step")

    def __init__(self, s: State, step: Turn) -> None:
        self._s = s
        self._step = step
        self._board = geometry(s.options.rings)

    def _core(self) -> Core:
        return synced(self._s, self._step.progress)

    def _prey(self, core: Core) -> tuple[list[int], list[int]]:
        """Capturable cells: ordinary ones, and Timelords, each of which is taken alone."""
        cells = core.capturable()
        lords = [cell for cell in cells if kind_of(self._s.board[cell]) == TIMELORD]
        return [cell for cell in cells if cell not in lords], lords

    @rule("7.2", ruling="R-23")
    def _captures(self, core: Core) -> Iterator[TakeAtStart]:
        names = self._board.names
        prey, lords = self._prey(core)
        sets = chain.from_iterable(combinations(prey, size) for size in range(1, len(prey) + 1))
        return (TakeAtStart(tuple(names[cell] for cell in cells)) for cells in chain(sets, ((lord,) for lord in lords)))

    def __iter__(self) -> Iterator[Action]:
        core = self._core()
        codes = core.codes()
        return chain(self._captures(core), map(decode, codes, repeat(self._board)))

    def why_not(self, action: Action) -> Refused | None:
        """``None`` if a legal turn can be completed from here with this, else the reason with its clause."""
        core = self._core()
        if isinstance(action, TakeAtStart):
            return refusals.start_captures(self._s, self._step.progress, *self._prey(core), action)
        number = encode(action, self._board)
        if number >= 0 and core.allows(number):
            return None
        return refusals.explain(self._s, self._step.progress, action)

    def sample(self, rng: Chance) -> Action:
        """Uniform over all, without listing them."""
        core = self._core()
        parts = core.parts()
        if not self._step.progress[CAPTURES_OPEN]:
            return decode(core.code(rng.below("sample", parts)), self._board)
        prey, lords = self._prey(core)
        subsets = (1 << len(prey)) - 1
        i = rng.below("sample", parts + subsets + len(lords))
        if i < parts:
            return decode(core.code(i), self._board)
        names, i = self._board.names, i - parts
        if i >= subsets:
            return TakeAtStart((names[lords[i - subsets]],))
        return TakeAtStart(tuple(names[cell] for bit, cell in enumerate(prey) if i + 1 >> bit & 1))

    def form(self) -> tuple[Action, ...] | Form:
        """The list; where start captures have too many subsets, their cells instead."""
        core = self._core()
        prey, lords = self._prey(core)
        parts = tuple(map(decode, core.codes(), repeat(self._board)))
        if len(parts) + (1 << len(prey)) + len(lords) <= FORM_LIMIT:
            return (*self._captures(core), *parts)
        names = tuple(self._board.names[cell] for cell in (*prey, *lords))
        return Form(parts, (FormOf("TakeAtStart", {"cells": Candidates(names, 1, len(names))}),))


_WARPS = ("idle", "up", "back", "drift")
_SMALL = 16
"""A side of two pieces leaves at most this on the board: them, a token, and the enemy's twelve with theirs."""


@rule("5.3", ruling="R-09")
def _timewarp_optional(s: State, side: int) -> bool:
    return len(s.board) - s.board.count(0) <= _SMALL and len(army(s, side)) <= 2


@rule("5.4")
def due(s: State, progress: list[int]) -> str:
    """What is expected of the side to move, as the kind of its prompt."""
    side = progress[SIDE]
    mode = s.mode[side]
    if progress[NORMAL_DONE]:
        if _timewarp_optional(s, side):
            return "end"
        top = mode == UP and s.spot[side] == TOP_SPOT
        return "timewarp-top" if top else f"timewarp-{_WARPS[mode]}"
    if progress[WARP_DONE]:
        return "normal"
    core = synced(s, progress)
    first = part(core.code(0))  # normal moves come first, and the approach is the only one where it is due
    if first.kind == END and core.parts() == 1 and not core.capturable():
        return "nothing"
    if mode == BACK:
        return "approach" if first.kind == MOVE and first.origin == s.current[side] else "blocked"
    if not progress[CAPTURES_OPEN]:
        return "either"
    return "turn-optional" if _timewarp_optional(s, side) else "turn"


@rule("5.1", ruling="R-06")
@rule("5.2", ruling="R-08")
class Turn(Step, kw_only=True):
    """§5 One player's turn. ``progress`` is the column ``turn`` of the position (see ``columns``)."""

    draft: ClassVar[bool] = True
    seat: Public[int]
    progress: Public[list[int]] = field(default_factory=list)
    asked: Public[str] = "turn"
    """The prompt's kind: what is due now."""
    done: Public[bool] = False

    def begin(self, s: State, k: Kernel) -> None:
        """Nothing is made yet; start captures are open."""
        self.progress = [self.seat, *NO_TURN]
        self.asked = due(s, self.progress)
        k.emit(TurnBegun(seat=self.seat, number=s.turns + 1))

    def prompts(self, s: State) -> Sequence[Prompt]:
        """The side to move, until the turn is done."""
        return () if self.done else (Prompt(Seat(self.seat), self.asked, turn=s.turns + 1),)

    def legal(self, s: State, seat: Seat) -> TurnLegal:
        """What may be done at this point."""
        return TurnLegal(s, self)

    def act(self, s: State, seat: Seat, action: Action, k: Kernel) -> None:
        """Make the part; the turn ends by itself when nothing is left to make (§5.4)."""
        untouched = self.progress[CAPTURES_OPEN]
        self.progress[CAPTURES_OPEN] = 0
        if isinstance(action, EndTurn):
            self.done = True
            if untouched and not synced(s, [self.seat, *NO_TURN]).actions():
                k.emit(TurnPassed(seat=self.seat))
            return
        self._make(s, action, k)
        self.done = bool(s.reason) or synced(s, self.progress).over()
        if not self.done:
            self.asked = due(s, self.progress)

    @rule("5.5")
    def _make(self, s: State, action: Action, k: Kernel) -> None:
        side, progress = self.seat, self.progress
        match action:
            case TakeAtStart(cells=cells):
                for cell in cells:
                    capture(s, side, geometry(s.options.rings).cell(cell), k)
                return
            case Move():
                progress[NORMAL_CELL] = normal_move(s, side, action, k)
                progress[NORMAL_DONE] = 1
                return
            case BeamUp():
                beam_up(s, side, action, k)
            case BeamDown():
                progress[WARP_CELL] = beam_down(s, side, action, k)
            case BeamBack():
                progress[WARP_CELL] = beam_back(s, side, action, k)
            case Navigate():
                navigate(s, side, action, k)
        progress[WARP_DONE] = 1

    def end(self, s: State, k: Kernel) -> None:
        """The turn is over: draws (§8.3), then the other side."""
        other = 1 - self.seat
        s.turns += 1
        s.quiet = s.quiet + 1 if s.seen else 0  # a capture forgets what was seen
        s.offers[other] = False
        remember(s, other)
        check_draws(s, k)
        k.push(Turn(seat=other))
