"""§10.2 Windows by public facts, standing orders; §10.5 what is hidden."""

from __future__ import annotations

import pytest

from parlour.games.cyberwedding import card_events
from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.actions import AskOnlyFor, Pass, PassUntilMyTurn, PlayCard, UseItem
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.game import GAME
from parlour.games.cyberwedding.model import Ability
from parlour.games.cyberwedding.pending import Counter, Sentence
from parlour.games.cyberwedding.playing import Moment, may_react
from parlour.games.cyberwedding.striking import Strike
from parlour.games.cyberwedding.windows import destroyed_window, glitch_window, start_window
from parlour.kit.actors import Seat, Viewer
from parlour.kit.agenda import Kernel
from parlour.kit.chance import Seeded
from tests.games.cyberwedding.scene import Scene, at

K = CardKind


def window(scene: Scene, active: int = 0) -> Scene:
    scene.begin(active=active)
    start_window(scene.s, Kernel(scene.s, scene.chance))
    return scene


@pytest.mark.clause("10.2")
def test_s10_2_everybody_with_cards_is_asked_once_in_turn_order_whatever_they_hold() -> None:
    scene = Scene(4)
    scene.hand(1, K.BORROWED_PHONE)
    scene.hand(3, K.MALFUNCTION)
    scene.hand(0, K.SECOND_WIND)
    window(scene, active=2)
    asked = []
    while not scene.done and scene.kind == "before_cybermen":
        asked.append(scene.asked)
        assert scene.prompts()[0].optional
        scene.do(Pass())
    assert asked == [3, 0, 1]
    assert [event.seat for event in scene.told(card_events.Passed)] == [3, 0, 1]


@pytest.mark.clause("10.2", "1.5")
def test_s10_2_who_has_played_this_round_or_has_no_cards_is_not_asked() -> None:
    scene = Scene(3)
    scene.hand(1, K.SECOND_WIND)
    scene.hand(2, K.SECOND_WIND)
    scene.s.players[1].played = True
    assert window(scene).asked == 2
    scene.do(PlayCard(K.SECOND_WIND))
    assert scene.purse(2) == (3, 5)
    assert scene.kind != "before_cybermen"


@pytest.mark.clause("10.2")
def test_s10_2_items_in_play_are_a_reason_too_and_what_is_reacted_to_may_be_answered() -> None:
    scene = Scene(3)
    scene.item(1, K.PICNIC_HAMPER)
    assert window(scene).asked == 1
    scene.refused(UseItem(K.CRICKET_BAT), "not_in_play")
    scene.do(UseItem(K.PICNIC_HAMPER))
    assert scene.purse(1) == (3, 6)


@pytest.mark.clause("10.2", "5.4")
def test_s10_2_cyber_roles_are_asked_where_a_card_for_anybody_fits() -> None:
    scene = Scene(3)
    scene.hand(1, K.GOLD)
    scene.s.technology = 2
    scene.role(1, at(8, 8))
    assert may_react(scene.s, 1, Moment.PHASE)
    assert not may_react(scene.s, 1, Moment.DESTROYED)
    assert not may_react(scene.s, 1, Moment.CONVERSION)
    assert may_react(scene.s, 1, Moment.TURN)


@pytest.mark.clause("10.2")
def test_s10_2_only_one_takes_a_counter() -> None:
    scene = Scene(3)
    for seat in (1, 2):
        scene.hand(seat, K.EMERGENCY_TELEPORT)
    scene.begin()
    destroyed_window(scene.s, Kernel(scene.s, scene.chance), [Counter(9, 1, Ability.PLAIN)])
    assert (scene.kind, scene.asked) == ("destroyed", 1)
    scene.do(PlayCard(K.EMERGENCY_TELEPORT, cyberman=9))
    assert scene.kind != "destroyed", "nothing is left to take"


@pytest.mark.clause("10.2", "8")
def test_s10_2_before_a_conversion_only_the_owner_is_asked_and_not_with_a_partial() -> None:
    scene = Scene(3)
    scene.hand(1, K.SECOND_WIND)
    scene.hand(2, K.SECOND_WIND)
    scene.begin()
    k = Kernel(scene.s, scene.chance)
    scene.s.agenda.append(Sentence(captive=3, begun=True))
    glitch_window(scene.s, k, 3)
    assert (scene.kind, scene.asked) == ("glitch", 1)
    scene.refused(PlayCard(K.SECOND_WIND), "card_not_now")
    scene.do(Pass())
    scene.partial(1, at(12, 12))
    before = len(scene.s.agenda)
    glitch_window(scene.s, k, 3)
    assert len(scene.s.agenda) == before


@pytest.mark.clause("10.2")
def test_s10_2_standing_orders_answer_windows_from_the_view() -> None:
    scene = Scene(3)
    scene.hand(1, K.SECOND_WIND, K.MALFUNCTION)
    window(scene)
    view = GAME.view(scene.s, Viewer(Seat(1)))
    prompt = scene.prompts()[0]
    turns = scene.s.players[1].turns
    assert GAME.answer(PassUntilMyTurn(turns), view, prompt) == Pass()
    assert GAME.answer(PassUntilMyTurn(turns - 1), view, prompt) is None
    assert GAME.answer(AskOnlyFor((K.SECOND_WIND,)), view, prompt) is None
    assert GAME.answer(AskOnlyFor((K.MALFUNCTION,)), view, prompt) == Pass(), "of no use in this window"
    assert GAME.answer(AskOnlyFor((K.GOLD,)), view, prompt) == Pass(), "not held"
    scene.do(Pass())
    other = scene.prompts()[0]
    assert GAME.answer(PassUntilMyTurn(turns), view, other) is None


@pytest.mark.clause("10.2")
def test_s10_2_an_order_knows_items_in_play() -> None:
    scene = Scene(3)
    scene.item(1, K.PICNIC_HAMPER)
    window(scene)
    view = GAME.view(scene.s, Viewer(Seat(1)))
    prompt = scene.prompts()[0]
    assert GAME.answer(AskOnlyFor((K.PICNIC_HAMPER,)), view, prompt) is None
    assert GAME.answer(AskOnlyFor((K.TENNIS_RACQUET,)), view, prompt) == Pass()


@pytest.mark.clause("10.5")
def test_s10_5_a_hand_is_its_owners_and_the_deck_nobodys() -> None:
    scene = window(Scene(3))
    scene.hand(1, K.GOLD)
    for seat in (0, None):
        state = GAME.view(scene.s, Viewer(None if seat is None else Seat(seat))).state
        assert state["players"][1]["hand"] == {"hidden": 1}
        assert state["deck"] == {"hidden": 64}
    assert GAME.view(scene.s, Viewer(Seat(1))).state["players"][1]["hand"] == ["gold"]
    drawn = events.CardDrawn(seat=Seat(1), card=K.GOLD)
    assert "card" not in (GAME.redact(drawn, Viewer(Seat(0))) or {})
    taken = card_events.CardTaken(seat=Seat(1), to=Seat(2), card=K.GOLD)
    assert GAME.redact(taken, Viewer(Seat(0))) is None


@pytest.mark.clause("10.5")
def test_s10_5_a_possible_state_looks_the_same_to_its_viewer() -> None:
    scene = Scene(4)
    scene.hand(1, K.GOLD, K.KEYS)
    scene.hand(2, K.HACKING)
    scene.item(0, K.CYBERSCANNER)
    window(scene)
    others = []
    for seat in (1, None):
        viewer = Viewer(None if seat is None else Seat(seat))
        view = GAME.view(scene.s, viewer)
        for seed in range(5):
            made = GAME.determinize(view, Seeded(b"%d" % seed))
            assert GAME.view(made, viewer) == view
            assert GAME.invariants(made) == []
            others.append(tuple(made.players[2].hand))
    assert len(set(others)) > 3


@pytest.mark.clause("10.2", "1.5")
def test_s10_2_using_an_item_is_free_and_leaves_the_card_to_be_played() -> None:
    scene = Scene(4)
    scene.stand(1, at(8, 9))
    scene.hand(1, K.SECOND_WIND)
    scene.item(1, K.PICNIC_HAMPER)
    scene.hand(2, K.SECOND_WIND)
    window(scene).do(UseItem(K.PICNIC_HAMPER))
    assert (scene.kind, scene.asked) == ("before_cybermen", 1)
    scene.do(PlayCard(K.SECOND_WIND))
    assert scene.purse(1) == (3, 8)
    assert scene.asked == 2


@pytest.mark.clause("10.2", "1.5")
def test_s10_2_what_has_missed_is_not_answered_again() -> None:
    scene = Scene(2)
    scene.hand(1, K.MALFUNCTION)
    scene.item(1, K.TENNIS_RACQUET)
    shooter = scene.cyberman(at(7, 7), ability=Ability.ENERGY_BEAM)
    scene.begin(Strike(seat=Seat(1), cyberman=shooter.id, by=Seat(0)))
    assert (scene.kind, scene.asked) == ("targeted", 1)
    scene.do(UseItem(K.TENNIS_RACQUET))
    assert scene.done
