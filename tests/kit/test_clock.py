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


@given(controls, switches, st.integers(0, 3_000), st.integers(0, 9_000))
def test_an_outage_is_nobodys_time(
    control: TimeControl, steps: list[tuple[dict[int, int], int]], elapsed: int, outage: int
) -> None:
    clock, now = run(control, steps)
    assert clock.credit(outage).at(now + elapsed + outage) == clock.at(now + elapsed)


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


@given(controls, switches, st.integers(0, 3_000))
def test_a_stopped_clock_stands(control: TimeControl, steps: list[tuple[dict[int, int], int]], elapsed: int) -> None:
    clock, now = run(control, steps)
    stopped = clock.stop(now + elapsed)
    assert stopped.deadline() is None
    assert stopped.at(now + elapsed + 10_000) == clock.at(now + elapsed)


@pytest.mark.parametrize(("elapsed", "left"), [(50, 1_000), (100, 1_000), (400, 700), (5_000, 100)])
def test_lag_is_not_charged_and_never_gained(elapsed: int, left: int) -> None:
    clock = Clock.start(Fischer(1_000), 2).switch((Seat(0),), (1,), 0)
    assert clock.switch((Seat(0),), (1,), elapsed, lag_ms=100).remaining_ms[0] == left


def test_a_time_before_the_last_switch_charges_nothing() -> None:
    clock = Clock.start(Fischer(1_000), 2).switch((Seat(0),), (1,), 500)
    assert clock.at(400) == (1_000, 1_000)
