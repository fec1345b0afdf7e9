# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, infer_types=True
"""Looking ahead on the core: alpha-beta for two Networks, the others' likely answers for more.

Compiled by Cython, or run as it stands. Which core of somebody else is the Mothership is never looked up: where an
action surrounds one of several, both ends are weighed by how likely they are.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from parlour.kit import cy as cython  # type: ignore[no-redef]  # the stand-in, where Cython is not installed

from parlour.games.hexnet import columns
from parlour.games.hexnet.position import key_of
from parlour.kit.budget import Budget

if TYPE_CHECKING or not cython.compiled:
    from parlour.games.hexnet._hot import _ENTITIES, _KIND, _OWNER
    from parlour.games.hexnet._hot_core import Core
    from parlour.games.hexnet._hot_judge import Judge
    from parlour.games.hexnet._hot_position import _ALIVE, _CORE, _MOTHER, _SEAT, _TURNS

__all__ = ("WIDTHS", "Search")

_SKIP = cython.declare(cython.int, columns.SKIP)
_FELL = cython.declare(cython.int, columns.FELL)
_DECOY_LOST = cython.declare(cython.int, columns.DECOY_LOST)
_UNIT = cython.declare(cython.int, 1000)  # positions looked at in one iteration of a budget
_SPACE = cython.declare(cython.int, 1 << 15)  # scores of listed actions; nothing is searched beyond
_HISTORY = cython.declare(cython.int, 1 << 14)
_SKIP_PLIES = cython.declare(cython.int, 24)  # actions ahead, up to which a skip costs no depth
_INFINITE = cython.declare(cython.int, 1 << 20)

WIDTHS = (0, 0, 12, 16, 16, 16, 16, 16)
"""Actions of a node that are searched, by the depth left; with one left all are."""


@cython.final
@cython.cclass
class Search:
    """Works on a core, which it leaves as it was, for one player: ``begin`` says for whom."""

    _core: Core
    _judge: Judge
    _own: Judge
    _model: Judge
    _budget: Budget
    _stopped: cython.bint
    _looked: cython.longlong
    _due: cython.longlong
    _scores: cython.int[::1]
    _widths: cython.int[::1]
    _history: cython.int[::1]
    _won: cython.int

    def __init__(self, core: Core, judge: Judge, model: Judge) -> None:
        """``judge`` is the player's own, ``model`` the one that the others are thought to act by."""
        self._core = core
        self._judge = self._own = judge
        self._model = model
        self._scores = array("i", [0]) * _SPACE
        self._widths = array("i", WIDTHS)
        self._history = array("i", [0]) * _HISTORY
        self._looked = self._due = 0
        self._stopped = False
        self._won = judge._won

    # --- from Python

    def begin(self, budget: Budget, seat: int) -> None:
        """Forget what was found before; the player whose Mothership is known."""
        self._budget = budget
        self._own._known = seat
        self._model._known = -1
        self._own._active = self._model._active = self._core._active_players()
        self._stopped = False
        self._looked = 0
        self._due = _UNIT
        for i in range(_HISTORY):
            self._history[i] = 0

    def looked(self) -> int:
        """Return the number of positions looked at since :meth:`begin`."""
        return self._looked

    def stopped(self) -> bool:
        """Has the budget run out? Then the last score means nothing."""
        return self._stopped

    def roots(self) -> list[tuple[int, int]]:
        """Return every action with how it looks at once, for the player to move: pairs of score and inner code."""
        c: Core = self._core
        p = c._pos[_SEAT]
        c._listed = False
        n = c._legal(0)
        listed = [c._list[i] for i in range(n)]
        found = []
        for code in listed:
            inner: cython.int = code
            value: cython.int = self._try(inner, p, 0, -_INFINITE, _INFINITE, 0, n)
            found.append((value, code))
        return found

    def score(self, inner: int, depth: int, alpha: int, beta: int) -> int:
        """Return what an action is worth with so many answers to it looked at: of two Networks."""
        value: cython.int = self._try(inner, self._core._pos[_SEAT], depth, alpha, beta, 0, 0)
        return value

    def rounds(self, inner: int, more: int) -> int:
        """Return what an action is worth when all others do what looks best to them, up to the next own action.

        ``more``: so often again, after the most promising of these.
        """
        c: Core = self._core
        mark = c._logged
        self._make(inner)
        value: cython.int = self._answered(self._own._known, more, 0, 1)
        c._undo(mark)
        return value

    def along(self, path: list[int]) -> tuple[str, list[tuple[int, int]]]:
        """Follow own actions, others doing what looks best to them: to which position, and what its :meth:`roots` are.

        None where the game is over, the player has fallen or the budget has run out.
        """
        c: Core = self._core
        mark = c._logged
        name = ""
        found: list[tuple[int, int]] = []
        if self._follow(path):
            name = key_of(c)
            found = self.roots()
        c._undo(mark)
        return name, found

    def _follow(self, path: list[int]) -> bool:
        """Make own actions, each after the others'. Not once the budget has run out: it may be another's turn then."""
        c: Core = self._core
        for code in path:
            if self._stopped:
                return False
            inner: cython.int = code
            self._make(inner)
            self._let_others(0, 0)
        return not self._stopped and c._active_players() > 1 and bool(c._pos[_ALIVE + self._own._known])

    def freedom(self) -> int:
        """Return how many actions the others would have, were it their turn."""
        c: Core = self._core
        seat = c._pos[_SEAT]
        total = 0
        for q in range(c._players):
            if q != seat and c._pos[_ALIVE + q]:
                c._pos[_SEAT] = q
                c._pos[_TURNS + q] += 1
                total += c._legal(0)
                c._pos[_SEAT] = seat
                c._pos[_TURNS + q] -= 1
        c._listed = False
        return total

    def public(self, inner: int) -> int:
        """Return the code of a listed action."""
        return self._core._public(inner)

    def key(self, inner: int) -> str:
        """Return the name of the public position after an action."""
        c: Core = self._core
        mark = c._logged
        self._make(inner)
        name = key_of(c)
        c._undo(mark)
        return name

    def answers(self, inner: int, most: int) -> list[str]:
        """Return the names of the positions that answers to an action lead to; none if they are more than ``most``."""
        c: Core = self._core
        mark = c._logged
        self._make(inner)
        n = c._legal(0)
        for _ in range(c._players):  # no more often: the player may have fallen, so that it is never its turn again
            if n or c._pos[_SEAT] == self._own._known or c._active_players() <= 1:
                break
            self._make(_SKIP)
            n = c._legal(0)
        names = []
        if c._pos[_SEAT] != self._own._known and n <= most:
            for code in [c._list[i] for i in range(n)]:
                names.append(self.key(code))
        c._undo(mark)
        return names

    def networks(self) -> int:
        """Return how many are active."""
        return self._core._active_players()

    # --- making

    @cython.cfunc
    def _make(self, inner: cython.int) -> cython.int:
        self._core._begin()
        self._core._play(inner)
        return 0

    @cython.cfunc
    def _look(self) -> cython.int:
        """One position more."""
        self._looked += 1
        while self._looked >= self._due:
            self._due += _UNIT
            if not self._budget.spend(1):
                self._stopped = True
        return 0

    @cython.cfunc
    def _try(
        self,
        inner: cython.int,
        p: cython.int,
        depth: cython.int,
        alpha: cython.int,
        beta: cython.int,
        ply: cython.int,
        base: cython.int,
    ) -> cython.int:
        """What an action is worth to the player who makes it, so many answers deep."""
        c: Core = self._core
        mark = c._logged
        self._make(inner)
        hit = self._hit(p)
        if hit < 0:
            value = self._settle(p, depth, alpha, beta, ply, base)
            c._undo(mark)
            return value
        value = self._settle(p, depth, -_INFINITE, _INFINITE, ply, base)
        c._undo(mark)
        if hit - 16 >= c._pos[_ENTITIES]:
            return value  # the core that the action made
        o = hit if hit < 16 else c._pos[_OWNER + hit - 16]
        among = self._judge._doubt(o)
        if o == p or among <= 1:
            return value
        known = c._pos[_MOTHER + o]
        e = known
        if hit >= 16:
            e = hit - 16
        else:
            for i in range(c._pos[_ENTITIES]):
                if c._pos[_OWNER + i] == o and c._pos[_KIND + i] == _CORE and i != known:
                    e = i
        c._set(_MOTHER + o, e)
        self._make(inner)
        other = self._settle(p, depth, -_INFINITE, _INFINITE, ply, base)
        c._undo(mark)
        if hit < 16:
            return (value + other * (among - 1)) // among
        return (value * (among - 1) + other) // among

    @cython.cfunc
    def _hit(self, p: cython.int) -> cython.int:
        """Did the last action surround a foreign core? The player that fell, 16 plus a Decoy's id, or -1."""
        c: Core = self._core
        for i in range(0, c._tells, 4):
            what = c._told[i]
            if what == _FELL and c._told[i + 1] != p and c._told[i + 1] != self._judge._known:
                return c._told[i + 1]
            if what == _DECOY_LOST:
                return 16 + c._told[i + 1]
        return -1

    @cython.cfunc
    def _settle(
        self,
        p: cython.int,
        depth: cython.int,
        alpha: cython.int,
        beta: cython.int,
        ply: cython.int,
        base: cython.int,
    ) -> cython.int:
        """The worth of the position that its action led to."""
        c: Core = self._core
        self._look()
        active = c._active_players()
        if active == 0:
            return 0
        if not c._pos[_ALIVE + p]:
            return ply + 1 - self._won
        if active == 1:
            return self._won - ply - 1
        if depth <= 0 or active > 2:
            return self._judge._outlook(p, base)
        return -self._search(depth, -beta, -alpha, ply + 1, base)

    # --- two Networks

    @cython.cfunc
    def _search(
        self, depth: cython.int, alpha: cython.int, beta: cython.int, ply: cython.int, base: cython.int
    ) -> cython.int:
        """Alpha-beta for the player to move; only the actions that look best, but of the last ones all."""
        c: Core = self._core
        p = c._pos[_SEAT]
        n = c._legal(base)
        if n == 0 and ply < _SKIP_PLIES:  # who can do nothing costs no depth
            return self._try(_SKIP, p, depth, alpha, beta, ply, base)
        end = base + n
        if n == 0 or end >= _SPACE:
            return 0
        if depth == 1:
            return self._last(p, alpha, beta, ply, base, end)
        for i in range(base, end):
            value = self._try(c._list[i], p, 0, -_INFINITE, _INFINITE, ply, end)
            if value >= self._won - ply - 1:
                return value
            self._scores[i] = value
        width = min(n, self._widths[min(depth, 7)])
        best: cython.int = -_INFINITE
        for i in range(base, base + width):
            self._bring_best(i, end)
            code = c._list[i]
            if i == base:
                value = self._try(code, p, depth - 1, alpha, beta, ply, end)
            else:
                value = self._try(code, p, depth - 1, alpha, alpha + 1, ply, end)
                if alpha < value < beta:
                    value = self._try(code, p, depth - 1, alpha, beta, ply, end)
            if self._stopped:
                return 0
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    if alpha >= beta:
                        break
        return best

    @cython.cfunc
    def _last(
        self,
        p: cython.int,
        alpha: cython.int,
        beta: cython.int,
        ply: cython.int,
        base: cython.int,
        end: cython.int,
    ) -> cython.int:
        """The best of all actions by how they look; those first that were best elsewhere."""
        c: Core = self._core
        for i in range(base, end):
            self._scores[i] = self._history[(c._list[i] ^ c._list[i] >> 14) & (_HISTORY - 1)]
        best: cython.int = -_INFINITE
        for i in range(base, end):
            if i < base + 12:
                self._bring_best(i, end)
            code = c._list[i]
            value = self._try(code, p, 0, alpha, beta, ply, end)
            if self._stopped:
                return 0
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    if alpha >= beta:
                        self._history[(code ^ code >> 14) & (_HISTORY - 1)] += 1
                        break
        return best

    @cython.cfunc
    def _bring_best(self, i: cython.int, end: cython.int) -> cython.int:
        """Exchange the i-th action with the best of those from there on."""
        c: Core = self._core
        at = i
        for j in range(i + 1, end):
            if self._scores[j] > self._scores[at]:
                at = j
        if at != i:
            score = self._scores[at]
            code = c._list[at]
            self._scores[at] = self._scores[i]
            c._list[at] = c._list[i]
            self._scores[i] = score
            c._list[i] = code
        return 0

    # --- more than two

    @cython.cfunc
    def _answered(self, p: cython.int, more: cython.int, base: cython.int, ply: cython.int) -> cython.int:
        """The others act, each as it looks best to it; then the best of the player's own actions."""
        c: Core = self._core
        ply = self._let_others(base, ply)
        if self._stopped:
            return 0
        active = c._active_players()
        if active == 0:
            return 0  # they fell together
        if not c._pos[_ALIVE + p]:
            return ply - self._won
        if active == 1:
            return self._won - ply
        n = c._legal(base)
        if n == 0:
            return self._judge._outlook(p, base)
        end = base + n
        if end >= _SPACE:
            return 0
        best: cython.int = -_INFINITE
        for i in range(base, end):
            value = self._try(c._list[i], p, 0, -_INFINITE, _INFINITE, ply, end)
            self._scores[i] = value
            if value > best:
                best = value
        if more == 0 or self._stopped:
            return best
        best = -_INFINITE
        for i in range(base, min(end, base + 3)):
            self._bring_best(i, end)
            mark = c._logged
            self._make(c._list[i])
            value = self._answered(p, more - 1, end, ply + 1)
            c._undo(mark)
            if value > best:
                best = value
        return best

    @cython.cfunc
    def _let_others(self, base: cython.int, ply: cython.int) -> cython.int:
        """Until it is the player's turn, or the end; or the budget has run out."""
        c: Core = self._core
        p = self._own._known
        for _ in range(c._players):
            if c._pos[_SEAT] == p or not c._pos[_ALIVE + p] or c._active_players() <= 1 or self._stopped:
                break
            self._judge = self._model
            code = self._greedy(base)
            self._judge = self._own
            self._make(code)
            ply += 1
        return ply

    @cython.cfunc
    def _greedy(self, base: cython.int) -> cython.int:
        """What looks best to the player to move."""
        c: Core = self._core
        p = c._pos[_SEAT]
        n = c._legal(base)
        if n == 0:
            return _SKIP
        best: cython.int = -_INFINITE
        found = c._list[base]
        for i in range(base, base + n):
            value = self._try(c._list[i], p, 0, -_INFINITE, _INFINITE, 0, base + n)
            if value > best:
                best = value
                found = c._list[i]
            if self._stopped:
                break
        return found
