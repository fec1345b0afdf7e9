"""Chapters 4 and 5: set-up, the turn, activation, deadlines, skipped turns."""

from __future__ import annotations

import pytest

from parlour.games.hexnet import GAME
from parlour.games.hexnet import columns as c
from parlour.games.hexnet.events import NetworkFell, RoundEnded, TurnBegun, TurnSkipped, UnitPlaced
from parlour.games.hexnet.geometry import name
from parlour.games.hexnet.model import Place
from parlour.kit.actors import Seat
from tests.games.hexnet.table import (
    NO_CHANCE,
    board,
    decide,
    hand,
    mover,
    placements,
    refusal,
    start,
    words,
)

SIDES = {2: 0, 3: 1, 4: 1, 5: 3, 6: 3, 7: 3, 8: 6, 9: 6, 10: 6}


@pytest.mark.clause("2", "4")
@pytest.mark.parametrize("seats", range(2, 11))
def test_s04_units_and_wrecks(seats: int) -> None:
    """[R-01, R-02, R-06]"""
    s = start(seats)
    counts = {2: [2, 3, 2, 3, 2], 3: [2, 3, 2, 2, 2], 5: [2, 2, 2, 2, 2], 8: [2, 2, 1, 2, 1]}
    expected = counts[max(least for least in counts if least <= seats)]
    assert [hand(s, seat) for seat in range(seats)] == [expected] * seats
    assert s.kind == [c.WRECK] * SIDES[seats]
    assert s.ordinal == list(range(1, SIDES[seats] + 1))
    assert mover(s) == 0
    assert GAME.invariants(s) == []


@pytest.mark.clause("4", "2", "14")
def test_s04_counts_are_an_option() -> None:
    s = start(4, counts=[1, 0, 3, 2])
    assert [hand(s, seat) for seat in range(4)] == [[2, 1, 0, 3, 2]] * 4


@pytest.mark.clause("3.1", "4")
def test_s04_the_ring_in_its_order() -> None:
    assert list(map(name, start(8).at)) == ["1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"]
    assert list(map(name, start(5).at)) == ["0,0", "1,0", "0,1"]


@pytest.mark.clause("4")
def test_s04_the_second_of_two_players_has_to_touch() -> None:
    """[R-54]"""
    s = start(2)
    assert {place.at for place in placements(s)} == {"0,0"}
    decide(s, "+S@0,0")
    assert {place.at for place in placements(s)} == {"1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"}
    assert refusal(s, "+S@2,0") == "not_at_unit 4"


@pytest.mark.clause("5")
def test_s05_one_action_a_turn() -> None:
    """[R-08, R-09]"""
    s = start(3)
    events = decide(s, "+S@1,0")
    assert events == [
        UnitPlaced(seat=0, unit="aS1", kind="S", at="1,0", core=""),
        TurnBegun(seat=1, number=1),
    ]
    assert (s.moves, s.turns) == ([1, 0, 0], [1, 1, 0])
    assert [prompt.turn for prompt in GAME.prompts(s)] == [2]


@pytest.mark.clause("5")
def test_s05_a_round_ends_when_the_turn_comes_round() -> None:
    """[R-07]"""
    s = start(3)
    assert not [event for event in decide(s, "+S@1,0", "+S@0,1") if isinstance(event, RoundEnded)]
    assert [event for event in decide(s, "+S@-1,1") if isinstance(event, RoundEnded)] == [RoundEnded(number=1)]
    assert s.turn[c.ROUND] == 2


@pytest.mark.clause("5.1")
@pytest.mark.parametrize("core", "MD")
def test_s05_1_either_core_activates(core: str) -> None:
    """[R-10] A Sprinter that cannot move before can, once a core is out."""
    s = start(2)
    decide(s, "+S@0,0", "+S@1,0")
    assert not [word for word in words(s) if ">" in word]
    assert refusal(s, "S1>0,1") == "not_activated 5.1"
    decide(s, f"+{core}@-1,0", "+M@2,0")
    assert s.activated == [1, 1]
    assert [word for word in words(s) if word.startswith("O1>")]


@pytest.mark.clause("5.2")
def test_s05_2_the_third_own_move_is_a_core() -> None:
    s = start(2)
    decide(s, "+S@0,0", "+S@1,0", "+C@-1,0", "+C@2,0")
    assert [prompt.kind for prompt in GAME.prompts(s)] == ["core"]
    assert {place.kind for place in placements(s)} == {"M", "D"}
    assert refusal(s, "+J@-2,0") == "core_due 5.2"


@pytest.mark.clause("5.2", "13")
def test_s05_2_the_tenth_own_move_is_the_mothership_or_no_placement() -> None:
    """[R-33] And the prompt does not say so: everybody sees it."""
    hands = [{"M": 1, "S": 2}, {"S": 1}]
    s = board("aD 0,0", "aS 1,0", "bM 2,0", hands=hands, moves=[9, 9])
    assert {place.kind for place in placements(s)} == {"M"}
    assert [word for word in words(s) if word.startswith("O1>")]
    assert refusal(s, "+S@-1,0") == "mothership_due 5.2"
    other = board("aM 0,0", "aS 1,0", "bM 2,0", hands=[{"D": 1, "S": 2}, {"S": 1}], moves=[9, 9])
    assert GAME.prompts(s) == GAME.prompts(other)


@pytest.mark.clause("5.2", "5.3")
def test_s05_2_a_core_that_finds_no_hex_stays_due() -> None:
    """[R-11] On the ring's centre: own move 3 is due, and nothing can be done."""
    ring = ["X 1,0", "X 0,1", "X -1,1", "X -1,0", "X 0,-1", "X 1,-1"]
    s = board(*ring, "aS 0,0", "bM 2,0", "cM -2,0", act=[False, True, True], moves=[2, 3, 3],
              hands=[{"M": 1, "D": 1}, {}, {}])  # fmt: skip
    assert mover(s) == 1
    assert s.skips == [1, 0, 0]


@pytest.mark.clause("5.3")
def test_s05_3_locked_out_with_the_third_skip() -> None:
    """[R-52] X48 tells the rest; here the events."""
    ring = ["X 1,0", "X 0,1", "X -1,1", "X -1,0", "X 0,-1", "X 1,-1"]
    s = board(*ring, "aS 0,0", "bM 2,0", "cM -2,0", act=[False, True, True], hands=[{"M": 1, "D": 1}, {}, {}])
    events = decide(s, "O1>2,-1", "O1>-2,1", "O1>2,0", "O1>-2,2")
    skips = [event for event in events if isinstance(event, TurnSkipped)]
    assert skips == [TurnSkipped(seat=0, row=2), TurnSkipped(seat=0, row=3)]
    falls = [event for event in events if isinstance(event, NetworkFell)]
    assert falls == [NetworkFell(seat=0, reason="lockout", units=("aS1",), wrecks=("X7",), vanished=())]
    assert s.alive == [0, 1, 1]


@pytest.mark.clause("5.3", "14")
def test_s05_3_never_if_the_option_says_so() -> None:
    ring = ["X 1,0", "X 0,1", "X -1,1", "X -1,0", "X 0,-1", "X 1,-1"]
    s = board(*ring, "aS 0,0", "bM 2,0", "cM -2,0", act=[False, True, True], hands=[{"M": 1, "D": 1}, {}, {}],
              lockout_turns=0)  # fmt: skip
    decide(s, "O1>2,-1", "O1>-2,1", "O1>2,0", "O1>-2,2", "O1>2,-1", "O1>-2,1")
    assert (s.alive, s.skips) == ([1, 1, 1], [4, 0, 0])


@pytest.mark.clause("5.3")
def test_s05_3_a_turn_lost_on_time_breaks_the_row() -> None:
    """[R-52] Player a is skipped twice, then nobody can tell whether it could: the third is lost on time."""
    s = start(2)
    s.skips[0] = 2
    GAME.expires(s, Seat(0), NO_CHANCE)
    assert (s.skips, s.lost) == ([0, 0], [1, 0])


@pytest.mark.clause("5")
def test_s05_play_passes_over_the_fallen() -> None:
    s = start(4)
    decide(s, "+S@1,0")
    GAME.leaves(s, Seat(1), NO_CHANCE)
    assert mover(s) == 2
    GAME.leaves(s, Seat(3), NO_CHANCE)
    decide(s, Place("S", "0,1"))
    assert mover(s) == 0
