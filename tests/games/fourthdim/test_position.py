"""The board (2) and position texts (10) of the package."""

from __future__ import annotations

import random
import re
import string

import pytest

from parlour.games.fourthdim.columns import piece
from parlour.games.fourthdim.geometry import Geometry, geometry
from parlour.games.fourthdim.position import PositionError, format_position, parse_position
from tests.games.fourthdim import plain

BOARD = geometry()


# ---------------------------------------------------------------- the board


@pytest.mark.parametrize("rings", [(4, 8, 16, 32), (4, 8, 16, 16, 16), (3, 9), (4, 12, 24, 48), (6,)])
def test_board_as_drawn(rings: tuple[int, ...]) -> None:
    """The plain board is measured on the drawing, this one is a formula."""
    board, drawn = geometry(rings), plain.board_of(rings)
    assert board.names == drawn.spaces
    for a, name in enumerate(board.names):
        assert board.cell(name) == a
        assert {board.name(cell) for cell in board.neighbours(a)} == set(drawn.neighbours[name])
        assert [board.dist(a, b) for b in range(board.cells)] == [drawn.distance[name][b] for b in drawn.spaces]
        assert [b for b in range(board.cells) if board.adjacent(a, b)] == list(board.neighbours(a))
        assert board.within(a, 2) == tuple(b for b in range(board.cells) if board.dist(a, b) <= 2)


def test_very_small_rings() -> None:
    assert geometry((1, 2)).neighbours(0) == (1, 2)
    assert geometry((1, 2)).neighbours(1) == (0, 2)


@pytest.mark.parametrize("rings", [(), (4, 6), (8, 4), (0,), (4, -4), (128,), (4, 8, 16, 32, 64, 64), (1,) * 27])
def test_rings_that_make_no_board(rings: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="ring"):
        Geometry(rings)


@pytest.mark.parametrize("name", ["", "e1", "a0", "a5", "a01", "A1", "a\u0661", "1a"])
def test_names_of_no_space(name: str) -> None:
    assert BOARD.cell(name) == -1


# ---------------------------------------------------------------- position texts

REJECTED = {
    "": ("field_count", {"count": 1}),
    "w Td1 - Td20": ("field_count", {"count": 4}),
    "w Td1 - Td20 - 0 0": ("field_count", {"count": 7}),
    "x Td1 - Td20 -": ("bad_side", {"text": "x"}),
    " Td1 - Td20 -": ("bad_side", {"text": ""}),
    "w  Td1 - Td20 -": ("bad_piece", {"text": ""}),
    "w Td1,Kd2 - Td20 -": ("bad_piece", {"text": "Kd2"}),
    "w Td1,FTd2 - Td20 -": ("bad_piece", {"text": "FTd2"}),
    "w Td1,W - Td20 -": ("bad_piece", {"text": "W"}),
    "w Td1, - Td20 -": ("bad_piece", {"text": ""}),
    "w Td\u0661 - Td20 -": ("bad_piece", {"text": "Td\u0661"}),
    "w Td1,We1 - Td20 -": ("unknown_space", {"space": "e1"}),
    "w Td01 - Td20 -": ("unknown_space", {"space": "d01"}),
    "w Td1 U1W@d33 Td20 -": ("unknown_space", {"space": "d33"}),
    "w Td1 B1:b9>b8 Td20 -": ("unknown_space", {"space": "b9"}),
    "w Td1 B1:d1>d0 Td20 -": ("unknown_space", {"space": "d0"}),
    "w Td1 - Td20 - many": ("bad_count", {"text": "many"}),
    "w Td1 - Td20 - -1": ("bad_count", {"text": "-1"}),
    "w Td1 - Td20 - 01": ("bad_count", {"text": "01"}),
    "w Td1 - Td20 -\n": ("bad_warp", {"text": "-\n"}),
    "w Td1 X Td20 -": ("bad_warp", {"text": "X"}),
    "w Td1 U0W@c1 Td20 -": ("bad_warp", {"text": "U0W@c1"}),
    "w Td1 U4W@c1 Td20 -": ("bad_warp", {"text": "U4W@c1"}),
    "w Td1 D3 Td20 -": ("bad_warp", {"text": "D3"}),
    "w Td1 B3:d1>d4 Td20 -": ("bad_warp", {"text": "B3:d1>d4"}),
    "w Td1 U1W@c1,X Td20 -": ("bad_warp", {"text": "U1W@c1,X"}),
    "w Td1,Wd9 U1W@c1,B1:d1>d2 Td20 -": ("two_warp_entries", {"side": "w"}),
    "w Td1,Wd1 - Td20 -": ("space_taken", {"space": "d1"}),
    "w Td1 - Td20,Wd1 -": ("space_taken", {"space": "d1"}),
    "w Td1,Wd2 B1:d1>d2 Td20 -": ("space_taken", {"space": "d2"}),
    "w Td1 B1:d1>d2 Td20,Wd2 -": ("space_taken", {"space": "d2"}),
    "w Td1 B1:d1>d2 Td20,Wd3 B1:d3>d2": ("space_taken", {"space": "d2"}),
    "w Td1 B1:d1>d1 Td20 -": ("space_taken", {"space": "d1"}),
    "w Td1 B1:d5>d6 Td20 -": ("no_own_piece", {"side": "w", "space": "d5"}),
    "w Td1 B1:d20>d21 Td20 -": ("no_own_piece", {"side": "w", "space": "d20"}),
    "w Td1 B1:d1>d2 Td20 B1:d2>d3": ("no_own_piece", {"side": "b", "space": "d2"}),
    "w Td1 B1:d1>d3 Td20 -": ("bad_pair_distance", {"side": "w", "distance": 2, "spot": 1}),
    "w Td1 - Td20,Wd9,Wd10 B2:d9>d8": ("bad_pair_distance", {"side": "b", "distance": 1, "spot": 2}),
    "w Wd1 - Td20 -": ("no_timelord", {"side": "w"}),
    "w Td1 - Wd20 -": ("no_timelord", {"side": "b"}),
    "w - - Td20 -": ("no_timelord", {"side": "w"}),
    "w - U1T@c1 Td20 -": ("no_timelord", {"side": "w"}),
    "w Td1,Td2 - Td20 -": ("too_many_pieces", {"side": "w", "kind": "T", "count": 2, "most": 1}),
    "w Td1 U1T@c1 Td20 -": ("too_many_pieces", {"side": "w", "kind": "T", "count": 2, "most": 1}),
    "w Td1,Gd2,Gd3 U1G@c1 Td20 -": ("too_many_pieces", {"side": "w", "kind": "G", "count": 3, "most": 2}),
    "w Td1 - Td20,Ra1,Ra2,Ra3,Ra4 -": ("too_many_pieces", {"side": "b", "kind": "R", "count": 4, "most": 3}),
    "w Td1 - Td20,Wb1,Wb2,Wb3,Wb4,Wb5,Wb6,Wb7 -": (
        "too_many_pieces",
        {"side": "b", "kind": "W", "count": 7, "most": 6},
    ),
}


@pytest.mark.parametrize("text", REJECTED)
def test_rejected_texts(text: str) -> None:
    with pytest.raises(PositionError) as refused:
        parse_position(text, BOARD)
    assert (refused.value.code, refused.value.args_by_name) == REJECTED[text]


@pytest.mark.parametrize(
    "text",
    [
        plain.START,
        "w Td1,Wd9 B2:d1>d2 Td20 -",  # marker behind, two pieces
        "b Td1,Gd9,Gd10 B2:d1>d3 Td20 D2 17",
        "w Wd9 U3T@d20 Td20 -",  # marker under an enemy piece
        "w Td1,Wd2 U1W@c5 Td20,Wd21 U2R@c5",  # two markers on one space
        "w Td1,Gd2,Gd3 B1:d2>c1 Td20 -",  # the token does not count as a third Guardian
    ],
)
def test_round_trip(text: str) -> None:
    assert format_position(parse_position(text, BOARD), BOARD) == text


def test_pieces_in_any_order_are_sorted() -> None:
    position = parse_position("b Wd10,Wd9,Wa2,Gc1,Td1 - Td20 - 0", BOARD)
    assert format_position(position, BOARD) == "b Td1,Gc1,Wa2,Wd9,Wd10 - Td20 -"


def test_columns_of_a_text() -> None:
    columns, quiet = parse_position("b Td1,Gc5 B2:c5>a2 Td20,Wd2 U3R@d4 7", BOARD)
    d1, c5, a2, d20, d2, d4 = map(BOARD.cell, ("d1", "c5", "a2", "d20", "d2", "d4"))
    assert {cell: p for cell, p in enumerate(columns.board) if p} == {
        d1: piece(0, 0), c5: piece(0, 1), a2: piece(0, 1, future=True), d20: piece(1, 0), d2: piece(1, 3),
    }  # fmt: skip
    assert columns[1:] == ([2, 1], [2, 3], [-1, 2], [-1, d4], [c5, -1], [a2, -1], [1, 1, 0, 0, -1, -1])
    assert quiet == 7


def damaged(rng: random.Random, text: str) -> str:
    """The text with a character changed, put in or left out, or a word taken from another place."""
    i = rng.randrange(len(text))
    letter = rng.choice(string.ascii_letters[:8] + string.digits + "TGRWUBD:>@,- \n")
    words = re.split(r"([ ,])", text)
    words[rng.randrange(len(words))] = rng.choice(words)
    return rng.choice(
        (text[:i] + letter + text[i + 1 :], text[:i] + letter + text[i:], text[:i] + text[i + 1 :], "".join(words))
    )


def test_damaged_texts_are_rejected_as_by_the_plain_rules() -> None:
    rng = random.Random(11)
    rejected = 0
    for _ in range(1_500):
        text = damaged(rng, plain.format(plain.random_position(rng), counted=rng.random() < 0.3))
        try:
            expected = plain.format(plain.parse(text))
        except ValueError:
            rejected += 1
            with pytest.raises(PositionError):
                parse_position(text, BOARD)
        else:
            assert format_position(parse_position(text, BOARD)._replace(quiet=0), BOARD) == expected
    assert 500 < rejected < 1_450
