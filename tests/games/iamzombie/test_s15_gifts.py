"""§15.5 In co-op a hero without brains is asked what to buy, while heroes nearby could give some."""

from __future__ import annotations

import pytest

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import (
    Action,
    Activate,
    CancelFives,
    Decline,
    EndTurn,
    Finish,
    Give,
    Move,
    Pay,
    Roll,
    Use,
)
from parlour.games.iamzombie.cards import LOCATION_IDS, Feature, Special
from parlour.games.iamzombie.game import GAME
from parlour.kit.actors import Seat
from tests.games.iamzombie.scene import COOP, EXPANDED, Scene, archetype

EASY = LOCATION_IDS["L-blue-10"]


def poor(special: Special = Special.SCAVENGER, *, slot: int = 1, coop: bool = True) -> Scene:
    """Seat 0 has that special and no brain; seat 1 has three and stands there, seat 2 none."""
    scene = Scene(3, COOP if coop else EXPANDED)
    scene.hero(0, archetype(special))
    for seat, brains in enumerate((0, 3, 0)):
        scene.brains(seat, brains)
    scene.stand(0, 0)
    scene.stand(1, slot)
    return scene


def listed(scene: Scene) -> list[Action]:
    return list(GAME.legal(scene.s, scene.prompts()[0].seat))


@pytest.mark.clause("15.5")
@pytest.mark.parametrize(
    ("slot", "coop", "asked"), [(1, True, True), (0, True, True), (3, True, False), (1, False, False)]
)
def test_s15_5_fives_after_the_last_reroll(slot: int, coop: bool, asked: bool) -> None:
    scene = poor(slot=slot, coop=coop)
    scene.turn().roll(*[5] * 2, *[4] * (scene.s.throw.pool - 2))
    assert (scene.kinds() == ["fives"]) is asked
    if asked:
        assert listed(scene) == [CancelFives(0)]
        scene.open(1, Give(Seat(0), 1))
        assert listed(scene) == [CancelFives(0), CancelFives(1)]
        scene.do(CancelFives(1))
        assert scene.told(events.FivesCancelled)


@pytest.mark.clause("15.5")
def test_s15_5_who_has_left_gives_nothing() -> None:
    scene = poor()
    scene.s.players[1].out = True
    scene.turn().roll(*[5] * 2, *[4] * (scene.s.throw.pool - 2))
    assert scene.kinds() != ["fives"]


@pytest.mark.clause("15.5")
@pytest.mark.clause("13")
def test_s15_5_sealed_may_be_paid_with_a_gift() -> None:
    scene = poor()
    scene.feature(Feature.SEALED)
    scene.turn().do(Roll())
    assert scene.kinds() == ["sealed"]
    scene.refused(Pay(), "not_enough_brains")
    scene.open(1, Give(Seat(0), 1))
    scene.dice(*[4] * 5).do(Pay())
    assert not scene.s.throw.sealed
    scene = poor(slot=3)
    scene.feature(Feature.SEALED)
    scene.turn().dice(*[4] * 5).do(Roll())
    assert scene.s.throw.sealed


@pytest.mark.clause("15.5")
@pytest.mark.clause("14")
def test_s15_5_specials_after_the_roll() -> None:
    scene = poor(Special.SETFOUR)
    number = scene.player.cards[0].archetype
    scene.turn().roll(*[1] * scene.s.throw.pool)
    assert scene.kinds() == ["after"]
    scene.refused(Use(number, die=0, face=4), "not_enough_brains")
    assert listed(scene) == [Finish()]
    scene.open(1, Give(Seat(0), 2)).do(Use(number, die=0, face=4))
    assert scene.s.throw.dice[0] == 4
    scene = poor(Special.SETFOUR)
    scene.brains(1, 1)  # it costs two
    scene.turn().roll(*[1] * scene.s.throw.pool)
    assert scene.kinds() != ["after"]


@pytest.mark.clause("15.5")
@pytest.mark.clause("7")
@pytest.mark.parametrize("feature", [False, True], ids=("dark gift", "short cut"))
def test_s15_5_a_stage_more(feature: bool) -> None:
    scene = poor(Special.SCAVENGER if feature else Special.DARK_GIFT)
    if feature:
        scene.feature(Feature.ACT_STAGE)
    else:
        scene.top(0, EASY)
    scene.turn().roll(*[4] * scene.s.throw.pool).until("boost", "after_roll")
    assert scene.kinds() == ["boost"]
    more: Action = Activate() if feature else Use(scene.player.cards[0].archetype)
    scene.refused(more, "not_enough_brains")
    scene.open(1, Give(Seat(0), 2)).do(more)
    assert scene.s.players[0].brains == 0
    assert scene.told(events.FeatureUsed if feature else events.SpecialUsed)


@pytest.mark.clause("15.5")
@pytest.mark.clause("10.3")
def test_s15_5_a_second_wind() -> None:
    scene = poor(Special.SECOND_WIND)
    scene.wound(0, 0)
    scene.s.players[1].slot = 1
    scene.turn().roll(*[1] * scene.s.throw.pool).until("vouch", "downed")
    while scene.kinds() == ["vouch"]:
        scene.do(Decline())
    assert scene.kinds() == ["downed"]
    scene.open(1, Give(Seat(0), 2)).do(Use(scene.player.cards[0].archetype))
    assert not scene.told(events.HeroDowned)


@pytest.mark.clause("15.5")
@pytest.mark.clause("9.1")
def test_s15_5_a_move_after_the_roll() -> None:
    scene = poor()
    scene.turn().roll(*[4] * scene.s.throw.pool)
    assert scene.kinds() == ["after_roll"]
    assert listed(scene) == [EndTurn()]
    scene.open(1, Give(Seat(0), 1)).do(Move(1))
    assert scene.player.slot == 1
