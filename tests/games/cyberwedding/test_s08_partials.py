"""§8 Partial Conversions: how they move and fight."""

from __future__ import annotations

import pytest

from parlour.games.cyberwedding import cyber_events, fight_events
from parlour.games.cyberwedding.actions import MovePartial, PlayCard, Stop
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.model import PlayerState
from parlour.games.cyberwedding.partials import PartialMovement
from parlour.kit.actors import Seat
from tests.games.cyberwedding.scene import BASIC, Scene, at

ME = Seat(0)
SPOT = at(8, 8)


def moving(scene: Scene, square: int = SPOT, *dice: int) -> Scene:
    """Seat 0's Partial stands there, and its movement begins."""
    scene.partial(0, square)
    return scene.dice(*dice).begin(PartialMovement(seat=ME))


@pytest.mark.clause("8", "1.4")
@pytest.mark.parametrize(("technology", "steps"), [(1, 1), (2, 2), (5, 3)])
def test_s08_as_far_as_the_speed_of_the_current_mark(technology: int, steps: int) -> None:
    scene = Scene()
    scene.s.technology = technology
    moving(scene)
    for step in range(steps):
        assert scene.kind == "partial"
        scene.do(MovePartial(at(8, 9 + step)))
    assert scene.done
    assert scene.me.partial == at(8, 8 + steps)


@pytest.mark.clause("8")
def test_s08_it_may_stay_and_nobody_without_one_is_asked() -> None:
    scene = moving(Scene()).do(Stop())
    assert scene.done
    assert scene.me.partial == SPOT
    assert Scene().begin(PartialMovement(seat=ME)).done


@pytest.mark.clause("8", "1.6")
def test_s08_terrain_as_for_a_cyberman() -> None:
    scene = Scene()
    scene.s.technology = 5
    moving(scene, at(7, 2)).do(MovePartial(at(7, 1)))  # into the hedge
    assert scene.done
    basic = Scene(4, BASIC)
    moving(basic, at(7, 2))
    basic.refused(MovePartial(at(7, 1)), "cannot_reach")


@pytest.mark.clause("8")
def test_s08_it_picks_up_tokens() -> None:
    scene = Scene()
    scene.heap(at(8, 9), fatigue=2, escape=1)
    moving(scene).do(MovePartial(at(8, 9)))
    assert scene.purse() == (4, 5)
    assert scene.s.heaps == []


@pytest.mark.clause("8", "4", "9.1")
def test_s08_what_it_meets_it_fights_destroys_and_then_goes_on() -> None:
    scene = Scene()
    scene.s.technology = 2
    scene.tokens(0, 0, 0)
    scene.cyberman(at(8, 9), mark=2, captives=[3])
    scene.heap(at(8, 9), fatigue=1)
    moving(scene, SPOT, 5).do(MovePartial(at(8, 9)))
    assert scene.s.cybermen == []
    assert scene.vp()[0] == 1
    assert scene.state(1) is PlayerState.HUMAN
    assert scene.purse() == (0, 1)
    assert scene.kind == "partial"
    scene.do(MovePartial(at(8, 10)))
    assert scene.done


@pytest.mark.clause("8", "5.1")
def test_s08_losing_destroys_it_and_ends_the_turn() -> None:
    scene = Scene()
    scene.tokens(0, 0, 0)
    scene.cyberman(at(8, 9))
    moving(scene, SPOT, 3).do(MovePartial(at(8, 9)))
    assert scene.me.partial == -1
    assert scene.s.cut
    assert scene.state() is PlayerState.HUMAN
    assert scene.told(cyber_events.CharacterCaptured) == []
    assert scene.purse() == (0, 0)
    assert len(scene.told(fight_events.FightLost)) == 1


@pytest.mark.clause("8")
def test_s08_it_may_not_end_on_another_partial_but_pass() -> None:
    scene = Scene()
    scene.partial(1, at(8, 9))
    moving(scene)
    scene.refused(MovePartial(at(8, 9)), "cannot_reach")  # one square is all it has
    faster = Scene()
    faster.s.technology = 2
    faster.partial(1, at(8, 9))
    moving(faster).do(MovePartial(at(8, 9)))
    faster.refused(Stop(), "on_another_partial")
    faster.do(MovePartial(at(8, 10)))
    assert faster.me.partial == at(8, 10)


@pytest.mark.clause("8", "1.6")
def test_s08_it_shares_a_groups_square_but_not_one_with_two() -> None:
    scene = Scene()
    scene.stand(1, at(8, 9))
    scene.stand(2, at(8, 7))
    scene.stand(3, at(8, 7))
    moving(scene)
    targets = {action.to for action in scene.legal(MovePartial)}
    assert at(8, 9) in targets
    assert at(8, 7) not in targets


@pytest.mark.clause("8", "3.0")
def test_s08_a_player_with_a_group_and_a_partial_is_human() -> None:
    scene = Scene()
    scene.partial(0, SPOT)
    assert scene.state() is PlayerState.HUMAN


@pytest.mark.clause("8", "1.5")
def test_s08_number_11_makes_a_partial_faster_that_stands_in_for_its_group() -> None:
    scene = Scene()
    scene.hand(0, CardKind.RUN_FOR_IT)
    scene.cyberman(at(12, 12), captives=[1, 2])
    moving(scene)
    assert scene.state() is PlayerState.PARTIAL
    scene.do(PlayCard(CardKind.RUN_FOR_IT), *(MovePartial(at(8, 9 + step)) for step in range(4)))
    assert scene.done
    assert scene.me.partial == at(8, 12)


@pytest.mark.clause("8", "1.5")
def test_s08_number_11_is_for_the_group_if_there_is_one() -> None:
    scene = Scene()
    scene.hand(0, CardKind.RUN_FOR_IT)
    moving(scene).refused(PlayCard(CardKind.RUN_FOR_IT), "no_effect")
