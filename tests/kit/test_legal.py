"""Legality in one function, and actions as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.kit.actors import OMNISCIENT, SPECTATOR, Seat, Viewer
from parlour.kit.chance import ChanceError, Scripted, Seeded
from parlour.kit.conformance.trial import AnyGame
from parlour.kit.legal import Legal, Listed, NotAllowed, Nothing, Refused, Unenumerable
from parlour.kit.notation import Notation, NotationError
from tests.kit.toy import TOY, Add, Board, Say

NOTATION = Notation((Add, Say))
says = st.builds(
    Say,
    text=st.text(),
    numbers=st.lists(st.integers(-(1 << 53), 1 << 53)).map(tuple),
    pair=st.none() | st.tuples(st.text(), st.text()),
    loud=st.booleans(),
)


@given(says | st.builds(Add, st.integers(-(1 << 53), 1 << 53)))
def test_what_is_written_is_read_again(action: Add | Say) -> None:
    text = NOTATION.format(action)
    assert "\n" not in text
    assert NOTATION.parse(text) == action


def test_the_default_notation_is_name_and_fields() -> None:
    assert NOTATION.format(Say("a b", (1, 2), ("x", 'y "z"'))) == r'say "a b" [1,2] ["x","y \"z\""] false'
    assert NOTATION.parse("  add 3 ") == Add(3)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown_action"),
        ("subtract 3", "unknown_action"),
        ("add", "malformed_action"),
        ("add three", "malformed_action"),
        ("add 1 2", "malformed_action"),
        ("add  1", "malformed_action"),
        ('add "1"', "malformed_action"),
        ("add [1", "malformed_action"),
        ('say "a', "malformed_action"),
    ],
)
def test_what_is_no_action_is_refused_with_a_code(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        NOTATION.parse(text)
    assert caught.value.code == code


@given(st.text(max_size=40))
def test_no_text_breaks_the_parser(text: str) -> None:
    try:
        action = NOTATION.parse(text)
    except NotationError:
        return
    assert NOTATION.parse(NOTATION.format(action)) == action


def board() -> tuple[AnyGame, Board]:
    return TOY, TOY.start(TOY.Options(), 2, Seeded(b"k"))[0]


def test_a_list_answers_every_question() -> None:
    game, s = board()
    legal = game.legal(s, Seat(0))
    assert list(legal) == [Add(1), Add(2)]
    assert legal.form() == (Add(1), Add(2))
    assert Add(1) in legal
    assert Add(3) not in legal
    assert legal.why_not(Add(3)) == Refused("too_much", {"most": 2}, "1")
    assert legal.sample(Scripted("sample 1")) == Add(2)


def test_a_free_form_decision_is_not_listed() -> None:
    with pytest.raises(Unenumerable):
        iter(Legal[Add]())
    with pytest.raises(NotImplementedError):
        Legal[Add]().why_not(Add(1))


def test_nothing_says_why() -> None:
    legal = Nothing(Refused("game_over"))
    assert legal.why_not(Add(1)) == Refused("game_over")
    assert list(legal) == []
    with pytest.raises(ChanceError):
        legal.sample(Seeded(b""))


def test_a_list_is_made_once_and_only_when_asked() -> None:
    made: list[int] = []

    def make() -> tuple[Add, ...]:
        made.append(1)
        return (Add(1),)

    legal = Listed(make, lambda action: Refused("no"))
    assert not made
    assert Add(1) in legal
    assert list(legal) == [Add(1)]
    assert made == [1]


@pytest.mark.parametrize(
    ("seat", "action", "open", "code"),
    [
        (0, Add(3), False, "too_much"),
        (1, Add(1), False, "not_awaited"),
        (0, Refused("no action at all"), False, "unknown_action"),
        (0, Add(1), True, "nothing_open"),
    ],
)
def test_a_refusal_has_a_code_and_changes_nothing(seat: int, action: object, open: bool, code: str) -> None:
    game, s = board()
    before = game.encode(s)
    with pytest.raises(NotAllowed) as caught:
        game.apply(s, Seat(seat), action, Scripted(""), open=open)
    assert caught.value.refused.code == code
    assert game.encode(s) == before


def test_after_the_end_nothing_is_allowed() -> None:
    game, s = board()
    game.leaves(s, Seat(0), Scripted(""))
    for rule in (game.leaves, game.expires, game.flags):
        with pytest.raises(NotAllowed, match="game_over"):
            rule(s, Seat(1), Scripted(""))
    for open in (False, True):
        with pytest.raises(NotAllowed, match="game_over"):
            game.apply(s, Seat(1), Add(1), Scripted(""), open=open)


def test_prompts_that_are_not_public_are_known_to_their_seat_alone() -> None:
    game, s = board()
    assert len(game.awaited(s, SPECTATOR)) == 1
    game.apply(s, Seat(0), Add(1), Scripted("die 0"))
    assert [p.seat for p in game.prompts(s)] == [1]
    assert game.awaited(s, SPECTATOR) == game.awaited(s, Viewer(Seat(0))) == []
    assert len(game.awaited(s, Viewer(Seat(1)))) == len(game.awaited(s, OMNISCIENT)) == 1
