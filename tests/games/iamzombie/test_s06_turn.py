"""§6, §9 The turn: moving, resting, and the numbers of a roll."""

from __future__ import annotations

import pytest

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import (
    Action,
    Decline,
    EndTurn,
    Keep,
    Move,
    Pay,
    Place,
    Rest,
    Roll,
    TakeWound,
    Use,
    Vouch,
)
from parlour.games.iamzombie.cards import ARCHETYPES, LOCATION_IDS, LOCATIONS, MATCHES, Colour, Feature, Special
from tests.games.iamzombie.scene import COOP, Scene, archetype

BLUE_1 = 0
"""A location of Difficulty 8 and Danger 2, without a feature."""


def hero_on(location: int, *cards: int, seats: int = 3) -> Scene:
    """Seat 0 has these cards and stands on that location."""
    scene = Scene(seats)
    scene.top(0, location)
    scene.hero(0, *cards)
    scene.stand(0, 0)
    return scene


def cards_with(matches: int, location: int = BLUE_1, colour: Colour | None = None) -> list[int]:
    """Archetypes with so many abilities of the location."""
    return [
        number
        for number, card in enumerate(ARCHETYPES)
        if MATCHES[number][location] == matches and colour in (None, card.colour) and card.special is not Special.TRIPLE
    ]


@pytest.mark.clause("6")
def test_s06_a_pawn_that_is_not_on_the_field_is_placed_anywhere() -> None:
    scene = Scene().turn(slot=None)
    assert [action.slot for action in scene.legal(Place)] == list(range(6))
    scene.refused(Place(6), "no_such_slot")
    scene.refused(Roll(), "not_now")
    scene.do(Place(4))
    assert (scene.player.slot, scene.player.stage) == (4, 0)
    assert scene.kinds() == ["before"]


@pytest.mark.clause("9.1")
def test_s09_1_a_step_costs_a_brain_and_begins_anew() -> None:
    scene = Scene()
    scene.stand(0, 0, 3)
    scene.turn().refused(Move(2), "too_far")
    scene.refused(Move(7), "no_such_slot")
    scene.do(Move(5))
    assert (scene.player.slot, scene.player.stage, scene.player.brains) == (5, 0, 1)
    scene.do(Move(4))
    scene.refused(Move(3), "not_enough_brains")


@pytest.mark.clause("9.1")
def test_s09_1_pawns_share_a_location_each_at_its_own_stage() -> None:
    scene = Scene()
    scene.stand(1, 1, 2)
    scene.turn().do(Move(1))
    assert [(player.slot, player.stage) for player in scene.s.players[:2]] == [(1, 0), (1, 2)]


@pytest.mark.clause("9.1")
@pytest.mark.clause("6")
def test_s09_1_brains_of_this_roll_move_after_it() -> None:
    scene = Scene()
    scene.brains(0, 0)
    scene.turn().refused(Move(1), "not_enough_brains")
    scene.roll(*[6] * scene.s.throw.pool)
    assert scene.kinds() == ["after_roll"]
    scene.do(Move(1), Move(2))
    assert (scene.player.slot, scene.player.brains) == (2, scene.s.throw.pool - 2)


@pytest.mark.clause("6")
def test_s06_the_first_use_before_the_roll_ends_moving_and_resting() -> None:
    number = archetype(Special.CALM)
    scene = hero_on(BLUE_1, number, archetype(Special.LURE))
    scene.wound(0, 1)
    scene.turn().do(Use(number))
    scene.refused(Move(1), "moving_is_over")
    scene.refused(Rest(scene.player.cards[1].archetype), "not_wounded")
    scene.dice(*[6] * scene.s.throw.pool).do(Roll())
    assert scene.told(events.DiceRolled)


@pytest.mark.clause("6")
def test_s06_a_turn_has_a_number_of_its_own_for_the_clock() -> None:
    scene = Scene().turn()
    before = scene.prompts()[0].turn
    scene.do(Move(1))
    assert scene.prompts()[0].turn == before
    scene.turn(1)
    assert scene.prompts()[0].turn == before + 1


@pytest.mark.clause("6.1")
@pytest.mark.parametrize("matching", range(7))
def test_s06_1_dice_are_three_and_one_for_each_card_of_the_colour_eight_at_most(matching: int) -> None:
    blue = [n for n, card in enumerate(ARCHETYPES) if card.colour is Colour.BLUE][:matching]
    green = [n for n, card in enumerate(ARCHETYPES) if card.colour is Colour.GREEN][:2]
    scene = hero_on(BLUE_1, *blue, *green)
    assert scene.turn().s.throw.pool == min(8, 3 + matching)


@pytest.mark.clause("6.1")
@pytest.mark.clause("10.2")
def test_s06_1_a_wounded_leading_card_gives_no_die_unless_it_is_black() -> None:
    for colour, location, dice in ((Colour.BLUE, BLUE_1, 3), (Colour.BLACK, 60, 4)):
        assert LOCATIONS[location].colour is colour
        scene = hero_on(location, archetype(colour=colour))
        scene.wound(0, 0)
        assert scene.turn().s.throw.pool == dice


@pytest.mark.clause("6.1")
@pytest.mark.clause("16")
def test_s06_1_cards_under_another_one_give_dice_and_nothing_else() -> None:
    blue = cards_with(2, colour=Colour.BLUE)[:4]
    scene = hero_on(BLUE_1, *blue)
    scene.player.stacks = [[0, 3], [1], [2]]
    scene.turn()
    assert scene.s.throw.pool == 3 + 4
    assert (scene.s.throw.rerolls, scene.s.throw.surplus) == (3, 1 + 6 - 3)


@pytest.mark.clause("6.1")
@pytest.mark.parametrize(("cards", "rerolls", "surplus"), [((), 1, 0), ((1,), 2, 0), ((2,), 3, 0), ((2, 2), 3, 2)])
def test_s06_1_rerolls_are_one_and_one_a_match_three_at_most(
    cards: tuple[int, ...], rerolls: int, surplus: int
) -> None:
    chosen: list[int] = []
    for matches in cards:
        chosen.append(next(n for n in cards_with(matches) if n not in chosen))
    scene = hero_on(BLUE_1, *(chosen or cards_with(0)[:1])).turn()
    assert (scene.s.throw.rerolls, scene.s.throw.surplus) == (rerolls, surplus)


@pytest.mark.clause("6.1")
@pytest.mark.clause("10.2")
def test_s06_1_a_wounded_card_matches_nothing() -> None:
    scene = hero_on(BLUE_1, cards_with(2)[0])
    scene.wound(0, 0)
    assert scene.turn().s.throw.rerolls == 1


@pytest.mark.clause("6.1")
@pytest.mark.parametrize(("split", "difficulty", "danger"), [(0, 8, 0), (1, 7, 1), (2, 6, 2)])
def test_s06_1_the_surplus_is_split_as_one_likes(split: int, difficulty: int, danger: int) -> None:
    scene = hero_on(BLUE_1, *cards_with(2)[:2]).turn()
    assert scene.s.throw.surplus == 2
    scene.refused(Roll(3), "split_too_large")
    scene.refused(Roll(-1), "split_too_large")
    scene.dice(*[6] * scene.s.throw.pool).do(Roll(split))
    prepared = scene.told(events.RollPrepared)[0]
    assert (prepared.difficulty, prepared.danger) == (difficulty, danger)


@pytest.mark.clause("6.1")
@pytest.mark.clause("18.2")
@pytest.mark.clause("6.2")
@pytest.mark.parametrize(("faces", "again"), [((5, 2, 4), (0, 1)), ((1, 3, 6), (0,)), ((3, 4, 6), None)])
def test_s18_2_by_default_fives_and_what_fails_danger_are_rolled_again(
    faces: tuple[int, ...], again: tuple[int, ...] | None
) -> None:
    scene = Scene(2)
    scene.top(0, LOCATION_IDS["L-blue-01"])  # Danger 2
    scene.hero(0, archetype(Special.SCAVENGER, Colour.GREEN))
    scene.turn().dice(*faces).do(Roll())
    assert scene.kinds() == ["reroll"]
    if again is not None:
        scene.dice(*[4] * len(again))
    scene.expire()
    assert [event.dice for event in scene.told(events.DiceRerolled)] == ([] if again is None else [list(again)])


@pytest.mark.clause("18.2")
def test_s18_2_by_default_the_surplus_lowers_danger_then_difficulty() -> None:
    for danger, split in ((2, 0), (0, 2)):
        scene = hero_on(BLUE_1, *cards_with(2)[:2]).turn()
        scene.s.throw.calm = 2 - danger
        scene.s.agenda[-1].begun = False
        scene.run().dice(*[6] * scene.s.throw.pool).expire()
        assert scene.s.throw.to_difficulty == split


@pytest.mark.clause("6.1")
def test_s06_1_freaks_raise_danger_which_never_exceeds_five() -> None:
    for freaks, danger in ((0, 2), (1, 3), (3, 5), (4, 5)):
        scene = hero_on(BLUE_1, cards_with(0, colour=Colour.GREEN)[0])
        scene.freaks(0, freaks)
        assert scene.turn().s.throw.danger == danger


@pytest.mark.clause("10.4")
def test_s10_4_resting_heals_one_and_takes_a_brain_and_then_nobody_moves() -> None:
    scene = hero_on(BLUE_1, archetype(Special.PATCH), archetype(Special.CALM), archetype(Special.LURE))
    scene.wound(0, 1, 2)
    scene.turn().refused(Rest(scene.player.cards[0].archetype), "not_wounded")
    scene.refused(Rest(), "not_wounded")
    scene.do(Rest(scene.player.cards[2].archetype))
    assert [card.wounded for card in scene.player.cards] == [False, True, False]
    assert scene.player.brains == 3
    assert not scene.told(events.DiceRolled)
    assert scene.kinds() == ["after_roll"]  # a patch can still be used
    scene.refused(Move(1), "moving_is_over")
    scene.do(EndTurn())
    assert scene.s.active == 1


@pytest.mark.clause("10.4")
def test_s10_4_only_the_wounded_rest() -> None:
    scene = Scene().turn()
    assert not scene.legal(Rest)
    scene.refused(Rest(scene.player.cards[0].archetype), "not_wounded")


@pytest.mark.clause("6")
def test_s06_one_claim_a_turn_and_a_move_off_the_new_card() -> None:
    scene = hero_on(BLUE_1, cards_with(0, colour=Colour.GREEN)[0])
    scene.stand(0, 0, 3)
    scene.turn().roll(4, 4, 6).settle()
    assert len(scene.told(events.LocationClaimed)) == 1
    assert scene.kinds() == ["after_roll"]
    scene.do(Move(1))
    assert scene.player.slot == 1


@pytest.mark.clause("6.2")
def test_s06_2_keeping_nothing_more_ends_rerolling() -> None:
    scene = hero_on(BLUE_1, *cards_with(2)[:1]).turn()
    scene.dice(*[6] * scene.s.throw.pool).do(Roll(), Keep())
    assert scene.kinds() != ["reroll"]


@pytest.mark.clause("15.4")
@pytest.mark.parametrize(("company", "dice"), [(0, 3), (1, 4), (2, 5)])
def test_s15_4_each_other_hero_here_gives_a_die_in_coop(company: int, dice: int) -> None:
    scene = Scene(3, COOP)
    scene.top(0, BLUE_1)
    scene.hero(0, cards_with(0, colour=Colour.GREEN)[0])
    for seat in range(1, 1 + company):
        scene.stand(seat, 0)
    assert scene.turn().s.throw.pool == dice


@pytest.mark.clause("9.2")
@pytest.mark.clause("23")
def test_s23_others_pay_for_a_wound_only_if_they_wish_to_be_asked() -> None:
    for wishes, kinds in ((False, []), (True, ["vouch"])):
        scene = hero_on(BLUE_1, cards_with(0, colour=Colour.GREEN)[0])
        scene.brains(0, 0)
        scene.open(2, Vouch(True))
        if wishes:
            scene.open(1, Vouch(True))
            scene.brains(2, 0)
        scene.brains(2, 0)
        scene.turn().roll(1, 4, 4)
        assert [kind for kind in scene.kinds() if kind == "vouch"] == kinds
        if wishes:
            assert scene.prompts()[0].optional
            scene.do(Pay())
            assert [(event.seat, event.by) for event in scene.told(events.WoundCancelled)] == [(0, 1)]
            assert not scene.told(events.Wounded)
        else:
            assert scene.told(events.Wounded)
    scene = hero_on(BLUE_1, cards_with(0, colour=Colour.GREEN)[0])
    scene.brains(0, 1)
    scene.open(1, Vouch(True))
    answers: list[Action] = [TakeWound(scene.player.cards[0].archetype), Decline()]
    scene.turn().roll(1, 4, 4).do(*answers)
    assert scene.told(events.Wounded)


@pytest.mark.clause("23")
def test_s23_the_wish_is_open_and_may_be_taken_back() -> None:
    scene = Scene().turn()
    scene.open(1, Vouch(True))
    assert [player.vouching for player in scene.s.players] == [False, True, False]
    scene.refused(Vouch(True), "already_so", seat=1, open=True)
    scene.open(1, Vouch(False))
    assert [player.vouching for player in scene.s.players] == [False] * 3
    Scene(2, COOP).turn().refused(Vouch(True), "competitive_only", seat=1, open=True)


def test_the_plain_location_is_what_the_tests_take_it_for() -> None:
    facts = LOCATIONS[BLUE_1]
    assert (facts.difficulty, facts.danger, facts.feature) == (8, 2, Feature.NONE)


@pytest.mark.clause("18.2")
@pytest.mark.clause("6.1")
def test_s18_2_by_default_the_surplus_wears_off_what_is_above_five_too() -> None:
    """Danger 2 and six freaks are 8: with a surplus of two, all of it goes there."""
    scene = hero_on(BLUE_1, *cards_with(2)[:2])
    scene.freaks(0, 6)
    scene.turn()
    scene.s.throw.bonus_matches = 5
    scene.s.agenda[-1].begun = False
    scene.run()
    assert (scene.s.throw.danger, scene.s.throw.surplus) == (5, 7)
    scene.dice(*[6] * scene.s.throw.pool).expire()
    assert (scene.s.throw.to_difficulty, scene.s.throw.danger) == (0, 1)
