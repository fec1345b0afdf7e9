"""Once more: one table for all who ask, everybody one seat on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from parlour.kit.actors import SPECTATOR, Seat
from parlour.kit.clock import Fischer
from parlour.kit.legal import Refused
from parlour.match.house import Created, House, Seated, SeatSpec, Subscription, TableSpec
from parlour.match.ports import Claim, MatchId, MatchRow, SessionRow
from parlour.match.tables import hashed
from parlour.store.memory import MemoryStore
from parlour.store.sql import SqlStore
from parlour.store.sqlite import open_sqlite
from tests.match.tools import HandClock, house, play, seat_all

OPEN, BOT = SeatSpec(), SeatSpec(kind="bot", level="easy")
REPEATS = 200


@pytest.fixture
async def hall(store: MemoryStore, clock: HandClock) -> AsyncIterator[House]:
    opened = house(store, clock)
    yield opened
    await opened.stop()


async def finished(hall: House, *seats: SeatSpec, people: int = 2, **more: object) -> MatchId:
    """A table where a game has been played."""
    spec = TableSpec(game="toy", seats=seats or (OPEN, OPEN), options={"rounds": 1}, **more)  # type: ignore[arg-type]  # what a test likes
    made = await hall.create(spec)
    assert isinstance(made, Created)
    await seat_all(hall, made.row.id, people)
    match = await hall.match(made.row.id)
    assert match is not None
    if BOT in seats:
        await match.leave(Seat(0))
    await play(match, random.Random(1))
    return made.row.id


async def row_of(hall: House, match: MatchId) -> MatchRow:
    row = await hall.table(match)
    assert row is not None
    return row


async def test_a_rematch_is_the_same_table_one_seat_on(hall: House, clock: HandClock) -> None:
    old = await finished(hall, OPEN, BOT, OPEN, control=Fischer(60_000, 1_000), lag_ms=250)
    clock.wait(1_000)
    first = await hall.rematch(old, Seat(2), "Cyd")
    assert isinstance(first, Seated)
    was, row = await row_of(hall, old), first.row
    assert was.next == row.id != old
    assert (row.game, row.options, row.control, row.lag_ms, row.away) == (
        was.game, was.options, was.control, was.lag_ms, was.away,
    )  # fmt: skip
    assert (row.public, row.status, row.next) == (False, "open", None)
    assert (row.key, row.commit) != (was.key, was.commit)
    assert [(seat.kind, seat.name, seat.level) for seat in row.seats] == [
        ("person", "Cyd", ""),
        ("open", "", ""),
        ("bot", "", "easy"),
    ]
    assert first.seat == 0
    second = await hall.rematch(old, Seat(0), "Ann")
    assert isinstance(second, Seated)
    assert (second.row.id, second.seat, second.row.status) == (row.id, 1, "running")
    assert await hall.rematch(old, Seat(0), "Ann") == Refused("already_seated")


async def test_everybody_at_the_table_learns_of_it_once(hall: House) -> None:
    old = await finished(hall)
    watching = await hall.subscribe(old, SPECTATOR)
    assert isinstance(watching, Subscription)
    watching._waiting.clear()
    for seat in (0, 1):
        await hall.rematch(old, Seat(seat), "x")
    rows = [item for item in watching._waiting if isinstance(item, MatchRow)]
    assert len({row.next for row in rows if row.next}) == 1
    assert sum(row.next is not None for row in rows) <= 2, "and once more if the end was written after it"


async def test_only_when_it_is_over(hall: House) -> None:
    made = await hall.create(TableSpec(game="toy", seats=(OPEN, OPEN)))
    assert isinstance(made, Created)
    assert await hall.rematch(made.row.id, Seat(0), "Ann") == Refused("not_over")
    await seat_all(hall, made.row.id, 2)
    assert await hall.rematch(made.row.id, Seat(0), "Ann") == Refused("not_over")
    assert await hall.rematch(MatchId("nowhere"), Seat(0), "Ann") == Refused("unknown_table")
    assert (await row_of(hall, made.row.id)).next is None


async def test_a_seat_that_is_taken_gives_way_to_the_first_free_one(hall: House) -> None:
    made = await hall.create(TableSpec(game="toy", seats=(OPEN, OPEN, OPEN), options={"rounds": 1}))
    assert isinstance(made, Created)
    await seat_all(hall, made.row.id, 3)
    match = await hall.match(made.row.id)
    assert match is not None
    await play(match, random.Random(1))
    old = made.row.id
    await hall.rematch(old, Seat(0), "Ann")
    following = (await row_of(hall, old)).next
    assert following is not None
    assert isinstance(await hall.sit(following, "Eve", seat=2, invite=made.invite), Seated)
    second = await hall.rematch(old, Seat(1), "Ben")
    assert isinstance(second, Seated)
    assert second.seat == 0


async def test_nobody_takes_a_second_seat_from_another_device(hall: House, store: MemoryStore) -> None:
    old = await finished(hall)
    first, again = await asyncio.gather(*(hall.rematch(old, Seat(0), "Ann") for _ in range(2)))
    assert isinstance(first, Seated)
    assert again == Refused("already_seated")
    assert [seat.kind for seat in (await row_of(hall, first.row.id)).seats] == ["open", "person"]
    assert isinstance(await hall.leave(first.row.id, first.seat), MatchRow)
    assert isinstance(await hall.rematch(old, Seat(0), "Ann"), Seated), "whoever has gone may come back"
    assert isinstance(await hall.rematch(old, Seat(1), "Ben"), Seated)


async def test_a_session_sits_there_once(hall: House, store: MemoryStore) -> None:
    old = await finished(hall)
    await store.open_session(SessionRow(token_hash="ann", name="Ann", created_ms=1))
    first = await hall.rematch(old, Seat(0), "Ann", session="ann")
    assert isinstance(first, Seated)
    assert await hall.rematch(old, Seat(0), "Ann", session="ann") == Refused("already_seated")
    assert await store.claims("ann", first.row.id) == [Claim("ann", first.row.id, 1, hashed(first.token))]


async def test_the_old_invitation_lets_others_in(hall: House) -> None:
    made = await hall.create(TableSpec(game="toy", seats=(OPEN, OPEN), options={"rounds": 1}, public=False))
    assert isinstance(made, Created)
    for name in ("Ann", "Ben"):
        assert isinstance(await hall.sit(made.row.id, name, invite=made.invite), Seated)
    match = await hall.match(made.row.id)
    assert match is not None
    await play(match, random.Random(1))
    first = await hall.rematch(made.row.id, Seat(0), "Ann")
    assert isinstance(first, Seated)
    assert await hall.sit(first.row.id, "Eve") == Refused("not_invited")
    assert isinstance(await hall.sit(first.row.id, "Cyd", invite=made.invite), Seated)


async def test_a_rematch_of_a_rematch(hall: House) -> None:
    at, seats = await finished(hall), [0, 1]
    for _ in range(3):
        taken = [await hall.rematch(at, Seat(seat), f"p{seat}") for seat in seats]
        rows = [one.row.id for one in taken if isinstance(one, Seated)]
        assert rows == [rows[0]] * 2
        assert [one.seat for one in taken if isinstance(one, Seated)] == [1 - seat for seat in seats]
        seats = [1 - seat for seat in seats]
        at = rows[0]
        match = await hall.match(at)
        assert match is not None
        await play(match, random.Random(1))


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqlStore]:
    opened = await open_sqlite(tmp_path / "parlour.sqlite3")
    yield opened
    await opened.close()


async def test_two_ask_at_once_and_meet(sqlite: SqlStore, clock: HandClock) -> None:
    """Two askers of two processes in the same moment, 200 times: one table, both seated, a match that runs."""
    here, there = house(sqlite, clock), house(sqlite, clock)
    for _ in range(REPEATS):
        made = await here.create(TableSpec(game="toy", seats=(OPEN, OPEN)))
        assert isinstance(made, Created)
        await seat_all(here, made.row.id, 2)
        assert isinstance(await here.leave(made.row.id, Seat(0)), MatchRow)
        both = await asyncio.gather(
            here.rematch(made.row.id, Seat(0), "Ann"), there.rematch(made.row.id, Seat(1), "Ben")
        )
        taken = [one for one in both if isinstance(one, Seated)]
        assert [(one.row.id, one.seat) for one in taken] == [(taken[0].row.id, 1), (taken[0].row.id, 0)]
        stored = await sqlite.row(taken[0].row.id)
        assert stored is not None
        assert stored.status == "running"
    everything = [row for status in ("open", "running", "over") for row in await sqlite.tables(status, limit=1_000)]
    assert len(everything) == 2 * REPEATS, "no table beside the one"
    await here.stop()
    await there.stop()
