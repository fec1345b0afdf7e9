"""Chapters 8 and 9: blocked units, traps, power-ups and what they do."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.hexnet import GAME
from parlour.games.hexnet.events import (
    CloneExpired,
    CoreCreated,
    EmpFired,
    PowerUpAppeared,
    PowerUpCollected,
    PowerUpRemoved,
    PowerUpUsed,
    TrapLaid,
    TrapSprung,
    UnitCloned,
    UnitGrappled,
    UnitMoved,
    WreckRemoved,
)
from parlour.games.hexnet.geometry import name, parse
from parlour.games.hexnet.model import State
from parlour.kit.actors import SPECTATOR, Seat, Viewer
from parlour.kit.chance import Scripted
from parlour.kit.types import Event
from tests.games.hexnet.table import NO_CHANCE, at, board, decide, events_of, mover, refusal, start, words

LINE = ("aN 0,0", "aM 1,0", "bM 2,0", "bS 1,1")
"""X34: the Netter of a walks from (0,0) to (3,0)."""


def told(events: list[Event], *kinds: type[Event]) -> list[Event]:
    """The events of these kinds."""
    return [event for event in events if isinstance(event, kinds)]


def traps(s: State, seat: int) -> list[str]:
    """Where the traps of a player lie."""
    return [name(at) for at in s.secrets[seat].traps.value.laid[::2]]


@pytest.mark.clause("8.2", "7.5")
def test_s08_2_a_trap_is_told_to_its_owner_alone() -> None:
    s = board(*LINE)
    events = decide(s, "N1>3,0")
    laid = TrapLaid(seat=0, unit="aN1", at="0,0")
    assert told(events, UnitMoved, TrapLaid) == [
        UnitMoved(seat=0, unit="aN1", origin="0,0", to="3,0", level=0),
        laid,
    ]
    assert GAME.redact(laid, Viewer(Seat(0))) == {"type": "TrapLaid", "seat": 0, "unit": "aN1", "at": "0,0"}
    assert GAME.redact(laid, Viewer(Seat(1))) is None
    assert GAME.redact(laid, SPECTATOR) is None
    assert GAME.view(s, Viewer(Seat(0))).state["secrets"][0]["traps"] == {"laid": (parse("0,0"), 0)}
    assert "traps" not in GAME.view(s, Viewer(Seat(1))).state["secrets"][0], "not even how many"


@pytest.mark.clause("8.2")
def test_s08_2_who_ends_a_move_there_is_caught() -> None:
    """[R-28, R-29, R-30] X35: blocked in turn 7 of its owner, free in turn 8."""
    s = board(*LINE)
    events = decide(s, "N1>3,0", "S1>0,0")
    assert told(events, TrapSprung) == [TrapSprung(seat=1, unit="bS1", owner=0, at="0,0")]
    assert traps(s, 0) == []
    assert (s.turns[1], s.imm[3]) == (6, 7)
    decide(s, "N1>0,-1")
    assert s.turns[1] == 7
    assert refusal(s, "S1>1,1") == "immobilised 8.2"
    GAME.expires(s, mover(s), NO_CHANCE)
    decide(s, next(word for word in words(s) if word.startswith("N1>")))
    assert s.turns[1] == 8
    assert [word for word in words(s) if word.startswith("S1>")]


@pytest.mark.clause("8.2")
def test_s08_2_a_new_trap_replaces_the_old() -> None:
    """[R-27]"""
    s = board(*LINE)
    decide(s, "N1>2,1", "S1>1,-1")
    assert traps(s, 0) == ["0,0"]
    decide(s, next(word for word in words(s) if word.startswith("N1>")))
    assert traps(s, 0) == ["2,1"]


@pytest.mark.clause("8.2")
def test_s08_2_own_units_and_placements_spring_nothing() -> None:
    """[R-28] X36, and the owner itself."""
    s = board("aM 0,0", "aS -1,0", "bM 1,0", "bS 2,0", traps=[[[0, 1], 0]], hands=[{}, {"J": 1}])
    assert not told(events_of(s, "S1>0,1"), TrapSprung)
    decide(s, "S1>-1,1")
    assert not told(events_of(s, "+J@3,0"), TrapSprung)


@pytest.mark.clause("8.2", "14")
@pytest.mark.parametrize(("deactivates", "may"), [(False, True), (True, False)])
def test_s08_2_a_trapped_unit_helps_with_placements(deactivates: bool, may: bool) -> None:
    """[R-14] The Sprinter is trapped, and (-1,0) touches nobody else of a."""
    s = board("aS 0,0", "bS 1,0", "bM 2,0", "aM 3,0", hands=[{"C": 1}, {}], changes=[(0, {"imm": 5})],
              trap_deactivates=deactivates)  # fmt: skip
    assert ("+C@-1,0" in words(s)) is may
    assert "+C@4,0" in words(s), "beside the Mothership in any case"


@pytest.mark.clause("8.1", "9.3")
def test_s09_3_an_emp_paralyses_what_is_foreign_around_it() -> None:
    """[R-26, R-34] X39, told."""
    s = board("aM 0,0", "aS* 1,0", "bM 2,0", "bJ 2,1")
    events = decide(s, "S1!")
    assert told(events, EmpFired, PowerUpUsed) == [
        EmpFired(seat=0, unit="aS1", units=("bO1",)),
        PowerUpUsed(seat=0, unit="aS1"),
    ]
    assert refusal(s, "O1>3,-1") == "paralysed 8.1"


@pytest.mark.clause("9.3")
def test_s09_3_an_emp_without_victims() -> None:
    """[R-34] Offered all the same."""
    s = board("aS* 0,0", "aM 1,0", "bM 2,0")
    assert told(events_of(s, "S1!"), EmpFired) == [EmpFired(seat=0, unit="aS1", units=())]


@pytest.mark.clause("9.3", "9.4")
def test_s09_4_a_clone_acts_twice_and_becomes_a_wreck() -> None:
    """[R-35, R-36] X40: made in turn 5, it is a Wreck at the end of turn 7, and goes at once: nothing hangs on it."""
    s = board("aN* 0,0", "aM 1,0", "bM 2,0", "bS 3,0", "aS -1,0")
    events = decide(s, "N1*0,1")
    assert told(events, UnitCloned) == [UnitCloned(seat=0, unit="aN1", clone="aK1", at="0,1")]
    assert s.exp == [-1, -1, -1, -1, -1, 7]
    decide(s, "S1>2,1")
    assert [word for word in words(s) if word.startswith("K1>")]
    decide(s, "S1>-1,1", "S1>3,0")
    assert s.turns[0] == 7
    events = decide(s, "S1>-1,0")
    assert told(events, CloneExpired, WreckRemoved) == [
        CloneExpired(seat=0, unit="aK1", wreck="X1", at="0,1"),
        WreckRemoved(wreck="X1", at="0,1"),
    ]
    assert at(s, "0,1") == []


@pytest.mark.clause("9.3")
def test_s09_3_a_grapple() -> None:
    """[R-38]"""
    s = board("aC* 0,0", "aM 1,0", "bM 2,0", "bS 0,1")
    events = decide(s, "C1^bS1>-1,0")
    assert told(events, UnitGrappled) == [
        UnitGrappled(seat=0, unit="aC1", owner=1, target="bS1", origin="0,1", to="-1,0")
    ]
    assert at(s, "-1,0") == ["bS1"]


@pytest.mark.clause("9.3", "13")
def test_s09_3_a_transfer_tells_only_its_owner_where_the_mothership_is() -> None:
    """[R-39] X42"""
    s = board("aM* 0,0", "bS 1,0", "bM 2,0")
    (created,) = told(decide(s, "O1%-1,0=O2"), CoreCreated)
    public: dict[str, Any] = {"type": "CoreCreated", "seat": 0, "unit": "aO1", "core": "aO2", "at": "-1,0"}
    assert GAME.redact(created, Viewer(Seat(1))) == GAME.redact(created, SPECTATOR) == public
    assert GAME.redact(created, Viewer(Seat(0))) == {**public, "mothership": "aO2"}
    assert s.secrets[0].mothership.value == 3


@pytest.mark.clause("9.3")
def test_s09_3_nothing_to_choose_while_the_mothership_is_in_hand() -> None:
    s = board("aD* 0,0", "bS 1,0", "bM 2,0", hands=[{"M": 1}, {}])
    assert "O1%-1,0" in words(s)
    assert not [word for word in words(s) if "=" in word]
    assert refusal(s, "O1%-1,0=O2") == "no_choice 9.3"
    decide(s, "O1%-1,0")
    assert s.secrets[0].mothership.value == -1


@pytest.mark.clause("9.1")
def test_s09_1_power_ups_appear_at_the_end_of_the_third_round() -> None:
    """[R-31] Sorted by (r, q), drawn by chance."""
    s = start(2, p_mode="random")
    decide(s, "+S@0,0", "+S@1,0", "+C@-1,0", "+C@2,0", "+M@-2,0")
    events = decide(s, "+M@3,0", chance=Scripted("power-up 2"))
    assert told(events, PowerUpAppeared) == [PowerUpAppeared(at="0,-1")]
    assert list(map(name, s.p_hexes)) == ["0,-1"]


@pytest.mark.clause("9.1", "14")
def test_s09_1_no_more_than_the_cap() -> None:
    s = start(2, p_mode="random", p_first_round=1, p_every=1, p_cap=2)
    decide(s, "+S@0,0")
    for _ in range(2):
        decide(s, words(s)[0], chance=Scripted("power-up 0"))
        decide(s, words(s)[0])
    assert len(s.p_hexes) == 2
    decide(s, words(s)[0])
    assert len(s.p_hexes) == 2


@pytest.mark.clause("9.1", "14")
def test_s09_1_by_list() -> None:
    s = start(2, p_mode="list", p_list=["1@0,1", "2@-5,0", "2@-1,1"])
    decide(s, "+S@0,0")
    assert told(decide(s, "+S@1,0"), PowerUpAppeared) == [PowerUpAppeared(at="0,1")]
    decide(s, "+S@-1,0")
    assert told(decide(s, "+S@2,0"), PowerUpAppeared) == [PowerUpAppeared(at="-1,1")], "not where nothing is near"


@pytest.mark.clause("9.1")
def test_s09_1_a_power_up_without_a_neighbour_goes() -> None:
    s = board("aM 0,0", "bM 1,0", "bS 2,0", P=[[9, 9]], turn=1, p_mode="list", p_first_round=1, p_every=1)
    assert told(decide(s, "S1>0,1"), PowerUpRemoved) == [PowerUpRemoved(at="9,9")]


@pytest.mark.clause("9.2")
def test_s09_2_collected_by_a_move_and_by_a_placement() -> None:
    """[R-32]"""
    s = board("aM 0,0", "bM 1,0", "bS 2,0", turn=1, P=[[0, 1], [-1, 0]], hands=[{"S": 1}, {}])
    assert told(decide(s, "S1>0,1"), PowerUpCollected) == [PowerUpCollected(seat=1, unit="bS1", at="0,1")]
    assert told(decide(s, "+S@-1,0"), PowerUpCollected) == [PowerUpCollected(seat=0, unit="aS1", at="-1,0")]
    assert s.carries == [0, 0, 1, 1]
    assert s.p_hexes == []


@pytest.mark.clause("9.3", "7.6")
def test_s09_3_a_multi_jump_costs_only_what_two_jumps_cannot_reach() -> None:
    """[R-37] X25"""
    row = [f"bS {q},1" for q in range(1, 7)]
    s = board("aJ* 0,0", "aM 1,0", "bS 3,0", "bS 5,0", "bM 7,0", *row)
    for word in ("J1>2,0", "J1>4,0", "J1>2,2", "J1>0,2"):
        assert not told(events_of(s, word), PowerUpUsed)
    for word in ("J1>6,0", "J1>4,2", "J1>6,2", "J1>8,0"):
        assert told(events_of(s, word), PowerUpUsed) == [PowerUpUsed(seat=0, unit="aJ1")]


@pytest.mark.clause("9.3")
@pytest.mark.parametrize(
    ("word", "code"),
    [("S1!", "no_power 9.3"), ("N1*0,1", "no_power 9.3"), ("O1%0,1=O1", "no_power 9.3")],
)
def test_s09_3_every_ability_needs_a_power_up(word: str, code: str) -> None:
    s = board("aM 0,0", "aS 1,0", "aN 2,0", "bM 3,0")
    assert refusal(s, word) == code


@pytest.mark.clause("2", "9.3")
def test_s02_no_more_than_eight_cores() -> None:
    """[R-40]"""
    s = board(*(f"aD {q},0" for q in range(7)), "aM* 7,0", "bM 8,0")
    assert refusal(s, "O8%7,1=O8") == "too_many_cores 9.3"
    assert not [word for word in words(s) if "%" in word]


@pytest.mark.clause("8")
def test_s08_a_turn_lost_on_time_uses_up_a_block() -> None:
    """[R-30]"""
    s = board("aM 0,0", "aS 0,1", "bM 1,0", "bS 2,0", changes=[(0, {"par": 5})])
    assert refusal(s, "O1>1,-1") == "paralysed 8.1"
    GAME.expires(s, Seat(0), NO_CHANCE)
    decide(s, "S1>2,-1")
    assert s.turns[0] == 6
    assert refusal(s, "O1>1,-1") == ""
