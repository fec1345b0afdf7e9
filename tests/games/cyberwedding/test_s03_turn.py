"""§3.0 to §3.4 and §3.7: states, rounds, tiles, cards drawn, movement on foot, the end of a turn."""

from __future__ import annotations

import pytest

from parlour.games.cyberwedding import cyber_events, fight_events
from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.actions import (
    DiscardCard,
    EndTurn,
    MakePromise,
    OfferRescue,
    Pass,
    PlaceCyberman,
    PlaceTokens,
    PlayCard,
    Pledge,
    SettlePromise,
    SpendEscape,
    Stop,
    TurnUp,
    Walk,
)
from parlour.games.cyberwedding.arriving import Arriving, TokenPlacing, furthest
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.end_phase import EndPhase, Redraw
from parlour.games.cyberwedding.game import GAME
from parlour.games.cyberwedding.model import NONE, Ability, Fate, PlayerState
from parlour.games.cyberwedding.movement import MovementPhase
from parlour.games.cyberwedding.reveal import Reveal, revealable
from parlour.games.cyberwedding.standing import humans, put_out
from parlour.games.cyberwedding.turn import Turn
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, run
from tests.games.cyberwedding.scene import BASIC, Scene, at, tile

K = CardKind
ME = Seat(0)


def state_of(scene: Scene, seat: int) -> PlayerState:
    return scene.s.players[seat].state


# -- states and rounds (§3.0) ------------------------------------------------------------------------------------------


@pytest.mark.clause("3.0")
def test_s03_0_h_counts_human_held_and_partial_players() -> None:
    scene = Scene(5)
    assert humans(scene.s) == 5
    for place in range(3):
        scene.carry(scene.cyberman(at(8, 4 + place)), scene.captive(1, place))
    assert state_of(scene, 1) is PlayerState.HELD
    assert scene.s.players[1].square == NONE
    scene.carry(scene.cyberman(at(9, 4)), scene.captive(2, 0))
    scene.partial(2, at(12, 4), 1)
    assert state_of(scene, 2) is PlayerState.HUMAN
    scene.carry(scene.cyberman(at(9, 5)), scene.captive(2, 2))
    assert state_of(scene, 2) is PlayerState.PARTIAL
    scene.role(3, at(10, 10), leader=False)
    assert humans(scene.s) == 4


@pytest.mark.clause("3.0", "10.4", "9.2")
def test_s03_0_a_round_ends_when_the_turn_passes_the_brides_player_even_if_out() -> None:
    scene = Scene(3)
    s = scene.s
    s.round = 1
    put_out(s, 0, Kernel(s, scene.chance))
    s.agenda[:] = [Turn(seat=Seat(2), begun=True)]
    s.cut = False
    k = Kernel(s, scene.chance)
    run(GAME, s, k)
    assert s.round == 2
    assert s.active == 1
    assert [event.seat for event in k.events if isinstance(event, events.TurnStarted)] == [1]


@pytest.mark.clause("3", "3.0")
def test_s03_what_counts_once_a_turn_begins_anew() -> None:
    scene = Scene(2)
    s, me = scene.s, scene.me
    me.played = me.hotwired = me.trimming = True
    me.alighted_at = me.square
    s.jam_moves, s.tried = 2, [4]
    s.agenda[:] = [Turn(seat=ME)]
    run(GAME, s, Kernel(s, scene.chance))
    assert not any((me.played, me.used_ability, me.hotwired, me.trimming))
    assert me.alighted_at == NONE
    assert (s.jam_moves, s.tried, me.turns) == (0, [], 1)


# -- tiles (§3.1) ------------------------------------------------------------------------------------------------------


def arrivals(quarter_turns: int) -> int:
    for seed in range(200):
        scene = Scene(2, seed=b"%d" % seed)
        scene.face_down("A1", "A2")
        scene.begin(Reveal(seat=ME)).do(TurnUp(tile("A1")))
        told = scene.told(events.TileTurnedUp)[0]
        if told.quarter_turns == quarter_turns:
            return told.arrivals
    raise AssertionError(quarter_turns)


@pytest.mark.clause("3.1", "11")
def test_s03_1_example_5_how_it_lay_decides_how_many_arrive() -> None:
    assert [arrivals(turns) for turns in range(4)] == [2, 3, 4, 3]


@pytest.mark.clause("3.1")
def test_s03_1_only_a_tile_beside_one_that_is_face_up_and_one_has_to_be_turned() -> None:
    scene = Scene(2)
    scene.face_down("A1", "A2", "B1")
    assert revealable(scene.s) == [tile("A2"), tile("B1")]
    scene.begin(Reveal(seat=ME))
    scene.refused(TurnUp(tile("A1")), "not_revealable")
    scene.refused(TurnUp(tile("C3")), "not_revealable")
    scene.refused(EndTurn(), "not_now")
    scene.do(TurnUp(tile("A2")))
    assert scene.kind == "arrival"


@pytest.mark.clause("3.1")
def test_s03_1_the_only_tile_is_turned_without_asking_if_nothing_else_can_be_done() -> None:
    scene = Scene(2)
    scene.face_down("A1")
    scene.begin(Reveal(seat=ME))
    assert [event.tile for event in scene.told(events.TileTurnedUp)] == [tile("A1")]
    other = Scene(2)
    other.face_down("A1")
    other.hand(0, K.SECOND_WIND)
    assert other.begin(Reveal(seat=ME)).kind == "reveal"
    assert Scene(2).begin(Reveal(seat=ME)).done


@pytest.mark.clause("3.1", "1.4")
def test_s03_1_cybermen_of_the_current_mark_on_legal_squares_of_that_tile() -> None:
    scene = Scene(2)
    scene.cyberman(at(4, 4))
    scene.begin(Arriving(seat=ME, tile=tile("B2"), left=2, why="arrival"))
    scene.refused(PlaceCyberman(at(4, 4), Ability.PLAIN, 0), "not_allowed_there")
    scene.refused(PlaceCyberman(at(4, 3), Ability.PLAIN, 0), "not_allowed_there")
    scene.refused(PlaceCyberman(at(4, 5), Ability.GUN, 0), "no_such_type")
    scene.refused(PlaceCyberman(at(4, 5), Ability.PLAIN, 4), "not_allowed_there")
    scene.do(PlaceCyberman(at(4, 7), Ability.MIND_CONTROL, 2), PlaceCyberman(at(4, 5), Ability.PLAIN, 1))
    assert scene.done
    assert [(c.square, c.mark, c.facing) for c in scene.s.cybermen[1:]] == [(at(4, 7), 1, 2), (at(4, 5), 1, 1)]
    assert scene.s.supply[1] == [8, 5, 0, 4]


@pytest.mark.clause("3.1", "1.6")
def test_s03_1_hedges_only_with_advanced_terrain() -> None:
    scene = Scene(2, BASIC)
    scene.begin(Arriving(seat=ME, tile=tile("B2"), left=1, why="arrival"))
    scene.refused(PlaceCyberman(at(4, 7), Ability.PLAIN, 0), "not_allowed_there")


@pytest.mark.clause("3.1", "5.5", "11")
def test_s03_1_example_5_the_rest_is_of_the_next_mark_when_the_supply_runs_out() -> None:
    scene = Scene(2)
    scene.s.supply[1] = [0, 0, 0, 1]
    scene.s.cybermen.clear()
    scene.s.agenda.clear()
    supply = scene.s.supply[1]
    assert supply == [0, 0, 0, 1]
    for place, count in enumerate((10, 5, 0, 4)):
        for nth in range(count):
            ability = tuple(Ability)[place]
            scene.s.supply[1][place] += 1
            scene.cyberman(at(8 + nth, 1 + 5 * place), ability=ability)
    scene.begin(Arriving(seat=ME, tile=tile("A3"), left=3, why="arrival"))
    scene.do(PlaceCyberman(at(1, 8), Ability.MIND_CONTROL, 0))
    assert scene.s.technology == 2
    assert scene.told(cyber_events.TechnologyRose)[-1].mark == 2
    scene.do(PlaceCyberman(at(1, 9), Ability.PLAIN, 0), PlaceCyberman(at(1, 10), Ability.MIND_CONTROL, 0))
    assert [c.mark for c in scene.s.cybermen[-3:]] == [1, 2, 2]


@pytest.mark.clause("3.1")
def test_s03_1_at_the_last_mark_nothing_more_is_placed() -> None:
    scene = Scene(2)
    scene.s.technology = 5
    for place in range(20):
        ability = (Ability.PLAIN,) * 8 + (Ability.ENERGY_BEAM,) * 6 + (Ability.GUN,) * 6
        scene.cyberman(at(8 + place // 10, place % 10 + 4), 5, ability[place])
    assert scene.begin(Arriving(seat=ME, tile=tile("A3"), left=3, why="arrival")).done


@pytest.mark.clause("3.1", "11")
def test_s03_1_example_6_two_fatigue_and_an_escape_token_where_a_building_is() -> None:
    scene = Scene(2)
    scene.begin(TokenPlacing(seat=ME, tile=tile("D2")))
    scene.refused(PlaceTokens(at(13, 5), at(12, 4), at(13, 4)), "not_allowed_there")
    scene.refused(PlaceTokens(at(12, 4), at(13, 5), at(12, 4)), "not_allowed_there")
    scene.refused(PlaceTokens(at(12, 4), at(13, 5)), "not_allowed_there")
    scene.do(PlaceTokens(at(12, 4), at(12, 4), at(15, 6)))
    assert [(h.square, h.fatigue, h.escape) for h in scene.s.heaps] == [(at(12, 4), 2, 0), (at(15, 6), 0, 1)]
    bare = Scene(2).begin(TokenPlacing(seat=ME, tile=tile("A3")))
    bare.refused(PlaceTokens(at(1, 8), at(1, 9), at(1, 9)), "not_allowed_there")
    bare.do(PlaceTokens(at(1, 8), at(1, 9)))
    assert [(h.fatigue, h.escape) for h in bare.s.heaps] == [(1, 0), (1, 0)]


@pytest.mark.clause("3.1")
def test_s03_1_whoever_is_furthest_places_the_tokens_and_ties_go_in_turn_order() -> None:
    scene = Scene(4)
    for seat, square in enumerate((at(0, 0), at(23, 19), at(23, 19), at(12, 10))):
        scene.stand(seat, square)
    assert furthest(scene.s, tile("A1")) == 1
    scene.s.active = Seat(1)
    assert furthest(scene.s, tile("A1")) == 2
    scene.role(2, at(8, 8), leader=False)
    assert furthest(scene.s, tile("A1")) == 1
    for seat in (0, 1, 3):
        scene.s.players[seat].state = PlayerState.HELD
    assert furthest(scene.s, tile("A1")) == 1, "nobody is human: the active player"


# -- cards (§3.3, §3.7) ------------------------------------------------------------------------------------------------


@pytest.mark.clause("3.3", "1.5")
def test_s03_3_up_to_three_cards_and_the_discards_make_a_new_deck() -> None:
    scene = Scene(2)
    scene.hand(0, K.GOLD)
    scene.s.discarded, scene.s.deck = scene.s.deck[1:], scene.s.deck[:1]
    scene.begin(Redraw(seat=ME))
    assert len(scene.me.hand) == 3
    assert len(scene.told(events.CardDrawn)) == 2
    assert len(scene.told(events.DeckReshuffled)) == 1
    assert scene.s.discarded == []


@pytest.mark.clause("3.7")
def test_s03_7_one_card_may_be_discarded_then_those_above_three_have_to_be() -> None:
    scene = Scene(2)
    scene.hand(0, K.GOLD, K.GOLD, K.KEYS, K.HACKING, K.SABOTAGE)
    scene.begin(EndPhase(seat=ME))
    scene.do(DiscardCard(K.GOLD))
    scene.refused(DiscardCard(K.GOLD), "not_now")
    scene.do(EndTurn())
    assert scene.kind == "discard"
    scene.refused(DiscardCard(K.SPEECHES), "not_in_hand")
    scene.do(DiscardCard(K.KEYS))
    assert scene.done
    assert scene.me.hand == [K.GOLD, K.SABOTAGE, K.HACKING]
    assert scene.s.discarded == [K.GOLD, K.KEYS]


@pytest.mark.clause("3.7", "5.1")
def test_s03_7_a_turn_cut_short_leaves_only_the_hand_limit() -> None:
    scene = Scene(2)
    scene.hand(0, K.GOLD, K.KEYS, K.HACKING, K.SABOTAGE)
    scene.begin()
    k = Kernel(scene.s, scene.chance)
    scene.s.cut = True
    k.push(Reveal(seat=ME), Redraw(seat=ME), MovementPhase(seat=ME), EndPhase(seat=ME))
    run(GAME, scene.s, k)
    assert scene.kind == "discard"


# -- on foot (§3.4) ----------------------------------------------------------------------------------------------------


def walking(escape: int, die: int, seats: int = 2) -> Scene:
    scene = Scene(seats)
    scene.tokens(0, escape, 3)
    scene.hand(0, K.SECOND_WIND)  # something may be done even when nothing is left of the allowance
    scene.stand(0, at(8, 9))
    return scene.dice(die).begin(MovementPhase(seat=ME))


def allowance(scene: Scene) -> int:
    phase = scene.s.agenda[-1]
    assert isinstance(phase, MovementPhase)
    return phase.allowance


@pytest.mark.clause("3.4", "11")
@pytest.mark.parametrize(("escape", "die", "expected"), [(4, 3, 4), (4, 6, 6), (0, 1, 1)])
def test_s03_4_example_1_the_die_or_the_escape_tokens(escape: int, die: int, expected: int) -> None:
    assert allowance(walking(escape, die)) == expected


@pytest.mark.clause("3.4", "11")
def test_s03_4_example_24_a_token_on_the_way_does_not_change_it() -> None:
    scene = Scene(2)
    scene.tokens(0, 2, 0)
    scene.hand(0, K.SECOND_WIND)
    scene.stand(0, at(8, 9))
    scene.heap(at(8, 10), escape=1)
    scene.dice(1).begin(MovementPhase(seat=ME)).do(Walk(at(8, 10)))
    assert scene.purse() == (3, 0)
    assert allowance(scene) == 1
    scene.do(Walk(at(8, 11)))
    scene.refused(Walk(at(8, 12)), "not_enough_movement")


@pytest.mark.clause("3.4")
def test_s03_4_one_square_after_the_other_as_long_as_it_lasts() -> None:
    scene = walking(0, 2)
    scene.refused(Walk(at(8, 11)), "not_allowed_there")
    scene.refused(Walk(at(9, 10)), "not_allowed_there")
    scene.do(Walk(at(8, 10)), Walk(at(7, 10)))
    scene.refused(Walk(at(7, 11)), "not_enough_movement")
    scene.do(Stop())
    assert scene.done
    assert scene.me.square == at(7, 10)


@pytest.mark.clause("3.4")
def test_s03_4_tokens_are_taken_or_left() -> None:
    scene = Scene(2)
    scene.stand(0, at(8, 9))
    scene.heap(at(8, 10), fatigue=2, escape=1)
    scene.dice(6).begin(MovementPhase(seat=ME))
    scene.refused(Walk(at(8, 10), 3), "not_that_many_tokens")
    assert len([walk for walk in scene.legal(Walk) if walk.to == at(8, 10)]) == 6
    scene.do(Walk(at(8, 10), 1))
    assert scene.purse() == (4, 4)
    assert [(heap.fatigue, heap.escape) for heap in scene.s.heaps] == [(1, 0)]


@pytest.mark.clause("3.4", "1.6")
def test_s03_4_two_groups_bar_a_square_one_does_not() -> None:
    scene = Scene(4)
    scene.stand(0, at(8, 9))
    scene.stand(1, at(8, 10))
    scene.dice(6).begin(MovementPhase(seat=ME))
    assert Walk(at(8, 10)) in scene.legal(Walk)
    scene.stand(2, at(8, 10))
    scene.refused(Walk(at(8, 10)), "not_allowed_there")


@pytest.mark.clause("3.4", "1.6")
def test_s03_4_no_hedge_no_face_down_tile_and_roses_cost_two() -> None:
    scene = Scene(2)
    scene.face_down("C1")
    scene.hand(0, K.SECOND_WIND)
    scene.tokens(0, 0, 3)
    scene.stand(0, at(7, 2))
    scene.dice(1).begin(MovementPhase(seat=ME))
    scene.refused(Walk(at(7, 1)), "not_allowed_there")
    scene.refused(Walk(at(8, 2)), "not_allowed_there")
    scene.refused(Walk(at(6, 2)), "not_enough_movement")
    basic = Scene(2, BASIC)
    basic.tokens(0, 0, 3)
    basic.stand(0, at(7, 2))
    basic.dice(1).begin(MovementPhase(seat=ME))
    assert Walk(at(6, 2)) in basic.legal(Walk)


@pytest.mark.clause("3.4", "4")
def test_s03_4_who_is_met_is_fought_before_tokens_are_taken() -> None:
    scene = Scene(2)
    scene.stand(0, at(8, 9))
    scene.heap(at(8, 10), escape=1)
    man = scene.cyberman(at(8, 10))
    scene.dice(6, 2).begin(MovementPhase(seat=ME)).do(Walk(at(8, 10)))
    assert scene.kind == "fight"
    assert scene.purse() == (3, 3)
    scene.do(SpendEscape())
    assert scene.purse() == (3, 3)
    assert scene.told(fight_events.FightWon)[0].cyberman == man.id
    assert allowance(scene) == 5
    scene.do(Walk(at(8, 11)))
    scene.dice(5).do(Walk(at(8, 10)))
    assert len(scene.told(fight_events.FightWon)) == 2, "left and entered again"


@pytest.mark.clause("3.4", "5.1")
def test_s03_4_a_lost_fight_ends_the_turn_and_leaves_the_tokens() -> None:
    scene = Scene(2)
    scene.tokens(0, 0, 0)
    scene.stand(0, at(8, 9))
    scene.heap(at(8, 10), fatigue=1)
    scene.cyberman(at(8, 10))
    scene.dice(6, 1).begin(MovementPhase(seat=ME)).do(Walk(at(8, 10)))
    assert scene.kind == "capture"
    scene.expire()
    assert scene.s.cut
    assert scene.done
    assert len(scene.s.heaps) == 1
    assert scene.purse() == (3, 3)
    assert [member.fate for member in scene.me.members].count(Fate.CARRIED) == 1


@pytest.mark.clause("3.4")
def test_s03_4_a_walk_ends_by_itself_where_nothing_is_left_to_do() -> None:
    scene = Scene(2)
    scene.tokens(0, 0, 0)
    scene.stand(0, at(8, 9))
    scene.dice(1).begin(MovementPhase(seat=ME)).do(Walk(at(8, 10)))
    assert scene.done
    car = Scene(2)
    car.tokens(0, 0, 0)
    car.stand(0, at(2, 1))
    car.dice(1).begin(MovementPhase(seat=ME)).do(Walk(at(1, 1)))
    assert car.kind == "movement", "there is a car"


@pytest.mark.clause("3.4", "10.3")
def test_s03_4_who_does_not_answer_stays() -> None:
    scene = walking(0, 6).expire()
    assert scene.me.square == at(8, 9)
    assert scene.done


@pytest.mark.clause("3.4")
def test_s03_4_only_human_players_walk() -> None:
    scene = Scene(2)
    scene.role(0, at(8, 8))
    assert scene.begin(MovementPhase(seat=ME)).done


@pytest.mark.clause("10.7")
def test_s10_7_promises_are_heard_by_all_and_judged_by_their_receiver() -> None:
    scene = walking(0, 6, 3)
    s, chance = scene.s, scene.chance
    told = GAME.apply(s, Seat(1), MakePromise(0, "I shall free your Groom"), chance, open=True)
    assert told == [events.PromiseMade(promise=0, by=Seat(1), to=Seat(0), text="I shall free your Groom")]
    opening = GAME.open(s, Seat(1))
    for action, code in (
        (MakePromise(1, "x"), "no_such_player"),
        (MakePromise(7, "x"), "no_such_player"),
        (MakePromise(0, " "), "not_printable"),
        (MakePromise(0, "a\nb"), "not_printable"),
    ):
        refused = opening.why_not(action)
        assert refused is not None
        assert refused.code == code
    assert [(p.by, p.to, p.kept) for p in s.promises] == [(1, 0, None)]
    refused = opening.why_not(SettlePromise(0, True))
    assert refused is not None
    assert refused.code == "not_your_promise"
    told = GAME.apply(s, ME, SettlePromise(0, False), chance, open=True)
    assert told == [events.PromiseSettled(promise=0, by=Seat(1), to=ME, kept=False)]
    assert s.promises[0].kept is False
    again = GAME.open(s, ME).why_not(SettlePromise(0, True))
    assert again is not None


@pytest.mark.clause("3.1", "6", "10.2")
def test_s03_1_without_a_tile_who_is_held_may_buy_a_character_back_and_walks_this_turn() -> None:
    scene = Scene()
    scene.cyberman(at(10, 10), captives=[0, 1, 2])
    scene.tokens(0, 6, 3)
    scene.begin(Reveal(seat=ME), MovementPhase(seat=ME))
    assert (scene.state(), scene.kind, scene.asked) == (PlayerState.HELD, "commands", 0)
    scene.do(OfferRescue(0), Pledge(4)).until("movement")
    assert scene.state() is PlayerState.HUMAN


@pytest.mark.clause("3.1", "1.5", "10.2")
def test_s03_1_without_a_tile_cards_may_be_played_before_the_fights_once() -> None:
    scene = Scene(2)
    scene.hand(0, K.SECOND_WIND, K.GOLD)
    scene.begin(Reveal(seat=ME))
    assert scene.kind == "commands"
    scene.refused(TurnUp(tile("A1")), "not_revealable")
    scene.do(PlayCard(K.SECOND_WIND))
    assert scene.purse() == (3, 5)
    assert scene.done, "nothing is left by public facts"
    other = Scene(2)
    other.hand(0, K.GOLD)
    assert other.begin(Reveal(seat=ME)).do(Pass()).done
    away = Scene(2)
    away.hand(0, K.GOLD)
    assert away.begin(Reveal(seat=ME)).expire().done


@pytest.mark.clause("3.1")
def test_s03_1_nobody_passes_a_tile() -> None:
    scene = Scene(2)
    scene.face_down("A1", "A2", "B1")
    scene.begin(Reveal(seat=ME)).refused(Pass(), "not_now")
