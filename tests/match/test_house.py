"""The house: tables and seats, bots, who is told, what is kept in memory."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.kit.actors import SPECTATOR, Seat, Viewer
from parlour.kit.agenda import Prompt
from parlour.kit.clock import Fischer, PerTurn
from parlour.kit.game import View
from parlour.kit.legal import Refused
from parlour.kit.record import MatchRecord
from parlour.kit.registry import BrokenGame
from parlour.kit.replay import verify
from parlour.match.house import Created, House, Seated, SeatSpec, Subscription, TableSpec
from parlour.match.match import Match
from parlour.match.messages import Command, Receipt, Update
from parlour.match.ports import MatchId, MatchRow, Thinker
from parlour.match.subscription import Item
from parlour.store.bus import MemoryBus
from parlour.store.memory import MemoryStore
from tests.match import toy
from tests.match.tools import HandClock, Player, act, asked, house, landed, loaded, own, seat_all

OPEN = SeatSpec()
BOT = SeatSpec(kind="bot", level="easy")


async def until(true: Callable[[], bool]) -> None:
    """Give way to background work until it is so; the test's time limit ends it otherwise."""
    while not true():  # noqa: ASYNC110  # what is waited for has no event: rows in a store, a task that ends
        await asyncio.sleep(0)


async def table(at: House, *seats: SeatSpec, **settings: Any) -> Created:
    created = await at.create(TableSpec(game="toy", seats=seats or (OPEN, OPEN), **settings))
    assert isinstance(created, Created), created
    return created


async def running(at: House, match_id: MatchId) -> Match:
    match = await at.match(match_id)
    assert match is not None
    return match


@pytest.fixture
async def hall(store: MemoryStore, clock: HandClock) -> AsyncIterator[House]:
    opened = house(store, clock, think_ms=60_000)
    yield opened
    await opened.stop()


# -- tables and seats ------------------------------------------------------------------------------------------------


async def test_a_table_fills_and_begins(hall: House, store: MemoryStore, clock: HandClock) -> None:
    created = await table(hall, OPEN, OPEN, BOT, options={"rounds": 1})
    row = created.row
    assert (row.status, row.options) == ("open", {"rounds": 1, "cards": 3})
    assert row.commit.startswith("sha256:")
    assert await hall.match(row.id) is None
    clock.wait(777)
    ann, ben = await seat_all(hall, row.id, 2)
    assert (ann.seat, ben.seat, ann.row.status, ben.row.status) == (0, 1, "open", "running")
    assert (await hall.table(row.id)) == ben.row == await store.row(row.id)
    assert ben.row.start_ms == clock.now
    assert [seat.nonce for seat in ben.row.seats] == ["nonce 0", "nonce 1", ""]
    assert ann.token not in str(ben.row)
    assert await hall.claim(row.id, ann.token) == 0
    assert await hall.claim(row.id, ben.token) == 1
    assert await hall.claim(row.id, created.invite) == Refused("unknown_token")
    assert await hall.claim(row.id, "") == Refused("unknown_token"), "nor is a bot's seat anybody's"
    assert await hall.claim(MatchId("nowhere"), ann.token) == Refused("unknown_table")


@pytest.mark.parametrize(
    ("spec", "field", "code"),
    [
        (TableSpec(game="chess", seats=(OPEN, OPEN)), "game", "unknown_game"),
        (TableSpec(game="toy", seats=(OPEN,)), "seats", "seat_count"),
        (TableSpec(game="toy", seats=(OPEN,) * 7), "seats", "seat_count"),
        (TableSpec(game="toy", seats=(OPEN, SeatSpec(kind="dog"))), "seats.1.kind", "unknown_seat_kind"),
        (TableSpec(game="toy", seats=(OPEN, OPEN), options={"rounds": 0}), "options.rounds", "out_of_range"),
        (TableSpec(game="toy", seats=(OPEN, OPEN), options={"rounds": "2"}), "options.rounds", "malformed_option"),
        (TableSpec(game="toy", seats=(OPEN, OPEN), options={"cheat": True}), "options.cheat", "unknown_option"),
        (TableSpec(game="toy", seats=(OPEN, OPEN), control=PerTurn(0)), "control", "no_time"),
        (TableSpec(game="toy", seats=(OPEN, OPEN), control=Fischer(1000, -1)), "control.inc_ms", "negative_time"),
        (TableSpec(game="toy", seats=(OPEN, OPEN), lag_ms=-1), "lag_ms", "lag_range"),
        (TableSpec(game="toy", seats=(OPEN, OPEN), lag_ms=1_001), "lag_ms", "lag_range"),
        (TableSpec(game="toy", seats=(OPEN, OPEN), away="dog"), "away", "unknown_away"),
        (TableSpec(game="toy", seats=(OPEN, OPEN), away="bot", away_ms=9_999), "away_ms", "away_range"),
        (TableSpec(game="toy", seats=(OPEN, OPEN), away="bot", away_ms=86_400_001), "away_ms", "away_range"),
    ],
)
async def test_what_is_wrong_with_a_table(hall: House, spec: TableSpec, field: str, code: str) -> None:
    faults = await hall.create(spec)
    assert isinstance(faults, list)
    assert [(fault.field, fault.code) for fault in faults] == [(field, code)]


async def test_everything_wrong_with_options_is_said(hall: House) -> None:
    wrong = TableSpec(game="toy", seats=(OPEN, OPEN), options={"cheat": 1, "rounds": "2", "cards": []})
    faults = await hall.create(wrong)
    assert isinstance(faults, list)
    assert [(fault.field, fault.code) for fault in faults] == [
        ("options.cheat", "unknown_option"),
        ("options.rounds", "malformed_option"),
        ("options.cards", "malformed_option"),
    ]


async def test_a_game_that_does_not_load(store: MemoryStore, clock: HandClock) -> None:
    def broken(game_id: str) -> toy.ToyGame:
        raise BrokenGame(game_id)

    hall = House(store, clock, Player(), MemoryBus(), library=broken)
    faults = await hall.create(TableSpec(game="toy", seats=(OPEN, OPEN)))
    assert isinstance(faults, list)
    assert [fault.code for fault in faults] == ["broken_game"]


async def test_every_fault_is_told(hall: House) -> None:
    faults = await hall.create(TableSpec(game="toy", seats=(OPEN,), options={"cheat": 1}, lag_ms=-5))
    assert isinstance(faults, list)
    assert [fault.field for fault in faults] == ["seats", "lag_ms", "options.cheat"]


async def test_seats_are_taken_once(hall: House) -> None:
    row = (await table(hall, OPEN, OPEN, OPEN)).row
    results = await asyncio.gather(*(hall.sit(row.id, f"g{i}", seat=1) for i in range(4)))
    assert [type(result) for result in results] == [Seated, Refused, Refused, Refused]
    assert results[1] == Refused("seat_taken")
    assert await hall.sit(row.id, "x", seat=9) == Refused("unknown_seat")
    results = await asyncio.gather(*(hall.sit(row.id, f"h{i}") for i in range(3)))
    assert [result.seat if isinstance(result, Seated) else result.code for result in results] == [0, 2, "table_full"]
    assert await hall.sit(MatchId("nowhere"), "x") == Refused("unknown_table")


async def test_two_houses_fill_one_table(store: MemoryStore, clock: HandClock) -> None:
    here, there = house(store, clock), house(store, clock)
    row = (await table(here, OPEN, OPEN)).row
    assert await there.table(row.id) == row
    first, second = await here.sit(row.id, "Ann"), await there.sit(row.id, "Ben")
    assert isinstance(first, Seated)
    assert isinstance(second, Seated)
    assert (first.seat, second.seat, second.row.status) == (0, 1, "running")
    await here.stop()
    await there.stop()


async def test_by_invitation_only(hall: House) -> None:
    created = await table(hall, public=False)
    assert await hall.sit(created.row.id, "Eve") == Refused("not_invited")
    assert await hall.sit(created.row.id, "Eve", invite="guess") == Refused("not_invited")
    assert not await hall.invited(created.row.id, "guess")
    assert await hall.invited(created.row.id, created.invite)
    assert isinstance(await hall.sit(created.row.id, "Ann", invite=created.invite), Seated)
    public = await table(hall)
    assert [row.id for row in await hall.tables("open")] == [public.row.id]


async def test_leaving_frees_the_seat_or_is_an_entry(hall: House, store: MemoryStore) -> None:
    row = (await table(hall, OPEN, OPEN, OPEN)).row
    (ann,) = await seat_all(hall, row.id, 1)
    freed = await hall.leave(row.id, ann.seat)
    assert isinstance(freed, MatchRow)
    assert freed.seats[0] == row.seats[0]
    assert await hall.claim(row.id, ann.token) == Refused("unknown_token")
    await seat_all(hall, row.id, 3)
    left = await hall.leave(row.id, Seat(2))
    assert isinstance(left, MatchRow)
    assert left.seats[2].left
    assert await hall.leave(row.id, Seat(2)) == Refused("already_left")
    assert [entry.do for entry in await store.entries(row.id)] == ["leave 2"]
    await hall.leave(row.id, Seat(0))
    await until(lambda: store._rows[row.id].status == "over")
    assert await hall.leave(row.id, Seat(1)) == Refused("game_over")


# -- who is told -----------------------------------------------------------------------------------------------------


async def subscription(at: House, match_id: MatchId, viewer: Viewer, since: int = 0) -> Subscription:
    opened = await at.subscribe(match_id, viewer, since)
    assert isinstance(opened, Subscription)
    return opened


async def test_everybody_is_told_what_is_theirs(hall: House) -> None:
    row = (await table(hall)).row
    watching = await subscription(hall, row.id, SPECTATOR)
    await seat_all(hall, row.id, 2)
    got = [await watching.get() for _ in range(3)]
    assert [type(item) for item in got] == [MatchRow, MatchRow, Update]
    mine = await subscription(hall, row.id, Viewer(Seat(1)))
    first = await mine.get()
    assert isinstance(first, Update)
    assert first.view["players"][1]["hand"]
    match = await running(hall, row.id)
    await landed(match, 0, "move 1")
    update = await mine.get()
    assert isinstance(update, Update)
    assert (update.n, [event["type"] for frame in update.frames for event in frame.events]) == (2, ["Moved"])
    late = await subscription(hall, row.id, Viewer(Seat(1)), 1)
    assert await late.get() == update


async def test_a_slow_reader_is_dropped_and_comes_back(store: MemoryStore, clock: HandClock) -> None:
    hall = house(store, clock, queue=4)
    row = (await table(hall, options={"rounds": 50})).row
    await seat_all(hall, row.id, 2)
    slow = await subscription(hall, row.id, SPECTATOR)
    quick = await subscription(hall, row.id, SPECTATOR)
    match = await running(hall, row.id)
    n = 0
    for _ in range(12):
        await landed(match, 0, "wave" if n < 0 else own(match, 0).legal.actions[0].do) if 0 in asked(match) else (
            await landed(match, 1, asked(match)[1].legal.actions[0].do)
        )
        item = await quick.get()
        assert isinstance(item, Update)
        n = item.n
    assert slow.closed
    assert slow.reason == "too_slow"
    assert await slow.get() is None
    assert not quick.closed
    back = await subscription(hall, row.id, SPECTATOR, slow.n)
    update = await back.get()
    assert isinstance(update, Update)
    assert [frame.n for frame in update.frames] == list(range(slow.n + 1, match.number(SPECTATOR) + 1))
    await hall.stop()


async def test_a_closed_reader_is_forgotten(hall: House) -> None:
    row = (await table(hall)).row
    watching = await subscription(hall, row.id, SPECTATOR)
    reading = asyncio.create_task(collect(watching))
    await asyncio.sleep(0)
    watching.close()
    assert await reading == []
    assert hall._tables[row.id].listening() == []
    assert await hall.subscribe(MatchId("nowhere"), SPECTATOR) == Refused("unknown_table")


async def collect(reader: Subscription) -> list[Item]:
    return [item async for item in reader]


async def test_another_process_is_heard_over_the_bus(store: MemoryStore, clock: HandClock) -> None:
    here = house(store, clock)
    row = (await table(here)).row
    await seat_all(here, row.id, 2)
    await here.start()
    watching = await subscription(here, row.id, SPECTATOR)
    await watching.get()
    elsewhere = await loaded(store, clock, row.id, bus=here._bus)
    await landed(elsewhere, 0, "move 2")
    update = await watching.get()
    assert isinstance(update, Update)
    assert update.n == 2
    await here.stop()
    assert watching.reason == "stopping"


# -- bots --------------------------------------------------------------------------------------------------------------


async def test_bots_play_a_whole_match(store: MemoryStore, clock: HandClock) -> None:
    thinker = Player()
    hall = house(store, clock, thinker)
    row = (await table(hall, BOT, BOT, BOT)).row
    assert row.status == "running"
    match = await running(hall, row.id)
    await until(lambda: store._rows[row.id].status == "over")
    seeds = [seed for _, seed in thinker.asked]
    assert len(set(seeds)) == len(seeds), "each decision has a seed of its own"
    record = await hall.record(row.id, SPECTATOR)
    assert isinstance(record, MatchRecord)
    verify(match.game, record)
    await hall.stop()


async def test_a_bot_that_may_change_its_answer_waits_for_the_others(store: MemoryStore, clock: HandClock) -> None:
    thinker = Player()
    hall = house(store, clock, thinker)
    row = (await table(hall, OPEN, BOT, options={"cards": 0})).row
    await seat_all(hall, row.id, 1)
    match = await running(hall, row.id)
    await landed(match, 0, "roll")
    await until(lambda: not hall._bots.busy(row.id))
    assert [kind for kind, _ in thinker.asked] == ["turn", "sealed"]
    assert set(asked(match)) == {0, 1}
    await landed(match, 0, "choose 1")
    await hall.stop()


Think = Callable[[Prompt], Awaitable[list[str]]]


class Odd(Player):
    """A thinker that answers turns in its own way."""

    def __init__(self, answer: Think) -> None:
        super().__init__()
        self.answer = answer

    async def think(
        self, game: str, level: str, options: dict[str, Any], view: View, prompt: Prompt, seed: str
    ) -> list[str]:
        sane = await super().think(game, level, options, view, prompt, seed)
        return await self.answer(prompt) if prompt.kind == "turn" else sane


async def failing(_: Prompt) -> list[str]:
    raise ValueError("no idea")


async def hanging(_: Prompt) -> list[str]:
    await asyncio.Event().wait()
    raise AssertionError("never")


async def cheating(_: Prompt) -> list[str]:
    return ["move 2", "move 2", "move 2", "roll"]


async def silent(_: Prompt) -> list[str]:
    return []


@pytest.mark.parametrize("answer", [failing, hanging, cheating, silent])
async def test_the_default_action_stands_in_for_a_bot(store: MemoryStore, clock: HandClock, answer: Think) -> None:
    thinker = Odd(answer)
    hall = house(store, clock, thinker, think_ms=5)
    row = (await table(hall, BOT, BOT, options={"rounds": 1})).row
    await until(lambda: store._rows[row.id].status == "over")
    entries = await store.entries(row.id)
    assert [entry.do for entry in entries if entry.by == "system"] == ["expire 0", "expire 1"]
    assert [kind for kind, _ in thinker.asked].count("turn") == 2, "what is refused is not tried again"
    await hall.stop()


async def test_what_a_bot_wanted_is_not_logged(
    store: MemoryStore, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    hall = house(store, clock, Odd(cheating))
    row = (await table(hall, BOT, BOT, options={"rounds": 1})).row
    await until(lambda: store._rows[row.id].status == "over")
    refusals = [record.getMessage() for record in caplog.records if "refused" in record.getMessage()]
    assert len(refusals) == 2
    assert not any("move" in refusal or "roll" in refusal for refusal in refusals)
    await hall.stop()


async def test_an_ordinary_race_of_a_bot_is_no_warning(
    store: MemoryStore, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    go = asyncio.Event()

    async def late(_: Prompt) -> list[str]:
        await go.wait()
        return ["roll"]

    hall = house(store, clock, Odd(late), think_ms=60_000)
    row = (await table(hall, BOT, OPEN, options={"rounds": 1})).row
    await seat_all(hall, row.id, 1)
    match = await running(hall, row.id)
    assert await match.expire(Seat(0), own(match, 0).id) is None
    go.set()
    await until(lambda: not hall._bots.busy(row.id))
    assert [record.getMessage() for record in caplog.records] == []
    await hall.stop()


async def test_a_bot_that_is_overtaken_thinks_again(store: MemoryStore, clock: HandClock) -> None:
    go = asyncio.Event()
    calls: list[str] = []

    class Slow(Player):
        async def think(
            self, game: str, level: str, options: dict[str, Any], view: View, prompt: Prompt, seed: str
        ) -> list[str]:
            calls.append(prompt.kind)
            if prompt.kind == "sealed" and calls.count("sealed") == 1:
                await go.wait()
                return ["choose 9"]
            return await super().think(game, level, options, view, prompt, seed)

    hall = house(store, clock, Slow())
    row = (await table(hall, OPEN, BOT, options={"cards": 0})).row
    await seat_all(hall, row.id, 1)
    match = await running(hall, row.id)
    await landed(match, 0, "roll")
    await until(lambda: "sealed" in calls)
    await landed(match, 0, "wave", prompt="open")
    go.set()
    await until(lambda: not hall._bots.busy(row.id))
    assert calls == ["turn", "sealed", "sealed"]
    assert [entry.do for entry in await store.entries(row.id)][-1] == "choose 2"
    await hall.stop()


async def test_bots_go_on_after_a_restart(store: MemoryStore, clock: HandClock) -> None:
    stuck: Thinker = Odd(hanging)
    hall = house(store, clock, stuck, think_ms=60_000)
    row = (await table(hall, BOT, BOT)).row
    match = await running(hall, row.id)
    await hall.stop()
    assert match.v == 0
    hall = house(store, clock)
    await hall.start()
    await until(lambda: store._rows[row.id].status == "over")
    await hall.stop()


# -- what is due, and memory -------------------------------------------------------------------------------------------


async def test_ticks_end_turns_and_answer_orders(store: MemoryStore, clock: HandClock) -> None:
    hall = house(store, clock)
    row = (await table(hall, OPEN, OPEN, control=PerTurn(60_000))).row
    await seat_all(hall, row.id, 2)
    match = await running(hall, row.id)
    await match.set_orders(Seat(1), [{"type": "PassAll"}])
    clock.wait(59_999)
    await hall.tick()
    assert match.v == 0
    clock.wait(1)
    await hall.tick()
    assert [entry.do for entry in await store.entries(row.id)] == ["expire 0"]
    clock.wait(1_499)
    await hall.tick()
    assert match.v == 1
    clock.wait(1)
    await hall.tick()
    assert [entry.do for entry in await store.entries(row.id)] == ["expire 0", "pass"]
    await hall.stop()


async def test_the_house_wakes_by_itself(store: MemoryStore, clock: HandClock) -> None:
    hall = house(store, clock)
    await hall.start()
    row = (await table(hall, OPEN, OPEN, control=PerTurn(60_000))).row
    await seat_all(hall, row.id, 2)
    match = await running(hall, row.id)
    clock.wait(60_000)
    await landed(match, 1, "wave", prompt="open")  # a commit sets the alarm anew; its own look finds the time-out
    await until(lambda: any(entry.do == "expire 0" for entry in store._entries[row.id]))
    await hall.stop()


async def test_a_heartbeat_while_a_clock_runs(store: MemoryStore, clock: HandClock) -> None:
    hall = house(store, clock)
    await hall.tick()
    assert await store.last_heartbeat() is None
    row = (await table(hall, OPEN, OPEN, control=Fischer(60_000))).row
    await seat_all(hall, row.id, 2)
    await hall.tick()
    first = clock.now
    assert await store.last_heartbeat() == first
    clock.wait(999)
    await hall.tick()
    assert await store.last_heartbeat() == first
    clock.wait(1)
    await hall.tick()
    assert await store.last_heartbeat() == first + 1_000
    await hall.leave(row.id, Seat(0))
    clock.wait(5_000)
    await hall.tick()
    assert await store.last_heartbeat() == first + 1_000, "no clock runs any more"
    await hall.stop()


@pytest.mark.parametrize("graceful", [True, False])
async def test_an_outage_of_the_house_is_nobodys_time(store: MemoryStore, clock: HandClock, graceful: bool) -> None:
    hall = house(store, clock)
    row = (await table(hall, OPEN, OPEN, control=Fischer(60_000))).row
    await seat_all(hall, row.id, 2)
    clock.wait(10_000)
    await hall.tick()
    clock.wait(700)
    if graceful:
        await hall.stop()
    clock.wait(3_600_000)
    again = house(store, clock)
    await again.start()
    match = await running(again, row.id)
    left = match.update(0, SPECTATOR).clock.remaining_ms
    assert left == ((49_300 if graceful else 50_000), 60_000)
    await again.stop()
    await hall.stop()


async def test_idle_tables_leave_memory_and_come_back(store: MemoryStore, clock: HandClock) -> None:
    hall = house(store, clock, cached=2)
    rows = [(await table(hall)).row for _ in range(5)]
    for row in rows:
        await seat_all(hall, row.id, 2)
    match = await running(hall, rows[0].id)
    await landed(match, 0, "move 1")
    for row in rows[1:]:
        await hall.match(row.id)
    watching = await subscription(hall, rows[1].id, SPECTATOR)
    await hall.tick()
    assert len(hall._tables) == 2
    assert rows[1].id in hall._tables, "somebody looks on"
    snapshot = await store.snapshot(rows[0].id)
    assert snapshot is not None
    assert snapshot.v == 1
    back = await running(hall, rows[0].id)
    assert back is not match
    await landed(back, 0, "move 1")
    watching.close()
    await hall.stop()


async def test_a_match_that_was_held_while_it_left_memory_comes_back(store: MemoryStore, clock: HandClock) -> None:
    hall = house(store, clock, cached=0)
    row = (await table(hall)).row
    await seat_all(hall, row.id, 2)
    held = await running(hall, row.id)
    await hall.tick()
    assert row.id not in hall._tables
    await landed(held, 0, "roll")
    assert (await running(hall, row.id)) is held
    await hall.tick()
    await hall.start()
    anew = await subscription(hall, row.id, SPECTATOR)
    await anew.get()
    assert (await running(hall, row.id)) is not held
    await landed(held, 1, "pass")
    update = await anew.get()
    assert isinstance(update, Update)
    assert update.n == held.number(SPECTATOR)
    await hall.stop()


async def test_a_graceful_stop_stores_snapshots(store: MemoryStore, clock: HandClock) -> None:
    hall = house(store, clock)
    row = (await table(hall)).row
    await seat_all(hall, row.id, 2)
    match = await running(hall, row.id)
    watching = await subscription(hall, row.id, SPECTATOR)
    await landed(match, 0, "move 1")
    await hall.stop()
    assert (watching.closed, watching.reason) == (True, "stopping")
    snapshot = await store.snapshot(row.id)
    assert snapshot is not None
    assert snapshot.v == 1


async def test_the_record_is_ones_own_until_the_end(hall: House) -> None:
    row = (await table(hall)).row
    assert await hall.record(row.id, SPECTATOR) == Refused("not_begun")
    assert await hall.record(MatchId("nowhere"), SPECTATOR) == Refused("unknown_table")
    await seat_all(hall, row.id, 2)
    pages = await hall.record(row.id, Viewer(Seat(0)))
    assert isinstance(pages, list)
    assert isinstance(pages[0].view["players"][0]["hand"], list)
    assert pages[0].view["players"][1]["hand"] == {"hidden": 3}
    await hall.leave(row.id, Seat(0))
    assert isinstance(await hall.record(row.id, Viewer(Seat(0))), MatchRecord)


async def test_a_table_that_does_not_load_does_not_take_the_house_down(store: MemoryStore, clock: HandClock) -> None:
    hall = house(store, clock)
    broken = (await table(hall, OPEN, BOT)).row
    await seat_all(hall, broken.id, 1)
    fine = (await table(hall, BOT, BOT)).row
    await hall.stop()
    store._rows[broken.id] = replace(store._rows[broken.id], start_chance=())
    store._snapshots.clear()
    again = house(store, clock)
    await again.start()
    assert await again.subscribe(broken.id, SPECTATOR) == Refused("match_broken", {"line": 1})
    await until(lambda: store._rows[fine.id].status == "over")
    await again.stop()


async def test_a_view_that_fails_undoes_nothing(hall: House, monkeypatch: pytest.MonkeyPatch) -> None:
    row = (await table(hall)).row
    await seat_all(hall, row.id, 2)
    match = await running(hall, row.id)
    await subscription(hall, row.id, SPECTATOR)

    def fail(*_: object) -> Update:
        raise ValueError("a bug of the game's")

    prompt = own(match, 0).id
    monkeypatch.setattr(match, "update", fail)
    command = Command(id="c", seat=Seat(0), prompt=prompt, actions=("roll",))
    assert isinstance(await match.command(command), Receipt)


async def test_a_time_out_that_fails_is_not_tried_for_ever(
    store: MemoryStore, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = house(store, clock)
    row = (await table(hall, OPEN, OPEN, control=PerTurn(1_000))).row
    await seat_all(hall, row.id, 2)
    match = await running(hall, row.id)
    monkeypatch.setattr(toy.ToyGame, "expired", lambda *_: None)
    clock.wait(1_001)
    await hall.tick()
    await hall.tick()
    assert match.v == 0
    with pytest.raises(RuntimeError, match="'expire 0' changes nothing"):
        await act(match, 1, "wave", prompt="open")
    await hall.stop()
