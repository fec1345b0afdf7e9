"""§6 Freeing captives; §9.1 what is destroyed."""

from __future__ import annotations

import pytest

from parlour.games.cyberwedding import cyber_events
from parlour.games.cyberwedding.actions import OfferRescue, Pass, PlaceGroup, PlayCard, Pledge
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.destroying import destroy, destroy_unit
from parlour.games.cyberwedding.end_phase import EndPhase
from parlour.games.cyberwedding.homecoming import Homecoming
from parlour.games.cyberwedding.model import Character, Cyberman, Fate, Options, PlayerState
from parlour.games.cyberwedding.rescue import why_no_rescue
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from tests.games.cyberwedding.scene import Scene, at

ME = Seat(0)
SPOT = at(7, 13)


def held(*tokens: int, seats: int = 4, options: Options | None = None, captive: int = 6) -> tuple[Scene, Cyberman]:
    """Somebody's character is carried, seat 0 has the turn; Escape tokens by seat."""
    scene = Scene(seats, options)
    for seat in range(seats):
        scene.tokens(seat, tokens[seat] if seat < len(tokens) else 0, 0)
    carrier = scene.cyberman(SPOT, captives=[captive])
    scene.begin(EndPhase(seat=ME))
    return scene, carrier


def refusal(scene: Scene, captive: int) -> str:
    refused = why_no_rescue(scene.s, ME, OfferRescue(captive))
    return "" if refused is None else refused.code


def destroyed(scene: Scene, cybermen: list[Cyberman], *, by: int = 0, kill: bool = False) -> Scene:
    """Destroyed on seat 0's turn, and whatever comes of it up to the next question."""
    scene.begin()
    k = Kernel(scene.s, scene.chance)
    destroy(scene.s, cybermen, by, "card", k, kill=kill)
    return scene.go_on(k)


@pytest.mark.clause("6", "11")
def test_s06_example_11_enough_pledges_free_it_and_every_payer_scores() -> None:
    scene, carrier = held(2, 3, 3, 1)
    scene.do(OfferRescue(6))
    assert scene.asked == 2  # from the captive's owner round the table
    scene.do(Pledge(1))
    assert scene.asked == 3
    scene.do(Pledge(0))
    scene.do(Pledge(1))
    assert scene.asked == 1
    scene.do(Pledge(2))
    assert scene.vp() == [2, 2, 2, 0]
    assert [scene.purse(seat)[0] for seat in range(4)] == [1, 1, 2, 1]
    assert carrier.captives == []
    assert scene.s.players[2].members[0].fate is Fate.FREE


@pytest.mark.clause("6", "11")
def test_s06_example_11_too_little_is_not_paid() -> None:
    scene, carrier = held(2, 3, 3, 1)
    scene.do(OfferRescue(6), Pledge(0), Pledge(0), Pledge(1), Pledge(2))
    assert len(scene.told(cyber_events.RescueFailed)) == 1
    assert scene.vp() == [0, 0, 0, 0]
    assert [scene.purse(seat)[0] for seat in range(4)] == [2, 3, 3, 1]
    assert carrier.captives == [6]
    assert refusal(scene, 6) == "captive_tried"


@pytest.mark.clause("6")
def test_s06_the_round_stops_as_soon_as_it_cannot_or_need_not_go_on() -> None:
    scene, _ = held(1, 1, 1, 1)
    scene.do(OfferRescue(6), Pledge(0))
    assert scene.done  # three are left for four tokens
    rich, _ = held(9, 9, 9, 9)
    rich.do(OfferRescue(6))
    rich.do(Pledge(0), Pledge(0))
    assert [action.amount for action in rich.legal()] == [1, 2, 3, 4]
    rich.refused(Pledge(5), "more_than_needed")
    rich.do(Pledge(4))
    assert rich.done
    assert rich.vp() == [2, 0, 0, 0]


@pytest.mark.clause("6")
def test_s06_whoever_begins_gives_at_least_one() -> None:
    scene, _ = held(3, 3, 3, 3)
    scene.do(OfferRescue(6), Pledge(0), Pledge(0))
    assert scene.asked == 0
    scene.refused(Pledge(0), "least_pledge")
    poor, _ = held(0, 3, 3, 3)
    assert refusal(poor, 6) == "not_enough_tokens"
    together, _ = held(1, 1, 1, 0)
    assert refusal(together, 6) == "too_few_tokens"
    assert refusal(together, 7) == "not_carried"


@pytest.mark.clause("6", "10.1")
def test_s06_the_owner_pays_too_unless_the_table_says_no() -> None:
    allowed, _ = held(4, captive=0)
    allowed.do(OfferRescue(0), Pledge(4))
    assert allowed.vp()[0] == 2
    barred, _ = held(4, 4, options=Options(owner_may_pay=False), captive=0)
    assert refusal(barred, 0) == "not_enough_tokens"


@pytest.mark.clause("6", "3.0")
def test_s06_the_price_is_the_number_of_human_players() -> None:
    scene, _ = held(3, 3, 3, 3, captive=6)
    scene.role(3, at(20, 3), leader=False)
    scene.begin(EndPhase(seat=ME)).do(OfferRescue(6))
    assert [event.needed for event in scene.told(cyber_events.RescueOffered)] == [3]


@pytest.mark.clause("6")
def test_s06_a_group_without_a_counter_comes_back_on_the_nearest_free_square() -> None:
    scene = Scene()
    carrier = scene.cyberman(SPOT, captives=[3, 4, 5])
    assert scene.state(1) is PlayerState.HELD
    scene.cyberman(SPOT - 1)
    scene.begin(EndPhase(seat=ME)).do(OfferRescue(4), Pledge(3), Pledge(1))
    assert (scene.kind, scene.asked) == ("home", 1)
    assert {action.square for action in scene.legal()} == {SPOT + 1, SPOT - 20, SPOT + 20}
    scene.refused(PlaceGroup(SPOT - 1), "not_nearest")
    scene.do(PlaceGroup(SPOT + 1))
    assert scene.s.players[1].square == SPOT + 1
    assert scene.state(1) is PlayerState.HUMAN
    assert carrier.captives == [3, 5]


@pytest.mark.clause("6")
def test_s06_the_next_nearest_if_all_are_taken() -> None:
    scene = Scene()
    scene.cyberman(SPOT)
    for square in (SPOT + 1, SPOT - 1, SPOT + 20, SPOT - 20):
        scene.cyberman(square)
    scene.stand(1, -1)
    scene.begin(Homecoming(seat=Seat(1), near=SPOT))
    distances = {abs(a.square // 20 - 7) + abs(a.square % 20 - 13) for a in scene.legal()}
    assert distances == {2}


@pytest.mark.clause("6", "11", "7.2")
def test_s06_example_23_the_owner_has_fled() -> None:
    scene, _ = held(3, 3, 0, 3, captive=6)
    scene.s.players[2].state = PlayerState.FLED
    scene.s.players[2].square = -1
    scene.s.players[2].members[1].fate = scene.s.players[2].members[2].fate = Fate.GONE
    scene.do(OfferRescue(6), Pledge(1), Pledge(1), Pledge(1))
    assert scene.vp() == [2, 2, 0, 2]
    assert scene.s.players[2].members[0].fate is Fate.GONE


@pytest.mark.clause("6", "9.1")
def test_s06_a_destroyed_carriers_captives_return_for_nothing() -> None:
    scene = Scene()
    carrier = scene.cyberman(SPOT, captives=[3, 8])
    destroyed(scene, [carrier])
    assert scene.vp() == [1, 0, 0, 0]
    assert [scene.s.players[seat].members[place].fate for seat, place in ((1, 0), (2, 2))] == [Fate.FREE, Fate.FREE]
    assert sum(scene.s.supply[1]) == 20


@pytest.mark.clause("9.1", "5.4")
def test_s09_1_the_leader_is_worth_two_and_its_player_is_out() -> None:
    scene = Scene()
    scene.s.technology = 2
    leader = scene.role(3, SPOT)
    scene.role(2, at(20, 3), leader=False)
    destroyed(scene, [leader], by=1)
    assert scene.vp() == [0, 2, 0, 0]
    assert scene.state(3) is PlayerState.OUT
    assert scene.s.reason == ""
    destroyed(scene, [scene.s.cybermen[0]], by=1)
    assert scene.s.reason == "leaders_destroyed"
    assert scene.vp() == [0, 3, 0, 0]


@pytest.mark.clause("9.2", "11")
def test_s09_2_example_17_over_with_the_last_cyberman_not_with_the_last_unit() -> None:
    scene = Scene()
    men = [scene.cyberman(SPOT), scene.cyberman(SPOT + 1)]
    k = Kernel(scene.s, scene.chance)
    destroy_unit(scene.s, at(4, 15), 0, "card", k)
    assert scene.vp()[0] == 1
    assert scene.s.reason == ""
    destroyed(scene, [men[0]])
    assert scene.s.reason == ""
    destroyed(scene, [men[1]])
    assert scene.s.reason == "machines_destroyed"
    assert scene.vp()[0] == 3


@pytest.mark.clause("7.4", "3.0")
def test_s07_4_whoever_loses_the_last_one_by_killing_is_out() -> None:
    scene = Scene()
    carrier = scene.cyberman(SPOT, captives=[3, 4, 5])
    destroyed(scene, [carrier], kill=True)
    assert scene.vp() == [1 - 9, 0, 0, 0]
    assert scene.state(1) is PlayerState.OUT


@pytest.mark.clause("10.2", "1.5")
def test_s10_2_several_at_once_are_one_window_and_one_counter_is_taken() -> None:
    scene = Scene()
    scene.hand(2, CardKind.EMERGENCY_TELEPORT)
    men = [scene.cyberman(SPOT), scene.cyberman(SPOT + 1, mark=2)]
    destroyed(scene, men)
    assert (scene.kind, scene.asked) == ("destroyed", 2)
    plays = scene.legal(PlayCard)
    assert len(plays) == 2
    scene.do(plays[1])
    assert [item.mark for item in scene.s.players[2].items] == [2]
    assert sum(scene.s.supply[1]) == 20
    assert sum(scene.s.supply[2]) == 19
    assert scene.done


@pytest.mark.clause("10.2")
def test_s10_2_whoever_has_a_hand_is_asked_whatever_is_in_it() -> None:
    scene = Scene()
    scene.hand(1, CardKind.SECOND_WIND)
    destroyed(scene, [scene.cyberman(SPOT)])
    assert (scene.kind, scene.asked) == ("destroyed", 1)
    assert scene.legal() == [Pass()]


@pytest.mark.clause("6", "1.2")
def test_s06_an_ability_works_again_once_its_character_is_back() -> None:
    scene = Scene()
    scene.members(1, Character.BRIDE, Character.GEEK, Character.REENACTOR)
    carrier = scene.cyberman(SPOT, captives=[4])
    destroyed(scene, [carrier])
    assert scene.s.players[1].members[1].fate is Fate.FREE


@pytest.mark.clause("6")
def test_s06_whoever_starts_a_rescue_has_to_be_able_to_give_to_it() -> None:
    scene, _ = held(1, 2, 5, 4)
    scene.do(OfferRescue(6))
    assert scene.asked == 2
    assert [pledge.amount for pledge in scene.legal(Pledge)] == [0, 1, 2, 3]
    scene.refused(Pledge(4), "more_than_needed")
    scene.do(Pledge(3))
    assert scene.asked == 0, "what is missing is the starter's"
    assert scene.legal(Pledge) == [Pledge(1)]
    scene.do(Pledge(1))
    assert scene.vp() == [2, 0, 2, 0]


@pytest.mark.clause("6")
def test_s06_after_the_starter_the_others_may_give_all_that_is_missing() -> None:
    scene, _ = held(1, 3, 0, 4)
    scene.do(OfferRescue(6), Pledge(0))
    assert scene.asked == 0
    scene.do(Pledge(1))
    assert [pledge.amount for pledge in scene.legal(Pledge)] == [0, 1, 2, 3]
