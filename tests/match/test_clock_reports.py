"""What people report of clocks elsewhere, each under the name of its symptom, and none of it here."""

from __future__ import annotations

import asyncio
import random
import time

import pytest
from msgspec.structs import replace

from parlour.kit.actors import SPECTATOR, Seat, Viewer
from parlour.kit.clock import Fischer, PerTurn, TimeControl
from parlour.match.clockwork import SystemClock
from parlour.match.house import Created, House, SeatSpec, Subscription, TableSpec
from parlour.match.keeper import RETURN_MS
from parlour.match.match import Match
from parlour.match.messages import Update
from parlour.match.ports import StoreFull
from parlour.match.pulse import PULSE_MS, STALL_MS, Pulse
from parlour.store.memory import MemoryStore
from tests.match.tools import ANSWERS, HandClock, act, house, landed, seat_all, toy_match, toy_row

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


async def begun(hall: House, control: TimeControl, seats: int = 2, lag_ms: int = 0) -> Match:
    spec = TableSpec(game="toy", seats=(SeatSpec(),) * seats, control=control, lag_ms=lag_ms)
    made = await hall.create(spec)
    assert isinstance(made, Created)
    await seat_all(hall, made.row.id, seats)
    match = await hall.match(made.row.id)
    assert match is not None
    return match


def left(match: Match, viewer: Viewer = SPECTATOR) -> tuple[int, ...]:
    return match.update(0, viewer).clock.remaining_ms


async def done(store: MemoryStore, match: Match) -> list[str]:
    return [entry.do for entry in await store.entries(match.row.id)]


@pytest.mark.parametrize("mover", [0, 1])
@pytest.mark.parametrize("graceful", [True, False])
async def test_a_restart_does_not_decide_a_game(
    store: MemoryStore, clock: HandClock, mover: int, graceful: bool
) -> None:
    """Whoever is to move, with two seconds left, and an hour's outage: nobody's time is up, and the ledger says why."""
    hall = house(store, clock)
    match = await begun(hall, Fischer(MINUTE))
    if mover == 1:
        await landed(match, 0, "roll")
        await landed(match, 1, "pass")
    clock.wait(MINUTE - 2_000)
    await hall.tick()
    if graceful:
        await hall.pause()
        clock.wait(5_000)  # saying goodbye takes its time
        await hall.tick()
        await hall.stop()
    clock.wait(60 * MINUTE)
    again = house(store, clock)
    await again.start()
    back = await again.match(match.row.id)
    assert back is not None
    clock.wait(RETURN_MS)  # as long as browsers may take to come back
    await again.tick()
    assert not any(do.startswith(("expire", "flag")) for do in await done(store, back))
    assert left(back)[mover] == 2_000
    outage = 60 * MINUTE + (5_000 if graceful else 0)
    for viewer in (SPECTATOR, Viewer(Seat(0)), Viewer(Seat(1))):
        lines = [line for line in await back.ledger(viewer) if line.cause == "credit"]
        assert [(line.seat, line.credit_ms, line.left_ms) for line in lines] == [
            (mover, outage, 2_000), (mover, RETURN_MS, 2_000)
        ]  # fmt: skip
    clock.wait(2_000)
    await again.tick()
    assert (await done(store, back))[-1] == f"flag {mover}", "but the clock runs again"
    await again.stop()


async def test_a_house_that_goes_down_again_and_again_gives_no_time_away(store: MemoryStore, clock: HandClock) -> None:
    hall = house(store, clock)
    match = await begun(hall, Fischer(MINUTE))
    clock.wait(10_000)
    await hall.tick()
    for _ in range(5):
        clock.wait(1_000)
        hall = house(store, clock)
        await hall.start()
        back = await hall.match(match.row.id)
        assert back is not None
        assert left(back)[0] == MINUTE - 10_000
        assert back.update(0, SPECTATOR).clock.free_ms[0] == RETURN_MS, "one pause, not one for each start"
    await hall.stop()


async def test_goodbye_stops_the_clocks(store: MemoryStore, clock: HandClock) -> None:
    hall = house(store, clock)
    await hall.start()
    match = await begun(hall, PerTurn(MINUTE))
    await hall.pause()
    clock.wait(2 * MINUTE)
    await hall.stop()
    assert await done(store, match) == []


async def test_a_refresh_does_not_reset_the_turn_clock(store: MemoryStore, clock: HandClock) -> None:
    hall = house(store, clock)
    match = await begun(hall, PerTurn(MINUTE), lag_ms=500)
    deadline, before = match.next_ms(), MINUTE
    for i in range(50):
        clock.wait(1_000)
        viewer = Viewer(Seat(0))
        page = await hall.subscribe(match.row.id, viewer, since=0 if i % 2 else match.number(viewer))
        assert isinstance(page, Subscription)
        update = await page.get()
        assert isinstance(update, Update)
        assert update.clock.remaining_ms[0] == MINUTE + 500 - 1_000 * (i + 1) < before
        before = update.clock.remaining_ms[0]
        page.close()
    assert match.next_ms() == deadline
    await hall.stop()


async def test_a_game_of_days_ends_although_nobody_looks(store: MemoryStore, clock: HandClock) -> None:
    hall = house(store, clock, cached=0)
    await hall.start()
    match = await begun(hall, PerTurn(14 * DAY))
    await hall.tick()
    clock.wait(15 * DAY)
    for _ in range(3):
        await hall.tick()
    assert await done(store, match) == ["expire 0"], "once"
    await hall.stop()


async def test_a_time_out_at_one_table_is_none_at_another(store: MemoryStore, clock: HandClock) -> None:
    hall = house(store, clock)
    here, there = await begun(hall, PerTurn(MINUTE)), await begun(hall, PerTurn(2 * MINUTE))
    pages = [await hall.subscribe(match.row.id, Viewer(Seat(0))) for match in (here, there)]
    for page in pages:
        assert isinstance(page, Subscription)
        assert isinstance(await page.get(), Update)
    before = there.update(0, SPECTATOR)
    clock.wait(MINUTE)
    await hall.tick()
    assert (await done(store, here), await done(store, there)) == (["expire 0"], [])
    told, other = pages
    assert isinstance(told, Subscription)
    assert isinstance(other, Subscription)
    assert isinstance(await told.get(), Update)
    assert not other._waiting
    after = there.update(0, SPECTATOR)
    assert (after.n, after.view, after.prompts, after.awaited) == (
        before.n,
        before.view,
        before.prompts,
        before.awaited,
    )
    assert left(there) == (MINUTE, 2 * MINUTE)
    assert there.next_ms() == clock.now + MINUTE
    await hall.stop()


async def test_phases_do_not_cascade(store: MemoryStore, clock: HandClock) -> None:
    """Moves, restarts and sweeps in any order: never more than one deadline, and an old one that rings does nothing."""
    hall, rng = house(store, clock), random.Random(5)
    match = await begun(hall, PerTurn(10_000))
    row = match.row
    for _ in range(60):
        what = rng.choice(("move", "wait", "tick", "restart"))
        if what == "move" and match.outcome is None:
            due = match.due()[0]
            prompt = match.prompt(due.seat)
            assert prompt is not None
            await act(match, due.seat, *ANSWERS[prompt.kind])
        elif what == "wait":
            clock.wait(rng.randrange(9_000))
        elif what == "restart":
            await hall.stop()
            clock.wait(rng.randrange(100_000))
            hall = house(store, clock)
            await hall.start()
            found = await hall.match(row.id)
            assert found is not None
            match = found
        entries = len(await done(store, match))
        await hall.tick()
        await hall.tick()
        fired = (await done(store, match))[entries:]
        assert len(set(fired)) <= 1, "the end of one turn's time begins the next one's, it does not end it"
        assert len(hall._alarm._at) <= 1
        assert hall._alarm.next() == match.next_ms()
        assert (match.next_ms() or clock.now + 1) > clock.now
    await hall.stop()


async def test_an_alarm_that_is_no_longer_so_does_nothing(store: MemoryStore, clock: HandClock) -> None:
    hall = house(store, clock)
    match = await begun(hall, PerTurn(MINUTE))
    stale = match.next_ms()
    clock.wait(30_000)
    await landed(match, 0, "roll")
    clock.wait(30_000)
    hall._alarm.set(match.row.id, stale)
    await hall.tick()
    assert await done(store, match) == ["roll"]
    assert hall._alarm.next() == match.next_ms() == clock.now + 30_000
    await hall.stop()


# -- a stall of the server's own ---------------------------------------------------------------------------------------


async def test_a_stall_of_the_server_is_nobodys_time(store: MemoryStore, clock: HandClock) -> None:
    pulse = Pulse(clock.now_ms)
    hall = house(store, clock, pulse=pulse)
    match = await begun(hall, Fischer(MINUTE))
    clock.wait(58_000)
    pulse.plan(250)
    clock.wait(250 + 5_000)
    await hall.tick()
    assert await done(store, match) == ["credit 5000"], "before any time-out"
    await hall.stalled()
    assert left(match)[0] == MINUTE - 58_250
    assert await done(store, match) == ["credit 5000"], "and once"
    pulse.plan(250)
    clock.wait(250 + STALL_MS)
    await hall.stalled()
    assert await done(store, match) == ["credit 5000"], "a busy moment is no stall"
    clock.wait(2_000)
    pulse.rest()
    await hall.tick()
    assert (await done(store, match))[-1] == "flag 0"
    await hall.stop()


async def test_a_move_that_came_in_during_a_stall_is_in_time(store: MemoryStore, clock: HandClock) -> None:
    pulse = Pulse(clock.now_ms)
    hall = house(store, clock, pulse=pulse)
    match = await begun(hall, Fischer(MINUTE))
    clock.wait(59_000)
    pulse.plan(250)
    clock.wait(10_250)
    await landed(match, 0, "roll")
    assert await done(store, match) == ["credit 10000", "roll"]
    assert left(match)[0] == 750
    await hall.stop()


async def test_the_house_notices_its_own_stall(store: MemoryStore, clock: HandClock) -> None:
    hall = house(store, clock, pulse=Pulse(clock.now_ms))
    await hall.start()
    match = await begun(hall, Fischer(MINUTE))
    await asyncio.sleep(0)  # it begins to watch
    clock.wait(PULSE_MS + 5_000)
    while not store._entries[match.row.id]:  # noqa: ASYNC110  # rows of a store announce nothing
        await asyncio.sleep(0)
    assert await done(store, match) == ["credit 5000"]
    await hall.stop()


async def test_a_full_disk_stops_no_clock(
    store: MemoryStore, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_: int) -> None:
        raise StoreFull

    monkeypatch.setattr(store, "heartbeat", full)
    hall = house(store, clock)
    match = await begun(hall, PerTurn(MINUTE))
    await hall.tick()
    clock.wait(MINUTE)
    await hall.tick()
    assert await done(store, match) == ["expire 0"]
    await hall.stop()


def test_nothing_planned_is_never_late(clock: HandClock) -> None:
    pulse = Pulse(clock.now_ms)
    clock.wait(DAY)
    assert pulse.lost_ms() == 0
    pulse.plan(250)
    clock.wait(250 + STALL_MS)
    assert pulse.lost_ms() == 0
    clock.wait(1)
    assert pulse.lost_ms() == STALL_MS + 1
    pulse.rest()
    assert pulse.lost_ms() == 0


# -- the machine's clock -----------------------------------------------------------------------------------------------


def test_a_clock_that_is_set_back_or_forth_while_the_house_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    wall, machine = [1_000_000], [500]
    monkeypatch.setattr(time, "time_ns", lambda: wall[0] * 1_000_000)
    monkeypatch.setattr(time, "monotonic_ns", lambda: machine[0] * 1_000_000)
    clock = SystemClock()
    for set_to in (0, 10**9, 1_000_000):
        wall[0] = set_to
        machine[0] += 40
        assert clock.now_ms() == 1_000_000 + machine[0] - 500


async def test_a_machine_that_starts_with_its_clock_behind_charges_nobody(store: MemoryStore, clock: HandClock) -> None:
    hall = house(store, clock)
    match = await begun(hall, Fischer(MINUTE))
    clock.wait(10_000)
    await landed(match, 0, "move 1")
    await hall.stop()
    clock.wait(-DAY)
    again = house(store, clock)
    await again.start()
    back = await again.match(match.row.id)
    assert back is not None
    await again.tick()
    await landed(back, 0, "move 1")
    assert left(back) == (MINUTE - 10_000, MINUTE)
    ats = [entry.at for entry in await store.entries(match.row.id)]
    assert ats == sorted(ats)
    await again.stop()


async def test_a_client_that_pretends_to_lag_gains_its_allowance_and_no_more() -> None:
    """It sends everything a second late, in as many commands as it can."""
    spent: list[int] = []
    for lag_ms in (0, 1_000):
        row = replace(toy_row(control=Fischer(MINUTE)), lag_ms=lag_ms)
        hand = HandClock()
        match = await toy_match(MemoryStore(), hand, row)
        for _ in range(5):
            hand.wait(1_000)
            await landed(match, 0, "move 1")
        hand.wait(1_000)
        await landed(match, 0, "roll")
        spent.append(MINUTE - left(match)[0])
    assert spent == [6_000, 5_000]
