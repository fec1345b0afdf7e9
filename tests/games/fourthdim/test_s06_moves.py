"""Chapter 6: the normal move and the four timewarps."""

from __future__ import annotations

import pytest

from parlour.games.fourthdim.model import (
    FuturePlaced,
    MarkerMoved,
    PairMet,
    PieceClimbed,
    PieceLanded,
    PieceLifted,
    PieceMoved,
)  # fmt: skip
from tests.games.fourthdim import plain
from tests.games.fourthdim.table import at, decide, events_of, mover, play, playable, refusal, start, text, words

DRAWN = plain.board_of((4, 8, 16, 32))

# ---------------------------------------------------------------- 6 free spaces


@pytest.mark.parametrize(
    "record",
    ["d9-d10 ~", "d9-d8 ~", "d9-d8 vd10", "d9-d8 vd9", "d1-d2 vd8"],
    ids=["onto own marker", "onto the enemy's", "landing on own", "landing where it stood", "landing on the enemy's"],
)
def test_s06_markers_never_occupy_a_space(record: str) -> None:
    """[R-12]"""
    assert playable(at("w Td1,Gd9 U2R@d10 Td20,Wd12 U1W@d8"), record) is not None


def test_s06_both_markers_may_share_a_space() -> None:
    s = at("w Td1,Gd9,Wc5 - Td20,Wd12 U1W@c5")
    after = play(s, "d1-d2 ^c5")
    assert text(after).split(" ")[2::2] == ["U1W@c5", "U1W@c5"]


def test_s06_a_piece_or_token_of_either_side_occupies_a_space() -> None:
    s = at("w Td1,Gd2 D1 Td20,Wc1 B2:c1>d32")
    for to in ("d2", "c1", "d32"):
        assert refusal(s, f"d1-{to}") == "space_occupied 6.1"
        assert refusal(s, f"@d1>{to}") == "space_occupied 6.1"
    own_token = at("w Td1,Gd9,Wd8 - Td20 -")
    decide(own_token, "@d9>d7")
    assert refusal(own_token, "d8-d7") == "space_occupied 6.1"


@pytest.mark.parametrize(("word", "why"), [("d5-d6", "no_piece 6"), ("d20-d21", "not_your_piece 6")])
def test_s06_only_own_pieces_move(word: str, why: str) -> None:
    s = at("w Td1,Gd9 - Td20 -")
    assert refusal(s, word) == why
    origin = word.partition("-")[0]
    assert refusal(s, f"^{origin}") == why
    assert refusal(s, f"@{origin}>d7") == why


# ---------------------------------------------------------------- 6.1 normal move


def test_s06_1_one_step_to_a_free_neighbour() -> None:
    s = start()
    steps = [word for word in words(s) if "-" in word]
    assert steps == ["c1-b1", "c1-c16", "c2-b1", "c3-b2", "c4-b2", "c4-c5", "d1-d32", "d8-d9"]
    assert events_of(s, "c1-b1 ^d4")[0] == PieceMoved(seat=0, piece="W", origin="c1", to="b1")
    assert refusal(s, "c1-b2") == "not_adjacent 6.1"
    assert refusal(s, "c1-c1") == "not_adjacent 6.1"
    assert refusal(s, "c1-d1") == "space_occupied 6.1"


def test_s06_1_future_tokens_never_walk() -> None:
    assert refusal(at("w Td2,Gc5,Wd30 B2:c5>a2 Td20 -"), "a2-a3") == "future_cannot_move 6.6"
    assert refusal(at("w Td2,Gc5,Wd30 B2:c5>a2 Td20,Gb3 -"), "a2-a3") == "future_cannot_move 6.6"


def test_s06_1_the_approach_is_due() -> None:
    s = at("w Td2,Gc5,Wd30 B2:c5>a2 Td20,Rd22,Wd25 -")
    assert sorted(words(s)) == ["c5-b3", "~"]
    for word in ("d2-d3", "d30-d31", "c5-c6", "c5-d9", "c5-a2"):
        assert refusal(s, word) == "approach_due 6.1"


def test_s06_1_among_several_nearer_spaces_choose() -> None:
    s = at("w Td2,Gc5,Wd30 B2:c5>d11 Td20,Rd22,Wd25 -")
    assert sorted(words(s)) == ["c5-c6", "c5-d10", "~"]
    one_blocked = at("w Td2,Gc5,Wd30 B2:c5>d11 Td20,Gc6,Rd22,Wd25 -")
    assert sorted(words(one_blocked)) == ["c5-d10", "~"]


@pytest.mark.parametrize(
    ("record", "warp"),
    [("b3-a2 ~", "-"), ("~ b3-a2", "-"), ("b3-a2", "D1")],
    ids=["step first", "marker first", "declined"],
)
def test_s06_1_the_halves_meet(record: str, warp: str) -> None:
    s = at("w Td2,Gb3 B1:b3>a2 Td20,Rd22,Wd25 -")
    assert text(play(s, record)) == f"b Td2,Ga2 {warp} Td20,Rd22,Wd25 -"
    assert PairMet(seat=0, piece="G", at="a2") in events_of(s, record)


def test_s06_1_after_the_step_first_another_piece_may_beam_back_at_once() -> None:
    s = at("w Td2,Gb3,Wd30 B1:b3>a2 Td20,Rd22,Wd25 -")
    assert text(play(s, "b3-a2 @d2>d3")).split(" ")[2] == "B1:d2>d3"


def test_s06_1_a_blocked_approach_lapses() -> None:
    """[R-13] Another piece makes the normal move, the current half stays, there is no timewarp."""
    s = at("w Td2,Gc5,Wd30 B2:c5>a2 Td20,Gb3,Rd22,Wd25 -")
    assert sorted(words(s)) == ["d2-c1", "d2-d1", "d2-d3", "d30-c15", "d30-d29", "d30-d31"]
    assert refusal(s, "~") == "approach_blocked 6.5"
    assert refusal(s, "c5-c6") == "current_waits 6.1"
    assert text(play(s, "d2-d3")).split(" ")[2] == "B2:c5>a2"  # the marker goes on showing the distance


def test_s06_1_own_pieces_block_as_well() -> None:
    s = at("w Td2,Gc5,Wb3 B2:c5>a2 Td20,Rd22,Wd25 -")
    assert refusal(s, "~") == "approach_blocked 6.5"
    assert playable(s, "b3-b2") is not None


def test_s06_1_judged_after_the_start_captures() -> None:
    s = at("w Td2,Gc5,Wd30 B2:c5>a2 Td20,Rb3,Rd22,Wd25 -")
    assert playable(s, "d2-d3") is not None  # the blocker may stay
    decide(s, "x:b3")
    assert sorted(words(s)) == ["c5-b3", "~"]
    assert refusal(s, "d2-d3") == "approach_due 6.1"


def test_s06_1_no_approach_in_the_turn_of_the_beam_back() -> None:
    s = at("w Td1,Gc5,Wd30 - Td20,Rd22,Wd25 -")
    decide(s, "@c5>a2")
    assert refusal(s, "d1-d2") == ""
    assert refusal(s, "d30-d31") == ""
    assert refusal(s, "c5-b3") == "same_piece 5.2"


# ---------------------------------------------------------------- 6.2 which timewarps exist

UP, DOWN, NAVIGATE, BACK = "^", "v", "~", "@"
WARPS = {  # White's state, and the timewarps that it has
    "-": {UP, BACK},
    "U1R@c12": {DOWN, NAVIGATE},
    "U2R@c12": {DOWN, NAVIGATE},
    "U3R@c12": {DOWN},
    "B2:c5>a2": {NAVIGATE},
    "B1:c5>b3": {NAVIGATE},
    "D1": {NAVIGATE, BACK},
    "D2": {NAVIGATE, BACK},
}


@pytest.mark.parametrize("warp", WARPS)
@pytest.mark.parametrize("side", "wb")
def test_s06_2_the_timewarps_of_each_state(warp: str, side: str) -> None:
    army, enemy = f"Td1,Gc5,Wd30 {warp}", "Td20,Wd25 -"
    fields = (army, enemy) if side == "w" else (enemy, army)
    kinds = {word[0] for word in words(at(" ".join([side, *fields])))}
    assert kinds & {UP, DOWN, NAVIGATE, BACK} == WARPS[warp]


@pytest.mark.parametrize(
    ("warp", "word", "why"),
    [
        ("-", "vc5", "vortex_empty 6.2"),
        ("-", "~", "nothing_to_navigate 6.5"),
        ("U1R@c12", "^d30", "vortex_occupied 6.2"),
        ("U1R@c12", "@d30>d31", "vortex_occupied 6.2"),
        ("U3R@c12", "~", "must_beam_down 6.5"),
        ("B2:c5>a2", "^d30", "token_on_board 6.2"),
        ("B2:c5>a2", "@d30>d31", "token_on_board 6.2"),
        ("B2:c5>a2", "vc6", "vortex_empty 6.2"),
        ("D1", "^d30", "marker_in_vortex 6.2"),
        ("D1", "vc6", "vortex_empty 6.2"),
    ],
)
def test_s06_2_the_others_are_refused(warp: str, word: str, why: str) -> None:
    assert refusal(at(f"w Td1,Gc5,Wd30 {warp} Td20,Wd25 -"), word) == why


def test_s06_2_beam_back_from_adrift() -> None:
    """[R-14] The stranded marker is taken along."""
    s = at("w Td1,Gc5,Wd30 D2 Td20,Wd25 -")
    assert text(play(s, "d1-d2 @c5>b3")).split(" ")[2] == "B1:c5>b3"


# ---------------------------------------------------------------- 6.3 Beam Up


@pytest.mark.parametrize("piece", ["d1", "d9", "d30"])
def test_s06_3_any_piece_goes_to_spot_1_and_leaves_the_marker(piece: str) -> None:
    s = at("w Td1,Gd9,Wd30 - Td20 -")
    kind = {"d1": "T", "d9": "G", "d30": "W"}[piece]
    step = {"d1": "d9-d10", "d9": "d1-d2", "d30": "d1-d2"}[piece]
    after = play(s, f"{step} ^{piece}")
    assert text(after).split(" ")[2] == f"U1{kind}@{piece}"
    assert f"{kind}{piece}" not in text(after).split(" ")[1]
    assert PieceLifted(seat=0, piece=kind, origin=piece) in events_of(s, f"{step} ^{piece}")


def test_s06_3_the_only_piece_cannot() -> None:
    """[R-15]"""
    assert refusal(at("w Td1 - Td20,Wd25 -"), "^d1") == "last_piece 6.3"
    assert refusal(at("w Td1,Wd9 - Td20,Wd25 -"), "^d1") == ""


def test_s06_3_a_token_cannot() -> None:
    assert refusal(at("w Td2,Gc5,Wd30 B2:c5>a2 Td20 -"), "^a2") == "token_on_board 6.2"


# ---------------------------------------------------------------- 6.4 Beam Down


@pytest.mark.parametrize("spot", [1, 2, 3])
def test_s06_4_from_any_spot_to_a_free_space_within_two_of_the_marker(spot: int) -> None:
    s = at(f"w Td1,Gc4,Gd3,Ra1,Rb1,Rb3 U{spot}W@b2 Td20,Rd25 U1W@c3")
    landings = {word[1:].partition("x")[0] for word in words(s) if word[0] == "v"}
    occupied = {"c4", "d3", "a1", "b1", "b3", "d1"}
    assert landings == {space for space, far in DRAWN.distance["b2"].items() if far <= 2} - occupied


def test_s06_4_the_markers_own_space_will_do() -> None:
    """[R-16]"""
    s = at("w Td1,Gd3 U1W@c5 Td20,Rd22,Wd25 -")
    assert text(play(s, "d1-d2 vc5")) == "b Td2,Gd3,Wc5 - Td20,Rd22,Wd25 -"


def test_s06_4_nothing_in_between_matters() -> None:
    s = at("w Td9 U1W@d1 Td20,Rd2,Gd32,Rc1 -")
    assert refusal(s, "vd3") == ""
    assert refusal(s, "vd1") == ""


@pytest.mark.parametrize(
    ("word", "why"),
    [("vd6", "too_far 6.4"), ("vc8", "too_far 6.4"), ("vd3", "space_occupied 6.1"), ("vc7", "")],
)
def test_s06_4_edges(word: str, why: str) -> None:
    assert refusal(at("w Td1,Gd3 U1W@c5 Td20,Rd22,Wd25 -"), word) == why


def test_s06_4_the_marker_goes_home_and_the_next_turn_has_everything() -> None:
    s = at("w Td1,Gd3,Wd30 U3W@c5 Td20,Rd22,Wd25 -")
    events = events_of(s, "d1-d2 vc5")
    assert events[1] == PieceLanded(seat=0, piece="W", to="c5")
    later = play(s, "d1-d2 vc5", "d20-d21 ^d25")
    assert {word[0] for word in words(later)} >= {UP, BACK}


# ---------------------------------------------------------------- 6.5 Navigate


@pytest.mark.parametrize(("spot", "higher"), [(1, 2), (2, 3)])
def test_s06_5_the_piece_climbs_exactly_one_spot(spot: int, higher: int) -> None:
    """[R-17]"""
    s = at(f"w Td1,Gd3 U{spot}W@c5 Td20,Rd22,Wd25 -")
    assert text(play(s, "d1-d2 ~")).split(" ")[2] == f"U{higher}W@c5"
    assert PieceClimbed(seat=0, piece="W", spot=higher) in events_of(s, "d1-d2 ~")


def test_s06_5_with_no_landing_space_spot_3_waits() -> None:
    """All nine spaces round d1 are occupied, and no normal move frees one."""
    s = at("w Td12,Gd5 U3R@d1 Td20,Gc1,Gd1,Rb1,Rd2,Rd32,Wc2,Wc16,Wd3,Wd31 -")
    assert text(play(s, "d12-d13")).split(" ")[2] == "U3R@d1"


def test_s06_5_but_landing_is_due_when_the_normal_move_opens_it() -> None:
    s = at("w Td32,Gc16,Gd31,Wb1,Wc1,Wc2,Wd1,Wd2,Wd3 U3R@d1 Td20,Rd25 -")
    decide(s, "d3-d4")
    assert words(s) == ["vd3"]


@pytest.mark.parametrize("record", ["c5-b3 ~", "~ c5-b3"])
def test_s06_5_the_marker_of_a_pair_drops_with_the_approach(record: str) -> None:
    s = at("w Td2,Gc5,Wd30 B2:c5>a2 Td20,Rd22,Wd25 -")
    assert text(play(s, record)).split(" ")[2] == "B1:b3>a2"
    assert MarkerMoved(seat=0, spot=1) in events_of(s, record)


def test_s06_5_first_only_if_the_approach_is_possible() -> None:
    assert refusal(at("w Td2,Gc5,Wd30 B2:c5>a2 Td20,Gb3,Rd22,Wd25 -"), "~") == "approach_blocked 6.5"


def test_s06_5_afterwards_only_if_the_halves_have_closed_in() -> None:
    s = at("w Td2,Gc5 B2:c5>a2 Td20,Gb3,Rd22,Wd25 -")
    decide(s, "d2-d3")
    assert mover(s) == 1  # nothing to navigate is left, so the turn is over


@pytest.mark.parametrize(("spot", "after"), [(1, "-"), (2, "D1")])
def test_s06_5_adrift_the_marker_drops(spot: int, after: str) -> None:
    s = at(f"w Td1,Gd9,Wd30 D{spot} Td20,Rd22,Wd25 -")
    assert text(play(s, "d1-d2 ~")).split(" ")[2] == after
    assert MarkerMoved(seat=0, spot=spot - 1) in events_of(s, "d1-d2 ~")


def test_s06_5_a_pair_may_let_its_marker_lag_behind() -> None:
    s = play(at("w Td2,Gc5 B2:c5>a2 Td20,Wd25 -"), "c5-b3")
    assert text(s) == "b Td2,Gb3 B2:b3>a2 Td20,Wd25 -"
    late = play(s, "d20-d21")
    assert sorted(words(late)) == ["b3-a2", "~"]
    assert text(play(late, "~ b3-a2")).split(" ")[2] == "D1"
    assert text(play(late, "b3-a2 ~")).split(" ")[2] == "D1"
    assert text(play(late, "b3-a2")).split(" ")[2] == "D2"
    assert text(play(late, "b3-a2 @d2>d3")).split(" ")[2] == "B1:d2>d3"
    assert playable(late, "b3-a2 ^d2") is None


def test_s06_5_a_marker_left_on_1_is_adrift_on_1_when_they_meet() -> None:
    assert text(play(at("w Td2,Gb3 B1:b3>a2 Td20,Wd25 -"), "b3-a2")).split(" ")[2] == "D1"


# ---------------------------------------------------------------- 6.6 Beam Back


@pytest.mark.parametrize(("to", "spot"), [("b3", 1), ("a2", 2), ("c7", 2)])
def test_s06_6_token_and_marker_are_placed(to: str, spot: int) -> None:
    s = at("w Td1,Gc5,Wd30 - Td20,Rd22,Wd25 -")
    assert text(play(s, f"d1-d2 @c5>{to}")) == f"b Td2,Gc5,Wd30 B{spot}:c5>{to} Td20,Rd22,Wd25 -"
    placed = FuturePlaced(seat=0, piece="G", current="c5", to=to, spot=spot)  # which piece is doubled is public
    assert placed in events_of(s, f"d1-d2 @c5>{to}")


@pytest.mark.parametrize(
    ("word", "why"),
    [("@c5>c8", "too_far 6.6"), ("@c5>d16", "too_far 6.6"), ("@c5>c5", "space_occupied 6.1"), ("@c5>c7", "")],
)
def test_s06_6_edges(word: str, why: str) -> None:
    assert refusal(at("w Td1,Gc5,Wd30 - Td20,Rd22,Wd25 -"), word) == why


def test_s06_6_the_way_need_not_be_open() -> None:
    """[R-25] Both spaces between c2 and d2 are occupied; the pair is blocked from birth."""
    s = at("w Td1,Gd9 - Td20,Rd2,Gc1,Gd32 -")
    assert playable(s, "d9-d10 @d1>d3") is not None


def test_s06_6_the_token_stands_still_and_blocks_its_space_for_all_but_its_current_half() -> None:
    """[R-18]"""
    s = at("b Td2,Gc5,Wd30 B1:c5>b3 Td20,Rb4,Wd25 -")
    assert refusal(s, "b4-b3") == "space_occupied 6.1"
    s = play(s, "d20-d21 ^d25")
    assert refusal(s, "c5-b3") == ""
    own = at("w Td2,Gc5,Wb4 B2:c5>a2 Td20 -")
    assert refusal(own, "b4-a2") == "approach_due 6.1"


def test_s06_6_the_token_takes_at_the_start_like_a_piece() -> None:
    assert refusal(at("w Td2,Gc5,Wd30 B2:c5>a2 Td20,Ra1,Wd25 -"), "x:a1") == ""


def test_s06_6_the_new_token_may_capture_at_once() -> None:
    s = at("w Td1,Gc5,Wd30 - Td20,Ra1,Wd25 -")
    assert text(play(s, "d1-d2 @c5>a2xa1")) == "b Td2,Gc5,Wd30 B2:c5>a2 Td20,Wd25 -"


def test_s06_6_the_life_of_a_pair_at_distance_two() -> None:
    s = at("w Td1,Gc5,Wd30 - Td20,Rd22,Wd25 -")
    warps = []
    for white, black in (
        ("d1-d2 @c5>a2", "d20-d21 ^d25"),
        ("c5-b3 ~", "d21-d20 ~"),
        ("b3-a2 ~", "d20-d21 ~"),
        ("d2-d3 ^a2", "d21-d20 vd25"),
    ):
        s = play(s, white)
        warps.append(text(s).split(" ")[2])
        s = play(s, black)
    assert warps == ["B2:c5>a2", "B1:b3>a2", "-", "U1G@a2"]
