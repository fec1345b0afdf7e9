# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""§1.6, §3.4, §3.5, §5.2 Ways and lines of sight on a board. Compiled by Cython, or run as it stands.

Facings are 0 to 3 for north, east, south, west; lists by edge have the edge ``square * 4 + facing``.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from parlour.kit import cy as cython  # type: ignore[no-redef]  # the stand-in, where Cython is not installed

__all__ = ("Board",)

_FAR = cython.declare(cython.int, 1_000_000)
_NO = cython.declare(cython.int, 0)
_STOPS = cython.declare(cython.int, 2)
_TWO = cython.declare(cython.int, 2)


def _ints(values: Sequence[int]) -> array[int]:
    return array("i", values)


@cython.final
@cython.cclass
class Board:
    """One map with what stands on it just now. Only for questions at once: ``load`` forgets what was there before."""

    _squares: cython.int
    _width: cython.int
    _tiles: cython.int
    _beyond: cython.int[::1]
    _foot: cython.int[::1]
    _cyber: cython.int[::1]
    _tile: cython.int[::1]
    _cost: cython.int[::1]
    _hedge: cython.int[::1]
    _opaque: cython.int[::1]
    _cover: cython.int[::1]

    _up: cython.int[::1]
    _man: cython.int[::1]
    _group: cython.int[::1]
    _unit: cython.int[::1]
    _shut: cython.int[::1]
    _touched: cython.int[::1]
    _touches: cython.int

    _best: cython.int[::1]
    _mark: cython.int[::1]
    _queue: cython.int[::1]
    _waits: cython.int[::1]

    def __init__(
        self,
        width: int,
        beyond: Sequence[int],
        foot: Sequence[int],
        cyber: Sequence[int],
        tile: Sequence[int],
        cost: Sequence[int],
        hedge: Sequence[int],
        opaque: Sequence[int],
        cover: Sequence[int],
    ) -> None:
        """``beyond``, ``foot`` and ``cyber`` are by edge, the others by square; ``cyber`` is 2 where a move ends."""
        self._squares = len(tile)
        self._width = width
        self._tiles = max(tile) + 1
        self._beyond, self._foot, self._cyber = _ints(beyond), _ints(foot), _ints(cyber)
        self._tile, self._cost, self._hedge = _ints(tile), _ints(cost), _ints(hedge)
        self._opaque, self._cover = _ints(opaque), _ints(cover)
        self._up = _ints([0] * self._tiles)
        nothing = [0] * len(tile)
        self._man, self._group, self._unit = _ints(nothing), _ints(nothing), _ints(nothing)
        self._shut, self._touched = _ints(nothing), _ints(nothing)
        self._best, self._mark, self._queue, self._waits = (
            _ints(nothing),
            _ints(nothing),
            _ints(nothing),
            _ints(nothing),
        )
        self._touches = 0

    # -- what stands there ---------------------------------------------------------------------------------------------

    def load(
        self,
        face_up: Sequence[int],
        cybermen: Sequence[int],
        groups: Sequence[int],
        units: Sequence[int],
        shut: Sequence[int],
    ) -> None:
        """Forget what was there, and put this: tiles face up by number, the squares of the others.

        ``IndexError`` for a square or a number of tiles that is wrong.
        """
        i: cython.int
        square: cython.int
        if len(face_up) != self._tiles:
            raise IndexError(f"{len(face_up)} tiles in place of {self._tiles}")
        for i in range(self._touches):
            square = self._touched[i]
            self._man[square] = self._group[square] = self._unit[square] = self._shut[square] = 0
        self._touches = 0
        for i in range(self._tiles):
            self._up[i] = face_up[i]
        self._put(self._man, cybermen)
        self._put(self._group, groups)
        self._put(self._unit, units)
        self._put(self._shut, shut)

    @cython.cfunc
    def _put(self, where: cython.int[::1], squares: Sequence[int]) -> cython.void:
        square: cython.int
        for each in squares:
            square = self._there(each)
            if not self._man[square] and not self._group[square] and not self._unit[square] and not self._shut[square]:
                self._touched[self._touches] = square
                self._touches += 1
            where[square] += 1

    @cython.cfunc
    def _there(self, square: cython.int) -> cython.int:
        """The square, if it is one: nothing checks bounds here once this is compiled."""
        if not 0 <= square < self._squares:
            raise IndexError(f"there is no square {square}")
        return square

    # -- on foot -------------------------------------------------------------------------------------------------------

    def may_walk(self, square: int, to: int, hedges: bool = False) -> bool:
        """§3.4 May a group go one step? ``hedges``: also through hedges and the fence. A Cyberman does not bar it."""
        facing: cython.int
        self._there(square)
        for facing in range(4):
            if self._beyond[square * 4 + facing] == to:
                return to >= 0 and bool(self._may_step(square, facing, hedges))
        return False

    @cython.cfunc
    @cython.exceptval(check=False)
    def _may_step(self, square: cython.int, facing: cython.int, hedges: cython.int) -> cython.int:
        edge: cython.int = square * 4 + facing
        to: cython.int = self._beyond[edge]
        if to < 0 or not (self._foot[edge] or hedges):
            return _NO
        return self._up[self._tile[to]] and not self._shut[to] and self._group[to] < _TWO

    def walks(self, square: int, allowance: int, roses: bool = True, hedges: bool = False) -> list[int]:
        """§3.4 Squares where a walk may end, ascending; a Cyberman's square ends it. ``roses``: they cost more."""
        self._walk(self._there(square), allowance, roses, hedges)
        i: cython.int
        found = []
        for i in range(self._squares):
            if 0 < self._best[i] < _FAR and not (hedges and self._hedge[i]):
                found.append(i)
        return found

    def walk_costs(self, square: int, allowance: int, roses: bool = True, hedges: bool = False) -> dict[int, int]:
        """§3.4 The least allowance that each square takes where a walk may end."""
        return {to: self._best[to] for to in self.walks(square, allowance, roses, hedges)}

    @cython.cfunc
    def _walk(self, start: cython.int, allowance: cython.int, roses: cython.int, hedges: cython.int) -> cython.void:
        """Least costs into ``_best``. A square waits once at a time, so the queue never holds more than there are."""
        i: cython.int
        square: cython.int
        to: cython.int
        cost: cython.int
        facing: cython.int
        head: cython.int = 0
        waiting: cython.int = 1
        for i in range(self._squares):
            self._best[i] = _FAR
            self._waits[i] = 0
        self._best[start] = 0
        self._queue[0] = start
        while waiting:
            square = self._queue[head]
            head = head + 1 if head + 1 < self._squares else 0
            waiting -= 1
            self._waits[square] = 0
            if self._man[square] and square != start:
                continue
            for facing in range(4):
                if not self._may_step(square, facing, hedges):
                    continue
                to = self._beyond[square * 4 + facing]
                cost = self._best[square] + (self._cost[to] if roses else 1)
                if cost > allowance or cost >= self._best[to]:
                    continue
                self._best[to] = cost
                if not self._waits[to]:
                    self._waits[to] = 1
                    i = head + waiting
                    self._queue[i if i < self._squares else i - self._squares] = to
                    waiting += 1

    # -- Cybermen ------------------------------------------------------------------------------------------------------

    def cyber_moves(self, square: int, speed: int) -> list[int]:
        """§3.5 Squares where the move of the Cyberman on that square may end, ascending."""
        return self._moves(self._there(square), speed, 0)

    def partial_moves(self, square: int, speed: int) -> list[int]:
        """§8 The same of a Partial, which passes a group, and whose move a Cyberman's square ends."""
        return self._moves(self._there(square), speed, 1)

    @cython.cfunc
    def _moves(self, start: cython.int, speed: cython.int, partial: cython.int) -> list[int]:
        """Level by level: ``_mark`` is 1 where a move can end, 2 where one can go on that came as soon as possible."""
        i: cython.int
        square: cython.int
        to: cython.int
        facing: cython.int
        entered: cython.int
        first: cython.int = 0
        last: cython.int = 1
        level_end: cython.int
        for i in range(self._squares):
            self._mark[i] = 0
        self._mark[start] = 2
        self._queue[0] = start
        while speed > 0 and first < last:
            speed -= 1
            level_end = last
            while first < level_end:
                square = self._queue[first]
                first += 1
                for facing in range(4):
                    to = self._beyond[square * 4 + facing]
                    if to < 0 or self._mark[to] == _TWO:
                        continue
                    entered = self._entered(to, self._cyber[square * 4 + facing], partial)
                    if entered == _TWO:
                        self._mark[to] = 2
                        self._queue[last] = to
                        last += 1
                    elif entered:
                        self._mark[to] = 1
        self._mark[start] = 0
        found = []
        for i in range(self._squares):
            if self._mark[i]:
                found.append(i)
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _entered(self, to: cython.int, edge: cython.int, partial: cython.int) -> cython.int:
        """0: the square cannot be entered; 1: that ends the move; 2: it may go on."""
        if not edge or not self._up[self._tile[to]] or self._shut[to]:
            return 0
        if self._unit[to] and not self._group[to]:
            return 0
        if partial:
            if self._group[to] >= _TWO:
                return 0
            return 1 if edge == _STOPS or self._man[to] else 2
        if self._man[to]:
            return 0
        return 1 if edge == _STOPS or self._group[to] else 2

    def reached(self, square: int) -> list[int]:
        """§5.2 The Units, by square and ascending, that a carrier on that square has reached."""
        unit: cython.int
        found = []
        self._there(square)
        for unit in range(self._squares):
            if self._unit[unit]:
                self._chain(unit, square)
                if unit == square or self._mark[square]:
                    found.append(unit)
        return found

    @cython.cfunc
    def _chain(self, unit: cython.int, carrier: cython.int) -> cython.void:
        """``_mark`` is 1 on squares beside the Unit or beside a chain of Cybermen to it, without the carrier."""
        i: cython.int
        for i in range(self._squares):
            self._mark[i] = 0
        self._lengthen(unit, carrier)

    @cython.cfunc
    def _lengthen(self, unit: cython.int, carrier: cython.int) -> cython.void:
        square: cython.int
        to: cython.int
        facing: cython.int
        first: cython.int = 0
        last: cython.int = 1
        self._queue[0] = unit
        while first < last:
            square = self._queue[first]
            first += 1
            for facing in range(4):
                to = self._beyond[square * 4 + facing]
                if to >= 0 and not self._mark[to]:
                    self._mark[to] = 1
                    if self._man[to] and to != carrier:
                        self._queue[last] = to
                        last += 1

    def carrier_ends(self, square: int, speed: int) -> list[int]:
        """§5.2 Where the carrier's own move to the nearest reached square may end; empty if it stays where it is."""
        unit: cython.int
        i: cython.int
        units: cython.int = 0
        self._there(square)
        for i in range(self._squares):
            self._mark[i] = 0
        for unit in range(self._squares):
            if self._unit[unit]:
                units += 1
                self._mark[unit] = 1
        for unit in range(self._squares):
            if self._unit[unit]:
                self._lengthen(unit, square)
        if not units or self._mark[square]:
            return []
        self._flood(square)
        if self._best[square] >= _FAR:
            return []
        return self._descend(square, speed)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _free(self, square: cython.int) -> cython.int:
        return (
            self._up[self._tile[square]]
            and not self._man[square]
            and not self._group[square]
            and not self._unit[square]
            and not self._shut[square]
        )

    @cython.cfunc
    def _flood(self, start: cython.int) -> cython.void:
        """``_best``: steps from each free square to the nearest marked one, against the direction of the move."""
        i: cython.int
        square: cython.int
        before: cython.int
        facing: cython.int
        first: cython.int = 0
        last: cython.int = 0
        for i in range(self._squares):
            self._best[i] = _FAR
            if self._mark[i] and self._free(i):
                self._best[i] = 0
                self._queue[last] = i
                last += 1
        while first < last:
            square = self._queue[first]
            first += 1
            for facing in range(4):
                before = self._beyond[square * 4 + facing]
                if before < 0 or self._best[before] < _FAR or not self._cyber[before * 4 + (facing ^ 2)]:
                    continue
                if before == start:
                    self._best[start] = self._best[square] + 1
                    return
                if self._free(before):
                    self._best[before] = self._best[square] + 1
                    self._queue[last] = before
                    last += 1

    @cython.cfunc
    def _descend(self, start: cython.int, speed: cython.int) -> list[int]:
        """Down ``_best`` for so many steps; ``_mark`` is 1 where it ends, ``_waits`` where it goes on."""
        i: cython.int
        square: cython.int
        to: cython.int
        facing: cython.int
        edge: cython.int
        level_end: cython.int
        first: cython.int = 0
        last: cython.int = 1
        for i in range(self._squares):
            self._mark[i] = 0
            self._waits[i] = 0
        self._queue[0] = start
        while speed > 0 and first < last:
            speed -= 1
            level_end = last
            while first < level_end:
                square = self._queue[first]
                first += 1
                for facing in range(4):
                    to = self._beyond[square * 4 + facing]
                    if to < 0 or self._best[to] != self._best[square] - 1 or not self._free(to):
                        continue
                    edge = self._cyber[square * 4 + facing]
                    if edge == _STOPS or (edge and (not speed or not self._best[to])):
                        self._mark[to] = 1
                    elif edge and not self._waits[to]:
                        self._waits[to] = 1
                        self._queue[last] = to
                        last += 1
        found = []
        for i in range(self._squares):
            if self._mark[i]:
                found.append(i)
        return found

    # -- lines of sight ------------------------------------------------------------------------------------------------

    def shot(self, square: int, facing: int, reach: int) -> int:
        """§5.6 The square of the first group or Partial straight ahead, or -1."""
        at: cython.int = self._there(square)
        way: cython.int = facing & 3
        _left: cython.int
        for _left in range(reach):
            at = self._beyond[at * 4 + way]
            if at < 0 or not self._up[self._tile[at]]:
                return -1
            if self._group[at]:
                return at
            if self._opaque[at]:
                return -1
        return -1

    def ready(
        self, squares: Sequence[int], facings: Sequence[int], reaches: Sequence[int], groups: Sequence[int], near: int
    ) -> list[int]:
        """§3.6 Which Cybermen, by their place in the lists, have anybody to use an ability on, in nobody's square.

        A reach of 0 is Mind Control, of any of ``groups`` not farther than ``near``; a negative one is none at all.
        """
        found = []
        square: cython.int
        reach: cython.int
        away: cython.int
        place: cython.int
        for place in range(len(squares)):
            square = self._there(squares[place])
            reach = reaches[place]
            if reach < 0 or self._group[square]:
                continue
            if reach:
                if self.shot(square, facings[place], reach) >= 0:
                    found.append(place)
                continue
            for group in groups:
                away = self._away(square, self._there(group))
                if away <= near:
                    found.append(place)
                    break
        return found

    def covered(self, square: int, target: int) -> bool:
        """§1.6 Does anything strictly between two squares of a row or column give cover?

        ``ValueError`` for squares that are in no line.
        """
        self._there(square)
        self._there(target)
        width: cython.int = self._width
        low: cython.int = min(square, target)
        high: cython.int = max(square, target)
        step: cython.int = width if low % width == high % width else 1
        if step == 1 and low // width != high // width:
            raise ValueError(f"{square} and {target} are in no line")
        low += step
        while low < high:
            if self._cover[low]:
                return True
            low += step
        return False

    # -- distances -----------------------------------------------------------------------------------------------------

    def distance(self, square: int, to: int) -> int:
        """§0 Squares along rows and columns, as if nothing stood in between."""
        return self._away(self._there(square), self._there(to))

    def nearest_of(self, square: int, others: Sequence[int]) -> int:
        """§0 The distance of the nearest of some squares, or -1 if there are none."""
        here: cython.int = self._there(square)
        least: cython.int = -1
        away: cython.int
        for other in others:
            away = self._away(here, self._there(other))
            if least < 0 or away < least:
                least = away
        return least

    def counters(self, square: int) -> int:
        """§1.6 How many groups and Partials are on foot there."""
        return self._group[self._there(square)]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _away(self, square: cython.int, to: cython.int) -> cython.int:
        width: cython.int = self._width
        return abs(square % width - to % width) + abs(square // width - to // width)

    # -- legal spaces --------------------------------------------------------------------------------------------------

    def is_legal(self, square: int, hedges: bool) -> bool:
        """§1.5 A legal space: face up, nothing on it that bars others. ``hedges``: one may be a hedge."""
        return bool(self._free(self._there(square))) and (hedges or not self._hedge[square])

    def legal_squares(self, hedges: bool) -> list[int]:
        """§1.5 All legal spaces, ascending."""
        return [square for square in range(self._squares) if self.is_legal(square, hedges)]

    def legal_on_tile(self, tile: int, hedges: bool) -> list[int]:
        """§3.1 The legal spaces of a tile, ascending."""
        i: cython.int
        wanted: cython.int = tile
        found = []
        for i in range(self._squares):
            if self._tile[i] == wanted and self._free(i) and (hedges or not self._hedge[i]):
                found.append(i)
        return found

    def nearest_legal(self, square: int, hedges: bool) -> list[int]:
        """§5.3 The legal spaces nearest to a square as the crow walks, ascending; the square itself if it is one."""
        return self._nearest(self._there(square), 1, hedges)

    def nearest_free(self, square: int) -> list[int]:
        """§6 The squares nearest to another one where a group can be put: no hedge, no Cyberman, no Unit, one group."""
        return self._nearest(self._there(square), 0, 0)

    @cython.cfunc
    def _nearest(self, square: cython.int, empty: cython.int, hedges: cython.int) -> list[int]:
        i: cython.int = 0
        x: cython.int
        y: cython.int
        away: cython.int
        least: cython.int = _FAR
        width: cython.int = self._width
        column: cython.int = square % width
        row: cython.int = square // width
        found: list[int] = []
        for y in range(self._squares // width):
            for x in range(width):
                away = abs(y - row) + abs(x - column)
                if away <= least and self._can_hold(i, square, empty, hedges):
                    if away < least:
                        least = away
                        found = []
                    found.append(i)
                i += 1
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _can_hold(self, i: cython.int, square: cython.int, empty: cython.int, hedges: cython.int) -> cython.int:
        if self._hedge[i] and not hedges:
            return 0
        if empty:
            return self._free(i)
        if i == square or self._group[i] >= _TWO or self._man[i]:
            return 0
        return self._up[self._tile[i]] and not self._unit[i] and not self._shut[i]
