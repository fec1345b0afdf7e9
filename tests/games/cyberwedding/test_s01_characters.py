"""§1.2 Active abilities of characters."""

from __future__ import annotations

import pytest

from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.actions import UseAbility, Walk
from parlour.games.cyberwedding.end_phase import EndPhase
from parlour.games.cyberwedding.model import Character, Fate
from parlour.games.cyberwedding.movement import MovementPhase
from parlour.kit.actors import Seat
from tests.games.cyberwedding.scene import Scene, at

C = Character
ME = Seat(0)


def turn(*characters: Character, square: int = at(8, 9), seats: int = 3) -> Scene:
    scene = Scene(seats)
    scene.members(0, *characters)
    scene.stand(0, square)
    scene.me.used_ability = False
    return scene


PAVILION = at(4, 8)


@pytest.mark.clause("1.2")
@pytest.mark.parametrize(
    ("character", "square", "die", "gained"),
    [
        (C.BRIDE, at(8, 9), 5, (0, 0)),
        (C.BRIDE, at(8, 9), 6, (1, 0)),
        (C.GROOM, PAVILION, 5, (1, 0)),
        (C.GROOM, PAVILION, 4, (0, 0)),
        (C.ATHLETIC, at(8, 9), 4, (0, 0)),
        (C.ATHLETIC, at(8, 9), 5, (0, 1)),
        (C.ATHLETIC, PAVILION, 4, (0, 1)),
        (C.ATHLETIC, at(13, 4), 4, (0, 1)),
    ],
)
def test_s01_2_bride_groom_and_athletic(character: Character, square: int, die: int, gained: tuple[int, int]) -> None:
    scene = turn(character, C.GEEK, C.WHINER, square=square).begin(EndPhase(seat=ME))
    scene.dice(die).do(UseAbility(0))
    assert scene.purse() == (3 + gained[0], 3 + gained[1])
    assert scene.told(events.CharacterRolled)[0].die == die


@pytest.mark.clause("1.2")
def test_s01_2_one_active_ability_a_turn_of_who_is_free() -> None:
    scene = turn(C.BRIDE, C.ATHLETIC, C.WHINER).begin(EndPhase(seat=ME))
    scene.refused(UseAbility(2), "no_such_ability")
    scene.refused(UseAbility(3), "no_such_ability")
    scene.me.members[1].fate = Fate.CONVERTED
    scene.refused(UseAbility(1), "no_such_ability")
    scene.dice(1).do(UseAbility(0))
    assert scene.done


@pytest.mark.clause("1.2")
def test_s01_2_a_geek_dashes_past_cybermen_and_takes_tokens() -> None:
    scene = turn(C.GEEK, C.BRIDE, C.WHINER)
    scene.cyberman(at(8, 10))
    scene.heap(at(8, 10), fatigue=1)
    scene.heap(at(8, 12), escape=1)
    scene.begin(EndPhase(seat=ME))
    scene.refused(UseAbility(0, at(8, 13)), "not_allowed_there")
    scene.refused(UseAbility(0, at(9, 10)), "not_allowed_there")
    scene.do(UseAbility(0, at(8, 12)))
    assert scene.me.square == at(8, 12)
    assert scene.purse() == (4, 4)
    assert scene.told(events.GroupMoved)[0].why == "geek"


@pytest.mark.clause("1.2", "1.6")
def test_s01_2_a_dash_is_stopped_by_terrain_and_does_not_end_with_two_groups() -> None:
    scene = turn(C.GEEK, C.BRIDE, C.WHINER, square=at(8, 2), seats=4)
    scene.stand(1, at(8, 4))
    scene.stand(2, at(8, 4))
    scene.face_down("B1")
    scene.begin(EndPhase(seat=ME))
    squares = [use.square for use in scene.legal(UseAbility) if use.member == 0]
    assert squares == [at(8, 0), at(8, 1), at(8, 3), at(8, 5), at(9, 2), at(10, 2), at(11, 2)]


@pytest.mark.clause("1.2", "3.4")
def test_s01_2_in_the_movement_phase_it_costs_no_allowance() -> None:
    scene = turn(C.GEEK, C.BRIDE, C.WHINER)
    scene.tokens(0, 0, 3)
    scene.dice(1).begin(MovementPhase(seat=ME)).do(UseAbility(0, at(8, 12)))
    scene.do(Walk(at(8, 13)))
    assert scene.me.square == at(8, 13)


@pytest.mark.clause("1.2")
def test_s01_2_a_parent_pushes_a_cyberman_from_beside_the_group() -> None:
    scene = turn(C.PARENT, C.BRIDE, C.WHINER)
    man, other = scene.cyberman(at(8, 10)), scene.cyberman(at(8, 11))
    far = scene.cyberman(at(12, 10))
    scene.begin(EndPhase(seat=ME))
    scene.refused(UseAbility(0, at(8, 11), man.id, 0), "not_allowed_there")
    scene.refused(UseAbility(0, at(7, 10), man.id, 4), "wrong_target")
    scene.refused(UseAbility(0, at(12, 11), far.id, 0), "not_allowed_there")
    scene.refused(UseAbility(0, at(8, 12), 77, 0), "wrong_target")
    scene.do(UseAbility(0, at(7, 10), man.id, 3))
    assert (man.square, man.facing, other.square) == (at(7, 10), 3, at(8, 11))


@pytest.mark.clause("1.2")
def test_s01_2_not_the_cyberleader_nor_through_a_hedge() -> None:
    scene = turn(C.PARENT, C.BRIDE, C.WHINER, square=at(7, 2))
    scene.s.technology = 2
    leader = scene.role(1, at(7, 3))
    man = scene.cyberman(at(8, 2))
    scene.begin(EndPhase(seat=ME))
    scene.refused(UseAbility(0, at(7, 4), leader.id, 0), "not_allowed_there")
    squares = {use.square for use in scene.legal(UseAbility) if use.cyberman == man.id}
    assert squares == {at(7, 2), at(8, 1), at(8, 3), at(9, 2)}
