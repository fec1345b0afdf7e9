"""§11 Deals."""

from __future__ import annotations

from typing import Any

from parlour.games.illuminati.abilities import CounterSpecial, GainMoney, Peek
from parlour.games.illuminati.actions import (
    Accept,
    Attack,
    Counter,
    Finish,
    Hang,
    PassTurn,
    PlaySpecial,
    Propose,
    Refuse,
    Spend,
    Transfer,
    Withdraw,
)
from parlour.games.illuminati.events import (
    DealMade,
    OfferLapsed,
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
    SpecialsTraded,
)
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.goals import needed
from parlour.games.illuminati.goods import MOST_MONEY, NOTHING, Goods
from parlour.games.illuminati.model import NEUTRALIZE, UNCONTROLLED, Options
from parlour.games.illuminati.trade import Bargaining
from parlour.games.illuminati.trading import Trading
from parlour.kit.actors import Seat, Viewer
from parlour.kit.chance import Seeded
from parlour.kit.conformance.trial import nothing
from parlour.kit.legal import Form
from parlour.kit.types import Event
from tests.games.illuminati.scene import Scene, step


class Fair(Scene):
    """Everybody has 20 MB on the Illuminati and a Group with 5 MB on its arrow 0."""

    def __init__(self, seats: int = 3, options: Options | None = None) -> None:
        super().__init__(seats, options)
        self.a, self.b, self.c = self.seat(0), self.seat(1), self.seat(2)
        self.groups: dict[int, int] = {}
        for player in self.s.players:
            self.fund(player.illuminati, 20)
            self.groups[player.seat] = self.own(player.seat, self.unused(outs=2), player.illuminati, 0, 5)

    def offer(self, by: int, to: int, give: Goods = NOTHING, get: Goods = NOTHING) -> int:
        """Its id."""
        self.do(by, Propose(Seat(to), give, get), open=True)
        return self.s.deals.made

    def deal(self, by: int, to: int, give: Goods = NOTHING, get: Goods = NOTHING) -> list[Event]:
        """Offered and accepted."""
        return self.do(to, Accept(self.offer(by, to, give, get), 1), open=True)

    def purses(self) -> list[int]:
        return self.money(*(self.illuminati(seat) for seat in (self.a, self.b, self.c)))

    def hand(self, seat: int) -> list[int]:
        return self.s.players[seat].hand.value

    def propose(self, by: int, to: int, give: Goods = NOTHING, get: Goods = NOTHING) -> tuple[str, str]:
        """Why that may not even be offered."""
        return self.refused(by, Propose(Seat(to), give, get), open=True)


# -- 11.1 what can change hands --------------------------------------------------------------------------------------


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


# -- 11.2 binding ----------------------------------------------------------------------------------------------------


def test_s11_2_an_offer_can_be_refused_withdrawn_and_countered() -> None:
    fair = Fair()
    first = fair.offer(fair.a, fair.b, Goods(5), Goods(6))
    assert fair.do(fair.b, Refuse(first, 1), open=True) == [OfferRefused(by=fair.a, to=fair.b, id=first)]
    second = fair.offer(fair.a, fair.b, Goods(5), Goods(6))
    assert fair.refused(fair.b, Withdraw(second), open=True) == ("no_such_offer", "11.2")
    assert fair.do(fair.a, Withdraw(second), open=True) == [OfferWithdrawn(by=fair.a, to=fair.b, id=second)]
    third = fair.offer(fair.a, fair.b, Goods(5), Goods(6))
    (event,) = fair.do(fair.b, Counter(third, 1, Goods(4), Goods(5)), open=True)
    assert isinstance(event, OfferMade)
    assert (event.by, event.to, event.id, event.rev) == (fair.b, fair.a, third, 2)
    assert fair.refused(fair.b, Accept(third, 1), open=True) == ("no_such_offer", "11.2")
    assert fair.refused(fair.a, Accept(third, 1), open=True) == ("offer_changed", "11.2")
    fair.do(fair.a, Accept(third, 2), open=True)
    assert fair.purses() == [19, 21, 20]


def test_s11_2_what_is_countered_with_has_to_be_there_too() -> None:
    fair = Fair()
    offer = fair.offer(fair.a, fair.b, Goods(5), Goods(6))
    assert fair.refused(fair.b, Counter(offer, 1, Goods(21), NOTHING), open=True) == ("not_enough_money", "11.1")
    assert fair.refused(fair.b, Counter(offer, 1, NOTHING, NOTHING), open=True) == ("empty_deal", "11.1")


def test_s11_2_whoever_gives_something_away_takes_his_offers_back() -> None:
    fair = Fair()
    special = fair.hold(fair.a, GainMoney)
    fair.offer(fair.a, fair.b, Goods(1))
    fair.offer(fair.b, fair.a, Goods(1))
    events = fair.do(fair.a, Transfer(fair.illuminati(fair.a), fair.groups[fair.a], 20))
    assert OfferLapsed(by=fair.a, to=fair.b, id=1) in events
    assert [offer.id for offer in fair.s.deals.offers] == [2]
    fair.fund(fair.illuminati(fair.a), 5)
    fair.offer(fair.a, fair.c, Goods(1))
    assert OfferLapsed(by=fair.a, to=fair.c, id=3) in fair.do(fair.a, PlaySpecial(special))


def test_s11_2_a_deal_made_ends_the_other_offers_of_who_gave() -> None:
    fair = Fair()
    fair.offer(fair.a, fair.c, Goods(20))
    fair.offer(fair.b, fair.c, Goods(20))
    fair.deal(fair.a, fair.b, Goods(15))
    assert [offer.by for offer in fair.s.deals.offers] == [fair.b]
    special = fair.hold(fair.b, Peek)
    fair.deal(fair.b, fair.a, Goods(specials=(special,)))
    assert fair.s.deals.offers == []


def test_s11_2_offers_end_with_the_turn() -> None:
    fair = Fair()
    fair.offer(fair.a, fair.b, Goods(1))
    fair.do(fair.a, Finish())
    while fair.asked() != ("act", fair.b):
        (prompt,) = GAME.prompts(fair.s)
        fair.expire(prompt.seat)
    assert fair.s.deals.offers == []
    assert fair.s.deals.used == [0, 0, 0]


def test_s11_2_offers_end_with_a_player() -> None:
    fair = Fair()
    fair.offer(fair.a, fair.b, Goods(1))
    fair.offer(fair.b, fair.c, Goods(1))
    fair.offer(fair.a, fair.c, Goods(1))
    GAME.leaves(fair.s, fair.b, fair.chance)
    assert [offer.id for offer in fair.s.deals.offers] == [3]
    assert fair.propose(fair.a, fair.b, Goods(1)) == ("no_such_partner", "11.2")
    assert fair.refused(fair.b, Propose(fair.a, Goods(1), NOTHING), open=True) == ("out_of_game", "12")


def test_s11_2_three_open_or_refused_offers_a_turn() -> None:
    fair = Fair()
    for _ in range(4):
        fair.deal(fair.a, fair.b, get=Goods(1))  # accepted ones do not count
    fair.do(fair.b, Refuse(fair.offer(fair.a, fair.b, get=Goods(1)), 1), open=True)
    fair.do(fair.a, Withdraw(fair.offer(fair.a, fair.b, get=Goods(1))), open=True)
    fair.offer(fair.a, fair.b, get=Goods(1))
    assert fair.propose(fair.a, fair.c, get=Goods(1)) == ("too_many_offers", "11.2")
    assert fair.propose(fair.a, fair.a, get=Goods(1)) == ("no_such_partner", "11.2")
    fair.offer(fair.c, fair.a, Goods(1))
    assert fair.refused(fair.a, Counter(8, 1, NOTHING, Goods(2)), open=True) == ("too_many_offers", "11.2")


# -- 11.3 placing ----------------------------------------------------------------------------------------------------


def facing(fair: Fair, hung: int, outs: tuple[int, ...]) -> int:
    """An unused Group whose arrows face exactly these directions when it hangs to the ``hung`` of its master."""
    for group in fair.deck.groups:
        turn = hung + 2 - group.in_side
        there = sorted((side + turn) % 4 for side in group.outs)
        if fair.s.owner[group.card] < 0 and there == sorted(outs):
            return group.card
    raise LookupError(outs)


def side(fair: Fair, card: int, direction: int) -> int:
    """The printed side that faces that way."""
    return (direction - fair.held(card).r) % 4


def hangs(fair: Fair) -> list[Hang]:
    """Where the first player may put what comes."""
    return [action for action in GAME.legal(fair.s, fair.a) if isinstance(action, Hang)]


class Crowded(Fair):
    """What the next player offers has a puppet to its right, where the first one has a Group already: no other way."""

    def __init__(self) -> None:
        super().__init__()
        mine, theirs = self.illuminati(self.a), self.illuminati(self.b)
        east = self.own(self.a, facing(self, 1, (0,)), mine, 1)
        self.old = self.own(self.a, facing(self, 0, ()), east, side(self, east, 0))
        north = self.s.players[self.a].cards[1]
        self.s.players[self.a].cards.remove(north)
        self.s.owner[north.card] = UNCONTROLLED
        self.s.uncontrolled = sorted([*self.s.uncontrolled, north.card])
        self.s.issued -= north.money.value
        self.root = self.own(self.b, facing(self, 2, (3,)), theirs, 2)
        self.puppet = self.own(self.b, facing(self, 3, ()), self.root, side(self, self.root, 3), 4)
        self.deal(self.b, self.a, Goods(groups=(self.root,)))


def test_s11_3_new_or_old_cards_make_room_as_the_receiver_likes() -> None:
    crowded = Crowded()
    mine = crowded.illuminati(crowded.a)
    plans = [hang for hang in hangs(crowded) if (hang.master, hang.side) == (mine, 0)]
    assert sorted((hang.dropped, hang.removed) for hang in plans) == [
        ((), (crowded.old,)),
        ((crowded.puppet,), ()),
    ]
    assert crowded.refused(crowded.a, Hang(mine, 0)) == ("no_such_plan", "5.4")
    crowded.do(crowded.a, Hang(mine, 0, removed=(crowded.old,)))
    assert [crowded.s.owner[card] for card in (crowded.old, crowded.puppet)] == [UNCONTROLLED, crowded.a]


def test_s11_3_a_new_card_that_makes_room_loses_its_money() -> None:
    crowded = Crowded()
    crowded.do(crowded.a, Hang(crowded.illuminati(crowded.a), 0, dropped=(crowded.puppet,)))
    assert [crowded.s.owner[card] for card in (crowded.old, crowded.puppet)] == [crowded.a, UNCONTROLLED]


def test_s11_3_whose_time_is_up_gets_the_default_plan() -> None:
    fair = Fair()
    fair.deal(fair.b, fair.a, Goods(groups=(fair.groups[fair.b],)))
    fair.expire(fair.a)
    assert fair.s.owner[fair.groups[fair.b]] == fair.a
    assert fair.asked() == ("act", fair.a)


def test_s11_3_no_open_arrow_no_deal_unless_one_becomes_free() -> None:
    fair = Fair()
    for arrow in (1, 2, 3):
        fair.own(fair.a, fair.unused(outs=0), fair.illuminati(fair.a), arrow)
    mine = fair.groups[fair.a]
    for arrow in fair.deck.outs[mine]:
        fair.own(fair.a, fair.unused(outs=0), mine, arrow)
    gift = Goods(groups=(fair.groups[fair.b],))
    assert fair.refused(fair.a, Accept(fair.offer(fair.b, fair.a, gift), 1), open=True) == ("no_open_arrow_for", "11.3")
    fair.deal(fair.b, fair.a, gift, Goods(groups=(mine,)))
    assert [(hang.master, hang.side) for hang in hangs(fair)] == [(fair.illuminati(fair.a), 0)]


def test_s11_3_a_second_group_that_finds_no_arrow_becomes_uncontrolled() -> None:
    fair = Fair()
    for arrow in (1, 2):
        fair.own(fair.a, fair.unused(outs=0), fair.illuminati(fair.a), arrow)
    mine = fair.groups[fair.a]
    for arrow in fair.deck.outs[mine]:
        fair.own(fair.a, fair.unused(outs=0), mine, arrow)
    one = fair.own(fair.b, fair.unused(outs=0), fair.illuminati(fair.b), 1)
    two = fair.own(fair.b, fair.unused(outs=0), fair.illuminati(fair.b), 2, 3)
    fair.deal(fair.b, fair.a, Goods(groups=(one, two)))
    fair.do(fair.a, Hang(fair.illuminati(fair.a), 3))
    assert (fair.s.owner[one], fair.s.owner[two]) == (fair.a, UNCONTROLLED)
    assert fair.s.actions == 0


def test_s11_3_nothing_happens_if_a_player_goes_meanwhile() -> None:
    fair = Fair()
    fair.deal(fair.b, fair.a, Goods(3, groups=(fair.groups[fair.b],)), Goods(6))
    assert fair.refused(fair.c, Accept(1, 1), open=True)[0] == "no_such_offer"
    events = GAME.leaves(fair.s, fair.b, fair.chance)
    assert OfferLapsed(by=fair.b, to=fair.a, id=1) in events
    assert fair.money(fair.illuminati(fair.a)) == [20]
    assert fair.s.owner[fair.groups[fair.b]] == UNCONTROLLED
    assert GAME.invariants(fair.s) == []


def test_s11_3_meanwhile_nothing_else_is_dealt_with() -> None:
    fair = Fair()
    other = fair.offer(fair.c, fair.a, Goods(1))
    fair.deal(fair.b, fair.a, Goods(groups=(fair.groups[fair.b],)))
    assert step(fair.s, Trading).deal.id == 2
    assert fair.refused(fair.a, Accept(other, 1), open=True) == ("no_deals_now", "11.1")


# -- 11.4 no throwing the game ---------------------------------------------------------------------------------------


def nearly_won(*others: int) -> Fair:
    """The first player lacks one card for the basic goal; so do the players so many places after him."""
    fair = Fair(8)
    for seat in (0, *others):
        fair.grow(fair.seat(seat), needed(fair.s) - 1)
    return fair


def test_s11_4_nobody_is_handed_the_victory() -> None:
    fair = nearly_won()
    gift = Goods(groups=(fair.groups[fair.b],))
    assert fair.refused(fair.a, Accept(fair.offer(fair.b, fair.a, gift), 1), open=True) == ("hands_victory", "11.4")
    sale = fair.offer(fair.a, fair.b, Goods(20), gift)
    assert fair.refused(fair.b, Accept(sale, 1), open=True) == ("hands_victory", "11.4")
    assert fair.do(fair.b, Refuse(sale, 1), open=True) == [OfferRefused(by=fair.a, to=fair.b, id=sale)]


def test_s11_4_a_swap_that_wins_nobody_anything_is_fine() -> None:
    fair = nearly_won()
    fair.deal(
        fair.b, fair.a, Goods(groups=(fair.groups[fair.b],)), Goods(groups=(fair.s.players[fair.a].cards[-1].card,))
    )
    fair.expire(fair.a)
    fair.expire(fair.b)
    assert fair.s.owner[fair.groups[fair.b]] == fair.a


def test_s11_4_a_deal_with_which_both_win_is_fine() -> None:
    fair = nearly_won(1)
    fair.grow(fair.b, needed(fair.s) + 1)
    last = fair.s.players[fair.b].cards[-1].card
    fair.deal(fair.b, fair.a, Goods(groups=(last,)))
    assert fair.asked() == ("hang", fair.a)


def rich(fair: Fair) -> Seat:
    """The seat of whoever wins by money: with eight players somebody does."""
    for player in fair.s.players:
        faction = fair.deck.factions[player.illuminati - fair.deck.first_faction]
        if type(faction.goal).__name__ == "TotalMoney":
            return player.seat
    raise LookupError


def test_s11_4_what_only_one_knows_is_found_out_when_it_is_carried_out() -> None:
    fair = Fair(8)
    winner = rich(fair)
    faction = fair.deck.factions[fair.illuminati(winner) - fair.deck.first_faction]
    goal: Any = faction.goal
    fair.fund(fair.illuminati(winner), goal.at_least - 5 - 1)
    other = fair.seat(1) if fair.seat(1) != winner else fair.seat(2)
    gift = fair.offer(other, winner, Goods(1))
    assert fair.refused(winner, Accept(gift, 1), open=True) == ("hands_victory", "11.4")
    fair.do(other, Withdraw(gift), open=True)
    sale = fair.offer(winner, other, get=Goods(1))
    assert fair.do(other, Accept(sale, 1), open=True) == [OfferRefused(by=winner, to=other, id=sale)]
    assert fair.money(fair.illuminati(other)) == [20]
    fair.fund(fair.illuminati(winner), goal.at_least - 5 - 2)
    fair.deal(winner, other, get=Goods(1))


# -- whatever is offered ---------------------------------------------------------------------------------------------


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


def test_s11_2_whatever_is_dealt_everything_stays_somewhere() -> None:
    """Random offers and answers with random play between them; ``do`` looks after MB, Specials and Groups."""
    made, moved = 0, 0
    for index in range(36):
        fair, rng = Fair(3 + index % 6), Seeded(bytes([index]))
        fair.hold(fair.b, GainMoney)
        for _ in range(60):
            if GAME.outcome(fair.s) is not None:
                break
            seat = fair.seat(rng.below("seat", fair.s.seats))
            legal = Bargaining(fair.s, seat)
            if rng.below("open", 4) and not nothing(legal.form()):
                events = fair.do(seat, legal.sample(rng), open=True)
                made += any(isinstance(event, DealMade) for event in events)
            else:
                (prompt, *_) = GAME.prompts(fair.s)
                moved += isinstance(fair.s.agenda[-1], Trading)
                fair.do(prompt.seat, GAME.legal(fair.s, prompt.seat).sample(rng))
            assert max(fair.s.deals.used) <= 3
    assert made
    assert moved
