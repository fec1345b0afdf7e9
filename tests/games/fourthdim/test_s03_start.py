"""Chapter 3: the pieces and how they are set up."""

from __future__ import annotations

import re

import pytest

from parlour.games.fourthdim import GAME
from parlour.games.fourthdim.model import Move, TurnBegun
from parlour.kit.actors import SPECTATOR
from tests.games.fourthdim import plain
from tests.games.fourthdim.table import NO_CHANCE, at, mover, play, playable, refusal, start, text, words


@pytest.mark.clause("3", "3.2")
def test_s03_2_start_array() -> None:
    """[R-04]"""
    s = start()
    assert text(s) == plain.START
    rows = {"c": "WWWW", "d": "WRGTRGRW"}
    for ring, first, column in (("c", 1, 1), ("c", 9, 3), ("d", 1, 1), ("d", 17, 3)):
        army = text(s).split(" ")[column].split(",")
        for i, letter in enumerate(rows[ring]):
            assert f"{letter}{ring}{first + i}" in army


def test_s03_2_both_players_see_the_same() -> None:
    """Half a turn of the board with the colours swapped changes nothing."""
    side, white, _, black, _ = text(start()).split(" ")
    size = {"a": 4, "b": 8, "c": 16, "d": 32}
    turned = re.sub(r"([a-d])(\d+)", lambda m: f"{m[1]}{(int(m[2]) - 1 + size[m[1]] // 2) % size[m[1]] + 1}", white)
    assert sorted(turned.split(",")) == sorted(black.split(","))
    assert side == "w"


def test_s03_2_white_begins_with_empty_vortices() -> None:
    """[R-05]"""
    s, events = GAME.start(GAME.Options(), 2, NO_CHANCE)
    assert events == [TurnBegun(seat=0, number=1)]
    assert mover(s) == 0
    view = GAME.view(s, SPECTATOR).state
    for column, nothing in (("mode", 0), ("spot", 0), ("lifted", -1), ("mark", -1), ("current", -1), ("future", -1)):
        assert view[column] == [nothing, nothing]
    assert text(s).split(" ")[2::2] == ["-", "-"]


@pytest.mark.clause("3.1")
def test_s03_1_twelve_pieces_a_side() -> None:
    for column in (1, 3):
        kinds = [entry[0] for entry in text(start()).split(" ")[column].split(",")]
        assert {kind: kinds.count(kind) for kind in "TGRW"} == {"T": 1, "G": 2, "R": 3, "W": 6}


@pytest.mark.parametrize("kind", "TGRW")
def test_s03_1_all_walk_alike(kind: str) -> None:
    other = "Gd1" if kind == "T" else "Td1"
    s = at(f"w {other},{kind}b3 - Td20 -")
    steps = {action.to for action in GAME.legal(s, mover(s)) if isinstance(action, Move) and action.piece == "b3"}
    assert steps == set(plain.board_of((4, 8, 16, 32)).neighbours["b3"])


def test_s03_1_one_future_token_at_a_time() -> None:
    s = at("w Td2,Gc5,Wd30 B2:c5>a2 Td20,Rd22,Wd25 -")
    assert not [word for word in words(s) if word.startswith("@")]
    assert refusal(s, "@d30>d31") == "token_on_board 6.2"
    assert refusal(s, "@c5>c6") == "token_on_board 6.2"


def test_s03_1_a_captured_token_goes_back_to_the_supply() -> None:
    """[R-03] The Guardian's token was taken; the other Guardian is sent back all the same."""
    s = at("b Td2,Gc5,Gd9,Wd30 B2:c5>a2 Ta1,Rd22,Wd25 -")
    after = play(s, "x:a2 d22-d23 ^d25", "d30-d31 @d9>d11")
    assert text(after).split(" ")[2] == "B2:d9>d11"


def test_s03_1_a_token_that_met_its_piece_is_used_again() -> None:
    s = at("w Td2,Gb3,Wd30 B1:b3>a2 Td20,Rd22,Wd25 -")
    again = play(s, "b3-a2 ~", "d22-d23 ^d25", "d30-d31 @a2>b3")
    assert text(again).split(" ")[2] == "B1:a2>b3"


def test_s03_1_a_future_token_is_no_piece() -> None:
    """Two pieces and a token are two pieces: the timewarp is optional (5.3)."""
    assert playable(at("w Td2,Gc5 B2:c5>a2 Td20,Wd25 -"), "c5-b3") is not None
