"""§1.6 What never changes on a table's map: terrain, tiles, neighbours, car lines. Built once for each map."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Final, Literal, NamedTuple, Protocol

from msgspec import Struct

from parlour.games.cyberwedding._hot_paths import Board
from parlour.games.cyberwedding.edges import COURT, HEDGE, STOPS, by_cyberman, neighbours_of, on_foot
from parlour.games.cyberwedding.map_data import TILE, MapData, TileKind, our_map, tile_id, tile_number
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.kit.rules import rule

__all__ = (
    "EAST",
    "NONE",
    "NORTH",
    "SOUTH",
    "WEST",
    "Board",
    "Building",
    "CarLine",
    "Ground",
    "corners_of",
    "ground",
    "ground_of",
)

NONE: Final = -1
"""No square."""
NORTH, EAST, SOUTH, WEST = range(4)
"""§1.4 Facings."""

_KEPT = 16
"""Maps that are kept built."""


class Building(StrEnum):
    """§1.2 The named buildings."""

    CRICKET_PAVILION = "cricket_pavilion"
    PARLIAMENT_HOUSE = "parliament_house"
    WEDDING_MARQUEE = "wedding_marquee"
    TENNIS_COURT = "tennis_court"


_SOLID = "PBM"
"""Buildings that one cannot see through."""
_BUILDINGS = {
    "P": Building.CRICKET_PAVILION,
    "B": Building.PARLIAMENT_HOUSE,
    "M": Building.WEDDING_MARQUEE,
    "N": Building.TENNIS_COURT,
    "G": Building.TENNIS_COURT,
}


class CarLine(Struct, frozen=True):
    """§7.3 A row or a column that a car may run along."""

    number: int
    axis: Literal["row", "column"]
    index: int
    """y of a row, x of a column."""
    tiles: tuple[int, ...]
    """They all have to be face up."""
    squares: tuple[int, ...]
    """From west to east or from north to south, the road at both ends included."""


class _OfATable(Protocol):
    """What of the options the ground depends on."""

    @property
    def map(self) -> MapData | None: ...

    @property
    def advanced_terrain(self) -> bool: ...


class Ground(Struct, frozen=True, eq=False, kw_only=True):
    """§1.6 A map with its terrain rules, basic or advanced. Squares are ``y * width + x``, tiles count likewise.

    Nothing here knows which tiles are face up or what stands where: that is :meth:`board`.
    """

    width: int
    height: int
    squares: int
    """How many there are."""
    advanced: bool
    terrain: str
    """A letter a square."""
    passable: tuple[bool, ...]
    """May a human stand there?"""
    building: tuple[Building | None, ...]
    cost: tuple[int, ...]
    """Allowance that entering takes."""
    adjacent: tuple[tuple[int, ...], ...]
    """The neighbours in the order of the facings."""
    beyond: tuple[tuple[int, ...], ...]
    """``beyond[facing][square]``: the neighbour on that side, or ``NONE``."""
    human: tuple[tuple[int, ...], ...]
    """Neighbours that a group can walk to: no hedges, the fence by its gates."""
    cyber: tuple[tuple[int, ...], ...]
    """Neighbours that a Cyberman can go to."""
    tiles: int
    tile_columns: int
    tile_of: tuple[int, ...]
    tile_ids: tuple[str, ...]
    tile_names: tuple[str, ...]
    tile_kinds: tuple[TileKind, ...]
    tile_squares: tuple[tuple[int, ...], ...]
    tile_neighbours: tuple[tuple[int, ...], ...]
    building_squares: tuple[tuple[int, ...], ...]
    """By tile."""
    start_tiles: tuple[int, ...]
    start_squares: tuple[int, ...]
    corners: tuple[int, ...]
    """§2.3 The four corners of the starting area."""
    cars: tuple[int, ...]
    lines: tuple[CarLine, ...]
    """§7.3 Rows from the north, then columns from the west."""
    distance: Callable[[int, int], int]
    """§0 From one square to another, along rows and columns."""
    _stops: frozenset[tuple[int, int]]
    _board: Board

    def is_hedge(self, square: int) -> bool:
        """§1.6"""
        return self.terrain[square] == HEDGE

    def is_road(self, square: int) -> bool:
        """§1.6"""
        return self.terrain[square] == "="

    def is_court(self, square: int) -> bool:
        """§1.6 Tennis Court, gates included."""
        return self.terrain[square] in COURT

    def is_tree(self, square: int) -> bool:
        """§1.6"""
        return self.terrain[square] == "T"

    def is_rose(self, square: int) -> bool:
        """§1.6"""
        return self.terrain[square] in "Rr"

    def must_stop(self, square: int, to: int) -> bool:
        """§1.6 Does this step of a Cyberman end its move, as it breaks through a hedge or the fence?"""
        return (square, to) in self._stops

    def beside(self, corner: int) -> tuple[tuple[int, int], ...]:
        """§2.3 The squares beside a corner inside the starting area, each with the facing away from the corner."""
        found = ((self.beyond[facing][corner], facing) for facing in range(4))
        return tuple((square, facing) for square, facing in found if square in self.start_squares)

    def line_number(self, axis: Literal["row", "column"], index: int) -> int:
        """§7.3 The number of a car line; ``ValueError`` if there is none."""
        most = self.height if axis == "row" else self.width
        if not 0 < index < most - 1:
            raise ValueError(f"no car line in {axis} {index}")
        return index - 1 if axis == "row" else self.height - 2 + index - 1

    def run(self, line: int, backwards: bool) -> tuple[int, ...]:
        """§7.3 The squares of a run in order, from road to road."""
        squares = self.lines[line].squares
        return squares[::-1] if backwards else squares

    def run_facing(self, line: int, backwards: bool) -> int:
        """§7.3 The facing of a run."""
        if self.lines[line].axis == "row":
            return WEST if backwards else EAST
        return NORTH if backwards else SOUTH

    def board(
        self,
        face_up: Sequence[int],
        cybermen: Sequence[int],
        groups: Sequence[int],
        units: Sequence[int],
        shut: Sequence[int] = (),
    ) -> Board:
        """The map with what stands on it: the one workspace of this ground, so ask at once and do not keep it.

        ``face_up`` is by tile, the others are squares: ``groups`` has one for each counter of a group or Partial on
        foot, ``shut`` those that nobody may enter. ``IndexError`` for a square or a number of tiles that is wrong.
        """
        self._board.load(face_up, cybermen, groups, units, shut)
        return self._board


def ground_of(options: _OfATable) -> Ground:
    """The ground of a table; the same object for equal maps."""
    return ground(options.map, options.advanced_terrain)


@lru_cache(maxsize=_KEPT)
@rule("1.6")
def ground(data: MapData | None, advanced: bool) -> Ground:
    """The ground of a map without faults, ``None`` for our own."""
    data = data or our_map()
    width, height, columns = len(data.rows[0]), len(data.rows), len(data.rows[0]) // TILE
    terrain = "".join(data.rows)
    squares, tiles = range(len(terrain)), range(len(data.tiles))
    beyond = neighbours_of(width, height)
    ways = _Ways(
        foot=tuple(tuple(on_foot(terrain, s, side[s]) for side in beyond) for s in squares),
        cyber=tuple(tuple(by_cyberman(terrain, s, side[s], advanced) for side in beyond) for s in squares),
        tile_of=tuple(s // width // TILE * columns + s % width // TILE for s in squares),
        cost=tuple(NUMBERS.rose_cost if advanced and letter in "Rr" else 1 for letter in terrain),
    )
    building = tuple(_BUILDINGS.get(letter) for letter in terrain)
    tile_squares = tuple(tuple(s for s in squares if ways.tile_of[s] == tile) for tile in tiles)
    start = tuple(sorted(tile_number(name, columns) for name in data.start))
    start_squares = tuple(s for s in squares if ways.tile_of[s] in start)
    board = _workspace(terrain, width, beyond, ways, advanced)
    return Ground(
        width=width,
        height=height,
        squares=len(squares),
        advanced=advanced,
        terrain=terrain,
        passable=tuple(letter != HEDGE for letter in terrain),
        building=building,
        cost=ways.cost,
        adjacent=tuple(tuple(side[s] for side in beyond if side[s] >= 0) for s in squares),
        beyond=beyond,
        human=_led_to(beyond, ways.foot),
        cyber=_led_to(beyond, ways.cyber),
        tiles=len(tiles),
        tile_columns=columns,
        tile_of=ways.tile_of,
        tile_ids=tuple(tile_id(tile, columns) for tile in tiles),
        tile_names=tuple(tile.name for tile in data.tiles),
        tile_kinds=tuple(TileKind(tile.kind) for tile in data.tiles),
        tile_squares=tile_squares,
        tile_neighbours=_tile_neighbours(columns, len(tiles)),
        building_squares=tuple(tuple(s for s in those if building[s]) for those in tile_squares),
        start_tiles=start,
        start_squares=start_squares,
        corners=corners_of(start_squares, width),
        cars=tuple(s for s in squares if terrain[s] == "C"),
        lines=_lines(width, height, ways.tile_of),
        distance=board.distance,
        _stops=frozenset((s, beyond[f][s]) for s in squares for f in range(4) if ways.cyber[s][f] == STOPS),
        _board=board,
    )


class _Ways(NamedTuple):
    """What steps need, by square; the first two by facing as well."""

    foot: tuple[tuple[bool, ...], ...]
    cyber: tuple[tuple[int, ...], ...]
    tile_of: tuple[int, ...]
    cost: tuple[int, ...]


def _led_to(beyond: Sequence[Sequence[int]], allowed: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """The neighbours to which an edge is allowed."""
    return tuple(tuple(beyond[f][s] for f in range(4) if edges[f]) for s, edges in enumerate(allowed))


def _workspace(terrain: str, width: int, beyond: Sequence[Sequence[int]], ways: _Ways, advanced: bool) -> Board:
    """The compiled board; sight and cover depend on advanced terrain."""
    return Board(
        width,
        [side[s] for s in range(len(terrain)) for side in beyond],
        [edge for edges in ways.foot for edge in edges],
        [edge for edges in ways.cyber for edge in edges],
        ways.tile_of,
        ways.cost,
        [letter == HEDGE for letter in terrain],
        [letter in (HEDGE if advanced else HEDGE + _SOLID) for letter in terrain],
        [advanced and letter in "T" + _SOLID for letter in terrain],
    )


def _tile_neighbours(columns: int, tiles: int) -> tuple[tuple[int, ...], ...]:
    beyond = neighbours_of(columns, tiles // columns)
    return tuple(tuple(beyond[f][tile] for f in range(4) if beyond[f][tile] >= 0) for tile in range(tiles))


def corners_of(area: Sequence[int], width: int) -> tuple[int, ...]:
    """§2.3 The four corners of an area of two tiles, its squares ascending."""
    columns = [square % width for square in area]
    return tuple(y * width + x for y in (area[0] // width, area[-1] // width) for x in (min(columns), max(columns)))


def _lines(width: int, height: int, tile_of: Sequence[int]) -> tuple[CarLine, ...]:
    def line(number: int, axis: Literal["row", "column"], index: int, squares: range) -> CarLine:
        return CarLine(number, axis, index, tuple(sorted({tile_of[square] for square in squares})), tuple(squares))

    rows = [line(y - 1, "row", y, range(y * width, (y + 1) * width)) for y in range(1, height - 1)]
    columns = [line(height - 3 + x, "column", x, range(x, width * height, width)) for x in range(1, width - 1)]
    return (*rows, *columns)
