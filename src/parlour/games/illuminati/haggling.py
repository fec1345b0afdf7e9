"""§11 What a bot offers, and what it answers to offers: good for itself, and never what hands somebody the victory."""

from __future__ import annotations

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati.actions import Accept, Action, Counter, Propose, Refuse
from parlour.games.illuminati.board import below, illuminati_of
from parlour.games.illuminati.goods import Deal, Goods
from parlour.games.illuminati.judging import Judge
from parlour.games.illuminati.trade import Bargaining
from parlour.kit.actors import Seat

__all__ = ("answer", "bid", "profit", "proposal")

POCKET = (10, 1.0), (15, 0.7)
"""What one MB is worth of the first so many, and of the next; the rest is worth least."""
REST = 0.4
FAIR = 2.0
"""What a deal must bring at least."""
NEAR = 2.0
"""Nobody who is so near to a victory is helped."""
POOR = 8
"""With less on the Illuminati a Special is offered for money."""


def purse(amount: float) -> float:
    """What so many MB are worth to whoever has them: who has much needs the next one less."""
    value = 0.0
    for size, each in POCKET:
        value += each * min(amount, size)
        amount -= min(amount, size)
    return value + REST * amount


def profit(judge: Judge, deal: Deal) -> float:
    """What the offer brings the seat that is asked, all told."""
    mine, theirs = deal.get.value, deal.give.value
    have = illuminati_of(judge.s, judge.seat).money.value
    money = purse(have - mine.money + theirs.money) - purse(have)
    return money + _goods(judge, judge.seat, theirs) - _goods(judge, judge.seat, mine)


def _goods(judge: Judge, seat: int, goods: Goods) -> float:
    """Specials and Groups, to that player."""
    value = sum(judge.special(kind) for kind in goods.specials)
    for group in goods.groups:
        owner = judge.s.players[judge.s.owner[group]]
        value += sum(judge.worth(seat, own.card) for own in below(owner, group))
    return value


def _helps(judge: Judge, deal: Deal) -> float:
    """What it brings the other one, whose purse nobody sees."""
    got, given = deal.get.value, deal.give.value
    return got.money - given.money + _goods(judge, deal.by, got) - _goods(judge, deal.by, given)


def _dangerous(judge: Judge, seat: int, got: Goods) -> bool:
    """Would what the other one gets bring him near to a victory, or does he stand there already?"""
    if not got:
        return False
    missing = judge.missing(seat)
    cards = sum(len(below(judge.s.players[judge.s.owner[group]], group)) for group in got.groups)
    rich = isinstance(judge.goal(seat), a.TotalMoney) and got.money > POCKET[0][0]
    return rich or missing - cards <= NEAR


def good(judge: Judge, deal: Deal) -> bool:
    """Worth accepting: a profit, and more of it than the other's counts for this seat."""
    if _dangerous(judge, deal.by, deal.get.value):
        return False
    gain = profit(judge, deal)
    envy = 0.25 * judge.alarm(deal.by) * max(0.0, _helps(judge, deal))
    return gain >= (FAIR if deal.get.value else 0.0) and gain >= envy


def answer(judge: Judge, deal: Deal, *, counters: bool) -> Action:
    """Yes to what is good, other terms where only the price is wrong, or no."""
    s, seat = judge.s, Seat(judge.seat)
    may = Bargaining(s, seat)
    accept = Accept(deal.id, deal.rev)
    if good(judge, deal) and may.why_not(accept) is None:
        return accept
    other = bid(judge, deal) if counters else None
    return other if other is not None and may.why_not(other) is None else Refuse(deal.id, deal.rev)


def bid(judge: Judge, deal: Deal) -> Counter | None:
    """Once, and not far from what was offered: the same Specials for a better price."""
    theirs, mine = deal.give.value, deal.get.value
    if deal.rev > 1 or theirs.groups or mine.groups or bool(theirs.specials) == bool(mine.specials):
        return None
    if _dangerous(judge, deal.by, mine):
        return None
    if mine.specials:  # it is to sell
        price = price_of(judge, mine.specials) + int(FAIR)
        return Counter(deal.id, deal.rev, mine, Goods(price)) if theirs.money < price <= 2 * theirs.money else None
    price = max((k for k in range(mine.money) if _gain(judge, theirs, k) >= FAIR), default=0)
    return Counter(deal.id, deal.rev, Goods(price), theirs) if 2 * price >= mine.money > price > 0 else None


def _gain(judge: Judge, specials: Goods, price: int) -> float:
    have = illuminati_of(judge.s, judge.seat).money.value
    return _goods(judge, judge.seat, specials) + purse(have - price) - purse(have) if price <= have else -1.0


def price_of(judge: Judge, specials: tuple[int, ...]) -> int:
    """Whole MB."""
    return round(sum(judge.special(kind) for kind in specials))


def proposal(judge: Judge) -> Propose | None:
    """In another one's turn, who so has time to think: a Special for money, if there is little of that."""
    s, seat, buyer = judge.s, judge.seat, judge.s.active
    if s.deals.used[seat] or buyer == seat or illuminati_of(s, seat).money.value >= POOR:
        return None
    hand = [kind for kind in s.players[seat].hand.value if not isinstance(_ability(judge, kind), a.GainMoney)]
    if not hand or judge.missing(buyer) <= NEAR + 1:
        return None
    kind = min(hand, key=lambda kind: (judge.special(kind), kind))
    offer = Propose(Seat(buyer), Goods(specials=(kind,)), Goods(price_of(judge, (kind,))))
    return offer if Bargaining(s, Seat(seat)).why_not(offer) is None else None


def _ability(judge: Judge, kind: int) -> object:
    return judge.deck.specials[kind].ability
