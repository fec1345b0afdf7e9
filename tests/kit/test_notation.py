"""Short forms: one way to write an action, and the kit's own notation for whatever they cannot hold."""

from __future__ import annotations

import doctest
from typing import Any

import pytest
from msgspec import Struct

from parlour.kit import notation
from parlour.kit.notation import NotationError, ShortForm, ShortNotation, bare, numbers_in, one, several, write_numbers


class Bid(Struct, frozen=True):
    amount: int
    on: str = "cup"


class Show(Struct, frozen=True):
    cards: tuple[int, ...]


class Draw(Struct, frozen=True):
    pile: int = -1


class Stop(Struct, frozen=True):
    pass


def bid(on: str) -> ShortForm:
    return ShortForm(on, ":([0-9])", lambda made: f":{'0123456789'[made.amount]}", lambda found: Bid(int(found[1]), on))


FORMS: dict[type[Any], ShortForm | tuple[ShortForm, ...]] = {
    Bid: (bid("cup"), bid("jug")),
    Show: several("show", Show, "cards"),
    Draw: one("draw", Draw, "pile", none=-1),
    Stop: bare("stop", Stop()),
}
NOTATION = ShortNotation(FORMS, longest=20)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Bid(5), "cup:5"),
        (Bid(5, "jug"), "jug:5"),
        (Show((3, 12)), "show:3+12"),
        (Show(()), "show:-"),
        (Draw(), "draw"),
        (Draw(0), "draw:0"),
        (Stop(), "stop"),
    ],
)
def test_there_and_back(action: Any, text: str) -> None:
    assert NOTATION.format(action) == text
    assert NOTATION.parse(text) == action


@pytest.mark.parametrize("action", [Bid(10), Bid(-1), Bid(5, "pot"), Draw(-2), Show((-1,))])
def test_what_no_short_form_holds_is_written_as_the_kit_does(action: Any) -> None:
    assert NOTATION.format(action).startswith(("bid ", "draw ", "show "))
    assert NOTATION.parse(NOTATION.format(action)) == action


def test_a_text_too_long_for_a_short_form_is_none() -> None:
    show = Show(tuple(range(12)))
    short = "show:0+1+2+3+4+5+6+7+8+9+10+11"
    with pytest.raises(NotationError):
        NOTATION.parse(short)
    assert NOTATION.format(show) == "show [0,1,2,3,4,5,6,7,8,9,10,11]"
    assert NOTATION.parse(NOTATION.format(show)) == show
    assert ShortNotation(FORMS).parse(short) == show


@pytest.mark.parametrize("text", ["", "cup", "cup:05", "cup:x", "pot:5", "stop:", "draw:-1", "show:3,4", "x" * 900])
def test_anything_else_is_refused_in_short(text: str) -> None:
    with pytest.raises(NotationError) as error:
        NOTATION.parse(text)
    assert error.value.code == "malformed_action"
    assert error.value.args_["text"] == text[:80]


def test_numbers_there_and_back() -> None:
    assert numbers_in(write_numbers((3, 0, 99_999))) == (3, 0, 99_999)
    assert numbers_in(write_numbers((3, 12), ",")) == (3, 12)
    assert numbers_in(write_numbers(())) == ()


def test_the_examples_in_the_docstrings_hold() -> None:
    found = doctest.testmod(notation)
    assert (found.failed, found.attempted > 3) == (0, True)
