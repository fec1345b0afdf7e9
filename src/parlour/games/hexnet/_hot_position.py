# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, infer_types=True
"""§3, §12.1 The whole position in the core: taken from columns by value, given back, and its public key."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from parlour.kit import cy as cython  # type: ignore[no-redef]  # the stand-in, where Cython is not installed

from parlour.games.hexnet import columns, geometry
from parlour.games.hexnet.columns import Columns, Secrets

if TYPE_CHECKING or not cython.compiled:
    from parlour.games.hexnet._hot import (
        _ALL,
        _AT,
        _CARRIES,
        _CELL,
        _ENTITIES,
        _EXP,
        _GRID_END,
        _HEIGHT,
        _IMM,
        _KIND,
        _LEVEL,
        _MASK,
        _ORDINAL,
        _OWNER,
        _PAR,
        _TOP,
        Board,
    )

__all__ = ("Position",)

if TYPE_CHECKING:
    from typing import TypeAlias

    # Names that Cython does not know are objects to it, as `_hot_position.pxd` says.
    Column: TypeAlias = list[int]
    Lists: TypeAlias = list[list[int]]

_CORE = cython.declare(cython.int, columns.CORE)
_WRECK = cython.declare(cython.int, columns.WRECK)
_CLONE = cython.declare(cython.int, columns.CLONE)

# Sixteen ints for what there is one of for each player, sixty-four for hands and names.
_ALIVE = cython.declare(cython.int, 1424)
_ACTIVATED = cython.declare(cython.int, 1440)
_TURNS = cython.declare(cython.int, 1456)
_MOVES = cython.declare(cython.int, 1472)
_SKIPS = cython.declare(cython.int, 1488)
_LOST = cython.declare(cython.int, 1504)
_HAND = cython.declare(cython.int, 1520)
_NAMED = cython.declare(cython.int, 1584)
_MOTHER = cython.declare(cython.int, 1648)
_IN_HAND = cython.declare(cython.int, 1664)
_P_AT = cython.declare(cython.int, 1696)
_TURN = cython.declare(cython.int, 1824)
_SEAT = cython.declare(cython.int, 1824 + columns.SEAT)
_ROUND = cython.declare(cython.int, 1824 + columns.ROUND)
_IDLE = cython.declare(cython.int, 1824 + columns.IDLE)
_NAMED_WRECKS = cython.declare(cython.int, 1824 + columns.NAMED_WRECKS)
_TURN_SIZE = cython.declare(cython.int, columns.TURN_SIZE)
_P_HEXES = cython.declare(cython.int, 1840)  # how many
_TRAPS = cython.declare(cython.int, 1841)
_WRECKS = cython.declare(cython.int, 1842)  # on the board
_GONE = cython.declare(cython.int, 1843)  # entities that left in this decision and still have an id
_TRAP = cython.declare(cython.int, 4096 + 3 * 16384)  # three ints each, by seat: hex, seat, the Netter or -1
_MOST = cython.declare(cython.int, 126)
_MOST_P = cython.declare(cython.int, columns.MOST_P_HEXES)
_GOLDEN = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
_MIX_1 = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
_MIX_2 = cython.declare(cython.ulonglong, 0x94D049BB133111EB)
_OTHER = cython.declare(cython.ulonglong, 0x5851F42D4C957F2D)


@cython.cclass
class Position(Board):
    """Board, players and secrets of one match."""

    _players: cython.int
    _on_grid: cython.int
    _sound: cython.bint
    _listed: cython.bint

    def __init__(self, players: int) -> None:
        super().__init__(geometry.grid_size(players))
        self._players = players
        self._on_grid = 0
        self._sound = self._listed = False
        self._pos = array("i", [0]) * (_GRID_END + 3 * 256)

    def sync(
        self,
        kind: list[int],
        owner: list[int],
        ordinal: list[int],
        at: list[int],
        level: list[int],
        carries: list[int],
        imm: list[int],
        par: list[int],
        exp: list[int],
        alive: list[int],
        activated: list[int],
        turns: list[int],
        moves: list[int],
        skips: list[int],
        lost: list[int],
        hand: list[int],
        named: list[int],
        p_hexes: list[int],
        turn: list[int],
        mother: list[int],
        mother_in_hand: list[int],
        traps: list[list[int]],
    ) -> bool:
        """Make these columns the core's position; does the last list of actions still hold?

        Forgets what could be undone. Raises ``ValueError`` for columns that are no position.
        """
        entities = len(kind)
        players = self._players
        sound = self._sound
        self._sound = False  # until all of it has been read
        if sound:
            self._on_grid = self._pos[_ENTITIES]
        if entities > _MOST or len(p_hexes) > _MOST_P:
            raise ValueError(f"too many: {entities} entities, {len(p_hexes)} P hexes")
        self._logged = 0
        same: cython.bint = sound and self._pos[_ENTITIES] == entities and self._pos[_P_HEXES] == len(p_hexes)
        self._pos[_ENTITIES] = entities
        self._pos[_P_HEXES] = len(p_hexes)
        same &= self._load(_KIND, kind, entities)
        same &= self._load(_OWNER, owner, entities)
        same &= self._load(_ORDINAL, ordinal, entities)
        same &= self._load(_AT, at, entities)
        same &= self._load(_LEVEL, level, entities)
        same &= self._load(_CARRIES, carries, entities)
        same &= self._load(_IMM, imm, entities)
        same &= self._load(_PAR, par, entities)
        same &= self._load(_EXP, exp, entities)
        same &= self._load(_ALIVE, alive, players)
        same &= self._load(_ACTIVATED, activated, players)
        same &= self._load(_TURNS, turns, players)
        same &= self._load(_MOVES, moves, players)
        same &= self._load(_SKIPS, skips, players)
        same &= self._load(_LOST, lost, players)
        same &= self._load(_HAND, hand, 5 * players)
        same &= self._load(_NAMED, named, 6 * players)
        same &= self._load(_P_AT, p_hexes, self._pos[_P_HEXES])
        same &= self._load(_TURN, turn, _TURN_SIZE)
        same &= self._load(_MOTHER, mother, players)
        same &= self._load(_IN_HAND, mother_in_hand, players)
        same &= self._load_traps(traps)
        if not same:
            self._listed = False
            self._check()
            self._fill_grid()
        self._sound = True
        return self._listed

    @cython.cfunc
    def _load(self, base: cython.int, given: Column, count: cython.int) -> cython.bint:
        """Read a column; was it so already?"""
        column: list[int] = given
        if len(column) != count:
            raise ValueError(f"a column of {len(column)} ints where {count} belong")
        same = True
        for i in range(count):
            value: cython.int = column[i]
            if self._pos[base + i] != value:
                self._pos[base + i] = value
                same = False
        return same

    @cython.cfunc
    def _load_traps(self, given: Lists) -> cython.bint:
        traps: list[list[int]] = given
        if len(traps) != self._players:
            raise ValueError(f"traps of {len(traps)} players")
        same = True
        count = 0
        for seat in range(self._players):
            own: list[int] = traps[seat]
            if len(own) % 2:
                raise ValueError("a trap without its Netter")
            for i in range(0, len(own), 2):
                self._make_trap_room(count + 1)
                hexagon: cython.int = own[i]
                by: cython.int = own[i + 1]
                k = _TRAP + 3 * count
                if self._pos[k] != hexagon or self._pos[k + 1] != seat or self._pos[k + 2] != by:
                    same = False
                    self._pos[k] = hexagon
                    self._pos[k + 1] = seat
                    self._pos[k + 2] = by
                count += 1
        if self._pos[_TRAPS] != count:
            self._pos[_TRAPS] = count
            same = False
        return same

    @cython.cfunc
    def _make_trap_room(self, count: cython.int) -> cython.int:
        if _TRAP + 3 * count > len(self._pos):
            pos = array("i", [0]) * (2 * len(self._pos) - _TRAP)
            for i in range(len(self._pos)):
                pos[i] = self._pos[i]
            self._pos = pos
        return 0

    @cython.cfunc
    def _check(self) -> cython.int:
        """Refuse what would lead outside the arrays."""
        n = self._pos[_ENTITIES]
        for e in range(n):
            kind = self._pos[_KIND + e]
            owner = self._pos[_OWNER + e]
            if not (0 <= kind <= _WRECK and -1 <= owner < self._players and (kind == _WRECK) == (owner < 0)):
                raise ValueError(f"no unit: kind {kind} of player {owner}")
            if not 0 <= self._pos[_AT + e] < 1 << 30:
                raise ValueError(f"no hex: {self._pos[_AT + e]}")
        for seat in range(self._players):
            mother = self._pos[_MOTHER + seat]
            if not -1 <= mother < n or (
                mother >= 0 and (self._pos[_KIND + mother] != _CORE or self._pos[_OWNER + mother] != seat)
            ):
                raise ValueError(f"no core of player {seat}: {mother}")
            if not 0 <= self._pos[_IN_HAND + seat] <= 1:
                raise ValueError("more than one Mothership")
        if not 0 <= self._pos[_SEAT] < self._players:
            raise ValueError(f"no such seat: {self._pos[_SEAT]}")
        for k in range(self._pos[_TRAPS]):
            if not -1 <= self._pos[_TRAP + 3 * k + 2] < n:
                raise ValueError(f"a trap of nobody: {self._pos[_TRAP + 3 * k + 2]}")
        return 0

    @cython.cfunc
    def _fill_grid(self) -> cython.int:
        """Make the grid and the counts anew; ``ValueError`` for stacks with gaps."""
        for e in range(self._on_grid):
            cell = self._pos[_CELL + e]
            if cell >= 0:
                self._pos[_MASK + cell] = self._pos[_TOP + cell] = self._pos[_HEIGHT + cell] = 0
                for i in range(6):
                    self._pos[_MASK + self._near[8 * cell + i]] = 0
        n = self._pos[_ENTITIES]
        self._on_grid = n
        self._pos[_WRECKS] = self._pos[_GONE] = 0
        for e in range(n):
            self._pos[_CELL + e] = -1
            self._pos[_WRECKS] += self._pos[_KIND + e] == _WRECK
        left = n
        level = 0
        while left:
            before = left
            for e in range(n):
                if self._pos[_LEVEL + e] == level:
                    cell = self._cell_of(self._pos[_AT + e])
                    under = self._pos[_TOP + cell] - 1
                    if self._pos[_HEIGHT + cell] != level or (
                        under >= 0 and self._pos[_AT + under] != self._pos[_AT + e]
                    ):
                        raise ValueError(f"no stack: entity {e} at level {level}")
                    self._put(e, cell)
                    left -= 1
            if left == before:
                raise ValueError(f"nothing at level {level}, but something above")
            level += 1
        self._logged = 0
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _cell_of(self, at: cython.int) -> cython.int:
        wrap = self._side - 1
        return (at >> 15 & wrap) * self._side + (at & wrap)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _beside(self, at: cython.int, direction: cython.int) -> cython.int:
        """The neighbour of a hex of the plane."""
        q = at & 32767
        r = at >> 15
        if direction == 0 or direction == 5:
            q = (q + 1) & 32767
        elif direction == 2 or direction == 3:
            q = (q + 32767) & 32767
        if direction == 1 or direction == 2:
            r = (r + 1) & 32767
        elif direction == 4 or direction == 5:
            r = (r + 32767) & 32767
        return r << 15 | q

    @cython.cfunc
    @cython.exceptval(check=False)
    def _at_of(self, cell: cython.int) -> cython.int:
        """The hex of a cell that is occupied or has an occupied neighbour, or else the origin."""
        top = self._pos[_TOP + cell]
        if top:
            return self._pos[_AT + top - 1]
        sides = self._pos[_MASK + cell]
        if not sides:
            return 16384 << 15 | 16384
        i = self._lowest[sides]
        top = self._pos[_TOP + self._near[8 * cell + i]]
        return self._beside(self._pos[_AT + top - 1], i + 3 if i < 3 else i - 3)

    # --- giving back

    def position(self) -> tuple[Columns, Secrets]:
        """Return the position as new columns."""
        columns = Columns._make([] for _ in Columns._fields)
        secrets = Secrets([], [], [[] for _ in range(self._players)])
        self.store(*columns, *secrets)
        return columns, secrets

    def store(
        self,
        kind: list[int],
        owner: list[int],
        ordinal: list[int],
        at: list[int],
        level: list[int],
        carries: list[int],
        imm: list[int],
        par: list[int],
        exp: list[int],
        alive: list[int],
        activated: list[int],
        turns: list[int],
        moves: list[int],
        skips: list[int],
        lost: list[int],
        hand: list[int],
        named: list[int],
        p_hexes: list[int],
        turn: list[int],
        mother: list[int],
        mother_in_hand: list[int],
        traps: list[list[int]],
    ) -> None:
        """Write the position into these columns, in place; the workspace stays as it is."""
        entities = self._pos[_ENTITIES]
        players = self._players
        self._dump(_KIND, kind, entities)
        self._dump(_OWNER, owner, entities)
        self._dump(_ORDINAL, ordinal, entities)
        self._dump(_AT, at, entities)
        self._dump(_LEVEL, level, entities)
        self._dump(_CARRIES, carries, entities)
        self._dump(_IMM, imm, entities)
        self._dump(_PAR, par, entities)
        self._dump(_EXP, exp, entities)
        self._dump(_ALIVE, alive, players)
        self._dump(_ACTIVATED, activated, players)
        self._dump(_TURNS, turns, players)
        self._dump(_MOVES, moves, players)
        self._dump(_SKIPS, skips, players)
        self._dump(_LOST, lost, players)
        self._dump(_HAND, hand, 5 * players)
        self._dump(_NAMED, named, 6 * players)
        self._dump(_P_AT, p_hexes, self._pos[_P_HEXES])
        self._dump(_TURN, turn, _TURN_SIZE)
        self._dump(_MOTHER, mother, players)
        self._dump(_IN_HAND, mother_in_hand, players)
        k = _TRAP
        end = _TRAP + 3 * self._pos[_TRAPS]
        for seat in range(players):
            first = k
            while k < end and self._pos[k + 1] == seat:
                k += 3
            if traps[seat] or k > first:
                traps[seat][:] = [value for i in range(first, k, 3) for value in (self._pos[i], self._pos[i + 2])]

    @cython.cfunc
    def _dump(self, base: cython.int, given: Column, count: cython.int) -> cython.int:
        """Write a column, where it differs."""
        column: list[int] = given
        if len(column) != count:
            column[:] = [self._pos[base + i] for i in range(count)]
            return 0
        for i in range(count):
            value: cython.int = column[i]
            if self._pos[base + i] != value:
                column[i] = self._pos[base + i]
        return 0

    # --- the public position (§12.1)

    def key(self) -> str:
        """Return 32 hexadecimal digits that agree iff the public positions do, but for 2 to the power of -128."""
        first: cython.ulonglong = 0
        second: cython.ulonglong = 0
        n = self._pos[_ENTITIES]
        players = self._players
        for j in range(n + self._pos[_P_HEXES] + 6 * players + 1):
            word = self._word(j, n, players)
            first = (first + self._mix(word)) & _ALL
            second = (second + self._mix(word ^ _OTHER)) & _ALL
        return f"{first:016x}{second:016x}"

    @cython.cfunc
    @cython.exceptval(check=False)
    def _word(self, j: cython.int, n: cython.int, players: cython.int) -> cython.ulonglong:
        """The j-th fact of the public position as a number that no other fact has."""
        fact: cython.ulonglong
        if j < n:
            owner = self._pos[_OWNER + j]
            fact = self._remaining(self._pos[_EXP + j], owner)
            fact = fact << 6 | self._remaining(self._pos[_PAR + j], owner)
            fact = fact << 7 | self._remaining(self._pos[_IMM + j], owner)
            fact = fact << 1 | self._pos[_CARRIES + j]
            fact = fact << 3 | self._pos[_KIND + j]
            fact = fact << 4 | (owner + 1)
            fact = fact << 7 | self._pos[_LEVEL + j]
            return fact << 30 | self._pos[_AT + j]
        j -= n
        fact = 7
        if j < self._pos[_P_HEXES]:
            return fact << 41 | self._pos[_P_AT + j]
        j -= self._pos[_P_HEXES]
        if j < 5 * players:
            return (fact << 4 | 1) << 37 | self._pos[_HAND + j] << 8 | j
        j -= 5 * players
        if j < players:
            late = min(self._pos[_MOVES + j], 9)
            return (fact << 4 | 2) << 37 | late << 9 | self._pos[_ACTIVATED + j] << 8 | j
        return (fact << 4 | 3) << 37 | self._pos[_SEAT]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _remaining(self, until: cython.int, owner: cython.int) -> cython.int:
        """Own turns still to come, the one under way included."""
        if owner < 0 or until < 0:
            return 0
        left = until - self._pos[_TURNS + owner] + (owner == self._pos[_SEAT])
        return max(0, min(left, 63))

    @cython.cfunc
    @cython.exceptval(check=False)
    def _mix(self, word: cython.ulonglong) -> cython.ulonglong:
        """Scatter 64 bits (the finaliser of SplitMix64); a product keeps its low half, compiled or not."""
        word = (word + _GOLDEN) & _ALL
        word = ((word ^ word >> 30) * _MIX_1) & _ALL
        word = ((word ^ word >> 27) * _MIX_2) & _ALL
        return word ^ word >> 31
