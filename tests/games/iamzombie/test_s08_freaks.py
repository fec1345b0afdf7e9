"""§8 Freaks: where they go."""

from __future__ import annotations

import pytest

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import Advance, Spread
from parlour.games.iamzombie.cards import Colour, Feature, Special
from tests.games.iamzombie.scene import Scene, archetype


def throwing(*faces: int, seats: int = 3) -> Scene:
    """Seat 0 on slot 0 of Difficulty 8 without brains, the dice showing this."""
    scene = Scene(seats)
    scene.hero(0, archetype(Special.PATCH, Colour.ORANGE))
    scene.brains(0, 0)
    return scene.dice(*faces)


def go(scene: Scene) -> Scene:
    """Roll what was said."""
    faces = list(scene.chance.faces)
    scene.chance.faces.clear()
    scene.s.throw.bonus_dice = max(0, len(faces) - scene.s.throw.pool)
    scene.s.agenda[-1].begun = False
    return scene.run().roll(*faces).settle()


def lying(scene: Scene) -> list[int]:
    return [slot.freaks for slot in scene.s.slots]


@pytest.mark.clause("8")
@pytest.mark.parametrize(("faces", "placed"), [((5, 4, 4), 0), ((5, 6, 6), 1), ((5, 5, 4, 4), 1), ((4, 4, 4, 6), 0)])
def test_s08_as_many_as_uncancelled_fives_outnumber_the_stages(faces: tuple[int, ...], placed: int) -> None:
    scene = throwing(*faces)
    go(scene.turn())
    if scene.kinds() == ["spread"]:
        scene.do(Spread(1))
    assert sum(lying(scene)) == placed
    assert scene.s.freaks == 30 - placed


@pytest.mark.clause("8")
@pytest.mark.parametrize(("first", "expected"), [(1, [1, 1, 0, 0, 0, 0]), (5, [1, 0, 0, 0, 0, 1])])
def test_s08_the_own_location_first_then_the_neighbour_of_ones_choice(first: int, expected: list[int]) -> None:
    scene = throwing(5, 5, 5, 4, 4)
    go(scene.turn())
    assert scene.kinds() == ["spread"]
    assert [action.slot for action in scene.legal(Spread)] == [1, 5]
    scene.refused(Spread(2), "no_such_slot")
    scene.do(Spread(first))
    assert lying(scene) == expected


@pytest.mark.clause("8")
def test_s08_outward_and_never_two_on_one_location() -> None:
    scene = throwing(5, 5, 5, 5, 5, seats=2)
    go(scene.turn())
    assert scene.kinds() != ["spread"]  # with four tokens or more every location gets one
    assert lying(scene) == [1, 1, 1, 1]


@pytest.mark.clause("8")
def test_s08_no_choice_where_both_orders_are_the_same() -> None:
    scene = throwing(5, 5, 5)
    go(scene.turn())
    assert lying(scene) == [1, 1, 0, 0, 0, 1]


@pytest.mark.clause("8")
def test_s08_locations_that_take_none_are_skipped() -> None:
    scene = throwing(5, 5, 5)
    scene.feature(Feature.SAFEHOUSE, slot=1)
    scene.s.slots[5].barricade = 2
    scene.turn()
    scene.s.slots[0].given = True
    go(scene)
    assert scene.kinds() != ["spread"]
    assert lying(scene) == [0, 0, 1, 1, 1, 0]


@pytest.mark.clause("8")
def test_s08_an_empty_supply_places_nothing() -> None:
    for left, placed in ((0, 0), (1, 1)):
        scene = throwing(5, 5, 5)
        for slot, count in ((2, 15), (3, 15 - left)):
            scene.freaks(slot, count)
        go(scene.turn())
        if scene.kinds() == ["spread"]:
            scene.do(Spread(1))
        assert scene.s.freaks == left - placed
        assert scene.s.slots[0].freaks == placed


@pytest.mark.clause("8")
def test_s08_the_limit_of_a_turn_ends_with_it() -> None:
    scene = throwing(5, 6, 6)
    go(scene.turn())
    assert scene.s.slots[0].given
    scene.turn(1, slot=1)
    assert not scene.s.slots[0].given


@pytest.mark.clause("8")
@pytest.mark.clause("11.1")
def test_s08_claiming_takes_all_freaks_away() -> None:
    scene = throwing(4, 4, 6)
    scene.stand(0, 0, 3)
    scene.freaks(0, 3)
    go(scene.turn()).do(Advance(0))
    assert scene.told(events.LocationClaimed)
    assert lying(scene) == [0] * 6
    assert scene.s.freaks == 30


@pytest.mark.clause("8")
@pytest.mark.clause("5")
def test_s05_an_exhausted_stack_is_skipped_and_its_pawns_go_on_clockwise() -> None:
    scene = throwing(4, 4, 6)
    scene.stand(0, 0, 3)
    scene.stand(1, 0, 2)
    scene.feature(Feature.NARROW, slot=1)
    scene.stand(2, 1, 1)
    s = scene.s
    s.locations += s.slots[0].below
    s.locations.sort()
    s.slots[0].below.clear()
    go(scene.turn())
    assert scene.told(events.StackExhausted)[0].onto == 1
    assert s.slots[0].top == -1
    assert [(player.slot, player.stage) for player in s.players] == [(1, 0), (1, 0), (1, 1)]
    scene.dice(5, 5, 5, 6, 6)
    scene.brains(1, 0)
    scene.turn(1)
    go(scene)
    assert lying(scene) == [0, 1, 1, 0, 0, 1]
