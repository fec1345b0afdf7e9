"""What `hard` thinks: alpha-beta over turns, deeper and deeper while the budget lasts.

The root looks at every legal turn. Those that the answer can refute at once are put aside; that is exact, whatever
the budget. The rest are searched by the compiled core, best first (see `Search` in `_hot`).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from parlour.games.fourthdim import turns
from parlour.games.fourthdim._hot_search import Search
from parlour.games.fourthdim.columns import SIDE
from parlour.games.fourthdim.ending import key as name_position
from parlour.games.fourthdim.workspace import core_of, synced

if TYPE_CHECKING:
    from parlour.games.fourthdim._hot import Core
    from parlour.games.fourthdim.model import Options, State
    from parlour.kit.budget import Budget

__all__ = ("FORCED", "WON", "Found", "Result", "line", "search", "search_of")

WON = 100_000
"""A win, less the turns to it."""
FORCED = 50_000
"""Beyond this a score says that the end is forced."""
WIDTH = 60
"""Turns that the root searches: those that look best."""
DEEPEST = 24


class Found(Struct):
    """One turn of the root, with its score for the side to move in hundredths."""

    score: int
    made: turns.Turn
    quiet: int = 0
    """Turns without a capture after it."""
    drawn: bool = False
    """It draws (§8.3), or leads back to where the game has been."""


class Result(Struct):
    """The turns that were searched, best first, and how many turns deep."""

    found: list[Found]
    depth: int


@cache
def search_of(options: Options) -> Search:
    """Return this process's search on the workspace of these options."""
    return Search(core_of(options), options.rings)


def search(s: State, progress: list[int], budget: Budget, count: int = 1, thorough: bool = False) -> Result:
    """Search the position, whose turn may have begun; the best ``count`` turns get exact scores.

    ``thorough``: also where there is only one turn.
    """
    core, engine = synced(s, progress), search_of(s.options)
    engine.begin(budget, s.options.no_progress_limit)
    engine.remember(0)
    ranked = _all(core, engine)
    if ranked[0].score >= FORCED:
        return Result(ranked[:count], 1)
    searched = _candidates(core, engine, ranked, max(WIDTH, count))
    for found in searched:
        _find_draw(s, core, 1 - progress[SIDE], found)
    depth = 1
    while depth < DEEPEST and not engine.stopped() and (thorough or len(searched) > 1):
        if not _deepen(core, engine, searched, depth, count):
            break
        depth += 1
        if searched[0].score >= FORCED or searched[0].score <= -FORCED:
            break
    return Result(searched, depth)


def _all(core: Core, engine: Search) -> list[Found]:
    """Every turn with another result, by how its result looks."""
    best: dict[bytes, Found] = {}

    def visit(made: turns.Turn, won: bool) -> None:
        mark = core.mark()
        core.next_turn()
        key = core.key()
        if key not in best or _length(made) < _length(best[key].made):
            best[key] = Found(WON - 1 if won else -engine.evaluate(), made)
        core.undo(mark)

    turns.walk(core, visit)
    engine.spend(len(best))
    return sorted(best.values(), key=lambda found: (-found.score, _length(found.made), found.made))


def _length(made: turns.Turn) -> int:
    return len(made[0]) + len(made[1])


def _candidates(core: Core, engine: Search, ranked: list[Found], width: int) -> list[Found]:
    """The best-looking turns of those after which the answer does not win; of the others if there is none."""
    safe: list[Found] = []
    for found in ranked:
        if found.score > -FORCED and not _refuted(core, found):
            safe.append(found)
            if len(safe) == width:
                break
    if safe:
        return safe
    for found in ranked:
        found.score = -WON + 2
    return ranked[:width]


def _refuted(core: Core, found: Found) -> bool:
    mark = core.mark()
    _make(core, found.made)
    refuted = core.count()[1] > 0
    core.undo(mark)
    return refuted


def _make(core: Core, made: turns.Turn) -> None:
    captures, codes = made
    if captures:
        core.capture(captures)
    for code in codes:
        core.play(code)
    core.next_turn()


def _find_draw(s: State, core: Core, other: int, found: Found) -> None:
    """A position that came once before counts as a draw, so that a winning side does not go in circles."""
    captures, codes = found.made
    if captures or not s.seen or any(code >> 17 for code in codes):
        return  # a capture, perhaps earlier in this turn: nothing that was can come again
    found.quiet = s.quiet + 1
    columns, _ = turns.result(core, found.made)
    found.drawn = found.quiet >= s.options.no_progress_limit or name_position(columns, other) in s.seen


def _deepen(core: Core, engine: Search, searched: list[Found], depth: int, count: int) -> bool:
    """Search every turn so deep and put the best in front; false if the budget ran out.

    Too few looked at by then count for nothing: scores of two depths are not compared.
    """
    exact: list[Found] = []
    before = [found.score for found in searched]
    for found in list(searched):
        floor = exact[count - 1].score if len(exact) >= count else -WON
        value = _value(core, engine, found, depth, floor, len(exact) < count)
        if engine.stopped():
            break
        if value > floor or len(exact) < count:
            found.score = value
            exact.append(found)
            exact.sort(key=lambda one: -one.score)
    rest = [found for found in searched if found not in exact]
    if len(exact) >= min(count, len(searched)):
        searched[:] = exact + rest
    else:
        for found, score in zip(searched, before, strict=True):
            found.score = score
    return not engine.stopped()


def _value(core: Core, engine: Search, found: Found, depth: int, floor: int, wide: bool) -> int:
    """The score of a turn; where it is not better than ``floor``, only that."""
    if found.drawn:
        return 0
    mark = core.mark()
    _make(core, found.made)
    value = floor + 1 if wide else -engine.score(depth, -floor - 1, -floor, 1, found.quiet)
    if value > floor and not engine.stopped():
        value = -engine.score(depth, -WON, -floor, 1, found.quiet)
    core.undo(mark)
    return value


def line(s: State, progress: list[int], found: Found, most: int) -> list[turns.Turn]:
    """The turn and the best that was found after it, at most so many turns; right after the :func:`search`."""
    core, engine = synced(s, progress), search_of(s.options)
    made = [found.made]
    _make(core, found.made)
    won = found.score == WON - 1
    while not won and len(made) < most and (answer := _answer(core, engine)) is not None:
        won = core.count()[1] > 0
        made.append(answer)
        _make(core, answer)
    return made


def _answer(core: Core, engine: Search) -> turns.Turn | None:
    """A turn that wins, or what the search would play."""
    if core.count()[1]:
        return _winning(core)
    parts = engine.answer()
    return None if parts is None else (tuple(core.capturable()), tuple(code for code in parts if code >= 0))


def _winning(core: Core) -> turns.Turn:
    wins: list[turns.Turn] = []

    def visit(made: turns.Turn, won: bool) -> None:
        if won:
            wins.append(made)

    turns.walk(core, visit)
    return min(wins, key=lambda made: (_length(made), made))
