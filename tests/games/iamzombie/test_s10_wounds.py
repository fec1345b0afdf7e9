"""§10 Wounds."""

from __future__ import annotations

import pytest

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import Decline, Pay, Place, Roll, TakeWound, Vouch
from parlour.games.iamzombie.cards import ARCHETYPES, LOCATIONS, Colour, Feature, Special
from tests.games.iamzombie.scene import COOP, Scene, archetype

CARDS = (archetype(Special.PATCH, Colour.ORANGE), archetype(Special.CALM), archetype(Special.LURE))


def struck(*cards: int, brains: int = 0, wounded: tuple[int, ...] = ()) -> Scene:
    """Danger strikes seat 0, who has these cards."""
    scene = Scene()
    scene.hero(0, *cards)
    scene.wound(0, *wounded)
    scene.brains(0, brains)
    scene.turn()
    return strike(scene)


def strike(scene: Scene) -> Scene:
    """A 1 is rolled, and no surplus lowers Danger."""
    return scene.roll(1, *[3] * (scene.s.throw.pool - 1), roll=Roll(scene.s.throw.surplus))


@pytest.mark.clause("10.1")
def test_s10_1_the_player_chooses_a_healthy_leading_card() -> None:
    scene = struck(*CARDS, wounded=(2,))
    assert scene.kinds() == ["wound"]
    assert [action.archetype for action in scene.legal(TakeWound)] == list(CARDS[:2])
    scene.refused(TakeWound(CARDS[2]), "have_to_choose_healthy")
    scene.refused(TakeWound(), "have_to_choose_healthy")
    scene.refused(Pay(), "not_enough_brains")
    scene.do(TakeWound(CARDS[1]))
    assert [card.wounded for card in scene.s.players[0].cards] == [False, True, True]


@pytest.mark.clause("10.1")
def test_s10_1_without_a_choice_nobody_is_asked() -> None:
    scene = struck(CARDS[0])
    assert [event.archetype for event in scene.told(events.Wounded)] == [CARDS[0]]


@pytest.mark.clause("10.1")
@pytest.mark.clause("16")
def test_s10_1_cards_beneath_others_take_no_wounds() -> None:
    scene = Scene()
    more = archetype(Special.CLEAN)
    scene.hero(0, *CARDS, more)
    scene.player.stacks = [[0, 3], [1], [2]]
    scene.brains(0, 0)
    strike(scene.turn())
    scene.refused(TakeWound(more), "have_to_choose_healthy")


@pytest.mark.clause("10.3")
def test_s10_3_down_without_a_healthy_leading_card() -> None:
    scene = struck(*CARDS, wounded=(0, 1, 2))
    me = scene.s.players[0]
    assert (me.down, me.slot, me.stage) == (True, -1, 0)
    assert scene.s.active == 1


@pytest.mark.clause("10.3")
def test_s10_3_the_next_turn_is_for_recovering() -> None:
    scene = struck(*CARDS[:2], wounded=(0, 1))
    scene.brains(0, 3)
    scene.turn(0, slot=None)
    assert scene.kinds() == ["place"]
    assert not any(card.wounded for card in scene.player.cards)
    scene.do(Place(3))
    assert (scene.player.down, scene.player.slot, scene.player.stage, scene.player.brains) == (False, 3, 0, 3)
    assert scene.s.active == 1


@pytest.mark.clause("10.3")
@pytest.mark.clause("11.3")
def test_s10_3_a_recovery_turn_is_the_last_turn() -> None:
    scene = struck(*CARDS[:2], wounded=(0, 1))
    scene.s.closing, scene.s.turns_left = True, [2]
    scene.turn(0, slot=None).do(Place(3))
    assert scene.s.active == 2


@pytest.mark.clause("10.3")
def test_s10_3_on_anothers_turn_only_the_pawn_goes() -> None:
    scene = Scene()
    scene.feature(Feature.CROSSFIRE)
    scene.stand(1, 0, 2)
    scene.wound(1, 0)
    scene.brains(1, 0)
    scene.brains(0, 0)
    scene.hero(0, CARDS[0])
    strike(scene.turn())
    assert [event.seat for event in scene.told(events.HeroDowned)] == [1]
    assert scene.told(events.StagesMade)


@pytest.mark.clause("10.5")
def test_s10_5_all_cards_heal_when_a_round_starts() -> None:
    scene = Scene(2)
    scene.wound(0, 0)
    scene.s.lap = 15
    scene.s.first = scene.s.players[0].seat
    scene.turn(1).dice(*[6] * 40).until("archetype")
    assert not any(card.wounded for player in scene.s.players for card in player.cards)


@pytest.mark.clause("10.6")
def test_s10_6_wounds_of_features_and_specials_cost_a_brain_too() -> None:
    for brains, wounded in ((1, False), (0, True)):
        scene = Scene()
        scene.feature(Feature.CROSSFIRE)
        scene.stand(1, 0)
        scene.brains(1, brains)
        scene.brains(0, 0)
        scene.hero(0, CARDS[0])
        strike(scene.turn())
        if brains:
            assert scene.prompts()[0].seat == 1
            scene.do(Pay())
        assert scene.s.players[1].cards[0].wounded is wounded


@pytest.mark.clause("10.1")
@pytest.mark.clause("18.2")
def test_s18_2_by_default_a_wound_is_paid_else_taken_by_a_card_of_another_colour() -> None:
    blue = archetype(Special.NUDGE, Colour.BLUE)
    scene = struck(CARDS[0], blue, brains=1)
    scene.expire()
    assert not scene.told(events.Wounded)
    scene = struck(CARDS[0], blue)
    scene.expire()
    assert [event.archetype for event in scene.told(events.Wounded)] == [CARDS[0]]
    scene = struck(*CARDS)
    scene.expire()
    assert [event.archetype for event in scene.told(events.Wounded)] == [CARDS[2]]


@pytest.mark.clause("15.8")
@pytest.mark.clause("10.3")
def test_s15_8_a_hero_who_goes_down_raises_panic() -> None:
    scene = Scene(2, COOP)
    scene.hero(0, CARDS[0])
    scene.wound(0, 0)
    scene.brains(0, 0)
    scene.brains(1, 0)
    strike(scene.turn())
    assert scene.s.panic == 1
    assert [event.limit for event in scene.told(events.PanicRose)] == [4]


@pytest.mark.clause("23")
def test_s23_who_no_longer_wishes_to_be_asked_is_not() -> None:
    scene = Scene()
    scene.hero(0, CARDS[0])
    scene.brains(0, 0)
    for seat in (1, 2):
        scene.brains(seat, 2)
        scene.open(seat, Vouch(True))
    strike(scene.turn())
    assert [(prompt.seat, prompt.kind) for prompt in scene.prompts()] == [(1, "vouch")]
    scene.open(2, Vouch(False)).do(Decline())
    assert scene.told(events.Wounded)
    assert scene.kinds() != ["vouch"]


@pytest.mark.clause("18.2")
@pytest.mark.clause("13")
def test_s18_2_the_default_on_a_neutral_location_spares_the_colour_that_counts() -> None:
    reds = [n for n, card in enumerate(ARCHETYPES) if card.colour is Colour.RED][:2]
    printed = next(card.colour for card in LOCATIONS if card.feature is Feature.WILD)
    other = archetype(colour=printed)
    scene = Scene(2)
    scene.hero(0, other, *reds)
    scene.feature(Feature.WILD)
    scene.brains(0, 0)
    strike(scene.turn())
    assert scene.kinds() == ["wound"]
    scene.expire()
    assert [event.archetype for event in scene.told(events.Wounded)] == [other]
