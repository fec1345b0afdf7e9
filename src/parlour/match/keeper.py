"""What keeps a house going: matches in memory, the alarm for clocks and orders, the heartbeat, who is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec.structs import replace

from parlour.kit import registry
from parlour.kit.clock import NoClock
from parlour.kit.game import Game
from parlour.kit.record import RecordError
from parlour.match.alarm import Alarm
from parlour.match.autoplay import Autoplay
from parlour.match.match import WINDOW_MS, Match
from parlour.match.ports import Bus, Claim, Clockwork, Conflict, MatchId, MatchRow, Store, Thinker
from parlour.match.table import Table

__all__ = ("BEAT_MS", "Keeper")

BEAT_MS = 1_000
"""While a clock runs, the house says this often that it is alive."""

log = logging.getLogger(__name__)


class Keeper:
    """The tables of one process. Those of others are the same tables: the store is the truth, the bus tells."""

    def __init__(
        self,
        store: Store,
        clockwork: Clockwork,
        thinker: Thinker,
        bus: Bus,
        *,
        library: Callable[[str], Game[Any, Any]] = registry.game,
        window_ms: int = WINDOW_MS,
        think_ms: int = 10_000,
        queue: int = 32,
        cached: int = 1_000,
    ) -> None:
        """``think_ms``: after that a bot hangs; ``queue``: updates that wait for a slow client; ``cached``: tables."""
        self._store, self._clockwork, self._bus, self._library = store, clockwork, bus, library
        self._window_ms, self._queue, self._cached = window_ms, queue, cached
        self._tables: dict[MatchId, Table] = {}
        """In the order of their last use."""
        self._bots = Autoplay(thinker, think_ms)
        self._alarm = Alarm()
        self._timed: set[MatchId] = set()
        """Matches in which somebody's clock runs."""
        self._beat_ms = 0
        self._wake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    # -- open and close ----------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Credit the outage to running clocks, wake tables with bots and clocks, begin to tick."""
        alive_ms = await self._store.last_heartbeat() or 0
        for row in await self._store.tables("running", limit=1_000_000):
            if isinstance(row.control, NoClock) and all(seat.kind != "bot" for seat in row.seats):
                continue
            try:
                match = await self.match(row.id)
                if match is not None:
                    await match.credit(alive_ms)
            except RecordError as error:
                log.error("match %s is broken: %s in line %d", row.id, error.code, error.line)  # noqa: TRY400  # no bug
            except Exception:
                log.exception("match %s does not load", row.id)  # one table must not keep the others closed
        self._spawn(self._run())
        self._spawn(self._listen())

    async def stop(self) -> None:
        """Graceful: end subscriptions (``stopping``), wait for what is being written, store snapshots."""
        for table in self._tables.values():
            for subscription in table.listening():
                subscription.close("stopping")
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._bots.stop()
        for table in list(self._tables.values()):
            if table.match is not None:
                await table.match.idle()
                await table.match.snapshot()
        if self._timed:
            await self._store.heartbeat(self._clockwork.now_ms())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of the house has failed", exc_info=task.exception())

    # -- what is due -------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            await self.tick()
            now, at = self._clockwork.now_ms(), self._alarm.next()
            wait_ms = BEAT_MS if at is None else min(BEAT_MS, max(0, at - now))
            try:
                async with asyncio.timeout(wait_ms / 1000):
                    await self._wake.wait()
            except TimeoutError:
                continue

    async def tick(self) -> None:
        """Everything that is due at ``clockwork.now_ms()``: time-outs, standing orders, the heartbeat."""
        now = self._clockwork.now_ms()
        if self._timed and now - self._beat_ms >= BEAT_MS:
            self._beat_ms = now
            await self._store.heartbeat(now)
        while (match_id := self._alarm.pop(now)) is not None:
            table = self._tables.get(match_id)
            if table is None or table.match is None:
                continue
            try:
                moved = await table.match.sweep() or await table.match.answer_orders()
            except Exception:
                log.exception("match %s: what is due fails; it waits for the next decision", match_id)
                continue
            at = table.match.next_ms()
            # not moved, and due all the same: a full disk or a refusal, tried again with the next beat
            self._alarm.set(match_id, at if at is None or moved else max(at, now + BEAT_MS))
        await self._evict()

    async def _listen(self) -> None:
        async for match_id, v in self._bus.subscribe():
            table = self._tables.get(match_id)
            if table is not None and table.match is not None and table.match.v < v:
                await table.match.refresh()

    # -- tables in memory --------------------------------------------------------------------------------------------

    async def _table(self, match_id: MatchId) -> Table | None:
        table = self._tables.pop(match_id, None)
        if table is None:
            row = await self._store.row(match_id)
            if row is None:
                return None
            table = self._tables.pop(match_id, None) or Table(row)
        self._tables[match_id] = table
        return table

    async def match(self, match: MatchId) -> Match | None:
        """The loaded match, or ``None`` if there is none or it has not begun. Commands go to it directly.

        ``RecordError`` if its log does not even show a start, ``UnknownGame`` or ``BrokenGame`` if its game is gone.
        """
        table = await self._table(match)
        return None if table is None else await self._loaded(table)

    async def _loaded(self, table: Table) -> Match | None:
        async with table.loading:
            if table.match is None and table.row.status in {"running", "over"}:
                match = self._make(table.row)
                await match.load()
                match.row = table.row
                table.match = match
                match.on_commit = lambda _: self._committed(table, match)
                self._committed(table, match)
            return table.match

    def _make(self, row: MatchRow) -> Match:
        game = self._library(row.game)
        return Match(row, game, self._store, self._clockwork, bus=self._bus, window_ms=self._window_ms)

    async def _evict(self) -> None:
        for match_id, table in list(self._tables.items()):
            if len(self._tables) <= self._cached:
                return
            if not self._idle(match_id, table):
                continue
            if table.match is not None:
                await table.match.snapshot()
            if self._idle(match_id, table):
                del self._tables[match_id]

    def _idle(self, match_id: MatchId, table: Table) -> bool:
        match = table.match
        return not (
            table.listening()
            or table.seating.locked()
            or table.loading.locked()
            or (match is not None and (match.writing or match.next_ms() is not None or self._bots.busy(match_id)))
        )

    # -- after a commit ----------------------------------------------------------------------------------------------

    def _committed(self, table: Table, match: Match) -> None:
        """It is stored: everybody learns of it, and whoever is next is woken. What fails here undoes nothing."""
        # somebody may hold a match that has left memory: it is back, unless it was loaded anew (which the bus tells)
        self._tables.setdefault(match.row.id, table)
        try:
            table.tell()
            self._set_alarm(match)
            self._bots.wake(match)
            if match.outcome is not None and table.row.status == "running":
                self._spawn(self._over(table))
        except Exception:
            log.exception("match %s: telling of version %d fails", match.row.id, match.v)

    def _set_alarm(self, match: Match) -> None:
        match_id, first = match.row.id, self._alarm.next()
        at = match.next_ms()
        self._alarm.set(match_id, at)
        if match.timed:
            self._timed.add(match_id)
        else:
            self._timed.discard(match_id)
        if at is not None and (first is None or at < first):
            self._wake.set()

    async def _over(self, table: Table) -> None:
        await self._change(table, lambda row: replace(row, status="over"))

    async def _change(
        self, table: Table, change: Callable[[MatchRow], MatchRow], claim: Callable[[], Claim | None] = lambda: None
    ) -> None:
        """Change the row, again if somebody else did meanwhile; ``change`` may refuse by raising.

        ``claim`` is asked after each change who holds the seat that was taken.
        """
        async with table.seating:
            while True:
                new = change(table.row)
                if new == table.row:
                    return
                try:
                    await self._store.update(new, table.row, claim())
                except Conflict:
                    row = await self._store.row(table.row.id)
                    if row is None or row == table.row:
                        raise  # no other row: the conflict is about something else
                    table.change(row)
                else:
                    table.change(new)
                    return
