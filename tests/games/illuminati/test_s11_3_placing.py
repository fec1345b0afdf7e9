"""§11.3 Where a Group goes that was traded."""

from __future__ import annotations

from parlour.games.illuminati.actions import (
    Accept,
    Hang,
)
from parlour.games.illuminati.events import (
    OfferLapsed,
)
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.goods import Goods
from parlour.games.illuminati.model import UNCONTROLLED
from parlour.games.illuminati.trading import Trading
from tests.games.illuminati.fair import Fair
from tests.games.illuminati.scene import step


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
