"""§3.1, §3.5, §3.6 What a bot does with Cybermen: where they arrive, whom they go for, whom they shoot."""

from __future__ import annotations

from parlour.games.cyberwedding.actions import (
    Action,
    ChooseType,
    ControlGroup,
    Decline,
    Done,
    GoOn,
    MoveCyberman,
    MoveRest,
    PlaceCyberman,
    PlaceFigure,
    PlaceTokens,
    PlaceUnit,
    TurnUp,
    UseCyberAbility,
)
from parlour.games.cyberwedding.bot_mind import EASY, Mind
from parlour.games.cyberwedding.cyber_policy import facing_to
from parlour.games.cyberwedding.model import NONE, Ability, Cyberman, Player
from parlour.games.cyberwedding.supply import speed_of

__all__ = ("ability", "arrival", "control", "figure", "go_on", "kind_of_carrier", "move", "reveal", "tokens", "unit")

ABILITIES = {Ability.PLAIN: 0.0, Ability.ENERGY_BEAM: 0.2, Ability.GUN: 0.25, Ability.MIND_CONTROL: 0.1}
"""What it is worth to have one more of them about, before anybody stands in its way."""
LATE = 4
"""Turns before the end in which it counts who is at a car."""


# -- where they go -----------------------------------------------------------------------------------------------------


def on_rival(mind: Mind, rival: Player, square: int) -> float:
    """What it is worth that a Cyberman stands where that rival's group does."""
    left = mind.turns_left(rival.seat)
    late = left <= LATE
    found = 0.15 if mind.poor(rival) and not late else 0.6
    found += 0.06 * max(0, min(8, mind.ahead(rival)))
    if mind.has_car(square):
        found += 2.0 if late else 0.6
    return found


def standing(mind: Mind, square: int, late: bool) -> float:
    """What it is worth to the bot that a Cyberman stands on a square."""
    own, found = mind.own, 0.0
    if square == own.square and not own.in_car:
        return 0.5 if mind.wants_capture() else -2.5 if mind.has_car(square) else -1.2
    for rival in mind.on_foot():
        if rival.square == square:
            found += on_rival(mind, rival, square)
    if not found and mind.has_car(square):
        found = -0.4 if own.square != NONE and mind.ground.distance(own.square, square) <= 12 else 0.0
    return found


def move(mind: Mind) -> Action | None:
    """§3.5 The move that gains most; the policy's once nothing is gained any more."""
    if not mind.hard and not mind.cyber():
        return MoveRest()
    s, board, ground = mind.s, mind.board(), mind.ground
    late = mind.turns_left() <= LATE
    best: tuple[float, Cyberman, int] | None = None
    goals = [player.square for player in mind.on_foot()] + [car.square for car in s.cars if not car.wreck]
    goals += [mind.own.square] if mind.own.square != NONE else []
    for cyberman in s.cybermen:
        speed = speed_of(cyberman)
        if cyberman.moved or not any(ground.distance(cyberman.square, goal) <= speed for goal in goals):
            continue
        here = standing(mind, cyberman.square, late)
        for square in board.cyber_moves(cyberman.square, speed):
            gained = standing(mind, square, late) - here
            if (best is None or gained > best[0]) and mind.allowed(MoveCyberman(cyberman.id, square, 0)):
                best = (gained, cyberman, square)
                board = mind.board()
    if best is None or best[0] < 0.2:
        return MoveRest()
    _, cyberman, square = best
    return MoveCyberman(cyberman.id, square, _facing(mind, cyberman, square))


def _facing(mind: Mind, cyberman: Cyberman, square: int) -> int:
    """Towards the nearest rival."""
    squares = [player.square for player in mind.on_foot() if player.square != square]
    if not squares:
        return cyberman.facing
    goal = min(squares, key=lambda each: mind.ground.distance(square, each))
    return facing_to(mind.ground, square, goal, cyberman.facing)


# -- their special abilities -------------------------------------------------------------------------------------------


def ability(mind: Mind) -> Action | None:
    """§3.6 Whom it hurts most; no further use if that is only the own group."""
    uses = [action for action in mind.actions() if type(action) is UseCyberAbility]
    stop = Decline() if mind.kind == "lieutenant_ability" else Done()
    if not uses:
        return stop
    if mind.level == EASY:
        return mind.any_of(uses)
    best = mind.best(uses, lambda use: _shot(mind, use))
    return stop if _shot(mind, best) <= 0 and mind.allowed(stop) else best


def _shot(mind: Mind, use: UseCyberAbility) -> float:
    """What it is worth to the bot that somebody is shot at."""
    if use.to == mind.seat:
        return 0.3 if mind.wants_capture() and not use.partial else -1.0
    rival = mind.s.players[use.to]
    if use.partial:
        return 0.8
    return (0.1 if mind.poor(rival) and mind.turns_left(rival.seat) > 1 else 0.5) + 0.05 * mind.ahead(rival)


def go_on(mind: Mind) -> Action | None:
    """§3.6 One more use, which the Cyberleader aims: not if that may be at the own group."""
    return GoOn() if mind.cyber() else Done()


def control(mind: Mind) -> Action | None:
    """§5.6 Where a group is led: to a Cyberman, away from a car."""
    ways = [action for action in mind.actions() if type(action) is ControlGroup]
    if mind.level == EASY or not ways:
        return mind.any_of(ways) if ways else None

    def worth(way: ControlGroup) -> float:
        return 1.0 * mind.blocked(way.square) - 0.8 * mind.has_car(way.square)

    return mind.best(ways, worth)


# -- new ones ----------------------------------------------------------------------------------------------------------


def reveal(mind: Mind) -> Action | None:
    """§3.1 The tile that brings a car or tokens near."""
    tiles = [action for action in mind.actions() if type(action) is TurnUp]
    if mind.level == EASY or not tiles:
        return mind.any_of(tiles) if tiles else None
    ground, at = mind.ground, mind.own.square

    def worth(turn: TurnUp) -> float:
        squares = ground.tile_squares[turn.tile]
        cars = [square for square in ground.cars if square in squares]
        far = min((ground.distance(at, square) for square in squares), default=0) if at != NONE else 0
        goal = min((ground.distance(car, squares[5]) for car in ground.cars), default=0)
        return 3.0 * bool(cars) - 0.1 * far - 0.15 * goal

    return mind.best(tiles, worth)


def arrival(mind: Mind) -> Action | None:
    """§3.1, §5.3, #3 Where a Cyberman is put: beside rivals and on cars, far from the own group."""
    places = [action for action in mind.actions() if type(action) is PlaceCyberman]
    if not places:
        return None
    if mind.level == EASY:
        return mind.any_of(places)
    squares = sorted({place.square for place in places})
    square = mind.best(squares, lambda each: _arriving(mind, each))
    there = [place for place in places if place.square == square]
    goal = _nearest_rival(mind, square)
    facing = facing_to(mind.ground, square, goal, 0) if goal != NONE else 0
    return mind.best(there, lambda place: ABILITIES[place.ability] + 0.5 * (place.facing == facing))


def _nearest_rival(mind: Mind, square: int) -> int:
    squares = [player.square for player in mind.on_foot()]
    return min(squares, key=lambda each: mind.ground.distance(square, each), default=NONE)


def _arriving(mind: Mind, square: int) -> float:
    ground, own = mind.ground, mind.own
    found = -0.4 * mind.has_car(square) * mind.hard
    for rival in mind.on_foot():
        found += 0.5 / (1 + ground.distance(square, rival.square))
    if own.square != NONE:
        found -= 1.0 / (1 + ground.distance(square, own.square))
    return found


def figure(mind: Mind) -> Action | None:
    """§5.4 Where the new Cyberleader stands: any place will do."""
    places = [action for action in mind.actions() if type(action) is PlaceFigure]
    return mind.any_of(places) if places else None


def kind_of_carrier(mind: Mind) -> Action | None:
    """§5.3 The counter that replaces a carrier."""
    kinds = [action for action in mind.actions() if type(action) is ChooseType]
    return mind.best(kinds, lambda kind: ABILITIES[kind.ability]) if kinds else None


def unit(mind: Mind) -> Action | None:
    """#17 As far from the own group as can be."""
    places = [action for action in mind.actions() if type(action) is PlaceUnit]
    at = mind.own.square
    if not places:
        return None
    return mind.best(places, lambda place: mind.ground.distance(place.square, at) if at != NONE else 0)


def tokens(mind: Mind) -> Action | None:
    """§3.1 As near to the own group as the tile allows, away from the others."""
    ground, at = mind.ground, mind.own.square
    if mind.level == EASY or at == NONE:
        return None

    def worth(square: int) -> float:
        near = min((ground.distance(square, rival.square) for rival in mind.on_foot()), default=0)
        return 0.6 * near - ground.distance(square, at)

    places = [action for action in mind.actions() if type(action) is PlaceTokens]
    if not places:
        return None
    return mind.best(
        places,
        lambda place: worth(place.first) + worth(place.second) + 2 * (worth(place.escape) if place.escape >= 0 else 0),
    )
