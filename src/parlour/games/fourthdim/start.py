"""§3 Set-up, and which options can be played."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from parlour.games.fourthdim.columns import ARMY, BLACK, IDLE, LETTERS, WHITE, piece
from parlour.games.fourthdim.geometry import MOST_CELLS
from parlour.games.fourthdim.model import Options, State
from parlour.kit.faults import Fault
from parlour.kit.rules import rule

__all__ = ("check", "empty", "set_up")


@rule("10")
def check(options: Options) -> list[Fault]:
    """Every fault of the options, by field."""
    faults = _check_rings(options.rings)
    if not faults:
        faults += _check_array(options)
    if options.beam_down_min_distance not in (0, 1):
        faults.append(Fault("beam_down_min_distance", "out_of_range", {"low": 0, "high": 1}))
    if not 2 <= options.no_progress_limit <= 1_000:
        faults.append(Fault("no_progress_limit", "out_of_range", {"low": 2, "high": 1_000}))
    return faults


@rule("2.1", ruling="R-01")
def _check_rings(rings: tuple[int, ...]) -> list[Fault]:
    if not 2 <= len(rings) <= 8 or any(n < 1 for n in rings) or sum(rings) > MOST_CELLS:
        return [Fault("rings", "rings_size", {"most": MOST_CELLS})]
    if rings[0] % 4 or any(outer % inner for inner, outer in pairwise(rings)):
        return [Fault("rings", "rings_multiple")]
    return []


@rule("3.1")
def _check_array(options: Options) -> list[Fault]:
    rows = options.start_array.split("/")
    if len(rows) > len(options.rings):
        return [Fault("start_array", "array_rows", {"most": len(options.rings)})]
    for row, ring in zip(rows, options.rings[-len(rows) :], strict=True):
        if len(row) != ring // 4 or set(row) - set(LETTERS + "."):
            return [Fault("start_array", "array_row", {"row": row, "length": ring // 4})]
    count = Counter("".join(rows))
    if count["T"] != 1 or any(count[letter] > most for letter, most in zip(LETTERS, ARMY, strict=True)):
        return [Fault("start_array", "array_army")]
    return []


def empty(options: Options) -> State:
    """A board with nothing on it, both Vortices empty, both markers at home."""
    return State(
        seats=2,
        agenda=[],
        options=options,
        board=[0] * sum(options.rings),
        mode=[IDLE, IDLE],
        spot=[0, 0],
        lifted=[-1, -1],
        mark=[-1, -1],
        current=[-1, -1],
        future=[-1, -1],
    )


@rule("3.2", ruling="R-04")
def set_up(options: Options) -> State:
    """White's army in its home quarter, Black's the same turned by half the circle."""
    s = empty(options)
    rows = options.start_array.split("/")
    rings = options.rings
    for row, ring in zip(rows, range(len(rings) - len(rows), len(rings)), strict=True):
        base, n = sum(rings[:ring]), rings[ring]
        for i, letter in enumerate(row):
            if letter != ".":
                s.board[base + i] = piece(WHITE, LETTERS.index(letter))
                s.board[base + n // 2 + i] = piece(BLACK, LETTERS.index(letter))
    return s
