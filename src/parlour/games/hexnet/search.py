"""What a bot thinks on: the position as one player sees it, and its actions by how far they were looked into.

The root looks at every action; for two Networks the best are then searched deeper and deeper (alpha-beta), for more
they are judged by what the others are likely to answer. The last two of more have few units that can move, and would
go in circles: there plans of many own actions are made. See ``Search`` in `_hot_search`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from parlour.games.hexnet import columns as c
from parlour.games.hexnet._hot_judge import BOLD, PLANNING, WEIGHTS, WON, Judge
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
SHARED = -WON // 4
"""What the third occurrence of a position is worth (§12): better than a probable fall, and no more."""
PATIENT = 300
"""Own moves in which a player minds that; later it does not, so that games end."""
SHUT_IN = 12
"""Others with no more actions than these can hardly act: each is looked at for repetition, and plans are made, as they
are against the last one."""
ABREAST = 10
"""Plans that are followed at a time."""
FORESIGHT = 12
"""Own actions of such a plan."""
LATER = 2
"""Points that each of them costs, so that what is planned is done soon."""
FEW = (WIDTH, 8, 4)
"""Of more than two Networks: the actions after which the others' answers are followed once, twice, …"""


class Found(Struct):
    """An action of the root, as the core lists it, and its score for the player to move."""

    score: int
    inner: int
    drawn: bool = False
    """It leads to a position that has occurred twice: the game is over then (§12)."""


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
    if s.twice and s.moves[s.turn[c.SEAT]] < PATIENT:
        _see_draws(s, engine, ranked)
    ranked.sort(key=lambda found: (-found.score, found.inner))
    return engine, ranked


def _see_draws(s: State, engine: Search, ranked: list[Found]) -> None:
    """Mark what ends the game by repetition, or leaves nothing else to the next player; a win comes before that."""
    for found in ranked:
        if found.inner & 7 != c.PLACE and found.score < SURE:
            names = [engine.key(found.inner)]
            if names[0] not in s.twice:
                names = engine.answers(found.inner, SHUT_IN)
            if names and all(name in s.twice for name in names):
                found.drawn = True
                found.score = SHARED


def deepen(s: State, budget: Budget, margin: int = 0) -> tuple[Search, list[Found]]:
    """The actions, best first, as far as the budget lets them be looked into.

    Scores are exact down to ``margin`` below the best.
    """
    among = s.seats > 2
    last_two = among and sum(s.alive) == 2
    engine, ranked = glance(s, budget, PLANNING if last_two else BOLD if among else WEIGHTS)
    if len(ranked) == 1 or ranked[0].score >= SURE:
        return engine, ranked
    searched = ranked[:WIDTH]
    if among and (last_two or engine.freedom() <= SHUT_IN) and (plan := _ahead(s, budget)):
        return engine, [plan]
    if engine.networks() > 2:
        _by_rounds(engine, searched)
    else:
        _by_depth(engine, searched, margin)
    return engine, searched


def _ahead(s: State, budget: Budget) -> Found | None:
    """What the best of many plans begins with (beam search), if it makes things better."""
    engine, ranked = glance(s, budget, PLANNING)
    best: tuple[int, list[int]] = ranked[0].score, []
    plans = [(found.score, [found.inner]) for found in ranked if not found.drawn]
    names = set(s.twice)
    for _ in range(FORESIGHT):
        longer: list[tuple[int, list[int]]] = []
        followed = 0
        for _, path in plans[: 4 * ABREAST]:
            name, found = engine.along(path)
            if engine.stopped() or followed == ABREAST:
                break
            if found and name not in names:
                names.add(name)
                longer += [(score - LATER * len(path), [*path, inner]) for score, inner in found]
                followed += 1
        longer.sort(key=lambda plan: -plan[0])
        plans = longer
        if plans:
            best = max(best, plans[0], key=lambda plan: plan[0])
        if engine.stopped() or not plans or best[0] >= SURE:
            break
    return Found(best[0], best[1][0]) if best[1] else None


def _by_depth(engine: Search, searched: list[Found], margin: int) -> None:
    """Alpha-beta, an answer deeper each time."""
    for depth in range(1, DEEPEST + 1):
        best = -WON
        done: list[Found] = []
        for found in searched:
            floor = max(-WON, best - margin)
            value = found.score
            if not found.drawn:
                value = engine.score(found.inner, depth, floor, floor + 1 if done else WON)
                if value > floor and done and not engine.stopped():
                    value = engine.score(found.inner, depth, floor, WON)
            if engine.stopped():
                break
            done.append(Found(value if value > floor or not done else floor - 1, found.inner, found.drawn))
            best = max(best, value)
        _put_in_front(searched, done)
        if engine.stopped() or abs(best) >= SURE:
            return


def _by_rounds(engine: Search, searched: list[Found]) -> None:
    """Follow the likely answers, further for the few that stay best."""
    for more, width in enumerate(FEW):
        done: list[Found] = []
        for found in searched[:width]:
            value = found.score if found.drawn else engine.rounds(found.inner, more)
            if engine.stopped():
                break
            done.append(Found(value, found.inner, found.drawn))
        _put_in_front(searched, done)
        if engine.stopped() or (done and done[0].score >= SURE):
            return


def _put_in_front(searched: list[Found], done: list[Found]) -> None:
    """Those that were looked into, best first; then the rest, in its order and below them."""
    if not done:
        return
    done.sort(key=lambda found: -found.score)
    inner = {found.inner for found in done}
    rest = [found for found in searched if found.inner not in inner]
    if rest and done[0].score <= -SURE:  # all that was looked into is lost: rather something unknown
        searched[:] = [*rest, *done]
        return
    for found in rest:
        found.score = min(found.score, done[-1].score - 1)
    searched[:] = [*done, *rest]
