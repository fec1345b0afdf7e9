"""Positions looked at without a match."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.kit.actors import Seat
from parlour.kit.budget import Iterations
from parlour.kit.chance import Seeded
from parlour.kit.legal import NotAllowed
from parlour.kit.notation import NotationError
from parlour.kit.registry import game
from parlour.match import analysis
from parlour.match.analysis import Looked, analysis_of, look
from tests.match import toy

GAME = game("fourthdim")
WHITE = "Td4,Gd3,Gd6,Rd2,Rd5,Rd7,Wc1,Wc2,Wc3,Wc4,Wd1,Wd8"
START = f"w {WHITE} - Td20,Gd19,Gd22,Rd18,Rd21,Rd23,Wc9,Wc10,Wc11,Wc12,Wd17,Wd24 -"


def seen(position: str = "", *actions: str) -> Looked:
    return look(GAME, GAME.Options(), position, actions)


def test_a_text_and_the_start_are_the_same_position() -> None:
    start, text = seen(), seen(START)
    assert start.position == START
    assert (text.legal, text.turns, text.count) == (start.legal, start.turns, start.count)


def test_along_a_random_game_each_turn_is_one_of_those_listed() -> None:
    rng = Seeded(bytes(32))
    found, done = seen(), 0
    while found.outcome is None and done < 30:
        turn = found.turns[rng.below("turn", len(found.turns))]
        parts: list[str] = []
        base = found
        while not found.complete or not parts:
            rest = [word for word in turn.split() if word != "-"]
            parts.append(rest[len(parts)] if len(parts) < len(rest) else "-")
            found = seen(base.position, *parts)
            assert found.position == base.position or found.complete
        assert (found.seat is None) == (found.outcome is not None)
        assert found.outcome is not None or found.seat != base.seat
        done += 1
    assert done > 5


def test_too_many_turns_are_counted_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "MOST_TURNS", 789)
    assert (seen().turns, seen().count) == ((), 790)


def test_what_is_refused_says_which_action_it_was() -> None:
    with pytest.raises(NotAllowed) as caught:
        seen("", "c4-c5", "c4-c5")
    assert caught.value.refused.args["index"] == 1
    with pytest.raises(NotationError):
        seen("nonsense")


def test_games_with_chance_or_hands_are_not_looked_at() -> None:
    assert analysis_of(toy.GAME) is None
    assert analysis_of(GAME) is not None


def test_an_opinion_is_about_turns_that_are_legal_and_leaves_the_position_alone() -> None:
    own: Any = GAME.analysis
    s = own.parse(START, GAME.Options())
    before = GAME.digest(s)
    opinion = own.lines(s, Iterations(20), 3)
    assert 1 <= len(opinion.lines) <= 3
    listed = set(own.turns(s))
    assert all(line.turns[0] in listed for line in opinion.lines)
    assert GAME.digest(s) == before
    assert own.begins(s)
    GAME.apply(s, Seat(0), GAME.notation.parse("c4-c5"), Seeded(bytes(32)))
    assert not own.begins(s)
