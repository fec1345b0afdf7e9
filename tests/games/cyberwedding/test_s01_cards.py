"""§1.5 Cards: each of them, who plays them and when, one a round."""

from __future__ import annotations

import pytest

from parlour.games.cyberwedding import card_events, cyber_events, fight_events
from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.actions import (
    DiscardItems,
    EndTurn,
    Flee,
    Limit,
    MoveCyberman,
    Pass,
    PlaceCyberman,
    PlaceUnit,
    PlayCard,
    Roll,
    Stop,
    TakeCard,
    UseItem,
    Walk,
)
from parlour.games.cyberwedding.cards import FACTS, CardKind, Who
from parlour.games.cyberwedding.combat import Combat
from parlour.games.cyberwedding.end_phase import EndPhase
from parlour.games.cyberwedding.hands import discard_all
from parlour.games.cyberwedding.model import Ability, PlayerState
from parlour.games.cyberwedding.movement import MovementPhase
from parlour.games.cyberwedding.playing import PLAYED_IN, Moment
from parlour.games.cyberwedding.windows import start_window
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from tests.games.cyberwedding.scene import Scene, at, tile

K = CardKind
ME = Seat(0)


def end(*cards: CardKind, seats: int = 4, square: int = at(8, 9)) -> Scene:
    """Seat 0 at the end of the turn, with these cards."""
    scene = Scene(seats)
    scene.hand(0, *cards)
    scene.stand(0, square)
    return scene


def ask(scene: Scene) -> Scene:
    return scene.begin(EndPhase(seat=ME))


# -- general -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("1.5")
def test_s01_5_one_card_a_round_and_only_from_the_hand() -> None:
    scene = ask(end(K.SECOND_WIND, K.ADRENALINE_RUSH))
    scene.refused(PlayCard(K.RAPID_UPGRADE), "not_in_hand")
    scene.do(PlayCard(K.SECOND_WIND))
    assert scene.purse() == (3, 5)
    assert scene.s.discarded == [K.SECOND_WIND]
    scene.refused(PlayCard(K.ADRENALINE_RUSH), "already_played")


@pytest.mark.clause("1.5", "5.4")
def test_s01_5_cyber_roles_play_only_what_is_for_anybody() -> None:
    scene = end(K.SECOND_WIND, K.RAPID_UPGRADE)
    scene.s.technology = 2
    scene.role(0, at(10, 10))
    ask(scene)
    scene.refused(PlayCard(K.SECOND_WIND), "not_for_you")
    scene.do(PlayCard(K.RAPID_UPGRADE))
    assert scene.s.technology == 3
    assert [card for card in K if FACTS[card].who is Who.ANYBODY] == [
        K.SIGNAL_JAM,
        K.REINFORCEMENT_BEAM,
        K.SECOND_UNIT,
        K.SPEECHES,
        K.RAPID_UPGRADE,
    ]


@pytest.mark.clause("1.5")
def test_s01_5_a_card_without_effect_or_at_another_time_cannot_be_played() -> None:
    scene = ask(end(K.SABOTAGE, K.RUN_FOR_IT, K.MALFUNCTION))
    scene.refused(PlayCard(K.SABOTAGE), "no_effect")
    scene.refused(PlayCard(K.RUN_FOR_IT), "card_not_now")
    scene.refused(PlayCard(K.MALFUNCTION), "card_not_now")
    assert Moment.FIGHT not in PLAYED_IN[K.BORROWED_PHONE]


@pytest.mark.clause("1.5")
def test_s01_5_no_two_of_an_item_in_play_and_using_one_is_free() -> None:
    scene = end(K.PICNIC_HAMPER, square=at(4, 8))
    scene.item(0, K.PICNIC_HAMPER)
    ask(scene)
    scene.refused(PlayCard(K.PICNIC_HAMPER), "two_of_a_kind")
    scene.refused(UseItem(K.CRICKET_BAT), "not_in_play")
    scene.do(UseItem(K.PICNIC_HAMPER))
    assert scene.purse() == (3, 6)
    scene.do(PlayCard(K.PICNIC_HAMPER), UseItem(K.PICNIC_HAMPER))
    assert scene.purse() == (3, 9)
    assert scene.me.items == []


@pytest.mark.clause("1.5")
@pytest.mark.parametrize(
    ("card", "there", "elsewhere"),
    [
        (K.HEDGE_TRIMMER, at(4, 2), at(8, 8)),
        (K.CYBERSCANNER, at(4, 15), at(4, 14)),
        (K.CRICKET_BAT, at(8, 8), at(8, 16)),
        (K.TENNIS_RACQUET, at(13, 4), at(12, 4)),
        (K.PICNIC_HAMPER, at(4, 16), at(4, 12)),
    ],
)
def test_s01_5_items_are_laid_out_where_they_are_found(card: CardKind, there: int, elsewhere: int) -> None:
    ask(end(card, square=elsewhere)).refused(PlayCard(card), "no_effect")
    scene = ask(end(card, square=there)).do(PlayCard(card))
    assert [item.card for item in scene.me.items] == [card]
    assert scene.me.hand == []


@pytest.mark.clause("1.5")
def test_s01_5_a_partial_stands_in_for_the_group() -> None:
    scene = end(K.SABOTAGE)
    scene.partial(0, at(4, 15))
    for place in (1, 2):
        scene.carry(scene.cyberman(at(10, 4 + place)), scene.captive(0, place))
    assert scene.me.state is PlayerState.PARTIAL
    ask(scene).do(PlayCard(K.SABOTAGE))
    assert scene.s.units == []


@pytest.mark.clause("1.5")
def test_s01_5_who_is_out_discards_hand_and_items_and_a_counter_goes_back() -> None:
    scene = end(K.GOLD)
    scene.item(0, K.EMERGENCY_TELEPORT)
    scene.me.items[0].mark = 1
    scene.s.supply[1][0] -= 1
    discard_all(scene.s, ME, Kernel(scene.s, scene.chance))
    assert scene.s.discarded == [K.GOLD, K.EMERGENCY_TELEPORT]
    assert scene.s.supply[1][0] == 10


# -- items -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("1.5", "4")
def test_s01_5_number_1_trims_for_the_whole_turn() -> None:
    scene = end()
    scene.item(0, K.HEDGE_TRIMMER)
    man = scene.cyberman(at(8, 9))
    scene.dice(2).begin(Combat(seat=ME, cyberman=man.id))
    assert scene.kind == "before_roll"
    scene.do(UseItem(K.HEDGE_TRIMMER))
    assert [event.result for event in scene.told(fight_events.FightRolled)] == [4]
    assert scene.me.trimming


@pytest.mark.clause("1.5")
def test_s01_5_number_2_looks_at_a_hand_and_takes_a_card() -> None:
    scene = end()
    scene.item(0, K.CYBERSCANNER)
    scene.hand(2, K.GOLD, K.KEYS)
    ask(scene)
    scene.refused(UseItem(K.CYBERSCANNER, to=1), "wrong_target")
    scene.do(UseItem(K.CYBERSCANNER, to=2))
    assert scene.kind == "scan"
    assert scene.told(card_events.HandSeen)[0].cards == [K.GOLD, K.KEYS]
    scene.refused(TakeCard(K.HACKING), "not_in_hand")
    scene.do(TakeCard(K.KEYS))
    assert (scene.me.hand, scene.s.players[2].hand) == ([K.KEYS], [K.GOLD])
    assert scene.told(card_events.CardTaken)[0].audience() == (0, 2)


@pytest.mark.clause("1.5", "10.2")
def test_s01_5_number_3_takes_the_counter_and_beams_it_back() -> None:
    scene = end(K.EMERGENCY_TELEPORT, K.SECOND_WIND)
    man = scene.cyberman(at(8, 10), ability=Ability.MIND_CONTROL)
    scene.hand(1, K.NAIL_VARNISH)
    scene.stand(1, at(8, 11))
    scene.begin(EndPhase(seat=Seat(1)), active=1)
    scene.do(PlayCard(K.NAIL_VARNISH, cyberman=man.id))
    assert (scene.kind, scene.asked) == ("destroyed", 0)
    scene.refused(PlayCard(K.SECOND_WIND), "card_not_now")
    scene.refused(PlayCard(K.EMERGENCY_TELEPORT, cyberman=man.id + 9), "wrong_target")
    scene.do(PlayCard(K.EMERGENCY_TELEPORT, cyberman=man.id))
    assert scene.vp() == [0, 1, 0, 0]
    assert (scene.me.items[0].mark, scene.me.items[0].ability) == (1, Ability.MIND_CONTROL)
    assert scene.s.supply[1] == [10, 5, 0, 4]
    ask(scene).do(UseItem(K.EMERGENCY_TELEPORT))
    scene.refused(PlaceCyberman(at(4, 15), Ability.MIND_CONTROL, 0), "not_allowed_there")
    scene.refused(PlaceCyberman(at(9, 9), Ability.PLAIN, 0), "not_allowed_there")
    scene.do(PlaceCyberman(at(9, 9), Ability.MIND_CONTROL, 2))
    placed = scene.s.cybermen[-1]
    assert (placed.square, placed.mark, placed.facing) == (at(9, 9), 1, 2)


@pytest.mark.clause("1.5", "4")
def test_s01_5_number_4_rolls_again_after_a_failed_roll() -> None:
    scene = end()
    scene.item(0, K.CRICKET_BAT)
    man = scene.cyberman(at(8, 9))
    scene.dice(1, 4).begin(Combat(seat=ME, cyberman=man.id)).do(UseItem(K.CRICKET_BAT))
    assert [event.result for event in scene.told(fight_events.FightRolled)] == [1, 4]
    assert scene.purse() == (3, 3)
    assert scene.done


# -- events ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("1.5", "11")
def test_s01_5_example_14_gold_and_nail_varnish_by_mark() -> None:
    scene = end(K.GOLD, K.NAIL_VARNISH)
    scene.s.technology = 4
    man = scene.cyberman(at(8, 10), 2)
    ask(scene)
    scene.refused(PlayCard(K.GOLD, cyberman=man.id), "no_effect")
    scene.do(PlayCard(K.NAIL_VARNISH, cyberman=man.id))
    assert scene.vp() == [1, 0, 0, 0]
    other = end(K.GOLD)
    other.s.technology = 3
    leader = other.role(2, at(7, 9))
    far = other.cyberman(at(8, 12), 3)
    ask(other)
    other.refused(PlayCard(K.GOLD, cyberman=far.id), "wrong_target")
    other.do(PlayCard(K.GOLD, cyberman=leader.id))
    assert other.vp() == [2, 0, 0, 0]


@pytest.mark.clause("1.5", "4")
def test_s01_5_gold_used_in_combat_wins_it() -> None:
    scene = end(K.GOLD)
    man = scene.cyberman(at(8, 9), 3)
    scene.dice().begin(Combat(seat=ME, cyberman=man.id)).do(PlayCard(K.GOLD, cyberman=man.id))
    assert [event.how for event in scene.told(fight_events.FightWon)] == ["card"]
    assert scene.vp()[0] == 1


@pytest.mark.clause("1.5", "3.4")
def test_s01_5_number_11_and_21_cap_first_and_add_then() -> None:
    scene = end(K.RUN_FOR_IT)
    scene.me.slowed = True
    scene.dice(6).begin(MovementPhase(seat=ME))
    assert scene.told(events.AllowanceRolled)[0].allowance == 2
    scene.do(PlayCard(K.RUN_FOR_IT))
    scene.do(*(Walk(at(8, 9 + step)) for step in range(1, 6)))
    assert scene.me.square == at(8, 14)
    assert not scene.me.slowed


@pytest.mark.clause("1.5", "1.6")
def test_s01_5_number_12_goes_through_a_hedge_but_does_not_end_in_it() -> None:
    scene = end(K.THROUGH_THE_HEDGE, square=at(2, 5))
    scene.tokens(0, 0, 3)
    scene.dice(2).begin(MovementPhase(seat=ME))
    scene.refused(Walk(at(3, 5)), "not_allowed_there")
    scene.do(PlayCard(K.THROUGH_THE_HEDGE), Walk(at(3, 5)))
    scene.refused(Stop(), "in_a_hedge")
    scene.do(Walk(at(2, 5)))
    assert scene.me.square == at(2, 5)
    short = end(K.THROUGH_THE_HEDGE, square=at(2, 5))
    short.tokens(0, 0, 3)
    short.dice(1).begin(MovementPhase(seat=ME)).do(PlayCard(K.THROUGH_THE_HEDGE))
    short.refused(Walk(at(3, 5)), "in_a_hedge")


@pytest.mark.clause("1.5", "10.3")
def test_s01_5_number_12_who_does_not_answer_in_a_hedge_walks_out() -> None:
    scene = end(K.THROUGH_THE_HEDGE, square=at(2, 8))
    scene.tokens(0, 0, 3)
    scene.dice(3).begin(MovementPhase(seat=ME)).do(PlayCard(K.THROUGH_THE_HEDGE), Walk(at(3, 8)))
    scene.cyberman(at(2, 8))
    scene.refused(Stop(), "in_a_hedge")
    scene.expire()
    assert scene.me.square == at(3, 9), "not back to the Cyberman"
    scene.expire()
    assert scene.me.square == at(3, 9)
    assert scene.done


@pytest.mark.clause("1.5", "1.6")
def test_s01_5_number_12_crosses_the_tennis_fence() -> None:
    scene = end(K.THROUGH_THE_HEDGE, square=at(13, 7))
    scene.dice(2).begin(MovementPhase(seat=ME))
    scene.refused(Walk(at(13, 6)), "not_allowed_there")
    scene.do(PlayCard(K.THROUGH_THE_HEDGE), Walk(at(13, 6)), Stop())
    assert scene.me.square == at(13, 6)


@pytest.mark.clause("1.5")
def test_s01_5_number_13_leads_an_ordinary_cyberman_to_nobody_elses_group() -> None:
    scene = end(K.DISTRACTION)
    man = scene.cyberman(at(8, 11))
    scene.stand(1, at(8, 13))
    figure = scene.role(2, at(12, 12), leader=False)
    ask(scene)
    scene.refused(PlayCard(K.DISTRACTION, cyberman=figure.id), "wrong_target")
    scene.do(PlayCard(K.DISTRACTION, cyberman=man.id))
    scene.refused(MoveCyberman(man.id, at(8, 13), 0), "not_allowed_there")
    scene.refused(MoveCyberman(man.id, at(8, 15), 0), "not_allowed_there")
    scene.refused(MoveCyberman(figure.id, at(8, 12), 0), "wrong_target")
    scene.do(MoveCyberman(man.id, at(8, 9), 2))
    assert (man.square, man.facing) == (at(8, 9), 2)
    assert scene.told(cyber_events.CybermanMoved)[0].why == "card"


@pytest.mark.clause("1.5", "3.5")
def test_s01_5_number_13_leads_a_carrier_away_though_there_is_a_unit() -> None:
    scene = end(K.DISTRACTION)
    man = scene.cyberman(at(8, 11))
    scene.carry(man, scene.captive(1, 0))
    scene.s.units = [at(20, 3)]
    ask(scene)
    scene.do(PlayCard(K.DISTRACTION, cyberman=man.id), MoveCyberman(man.id, at(8, 9), 2))
    assert man.square == at(8, 9)
    assert not man.moved


@pytest.mark.clause("1.5", "10.2")
def test_s01_5_number_15_lowers_either_limit() -> None:
    both: tuple[tuple[Limit, tuple[int, int]], ...] = (("moves", (2, 0)), ("abilities", (0, 2)))
    for limit, amounts in both:
        scene = end(K.SIGNAL_JAM)
        scene.begin()
        start_window(scene.s, Kernel(scene.s, scene.chance))
        assert scene.kind == "before_cybermen"
        scene.refused(PlayCard(K.SIGNAL_JAM), "wrong_target")
        scene.do(PlayCard(K.SIGNAL_JAM, limit=limit))
        assert (scene.s.jam_moves, scene.s.jam_abilities) == amounts


@pytest.mark.clause("1.5")
def test_s01_5_number_16_brings_two_cybermen() -> None:
    scene = end(K.REINFORCEMENT_BEAM)
    scene.face_down("A1")
    ask(scene)
    scene.refused(PlayCard(K.REINFORCEMENT_BEAM, tile=tile("A1")), "wrong_target")
    scene.do(PlayCard(K.REINFORCEMENT_BEAM, tile=tile("A3")))
    scene.do(PlaceCyberman(at(1, 8), Ability.PLAIN, 0), PlaceCyberman(at(1, 9), Ability.ENERGY_BEAM, 0))
    assert [event.why for event in scene.told(cyber_events.CybermanPlaced)] == ["card", "card"]
    assert scene.kind == "end" or scene.done


@pytest.mark.clause("1.5")
def test_s01_5_number_17_far_from_groups_on_a_tile_of_its_own() -> None:
    scene = end(K.SECOND_UNIT)
    ask(scene).do(PlayCard(K.SECOND_UNIT))
    for square in (at(8, 12), at(5, 15), at(0, 5), at(3, 5)):
        scene.refused(PlaceUnit(square), "not_allowed_there")
    scene.do(PlaceUnit(at(8, 13)))
    assert scene.s.units == [at(4, 15), at(8, 13)]
    assert scene.s.spare_units == 1


@pytest.mark.clause("1.5", "1.6")
def test_s01_5_number_17_not_on_a_car_that_works() -> None:
    scene = end(K.SECOND_UNIT)
    scene.s.cars[2].wreck = True
    ask(scene).do(PlayCard(K.SECOND_UNIT))
    scene.refused(PlaceUnit(scene.s.cars[0].square), "not_allowed_there")
    scene.do(PlaceUnit(scene.s.cars[2].square))
    assert scene.s.units == [at(4, 15), at(2, 3)]


@pytest.mark.clause("1.5", "9.1")
def test_s01_5_number_18_destroys_the_unit_one_stands_on() -> None:
    scene = ask(end(K.SABOTAGE, square=at(4, 15)))
    scene.cyberman(at(10, 10))
    scene.do(PlayCard(K.SABOTAGE))
    assert (scene.s.units, scene.s.spare_units, scene.vp()[0]) == ([], 3, 1)


@pytest.mark.clause("1.5", "6")
def test_s01_5_number_19_frees_for_nothing_and_no_points() -> None:
    scene = end(K.STRUGGLE_FREE)
    man = scene.cyberman(at(12, 10), captives=[1])
    ask(scene)
    scene.refused(PlayCard(K.STRUGGLE_FREE, captive=0), "wrong_target")
    scene.do(PlayCard(K.STRUGGLE_FREE, captive=1))
    assert man.captives == []
    assert scene.vp() == [0] * 4


@pytest.mark.clause("1.5")
def test_s01_5_number_20_swaps_with_a_group_that_is_near_and_in_no_car() -> None:
    scene = end(K.BOUQUET_TOSS)
    scene.stand(1, at(8, 15))
    scene.stand(2, at(8, 16))
    ask(scene)
    scene.refused(PlayCard(K.BOUQUET_TOSS, to=2), "wrong_target")
    scene.refused(PlayCard(K.BOUQUET_TOSS, to=0), "wrong_target")
    scene.do(PlayCard(K.BOUQUET_TOSS, to=1))
    assert (scene.me.square, scene.s.players[1].square) == (at(8, 15), at(8, 9))


@pytest.mark.clause("1.5")
def test_s01_5_number_21_slows_another_human_player() -> None:
    scene = ask(end(K.SPEECHES))
    scene.refused(PlayCard(K.SPEECHES, to=0), "wrong_target")
    scene.do(PlayCard(K.SPEECHES, to=3))
    assert scene.s.players[3].slowed


@pytest.mark.clause("1.5")
def test_s01_5_number_22_takes_any_card_of_a_hand() -> None:
    scene = end(K.BORROWED_PHONE)
    scene.hand(1, K.GOLD)
    ask(scene)
    scene.refused(PlayCard(K.BORROWED_PHONE, to=2), "wrong_target")
    scene.do(PlayCard(K.BORROWED_PHONE, to=1))
    assert (scene.me.hand, scene.s.players[1].hand) == ([K.GOLD], [])


@pytest.mark.clause("1.5", "9.2", "11")
def test_s01_5_example_15_hacking_destroys_every_mark_v_and_the_leader() -> None:
    scene = end(K.HACKING)
    scene.s.technology = 5
    men = [scene.cyberman(at(10, 4 + x), 5) for x in range(5)]
    old = [scene.cyberman(at(11, 8 + x), 4) for x in range(3)]
    leader = scene.role(2, at(12, 10))
    ask(scene).do(PlayCard(K.HACKING))
    assert scene.vp()[0] == 7
    assert scene.s.cybermen == old
    assert men[0] not in scene.s.cybermen
    assert leader not in scene.s.cybermen
    assert scene.s.reason == "leaders_destroyed"


@pytest.mark.clause("1.5")
def test_s01_5_number_23_only_at_mark_v() -> None:
    scene = end(K.HACKING)
    scene.s.technology = 4
    ask(scene).refused(PlayCard(K.HACKING), "no_effect")


@pytest.mark.clause("1.5", "5.5")
def test_s01_5_number_25_and_the_leaders_three_items_raise_technology() -> None:
    scene = end(K.HEDGE_TRIMMER, K.CRICKET_BAT, K.PICNIC_HAMPER, K.GOLD)
    scene.s.technology = 4
    figure = scene.role(0, at(10, 10))
    ask(scene)
    three = DiscardItems(K.HEDGE_TRIMMER, K.CRICKET_BAT, K.PICNIC_HAMPER)
    scene.refused(DiscardItems(K.HEDGE_TRIMMER, K.CRICKET_BAT, K.GOLD), "not_in_hand")
    scene.refused(DiscardItems(K.PICNIC_HAMPER, K.CRICKET_BAT, K.HEDGE_TRIMMER), "not_in_hand")
    scene.do(three)
    assert scene.s.technology == 5
    assert (figure.mark, figure.ability) == (5, Ability.ENERGY_BEAM)
    assert not scene.me.played
    scene.refused(three, "no_effect")
    other = ask(end(K.HEDGE_TRIMMER, K.CRICKET_BAT, K.PICNIC_HAMPER))
    other.refused(three, "not_for_you")


@pytest.mark.clause("1.5", "7.1")
def test_s01_5_number_46_only_in_the_own_movement_phase_in_a_safe_car_park() -> None:
    car = at(1, 1)
    scene = ask(end(K.KEYS, square=car))
    scene.refused(PlayCard(K.KEYS), "card_not_now")
    moving = end(K.KEYS, square=car)
    man = moving.cyberman(car)
    moving.dice(3).begin(MovementPhase(seat=ME))
    moving.refused(PlayCard(K.KEYS), "no_effect")
    man.square = at(2, 1)
    moving.do(PlayCard(K.KEYS), Flee())
    assert (moving.vp()[0], moving.me.state) == (5, PlayerState.FLED)


@pytest.mark.clause("1.5", "10.2")
def test_s01_5_any_time_cards_in_combat_before_and_after_a_roll() -> None:
    scene = end(K.SECOND_WIND, K.BORROWED_PHONE)
    scene.tokens(0, 0, 0)
    scene.hand(1, K.GOLD)
    man = scene.cyberman(at(8, 9))
    scene.dice(2).begin(Combat(seat=ME, cyberman=man.id))
    scene.refused(PlayCard(K.BORROWED_PHONE, to=1), "card_not_now")
    scene.do(Roll())
    assert scene.kind == "fight"
    scene.do(PlayCard(K.SECOND_WIND))
    assert scene.told(events.TokensGained)[0].fatigue == 2
    assert scene.told(fight_events.FightWon)[0].how == "fatigue"
    assert scene.purse() == (0, 0)


@pytest.mark.clause("3.7", "1.5")
def test_s03_7_nothing_is_asked_at_the_end_if_nothing_could_be_done() -> None:
    scene = ask(end())
    assert scene.done
    other = ask(end(K.GOLD))
    other.refused(Pass(), "not_now")
    other.do(EndTurn())
    assert other.done


@pytest.mark.clause("1.5")
def test_s01_5_number_21_reaches_who_is_held_but_no_partial() -> None:
    scene = end(K.SPEECHES)
    scene.cyberman(at(1, 9), captives=[3, 4, 5, 6, 7])
    scene.partial(2, at(1, 12), 2)
    ask(scene)
    assert (scene.state(1), scene.state(2)) == (PlayerState.HELD, PlayerState.PARTIAL)
    scene.refused(PlayCard(K.SPEECHES, to=2), "wrong_target")
    scene.do(PlayCard(K.SPEECHES, to=1))
    assert scene.s.players[1].slowed
