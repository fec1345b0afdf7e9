# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, infer_types=True
"""Alpha-beta over whole turns, on the workspace of the core. Compiled by Cython, or run as it stands.

A turn is one of thousands, but made of parts: a few dozen normal moves and some hundred timewarps. So each part is
tried once, by itself, and only the pairs that promise most are put together and searched.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from parlour.kit import cy as cython  # type: ignore[no-redef]  # the stand-in, where Cython is not installed

from parlour.games.fourthdim.geometry import DEFAULT_RINGS
from parlour.kit.budget import Budget

if TYPE_CHECKING or not cython.compiled:
    from parlour.games.fourthdim._hot import (
        _BACK,
        _BEAM_BACK,
        _BEAM_DOWN,
        _BEAM_UP,
        _CURRENT,
        _END,
        _FUTURE,
        _MODE,
        _MOVE,
        _OPEN,
        _PIECES,
        _SIDE,
        Core,
    )
    from parlour.games.fourthdim._hot_judge import Judge

__all__ = ("WIDTHS", "Search", "noise")

_WON = cython.declare(cython.int, 100_000)
_SURE = cython.declare(cython.int, 90_000)  # beyond it a score is a forced end, less the turns to it
_WIDTH = cython.declare(cython.int, 64)  # candidates kept at a node
_PLIES = cython.declare(cython.int, 40)
_KEYS = cython.declare(cython.int, 1 << 16)  # entries of the transposition table
_UNIT = cython.declare(cython.int, 1000)  # positions looked at in one iteration of a budget

WIDTHS = (5, 10, 16, 24, 30, 36, 40, 40)
"""Candidates of a node by the turns still to be searched, from 0."""


def noise(count: int, seed: int) -> list[int]:
    """Return numbers of 63 bits that look random and are always the same (SplitMix64)."""
    found = []
    state = seed
    for _ in range(count):
        state = (state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
        z = (z ^ z >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
        found.append((z ^ z >> 31) >> 1)
    return found


@cython.final
@cython.cclass
class Search:
    """Alpha-beta over turns, each put together from its best parts. It works on a core and leaves it as it was."""

    _core: Core
    _judge: Judge
    _zobrist: cython.longlong[::1]
    _zobrist_of_columns: cython.longlong[::1]
    _limit: cython.int
    _stopped: cython.bint
    _looked: cython.longlong
    _due: cython.longlong
    _age: cython.int
    _deepest: cython.int
    _path: cython.longlong[::1]
    _firsts: cython.int[::1]
    _seconds: cython.int[::1]
    _scores: cython.int[::1]
    _normal_at: cython.int[::1]
    _normal_score: cython.int[::1]
    _warp_at: cython.int[::1]
    _warp_score: cython.int[::1]
    _widths: cython.int[::1]
    _table_key: cython.longlong[::1]
    _table: cython.int[::1]
    _budget: Budget
    _fallen: cython.bint

    def __init__(self, core: Core, rings: tuple[int, ...] = DEFAULT_RINGS) -> None:
        self._core = core
        self._judge = Judge(core, rings)
        self._zobrist = array("q", noise(core._cells * 17, 1))
        self._zobrist_of_columns = array("q", noise(12 * 128 + 2, 2))
        self._path = array("q", [0]) * (_PLIES + 1)
        room = array("i", [0]) * (_WIDTH * (_PLIES + 1))
        self._firsts, self._seconds, self._scores = room[:], room[:], room[:]
        few = array("i", [0]) * _WIDTH
        self._normal_at, self._normal_score, self._warp_at, self._warp_score = few[:], few[:], few[:], few[:]
        self._widths = array("i", WIDTHS)
        self._table_key = array("q", [0]) * _KEYS
        self._table = array("i", [0]) * (5 * _KEYS)
        self._looked = self._due = 0
        self._age = 0
        self._deepest = 0
        self._limit = 100
        self._stopped = False

    # --- from Python

    def begin(self, budget: Budget, limit: int) -> None:
        """Forget what was found before; ``limit`` is that of turns without a capture."""
        self._age = (self._age + 1) & 0x3FFFFF
        self._judge._forget()
        self._budget = budget
        self._limit = limit
        self._stopped = False
        self._looked = 0
        self._due = _UNIT

    def looked(self) -> int:
        """Return the number of positions looked at since :meth:`begin`."""
        return self._looked

    def stopped(self) -> bool:
        """Has the budget run out? Then the last score means nothing."""
        return self._stopped

    def evaluate(self) -> int:
        """Return how good the position is for the side whose turn begins, looking at nothing but threats."""
        side = self._core._pos[_SIDE]
        if self._judge._can_win(side, 0):
            return _WON - 1
        return self._judge._evaluate(side)

    def spend(self, looked: int) -> bool:
        """Count positions that were looked at elsewhere; true while the budget lasts."""
        self._looked += looked
        self._check()
        return not self._stopped

    def score(self, depth: int, alpha: int, beta: int, ply: int, quiet: int) -> int:
        """Return the score of the position, at the start of a turn, for the side to move, ``depth`` turns deep.

        ``ply`` turns have been made from the root, ``quiet`` without a capture.
        """
        self._core._listed = False
        self._deepest = min(_PLIES - 1, ply + depth + 3)
        found: cython.int = self._search(depth, alpha, beta, ply, quiet)
        return found

    def remember(self, ply: int) -> None:
        """Put the position on the path from the root: coming back to it is a draw."""
        at: cython.int = ply
        self._path[at] = self._hash()

    def answer(self) -> tuple[int, int] | None:
        """Return the parts of the best turn found for the position (-1: none), all start captures made before them."""
        key = self._hash()
        at = self._slot(key)
        if self._table_key[at] != key or self._table[5 * at + 4] >> 8 != self._age or self._table[5 * at + 2] < 0:
            return None
        return self._table[5 * at + 2], self._table[5 * at + 3]

    # --- counting

    @cython.cfunc
    @cython.inline
    def _look(self) -> cython.bint:
        """One position more; is it over?"""
        self._looked += 1
        if self._looked >= self._due:
            self._check()
        return self._stopped

    @cython.cfunc
    def _check(self) -> cython.int:
        """Ask the budget, once for every iteration done."""
        while self._looked >= self._due:
            self._due += _UNIT
            if not self._budget.spend(1):
                self._stopped = True
        return 0

    @cython.cfunc
    def _hash(self) -> cython.longlong:
        """Zobrist's key of the position between turns."""
        c: Core = self._core
        key: cython.longlong = self._zobrist_of_columns[12 * 128 + c._pos[_SIDE]]
        for q in range(c._cells):
            if c._pos[q]:
                key ^= self._zobrist[17 * q + c._pos[q]]
        for i in range(12):
            key ^= self._zobrist_of_columns[128 * i + c._pos[_MODE + i] + 1]
        return key

    @cython.cfunc
    @cython.inline
    def _slot(self, key: cython.longlong) -> cython.int:
        return cython.cast(cython.int, key & (_KEYS - 1))

    # --- the search

    @cython.cfunc
    def _search(
        self, depth: cython.int, alpha: cython.int, beta: cython.int, ply: cython.int, quiet: cython.int
    ) -> cython.int:
        c: Core = self._core
        if self._look():
            return 0
        side = c._pos[_SIDE]
        if quiet >= self._limit or (c._pos[_PIECES] == 1 and c._pos[_PIECES + 1] == 1):
            return 0
        key = self._hash()
        for i in range(ply - 4, ply - 4 - quiet, -2):
            if i < 0:
                break
            if self._path[i] == key:
                return 0
        if self._judge._can_win(side, 0):
            return _WON - ply - 1
        if alpha >= _WON - ply - 1:
            return alpha
        if depth <= 0:
            if c._pos[_MODE + side] != _BACK or ply >= self._deepest or not c._approaches():
                value = self._judge._evaluate(side)
                return value - value * quiet // (2 * self._limit)
            depth = 1
        self._path[ply] = key
        at = self._slot(key)
        hash_first = hash_second = -2
        if self._table_key[at] == key and self._table[5 * at + 4] >> 8 == self._age:
            hash_first, hash_second = self._table[5 * at + 2], self._table[5 * at + 3]
            if self._table[5 * at + 1] >= depth:
                value = self._table[5 * at]
                if value > _SURE:
                    value -= ply
                elif value < -_SURE:
                    value += ply
                bound = self._table[5 * at + 4] & 3
                if bound == 0 or (bound == 1 and value >= beta) or (bound == 2 and value <= alpha):
                    return value
        c._make_room()
        mark = c._logged
        count = self._open(ply, depth, quiet)
        best: cython.int = -_WON
        if count < 0:
            c._undo(mark)
            return _WON - ply - 1
        self._prefer(ply, count, hash_first, hash_second)
        first_alpha = alpha
        taken = c._logged
        found = ply * _WIDTH
        base = ply * _WIDTH
        hunted = c._pos[_PIECES + 1 - side]
        fallen = self._fallen
        for i in range(base, base + count):
            won = self._make(self._firsts[i], self._seconds[i])
            if won:
                value = _WON - ply - 1
            else:
                calm = 0 if fallen or c._pos[_PIECES + 1 - side] < hunted else quiet + 1
                c._next_turn()
                c._make_room()
                if i == base:
                    value = -self._search(depth - 1, -beta, -alpha, ply + 1, calm)
                else:
                    less = 1 if i - base >= 6 and depth >= 3 else 0
                    value = -self._search(depth - 1 - less, -alpha - 1, -alpha, ply + 1, calm)
                    if value > alpha and (less or value < beta):
                        value = -self._search(depth - 1, -beta, -alpha, ply + 1, calm)
            c._undo(taken)
            if self._stopped:
                c._undo(mark)
                return 0
            if value > best:
                best = value
                found = i
                if value > alpha:
                    alpha = value
                    if alpha >= beta:
                        break
        c._undo(mark)
        self._keep(key, depth, ply, best, 1 if best >= beta else 2 if best <= first_alpha else 0, found)
        return best

    @cython.cfunc
    def _keep(
        self,
        key: cython.longlong,
        depth: cython.int,
        ply: cython.int,
        value: cython.int,
        bound: cython.int,
        found: cython.int,
    ) -> cython.int:
        at = self._slot(key)
        if self._table[5 * at + 4] >> 8 == self._age and self._table_key[at] != key and self._table[5 * at + 1] > depth:
            return 0
        self._table_key[at] = key
        if value > _SURE:
            value += ply
        elif value < -_SURE:
            value -= ply
        self._table[5 * at] = value
        self._table[5 * at + 1] = depth
        self._table[5 * at + 2] = self._firsts[found]
        self._table[5 * at + 3] = self._seconds[found]
        self._table[5 * at + 4] = self._age << 8 | bound
        return 0

    @cython.cfunc
    def _make(self, first: cython.int, second: cython.int) -> cython.bint:
        """Make the parts of a turn; is the game won?"""
        c: Core = self._core
        if first >= 0 and c._play(first):
            return True
        return second >= 0 and c._play(second)

    @cython.cfunc
    def _prefer(self, ply: cython.int, count: cython.int, first: cython.int, second: cython.int) -> cython.int:
        """Put the turn of the transposition table before all others."""
        base = ply * _WIDTH
        for i in range(base, base + count):
            if self._firsts[i] == first and self._seconds[i] == second:
                for j in range(i, base, -1):
                    self._firsts[j] = self._firsts[j - 1]
                    self._seconds[j] = self._seconds[j - 1]
                self._firsts[base] = first
                self._seconds[base] = second
                break
        return 0

    # --- candidates

    @cython.cfunc
    def _open(self, ply: cython.int, depth: cython.int, quiet: cython.int) -> cython.int:
        """Make all start captures and list the turn's candidates, best first; how many? -1 if the game is won."""
        c: Core = self._core
        side = c._pos[_SIDE]
        prey = c._hunt()
        self._fallen = prey > 0
        for i in range(prey):
            if c._capture(c._prey[i]):
                return -1
        if prey:
            c._set(_OPEN, 0)
        width = self._widths[min(max(depth, 0), 7)]
        c._listed = False
        c._top = 0
        middle = c._normals()
        end = middle + c._warps()
        if c._pos[_MODE + side] == _BACK or c._optional() or middle == 0 or end == middle:
            return self._one_by_one(ply, width)
        return self._pairs(ply, width, middle, end, depth > 1)

    @cython.cfunc
    def _insert(
        self,
        base: cython.int,
        count: cython.int,
        width: cython.int,
        first: cython.int,
        second: cython.int,
        score: cython.int,
    ) -> cython.int:
        """Put a candidate where it belongs, of at most so many; the new count."""
        if count == width:
            if score <= self._scores[base + count - 1]:
                return count
            count -= 1
        i = base + count
        while i > base and self._scores[i - 1] < score:
            self._scores[i] = self._scores[i - 1]
            self._firsts[i] = self._firsts[i - 1]
            self._seconds[i] = self._seconds[i - 1]
            i -= 1
        self._scores[i] = score
        self._firsts[i] = first
        self._seconds[i] = second
        return count + 1

    @cython.cfunc
    def _one_by_one(self, ply: cython.int, width: cython.int) -> cython.int:
        """Where few turns are to be expected, or R-11 has a say: every turn."""
        c: Core = self._core
        e = 1 - c._pos[_SIDE]
        base = ply * _WIDTH
        kept = 0
        count = c._legal(0)
        walks = count > 0 and c._list[0] & 7 == _MOVE
        if count == 0:
            return self._insert(base, 0, width, -1, -1, 0)
        for i in range(count):
            code = c._list[i]
            if code & 7 == _END:
                kept = self._insert(base, kept, width, -1, -1, self._after(e))
                continue
            if walks and code & 7 != _MOVE and code >> 17 == 0:
                continue  # the other order comes to the same
            mark = c._logged
            if c._play(code):
                kept = self._insert(base, kept, width, code, -1, _WON)
            else:
                more = c._legal(c._stride)
                if more == 0:
                    kept = self._insert(base, kept, width, code, -1, self._after(e))
                for j in range(c._stride, c._stride + more):
                    last = c._list[j]
                    before = c._logged
                    if last & 7 == _END:
                        kept = self._insert(base, kept, width, code, -1, self._after(e))
                    elif c._play(last):
                        kept = self._insert(base, kept, width, code, last, _WON)
                    else:
                        kept = self._insert(base, kept, width, code, last, self._after(e))
                    c._undo(before)
            c._undo(mark)
        return kept

    @cython.cfunc
    def _after(self, e: cython.int) -> cython.int:
        """How good the position is for the player who is about to hand over to `e`."""
        self._look()
        if self._judge._can_win(e, 0):
            return -2000 - self._judge._evaluate(e)
        return -self._judge._evaluate(e)

    @cython.cfunc
    def _pairs(
        self, ply: cython.int, width: cython.int, middle: cython.int, end: cython.int, refine: cython.bint
    ) -> cython.int:
        """Weigh the parts one at a time and put the best together: their gains nearly add up."""
        c: Core = self._core
        normals = self._weigh(0, middle, self._normal_at, self._normal_score, 16)
        warps = self._weigh(middle, end, self._warp_at, self._warp_score, 32)
        base = ply * _WIDTH
        kept = 0
        for i in range(normals):
            first = self._normal_at[i]
            origin = first >> 3 & 127
            target = first >> 10 & 127
            victim = first >> 17
            for j in range(warps):
                score = self._normal_score[i] + self._warp_score[j]
                if kept == width and score <= self._scores[base + kept - 1]:
                    break
                second = self._warp_at[j]
                kind = second & 7
                if (kind in (_BEAM_UP, _BEAM_BACK)) and second >> 3 & 127 == origin:
                    continue
                if kind in (_BEAM_DOWN, _BEAM_BACK) and second >> 10 & 127 == target:
                    continue
                if second >> 17 and victim and self._clash(first, second):
                    continue
                if kind == _BEAM_BACK and c._open_path and not self._stays_open(first, second):
                    continue
                kept = self._insert(base, kept, width, first, second, score)
        if refine:
            self._refine(base, kept)
        if kept == 0:
            return self._one_by_one(ply, width)
        return kept

    @cython.cfunc
    def _clash(self, first: cython.int, second: cython.int) -> cython.bint:
        """Do the captures of both parts take the same piece?"""
        c: Core = self._core
        e = 1 - c._pos[_SIDE]
        a = (first >> 17) - 1
        b = (second >> 17) - 1
        pair = (a == c._pos[_CURRENT + e] or a == c._pos[_FUTURE + e]) and (
            b == c._pos[_CURRENT + e] or b == c._pos[_FUTURE + e]
        )
        return a == b or pair

    @cython.cfunc
    def _stays_open(self, first: cython.int, second: cython.int) -> cython.bint:
        c: Core = self._core
        mark = c._logged
        c._play(first)
        found = c._is_open(second >> 3 & 127, second >> 10 & 127)
        c._undo(mark)
        return found

    @cython.cfunc
    def _weigh(
        self, start: cython.int, stop: cython.int, codes: cython.int[::1], scores: cython.int[::1], most: cython.int
    ) -> cython.int:
        """Keep the best parts of that stretch of the list, best first; how many?"""
        c: Core = self._core
        e = 1 - c._pos[_SIDE]
        kept = 0
        for i in range(start, stop):
            code = c._list[i]
            mark = c._logged
            score = 20_000 if c._play(code) else self._after(e)
            c._undo(mark)
            if kept == most:
                if score <= scores[kept - 1]:
                    continue
                kept -= 1
            j = kept
            while j > 0 and scores[j - 1] < score:
                scores[j] = scores[j - 1]
                codes[j] = codes[j - 1]
                j -= 1
            scores[j] = score
            codes[j] = code
            kept += 1
        return kept

    @cython.cfunc
    def _refine(self, base: cython.int, count: cython.int) -> cython.int:
        """Order the candidates by the positions that they lead to."""
        c: Core = self._core
        e = 1 - c._pos[_SIDE]
        for i in range(count):
            at = base + i
            first = self._firsts[at]
            second = self._seconds[at]
            mark = c._logged
            score = _WON if self._make(first, second) else self._after(e)
            c._undo(mark)
            self._insert(base, i, _WIDTH, first, second, score)
        return 0
