"""Ten people sit down in the same moment."""

from __future__ import annotations

import asyncio
from pathlib import Path

from msgspec.structs import replace

from parlour.kit.actors import Viewer
from parlour.match.house import Created, House, Seated, SeatSpec, Subscription, TableSpec
from parlour.match.messages import Update
from parlour.match.ports import MatchId, SessionRow
from parlour.store.bus import MemoryBus
from parlour.store.memory import MemoryStore
from parlour.store.sqlite import open_sqlite
from tests.match.tools import HandClock, Player
from tests.match.toy import ToyGame


class Crowd(ToyGame):
    """The toy game for ten."""

    meta = replace(ToyGame.meta, players=(2, 10))


CROWD = Crowd()
TEN = TableSpec(game="toy", seats=(SeatSpec(),) * 10)


async def everybody_is_seated_once(hall: House, match: MatchId, sessions: list[str]) -> None:
    taken = await asyncio.gather(*(hall.sit(match, name, session=name) for name in sessions))
    assert sorted(one.seat for one in taken if isinstance(one, Seated)) == list(range(10))
    row = await hall.table(match)
    assert row is not None
    assert row.status == "running"
    assert sorted(seat.name for seat in row.seats) == sorted(sessions)
    for one in taken:
        assert isinstance(one, Seated)
        subscription = await hall.subscribe(match, Viewer(one.seat))
        assert isinstance(subscription, Subscription)
        first = await subscription.get()
        assert isinstance(first, Update), "nobody waits for a table that has begun"
        subscription.close()


async def test_simultaneous_joins_endless_loading() -> None:
    """boardgame.io #1100: ten seats join in the same 10 ms, 200 repeats; all seated once."""
    store = MemoryStore()
    halls = [House(store, HandClock(), Player(), MemoryBus(), library=lambda _: CROWD) for _ in range(2)]
    names = [f"guest {i}" for i in range(10)]
    for name in names:
        await store.open_session(SessionRow(token_hash=name, name=name, created_ms=1))
    for _ in range(200):
        made = await halls[0].create(TEN)
        assert isinstance(made, Created)
        await everybody_is_seated_once(halls[0], made.row.id, names)
        other = await halls[1].table(made.row.id)
        assert other is not None
        assert other.status == "running"
    for hall in halls:
        await hall.stop()


async def test_simultaneous_joins_of_two_processes(tmp_path: Path) -> None:
    """Half of them come in by another process; the file decides who sits where."""
    store = await open_sqlite(tmp_path / "parlour.sqlite3")
    halls = [House(store, HandClock(), Player(), MemoryBus(), library=lambda _: CROWD) for _ in range(2)]
    names = [f"guest {i}" for i in range(10)]
    for name in names:
        await store.open_session(SessionRow(token_hash=name, name=name, created_ms=1))
    for _ in range(10):
        made = await halls[0].create(TEN)
        assert isinstance(made, Created)
        await halls[1].table(made.row.id)
        taken = await asyncio.gather(
            *(halls[i % 2].sit(made.row.id, name, session=name) for i, name in enumerate(names))
        )
        assert sorted(one.seat for one in taken if isinstance(one, Seated)) == list(range(10))
        row = await store.row(made.row.id)
        assert row is not None
        assert (row.status, sorted(seat.name for seat in row.seats)) == ("running", sorted(names))
        assert [len(await store.claims(name, made.row.id)) for name in names] == [1] * 10
    for hall in halls:
        await hall.stop()
    await store.close()
