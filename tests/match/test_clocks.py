"""Clocks: entries move them, the sweeper ends them, an outage is nobody's time, and they do not tell secrets."""

from __future__ import annotations

import random

from msgspec.structs import replace

from parlour.kit.actors import SPECTATOR, Seat, Viewer
from parlour.kit.clock import Fischer, PerTurn, TimeControl
from parlour.kit.legal import Refused
from parlour.match.clockwork import SystemClock
from parlour.match.match import Match
from parlour.match.messages import ClockView
from parlour.store.memory import MemoryStore
from tests.match.tools import START_MS, HandClock, act, asked, landed, loaded, own, play, seen, toy_match, toy_row

MINUTE = 60_000


def clocks(match: Match, viewer: Viewer = SPECTATOR) -> ClockView:
    return match.update(0, viewer).clock


async def timed(store: MemoryStore, clock: HandClock, control: TimeControl, **options: int) -> Match:
    return await toy_match(store, clock, toy_row(control=control, **options))


async def test_the_time_of_a_decision_is_charged(store: MemoryStore, clock: HandClock) -> None:
    match = await timed(store, clock, Fischer(MINUTE, 2_000))
    clock.wait(5_000)
    assert clocks(match) == ClockView(
        kind="fischer",
        remaining_ms=(MINUTE - 5_000, MINUTE, MINUTE),
        running=(0,),
        free_ms=(0, 0, 0),
        now_ms=START_MS + 5_000,
    )
    await landed(match, 0, "move 1")
    clock.wait(1_000)
    await landed(match, 0, "roll")
    assert clocks(match).remaining_ms == (MINUTE - 6_000 + 2_000, MINUTE, MINUTE)
    assert clocks(match).running == (1, 2), "a window: several run at once"
    clock.wait(1_000)
    await landed(match, 2, "pass")
    clock.wait(1_000)
    assert clocks(match).remaining_ms == (MINUTE - 4_000, MINUTE - 2_000, MINUTE + 1_000)


async def test_a_restart_shows_the_same_clocks(store: MemoryStore, clock: HandClock) -> None:
    match = await timed(store, clock, Fischer(10 * MINUTE, 500), rounds=8)
    rng = random.Random(3)
    for i in range(60):
        await play(match, rng, 1)
        clock.wait(rng.randrange(2_000))
        if i % 7 == 0:
            await match.snapshot()
        again = await loaded(store, clock, match.row.id)
        for viewer in (SPECTATOR, Viewer(Seat(0)), Viewer(Seat(1))):
            assert clocks(again, viewer) == clocks(match, viewer)
        assert again.next_ms() == match.next_ms()


async def test_a_time_out_is_an_entry(store: MemoryStore, clock: HandClock) -> None:
    match = await timed(store, clock, PerTurn(MINUTE))
    assert match.next_ms() == START_MS + MINUTE
    clock.wait(MINUTE - 1)
    assert not await match.sweep()
    clock.wait(1)
    other = await loaded(store, clock, match.row.id)
    assert await match.sweep()
    assert not await match.sweep()
    assert not await other.sweep(), "of two sweepers one is enough"
    assert [(entry.by, entry.do, entry.at) for entry in await store.entries(match.row.id)] == [
        ("system", "expire 0", MINUTE)
    ]
    assert set(asked(match)) == {1, 2}


async def test_what_comes_with_the_last_millisecond_is_in_time(store: MemoryStore, clock: HandClock) -> None:
    match = await timed(store, clock, PerTurn(MINUTE))
    clock.wait(MINUTE)
    await landed(match, 0, "move 1")
    assert [entry.do for entry in await store.entries(match.row.id)] == ["move 1"]


async def test_what_comes_after_the_time_is_up_comes_too_late(store: MemoryStore, clock: HandClock) -> None:
    match = await timed(store, clock, PerTurn(MINUTE))
    prompt = own(match, 0).id
    clock.wait(MINUTE + 1)
    assert await act(match, 0, "move 1", prompt=prompt) == Refused("time_up")
    assert await act(match, 0, "move 1", prompt=prompt) == Refused("time_up"), "now it was closed before"
    assert await act(match, 1, "move 1", prompt=prompt) == Refused("prompt_closed"), "it was another's time"
    assert [entry.do for entry in await store.entries(match.row.id)] == ["expire 0"]


async def test_anothers_leaving_earns_no_increment(store: MemoryStore, clock: HandClock) -> None:
    match = await timed(store, clock, Fischer(MINUTE, 20_000))
    clock.wait(10_000)
    for seat in (1, 2):
        await match.leave(Seat(seat))
    assert match.outcome is not None
    assert clocks(match).remaining_ms == (MINUTE - 10_000, MINUTE, MINUTE)
    assert clocks(match).running == ()


async def test_everybody_sleeps_and_the_match_ends(store: MemoryStore, clock: HandClock) -> None:
    match = await timed(store, clock, PerTurn(MINUTE), rounds=3)
    while match.outcome is None:
        clock.wait(1_000)
        await match.sweep()
    assert match.next_ms() is None
    assert not match.timed
    assert {entry.by for entry in await store.entries(match.row.id)} == {"system"}


async def test_a_clock_that_is_set_back_changes_nothing(store: MemoryStore, clock: HandClock) -> None:
    match = await timed(store, clock, Fischer(MINUTE))
    clock.wait(10_000)
    await landed(match, 0, "move 1")
    clock.wait(-8_000)
    assert clocks(match).remaining_ms[0] == MINUTE - 10_000
    await landed(match, 0, "move 1")
    assert [entry.at for entry in await store.entries(match.row.id)] == [10_000, 10_000]


async def test_lag_is_not_charged_once_a_turn(store: MemoryStore, clock: HandClock) -> None:
    row = replace(toy_row(control=Fischer(MINUTE)), lag_ms=300)
    match = await toy_match(store, clock, row)
    assert clocks(match).free_ms == (300, 0, 0)
    assert match.next_ms() == START_MS + MINUTE + 300
    clock.wait(200)
    await landed(match, 0, "move 1")
    assert (clocks(match).remaining_ms[0], clocks(match).free_ms[0]) == (MINUTE, 100)
    clock.wait(800)
    await landed(match, 0, "move 1")
    assert (clocks(match).remaining_ms[0], clocks(match).free_ms[0]) == (MINUTE - 700, 0)
    clock.wait(200)
    await landed(match, 0, "roll")
    assert clocks(match).remaining_ms[0] == MINUTE - 900


async def test_neither_open_actions_nor_others_renew_the_allowance(store: MemoryStore, clock: HandClock) -> None:
    row = replace(toy_row(control=Fischer(MINUTE)), lag_ms=300)
    match = await toy_match(store, clock, row)
    for seat in (0, 0, 0, 1, 1, 1, 2, 2, 2):
        clock.wait(250)
        await landed(match, seat, "wave", prompt="open")
    assert clocks(match).remaining_ms == (MINUTE - 9 * 250 + 300, MINUTE, MINUTE)


async def test_an_outage_is_credited(store: MemoryStore, clock: HandClock) -> None:
    match = await timed(store, clock, Fischer(MINUTE))
    clock.wait(5_000)
    await landed(match, 0, "move 1")
    clock.wait(3_000)
    alive = clock.now
    clock.wait(500_000)
    again = await loaded(store, clock, match.row.id)
    await again.credit(alive)
    assert [(entry.by, entry.do) for entry in await store.entries(match.row.id)][1:] == [("system", "credit 500000")]
    assert clocks(again).remaining_ms == (MINUTE - 8_000, MINUTE, MINUTE)
    clock.wait(1_000)
    assert clocks(again).remaining_ms == (MINUTE - 9_000, MINUTE, MINUTE)
    await again.credit(alive)  # it went down again before it beat
    assert clocks(again).remaining_ms == (MINUTE - 8_000, MINUTE, MINUTE)
    replayed = await loaded(store, clock, match.row.id)
    assert clocks(replayed) == clocks(again)
    assert replayed.next_ms() == clock.now + MINUTE - 8_000


async def test_nothing_is_credited_where_no_clock_runs(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    alive = clock.now
    clock.wait(500_000)
    await match.credit(alive)
    assert match.v == 0


async def to_sealed(match: Match) -> None:
    for seat in range(3):
        await landed(match, seat, "roll")
        for other, prompt in sorted(asked(match).items()):
            if prompt.kind == "window":
                await landed(match, other, "pass")


async def test_who_has_answered_is_charged_no_more_and_nobody_can_tell(store: MemoryStore, clock: HandClock) -> None:
    match = await timed(store, clock, Fischer(MINUTE))
    await to_sealed(match)
    clock.wait(1_000)
    before = seen(match.update(0, Viewer(Seat(0))))
    await landed(match, 1, "choose 1")
    assert seen(match.update(0, Viewer(Seat(0)))) == before
    clock.wait(2_000)
    assert clocks(match).remaining_ms == (MINUTE - 3_000,) * 3
    assert clocks(match).running == (0, 1, 2)
    mine = clocks(match, Viewer(Seat(1)))
    assert (mine.remaining_ms[1], mine.running) == (MINUTE - 1_000, (0, 2))
    await landed(match, 0, "choose 1")
    await landed(match, 2, "choose 1")
    assert clocks(match).remaining_ms == (MINUTE - 3_000, MINUTE - 1_000, MINUTE - 3_000), "now it is no secret"


async def test_the_allowance_does_not_tell_who_has_answered(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock, replace(toy_row(control=Fischer(MINUTE)), lag_ms=400))
    await to_sealed(match)
    clock.wait(1_000)
    before = clocks(match, Viewer(Seat(0)))
    await landed(match, 1, "choose 1")
    await landed(match, 1, "choose 2")
    assert clocks(match, Viewer(Seat(0))) == before


async def test_a_hidden_prompt_is_charged_and_nobody_can_tell(store: MemoryStore, clock: HandClock) -> None:
    match = await timed(store, clock, Fischer(MINUTE), cards=0)
    await to_sealed(match)
    for seat in range(3):
        await landed(match, seat, "choose 1")
    (holder,) = asked(match)
    other = Viewer(Seat((holder + 1) % 3))
    before = seen(match.update(0, other))
    clock.wait(4_000)
    assert seen(match.update(0, other)) == before
    assert clocks(match, other).running == ()
    assert clocks(match, Viewer(Seat(holder))).remaining_ms[holder] == MINUTE - 4_000
    await landed(match, holder, "note 1")
    assert seen(match.update(0, other)) == before
    await landed(match, holder, "note 1")
    assert clocks(match, other).remaining_ms == (MINUTE,) * 3
    deadline = match.next_ms()
    assert deadline == clock.now + clocks(match, Viewer(Seat(0))).remaining_ms[0], "the true clock counts"


async def test_a_time_out_in_secret(store: MemoryStore, clock: HandClock) -> None:
    match = await timed(store, clock, PerTurn(MINUTE), cards=0)
    await to_sealed(match)
    for seat in range(3):
        await landed(match, seat, "choose 1")
    ((holder, first),) = asked(match).items()
    clock.wait(MINUTE)
    assert await match.sweep()
    again = own(match, holder)
    assert (again.kind, again.id == first.id) == ("whisper", False)
    assert await match.sweep(), "the time of the turn is up, and with it its second note"
    assert set(asked(match)) == {0}


def test_the_system_clock_never_runs_backwards() -> None:
    future = 4_000_000_000_000
    clock = SystemClock(future)
    first = clock.now_ms()
    assert first >= future
    assert clock.now_ms() >= first
    assert SystemClock().now_ms() < future
