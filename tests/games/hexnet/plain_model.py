"""Board, units, players and the set-up of the plain Hexnet; `plain` says what it is for.

A hex is a pair (q, r). A position is a few dictionaries that the functions of the other `plain_*` modules change in
place; whoever wants to keep the old one copies it first.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field
from functools import lru_cache
from math import ceil

__all__ = (
    "COUNTS",
    "DIRECTIONS",
    "KINDS",
    "LETTERS",
    "Hex",
    "Options",
    "Player",
    "Position",
    "Unit",
    "connected",
    "neighbour",
    "neighbours",
    "public_kind",
    "start",
)

Hex = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""3: E, SE, SW, W, NW, NE."""

KINDS = "MDSCJN"
"""2: what a hand holds."""

LETTERS = "abcdefghij"
"""16: the players in records."""

COUNTS = {2: (1, 1, 3, 2, 3, 2), 3: (1, 1, 3, 2, 2, 2), 5: (1, 1, 2, 2, 2, 2), 8: (1, 1, 2, 1, 2, 1)}
"""2 [R-02]: units of each kind, by the least number of players that they are for."""

WRECKS: dict[int, tuple[Hex, ...]] = {2: (), 3: ((0, 0),), 5: ((0, 0), (1, 0), (0, 1)), 8: DIRECTIONS}
"""4 [R-06]: the initial wrecks in their order, by the least number of players."""


def neighbour(hex: Hex, direction: int) -> Hex:
    """3: the hex on that side; directions go on beyond 5 and below 0."""
    q, r = DIRECTIONS[direction % 6]
    return hex[0] + q, hex[1] + r


@lru_cache(maxsize=10_000)
def neighbours(hex: Hex) -> tuple[Hex, ...]:
    """3: the six hexes around, clockwise from the east."""
    return tuple(neighbour(hex, direction) for direction in range(6))


def connected(hexes: Iterable[Hex]) -> bool:
    """7: they hang together; none at all do."""
    left = dict.fromkeys(hexes)
    edge = list(left)[:1]
    while edge:
        for hex in edge:
            left.pop(hex, None)
        edge = [near for hex in edge for near in neighbours(hex) if near in left]
    return not left


def public_kind(kind: str) -> str:
    """1: what others see, O for M and D."""
    return "O" if kind in "MD" else kind


@dataclass(frozen=True)
class Options:
    """The switches of the rulings table.

    `p_mode` here is only whether there is P maintenance: which hex gets a P is said by the caller (`plain.Choose`).
    """

    counts: tuple[int, ...] | None = None
    p_mode: str = "off"
    p_first_round: int = 3
    p_every: int = 2
    p_cap: int | None = None
    trap_deactivates: bool = False
    turn_timeout: str = "skip3"
    lockout_turns: int = 3
    max_actions: int | None = None


@dataclass
class Unit:
    """An entity on the board. `owner` is None for a wreck; `name` is that of 16 without the player's letter."""

    id: int
    kind: str
    owner: int | None
    name: str
    p: bool = False
    imm: int = -1
    par: int = -1
    exp: int | None = None
    wreck_order: int | None = None


@dataclass
class Player:
    """5: a seat. `turns` is T, `moves` is m; `skips` and `lost` are the rows that end in a fall."""

    hand: dict[str, int]
    alive: bool = True
    activated: bool = False
    turns: int = 0
    moves: int = 0
    skips: int = 0
    lost: int = 0


@dataclass
class Position:
    """Everything there is, hidden things too. Stacks are bottom to top; an empty hex is no key of `board`.

    `traps` maps (hex, owner) to the id of the Netter that left it, `appeared` counts the names given per owner and
    public kind, `falls` are the groups that fell together. `acted`: the turn before this one ended with an own
    action (12.1); `idle`: automatic skips in a row (R-50). `log`: the server events of 16 since the last action began.
    """

    options: Options
    players: list[Player]
    turn: int = 0
    round: int = 1
    board: dict[Hex, list[Unit]] = field(default_factory=dict)
    traps: dict[tuple[Hex, int], int | None] = field(default_factory=dict)
    p_hexes: list[Hex] = field(default_factory=list)
    next_id: int = 0
    next_wreck: int = 0
    appeared: dict[tuple[int, str], int] = field(default_factory=dict)
    falls: list[list[int]] = field(default_factory=list)
    seen: dict[object, int] = field(default_factory=dict)
    acted: bool = False
    idle: int = 0
    actions: int = 0
    over: bool = False
    reason: str = ""
    winners: list[int] = field(default_factory=list)
    log: list[str] = field(default_factory=list)

    def copy(self) -> Position:
        """One that shares nothing that changes."""
        other = copy(self)
        other.players = [copy(player) for player in self.players]
        for player in other.players:
            player.hand = dict(player.hand)
        other.board = {hex: [Unit(**vars(unit)) for unit in stack] for hex, stack in self.board.items()}
        other.traps, other.appeared, other.seen = dict(self.traps), dict(self.appeared), dict(self.seen)
        other.p_hexes, other.winners, other.log = list(self.p_hexes), list(self.winners), list(self.log)
        other.falls = [list(group) for group in self.falls]
        return other

    @property
    def mover(self) -> Player:
        """The player to move."""
        return self.players[self.turn]

    def active(self) -> list[int]:
        """The seats that have not fallen."""
        return [seat for seat, player in enumerate(self.players) if player.alive]

    def top(self, hex: Hex) -> Unit | None:
        """3: the visible entity."""
        return self.board[hex][-1] if hex in self.board else None

    def units(self) -> list[tuple[Hex, int, Unit]]:
        """Every entity with its hex and level, by id."""
        found = [(hex, level, unit) for hex, stack in self.board.items() for level, unit in enumerate(stack)]
        return sorted(found, key=lambda entry: entry[2].id)

    def of(self, seat: int) -> list[tuple[Hex, int, Unit]]:
        """That player's units, by id."""
        stacks = self.board.items()
        own = [(hex, at, unit) for hex, stack in stacks for at, unit in enumerate(stack) if unit.owner == seat]
        return sorted(own, key=lambda entry: entry[2].id)

    def hex_of(self, id: int) -> Hex:
        """Where that entity stands."""
        return next(hex for hex, stack in self.board.items() if any(unit.id == id for unit in stack))

    def unit(self, id: int) -> Unit:
        """The entity of that id."""
        return next(unit for stack in self.board.values() for unit in stack if unit.id == id)

    def mothership_is_out(self, seat: int) -> bool:
        """5.2, 10: that player's M is on the board."""
        return any(unit.kind == "M" and unit.owner == seat for stack in self.board.values() for unit in stack)

    def entities(self) -> int:
        """2 [R-03]: how many on the board and in the hands of active players."""
        hands = sum(sum(player.hand.values()) for player in self.players if player.alive)
        return hands + sum(len(stack) for stack in self.board.values())

    def put(self, hex: Hex, kind: str, owner: int | None) -> Unit:
        """A new entity on top of what is there, named in order of appearance (16, H4)."""
        unit = Unit(self.next_id, kind, owner, "")
        self.next_id += 1
        if owner is None:
            self.wreck(unit)
        else:
            key = owner, public_kind(kind)
            self.appeared[key] = self.appeared.get(key, 0) + 1
            unit.name = f"{public_kind(kind)}{self.appeared[key]}"
        self.board.setdefault(hex, []).append(unit)
        return unit

    def wreck(self, unit: Unit) -> None:
        """10: it becomes a wreck, the youngest of all, and loses what it carried and suffered."""
        unit.kind, unit.owner, unit.p, unit.imm, unit.par, unit.exp = "X", None, False, -1, -1, None
        unit.wreck_order = self.next_wreck
        self.next_wreck += 1
        unit.name = f"X{self.next_wreck}"

    def lift(self, unit: Unit) -> Hex:
        """Take the entity off the board; what stood on it drops down."""
        hex = self.hex_of(unit.id)
        self.board[hex] = [other for other in self.board[hex] if other is not unit]
        if not self.board[hex]:
            del self.board[hex]
        return hex

    def p_limit(self) -> int:
        """9.1: how many P hexes may lie on the board."""
        return self.options.p_cap if self.options.p_cap is not None else ceil(len(self.active()) / 2)


def by_players(table: Iterable[int], n: int) -> int:
    """The key of a table by least numbers that n players belong to."""
    return max(least for least in table if least <= n)


def start(n: int, options: Options | None = None) -> Position:
    """4: the board before the first turn of seat 0 has begun; `plain.begin` begins it."""
    options = options or Options()
    counts = options.counts or COUNTS[by_players(COUNTS, n)]
    position = Position(options, [Player(dict(zip(KINDS, counts, strict=True))) for _ in range(n)])
    for hex in WRECKS[by_players(WRECKS, n)]:
        position.put(hex, "X", None)
    return position
