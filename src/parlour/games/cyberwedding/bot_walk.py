"""§3.4 Where a bot's group goes: what there is to get, how far it is, and who waits on the way."""

from __future__ import annotations

from heapq import heappop, heappush

from parlour.games.cyberwedding.actions import Action, Hotwire, Stop, Walk
from parlour.games.cyberwedding.bot_mind import MEDIUM, Mind
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.ending import last_round
from parlour.games.cyberwedding.model import NONE, Character
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.table import has_free

__all__ = ("car_command", "leaves_now", "next_step", "pull", "stopping")

NEAR = 0.88
"""What a square's worth is one step away from it."""


def next_step(mind: Mind) -> Action | None:
    """The next square on the way to the best one that can be reached this turn; or it stays."""
    square = mind.own.square
    allowance: int = mind.step.allowance
    steps = [action for action in mind.actions() if type(action) is Walk]
    if not steps or square == NONE:
        return Stop()
    worth = pull(mind)
    came = _reachable(mind, square, allowance)
    fights = _fights(mind, steps)
    target = best_square(mind, list(came), worth)
    if fights and (mind.wants_capture() or not came):
        return fights[0]
    if target == square:
        return _through(mind, square, worth, fights)
    while came[target] != square:
        target = came[target]
    return next((step for step in steps if step.to == target and _takes_all(step)), Stop())


def _takes_all(step: Walk) -> bool:
    return not step.fatigue_left and not step.escape_left


def _fights(mind: Mind, steps: list[Walk]) -> list[Walk]:
    return [step for step in steps if mind.blocked(step.to) and _takes_all(step)]


def _through(mind: Mind, square: int, worth: list[float], fights: list[Walk]) -> Action:
    """Where nothing better can be reached without a fight: is one worth it?"""
    if not fights or not mind.hard:
        return Stop()
    price = 0.5 * mind.fatigue_worth(0) + 0.3 * mind.escape_worth(0)
    best = max(fights, key=lambda step: worth[step.to])
    gained = worth[best.to] - worth[square]
    return best if gained > price + 0.25 and mind.own.escape + mind.own.fatigue > 2 else Stop()


def _reachable(mind: Mind, start: int, allowance: int) -> dict[int, int]:
    """Squares that can be reached without a fight, each with the one before it; the own one leads to itself."""
    board, ground, left = mind.board(), mind.ground, {start: allowance}
    came, queue = {start: start}, [start]
    blocked = {cyberman.square for cyberman in mind.s.cybermen}
    for square in queue:
        for to in ground.human[square]:
            rest = left[square] - ground.cost[to]
            if rest < 0 or to in blocked or left.get(to, -1) >= rest or not board.may_walk(square, to):
                continue
            left[to] = rest
            came[to] = square
            queue.append(to)
    return came


def best_square(mind: Mind, squares: list[int], worth: list[float]) -> int:
    """The one to stop on."""
    return mind.best(squares, lambda square: worth[square] + stopping(mind, square))


def stopping(mind: Mind, square: int) -> float:
    """What it is worth to end the move there: dice in a building, and Cybermen that are near."""
    s, found = mind.s, 0.0
    if mind.ground.building[square] is not None and has_free(
        mind.own, Character.BRIDE, Character.GROOM, Character.ATHLETIC
    ):
        found += 0.15
    if mind.level < MEDIUM:
        return found
    fear = -0.3 if mind.wants_capture() else 0.06
    for cyberman in s.cybermen:
        if mind.ground.distance(cyberman.square, square) <= NUMBERS.speed[cyberman.mark] + 1:
            found -= fear
    return found


def pull(mind: Mind) -> list[float]:
    """By square: the most that can be got from there, less the further away it is."""
    ground, s = mind.ground, mind.s
    worth = [0.0] * ground.squares
    queue: list[tuple[float, int]] = []
    for square, value in _prizes(mind).items():
        heappush(queue, (-value, square))
    blocked = {cyberman.square for cyberman in s.cybermen}
    while queue:
        value, square = heappop(queue)
        value = -value
        if value <= worth[square]:
            continue
        worth[square] = value
        value *= 0.6 if square in blocked else NEAR
        if value < 0.02:
            continue
        for to in ground.human[square]:
            # roses cost two steps to enter, whichever way they are left
            there = value * NEAR if ground.cost[square] > 1 else value
            if there > worth[to] and s.tiles[ground.tile_of[to]] >= 0:
                heappush(queue, (-there, to))
    return worth


def _prizes(mind: Mind) -> dict[int, float]:
    """What there is to get, by square."""
    s, own = mind.s, mind.own
    found: dict[int, float] = {}
    for heap in s.heaps:
        if heap.square != own.square:
            value = heap.escape * mind.escape_worth(own.escape) + heap.fatigue * mind.fatigue_worth(own.fatigue)
            found[heap.square] = value
    car = car_worth(mind)
    for each in s.cars:
        if not each.wreck and each.driver == NONE and s.tiles[mind.ground.tile_of[each.square]] >= 0:
            value = car * (0.35 if mind.blocked(each.square) else 1.0)
            found[each.square] = max(found.get(each.square, 0.0), value)
    if CardKind.SABOTAGE in own.hand:
        for unit in s.units:
            found[unit] = max(found.get(unit, 0.0), float(NUMBERS.vp_unit))
    return found


def car_worth(mind: Mind) -> float:
    """What it is worth to stand at a car: the more, the nearer the time to get away."""
    left, wait = mind.turns_left(), flee_before(mind)
    return NUMBERS.vp_flee * (1.0 if left <= wait + 2 else 0.5 if left <= wait + 5 else 0.2)


def flee_before(mind: Mind) -> int:
    """How many turns before the end it is time to get away, by the chance of a try; the casual are content sooner."""
    if not mind.hard:
        return last_round(mind.s) // 2
    if CardKind.KEYS in mind.own.hand:
        return 3
    return 6 if mind.hotwire_chance() > 0.3 else 7


def leaves_now(mind: Mind) -> bool:
    """Is it time to get away in a car?"""
    return mind.turns_left() <= flee_before(mind)


def car_command(mind: Mind) -> Action | None:
    """§7.1 A try at the car here."""
    if mind.has_car(mind.own.square) and not mind.blocked(mind.own.square) and leaves_now(mind):
        hotwire = Hotwire()
        return hotwire if mind.allowed(hotwire) else None
    return None
