# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, infer_types=True
"""What a position is worth, and whether it is won at once. Compiled by Cython, or run as it stands."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from parlour.kit import cy as cython  # type: ignore[no-redef]  # the stand-in, where Cython is not installed

from parlour.games.fourthdim.geometry import DEFAULT_RINGS

if TYPE_CHECKING or not cython.compiled:
    from parlour.games.fourthdim._hot import (
        _BACK,
        _CURRENT,
        _DRIFT,
        _FUTURE,
        _IDLE,
        _LIFTED,
        _MARK,
        _MODE,
        _TAKES,
        _TIMELORD,
        _UP,
        Core,
    )

__all__ = ("WEIGHTS", "Judge")

# What an evaluation is made of, in hundredths of a Ranger. Places in the table of weights.
_WARRIORS = cython.declare(cython.int, 0)  # seven: the worth of 0 … 6 Warriors, as only they take a Timelord
_GUARDIANS = cython.declare(cython.int, 7)
_RANGERS = cython.declare(cython.int, 8)
_HUNT = cython.declare(cython.int, 9)  # nine: a Warrior 0 … 8 steps from the enemy Timelord
_HAVEN = cython.declare(cython.int, 18)  # a safe cell that the Timelord can reach, up to three
_NO_HAVEN = cython.declare(cython.int, 19)
_DANGER = cython.declare(cython.int, 20)  # the enemy would win if it were to move
_DANGER_TIED = cython.declare(cython.int, 21)  # the same, while an approach is due
_TIED = cython.declare(cython.int, 22)
_ALOFT = cython.declare(cython.int, 23)
_STRANDED = cython.declare(cython.int, 24)
_INWARD = cython.declare(cython.int, 25)  # four: by ring from the centre, of pieces but the Timelord
_LOST_PERCENT = cython.declare(cython.int, 29)  # of a piece that the enemy can take at the start of its turn
_TEMPO = cython.declare(cython.int, 30)
WEIGHTS = (
    *(-250, 40, 180, 300, 410, 510, 600),
    *(130, 105),
    *(0, 16, 18, 18, 10, 6, 3, 1, 0),
    *(9, -70, -140, -450, -25, 4, -6),
    *(5, 5, 2, 0),
    *(75, 10),
)  # fmt: skip


@cython.final
@cython.cclass
class Judge:
    """Looks at the position of a core. Of tactics it knows what can be taken at the start of a turn, and wins."""

    _core: Core
    _weights: cython.int[::1]
    _ring: cython.int[::1]
    _gone: cython.int[::1]
    _stamp: cython.int
    _warriors: cython.int

    def __init__(self, core: Core, rings: tuple[int, ...] = DEFAULT_RINGS, weights: tuple[int, ...] = WEIGHTS) -> None:
        self._core = core
        self._weights = array("i", weights)
        self._ring = array("i", [min(3, ring) for ring, size in enumerate(rings) for _ in range(size)])
        self._gone = array("i", [0]) * core._cells
        self._stamp = self._warriors = 0

    @cython.cfunc
    def _forget(self) -> cython.int:
        """Begin to count the stamps anew, before they leave their width."""
        if self._stamp > 1 << 30:
            self._stamp = 0
            for i in range(self._core._cells):
                self._gone[i] = 0
        return 0

    # --- threats

    @cython.cfunc
    def _attacked(self, cell: cython.int, by: cython.int, stamp: cython.int) -> cython.bint:
        """Is the piece there next to one of the side's that takes it and does not bear the stamp?"""
        c: Core = self._core
        kind = (c._pos[cell] - 1) & 3
        for j in range(c._near_at[cell], c._near_at[cell + 1]):
            q = c._near[j]
            p = c._pos[q] - 1 - 8 * by
            if 0 <= p < 8 and _TAKES >> (4 * (p & 3) + kind) & 1 and (stamp == 0 or self._gone[q] != stamp):
                return True
        return False

    @cython.cfunc
    def _can_win(self, side: cython.int, stamp: cython.int) -> cython.bint:
        """§8.1 Can the side take the Timelord or its token in a turn that begins now?

        Never says so wrongly. Overlooks wins that need two captures, or that come from 8.2. Warriors with the stamp
        do not count.
        """
        c: Core = self._core
        e = 1 - side
        lord = 8 * e + 1
        for q in range(c._cells):
            p = c._pos[q]
            if p == lord or p == lord + 4:
                for j in range(c._near_at[q], c._near_at[q + 1]):
                    if self._strikes(c._near[j], side, stamp):
                        return True
        return False

    @cython.cfunc
    def _strikes(self, n: cython.int, side: cython.int, stamp: cython.int) -> cython.bint:
        """Can a Warrior of the side stand on this cell in the turn that begins now?"""
        c: Core = self._core
        warrior = 8 * side + 4
        p = c._pos[n]
        if p == warrior or p == warrior + 4:
            return stamp == 0 or self._gone[n] != stamp
        mode = c._pos[_MODE + side]
        walk_in: cython.bint = p == 0
        warp_in: cython.bint = p == 0
        if p:
            if (p - 1) >> 3 != side:
                walk_in = self._attacked(n, side, stamp)
                warp_in = walk_in
            elif not (p - 1) & 4:  # an own piece that may go out of the way
                walk_in = mode == _IDLE
                if mode != _BACK:
                    for j in range(c._near_at[n], c._near_at[n + 1]):
                        if c._pos[c._near[j]] == 0:
                            warp_in = True
                            break
        if walk_in:
            for j in range(c._near_at[n], c._near_at[n + 1]):
                q = c._near[j]
                if c._pos[q] == warrior and (stamp == 0 or self._gone[q] != stamp):
                    if mode != _BACK:
                        return True
                    f = c._pos[_FUTURE + side]
                    if q == c._pos[_CURRENT + side] and c._dist[n * c._cells + f] < c._dist[q * c._cells + f]:
                        return True
        if warp_in:
            if mode == _UP:
                away = c._dist[c._pos[_MARK + side] * c._cells + n]
                return c._pos[_LIFTED + side] == 3 and c._least_drop <= away <= 2
            if mode == _IDLE or (mode == _DRIFT and c._from_drift):
                for j in range(c._two_at[n], c._two_at[n + 1]):
                    q = c._two[j]
                    may = not c._open_path or c._is_open(q, n)
                    if c._pos[q] == warrior and may and (stamp == 0 or self._gone[q] != stamp):
                        return True
        return False

    # --- evaluation

    @cython.cfunc
    def _evaluate(self, side: cython.int) -> cython.int:
        """How good for the side whose turn begins; it cannot win in it."""
        c: Core = self._core
        w = self._weights
        e = 1 - side
        self._stamp += 1
        stamp = self._stamp
        mode = c._pos[_MODE + side]
        their_mode = _DRIFT if self._mark_prey(side, stamp) else c._pos[_MODE + e]
        own_lord = self._lord(side)
        their_lord = self._lord(e)
        mine = self._army(side, their_lord, mode, stamp)
        my_warriors = self._warriors
        theirs = self._army(e, own_lord, their_mode, stamp)
        their_warriors = self._warriors
        mine += self._shelter(side, own_lord, stamp) - self._losses(side, mode, stamp)
        theirs += self._shelter(e, their_lord, 0)
        if self._can_win(e, stamp):
            mine += w[_DANGER_TIED if mode == _BACK else _DANGER]
        value = mine - theirs + w[_TEMPO]
        if (my_warriors == 0 and value > 0) or (their_warriors == 0 and value < 0):
            return value // 8  # who has no Warrior wins no more, or hardly (§8.2)
        return value

    @cython.cfunc
    def _mark_prey(self, side: cython.int, stamp: cython.int) -> cython.bint:
        """Stamp what the side takes at the start of its turn: as good as gone. Is a pair among it, both halves?"""
        c: Core = self._core
        e = 1 - side
        tied = False
        for q in range(c._cells):
            p = c._pos[q] - 1 - 8 * e
            if 0 <= p < 8 and self._attacked(q, side, 0):
                if q == c._pos[_CURRENT + e] or q == c._pos[_FUTURE + e]:
                    self._gone[c._pos[_CURRENT + e]] = self._gone[c._pos[_FUTURE + e]] = stamp
                    tied = True
                self._gone[q] = stamp
        return tied

    @cython.cfunc
    def _army(self, side: cython.int, target: cython.int, mode: cython.int, stamp: cython.int) -> cython.int:
        """What the side has without the stamp, and where it stands to the enemy Timelord on `target`."""
        c: Core = self._core
        w = self._weights
        warriors = 0
        total = 0
        for q in range(c._cells):
            kind = c._pos[q] - 1 - 8 * side
            if kind <= _TIMELORD or kind > 3 or self._gone[q] == stamp:
                continue
            total += w[_INWARD + self._ring[q]]
            if kind < 3:
                total += w[_GUARDIANS - 1 + kind]
                continue
            warriors += 1
            if target >= 0:
                total += w[_HUNT + min(8, c._dist[q * c._cells + target])]
        if mode == _UP:
            kind = c._pos[_LIFTED + side]
            total += w[_ALOFT]
            if kind == 3:
                warriors += 1
            elif kind > _TIMELORD:
                total += w[_GUARDIANS - 1 + kind]
        elif mode == _BACK:
            total += w[_TIED]
        elif mode == _DRIFT:
            total += w[_STRANDED]
        self._warriors = warriors
        return total + w[_WARRIORS + min(6, warriors)]

    @cython.cfunc
    def _losses(self, side: cython.int, mode: cython.int, stamp: cython.int) -> cython.int:
        """What the enemy will take at the start of its next turn: of the two best one walks away, one goes up."""
        c: Core = self._core
        w = self._weights
        lost = most = second = 0
        for q in range(c._cells):
            p = c._pos[q] - 1 - 8 * side
            if p <= _TIMELORD or p > 7 or p == 4 or not self._attacked(q, 1 - side, stamp):
                continue
            if p & 4:
                lost += w[_RANGERS]  # of a pair, whatever it is
                continue
            value = 100 if p == 3 else w[_GUARDIANS - 1 + p]
            lost += value
            if value > most:
                second = most
                most = value
            elif value > second:
                second = value
        lost *= w[_LOST_PERCENT]
        if mode != _BACK:
            lost -= most * (w[_LOST_PERCENT] - 15)
            if mode == _IDLE:
                lost -= second * (w[_LOST_PERCENT] - 35)
        return lost // 100

    @cython.cfunc
    def _lord(self, side: cython.int) -> cython.int:
        """Where the side's Timelord stands; -1 while it is in the Vortex."""
        c: Core = self._core
        for q in range(c._cells):
            if c._pos[q] == 8 * side + 1:
                return q
        return -1

    @cython.cfunc
    def _shelter(self, side: cython.int, lord: cython.int, stamp: cython.int) -> cython.int:
        """What the cells are worth on which the Timelord is out of reach of the enemy's Warriors."""
        c: Core = self._core
        w = self._weights
        if lord < 0:
            return 2 * w[_HAVEN]
        e = 1 - side
        mode = c._pos[_MODE + e]
        reach = 3 if mode in (_IDLE, _DRIFT) else 2
        mark = c._pos[_MARK + e] if mode == _UP and c._pos[_LIFTED + e] == 3 else -1
        safe = 0
        for j in range(c._near_at[lord], c._near_at[lord + 1] + 1):
            at = lord if j == c._near_at[lord + 1] else c._near[j]
            if at != lord and c._pos[at]:
                continue
            if mark >= 0 and c._dist[mark * c._cells + at] <= 3:
                continue
            hit = False
            for q in range(c._cells):
                if (
                    c._pos[q] == 8 * e + 4
                    and c._dist[q * c._cells + at] <= reach
                    and (stamp == 0 or self._gone[q] != stamp)
                ):
                    hit = True
                    break
            if not hit:
                safe += 1
        return w[_NO_HAVEN] if safe == 0 else w[_HAVEN] * min(3, safe)
