"""§14 What holds for every special of an archetype: price, limit, wounds, and its moment."""

from __future__ import annotations

import pytest

from parlour.games.iamzombie.actions import Use
from parlour.games.iamzombie.cards import Colour, Special
from tests.games.iamzombie.scene import archetype, uses, with_special


@pytest.mark.clause("14")
@pytest.mark.parametrize("special", [Special.BONUS_DIE, Special.EASE, Special.CALM, Special.WILDCARD])
def test_s14_specials_cost_what_they_say(special: Special) -> None:
    scene, number = with_special(special, brains=0)
    scene.turn().refused(Use(number), "not_enough_brains")


@pytest.mark.clause("14")
def test_s14_limits_of_a_turn_and_of_a_round() -> None:
    for special, again in ((Special.CALM, True), (Special.RINGER, False)):
        scene, number = with_special(special)
        scene.turn().do(Use(number))
        scene.turn()
        assert bool(uses(scene, number)) is again
        scene.s.players[0].cards[0].used_round = False
        assert uses(scene, number)


@pytest.mark.clause("14")
@pytest.mark.clause("10.2")
def test_s14_a_wounded_card_does_nothing_unless_it_is_black() -> None:
    for colour, code in ((Colour.GREEN, "wounded"), (Colour.BLACK, None)):
        special = Special.CALM if colour is Colour.GREEN else Special.DEVOUR
        scene, _ = with_special(special, others=1)
        number = archetype(special, colour)
        scene.hero(0, number)
        scene.freaks(0, 1)
        scene.wound(0, 0)
        scene.turn()
        if code is None:
            assert uses(scene, number)
        else:
            scene.refused(Use(number), code)


@pytest.mark.clause("14")
@pytest.mark.clause("16")
def test_s14_only_leading_cards_have_specials() -> None:
    scene, number = with_special(Special.CALM, others=3)
    scene.player.stacks = [[1, 0], [2], [3]]
    scene.turn().refused(Use(number), "not_leading")
    scene.player.stacks = [[0, 1], [2], [3]]
    assert uses(scene, number)


@pytest.mark.clause("14")
def test_s14_two_copies_on_two_cards_work_both() -> None:
    scene, number = with_special(Special.CALM)
    other = archetype(Special.CALM, other=[number])
    scene.hero(0, number, other)
    scene.turn().do(Use(number), Use(other))
    assert scene.s.throw.calm == 4


@pytest.mark.clause("14")
def test_s14_specials_wait_for_their_moment() -> None:
    scene, number = with_special(Special.NUDGE)
    scene.turn().refused(Use(number, die=0, face=2), "cannot_use_now")
    scene, number = with_special(Special.CALM)
    scene.turn().roll(*[6] * scene.s.throw.pool).until("after_roll")
    scene.refused(Use(number), "cannot_use_now")
