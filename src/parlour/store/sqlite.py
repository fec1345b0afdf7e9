"""The default store: one SQLite file, nothing to install, safe against a crash at any moment."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import DBAPIError

from parlour.match.ports import StoreFull, StoreRefuses, StoreUnusable
from parlour.store.schema import HEAD
from parlour.store.sql import SqlStore

__all__ = ("engine_for", "open_sqlite")

_PRAGMAS = {
    "journal_mode": "wal",  # readers do not wait for the writer
    "synchronous": 2,  # FULL: on the disk before anybody is told
    "foreign_keys": 1,
    "busy_timeout": 10_000,  # ms; a second process may write too
}


_CODES = {
    sqlite3.SQLITE_READONLY: "store_read_only",
    sqlite3.SQLITE_PERM: "store_read_only",
    sqlite3.SQLITE_NOTADB: "store_damaged",
    sqlite3.SQLITE_CORRUPT: "store_damaged",
}
"""What is wrong, by SQLite's primary result code."""
_PASSING = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_NOMEM)
"""What may pass by itself: somebody else writes for long, the disk fails, memory is short."""


async def open_sqlite(path: Path, *, max_bytes: int | None = None) -> SqlStore:
    """The store in that file, created or brought up to date. Beyond ``max_bytes`` it is full.

    :class:`StoreUnusable` if it cannot be opened, is damaged or of a later version.
    """
    return SqlStore(await asyncio.to_thread(_open, path, max_bytes), _failure)


def _open(path: Path, max_bytes: int | None) -> Engine:
    _make(path)
    engine = engine_for(path, max_bytes=max_bytes)
    try:
        with engine.begin() as connection:
            _bring_up_to_date(connection)
    except DBAPIError as error:
        engine.dispose()
        failure = _failure(error)
        if failure is error or isinstance(failure, StoreRefuses):  # for a house that opens it is all the same
            failure = StoreUnusable("store_unusable", str(error.orig))
        raise failure from error
    except StoreUnusable:
        engine.dispose()
        raise
    return engine


def _make(path: Path) -> None:
    """The file, if it is not there yet: it holds chance keys, and the files beside it take its mode."""
    if path.name == ":memory:":
        raise StoreUnusable("store_in_memory", "a house in memory would forget its tables")
    if path.is_dir():
        raise StoreUnusable("store_unusable", f"{path} is a folder")
    try:
        path.touch(mode=0o600)
    except FileNotFoundError as error:
        raise StoreUnusable("store_no_folder", str(error)) from error
    except OSError as error:
        code = "store_read_only" if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS) else "store_unusable"
        raise StoreUnusable(code, str(error)) from error


def engine_for(path: Path, *, max_bytes: int | None = None) -> Engine:
    """An engine every connection of which is durable; a connection that is not does not open."""
    engine = create_engine(f"sqlite:///{path}", hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: Any) -> None:
        # The driver would begin transactions by itself, too late and not immediate.
        connection.isolation_level = None
        # Text that is no UTF-8 is one row's damage, not the query's: what decodes the row will refuse it.
        connection.text_factory = lambda data: data.decode(errors="surrogateescape")
        cursor = connection.cursor()
        for name, value in _PRAGMAS.items():
            cursor.execute(f"PRAGMA {name} = {value}")
            cursor.execute(f"PRAGMA {name}")
            (found,) = cursor.fetchone()
            if found != value:
                raise StoreUnusable("store_not_durable", f"SQLite refuses {name} = {value}, it stays {found}")
        if max_bytes is not None:
            cursor.execute("PRAGMA page_size")
            cursor.execute(f"PRAGMA max_page_count = {max_bytes // cursor.fetchone()[0]}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        # Autocommit connections come here too: they only read, one statement at a time.
        if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _bring_up_to_date(connection: Connection) -> None:
    version = _version(connection)
    if version is not None and version > HEAD:
        raise StoreUnusable("store_newer", f"schema {version}, known are those up to {HEAD}")
    if version != HEAD:
        from parlour.store.migrate import upgrade

        upgrade(connection)


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return version


def _failure(error: DBAPIError) -> Exception:
    """The port's exception for SQLite's; one that is none of the file's comes back as it is."""
    code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF  # the extended codes keep the primary one there
    if code == sqlite3.SQLITE_FULL:
        return StoreFull(str(error.orig))
    if code in _CODES:
        return StoreUnusable(_CODES[code], str(error.orig))
    if code in _PASSING:
        return StoreRefuses(str(error.orig))
    if code == sqlite3.SQLITE_CANTOPEN:
        return StoreUnusable("store_unusable", str(error.orig))
    return error
