"""§7 What comes of a roll."""

from __future__ import annotations

import pytest

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import Advance, CancelFives, EndTurn, Keep, Pay, Reroll, Roll, TakeWound
from parlour.games.iamzombie.cards import ARCHETYPES, LOCATION_IDS, LOCATIONS, Colour, Feature
from parlour.games.iamzombie.model import Options
from tests.games.iamzombie.scene import EXPANDED, Scene, archetype

HARSH = Options(expansions=True, danger_mode="per_die")
BLUE_10 = LOCATION_IDS["L-blue-10"]


def example(brains: int, options: Options = EXPANDED) -> Scene:
    """Difficulty 4 and Danger 1: a location of 5 and 3, with a special for each; five dice show 1, 3, 4, 5, 6."""
    scene = Scene(2, options)
    scene.top(0, BLUE_10)
    scene.hero(0, archetype(colour=Colour.RED))
    scene.brains(0, brains)
    scene.turn()
    scene.s.throw.ease, scene.s.throw.calm, scene.s.throw.bonus_dice = 1, 2, 2
    scene.s.agenda[-1].begun = False
    scene.run()
    assert (scene.s.throw.pool, scene.s.throw.difficulty, scene.s.throw.danger) == (5, 4, 1)
    return scene.roll(1, 3, 4, 5, 6)


@pytest.mark.clause("7", "7.2")
@pytest.mark.parametrize(
    ("brains", "fives", "pays", "stages", "wounds", "after"),
    [(0, 0, False, 1, 1, 1), (0, 1, False, 2, 1, 0), (0, 0, True, 1, 0, 0), (1, 1, True, 2, 0, 0)],
    ids=("nothing", "the five", "the wound", "both"),
)
def test_s07_2_the_worked_example(brains: int, fives: int, pays: bool, stages: int, wounds: int, after: int) -> None:
    scene = example(brains)
    assert scene.kinds() == ["fives"]
    scene.do(CancelFives(fives))
    if scene.kinds() == ["wound"]:
        scene.do(Pay() if pays else TakeWound(scene.player.cards[0].archetype))
    assert scene.player.stage == stages
    assert sum(card.wounded for card in scene.player.cards) == wounds
    assert scene.player.brains == after
    assert sum(slot.freaks for slot in scene.s.slots) == 0


@pytest.mark.clause("7.2")
def test_s07_2_one_brain_does_not_pay_for_both() -> None:
    scene = example(0).do(CancelFives(1))
    assert scene.player.brains == 0
    assert scene.told(events.DangerFailed)
    assert scene.told(events.Wounded)  # nothing to choose: the one card that there is


@pytest.mark.clause("7")
def test_s07_sixes_are_banked_before_anything_is_paid() -> None:
    scene = Scene(2)
    scene.brains(0, 0)
    scene.turn().roll(6, 6, 5)
    assert scene.kinds() == ["fives"]
    assert scene.player.brains == 2
    scene.refused(CancelFives(2), "too_many")
    scene.do(CancelFives(1))
    assert scene.player.brains == 1
    assert scene.s.throw.sixes == 1


@pytest.mark.clause("7", "9.2")
def test_s07_fives_beyond_the_brains_cannot_be_cancelled() -> None:
    scene = Scene(2)
    scene.brains(0, 1)
    scene.turn().roll(5, 5, 4)
    assert [action.count for action in scene.legal(CancelFives)] == [0, 1]
    scene.refused(CancelFives(2), "not_enough_brains")


@pytest.mark.clause("7")
@pytest.mark.parametrize(("danger", "faces", "fails"), [(2, (2, 4, 4), True), (2, (3, 4, 4), False)])
def test_s07_danger_strikes_at_numbers_up_to_it(danger: int, faces: tuple[int, ...], fails: bool) -> None:
    """L-blue-01 is of Danger 2: a 2 is inside, a 3 outside."""
    scene = Scene(2)
    assert LOCATIONS[scene.s.slots[0].top].danger == danger
    scene.turn().roll(*faces)
    assert bool(scene.told(events.DangerFailed)) is fails


@pytest.mark.clause("7")
@pytest.mark.parametrize(("cancelled", "fails"), [(0, True), (1, False)])
def test_s07_a_five_counts_at_danger_five_unless_cancelled(cancelled: int, fails: bool) -> None:
    scene = Scene(2)
    scene.freaks(0, 3)
    scene.brains(0, 1)
    scene.turn().roll(5, 6, 6)
    assert scene.s.throw.danger == 5
    scene.do(CancelFives(cancelled))
    assert bool(scene.told(events.DangerFailed)) is fails


@pytest.mark.clause("7")
def test_s07_mild_danger_wounds_once_and_harsh_danger_once_a_die() -> None:
    for options, wounds in ((EXPANDED, 1), (HARSH, 3)):
        scene = Scene(2, options)
        scene.hero(0, *[archetype(colour=colour) for colour in (Colour.RED, Colour.GREEN, Colour.ORANGE)])
        scene.turn()
        scene.roll(1, 1, 1, roll=Roll(scene.s.throw.surplus))
        assert [event.wounds for event in scene.told(events.DangerFailed)] == [wounds]
        scene.settle()
        assert sum(card.wounded for card in scene.player.cards) == wounds


@pytest.mark.clause("7", "10.3")
def test_s07_harsh_wounds_stop_when_the_hero_is_down() -> None:
    scene = Scene(2, HARSH)
    scene.brains(0, 0)
    scene.turn().roll(1, 1, 1)
    assert len(scene.told(events.HeroDowned)) == 1
    assert scene.s.active == 1


@pytest.mark.clause("7")
def test_s07_a_wound_that_downs_loses_the_rest_of_the_roll() -> None:
    scene = Scene(2)
    scene.wound(0, 0)
    scene.brains(0, 0)
    scene.turn().roll(1, 5, 5)
    assert scene.told(events.HeroDowned)
    assert not scene.told(events.StagesMade)
    assert not scene.told(events.FreaksPlaced)
    assert scene.s.active == 1


@pytest.mark.clause("7")
def test_s07_each_uncancelled_five_takes_a_stage() -> None:
    scene = Scene(2)
    scene.top(0, BLUE_10)
    scene.brains(0, 0)
    scene.hero(0, archetype(colour=Colour.BLUE))
    scene.turn().roll(4, 4, 4, 5)  # Difficulty 5: one pair, one five
    made = scene.told(events.StagesMade)[0]
    assert (made.stages, made.fives, made.net) == (1, 1, 0)
    assert scene.s.slots[0].freaks == 0  # as many fives as stages bring nobody


@pytest.mark.clause("7")
def test_s07_a_stage_may_remove_a_freak_instead() -> None:
    scene = Scene(2)
    scene.freaks(0, 2)
    scene.top(0, LOCATION_IDS["L-blue-13"])
    scene.turn().roll(4, 4, 6).settle()
    assert scene.kinds() == ["advance"]
    assert [action.remove for action in scene.legal(Advance)] == [0, 1, 2]
    scene.refused(Advance(3), "too_many")
    scene.do(Advance(1))
    assert (scene.player.stage, scene.s.slots[0].freaks) == (1, 1)


@pytest.mark.clause("7")
def test_s07_stages_beyond_the_fourth_are_lost_unless_they_remove_freaks() -> None:
    scene = Scene(2)
    scene.freaks(0, 1)
    scene.top(0, LOCATION_IDS["L-blue-13"])
    scene.stand(0, 0, stage=3)
    scene.turn().roll(4, 4, 4).settle()
    scene.do(Advance(1))
    assert scene.told(events.LocationClaimed)
    assert scene.player.stage == 0


@pytest.mark.clause("7")
def test_s07_several_stages_in_one_turn_claim_a_location() -> None:
    scene = Scene(2)
    number = LOCATION_IDS["L-blue-13"]
    scene.top(0, number)
    scene.hero(0, archetype(colour=Colour.BLUE))
    scene.turn().roll(4, 4, 4, 4).settle()
    assert scene.player.claimed == [number]
    assert [event.location for event in scene.told(events.LocationClaimed)] == [number]


@pytest.mark.clause("6.2")
def test_s06_2_any_dice_are_rolled_again_as_often_as_there_are_rerolls() -> None:
    scene = Scene(2)
    scene.hero(0, next(n for n, card in enumerate(ARCHETYPES) if "run" in card.abilities))
    scene.turn()
    left = scene.s.throw.rerolls
    assert left >= 2
    scene.dice(*[6] * scene.s.throw.pool).do(Roll())
    scene.refused(Reroll((1, 0)), "no_such_dice")
    scene.refused(Reroll((0, 9)), "no_such_dice")
    scene.refused(Reroll(()), "no_such_dice")
    scene.dice(5, 5).do(Reroll((0, 2)))
    assert [scene.s.throw.dice[i] for i in (0, 1, 2)] == [5, 6, 5]
    assert scene.s.throw.rerolls == left - 1
    scene.do(Keep())
    assert scene.kinds() == ["fives"]


@pytest.mark.clause("6.2")
def test_s06_2_every_roll_says_which_draws_its_dice_were() -> None:
    scene = Scene(2)
    before = scene.s.dice_drawn
    scene.turn().dice(6, 6, 6).do(Roll())
    scene.dice(5).do(Reroll((1,)))
    rolled, again = scene.told(events.DiceRolled)[0], scene.told(events.DiceRerolled)[0]
    assert (rolled.draw, rolled.faces) == (before, [6, 6, 6])
    assert (again.draw, again.dice, again.faces) == (before + 3, [1], [5])
    assert scene.s.dice_drawn == before + 4
    assert [draw.i + 1 for draw in scene.chance.drawn if draw.label == "die"][-4:] == [6, 6, 6, 5]


@pytest.mark.clause("6")
def test_s06_the_turn_passes_clockwise() -> None:
    scene = Scene(3)
    scene.turn(2).roll(6, 6, 6).until("after_roll", "place")
    if scene.kinds() == ["after_roll"]:
        scene.do(EndTurn())
    assert scene.s.active == 0
    assert LOCATIONS[scene.s.slots[0].top].feature is Feature.NONE


@pytest.mark.clause("18.2")
@pytest.mark.clause("7")
@pytest.mark.parametrize(
    ("faces", "brains", "feature", "cancelled"),
    [
        ((4, 4, 5), 2, Feature.NONE, 1),
        ((4, 5, 5), 1, Feature.NONE, 0),  # the other five bites all the same
        ((4, 5, 5), 2, Feature.NONE, 2),
        ((5, 5, 5), 2, Feature.NONE, 0),
        ((4, 4, 4, 5), 2, Feature.CAP, 0),  # no more than one counts there
        ((4, 4, 5, 5), 2, Feature.CAP, 1),
    ],
)
def test_s18_2_by_default_fives_are_cancelled_that_cost_a_stage(
    faces: tuple[int, ...], brains: int, feature: Feature, cancelled: int
) -> None:
    scene = Scene(2)
    here = next(
        n for n, card in enumerate(LOCATIONS) if card.feature is feature and (feature is Feature.NONE or card.n == 1)
    )
    scene.top(0, here)
    scene.hero(0, archetype(colour=Colour.BLACK))
    scene.brains(0, brains)
    scene.turn()
    scene.s.throw.ease, scene.s.throw.bonus_dice = LOCATIONS[here].difficulty - 4, len(faces) - scene.s.throw.pool
    scene.s.agenda[-1].begun = False
    scene.run().roll(*faces)
    assert scene.kinds() == ["fives"]
    scene.expire()
    assert sum(event.count for event in scene.told(events.FivesCancelled)) == cancelled


@pytest.mark.clause("18.2")
@pytest.mark.clause("14")
def test_s18_2_by_default_no_five_of_a_lost_roll_is_cancelled() -> None:
    scene = Scene(2)
    scene.brains(0, 2)
    scene.turn()
    scene.s.throw.lost = True
    scene.roll(*[4] * (scene.s.throw.pool - 1), 5).expire()
    assert not scene.told(events.FivesCancelled)
