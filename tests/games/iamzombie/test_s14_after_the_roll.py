"""§14 Specials from the roll on, one by one: after it, by themselves, on the way down, at the end of the turn."""

from __future__ import annotations

import pytest

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import Decline, Pay, Spread, TakeWound, Use
from parlour.games.iamzombie.cards import LOCATION_IDS, Colour, Feature, Special
from tests.games.iamzombie.scene import Scene, archetype, uses, with_special


def rolled(special: Special, *faces: int, brains: int = 3) -> tuple[Scene, int]:
    """After the roll, the dice showing this."""
    scene, number = with_special(special, brains=brains)
    scene.turn()
    bonus = len(faces) - scene.s.throw.pool
    scene.s.throw.bonus_dice = max(0, bonus)
    scene.s.agenda[-1].begun = False
    scene.run().roll(*faces)
    return scene, number


@pytest.mark.clause("14")
def test_s14_shake_off_rolls_all_fives_again_once() -> None:
    scene, number = rolled(Special.SHAKE_OFF, 5, 4, 5)
    assert scene.kinds() == ["after"]
    scene.dice(5, 4).do(Use(number))
    assert scene.s.throw.dice == [5, 4, 4]
    assert scene.kinds() != ["after"]
    scene, number = rolled(Special.SHAKE_OFF, 6, 4, 4)
    assert scene.kinds() != ["after"]


@pytest.mark.clause("14")
def test_s14_nudge_goes_one_up_or_down_between_1_and_6() -> None:
    scene, number = rolled(Special.NUDGE, 1, 4, 6, 3, 5)
    faces = {(use.die, use.face) for use in uses(scene, number)}
    assert faces == {(0, 2), (1, 3), (1, 5), (2, 5), (3, 2), (3, 4), (4, 4), (4, 6)}
    scene.refused(Use(number, die=0, face=3), "wrong_target")
    scene.do(Use(number, die=0, face=2))
    assert (scene.s.throw.dice, scene.player.brains) == ([2, 4, 6, 3, 5], 2 + 1)  # the 6 is a brain by now


@pytest.mark.clause("14")
def test_s14_setfour_costs_two() -> None:
    scene, number = rolled(Special.SETFOUR, 1, 3, 4, 5, 6)
    assert {(use.die, use.face) for use in uses(scene, number)} == {(0, 4), (1, 4), (3, 4), (4, 4)}
    scene.do(Use(number, die=0, face=4))
    assert scene.s.throw.dice == [4, 3, 4, 5, 6]
    scene, number = rolled(Special.SETFOUR, 1, 3, 4, brains=1)
    assert scene.kinds() != ["after"]


@pytest.mark.clause("14")
@pytest.mark.parametrize(("special", "face"), [(Special.TAUNT5, 6), (Special.PUPPETEER, 1), (Special.PUPPETEER, 4)])
def test_s14_fives_become_something_else(special: Special, face: int) -> None:
    scene, number = rolled(special, 5, 4, 4)
    scene.do(Use(number, die=0, face=face))
    assert scene.s.throw.dice[0] == face
    scene, number = rolled(special, 6, 4, 4)
    assert scene.kinds() != ["after"]


@pytest.mark.clause("14")
def test_s14_hardsix_makes_a_four_of_a_six_which_is_no_brain_then() -> None:
    scene, number = rolled(Special.HARDSIX, 6, 4, 3, brains=0)
    throw = scene.s.throw
    assert uses(scene, number) == [Use(number, die=0, face=4)]
    scene.do(Use(number, die=0, face=4))
    assert throw.dice == [4, 4, 3]
    assert scene.player.brains == 0


@pytest.mark.clause("14")
def test_s14_sixes_on_the_dice_can_pay_and_leave_the_roll() -> None:
    scene, number = rolled(Special.SETFOUR, 6, 1, 6, 3, brains=0)
    assert {use.sixes for use in uses(scene, number)} == {2}
    throw = scene.s.throw
    scene.do(Use(number, die=1, face=4, sixes=2))
    assert throw.dice == [4, 3]
    assert scene.player.brains == 0
    scene, number = rolled(Special.SETFOUR, 6, 1, 3, brains=1)
    assert {(use.die, use.sixes) for use in uses(scene, number)} == {(1, 1), (2, 1)}
    throw = scene.s.throw
    scene.do(Use(number, die=1, face=4, sixes=1))
    assert (throw.dice, scene.player.brains) == ([4, 3], 0)


@pytest.mark.clause("14")
@pytest.mark.clause("7")
@pytest.mark.parametrize(("faces", "extra"), [((3, 3, 3), 1), ((3, 3, 3, 3), 1), ((3, 3, 4), 0), ((5, 5, 5), 0)])
def test_s14_triple_is_a_stage_before_bites(faces: tuple[int, ...], extra: int) -> None:
    scene, _ = with_special(Special.TRIPLE, brains=0)
    scene.hero(0, archetype(Special.TRIPLE, Colour.RED))
    scene.turn()
    scene.s.throw.bonus_dice = len(faces) - scene.s.throw.pool
    scene.s.agenda[-1].begun = False
    scene.run().roll(*faces).settle()
    if scene.kinds() == ["spread"]:
        scene.do(Spread(1))
    assert scene.told(events.StagesMade)[0].stages == extra


@pytest.mark.clause("14")
def test_s14_dark_gift_is_a_stage_after_bites() -> None:
    scene, number = with_special(Special.DARK_GIFT, brains=2)
    scene.turn().roll(4, 4, 3)
    assert scene.kinds() == ["boost"]
    scene.refused(Use(scene.s.players[1].cards[0].archetype), "not_leading")
    scene.refused(Use(number, slot=1), "wrong_target")
    scene.do(Use(number))
    made = scene.told(events.StagesMade)[0]
    assert (made.stages, made.net) == (1, 2)
    scene, number = with_special(Special.DARK_GIFT, brains=1)
    scene.turn().roll(4, 4, 3)
    assert scene.kinds() != ["boost"]


@pytest.mark.clause("14")
@pytest.mark.parametrize(("faces", "brains"), [((6, 6, 4), 3), ((6, 4, 4), 1)])
def test_s14_hunger_pays_for_two_sixes(faces: tuple[int, ...], brains: int) -> None:
    scene, _ = with_special(Special.HUNGER, brains=0)
    scene.hero(0, archetype(Special.HUNGER, Colour.BLACK))
    scene.turn().roll(*faces)
    assert scene.player.brains == brains


@pytest.mark.clause("14")
@pytest.mark.clause("11.1")
def test_s14_scavenger_takes_a_brain_on_a_claim() -> None:
    for special, gained in ((Special.SCAVENGER, 1), (Special.TOUGH, 0)):
        scene, _ = with_special(special, brains=0)
        scene.player.stage = 3
        scene.turn().roll(*[4] * scene.s.throw.pool).settle()
        assert scene.told(events.LocationClaimed)
        assert scene.s.players[0].brains == gained


@pytest.mark.clause("14")
def test_s14_tough_ignores_the_first_wound_of_a_round() -> None:
    scene, number = with_special(Special.TOUGH, brains=0)
    scene.turn().roll(1, *[4] * (scene.s.throw.pool - 1))
    assert [event.archetype for event in scene.told(events.WoundIgnored)] == [number]
    assert not scene.player.cards[0].wounded
    scene.brains(0, 0)
    scene.turn().roll(1, *[4] * (scene.s.throw.pool - 1))
    assert scene.player.cards[0].wounded


@pytest.mark.clause("14")
@pytest.mark.clause("8")
def test_s14_stench_skips_the_own_location() -> None:
    scene, _ = with_special(Special.STENCH, brains=0)
    scene.turn().roll(5, 5, 6).settle()
    if scene.kinds() == ["spread"]:
        scene.do(Spread(1))
    assert [slot.freaks for slot in scene.s.slots] == [0, 1, 0, 0, 0, 1]


@pytest.mark.clause("14")
@pytest.mark.clause("13")
@pytest.mark.parametrize(("special", "freaks"), [(Special.STENCH, 0), (Special.SCAVENGER, 1)])
def test_s14_stench_keeps_off_what_comes_of_noise(special: Special, freaks: int) -> None:
    scene, _ = with_special(special, brains=0)
    scene.feature(Feature.NOISY)
    scene.top(0, LOCATION_IDS["L-red-11"])  # Difficulty 5, Danger 2
    scene.turn()
    scene.roll(5, *[4] * (scene.s.throw.pool - 1)).settle()
    assert scene.here.freaks == freaks


@pytest.mark.clause("14")
@pytest.mark.clause("10.3")
def test_s14_second_wind_heals_the_card_instead_of_going_down() -> None:
    scene, number = with_special(Special.SECOND_WIND, brains=2)
    scene.wound(0, 0)
    scene.turn().roll(1, *[4] * (scene.s.throw.pool - 1))
    scene.do(TakeWound())
    assert scene.kinds() == ["downed"]
    scene.do(Use(number))
    assert (scene.player.brains, scene.player.down, scene.player.cards[0].wounded) == (0, False, False)
    assert scene.told(events.StagesMade)  # the turn goes on


@pytest.mark.clause("14")
@pytest.mark.clause("18.2")
def test_s14_a_second_wind_heals_no_other_card_and_comes_before_rebirth() -> None:
    scene, number = with_special(Special.SECOND_WIND, brains=2)
    rebirth = archetype(Special.REBIRTH)
    scene.hero(0, rebirth, number)
    scene.wound(0, 0, 1)
    scene.turn().roll(1, *[4] * (scene.s.throw.pool - 1))
    scene.do(TakeWound())
    assert scene.legal(Use) == [Use(number), Use(rebirth)]
    scene.expire()
    assert [card.wounded for card in scene.player.cards] == [True, False]


@pytest.mark.clause("14")
def test_s14_second_wind_costs_two_and_works_once_a_round() -> None:
    for brains, used in ((1, False), (2, True)):
        scene, _ = with_special(Special.SECOND_WIND, brains=brains)
        scene.wound(0, 0)
        scene.player.cards[0].used_round = used
        scene.turn().roll(1, *[4] * (scene.s.throw.pool - 1))
        scene.do(TakeWound())
        assert scene.told(events.HeroDowned)


@pytest.mark.clause("14")
@pytest.mark.clause("10.3")
def test_s14_rebirth_heals_everything_and_the_roll_is_lost() -> None:
    scene, number = with_special(Special.REBIRTH, brains=0)
    scene.wound(0, 0)
    scene.stand(0, 0, 2)
    scene.turn().roll(1, 5, 5)
    assert scene.kinds() == ["downed"]
    scene.do(Use(number))
    assert not scene.told(events.StagesMade)
    assert not scene.told(events.FreaksPlaced)
    me = scene.s.players[0]
    assert (me.slot, me.stage, me.down, me.cards[0].wounded, me.cards[0].used_game) == (0, 2, False, False, True)


@pytest.mark.clause("14")
def test_s14_rebirth_in_anothers_turn_costs_that_roll_nothing() -> None:
    scene, _ = with_special(Special.SCAVENGER, brains=0)
    scene.feature(Feature.CROSSFIRE)
    rebirth = archetype(Special.REBIRTH)
    scene.hero(1, rebirth)
    scene.wound(1, 0)
    scene.brains(1, 0)
    scene.stand(1, 0, 2)
    scene.turn().roll(1, *[4] * (scene.s.throw.pool - 1))
    assert [(prompt.seat, prompt.kind) for prompt in scene.prompts()] == [(1, "downed")]
    scene.do(Use(rebirth))
    assert not scene.s.throw.lost
    assert scene.told(events.StagesMade)
    assert not scene.s.players[1].cards[0].wounded


@pytest.mark.clause("14")
def test_s14_rebirth_works_once_a_game_and_may_be_declined() -> None:
    scene, _ = with_special(Special.REBIRTH, brains=0)
    scene.wound(0, 0)
    scene.player.cards[0].used_game = True
    scene.turn().roll(1, 5, 5)
    assert scene.told(events.HeroDowned)
    scene, _ = with_special(Special.REBIRTH, brains=0)
    scene.wound(0, 0)
    scene.turn().roll(1, 5, 5).do(Decline())
    assert scene.told(events.HeroDowned)


@pytest.mark.clause("14")
def test_s14_patch_heals_a_leading_card_at_the_end() -> None:
    scene, number = with_special(Special.PATCH, others=1)
    scene.wound(0, 1)
    scene.turn().roll(*[4] * scene.s.throw.pool).settle()
    assert uses(scene, number) == [Use(number, target=scene.player.cards[1].archetype)]
    scene.do(Use(number, target=scene.player.cards[1].archetype))
    assert not scene.s.players[0].cards[1].wounded


@pytest.mark.clause("14")
@pytest.mark.clause("8")
def test_s14_barricade_keeps_tokens_away_until_the_owners_next_turn() -> None:
    scene, number = with_special(Special.BARRICADE)
    scene.turn().roll(*[4] * scene.s.throw.pool).settle().do(Use(number))
    assert scene.s.slots[0].barricade == 0
    scene.brains(1, 0)
    scene.turn(1).roll(*[5] * scene.s.throw.pool).settle()
    if scene.kinds() == ["spread"]:
        scene.expire()
    assert scene.s.slots[0].freaks == 0
    assert sum(slot.freaks for slot in scene.s.slots) > 0
    scene.turn(0)
    assert scene.s.slots[0].barricade == -1


@pytest.mark.clause("14")
@pytest.mark.clause("8")
def test_s14_a_barricade_takes_the_place_of_anothers_because_it_stands_longer() -> None:
    scene, number = with_special(Special.BARRICADE)
    scene.s.slots[0].barricade = 1
    scene.turn().roll(*[4] * scene.s.throw.pool).settle().do(Use(number))
    assert scene.s.slots[0].barricade == 0
    scene.turn(1)
    assert scene.s.slots[0].barricade == 0
    scene.turn(0)
    assert scene.s.slots[0].barricade == -1


@pytest.mark.clause("14")
def test_s14_swarm_call_places_a_token_anywhere_else() -> None:
    scene, number = with_special(Special.SWARM_CALL)
    scene.feature(Feature.SAFEHOUSE, slot=2)
    scene.turn().roll(*[4] * scene.s.throw.pool).settle()
    assert [use.slot for use in uses(scene, number)] == [1, 3, 4, 5]
    scene.refused(Use(number, slot=0), "wrong_target")
    scene.do(Use(number, slot=4))
    assert scene.s.slots[4].freaks == 1


@pytest.mark.clause("14")
@pytest.mark.clause("10.6")
def test_s14_contagion_is_a_brain_or_a_wound_for_somebody_near() -> None:
    for pays in (True, False):
        scene, number = with_special(Special.CONTAGION)
        scene.stand(1, 1)
        scene.stand(2, 2)
        scene.turn().roll(*[4] * scene.s.throw.pool).settle()
        assert [use.to for use in uses(scene, number)] == [1]
        scene.do(Use(number, to=1))
        assert [(prompt.seat, prompt.kind) for prompt in scene.prompts()] == [(1, "wound")]
        card = scene.s.players[1].cards[0]
        scene.do(Pay() if pays else TakeWound(card.archetype))
        assert (scene.s.players[1].brains, card.wounded) == ((1, False) if pays else (2, True))
