"""§11.4 Nobody hands another one the victory."""

from __future__ import annotations

from typing import Any

from parlour.games.illuminati.actions import (
    Accept,
    Refuse,
    Withdraw,
)
from parlour.games.illuminati.events import (
    OfferRefused,
)
from parlour.games.illuminati.goals import needed
from parlour.games.illuminati.goods import Goods
from parlour.kit.actors import Seat
from tests.games.illuminati.fair import Fair


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
        faction = fair.deck.faction(player.illuminati)
        if type(faction.goal).__name__ == "TotalMoney":
            return player.seat
    raise LookupError


def test_s11_4_what_only_one_knows_is_found_out_when_it_is_carried_out() -> None:
    fair = Fair(8)
    winner = rich(fair)
    faction = fair.deck.faction(fair.illuminati(winner))
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
