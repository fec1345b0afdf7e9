"""§9 Points and the four ends, §10.4 the round limit, §10.6 leaving."""

from __future__ import annotations

import pytest

from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.actions import EndTurn, PlayCard, UseItem
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.destroying import destroy, destroy_unit
from parlour.games.cyberwedding.end_phase import EndPhase
from parlour.games.cyberwedding.ending import check_end, last_round
from parlour.games.cyberwedding.game import GAME
from parlour.games.cyberwedding.model import NONE, Fate, Options, PlayerState, Rank, State
from parlour.games.cyberwedding.movement import MovementPhase
from parlour.games.cyberwedding.scoring import ranked, score
from parlour.games.cyberwedding.standing import put_out
from parlour.games.cyberwedding.table import chooser
from parlour.games.cyberwedding.turn import Turn
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, run
from tests.games.cyberwedding.scene import Scene, at

ME = Seat(0)


def reason(scene: Scene) -> str:
    """Why it is over."""
    return scene.s.reason


def kernel(scene: Scene) -> Kernel:
    return Kernel(scene.s, scene.chance)


@pytest.mark.clause("9.1")
def test_s09_1_points_may_go_below_nothing() -> None:
    scene = Scene(2)
    k = kernel(scene)
    score(scene.s, 0, -3, "kill", k)
    assert scene.vp() == [-3, 0]
    assert k.events == [events.PointsScored(seat=ME, points=-3, why="kill")]


@pytest.mark.clause("9.2")
def test_s09_2_most_points_win_and_ties_share() -> None:
    scene = Scene(4)
    for player, points in zip(scene.s.players, (4, 7, -1, 7), strict=True):
        player.vp = points
    assert ranked(scene.s) == [3, 1, 4, 1]
    scene.s.reason = "round_limit"
    outcome = GAME.outcome(scene.s)
    assert outcome is not None
    assert (outcome.ranks, outcome.scores, outcome.reason) == ((3, 1, 4, 1), (4, 7, -1, 7), "round_limit")


@pytest.mark.clause("9.2", "11")
def test_s09_2_example_17_neither_cybermen_nor_units() -> None:
    scene = Scene(2)
    men = [scene.cyberman(at(8, 4)), scene.cyberman(at(8, 5))]
    scene.begin()
    destroy_unit(scene.s, at(4, 15), 0, "card", kernel(scene))
    assert reason(scene) == ""
    destroy(scene.s, men[:1], 0, "card", kernel(scene))
    assert reason(scene) == ""
    destroy(scene.s, men[1:], 0, "card", kernel(scene))
    assert reason(scene) == "machines_destroyed"
    assert scene.vp() == [3, 0]


@pytest.mark.clause("9.2")
def test_s09_2_no_leader_and_no_lieutenant_left_once_there_was_a_leader() -> None:
    scene = Scene(5)
    scene.s.technology = 2
    scene.cyberman(at(8, 4))
    leader, lieutenant = scene.role(3, at(8, 5)), scene.role(4, at(8, 6), leader=False)
    scene.begin()
    destroy(scene.s, [leader], 0, "card", kernel(scene))
    assert reason(scene) == ""
    assert scene.s.players[3].state is PlayerState.OUT
    destroy(scene.s, [lieutenant], 0, "card", kernel(scene))
    assert reason(scene) == "leaders_destroyed"
    assert scene.vp()[0] == 3


@pytest.mark.clause("9.2")
def test_s09_2_without_a_leader_ever_the_last_lieutenant_ends_nothing() -> None:
    scene = Scene(3)
    scene.cyberman(at(8, 4))
    lieutenant = scene.role(2, at(8, 6), leader=False)
    scene.begin()
    destroy(scene.s, [lieutenant], 0, "card", kernel(scene))
    assert reason(scene) == ""


@pytest.mark.clause("9.2")
def test_s09_2_nobody_human_any_more() -> None:
    scene = Scene(3)
    scene.cyberman(at(8, 4))
    scene.role(2, at(8, 6), leader=False)
    put_out(scene.s, 0, kernel(scene), PlayerState.FLED)
    assert reason(scene) == ""
    put_out(scene.s, 1, kernel(scene))
    assert reason(scene) == "nobody_human"
    check_end(scene.s, kernel(scene))


@pytest.mark.clause("10.4", "9.2")
def test_s10_4_so_many_rounds_by_players_or_as_agreed() -> None:
    assert [last_round(Scene(seats).s) for seats in range(2, 11)] == [20, 16, 16, 12, 12, 10, 10, 10, 10]
    scene = Scene(2, Options(max_rounds=3))
    s = scene.s
    assert last_round(s) == 3
    s.round = 3
    s.agenda[:] = [Turn(seat=Seat(1), begun=True)]
    k = kernel(scene)
    run(GAME, s, k)
    assert s.reason == "round_limit"
    assert k.events == [events.GameEnded(reason="round_limit", scores=[0, 0])]


@pytest.mark.clause("3.0", "1.5")
def test_s03_0_who_is_out_has_nothing_left_but_points() -> None:
    scene = Scene(3)
    scene.hand(0, CardKind.GOLD)
    scene.me.vp = 4
    scene.carry(scene.cyberman(at(8, 4)), 1)
    scene.begin(EndPhase(seat=ME))
    put_out(scene.s, 0, kernel(scene))
    me = scene.me
    assert (me.state, me.square, me.vp, me.hand, scene.purse()) == (PlayerState.OUT, NONE, 4, [], (0, 0))
    assert [member.fate for member in me.members] == [Fate.GONE, Fate.CARRIED, Fate.GONE]
    assert scene.s.cut
    scene.sound()


# -- leaving (§10.6) ---------------------------------------------------------------------------------------------------


def leave(scene: Scene, seat: int) -> State:
    scene.events += GAME.leaves(scene.s, Seat(seat), scene.chance)
    scene.sound()
    return scene.s


@pytest.mark.clause("10.6")
def test_s10_6_the_active_player_leaves_and_the_turn_is_over() -> None:
    scene = Scene(3)
    scene.begin(MovementPhase(seat=ME))
    s = leave(scene, 0)
    assert s.players[0].state is PlayerState.OUT
    assert scene.done
    assert len(scene.told(events.TurnCut)) == 1


@pytest.mark.clause("10.6")
def test_s10_6_with_one_player_left_it_is_over_and_leavers_come_last() -> None:
    scene = Scene(3)
    scene.me.vp = 9
    scene.begin(MovementPhase(seat=ME))
    leave(scene, 0)
    leave(scene, 2)
    outcome = GAME.outcome(scene.s)
    assert outcome is not None
    assert outcome.reason == "left_alone"
    assert outcome.ranks == (2, 1, 3)


@pytest.mark.clause("10.6")
def test_s10_6_a_leaders_figure_stays_and_whose_turn_it_is_decides_for_it() -> None:
    scene = Scene(3)
    scene.s.technology = 2
    leader = scene.role(1, at(8, 5))
    scene.begin(MovementPhase(seat=ME))
    assert chooser(scene.s) == 1
    s = leave(scene, 1)
    assert leader in s.cybermen
    assert leader.rank is Rank.LEADER
    assert chooser(s) == 0
    assert not s.reason


@pytest.mark.clause("10.6")
def test_s10_6_who_is_looked_at_leaves() -> None:
    scene = Scene(3)
    scene.item(0, CardKind.CYBERSCANNER)
    scene.hand(1, CardKind.GOLD)
    scene.begin(EndPhase(seat=ME))
    scene.do(UseItem(CardKind.CYBERSCANNER, to=1))
    leave(scene, 1)
    assert scene.kind != "scan"
    assert scene.me.hand == []


@pytest.mark.clause("10.3")
def test_s10_3_who_does_not_answer_ends_the_turn() -> None:
    scene = Scene(3)
    scene.hand(0, CardKind.SECOND_WIND)
    scene.begin(EndPhase(seat=ME)).expire()
    assert scene.done
    assert scene.me.hand == [CardKind.SECOND_WIND]
    other = Scene(3)
    other.hand(0, CardKind.SECOND_WIND)
    other.begin(EndPhase(seat=ME)).do(PlayCard(CardKind.SECOND_WIND))
    assert other.done
    last = Scene(3)
    last.hand(0, CardKind.SECOND_WIND)
    assert last.begin(EndPhase(seat=ME)).do(EndTurn()).done
