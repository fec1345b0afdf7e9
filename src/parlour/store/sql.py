"""Matches and sessions in a database that SQLAlchemy Core speaks to; :mod:`parlour.store.sqlite` opens one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Executable, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from parlour.kit.record import Entry
from parlour.match.keepsakes import Keepsake, Kept
from parlour.match.ports import (
    Claim,
    Conflict,
    Held,
    MatchId,
    MatchRow,
    Said,
    SessionRow,
    Snapshot,
    Unreadable,
)
from parlour.store import keepsakes, records, talk
from parlour.store import schema as t
from parlour.store.appends import Append, Appender
from parlour.store.writer import GroupWriter

__all__ = ("SqlStore",)

T = TypeVar("T")

_READERS = 4
"""Threads that read, each on a connection of its own."""

_row = msgspec.json.Decoder(MatchRow)
_entry = msgspec.json.Decoder(Entry)

log = logging.getLogger(__name__)


def _decoded(decoder: msgspec.json.Decoder[T], data: Any) -> T | None:
    """``None`` for what is none: a file may have been changed by others than us."""
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError):
        return None


def _match_row(match: MatchId, data: Any) -> MatchRow:
    row = _decoded(_row, data)
    if row is None:
        raise Unreadable(match)
    return row


_Call = Callable[[Connection], BaseException | None]


class SqlStore:
    """Both ports, ``Store`` and ``Sessions``, on one engine, which works in threads: a trip there and back is dear.

    Writes go through one group writer; reads take connections of their own, in autocommit.
    """

    def __init__(self, engine: Engine, failure: Callable[[DBAPIError], Exception]) -> None:
        """``failure`` makes the port's exception of the database's. Needs a running event loop."""
        self._engine = engine
        self._readers = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._threads = ThreadPoolExecutor(_READERS, "parlour-read")
        self._failure = failure
        self._appender = Appender()
        self._writer: GroupWriter[Append | _Call] = GroupWriter(engine, self._write, self._translate)

    def _translate(self, error: BaseException) -> BaseException:
        if isinstance(error, IntegrityError):
            translated: BaseException = Conflict(str(error.orig))
        elif isinstance(error, DBAPIError):
            translated = self._failure(error)
        else:
            return error
        if translated is not error:
            translated.__cause__ = error
        return translated

    def _write(self, connection: Connection, jobs: Sequence[Append | _Call]) -> Sequence[BaseException | None]:
        """All jobs in one transaction: the appends in as few statements as there are tables, then the rest."""
        appends = [job for job in jobs if isinstance(job, Append)]
        verdicts = iter(self._appender.write(connection, appends) if appends else ())
        return [next(verdicts) if isinstance(job, Append) else job(connection) for job in jobs]

    async def close(self) -> None:
        """Finish what waits, then let go of the file."""
        await self._writer.close()
        await asyncio.to_thread(self._threads.shutdown)
        await asyncio.to_thread(self._engine.dispose)

    async def _read(self, query: Executable) -> Sequence[Any]:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read_here, query)

    def _read_here(self, query: Executable) -> Sequence[Any]:
        try:
            with self._readers.connect() as connection:
                found: Sequence[Any] = connection.execute(query).all()
                return found
        except DBAPIError as error:
            failure = self._failure(error)
            if failure is error:
                raise
            raise failure from error

    # -- tables ------------------------------------------------------------------------------------------------------

    async def create(self, row: MatchRow) -> None:
        """A new table; :class:`Conflict` if the id is taken."""

        def write(connection: Connection) -> None:
            """A taken id violates the key."""
            _create(connection, row)

        await self._writer.submit(write)

    async def row(self, match: MatchId) -> MatchRow | None:
        """The table, or ``None``."""
        found = await self._read(select(t.matches.c.row).where(t.matches.c.id == match))
        return _match_row(match, found[0].row) if found else None

    async def update(
        self, row: MatchRow, expected: MatchRow, claim: Claim | None = None, create: MatchRow | None = None
    ) -> None:
        """Replace the table's row; :class:`Conflict` if it is no longer ``expected``."""

        def write(connection: Connection) -> BaseException | None:
            """Compared as records: a later version may write the same one differently."""
            stored = (connection.execute(select(t.matches.c.row).where(t.matches.c.id == row.id))).scalar()
            if stored is None or _match_row(row.id, stored) != expected:
                return Conflict(row.id)
            if claim is not None and _holds_another(connection, claim, expected):
                return Held(row.id)
            # the text again: in a database with several writers it may have changed since
            mine = (t.matches.c.id == row.id) & (t.matches.c.row == stored)
            changed = connection.execute(update(t.matches).where(mine).values(**_columns(row)))
            if changed.rowcount != 1:
                return Conflict(row.id)
            if claim is not None:
                _put_claim(connection, claim)
            if create is not None:
                _create(connection, create)
            return None

        await self._writer.submit(write)

    async def tables(self, status: str, public: bool | None = None, limit: int = 100) -> list[MatchRow]:
        """Tables of one status, newest first; one that cannot be read is reported and left out."""
        query = select(t.matches.c.id, t.matches.c.row).where(t.matches.c.status == status)
        if public is not None:
            query = query.where(t.matches.c.public == public)
        query = query.order_by(t.matches.c.created_ms.desc(), t.matches.c.id).limit(limit)
        rows = [(found.id, _decoded(_row, found.row)) for found in await self._read(query)]
        for match in (match for match, row in rows if row is None):
            log.error("match %s is broken: its row cannot be read", match)
        return [row for _, row in rows if row is not None]

    async def count(self) -> dict[str, int]:
        """How many tables there are, by status; the index knows."""
        found = await self._read(select(t.matches.c.status, func.count()).group_by(t.matches.c.status))
        return {status: int(number) for status, number in found}

    @property
    def waiting(self) -> int:
        """Writes that wait for the disk."""
        return self._writer.waiting

    # -- entries -----------------------------------------------------------------------------------------------------

    async def append(
        self,
        match: MatchId,
        expected_v: int,
        entries: Sequence[Entry],
        snapshot: Snapshot | None = None,
        kept: Sequence[Kept] = (),
    ) -> None:
        """All or nothing, durable on return; :class:`Conflict` if ``expected_v`` is not the last version."""
        await self._writer.submit(Append(match, expected_v, tuple(entries), snapshot, tuple(kept)))

    async def bring(self, row: MatchRow, entries: Sequence[Entry], snapshot: Snapshot, text: bytes) -> None:
        """A record from elsewhere: its table, its log and the text itself."""
        packed = await asyncio.to_thread(records.packed, text)

        def write(connection: Connection) -> BaseException | None:
            """A taken id violates the key."""
            _create(connection, row)
            records.put_text(connection, row.id, packed)
            (verdict,) = self._appender.write(connection, [Append(row.id, 0, tuple(entries), snapshot)])
            return verdict

        await self._writer.submit(write)

    async def brought(self, match: MatchId) -> bytes | None:
        """The text that a table was brought here with, or ``None``."""
        return records.text_of(match, await self._read(records.query(match)))

    async def entries(self, match: MatchId, since: int = 0) -> list[Entry]:
        """The entries with ``v > since`` in order; :class:`Unreadable` with those before one that is no entry."""
        mine = (t.entries.c.match == match) & (t.entries.c.v > since)
        found = await self._read(select(t.entries.c.line).where(mine).order_by(t.entries.c.v))
        entries: list[Entry] = []
        for one in found:
            entry = _decoded(_entry, one.line)
            if entry is None:
                raise Unreadable(match, entries)
            entries.append(entry)
        return entries

    async def command(self, match: MatchId, cmd: str) -> tuple[int, int] | None:
        """First and last version of a command that has landed, or ``None``."""
        mine = (t.entries.c.match == match) & (t.entries.c.cmd == cmd)
        [(first, last)] = await self._read(select(func.min(t.entries.c.v), func.max(t.entries.c.v)).where(mine))
        return None if first is None else (first, last)

    async def snapshot(self, match: MatchId) -> Snapshot | None:
        """The newest snapshot, or ``None``."""
        c = t.snapshots.c
        query = select(c.v, c.state, c.extra).where(c.match == match).order_by(c.v.desc()).limit(1)
        found = await self._read(query)
        return Snapshot(found[0].v, found[0].state, found[0].extra) if found else None

    # -- standing orders, talk and the heartbeat ---------------------------------------------------------------------

    async def set_orders(self, match: MatchId, seat: int, orders: bytes) -> None:
        """Replace a seat's standing orders."""

        def write(connection: Connection) -> None:
            """An upsert that every dialect knows."""
            mine = (t.orders.c.match == match) & (t.orders.c.seat == seat)
            connection.execute(delete(t.orders).where(mine))
            connection.execute(insert(t.orders).values(match=match, seat=seat, orders=orders))

        await self._writer.submit(write)

    async def orders(self, match: MatchId) -> dict[int, bytes]:
        """The standing orders by seat."""
        c = t.orders.c
        found = await self._read(select(c.seat, c.orders).where(c.match == match).order_by(c.seat))
        return {one.seat: one.orders for one in found}

    async def say(self, line: Said) -> Said:
        """Keep a line under the next number, or find the one with the same ``who`` and ``id``."""
        return await self._ask(lambda connection: talk.put_line(connection, line))

    async def said(self, match: MatchId) -> list[Said]:
        """What is kept of it, in order."""
        return talk.lines_of(await self._read(talk.query(match)))

    async def heartbeat(self, now_ms: int) -> None:
        """While a clock runs: the house was alive at ``now_ms``."""

        def write(connection: Connection) -> None:
            """The first beat makes the row."""
            if (connection.execute(update(t.house).values(alive_ms=now_ms))).rowcount == 0:
                connection.execute(insert(t.house).values(id=1, alive_ms=now_ms))

        await self._writer.submit(write)

    async def last_heartbeat(self) -> int | None:
        """When the house was last alive, or ``None``."""
        found = await self._read(select(t.house.c.alive_ms))
        return int(found[0].alive_ms) if found else None

    # -- keepsakes ---------------------------------------------------------------------------------------------------

    async def keepsakes(self, owner: str) -> list[Keepsake]:
        """Somebody's, the one that was saved last first."""
        return keepsakes.found(await self._read(keepsakes.of_owner(owner)))

    async def keepsake(self, id: str) -> Keepsake | None:
        """The keepsake, or ``None``."""
        return next(iter(keepsakes.found(await self._read(keepsakes.one(id)))), None)

    async def came_home(self, match: str) -> list[Keepsake]:
        """Those that came home from there and have not been elsewhere since, by seat."""
        return keepsakes.found(await self._read(keepsakes.from_match(match)))

    async def keep(self, keepsake: Keepsake, most: int) -> Keepsake | None:
        """One that was brought as text, or that of the same owner and origin; ``None`` if the owner has ``most``."""
        return await self._ask(lambda connection: keepsakes.put(connection, keepsake, most))

    async def rename_keepsake(self, id: str, owner: str, name: str) -> bool:
        """Call it otherwise; false if that owner has none of this id."""
        return await self._ask(lambda connection: keepsakes.rename(connection, id, owner, name))

    async def drop_keepsake(self, id: str, owner: str) -> bool:
        """Forget it; false if that owner has none of this id."""
        return await self._ask(lambda connection: keepsakes.drop(connection, id, owner))

    async def place_keepsake(self, id: str, table: str) -> None:
        """It is about to be brought to that table."""
        await self._ask(lambda connection: keepsakes.place(connection, id, table))

    async def seal(self) -> bytes:
        """The house's key for what it signs, made once."""
        return await self._ask(keepsakes.seal)

    async def _ask(self, work: Callable[[Connection], T]) -> T:
        """Write, and say what came of it."""
        answers: list[T] = []

        def write(connection: Connection) -> None:
            """Perhaps again, if the transaction fails for another's sake."""
            answers[:] = [work(connection)]

        await self._writer.submit(write)
        return answers[0]

    # -- sessions ----------------------------------------------------------------------------------------------------

    async def open_session(self, row: SessionRow) -> None:
        """A new session; :class:`Conflict` if the hash is taken."""
        await self._execute(insert(t.sessions).values(**msgspec.structs.asdict(row)))

    async def session(self, token_hash: str) -> SessionRow | None:
        """The session, or ``None``."""
        c = t.sessions.c
        found = await self._read(select(c.name, c.created_ms).where(c.token_hash == token_hash))
        return SessionRow(token_hash=token_hash, name=found[0].name, created_ms=found[0].created_ms) if found else None

    async def rename_session(self, token_hash: str, name: str) -> None:
        """The guest calls itself otherwise; a session that is gone stays gone."""
        await self._execute(update(t.sessions).where(t.sessions.c.token_hash == token_hash).values(name=name))

    async def end_session(self, token_hash: str) -> None:
        """Forget the session and its claims."""
        await self._execute(
            delete(t.claims).where(t.claims.c.session == token_hash),
            delete(t.sessions).where(t.sessions.c.token_hash == token_hash),
        )

    async def claim(self, claim: Claim) -> None:
        """The session holds the seat from now on; :class:`Held` if it holds another one of that table."""

        def write(connection: Connection) -> BaseException | None:
            """A table that is not there violates the key."""
            stored = (connection.execute(select(t.matches.c.row).where(t.matches.c.id == claim.match))).scalar()
            if stored is not None and _holds_another(connection, claim, _match_row(claim.match, stored)):
                return Held(claim.match)
            _put_claim(connection, claim)
            return None

        await self._writer.submit(write)

    async def claims(self, session: str, match: MatchId | None = None) -> list[Claim]:
        """What a session has claimed, at one table or everywhere."""
        c = t.claims.c
        query = select(c.match, c.seat, c.token_hash).where(c.session == session).order_by(c.match, c.seat)
        if match is not None:
            query = query.where(c.match == match)
        return [Claim(session, MatchId(one.match), one.seat, one.token_hash) for one in await self._read(query)]

    async def release(self, match: MatchId, token_hash: str) -> None:
        """Forget the claims of who sat there under that token."""
        c = t.claims.c
        await self._execute(delete(t.claims).where((c.match == match) & (c.token_hash == token_hash)))

    async def _execute(self, *statements: Any) -> None:
        def write(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self._writer.submit(write)


def _columns(row: MatchRow) -> dict[str, Any]:
    return {"status": row.status, "public": row.public, "row": msgspec.json.encode(row).decode()}


def _create(connection: Connection, row: MatchRow) -> None:
    connection.execute(insert(t.matches).values(id=row.id, created_ms=row.created_ms, **_columns(row)))


def _holds_another(connection: Connection, claim: Claim, row: MatchRow) -> bool:
    """Does the session hold a seat of the table beside the claimed one?"""
    c = t.claims.c
    mine = (c.session == claim.session) & (c.match == claim.match) & (c.seat != claim.seat)
    found = (connection.execute(select(c.seat, c.token_hash).where(mine))).all()
    return any(Claim(claim.session, claim.match, one.seat, one.token_hash).holds(row) for one in found)


def _put_claim(connection: Connection, claim: Claim) -> None:
    """In place of those that hold no longer."""
    c = t.claims.c
    connection.execute(delete(t.claims).where((c.session == claim.session) & (c.match == claim.match)))
    connection.execute(insert(t.claims).values(**msgspec.structs.asdict(claim)))
