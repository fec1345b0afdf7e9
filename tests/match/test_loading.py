"""Snapshots, restarts, and logs that do not fit the rules."""

from __future__ import annotations

import asyncio
import random

import pytest
from msgspec.structs import replace

from parlour.kit.actors import SPECTATOR, Seat
from parlour.kit.legal import Refused
from parlour.kit.record import Entry, RecordError
from parlour.match.ports import MatchId, Snapshot, Unreadable
from parlour.store.memory import MemoryStore
from tests.match.tools import HandClock, act, asked, everybody, loaded, play, seen, toy_match, toy_row


async def test_a_snapshot_every_fifty_entries(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock, toy_row(rounds=20))
    versions: set[int] = set()
    rng = random.Random(1)
    while match.outcome is None:
        await play(match, rng, 1)
        snapshot = await store.snapshot(match.row.id)
        if snapshot is not None:
            versions.add(snapshot.v)
    assert versions == set(range(50, match.v + 1, 50))


async def test_a_restart_at_every_version_is_the_same_match(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock, toy_row(rounds=4))
    rng = random.Random(9)
    while match.outcome is None:
        await play(match, rng, 1)
        if rng.random() < 0.2:
            await match.snapshot()
        again = await loaded(store, clock, match.row.id)
        assert again.v == match.v
        assert again.game.encode(again._p.state) == match.game.encode(match._p.state)
        for viewer in everybody(match):
            assert seen(again.update(0, viewer)) == seen(match.update(0, viewer))
        if rng.random() < 0.5:
            match = again


async def test_a_divergence_stops_at_its_line(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock)
    await play(match, random.Random(1), 10)
    entries = store._entries[match.row.id]
    entries[6] = replace(entries[6], h="0" * 16)
    broken = await loaded(store, clock, match.row.id)
    assert broken.broken is not None
    assert (broken.broken.line, broken.broken.code) == (8, "record_digest")
    assert broken.v == 6
    assert broken.update(0, SPECTATOR).n > 0, "the last good position is shown"
    assert await act(broken, min(asked(broken)), "roll") == Refused("match_broken", {"line": 8})
    await broken.snapshot()
    assert await store.snapshot(match.row.id) is None
    assert len(await store.entries(match.row.id)) == match.v, "the entries stay"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"chance": ()}, "record_chance"),
        ({"do": "choose 7"}, "record_refused"),
        ({"do": "sing"}, "record_notation"),
        ({"v": 9}, "record_gap"),
    ],
)
async def test_what_else_does_not_fit(
    store: MemoryStore, clock: HandClock, change: dict[str, object], code: str
) -> None:
    match = await toy_match(store, clock)
    await act(match, 0, "roll")
    entries = store._entries[match.row.id]
    entries[0] = replace(entries[0], **change)
    broken = await loaded(store, clock, match.row.id)
    assert broken.broken is not None
    assert (broken.broken.line, broken.broken.code) == (2, code)


async def test_a_match_of_other_rules_is_shown_and_not_played(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock, replace(toy_row(), rules=7))
    assert match.broken is not None
    assert match.broken.code == "record_rules"
    assert await act(match, 0, "roll") == Refused("match_broken", {"line": 1})


async def test_a_start_of_another_digest(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock, replace(toy_row(), start_digest="0" * 16))
    assert match.broken is not None
    assert (match.broken.line, match.broken.code) == (1, "record_digest")


async def test_a_start_that_cannot_be_is_an_error(store: MemoryStore, clock: HandClock) -> None:
    row = replace(toy_row(), start_chance=())
    with pytest.raises(RecordError, match="record_start"):
        await toy_match(store, clock, row)


class Torn(MemoryStore):
    """From some entry on, what it holds is no entry."""

    def __init__(self) -> None:
        super().__init__()
        self.good = 10**6

    async def entries(self, match: MatchId, since: int = 0) -> list[Entry]:
        found = await super().entries(match, since)
        if found and found[-1].v > self.good:
            raise Unreadable(match, [entry for entry in found if entry.v <= self.good])
        return found


@pytest.mark.parametrize("snapshot", [False, True])
async def test_an_entry_that_cannot_be_read_ends_the_match_there(clock: HandClock, snapshot: bool) -> None:
    store = Torn()
    match = await toy_match(store, clock)
    await play(match, random.Random(1), 4)
    if snapshot:
        await match.snapshot()
    await play(match, random.Random(1), 6)
    store.good = 7
    broken = await loaded(store, clock, match.row.id)
    assert broken.broken is not None
    assert (broken.broken.line, broken.broken.code, broken.v) == (9, "record_malformed", 7)
    assert (await broken.catch_up(0, SPECTATOR)).n > 0, "the last good position is shown"
    assert (await broken.history(SPECTATOR))[-1].n == broken.number(SPECTATOR)
    assert await act(broken, min(asked(broken)), "roll") == Refused("match_broken", {"line": 9})


async def test_the_snapshot_of_an_entry_that_cannot_be_read_is_of_no_use(clock: HandClock) -> None:
    store = Torn()
    match = await toy_match(store, clock)
    await play(match, random.Random(1), 6)
    await match.snapshot()
    store.good = 3
    broken = await loaded(store, clock, match.row.id)
    assert broken.broken is not None
    assert (broken.broken.line, broken.v) == (5, 3)


async def test_rules_that_fail_break_their_match_alone(
    store: MemoryStore, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    match = await toy_match(store, clock)
    await act(match, 0, "roll")
    entries = store._entries[match.row.id]
    entries[0] = replace(entries[0], do="move " + "[" * 100_000)
    broken = await loaded(store, clock, match.row.id)
    assert broken.broken is not None
    assert broken.broken.line == 2
    assert "[[[" not in caplog.text, "decisions are not logged"


async def test_a_replay_gives_others_a_turn_after_each_entry(store: MemoryStore, clock: HandClock) -> None:
    match = await toy_match(store, clock, toy_row(rounds=5))
    await play(match, random.Random(1), 20)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    task = asyncio.create_task(others())
    await match.history(SPECTATOR)
    task.cancel()
    assert turns >= match.v


@pytest.mark.parametrize("key", ["zz" * 32, "abc"])
async def test_a_key_that_is_none_is_an_error(store: MemoryStore, clock: HandClock, key: str) -> None:
    with pytest.raises(RecordError, match="record_key"):
        await toy_match(store, clock, replace(toy_row(), key=key))


@pytest.mark.parametrize("stored", [b"\xff", b"{", b"[1]", b"[" * 100_000])
async def test_orders_that_cannot_be_read_are_dropped(store: MemoryStore, clock: HandClock, stored: bytes) -> None:
    match = await toy_match(store, clock)
    await store.set_orders(match.row.id, 0, stored)
    again = await loaded(store, clock, match.row.id)
    assert again.broken is None
    assert again.orders(Seat(0)) == ()


@pytest.mark.parametrize("damage", ["state", "extra", "value", "counts", "type"])
async def test_a_snapshot_of_no_use_costs_time_only(store: MemoryStore, clock: HandClock, damage: str) -> None:
    match = await toy_match(store, clock)
    await play(match, random.Random(1), 12)
    await match.snapshot()
    snapshot = store._snapshots[match.row.id]
    store._snapshots[match.row.id] = {
        "state": replace(snapshot, state=b'{"seats": 3}'),
        "extra": replace(snapshot, extra=b"{}"),
        "counts": replace(snapshot, extra=snapshot.extra.replace(b'"counts":[', b'"counts":[{"n":1,"body":""},')),
        "type": replace(snapshot, state=7),
        "value": Snapshot(snapshot.v, snapshot.state.replace(b'"rounds":2', b'"rounds":3'), snapshot.extra),
    }[damage]
    again = await loaded(store, clock, match.row.id)
    assert again.broken is None
    assert seen(again.update(0, SPECTATOR)) == seen(match.update(0, SPECTATOR))
