"""§1.6 A host's map: reading it, and every fault of it by dotted field.

Whatever is wrong with one part of a map, the others are looked at for sense as far as they have their shape.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import structs

from parlour.games.cyberwedding.edges import HEDGE
from parlour.games.cyberwedding.ground import ground
from parlour.games.cyberwedding.map_data import MapData, our_text
from parlour.games.cyberwedding.map_sense import faults_of_grid, faults_of_rows, faults_of_start, grid_of, steps
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.kit.capabilities import FileReport
from parlour.kit.faults import Fault
from parlour.kit.schema import DIALECT
from parlour.kit.shape import Shape

__all__ = ("FAULT_LIMIT", "MAPS", "SIZE_LIMIT", "MapCheck", "faults", "faults_of_builtins", "malformed", "read")

SIZE_LIMIT: Final = 20_000
"""Bytes of a map: more than twice what the greatest one needs."""
FAULT_LIMIT: Final = 200
"""Faults that are named."""
_LOOKED_AT = 50
"""Rows and tiles; a longer list is refused for that."""

_SHAPE = Shape("map")


def read(text: bytes, seats: int | None = None) -> tuple[MapData | None, list[Fault]]:
    """A map from a file; ``None`` and every fault if it has any. ``seats`` as in :func:`faults_of_builtins`."""
    if len(text) > SIZE_LIMIT:
        return None, [Fault("", "map_too_big", {"most": SIZE_LIMIT})]
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        found = re.search(r"byte (\d+)", str(error))
        before = text[: int(found[1])] if found else text
        line = before.count(b"\n") + 1
        return None, [Fault("", "map_not_json", {"line": line, "column": len(before) - before.rfind(b"\n")})]
    wrong = faults_of_builtins(data, seats)
    return (None, wrong) if wrong else (msgspec.convert(data, MapData), [])


def faults(data: MapData | None, seats: int | None = None) -> list[Fault]:
    """Every fault of the option ``map`` that has the right types; ``None`` is our own map and has none."""
    return [] if data is None else _of_option(faults_of_builtins(msgspec.to_builtins(data), seats))


def malformed(given: Mapping[str, Any], seats: int | None = None) -> list[Fault]:
    """The same of given options, of which the map need not even fit its types."""
    data = given.get("map")
    return [] if data is None else _of_option(faults_of_builtins(data, seats))


def _of_option(found: Sequence[Fault]) -> list[Fault]:
    return [structs.replace(fault, field=f"map.{fault.field}".rstrip(".")) for fault in found]


def faults_of_builtins(data: Any, seats: int | None = None) -> list[Fault]:
    """Every fault of builtins that are to be a map; ``None`` for ``seats`` if it need not do for a certain number."""
    found = list(_SHAPE.faults_of(data, MapData, ""))
    if isinstance(data, dict):
        found += _sense(data, NUMBERS.seats_least if seats is None else seats)
    more = len(found) - FAULT_LIMIT
    return found if more <= 0 else [*found[:FAULT_LIMIT], Fault("", "map_more_faults", {"count": more})]


def _sense(data: dict[str, Any], seats: int) -> Iterator[Fault]:
    rows, start = _texts(data, "rows"), _texts(data, "start")
    tiles = data.get("tiles")
    yield from faults_of_rows(rows)
    yield from _doubles(tiles)
    grid = grid_of(rows)
    if grid is None:
        return
    if isinstance(tiles, list | tuple) and len(tiles) != grid.tiles:
        yield Fault("tiles", "map_tile_count", {"count": len(tiles), "expected": grid.tiles})
    yield from faults_of_start(grid, start, seats)
    begin = next((square for square, letter in enumerate(grid.terrain) if letter != HEDGE), None)
    if begin is not None:
        yield from faults_of_grid(grid, begin)


def _texts(data: dict[str, Any], name: str) -> list[str]:
    """A list of texts, or nothing where it is not even that."""
    found = data.get(name)
    texts = list(found[:_LOOKED_AT]) if isinstance(found, list | tuple) else []
    return texts if all(isinstance(text, str) for text in texts) else []


def _doubles(tiles: Any) -> Iterator[Fault]:
    """Names that two tiles have: nobody could tell them apart."""
    seen: set[str] = set()
    for i, tile in enumerate(tiles[:_LOOKED_AT] if isinstance(tiles, list | tuple) else ()):
        name = tile.get("name") if isinstance(tile, dict) else None
        if isinstance(name, str):
            if name.casefold() in seen:
                yield Fault(f"tiles.{i}.name", "map_duplicate_name", {"value": name[:60]})
            seen.add(name.casefold())


class MapCheck:
    """What ``parlour map`` asks of this game."""

    def check(self, text: bytes, seats: int | None) -> FileReport:
        """The faults and the figures of a map in a file."""
        data, wrong = read(text, seats)
        return FileReport(tuple(wrong), {} if data is None else _figures(data))

    def schema(self) -> dict[str, Any]:
        """The published format, limits included."""
        found = msgspec.json.schema(MapData)
        for described in found["$defs"].values():
            if "description" in described:
                described["description"] = inspect.cleandoc(described["description"]).replace("``", "`")
        schema: dict[str, Any] = {"$schema": DIALECT, "title": "Map", **found}
        return msgspec.json.decode(msgspec.json.encode(schema), type=dict[str, Any])

    def own(self) -> bytes:
        """Our own map."""
        return our_text()


def _figures(data: MapData) -> dict[str, int | dict[str, int]]:
    built = ground(data, True)
    grid = grid_of(data.rows)
    walks = {} if grid is None else steps(grid, [square for square in built.start_squares if built.passable[square]])
    return {
        "map_width": built.width,
        "map_height": built.height,
        "map_tiles": built.tiles,
        "map_building_tiles": sum(bool(squares) for squares in built.building_squares),
        "map_cars": len(built.cars),
        "map_hedges": built.terrain.count(HEDGE),
        "map_roses": sum(map(built.is_rose, range(built.squares))),
        "map_trees": sum(map(built.is_tree, range(built.squares))),
        "map_furthest": max(walks.values(), default=0),
    }


MAPS = MapCheck()
