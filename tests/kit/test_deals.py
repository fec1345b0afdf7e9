"""Offers as such: their life, revisions, limits, and that a deal happens wholly or not at all."""

from __future__ import annotations

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from msgspec import field

from parlour.kit.deals import Book, Offer
from parlour.kit.legal import Refused
from parlour.kit.types import Public
from parlour.kit.walk import Walk

SEATS, MOST, WHOLE = 3, 3, 60


class Swap(Offer, kw_only=True):
    """Marbles against marbles."""

    give: Public[int] = 0
    get: Public[int] = 0


class Swaps(Book[Swap], kw_only=True):
    """A derived book."""

    offers: Public[list[Swap]] = field(default_factory=list)


class Marbles:
    """An exchange that a referee may forbid."""

    def __init__(self) -> None:
        self.purses = [WHOLE // SEATS] * SEATS
        self.forbidden = False
        self.done: list[Swap] = []

    def allowed(self, offer: Swap) -> bool:
        return not self.forbidden

    def carry_out(self, offer: Swap) -> None:
        self.purses[offer.by] += offer.get - offer.give
        self.purses[offer.to] += offer.give - offer.get
        self.done.append(offer)


def book(seats: int = SEATS) -> Swaps:
    return Swaps(used=[0] * seats)


def propose(swaps: Swaps, by: int, to: int, give: int = 1, get: int = 0) -> Swap:
    return swaps.propose(lambda id: Swap(id=id, by=by, to=to, give=give, get=get))


def code(refused: Refused | None) -> str | None:
    return None if refused is None else refused.code


def test_an_offer_is_accepted_once_and_then_it_is_gone() -> None:
    swaps, marbles = book(), Marbles()
    offer = propose(swaps, 0, 1, give=5, get=2)
    assert swaps.why_no_answer(1, offer.id, 1) is None
    assert swaps.accept(offer.id, marbles)
    assert marbles.purses == [17, 23, 20]
    assert code(swaps.why_no_answer(1, offer.id, 1)) == "no_such_offer"


def test_only_the_one_it_was_made_to_answers_and_only_the_maker_withdraws() -> None:
    swaps = book()
    offer = propose(swaps, 0, 1)
    assert [code(swaps.why_no_answer(seat, offer.id, 1)) for seat in range(3)] == [
        "no_such_offer",
        None,
        "no_such_offer",
    ]
    assert [code(swaps.why_no_withdrawal(seat, offer.id)) for seat in range(2)] == [None, "no_such_offer"]
    assert swaps.remove(offer.id) is offer
    assert swaps.offers == []


def test_a_counter_offer_takes_the_place_of_the_offer_and_changes_its_revision() -> None:
    swaps = book()
    propose(swaps, 0, 1)
    propose(swaps, 2, 1)
    new = swaps.counter(1, lambda rev: Swap(id=1, rev=rev, by=1, to=0, give=0, get=4))
    assert [offer.id for offer in swaps.offers] == [1, 2]
    assert (new.rev, code(swaps.why_no_answer(0, 1, 1)), swaps.why_no_answer(0, 1, 2)) == (2, "offer_changed", None)
    assert code(swaps.why_no_answer(1, 1, 2)) == "no_such_offer"  # it is the other's turn to answer now
    assert swaps.used == [1, 1, 1]


def test_what_is_not_allowed_counts_as_refused_and_nothing_changes_hands() -> None:
    swaps, marbles = book(), Marbles()
    marbles.forbidden = True
    offer = propose(swaps, 0, 1)
    assert not swaps.accept(offer.id, marbles)
    assert (marbles.purses, swaps.offers, swaps.used) == ([20, 20, 20], [], [1, 0, 0])


def test_three_open_or_refused_offers_a_seat_and_turn() -> None:
    swaps, marbles = book(), Marbles()
    for _ in range(5):  # accepted ones do not count
        swaps.accept(propose(swaps, 0, 1).id, marbles)
    swaps.remove(propose(swaps, 0, 1).id)
    propose(swaps, 0, 1)
    assert swaps.why_no_offer(0, 2, MOST) is None
    propose(swaps, 0, 2)
    refused = swaps.why_no_offer(0, 2, MOST)
    assert refused is not None
    assert (refused.code, refused.args) == ("too_many_offers", {"most": 3})
    assert swaps.why_no_offer(1, 0, MOST) is None
    assert len(swaps.clear()) == 2
    assert swaps.why_no_offer(0, 2, MOST) is None


def test_nobody_deals_with_himself_or_with_a_stranger() -> None:
    assert [code(book().why_no_offer(1, to, MOST)) for to in (1, 3, -1, 2)] == ["no_such_partner"] * 3 + [None]


def test_offers_lapse_by_maker_or_with_a_seat() -> None:
    swaps = book()
    for by, to in ((0, 1), (1, 0), (2, 1), (0, 2)):
        propose(swaps, by, to)
    assert [offer.id for offer in swaps.lapse(0)] == [1, 4]
    assert [offer.id for offer in swaps.lapse(1, to=True)] == [2, 3]
    assert swaps.offers == []


def test_it_is_state_like_any_other() -> None:
    walk, swaps = Walk([Swaps], []), book()
    propose(swaps, 0, 1)
    copy = walk.clone(swaps)
    copy.remove(1)
    assert len(swaps.offers) == 1
    assert msgspec.json.decode(msgspec.json.encode(swaps), type=Swaps) == swaps


class Bazaar(RuleBasedStateMachine):
    """Whatever is done in whatever order: marbles are conserved, limits hold, ids and revisions never come again."""

    def __init__(self) -> None:
        super().__init__()
        self.swaps = book()
        self.marbles = Marbles()
        self.accepted = 0
        self.versions: set[tuple[int, int]] = set()
        self.unanswered = [0] * SEATS
        """By seat, kept apart: made this turn and not accepted."""

    seat = st.integers(0, SEATS - 1)

    @rule(by=seat, to=seat, give=st.integers(0, 9), get=st.integers(0, 9))
    def proposes(self, by: int, to: int, give: int, get: int) -> None:
        refused = self.swaps.why_no_offer(by, to, MOST)
        assert (refused is None) == (by != to and self.unanswered[by] < MOST)
        if refused is None and give <= self.marbles.purses[by]:
            self._new(propose(self.swaps, by, to, give, get))

    @precondition(lambda self: self.swaps.offers)
    @rule(data=st.data(), give=st.integers(0, 9))
    def counters(self, data: st.DataObject, give: int) -> None:
        old = data.draw(st.sampled_from(self.swaps.offers))
        if self.swaps.why_no_offer(old.to, old.by, MOST) is None and give <= self.marbles.purses[old.to]:
            new = self.swaps.counter(
                old.id, lambda rev: Swap(id=old.id, rev=rev, by=old.to, to=old.by, give=give, get=0)
            )
            assert code(self.swaps.why_no_answer(old.to, old.id, old.rev)) == "no_such_offer"
            self._new(new)

    def _new(self, offer: Swap) -> None:
        assert (offer.id, offer.rev) not in self.versions
        self.versions.add((offer.id, offer.rev))
        self.unanswered[offer.by] += 1

    @precondition(lambda self: self.swaps.offers)
    @rule(data=st.data(), forbidden=st.booleans())
    def accepts(self, data: st.DataObject, forbidden: bool) -> None:
        offer = data.draw(st.sampled_from(self.swaps.offers))
        purses, done = list(self.marbles.purses), len(self.marbles.done)
        if offer.give > purses[offer.by] or offer.get > purses[offer.to]:
            return  # the game refuses it
        self.marbles.forbidden = forbidden
        assert self.swaps.accept(offer.id, self.marbles) is not forbidden
        assert (self.marbles.purses == purses) or not forbidden
        assert len(self.marbles.done) == done + (not forbidden)
        self.unanswered[offer.by] -= not forbidden

    @precondition(lambda self: self.swaps.offers)
    @rule(data=st.data())
    def is_refused_or_withdrawn(self, data: st.DataObject) -> None:
        self.swaps.remove(data.draw(st.sampled_from(self.swaps.offers)).id)

    @rule(seat=seat, to=st.booleans())
    def lapse(self, seat: int, to: bool) -> None:
        gone = self.swaps.lapse(seat, to=to)
        assert all(seat == offer.by or (to and seat == offer.to) for offer in gone)

    @rule()
    def the_turn_ends(self) -> None:
        self.swaps.clear()
        self.unanswered = [0] * SEATS

    @invariant()
    def marbles_are_conserved(self) -> None:
        assert sum(self.marbles.purses) == WHOLE
        assert min(self.marbles.purses) >= 0

    @invariant()
    def limits_hold(self) -> None:
        assert self.swaps.used == self.unanswered
        open_by = [sum(offer.by == seat for offer in self.swaps.offers) for seat in range(SEATS)]
        assert all(here <= used <= MOST for here, used in zip(open_by, self.swaps.used, strict=True))
        assert len({offer.id for offer in self.swaps.offers}) == len(self.swaps.offers)


TestBazaar = Bazaar.TestCase
TestBazaar.settings = settings(max_examples=60, stateful_step_count=40)
