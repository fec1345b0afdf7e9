"""§11.1 What can change hands, and when."""

from __future__ import annotations

from parlour.games.illuminati.abilities import CounterSpecial, GainMoney, Peek
from parlour.games.illuminati.actions import (
    Accept,
    Attack,
    Hang,
    PassTurn,
    PlaySpecial,
    Refuse,
    Spend,
    Withdraw,
)
from parlour.games.illuminati.events import (
    DealMade,
    SpecialsTraded,
)
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.goods import MOST_MONEY, NOTHING, Goods
from parlour.games.illuminati.model import NEUTRALIZE, UNCONTROLLED, Options
from parlour.games.illuminati.trade import Bargaining
from parlour.kit.actors import Viewer
from parlour.kit.conformance.trial import nothing
from parlour.kit.legal import Form
from tests.games.illuminati.fair import Fair


def test_s11_1_money_goes_from_illuminati_to_illuminati() -> None:
    fair = Fair()
    (event,) = fair.deal(fair.a, fair.b, Goods(7), Goods(2))
    assert fair.purses() == [15, 25, 20]
    assert fair.money(*fair.groups.values()) == [5, 5, 5]
    assert event == DealMade(
        by=fair.a,
        to=fair.b,
        id=1,
        money_given=7,
        money_got=2,
        groups_given=[],
        groups_got=[],
    )


def test_s11_1_specials_change_hands_and_only_the_two_know_which() -> None:
    fair = Fair()
    given, got = fair.hold(fair.a, Peek), fair.hold(fair.b, GainMoney)
    events = fair.deal(fair.a, fair.b, Goods(specials=(given,)), Goods(specials=(got,)))
    assert (fair.hand(fair.a), fair.hand(fair.b)) == ([got], [given])
    (traded,) = [event for event in events if isinstance(event, SpecialsTraded)]
    assert (traded.specials_given, traded.specials_got) == ([given], [got])
    seen = [GAME.redact(traded, Viewer(seat)) is not None for seat in (fair.a, fair.b, fair.c)]
    assert seen == [True, True, False]


def test_s11_1_offers_are_between_the_two() -> None:
    fair = Fair()
    fair.offer(fair.a, fair.b, Goods(3), Goods(4))
    for seat in (fair.a, fair.b):
        (offer,) = GAME.view(fair.s, Viewer(seat)).state["deals"]["offers"]
        assert (offer["give"]["money"], offer["get"]["money"]) == (3, 4)
    (offer,) = GAME.view(fair.s, Viewer(fair.c)).state["deals"]["offers"]
    assert offer == {"id": 1, "rev": 1, "by": fair.a, "to": fair.b}


def test_s11_1_a_deal_is_a_free_action_that_forbids_passing() -> None:
    fair = Fair()
    fair.deal(fair.b, fair.c, Goods(1))
    assert not fair.s.acted  # others' deals are none of his
    fair.deal(fair.b, fair.a, Goods(1))
    assert fair.s.actions == 2
    assert fair.refused(fair.a, PassTurn())[0] == "already_acted"


def test_s11_1_one_gives_what_one_has_and_asks_for_what_there_may_be() -> None:
    fair = Fair()
    special = fair.hold(fair.b, Peek)
    assert fair.propose(fair.a, fair.b, Goods(21)) == ("not_enough_money", "11.1")
    assert fair.propose(fair.a, fair.b, Goods(specials=(special,))) == ("no_such_special", "11.1")
    assert fair.propose(fair.a, fair.b, Goods(specials=(len(fair.deck.specials),))) == ("no_such_special", "11.1")
    assert fair.propose(fair.a, fair.b, Goods(-1), Goods(2)) == ("wrong_goods", "11.1")
    assert fair.propose(fair.a, fair.b, NOTHING, Goods(MOST_MONEY + 1)) == ("wrong_goods", "11.1")
    assert fair.propose(fair.a, fair.b) == ("empty_deal", "11.1")
    fair.offer(fair.a, fair.b, Goods(20), Goods(MOST_MONEY))
    fair.offer(fair.a, fair.c, NOTHING, Goods(specials=(special,)))  # who has it is nobody's business
    copies = fair.deck.specials[special].copies
    assert fair.propose(fair.a, fair.b, NOTHING, Goods(specials=(special,) * (copies + 1)))[0] == "no_such_special"


def test_s11_1_what_was_asked_for_has_to_be_there_when_it_is_accepted() -> None:
    fair = Fair()
    special = fair.hold(fair.b, Peek)
    money, card = fair.offer(fair.a, fair.b, get=Goods(21)), fair.offer(fair.a, fair.c, get=Goods(specials=(special,)))
    assert fair.refused(fair.b, Accept(money, 1), open=True) == ("not_enough_money", "11.1")
    assert fair.refused(fair.c, Accept(card, 1), open=True) == ("no_such_special", "11.1")


def test_s11_1_not_during_a_privileged_attack() -> None:
    fair = Fair()
    privilege = fair.hold(fair.a, Peek)
    attacker = fair.illuminati(fair.a)
    fair.fund(attacker, 20)
    offer = fair.offer(fair.c, fair.b, Goods(5))
    fair.do(fair.a, Attack(attacker, fair.groups[fair.b], NEUTRALIZE, privilege=privilege))
    assert fair.asked() == ("money", fair.a)
    assert fair.refused(fair.b, Accept(offer, 1), open=True) == ("privileged_attack", "11.1")
    fair.do(fair.b, Refuse(offer, 1), open=True)  # an answer it may have


def test_s11_1_in_an_attack_that_is_not_privileged_money_may_be_raised() -> None:
    fair = Fair()
    fair.do(fair.a, Attack(fair.illuminati(fair.a), fair.groups[fair.b], NEUTRALIZE))
    fair.deal(fair.c, fair.b, Goods(20))
    fair.do(fair.a, Spend(0, 1))
    fair.do(fair.b, Spend(0, 40, "against"))


def test_s11_1_not_while_something_is_being_answered() -> None:
    fair = Fair()
    special = fair.hold(fair.a, GainMoney)
    fair.hold(fair.b, CounterSpecial)
    offer = fair.offer(fair.c, fair.b, Goods(5))
    fair.do(fair.a, PlaySpecial(special))
    assert fair.asked() == ("respond", fair.b)
    assert fair.refused(fair.b, Accept(offer, 1), open=True) == ("no_deals_now", "11.1")


def test_s11_1_a_group_costs_an_action_of_whose_turn_it_is_and_takes_all_along() -> None:
    fair = Fair()
    root = fair.groups[fair.b]
    below = fair.own(fair.b, fair.unused(outs=0), root, fair.deck.outs[root][0], 3)
    fair.held(root).used = 1
    fair.deal(fair.b, fair.a, Goods(groups=(root,)), Goods(6))
    assert fair.asked() == ("hang", fair.a)
    fair.do(fair.a, Hang(fair.illuminati(fair.a), 2))
    assert (fair.s.owner[root], fair.s.owner[below], fair.s.actions) == (fair.a, fair.a, 1)
    assert (fair.money(root, below), fair.held(root).used, fair.held(below).master) == ([5, 3], 1, root)
    assert fair.purses() == [14, 26, 20]
    assert fair.held(root).money.to == fair.held(below).money.to == [fair.a]


def test_s11_1_a_swap_costs_two_actions() -> None:
    fair = Fair()
    mine, theirs = fair.groups[fair.a], fair.groups[fair.b]
    fair.deal(fair.a, fair.b, Goods(groups=(mine,)), Goods(groups=(theirs,)))
    assert fair.asked() == ("hang", fair.b)
    fair.do(fair.b, Hang(fair.illuminati(fair.b), 0))  # the arrow that its own Group is about to leave
    assert (fair.s.owner[mine], fair.s.actions) == (fair.a, 2)  # nothing has moved yet
    fair.do(fair.a, Hang(fair.illuminati(fair.a), 3))
    assert (fair.s.owner[mine], fair.s.owner[theirs], fair.s.actions) == (fair.b, fair.a, 0)


def test_s11_1_groups_only_in_the_turn_of_one_of_the_two_between_its_actions() -> None:
    fair = Fair()
    assert fair.propose(fair.b, fair.c, Goods(groups=(fair.groups[fair.b],))) == ("not_their_turn", "11.1")
    offer = fair.offer(fair.b, fair.a, Goods(groups=(fair.groups[fair.b],)))
    fair.do(fair.a, Attack(fair.illuminati(fair.a), fair.groups[fair.c], NEUTRALIZE))
    assert fair.refused(fair.a, Accept(offer, 1), open=True) == ("only_between_actions", "11.1")


def test_s11_1_no_groups_without_actions() -> None:
    fair = Fair()
    fair.s.actions = 1
    swap = Goods(groups=(fair.groups[fair.a],)), Goods(groups=(fair.groups[fair.b],))
    assert fair.propose(fair.a, fair.b, *swap) == ("no_actions_left", "11.1")
    offer = fair.offer(fair.b, fair.a, Goods(groups=(fair.groups[fair.b],)))
    fair.s.actions = 0
    assert fair.refused(fair.a, Accept(offer, 1), open=True) == ("no_actions_left", "11.1")


def test_s11_1_groups_of_the_two_each_once_and_never_the_illuminati() -> None:
    fair = Fair()
    mine, theirs = fair.groups[fair.a], fair.groups[fair.b]
    below = fair.own(fair.a, fair.unused(outs=0), mine, fair.deck.outs[mine][0])
    assert fair.propose(fair.a, fair.b, Goods(groups=(theirs,))) == ("not_yours", "11.1")
    assert fair.propose(fair.a, fair.b, NOTHING, Goods(groups=(mine,))) == ("not_theirs", "11.1")
    assert fair.propose(fair.a, fair.b, Goods(groups=(fair.illuminati(fair.a),))) == ("not_yours", "11.1")
    assert fair.propose(fair.a, fair.b, Goods(groups=(9_999,))) == ("not_yours", "11.1")
    assert fair.propose(fair.a, fair.b, Goods(groups=(mine, below))) == ("goes_along", "11.1")
    assert fair.propose(fair.a, fair.b, Goods(groups=(mine, mine))) == ("goes_along", "11.1")


def test_s11_1_a_group_that_is_gone_cannot_be_had() -> None:
    fair = Fair()
    offer = fair.offer(fair.b, fair.a, Goods(groups=(fair.groups[fair.b],)))
    fair.s.players[fair.b].cards.pop()
    fair.s.owner[fair.groups[fair.b]] = UNCONTROLLED
    assert fair.refused(fair.a, Accept(offer, 1), open=True) == ("not_theirs", "11.1")


def test_s11_1_a_table_may_do_without() -> None:
    fair = Fair(options=Options(deals=False))
    assert fair.propose(fair.a, fair.b, Goods(1)) == ("no_deals_here", "11.1")
    assert nothing(GAME.open(fair.s, fair.a).form())


def test_s11_1_the_form_lists_answers_and_says_what_can_be_filled_in() -> None:
    fair = Fair()
    special = fair.hold(fair.a, Peek)
    offer, other = fair.offer(fair.b, fair.a, Goods(1)), fair.offer(fair.b, fair.a, get=Goods(21))
    mine = fair.offer(fair.a, fair.b, Goods(1))
    form = Bargaining(fair.s, fair.a).form()
    assert isinstance(form, Form)
    assert form.actions == (Refuse(offer, 1), Accept(offer, 1), Refuse(other, 1), Withdraw(mine))
    propose, counter = form.forms
    assert (propose.action, counter.action) == ("Propose", "Counter")
    assert propose.fields["to"].values == tuple(sorted((fair.b, fair.c)))
    assert propose.fields["give.money"].high == 20
    assert propose.fields["give.specials"].values == (special,)
    assert propose.fields["give.groups"].values == (fair.groups[fair.a],)
    assert set(propose.fields["get.groups"].values) == {fair.groups[fair.b], fair.groups[fair.c]}
    assert counter.fields["offer"].values == (offer, other)
