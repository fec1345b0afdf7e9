"""Chapter 9: turn records and position texts, there and back."""

from __future__ import annotations

import pytest

from parlour.games.fourthdim import GAME
from parlour.games.fourthdim.columns import NO_TURN, SIDE
from parlour.games.fourthdim.model import (
    AcceptDraw,
    Action,
    BeamBack,
    BeamDown,
    BeamUp,
    DeclineDraw,
    EndTurn,
    Move,
    Navigate,
    OfferDraw,
    Options,
    TakeAtStart,
)  # fmt: skip
from parlour.kit.notation import NotationError
from tests.games.fourthdim import plain
from tests.games.fourthdim.table import ANALYSIS, at, outcomes, play, refusal, start, text
from tests.games.fourthdim.test_position import REJECTED
from tests.games.fourthdim.walks import games, scattered, turn_of

# ---------------------------------------------------------------- 9.1 turn records

WORDS: dict[str, Action] = {
    "x:b3,c5": TakeAtStart(("b3", "c5")),
    "c2-b1": Move("c2", "b1"),
    "c2-b1xb3": Move("c2", "b1", "b3"),
    "^d4": BeamUp("d4"),
    "vb4": BeamDown("b4"),
    "vb4xc7": BeamDown("b4", "c7"),
    "~": Navigate(),
    "@c2>c4": BeamBack("c2", "c4"),
    "@c2>c4xd7": BeamBack("c2", "c4", "d7"),
    "-": EndTurn(),
    "draw?": OfferDraw(),
    "draw!": AcceptDraw(),
    "no-draw": DeclineDraw(),
}


@pytest.mark.clause("9", "9.1")
@pytest.mark.parametrize("word", WORDS)
def test_s09_1_every_kind_of_decision(word: str) -> None:
    assert GAME.notation.parse(word) == WORDS[word]
    assert GAME.notation.format(WORDS[word]) == word
    assert GAME.notation.parse(f" {word}\n") == WORDS[word]


@pytest.mark.parametrize(
    "word",
    ["", "c2", "c2-", "c2-b1x", "c2-b1xb3xb4", "x:", "x:b3,", "x:b3 c5", "^", "v", "@c2", "@c2>", "~~", "--",
     "c1-b1 ^d4", "c0-b1", "c01-b1", "C2-B1", "c2-b1\n^d4", "c2–b1", "vb4 xc7", "b1", "@c2>c4>c5"],
)  # fmt: skip
def test_s09_1_nothing_else(word: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.notation.parse(word)
    assert error.value.code == "malformed_action"


def test_s09_1_round_trip_over_everything_that_random_games_offer() -> None:
    seen = 0
    for s, made in games(12, seed=91):
        for action in (made, *GAME.legal(s, GAME.prompts(s)[0].seat)):
            assert GAME.notation.parse(GAME.notation.format(action)) == action
            seen += 1
    assert seen > 20_000


def test_s09_1_start_captures_stand_in_board_order() -> None:
    s = at("w Td1,Gb1,Wc3 - Td20,Gb8,Rb2,Wa1,Wc1 -")
    assert refusal(s, "x:a1,b2,c1") == ""
    for word in ("x:b2,a1", "x:a1,c1,b2", "x:a1,a1"):
        assert refusal(s, word) == "captures_order 9.1"
    assert refusal(s, TakeAtStart(())) == "captures_order 9.1"


def test_s09_1_whole_turns() -> None:
    """One record a turn; a part that is not made is left out, and what is said beside the turn is no part of it."""
    decisions: list[tuple[int, Action]] = [
        (0, Move("c1", "b1")), (0, BeamUp("d4")), (1, TakeAtStart(("b1",))), (1, OfferDraw()), (1, Move("c9", "b5")),
        (0, DeclineDraw()), (1, Navigate()), (0, Move("d1", "d2")), (0, EndTurn()), (1, EndTurn()), (0, EndTurn()),
    ]  # fmt: skip
    assert GAME.records(decisions) == ["c1-b1 ^d4", "x:b1 c9-b5 ~", "d1-d2", "-", "-"]
    assert GAME.records([]) == []


def test_s09_1_a_game_written_as_records_is_played_again_from_them() -> None:
    for seed in range(3):
        decisions: list[tuple[int, Action]] = []
        last = None
        for s, action in games(1, seed=900 + seed):
            decisions.append((int(GAME.prompts(s)[0].seat), action))
            last = s
        records = GAME.records(decisions)
        again = play(start(), *records)
        assert last is not None
        assert GAME.encode(again) == GAME.encode(last)


def test_s09_1_analysis_lists_the_records_that_can_be_played() -> None:
    for s in scattered(60, seed=92):
        if ANALYSIS.perft(s, 1, False).records > 400:
            continue
        found = ANALYSIS.turns(s)
        assert len(found) == len(set(found))
        assert sorted(found) == sorted(outcomes(s))


# ---------------------------------------------------------------- 9.2 positions


@pytest.mark.clause("9.2")
@pytest.mark.parametrize("position", REJECTED)
def test_s09_2_rejected(position: str) -> None:
    with pytest.raises(NotationError) as error:
        ANALYSIS.parse(position, Options())
    assert (error.value.code, error.value.args_) == REJECTED[position]


def test_s09_2_the_start() -> None:
    assert ANALYSIS.format(start()) == plain.START
    parsed = at(plain.START)
    assert {**GAME.walk.view(parsed, None), "agenda": []} == {**GAME.walk.view(start(), None), "agenda": []}
    assert parsed.agenda == start().agenda


@pytest.mark.parametrize(
    "position",
    [
        "w Td4,Gd3 - Td20 -",
        "b Td4,Gd3 - Td20 - 17",
        "w Wd9 U3T@d20 Td20 -",
        "w Td1,Wd2 U1W@c5 Td20,Wd21 U2R@c5",
        "w Td1,Wd9 B2:d1>d2 Td20 -",
        "b Td1,Gd9,Gd10 B2:d1>d3 Td20 D2 99",
        "w Td1,Gc5 B2:c5>a2 Td20 D1",
    ],
)
def test_s09_2_round_trip(position: str) -> None:
    assert ANALYSIS.format(at(position)) == position


def test_s09_2_round_trip_between_all_turns_of_random_games() -> None:
    """What is read back is the same state, but for what happened before."""
    turns = 0
    for s, _ in games(10, seed=93):
        if turn_of(s).progress[SIDE + 1 :] != [*NO_TURN]:
            continue
        turns += 1
        written = ANALYSIS.format(s)
        again = at(written)
        assert ANALYSIS.format(again) == written
        assert again.agenda == s.agenda
        assert again.seen[-1] == s.seen[-1]
        assert (again.board, again.mode, again.spot, again.quiet) == (s.board, s.mode, s.spot, s.quiet)
    assert turns > 400


def test_s09_2_the_sixth_field_is_the_count_of_turns_without_a_capture() -> None:
    s = at("w Td1,Gd9 - Td20,Wd25 - 41")
    assert ANALYSIS.format(play(s, "d1-d2")) == "b Td2,Gd9 - Td20,Wd25 - 42"
    assert text(s) == "w Td1,Gd9 - Td20,Wd25 -"
