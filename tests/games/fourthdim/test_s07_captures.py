"""Chapter 7: who takes whom, at the start of the turn and on arrival; the paradox."""

from __future__ import annotations

import pytest

from parlour.games.fourthdim import GAME
from parlour.games.fourthdim.model import PairLost, PieceCaptured
from tests.games.fourthdim.table import at, decide, events_of, final, play, playable, refusal, text, words

TABLE = {"T": "GR", "G": "RW", "R": "W", "W": "T"}
PAIRS = [(taker, victim) for taker in "TGRW" for victim in "TGRW"]

# ---------------------------------------------------------------- 7.1 who takes whom


def army(kind: str, space: str, lord: str) -> str:
    """A side with a piece of that kind there, and a Timelord elsewhere if it is not one."""
    return f"T{space}" if kind == "T" else f"T{lord},{kind}{space}"


@pytest.mark.clause("7", "7.1")
@pytest.mark.parametrize(("taker", "victim"), PAIRS)
def test_s07_1_at_the_start(taker: str, victim: str) -> None:
    """[R-24]"""
    s = at(f"w {army(taker, 'b1', 'd4')} - {army(victim, 'b2', 'd20')} -")
    assert (refusal(s, "x:b2") == "") == (victim in TABLE[taker])
    if victim not in TABLE[taker]:
        assert refusal(s, "x:b2") == "not_capturable 7.2"


@pytest.mark.parametrize(("taker", "victim"), PAIRS)
def test_s07_1_on_arrival(taker: str, victim: str) -> None:
    s = at(f"w {army(taker, 'a1', 'd4')},Gd8,Wd9 - {army(victim, 'c1', 'd20')} -")
    why = "" if victim in TABLE[taker] else "cannot_take 7.1"
    assert refusal(s, "a1-b1xc1") == why
    assert refusal(s, "@a1>b1xc1") == why
    on_board = "Gd4" if taker == "T" else "Td4"
    landing = at(f"w {on_board},Wd9 U1{taker}@a1 {army(victim, 'c1', 'd20')} -")
    assert refusal(landing, "vb1xc1") == why


@pytest.mark.parametrize(("taker", "victim"), PAIRS)
def test_s07_1_tokens_count_as_their_kind(taker: str, victim: str) -> None:
    """White's token on b1, Black's on b2: the token takes, and is taken."""
    white, black = army(taker, "c1", "d5"), army(victim, "c4", "d20")
    s = at(f"w {white} B1:c1>b1 {black} B1:c4>b2")
    assert (refusal(s, "x:b2") == "") == (victim in TABLE[taker])


def test_s07_1_the_victim_must_be_a_neighbour() -> None:
    s = at("w Td1,Gc3,Wd30 - Td20,Wa2,Wb1 -")
    assert refusal(s, "c3-b2xa2") == "not_next_to 7.3"
    assert refusal(s, "c3-b2xb1") == ""
    assert refusal(s, "x:a2") == "not_capturable 7.2"


def test_s07_1_the_taker_stays_put() -> None:
    s = at("w Td1,Gb1,Wd30 - Td20,Rb2 -")
    assert text(play(s, "x:b2 d1-d2 ^d30")) == "b Td2,Gb1 U1W@d30 Td20 -"
    assert events_of(s, "x:b2 d1-d2 ^d30")[0] == PieceCaptured(seat=0, owner=1, piece="R", at="b2")


def test_s07_1_pieces_in_a_vortex_are_safe() -> None:
    """The Ranger's marker lies next to the Guardian; there is nothing to take."""
    s = at("w Td1,Gb1,Wd30 - Td20,Wd22 U1R@b2")
    assert not [word for word in words(s) if "x" in word]
    assert refusal(s, "x:b2") == "not_capturable 7.2"
    assert refusal(s, "b1-a1xb2") == "no_victim 7.3"


def test_s07_1_no_capture_is_compulsory() -> None:
    assert playable(at("w Td1,Gd30,Wc9 - Td17,Rd18,Wc1 -"), "d1-d2 ^d30") is not None
    assert playable(at("w Td1,Gc2,Wd30 - Td20,Ra1,Wb2,Wb8 -"), "c2-b1 ^d1") is not None


# ---------------------------------------------------------------- 7.2 start captures


def test_s07_2_all_some_or_none() -> None:
    """[R-23]"""
    s = at("w Td1,Gb1,Wc3 - Td20,Gb8,Rb2,Wa1,Wc1 -")
    found = [word for word in words(s) if word.startswith("x:")]
    assert found == ["x:a1", "x:b2", "x:c1", "x:a1,b2", "x:a1,c1", "x:b2,c1", "x:a1,b2,c1"]
    assert playable(s, "c3-c4 ^d1") is not None
    for word in ("x:b8", "x:d20", "x:a1,b8"):
        assert refusal(s, word) == "not_capturable 7.2"


def test_s07_2_even_if_that_keeps_the_approach_blocked() -> None:
    s = at("w Td2,Gc5,Wd30 B2:c5>a2 Td20,Rb3,Rd22,Wd25 -")
    assert playable(s, "d2-d3") is not None


def test_s07_2_one_taker_may_take_several_and_one_victim_have_several_takers() -> None:
    s = at("w Td1,Gb1,Gc2,Wd30 - Td20,Wc1,Wb2 -")
    assert text(play(s, "x:b2,c1 d1-d2 ^d30")).split(" ")[3] == "Td20"


def test_s07_2_removals_add_no_new_victims() -> None:
    """c5 stands behind b3; nothing of White's touches it even when b3 is gone."""
    s = at("w Td1,Ga2,Wd30 - Td20,Rb3,Rc5 -")
    decide(s, "x:b3")
    assert not [word for word in words(s) if word.startswith("x:")]


def test_s07_2_whoever_took_may_walk_and_take_again() -> None:
    """[R-19]"""
    s = at("w Td1,Gb1,Wd30 - Td20,Rb2,Wa2,Wd25 -")
    assert text(play(s, "x:b2 b1-a1xa2 ^d30")) == "b Td1,Ga1 U1W@d30 Td20,Wd25 -"


def test_s07_2_the_timelord_is_taken_alone() -> None:
    s = at("w Td1,Gc2,Wc9 - Td17,Rc3,Rd20 -")
    assert [word for word in words(s) if word.startswith("x:")] == ["x:c3", "x:d17"]
    assert refusal(s, "x:c3,d17") == "timelord_alone 8.1"


def test_s07_2_enemies_of_tokens_too() -> None:
    s = at("w Td2,Gc5,Wd30 B2:c5>a2 Td20,Ra1,Wb4,Wd25 -")
    assert [word for word in words(s) if word.startswith("x:")] == ["x:a1", "x:b4", "x:a1,b4"]
    assert text(play(s, "x:a1 c5-b3xb4 ~")).split(" ")[3] == "Td20,Wd25"


# ---------------------------------------------------------------- 7.3 on arrival


def test_s07_3_one_neighbour_new_or_old() -> None:
    """[R-22] G meets a1 and b8 with its step; b2 was its neighbour before."""
    s = at("w Td1,Gc2,Wd30 - Td20,Ra1,Wb2,Wb8 -")
    found = sorted(word for word in words(s) if word.startswith("c2-b1"))
    assert found == ["c2-b1", "c2-b1xa1", "c2-b1xb2", "c2-b1xb8"]
    assert refusal(at("w Td1,Gc3,Wd30 - Td20,Wb2,Wd7 -"), "c3-c4xb2") == ""  # a neighbour before and after


def test_s07_3_both_parts_may_capture() -> None:
    s = at("w Td1,Gc2,Gd9 - Td20,Ra1,Rd12,Wc16 -")
    after = play(s, "c2-b1xa1 @d9>d11xd12")
    assert text(after) == "b Td1,Gb1,Gd9 B2:d9>d11 Td20,Wc16 -"


def test_s07_3_a_landed_piece_captures() -> None:
    s = at("w Td1,Wd30 U1G@c5 Td20,Rb3,Wd25 -")
    assert text(play(s, "d1-d2 vc5xb3")) == "b Td2,Gc5,Wd30 - Td20,Wd25 -"


def test_s07_3_nothing_else_captures_once_the_start_is_over() -> None:
    """The piece that is lifted, the one that is doubled and those that stand by do not."""
    s = at("w Td1,Gd9,Wd30 - Td20,Rd10,Rd12 -")
    assert refusal(s, "@d9>d11xd10") == ""  # the token takes what it meets, also d10
    decide(s, "d1-d2")
    assert refusal(s, "@d9>c5xd12") == "not_next_to 7.3"
    assert refusal(s, "x:d10") == "captures_closed 7.2"


@pytest.mark.parametrize("word", ["c2-b1xd1", "c2-b1xc1", "c2-b1xb1", "@c2>b1xd1", "@c2>b1xc2"])
def test_s07_3_only_an_enemy_can_be_taken(word: str) -> None:
    assert refusal(at("w Td1,Gc2,Wd30 - Td20,Ra1,Wb2,Wb8 -"), word) == "no_victim 7.3"


# ---------------------------------------------------------------- 7.4 paradox

PARADOX = {
    "the token is taken": ("b Td2,Gc5,Wd30 B2:c5>a2 Ta1,Rd22,Wd25 -", "x:a2 d22-d23 ^d25", "Td2,Wd30", "D2", "G"),
    "the piece is taken": ("b Td2,Rc5,Wd30 B1:c5>c6 Td20,Gb3,Wd25 -", "x:c5 d20-d21 ^d25", "Td2,Wd30", "D1", "R"),
    "on arrival": ("b Td2,Rc5,Wd30 B1:c5>c6 Td20,Gc7,Wd25 -", "c7-c8 ^d25", "Td2,Rc5,Wd30", "B1:c5>c6", ""),
    "the token, on arrival": ("b Td2,Rc5,Wd30 B1:c5>c6 Td20,Gd13,Wd25 -", "d13-c7xc6 ^d25", "Td2,Wd30", "D1", "R"),
}


@pytest.mark.parametrize("name", PARADOX)
def test_s07_4_both_halves_leave_the_board(name: str) -> None:
    """[R-20]"""
    position, record, pieces, warp, kind = PARADOX[name]
    s = at(position)
    assert text(play(s, record)).split(" ")[1:3] == [pieces, warp]
    lost = [event for event in events_of(s, record) if isinstance(event, PairLost)]
    assert [event.piece for event in lost] == ([kind] if kind else [])


def test_s07_4_a_pair_counts_as_one_captured_piece() -> None:
    s = play(at("b Td2,Gc5,Wd30 B2:c5>a2 Ta1,Rd22,Wd25 -"), "x:a2 d22-d23 ^d25")
    assert playable(s, "d2-d3") is not None  # two pieces are left, so the timewarp is optional
    assert not playable(play(at("b Td2,Gc5,Gd9,Wd30 B2:c5>a2 Ta1,Rd22,Wd25 -"), "x:a2 d22-d23 ^d25"), "d2-d3")


def test_s07_4_both_halves_within_reach_are_one_choice() -> None:
    s = at("b Td2,Rc5,Wd30 B1:c5>c6 Td20,Gb3,Gb4,Wd25 -")
    assert [word for word in words(s) if word.startswith("x:")] == ["x:c5"]
    assert refusal(s, "x:c6") == "other_half 7.4"
    assert refusal(s, "x:c5,c6") == "other_half 7.4"
    assert text(play(s, "x:c5 d20-d21 ^d25")) == "w Td2,Wd30 D1 Td21,Gb3,Gb4 U1W@d25"


def test_s07_4_so_it_is_on_arrival() -> None:
    """b3 touches both c5 and c6."""
    s = at("b Td2,Rc5,Wd30 B1:c5>c6 Td20,Ga2,Wd25 -")
    assert refusal(s, "a2-b3xc5") == ""
    assert refusal(s, "a2-b3xc6") == "other_half 7.4"


def test_s07_4_losing_the_timelords_pair_loses_the_game() -> None:
    s = at("b Td2,Gc5,Wd30 B2:d2>d4 Td20,Rd25,Wd5 -")
    assert final(play(s, "x:d4")) == "WIN b"
    assert events_of(s, "x:d4")[0] == PairLost(seat=1, owner=0, piece="T", at="d2", future="d4")
    other = at("b Td2,Gc5,Wd30 B2:d2>d4 Td20,Rd25,Wd1 -")
    assert final(play(other, "x:d2")) == "WIN b"


def test_s07_4_the_lost_pair_is_gone_from_every_view() -> None:
    s = play(at("b Td2,Gc5,Wd30 B2:c5>a2 Ta1,Rd22,Wd25 -"), "x:a2 d22-d23 ^d25")
    assert (s.current[0], s.future[0], s.spot[0]) == (-1, -1, 2)
    assert GAME.outcome(s) is None
