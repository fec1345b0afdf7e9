"""§1.6, §3.4, §3.5, §5.2, §5.6: ways and lines of sight against a plain version, and the same uncompiled."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from typing import Any

import pytest

from parlour.games.cyberwedding.ground import ground
from tests.games.cyberwedding.plain_paths import PlainBoard, some_board

ASK = """
import json, random, sys
from parlour.games.cyberwedding import _hot_paths
from parlour.games.cyberwedding.ground import ground
from tests.games.cyberwedding.plain_paths import some_board
from tests.games.cyberwedding.test_paths import answers
rng = random.Random(7)
said = [answers(advanced, rng) for advanced in (True, False) * 6]
print(json.dumps([_hot_paths.__file__.endswith(".py"), said]))
"""


def answers(advanced: bool, rng: random.Random) -> list[Any]:
    """What the fast one says of one random board."""
    land = ground(None, advanced)
    place = some_board(land, rng)
    board = land.board(**place)
    said: list[Any] = []
    for square in rng.sample(range(land.squares), 12):
        speed, allowance, facing = rng.randint(1, 3), rng.randint(0, 9), rng.randrange(4)
        said += [
            [board.may_walk(square, to) for to in land.adjacent[square]],
            sorted(board.walk_costs(square, allowance).items()),
            sorted(board.walk_costs(square, allowance, roses=False, hedges=True).items()),
            board.cyber_moves(square, speed),
            board.partial_moves(square, speed),
            board.reached(square),
            board.carrier_ends(square, speed),
            board.shot(square, facing, 6),
            board.is_legal(square, hedges=False),
            board.nearest_legal(square, hedges=advanced),
            board.nearest_free(square),
        ]
    return said


@pytest.mark.parametrize("advanced", [True, False])
@pytest.mark.parametrize("seed", range(60))
@pytest.mark.clause("3.4", "3.5", "5.2", "5.6", "8")
def test_the_fast_answers_are_the_plain_ones(seed: int, advanced: bool) -> None:
    rng = random.Random(seed)
    land = ground(None, advanced)
    place = some_board(land, rng)
    plain, board = PlainBoard(land, place), land.board(**place)
    starts = place["cybermen"][:3] + place["groups"][:3] + rng.sample(range(land.squares), 3)
    for square in starts:
        speed, allowance = rng.randint(1, 3), rng.randint(0, 9)
        for to in land.adjacent[square]:
            for hedges in (False, True):
                assert board.may_walk(square, to, hedges=hedges) is plain.may_walk(square, to, hedges)
        for roses, hedges in ((True, False), (False, False), (True, True)):
            costs = plain.walk_costs(square, allowance, roses, hedges)
            assert board.walk_costs(square, allowance, roses=roses, hedges=hedges) == costs
            assert board.walks(square, allowance, roses=roses, hedges=hedges) == sorted(costs)
        assert board.cyber_moves(square, speed) == sorted(plain.cyber_moves(square, speed))
        assert board.partial_moves(square, speed) == sorted(plain.partial_moves(square, speed))
        assert board.reached(square) == plain.reached(square)
        for facing in range(4):
            assert board.shot(square, facing, 6) == plain.shot(square, facing, 6)
        for hedges in (False, True):
            assert board.is_legal(square, hedges=hedges) is plain.is_legal(square, hedges)
            assert board.nearest_legal(square, hedges=hedges) == plain.nearest_legal(square, hedges)
        assert board.nearest_free(square) == plain.nearest_free(square)
    for tile in range(land.tiles):
        legal = [square for square in land.tile_squares[tile] if plain.is_legal(square, advanced)]
        assert board.legal_on_tile(tile, hedges=advanced) == legal
    assert board.legal_squares(hedges=False) == [s for s in range(land.squares) if plain.is_legal(s, False)]


@pytest.mark.parametrize("advanced", [True, False])
@pytest.mark.parametrize("seed", range(12))
def test_s05_2_a_carrier_goes_the_plain_way(seed: int, advanced: bool) -> None:
    rng = random.Random(seed)
    land = ground(None, advanced)
    moved = 0
    for _ in range(4):
        place = some_board(land, rng)
        plain, board = PlainBoard(land, place), land.board(**place)
        for square in rng.sample(place["cybermen"], 2):
            speed = rng.randint(1, 3)
            ends = plain.carrier_ends(square, speed)
            assert board.carrier_ends(square, speed) == sorted(ends)
            moved += bool(ends)
    assert moved > 0


def test_uncompiled_it_says_the_same() -> None:
    rng = random.Random(7)
    compiled = json.loads(json.dumps([answers(advanced, rng) for advanced in (True, False) * 6]))
    done = subprocess.run(
        [sys.executable, "-c", ASK], env={**os.environ, "PARLOUR_PURE": "1"}, capture_output=True, text=True, check=True
    )
    from_source, said = json.loads(done.stdout)
    assert from_source
    assert said == compiled


def test_distances() -> None:
    land = ground(None, True)
    board = land.board([1] * land.tiles, [], [153, 153, 95], [])
    assert land.distance(0, 479) == land.distance(479, 0) == 42
    assert board.nearest_of(153, [95, 154, 479]) == 1
    assert board.nearest_of(153, []) == -1
    assert [board.counters(square) for square in (153, 95, 94)] == [2, 1, 0]


def test_what_was_there_before_is_forgotten() -> None:
    land = ground(None, True)
    up = [1] * land.tiles
    crowded = land.board(up, list(range(200, 280)), [153, 153], [95], [94])
    assert crowded.may_walk(152, 153) is False
    assert not crowded.is_legal(94, hedges=True)
    empty = land.board(up, [], [], [])
    assert empty.may_walk(152, 153) is True
    assert len(empty.legal_squares(hedges=True)) == land.squares
    assert empty.reached(95) == []


@pytest.mark.parametrize("wrong", [-1, 480, 10**6])
def test_a_square_that_is_none_is_an_error(wrong: int) -> None:
    land = ground(None, True)
    up = [1] * land.tiles
    with pytest.raises(IndexError):
        land.board(up, [wrong], [], [])
    board = land.board(up, [], [], [])
    for ask in (
        lambda: board.walks(wrong, 3),
        lambda: board.cyber_moves(wrong, 3),
        lambda: board.carrier_ends(wrong, 3),
        lambda: board.shot(wrong, 0, 3),
        lambda: board.is_legal(wrong, hedges=True),
        lambda: board.nearest_free(wrong),
        lambda: board.reached(wrong),
        lambda: board.covered(wrong, 3),
        lambda: board.may_walk(wrong, 3),
    ):
        with pytest.raises(IndexError):
            ask()
    with pytest.raises(IndexError):
        land.board(up[1:], [], [], [])
