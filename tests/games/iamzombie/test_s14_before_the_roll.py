"""§14 Specials of the move and before the roll, one by one: where each works, and where it does not."""

from __future__ import annotations

import pytest

from parlour.games.iamzombie.actions import Move, Place, Use
from parlour.games.iamzombie.cards import ARCHETYPES, LOCATIONS, SPECIALS, Colour, Feature, Special
from tests.games.iamzombie.scene import uses, with_special


@pytest.mark.clause("14")
def test_s14_sprint_makes_one_step_free() -> None:
    scene, _ = with_special(Special.SPRINT, brains=1)
    scene.turn().do(Move(1))
    assert scene.player.brains == 1
    scene.do(Move(2))
    assert scene.player.brains == 0
    scene.refused(Move(3), "not_enough_brains")


@pytest.mark.clause("14")
@pytest.mark.clause("9.1")
def test_s14_foothold_begins_at_stage_1_on_a_step_or_when_placed() -> None:
    scene, _ = with_special(Special.FOOTHOLD, brains=3)
    scene.turn().do(Move(1, foothold=True))
    assert (scene.player.stage, scene.player.brains) == (1, 1)
    scene.refused(Move(2, foothold=True), "no_foothold")
    scene, _ = with_special(Special.FOOTHOLD, brains=1)
    scene.player.slot = -1
    scene.turn(slot=None).do(Place(2, foothold=True))
    assert (scene.player.slot, scene.player.stage, scene.player.brains) == (2, 1, 0)


@pytest.mark.clause("14")
def test_s14_foothold_costs_a_brain_of_its_own() -> None:
    scene, _ = with_special(Special.FOOTHOLD, brains=1)
    scene.turn().refused(Move(1, foothold=True), "not_enough_brains")
    scene, _ = with_special(Special.SPRINT, brains=3)
    scene.turn().refused(Move(1, foothold=True), "no_foothold")


@pytest.mark.clause("14")
@pytest.mark.clause("6.1")
@pytest.mark.parametrize(
    ("special", "field", "change"),
    [
        (Special.RINGER, "rerolls", 1),
        (Special.BONUS_DIE, "pool", 1),
        (Special.BONUS_REROLL, "rerolls", 1),
        (Special.EASE, "difficulty", -1),
        (Special.CALM, "danger", -2),
    ],
)
def test_s14_specials_that_change_a_number_before_the_roll(special: Special, field: str, change: int) -> None:
    scene, number = with_special(special)
    scene.turn()
    before = getattr(scene.s.throw, field)
    scene.do(Use(number))
    assert getattr(scene.s.throw, field) == before + change
    assert scene.player.brains == 3 - SPECIALS[special].cost
    scene.refused(Use(number), "used_up")
    assert scene.player.cards[0].used_turn


@pytest.mark.clause("14")
@pytest.mark.clause("6.1")
def test_s14_a_bought_reroll_goes_beyond_three_and_a_match_does_not() -> None:
    scene, number = with_special(Special.BONUS_REROLL)
    scene.turn()
    scene.s.throw.bonus_matches = 9
    scene.do(Use(number))
    assert (scene.s.throw.rerolls, scene.s.throw.surplus) == (4, 7)


@pytest.mark.clause("14")
def test_s14_wildcard_counts_as_the_locations_colour() -> None:
    scene, number = with_special(Special.WILDCARD)
    assert scene.turn().s.throw.pool == 3
    scene.do(Use(number))
    assert scene.s.throw.pool == 4
    scene, number = with_special(Special.WILDCARD)
    scene.top(
        0, next(n for n, card in enumerate(LOCATIONS) if card.colour is Colour.ORANGE and card.feature is Feature.DARK)
    )
    scene.turn().refused(Use(number), "wrong_target")  # it is orange already


@pytest.mark.clause("14")
@pytest.mark.clause("13")
def test_s14_wildcard_on_a_neutral_location_counts_as_the_colour_that_is_counted() -> None:
    scene, number = with_special(Special.WILDCARD, seats=2)
    reds = [n for n, card in enumerate(ARCHETYPES) if card.colour is Colour.RED and n not in scene.owned()]
    scene.feature(Feature.WILD)  # its printed colour is that of the wildcard, orange
    scene.hero(0, number, *reds[:2])
    assert scene.turn().s.throw.pool == 5
    scene.do(Use(number))
    assert scene.s.throw.pool == 6
    scene.hero(0, number)
    scene.turn().refused(Use(number), "wrong_target")  # the one card counts for itself


@pytest.mark.clause("14")
def test_s14_clean_reaches_here_and_the_neighbours() -> None:
    scene, number = with_special(Special.CLEAN)
    for slot in (0, 1, 2):
        scene.freaks(slot, 1)
    scene.turn()
    assert [use.slot for use in uses(scene, number)] == [0, 1]
    scene.refused(Use(number, slot=2), "wrong_target")
    scene.refused(Use(number, slot=5), "wrong_target")
    scene.do(Use(number, slot=1))
    assert (scene.s.slots[1].freaks, scene.s.freaks) == (0, 28)


@pytest.mark.clause("14")
@pytest.mark.clause("8")
def test_s14_lure_moves_a_token_to_a_neighbour_that_takes_it() -> None:
    scene, number = with_special(Special.LURE)
    scene.feature(Feature.SAFEHOUSE, slot=5)
    scene.freaks(0, 1)
    scene.turn()
    assert [use.slot for use in uses(scene, number)] == [1]
    scene.do(Use(number, slot=1))
    assert [slot.freaks for slot in scene.s.slots] == [0, 1, 0, 0, 0, 0]
    assert scene.s.slots[1].given


@pytest.mark.clause("14")
def test_s14_devour_turns_a_freak_here_into_a_brain() -> None:
    scene, number = with_special(Special.DEVOUR, brains=0)
    scene.freaks(1, 1)
    scene.turn().refused(Use(number), "wrong_target")
    scene, number = with_special(Special.DEVOUR, brains=0)
    scene.freaks(0, 1)
    scene.turn().do(Use(number))
    assert (scene.here.freaks, scene.player.brains) == (0, 1)


@pytest.mark.clause("14")
def test_s14_pickpocket_reaches_players_here_and_next_to_it() -> None:
    scene, number = with_special(Special.PICKPOCKET)
    scene.stand(1, 1)
    scene.stand(2, 2)
    scene.turn()
    assert uses(scene, number) == [Use(number, to=1)]
    scene.do(Use(number, to=1))
    assert (scene.player.brains, scene.s.players[1].brains) == (4, 1)
    scene, number = with_special(Special.PICKPOCKET)
    scene.stand(1, 1)
    scene.brains(1, 0)
    scene.turn().refused(Use(number, to=1), "wrong_target")


@pytest.mark.clause("14")
def test_s14_shove_moves_another_pawn_to_a_neighbour() -> None:
    scene, number = with_special(Special.SHOVE)
    scene.stand(1, 0, 3)
    scene.stand(2, 1)
    scene.turn()
    assert uses(scene, number) == [Use(number, to=1, slot=1), Use(number, to=1, slot=5)]
    scene.do(Use(number, to=1, slot=5))
    assert (scene.s.players[1].slot, scene.s.players[1].stage) == (5, 0)


@pytest.mark.clause("14")
@pytest.mark.clause("13")
def test_s14_nobody_is_shoved_into_a_narrow_place_that_is_taken() -> None:
    scene, number = with_special(Special.SHOVE)
    scene.feature(Feature.NARROW, slot=1)
    scene.stand(1, 0)
    scene.stand(2, 1)
    assert uses(scene.turn(), number) == [Use(number, to=1, slot=5)]


@pytest.mark.clause("14")
@pytest.mark.clause("23")
def test_s14_frenzy_takes_a_wound_of_ones_choice_for_two_dice() -> None:
    scene, number = with_special(Special.FRENZY, others=1)
    other = scene.player.cards[1].archetype
    scene.turn()
    before = scene.s.throw.pool
    assert [use.target for use in uses(scene, number)] == [number, other]
    scene.do(Use(number, target=other))
    assert scene.player.cards[1].wounded
    assert scene.s.throw.pool == before + 2 - (ARCHETYPES[other].colour is Colour.BLUE)


@pytest.mark.clause("14")
def test_s14_frenzy_needs_two_healthy_leading_cards() -> None:
    scene, number = with_special(Special.FRENZY)
    scene.turn().refused(Use(number, target=number), "wrong_target")
    scene, number = with_special(Special.FRENZY, others=1)
    scene.wound(0, 1)
    scene.turn().refused(Use(number, target=number), "wrong_target")
