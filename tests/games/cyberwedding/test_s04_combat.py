"""§3.2, §4 Combat."""

from __future__ import annotations

import pytest

from parlour.games.cyberwedding import cyber_events, fight_events
from parlour.games.cyberwedding.actions import (
    ChooseCaptive,
    ChooseFight,
    PlayCard,
    Roll,
    SpendEscape,
    SpendFatigue,
    UseItem,
    Yield,
)
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.combat import Attacked, Combat
from parlour.games.cyberwedding.model import Ability, Character, Fate, PlayerState
from parlour.kit.actors import Seat
from tests.games.cyberwedding.scene import Scene, at

HERE = at(7, 13)
ME = Seat(0)


def attacked(escape: int, fatigue: int, *dice: int, members: tuple[Character, ...] = ()) -> Scene:
    """Seat 0 has these tokens and a Mark I in its square; the dice are rolled."""
    scene = Scene()
    if members:
        scene.members(0, *members)
    scene.tokens(0, escape, fatigue)
    scene.stand(0, HERE)
    scene.cyberman(HERE)
    return scene.dice(*dice).begin(Attacked(seat=ME))


def won(scene: Scene) -> list[str]:
    return [str(event.how) for event in scene.told(fight_events.FightWon)]


@pytest.mark.clause("4", "3.2")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_s04_four_to_six_wins_and_the_cyberman_stays(die: int) -> None:
    scene = attacked(0, 0, die)
    assert won(scene) == ["roll"]
    assert [c.square for c in scene.s.cybermen] == [HERE]
    assert not scene.s.cut


@pytest.mark.clause("4", "11")
def test_s04_example_3_two_fatigue_raise_a_two() -> None:
    scene = attacked(0, 2, 2)
    assert won(scene) == ["fatigue"]  # nothing else may be done, so nobody is asked
    assert scene.purse() == (0, 0)


@pytest.mark.clause("4", "11")
def test_s04_example_3_too_little_fatigue_for_a_one() -> None:
    scene = attacked(0, 2, 1)
    assert scene.legal() == [SpendFatigue(1), SpendFatigue(2)]
    scene.do(SpendFatigue(2))
    assert len(scene.told(fight_events.FightLost)) == 1
    again = attacked(0, 2, 1, 5)
    again.do(SpendFatigue(1))
    assert won(again) == ["roll"]
    assert again.purse() == (0, 1)


@pytest.mark.clause("4", "11")
def test_s04_example_3_without_tokens_the_roll_decides() -> None:
    lost = attacked(0, 0, 3)
    assert len(lost.told(fight_events.FightLost)) == 1
    assert won(attacked(0, 0, 4)) == ["roll"]


@pytest.mark.clause("4", "1.2", "11")
def test_s04_example_3_a_reenactor_adds_one() -> None:
    group = (Character.ATHLETIC, Character.PARENT, Character.REENACTOR)
    assert won(attacked(0, 0, 3, members=group)) == ["roll"]
    assert won(attacked(0, 0, 2, members=group)) == []


@pytest.mark.clause("4", "11")
def test_s04_example_3_an_escape_token_always_dodges() -> None:
    scene = attacked(1, 0, 1)
    assert won(scene) == ["escape"]
    assert scene.purse() == (0, 0)


@pytest.mark.clause("4", "11")
def test_s04_example_19_exactly_enough_fatigue_or_the_escape_token() -> None:
    scene = attacked(0, 3, 2)
    assert won(scene) == ["fatigue"]
    assert scene.purse() == (0, 1)
    only = attacked(1, 1, 1)
    assert won(only) == ["escape"]
    assert only.purse() == (0, 1)
    both = attacked(1, 3, 1)
    assert both.legal() == [SpendEscape(), SpendFatigue(3)]
    both.refused(SpendFatigue(2), "exact_fatigue")
    both.refused(SpendFatigue(4), "not_enough_tokens")
    both.refused(Yield(), "tokens_first")


@pytest.mark.clause("4")
def test_s04_part_payment_is_refused_while_an_escape_token_is_there() -> None:
    scene = Scene()
    scene.tokens(0, 1, 1)
    scene.stand(0, HERE)
    scene.cyberman(HERE)
    scene.hand(0, CardKind.SECOND_WIND)
    scene.dice(1).begin(Attacked(seat=ME)).do(Roll())
    scene.refused(SpendFatigue(1), "escape_first")


@pytest.mark.clause("4", "5.1")
def test_s04_a_lost_fight_ends_the_own_turn() -> None:
    scene = attacked(0, 1, 1)
    assert scene.s.cut
    scene.do(ChooseCaptive(0))
    assert scene.purse() == (3, 3)


@pytest.mark.clause("4", "1.5")
def test_s04_cards_may_be_played_before_the_roll_or_after_a_failed_one() -> None:
    scene = Scene()
    scene.tokens(0, 0, 0)
    scene.stand(0, HERE)
    scene.cyberman(HERE)
    scene.hand(0, CardKind.ADRENALINE_RUSH)
    scene.dice(1).begin(Attacked(seat=ME))
    assert scene.kind == "before_roll"
    scene.do(Roll())
    assert scene.legal() == [Yield(), PlayCard(CardKind.ADRENALINE_RUSH)]
    scene.do(PlayCard(CardKind.ADRENALINE_RUSH))
    assert won(scene) == ["escape"]


@pytest.mark.clause("4", "1.5")
def test_s04_a_card_that_destroys_the_cyberman_wins() -> None:
    scene = Scene()
    scene.stand(0, HERE)
    scene.cyberman(HERE, mark=2)
    scene.hand(0, CardKind.NAIL_VARNISH)
    scene.dice(1).begin(Attacked(seat=ME)).do(Roll())
    scene.do(*scene.legal(PlayCard))
    assert won(scene) == ["card"]
    assert scene.s.cybermen == []
    assert scene.vp() == [1, 0, 0, 0]


@pytest.mark.clause("4", "1.5")
def test_s04_a_hedge_trimmer_adds_two_and_a_cricket_bat_rolls_again() -> None:
    scene = Scene()
    rose, pitch = at(4, 2), at(7, 13)
    scene.tokens(0, 0, 0)
    scene.stand(0, rose)
    scene.cyberman(rose)
    scene.item(0, CardKind.HEDGE_TRIMMER)
    scene.dice(2).begin(Attacked(seat=ME))
    scene.do(UseItem(CardKind.HEDGE_TRIMMER))
    assert won(scene) == ["roll"]
    other = Scene()
    other.stand(0, pitch)
    other.cyberman(pitch)
    other.item(0, CardKind.CRICKET_BAT)
    other.dice(1, 6).begin(Attacked(seat=ME))
    other.do(UseItem(CardKind.CRICKET_BAT))
    assert [event.die for event in other.told(fight_events.FightRolled)] == [1, 6]
    assert won(other) == ["roll"]


@pytest.mark.clause("3.2", "8")
def test_s03_2_the_owner_picks_which_fight_comes_first() -> None:
    scene = Scene()
    mine = at(9, 13)
    scene.stand(0, HERE)
    scene.cyberman(HERE)
    scene.partial(0, mine)
    beaten = scene.cyberman(mine)
    scene.dice(4, 4).begin(Attacked(seat=ME))
    assert scene.legal() == [ChooseFight(False), ChooseFight(True)]
    scene.do(ChooseFight(True))
    assert [event.partial for event in scene.told(fight_events.FightWon)] == [True, False]
    assert beaten not in scene.s.cybermen
    assert scene.vp()[0] == 1


@pytest.mark.clause("3.2")
def test_s03_2_nobody_fights_elsewhere_or_in_a_car() -> None:
    scene = Scene()
    scene.stand(0, HERE)
    scene.cyberman(at(7, 14))
    assert scene.dice().begin(Attacked(seat=ME)).told(fight_events.FightRolled) == []


@pytest.mark.clause("4", "1.2")
def test_s04_against_a_gun_shot_one_less_and_no_reenactor() -> None:
    scene = Scene()
    scene.members(0, Character.ATHLETIC, Character.PARENT, Character.REENACTOR)
    scene.tokens(0, 0, 0)
    scene.stand(0, HERE)
    shooter = scene.cyberman(at(7, 18), mark=3, ability=Ability.GUN, facing=3)
    scene.dice(5).begin(Combat(seat=ME, cyberman=shooter.id, shot=True, gun=True))
    assert [event.result for event in scene.told(fight_events.FightRolled)] == [4]
    assert won(scene) == ["roll"]
    scene.dice(4).begin(Combat(seat=ME, cyberman=shooter.id, shot=True, gun=True))
    assert len(scene.told(fight_events.FightLost)) == 1
    assert scene.kind == "capture"


@pytest.mark.clause("8", "4")
def test_s08_a_partial_destroys_by_roll_or_fatigue_but_dodges_by_escape() -> None:
    for tokens, die, left in (((0, 0), 4, 0), ((0, 1), 3, 0), ((1, 0), 3, 1)):
        scene = Scene()
        scene.tokens(0, *tokens)
        scene.stand(0, HERE)
        scene.partial(0, at(9, 13))
        scene.cyberman(at(9, 13), mark=2)
        scene.dice(die).begin(Attacked(seat=ME))
        assert len(scene.s.cybermen) == left
        assert scene.vp()[0] == 1 - left
        assert scene.me.partial == at(9, 13)


@pytest.mark.clause("8", "4", "3.0")
def test_s08_a_partial_that_loses_is_destroyed_and_its_lonely_owner_is_out() -> None:
    scene = Scene()
    scene.tokens(0, 0, 0)
    carrier = scene.cyberman(at(11, 13))
    scene.partial(0, at(9, 13), member=2)
    scene.carry(carrier, 0)
    scene.carry(carrier, 1)
    scene.cyberman(at(9, 13))
    assert scene.state() is PlayerState.PARTIAL
    scene.dice(3).begin(Attacked(seat=ME))
    assert len(scene.told(cyber_events.PartialDestroyed)) == 1
    assert scene.s.cut
    assert scene.purse() == (0, 0)
    assert scene.state() is PlayerState.HELD
    lonely = Scene()
    lonely.tokens(0, 0, 0)
    lonely.partial(0, at(9, 13), member=2)
    for member in lonely.me.members[:2]:
        member.fate = Fate.CONVERTED
    lonely.stand(0, -1)
    lonely.me.state = PlayerState.PARTIAL
    lonely.cyberman(at(9, 13))
    lonely.dice(3).begin(Attacked(seat=ME))
    assert lonely.state() is PlayerState.OUT
