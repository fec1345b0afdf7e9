"""§11.2 What an offer binds to, and how it ends."""

from __future__ import annotations

from parlour.games.illuminati.abilities import GainMoney, Peek
from parlour.games.illuminati.actions import (
    Accept,
    Counter,
    Finish,
    PlaySpecial,
    Propose,
    Refuse,
    Transfer,
    Withdraw,
)
from parlour.games.illuminati.events import (
    DealMade,
    OfferLapsed,
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
)
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.goods import NOTHING, Goods
from parlour.games.illuminati.trade import Bargaining
from parlour.games.illuminati.trading import Trading
from parlour.kit.chance import Seeded
from parlour.kit.conformance.trial import nothing
from tests.games.illuminati.fair import Fair


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
