"""§3.6, §5.6 Special abilities of Cybermen."""

from __future__ import annotations

import pytest

from parlour.games.cyberwedding import cyber_events, fight_events
from parlour.games.cyberwedding.actions import (
    ControlGroup,
    Decline,
    Done,
    GoOn,
    Pass,
    PlayCard,
    SpendEscape,
    SpendFatigue,
    UseCyberAbility,
    UseItem,
    UseRest,
    Yield,
)
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.game import GAME
from parlour.games.cyberwedding.model import Ability, Character, Cyberman
from parlour.games.cyberwedding.powers import AbilitiesPhase, limits
from parlour.kit.actors import Seat
from tests.games.cyberwedding.scene import BASIC, Scene, at

A = Ability
ME = Seat(0)
PLAIN_GROUP = (Character.ATHLETIC, Character.PARENT, Character.REENACTOR)
"""No Whiner."""


def scene_of(seats: int = 2, *, tokens: tuple[int, int] = (0, 0)) -> Scene:
    """Nobody has a Whiner; everybody has these tokens."""
    scene = Scene(seats)
    for seat in range(seats):
        scene.members(seat, *PLAIN_GROUP)
        scene.tokens(seat, *tokens)
    return scene


def phase(scene: Scene, *dice: int, active: int = 0) -> Scene:
    return scene.dice(*dice).begin(AbilitiesPhase(seat=Seat(active)), active=active)


def two_shooters(scene: Scene) -> tuple[Cyberman, Cyberman]:
    """Seat 1's group stands before two Energy Beams, one west and one south of it."""
    scene.stand(1, at(7, 13))
    west = scene.cyberman(at(7, 10), ability=A.ENERGY_BEAM, facing=1)
    return west, scene.cyberman(at(10, 13), ability=A.ENERGY_BEAM, facing=0)


def failures(scene: Scene) -> list[str]:
    return [event.why for event in scene.told(cyber_events.CyberAbilityFailed)]


@pytest.mark.clause("3.6", "11")
@pytest.mark.parametrize(("seats", "die", "expected"), [(4, 6, (3, 6)), (4, 2, (3, 3)), (2, 3, (1, 3))])
def test_s03_6_example_18_least_and_most(seats: int, die: int, expected: tuple[int, int]) -> None:
    assert limits(Scene(seats).s, die) == expected


@pytest.mark.clause("3.6", "11", "1.5")
def test_s03_6_example_18_a_single_human_and_a_jam() -> None:
    scene = Scene(2)
    scene.role(1, at(20, 3), leader=False)
    assert limits(scene.s, 3) == (0, 3)
    jammed = Scene(4)
    jammed.s.jam_abilities = 2
    assert limits(jammed.s, 6) == (1, 4)


@pytest.mark.clause("3.6", "11")
def test_s03_6_example_18_no_more_than_can() -> None:
    scene = scene_of(4, tokens=(9, 0))
    scene.stand(1, at(7, 13))
    for x in (10, 11):
        scene.cyberman(at(8, x), mark=2, ability=A.MIND_CONTROL)
    scene.s.cybermen[0].square = at(9, 13)
    phase(scene, 6, 1, 1)
    while not scene.done:
        scene.expire()
    assert len(scene.told(cyber_events.CyberAbilityUsed)) == 2


@pytest.mark.clause("3.6")
def test_s03_6_under_the_minimum_it_is_compulsory_even_against_the_own_group() -> None:
    scene = scene_of()
    scene.stand(0, at(7, 13))
    shooter = scene.cyberman(at(7, 10), ability=A.ENERGY_BEAM, facing=1)
    phase(scene, 1, 4)
    assert [(event.cyberman, event.to) for event in scene.told(cyber_events.CyberAbilityUsed)] == [(shooter.id, 0)]


@pytest.mark.clause("3.6")
def test_s03_6_beyond_the_minimum_whoever_has_the_turn_may_stop() -> None:
    scene = scene_of(tokens=(3, 3))
    first, second = two_shooters(scene)
    phase(scene, 3, 4, 4)
    scene.refused(Done(), "minimum_not_reached")
    scene.do(UseCyberAbility(first.id, 1))
    scene.refused(UseCyberAbility(first.id, 1), "used_already")
    assert scene.legal() == [Done(), UseCyberAbility(second.id, 1)]
    scene.do(Done())
    assert scene.done


@pytest.mark.clause("3.6", "10.3")
def test_s03_6_the_rest_of_the_minimum_goes_at_the_leading_rival_from_near_and_then_it_is_enough() -> None:
    scene = scene_of(3, tokens=(3, 3))
    scene.stand(0, at(9, 10))
    scene.stand(1, at(7, 13))
    scene.stand(2, at(15, 13))
    scene.s.players[0].vp, scene.s.players[1].vp, scene.s.players[2].vp = 20, 12, 11
    scene.cyberman(at(7, 9), ability=A.ENERGY_BEAM, facing=1)
    near = scene.cyberman(at(9, 13), ability=A.ENERGY_BEAM, facing=0)
    behind = scene.cyberman(at(15, 12), ability=A.ENERGY_BEAM, facing=1)
    own = scene.cyberman(at(9, 8), ability=A.ENERGY_BEAM, facing=1)
    far = scene.s.cybermen[0]
    phase(scene, 6, 4, 4)
    scene.do(UseRest())
    used = scene.told(cyber_events.CyberAbilityUsed)
    assert [(event.cyberman, event.to) for event in used] == [(near.id, 1), (far.id, 1)]
    assert scene.done  # two were compulsory
    assert not behind.used
    assert not own.used


@pytest.mark.clause("3.6", "10.3")
def test_s03_6_the_rest_goes_at_the_own_group_only_where_it_must() -> None:
    scene = scene_of(4, tokens=(3, 3))
    scene.stand(0, at(9, 10))
    scene.stand(1, at(7, 13))
    own = [scene.cyberman(at(9, 8), ability=A.ENERGY_BEAM, facing=1)]
    other = scene.cyberman(at(7, 9), ability=A.ENERGY_BEAM, facing=1)
    own.append(scene.cyberman(at(9, 12), ability=A.ENERGY_BEAM, facing=3))
    phase(scene, 1, 4, 4, 4)
    scene.do(UseRest())
    used = [event.cyberman for event in scene.told(cyber_events.CyberAbilityUsed)]
    assert used == [other.id, own[0].id, own[1].id]


@pytest.mark.clause("3.6", "10.3")
def test_s03_6_the_rest_is_for_the_minimum_alone() -> None:
    scene = scene_of(tokens=(3, 3))
    first, _ = two_shooters(scene)
    phase(scene, 3, 4, 4)
    assert scene.legal()[0] == UseRest()
    scene.do(UseCyberAbility(first.id, 1))
    scene.refused(UseRest(), "not_now")


@pytest.mark.clause("3.6", "10.6")
def test_s03_6_nobody_is_asked_on_once_the_only_target_has_left_the_table() -> None:
    scene = scene_of(3, tokens=(3, 3))
    two_shooters(scene)
    phase(scene, 3)
    assert scene.kind == "abilities"
    GAME.leaves(scene.s, Seat(1), scene.chance)
    assert scene.done


@pytest.mark.clause("3.6", "10.3")
def test_s03_6_under_a_leader_whose_turn_it_is_still_says_whether_there_are_more() -> None:
    scene = scene_of(3, tokens=(3, 3))
    scene.s.technology = 2
    leader = scene.role(2, at(20, 3))
    two_shooters(scene)
    scene.cyberman(at(7, 16), ability=A.ENERGY_BEAM, facing=3)
    phase(scene, 3, 4, 4, 4)
    scene.do(UseRest())
    assert (scene.kind, scene.asked) == ("go_on", 0)
    scene.do(GoOn())
    assert (scene.kind, scene.asked) == ("abilities", leader.owner)
    assert UseRest() not in scene.legal()


@pytest.mark.clause("3.6", "11")
def test_s03_6_example_18_under_a_leader_one_says_whether_the_other_which() -> None:
    scene = scene_of(3, tokens=(3, 3))
    scene.s.technology = 2
    leader = scene.role(2, at(20, 3))
    first, _ = two_shooters(scene)
    phase(scene, 3, 4, 4)
    assert (scene.kind, scene.asked) == ("abilities", leader.owner)
    scene.do(UseCyberAbility(first.id, 1))
    assert (scene.kind, scene.asked) == ("go_on", 0)
    assert scene.legal() == [Done(), GoOn()]
    scene.do(GoOn())
    assert scene.told(cyber_events.CyberAbilityUsed)[-1].seat == leader.owner
    assert scene.done


@pytest.mark.clause("3.6", "1.4")
def test_s03_6_lieutenants_have_the_first_uses_and_may_decline() -> None:
    scene = scene_of(4, tokens=(3, 3))
    scene.s.technology = 3
    scene.stand(1, at(7, 13))
    lieutenant = scene.role(3, at(7, 10), leader=False)
    lieutenant.facing = 1
    assert lieutenant.ability is A.ENERGY_BEAM
    phase(scene, 1)
    assert (scene.kind, scene.asked) == ("lieutenant_ability", 3)
    scene.do(Decline())
    assert scene.done  # it is not asked again, and nobody else can
    other = scene_of(4, tokens=(3, 3))
    other.role(3, at(7, 10), leader=False)
    other.stand(1, at(7, 13))
    assert phase(other, 6).done  # none at Mark I


@pytest.mark.clause("3.6", "5.6")
@pytest.mark.parametrize(
    ("ability", "mark", "far", "hit"),
    [(A.ENERGY_BEAM, 1, 4, True), (A.ENERGY_BEAM, 1, 5, False), (A.GUN, 3, 6, True), (A.GUN, 3, 7, False)],
)
def test_s05_6_straight_ahead_as_far_as_it_reaches(ability: Ability, mark: int, far: int, hit: bool) -> None:
    scene = scene_of()
    scene.stand(1, at(8, 3 + far))
    scene.cyberman(at(8, 3), mark=mark, ability=ability, facing=1)
    phase(scene, 1, *([6] if hit else []))
    assert bool(scene.told(cyber_events.CyberAbilityUsed)) is hit


@pytest.mark.clause("5.6")
def test_s05_6_only_the_first_group_in_the_line_and_not_behind() -> None:
    scene = scene_of(3, tokens=(3, 3))
    scene.stand(1, at(8, 5))
    scene.stand(2, at(8, 6))
    shooter = scene.cyberman(at(8, 3), ability=A.ENERGY_BEAM, facing=1)
    phase(scene, 3, 4)
    assert [event.to for event in scene.told(cyber_events.CyberAbilityUsed)] == [1]
    away = scene_of(3, tokens=(3, 3))
    away.stand(1, at(8, 5))
    away.cyberman(at(8, 3), ability=A.ENERGY_BEAM, facing=3)
    assert phase(away, 3).done
    assert shooter.used


@pytest.mark.clause("5.6", "3.6")
def test_s05_6_of_several_in_a_square_one_is_picked_and_who_shares_a_square_does_not_shoot() -> None:
    scene = scene_of(3, tokens=(3, 3))
    scene.stand(1, at(8, 5))
    scene.partial(2, at(8, 5))
    scene.stand(2, at(20, 10))
    shooter = scene.cyberman(at(8, 3), ability=A.ENERGY_BEAM, facing=1)
    phase(scene, 1)
    assert scene.legal(UseCyberAbility) == [UseCyberAbility(shooter.id, 1), UseCyberAbility(shooter.id, 2, True)]
    shared = scene_of(3)
    shared.stand(1, at(8, 5))
    shared.stand(0, at(8, 3))
    shared.cyberman(at(8, 3), ability=A.ENERGY_BEAM, facing=1)
    assert phase(shared, 6).done


@pytest.mark.clause("5.6", "5.1")
def test_s05_6_who_loses_against_a_shot_is_carried_by_the_shooter() -> None:
    scene = scene_of()
    scene.stand(1, at(8, 6))
    shooter = scene.cyberman(at(8, 3), ability=A.ENERGY_BEAM, facing=1)
    phase(scene, 1, 3).expire()
    assert shooter.captives == [3]
    assert shooter.square == at(8, 3)
    assert scene.s.players[1].square == at(8, 6)
    assert not scene.s.cut  # on another player's turn it only captures


@pytest.mark.clause("5.6", "5.1")
def test_s05_6_on_the_own_turn_it_is_over() -> None:
    scene = scene_of()
    scene.stand(0, at(8, 6))
    scene.stand(1, at(10, 3))
    scene.cyberman(at(8, 3), ability=A.ENERGY_BEAM, facing=1)
    scene.cyberman(at(12, 3), ability=A.ENERGY_BEAM, facing=0)
    phase(scene, 6, 3)
    scene.do(UseCyberAbility(scene.s.cybermen[0].id, 0)).expire()
    assert scene.s.cut
    assert scene.done
    assert len(scene.told(cyber_events.CyberAbilityUsed)) == 1


@pytest.mark.clause("1.6", "5.6")
def test_s01_6_cover_misses_on_four_and_fatigue_helps() -> None:
    def shot(*dice: int, fatigue: int = 0) -> Scene:
        scene = scene_of()
        scene.tokens(1, 0, fatigue)
        scene.cyberman(at(11, 11), mark=3, ability=A.GUN, facing=1)
        scene.stand(1, at(11, 15))  # a tree stands at (11, 14)
        return phase(scene, 1, *dice)

    assert failures(shot(4)) == ["cover"]
    helped = shot(3, fatigue=1)
    assert helped.kind == "cover"
    helped.refused(SpendFatigue(2), "not_enough_tokens")
    helped.do(SpendFatigue(1))
    assert failures(helped) == ["cover"]
    hit = shot(3, 6)  # no Fatigue: it is fought
    assert [event.die for event in hit.told(fight_events.FightRolled)] == [6]
    let = shot(3, 6, fatigue=1).do(Yield())
    assert failures(let) == []


@pytest.mark.clause("1.6")
def test_s01_6_basic_terrain_has_no_cover() -> None:
    scene = Scene(2, BASIC)
    for seat in range(2):
        scene.members(seat, *PLAIN_GROUP)
        scene.tokens(seat, 0, 0)
    scene.stand(1, at(11, 15))
    scene.cyberman(at(11, 11), mark=3, ability=A.GUN, facing=1)
    phase(scene, 1, 6)
    assert scene.told(fight_events.CoverRolled) == []
    assert len(scene.told(fight_events.FightWon)) == 1


@pytest.mark.clause("1.2", "5.6")
@pytest.mark.parametrize(("die", "spoiled"), [(3, False), (4, True)])
def test_s01_2_a_whiner_spoils_it_on_four(die: int, spoiled: bool) -> None:
    scene = scene_of()
    scene.members(1, Character.ATHLETIC, Character.PARENT, Character.WHINER)
    scene.stand(1, at(8, 6))
    scene.cyberman(at(8, 3), ability=A.ENERGY_BEAM, facing=1)
    phase(scene, 1, die, *([] if spoiled else [6]))
    assert (failures(scene) == ["whiner"]) is spoiled


@pytest.mark.clause("5.6")
def test_s05_6_mind_control_leads_a_group_three_squares() -> None:
    scene = scene_of()
    scene.stand(1, at(8, 6))
    scene.cyberman(at(8, 4), ability=A.MIND_CONTROL)
    scene.cyberman(at(9, 6))
    scene.heap(at(8, 7), fatigue=2)
    phase(scene, 1, 3)
    assert (scene.kind, scene.asked) == ("control", 0)
    squares = {action.square for action in scene.legal(ControlGroup)}
    assert at(8, 6) in squares
    assert {at(9, 6), at(8, 9)} <= squares
    assert at(10, 6) not in squares  # a Cyberman's square ends the way, and there is no other
    scene.refused(ControlGroup(at(8, 10)), "out_of_reach")
    scene.do(ControlGroup(at(9, 6)))
    assert scene.s.players[1].square == at(9, 6)
    assert scene.told(fight_events.FightRolled) == []
    assert scene.purse(1) == (0, 0)
    assert scene.done


@pytest.mark.clause("5.6")
@pytest.mark.parametrize(
    ("die", "tokens", "way"), [(4, (0, 0), None), (3, (0, 1), SpendFatigue(1)), (1, (1, 0), SpendEscape())]
)
def test_s05_6_it_is_resisted_by_the_roll_fatigue_or_escape(die: int, tokens: tuple[int, int], way: object) -> None:
    scene = scene_of()
    scene.tokens(1, *tokens)
    scene.stand(1, at(8, 6))
    scene.cyberman(at(8, 4), ability=A.MIND_CONTROL)
    phase(scene, 1, die)
    if way is not None:
        assert scene.kind == "resist"
        assert scene.legal() == [way, Yield()]
        scene.do(scene.legal()[0])
    assert failures(scene) == ["resisted"]
    assert scene.purse(1) == (0, 0)


@pytest.mark.clause("5.6", "7.5", "8")
def test_s05_6_groups_in_cars_are_no_targets_and_partials_none_of_mind_control() -> None:
    scene = scene_of()
    scene.stand(1, at(8, 19))
    scene.s.players[1].in_car = True
    scene.s.cars[0].square, scene.s.cars[0].driver = at(8, 19), 1
    scene.cyberman(at(8, 17), ability=A.MIND_CONTROL)
    scene.cyberman(at(8, 16), ability=A.ENERGY_BEAM, facing=1)
    assert phase(scene, 6).done
    partial = scene_of()
    partial.partial(1, at(8, 6))
    partial.stand(1, at(20, 10))
    partial.cyberman(at(8, 4), ability=A.MIND_CONTROL)
    assert phase(partial, 6).done


@pytest.mark.clause("8", "5.6")
def test_s08_a_partial_that_is_shot_wins_nothing_and_loses_itself() -> None:
    for die, left in ((4, True), (3, False)):
        scene = scene_of()
        scene.partial(1, at(8, 6))
        scene.stand(1, at(20, 10))
        scene.cyberman(at(8, 4), ability=A.ENERGY_BEAM, facing=1)
        phase(scene, 1, die)
        assert (scene.s.players[1].partial >= 0) is left
        assert len(scene.s.cybermen) == 1
        assert scene.vp() == [0, 0]


@pytest.mark.clause("10.2", "1.5")
def test_s10_2_the_target_may_cancel_it_or_have_it_miss() -> None:
    scene = scene_of()
    scene.stand(1, at(8, 6))
    scene.hand(1, CardKind.MALFUNCTION)
    scene.cyberman(at(8, 4), ability=A.ENERGY_BEAM, facing=1)
    phase(scene, 1)
    assert (scene.kind, scene.asked) == ("targeted", 1)
    scene.do(PlayCard(CardKind.MALFUNCTION))
    assert failures(scene) == ["malfunction"]
    court = scene_of()
    court.stand(1, at(16, 6))
    court.item(1, CardKind.TENNIS_RACQUET)
    court.cyberman(at(16, 8), ability=A.ENERGY_BEAM, facing=3)
    phase(court, 1).do(UseItem(CardKind.TENNIS_RACQUET))
    assert failures(court) == ["tennis_racquet"]
    passed = scene_of()
    passed.stand(1, at(8, 6))
    passed.hand(1, CardKind.BORROWED_PHONE)
    passed.cyberman(at(8, 4), ability=A.ENERGY_BEAM, facing=1)
    phase(passed, 1).do(Pass())
    passed.dice(6).until("before_roll", "thrown_out")
