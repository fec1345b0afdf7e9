"""Random play with random take-backs: whatever order things come in, live, replayed and restarted are the same."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from parlour.kit.actors import Seat, Viewer
from parlour.kit.chance import Seeded
from parlour.kit.clock import Fischer, NoClock, PerTurn
from parlour.kit.record import read, write
from parlour.kit.replay import replay, verify
from parlour.kit.standing import back_to
from parlour.match.match import Match
from parlour.match.messages import TAKEN_BACK, Receipt
from parlour.match.position import stream
from parlour.store.memory import MemoryStore
from tests.match.test_frames import Recorder, frame_bytes, page_bytes
from tests.match.tools import HandClock, asked, everybody, loaded, random_move, seen, toy_match, toy_row

STEPS = st.sampled_from(["move"] * 7 + ["back"] * 4 + ["spam", "wait", "snapshot", "restart", "leave"])
CONTROLS = st.sampled_from([NoClock(), Fischer(60_000, 500), PerTurn(30_000)])


class Table:
    """A match, what everybody was sent of it, and what it looked like at each version."""

    def __init__(self, match: Match, store: MemoryStore, clock: HandClock, rng: random.Random) -> None:
        self.match, self.store, self.clock, self.rng = match, store, clock, rng
        self.recorders = [Recorder(match, viewer) for viewer in everybody(match)]
        self.states: dict[int, bytes] = {}
        self.ids: dict[int, set[str]] = {seat: set() for seat in range(len(match.row.seats))}
        """Prompts that are asked no more, by seat."""
        self.open: dict[int, str] = {}
        self.look()

    def look(self) -> None:
        """After every step."""
        match = self.match
        for recorder in self.recorders:
            recorder.listen()
        self.states[match.v] = match.game.encode(match._p.state)
        now = {seat: prompt.id for seat, prompt in asked(match).items()}
        for seat, old in self.open.items():
            if now.get(seat) != old:
                self.ids[seat].add(old)
        assert all(prompt not in self.ids[seat] for seat, prompt in now.items()), "no id is given twice"
        self.open = now

    async def step(self, kind: str) -> None:
        await getattr(self, kind)()
        self.look()
        while await self.match.sweep():  # no time comes back: a seat may have none left at once
            self.look()

    async def move(self) -> None:
        if self.match.outcome is None:
            await random_move(self.match, self.rng)

    async def wait(self) -> None:
        self.clock.wait(self.rng.choice([1, 700, 29_000]))
        while await self.match.sweep():
            self.look()

    async def snapshot(self) -> None:
        await self.match.snapshot()

    async def leave(self) -> None:
        """Seldom: it ends most games."""
        row = self.match.row
        if self.match.outcome is None and sum(not seat.left for seat in row.seats) > 2 and self.rng.random() < 0.3:
            seat = self.rng.choice([seat.seat for seat in row.seats if not seat.left])
            assert await self.match.leave(Seat(seat)) is None
            seats = tuple(replace(one, left=one.left or one.seat == seat) for one in row.seats)
            await self.store.update(replace(row, seats=seats), row)
            self.match.row = replace(row, seats=seats)

    async def restart(self) -> None:
        """The same match from the store; from the newest snapshot, if there is one."""
        again = await loaded(self.store, self.clock, self.match.row.id)
        same(again, self.match)
        self.match = again
        for recorder in self.recorders:
            recorder.match = again

    async def spam(self) -> None:
        before = [seen(self.match.update(0, viewer)) for viewer in everybody(self.match)]
        v = self.match.v
        for _ in range(6):
            seat = Seat(self.rng.randrange(len(self.match.row.seats)))
            do = self.rng.choice(["offer", "decline", "withdraw"])
            await self.match.take_back(seat, do, f"spam {self.rng.getrandbits(60)}")
        for one in range(len(self.match.row.seats)):
            for do in ("decline", "withdraw"):
                await self.match.take_back(Seat(one), do, f"spam {self.rng.getrandbits(60)}")
        assert all(self.match.offer(viewer) is None for viewer in everybody(self.match))
        assert ([seen(self.match.update(0, viewer)) for viewer in everybody(self.match)], self.match.v) == (before, v)

    async def back(self) -> None:
        match = self.match
        people = [seat.seat for seat in match.row.seats if not seat.left]
        may = [seat for seat in people if match.update(0, Viewer(Seat(seat))).back is not None]
        if not may:
            return
        by = self.rng.choice(may)
        target = match._p.standing.marks[by]
        assert target is not None
        clocks = [match.update(0, viewer).clock.remaining_ms for viewer in everybody(match)]
        for seat in [by, *(seat for seat in people if seat != by)]:
            done = await match.take_back(
                Seat(seat), "offer" if seat == by else "accept", f"b{self.rng.getrandbits(60)}"
            )
            if not isinstance(done, Receipt):
                return  # refused after too many offers of the spam
        entry = (await self.store.entries(match.row.id))[-1]
        assert back_to(entry) == target.v
        assert match.game.encode(match._p.state) == self.states[target.v]
        for viewer, before, recorder in zip(everybody(match), clocks, self.recorders, strict=True):
            update = match.update(recorder.n, viewer)
            assert [event["type"] for frame in update.frames for event in frame.events] == [TAKEN_BACK]
            n = update.frames[0].events[0]["n"]
            if n in recorder.views:
                assert msgspec.json.encode((update.view, update.awaited)) == recorder.views[n]
            # its own clock: that of others may have hidden what is public now; and each turn may have a time of its own
            if viewer.seat is not None and not isinstance(match.row.control, PerTurn):
                assert update.clock.remaining_ms[viewer.seat] <= before[viewer.seat]


def same(one: Match, other: Match) -> None:
    assert one.broken is None
    assert one.v == other.v
    assert one.game.encode(one._p.state) == other.game.encode(other._p.state)
    assert (one._p.standing, one._p.since, one._p.draws) == (other._p.standing, other._p.since, other._p.draws)
    assert one.next_ms() == other.next_ms()
    for viewer in everybody(one):
        here, there = one.update(0, viewer), other.update(0, viewer)
        assert seen(here) == seen(there)
        assert (here.back, here.clock) == (there.back, there.clock)


@settings(max_examples=80)
@given(
    seats=st.integers(2, 4),
    control=CONTROLS,
    seed=st.integers(0, 2**32),
    steps=st.lists(STEPS, min_size=20, max_size=80),
)
async def test_takeback_resets_or_eats_nothing(seats: int, control: Any, seed: int, steps: list[str]) -> None:
    """hive PR #123, lila #418: clocks, numbers, dice and digests through any mixture of moves and take-backs."""
    store, clock = MemoryStore(), HandClock()
    row = toy_row(seats=seats, control=control, rounds=3)
    table = Table(await toy_match(store, clock, row), store, clock, random.Random(seed))
    for kind in steps:
        await table.step(kind)
    match = table.match
    await check_record(match, table)
    fresh = MemoryStore()
    await fresh.create(match.row)
    await fresh.append(row.id, 0, await store.entries(row.id))
    from_the_log = await loaded(fresh, clock, row.id)
    same(from_the_log, match)
    for recorder in table.recorders:
        pages = await match.history(recorder.viewer)
        assert [page_bytes(page) for page in pages] == [recorder.frames[n] for n in sorted(recorder.frames)]
        update = await from_the_log.catch_up(0, recorder.viewer)
        assert frame_bytes(update.frames) == [recorder.frames[n] for n in sorted(recorder.frames)]


async def check_record(match: Match, table: Table) -> None:
    """It verifies, is the game that was played, and no draw of a stream was made twice."""
    record = await match.record()
    assert read(write(record).splitlines()) == record
    verify(match.game, record)
    for position in replay(match.game, record):
        v = 0 if position.entry is None else position.entry.v
        assert match.game.encode(position.state) == table.states.get(v, match.game.encode(position.state))
    seeded = Seeded(stream(match.row))
    drawn = [*record.header.chance, *(draw for entry in record.entries for draw in entry.chance)]
    assert [seeded.below(draw.label, draw.n) for draw in drawn] == [draw.i for draw in drawn]
