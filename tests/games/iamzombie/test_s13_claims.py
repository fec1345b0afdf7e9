"""§13 Features of a claimed location, and of the one that is turned up under it."""

from __future__ import annotations

import pytest

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import Advance, Heal, Scatter, Steal, Travel
from parlour.games.iamzombie.cards import CONSTANTS, LOCATIONS, NONE, Feature, Special
from parlour.games.iamzombie.rounds import Revealing, Rounds
from tests.games.iamzombie.scene import COOP, Scene, archetype, location, standing_on


def claim(scene: Scene, *faces: int) -> Scene:
    """The pawn does its last side, whatever the location asks for, and no Danger strikes."""
    scene.s.throw.calm = scene.s.throw.ease = 9
    scene.s.agenda[-1].begun = False
    scene.run()
    return scene.roll(*(faces or [4] * scene.s.throw.pool)).settle()


@pytest.mark.clause("13")
def test_s13_start_freaks_come_when_it_is_turned_up_barricade_or_not() -> None:
    scene = Scene()
    number = location(Feature.START_FREAKS)
    scene.next_below(0, number)
    scene.s.slots[0].barricade = 1
    scene.stand(0, 0, 3)
    claim(scene.turn())
    assert scene.s.slots[0].top == number
    assert scene.s.slots[0].freaks == LOCATIONS[number].n
    assert scene.told(events.FreaksPlaced)[0].count == LOCATIONS[number].n


@pytest.mark.clause("13")
@pytest.mark.clause("4.2")
def test_s13_start_freaks_are_there_from_the_beginning() -> None:
    scene = Scene()
    number = location(Feature.START_FREAKS)
    scene.next_below(0, number)
    for slot in scene.s.slots:
        slot.below.append(slot.top) if slot is not scene.s.slots[0] else scene.s.locations.append(slot.top)
        slot.top = NONE
    scene.s.locations.sort()
    scene.s.agenda[:] = [Rounds(begun=True), Revealing()]
    scene.run()
    assert (scene.s.slots[0].top, scene.s.slots[0].freaks) == (number, LOCATIONS[number].n)
    assert scene.s.freaks == CONSTANTS.freak_tokens - sum(slot.freaks for slot in scene.s.slots)


@pytest.mark.clause("13")
def test_s13_claim_brains() -> None:
    scene = standing_on(Feature.CLAIM_BRAINS, stage=3, brains=0)
    number = scene.s.slots[0].top
    claim(scene.turn())
    gained = sum(event.brains for event in scene.told(events.BrainsGained))
    assert gained == LOCATIONS[number].n + 1  # and a scavenger's, which the hero is


@pytest.mark.clause("13")
def test_s13_claim_heal_asks_only_where_more_are_wounded() -> None:
    three = [archetype(Special.NUDGE), archetype(Special.CALM), archetype(Special.EASE)]
    for wounded, asked in (((0,), False), ((0, 1), True)):
        scene = standing_on(Feature.CLAIM_HEAL, stage=3)
        scene.hero(0, *three)
        scene.wound(0, *wounded)
        claim(scene.turn())
        assert (scene.kinds() == ["heal"]) is asked
        if asked:
            scene.refused(Heal((three[2],)), "not_wounded")
            scene.do(Heal((three[1],)))
            assert [card.wounded for card in scene.player.cards] == [True, False, False]
        else:
            assert not any(card.wounded for card in scene.player.cards)


@pytest.mark.clause("13")
def test_s13_claim_travel_goes_anywhere_but_into_a_narrow_place_that_is_taken() -> None:
    scene = standing_on(Feature.CLAIM_TRAVEL, stage=3)
    scene.feature(Feature.NARROW, slot=3)
    scene.stand(1, 3)
    claim(scene.turn())
    assert [action.slot for action in scene.legal(Travel)] == [1, 2, 4, 5]
    scene.refused(Travel(3), "narrow")
    scene.refused(Travel(9), "no_such_slot")
    scene.do(Travel(4))
    assert (scene.player.slot, scene.player.stage) == (4, 0)
    assert scene.told(events.PawnMoved)[-1].paid == 0


@pytest.mark.clause("13")
def test_s13_claim_purge_clears_both_neighbours_and_no_others() -> None:
    scene = standing_on(Feature.CLAIM_PURGE, stage=3)
    for slot in range(6):
        scene.freaks(slot, 2)
    claim(scene.turn())
    scene.do(Advance(0))
    assert [slot.freaks for slot in scene.s.slots] == [0, 0, 2, 2, 2, 0]


@pytest.mark.clause("13")
def test_s13_claim_steal_from_whoever_has_a_brain() -> None:
    scene = standing_on(Feature.CLAIM_STEAL, stage=3, brains=0)
    scene.brains(1, 3)
    scene.brains(2, 1)
    claim(scene.turn())
    assert [action.to for action in scene.legal(Steal)] == [1, 2]
    scene.refused(Steal(scene.s.players[0].seat), "no_such_player")
    scene.do(Steal(scene.s.players[2].seat))
    assert [player.brains for player in scene.s.players[1:]] == [3, 0]


@pytest.mark.clause("13")
def test_s13_claim_steal_finds_nobody_or_one() -> None:
    for brains, left in (((0, 0), [0, 0]), ((0, 2), [0, 1])):
        scene = standing_on(Feature.CLAIM_STEAL, stage=3, brains=0)
        scene.brains(1, brains[0])
        scene.brains(2, brains[1])
        claim(scene.turn())
        assert "steal" not in scene.kinds()
        assert [player.brains for player in scene.s.players[1:]] == left


@pytest.mark.clause("13")
@pytest.mark.clause("15.10")
def test_s13_claim_steal_in_coop_takes_from_the_supply() -> None:
    scene = Scene(2, COOP)
    scene.feature(Feature.CLAIM_STEAL)
    scene.stand(0, 0, 3)
    scene.brains(0, 0)
    scene.hero(0, *[archetype(Special.NUDGE), archetype(Special.CALM), archetype(Special.EASE)])
    claim(scene.turn())
    assert [event.seat for event in scene.told(events.BrainsGained)] == [0]
    assert scene.s.players[1].brains == 2


@pytest.mark.clause("13")
@pytest.mark.clause("8")
def test_s13_claim_scatter_on_other_locations_that_take_tokens() -> None:
    scene = standing_on(Feature.CLAIM_SCATTER, stage=3)
    scene.feature(Feature.SAFEHOUSE, slot=2)
    scene.s.slots[4].barricade = 1
    claim(scene.turn())
    assert [action.slots for action in scene.legal(Scatter)] == [(1, 3), (1, 5), (3, 5)]
    scene.refused(Scatter((1, 2)), "cannot_take_tokens")
    scene.refused(Scatter((0, 1)), "cannot_take_tokens")
    scene.do(Scatter((3, 5)))
    assert [slot.freaks for slot in scene.s.slots] == [0, 0, 0, 1, 0, 1]


@pytest.mark.clause("13")
def test_s13_claim_scatter_as_far_as_possible() -> None:
    scene = standing_on(Feature.CLAIM_SCATTER, stage=3)
    for slot in range(2, 6):
        scene.s.slots[slot].barricade = 1
    claim(scene.turn())
    assert [slot.freaks for slot in scene.s.slots] == [0, 1, 0, 0, 0, 0]


@pytest.mark.clause("13")
@pytest.mark.clause("14")
def test_s13_claim_scatter_skips_where_stench_has_moved_on_to() -> None:
    for special, skipped in ((Special.STENCH, True), (Special.SCAVENGER, False)):
        scene = standing_on(Feature.CLAIM_SCATTER, stage=3)
        scene.hero(0, archetype(special))
        scene.s.locations = sorted([*scene.s.locations, *scene.s.slots[0].below])
        scene.s.slots[0].below = []
        claim(scene.turn())
        assert (scene.kinds(), scene.player.slot) == (["scatter"], 1)
        assert all(1 not in action.slots for action in scene.legal(Scatter)) is skipped
