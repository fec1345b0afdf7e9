"""§1.6 Does a map make sense? Faults of rows, tiles and the start, each by dotted field."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from parlour.games.cyberwedding.edges import HEDGE, neighbours_of, on_foot
from parlour.games.cyberwedding.ground import corners_of
from parlour.games.cyberwedding.map_data import LEAST_SIDE, MOST_HEIGHT, MOST_WIDTH, TERRAIN, TILE, tile_id, tile_number
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.kit.faults import Fault
from parlour.kit.rules import rule

__all__ = (
    "MOST_CARS",
    "Grid",
    "faults_of_grid",
    "faults_of_rows",
    "faults_of_start",
    "grid_of",
    "square_name",
    "steps",
)

MOST_CARS: Final = 24
_ARRIVALS = max(NUMBERS.arrivals)
"""§3.1 All that come to a tile find a place on it, with basic terrain too."""


class Grid(Struct, frozen=True):
    """Rows that are a rectangle of whole tiles."""

    width: int
    height: int
    terrain: str

    @property
    def columns(self) -> int:
        """Of tiles."""
        return self.width // TILE

    @property
    def tiles(self) -> int:
        """How many there are."""
        return self.columns * (self.height // TILE)

    def tile_of(self, square: int) -> int:
        """The tile of a square."""
        return square // self.width // TILE * self.columns + square % self.width // TILE

    def field(self, square: int) -> str:
        """The dotted field of its row."""
        return f"rows.{square // self.width}"

    def name(self, square: int) -> str:
        """A letter for the column, a number from 1 for the row."""
        return square_name(square // self.width, square % self.width)


def square_name(y: int, x: int) -> str:
    """What a square is called: ``n8`` is the one of row 7 and column 13, both counted from 0."""
    return f"{chr(ord('a') + x)}{y + 1}"


def grid_of(rows: Sequence[str]) -> Grid | None:
    """The grid, if the rows are a rectangle of whole tiles within the limits."""
    width, height = len(rows[0]) if rows else 0, len(rows)
    fits = LEAST_SIDE <= width <= MOST_WIDTH and LEAST_SIDE <= height <= MOST_HEIGHT
    if not fits or width % TILE or height % TILE or any(len(row) != width for row in rows):
        return None
    return Grid(width, height, "".join(rows))


def faults_of_rows(rows: Sequence[str]) -> Iterator[Fault]:
    """No rectangle, no whole tiles, letters that are no terrain."""
    if not rows:
        return
    width = len(rows[0])
    for field, count in (("rows", len(rows)), ("rows.0", width)):
        if count % TILE:
            yield Fault(field, "map_side", {"count": count, "side": TILE})
    for y, row in enumerate(rows):
        if len(row) != width:
            yield Fault(f"rows.{y}", "map_row_width", {"count": len(row), "expected": width})
        strange = [x for x, letter in enumerate(row[:MOST_WIDTH]) if letter not in TERRAIN]
        if strange:
            shown = row[strange[0]] if row[strange[0]].isprintable() else "\N{REPLACEMENT CHARACTER}"
            args: dict[str, str | int] = {"value": shown, "values": " ".join(TERRAIN), "count": len(strange)}
            yield Fault(f"rows.{y}", "map_unknown_terrain", {"square": square_name(y, strange[0]), **args})


@rule("1.6")
def faults_of_grid(grid: Grid, start: int) -> Iterator[Fault]:
    """The road round it, cars, room on the tiles, and that all squares can be walked to from ``start``."""
    yield from _road(grid)
    cars = grid.terrain.count("C")
    if not cars:
        yield Fault("rows", "map_no_car")
    elif cars > MOST_CARS:
        yield Fault("rows", "map_many_cars", {"count": cars, "most": MOST_CARS})
    room = [0] * grid.tiles
    for square, letter in enumerate(grid.terrain):
        room[grid.tile_of(square)] += letter != HEDGE
    for tile, count in enumerate(room):
        if count < _ARRIVALS:
            args: dict[str, str | int] = {"tile": tile_id(tile, grid.columns), "count": count, "least": _ARRIVALS}
            yield Fault(f"tiles.{tile}", "map_tile_narrow", args)
    yield from _unreachable(grid, start)


def _road(grid: Grid) -> Iterator[Fault]:
    """§7.3 The outermost squares are road, and no others."""
    for y in range(grid.height):
        squares = range(y * grid.width, (y + 1) * grid.width)
        outer = [s for s in squares if y in (0, grid.height - 1) or s in (squares[0], squares[-1])]
        missing = [s for s in outer if grid.terrain[s] != "="]
        inside = [s for s in squares if grid.terrain[s] == "=" and s not in outer]
        for code, found in (("map_no_road", missing), ("map_road_inside", inside)):
            if found:
                yield Fault(f"rows.{y}", code, {"square": grid.name(found[0]), "count": len(found)})


def _unreachable(grid: Grid, start: int) -> Iterator[Fault]:
    seen = set(steps(grid, [start]))
    for square, letter in enumerate(grid.terrain):
        if letter != HEDGE and square not in seen:
            part = steps(grid, [square])
            seen.update(part)
            yield Fault(grid.field(square), "map_unreachable", {"square": grid.name(square), "count": len(part)})


def steps(grid: Grid, start: Sequence[int]) -> dict[int, int]:
    """Steps on foot from the nearest of some squares to all that can be reached."""
    beyond = neighbours_of(grid.width, grid.height)
    found = dict.fromkeys(start, 0)
    queue = deque(start)
    while queue:
        square = queue.popleft()
        for facing in range(4):
            to = beyond[facing][square]
            if to not in found and on_foot(grid.terrain, square, to):
                found[to] = found[square] + 1
                queue.append(to)
    return found


def faults_of_start(grid: Grid, start: Sequence[str], seats: int) -> Iterator[Fault]:
    """§2.3 Two tiles side by side, with room for the Unit, its Cybermen and the groups."""
    tiles = []
    for i, name in enumerate(start):
        tile = _tile(grid, name)
        if tile is None:
            ids = f"{tile_id(0, grid.columns)}, {tile_id(1, grid.columns)} … {tile_id(grid.tiles - 1, grid.columns)}"
            yield Fault(f"start.{i}", "map_unknown_tile", {"value": name, "values": ids})
        else:
            tiles.append(tile)
    if len(tiles) == len(start) == 2:
        first, second = sorted(tiles)
        if second - first == grid.columns or (second - first == 1 and second % grid.columns):
            yield from _area(grid, tiles, seats)
        else:
            yield Fault("start", "map_start_apart")


def _tile(grid: Grid, name: str) -> int | None:
    if len(name) != 2:
        return None
    tile = tile_number(name, grid.columns)
    return tile if 0 <= tile < grid.tiles and tile_id(tile, grid.columns) == name else None


@rule("2.3")
def _area(grid: Grid, tiles: Sequence[int], seats: int) -> Iterator[Fault]:
    area = [square for square in range(len(grid.terrain)) if grid.tile_of(square) in tiles]
    beyond = neighbours_of(grid.width, grid.height)
    for corner in corners_of(area, grid.width):
        beside = [beyond[facing][corner] for facing in range(4) if beyond[facing][corner] in area]
        barred = [square for square in (corner, *beside) if grid.terrain[square] == HEDGE]
        if barred or grid.terrain[corner] == "=":
            yield Fault("start", "map_corner", {"corner": grid.name(corner), "square": grid.name([*barred, corner][0])})
    room = sum(grid.terrain[square] != HEDGE for square in area)
    least = NUMBERS.start_units + NUMBERS.start_cybermen + seats
    if room < least:
        yield Fault("start", "map_start_small", {"count": room, "least": least, "seats": seats})
