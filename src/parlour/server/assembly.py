"""Putting the server together: store, house, bots and the site that the routes see."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Protocol

from parlour.match.clockwork import SystemClock
from parlour.match.house import House
from parlour.match.ports import Clockwork, Sessions, Store
from parlour.server.bots import BotPool
from parlour.server.desk import Desk
from parlour.server.metrics import Metrics
from parlour.server.settings import Settings
from parlour.server.site import Site
from parlour.server.static_files import read_client
from parlour.store.bus import MemoryBus

__all__ = ("Database", "OpenClock", "OpenDatabase", "open_database", "open_site")

_QUEUED_MS = 10 * 60_000
"""Bots wait for a free worker longer than they think; the pool itself ends one that hangs."""


class Database(Store, Sessions, Protocol):
    """One adapter of both ports."""


OpenDatabase = Callable[[str], Awaitable[Database]]
OpenClock = Callable[[int], Clockwork]
"""Makes the house's time source; the argument is when the house was last alive."""


async def open_database(database: str) -> Database:
    """The SQLite file at that path, made or brought up to date where that is needed."""
    from parlour.store.sqlite import open_sqlite

    return await open_sqlite(Path(database))


@asynccontextmanager
async def open_site(
    settings: Settings, open_store: OpenDatabase = open_database, open_clock: OpenClock = SystemClock
) -> AsyncIterator[Site]:
    """A running house; when the block ends it stores its snapshots and lets go of the file."""
    database = await open_store(settings.database)
    try:
        clockwork = open_clock(await database.last_heartbeat() or 0)
        metrics = Metrics()
        bots = BotPool(settings.bot_workers, settings.bot_deadline_ms, settings.bot_ms, metrics=metrics)
        desk = Desk(bots, settings.limits)
        think_ms = settings.bot_deadline_ms + _QUEUED_MS
        house = House(
            database, clockwork, bots, MemoryBus(), think_ms=think_ms, pace_ms=settings.bot_pace_ms, meter=metrics
        )
        try:
            await house.start()
            client = read_client(settings.static)
            yield Site(settings, house, database, clockwork, client, desk, bots, metrics, database)
        finally:
            await house.stop()
            desk.close()
            bots.close()
    finally:
        await database.close()
