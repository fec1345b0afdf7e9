# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, infer_types=True
"""What a position is worth to each player, from what is public and what one of them knows.

Compiled by Cython, or run as it stands.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from parlour.kit import cy as cython  # type: ignore[no-redef]  # the stand-in, where Cython is not installed

if TYPE_CHECKING or not cython.compiled:
    from parlour.games.hexnet._hot import (
        _AT,
        _CARRIES,
        _CELL,
        _ENTITIES,
        _HEIGHT,
        _IMM,
        _KIND,
        _LEVEL,
        _MASK,
        _OWNER,
        _PAR,
        _TOP,
    )
    from parlour.games.hexnet._hot_core import Core
    from parlour.games.hexnet._hot_moves import (
        _CLIMBER,
        _GRAPPLE,
        _JUMPER,
        _MAKE_CLONE,
        _MOVE,
        _NETTER,
        _PLACE,
        _SPRINTER,
        _TRANSFER,
    )
    from parlour.games.hexnet._hot_position import _ALIVE, _CLONE, _CORE, _HAND, _MOTHER, _P_AT, _P_HEXES, _SEAT, _TURNS

__all__ = ("BOLD", "PLANNING", "WEIGHTS", "WON", "Judge")

WON = 100_000
"""The last Network, less the actions to it. A part of it (a draw, a peril) outweighs all that stands on a board."""

_FAR = cython.declare(cython.int, 20)  # turns, for a unit that is not there
_CLOSED = cython.declare(cython.int, 5)  # turns, for a side that a Climber or a Jumper has to close
_QUEUE = cython.declare(cython.int, 1024)  # more than there are cells beside the network

# What an evaluation is made of, in hundredths: places in the table of weights. The prefix keeps them apart from what
# other hot modules share by `cimport *`, which a declaration of the same name would overwrite.
_W_DANGER = cython.declare(cython.int, 0)  # seven: a Mothership that can move, with 0 … 6 sides occupied
_W_STUCK = cython.declare(cython.int, 7)  # seven: one that cannot
_W_FREE = cython.declare(cython.int, 14)  # six: a unit that can move, by kind; of cores that is in the above
_W_IN_HAND = cython.declare(cython.int, 20)  # five: a unit in hand, by kind
_W_POWER = cython.declare(cython.int, 25)  # a power-up carried
_W_NEAR = cython.declare(cython.int, 26)  # a Climber, for each hex that it is nearer than six to a foreign core
_W_DECOY = cython.declare(cython.int, 27)  # percent of the danger, for a known Decoy
_W_SOME = cython.declare(cython.int, 28)  # five: percent for a core that may be the Mothership or not, by their number
_W_MEAN = cython.declare(cython.int, 33)  # percent of the others' mean that is deducted, while there are several
_W_WEAKEST = cython.declare(cython.int, 34)  # the same of the one that stands worst, so that it is gone for
_W_FALLS = cython.declare(cython.int, 35)  # for every Network that has fallen since the search began
_W_SIEGE = cython.declare(cython.int, 36)  # for each turn that it takes to close round the foreign core that is next
_W_GATHER = cython.declare(cython.int, 37)  # for each hex that a mobile core is nearer than `_FAR` to a power-up
WEIGHTS = (
    *(0, -4, -16, -50, -130, -250, -400),
    *(-60, -64, -76, -110, -190, -310, -460),
    *(5, 14, 12, 10, 7, 3),
    *(8, 11, 10, 10, 6),
    *(14, 3, 25),
    *(100, 100, 60, 45, 35),
    *(30, 70, 1500),
    *(0, 0),
)  # fmt: skip
BOLD = (*WEIGHTS[:33], 200, 0, 1500, 6, 0)
"""Of somebody who goes for the others, all of them: what `hard` has at a table of more than two."""
PLANNING = (*BOLD[:36], 60, 3)
"""Of somebody who plans, as the others hardly can act: what is wanting for a surround, a Transfer can make."""


@cython.final
@cython.cclass
class Judge:
    """Looks at the position of a core.

    `_known` is the player whose Mothership it knows, or -1; `_active` is how many Networks there were at first.
    """

    _core: Core
    _weights: cython.int[::1]
    _sides: cython.int[::1]
    _value: cython.int[::1]
    _cores: cython.int[::1]
    _where: cython.int[::1]
    _mobile: cython.int[::1]
    _near_by: cython.int[::1]
    _queue: cython.int[::1]
    _slides: cython.int[::1]
    _reached: cython.int[::1]
    _round: cython.int
    _known: cython.int
    _active: cython.int
    _won: cython.int

    def __init__(self, core: Core, weights: tuple[int, ...] = WEIGHTS) -> None:
        self._core = core
        self._weights = array("i", weights)
        self._sides = array("i", [mask.bit_count() for mask in range(64)])
        self._value = array("i", [0]) * 16
        self._cores = array("i", [0]) * 16
        self._where = array("i", [0]) * 128
        self._mobile = array("i", [0]) * 128
        self._near_by = array("i", [0]) * (2 * _FAR)
        self._queue = array("i", [0]) * _QUEUE
        self._slides = array("i", [0]) * (core._side * core._side)
        self._reached = array("i", [0]) * (core._side * core._side)
        self._round = 0
        self._known = -1
        self._active = 0
        self._won = WON

    @cython.cfunc
    def _look(self) -> cython.int:
        """Put what every player has and risks into `_value`; return how many cores there are, in `_where`."""
        c: Core = self._core
        w = self._weights
        n = c._pos[_ENTITIES]
        count = 0
        for p in range(c._players):
            self._cores[p] = 0
            value = 0
            for kind in range(5):
                value += c._pos[_HAND + 5 * p + kind] * w[_W_IN_HAND + kind]
            self._value[p] = value
        for e in range(n):
            if c._pos[_KIND + e] == _CORE:
                self._cores[c._pos[_OWNER + e]] += 1
                self._where[count] = e
                count += 1
        for e in range(n):
            p = c._pos[_OWNER + e]
            if p < 0:
                continue
            cell = c._pos[_CELL + e]
            kind = c._pos[_KIND + e]
            value = 0
            free = 0
            self._mobile[e] = 0
            if c._pos[_TOP + cell] == e + 1:
                free = self._free(e, p, cell, kind)
                value += free
                self._mobile[e] = free
                if kind == _CLIMBER:
                    value += self._near_foe(e, p, count)
            if kind == _CORE:
                danger = (_W_DANGER if free else _W_STUCK) + self._sides[c._pos[_MASK + cell]]
                value += w[danger] * self._stakes(e, p) // 100
            if c._pos[_CARRIES + e]:
                value += w[_W_POWER]
            self._value[p] += value
        return count

    @cython.cfunc
    def _doubt(self, p: cython.int) -> cython.int:
        """Among how many cores of this player the Mothership may be; 1: whatever is surrounded, the Network falls."""
        if p == self._known or self._core._pos[_HAND + 5 * p]:
            return 1
        return self._cores[p]

    @cython.cfunc
    def _stakes(self, e: cython.int, p: cython.int) -> cython.int:
        """Percent of a Mothership that this core counts as."""
        c: Core = self._core
        if p == self._known:
            mother = c._pos[_MOTHER + p]
            return 100 if mother == e or mother < 0 else self._weights[_W_DECOY]
        return self._weights[_W_SOME + min(4, self._doubt(p))]

    @cython.cfunc
    def _free(self, e: cython.int, p: cython.int, cell: cython.int, kind: cython.int) -> cython.int:
        """What it is worth that the unit, on top of its stack, can move in its owner's next turn."""
        c: Core = self._core
        due = c._pos[_TURNS + p] + (p != c._pos[_SEAT])
        if c._pos[_IMM + e] >= due or c._pos[_PAR + e] >= due:
            return 0
        if c._pos[_LEVEL + e] == 0:
            if kind != _CLIMBER and kind != _JUMPER and c._slide[c._pos[_MASK + cell]] == 0:
                return 0
            if c._is_pinned(cell):
                return 0
        return self._weights[_W_FREE + kind]

    @cython.cfunc
    def _near_foe(self, e: cython.int, p: cython.int, count: cython.int) -> cython.int:
        """The way of a Climber to the nearest foreign core."""
        c: Core = self._core
        at = c._pos[_AT + e]
        best = 6
        for i in range(count):
            core = self._where[i]
            if c._pos[_OWNER + core] != p:
                best = min(best, self._distance(at, c._pos[_AT + core]))
        return self._weights[_W_NEAR] * (6 - best)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _distance(self, at: cython.int, other: cython.int) -> cython.int:
        q = (at & 32767) - (other & 32767)
        r = (at >> 15) - (other >> 15)
        return max(abs(q), abs(r), abs(q + r))

    @cython.cfunc
    def _siege(self, p: cython.int, count: cython.int) -> cython.int:
        """About how many own turns until the foreign core that is nearest to it is surrounded.

        By the units that do not stand beside it already, and by Decoys that can be made; each that is wanting counts as
        `_FAR`, and all are where there is no such core yet. Who plans looks for the ways, and so twice as far.
        """
        c: Core = self._core
        plans = self._weights[_W_GATHER] != 0
        far = 2 * _FAR if plans else _FAR
        none = 1 << 20
        least = none
        for i in range(count):
            core = self._where[i]
            o = c._pos[_OWNER + core]
            if o == p:
                continue
            turns = far * (self._doubt(o) - 1)
            if plans:
                turns += _CLOSED * self._find_ways(c._pos[_CELL + core])
            for j in range(far):
                self._near_by[j] = 0
            for e in range(c._pos[_ENTITIES]):
                if c._pos[_OWNER + e] == p:
                    due = min(self._turns_to(e, core, plans), far - 1)
                    self._near_by[due] += 1
                    if c._pos[_CARRIES + e] and c._pos[_KIND + e] == _CORE:
                        self._near_by[min(due + 1, far - 1)] += 1
            wanting = 6 - self._sides[c._pos[_MASK + c._pos[_CELL + core]]]
            for j in range(1, far):
                some = min(wanting, self._near_by[j])
                turns += j * some
                wanting -= some
            least = min(least, turns + far * wanting)
        return 6 * far if least == none else least

    @cython.cfunc
    def _turns_to(self, e: cython.int, core: cython.int, plans: cython.bint) -> cython.int:
        """About how many turns a unit needs to a side of a core; 0: it stands there."""
        c: Core = self._core
        steps = self._distance(c._pos[_AT + e], c._pos[_AT + core]) - 1
        if steps <= 0:
            return -steps
        kind = c._pos[_KIND + e]
        if plans and kind != _CLIMBER and kind != _JUMPER:
            steps = self._steps_from(c._pos[_CELL + e])
            if kind == _SPRINTER and steps < 2 * _FAR:
                steps = 1
        elif kind == _SPRINTER:
            steps = 1
        if kind in (_NETTER, _CLONE, _JUMPER):
            steps = 1 + (steps - 1) // 3
        return steps if self._mobile[e] else steps + 3

    @cython.cfunc
    def _find_ways(self, home: cython.int) -> cython.int:
        """Over how many slides each empty cell is from the empty sides of this one; none leads through a gate.

        Returns how many of the sides no slide leads to.
        """
        c: Core = self._core
        self._round += 1
        n = closed = 0
        for i in range(6):
            cell = c._near[8 * home + i]
            if not c._pos[_TOP + cell]:
                self._reached[cell] = self._round
                self._slides[cell] = 0
                self._queue[n] = cell
                n += 1
                closed += c._slide[c._pos[_MASK + cell]] == 0
        done = 0
        while done < n:
            cell = self._queue[done]
            done += 1
            ways = c._slide[c._pos[_MASK + cell]]
            while ways:
                to = c._near[8 * cell + c._lowest[ways]]
                ways &= ways - 1
                if self._reached[to] != self._round and not c._pos[_TOP + to] and n < _QUEUE:
                    self._reached[to] = self._round
                    self._slides[to] = self._slides[cell] + 1
                    self._queue[n] = to
                    n += 1
        return closed

    @cython.cfunc
    def _steps_from(self, cell: cython.int) -> cython.int:
        """Over how many slides a unit on this cell is from there; twice `_FAR` if by none."""
        c: Core = self._core
        least = 2 * _FAR
        ways = c._slide[c._pos[_MASK + cell]]
        while ways:
            to = c._near[8 * cell + c._lowest[ways]]
            ways &= ways - 1
            if self._reached[to] == self._round:
                least = min(least, self._slides[to] + 1)
        return least

    @cython.cfunc
    def _gather(self, p: cython.int, count: cython.int) -> cython.int:
        """How much nearer than `_FAR` a core of this player, that can move, is to a power-up, or has it."""
        c: Core = self._core
        most = 0
        for i in range(count):
            core = self._where[i]
            if c._pos[_OWNER + core] != p:
                continue
            if c._pos[_CARRIES + core]:
                return _FAR
            for k in range(c._pos[_P_HEXES] if self._mobile[core] else 0):
                most = max(most, _FAR - self._distance(c._pos[_AT + core], c._pos[_P_AT + k]))
        return most

    # --- for one player, who has just acted

    @cython.cfunc
    def _outlook(self, p: cython.int, base: cython.int) -> cython.int:
        """How good it is for an active player, before the others act. `base`: where lists of actions have room."""
        count = self._look()
        lost = self._peril(p, base)
        if lost == 100:
            return 2 - self._won
        value = self._value[p] - self._others(p)
        if self._weights[_W_SIEGE]:
            value -= self._weights[_W_SIEGE] * self._siege(p, count)
        if self._weights[_W_GATHER]:
            value += self._weights[_W_GATHER] * self._gather(p, count)
        return value if lost == 0 else (value * (100 - lost) - self._won * lost) // 100

    @cython.cfunc
    def _others(self, p: cython.int) -> cython.int:
        """What the others' standing costs this player."""
        c: Core = self._core
        w = self._weights
        active = 0
        total = 0
        weakest = 1 << 20
        for o in range(c._players):
            if o != p and c._pos[_ALIVE + o]:
                active += 1
                total += self._value[o]
                weakest = min(weakest, self._value[o])
        value = weakest if active <= 1 else (total // active * w[_W_MEAN] + weakest * w[_W_WEAKEST]) // 100
        return value - w[_W_FALLS] * (self._active - 1 - active)

    @cython.cfunc
    def _peril(self, p: cython.int, base: cython.int) -> cython.int:
        """Percent that the next action of somebody else fells this player."""
        c: Core = self._core
        doubt = self._doubt(p)
        for e in range(c._pos[_ENTITIES]):
            if (
                c._pos[_KIND + e] == _CORE
                and c._pos[_OWNER + e] == p
                and self._sides[c._pos[_MASK + c._pos[_CELL + e]]] == 5
                and (p != self._known or c._pos[_MOTHER + p] == e or c._pos[_MOTHER + p] < 0)
            ):
                for q in range(c._players):
                    if q != p and c._pos[_ALIVE + q] and self._fills(q, e, base):
                        return 100 // doubt
        return 0

    @cython.cfunc
    def _fills(self, q: cython.int, core: cython.int, base: cython.int) -> cython.bint:
        """Can this player occupy the last side of a core with one action, were it to move?"""
        c: Core = self._core
        home = c._pos[_CELL + core]
        gap = c._near[8 * home + c._lowest[63 & ~c._pos[_MASK + home]]]
        seat = c._pos[_SEAT]
        c._pos[_SEAT] = q
        c._pos[_TURNS + q] += q != seat
        n = c._legal(base)
        c._pos[_SEAT] = seat
        c._pos[_TURNS + q] -= q != seat
        for i in range(base, base + n):
            code = c._list[i]
            if code >> 17 != gap:
                continue
            kind = code & 7
            if kind in (_PLACE, _MAKE_CLONE, _TRANSFER):
                return True
            if kind not in (_MOVE, _GRAPPLE):
                continue
            mover = code >> 3 & 127 if kind == _MOVE else code >> 10 & 127
            left = c._pos[_CELL + mover]
            if left == home and mover == core:
                continue
            if c._pos[_HEIGHT + left] == 1:
                beside = False
                for j in range(6):
                    if c._near[8 * home + j] == left:
                        beside = True
                if beside:
                    continue
            return True
        return False
