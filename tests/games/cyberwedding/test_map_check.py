"""§1.6: a host's map; every fault is named by its field."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.cyberwedding.ground import ground
from parlour.games.cyberwedding.map_check import (
    FAULT_LIMIT,
    MAPS,
    SIZE_LIMIT,
    faults,
    faults_of_builtins,
    malformed,
    read,
)
from parlour.games.cyberwedding.map_data import TERRAIN, MapData, our_map, our_text
from parlour.games.cyberwedding.map_sense import MOST_CARS

Map = dict[str, Any]
Change = Callable[[Map], Any]


def plain() -> Map:
    """Our map as a host might type it."""
    data: Map = json.loads(our_text())
    return data


def found(data: Any, seats: int | None = None) -> list[tuple[str, str]]:
    return [(fault.field, fault.code) for fault in read(json.dumps(data).encode(), seats)[1]]


def put(letter: str, *squares: tuple[int, int]) -> Change:
    """A letter on squares (y, x)."""

    def change(data: Map) -> None:
        for y, x in squares:
            row = data["rows"][y]
            data["rows"][y] = row[:x] + letter + row[x + 1 :]

    return change


def block(y: int, x: int, height: int, width: int) -> list[tuple[int, int]]:
    return [(y + dy, x + dx) for dy in range(height) for dx in range(width)]


def every_row(change: Callable[[str], str]) -> Change:
    return lambda data: data.update(rows=[change(row) for row in data["rows"]])


ONE_FAULT: dict[str, tuple[Change, str, str]] = {
    "no name": (lambda m: m.pop("name"), "", "map_missing"),
    "an empty name": (lambda m: m.update(name=""), "name", "map_text_length"),
    "a name with a tab": (lambda m: m.update(name="a\tb"), "name", "map_characters"),
    "an older format": (lambda m: m.update(format=0), "format", "map_unknown_value"),
    "a field that is none": (lambda m: m.update(author="me"), "", "map_unknown_field"),
    "no rows": (lambda m: m.pop("rows"), "", "map_missing"),
    "rows as one text": (lambda m: m.update(rows="\n".join(m["rows"])), "rows", "map_wrong_type"),
    "no tiles": (lambda m: m.pop("tiles"), "", "map_missing"),
    "a tile as a text": (lambda m: m["tiles"].__setitem__(3, "Garden"), "tiles.3", "map_wrong_type"),
    "a tile of no kind": (lambda m: m["tiles"][3].update(kind="pond"), "tiles.3.kind", "map_unknown_value"),
    "a nameless tile": (lambda m: m["tiles"][3].pop("name"), "tiles.3", "map_missing"),
    "two tiles of a name": (
        lambda m: m["tiles"][3].update(name=m["tiles"][0]["name"].upper()),
        "tiles.3.name",
        "map_duplicate_name",
    ),
    "a tile too few": (lambda m: m["tiles"].pop(), "tiles", "map_tile_count"),
    "a tile too many": (lambda m: m["tiles"].append({"name": "More"}), "tiles", "map_tile_count"),
    "no start": (lambda m: m.pop("start"), "", "map_missing"),
    "one starting tile": (lambda m: m.update(start=["B4"]), "start", "map_list_length"),
    "a starting tile off the map": (lambda m: m.update(start=["B4", "B6"]), "start.1", "map_unknown_tile"),
    "a starting tile in small letters": (lambda m: m.update(start=["b4", "C4"]), "start.0", "map_unknown_tile"),
    "a starting tile in other letters": (lambda m: m.update(start=["Ł4", "C4"]), "start.0", "map_unknown_tile"),
    "starting tiles apart": (lambda m: m.update(start=["B4", "D4"]), "start", "map_start_apart"),
    "starting tiles corner to corner": (lambda m: m.update(start=["B3", "C4"]), "start", "map_start_apart"),
    "starting tiles round the edge": (lambda m: m.update(start=["B5", "C1"]), "start", "map_start_apart"),
    "a starting tile twice": (lambda m: m.update(start=["B4", "B4"]), "start", "map_start_apart"),
    "a hedge beside a corner": (put("#", (5, 12)), "start", "map_corner"),
    "a letter that is no terrain": (put("W", (7, 9)), "rows.7", "map_unknown_terrain"),
    "a small letter": (put("k", (7, 9)), "rows.7", "map_unknown_terrain"),
    "a letter of another alphabet": (put("\u0420", (7, 9)), "rows.7", "map_unknown_terrain"),
    "a row too many": (lambda m: m["rows"].append("=" * 20), "rows", "map_side"),
    "a longer row": (lambda m: m["rows"].__setitem__(9, m["rows"][9] + "="), "rows.9", "map_row_width"),
    "a gap in the road": (put(".", (0, 7)), "rows.0", "map_no_road"),
    "a gap in the road of a side": (put(".", (9, 19)), "rows.9", "map_no_road"),
    "a road inside": (put("=", (7, 9)), "rows.7", "map_road_inside"),
    "no car": (every_row(lambda row: row.replace("C", "K")), "rows", "map_no_car"),
    "cars everywhere": (put("C", *block(7, 2, 2, 14)), "rows", "map_many_cars"),
    "a square behind hedges": (put("#", (7, 4), (8, 3), (8, 5), (9, 4)), "rows.8", "map_unreachable"),
    "a court without a gate": (every_row(lambda row: row.replace("G", "N")), "rows.13", "map_unreachable"),
    "a tile of hedges": (put("#", *block(1, 8, 3, 3), *block(0, 0, 0, 0)), "tiles.2", "map_tile_narrow"),
}
BY_ANOTHER = {"cars everywhere", "a tile of hedges"}
"""What cannot be had without another fault or is had otherwise, see below."""


@pytest.mark.parametrize("why", sorted(ONE_FAULT.keys() - BY_ANOTHER))
@pytest.mark.clause("1.6")
def test_one_fault_is_named_once(why: str) -> None:
    change, field, code = ONE_FAULT[why]
    data = plain()
    change(data)
    assert found(data) == [(field, code)]


@pytest.mark.parametrize("why", sorted(BY_ANOTHER))
@pytest.mark.clause("1.6")
def test_a_fault_is_named(why: str) -> None:
    change, field, code = ONE_FAULT[why]
    data = plain()
    change(data)
    if why == "a tile of hedges":
        put("#", *block(1, 11, 3, 1))(data)
        put("T", *block(0, 8, 1, 1))(data)  # its last four squares are road: one of them has to go as well
        put("#", (0, 8))(data)
    assert (field, code) in found(data)


def test_s02_3_room_for_all_groups() -> None:
    data = plain()
    middle = [
        (y, x) for y, x in block(4, 12, 8, 4) if (y, x) not in {(4, 12), (4, 13), (5, 12), (4, 14), (4, 15), (5, 15)}
    ]
    walls = [(y, x) for y, x in middle if x in (13, 14)] + [(7, 12), (7, 15)]
    put("#", *walls)(data)
    left = 32 - len(walls)
    assert ("start", "map_start_small") not in found(data, seats=left - 3)
    (small,) = [fault for fault in read(json.dumps(data).encode(), left - 2)[1] if fault.code == "map_start_small"]
    assert small.args == {"count": left, "least": left + 1, "seats": left - 2}


def test_s01_6_our_own_map_passes_its_own_checks() -> None:
    assert read(our_text(), seats=10) == (our_map(), [])
    assert faults(our_map(), 10) == []
    report = MAPS.check(our_text(), 10)
    assert report.faults == ()
    assert report.figures == {
        "map_width": 20,
        "map_height": 24,
        "map_tiles": 30,
        "map_building_tiles": 8,
        "map_cars": 8,
        "map_hedges": 51,
        "map_roses": 70,
        "map_trees": 18,
        "map_furthest": 24,
    }


def meadow(width: int, height: int, *start: str) -> Map:
    inside = ["=" + "C" + "." * (width - 3) + "="] + ["=" + "." * (width - 2) + "="] * (height - 3)
    tiles = [{"name": f"Meadow {i}"} for i in range(width * height // 16)]
    return {"name": "Meadow", "rows": ["=" * width, *inside, "=" * width], "tiles": tiles, "start": [*start]}


@pytest.mark.parametrize(
    ("width", "height", "start"),
    [(12, 16, ("B2", "C2")), (24, 32, ("B2", "B3")), (24, 12, ("B5", "B4")), (12, 32, ("G2", "F2"))],
)
def test_maps_of_other_sizes(width: int, height: int, start: tuple[str, str]) -> None:
    data = meadow(width, height, *start)
    assert found(data, 10) == []
    built = ground(msgspec.convert(data, MapData), True)
    assert (built.width, built.height, built.tiles) == (width, height, width * height // 16)
    assert len(built.lines) == width + height - 4
    assert [built.tile_ids[tile] for tile in built.start_tiles] == sorted(start)


def test_a_unit_is_not_put_on_a_road() -> None:
    assert found(meadow(12, 12, "B2", "C2")) == [("start", "map_corner")] * 2
    assert found(meadow(16, 12, "A1", "A2")) == [("start", "map_corner")] * 3


@pytest.mark.parametrize("size", [(8, 16), (16, 8), (28, 16), (16, 36), (0, 0)])
def test_too_small_and_too_big(size: tuple[int, int]) -> None:
    assert {code for _, code in found(meadow(*size, "B2", "B3"))} & {"map_list_length", "map_text_length"}


@pytest.mark.parametrize(
    ("text", "args"),
    [
        (b"", {"line": 1, "column": 1}),
        (b'{\n "name": x}', {"line": 2, "column": 10}),
        (b"[" * 20_000, {"line": 1, "column": 1}),
    ],
)
def test_what_is_no_json(text: bytes, args: dict[str, int]) -> None:
    (fault,) = read(text)[1]
    assert fault.code == "map_not_json"
    if len(text) < 100:
        assert dict(fault.args) == args


def test_what_is_too_much() -> None:
    assert [fault.code for fault in read(b" " * (SIZE_LIMIT + 1))[1]] == ["map_too_big"]
    many = faults_of_builtins({"rows": [1] * 32, "tiles": [{str(i): 1 for i in range(20)}] * 48})
    assert len(many) == FAULT_LIMIT + 1
    assert many[-1].code == "map_more_faults"
    assert MOST_CARS < 28


def test_faults_of_options_have_the_options_name() -> None:
    assert faults(None) == malformed({}) == malformed({"map": None}) == []
    assert [fault.field for fault in malformed({"map": []})] == ["map"]
    data = plain()
    put(".", (0, 7))(data)
    assert [fault.field for fault in malformed({"map": data})] == ["map.rows.0"]
    assert faults(msgspec.convert(data, MapData)) == malformed({"map": data})


def test_the_schema_takes_our_map_and_what_breaks_its_limits_not() -> None:
    valid = jsonschema_rs.validator_for(MAPS.schema())
    assert valid.is_valid(plain())
    changes: tuple[Map, ...] = (
        {"name": ""},
        {"rows": ["="] * 24},
        {"start": ["B4"]},
        {"format": 2},
        {"tiles": []},
        {"art": 1},
    )
    for change in changes:
        assert not valid.is_valid({**plain(), **change})


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=9) | st.text(TERRAIN, min_size=12, max_size=24),
        lambda inner: (
            st.lists(inner, max_size=30)
            | st.dictionaries(st.sampled_from(["name", "rows", "tiles", "start", "kind", "format"]), inner)
        ),
    )
)
@settings(max_examples=200, deadline=None)
def test_whatever_comes_is_answered(data: Any) -> None:
    wrong = faults_of_builtins(data)
    if not wrong:
        ground(msgspec.convert(data, MapData), True)
    assert wrong or msgspec.convert(data, MapData)


@given(st.lists(st.tuples(st.integers(0, 23), st.integers(0, 19), st.sampled_from(TERRAIN)), max_size=20))
@settings(max_examples=100, deadline=None)
def test_a_map_without_faults_can_be_played_on(changes: list[tuple[int, int, str]]) -> None:
    data = plain()
    for y, x, letter in changes:
        put(letter, (y, x))(data)
    if faults_of_builtins(data, 10):
        return
    for advanced in (True, False):
        built = ground(msgspec.convert(data, MapData), advanced)
        everything = built.board([1] * built.tiles, [], [], [])
        start = built.start_squares[0] if built.passable[built.start_squares[0]] else built.corners[0]
        assert len(everything.walks(start, 1000)) == sum(built.passable) - 1
        assert all(len(everything.legal_on_tile(tile, hedges=False)) >= 4 for tile in range(built.tiles))
        assert len(built.corners) == 4
        assert all(len(built.beside(corner)) == 2 for corner in built.corners)
