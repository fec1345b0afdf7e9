"""Auctions as such: money is conserved, nobody is skipped, they end, equal bids have an order."""

from __future__ import annotations

import doctest
from collections.abc import Callable

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from parlour.kit import auctions
from parlour.kit.auctions import Ascending, BackAndForth, Lots, OnceAround, Sale, Sealed, settle
from parlour.kit.walk import Walk

SEATS = st.permutations(range(6)).flatmap(lambda p: st.integers(1, 6).map(lambda n: tuple(p[:n])))
CHOICES = st.lists(st.integers(0, 9), max_size=60)


def everybody(seat: int) -> bool:
    return seat >= 0


def among(seats: tuple[int, ...]) -> Callable[[int], bool]:
    return lambda seat: seat in seats


# -- back and forth --------------------------------------------------------------------------------------------------


def test_it_ends_when_all_have_passed_in_a_row() -> None:
    rota = BackAndForth((4, 2, 7))
    assert rota.awaited(everybody) == 4
    rota = rota.passed(4).passed(2)
    assert rota.awaited(everybody) == 7
    assert rota.passed(7).awaited(everybody) is None


def test_an_answer_gives_everybody_another_turn_the_one_who_answered_last() -> None:
    rota = BackAndForth((4, 2, 7)).passed(4).acted(2)
    order = []
    while (seat := rota.awaited(everybody)) is not None:
        order.append(seat)
        rota = rota.passed(seat)
    assert order == [7, 4, 2]


def test_what_happens_in_between_takes_the_passes_back_and_leaves_the_turn() -> None:
    rota = BackAndForth((4, 2, 7)).passed(4).passed(2).resumed()
    assert (rota.awaited(everybody), rota.passes) == (7, 0)
    assert rota.passed(7).awaited(everybody) == 4


def test_those_who_may_not_are_skipped_and_have_passed() -> None:
    rota = BackAndForth((4, 2, 7))
    assert rota.awaited(among((7,))) == 7
    assert rota.passed(7).awaited(everybody) is None
    assert rota.awaited(among(())) is None
    assert BackAndForth(()).awaited(everybody) is None


@given(SEATS, CHOICES, st.lists(st.integers(0, 30), min_size=6, max_size=6))
def test_money_goes_to_the_bank_nobody_is_skipped_and_it_ends(
    order: tuple[int, ...], choices: list[int], purses: list[int]
) -> None:
    whole, bank, wishes = sum(purses), 0, iter(choices)
    rota, since, asked = BackAndForth(order), list[int](), list[int]()
    while (seat := rota.awaited(everybody)) is not None:
        asked.append(seat)
        amount = min(next(wishes, 0), purses[seat])
        if amount:
            purses[seat] -= amount
            bank += amount
            rota, since = rota.acted(seat), []
        else:
            rota = rota.passed(seat)
            since.append(seat)
        assert sum(purses) + bank == whole
    assert sorted(since) == sorted(order)  # all have passed since the last payment, each once
    n = len(order)
    assert asked == [order[i % n] for i in range(len(asked))]
    assert len(asked) <= (len(choices) + 1) * n


@given(SEATS, st.data())
def test_who_may_is_asked_in_turn_whoever_else_may_not(order: tuple[int, ...], data: st.DataObject) -> None:
    may = among(tuple(data.draw(st.lists(st.sampled_from(order), unique=True))))
    rota, asked = BackAndForth(order), list[int]()
    while (seat := rota.awaited(may)) is not None:
        asked.append(seat)
        rota = rota.passed(seat)
    assert asked == [seat for seat in order if may(seat)]


# -- out loud --------------------------------------------------------------------------------------------------------


def test_ascending_ends_with_the_last_one_in() -> None:
    lot = Ascending((1, 2, 3), opening=2)
    assert (lot.awaited, lot.least) == (1, 2)
    lot = lot.bid(2).passed().bid(5)
    assert (lot.awaited, lot.least, lot.order) == (1, 6, (1, 3))
    lot = lot.passed()
    assert (lot.awaited, lot.sale) == (None, Sale(3, 5))


def test_ascending_the_only_one_left_may_still_open() -> None:
    lot = Ascending((1, 2)).passed()
    assert (lot.awaited, lot.sale) == (2, None)
    assert lot.bid(1).awaited is None
    assert (lot.passed().awaited, lot.passed().sale) == (None, None)


def test_bids_too_low_or_too_high_are_refused_with_the_bound() -> None:
    lot = Ascending((1, 2), opening=3, step=2).bid(3)
    low, high = lot.why_not(4, 9), lot.why_not(7, 6)
    assert low is not None
    assert (low.code, low.args) == ("bid_too_low", {"least": 5})
    assert high is not None
    assert (high.code, high.args) == ("purse_too_small", {"purse": 6})
    assert lot.why_not(5, 5) is None


def test_ascending_those_who_cannot_go_on_are_not_asked_whoever_leads_stays() -> None:
    lot = Ascending((0, 1, 2, 3)).bid(2).passed()
    assert lot.awaited == 2
    short = lot.within([0, 9, 2, 3])
    assert (short.awaited, short.order, short.sale) == (3, (3, 0), Sale(0, 2))
    assert lot.within([0] * 4).awaited is None
    assert lot.within([9] * 4).bid(3).awaited == 3
    assert Ascending((1, 2)).within([1, 0, 0]).awaited is None


def test_lots_go_one_by_one_and_who_has_left_is_not_asked_again() -> None:
    lots = Lots().left(2).left(2)
    assert lots.gone == (2,)
    assert lots.lot((2, 3, 0, 1), among((0, 2, 3))).order == (3, 0)
    assert lots.left(0).left(1).left(3).lot(range(4), everybody).awaited is None
    assert lots.lot((1, 2), everybody, opening=4).least == 4


@given(SEATS, CHOICES, st.lists(st.integers(0, 10), min_size=6, max_size=6), st.integers(1, 8))
def test_lots_only_winners_pay_nobody_overbids_and_it_ends(
    order: tuple[int, ...], choices: list[int], purses: list[int], things: int
) -> None:
    """Hands of three at most; 9 leaves for good, below the least bid is a pass."""
    wishes, lots, hands, whole, spent = iter(choices), Lots(), [0] * 6, sum(purses), 0
    for _ in range(things):
        lot = lots.lot(order, lambda seat: hands[seat] < 3 and purses[seat] > 0)
        asked: list[int] = []
        while (seat := lot.within(purses).awaited) is not None:
            lot = lot.within(purses)
            assert lot.why_not(lot.least, purses[seat]) is None, "whoever is asked can bid"
            assert seat not in lots.gone
            asked.append(seat)
            assert len(asked) <= 10 * len(order), "a bid is higher than the last, and no purse holds more than 10"
            wish = next(wishes, 0)
            if wish == 9:
                lots, lot = lots.left(seat), lot.passed()
            else:
                lot = lot.bid(wish) if lot.why_not(wish, purses[seat]) is None else lot.passed()
        if sale := lot.sale:
            assert sale.seat in asked
            spent += settle(purses, sale)
            hands[sale.seat] += 1
        assert min(purses) >= 0
        assert sum(purses) + spent == whole
    assert max(hands) <= 3


def test_the_examples_in_the_docstrings_hold() -> None:
    found = doctest.testmod(auctions)
    assert (found.failed, found.attempted > 5) == (0, True)


def test_once_around_asks_each_once() -> None:
    lot = OnceAround((3, 1, 2)).bid(4).passed()
    assert (lot.awaited, lot.least) == (2, 5)
    assert lot.passed().sale == Sale(3, 4)
    assert lot.bid(6).sale == Sale(2, 6)
    assert lot.bid(6).awaited is None


@given(SEATS, CHOICES, st.lists(st.integers(0, 30), min_size=6, max_size=6), st.booleans())
def test_out_loud_it_ends_and_the_highest_bid_is_paid(
    order: tuple[int, ...], choices: list[int], purses: list[int], once: bool
) -> None:
    wishes = iter(choices)
    lot: Ascending | OnceAround = OnceAround(order) if once else Ascending(order)
    bids: list[tuple[int, int]] = []
    asked: list[int] = []
    while (seat := lot.awaited) is not None:
        asked.append(seat)
        amount = lot.least + next(wishes, 99)
        if lot.why_not(amount, purses[seat]) is None:
            lot = lot.bid(amount)
            bids.append((amount, seat))
        else:
            lot = lot.passed()
        assert len(asked) <= (len(choices) + 2) * len(order)
    assert bids == sorted(bids)
    assert len({amount for amount, _ in bids}) == len(bids)
    assert set(asked) == set(order) or (not once and bids)
    if once:
        assert asked == list(order)
    sale = lot.sale
    assert sale == (Sale(bids[-1][1], bids[-1][0]) if bids else None)
    if sale:
        before, whole = purses[sale.seat], sum(purses)
        to = next((seat for seat in range(6) if seat != sale.seat), None)
        assert settle(purses, sale, to) == 0
        assert (sum(purses), purses[sale.seat]) == (whole, before - sale.price)
        assert min(purses) >= 0


# -- sealed ----------------------------------------------------------------------------------------------------------


@given(SEATS, st.data(), st.integers(1, 4), st.booleans())
def test_sealed_the_highest_wins_and_of_equal_ones_the_first_in_precedence(
    order: tuple[int, ...], data: st.DataObject, least: int, second: bool
) -> None:
    lot = Sealed.among(sorted(order), least)
    bids: dict[int, int] = {}
    for seat in order:
        assert seat in lot.waiting()
        amount = data.draw(st.integers(0, 9))
        bids[seat] = amount if lot.why_not(amount, 9) is None else 0
        lot.bid(seat, bids[seat])
    assert lot.waiting() == ()
    sale, best = lot.sale(order, second_price=second), max(bids.values())
    if not best:
        assert sale is None
        return
    assert sale is not None
    assert sale.seat == next(seat for seat in order if bids[seat] == best)
    rest = sorted(amount for seat, amount in bids.items() if seat != sale.seat)
    assert sale.price == (max(least, rest[-1] if rest else 0) if second else best)
    purses = [9] * 6
    assert settle(purses, sale) + sum(purses) == 54


def test_sealed_refuses_what_is_neither_a_pass_nor_enough() -> None:
    lot = Sealed.among((0, 1), least=3)
    codes = [refused.code if (refused := lot.why_not(amount, 5)) else None for amount in (0, 2, 3, 6)]
    assert codes == [None, "bid_too_low", None, "purse_too_small"]


def test_sealed_others_see_neither_the_bid_nor_that_there_is_one() -> None:
    walk, lot = Walk([Sealed], []), Sealed.among((0, 1))
    nothing_yet = walk.view(lot, 1)
    lot.bid(0, 7)
    assert walk.view(lot, 1) == nothing_yet
    assert walk.view(lot, 0)["bids"][0] == {"seat": 0, "amount": 7}
    assert lot.waiting() == (1,)


def test_the_frozen_ones_survive_json() -> None:
    rota, lot = BackAndForth((2, 0)).passed(2), Ascending((1, 2)).bid(4)
    assert msgspec.json.decode(msgspec.json.encode(rota), type=BackAndForth) == rota
    assert msgspec.json.decode(msgspec.json.encode(lot), type=Ascending) == lot
