"""The default store: one SQLite file, nothing to install, safe against a crash at any moment."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from parlour.store.schema import HEAD
from parlour.store.sql import SqlStore

__all__ = ("engine_for", "open_sqlite")

_PRAGMAS = {
    "journal_mode": "wal",  # readers do not wait for the writer
    "synchronous": 2,  # FULL: on the disk before anybody is told
    "foreign_keys": 1,
    "busy_timeout": 10_000,  # ms; a second process may write too
}


async def open_sqlite(path: Path, *, max_bytes: int | None = None) -> SqlStore:
    """The store in that file, created or brought up to date. Beyond ``max_bytes`` it is full."""
    engine = engine_for(path, max_bytes=max_bytes)
    async with engine.begin() as connection:
        await _up_to_date(connection)
    return SqlStore(engine, _is_full)


def engine_for(path: Path, *, max_bytes: int | None = None) -> AsyncEngine:
    """An engine every connection of which is durable; a connection that is not does not open."""
    path.touch(mode=0o600)  # it holds chance keys; the files beside it take its mode
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}")

    @event.listens_for(engine.sync_engine, "connect")
    def _connected(connection: Any, _record: Any) -> None:
        # The driver would begin transactions by itself, too late and not immediate.
        connection.isolation_level = None
        cursor = connection.cursor()
        for name, value in _PRAGMAS.items():
            cursor.execute(f"PRAGMA {name} = {value}")
            cursor.execute(f"PRAGMA {name}")
            (found,) = cursor.fetchone()
            if found != value:
                raise RuntimeError(f"SQLite refuses {name} = {value}, it stays {found}")
        if max_bytes is not None:
            cursor.execute("PRAGMA page_size")
            cursor.execute(f"PRAGMA max_page_count = {max_bytes // cursor.fetchone()[0]}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        # Autocommit connections come here too: they only read, one statement at a time.
        if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


async def _up_to_date(connection: AsyncConnection) -> None:
    if await connection.run_sync(_version) != HEAD:
        from parlour.store.migrate import upgrade

        await connection.run_sync(upgrade)


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return version


def _is_full(error: DBAPIError) -> bool:
    return getattr(error.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
