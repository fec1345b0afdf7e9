"""What a bot thinks on: the position as one player sees it, and its actions by how far they were looked into.

The root looks at every action; for two Networks the best are then searched deeper and deeper (alpha-beta), for more
they are judged by what the others are likely to answer. See ``Search`` in `_hot_search`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from parlour.games.hexnet import columns as c
from parlour.games.hexnet._hot_judge import BOLD, WEIGHTS, WON, Judge
from parlour.games.hexnet._hot_search import Search
from parlour.games.hexnet.position import core_of, synced
from parlour.kit.rules import rule

if TYPE_CHECKING:
    from parlour.games.hexnet._hot_core import Core
    from parlour.games.hexnet.model import State
    from parlour.kit.budget import Budget
    from parlour.kit.game import View

__all__ = ("WON", "Found", "deepen", "glance", "imagine")

SURE = WON - 200
"""Beyond this a score says that the end is forced."""
WIDTH = 24
"""Actions that are searched of those that look best."""
DEEPEST = 7
REPEATED = 400
"""What it costs, with more than two Networks, to come to a position again: a third time all that are left share."""
TIRED = 150
"""Own moves after which it no longer minds: games must end."""
FEW = (WIDTH, 8, 4)
"""Of more than two Networks: the actions after which the others' answers are followed once, twice, …"""


class Found(Struct):
    """An action of the root, as the core lists it, and its score for the player to move."""

    score: int
    inner: int
    repeats: int = 0
    """How often the position after it has been there (§12)."""


@rule("13")
def imagine(view: View) -> State:
    """A state that looks like the view. Other players' Motherships are put where they can be, traps left out.

    Nothing that is decided here depends on where that is: the search weighs all cores that it can be.
    """
    from parlour.games.hexnet.game import GAME  # here: the game offers its bots, so it is imported first

    state = dict(view.state)
    over = bool(state["reason"])
    secrets = []
    for seen in state["secrets"]:
        seat = seen["seat"]
        mothership = seen["mothership"] if "mothership" in seen else _any_core(state, seat)
        laid = seen.get("traps", {"laid": []})
        to = None if over else [seat]
        secrets.append(
            {"seat": seat, "mothership": {"value": mothership, "to": to}, "traps": {"value": laid, "to": to}}
        )
    state["secrets"] = secrets
    return GAME.revive(state)


def _any_core(state: dict[str, Any], seat: int) -> int:
    """The first core on the board, unless the Mothership can be in hand: then a surround fells, whichever it was."""
    if state["hand"][c.HAND_KINDS * seat]:
        return -1
    cores = (i for i, kind in enumerate(state["kind"]) if kind == c.CORE and state["owner"][i] == seat)
    return next(cores, -1)


@cache
def _engine(core: Core, weights: tuple[int, ...]) -> Search:
    return Search(core, Judge(core, weights), Judge(core))


def glance(s: State, budget: Budget, weights: tuple[int, ...] = WEIGHTS) -> tuple[Search, list[Found]]:
    """Every action by how it looks at once, best first, but for what the next answer does to a core."""
    synced(s)
    engine = _engine(core_of(s.options, s.seats), weights)
    engine.begin(budget, s.turn[c.SEAT])
    ranked = [Found(score, inner) for score, inner in engine.roots()]
    ranked.sort(key=lambda found: (-found.score, found.inner))
    if s.seen and s.moves[s.turn[c.SEAT]] < TIRED:
        size = len(next(iter(s.seen)))  # of the keys, as far as the game keeps them
        for found in ranked[:WIDTH]:
            if found.inner & 7 == c.MOVE:
                found.repeats = s.seen.get(engine.key(found.inner)[:size], 0)
    return engine, ranked


def deepen(s: State, budget: Budget) -> tuple[Search, list[Found]]:
    """The actions, best first, as far as the budget lets them be looked into."""
    engine, ranked = glance(s, budget, BOLD if s.seats > 2 else WEIGHTS)
    if len(ranked) == 1 or ranked[0].score >= SURE:
        return engine, ranked
    searched = ranked[:WIDTH]
    if engine.networks() > 2:
        _by_rounds(engine, searched)
    else:
        _by_depth(engine, searched)
    return engine, searched


def _drawn(found: Found) -> bool:
    """A position that has been there counts as a draw, so that who is winning does not go in circles."""
    return found.repeats > 0


def _by_depth(engine: Search, searched: list[Found]) -> None:
    """Alpha-beta, an answer deeper each time. What is finished is put in front, and the rest keeps its order."""
    for depth in range(1, DEEPEST + 1):
        best = -WON
        exact: list[Found] = []
        for found in list(searched):
            value = 0 if _drawn(found) else engine.score(found.inner, depth, best, best + 1 if exact else WON)
            if value > best and exact and not _drawn(found) and not engine.stopped():
                value = engine.score(found.inner, depth, best, WON)
            if engine.stopped():
                break
            found.score = min(value, best) if exact and value <= best else value
            if not exact or value > best:
                exact.insert(0, found)
                best = value
        searched[:] = [*exact, *(found for found in searched if found not in exact)]
        if engine.stopped() or abs(best) >= SURE:
            return


def _by_rounds(engine: Search, searched: list[Found]) -> None:
    """Follow the likely answers, further for the few that stay best."""
    for more, width in enumerate(FEW):
        few = searched[:width]
        done: list[Found] = []
        for found in few:
            value = engine.rounds(found.inner, more)
            if engine.stopped():
                break
            found.score = value - REPEATED * found.repeats
            done.append(found)
        done.sort(key=lambda found: -found.score)
        searched[:] = [*done, *(found for found in searched if found not in done)]
        if engine.stopped() or (done and done[0].score >= SURE):
            return
