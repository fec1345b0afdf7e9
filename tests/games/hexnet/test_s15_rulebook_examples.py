"""Chapter 15: the examples of our rulebook are true, and the hexes that it names are the ones that come out."""

from __future__ import annotations

import re

import pytest

from parlour.games.hexnet import GAME
from parlour.games.hexnet.events import DecoyDestroyed, NetworkFell, TrapSprung, WreckRemoved
from parlour.games.hexnet.model import State
from parlour.kit.actors import Seat, Viewer
from parlour.kit.agenda import Kernel
from tests.games.hexnet.table import (
    NO_CHANCE,
    at,
    board,
    decide,
    hexes,
    mover,
    placements,
    reach,
    reason,
    refusal,
    words,
)
from tests.games.hexnet.test_rulebook_texts import TEXTS

POCKET = ("bS 1,0", "bS 1,1", "bM 0,2", "bS -1,2", "bN -1,1")
HAND = {"S": 1}

pytestmark = pytest.mark.clause("15")


def named(title: str) -> set[tuple[int, int]]:
    """The hexes that an example mentions."""
    (text,) = re.findall(rf"^\*\*{title}.*$", TEXTS.clauses("en")["15"], flags=re.MULTILINE)
    return {(int(q), int(r)) for q, r in re.findall(r"\((-?\d+),(-?\d+)\)", text)}


def places(s: State) -> list[tuple[int, int]]:
    return hexes(place.at for place in placements(s) if place.kind == "S")


def test_s15_placement() -> None:
    units = ("X 0,0", "aS 1,0", "bS 0,1")
    free = board(*units, seats=3, turn=1, act=[True, False, True], moves=[1, 1, 1], hands=[{}, {**HAND, "M": 1}, HAND])
    bound = board(*units, seats=3, turn=1, hands=[{}, HAND, HAND])
    assert set(places(free)) == {(-1, 1), (-1, 2), (0, 2), (1, 1)} <= named("Placement")
    assert set(places(free)) - set(places(bound)) == {(1, 1)}
    assert refusal(bound, "+S@1,1") == "foreign_contact 6.2"


def test_s15_three_sides() -> None:
    units = ("aM 0,0", "aS 1,-1", "aS 2,-1", "bM 1,1")
    assert {(0, 0), (1, -1), (2, -1), (1, 1), (1, 0)} == named("Three sides")
    assert (1, 0) in places(board(*units, hands=[HAND, {}]))
    assert (1, 0) not in places(board(*units, hands=[HAND, {}], changes=[(1, {"par": 5})]))


@pytest.mark.parametrize(
    ("unit", "targets"),
    [
        ("M", [(-1, 0), (1, -1)]),
        ("C", [(-1, 0), (-1, 1), (1, -1), (1, 0)]),
        ("J", [(-2, 2), (-1, 3), (1, 2), (2, 0)]),
    ],
)
def test_s15_the_gate(unit: str, targets: list[tuple[int, int]]) -> None:
    name = "O1" if unit == "M" else f"{unit}1"
    assert reach(board(f"a{unit} 0,0", *POCKET), name) == targets
    assert set(targets) <= named("The gate \\(")


def test_s15_runners() -> None:
    line = ("aM 1,0", "bM 2,0")
    assert len(reach(board("aS 0,0", *line), "S1")) == 7
    assert reach(board("aN 0,0", *line), "N1") == [(3, 0)]
    assert (3, 0) in named("Runners")


def test_s15_integrity() -> None:
    s = board("aM 0,0", "aS* 1,0", "bM 2,0", "bJ 2,1")
    assert reach(s, "S1") == []
    assert "S1!" in words(s)
    assert named("Integrity") == {(0, 0), (1, 0), (2, 0), (2, 1)}


def test_s15_a_lost_second_jump() -> None:
    s = board("aJ 0,0", "aM 1,0", "X 2,-1", "bM 3,-1", "bS 3,0", "bS 2,1")
    assert reach(s, "J1") == [(2, 0)]
    assert [event.at for event in decide(s, "J1>2,0") if isinstance(event, WreckRemoved)] == ["2,-1"]
    assert named("A lost second jump") == {(0, 0), (1, 0), (2, 0), (2, -1)}


def test_s15_the_gate_higher_up() -> None:
    s = board("aC 0,0", "aM 1,0", "bS 0,1", "bC 0,1", "bS 1,-1", "bC 1,-1", "bM 2,-1")
    assert {(0, 1), (1, -1)} <= set(reach(s, "C1"))
    assert refusal(s, "C1>1,0") == "gate_above 7.7"
    assert named("The gate higher up") == {(0, 0), (1, 0), (0, 1), (1, -1)}


@pytest.mark.clause("1")
def test_s15_a_fall_and_the_end_of_the_game() -> None:
    around = ("X 1,0", "bS 0,1", "aC 0,1", "bM -1,1", "aS -1,0", "cM 0,-1", "cS 2,-1")
    s = board("aM 0,0", *around, turn=2)
    (fell,) = (event for event in decide(s, "S1>1,-1") if isinstance(event, NetworkFell))
    assert (fell.seat, fell.units, fell.vanished) == (0, ("aO1", "aS1"), ("aC1",))
    assert not reason(s), "b and c play on"
    GAME.leave(s, Seat(1), Kernel(s, NO_CHANCE))
    assert reason(s) == "last"
    s = board("aD 0,0", *around, "aM -1,2", turn=2)
    events = decide(s, "S1>1,-1")
    assert [event.unit for event in events if isinstance(event, DecoyDestroyed)] == ["aO1"]
    assert not [event for event in events if isinstance(event, NetworkFell)]


@pytest.mark.clause("8")
def test_s15_a_trap() -> None:
    s = board("aN 0,0", "aM 1,0", "bM 2,0", "bS 1,1", T=[5, 5], hands=[{"S": 9}, {"S": 9}])
    decide(s, "N1>3,0")
    assert s.turns[1] == 6
    (sprung,) = (event for event in decide(s, "S1>0,0") if isinstance(event, TrapSprung))
    assert (sprung.unit, sprung.owner, sprung.at) == ("bS1", 0, "0,0")
    decide(s, words(s)[0])
    assert s.turns[1] == 7
    assert not reach(s, "S1")
    assert refusal(s, "S1>-1,1") == "immobilised 8.2"


@pytest.mark.clause("13")
def test_s15_transfer() -> None:
    s = board("aM* 0,0", "bM 1,0")
    decide(s, "O1%-1,0=O2")
    assert at(s, "-1,0") == ["aO2"]
    assert s.secrets[0].mothership.value == 2
    for core in ("-1,0", "0,0"):
        assert at(s, core)[0].startswith("aO")
    assert "mothership" not in GAME.view(s, Viewer(Seat(1))).state["secrets"][0]


@pytest.mark.clause("3", "3.3")
def test_s03_3_marks_stand_in_nobodys_way() -> None:
    """A power-up and a trap: the same hexes can be placed on and moved to as without them [R-05]."""
    units, hands = ("aM 0,0", "aS -1,0", "bM 1,0"), [HAND, {}]
    bare = board(*units, hands=hands)
    marked = board(*units, hands=hands, P=[[-1, 1], [-2, 0], [0, 1]], traps=[[[-1, 1], 1], [[-2, 1], 0]])
    assert words(bare) == words(marked)
    assert (-1, 1) in reach(marked, "S1")
    assert mover(marked) == 0
