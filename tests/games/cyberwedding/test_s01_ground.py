"""§1.6, §2.3, §7.3: our map, and the worked examples that are about places."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.games.cyberwedding.ground import EAST, NORTH, SOUTH, WEST, Board, Building, Ground, ground
from parlour.games.cyberwedding.map_data import TileKind, our_map
from parlour.games.cyberwedding.map_sense import grid_of, steps

LAND = ground(None, True)
BASIC = ground(None, False)


def at(y: int, x: int) -> int:
    return y * LAND.width + x


def tile(name: str) -> int:
    return LAND.tile_ids.index(name)


def board(
    *cybermen: int, groups: tuple[int, ...] = (), units: tuple[int, ...] = (), down: str = "", land: Ground = LAND
) -> Board:
    """Everything face up but the tiles named."""
    up = [name not in down.split() for name in land.tile_ids]
    return land.board(up, cybermen, groups, units)


def test_s01_6_the_map_is_the_rulebooks() -> None:
    assert (LAND.width, LAND.height, LAND.tiles) == (20, 24, 30)
    assert sum(LAND.passable) == 429
    places = [(1, 1), (2, 3), (1, 18), (2, 16), (21, 1), (22, 3), (21, 18), (22, 16)]
    assert sorted(LAND.cars) == sorted(at(y, x) for y, x in places)
    assert [s for s, letter in enumerate(LAND.terrain) if letter == "G"] == [at(15, 6), at(16, 3)]
    with_building = [name for name, squares in zip(LAND.tile_ids, LAND.building_squares, strict=True) if squares]
    assert with_building == ["B3", "B5", "D1", "D2", "D5", "E1", "E2", "E5"]
    kinds = {kind: [n for n, k in zip(LAND.tile_ids, LAND.tile_kinds, strict=True) if k is kind] for kind in TileKind}
    assert kinds[TileKind.CRICKET_PITCH] == ["B3", "B4", "C3", "C4"]
    assert kinds[TileKind.REX_ROSE_GARDEN] == ["B1", "B2", "C1", "C2"]
    assert LAND.tile_names[tile("D3")] == "Broinowski Rose Garden 1"
    assert Counter(filter(None, LAND.building)) == {
        Building.CRICKET_PAVILION: 4,
        Building.PARLIAMENT_HOUSE: 18,
        Building.WEDDING_MARQUEE: 6,
        Building.TENNIS_COURT: 24,
    }


def test_s01_6_every_square_but_hedges_is_reached_on_foot() -> None:
    grid = grid_of(our_map().rows)
    assert grid is not None
    walks = steps(grid, [at(7, 13)])
    assert sorted(walks) == [square for square in range(LAND.squares) if LAND.passable[square]]
    assert max(walks.values()) == 29
    assert board().walks(at(7, 13), 29, roses=False) == sorted(set(walks) - {at(7, 13)})
    assert len(board().walks(at(7, 13), 28, roses=False)) < 428


def test_s01_6_example_5_and_6_what_a_tile_brings() -> None:
    from parlour.games.cyberwedding.numbers import NUMBERS

    assert [NUMBERS.arrivals[turns] for turns in range(4)] == [2, 3, 4, 3]
    court = LAND.building_squares[tile("D2")]
    assert len(court) == 9
    assert all(LAND.is_court(square) for square in court)
    assert LAND.building_squares[tile("A3")] == ()


def test_s01_6_example_7_the_fence() -> None:
    on = board()
    assert on.may_walk(at(15, 7), at(15, 6))
    assert not on.may_walk(at(13, 7), at(13, 6))
    assert on.may_walk(at(13, 7), at(13, 6), hedges=True)
    assert on.may_walk(at(15, 6), at(14, 6))
    there = board(at(13, 8))
    assert at(13, 6) in there.cyber_moves(at(13, 8), 2)
    assert at(13, 5) not in there.cyber_moves(at(13, 8), 3)  # it stops behind the fence with a step left
    assert at(13, 5) in board(at(13, 6)).cyber_moves(at(13, 6), 1)  # and goes on the next time
    assert LAND.must_stop(at(13, 7), at(13, 6))
    assert LAND.must_stop(at(13, 6), at(13, 7))
    assert not LAND.must_stop(at(15, 7), at(15, 6))
    assert at(13, 6) not in board(at(13, 8), land=BASIC).cyber_moves(at(13, 8), 3)
    assert at(15, 5) in board(at(15, 7), land=BASIC).cyber_moves(at(15, 7), 2)


def test_s01_6_example_8_the_hedge_and_its_west_gate() -> None:
    on = board()
    assert LAND.is_hedge(at(7, 1))
    assert not on.may_walk(at(7, 0), at(7, 1))
    assert on.may_walk(at(8, 0), at(8, 1))
    assert on.may_walk(at(8, 1), at(8, 2))
    assert at(7, 1) not in on.walks(at(8, 1), 2, hedges=True)  # nobody may end there
    assert at(7, 2) in on.walks(at(8, 1), 2, hedges=True)
    assert on.may_walk(at(7, 1), at(7, 2))  # who was left in a hedge may walk out
    cyberman = board(at(7, 0))
    assert at(7, 1) in cyberman.cyber_moves(at(7, 0), 3)
    assert at(7, 2) not in cyberman.cyber_moves(at(7, 0), 2)
    assert at(7, 1) not in board(at(7, 0), land=BASIC).cyber_moves(at(7, 0), 3)


def test_s01_6_roses_cost_a_human_two() -> None:
    on = board()
    assert on.walk_costs(at(7, 2), 2)[at(6, 2)] == 2
    assert at(6, 2) not in on.walks(at(7, 2), 1)
    assert at(6, 2) in on.walks(at(7, 2), 1, roses=False)
    assert at(6, 2) in board(land=BASIC).walks(at(7, 2), 1)


def test_s01_6_occupied_squares() -> None:
    square, north = at(8, 13), at(7, 13)
    assert board(groups=(north,)).may_walk(square, north)
    assert not board(groups=(north, north)).may_walk(square, north)
    assert not board(down="B4").may_walk(square, north)
    assert at(6, 13) not in board(north).walks(square, 2)  # a Cyberman's square ends the walk
    assert at(6, 13) in board(groups=(north,)).walks(square, 2)
    assert board(square, north).cyber_moves(square, 1) == sorted([at(8, 12), at(8, 14), at(9, 13)])
    assert north in board(square, groups=(north, north)).cyber_moves(square, 2)
    assert at(6, 13) not in board(square, groups=(north,)).cyber_moves(square, 2)  # entering a group's ends it
    assert north not in board(square, units=(north,)).cyber_moves(square, 1)
    assert north in board(square, groups=(north,), units=(north,)).cyber_moves(square, 1)


def test_s05_2_example_20_reaching_the_unit() -> None:
    unit, chain = at(4, 15), (at(5, 15), at(4, 14))
    assert board(*chain, at(6, 15), at(7, 15), units=(unit,)).reached(at(7, 15)) == [unit]
    without = board(*chain, at(7, 15), units=(unit,))
    assert without.reached(at(7, 15)) == []
    assert without.carrier_ends(at(7, 15), 2) == [at(6, 15)]
    on = board(*chain, at(6, 15), units=(unit,))
    assert on.reached(at(6, 15)) == [unit]
    assert on.carrier_ends(at(6, 15), 2) == []


def test_s05_2_no_unit_and_no_way() -> None:
    assert board(at(8, 13)).carrier_ends(at(8, 13), 3) == []
    walled = board(at(8, 13), *LAND.adjacent[at(8, 13)], units=(at(4, 15),))
    assert walled.carrier_ends(at(8, 13), 3) == []
    assert board(at(8, 13), units=(at(5, 13),), down="B4").carrier_ends(at(8, 13), 3) == []


def test_s05_6_lines_of_sight() -> None:
    shooter = at(8, 13)
    assert board(shooter, groups=(at(5, 13), at(4, 13))).shot(shooter, NORTH, 4) == at(5, 13)
    assert board(shooter, groups=(at(3, 13),)).shot(shooter, NORTH, 6) == at(3, 13)  # its own square bars nothing
    assert board(shooter, groups=(at(2, 13),)).shot(shooter, NORTH, 6) == -1  # a hedge does
    assert board(shooter, groups=(at(4, 13),)).shot(shooter, NORTH, 3) == -1
    assert board(shooter, groups=(at(5, 13),)).shot(shooter, EAST, 6) == -1
    assert board(shooter, at(8, 15), groups=(at(8, 16),)).shot(shooter, EAST, 6) == at(8, 16)
    assert board(shooter, groups=(at(8, 11),), down="C3").shot(shooter, WEST, 6) == -1
    house = at(5, 15)
    inside = (at(5, 18),)
    assert board(house, groups=inside).shot(house, EAST, 4) == at(5, 18)
    assert board(house, groups=inside, land=BASIC).shot(house, EAST, 4) == -1
    assert LAND.is_tree(at(4, 14))
    assert board().covered(at(4, 12), at(4, 15))
    assert not board(land=BASIC).covered(at(4, 12), at(4, 15))
    assert not board().covered(at(4, 13), at(4, 14))  # not the squares themselves
    assert not board().covered(at(14, 2), at(14, 7))  # a court gives none
    assert board().covered(at(5, 18), at(5, 15))
    with pytest.raises(ValueError, match="no line"):
        board().covered(at(4, 13), at(5, 14))


def test_s07_3_example_13_car_lines() -> None:
    column = LAND.lines[LAND.line_number("column", 9)]
    assert [LAND.tile_ids[t] for t in column.tiles] == ["A3", "B3", "C3", "D3", "E3", "F3"]
    row = LAND.lines[LAND.line_number("row", 5)]
    assert [LAND.tile_ids[t] for t in row.tiles] == ["B1", "B2", "B3", "B4", "B5"]
    assert LAND.run(row.number, backwards=False) == tuple(at(5, x) for x in range(20))
    assert LAND.run(column.number, backwards=True) == tuple(at(y, 9) for y in range(23, -1, -1))
    facings = [LAND.run_facing(line.number, back) for line in (row, column) for back in (False, True)]
    assert facings == [EAST, WEST, SOUTH, NORTH]
    assert len(LAND.lines) == 22 + 18
    for line in LAND.lines:
        assert LAND.lines[LAND.line_number(line.axis, line.index)] is line
        ends = (line.squares[0], line.squares[-1])
        assert all(LAND.is_road(square) for square in ends)
        assert not any(LAND.is_road(square) for square in line.squares[1:-1])
    for axis, index in (("row", 0), ("row", 23), ("column", 0), ("column", 19)):
        with pytest.raises(ValueError, match="no car line"):
            LAND.line_number("row" if axis == "row" else "column", index)


def test_s02_3_the_starting_area() -> None:
    assert LAND.corners == (at(4, 12), at(4, 15), at(11, 12), at(11, 15))
    assert len(LAND.start_squares) == 32
    assert LAND.beside(at(4, 15)) == ((at(5, 15), SOUTH), (at(4, 14), WEST))
    for corner in LAND.corners:
        for square, facing in LAND.beside(corner):
            assert LAND.beyond[facing][corner] == square


def test_equal_maps_have_one_ground() -> None:
    import msgspec

    data = msgspec.json.decode(msgspec.json.encode(our_map()), type=type(our_map()))
    assert data is not our_map()
    assert ground(data, True) is ground(our_map(), True)
    assert ground(data, True).terrain == LAND.terrain
    assert ground(data, False) is not ground(data, True)
