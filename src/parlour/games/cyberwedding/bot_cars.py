"""§7 Cars: away in them, or through whatever stands on a line first."""

from __future__ import annotations

from parlour.games.cyberwedding.actions import Action, Drive, Flee, GetOut, SpendOnRoll
from parlour.games.cyberwedding.bot_mind import Mind
from parlour.games.cyberwedding.car_tables import CRASHED, crash_of, hit_of, hit_roll, modifier_at
from parlour.games.cyberwedding.ground import Ground
from parlour.games.cyberwedding.model import Rank, State
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.table import cyberman_at, cyberman_by

__all__ = ("car", "crash", "hit")

ON_FOOT = 0.8
"""Points that a turn on foot brings to whoever stays."""
TRIED = 3
"""Lines that are looked at closely, those with most to hit."""
RUNS = 24
"""Runs that are tried out on each."""


class Hazard:
    """One square of a run: what the crash roll adds there, and what may be hit."""

    __slots__ = ("crash", "kill", "points", "units")

    def __init__(self, crash: int, points: int, kill: int, units: int) -> None:
        self.crash = crash
        self.points = points
        """For destroying the Cyberman there."""
        self.kill = kill
        """Characters that a Cyberman there carries."""
        self.units = units


def hazards(s: State, ground: Ground, line: int, backwards: bool) -> list[Hazard]:
    """The squares of a run but for the first."""
    found: list[Hazard] = []
    for square in ground.run(line, backwards)[1:]:
        cyberman = cyberman_at(s, square)
        points = 0
        if cyberman is not None:
            points = NUMBERS.vp_leader if cyberman.rank is Rank.LEADER else NUMBERS.vp_cyberman
        kill = len(cyberman.captives) if cyberman is not None else 0
        found.append(Hazard(modifier_at(s, square), points, kill, NUMBERS.vp_unit * s.units.count(square)))
    return found


def car(mind: Mind) -> Action | None:
    """§7 Away, or along the line that promises more than that."""
    actions = mind.actions()
    flees = [action for action in actions if isinstance(action, Flee)]
    drives = [action for action in actions if isinstance(action, Drive)]
    away = float(NUMBERS.vp_flee) if flees else ON_FOOT
    if not mind.hard or not drives:
        return flees[0] if flees else GetOut() if mind.kind == "in_car" else mind.any_of(actions)
    best = best_drive(mind, drives)
    if best is not None and best[0] > away:
        return best[1]
    return flees[0] if flees else GetOut()


def best_drive(mind: Mind, drives: list[Drive]) -> tuple[float, Drive] | None:
    """The most promising line, with what it is worth."""
    s, ground = mind.s, mind.ground
    standing = {cyberman.square: 1 - 2 * len(cyberman.captives) for cyberman in s.cybermen}

    def promise(drive: Drive) -> int:
        return sum(standing.get(square, 0) for square in ground.run(drive.line, drive.backwards)[1:])

    drives = sorted(drives, key=promise, reverse=True)[:TRIED]
    found = [(drive_worth(mind, hazards(s, ground, drive.line, drive.backwards)), drive) for drive in drives]
    return max(found, key=lambda each: each[0], default=None)


def drive_worth(mind: Mind, run: list[Hazard]) -> float:
    """What a run along these squares is worth on average, with what comes after it."""
    left = mind.turns_left()
    after = max(float(NUMBERS.vp_flee), on_foot(left - 1)) if left > 1 else 0.0
    crashed = on_foot(left - 1)
    total = 0.0
    for _ in range(RUNS):
        points, through = _try(mind, run)
        total += points + (after if through else crashed)
    return total / RUNS


def on_foot(turns: int) -> float:
    """What so many turns on foot are worth: rescues, and a chance of another car."""
    return ON_FOOT * turns + NUMBERS.vp_flee * (1 - 0.85**turns) if turns > 0 else 0.0


def _try(mind: Mind, run: list[Hazard]) -> tuple[int, bool]:
    """One run: points, and whether it gets across."""
    fatigue, escape, points = mind.own.fatigue, mind.own.escape, 0
    for hazard in run:
        over = mind.rng.below("bot", NUMBERS.die) + 1 + hazard.crash - (NUMBERS.crash_at - 1)
        if over > 0:
            if fatigue >= over:
                fatigue -= over
                over = 0
            elif escape:
                escape -= 1
                over -= NUMBERS.crash_escape
        if hazard.points or hazard.units:
            hit = mind.rng.below("bot", NUMBERS.die) + 1
            if hit >= NUMBERS.hit_cyberman_at:
                points += hazard.points + hazard.units
                points += NUMBERS.vp_kill * hazard.kill if hit >= NUMBERS.hit_carrier_kills_at else 0
        if over > 0:
            return points, False
    return points, True


# -- on the way --------------------------------------------------------------------------------------------------------

FATIGUE = 0.3
ESCAPE = 0.8
"""What the tokens are worth on the rest of the way, in points."""


def _price(spend: SpendOnRoll) -> float:
    return FATIGUE * spend.fatigue + ESCAPE * spend.escape


def crash(mind: Mind) -> Action | None:
    """§7.3 The least that keeps the car on its way; nothing if it cannot be kept."""
    step, ways = mind.step, [action for action in mind.actions() if isinstance(action, SpendOnRoll)]
    rolled: int = step.die + step.modifier

    def goes_on(way: SpendOnRoll) -> bool:
        less = way.fatigue * NUMBERS.crash_fatigue + way.escape * NUMBERS.crash_escape
        return crash_of(rolled - less) < CRASHED

    enough = [way for way in ways if goes_on(way)]
    return min(enough, key=_price) if enough else SpendOnRoll()


def hit(mind: Mind) -> Action | None:
    """§7.4 Points for what is destroyed, less for whom it kills, and a token's price."""
    ways = [action for action in mind.actions() if isinstance(action, SpendOnRoll)]
    return mind.best(ways, lambda way: _hit_worth(mind, way) - _price(way)) if ways else None


def _hit_worth(mind: Mind, way: SpendOnRoll) -> float:
    step, s = mind.step, mind.s
    cyberman = cyberman_by(s, step.number) if step.target == "cyberman" else None
    column, points, kill = "group", 0.6, 0
    if cyberman is not None:
        column = "carrier" if cyberman.captives else cyberman.rank.value
        points = float(NUMBERS.vp_leader if cyberman.rank is Rank.LEADER else NUMBERS.vp_cyberman)
        kill = len(cyberman.captives)
    elif step.target == "unit":
        column, points = "unit", float(NUMBERS.vp_unit)
    outcome = hit_of(column, hit_roll(step.die, way.fatigue, way.escape))
    if outcome == "dodged":
        return 0.0
    return points + NUMBERS.vp_kill * kill * (outcome == "destroyed_killed")
