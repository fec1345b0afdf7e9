# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, infer_types=True
"""§5, §8–§12 Making an action, RESOLVE, the turn's end and the next turn. Compiled by Cython, or run as it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from parlour.kit import cy as cython  # type: ignore[no-redef]  # the stand-in, where Cython is not installed

from parlour.games.hexnet import columns

if TYPE_CHECKING or not cython.compiled:
    from parlour.games.hexnet._hot import (
        _AT,
        _CARRIES,
        _CELL,
        _ENTITIES,
        _EXP,
        _HEIGHT,
        _IMM,
        _KIND,
        _LEVEL,
        _ORDINAL,
        _OWNER,
        _PAR,
        _TOP,
    )
    from parlour.games.hexnet._hot_moves import (
        _EMP,
        _GRAPPLE,
        _JUMPER,
        _MAKE_CLONE,
        _MOTHERSHIP,
        _MOVE,
        _NETTER,
        _NONE,
        _PLACE,
    )
    from parlour.games.hexnet._hot_position import (
        _ACTIVATED,
        _ALIVE,
        _CLONE,
        _CORE,
        _GONE,
        _HAND,
        _IDLE,
        _IN_HAND,
        _LOST,
        _MOST_P,
        _MOTHER,
        _MOVES,
        _NAMED,
        _P_AT,
        _P_HEXES,
        _ROUND,
        _SEAT,
        _SKIPS,
        _TRAP,
        _TRAPS,
        _TURNS,
    )
    from parlour.games.hexnet._hot_resolve import Resolution

__all__ = ("Core",)

_SKIP = cython.declare(cython.int, columns.SKIP)
_LOST_TURN = cython.declare(cython.int, columns.LOST)
_OFF = cython.declare(cython.int, columns.OFF)
_RANDOM = cython.declare(cython.int, columns.RANDOM)

# What happened.
_CREATED = cython.declare(cython.int, columns.CREATED)
_TRAP_LAID = cython.declare(cython.int, columns.TRAP_LAID)
_TRAP_GONE = cython.declare(cython.int, columns.TRAP_GONE)
_POWER_SPENT = cython.declare(cython.int, columns.POWER_SPENT)
_PARALYSED = cython.declare(cython.int, columns.PARALYSED)
_CLONE_EXPIRED = cython.declare(cython.int, columns.CLONE_EXPIRED)
_ROUND_ENDED = cython.declare(cython.int, columns.ROUND_ENDED)
_POWER_REMOVED = cython.declare(cython.int, columns.POWER_REMOVED)
_POWER_DUE = cython.declare(cython.int, columns.POWER_DUE)
_TURN_BEGUN = cython.declare(cython.int, columns.TURN_BEGUN)
_SKIPPED = cython.declare(cython.int, columns.SKIPPED)
_TURN_LOST = cython.declare(cython.int, columns.TURN_LOST)
_LOCKED_OUT = cython.declare(cython.int, columns.LOCKED_OUT)
_GAME_OVER = cython.declare(cython.int, columns.GAME_OVER)
_MOVED = cython.declare(cython.int, columns.MOVED)


@cython.final
@cython.cclass
class Core(Resolution):
    """The rules of one table. Give it a position with :meth:`sync`, then ask; `columns` explains the ints."""

    _powers: cython.int
    _first_round: cython.int
    _every: cython.int
    _most_p: cython.int
    _lockout: cython.int

    def __init__(
        self,
        players: int,
        powers: int = columns.RANDOM,
        p_first_round: int = 3,
        p_every: int = 2,
        p_cap: int = 0,
        lockout_turns: int = 3,
        trap_deactivates: bool = False,
    ) -> None:
        super().__init__(players, trap_deactivates)
        if p_every < 1 or p_cap > columns.MOST_P_HEXES:
            raise ValueError(f"no schedule: every {p_every} rounds, at most {p_cap}")
        self._powers = powers
        self._first_round = p_first_round
        self._every = p_every
        self._most_p = p_cap
        self._lockout = lockout_turns

    # --- making and unmaking

    def mark(self) -> int:
        """Return the point that :meth:`undo` goes back to; :meth:`sync` makes it void."""
        return self._logged

    def undo(self, mark: int) -> None:
        """Take back everything since that mark."""
        if not 0 <= mark <= self._logged:
            raise ValueError(f"no mark: {mark}")
        self._listed = False
        self._undo(mark)

    def make(self, code: int) -> None:
        """Make a legal action, or ``SKIP`` or ``LOST``, with all that follows from it, until the next turn has begun.

        Nobody is skipped yet in that turn. A finished game stays in the turn that finished it. Legality is the caller's
        business; ``ValueError`` for what cannot be an action, and after the end.
        """
        kind = code & 7
        if self._active_players() <= 1:
            raise ValueError("the game is over")
        if kind in (_SKIP, _LOST_TURN):
            self._begin()
            self._play(kind)
            return
        i = self._find(code)
        if i < 0:
            raise ValueError(f"no action: {code}")
        inner = self._list[i]
        self._begin()
        self._play(inner)

    def leave(self, seat: int) -> None:
        """§11 Let a Network fall that leaves, in its turn or out of it."""
        if not (0 <= seat < self._players and self._pos[_ALIVE + seat]):
            raise ValueError(f"no active player: {seat}")
        self._begin()
        self._set(_IDLE, 0)
        self._fall(seat)
        self._after_falls()
        if seat == self._pos[_SEAT] or self._active_players() <= 1:
            self._end_turn(seat)
        self._close_ranks()

    @cython.cfunc
    def _begin(self) -> cython.int:
        self._listed = False
        self._tells = 0
        self._make_room(self._pos[_TRAPS])
        return 0

    @cython.cfunc
    def _play(self, inner: cython.int) -> cython.int:
        """Make an action, its RESOLVE, the turn's end and the next turn's begin."""
        p = self._pos[_SEAT]
        kind = inner & 7
        if kind == _SKIP:
            self._skip(p)
        elif kind == _LOST_TURN:
            self._lose_turn(p)
        else:
            self._set(_MOVES + p, self._pos[_MOVES + p] + 1)
            self._set(_SKIPS + p, 0)
            self._set(_LOST + p, 0)
            self._set(_IDLE, 0)
            self._act(kind, p, inner >> 3 & 127, inner >> 17, inner >> 10 & 127)
            self._resolve()
        self._end_turn(p)
        if self._pos[_GONE]:
            self._close_ranks()
        return 0

    @cython.cfunc
    def _skip(self, p: cython.int) -> cython.int:
        self._set(_SKIPS + p, self._pos[_SKIPS + p] + 1)
        self._set(_IDLE, 0 if self._is_pending() else self._pos[_IDLE] + 1)
        self._tell(_SKIPPED, p, self._pos[_SKIPS + p], 0)
        if self._lockout and not self._pos[_ACTIVATED + p] and self._pos[_SKIPS + p] >= self._lockout:
            self._tell(_LOCKED_OUT, p, 0, 0)
            self._set(_IDLE, 0)
            self._fall(p)
            self._after_falls()
        return 0

    @cython.cfunc
    def _is_pending(self) -> cython.bint:
        """Has any unit a status or a clone's life that time alone will end?"""
        for e in range(self._pos[_ENTITIES]):
            owner = self._pos[_OWNER + e]
            if owner >= 0 and (
                self._pos[_KIND + e] == _CLONE
                or self._remaining(self._pos[_IMM + e], owner)
                or self._remaining(self._pos[_PAR + e], owner)
            ):
                return True
        return False

    @cython.cfunc
    def _lose_turn(self, p: cython.int) -> cython.int:
        """R-48; it breaks a row of skips (R-52)."""
        self._set(_SKIPS + p, 0)
        self._set(_IDLE, 0)
        self._set(_LOST + p, self._pos[_LOST + p] + 1)
        self._tell(_TURN_LOST, p, self._pos[_LOST + p], 0)
        if self._pos[_LOST + p] >= 3:
            self._fall(p)
            self._after_falls()
        return 0

    # --- the action (§6, §7, §9.3)

    @cython.cfunc
    def _act(
        self, kind: cython.int, p: cython.int, actor: cython.int, cell: cython.int, other: cython.int
    ) -> cython.int:
        if kind == _PLACE:
            self._place(p, actor, cell)
        elif kind == _MOVE:
            self._move(p, actor, cell)
        elif kind == _EMP:
            self._spend(actor)
            self._paralyse(actor, p)
        elif kind == _GRAPPLE:
            self._spend(actor)
            self._shift(other, cell)
            self._rest(other)
        elif kind == _MAKE_CLONE:
            self._spend(actor)
            e = self._create(p, _CLONE, cell)
            self._set(_EXP + e, self._pos[_TURNS + p] + 2)
        else:
            self._spend(actor)
            self._set(_HAND + 5 * p, self._pos[_HAND + 5 * p] + 1)  # it comes out of the hand as any other
            self._create(p, _CORE, cell)
            if other != _NONE:
                self._set(_MOTHER + p, other)
        return 0

    @cython.cfunc
    def _place(self, p: cython.int, kind: cython.int, cell: cython.int) -> cython.int:
        public = kind if kind <= _NETTER else _CORE
        e = self._create(p, public, cell)
        if public == _CORE:
            self._set(_ACTIVATED + p, 1)
            if kind == _MOTHERSHIP:
                self._set(_IN_HAND + p, 0)
                self._set(_MOTHER + p, e)
        self._collect(e)
        return 0

    @cython.cfunc
    def _create(self, p: cython.int, kind: cython.int, cell: cython.int) -> cython.int:
        """A new entity on an empty cell, out of the hand unless it is a clone."""
        e = self._pos[_ENTITIES]
        at = self._at_of(cell)
        if kind != _CLONE:
            self._set(_HAND + 5 * p + kind, self._pos[_HAND + 5 * p + kind] - 1)
        self._set(_NAMED + 6 * p + kind, self._pos[_NAMED + 6 * p + kind] + 1)
        self._set(_ENTITIES, e + 1)
        self._set(_KIND + e, kind)
        self._set(_OWNER + e, p)
        self._set(_ORDINAL + e, self._pos[_NAMED + 6 * p + kind])
        self._set(_AT + e, at)
        self._set(_CARRIES + e, 0)
        self._set(_IMM + e, -1)
        self._set(_PAR + e, -1)
        self._set(_EXP + e, -1)
        self._put(e, cell)
        self._tell(_CREATED, e, at, kind)
        return e

    @cython.cfunc
    def _move(self, p: cython.int, e: cython.int, cell: cython.int) -> cython.int:
        kind = self._pos[_KIND + e]
        left = self._pos[_AT + e]
        if kind == _JUMPER and self._pos[_CARRIES + e]:
            self._leaps(self._pos[_CELL + e], 10, False)
            if self._steps[cell] > 2:
                self._spend(e)
        self._shift(e, cell)
        if _NETTER <= kind <= _CLONE:
            self._lay_trap(p, left, e)
        self._rest(e)
        return 0

    @cython.cfunc
    def _shift(self, e: cython.int, cell: cython.int) -> cython.int:
        """Put a unit somewhere else."""
        left = self._pos[_AT + e]
        self._take(e)
        self._set(_AT + e, self._at_of(cell))
        self._put(e, cell)
        self._tell(_MOVED, e, left, self._pos[_AT + e])
        return 0

    @cython.cfunc
    def _spend(self, e: cython.int) -> cython.int:
        self._set(_CARRIES + e, 0)
        self._tell(_POWER_SPENT, e, self._pos[_AT + e], 0)
        return 0

    @cython.cfunc
    def _paralyse(self, actor: cython.int, p: cython.int) -> cython.int:
        """§8.1 Every unit of other players round the Sprinter, at any level."""
        cell = self._pos[_CELL + actor]
        for e in range(self._pos[_ENTITIES]):
            owner = self._pos[_OWNER + e]
            if owner >= 0 and owner != p:
                for i in range(6):
                    if self._near[8 * cell + i] == self._pos[_CELL + e]:
                        self._set(_PAR + e, self._pos[_TURNS + owner] + 1)
                        self._tell(_PARALYSED, e, self._pos[_AT + e], self._pos[_PAR + e])
        return 0

    @cython.cfunc
    def _lay_trap(self, p: cython.int, at: cython.int, netter: cython.int) -> cython.int:
        """§8.2 One a Netter, and one of an owner on a hex (R-27)."""
        k = 0
        while k < self._pos[_TRAPS]:
            t = _TRAP + 3 * k
            if self._pos[t + 1] == p and (self._pos[t + 2] == netter or self._pos[t] == at):
                if self._pos[t + 2] == netter:
                    self._tell(_TRAP_GONE, p, self._pos[t], netter)
                else:
                    self._tell(_TRAP_GONE, p, at, self._pos[t + 2])
                self._remove_trap(k)
            else:
                k += 1
        n = self._pos[_TRAPS]
        self._make_trap_room(n + 1)
        self._set(_TRAPS, n + 1)
        k = n
        while k > 0 and self._pos[_TRAP + 3 * k - 2] > p:  # they lie by seat
            for i in range(3):
                self._set(_TRAP + 3 * k + i, self._pos[_TRAP + 3 * k + i - 3])
            k -= 1
        self._set(_TRAP + 3 * k, at)
        self._set(_TRAP + 3 * k + 1, p)
        self._set(_TRAP + 3 * k + 2, netter)
        self._tell(_TRAP_LAID, p, at, netter)
        return 0

    # --- the turn (§5, §9.1, §9.4)

    @cython.cfunc
    def _end_turn(self, p: cython.int) -> cython.int:
        """Clones expire, the next active player's turn begins; nothing of it once the game is over."""
        left = self._active_players()
        if left <= 1:
            self._tell(_GAME_OVER, left, 0, 0)
            return 0
        expired = False
        for e in range(self._pos[_ENTITIES]):
            if (
                self._pos[_KIND + e] == _CLONE
                and self._pos[_OWNER + e] == p
                and self._pos[_EXP + e] <= self._pos[_TURNS + p]
            ):
                self._wreck(e, _CLONE_EXPIRED)
                self._rename_trap(e, -1)
                expired = True
        if expired:
            self._after_falls()
        seat = p
        while True:
            seat += 1
            if seat == self._players:
                seat = 0
            if self._pos[_ALIVE + seat]:
                break
        if seat <= p:
            self._end_round()
        self._set(_SEAT, seat)
        self._set(_TURNS + seat, self._pos[_TURNS + seat] + 1)
        self._tell(_TURN_BEGUN, seat, self._pos[_TURNS + seat], 0)
        return 0

    @cython.cfunc
    def _end_round(self) -> cython.int:
        number = self._pos[_ROUND]
        self._tell(_ROUND_ENDED, number, 0, 0)
        self._set(_ROUND, number + 1)
        if self._powers == _OFF or number < self._first_round:
            return 0
        while number >= self._first_round:
            number -= self._every
        if number + self._every != self._first_round:
            return 0
        self._drop_stale()
        most = self._most_p or (self._active_players() + 1) // 2
        if self._powers == _RANDOM and self._pos[_P_HEXES] < most:
            self._tell(_POWER_DUE, 0, 0, 0)
        return 0

    @cython.cfunc
    def _drop_stale(self) -> cython.int:
        """§9.1 Remove the P hexes without an occupied neighbour."""
        k = 0
        while k < self._pos[_P_HEXES]:
            at = self._pos[_P_AT + k]
            if self._touches(at):
                k += 1
            else:
                self._remove_p(k)
                self._set(_IDLE, 0)
                self._tell(_POWER_REMOVED, at, 0, 0)
        return 0

    @cython.cfunc
    def _touches(self, at: cython.int) -> cython.bint:
        """Is a neighbour of this hex occupied? On the grid it may lie where another hex does."""
        for i in range(6):
            beside = self._beside(at, i)
            top = self._pos[_TOP + self._cell_of(beside)]
            if top and self._pos[_AT + top - 1] == beside:
                return True
        return False

    # --- power-ups, as the table gives them (§9.1)

    def drop_stale(self) -> list[int]:
        """Remove the P hexes without an occupied neighbour, and return them."""
        self._begin()
        self._drop_stale()
        return [self._told[i + 1] for i in range(0, self._tells, 4)]

    def candidates(self) -> list[int]:
        """Return the hexes that a P can appear on, ascending."""
        n = self._candidates()
        return sorted(self._at_of(self._ends[i]) for i in range(n) if not self._has_p(self._at_of(self._ends[i])))

    @cython.cfunc
    def _candidates(self) -> cython.int:
        """The empty cells with an occupied neighbour, in `_ends`."""
        self._begin_reach(0)
        self._seen[0] = 0
        for e in range(self._pos[_ENTITIES]):
            if self._pos[_LEVEL + e] == 0:
                self._reach_empty_sides(self._pos[_CELL + e])
        return self._reached

    @cython.cfunc
    def _has_p(self, at: cython.int) -> cython.bint:
        for k in range(self._pos[_P_HEXES]):
            if self._pos[_P_AT + k] == at:
                return True
        return False

    def add_power(self, at: int) -> None:
        """Put a P on a hex; ``ValueError`` if one lies there, something stands there, or there are too many."""
        if not 0 <= at < 1 << 30:
            raise ValueError(f"no hex: {at}")
        top = self._pos[_TOP + self._cell_of(at)]
        if self._has_p(at) or (top and self._pos[_AT + top - 1] == at) or self._pos[_P_HEXES] >= _MOST_P:
            raise ValueError(f"no place for a P: {at}")
        self._listed = False
        self._make_room(self._pos[_TRAPS])
        self._add_power(at)

    @cython.cfunc
    def _add_power(self, at: cython.int) -> cython.int:
        k = self._pos[_P_HEXES]
        self._set(_P_HEXES, k + 1)
        while k > 0 and self._pos[_P_AT + k - 1] > at:
            self._set(_P_AT + k, self._pos[_P_AT + k - 1])
            k -= 1
        self._set(_P_AT + k, at)
        self._set(_IDLE, 0)
        return 0

    # --- asking

    def stuck(self) -> bool:
        """R-50 Two full rounds of automatic skips, in which no status or clone was to run out and no P changed?"""
        idle = self._pos[_IDLE] >= 2 * self._active_players()
        return idle and not (self._lockout and not self._all_activated())

    def surrounded(self, at: int) -> int:
        """Return how many of the six neighbours of a hex are occupied."""
        cells = ((beside, self._cell_of(beside)) for beside in (self._beside(at, i) for i in range(6)))
        return sum(1 for beside, cell in cells if self._pos[_TOP + cell] and self._at_of(cell) == beside)

    def blocked(self, e: int) -> bool:
        """§8.2 May this unit not act in its owner's turn because of a trap or an EMP?"""
        self._known(e)
        owner = self._pos[_OWNER + e]
        return owner >= 0 and max(self._pos[_IMM + e], self._pos[_PAR + e]) >= self._pos[_TURNS + owner]

    def pinned(self, e: int) -> bool:
        """§7 Would the common network fall apart while this entity is lifted? Nothing in a stack is pinned."""
        self._known(e)
        cell = self._pos[_CELL + e]
        return self._pos[_HEIGHT + cell] == 1 and bool(self._is_pinned(cell))

    def _known(self, e: int) -> None:
        if not 0 <= e < self._pos[_ENTITIES]:
            raise ValueError(f"no entity: {e}")

    # --- counting and playing on

    def perft(self, depth: int) -> int:
        """§16 Return the number of sequences of so many actions; a forced skip is one. The position stays as it is."""
        self._listed = False
        mark = self._logged
        total = self._perft(depth, 0)
        self._undo(mark)
        return total

    @cython.cfunc
    def _perft(self, depth: cython.int, base: cython.int) -> cython.longlong:
        if depth == 0:
            return 1
        n = self._legal(base)
        if n == 0:
            if self._active_players() <= 1:
                return 0
            self._list[base] = _SKIP
            n = 1
        if depth == 1:
            return n
        total: cython.longlong = 0
        mark = self._logged
        for i in range(base, base + n):
            self._make_room(self._pos[_TRAPS])
            self._tells = 0
            self._play(self._list[i])
            total += self._perft(depth - 1, base + n)
            self._undo(mark)
        return total

    def playout(self, seed: int, most: int) -> int:
        """Play at random until nobody can go on or so many actions and skips are made; return their number.

        P comes as by R-31. The position stays where it ended; what was before cannot be had back.
        """
        self._seed(seed)
        self._listed = False
        made = 0
        while made < most:
            self._logged = 0
            self._tells = 0
            n = self._legal(0)
            if n == 0:
                if self._active_players() <= 1 or self.stuck():
                    break
                self._play(_SKIP)
            else:
                self._play(self._list[self._draw(n)])
            made += 1
            if self._tells >= 8 and self._told[self._tells - 8] == _POWER_DUE:
                found = self.candidates()
                if found:
                    self._add_power(found[self._draw(len(found))])
        self._logged = 0
        return made
