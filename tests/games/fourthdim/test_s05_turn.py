"""Chapter 5: the order of a turn, its duties, and what cannot be made."""

from __future__ import annotations

import pytest

from parlour.games.fourthdim import GAME
from parlour.games.fourthdim.model import GameWon, TurnBegun, TurnPassed
from tests.games.fourthdim.table import (
    at,
    decide,
    events_of,
    final,
    mover,
    play,
    playable,
    reason,
    refusal,
    start,
    text,
    words,
)

# ---------------------------------------------------------------- 5.1 order


@pytest.mark.clause("5", "5.1")
def test_s05_1_both_parts_in_either_order_then_the_other_side() -> None:
    one, other = play(start(), "c1-b1 ^d4"), play(start(), "^d4 c1-b1")
    assert text(one) == text(other)
    assert (mover(one), one.turns) == (1, 1)
    assert events_of(start(), "c1-b1 ^d4")[-1] == TurnBegun(seat=1, number=2)


def test_s05_1_start_captures_close_with_the_first_part() -> None:
    """[R-06]"""
    s = at("w Td1,Gd9,Wc16 U1W@c2 Td20,Rd11,Wd10 -")
    assert refusal(s, "x:d10") == ""
    for first in ("d1-d2", "~"):
        later = GAME.clone(s)
        decide(later, first)
        assert refusal(later, "x:d10") == "captures_closed 7.2"
        assert not [word for word in words(later) if word.startswith("x:")]


def test_s05_1_start_captures_are_named_once() -> None:
    s = at("w Td1,Gb1,Wc3 - Td20,Gb8,Rb2,Wa1,Wc1 -")
    decide(s, "x:a1")
    assert refusal(s, "x:b2") == "captures_closed 7.2"


def test_s05_1_a_capture_belongs_to_its_part() -> None:
    """[R-07] G meets the Warrior with its step and may take it then, not after the timewarp."""
    s = at("w Td1,Gc2,Wd30 - Td20,Ra1,Wb2,Wb8 -")
    assert playable(s, "c2-b1xb8 ^d1") is not None
    decide(s, "c2-b1")
    assert refusal(s, "x:b8") == "captures_closed 7.2"
    assert playable(at("w Td1,Gd9,Wc16 U1W@c2 Td20,Rd11,Wd10 -"), "d1-d2 x:d10 ~") is None


def test_s05_1_each_part_once() -> None:
    s = start()
    decide(s, "c1-b1")
    assert refusal(s, "c2-c1") == "part_done 5.1"
    s = start()
    decide(s, "^d4")
    for word in ("^d3", "~", "vd4", "@c1>b1"):
        assert refusal(s, word) == "part_done 5.1"


@pytest.mark.parametrize("word", ["draw?", "draw!", "no-draw"])
def test_s05_1_a_draw_is_no_part_of_the_turn(word: str) -> None:
    assert refusal(start(), word) == "not_a_part 5.1"


# ---------------------------------------------------------------- 5.2 same piece

SAME = {
    "walked, then lifted": ("w Td1,Gd9 - Td20,Wd25 -", "d9-d10", "^d10"),
    "walked, then sent back": ("w Td1,Gd9 - Td20,Wd25 -", "d9-d10", "@d10>d11"),
    "sent back, then walks": ("w Td1,Gd9 - Td20,Wd25 -", "@d9>d11", "d9-d10"),
    "sent back, then walks onto its token": ("w Td1,Gd9 - Td20,Wd25 -", "@d9>d10", "d9-d10"),
    "landed, then walks": ("w Td1,Gd3 U1W@c5 Td20,Rd22,Wd25 -", "vc5", "c5-c6"),
    "met its token, then sent back": ("w Td2,Gb3 B2:b3>a2 Td20,Wd25 -", "b3-a2", "@a2>a1"),
}


@pytest.mark.parametrize("name", SAME)
def test_s05_2_one_piece_cannot_serve_for_both_parts(name: str) -> None:
    """[R-08]"""
    position, first, second = SAME[name]
    s = at(position)
    decide(s, first)
    assert refusal(s, second) == "same_piece 5.2"


def test_s05_2_a_lifted_piece_is_gone_from_the_board() -> None:
    s = at("w Td1,Gd9 - Td20,Wd25 -")
    decide(s, "^d9")
    assert refusal(s, "d9-d10") == "no_piece 6"
    assert refusal(s, "d1-d2") == ""


def test_s05_2_the_piece_that_climbs_has_not_walked_and_the_marker_is_nobody() -> None:
    """Navigating a marker uses no piece: the approach is made by the very piece it belongs to."""
    assert playable(at("w Td2,Gc5,Wd30 B2:c5>a2 Td20,Rd22,Wd25 -"), "~ c5-b3") is not None
    drifting = at("w Td2,Gc5,Wd30 D2 Td20,Rd22,Wd25 -")
    assert playable(drifting, "c5-b3 ~") is not None
    assert playable(drifting, "~ c5-b3") is not None


def test_s05_2_another_piece_on_the_same_space_is_another_piece() -> None:
    """The Guardian steps onto the space that the lifted Warrior has left."""
    assert playable(start(), "^c2 d3-c2") is not None


# ---------------------------------------------------------------- 5.3 duty


@pytest.mark.parametrize("record", ["c1-b1", "^d4", "-"])
def test_s05_3_both_parts_are_compulsory(record: str) -> None:
    assert playable(start(), record) is None
    s = start()
    if record != "-":
        decide(s, record)
    assert refusal(s, "-") == "part_missing 5.3"


OPTIONAL = {  # whether the timewarp may be declined
    "w Td1 - Td20,Wd25 -": ("d1-d2", True),
    "w Td1,Gd9 - Td20,Wd25 -": ("d1-d2", True),
    "w Td1 U3W@c5 Td20,Rd22,Wd25 -": ("d1-d2", True),
    "w Td2,Gc5 B2:c5>a2 Td20,Wd25 -": ("c5-b3", True),  # a token changes nothing
    "w Td1,Gd9,Wd30 - Td20,Wd25 -": ("d1-d2", False),
    "w Td1,Gd9 U2W@c5 Td20,Wd25 -": ("d1-d2", False),  # the Vortex counts
    "w Td2,Gc5,Wd30 B2:c5>a2 Td20,Wd25 -": ("c5-b3", False),
}


@pytest.mark.parametrize("position", OPTIONAL)
def test_s05_3_two_pieces_need_not_make_a_timewarp(position: str) -> None:
    normal, optional = OPTIONAL[position]
    s = at(position)
    assert (playable(s, normal) is not None) == optional
    decide(s, normal)
    if mover(s) == 0:
        assert ("-" in words(s)) == optional


def test_s05_3_the_other_sides_army_does_not_matter() -> None:
    assert playable(at("w Td1,Gd9,Wd30 - Td20 -"), "d1-d2") is None


def test_s05_3_an_optional_timewarp_may_be_made() -> None:
    for record in ("d1-d2 ^d9", "^d9 d1-d2", "@d9>d10 d1-d2"):
        assert playable(at("w Td1,Gd9 - Td20,Wd25 -"), record) is not None


@pytest.mark.parametrize("record", ["^d9", "@d9>d11", "-"])
def test_s05_3_the_normal_move_remains_compulsory(record: str) -> None:
    assert playable(at("w Td1,Gd9 - Td20,Wd25 -"), record) is None


def test_s05_3_so_does_the_approach() -> None:
    s = at("w Td2,Gc5 B2:c5>a2 Td20,Wd25 -")
    assert refusal(s, "d2-d3") == "approach_due 6.1"
    assert refusal(s, "-") == "part_missing 5.3"


# ---------------------------------------------------------------- 5.4 what cannot be made


def test_s05_4_nothing_possible_is_a_pass() -> None:
    s = at("w Td1 - Td20,Gc2,Gc16,Wb1,Wc1,Wd2,Wd3,Wd31,Wd32 -")
    assert words(s) == ["-"]
    assert events_of(s, "-") == [TurnPassed(seat=0), TurnBegun(seat=1, number=2)]
    after = play(s, "-")
    assert (mover(after), reason(after)) == (1, "")  # being stuck never loses


def test_s05_4_a_declined_turn_is_no_pass() -> None:
    """A walled-in Timelord could Beam Back; `-` means that it would not."""
    assert events_of(at("w Td1 - Td20,Rd2,Rd32,Wc1 -"), "-") == [TurnBegun(seat=1, number=2)]


def test_s05_4_an_impossible_part_is_skipped_and_the_turn_ends_by_itself() -> None:
    """The pair is blocked (6.1): a normal move by another piece is the whole turn."""
    s = at("w Td2,Gc5,Wd30 B2:c5>a2 Td20,Gb3,Rd22,Wd25 -")
    decide(s, "d2-d3")
    assert mover(s) == 1


def test_s05_4_a_part_may_not_spoil_the_other() -> None:
    """[R-11] T is walled in, so G must walk and cannot be the timewarp's piece."""
    s = at("w Td1,Gd9 - Td20,Wc1,Wd2,Wd32 -")
    for word in ("^d9", "@d9>d10", "@d9>d11"):
        assert refusal(s, word) == "would_block_part 5.4"
    for record in ("d9-d10", "d9-d10 ^d1", "^d1 d9-d10", "@d1>d3 d9-d10"):
        assert playable(s, record) is not None


def test_s05_4_a_part_that_has_opened_up_is_due() -> None:
    s = at("w Td32,Gc16,Gd31,Wb1,Wc1,Wc2,Wd1,Wd2,Wd3 U3R@d1 Td20,Rd25 -")
    decide(s, "c2-c3")
    assert refusal(s, "-") == "part_missing 5.3"
    assert words(s) == ["vc2"]


def test_s05_4_no_one_is_made_to_capture_to_open_a_part() -> None:
    """Every landing space is occupied; a capture would free one, but need not be made. Once made, landing is due."""
    s = at("w Td12,Gd5 U3R@d1 Td20,Gc1,Gd1,Rb1,Rd2,Rd32,Wc2,Wc16,Wd3,Wd31 -")
    assert playable(s, "d5-d4") is not None
    assert playable(s, "d5-d4xd3") is None
    assert playable(s, "d5-d4xd3 vd3") is not None


def test_s05_4_no_one_is_made_to_use_an_optional_timewarp_to_open_a_part() -> None:
    s = at("w Td1,Gd2 - Td20,Wc1,Wd3,Wd32 -")
    assert playable(s, "-") is not None
    assert playable(s, "^d2") is None
    assert playable(s, "^d2 d1-d2") is not None


def test_s05_4_a_start_capture_that_opens_a_part_makes_it_due() -> None:
    s = at("w Td1 - Td20,Rd2,Rd32,Wc1 -")
    assert playable(s, "-") is not None
    assert playable(s, "x:d2") is None
    assert playable(s, "x:d2 d1-d2") is not None


def test_s05_4_a_winning_turn_is_free_of_it() -> None:
    """Sending the Warrior back would spoil the normal move, unless its token takes the Timelord."""
    s = at("w Td1,Wd20 - Td18,Wc1,Wd2,Wd32,Wd21 -")
    assert refusal(s, "@d20>d19") == "would_block_part 5.4"
    assert refusal(s, "@d20>d19xd18") == ""
    assert final(play(s, "@d20>d19xd18")) == "WIN w"


# ---------------------------------------------------------------- 5.5 the end inside a turn


@pytest.mark.parametrize(
    ("position", "record"),
    [
        ("w Td1,Gd30,Wc9 - Td17,Rd18,Wc1 -", "x:d17"),
        ("w Td1,Gd30,Wc8 - Td17,Rd20,Wd25 -", "c8-c9xd17"),
        ("w Td1,Gd30,Wc8 - Td17,Rd20,Wd25 -", "@c8>c9xd17"),
        ("w Td1,Gd30,Wc8 - Td17,Rd20,Wd25 -", "^d1 c8-c9xd17"),
    ],
)
def test_s05_5_a_win_ends_the_game_that_instant(position: str, record: str) -> None:
    s = at(position)
    assert events_of(s, record)[-1] == GameWon(seat=0, reason="timelord")
    after = play(s, record)
    assert final(after) == "WIN w"
    assert list(GAME.prompts(after)) == []
    assert playable(s, f"{record} d30-d31") is None
    refused = GAME.legal(after, mover(s)).why_not(GAME.notation.parse("d30-d31"))
    assert refused is not None
    assert refused.code == "game_over"


# ---------------------------------------------------------------- what the player is asked

ASKED = {
    "turn": ("w Td1,Gd9,Wd30 - Td20 -", ()),
    "turn-optional": ("w Td1,Gd9 - Td20 -", ()),
    "approach": ("w Td2,Gc5,Wd30 B2:c5>a2 Td20,Rd22,Wd25 -", ()),
    "blocked": ("w Td2,Gc5,Wd30 B2:c5>a2 Td20,Gb3,Rd22,Wd25 -", ()),
    "nothing": ("w Td1 - Td20,Gc2,Gc16,Wb1,Wc1,Wd2,Wd3,Wd31,Wd32 -", ()),
    "either": ("w Td1,Gb1,Wc3 - Td20,Gb8,Rb2,Wa1,Wc1 -", ("x:a1",)),
    "normal": ("w Td1,Gd9,Wd30 - Td20 -", ("^d9",)),
    "end": ("w Td1,Gd9 - Td20 -", ("d1-d2",)),
    "timewarp-idle": ("w Td1,Gd9,Wd30 - Td20 -", ("d1-d2",)),
    "timewarp-up": ("w Td1,Gd9,Wd30 U1W@c5 Td20 -", ("d1-d2",)),
    "timewarp-top": ("w Td1,Gd9,Wd30 U3W@c5 Td20 -", ("d1-d2",)),
    "timewarp-back": ("w Td2,Gc5,Wd30 B2:c5>a2 Td20,Rd22,Wd25 -", ("c5-b3",)),
    "timewarp-drift": ("w Td1,Gd9,Wd30 D1 Td20 -", ("d1-d2",)),
}


@pytest.mark.clause("5.3", "5.4")
@pytest.mark.parametrize("kind", ASKED)
def test_s05_the_prompt_says_what_is_due(kind: str) -> None:
    position, made = ASKED[kind]
    s = at(position)
    decide(s, *made)
    (prompt,) = GAME.prompts(s)
    assert (prompt.kind, prompt.seat, prompt.turn) == (kind, 0, 1)
