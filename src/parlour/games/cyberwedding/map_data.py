"""§1.6 A map as data: the published format, its limits, and our own map."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

__all__ = (
    "LEAST_SIDE",
    "MOST_HEIGHT",
    "MOST_WIDTH",
    "TERRAIN",
    "TILE",
    "MapData",
    "TileData",
    "TileKind",
    "our_map",
    "our_text",
    "tile_id",
    "tile_number",
)

TILE: Final = 4
"""Squares of a tile's side."""
LEAST_SIDE: Final = 12
MOST_WIDTH: Final = 24
"""Columns have the letters a to x."""
MOST_HEIGHT: Final = 32
TERRAIN: Final = ".=KCTRr#PBMNG"
"""The letters of the terrain; ``C`` is a car park with a car."""

_LEAST_TILES = (LEAST_SIDE // TILE) ** 2
_MOST_TILES = MOST_WIDTH // TILE * (MOST_HEIGHT // TILE)

Name = Annotated[str, Meta(extra_json_schema={"minLength": 1, "maxLength": 60})]
Row = Annotated[str, Meta(extra_json_schema={"minLength": LEAST_SIDE, "maxLength": MOST_WIDTH})]
TileId = Annotated[str, Meta(extra_json_schema={"minLength": 2, "maxLength": 2})]


class TileKind(StrEnum):
    """§1.5 The kinds of tile that cards ask for."""

    NONE = "none"
    CRICKET_PITCH = "cricket_pitch"
    REX_ROSE_GARDEN = "rex_rose_garden"


class TileData(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A tile's name, and what kind of place it is for the cards that ask: not terrain, which the rows say."""

    name: Name
    kind: Literal["none", "cricket_pitch", "rex_rose_garden"] = "none"


class MapData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A map of tiles of 4 × 4 squares with a road all round.

    A row is a letter a square, from west to east: ``.`` lawn, ``=`` road, ``K`` car park, ``C`` car park with a car,
    ``T`` tree, ``R`` and ``r`` roses, ``#`` hedge, ``P`` Cricket Pavilion, ``B`` Parliament House, ``M`` Wedding
    Marquee, ``N`` Tennis Court behind its fence, ``G`` gate of the court.
    """

    format: Literal[1] = 1
    name: Name
    rows: Annotated[tuple[Row, ...], Meta(extra_json_schema={"minItems": LEAST_SIDE, "maxItems": MOST_HEIGHT})]
    """From north to south."""
    tiles: Annotated[tuple[TileData, ...], Meta(extra_json_schema={"minItems": _LEAST_TILES, "maxItems": _MOST_TILES})]
    """Row by row from the north west: A1, A2 …, B1 …"""
    start: Annotated[tuple[TileId, ...], Meta(extra_json_schema={"minItems": 2, "maxItems": 2})]
    """The two starting tiles, side by side or one above the other. The Unit is put into a corner of the two."""


def tile_id(number: int, columns: int) -> str:
    """§1.6 What a tile is called: a letter for its row and a number for its column, as ``B4``."""
    return f"{chr(ord('A') + number // columns)}{number % columns + 1}"


def tile_number(name: str, columns: int) -> int:
    """§1.6 The number of the tile that is called so; meaningless for what is no such name."""
    return (ord(name[0]) - ord("A")) * columns + ord(name[1]) - ord("1")


@cache
def our_text() -> bytes:
    """Our own map as it is published."""
    return (files("parlour.games.cyberwedding") / "map.json").read_bytes()


@cache
def our_map() -> MapData:
    """Our own map."""
    return msgspec.json.decode(our_text(), type=MapData)
