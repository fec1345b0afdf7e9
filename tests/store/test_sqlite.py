"""What only a real file can show."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.schema import CreateIndex, CreateTable

from parlour.kit.record import Entry
from parlour.match.ports import Conflict, MatchId, Said, StoreFull, StoreRefuses, StoreUnusable, Unreadable
from parlour.store import migrate, schema
from parlour.store.sql import SqlStore
from parlour.store.sqlite import _PRAGMAS, engine_for, open_sqlite
from tests.match.tools import toy_row


def entry(v: int, size: int = 10) -> Entry:
    return Entry(v=v, by=0, do="x" * size)


def pragma(connection: Connection, name: str) -> object:
    return connection.execute(text(f"PRAGMA {name}")).scalar()


async def test_every_connection_is_durable(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / "a.sqlite")
    engine = engine_for(tmp_path / "a.sqlite")
    connections = [engine.connect() for _ in range(8)]
    for connection in connections:
        assert pragma(connection, "synchronous") == 2
        assert pragma(connection, "journal_mode") == "wal"
        assert pragma(connection, "foreign_keys") == 1
        connection.close()
    engine.dispose()
    await store.close()


def test_a_file_that_cannot_be_durable_does_not_open() -> None:
    engine = engine_for(Path(":memory:"))  # has no write-ahead log
    with pytest.raises(StoreUnusable, match="SQLite refuses journal_mode"):
        engine.connect()
    engine.dispose()


async def test_a_house_in_memory_is_refused_and_makes_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(StoreUnusable) as refused:
        await open_sqlite(Path(":memory:"))
    assert refused.value.code == "store_in_memory"
    assert not any(names(tmp_path))


def names(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


async def small(path: Path) -> None:
    """A file with one table in it, nothing beside it."""
    store = await open_sqlite(path)
    await store.create(toy_row())
    await store.close()
    assert names(path.parent) == [path.name]


def truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def scribble(path: Path) -> None:
    path.write_text("This is a letter to my aunt. " * 100)


def age(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0099'")
        connection.commit()


@pytest.mark.parametrize(
    ("harm", "code"),
    [
        (truncate, "store_damaged"),
        (scribble, "store_damaged"),
        (age, "store_newer"),
    ],
)
async def test_a_file_of_no_use_says_why(tmp_path: Path, harm: Callable[[Path], None], code: str) -> None:
    path = tmp_path / "a.sqlite"
    await small(path)
    harm(path)
    with pytest.raises(StoreUnusable) as refused:
        await open_sqlite(path)
    assert refused.value.code == code


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write to every file")
async def test_a_file_that_may_only_be_read_says_so(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    await small(path)
    path.chmod(0o400)
    with pytest.raises(StoreUnusable) as refused:
        await open_sqlite(path)
    assert refused.value.code == "store_read_only"


async def test_a_store_that_becomes_read_only_says_so(sqlite: SqlStore) -> None:
    @event.listens_for(sqlite._engine, "begin")
    def _refuse(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA query_only = 1")

    with pytest.raises(StoreUnusable) as refused:
        await sqlite.create(toy_row())
    assert refused.value.code == "store_read_only"


async def test_a_path_of_no_use_says_why(tmp_path: Path) -> None:
    for path, code in ((tmp_path / "nowhere" / "a", "store_no_folder"), (tmp_path, "store_unusable")):
        with pytest.raises(StoreUnusable) as refused:
            await open_sqlite(path)
        assert refused.value.code == code


async def test_one_unreadable_row_is_that_tables_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "a.sqlite"
    store = await open_sqlite(path)
    rows = [toy_row() for _ in range(5)]
    for row in rows:
        await store.create(row)
        await store.append(row.id, 0, [entry(1), entry(2), entry(3)])
    damage = ["'{garbage'", "cast(x'ff7b7d' as text)", "7", """json_set(row, '$.seats', 'none')"""]
    with closing(sqlite3.connect(path)) as connection:
        for row, value in zip(rows, damage, strict=False):
            connection.execute(f"UPDATE matches SET row = {value} WHERE id = ?", (row.id,))
            connection.execute(
                f"UPDATE entries SET line = {value.replace('row', 'line')} WHERE v = 2 AND match = ?", (row.id,)
            )
        connection.commit()
    assert await store.tables("running") == rows[4:]
    for row in rows[:4]:
        assert f"match {row.id} is broken" in caplog.text
        with pytest.raises(Unreadable):
            await store.row(row.id)
        with pytest.raises(Unreadable):
            await store.update(row, row)
        with pytest.raises(Unreadable) as stopped:
            await store.entries(row.id)
        assert stopped.value.entries == (entry(1),)
    assert await store.row(rows[4].id) == rows[4]
    await store.close()


async def test_an_error_of_the_database_quotes_nothing(sqlite: SqlStore) -> None:
    with sqlite._engine.connect() as connection, pytest.raises(DBAPIError) as failed:
        connection.execute(text("SELECT * FROM nowhere WHERE a = :a"), {"a": "a secret card"})
    assert "secret" not in str(failed.value)


async def test_claims_of_an_older_file_are_bound_to_who_sits_there(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    row, broken = toy_row(), toy_row()
    engine = engine_for(path)
    with engine.begin() as connection:
        command.upgrade(migrate.config(connection), "0001")
        connection.execute(text("INSERT INTO sessions VALUES ('ann', 'Ann', 1)"))
        for one, json in ((row, msgspec.json.encode(row).decode()), (broken, "{garbage")):
            values = {"id": one.id, "row": json}
            connection.execute(text("INSERT INTO matches VALUES (:id, 'running', 1, 1, :row)"), values)
            connection.execute(text("INSERT INTO claims VALUES ('ann', :id, 1)"), {"id": one.id})
    engine.dispose()
    store = await open_sqlite(path)
    assert [claim.holds(row) for claim in await store.claims("ann", row.id)] == [True]
    assert [claim.holds(broken) for claim in await store.claims("ann", broken.id)] == [False]
    await store.close()


async def test_a_file_without_talk_gets_room_for_it(tmp_path: Path) -> None:
    path, row = tmp_path / "old.sqlite", toy_row()
    engine = engine_for(path)
    with engine.begin() as connection:
        command.upgrade(migrate.config(connection), "0002")
        values = {"id": row.id, "row": msgspec.json.encode(row).decode()}
        connection.execute(text("INSERT INTO matches VALUES (:id, 'running', 1, 1, :row)"), values)
    engine.dispose()
    store = await open_sqlite(path)
    assert await store.row(row.id) == row
    assert await store.said(row.id) == []
    said = await store.say(Said(match=row.id, at_ms=1, seat=None, name="Ann", text="hello", who="ann", id="1"))
    await store.close()
    store = await open_sqlite(path)
    assert await store.said(row.id) == [said]
    await store.close()


async def test_what_waits_shares_a_transaction(sqlite: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    transaction = sqlite._writer._transaction

    def counted(jobs: Sequence[Any]) -> Sequence[BaseException | None]:
        sizes.append(len(jobs))
        return transaction(jobs)

    monkeypatch.setattr(sqlite._writer, "_transaction", counted)
    rows = [toy_row() for _ in range(50)]
    await asyncio.gather(*(sqlite.create(row) for row in rows))
    await asyncio.gather(*(sqlite.append(row.id, 0, [entry(1)]) for row in rows))
    assert sum(sizes) == 100
    assert len(sizes) <= 4


async def test_a_violation_is_redone_one_by_one(sqlite: SqlStore) -> None:
    rows = [toy_row() for _ in range(5)]
    await asyncio.gather(*(sqlite.create(row) for row in rows[:3]))
    # a violated key breaks the whole transaction, unlike a conflict that is seen before
    results = await asyncio.gather(*(sqlite.create(row) for row in rows), return_exceptions=True)
    assert [isinstance(result, Conflict) for result in results] == [True, True, True, False, False]
    assert await sqlite.row(rows[4].id) == rows[4]


async def fill(store: SqlStore, match: MatchId) -> int:
    """Append until there is no more room; how many entries there was room for."""
    for v in range(1_000):
        try:
            await store.append(match, v, [entry(v + 1, 5_000)])
        except StoreFull:
            return v
    raise AssertionError("it is never full")


async def test_a_full_disk_loses_nothing_and_passes(tmp_path: Path) -> None:
    path = tmp_path / "full.sqlite"
    store = await open_sqlite(path, max_bytes=400_000)
    full, small = toy_row(), toy_row()
    await store.create(full)
    await store.create(small)
    v = await fill(store, full.id)
    assert v > 20
    results = await asyncio.gather(
        store.append(full.id, v, [entry(v + 1, 50_000)]), store.append(small.id, 0, [entry(1)]), return_exceptions=True
    )
    assert [type(result) for result in results] == [StoreFull, type(None)]
    assert [one.v for one in await store.entries(full.id)] == list(range(1, v + 1))
    await store.close()

    store = await open_sqlite(path)
    await store.append(full.id, v, [entry(v + 1, 50_000)])
    assert len(await store.entries(full.id)) == v + 1
    assert len(await store.entries(small.id)) == 1
    await store.close()


async def test_a_file_that_somebody_else_writes_to_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_PRAGMAS, "busy_timeout", 50)
    path = tmp_path / "busy.sqlite"
    store = await open_sqlite(path)
    row = toy_row()
    await store.create(row)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreRefuses) as refused:
            await store.append(row.id, 0, [entry(1)])
        assert refused.value.code == "store_failing"
        assert await store.entries(row.id) == [], "reading goes on"
        other.execute("ROLLBACK")
    await store.append(row.id, 0, [entry(1)])
    assert len(await store.entries(row.id)) == 1
    await store.close()


async def test_space_that_comes_back_is_used_at_once(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / "full.sqlite", max_bytes=300_000)
    row = toy_row()
    await store.create(row)
    with pytest.raises(StoreFull):
        await store.append(row.id, 0, [entry(1, 1_000_000)])
    await store.append(row.id, 0, [entry(1, 1_000)])
    assert len(await store.entries(row.id)) == 1
    await store.close()


async def test_two_processes_race_for_each_version(tmp_path: Path) -> None:
    here, there = await open_sqlite(tmp_path / "a.sqlite"), await open_sqlite(tmp_path / "a.sqlite")
    row = toy_row()
    await here.create(row)

    async def write(store: SqlStore) -> int:
        won = 0
        for v in range(40):
            try:
                await store.append(row.id, v, [entry(v + 1)])
            except Conflict:
                continue
            won += 1
        return won

    won = await asyncio.gather(write(here), write(there))
    assert sum(won) == 40
    assert [one.v for one in await here.entries(row.id)] == list(range(1, 41))
    await here.close()
    await there.close()


async def test_whoever_gives_up_waiting_does_not_undo(sqlite: SqlStore) -> None:
    row = toy_row()
    await sqlite.create(row)
    waiting = asyncio.create_task(sqlite.append(row.id, 0, [entry(1)]))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    with pytest.raises(Conflict):
        await sqlite.append(row.id, 0, [entry(1)])
    await sqlite.append(row.id, 1, [entry(2)])


async def test_closing_writes_what_waits(tmp_path: Path) -> None:
    store = await open_sqlite(tmp_path / "a.sqlite")
    rows = [toy_row() for _ in range(20)]
    writing = [asyncio.create_task(store.create(row)) for row in rows]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writing)
    store = await open_sqlite(tmp_path / "a.sqlite")
    assert len(await store.tables("running")) == 20
    await store.close()


async def test_the_migrations_make_the_schema(sqlite: SqlStore) -> None:
    assert ScriptDirectory.from_config(migrate.config()).get_heads() == [schema.HEAD]
    with sqlite._engine.connect() as connection:
        difference = compare_metadata(MigrationContext.configure(connection), schema.METADATA)
    assert difference == []


def test_alembic_is_imported_only_for_an_old_file(tmp_path: Path) -> None:
    program = f"""
import asyncio, pathlib, sys
from parlour.store.sqlite import open_sqlite

async def main():
    store = await open_sqlite(pathlib.Path({str(tmp_path / "a.sqlite")!r}))
    await store.close()
    print("alembic" in sys.modules)

asyncio.run(main())
"""
    runs = [subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True) for _ in "12"]
    assert [run.stdout.strip() for run in runs] == ["True", "False"]


def test_the_schema_is_sql_for_postgresql_too() -> None:
    dialect = make_url("postgresql://").get_dialect()()
    for table in schema.METADATA.sorted_tables:
        assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=dialect))
        for index in table.indexes:
            assert str(CreateIndex(index).compile(dialect=dialect)).startswith(("CREATE INDEX", "CREATE UNIQUE INDEX"))
