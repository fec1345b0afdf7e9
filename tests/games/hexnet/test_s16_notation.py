"""Chapter 16: actions and records, there and back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.games.hexnet import GAME as HEXNET
from parlour.games.hexnet.events import (
    NetworkFell,
    PowerUpAppeared,
    PowerUpRemoved,
    RoundEnded,
    TurnLost,
    TurnSkipped,
    UnitPlaced,
)
from parlour.games.hexnet.model import Action, Clone, Emp, Grapple, Move, Options, Place, State, Transfer
from parlour.games.hexnet.notation import HexnetNotation, RecordLine, public, read_line, record, records
from parlour.kit.actors import Seat
from parlour.kit.chance import Seeded
from parlour.kit.notation import NotationError
from tests.games.notations import NotationTests

NOTATION = HexnetNotation()

WORDS: dict[str, Action] = {
    "+M@0,0": Place("M", "0,0"),
    "+D@-3,12": Place("D", "-3,12"),
    "+S@1,0": Place("S", "1,0"),
    "S1>3,-1": Move("S1", "3,-1"),
    "O2>0,1": Move("O2", "0,1"),
    "K12>-1,-1": Move("K12", "-1,-1"),
    "S1!": Emp("S1"),
    "N1*2,1": Clone("N1", "2,1"),
    "C1^bO1>-1,0": Grapple("C1", "bO1", "-1,0"),
    "C2^aK3>0,0": Grapple("C2", "aK3", "0,0"),
    "O1%-1,0=O2": Transfer("O1", "-1,0", "O2"),
    "O1%-1,0": Transfer("O1", "-1,0"),
}
PUBLIC = {"+M@0,0": "+O@0,0", "+D@-3,12": "+O@-3,12", "O1%-1,0=O2": "O1%-1,0"}
"""What everybody may read of it, where that is less."""

HOSTILE = [
    "", " ", "+", "+S", "+S@", "+X@0,0", "+K@0,0", "+s@0,0", "+SS@0,0", "+O@0,0", "S1", "S1>", "S0>1,0", "S01>1,0",
    "S1>1", "S1>1,", "S1>+1,0", "S1>01,0", "S1>-0,0", "S1>1,0,0", "S1>1.0,0", "S1>1, 0", "S1>100000,0", "S1>1e3,0",
    "aS1>1,0", "S1!!", "N1!", "C1*1,0", "S1*1,0", "N1*", "C1^O1>0,0", "C1^kO1>0,0", "C1^bX1>0,0", "C1^bO1",
    "S1^bO1>0,0", "X1>1,0", "O1%1,0=", "O1%1,0=S1", "O1%1,0=O2=O3", "S1%1,0", "--", "#t", "P@1,2", "S1>1,0\nS2>1,0",
    "S1>1,0 S2>2,0",
    "S\u0661>1,0", "S1>\uff11,0", "S1>1,0;", "S1\x00>1,0", "\u202eS1>1,0", "\uff331>1,0", "+\u041c@0,0",
    "S1>1,0" + " x" * 5_000, "9" * 100_000,
]  # fmt: skip

hexes = st.tuples(st.integers(-16_384, 16_383), st.integers(-16_384, 16_383)).map(lambda at: f"{at[0]},{at[1]}")


def units(kinds: str) -> st.SearchStrategy[str]:
    return st.tuples(st.sampled_from(kinds), st.integers(1, 999_999)).map(lambda unit: f"{unit[0]}{unit[1]}")


targets = st.tuples(st.sampled_from("abcdefghij"), units("OSCJNK")).map("".join)
actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Place, st.sampled_from("MDSCJN"), hexes),
    st.builds(Move, units("OSCJNK"), hexes),
    st.builds(Emp, units("S")),
    st.builds(Clone, units("N"), hexes),
    st.builds(Grapple, units("C"), targets, hexes),
    st.builds(Transfer, units("O"), hexes, st.just("") | units("O")),
)


@pytest.mark.clause("16")
class TestNotation(NotationTests):
    game = HEXNET
    words = WORDS
    hostile = HOSTILE
    actions = actions
    letters = "+@>!*^%=,-0123456789MDOSCJNKXaj"
    tables = tuple((Options(p_first_round=1, p_every=1, p_cap=6), seats, 150) for seats in (2, 3, 5, 8, 10))
    kinds = frozenset(("Place", "Move"))


def test_s16_the_public_record_names_every_kind_of_action() -> None:
    for word, action in WORDS.items():
        assert public(action) == PUBLIC.get(word, word)


@given(actions)
def test_s16_a_line_holds_any_action(action: Action) -> None:
    assert read_line(f"c {NOTATION.format(action)}").what == action


def test_s16_the_public_record_never_tells_a_core() -> None:
    for kind in "MD":
        assert public(Place(kind, "2,2")) == "+O@2,2"
    for chosen in ("", "O1", "O2"):
        assert public(Transfer("O1", "0,1", chosen)) == "O1%0,1"


DECIDED: list[tuple[int | None, Action | None, list[Any]]] = [
    (0, Place("M", "0,0"), [UnitPlaced(seat=0, unit="aO1", kind="O", at="0,0", core="M")]),
    (1, Place("S", "1,0"), []),
    (0, Move("O1", "0,1"), [RoundEnded(number=3), PowerUpRemoved(at="9,9"), PowerUpAppeared(at="2,0")]),
    (None, None, [TurnLost(seat=1, row=1), TurnSkipped(seat=0, row=1), TurnSkipped(seat=2, row=3),
                  NetworkFell(seat=2, reason="lockout", units=(), wrecks=(), vanished=()), PowerUpAppeared(at="-1,4")]),
    (1, Transfer("O1", "3,0", "O2"), [NetworkFell(seat=3, reason="surround", units=(), wrecks=(), vanished=())]),
    (None, None, [NetworkFell(seat=1, reason="left", units=("bO1",), wrecks=("X1",), vanished=())]),
    (None, None, [NetworkFell(seat=9, reason="time", units=(), wrecks=(), vanished=())]),
]  # fmt: skip
TRUE = ["a +M@0,0", "b +S@1,0", "a O1>0,1 ; p@9,9 P@2,0", "b #t", "a --", "c --", "c #l ; P@-1,4", "b O1%3,0=O2",
        "b #q", "j #f"]  # fmt: skip
OPEN = ["a +O@0,0", *TRUE[1:7], "b O1%3,0", *TRUE[8:]]


def test_s16_records_true_and_public() -> None:
    assert record(DECIDED, secret=True) == TRUE
    assert record(DECIDED) == OPEN
    assert record([]) == []


def test_s16_lines_are_read_back() -> None:
    assert [read_line(line) for line in TRUE][:3] == [
        RecordLine(0, Place("M", "0,0")),
        RecordLine(1, Place("S", "1,0")),
        RecordLine(0, Move("O1", "0,1"), ("p@9,9", "P@2,0")),
    ]
    for line in (*TRUE, *OPEN):
        said = read_line(line)
        word = said.what if isinstance(said.what, str) else HexnetNotation().format(said.what)
        assert line == " ; ".join(filter(None, (f"{'abcdefghij'[said.seat]} {word}", " ".join(said.asides))))
    assert read_line("a +O@0,0").what == Place("O", "0,0")
    assert read_line("b #q") == RecordLine(1, "#q")


@pytest.mark.parametrize(
    "line",
    ["", "a", "a ", " a --", "k --", "ab --", "a -- ;", "a -- ; ", "a --; P@1,1", "a --  ; P@1,1", "a -- ; Q@1,1",
     "a #x", "a -- ; P@1,1 ; P@2,2", "a -- ; P@1,1  P@2,2", "a -- ; P@1,1\nb --", "a S1>1,0 S2>2,0", "a --\nb --",
     "A --", "a\t--"],
)  # fmt: skip
def test_s16_no_other_lines(line: str) -> None:
    with pytest.raises(NotationError) as error:
        read_line(line)
    assert error.value.code == "malformed_action"


def test_s16_decisions_are_one_line_each() -> None:
    assert records([(0, Place("M", "0,0")), (9, Emp("S1"))]) == ["a +M@0,0", "j S1!"]
    assert records([]) == []
    assert HEXNET.records([(0, Emp("S1"))]) == ["a S1!"]


def played(seats: int, key: int, most: int) -> Iterator[tuple[State, int, Action, list[Any]]]:
    """A random game: the position after each action, whose it was, and what came of it."""
    chance = Seeded(key.to_bytes(32, "big"))
    s, _ = HEXNET.start(Options(p_first_round=1, p_every=1, p_cap=6), seats, chance)
    for _ in range(most):
        if HEXNET.outcome(s):
            return
        seat = HEXNET.prompts(s)[0].seat
        action = HEXNET.legal(s, seat).sample(chance)
        yield s, seat, action, HEXNET.apply(s, seat, action, chance)


@pytest.mark.parametrize("seats", [2, 5])
def test_s16_a_game_is_played_again_from_its_true_record(seats: int) -> None:
    """What the house did by itself comes out again: skips, falls and power-ups."""
    game = list(played(seats, key=seats, most=400))
    lines = record([(seat, action, events) for _, seat, action, events in game], secret=True)
    assert any(" ; P@" in line for line in lines)
    chance = Seeded(seats.to_bytes(32, "big"))
    s, _ = HEXNET.start(Options(p_first_round=1, p_every=1, p_cap=6), seats, chance)
    again: list[tuple[int | None, Action | None, list[Any]]] = []
    for said in map(read_line, lines):
        if isinstance(said.what, str):
            continue
        chance.below("sample", len(tuple(HEXNET.legal(s, Seat(said.seat)))))
        again.append((said.seat, said.what, HEXNET.apply(s, Seat(said.seat), said.what, chance)))
    assert record(again, secret=True) == lines
    assert HEXNET.encode(s) == HEXNET.encode(game[-1][0])


def test_s16_the_public_record_of_a_game_hides_every_core() -> None:
    game = [(seat, action, events) for _, seat, action, events in played(3, key=7, most=300)]
    for mine, everybodys in zip(record(game, secret=True), record(game), strict=True):
        assert "+M" not in everybodys
        assert "+D" not in everybodys
        assert mine == everybodys or "+O" in everybodys or "%" in everybodys
