"""The ledger: every millisecond of a clock is accounted for, and nobody reads in it what is hidden."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import asdict, replace

from parlour.kit.actors import SPECTATOR, Seat, Viewer
from parlour.kit.clock import Fischer, PerTurn, TimeControl
from parlour.match.match import Match
from parlour.match.messages import Charge, ClockView
from parlour.store.memory import MemoryStore
from tests.match.tools import HandClock, asked, everybody, landed, loaded, play, toy_match, toy_row

MINUTE = 60_000


async def timed(store: MemoryStore, clock: HandClock, control: TimeControl, lag_ms: int = 0, **options: int) -> Match:
    return await toy_match(store, clock, replace(toy_row(control=control, **options), lag_ms=lag_ms))


async def lines(match: Match, seat: int, viewer: Viewer = SPECTATOR) -> list[dict[str, Any]]:
    """The seat's lines, as far as they say something: what is 0 is left out."""
    found = [asdict(line) for line in await match.ledger(viewer) if line.seat == seat]
    return [{name: value for name, value in line.items() if value and name not in {"seat", "n"}} for line in found]


async def to_sealed(match: Match) -> None:
    for seat in range(3):
        await landed(match, seat, "roll")
        for other, prompt in sorted(asked(match).items()):
            if prompt.kind == "window":
                await landed(match, other, "pass")


async def test_where_did_my_eight_seconds_go(store: MemoryStore, clock: HandClock) -> None:
    match = await timed(store, clock, Fischer(MINUTE, 2_000), lag_ms=300)
    clock.wait(5_000)
    await landed(match, 0, "move 1")
    alive = clock.now + 1_000
    clock.wait(61_000)
    await match.credit(alive)
    clock.wait(2_000)
    await landed(match, 0, "roll")
    move = {"at": 5_000, "spent_ms": 5_000, "lag_ms": 300, "left_ms": MINUTE - 4_700, "cause": "move"}
    down = {"at": 66_000, "spent_ms": 60_000, "credit_ms": 60_000, "left_ms": MINUTE - 5_700, "cause": "credit"}
    roll = {"at": 68_000, "spent_ms": 3_000, "added_ms": 2_000, "left_ms": MINUTE - 5_700, "cause": "move"}
    assert await lines(match, 0, Viewer(Seat(0))) == [move, down, roll]
    whole = {"at": 68_000, "spent_ms": 8_000, "lag_ms": 300, "added_ms": 2_000, "left_ms": MINUTE - 5_700}
    assert await lines(match, 0) == [down, {**whole, "cause": "move"}], "others count whole turns"


async def test_a_time_out_and_a_seat_that_leaves(store: MemoryStore, clock: HandClock) -> None:
    match = await timed(store, clock, PerTurn(MINUTE))
    clock.wait(MINUTE)
    await match.sweep()
    clock.wait(1_000)
    await match.leave(Seat(1))
    assert await lines(match, 0) == [
        {"at": MINUTE, "spent_ms": MINUTE, "added_ms": MINUTE, "left_ms": MINUTE, "cause": "expired"}
    ]
    assert await lines(match, 1) == [
        {"at": MINUTE + 1_000, "spent_ms": 1_000, "added_ms": 1_000, "left_ms": MINUTE, "cause": "left"}
    ]
    assert await lines(match, 2) == [], "its time still runs"


async def test_nothing_is_kept_where_no_clock_runs(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    clock.wait(1_000)
    await landed(match, 0, "roll")
    assert await match.ledger(SPECTATOR) == []


def balance(before: Charge | None, line: Charge, full: int) -> None:
    """A line says how the seat came from what it had to what it has."""
    had = full if before is None else before.left_ms
    charged = line.spent_ms - line.lag_ms - line.credit_ms
    assert min(line.spent_ms, line.lag_ms, line.added_ms, line.left_ms, charged) >= 0
    assert line.left_ms == had - charged + line.added_ms


@pytest.mark.parametrize("control", [Fischer(10 * MINUTE, 500), PerTurn(MINUTE)])
@pytest.mark.parametrize("cards", [0, 3])
async def test_the_lines_add_up_to_the_clocks(
    store: MemoryStore, clock: HandClock, control: TimeControl, cards: int
) -> None:
    match = await timed(store, clock, control, lag_ms=200, rounds=6, cards=cards)
    rng = random.Random(7)
    for i in range(120):
        clock.wait(rng.randrange(1_500))
        if i % 17 == 5:
            alive = clock.now
            clock.wait(30_000)
            await match.credit(alive)
        await play(match, rng, 1)
    full = match.update(0, SPECTATOR).clock.remaining_ms[0] if isinstance(control, PerTurn) else 10 * MINUTE
    for viewer in everybody(match):
        ledger, shown = await match.ledger(viewer), match.update(0, viewer).clock
        assert [line.at for line in ledger] == sorted(line.at for line in ledger)
        assert [line.n for line in ledger] == sorted(line.n for line in ledger)
        for seat in range(3):
            mine = [line for line in ledger if line.seat == seat and line.cause != "credit"]
            for before, line in pairwise([None, *mine]):
                assert line is not None
                balance(before, line, full)
            if seat not in shown.running and mine:
                assert mine[-1].left_ms == shown.remaining_ms[seat]
        outages = [line for line in ledger if line.cause == "credit"]
        assert outages
        assert all(line.spent_ms == line.credit_ms == 30_000 for line in outages)
        again = await loaded(store, clock, match.row.id)
        assert await again.ledger(viewer) == ledger


async def test_others_do_not_read_when_a_seat_has_answered(store: MemoryStore, clock: HandClock) -> None:
    match = await timed(store, clock, Fischer(MINUTE), lag_ms=200)
    await to_sealed(match)
    others = [SPECTATOR, Viewer(Seat(0)), Viewer(Seat(2))]
    clock.wait(1_000)
    before = [await match.ledger(viewer) for viewer in others]
    await landed(match, 1, "choose 1")
    clock.wait(500)
    await landed(match, 1, "choose 2")
    assert [await match.ledger(viewer) for viewer in others] == before
    assert (await lines(match, 1, Viewer(Seat(1))))[-1] == {
        "at": 1_000, "spent_ms": 1_000, "lag_ms": 200, "left_ms": MINUTE - 800, "cause": "move"
    }  # fmt: skip
    clock.wait(1_500)
    await landed(match, 0, "choose 1")
    await landed(match, 2, "choose 1")
    open_now = (await lines(match, 1))[-1]
    assert open_now == {"at": 3_000, "spent_ms": 1_000, "lag_ms": 200, "left_ms": MINUTE - 800, "cause": "move"}


async def test_hidden_prompts_are_in_the_own_ledger_only(store: MemoryStore, clock: HandClock) -> None:
    match = await timed(store, clock, Fischer(MINUTE), lag_ms=200, cards=0, rounds=3)
    await to_sealed(match)
    for seat in range(3):
        await landed(match, seat, "choose 1")
    (holder,) = asked(match)
    others = [viewer for viewer in everybody(match) if viewer.seat != holder]
    before = [await match.ledger(viewer) for viewer in others]
    mine = len(await match.ledger(Viewer(Seat(holder))))
    clock.wait(4_000)
    await landed(match, holder, "note 1")
    alive = clock.now
    clock.wait(20_000)
    await match.credit(alive)
    assert [await match.ledger(viewer) for viewer in others] == before, "not even that an outage was credited"
    own = (await match.ledger(Viewer(Seat(holder))))[mine:]
    assert [(line.cause, line.spent_ms, line.left_ms) for line in own] == [
        ("move", 4_000, MINUTE - 3_800), ("credit", 20_000, MINUTE - 3_800)
    ]  # fmt: skip
    await landed(match, holder, "note 1")
    await landed(match, 0, "roll")
    later = [line for line in await match.ledger(others[0]) if line.seat == holder]
    assert [line.left_ms for line in later if line.cause == "move"][-1] == MINUTE, "nor what it has left in truth"


async def test_two_histories_that_look_alike_have_the_same_ledger(clock: HandClock) -> None:
    """Twins that differ only in what one seat did in secret, and when: everybody else reads the same bytes."""
    found: list[tuple[list[Charge], ClockView]] = []
    for pace, choice in ((100, "choose 1"), (900, "choose 3")):
        store = MemoryStore()
        begun = HandClock()
        match = await timed(store, begun, Fischer(MINUTE, 1_000), lag_ms=150)
        await to_sealed(match)
        begun.wait(pace)
        await landed(match, 1, choice)
        begun.wait(1_000 - pace)
        await landed(match, 0, "choose 2")
        begun.wait(500)
        found.append((await match.ledger(Viewer(Seat(2))), match.update(0, Viewer(Seat(2))).clock))
    assert found[0] == found[1]
