"""§7.3 What a run along a line would meet, and how likely it is: before it is confirmed, from public facts alone."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from parlour.games.cyberwedding.car_tables import (
    CRASHED,
    ROLLED,
    HitTarget,
    Outcome,
    crash_of,
    crash_spendings,
    hit_of,
    modifier_at,
)
from parlour.games.cyberwedding.model import Rank, State
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.table import cyberman_at, ground_in, targets_at
from parlour.kit.actors import Seat
from parlour.kit.rules import rule

__all__ = ("Meeting", "RunOutlook", "SquareOutlook", "outlook")

_DICE = tuple(range(1, NUMBERS.die + 1))
_MOST_TOKENS = 12
"""Of each kind, that the best way of spending is looked for with: more hardly change it, and cost time."""


class Meeting(Struct, frozen=True):
    """One hit roll."""

    target: HitTarget
    number: int
    """Cyberman, square of the Unit, or seat."""
    outcomes: tuple[tuple[Outcome, int], ...]
    """How many faces of the die lead to each, with nothing spent."""
    points: float
    """For the driver, on average."""


class SquareOutlook(Struct, frozen=True):
    """One square that the car would enter."""

    square: int
    modifier: int
    drives: int
    """Faces of the die with which it drives on, nothing spent."""
    crashes: int
    rolls: int
    meetings: tuple[Meeting, ...]


class RunOutlook(Struct, frozen=True):
    """A whole run, from the first square after the road to the last one."""

    line: int
    backwards: bool
    squares: tuple[SquareOutlook, ...]
    across: float
    """Chance of getting across with nothing spent."""
    across_spending: float
    """The same if the driver's tokens are spent on crash rolls as well as they can be."""
    points: float
    """On average, with nothing spent, however far it gets."""
    points_across: float
    """On average, if it gets across."""


@rule("7.3")
@rule("7.4")
def outlook(s: State, seat: Seat, line: int, backwards: bool) -> RunOutlook:
    """What the run would be if it began now; the line need not be one that may be chosen."""
    run = ground_in(s).run(line, backwards)[1:]
    squares = tuple(_square(s, seat, square) for square in run)
    reach, points, all_points = 1.0, 0.0, 0.0
    for each in squares:
        won = sum(meeting.points for meeting in each.meetings)
        points += reach * won
        all_points += won
        reach *= each.drives / NUMBERS.die
    player = s.players[seat]
    tokens = (min(player.fatigue, _MOST_TOKENS), min(player.escape, _MOST_TOKENS))
    spending = _best(tuple(each.modifier for each in squares), *tokens)
    return RunOutlook(line, backwards, squares, reach, spending, points, all_points)


def _square(s: State, seat: Seat, square: int) -> SquareOutlook:
    modifier = modifier_at(s, square)
    results = [crash_of(die + modifier) for die in _DICE]
    crashes, rolls = results.count(CRASHED), results.count(ROLLED)
    return SquareOutlook(square, modifier, NUMBERS.die - crashes - rolls, crashes, rolls, _meetings(s, seat, square))


def _meetings(s: State, seat: Seat, square: int) -> tuple[Meeting, ...]:
    found: list[Meeting] = []
    cyberman = cyberman_at(s, square)
    if cyberman is not None:
        leader = cyberman.rank is Rank.LEADER
        column = "carrier" if cyberman.captives else str(cyberman.rank)
        worth = NUMBERS.vp_leader if leader else NUMBERS.vp_cyberman
        found.append(_meeting("cyberman", cyberman.id, column, worth, len(cyberman.captives)))
    if square in s.units:
        found.append(_meeting("unit", square, "unit", NUMBERS.vp_unit, 0))
    for owner, partial in targets_at(s, square):
        if partial or owner != seat:
            found.append(_meeting("partial" if partial else "group", owner, "group", 0, 0))
    return tuple(found)


def _meeting(target: HitTarget, number: int, column: str, worth: int, captives: int) -> Meeting:
    faces: list[Outcome] = [hit_of(column, die) for die in _DICE]
    points = sum(
        (worth if outcome.startswith("destroyed") else 0)
        + (captives * NUMBERS.vp_kill if outcome == "destroyed_killed" else 0)
        for outcome in faces
    )
    outcomes: dict[Outcome, int] = {}
    for outcome in faces:
        outcomes[outcome] = outcomes.get(outcome, 0) + 1
    return Meeting(target, number, tuple(outcomes.items()), points / NUMBERS.die)


@lru_cache(maxsize=512)
def _best(modifiers: tuple[int, ...], fatigue: int, escape: int) -> float:
    """Chance of getting across with the best spending on crash rolls: backwards from the far road."""
    chances = [[1.0] * (escape + 1) for _ in range(fatigue + 1)]
    for modifier in reversed(modifiers):
        chances = [[_next(chances, modifier, f, e) for e in range(escape + 1)] for f in range(fatigue + 1)]
    return chances[fatigue][escape]


def _next(chances: list[list[float]], modifier: int, fatigue: int, escape: int) -> float:
    total = 0.0
    for die in _DICE:
        total += max(
            chances[fatigue - f][escape - e]
            if crash_of(die + modifier - f * NUMBERS.crash_fatigue - e * NUMBERS.crash_escape) < CRASHED
            else 0.0
            for f, e in crash_spendings(die + modifier, fatigue, escape)
        )
    return total / NUMBERS.die
