"""Clocks are pure: the time comes in. Properties that hold for every control."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.kit.actors import Seat
from parlour.kit.clock import Clock, Fischer, NoClock, PerTurn, TimeControl

SEATS = 4
controls = st.one_of(
    st.just(NoClock()),
    st.builds(Fischer, st.integers(0, 10_000), st.integers(0, 500)),
    st.builds(PerTurn, st.integers(0, 10_000)),
)
seats = st.lists(st.integers(0, SEATS - 1), unique=True, max_size=SEATS).map(lambda s: tuple(map(Seat, s)))
turns = st.dictionaries(st.integers(0, SEATS - 1), st.integers(0, 3), max_size=SEATS)
switches = st.lists(st.tuples(turns, st.integers(0, 3_000)), max_size=8)


def run(control: TimeControl, steps: list[tuple[dict[int, int], int]]) -> tuple[Clock, int]:
    """Switch through the steps; the clock and the time after them."""
    clock, now = Clock.start(control, SEATS), 0
    for running, elapsed in steps:
        now += elapsed
        clock = clock.switch(tuple(map(Seat, running)), tuple(running.values()), now)
    return clock, now


@given(controls, switches, st.integers(0, 20_000), st.integers(0, 20_000))
def test_time_runs_down_for_those_who_run_and_never_below_zero(
    control: TimeControl, steps: list[tuple[dict[int, int], int]], more: int, even_more: int
) -> None:
    clock, now = run(control, steps)
    early, late = clock.at(now + more), clock.at(now + more + even_more)
    for seat in range(SEATS):
        assert late[seat] >= 0
        if seat in clock.running and not isinstance(control, NoClock):
            assert early[seat] == max(0, clock.remaining_ms[seat] - more)
            assert late[seat] <= early[seat]
        else:
            assert late[seat] == early[seat] == clock.remaining_ms[seat]


@given(controls, switches, turns, st.integers(0, 3_000), st.integers(0, 3_000))
def test_a_decision_within_a_turn_changes_nothing(
    control: TimeControl, steps: list[tuple[dict[int, int], int]], running: dict[int, int], one: int, two: int
) -> None:
    clock, now = run(control, [*steps, (running, 0)])
    again = clock.switch(clock.running, clock.turns, now + one)
    assert again.at(now + one + two) == clock.at(now + one + two)


@given(switches, st.integers(0, 3_000), st.integers(0, 500))
def test_fischer_adds_when_the_turn_is_over_and_only_then(
    steps: list[tuple[dict[int, int], int]], elapsed: int, increment: int
) -> None:
    clock, now = run(Fischer(5_000, increment), [*steps, ({0: 1, 1: 1}, 0)])
    before = clock.at(now + elapsed)
    after = clock.switch((Seat(1), Seat(2)), (1, 7), now + elapsed).remaining_ms
    assert after == (before[0] + increment, before[1], *before[2:])


@given(switches, st.integers(0, 3_000))
def test_per_turn_gives_the_whole_time_for_every_turn(steps: list[tuple[dict[int, int], int]], elapsed: int) -> None:
    clock, now = run(PerTurn(5_000), [*steps, ({0: 8, 1: 8}, 0)])
    assert clock.at(now)[:2] == (5_000, 5_000)
    after = clock.switch((Seat(0), Seat(1)), (9, 8), now + elapsed)
    assert after.remaining_ms[:2] == (5_000, 5_000 - elapsed)


@given(controls, switches, st.integers(0, 3_000), st.integers(0, 9_000), st.integers(0, 3_000))
def test_an_outage_is_nobodys_time(
    control: TimeControl, steps: list[tuple[dict[int, int], int]], elapsed: int, outage: int, more: int
) -> None:
    clock, now = run(control, steps)
    credited = clock.credit(outage, now + elapsed + outage)
    assert credited.at(now + elapsed + outage + more) == clock.at(now + elapsed + more)
    assert credited.remaining_ms == clock.at(now + elapsed), "what was spent before it stays spent"


@given(controls, switches)
def test_at_the_deadline_somebody_has_nothing_left_and_before_it_nobody(
    control: TimeControl, steps: list[tuple[dict[int, int], int]]
) -> None:
    clock, _ = run(control, steps)
    deadline = clock.deadline()
    if deadline is None:
        assert isinstance(control, NoClock) or not clock.running
        return
    at, seat = deadline
    assert seat in clock.running
    assert clock.at(at)[seat] == 0
    assert all(clock.at(at - 1)[other] > 0 for other in clock.running) or at == clock.since_ms


@given(controls, switches, switches, st.integers(0, 3_000))
def test_going_back_charges_what_was_spent_and_gives_nothing(
    control: TimeControl,
    steps: list[tuple[dict[int, int], int]],
    later: list[tuple[dict[int, int], int]],
    elapsed: int,
) -> None:
    stood, _ = run(control, steps)
    clock, now = run(control, [*steps, *later])
    back = clock.back(stood.running, stood.turns, now + elapsed, 0, stood)
    assert (back.running, back.turns) == (stood.running, stood.turns)
    had = clock.at(now + elapsed)
    if not isinstance(control, PerTurn):
        assert back.remaining_ms == had
    for seat, left in enumerate(back.remaining_ms):
        turn, rest = clock.rest[seat]
        goes_on = seat in stood.running and stood.turn(seat) == turn != clock.turn(seat)
        assert left == (rest if goes_on and isinstance(control, PerTurn) else had[seat])


@given(st.integers(1, 500), st.lists(st.integers(0, 200), min_size=1, max_size=9))
def test_a_turn_that_is_played_again_and_again_earns_one_increment(increment: int, thinking: list[int]) -> None:
    stood = Clock.start(Fischer(10_000, increment), 2).switch((Seat(0),), (1,), 0)
    clock, now = stood, 0
    for elapsed in thinking:
        now += elapsed
        clock = clock.switch((Seat(1),), (2,), now)
        assert clock.remaining_ms[0] == 10_000 - now + increment
        clock = clock.back((Seat(0),), (1,), now, 0, stood)
    clock = clock.switch((Seat(1),), (2,), now).switch((Seat(0),), (3,), now).switch((Seat(1),), (4,), now)
    assert clock.remaining_ms == (10_000 - now + 2 * increment, 10_000 + increment), "the next turn earns its own"


@given(st.lists(st.integers(0, 900), min_size=1, max_size=9))
def test_a_turn_that_is_played_again_goes_on_with_what_was_left_of_it(thinking: list[int]) -> None:
    stood = Clock.start(PerTurn(10_000), 2).switch((Seat(0),), (1,), 0)
    clock, now = stood, 0
    for elapsed in thinking:
        now += elapsed
        assert clock.at(now)[0] == 10_000 - now
        clock = clock.switch((Seat(1),), (2,), now).back((Seat(0),), (1,), now, 0, stood)
    assert clock.switch((Seat(1),), (2,), now).remaining_ms == (10_000, 10_000)


@pytest.mark.parametrize(("elapsed", "left"), [(50, 1_000), (100, 1_000), (400, 700), (1_099, 1), (5_000, 0)])
def test_lag_is_not_charged_and_never_gained(elapsed: int, left: int) -> None:
    clock = Clock.start(Fischer(1_000), 2).switch((Seat(0),), (1,), 0, lag_ms=100)
    assert clock.at(elapsed)[0] == left
    assert clock.deadline() == (1_100, 0)
    assert clock.switch((Seat(0),), (1,), elapsed, lag_ms=100).remaining_ms[0] == left


@given(
    st.builds(Fischer, st.integers(0, 10_000), st.just(0)),
    st.lists(st.tuples(st.integers(0, 1), st.integers(0, 3), st.integers(0, 900)), min_size=1, max_size=30),
    st.integers(0, 1_000),
)
def test_a_lagging_client_gains_at_most_its_allowance(
    control: TimeControl, decisions: list[tuple[int, int, int]], lag_ms: int
) -> None:
    """However many decisions a turn has: one allowance a turn, and nothing of it is saved up."""
    clock, now = Clock.start(control, SEATS), 0
    spent, allowed = [0] * SEATS, [0] * SEATS
    for seat, turn, elapsed in [*decisions, (0, 0, 0)]:
        now += elapsed
        for runs in clock.running:
            spent[runs] += elapsed
        if clock.turn(seat) != turn:
            allowed[seat] += lag_ms
        clock = clock.switch((Seat(seat),), (turn,), now, lag_ms)
    full = Clock.start(control, SEATS).remaining_ms
    for seat, left in enumerate(clock.remaining_ms):
        assert max(0, full[seat] - spent[seat]) <= left <= max(0, full[seat] - spent[seat]) + allowed[seat]


@given(controls, turns, st.integers(0, 1_000), st.integers(0, 5_000), st.integers(0, 3_000))
def test_until_a_pause_is_over_the_clock_stands_still(
    control: TimeControl, running: dict[int, int], lag_ms: int, pause: int, elapsed: int
) -> None:
    clock = Clock.start(control, SEATS).switch(tuple(map(Seat, running)), tuple(running.values()), 0, lag_ms)
    paused = clock.credit(pause, 0)
    assert paused.at(pause) == clock.remaining_ms
    for seat in running:
        free = paused.free_at(elapsed)[seat]
        assert free == max(0, pause + lag_ms - elapsed)
        assert free == 0 or paused.at(elapsed + free)[seat] == clock.remaining_ms[seat]
    again = paused.switch(clock.running, clock.turns, min(elapsed, pause), lag_ms)
    assert (again.remaining_ms, again.deadline()) == (clock.remaining_ms, paused.deadline()), "a decision ends no pause"


def test_a_time_before_the_last_switch_charges_nothing() -> None:
    clock = Clock.start(Fischer(1_000), 2).switch((Seat(0),), (1,), 500)
    assert clock.at(400) == (1_000, 1_000)
