"""§3.5 The Cyberman Phase, §10.3 its published policy."""

from __future__ import annotations

import pytest

from parlour.games.cyberwedding import cyber_events
from parlour.games.cyberwedding.actions import MoveCyberman, MoveRest, Pass, PlaceUnit, PlayCard
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.cyber_phase import CybermanPhase, number_of_moves
from parlour.games.cyberwedding.game import GAME
from parlour.games.cyberwedding.model import Ability, Cyberman, PlayerState
from parlour.kit.actors import Seat
from parlour.kit.legal import FORM_LIMIT, Form
from tests.games.cyberwedding.scene import BASIC, Scene, at

ME = Seat(0)


def phase(scene: Scene, die: int) -> Scene:
    """Seat 0's Cyberman Phase, everybody passing in the window."""
    scene.dice(die).begin(CybermanPhase(seat=ME))
    while scene.kind == "before_cybermen":
        scene.do(Pass())
    return scene


def moved(scene: Scene) -> list[tuple[int, str]]:
    return [(event.cyberman, event.why) for event in scene.told(cyber_events.CybermanMoved)]


def spread(scene: Scene, count: int) -> list[Cyberman]:
    """So many Cybermen in the middle, each with room round it."""
    return [scene.cyberman(at(8 + 2 * (i // 5), 4 + 3 * (i % 5))) for i in range(count)]


@pytest.mark.clause("3.5", "11")
@pytest.mark.parametrize(("seats", "die", "number"), [(4, 2, 3), (4, 5, 5), (2, 1, 1), (9, 6, 8)])
def test_s03_5_example_2_how_many_are_moved(seats: int, die: int, number: int) -> None:
    assert number_of_moves(Scene(seats).s, die) == number


@pytest.mark.clause("3.5", "1.5")
def test_s03_5_a_jam_lowers_the_number_never_below_none() -> None:
    scene = Scene(2)
    scene.s.jam_moves = 2
    assert [number_of_moves(scene.s, die) for die in (1, 3)] == [0, 1]


@pytest.mark.clause("3.5")
def test_s03_5_that_many_have_to_be_moved_each_once() -> None:
    scene = Scene()
    men = spread(scene, 6)
    phase(scene, 1)
    assert scene.kind == "cybermen"
    scene.do(MoveCyberman(men[0].id, at(8, 5), 1))
    scene.refused(MoveCyberman(men[0].id, at(8, 4), 1), "moved_already")
    scene.refused(MoveCyberman(men[1].id, men[1].square, 1), "cannot_reach")
    scene.refused(MoveCyberman(men[1].id, at(8, 9), 1), "cannot_reach")
    scene.refused(MoveCyberman(99, at(8, 9), 1), "no_such_cyberman")
    scene.do(MoveCyberman(men[1].id, at(8, 8), 0), MoveCyberman(men[2].id, at(8, 11), 3))
    assert scene.done
    assert (men[0].square, men[0].facing) == (at(8, 5), 1)


@pytest.mark.clause("3.5")
def test_s03_5_all_of_them_if_there_are_fewer() -> None:
    scene = Scene()
    spread(scene, 2)
    phase(scene, 6).do(MoveRest())
    assert len(moved(scene)) == 2
    assert scene.done


@pytest.mark.clause("3.5", "1.4")
@pytest.mark.parametrize(("mark", "reach"), [(1, 1), (2, 2), (4, 2), (5, 3)])
def test_s03_5_as_far_as_its_own_mark_goes(mark: int, reach: int) -> None:
    scene = Scene()
    man = scene.cyberman(at(8, 8), mark=mark)
    phase(scene, 1)
    far = {abs(move.to // 20 - 8) + abs(move.to % 20 - 8) for move in scene.legal(MoveCyberman)}
    assert far == set(range(1, reach + 1))
    assert {move.facing for move in scene.legal(MoveCyberman)} == {0, 1, 2, 3}
    assert man.square == at(8, 8)


@pytest.mark.clause("3.5", "1.6")
def test_s03_5_not_through_cybermen_nor_into_a_unit_and_a_group_ends_the_move() -> None:
    scene = Scene()
    man = scene.cyberman(at(7, 9), mark=5)
    scene.cyberman(at(7, 10))
    scene.cyberman(at(6, 9))
    scene.stand(1, at(7, 8))
    phase(scene, 1)
    targets = {move.to for move in scene.legal(MoveCyberman) if move.cyberman == man.id}
    assert at(7, 10) not in targets
    assert at(7, 8) in targets
    assert at(7, 7) not in targets  # behind the group, and 3 squares by no other way
    beside = Scene()
    beside.cyberman(at(5, 15), mark=5)
    phase(beside, 1)
    assert at(4, 15) not in {move.to for move in beside.legal(MoveCyberman)}
    beside.stand(1, at(4, 15))
    phase(beside, 1)
    assert at(4, 15) in {move.to for move in beside.legal(MoveCyberman)}


@pytest.mark.clause("3.5", "1.6")
def test_s03_5_a_hedge_stops_it_advanced_and_bars_it_basic() -> None:
    for options, there in ((None, True), (BASIC, False)):
        scene = Scene(4, options)
        scene.cyberman(at(7, 2), mark=5)
        phase(scene, 1)
        targets = {move.to for move in scene.legal(MoveCyberman)}
        assert (at(7, 1) in targets) is there
        assert at(7, 0) not in targets  # behind the hedge


@pytest.mark.clause("3.5", "7.5")
def test_s03_5_nobody_enters_the_square_of_a_group_in_a_car() -> None:
    scene = Scene()
    scene.cyberman(at(5, 18))
    scene.stand(1, at(5, 19))
    scene.s.players[1].in_car = True
    scene.s.cars[0].square, scene.s.cars[0].driver = at(5, 19), 1
    phase(scene, 1)
    assert at(5, 19) not in {move.to for move in scene.legal(MoveCyberman)}


@pytest.mark.clause("3.5", "5.2")
def test_s03_5_carriers_are_extra_and_cannot_be_chosen() -> None:
    scene = Scene(2)
    carrier = scene.cyberman(at(9, 15), captives=[0])
    free = scene.cyberman(at(9, 5))
    phase(scene, 1)
    assert scene.kind == "carrier"
    scene.do(MoveCyberman(carrier.id, at(8, 15), 0))
    scene.refused(MoveCyberman(carrier.id, at(7, 15), 0), "moved_already")
    scene.do(MoveCyberman(free.id, at(9, 6), 0))
    assert moved(scene) == [(carrier.id, "carrier"), (free.id, "chosen")]
    assert scene.done


@pytest.mark.clause("3.5", "5.2")
def test_s03_5_a_blocked_carrier_is_still_no_choice_but_without_a_unit_it_is() -> None:
    scene = Scene(2)
    carrier = scene.cyberman(at(0, 0), captives=[0])
    scene.cyberman(at(0, 1))
    scene.cyberman(at(1, 0))
    phase(scene, 1)
    assert scene.kind == "cybermen"
    scene.refused(MoveCyberman(carrier.id, at(2, 0), 0), "carrier_bound")
    free = Scene(2)
    free.s.units.clear()
    free.s.spare_units += 1
    alone = free.cyberman(at(9, 15), captives=[0])
    phase(free, 1).do(MoveCyberman(alone.id, at(8, 15), 0))
    assert moved(free) == [(alone.id, "chosen")]


@pytest.mark.clause("3.5", "5.2", "1.5")
def test_s05_2_carriers_go_as_soon_as_a_unit_is_founded() -> None:
    scene = Scene(2)
    scene.s.units.clear()
    scene.s.spare_units += 1
    scene.hand(0, CardKind.SECOND_UNIT)
    waiting = scene.cyberman(at(10, 10), captives=[3])
    gone = scene.cyberman(at(14, 10), captives=[4])
    free = scene.cyberman(at(12, 5))
    phase(scene, 3).do(MoveCyberman(gone.id, at(15, 10), 0))
    scene.do(PlayCard(CardKind.SECOND_UNIT), PlaceUnit(at(6, 10)))
    assert scene.kind == "carrier"
    assert {move.cyberman for move in scene.legal(MoveCyberman)} == {waiting.id}
    scene.do(MoveCyberman(waiting.id, at(9, 10), 0))
    assert scene.kind == "cybermen"
    assert {move.cyberman for move in scene.legal(MoveCyberman)} == {free.id}
    scene.do(MoveRest())
    assert moved(scene) == [(gone.id, "chosen"), (waiting.id, "carrier"), (free.id, "rest")]


@pytest.mark.clause("3.5")
def test_s03_5_lieutenants_move_first_by_their_own_players_and_count() -> None:
    scene = Scene(5)
    ordinary = spread(scene, 3)
    later, sooner = scene.role(4, at(12, 8), leader=False), scene.role(2, at(12, 12), leader=False)
    phase(scene, 3)
    assert (scene.kind, scene.asked) == ("lieutenant", 2)
    scene.refused(MoveCyberman(later.id, at(12, 7), 0), "not_yours")
    scene.do(MoveCyberman(sooner.id, at(12, 11), 2))
    assert (scene.kind, scene.asked) == ("lieutenant", 4)
    scene.do(MoveRest())
    assert (scene.kind, scene.asked) == ("cybermen", 0)
    scene.refused(MoveCyberman(later.id, later.square + 1, 0), "moved_already")
    scene.do(MoveCyberman(ordinary[0].id, at(8, 5), 0))
    assert scene.done
    assert [why for _, why in moved(scene)] == ["lieutenant", "lieutenant", "chosen"]


@pytest.mark.clause("3.5")
def test_s03_5_with_fewer_moves_than_lieutenants_only_the_first_are_moved() -> None:
    scene = Scene(3)
    scene.role(1, at(12, 8), leader=False)
    scene.role(2, at(12, 12), leader=False)
    phase(scene, 1).do(MoveRest())
    assert scene.done
    assert len(moved(scene)) == 1


@pytest.mark.clause("3.5", "5.4")
def test_s03_5_the_leaders_player_chooses_the_rest_the_figure_included() -> None:
    scene = Scene()
    spread(scene, 2)
    leader = scene.role(3, at(12, 8))
    phase(scene, 1)
    assert (scene.kind, scene.asked) == ("cybermen", 3)
    assert leader.id in {move.cyberman for move in scene.legal(MoveCyberman)}
    assert scene.state(3) is PlayerState.LEADER


@pytest.mark.clause("10.3")
def test_s10_3_the_policy_sends_the_nearest_at_rivals_and_never_nearer_to_the_own_group() -> None:
    scene = Scene(2)
    scene.stand(0, at(8, 4))
    scene.stand(1, at(8, 16))
    near, far = scene.cyberman(at(8, 14)), scene.cyberman(at(8, 8))
    phase(scene, 1).do(MoveRest())
    assert (near.square, near.facing) == (at(8, 15), 1)
    assert far.square == at(8, 8)
    own = Scene(2)
    own.stand(0, at(8, 4))
    own.stand(1, at(8, 16))
    between = own.cyberman(at(8, 2))  # on its way to the rival it would come nearer to the own group
    phase(own, 1).do(MoveRest())
    assert abs(between.square // 20 - 8) + abs(between.square % 20 - 4) > 2


@pytest.mark.clause("10.3")
def test_s10_3_when_the_time_is_up_the_policy_moves_them() -> None:
    scene = Scene()
    spread(scene, 8)
    phase(scene, 4).expire()
    assert [why for _, why in moved(scene)] == ["rest"] * 4
    assert scene.done


@pytest.mark.clause("10.6", "3.5")
def test_s10_6_figures_of_players_who_have_left_are_chosen_like_ordinary_ones() -> None:
    scene = Scene(5)
    lieutenant, leader = scene.role(4, at(12, 8), leader=False), scene.role(3, at(12, 12))
    for seat in (3, 4):
        scene.s.players[seat].left = True
    phase(scene, 2)
    assert (scene.kind, scene.asked) == ("cybermen", 0)
    assert {move.cyberman for move in scene.legal(MoveCyberman)} == {lieutenant.id, leader.id}
    scene.do(MoveCyberman(lieutenant.id, at(12, 7), 0), MoveRest())
    assert scene.done


@pytest.mark.clause("3.5")
def test_s03_5_too_many_moves_for_a_list_travel_as_a_form() -> None:
    scene = Scene()
    scene.s.technology = 5
    box = [Ability.PLAIN] * 8 + [Ability.ENERGY_BEAM] * 6 + [Ability.GUN] * 6
    for i, ability in enumerate(box):
        scene.cyberman(at(7 + i // 10 * 2, 2 * (i % 10)), mark=5, ability=ability)
    phase(scene, 1)
    legal = GAME.legal(scene.s, Seat(0))
    form = legal.form()
    assert isinstance(form, Form)
    assert form.actions == (MoveRest(),)
    fields = form.forms[0].fields
    every = [action for action in legal if isinstance(action, MoveCyberman)]
    assert len(every) > FORM_LIMIT
    assert all(move.to in fields["to"].values and move.cyberman in fields["cyberman"].values for move in every)
    drawn = {legal.sample(scene.chance.rest) for _ in range(300)}
    assert MoveRest() in drawn
    assert len(drawn) > 50
    assert all(legal.why_not(action) is None for action in drawn)


@pytest.mark.clause("3.5")
def test_s03_5_what_is_listed_is_what_is_allowed() -> None:
    scene = Scene(2)
    scene.stand(0, at(8, 4))
    men = [scene.cyberman(at(7, 3), mark=2), scene.cyberman(at(8, 5), mark=5)]
    phase(scene, 1)
    legal = GAME.legal(scene.s, Seat(0))
    listed = set(legal)
    for man in men:
        for square in range(24 * 20):
            move = MoveCyberman(man.id, square, 2)
            assert (legal.why_not(move) is None) is (move in listed)
    assert legal.why_not(MoveCyberman(men[0].id, at(7, 4), 4)) is not None
