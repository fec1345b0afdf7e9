"""Chapters 1 and 8: how the game ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from parlour.games.fourthdim import GAME
from parlour.games.fourthdim.model import (
    AcceptDraw,
    DeclineDraw,
    DrawDeclined,
    DrawOffered,
    GameDrawn,
    GameWon,
    OfferDraw,
    SeatLeft,
    State,
)  # fmt: skip
from parlour.kit.actors import Seat
from parlour.kit.game import Outcome
from parlour.kit.legal import NotAllowed
from tests.games.fourthdim.table import (
    ANALYSIS,
    NO_CHANCE,
    at,
    decide,
    events_of,
    final,
    mover,
    play,
    playable,
    reason,
    start,
    words,
)

WHITE, BLACK = Seat(0), Seat(1)
QUIET = ("d1-d2", "d20-d21", "d2-d1", "d21-d20")
"""Four turns that lead back to where they began."""


def say(s: State, seat: Seat, action: Any) -> list[Any]:
    """An open action, in place."""
    return GAME.apply(s, seat, action, NO_CHANCE, open=True)


def refused(s: State, seat: Seat, action: Any) -> str:
    """Why it may not be said."""
    with pytest.raises(NotAllowed) as error:
        say(s, seat, action)
    return error.value.refused.code


# ---------------------------------------------------------------- 8.1 the Timelord


@pytest.mark.clause("1", "8", "8.1")
@pytest.mark.parametrize(
    ("position", "record", "winner"),
    [
        ("w Td1,Gd30,Wc9 - Td17,Rd18,Wc1 -", "x:d17", "w"),
        ("w Td1,Gd30,Wc8 - Td17,Rd20,Wd25 -", "c8-c9xd17", "w"),
        ("b Td2,Gc5,Wd30 B2:d2>d4 Td20,Rd25,Wd5 -", "x:d4", "b"),
    ],
)
def test_s08_1_taking_the_timelord_or_its_token_wins(position: str, record: str, winner: str) -> None:
    s = at(position)
    after = play(s, record)
    assert final(after) == f"WIN {winner}"
    side = "wb".index(winner)
    assert GAME.outcome(after) == Outcome((1, 2) if side == 0 else (2, 1), "timelord")
    assert events_of(s, record)[-1] == GameWon(seat=side, reason="timelord")


def test_s08_1_the_shortest_game() -> None:
    s = play(start(), "c4-b2 @c1>b1", "c9-c8 @d20>b5", "c1-b1 @b2>b4xb5")
    assert (final(s), s.turns) == ("WIN w", 2)


def test_s08_1_there_is_no_check() -> None:
    """The Timelord may stay beside a Warrior, or walk there."""
    assert playable(at("w Td1,Gd9 - Td20,Wd2 -"), "d9-d10") is not None
    assert playable(at("w Td1,Gd9 - Td20,Wd3 -"), "d1-d2") is not None


# ---------------------------------------------------------------- 8.2 alone in the Vortex


def test_s08_2_the_last_other_piece_is_taken() -> None:
    s = at("w Td1,Gb1,Wd9 - Wb2 U1T@d20")
    after = play(s, "x:b2")
    assert GAME.outcome(after) == Outcome((1, 2), "vortex")
    assert events_of(s, "x:b2")[-1] == GameWon(seat=0, reason="vortex")
    assert playable(s, "x:b2 d1-d2 ^b1") is None  # the rest of the turn falls away


@pytest.mark.parametrize("record", ["b1-a1xa2", "d1-d2 @b1>a1xa2"])
def test_s08_2_also_on_arrival(record: str) -> None:
    s = at("w Td1,Gb1,Wd9 - Wa2 U1T@d20")
    assert reason(play(s, record)) == "vortex"


def test_s08_2_another_piece_is_enough() -> None:
    s = at("w Td1,Gb1,Wd9 - Wb2,Wd25 U1T@d20")
    assert reason(play(s, "x:b2 d1-d2 ^d9")) == ""


def test_s08_2_two_taken_at_once() -> None:
    s = at("w Td1,Gb1,Wd9 - Wb2,Wb8 U1T@d20")
    assert reason(play(s, "x:b2,b8")) == "vortex"
    assert reason(play(s, "x:b2 d1-d2 ^d9")) == ""
    assert reason(play(s, "x:b2 d1-d2 @b1>a1")) == ""
    assert reason(play(s, "x:b8 b1-a1xb2")) == "vortex"


def test_s08_2_another_piece_in_the_vortex_does_not_count_so() -> None:
    s = at("w Td1,Gb1,Wd9 - Td20,Wb2 U1W@d25")
    assert reason(play(s, "x:b2 d1-d2 ^d9")) == ""


# ---------------------------------------------------------------- 8.3 draws


def test_s08_3_the_same_position_for_the_third_time() -> None:
    """[R-21] The position that the game began with is its first occurrence."""
    s = play(at("w Td1,Gd9 - Td20,Wd25 -"), *QUIET, *QUIET[:3])
    assert reason(s) == ""
    assert events_of(s, QUIET[3])[-1] == GameDrawn(reason="repetition")
    s = play(s, QUIET[3])
    assert GAME.outcome(s) == Outcome((1, 1), "repetition")
    assert GAME.outcome(s).winners() == ()  # type: ignore[union-attr]  # the line before says that it is over


def test_s08_3_a_later_position_is_counted_from_its_own_first_time() -> None:
    s = play(at("w Td1,Gd9 - Td20,Wd25 -"), "d9-d10")
    moves = ("d20-d21", "d1-d2", "d21-d20", "d2-d1")
    assert reason(play(s, *moves, *moves[:3])) == ""
    assert reason(play(s, *moves, *moves)) == "repetition"


def test_s08_3_the_side_to_move_belongs_to_the_position() -> None:
    assert at("b Td1,Gd9 - Td20,Wd25 -").seen != at("w Td1,Gd9 - Td20,Wd25 -").seen


@pytest.mark.parametrize("warp", ["-", "U1R@c5", "U2R@c5", "U1R@c6", "U1W@c5", "D1", "D2", "B1:d9>d8", "B1:d9>d10"])
def test_s08_3_both_time_warps_belong_to_the_position(warp: str) -> None:
    others = [
        w for w in ("-", "U1R@c5", "U2R@c5", "U1R@c6", "U1W@c5", "D1", "D2", "B1:d9>d8", "B1:d9>d10") if w != warp
    ]
    mine = at(f"w Td1,Gd9 {warp} Td20,Wd25 -").seen
    theirs = at(f"w Td20,Wd25 - Td1,Gd9 {warp}").seen
    assert all(at(f"w Td1,Gd9 {other} Td20,Wd25 -").seen != mine for other in others)
    assert all(at(f"w Td20,Wd25 - Td1,Gd9 {other}").seen != theirs for other in others)


def test_s08_3_a_hundred_turns_without_a_capture() -> None:
    assert reason(play(at("w Td1,Gd9 - Td20,Wd25 - 98"), "d1-d2")) == ""
    assert reason(play(at("w Td1,Gd9 - Td20,Wd25 - 99"), "d1-d2")) == "progress"
    assert GAME.outcome(play(at("w Td1,Gd9 - Td20,Wd25 - 99"), "d1-d2")) == Outcome((1, 1), "progress")


def test_s08_3_a_capture_begins_the_count_anew() -> None:
    s = play(at("w Td1,Gd9,Gd5 - Td20,Wd8,Wd25 - 99"), "x:d8 d1-d2 ^d5")
    assert (reason(s), s.quiet) == ("", 0)
    s = play(at("w Td1,Gd9,Gd5 - Td20,Wd8,Wd25 - 99"), "d1-d2 @d5>d7xd8")
    assert (reason(s), s.quiet) == ("", 0)
    assert ANALYSIS.format(play(s, "d20-d21")).endswith(" - 1")


def test_s08_3_the_count_is_never_less_than_nought() -> None:
    """Neither inside a turn with a capture nor at the end of a won game."""
    s = at("w Td1,Gd9,Gd5 - Td20,Wd8,Wd25 - 7")
    decide(s, "x:d8")
    assert s.quiet == 0
    won = play(at("w Td1,Gd30,Wc9 - Td17,Rd18,Wc1 - 7"), "x:d17")
    assert won.quiet == 0
    assert not ANALYSIS.format(won).endswith("-1")


def test_s08_3_each_side_has_only_its_timelord() -> None:
    s = at("w Td1 - Td20,Gd2 -")
    assert reason(play(s, "x:d2 d1-d2")) == "lone"
    assert reason(play(s, "d1-c1xd2")) == "lone"
    assert events_of(s, "x:d2 d1-d2")[-1] == GameDrawn(reason="lone")


def test_s08_3_stranded_markers_and_tokens_do_not_help() -> None:
    assert reason(play(at("w Td1 D2 Td20,Gd2 B1:d20>d21"), "x:d2 d1-d2")) == "lone"
    assert reason(play(at("w Td1 - Td20,Gd2 U1W@d25"), "x:d2 d1-d2")) == ""


def test_s08_3_a_win_comes_before_a_draw() -> None:
    s = at("w Td1 - Gd2 U1T@d20 99")
    assert reason(play(s, "x:d2")) == "vortex"


def test_s08_3_by_agreement() -> None:
    s = start()
    assert say(s, BLACK, OfferDraw()) == [DrawOffered(seat=1)]  # at any time, also out of turn
    assert refused(s, BLACK, AcceptDraw()) == "no_draw_offered"  # not one's own
    assert say(s, WHITE, AcceptDraw()) == [GameDrawn(reason="agreement")]
    assert GAME.outcome(s) == Outcome((1, 1), "agreement")


def test_s08_3_declining_changes_nothing() -> None:
    s = start()
    before = GAME.encode(s)
    say(s, WHITE, OfferDraw())
    assert refused(s, WHITE, OfferDraw()) == "draw_on_offer"
    assert refused(s, BLACK, OfferDraw()) == "draw_on_offer"
    assert say(s, BLACK, DeclineDraw()) == [DrawDeclined(seat=1)]
    assert GAME.encode(s) == before
    assert refused(s, BLACK, AcceptDraw()) == "no_draw_offered"
    assert say(s, WHITE, OfferDraw()) == [DrawOffered(seat=0)]  # and again


def test_s08_3_the_offer_stands_until_the_other_side_has_made_a_turn() -> None:
    s = start()
    say(s, WHITE, OfferDraw())
    s = play(s, "c1-b1 ^d4")  # White's own turn leaves it standing
    assert list(GAME.open(s, BLACK)) == [AcceptDraw(), DeclineDraw()]
    decide(s, "c9-b5")
    assert list(GAME.open(s, BLACK)) == [AcceptDraw(), DeclineDraw()]  # not yet a turn
    decide(s, "^d20")
    assert list(GAME.open(s, BLACK)) == [OfferDraw()]
    assert refused(s, BLACK, AcceptDraw()) == "no_draw_offered"


def test_s08_3_in_the_middle_of_a_turn() -> None:
    s = start()
    decide(s, "c1-b1")
    say(s, WHITE, OfferDraw())
    say(s, BLACK, AcceptDraw())
    assert reason(s) == "agreement"


# ---------------------------------------------------------------- 8.4 resignation


@pytest.mark.parametrize("seat", [WHITE, BLACK])
@pytest.mark.parametrize("middle", [False, True], ids=["at the start of a turn", "inside it"])
def test_s08_4_who_leaves_loses(seat: Seat, middle: bool) -> None:
    s = start()
    decide(s, *(["c1-b1"] if middle else []))
    events = GAME.leaves(s, seat, NO_CHANCE)
    assert events == [SeatLeft(seat=seat), GameWon(seat=1 - seat, reason="left")]
    assert GAME.outcome(s) == Outcome((2, 1) if seat == 0 else (1, 2), "left")


@pytest.mark.parametrize("seat", [WHITE, BLACK])
def test_s08_4_so_does_who_has_no_time_left(seat: Seat) -> None:
    s = start()
    assert GAME.expires(s, seat, NO_CHANCE) == [GameWon(seat=1 - seat, reason="time")]
    assert GAME.outcome(s) == Outcome((2, 1) if seat == 0 else (1, 2), "time")


def test_s08_4_nothing_is_decided_after_the_end() -> None:
    s = start()
    word = words(s)[0]
    side = mover(s)
    GAME.leaves(s, WHITE, NO_CHANCE)
    attempts: list[Callable[[], object]] = [
        lambda: GAME.apply(s, side, GAME.notation.parse(word), NO_CHANCE),
        lambda: say(s, BLACK, OfferDraw()),
        lambda: GAME.leaves(s, BLACK, NO_CHANCE),
        lambda: GAME.expires(s, BLACK, NO_CHANCE),
    ]
    for attempt in attempts:
        with pytest.raises(NotAllowed) as error:
            attempt()
        assert error.value.refused.code == "game_over"
