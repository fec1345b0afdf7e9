"""§11, §14 Whole turns: every way to complete one, their results, and perft."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from parlour.games.fourthdim.columns import END, NO_TURN, TIMELORD, Columns, kind_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from parlour.games.fourthdim._hot import Core

__all__ = ("Perft", "Turn", "perft", "result", "turns", "walk")

Turn: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""Cells of the start captures, ascending, and codes of the parts in order, without `END`; both empty is the pass."""


class Perft(NamedTuple):
    """Sequences of turns, different positions after them (-1: not asked for), and sequences that ended with a win."""

    records: int
    distinct: int
    wins: int


def walk(core: Core, visit: Callable[[Turn, bool], None]) -> None:
    """Visit every legal turn once, start captures unordered, parts ordered; the workspace stands at its end.

    The visitor is told whether the game is won; the side to move is still the same. It leaves the workspace as it
    finds it.
    """
    for captures in _choices(core):
        mark = core.mark()
        if captures and core.capture(captures):
            visit((captures, ()), True)
        else:
            _walk_parts(core, captures, (), visit)
        core.undo(mark)


def _choices(core: Core) -> Iterator[tuple[int, ...]]:
    """§7.2 The subsets of the capturable; a Timelord alone."""
    board = core.position().board
    prey = core.capturable()
    others = [cell for cell in prey if kind_of(board[cell]) != TIMELORD]
    for mask in range(1 << len(others)):
        yield tuple(cell for i, cell in enumerate(others) if mask >> i & 1)
    for cell in prey:
        if cell not in others:
            yield (cell,)


def _walk_parts(
    core: Core, captures: tuple[int, ...], made: tuple[int, ...], visit: Callable[[Turn, bool], None]
) -> None:
    codes = core.codes()
    if not codes:
        visit((captures, made), False)
    for code in codes:
        if code == END:
            visit((captures, made), False)
            continue
        mark = core.mark()
        if core.play(code):
            visit((captures, (*made, code)), True)
        else:
            _walk_parts(core, captures, (*made, code), visit)
        core.undo(mark)


def turns(core: Core) -> list[Turn]:
    """Return every legal turn of the side to move."""
    found: list[Turn] = []
    walk(core, lambda turn, _won: found.append(turn))
    return found


def result(core: Core, turn: Turn) -> tuple[Columns, int]:
    """Return the columns after a legal turn, and its winner or -1. A won game keeps its side to move."""
    captures, codes = turn
    mark = core.mark()
    won = bool(captures) and core.capture(captures)
    for code in codes:
        won = core.play(code)
    if not won:
        core.next_turn()
    position = core.position()
    core.undo(mark)
    return position, position.turn[0] if won else -1


def perft(core: Core, depth: int, want_distinct: bool = False) -> Perft:
    """Count the sequences of so many turns from the position, which is at the start of a turn.

    A sequence that wins counts once and is not continued; equal positions are counted apart, except in `distinct`.
    """
    records, wins = _perft(core, depth)
    return Perft(records, _distinct(core, depth) if want_distinct else -1, wins)


def _perft(core: Core, depth: int) -> tuple[int, int]:
    if depth <= 1:
        return core.count() if depth else (1, 0)
    records = wins = 0

    def visit(_turn: Turn, won: bool) -> None:
        nonlocal records, wins
        if won:
            records += 1
            wins += 1
            return
        mark = core.mark()
        core.next_turn()
        more, ended = _perft(core, depth - 1)
        core.undo(mark)
        records += more
        wins += ended

    walk(core, visit)
    return records, wins


def _distinct(core: Core, depth: int) -> int:
    start = core.position()
    frontier = {core.key()}
    finished: set[bytes] = set()
    for _ in range(depth):
        reached: set[bytes] = set()

        def visit(_turn: Turn, won: bool, reached: set[bytes] = reached) -> None:
            mark = core.mark()
            core.next_turn()
            (finished if won else reached).add(core.key())
            core.undo(mark)

        for key in frontier:
            core.sync(*_from_key(key))
            walk(core, visit)
        frontier = reached
    core.sync(*start)
    return len(frontier) + len(finished)


def _from_key(key: bytes) -> Columns:
    values = [value - 256 if value > 127 else value for value in key]
    cells = len(values) - 13
    pairs = [values[at : at + 2] for at in range(cells, cells + 12, 2)]
    return Columns._make([values[:cells], *pairs, [values[-1], *NO_TURN]])
