"""Clocks through any walk of decisions and take-backs: a take-back neither resets nor eats one."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.kit.actors import SPECTATOR, Seat, Viewer
from parlour.kit.agenda import Prompt
from parlour.kit.clock import Fischer, PerTurn, TimeControl
from parlour.match.prompts import Asked, PromptBook
from parlour.match.timing import Timing

Turns = dict[int, tuple[int, bool]]
"""Who is asked: the turn's number, and whether all may see it."""

controls = st.one_of(
    st.builds(Fischer, st.integers(1_000, 60_000), st.integers(0, 2_000)),
    st.builds(PerTurn, st.integers(1_000, 60_000)),
)
asking = st.dictionaries(st.integers(0, 2), st.tuples(st.integers(0, 3), st.booleans()), max_size=3)
steps = st.lists(st.tuples(st.booleans(), asking, st.integers(0, 4_000)), max_size=12)


def book(turns: Turns) -> PromptBook:
    asked: dict[int, Asked] = {}
    for seat, (turn, public) in turns.items():
        asked[seat] = Asked(Prompt(Seat(seat), "x", public=public, turn=turn), 1, 1, 0)
    return PromptBook([1, 1, 1], [], 0, asked)


def walked(
    control: TimeControl, walk: list[tuple[bool, Turns, int]], lag_ms: int, each: Callable[[Timing, Timing, int], None]
) -> tuple[Timing, int]:
    """Decisions, and take-backs of what stands; ``each`` gets the clocks before and after a take-back, and its time."""
    timing, at = Timing.start(control, 3), 0
    line: list[tuple[Timing, Turns]] = [(timing, {})]
    for back, turns, elapsed in walk:
        at += elapsed
        before = timing
        if not back:
            timing = before.switch(book(turns), at, lag_ms)
            line.append((timing, turns))
        elif len(line) > 1:
            line.pop()
            stood, asked = line[-1]
            timing = before.back(book(asked), at, lag_ms, stood)
            each(before, timing, at)
    return timing, at


@settings(max_examples=200)
@given(controls, steps, st.integers(0, 1_000))
def test_a_take_back_neither_resets_nor_eats_a_clock(
    control: TimeControl, walk: list[tuple[bool, Turns, int]], lag_ms: int
) -> None:
    def each(before: Timing, after: Timing, at: int) -> None:
        had, has = before.clock.at(at), after.clock.remaining_ms
        assert after.clock.at(at) == has
        if isinstance(control, Fischer):
            assert has == had, "what was spent is spent, and not a millisecond more"
        else:
            rest = [left for _, left in before.clock.rest]  # each turn has its own time, and goes on with it
            assert all(mine in (was, left) for mine, was, left in zip(has, had, rest, strict=True))

    walked(control, walk, lag_ms, each)


@settings(max_examples=200)
@given(st.builds(Fischer, st.integers(5_000, 60_000), st.integers(0, 2_000)), steps)
def test_increments_are_for_turns_that_stand(control: Fischer, walk: list[tuple[bool, Turns, int]]) -> None:
    """However often a turn is taken back and played again: one increment, and it is never asked back."""
    timing, _ = walked(control, walk, 0, lambda *_: None)
    clock, most = timing.clock, [0, 0, 0]

    def each(before: Timing, after: Timing, at: int) -> None:
        for seat, over in enumerate(before.clock.over):
            most[seat] = max(most[seat], over)

    walked(control, walk, 0, each)
    for seat, paid in enumerate(clock.paid):
        assert paid == max(most[seat], clock.over[seat])


@settings(max_examples=200)
@given(controls, asking, st.lists(st.integers(0, 900), max_size=20), st.integers(0, 1_000))
def test_a_spam_of_take_backs_stops_no_clock(
    control: TimeControl, turns: Turns, pauses: list[int], lag_ms: int
) -> None:
    """Again and again back to the same question: as if nobody had asked."""
    begun = Timing.start(control, 3).switch(book(turns), 0, lag_ms)
    timing, at = begun, 0
    for pause in pauses:
        at += pause
        timing = timing.back(book(turns), at, lag_ms, begun)
    assert timing.clock.at(at) == begun.clock.at(at)
    last = begun.deadline()
    assert last is None or last[0] <= at or timing.deadline() == last
    for viewer in (SPECTATOR, Viewer(Seat(0))):
        assert timing.view(viewer, at, at) == begun.view(viewer, at, at)


@settings(max_examples=200)
@given(controls, steps, st.integers(0, 1_000))
def test_time_is_never_negative_and_others_see_no_hidden_prompt(
    control: TimeControl, walk: list[tuple[bool, Turns, int]], lag_ms: int
) -> None:
    timing, at = walked(control, walk, lag_ms, lambda *_: None)
    assert all(ms >= 0 for ms in (*timing.clock.remaining_ms, *timing.shown.remaining_ms))
    hidden = {seat for seat in range(3) if seat in timing.veiled}
    assert not hidden & set(timing.shown.running)
    view = timing.view(SPECTATOR, at + 10_000, 0)
    assert all(view.remaining_ms[seat] == timing.shown.remaining_ms[seat] for seat in hidden), "it seems to stand still"
