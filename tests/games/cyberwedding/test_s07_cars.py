"""§7 Cars."""

from __future__ import annotations

import pytest

from parlour.games.cyberwedding import car_events, cyber_events, fight_events
from parlour.games.cyberwedding.actions import (
    Drive,
    Flee,
    GetOut,
    Hotwire,
    MovePartial,
    OfferRescue,
    PlaceGroup,
    PlayCard,
    Pledge,
    SpendOnRoll,
    UseAbility,
    Walk,
)
from parlour.games.cyberwedding.car_outlook import outlook
from parlour.games.cyberwedding.car_tables import (
    crash_of,
    crash_spendings,
    hit_of,
    hit_roll,
    hit_spendings,
    modifier_at,
)
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.driving import Driving, why_no_line
from parlour.games.cyberwedding.game import GAME
from parlour.games.cyberwedding.model import NONE, Ability, Character, Fate, PlayerState
from parlour.games.cyberwedding.movement import MovementPhase
from parlour.games.cyberwedding.partials import PartialMovement
from parlour.games.cyberwedding.table import ground_in
from parlour.kit.actors import Seat
from tests.games.cyberwedding.scene import Scene, at

ME = Seat(0)
CAR = at(1, 1)


def by_a_car(*members: Character, tokens: tuple[int, int] = (0, 0)) -> Scene:
    """Seat 0 stands by a car; nobody has cards."""
    scene = Scene()
    if members:
        scene.members(0, *members)
    scene.stand(0, CAR)
    for seat in range(4):
        scene.tokens(seat, *(tokens if seat == 0 else (0, 0)))
    return scene


def moving(scene: Scene, *dice: int) -> Scene:
    """Its Movement Phase; the first die is the allowance's."""
    return scene.dice(*dice).begin(Driving(seat=ME), MovementPhase(seat=ME))


def run(scene: Scene, line: str, index: int, *dice: int, backwards: bool = False) -> Scene:
    """An attack along a row or column."""
    number = ground_in(scene.s).line_number("row" if line == "row" else "column", index)
    scene.s.players[0].square = CAR
    steps = (Driving(seat=ME, obtained=True), MovementPhase(seat=ME), PartialMovement(seat=ME))
    return scene.dice(*dice).begin(*steps).do(Drive(number, backwards))


def clear(scene: Scene) -> Scene:
    """Nobody else on the map."""
    for seat in range(1, 4):
        scene.stand(seat, at(6, 2 * seat))
    return scene


@pytest.mark.clause("7.1")
@pytest.mark.parametrize(
    ("members", "die", "starts"),
    [((), 6, True), ((), 5, False), ((Character.GEEK, Character.PARENT, Character.WHINER), 5, True)],
)
def test_s07_1_hotwiring_needs_a_six_with_a_geek_a_five(members: tuple[Character, ...], die: int, starts: bool) -> None:
    scene = moving(by_a_car(*members), 4)
    scene.dice(die).do(Hotwire())
    assert scene.kind == ("car" if starts else "movement")
    if not starts:
        scene.refused(Hotwire(), "hotwired_already")
        scene.do(Walk(at(1, 2)))  # it may go on moving


@pytest.mark.clause("7.1", "11")
def test_s07_1_example_22_not_with_the_keys_in_hand_nor_beside_a_cyberman() -> None:
    scene = by_a_car()
    scene.hand(0, CardKind.KEYS)
    moving(scene, 4)
    scene.refused(Hotwire(), "keys_in_hand")
    scene.do(PlayCard(CardKind.KEYS))
    assert scene.kind == "car"
    beset = by_a_car()
    beset.cyberman(CAR)
    moving(beset, 4)
    beset.refused(Hotwire(), "cyberman_here")
    nowhere = by_a_car()
    nowhere.stand(0, at(1, 3))
    moving(nowhere, 4)
    nowhere.refused(Hotwire(), "car_not_here")


@pytest.mark.clause("7.2", "9.1")
def test_s07_2_fleeing_is_worth_five_and_the_car_is_gone() -> None:
    scene = by_a_car(tokens=(2, 2))
    scene.item(0, CardKind.PICNIC_HAMPER)
    scene.partial(0, at(9, 9), member=1)
    scene.stand(1, CAR)
    scene.begin(Driving(seat=ME, obtained=True), MovementPhase(seat=ME))
    scene.do(Flee())
    assert scene.state() is PlayerState.FLED
    assert scene.me.vp == 5
    assert (scene.me.square, scene.me.partial, scene.me.items, scene.purse()) == (-1, -1, [], (0, 0))
    assert CAR not in [car.square for car in scene.s.cars]
    assert scene.s.players[1].square == CAR
    assert scene.s.cut


@pytest.mark.clause("7.3", "11")
def test_s07_3_example_13_every_tile_of_the_line_is_face_up() -> None:
    scene = by_a_car()
    column = ground_in(scene.s).line_number("column", 9)
    row = ground_in(scene.s).line_number("row", 5)
    tiles = {"A3": column, "F3": column, "B1": row, "B5": row}
    for name, line in tiles.items():
        scene.face_down(name)
        refused = why_no_line(scene.s, ME, line)
        assert refused is not None
        assert refused.code == "line_face_down"
        scene.s.tiles[:] = [0] * len(scene.s.tiles)
    scene.face_down("A1", "C3")
    assert why_no_line(scene.s, ME, row) is None


@pytest.mark.clause("7.3")
def test_s07_3_no_line_with_another_car_at_an_end() -> None:
    scene = by_a_car()
    scene.stand(1, at(5, 19))
    scene.s.players[1].in_car = True
    scene.s.cars[1].square, scene.s.cars[1].driver = at(5, 19), 1
    row = ground_in(scene.s).line_number("row", 5)
    scene.begin(Driving(seat=ME, obtained=True), MovementPhase(seat=ME))
    scene.refused(Drive(row), "line_blocked")
    scene.refused(Drive(row, True), "line_blocked")
    scene.refused(Drive(99), "not_a_line")
    scene.refused(GetOut(), "not_now")


@pytest.mark.clause("7.3", "11")
def test_s07_3_example_12_modifiers_add_up() -> None:
    scene = by_a_car()
    scene.s.technology = 2
    hedge = at(5, 1)
    scene.cyberman(hedge, mark=3)
    scene.role(3, at(8, 8))
    lieutenant = scene.role(2, at(4, 5), leader=False)
    assert modifier_at(scene.s, hedge) == 2
    assert modifier_at(scene.s, at(8, 8)) == 2
    assert modifier_at(scene.s, lieutenant.square) == 1
    assert modifier_at(scene.s, at(4, 15)) == 3
    assert [modifier_at(scene.s, at(y, x)) for y, x in ((14, 4), (11, 8), (5, 8), (8, 7))] == [1, 1, 1, 0]
    assert [crash_of(n) for n in (4, 5, 6, 7, 9)] == [0, 1, 1, 2, 2]


@pytest.mark.clause("7.3", "11")
def test_s07_3_example_12_two_fatigue_or_one_escape_save_from_a_six() -> None:
    assert crash_spendings(6, 3, 3) == [(0, 0), (1, 0), (2, 0), (0, 1)]
    assert crash_spendings(4, 3, 3) == [(0, 0)]
    assert crash_spendings(9, 1, 2) == [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)]


@pytest.mark.clause("7.4", "11")
def test_s07_4_example_12_the_table_of_hits() -> None:
    table = {
        "group": "dodged dodged dodged dodged injured injured",
        "leader": "dodged dodged dodged dodged destroyed destroyed",
        "ordinary": "dodged dodged destroyed destroyed destroyed destroyed",
        "lieutenant": "dodged dodged destroyed destroyed destroyed destroyed",
        "unit": "dodged dodged destroyed destroyed destroyed destroyed",
        "carrier": "destroyed destroyed destroyed destroyed destroyed_killed destroyed_killed",
    }
    for column, outcomes in table.items():
        assert [hit_of(column, die) for die in range(1, 7)] == outcomes.split()
    assert hit_spendings("leader", 4, 1, 9) == [(0, 0), (1, 0)]
    assert hit_spendings("carrier", 6, 0, 2) == [(0, 0), (0, 2)]
    assert hit_spendings("carrier", 6, 0, 1) == [(0, 0)]
    assert (hit_roll(6, 3, 0), hit_roll(1, 0, 4)) == (6, 1)


@pytest.mark.clause("7.3", "11")
def test_s07_3_a_run_goes_from_road_to_road() -> None:
    scene = clear(by_a_car())
    scene.cyberman(at(8, 0))  # on the starting square: no roll for it
    run(scene, "row", 8, *[1] * 19)
    assert scene.done
    assert scene.me.square == at(8, 19)
    assert scene.me.in_car
    assert [event.square for event in scene.told(car_events.CarDrove)] == [at(8, x) for x in range(1, 20)]
    assert scene.told(car_events.HitRolled) == []
    assert len(scene.told(car_events.RunFinished)) == 1


@pytest.mark.clause("7.3", "11")
def test_s07_3_example_12_a_hedge_and_a_mark_three() -> None:
    def hit(spend: SpendOnRoll) -> Scene:
        scene = clear(by_a_car(tokens=(1, 2)))
        scene.cyberman(at(5, 1), mark=3)
        run(scene, "row", 5, 4)
        assert scene.kind == "crash"
        return scene.dice(3, 6).do(spend, SpendOnRoll())

    crashed = hit(SpendOnRoll())
    assert crashed.s.players[0].vp == 1
    assert crashed.me.square == at(5, 1)
    assert not crashed.me.in_car
    assert crashed.purse() == (0, 1)
    assert crashed.s.cars[0].wreck
    saved = hit(SpendOnRoll(fatigue=2))
    assert saved.me.square != at(5, 1)


@pytest.mark.clause("7.3")
def test_s07_3_seven_or_more_loses_everything() -> None:
    scene = clear(by_a_car(tokens=(1, 1)))
    scene.cyberman(at(5, 1), mark=3)
    run(scene, "row", 5, 6, 1)
    scene.do(SpendOnRoll())
    if scene.kind == "hit":
        scene.do(SpendOnRoll())
    assert [event.rolled for event in scene.told(car_events.CarCrashed)] == [True]
    assert scene.purse() == (0, 0)
    assert len(scene.s.cybermen) == 1  # it has dodged, and will be fought in the next Attacked Phase
    assert scene.me.square == at(5, 1)  # in a hedge


@pytest.mark.clause("7.3")
def test_s07_3_what_is_more_than_needed_may_not_be_spent() -> None:
    scene = clear(by_a_car(tokens=(3, 3)))
    run(scene, "row", 5, 5)
    assert scene.kind == "crash"
    scene.refused(SpendOnRoll(fatigue=3), "more_than_needed")
    scene.refused(SpendOnRoll(fatigue=9), "not_enough_tokens")
    scene.refused(SpendOnRoll(fatigue=1, escape=1), "more_than_needed")


@pytest.mark.clause("7.4", "11")
def test_s07_4_example_12_the_leader_dodges_a_four_unless_fatigue_is_spent() -> None:
    for spent, points in ((0, 0), (1, 2)):
        scene = clear(by_a_car(tokens=(0, 1)))
        scene.s.technology = 2
        scene.role(3, at(8, 1))
        scene.role(2, at(20, 3), leader=False)
        run(scene, "row", 8, 1, 4, 6)
        assert scene.kind == "hit"
        scene.do(SpendOnRoll(fatigue=spent))
        assert scene.me.vp == points


@pytest.mark.clause("7.4", "11", "9.1")
def test_s07_4_example_12_captives_are_killed_or_come_home() -> None:
    for escape, points, fate in ((0, 1 - 6, Fate.KILLED), (2, 1, Fate.FREE)):
        scene = clear(by_a_car(tokens=(escape, 0)))
        scene.cyberman(at(8, 1), captives=[3, 8])
        run(scene, "row", 8, 1, 6, 6)
        if escape:
            scene.do(SpendOnRoll(escape=escape))
        assert scene.me.vp == points
        assert scene.s.players[1].members[0].fate is fate


@pytest.mark.clause("7.4", "11")
def test_s07_4_example_23_a_fled_owners_captive_costs_three() -> None:
    scene = clear(by_a_car())
    scene.cyberman(at(8, 1), captives=[3])
    fled = scene.s.players[1]
    fled.state, fled.square = PlayerState.FLED, -1
    for member in fled.members[1:]:
        member.fate = Fate.GONE
    run(scene, "row", 8, 1, 6, 6)
    assert scene.me.vp == 1 - 3


@pytest.mark.clause("7.4")
def test_s07_4_a_roll_for_each_the_unit_a_group_and_a_partial() -> None:
    scene = clear(by_a_car())
    unit = at(4, 15)
    scene.stand(1, unit)
    scene.tokens(1, 2, 2)
    scene.partial(2, unit)
    scene.tokens(2, 1, 1)
    scene.cyberman(unit)
    scene.cyberman(at(20, 3))
    # three squares of the house, then the Unit at x = 15
    run(scene, "row", 4, 1, 1, 1, 1, 3, 3, 5, 5, backwards=True)
    assert [event.target for event in scene.told(car_events.HitRolled)] == ["cyberman", "unit", "group", "partial"]
    assert scene.me.vp == 2
    assert scene.purse(1) == scene.purse(2) == (0, 0)
    assert unit not in scene.s.units
    assert len(scene.told(car_events.GroupInjured)) == 2


@pytest.mark.clause("7.5", "11")
def test_s07_5_example_22_across_then_flee_another_line_or_get_out() -> None:
    scene = clear(by_a_car())
    row = ground_in(scene.s).line_number("row", 8)
    run(scene, "row", 8, *[1] * 19)
    moving(scene)
    assert scene.kind == "in_car"
    scene.refused(Drive(row, True), "same_line")
    assert Flee() in scene.legal()
    assert Drive(row + 1) in scene.legal()
    scene.dice(4).do(GetOut())
    assert scene.kind == "movement"
    assert not scene.me.in_car
    assert at(8, 19) in [car.square for car in scene.s.cars if not car.wreck]
    scene.refused(Hotwire(), "just_got_out")


@pytest.mark.clause("7.5", "7.1")
def test_s07_5_another_car_may_be_had_in_the_same_turn() -> None:
    scene = clear(by_a_car())
    run(scene, "column", 3, *[1] * 23)
    moving(scene, 6, 6).do(GetOut())
    scene.refused(Hotwire(), "just_got_out")
    assert scene.me.square == at(23, 3)
    scene.do(Walk(at(22, 3)), Hotwire())
    assert scene.kind == "car"


@pytest.mark.clause("7.5", "1.5")
def test_s07_5_the_keys_of_another_car_fit_in_the_same_turn() -> None:
    scene = clear(by_a_car())
    run(scene, "column", 3, *[1] * 23)
    scene.hand(0, CardKind.KEYS)
    moving(scene, 6).do(GetOut())
    assert PlayCard(CardKind.KEYS) not in scene.legal()
    scene.do(Walk(at(22, 3)), PlayCard(CardKind.KEYS))
    assert scene.kind == "car"


@pytest.mark.clause("7.5", "1.6", "10.6")
def test_s07_5_who_leaves_the_table_in_a_car_leaves_no_second_one() -> None:
    scene = clear(by_a_car())
    run(scene, "row", 8, *[1] * 19)
    here = at(8, 19)
    scene.s.cars[3].square = here
    scene.dice(3).begin(MovementPhase(seat=Seat(1)), active=1)
    GAME.leaves(scene.s, ME, scene.chance)
    scene.sound()
    assert [car.driver for car in scene.s.cars if car.square == here] == [NONE]
    scene.s.cars[4].square = here
    assert GAME.invariants(scene.s) == ["two cars that work on a square"]


@pytest.mark.clause("7.5")
def test_s07_5_who_gets_out_fights_the_cyberman_that_is_there() -> None:
    scene = clear(by_a_car())
    scene.cyberman(at(8, 19), mark=2)
    run(scene, "row", 8, *[1] * 19, 1)
    assert len(scene.s.cybermen) == 1
    moving(scene, 6, 3).do(GetOut())
    assert [event.how for event in scene.told(fight_events.FightWon)] == ["roll"]
    assert scene.kind == "movement"


@pytest.mark.clause("7.5", "7.3")
def test_s07_5_with_two_others_there_it_stands_next_to_it() -> None:
    scene = clear(by_a_car())
    scene.stand(1, at(8, 19))
    scene.stand(2, at(8, 19))
    run(scene, "row", 8, *[1] * 18, 1, 1, 1)
    moving(scene, 4).do(GetOut())
    assert scene.kind == "thrown_out"
    scene.refused(PlaceGroup(at(8, 19)), "not_nearest")
    scene.do(scene.legal()[0])
    assert scene.me.square in (at(7, 19), at(9, 19), at(8, 18))


@pytest.mark.clause("7.3", "3.4")
def test_s07_3_the_movement_phase_is_over_after_a_run() -> None:
    scene = clear(by_a_car())
    run(scene, "row", 8, 5)
    assert scene.done
    assert scene.me.square == at(8, 1)


@pytest.mark.clause("7.3", "8")
@pytest.mark.parametrize(("dice", "square"), [((5,), at(8, 1)), ((1,) * 19, at(8, 19))], ids=["crash", "across"])
def test_s07_3_after_a_run_the_own_partial_still_moves(dice: tuple[int, ...], square: int) -> None:
    scene = clear(by_a_car())
    scene.partial(0, at(12, 9), member=1)
    run(scene, "row", 8, *dice)
    assert scene.me.square == square
    assert (scene.kind, scene.asked) == ("partial", 0)
    assert scene.legal(Walk) == []  # the group's movement is over
    scene.do(MovePartial(at(12, 10)))
    assert scene.me.partial == at(12, 10)
    assert scene.me.square == square
    assert scene.done


@pytest.mark.clause("9.2", "7.3")
def test_s09_2_the_game_may_end_in_the_middle_of_a_run() -> None:
    scene = clear(by_a_car())
    scene.s.units.clear()
    scene.s.spare_units += 1
    scene.cyberman(at(8, 1))
    run(scene, "row", 8, 1, 3)
    assert scene.s.reason == "machines_destroyed"
    assert scene.me.vp == 1


@pytest.mark.clause("7.3", "7.4")
def test_s07_3_the_outlook_of_a_line_is_exact() -> None:
    scene = clear(by_a_car())
    row = ground_in(scene.s).line_number("row", 8)
    for seat in range(1, 4):
        scene.stand(seat, at(20, 2 + seat))
    plain = outlook(scene.s, ME, row, False)
    assert len(plain.squares) == 19
    assert plain.across == pytest.approx((4 / 6) ** 19)
    assert plain.points == plain.points_across == 0
    scene.cyberman(at(8, 1), ability=Ability.PLAIN)
    scene.stand(1, at(8, 2))
    seen = outlook(scene.s, ME, row, False)
    first = seen.squares[0]
    assert (first.modifier, first.drives, first.crashes, first.rolls) == (1, 3, 2, 1)
    assert first.meetings[0].outcomes == (("dodged", 2), ("destroyed", 4))
    assert seen.points == pytest.approx(4 / 6)
    assert seen.squares[1].meetings[0].outcomes == (("dodged", 4), ("injured", 2))
    scene.tokens(0, 8, 8)
    rich = outlook(scene.s, ME, row, False)
    assert rich.across_spending > 0.9
    assert rich.across == seen.across
    assert cyber_events.CybermanDestroyed.__name__ not in {type(event).__name__ for event in scene.events}


@pytest.mark.clause("7.5", "1.2", "10.2")
def test_s07_5_in_the_car_cards_rescues_and_the_athletic_one_are_there() -> None:
    scene = clear(by_a_car(Character.ATHLETIC, Character.GEEK, Character.WHINER, tokens=(4, 0)))
    scene.hand(0, CardKind.ADRENALINE_RUSH, CardKind.RUN_FOR_IT, CardKind.BOUQUET_TOSS)
    scene.cyberman(at(12, 12), captives=[3])
    run(scene, "row", 8, *[1] * 19)
    scene.me.used_ability = False
    moving(scene)
    assert scene.kind == "in_car"
    assert scene.legal(UseAbility) == [UseAbility(0)]
    assert scene.legal(PlayCard) == [PlayCard(CardKind.ADRENALINE_RUSH)]
    scene.refused(UseAbility(1, at(8, 18)), "not_now")
    scene.refused(PlayCard(CardKind.RUN_FOR_IT), "not_now")
    scene.do(PlayCard(CardKind.ADRENALINE_RUSH))
    scene.dice(6).do(UseAbility(0), OfferRescue(3), Pledge(4))
    assert scene.purse() == (1, 1)
    assert (scene.kind, scene.me.vp) == ("in_car", 2)


@pytest.mark.clause("7.1", "1.2", "10.2")
def test_s07_1_with_a_new_car_one_is_inside_already() -> None:
    scene = by_a_car(Character.BRIDE, Character.GEEK, Character.WHINER)
    scene.hand(0, CardKind.KEYS, CardKind.KEYS, CardKind.SECOND_WIND)
    scene.me.used_ability = False
    scene.begin(Driving(seat=ME, obtained=True), MovementPhase(seat=ME, allowance=0))
    assert scene.kind == "car"
    assert scene.legal(UseAbility) == [UseAbility(0)]
    assert scene.legal(PlayCard) == [PlayCard(CardKind.SECOND_WIND)]
    scene.refused(PlayCard(CardKind.KEYS), "not_now")
    scene.do(PlayCard(CardKind.SECOND_WIND), Flee())
    assert scene.state() is PlayerState.FLED
