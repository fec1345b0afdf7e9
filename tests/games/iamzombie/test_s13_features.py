"""§13 Features of the location where one stands: where each works, and where it does not."""

from __future__ import annotations

import pytest

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import Activate, Decline, EndTurn, Move, Pay, Place, Rest, Roll, TakeWound, Use
from parlour.games.iamzombie.cards import ARCHETYPES, LOCATION_IDS, LOCATIONS, MATCHES, Colour, Feature, Special
from parlour.games.iamzombie.model import Options
from tests.games.iamzombie.scene import Scene, archetype, standing_on


@pytest.mark.clause("13")
@pytest.mark.clause("7")
def test_s13_act_stage_adds_one_after_bites_once() -> None:
    scene = standing_on(Feature.ACT_STAGE, brains=5)
    scene.turn().roll(1, 4, 3)
    scene.do(TakeWound(scene.player.cards[0].archetype))
    assert scene.kinds() == ["boost"]
    scene.do(Activate())
    assert scene.kinds() != ["boost"]
    assert scene.told(events.StagesMade)[0].net == scene.told(events.StagesMade)[0].stages + 1
    assert scene.player.brains == 3


@pytest.mark.clause("13")
def test_s13_act_stage_is_not_offered_without_two_brains() -> None:
    scene = standing_on(Feature.ACT_STAGE, brains=1)
    scene.turn().roll(4, 4, 4).settle()
    assert scene.told(events.StagesMade)[0].net == scene.told(events.StagesMade)[0].stages


@pytest.mark.clause("13")
@pytest.mark.clause("9.3")
@pytest.mark.parametrize(
    ("feature", "field", "change"),
    [(Feature.ACT_REROLL, "rerolls", 1), (Feature.ACT_SHIELD, "danger", -2)],
)
def test_s13_features_activated_before_the_roll(feature: Feature, field: str, change: int) -> None:
    scene = standing_on(feature, brains=2).turn()
    before = getattr(scene.s.throw, field)
    scene.do(Activate())
    assert getattr(scene.s.throw, field) == before + change
    assert scene.player.brains == 1
    scene.refused(Activate(), "used_up")
    scene.refused(Move(1), "moving_is_over")


@pytest.mark.clause("13")
def test_s13_features_cost_a_brain() -> None:
    standing_on(Feature.ACT_SHIELD, brains=0).turn().refused(Activate(), "not_enough_brains")
    standing_on(Feature.DARK, brains=2).turn().refused(Activate(), "nothing_to_activate")


@pytest.mark.clause("13")
def test_s13_act_push_needs_a_freak_here() -> None:
    scene = standing_on(Feature.ACT_PUSH)
    scene.turn().refused(Activate(), "wrong_target")
    scene = standing_on(Feature.ACT_PUSH)
    scene.freaks(0, 2)
    scene.turn().do(Activate())
    assert (scene.here.freaks, scene.s.freaks) == (1, 29)


@pytest.mark.clause("13")
def test_s13_act_heal_at_the_end() -> None:
    scene = standing_on(Feature.ACT_HEAL, brains=2)
    scene.hero(0, archetype(Special.NUDGE), archetype(Special.CALM))
    scene.wound(0, 1)
    scene.turn().refused(Activate(scene.player.cards[1].archetype), "nothing_to_activate")
    scene.roll(*[4] * scene.s.throw.pool).settle()
    scene.refused(Activate(scene.player.cards[0].archetype), "wrong_target")
    scene.do(Activate(scene.player.cards[1].archetype))
    assert not any(card.wounded for card in scene.s.players[0].cards)


@pytest.mark.clause("13")
def test_s13_dark_takes_a_reroll() -> None:
    scene = standing_on(Feature.DARK)
    number = scene.s.slots[0].top
    dull = next(n for n in range(48) if not MATCHES[n][number])
    scene.hero(0, dull)
    assert scene.turn().s.throw.rerolls == 0


@pytest.mark.clause("13")
@pytest.mark.parametrize(
    ("faces", "blocked", "freaks"),
    [((5, 4, 4), False, 1), ((6, 4, 4), False, 0), ((5, 4, 4), True, 0), ((5, 5, 6), False, 1)],
    ids=("one five", "no five", "it cannot lie here", "a token comes anyhow"),
)
def test_s13_noisy(faces: tuple[int, ...], blocked: bool, freaks: int) -> None:
    scene = standing_on(Feature.NOISY, brains=0)
    scene.top(0, LOCATION_IDS["L-red-11"])  # Difficulty 5, Danger 2
    scene.hero(0, archetype(Special.NUDGE, Colour.BLUE))
    if blocked:
        scene.turn()
        scene.here.barricade = 1
        scene.roll(*faces).settle()
    else:
        scene.turn().roll(*faces).settle()
    if scene.kinds() == ["spread"]:
        scene.expire()
    assert scene.here.freaks == freaks


@pytest.mark.clause("13")
@pytest.mark.clause("7.1")
def test_s13_pairs_needs_two_dice() -> None:
    scene = standing_on(Feature.PAIRS)
    scene.turn().roll(4, 4, 4).settle()
    assert scene.told(events.StagesMade)[0].stages == 1


@pytest.mark.clause("13")
@pytest.mark.parametrize(("stage", "after"), [(2, 1), (0, 0)])
def test_s13_slide_goes_back_without_stages(stage: int, after: int) -> None:
    scene = standing_on(Feature.SLIDE, stage=stage, brains=0)
    scene.turn()
    scene.s.throw.calm = 9
    scene.s.agenda[-1].begun = False
    scene.run().roll(*[1] * scene.s.throw.pool).settle()
    assert scene.told(events.StagesMade)[0].net == 0
    assert scene.player.stage == after
    assert bool(scene.told(events.PawnSlid)) is (stage > 0)


@pytest.mark.clause("13")
def test_s13_toxic_is_paid_or_suffered_before_the_roll() -> None:
    scene = standing_on(Feature.TOXIC, brains=1).turn()
    scene.do(Roll())
    assert scene.kinds() == ["toxic"]
    scene.dice(4, 4, 4).do(Pay())
    assert scene.told(events.DiceRolled)
    assert scene.player.brains == 0


@pytest.mark.clause("13")
def test_s13_toxic_may_put_a_hero_down_which_ends_the_turn() -> None:
    scene = standing_on(Feature.TOXIC, brains=0)
    scene.wound(0, 0)
    scene.turn().do(Roll())
    assert scene.told(events.HeroDowned)
    assert not scene.told(events.DiceRolled)
    assert scene.s.active == 1


@pytest.mark.clause("13")
@pytest.mark.clause("10.4")
def test_s13_toxic_leaves_who_rests_alone() -> None:
    scene = standing_on(Feature.TOXIC, brains=1)
    scene.wound(0, 0)
    scene.turn().do(Rest(scene.player.cards[0].archetype))
    assert scene.player.brains == 2
    assert not any(card.wounded for card in scene.player.cards)


@pytest.mark.clause("13")
def test_s13_what_toxic_makes_impossible_is_asked_again() -> None:
    """The one brain goes to the poison, so that the special cannot be paid."""
    scene = standing_on(Feature.TOXIC, brains=1)
    number = archetype(Special.CALM)
    scene.hero(0, number)
    scene.turn().do(Use(number)).do(Pay())
    assert scene.kinds() == ["before"]
    assert not scene.told(events.SpecialUsed)
    scene.refused(Use(number), "not_enough_brains")


@pytest.mark.clause("13")
@pytest.mark.parametrize("special", [Special.BONUS_DIE, Special.SCAVENGER])
def test_s13_after_the_poison_the_roll_is_thought_over(special: Special) -> None:
    """If anything may still be used."""
    scene = standing_on(Feature.TOXIC, brains=2)
    number = archetype(special)
    scene.hero(0, number)
    scene.turn().do(Roll())
    scene.dice(*[4] * 5).do(Pay())
    assert (scene.kinds() == ["before"]) is (special is Special.BONUS_DIE)
    if special is Special.BONUS_DIE:
        scene.do(Use(number), Roll())
    assert scene.told(events.DiceRolled)


@pytest.mark.clause("13")
@pytest.mark.clause("6.1")
def test_s13_a_wound_by_the_poison_that_takes_a_die_is_told_before_the_roll() -> None:
    scene = standing_on(Feature.TOXIC, brains=0)
    colour = LOCATIONS[scene.here.top].colour
    cards = [archetype(Special.TOUGH)]
    cards.append(archetype(colour=colour, other=(*scene.owned(), *cards)))
    scene.hero(0, *cards)
    scene.turn()
    pool = scene.s.throw.pool
    scene.do(Roll()).do(TakeWound(cards[1]))
    assert scene.kinds() == ["before"]
    assert scene.s.throw.pool == pool - 1


@pytest.mark.clause("13")
@pytest.mark.clause("6")
def test_s13_narrow_holds_one_pawn() -> None:
    scene = Scene()
    scene.feature(Feature.NARROW, slot=1)
    scene.stand(1, 1)
    scene.turn(0).refused(Move(1), "narrow")
    scene = Scene()
    scene.feature(Feature.NARROW, slot=1)
    scene.stand(1, 1)
    scene.turn(0, slot=None).refused(Place(1), "narrow")
    scene.do(Place(0))
    scene = Scene()
    scene.feature(Feature.NARROW, slot=1)
    scene.turn(0).do(Move(1))
    assert scene.player.slot == 1


@pytest.mark.clause("13")
@pytest.mark.clause("8")
def test_s13_safehouse_takes_no_tokens() -> None:
    scene = standing_on(Feature.SAFEHOUSE, brains=0)
    scene.hero(0, archetype(Special.NUDGE, Colour.BLUE))
    scene.turn().roll(5, 6, 6).settle()
    if scene.kinds() == ["spread"]:
        scene.expire()
    assert scene.here.freaks == 0
    assert sum(slot.freaks for slot in scene.s.slots) == 1


@pytest.mark.clause("13")
@pytest.mark.clause("10.4")
def test_s13_rest_spot_heals_everything() -> None:
    scene = standing_on(Feature.REST_SPOT)
    scene.hero(0, archetype(Special.NUDGE), archetype(Special.CALM))
    scene.wound(0, 0, 1)
    scene.turn().refused(Rest(scene.player.cards[0].archetype), "not_wounded")
    scene.do(Rest())
    assert not any(card.wounded for card in scene.player.cards)


@pytest.mark.clause("13")
@pytest.mark.clause("9.1")
def test_s13_free_exit_is_free_once_a_turn() -> None:
    scene = standing_on(Feature.FREE_EXIT, brains=2)
    scene.turn().do(Move(1))
    assert scene.player.brains == 2
    scene.do(Move(0)).do(Move(1))
    assert scene.player.brains == 0


@pytest.mark.clause("13")
@pytest.mark.parametrize(("stage", "pays", "stages"), [(0, False, 0), (0, True, 1), (1, None, 1)])
def test_s13_sealed_costs_a_brain_or_a_stage_at_its_beginning(stage: int, pays: bool | None, stages: int) -> None:
    scene = standing_on(Feature.SEALED, stage=stage)
    scene.top(0, LOCATION_IDS["L-blue-03"])  # Difficulty 7, Danger 3
    scene.hero(0, archetype(Special.SCAVENGER, Colour.GREEN))
    scene.turn().dice(4, 4, 6).do(Roll())
    assert (scene.kinds() == ["sealed"]) is (pays is not None)
    if pays is not None:
        scene.do(Pay() if pays else Decline())
    scene.until("after_roll")
    assert scene.told(events.StagesMade)[0].stages == stages


@pytest.mark.clause("13")
@pytest.mark.clause("18.2")
def test_s18_2_sealed_is_paid_by_default() -> None:
    scene = standing_on(Feature.SEALED)
    scene.turn().dice(4, 4, 6, *[4] * 5).do(Roll()).expire()
    assert not scene.s.throw.sealed
    assert [event.brains for event in scene.told(events.BrainsPaid)] == [1]
    scene.chance.faces.clear()


@pytest.mark.clause("13")
@pytest.mark.clause("18.2")
def test_s18_2_freaks_go_clockwise_first_by_default() -> None:
    scene = standing_on(Feature.SAFEHOUSE, brains=0)
    scene.hero(0, archetype(Special.NUDGE, Colour.BLUE))
    scene.turn().roll(5, 6, 6).settle()
    assert scene.kinds() == ["spread"]
    scene.expire()
    assert [slot.freaks for slot in scene.s.slots] == [0, 1, 0, 0, 0, 0]


@pytest.mark.clause("13")
def test_s13_sealed_is_not_asked_without_a_brain() -> None:
    scene = standing_on(Feature.SEALED, brains=0)
    scene.turn().dice(4, 4, 6).do(Roll())
    assert scene.s.throw.sealed
    assert scene.kinds() != ["sealed"]


@pytest.mark.clause("13")
@pytest.mark.clause("10.6")
def test_s13_crossfire_hits_everybody_here_first() -> None:
    scene = standing_on(Feature.CROSSFIRE, brains=1)
    scene.stand(1, 0)
    scene.stand(2, 1)
    scene.brains(1, 1)
    scene.turn().roll(1, 4, 4)
    assert scene.kinds() == ["wound"]
    scene.do(TakeWound(scene.player.cards[0].archetype))
    assert [(prompt.seat, prompt.kind) for prompt in scene.prompts()] == [(1, "wound")]
    assert not scene.told(events.Wounded)
    scene.do(Pay())
    assert [event.seat for event in scene.told(events.Wounded)] == [0]
    assert not any(card.wounded for card in scene.s.players[2].cards)


@pytest.mark.clause("13")
@pytest.mark.clause("23")
def test_s13_crossfire_hits_others_once_however_many_dice_fail() -> None:
    scene = Scene(2, Options(expansions=True, danger_mode="per_die"))
    scene.feature(Feature.CROSSFIRE)
    idle = [n for n, card in enumerate(ARCHETYPES) if card.special in (Special.HARDSIX, Special.TRIPLE)]
    for seat in (0, 1):
        scene.hero(seat, *idle[seat::2][:2])
        scene.brains(seat, 0)
        scene.stand(seat, 0)
    scene.turn()
    scene.roll(1, 1, *[4] * (scene.s.throw.pool - 2))
    while scene.kinds() == ["wound"]:
        scene.do(scene.legal(TakeWound)[0])
    assert [sum(card.wounded for card in player.cards) for player in scene.s.players] == [2, 1]


@pytest.mark.clause("13")
def test_s13_crossfire_hits_nobody_if_the_wound_is_cancelled() -> None:
    scene = standing_on(Feature.CROSSFIRE, brains=1)
    scene.stand(1, 0)
    scene.turn().roll(1, 4, 4).do(Pay())
    assert not scene.told(events.Wounded)
    assert [event.seat for event in scene.told(events.WoundCancelled)] == [0]


@pytest.mark.clause("13")
@pytest.mark.parametrize(("sixes", "gained"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_s13_feast_pays_for_unspent_sixes(sixes: int, gained: int) -> None:
    scene = standing_on(Feature.FEAST, brains=0)
    scene.hero(0, archetype(Special.SCAVENGER, Colour.GREEN))
    scene.turn()
    pool = scene.s.throw.pool
    scene.roll(*[6] * sixes, *[4] * (pool - sixes)).settle()
    while scene.s.active == 0 and scene.kinds() == ["after_roll"]:
        scene.do(EndTurn())
    assert scene.s.players[0].brains == sixes + gained


@pytest.mark.clause("13")
def test_s13_feast_counts_what_was_not_spent_also_on_the_way_out() -> None:
    scene = standing_on(Feature.FEAST, brains=0)
    scene.hero(0, archetype(Special.SCAVENGER, Colour.GREEN))
    scene.turn().roll(6, 6, 4).settle()
    scene.do(Move(1), EndTurn())
    assert scene.s.players[0].brains == 2 - 1 + 1


@pytest.mark.clause("13")
def test_s13_crowd_gives_a_die_in_company() -> None:
    scene = standing_on(Feature.CROWD)
    alone = scene.turn().s.throw.pool
    scene = standing_on(Feature.CROWD)
    scene.stand(1, 0)
    scene.stand(2, 0)
    assert scene.turn().s.throw.pool == alone + 1


@pytest.mark.clause("13")
def test_s13_cap_limits_the_net_stages() -> None:
    scene = standing_on(Feature.CAP)
    scene.turn().roll(4, 4, 4).settle()
    made = scene.told(events.StagesMade)[0]
    assert made.stages >= 3
    assert made.net == LOCATIONS[scene.s.throw.location].n == scene.player.stage


@pytest.mark.clause("13")
@pytest.mark.clause("6.1")
def test_s13_wild_has_the_colour_of_which_one_owns_most() -> None:
    scene = standing_on(Feature.WILD)
    reds = [archetype(Special.SCAVENGER, Colour.GREEN)]
    reds += [archetype(Special.HARDSIX, Colour.RED), archetype(Special.SHOVE, Colour.RED)]
    scene.hero(0, *reds)
    scene.turn()
    assert scene.s.throw.pool == 3 + 2
    assert {action.colour for action in scene.legal(Roll)} == {""}


@pytest.mark.clause("13")
def test_s13_wild_ties_are_the_players_choice() -> None:
    scene = standing_on(Feature.WILD)
    scene.hero(0, archetype(Special.NUDGE, Colour.BLUE), archetype(Special.HARDSIX, Colour.RED))
    scene.wound(0, 0)
    scene.turn()
    assert scene.s.throw.pool == 3  # the first colour, whose card is wounded
    assert {action.colour for action in scene.legal(Roll)} == {"", "red"}
    scene.refused(Roll(0, "green"), "no_such_colour")
    scene.dice(4, 4, 4, 4).do(Roll(0, "red"))
    assert scene.s.throw.pool == 4
