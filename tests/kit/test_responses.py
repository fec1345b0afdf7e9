"""Windows and answers as such: who is asked, when it ends, and which plays stand."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from parlour.kit.responses import Responses, Window, seats_from

TABLE = st.integers(2, 6)
CHOICES = st.lists(st.booleans(), max_size=40)


def everybody(seat: int) -> bool:
    return seat >= 0


def test_seats_are_asked_round_the_table_from_any_of_them() -> None:
    assert seats_from((0, 1, 2, 3), 2) == (2, 3, 0, 1)
    assert seats_from((3, 0, 1), 2, but=0) == (3, 1)
    assert seats_from((0, 1, 2), 3) == (0, 1, 2)
    assert seats_from((), 1) == ()


def test_a_window_asks_all_again_after_a_play() -> None:
    window = Window.opened(range(4), 2, but=3)
    assert window.order == (2, 0, 1)
    window = window.passed(2).acted(0)
    for seat in (1, 2, 0):
        assert window.awaited(everybody) == seat
        window = window.passed(seat)
    assert window.awaited(everybody) is None


def test_a_play_that_nobody_answers_stands() -> None:
    now = Responses.to(1, range(3)).settled(everybody)
    assert now.awaited(everybody) == 2
    now = now.passed(2).settled(everybody)
    assert now.awaited(everybody) == 0
    now = now.passed(0).settled(everybody)
    assert (now.awaited(everybody), now.stands) == (None, True)


def test_an_answer_undoes_it_and_an_answer_to_that_saves_it() -> None:
    answered = Responses.to(0, range(3)).answered(1)
    assert answered.awaited(everybody) == 2
    undone = answered.passed(2).passed(0).settled(everybody)
    assert undone.stands is False
    saved = answered.answered(2)
    assert saved.awaited(everybody) == 0
    saved = saved.passed(0).passed(1).settled(everybody)
    assert saved.stands is None  # the first play may be answered again
    assert saved.awaited(everybody) == 2
    assert saved.passed(2).passed(1).settled(everybody).stands is True


def test_nobody_who_may_answer_means_that_it_stands_at_once() -> None:
    assert Responses.to(0, range(4)).settled(lambda seat: False).stands is True
    assert Responses.to(0, [0]).settled(everybody).stands is True


def test_nobody_answers_his_own_play() -> None:
    now = Responses.to(2, range(3))
    assert 2 not in now.plays[-1].window.order
    assert 0 not in now.answered(0).plays[-1].window.order


@given(TABLE, st.integers(0, 5), CHOICES, st.integers(0, 8))
def test_it_ends_last_in_first_out_and_every_answer_costs_one(
    seats: int, by: int, choices: list[bool], cards: int
) -> None:
    """A plain recursive reading of the rule gives the same."""
    by %= seats
    hands = [cards] * seats
    now = Responses.to(by, range(seats)).settled(lambda seat: hands[seat] > 0)
    wishes, asked, answers = iter(choices), 0, 0
    while (seat := now.awaited(lambda seat: hands[seat] > 0)) is not None:
        asked += 1
        assert hands[seat] > 0
        assert seat != now.plays[-1].by
        if next(wishes, False):
            hands[seat] -= 1
            answers += 1
            now = now.answered(seat)
        else:
            now = now.passed(seat)
        now = now.settled(lambda seat: hands[seat] > 0)
        assert asked <= (2 * answers + 1) * seats
    assert now.stands is plainly(by, [cards] * seats, iter(choices))
    assert len(now.plays) == 1


def plainly(by: int, hands: list[int], wishes: Iterator[bool]) -> bool:
    """Does a play of ``by`` stand? Others are asked from the next seat on, until all have passed in a row."""
    seats = len(hands)
    order = [seat for i in range(seats) if (seat := (by + 1 + i) % seats) != by]
    passes, i = 0, 0
    while passes < len(order):
        seat = order[i % len(order)]
        i += 1
        if hands[seat] and next(wishes, False):
            hands[seat] -= 1
            passes = 0
            if plainly(seat, hands, wishes):
                return False
        else:
            passes += 1
    return True
