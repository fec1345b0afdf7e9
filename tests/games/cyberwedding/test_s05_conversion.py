"""§5 Capture, carriers, conversion, Cyber roles, upgrades; §3.1 the supply."""

from __future__ import annotations

import pytest

from parlour.games.cyberwedding import cyber_events
from parlour.games.cyberwedding.actions import (
    ChooseCaptive,
    ChooseType,
    MoveCyberman,
    MoveRest,
    Pass,
    PlaceCyberman,
    PlaceFigure,
    PlacePartial,
    PlayCard,
    Pledge,
)
from parlour.games.cyberwedding.capture import Capture
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.carriers import CarrierMoves
from parlour.games.cyberwedding.conversion import Converting
from parlour.games.cyberwedding.model import Ability, Character, Cyberman, Fate, PlayerState, Rank
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.supply import ensure, types_left, upgrade
from parlour.games.cyberwedding.table import ground_in
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from tests.games.cyberwedding.scene import Scene, at

C = Character
ME = Seat(0)
UNIT = at(4, 15)


def seized(*members: Character, active: int = 0, tokens: tuple[int, int] = (0, 0)) -> Scene:
    """A Cyberman has won against seat 0's group."""
    scene = Scene()
    scene.members(0, *members)
    scene.tokens(0, *tokens)
    winner = scene.cyberman(at(7, 7))
    return scene.begin(Capture(seat=ME, cyberman=winner.id), active=active)


@pytest.mark.clause("5.1", "11")
def test_s05_1_example_4_who_has_to_go() -> None:
    geek = seized(C.ATHLETIC, C.GEEK, C.WHINER)
    assert [event.captive for event in geek.told(cyber_events.CharacterCaptured)] == [1]
    couple = seized(C.BRIDE, C.GEEK, C.REENACTOR)
    assert couple.legal() == [ChooseCaptive(0), ChooseCaptive(1)]
    couple.refused(ChooseCaptive(2), "must_go_first")
    assert seized(C.ATHLETIC, C.PARENT, C.WHINER).legal() == [ChooseCaptive(0), ChooseCaptive(1), ChooseCaptive(2)]


@pytest.mark.clause("5.1", "11")
def test_s05_1_example_4_tokens_are_raised_to_three_and_never_lowered() -> None:
    assert seized(C.ATHLETIC, C.GEEK, C.WHINER, tokens=(0, 5)).purse() == (3, 5)
    assert seized(C.ATHLETIC, C.GEEK, C.WHINER, tokens=(4, 2)).purse() == (4, 3)


@pytest.mark.clause("5.1")
def test_s05_1_the_rest_stays_and_the_last_one_takes_the_counter_away() -> None:
    scene = seized(C.ATHLETIC, C.GEEK, C.WHINER)
    assert scene.me.square != -1
    assert scene.state() is PlayerState.HUMAN
    for _ in range(2):
        scene.begin(Capture(seat=ME, cyberman=scene.s.cybermen[0].id))
        if scene.kind == "capture":
            scene.expire()
    assert scene.me.square == -1
    assert scene.state() is PlayerState.HELD
    assert scene.s.cybermen[0].captives == [1, 0, 2]


@pytest.mark.clause("5.2", "11")
def test_s05_2_example_20_a_chain_of_cybermen_reaches_the_unit() -> None:
    def carrier_at(y: int, x: int, *chain: int) -> Scene:
        scene = Scene()
        for square in chain:
            scene.cyberman(square)
        scene.cyberman(at(y, x), captives=[0])
        return scene.begin(CarrierMoves(seat=ME, waiting=[scene.s.made - 1]))

    reached = carrier_at(7, 15, at(5, 15), at(4, 14), at(6, 15))
    assert reached.kind == "pledge"  # the last chance before the conversion
    apart = carrier_at(7, 15, at(5, 15), at(4, 14))
    assert apart.kind == "carrier"
    apart.do(next(move for move in apart.legal(MoveCyberman) if move.to == at(6, 15)))
    assert apart.kind == "pledge"


@pytest.mark.clause("5.2")
def test_s05_2_a_carrier_goes_the_shortest_way_and_no_further_than_its_speed() -> None:
    scene = Scene()
    carrier = scene.cyberman(at(9, 15), mark=2, captives=[0])
    scene.begin(CarrierMoves(seat=ME, waiting=[carrier.id]))
    assert {move.to for move in scene.legal(MoveCyberman)} == {at(7, 15)}
    scene.do(MoveCyberman(carrier.id, at(7, 15), 1))
    assert (carrier.square, carrier.facing, carrier.moved) == (at(7, 15), 1, True)
    assert scene.done


@pytest.mark.clause("5.2")
def test_s05_2_the_chooser_picks_among_equal_ways_and_the_order() -> None:
    scene = Scene()
    first = scene.cyberman(at(7, 12), captives=[0])
    second = scene.cyberman(at(9, 12), captives=[3])
    leader = scene.role(3, at(20, 3))
    scene.begin(CarrierMoves(seat=ME, waiting=[first.id, second.id]))
    assert scene.asked == leader.owner
    ways = {(move.cyberman, move.to) for move in scene.legal(MoveCyberman)}
    assert ways == {
        (first.id, at(6, 12)),
        (first.id, at(7, 13)),
        (second.id, at(8, 12)),
        (second.id, at(9, 13)),
    }
    scene.do(MoveRest())
    assert first.moved
    assert second.moved


@pytest.mark.clause("5.2")
def test_s05_2_without_a_unit_no_carrier_moves_by_itself() -> None:
    scene = Scene()
    scene.s.units.clear()
    scene.s.spare_units += 1
    carrier = scene.cyberman(at(9, 15), captives=[0])
    assert scene.begin(CarrierMoves(seat=ME, waiting=[carrier.id])).done
    assert carrier.square == at(9, 15)


@pytest.mark.clause("5.2", "5.3")
@pytest.mark.parametrize(("square", "unit"), [(at(7, 15), at(8, 15)), (at(6, 15), at(4, 15))])
def test_s05_2_of_several_units_reached_it_converts_at_the_nearest(square: int, unit: int) -> None:
    scene = Scene()
    scene.s.units.append(at(8, 15))
    scene.s.spare_units -= 1
    for other in (at(5, 15), at(6, 15), at(7, 15)):
        if other != square:
            scene.cyberman(other)
    carrier = scene.cyberman(square, captives=[0])
    for seat in range(4):
        scene.tokens(seat, 0, 0)
    scene.begin(CarrierMoves(seat=ME, waiting=[carrier.id]))
    assert scene.kind == "converted"
    distance = ground_in(scene.s).distance
    assert {distance(place.square, unit) for place in scene.legal(PlaceCyberman)} == {1}


@pytest.mark.clause("5.2", "11")
def test_s05_2_example_21_a_cyberman_on_the_units_square_converts_in_the_next_phase() -> None:
    scene = Scene()
    scene.tokens(0, 0, 0)
    carrier = scene.cyberman(UNIT, captives=[0])
    scene.tokens(0, 0, 0)
    for seat in range(1, 4):
        scene.tokens(seat, 0, 0)
    scene.begin(CarrierMoves(seat=ME, waiting=[carrier.id]))
    assert [event.captive for event in scene.told(cyber_events.CharacterConverted)] == [0]


def converting(*members: Character, mark: int = 1, technology: int = 1, gone: int = 0) -> tuple[Scene, Cyberman]:
    """Seat 0's first character is about to be converted; nobody can pay. ``gone`` of the others are converted."""
    scene = Scene()
    scene.members(0, *members)
    for seat in range(4):
        scene.tokens(seat, 0, 0)
    scene.s.technology = technology
    carrier = scene.cyberman(at(5, 15), mark=mark)
    for member in scene.me.members[len(members) - gone :]:
        member.fate = Fate.CONVERTED
    scene.carry(carrier, 0)
    return scene, carrier


def convert(scene: Scene, carrier: Cyberman) -> Scene:
    return scene.begin(Converting(cyberman=carrier.id, unit=UNIT), active=1)


@pytest.mark.clause("5.3", "5.5", "11")
def test_s05_3_example_9_the_groom_raises_technology_and_the_carrier() -> None:
    scene, carrier = converting(C.GROOM, C.PARENT, C.WHINER)
    convert(scene, carrier)
    assert scene.s.technology == 2
    assert scene.kind == "carrier_type"
    assert scene.legal() == [ChooseType(Ability.PLAIN), ChooseType(Ability.MIND_CONTROL)]
    scene.refused(ChooseType(Ability.GUN), "not_left_in_supply")
    scene.do(ChooseType(Ability.MIND_CONTROL))
    assert (carrier.mark, carrier.ability) == (2, Ability.MIND_CONTROL)
    assert sum(scene.s.supply[1]) == NUMBERS.mark_counters
    assert scene.kind == "converted"
    squares = {action.square for action in scene.legal(PlaceCyberman)}
    assert squares == {at(3, 15), at(4, 14), at(4, 16)}  # the hedge too, as terrain is advanced
    scene.refused(PlaceCyberman(at(9, 9), Ability.PLAIN, 0), "not_nearest")
    scene.do(PlaceCyberman(at(4, 14), Ability.PLAIN, 3))
    new = scene.s.cybermen[-1]
    assert (new.mark, new.square, new.facing, new.rank) == (2, at(4, 14), 3, Rank.ORDINARY)
    assert scene.me.members[0].fate is Fate.CONVERTED
    assert scene.state() is PlayerState.HUMAN


@pytest.mark.clause("5.3")
def test_s05_3_an_athletic_one_raises_nothing_and_a_current_carrier_stays() -> None:
    scene, carrier = converting(C.ATHLETIC, C.PARENT, C.WHINER)
    convert(scene, carrier)
    assert scene.s.technology == 1
    assert scene.kind == "converted"
    assert carrier.mark == 1


@pytest.mark.clause("5.4", "11")
@pytest.mark.parametrize(
    ("character", "technology", "role"),
    [
        (C.ATHLETIC, 2, PlayerState.LEADER),
        (C.ATHLETIC, 1, PlayerState.LIEUTENANT),
        (C.GEEK, 1, PlayerState.LEADER),
    ],
)
def test_s05_4_example_10_the_last_one_makes_a_leader_or_a_lieutenant(
    character: Character, technology: int, role: PlayerState
) -> None:
    scene, carrier = converting(character, C.PARENT, C.WHINER, mark=technology, technology=technology, gone=2)
    scene.item(0, CardKind.CRICKET_BAT)
    scene.hand(0, CardKind.SIGNAL_JAM)
    scene.item(0, CardKind.PICNIC_HAMPER)
    scene.tokens(0, 0, 2)
    convert(scene, carrier)
    scene.until("role")
    assert scene.asked == 1  # whose turn it is
    before = len(scene.s.cybermen)
    scene.do(scene.legal(PlaceFigure)[0])
    figure = scene.s.cybermen[-1]
    assert scene.state() is role
    assert (figure.owner, figure.mark) == (0, scene.s.technology)
    assert len(scene.s.cybermen) == before + 1  # in place of the ordinary one
    assert scene.purse() == (0, 0)
    assert scene.me.items == []
    assert scene.me.hand == [CardKind.SIGNAL_JAM]
    assert scene.s.leader_existed is (role is PlayerState.LEADER)


@pytest.mark.clause("5.4", "5.3", "9.1")
def test_s05_4_a_second_one_is_a_lieutenant_and_the_leader_scores() -> None:
    scene, carrier = converting(C.ATHLETIC, C.PARENT, C.WHINER, mark=2, technology=2, gone=2)
    scene.role(2, at(20, 3))
    convert(scene, carrier)
    scene.until("role")
    assert scene.asked == 2
    scene.expire()
    assert scene.state() is PlayerState.LIEUTENANT
    assert scene.vp() == [0, 0, 1, 0]


@pytest.mark.clause("5.3", "8")
def test_s05_3_a_glitch_makes_a_partial_instead() -> None:
    scene, carrier = converting(C.GEEK, C.PARENT, C.WHINER, gone=2)
    scene.hand(0, CardKind.CONVERSION_GLITCH)
    scene.role(3, at(20, 3))
    convert(scene, carrier)
    assert (scene.kind, scene.asked) == ("glitch", 0)
    scene.do(PlayCard(CardKind.CONVERSION_GLITCH))
    assert (scene.kind, scene.asked) == ("partial_place", 0)
    scene.do(PlacePartial(at(4, 14)))
    assert scene.s.technology == 1
    assert scene.vp() == [0, 0, 0, 0]
    assert scene.state() is PlayerState.PARTIAL
    assert scene.me.partial == at(4, 14)
    assert scene.me.members[0].fate is Fate.PARTIAL
    assert carrier.captives == []


@pytest.mark.clause("5.3", "8")
def test_s05_3_after_a_glitch_the_carrier_is_still_brought_to_the_current_mark() -> None:
    scene, carrier = converting(C.GEEK, C.PARENT, C.WHINER, technology=2)
    scene.hand(0, CardKind.CONVERSION_GLITCH)
    convert(scene, carrier).do(PlayCard(CardKind.CONVERSION_GLITCH))
    assert scene.kind == "carrier_type"
    scene.do(ChooseType(Ability.PLAIN))
    assert carrier.mark == 2


@pytest.mark.clause("8", "10.2")
def test_s08_one_partial_a_player() -> None:
    scene, carrier = converting(C.GEEK, C.PARENT, C.WHINER)
    scene.hand(0, CardKind.CONVERSION_GLITCH)
    scene.partial(0, at(9, 9), member=1)
    convert(scene, carrier)
    assert scene.kind == "carrier_type"


@pytest.mark.clause("5.3", "6")
def test_s05_3_the_captive_may_be_bought_back_just_before() -> None:
    scene, carrier = converting(C.GEEK, C.PARENT, C.WHINER)
    scene.tokens(1, 4, 0)
    convert(scene, carrier)
    assert (scene.kind, scene.asked) == ("pledge", 1)
    scene.do(Pledge(4))
    assert scene.done
    assert scene.me.members[0].fate is Fate.FREE
    assert scene.told(cyber_events.CharacterConverted) == []


@pytest.mark.clause("5.3")
def test_s05_3_captives_are_converted_in_the_order_captured() -> None:
    scene, carrier = converting(C.ATHLETIC, C.PARENT, C.WHINER)
    scene.carry(carrier, 5)
    convert(scene, carrier)
    scene.until("thrown_out")
    assert [event.captive for event in scene.told(cyber_events.CharacterConverted)] == [0, 5]
    assert carrier.captives == []


@pytest.mark.clause("5.3", "7.2")
def test_s05_3_a_fled_owner_gets_no_role() -> None:
    scene, carrier = converting(C.ATHLETIC, C.PARENT, C.WHINER, technology=2, mark=2, gone=2)
    scene.me.state = PlayerState.FLED
    convert(scene, carrier)
    assert scene.kind == "converted"
    scene.expire()
    assert scene.state() is PlayerState.FLED


@pytest.mark.clause("5.3", "3.1")
def test_s05_3_at_mark_five_an_empty_supply_skips_the_counter() -> None:
    scene, carrier = converting(C.ATHLETIC, C.PARENT, C.WHINER, technology=5, mark=5)
    scene.s.supply[5] = [0, 0, 0, 0]
    before = len(scene.s.cybermen)
    scene.s.agenda[:] = []
    k = Kernel(scene.s, scene.chance)
    assert not ensure(scene.s, k)
    assert k.events == []
    assert len(scene.s.cybermen) == before
    assert carrier.mark == 5


@pytest.mark.clause("3.1", "5.5", "11")
def test_s03_1_example_5_running_out_raises_technology() -> None:
    scene = Scene()
    k = Kernel(scene.s, scene.chance)
    scene.s.supply[1] = [1, 0, 0, 0]
    assert ensure(scene.s, k)
    assert scene.s.technology == 1
    scene.s.supply[1] = [0, 0, 0, 0]
    assert ensure(scene.s, k)
    assert scene.s.technology == 2
    assert types_left(scene.s) == [Ability.PLAIN, Ability.MIND_CONTROL]
    assert [(event.mark, event.why) for event in k.events if isinstance(event, cyber_events.TechnologyRose)] == [
        (2, "supply")
    ]


@pytest.mark.clause("5.5", "1.4")
def test_s05_5_figures_follow_technology_and_counters_do_not() -> None:
    scene = Scene()
    scene.s.technology = 2
    leader = scene.role(3, at(20, 3))
    old = scene.cyberman(at(7, 7), mark=2)
    assert leader.ability is Ability.MIND_CONTROL
    k = Kernel(scene.s, scene.chance)
    for mark, ability in ((3, Ability.ENERGY_BEAM), (4, Ability.MIND_CONTROL), (5, Ability.ENERGY_BEAM)):
        upgrade(scene.s, "card", k)
        assert (leader.mark, leader.ability, old.mark) == (mark, ability, 2)
    upgrade(scene.s, "card", k)
    assert scene.s.technology == 5


@pytest.mark.clause("10.2", "5.3")
def test_s10_2_the_owner_may_let_the_glitch_be() -> None:
    scene, carrier = converting(C.ATHLETIC, C.PARENT, C.WHINER)
    scene.hand(0, CardKind.SECOND_WIND)
    convert(scene, carrier)
    assert scene.kind == "glitch"  # asked by public facts, whatever is in the hand
    scene.do(Pass())
    assert scene.kind == "converted"
