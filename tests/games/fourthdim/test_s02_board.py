"""Chapter 2: the board, as the public game shows it and as it is drawn."""

from __future__ import annotations

import pytest

from parlour.games.fourthdim import GAME
from parlour.games.fourthdim.geometry import geometry
from parlour.games.fourthdim.model import BeamBack, Move
from parlour.kit.actors import SPECTATOR
from tests.games.fourthdim import plain
from tests.games.fourthdim.table import at, decide, mover, play, refusal, start, text, words

BOARD = geometry()
DRAWN = plain.board_of((4, 8, 16, 32))
QUARTERS = {  # of clause 2.2: the numbers of each ring
    "a1": {"b": (1, 2), "c": (1, 4), "d": (1, 8)},
    "a2": {"b": (3, 4), "c": (5, 8), "d": (9, 16)},
    "a3": {"b": (5, 6), "c": (9, 12), "d": (17, 24)},
    "a4": {"b": (7, 8), "c": (13, 16), "d": (25, 32)},
}


def alone_on(space: str) -> str:
    """White's Timelord alone there and about to move, the enemy far away, his Warrior out of everybody's way."""
    far = max(DRAWN.spaces, key=lambda other: DRAWN.distance[space][other])
    return f"w T{space} - T{far} -"


@pytest.mark.clause("2", "2.1")
def test_s02_1_four_rings_and_a_vortex_of_three_spots_for_each() -> None:
    s = start()
    assert s.options.rings == (4, 8, 16, 32)
    assert len(s.board) == 60
    assert [sum(name[0] == ring for name in BOARD.names) for ring in "abcd"] == [4, 8, 16, 32]
    for side in "wb":
        up = at(f"{side} Td1,Gd3,Rd5 U1W@c5 Td20,Gd22,Rd24 U1W@c12")
        moves = {"w": ["d1-d2 ~", "d2-d1 ~"], "b": ["d20-d21 ~", "d21-d20 ~"]}[side]
        others = {"w": ["d20-d21 ~", "d21-d20 ~"], "b": ["d1-d2 ~", "d2-d1 ~"]}[side]
        top = play(up, moves[0], others[0], moves[1], others[1])
        assert GAME.view(top, SPECTATOR).state["spot"] == [3, 3]
        assert refusal(top, "~") == "must_beam_down 6.5"  # there is no fourth spot


def test_s02_2_spaces_are_named_by_ring_and_number() -> None:
    assert BOARD.names == DRAWN.spaces
    assert BOARD.names[0] == "a1"
    assert BOARD.names[-1] == "d32"


@pytest.mark.parametrize("name", ["a0", "a5", "b9", "c17", "d33", "e1", "a01", "A1"])
def test_s02_2_no_other_names(name: str) -> None:
    s = at("w Td1,Gb1 - Td20 -")
    for decision in (Move(name, "d2"), Move("d1", name), Move("d1", "d2", name), BeamBack("b1", name)):
        assert refusal(s, decision) == "unknown_space 2.2"


@pytest.mark.parametrize("centre", QUARTERS)
def test_s02_2_quarters(centre: str) -> None:
    """A quarter is a space of the centre and what lies outward of it."""
    inner, n = [centre], 4
    for ring, (first, last) in QUARTERS[centre].items():
        n *= 2
        outward = [f"{ring}{number}" for number in range(first, last + 1)]
        assert outward == [
            s for s in BOARD.names if s[0] == ring and any(near in inner for near in DRAWN.neighbours[s])
        ]
        inner = outward


def test_s02_2_white_sits_at_the_bottom_and_numbers_run_anticlockwise() -> None:
    """White's home is the bottom quarter; from there one step up in numbers leads to the right."""
    white = {word[1:] for word in text(start()).split(" ")[1].split(",")}
    assert white == {f"c{k}" for k in range(1, 5)} | {f"d{k}" for k in range(1, 9)}
    assert "c5" in DRAWN.neighbours["c4"]
    assert QUARTERS["a2"]["c"][0] == 5


@pytest.mark.parametrize("space", BOARD.names)
def test_s02_3_a_piece_steps_to_exactly_the_neighbours_of_the_drawing(space: str) -> None:
    s = at(alone_on(space))
    steps = {action.to for action in GAME.legal(s, mover(s)) if isinstance(action, Move)}
    assert steps == set(DRAWN.neighbours[space])


@pytest.mark.parametrize(
    ("space", "around"),
    [("a1", "a2 a4 b1 b2"), ("b1", "a1 b2 b8 c1 c2"), ("c4", "b2 c3 c5 d7 d8"), ("d1", "c1 d2 d32")],
)
def test_s02_3_the_rulebooks_examples(space: str, around: str) -> None:
    assert [BOARD.name(cell) for cell in BOARD.neighbours(BOARD.cell(space))] == around.split()


@pytest.mark.parametrize(("one", "other"), [("a1", "a3"), ("a2", "a4"), ("a1", "b3"), ("c1", "d3"), ("b1", "c3")])
def test_s02_3_a_shared_corner_is_not_enough(one: str, other: str) -> None:
    assert refusal(at(f"w T{one} - Td20 -"), f"{one}-{other}") == "not_adjacent 6.1"
    assert refusal(at(f"w T{other} - Td20 -"), f"{other}-{one}") == "not_adjacent 6.1"


def test_s02_3_rings_close_and_each_space_meets_two_outward() -> None:
    for ring, n in zip("abcd", (4, 8, 16, 32), strict=True):
        assert BOARD.adjacent(BOARD.cell(f"{ring}{n}"), BOARD.cell(f"{ring}1"))
    for inner, outer, n in (("a", "b", 4), ("b", "c", 8), ("c", "d", 16)):
        for k in range(1, n + 1):
            cell = BOARD.cell(f"{inner}{k}")
            found = [BOARD.name(near) for near in BOARD.neighbours(cell) if BOARD.name(near)[0] == outer]
            assert found == [f"{outer}{2 * k - 1}", f"{outer}{2 * k}"]
    assert sum(len(BOARD.neighbours(cell)) for cell in range(60)) == 2 * 116


@pytest.mark.parametrize(
    ("one", "other", "distance"),
    [
        ("a1", "a3", 2), ("d1", "d3", 2), ("c1", "d3", 2), ("d4", "c6", 5), ("c4", "d17", 6), ("c1", "c9", 6),
        ("d1", "d17", 8), ("d4", "d20", 8), ("b3", "b3", 0),
    ],
)  # fmt: skip
def test_s02_4_distances(one: str, other: str, distance: int) -> None:
    assert BOARD.dist(BOARD.cell(one), BOARD.cell(other)) == distance
    assert BOARD.dist(BOARD.cell(other), BOARD.cell(one)) == distance


def test_s02_4_the_longest_way_is_eight() -> None:
    assert max(BOARD.dist(a, b) for a in range(60) for b in range(60)) == 8


@pytest.mark.parametrize(("space", "near"), [("a1", 14), ("b1", 18), ("c1", 15), ("d1", 9)])
def test_s02_4_the_game_reaches_every_space_within_two(space: str, near: int) -> None:
    """Beam Back asks for distance 1 or 2, so its targets are all spaces within 2 but the piece's own."""
    position = alone_on(space).replace(f"T{space}", f"Tb5,G{space}", 1)
    targets = [word.partition(">")[2] for word in words(at(position)) if word.startswith(f"@{space}")]
    assert len(targets) == near - 1
    assert {DRAWN.distance[space][target] for target in targets} == {1, 2}


def test_s02_4_pieces_do_not_lengthen_a_distance() -> None:
    """[R-02] All three ways from d1 to d3's side are occupied; d3 is still at distance 2."""
    s = at("w Td1,Gd9 - Td20,Rd2,Wc1,Wd32 -")
    decide(s, "d9-d10", "@d1>d3")
    assert text(s).split(" ")[2] == "B2:d1>d3"
