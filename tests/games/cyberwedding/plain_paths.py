"""The questions of ``_hot_paths`` once more: slow, and written down as the rulebook says them."""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Callable, Iterable

from parlour.games.cyberwedding.ground import Ground

Board = dict[str, list[int]]
"""The arguments of ``Ground.board``."""


def some_board(ground: Ground, rng: random.Random) -> Board:
    """A random position, crowded or not: Cybermen singly, at most two counters a square."""
    open_ = rng.choice((0.4, 0.8, 1.0))
    face_up = [int(rng.random() < open_) for _ in range(ground.tiles)]
    squares = [square for square in range(ground.squares) if face_up[ground.tile_of[square]]]
    rng.shuffle(squares)
    cybermen = squares[: rng.choice((2, 20, 80))]
    groups = rng.sample(squares, min(len(squares), rng.choice((1, 6, 30))))
    groups += rng.sample(groups, len(groups) // 2)
    units = [square for square in squares[80:83] if ground.passable[square]]
    shut = [square for square in squares[90 : 90 + rng.randrange(4)] if square not in groups]
    return {"face_up": face_up, "cybermen": cybermen, "groups": groups, "units": units, "shut": shut}


class PlainBoard:
    """A position to be asked."""

    def __init__(self, ground: Ground, board: Board) -> None:
        self.ground = ground
        self.face_up = board["face_up"]
        self.cybermen = set(board["cybermen"])
        self.groups = Counter(board["groups"])
        self.units = set(board["units"])
        self.shut = set(board["shut"])

    def is_up(self, square: int) -> bool:
        return bool(self.face_up[self.ground.tile_of[square]])

    # -- §3.4 on foot

    def may_walk(self, square: int, to: int, hedges: bool = False) -> bool:
        edge = to in (self.ground.adjacent if hedges else self.ground.human)[square]
        return edge and self.is_up(to) and to not in self.shut and self.groups[to] < 2

    def walk_costs(self, start: int, allowance: int, roses: bool, hedges: bool) -> dict[int, int]:
        best = {start: 0}
        for _ in range(allowance):
            for square, cost in sorted(best.items()):
                if square in self.cybermen and square != start:
                    continue
                for to in self.ground.adjacent[square]:
                    then = cost + (self.ground.cost[to] if roses else 1)
                    if self.may_walk(square, to, hedges) and then <= min(allowance, best.get(to, allowance)):
                        best[to] = then
        ends = {square: cost for square, cost in best.items() if not (hedges and self.ground.is_hedge(square))}
        ends.pop(start, None)
        return ends

    # -- §3.5, §8 Cybermen and Partials: every way there is

    def cyber_moves(self, start: int, speed: int) -> set[int]:
        def bars(to: int) -> bool:
            return to in self.cybermen or (to in self.units and not self.groups[to])

        return self._ends(start, speed, bars, lambda to: self.groups[to] > 0)

    def partial_moves(self, start: int, speed: int) -> set[int]:
        def bars(to: int) -> bool:
            return self.groups[to] >= 2 or (to in self.units and not self.groups[to])

        return self._ends(start, speed, bars, lambda to: to in self.cybermen)

    def _ends(self, start: int, speed: int, bars: Callable[[int], bool], ends: Callable[[int], bool]) -> set[int]:
        found: set[int] = set()

        def go(square: int, left: int) -> None:
            for to in self.ground.cyber[square] if left else ():
                if not self.is_up(to) or to in self.shut or bars(to):
                    continue
                found.add(to)
                if not ends(to) and not self.ground.must_stop(square, to):
                    go(to, left - 1)

        go(start, speed)
        return found - {start}

    # -- §5.2 carriers

    def near(self, unit: int, carrier: int) -> set[int]:
        """The squares on which a carrier has reached that Unit."""
        chain = {unit}
        while True:
            beside = {to for square in chain for to in self.ground.adjacent[square]}
            longer = chain | {square for square in beside & self.cybermen if square != carrier}
            if longer == chain:
                return beside | {unit}
            chain = longer

    def reached(self, square: int) -> list[int]:
        return sorted(unit for unit in self.units if square in self.near(unit, square))

    def is_free(self, square: int) -> bool:
        taken = square in self.cybermen or self.groups[square] or square in self.units or square in self.shut
        return self.is_up(square) and not taken

    def carrier_ends(self, start: int, speed: int) -> set[int]:
        goals = {square for unit in self.units for square in self.near(unit, start)}
        away = {} if start in goals else self._away(goals, start)
        found: set[int] = set()

        def go(square: int, left: int) -> None:
            for to in self.ground.cyber[square]:
                if (to in away or to in goals) and self.is_free(to) and away.get(to, 0) == away[square] - 1:
                    if left == 1 or to in goals or self.ground.must_stop(square, to):
                        found.add(to)
                    else:
                        go(to, left - 1)

        if start in away:
            go(start, speed)
        return found

    def _away(self, goals: Iterable[int], start: int) -> dict[int, int]:
        """Steps to the nearest goal, from each square where one may stand, asked square by square."""
        away = {}
        for square in range(self.ground.squares):
            steps = self._steps(square, set(goals)) if square == start or self.is_free(square) else None
            if steps is not None:
                away[square] = steps
        return away

    def _steps(self, square: int, goals: set[int]) -> int | None:
        if square in goals:
            return 0
        found = {square: 0}
        queue = deque([square])
        while queue:
            here = queue.popleft()
            for to in self.ground.cyber[here]:
                if to not in found and self.is_free(to):
                    if to in goals:
                        return found[here] + 1
                    found[to] = found[here] + 1
                    queue.append(to)
        return None

    # -- §5.6 sight

    def shot(self, square: int, facing: int, reach: int) -> int:
        for _ in range(reach):
            square = self.ground.beyond[facing][square]
            if square < 0 or not self.is_up(square):
                return -1
            if self.groups[square]:
                return square
            if self.ground.terrain[square] in ("#" if self.ground.advanced else "#PBM"):
                return -1
        return -1

    # -- §1.5, §6 places

    def is_legal(self, square: int, hedges: bool) -> bool:
        return self.is_free(square) and (hedges or self.ground.passable[square])

    def nearest(self, square: int, holds: Callable[[int], bool]) -> list[int]:
        there = [to for to in range(self.ground.squares) if holds(to)]
        least = min((self.ground.distance(square, to) for to in there), default=0)
        return [to for to in there if self.ground.distance(square, to) == least]

    def nearest_legal(self, square: int, hedges: bool) -> list[int]:
        return self.nearest(square, lambda to: self.is_legal(to, hedges))

    def nearest_free(self, square: int) -> list[int]:
        def holds(to: int) -> bool:
            taken = to in self.cybermen or to in self.units or to in self.shut or self.groups[to] >= 2
            return to != square and self.ground.passable[to] and self.is_up(to) and not taken

        return self.nearest(square, holds)
