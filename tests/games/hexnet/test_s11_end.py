"""Chapters 10 to 12: surround, fall, Wrecks, leaving, time, the end."""

from __future__ import annotations

import pytest

from parlour.games.hexnet import GAME
from parlour.games.hexnet.events import (
    DecoyDestroyed,
    GameDrawn,
    GameStopped,
    GameWon,
    NetworkFell,
    NetworkShown,
    NetworkSurrounded,
    TurnLost,
    TurnSkipped,
    WreckRemoved,
)
from parlour.games.hexnet.model import State
from parlour.kit.actors import SPECTATOR, Seat, Viewer
from parlour.kit.chance import Seeded
from parlour.kit.types import Event
from tests.games.hexnet.table import NO_CHANCE, VECTORS, at, board, decide, mover, of_setup, reason, start

FALLS = (DecoyDestroyed, NetworkSurrounded, NetworkFell, WreckRemoved, NetworkShown, GameWon, GameDrawn)


def told(events: list[Event], *kinds: type[Event]) -> list[Event]:
    """The events of these kinds."""
    return [event for event in events if isinstance(event, kinds)]


def expire(s: State) -> list[Event]:
    """The time of the turn is up."""
    return GAME.expires(s, mover(s), NO_CHANCE)


@pytest.mark.clause("10", "10.2", "10.3", "10.4")
def test_s10_a_fall_is_told_in_its_order() -> None:
    """[R-43, R-44, R-45] X26"""
    s = of_setup(VECTORS["X26"]["setup"])
    assert told(decide(s, "S1>1,-1"), *FALLS) == [
        NetworkSurrounded(seat=0, unit="aO1"),
        NetworkFell(seat=0, reason="surround", units=("aO1", "aS1"), wrecks=("X2", "X3"), vanished=("aC1",)),
        WreckRemoved(wreck="X1", at="1,0"),
        WreckRemoved(wreck="X2", at="0,0"),
    ]
    assert at(s, "-1,0") == ["X3"]


@pytest.mark.clause("10.2")
def test_s10_2_a_decoy_is_lost() -> None:
    """[R-42] X28"""
    s = of_setup(VECTORS["X28"]["setup"])
    events = told(decide(s, "S2>1,-1"), *FALLS)
    assert events == [
        DecoyDestroyed(seat=0, unit="aO1", wreck="X1", at="0,0"),
        WreckRemoved(wreck="X1", at="0,0"),
    ]


@pytest.mark.clause("10.2", "12")
def test_s10_2_a_decoy_is_enough_while_the_mothership_is_in_hand() -> None:
    """X27: nobody learns more than that."""
    s = of_setup(VECTORS["X27"]["setup"])
    events = told(decide(s, "S2>1,-1"), NetworkSurrounded, GameWon, NetworkShown)
    assert events == [
        NetworkSurrounded(seat=0, unit="hand"),
        NetworkShown(seat=1, mothership="bO1", traps=()),
        GameWon(seat=1),
    ]
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == ((2, 1), "last")


@pytest.mark.clause("12")
def test_s12_those_who_fall_last_together_share() -> None:
    """[R-49] X32"""
    s = of_setup(VECTORS["X32"]["setup"])
    words = VECTORS["X32"]["query"]["actions"][0]
    mover_ = f"S{s.ordinal[words[1]]}"
    events = decide(s, "{}>{},{}".format(mover_, *words[2]))
    assert told(events, GameDrawn) == [GameDrawn(reason="fall")]
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == ((1, 1), "fall")


@pytest.mark.clause("12", "11.1")
def test_s12_later_falls_rank_higher() -> None:
    s = start(4)
    for seat in (2, 0, 3):
        GAME.leaves(s, Seat(seat), NO_CHANCE)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.ranks == (3, 1, 4, 2)
    assert outcome.winners() == (1,)


@pytest.mark.clause("11.1")
def test_s11_1_leaving_in_turn_passes_it_on() -> None:
    s = start(3)
    events = GAME.leaves(s, Seat(0), NO_CHANCE)
    assert told(events, NetworkFell) == [NetworkFell(seat=0, reason="left", units=(), wrecks=(), vanished=())]
    assert mover(s) == 1


@pytest.mark.clause("11.1")
def test_s11_1_leaving_out_of_turn_leaves_the_turn_where_it_is() -> None:
    s = board("aM 0,0", "bM 1,0", "cM 2,0", "cS 3,0")
    before = list(s.turns)
    events = GAME.leaves(s, Seat(2), NO_CHANCE)
    assert [type(event) for event in events][:1] == [NetworkFell]
    assert (mover(s), s.turns) == (0, before)
    assert GAME.leaves(s, Seat(2), NO_CHANCE) == [], "a fallen player is gone already"


@pytest.mark.clause("11.1", "5.3")
def test_s11_1_who_loses_the_last_action_is_skipped_in_the_same_turn() -> None:
    """[R-53] A ring of six: c's Wreck goes, the ring is open, and a's only unit is a link."""
    s = board("cM 1,0", "bM 0,1", "aM -1,1", "bS -1,0", "bS 0,-1", "bS 1,-1")
    assert mover(s) == 0
    turns = list(s.turns)
    events = GAME.leaves(s, Seat(2), NO_CHANCE)
    assert told(events, WreckRemoved, TurnSkipped) == [
        WreckRemoved(wreck="X1", at="1,0"),
        TurnSkipped(seat=0, row=1),
    ]
    assert (mover(s), s.turns) == (1, [turns[0], turns[1] + 1, turns[2]])


@pytest.mark.clause("11.2")
def test_s11_2_a_lost_turn_is_no_own_move() -> None:
    """[R-48] C3"""
    s = start(2)
    assert told(expire(s), TurnLost) == [TurnLost(seat=0, row=1)]
    assert (s.moves, s.turns, mover(s)) == ([0, 0], [1, 1], 1)


@pytest.mark.clause("11.2", "12")
def test_s11_2_the_third_lost_turn_is_a_fall() -> None:
    """[R-48] C3"""
    s = start(2)
    others = iter(("+S@0,0", "+S@1,0", "+M@2,0"))
    events: list[Event] = []
    for _ in range(3):
        events += expire(s)
        if not reason(s):
            decide(s, next(others))
    assert [event.row for event in events if isinstance(event, TurnLost)] == [1, 2, 3]
    assert [event.reason for event in events if isinstance(event, NetworkFell)] == ["time"]
    assert reason(s) == "last"


@pytest.mark.clause("11.2")
@pytest.mark.parametrize("acts", [False, True])
def test_s11_2_an_own_action_starts_the_count_anew_and_a_skip_leaves_it(acts: bool) -> None:
    """[R-48] C5: lost, skipped, lost, lost is a fall, unless there was an own action in between."""
    s = board("aM 0,0", "bM 1,0", "bS 2,0")
    expire(s)
    s.par[0] = 6  # as an EMP would have done
    decide(s, "S1>2,-1")
    assert (s.lost, s.skips, s.turns) == ([1, 0], [1, 0], [6, 7])
    decide(s, "S1>2,0")
    if acts:
        decide(s, "O1>0,1", "S1>2,-1", "O1>0,0", "S1>2,0")
        assert s.lost == [0, 0]
    expire(s)
    decide(s, "S1>2,-1")
    events = expire(s)
    assert told(events, TurnLost) == [TurnLost(seat=0, row=2 if acts else 3)]
    assert bool(told(events, NetworkFell)) is not acts
    assert reason(s) == ("" if acts else "last")


@pytest.mark.clause("11.2", "14")
def test_s11_2_or_the_first_if_the_option_says_so() -> None:
    s = start(2, turn_timeout="fall")
    assert told(expire(s), NetworkFell) == [NetworkFell(seat=0, reason="time", units=(), wrecks=(), vanished=())]
    assert reason(s) == "last"


@pytest.mark.clause("11.2")
def test_s11_2_the_whole_games_time_is_a_fall() -> None:
    """[R-47] C2"""
    s = start(3)
    events = GAME.flags(s, Seat(0), NO_CHANCE)
    assert [event.reason for event in events if isinstance(event, NetworkFell)] == ["time"]
    assert (s.alive, mover(s)) == ([0, 1, 1], 1)


@pytest.mark.clause("12.1")
def test_s12_1_the_third_occurrence_is_a_draw() -> None:
    """[R-51] Back and forth, own moves past all deadlines: the position after a's first move comes again twice."""
    s = board("aM 0,0", "bM 1,0", "bS 2,0", moves=[20, 20])
    round_ = ("O1>0,1", "S1>2,-1", "O1>0,0", "S1>2,0")
    decide(s, *round_, *round_)
    assert reason(s) == ""
    assert told(decide(s, "O1>0,1"), GameDrawn) == [GameDrawn(reason="repetition")]
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == ((1, 1), "repetition")


@pytest.mark.clause("12.1")
def test_s12_1_nothing_before_a_placement_comes_again() -> None:
    s = board("aM 0,0", "bM 1,0", "bS 2,0", moves=[20, 20], hands=[{"S": 1}, {}])
    decide(s, "O1>0,1", "S1>2,-1")
    assert len(s.seen) == 2
    decide(s, "+S@-1,1")
    assert len(s.seen) == 1


@pytest.mark.clause("12.1")
def test_s12_1_everybody_sees_what_has_occurred_twice() -> None:
    """Its key only, and as long as it can come again; whoever knows no more than the view knows when it is over."""
    s = board("aM 0,0", "aD 1,1", "bM 1,0", "bS 2,0", moves=[20, 20], hands=[{"S": 1}, {}])
    round_ = ("O1>0,1", "S1>2,-1", "O1>0,0", "S1>2,0")
    decide(s, *round_)
    assert s.twice == []
    decide(s, *round_)
    assert len(s.twice) == 4
    for viewer in (Viewer(Seat(0)), Viewer(Seat(1)), SPECTATOR):
        view = GAME.view(s, viewer)
        assert view.state["twice"] == s.twice
        other = GAME.determinize(view, Seeded(bytes(32)))
        assert told(decide(other, "O1>0,1"), GameDrawn) == [GameDrawn(reason="repetition")]
    decide(s, "+S@-1,0")
    assert s.twice == []


@pytest.mark.clause("12.1")
def test_s12_1_a_lost_turn_adds_no_occurrence() -> None:
    s = board("aM 0,0", "bM 1,0", moves=[20, 20])
    expire(s)
    expire(s)
    assert s.seen == {}


@pytest.mark.clause("12", "14")
def test_s12_nobody_can_act() -> None:
    """[R-50] Both are shut in by Wrecks, neither is activated, and no lock-out is agreed on: two rounds of skips."""
    around = ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1", "4,0", "3,1", "2,1", "2,0", "3,-1", "4,-1")
    wrecks = [f"X {hex}" for hex in around]
    s = board(*wrecks, "aS 0,0", "bS 3,0", act=[False, False], moves=[1, 1], hands=[{"M": 1, "D": 1}] * 2,
              lockout_turns=0)  # fmt: skip
    assert (reason(s), s.skips) == ("stuck", [2, 2])
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.ranks == (1, 1)


@pytest.mark.clause("12", "14")
def test_s12_broken_off() -> None:
    s = start(2, max_actions=2)
    decide(s, "+S@0,0")
    assert told(decide(s, "+S@1,0"), GameStopped) == [GameStopped(actions=2)]
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == ((1, 1), "max_actions")


@pytest.mark.clause("13", "12")
def test_s13_after_the_game_everything_is_shown() -> None:
    s = board("aN 0,0", "aM 1,0", "bM 2,0", "bS 1,1")
    decide(s, "N1>3,0")
    hidden = GAME.view(s, SPECTATOR).state["secrets"]
    assert [sorted(secret) for secret in hidden] == [["seat"], ["seat"]]
    events = GAME.leaves(s, Seat(1), NO_CHANCE)
    assert told(events, NetworkShown) == [NetworkShown(seat=0, mothership="aO1", traps=("0,0",))]
    shown = GAME.view(s, SPECTATOR).state["secrets"]
    assert shown[0]["mothership"] == s.secrets[0].mothership.value >= 0
    assert len(shown[0]["traps"]["laid"]) == 2
