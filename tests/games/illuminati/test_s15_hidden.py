"""§15.1 Illuminati that lie face down."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati import events
from parlour.games.illuminati.actions import (
    CallOff,
    ChooseGoal,
    Drop,
    Finish,
    NameIlluminati,
    PassTurn,
    TurnUpIlluminati,
)
from parlour.games.illuminati.cards import facts
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.goals import met, score
from parlour.games.illuminati.model import GONE, NONE, UNSEEN, CalledOff, Options, State
from parlour.games.illuminati.unmasking import might_be
from parlour.kit.actors import OMNISCIENT, SPECTATOR, Seat, Viewer
from parlour.kit.chance import Seeded
from parlour.kit.legal import Form
from tests.games.illuminati.table import Table, down

UP = TurnUpIlluminati()
Facts = dict[str, Any]
STRONG: Facts = {"power": 12, "transferable": 12, "income": 11, "goal": a.TotalPower(at_least=14)}
BUILDER: Facts = {"abilities": (a.ReorganizeStructure(),)}
DRAWER: Facts = {"abilities": (a.DrawCount(count=2),)}
COPIER: Facts = {"goal": a.SecretCopy()}


def below(table: Table, seat: int) -> int:
    return table.s.players[seat].face_down.value


def view(table: Table, seat: int | None) -> Any:
    return GAME.view(table.s, SPECTATOR if seat is None else Viewer(Seat(seat))).state["players"]


# -- face down -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("15.1")
@pytest.mark.parametrize("seats", range(2, 9))
def test_s15_1_only_its_player_sees_which_one_it_is(seats: int) -> None:
    s, _ = GAME.start(Options(hidden_factions=True), seats, Seeded(b"dealt"))
    deck = facts(s.options)
    dealt = [player.face_down.value for player in s.players]
    assert len(set(dealt)) == seats
    assert [player.illuminati for player in s.players] == [deck.first_face_down + seat for seat in range(seats)]
    assert {s.owner[card] for card in deck.illuminati} == {UNSEEN}
    for viewer in range(seats):
        shown = GAME.view(s, Viewer(Seat(viewer))).state["players"]
        assert [own.get("face_down") for own in shown] == [
            dealt[seat] if seat == viewer else None for seat in range(seats)
        ]
    assert all("face_down" not in own for own in GAME.view(s, SPECTATOR).state["players"])


@pytest.mark.clause("15.1")
def test_s15_1_it_counts_as_a_middling_one_in_everything_that_happens() -> None:
    """Money, Power in an attack, aid, cards drawn: of ``plain`` ones 8 each, whatever lies there."""
    strong = STRONG | {"abilities": (a.DrawCount(count=3),), "goal": a.TotalPower(at_least=900)}
    table = down({"strong": strong}, {"mine": {"power": 2}, "prey": {}})
    table.out("prey")
    table.hang(table.me, "mine")
    assert table.number("me", "prey") == 8
    assert table.number("mine", "prey", aides=["me"]) == 2 + 8
    pile, turn = len(table.s.pile), table.s.turn
    happened = table.finish_turn()
    while table.s.active != table.me:
        happened = table.finish_turn()
    (income,) = [event for event in happened if isinstance(event, events.IncomeReceived)]
    assert table.s.turn > turn
    assert income.money == 8
    assert pile - len(table.s.pile) <= 3 + 2, "one a turn and new targets, but not three"


@pytest.mark.clause("15.1")
def test_s15_1_it_has_no_ability() -> None:
    table = down({"builder": BUILDER}, {"mine": {}, "other": {}})
    table.hang(table.me, "mine")
    table.do(table.me, Drop(table.hang(table.me, "other", side=1)))
    for _ in range(2):
        assert table.asked() in (("act", table.me), ("transfer", table.me))
        table.do(table.me, Finish())
    assert table.asked() != ("power", table.me)


@pytest.mark.clause("15.1", "13")
def test_s15_1_its_goal_counts_with_its_true_figures_and_for_its_player_only() -> None:
    """Power 12, and 2 of a Group: a face that counts 8 would be short of 14."""
    table = down({"strong": STRONG}, {"mine": {"power": 2}})
    assert met(table.s, table.me) is None
    table.hang(table.me, "mine")
    assert met(table.s, table.me) == table["strong"]
    assert met(table.s, table.me, known_to=table.me) == table["strong"]
    assert met(table.s, table.me, known_to=table.you) is None
    assert score(table.s, table.me) == 12 + 2 + 1
    happened = table.finish_turn()
    assert [(event.seat, event.goal) for event in happened if isinstance(event, events.GoalMet)] == [
        (table.me, table["strong"])
    ]
    assert table.s.ranks[table.me] == 1
    assert table.s.scores[table.me] == 15
    assert [own["face_down"] for own in view(table, None)] == [below(table, seat) for seat in range(3)]


@pytest.mark.clause("15.1", "3")
def test_s15_1_everybody_is_asked_for_a_goal_and_only_a_copy_has_a_choice() -> None:
    asked = {}
    for seed in range(40):
        s, _ = GAME.start(Options(hidden_factions=True), 4, Seeded(b"goals %d" % seed))
        deck = facts(s.options)
        assert [prompt.seat for prompt in GAME.prompts(s)] == [0, 1, 2, 3]
        for player in s.players:
            goals = [action.goal for action in GAME.legal(s, player.seat) if isinstance(action, ChooseGoal)]
            copies = isinstance(deck.faction(player.face_down.value).goal, a.SecretCopy)
            assert goals == ([*range(83, 90)] if copies else [player.face_down.value])
            asked[copies] = True
            GAME.apply(s, player.seat, ChooseGoal(goals[-1]), Seeded(b"chosen"))
            others = GAME.view(s, Viewer(Seat((player.seat + 1) % 4))).state["players"]
            assert "goal" not in others[player.seat]
    assert asked == {True: True, False: True}


# -- turning up ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("15.1")
def test_s15_1_turned_up_it_is_what_is_printed_on_it() -> None:
    table = down({"strong": STRONG}, {"mine": {}, "prey": {}})
    table.out("prey")
    table.hang(table.me, "mine", money=3)
    back, card = table.illuminati(table.me), table["strong"]
    table.fund(back, 5)
    happened = table.do(table.me, UP)
    assert happened == [events.IlluminatiTurnedUp(seat=table.me, card=card)]
    player = table.s.players[table.me]
    assert (player.illuminati, player.cards[0].card, player.cards[1].master) == (card, card, card)
    assert (player.face_down.value, player.cards[0].money.value) == (NONE, 5)
    assert (table.s.owner[back], table.s.owner[card]) == (GONE, table.me)
    assert table.number("me", "prey") == 12
    assert view(table, None)[table.me]["goal"] == card
    assert table.refused(table.me, UP) == ("lies_open", "15.1")


@pytest.mark.clause("15.1", "4.4")
def test_s15_1_that_is_a_free_action_of_ones_own_turn() -> None:
    table = down()
    table.do(table.you, UP, open=True)
    acted = [table.s.acted]
    table.do(table.me, UP)
    acted.append(table.s.acted)
    assert acted == [False, True]
    assert table.s.actions == 2
    assert table.refused(table.me, PassTurn()) == ("already_acted", "4.4")


@pytest.mark.clause("15.1")
def test_s15_1_not_during_an_attack_nor_between_answers() -> None:
    table = down(None, {"prey": {}})
    table.out("prey")
    table.hand(table.you, "counter")
    table.announce("me", "prey")
    for seat in (table.me, table.you):
        assert table.refused(seat, UP, open=True) == ("not_now", "15.1")
    table.do(table.me, CallOff())
    assert GAME.beside(table.s, table.you, UP)


@pytest.mark.clause("15.1", "6.1")
def test_s15_1_attacks_in_which_it_took_part_stay() -> None:
    """And what was called off stays called off."""
    twice: Facts = {"abilities": (a.ParticipationsPerTurn(count=2),)}
    for faction, allowed in (({}, "spent"), (twice, "")):
        table = down({"mine": faction}, {"prey": {"resistance": 9}, "game": {"resistance": 9}})
        table.out("prey", "game")
        table.announce("me", "game")
        table.do(table.me, CallOff())
        table.strike((6, 6), "me", "prey")
        assert table.why_not("me", "prey") == "spent"
        table.do(table.me, UP)
        assert table.why_not("me", "prey") == allowed
        assert table.s.called_off == [CalledOff(table["me"], table["game"], "control")]


@pytest.mark.clause("15.1", "14")
def test_s15_1_then_its_ability_works() -> None:
    table = down({"builder": BUILDER}, {"mine": {}})
    table.hang(table.me, "mine")
    table.do(table.me, UP)
    table.do(table.me, Finish())
    table.do(table.me, Finish())
    assert table.asked() == ("power", table.me)


@pytest.mark.clause("15.1", "3")
def test_s15_1_a_copied_goal_stays_secret() -> None:
    table = down({"copier": COPIER, "strong": STRONG})
    table.s.players[table.me].goal.value = table["strong"]
    table.do(table.me, UP)
    assert "goal" not in view(table, table.you)[table.me]
    assert view(table, table.me)[table.me]["goal"] == table["strong"]


# -- naming ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("15.1", "4.3")
def test_s15_1_the_right_name_turns_it_up_for_a_regular_action() -> None:
    table = down({"strong": STRONG, "drawer": DRAWER})
    happened = table.do(table.me, NameIlluminati(table.you, table["drawer"]))
    assert happened == [
        events.IlluminatiNamed(seat=table.me, to=table.you, card=table["drawer"], right=True),
        events.IlluminatiTurnedUp(seat=table.you, card=table["drawer"]),
    ]
    assert table.s.actions == 1
    assert table.s.acted
    assert table.illuminati(table.you) == table["drawer"]
    assert table.refused(table.me, NameIlluminati(table.you, table["drawer"])) == ("lies_open", "15.1")


@pytest.mark.clause("15.1", "4.3")
def test_s15_1_a_wrong_name_is_wrong_for_everybody() -> None:
    table = down({"strong": STRONG, "drawer": DRAWER})
    wrong = below(table, table.they)
    happened = table.do(table.me, NameIlluminati(table.you, wrong))
    assert happened == [events.IlluminatiNamed(seat=table.me, to=table.you, card=wrong, right=False)]
    assert (table.s.actions, table.s.players[table.you].named) == (1, [wrong])
    assert table.refused(table.me, NameIlluminati(table.you, wrong)) == ("not_that_one", "15.1")
    assert wrong in might_be(table.s, table.deck, table.me, table.they)
    table.do(table.me, NameIlluminati(table.they, below(table, table.you)))
    assert table.refused(table.me, NameIlluminati(table.you, table["drawer"])) == ("no_actions_left", "4.3")


@pytest.mark.clause("15.1")
def test_s15_1_what_cannot_be_named() -> None:
    table = down({"strong": STRONG, "drawer": DRAWER})
    table.do(table.they, UP, open=True)
    open_card = table.illuminati(table.they)
    for to, card, code in (
        (table.me, table["drawer"], "no_such_player"),
        (7, table["drawer"], "no_such_player"),
        (table.they, open_card, "lies_open"),
        (table.you, table["strong"], "not_that_one"),
        (table.you, open_card, "not_that_one"),
        (table.you, table.illuminati(table.you), "not_that_one"),
        (table.you, 0, "not_that_one"),
    ):
        assert table.refused(table.me, NameIlluminati(Seat(to), card)) == (code, "15.1")
    form = GAME.legal(table.s, table.me).form()
    assert isinstance(form, Form)
    naming = next(one for one in form.forms if one.action == "NameIlluminati")
    assert naming.fields["to"].values == (table.you,)
    assert set(naming.fields["card"].values) == set(might_be(table.s, table.deck, table.me, table.you))


@pytest.mark.clause("15.1")
def test_s15_1_without_the_option_nothing_can_be_named_or_turned_up() -> None:
    table = Table(3)
    assert table.refused(table.me, UP) == ("lies_open", "15.1")
    assert table.refused(table.me, NameIlluminati(table.you, table["me"])) == ("lies_open", "15.1")


@pytest.mark.clause("15.1", "12")
def test_s15_1_who_is_out_turns_it_up() -> None:
    table = down({"strong": STRONG, "drawer": DRAWER})
    happened = GAME.leaves(table.s, table.you, table.chance)
    assert events.IlluminatiTurnedUp(seat=table.you, card=table["drawer"]) in happened
    assert table.s.owner[table["drawer"]] == GONE
    assert table["drawer"] not in might_be(table.s, table.deck, table.me, table.they)


# -- nothing shows ---------------------------------------------------------------------------------------------------


def _swapped(s: State, one: int, other: int) -> State:
    """The same game with two cards of the deck changed for each other, wherever they lie face down."""
    twin: State = GAME.clone(s)
    deck = facts(s.options)
    change = {one: other, other: one}
    for player in twin.players:
        if player.face_down.value in change:
            card = change[player.face_down.value]
            copies = isinstance(deck.faction(card).goal, a.SecretCopy)
            player.face_down.value, player.goal.value = card, deck.first_faction if copies else card
    return twin


def _sent(s: State, seat: Seat) -> bytes:
    """All that a viewer is sent."""
    viewer = SPECTATOR if seat < 0 else Viewer(seat)
    asked = [(prompt.seat, prompt.kind, prompt.turn) for prompt in GAME.prompts(s)]
    forms = [repr(ask(s, seat).form()) for ask in (GAME.legal, GAME.open)] if seat >= 0 else []
    return msgspec.json.encode([GAME.view(s, viewer).state, asked, forms])


@pytest.mark.clause("15.1", "16")
@pytest.mark.parametrize("treasuries", [False, True])
def test_s15_1_two_cards_changed_for_each_other_change_not_a_byte_for_others(treasuries: bool) -> None:
    """In lock-step, until one of the two is turned up: of two players, and of a player and one not in the game."""
    steps, ends = 0, 0
    for seed in range(30):
        chance, rng = Seeded(b"swap %d" % seed), Seeded(b"rng %d" % seed)
        s, _ = GAME.start(Options(hidden_factions=True, open_treasuries=treasuries, round_limit=5), 4, chance)
        deck = facts(s.options)
        while GAME.prompts(s) and GAME.prompts(s)[0].kind == "goal":
            GAME.apply(s, (seat := GAME.prompts(s)[0].seat), GAME.legal(s, seat).sample(rng), chance)
        dealt = [player.face_down.value for player in s.players]
        spare = [card for card in deck.illuminati if card not in dealt]
        pair = (dealt[1], dealt[2] if seed % 2 else spare[0])
        t = _swapped(s, *pair)
        assert GAME.encode(s) != GAME.encode(t)
        eyes = [Seat(-1), Seat(0), Seat(3)] + ([] if seed % 2 else [Seat(2)])
        counts, others = chance.counts.copy(), chance.counts.copy()
        for _ in range(250):
            move = _common(s, t, rng)
            if move is None or not _plays_on(s, t, move, (counts, others), seed):
                ends += 1
                break
            steps += 1
            for seat in eyes:
                assert _sent(s, seat) == _sent(t, seat), (seed, move)
    assert steps > 2_000
    assert ends


def _common(s: State, t: State, rng: Seeded) -> tuple[Seat, Any, bool] | None:
    """Something that both allow, and that is not about what lies face down."""
    for _ in range(20):
        if GAME.outcome(s) is not None:
            return None
        open = not rng.below("open", 6)
        seat = Seat(rng.below("seat", s.seats)) if open else GAME.prompts(s)[0].seat
        ask = GAME.open if open else GAME.legal
        form = ask(s, seat).form()
        if isinstance(form, tuple) and not form:
            continue
        action = ask(s, seat).sample(rng)
        if not isinstance(action, TurnUpIlluminati | NameIlluminati) and ask(t, seat).why_not(action) is None:
            return seat, action, open
    return None


def _plays_on(s: State, t: State, move: tuple[Seat, Any, bool], counts: Any, seed: int) -> bool:
    """The move in both with the same chance; is everything still face down, and the game not over?"""
    seat, action, open = move
    for state, counted in zip((s, t), counts, strict=True):
        GAME.apply(state, seat, action, Seeded(b"swap %d" % seed, counted), open=open)
    over = [GAME.outcome(state) is not None for state in (s, t)]
    turned = [player.face_down.value == NONE for state in (s, t) for player in state.players]
    return not any((*over, *turned))


@pytest.mark.clause("15.1")
def test_s15_1_what_was_named_in_vain_is_never_made_up() -> None:
    """A state that looks the same to a viewer has other cards below, but none that the viewer knows to be wrong."""
    table = down({"strong": STRONG, "drawer": DRAWER})
    table.do(table.me, NameIlluminati(table.you, below(table, table.they)))
    table.do(table.they, UP, open=True)
    found = set()
    for seed in range(40):
        made = GAME.determinize(GAME.view(table.s, Viewer(table.me)), Seeded(b"made %d" % seed))
        assert GAME.invariants(made) == []
        assert made.players[table.me].face_down.value == table["strong"]
        found.add(made.players[table.you].face_down.value)
    assert found == set(might_be(table.s, table.deck, table.me, table.you))
    assert GAME.view(table.s, OMNISCIENT).state["players"][table.you]["face_down"] == table["drawer"]
