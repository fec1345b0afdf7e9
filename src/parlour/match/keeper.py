"""What keeps a house going: matches in memory, the alarm for clocks and orders, the heartbeat, who is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from msgspec.structs import replace

from parlour.kit import registry
from parlour.kit.clock import NoClock
from parlour.kit.game import Game
from parlour.kit.record import RecordError
from parlour.match.absence import Absence, Absences
from parlour.match.alarm import Alarm
from parlour.match.arrears import Arrears
from parlour.match.autoplay import Autoplay
from parlour.match.match import WINDOW_MS, Match
from parlour.match.pace import Pace
from parlour.match.ports import Bus, Claim, Clockwork, Conflict, MatchId, MatchRow, Meter, Store, StoreRefuses, Thinker
from parlour.match.pulse import PULSE_MS, Pulse
from parlour.match.table import Load, Table

__all__ = ("BEAT_MS", "RETURN_MS", "Keeper")

BEAT_MS = 1_000
"""While a clock runs, the house says this often that it is alive."""
RETURN_MS = 15_000
"""After a start clocks stand still for so long: browsers wait up to that before they look for the house again."""

AT_ONCE = 50
"""Tables that are woken before the house opens; and of the others so many in a row."""
SOON_MS = 10_000
"""A match that has something to do by then does not leave memory for it."""

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
        pace_ms: int = 0,
        queue: int = 32,
        cached: int = 100,
        pulse: Pulse | None = None,
        meter: Meter | None = None,
    ) -> None:
        """``think_ms``: after that a bot hangs; ``pace_ms``: between two of its decisions where somebody looks on;
        ``queue``: updates that wait for a slow client; ``cached``: tables
        in memory beyond which those leave that nobody is at.
        """
        self._store, self._clockwork, self._bus, self._library = store, clockwork, bus, library
        self._window_ms, self._queue, self._cached = window_ms, queue, cached
        self._tables: dict[MatchId, Table] = {}
        """In the order of their last use."""
        self._meter = meter
        self._alarm = Alarm()
        self._absences = Absences(clockwork.now_ms)
        pace = Pace(pace_ms, lambda match: bool((table := self._tables.get(match)) and table.listening()))
        self._bots = Autoplay(thinker, think_ms, self._absences.stand_in, pace, meter)
        self._absent = Alarm()
        """When somebody's absence comes to something."""
        self.on_absence: Callable[[MatchId], None] | None = None
        """Called when it has: whoever is at the table should learn of it."""
        self._pulse = pulse or Pulse()
        self._timed: set[MatchId] = set()
        """Matches in which somebody's clock runs."""
        self._arrears = Arrears(clockwork, RETURN_MS)
        self._beat_ms = 0
        self._wake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loops: list[asyncio.Task[None]] = []

    # -- open and close ----------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Wake tables with bots and clocks, these credited with the outage (and a pause), and begin to tick.

        The first of them now, the others in the background: their time does not run before that.
        """
        alive_ms = await self._store.last_heartbeat() or 0
        rows = await self._store.tables("running", limit=1_000_000)
        self._arrears.outage(alive_ms, [row.id for row in rows if _lives(row)])
        await self._wake_tables(self._arrears.waiting[:AT_ONCE])
        self._loops += [self._spawn(work) for work in (self._run(), self._listen(), self._watch(), self._wake_rest())]

    async def _wake_rest(self) -> None:
        while waiting := self._arrears.waiting[:AT_ONCE]:
            await self._wake_tables(waiting)
            await self._evict()

    async def _wake_tables(self, matches: Sequence[MatchId]) -> None:
        for match_id in matches:
            await self._awake(match_id)
            self._arrears.drop(match_id)  # if it was not given what it is owed, it never can be

    async def _awake(self, match_id: MatchId) -> Match | None:
        """The match, from the store if need be; ``None`` if it does not load, which has been reported."""
        try:
            return await self.match(match_id)
        except RecordError as error:
            log.error("match %s is broken: %s in line %d", match_id, error.code, error.line)  # noqa: TRY400  # no bug
        except Exception:  # one table must not keep the others closed
            log.exception("match %s does not load", match_id)
        return None

    async def pause(self) -> None:
        """From now on nobody's time is up, no bot moves, and what passes until the next start is credited.

        For the time between goodbye and the end: nothing comes after it but :meth:`stop`.
        """
        if self._pulse.halted:
            return
        self._pulse.halted = True
        for task in self._loops:
            task.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        await self._bots.stop()
        await self._beat(self._clockwork.now_ms())

    async def stop(self) -> None:
        """Graceful: end subscriptions (``stopping``), wait for what is being written, store snapshots."""
        await self.pause()
        for table in self._tables.values():
            for subscription in table.listening():
                subscription.close("stopping")
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in list(self._tables.values()):
            if table.match is not None:
                await table.match.idle()
                await table.match.snapshot()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of the house has failed", exc_info=task.exception())

    # -- what is due -------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            await self.tick()
            now, at = self._clockwork.now_ms(), self._next_ms()
            wait_ms = BEAT_MS if at is None else min(BEAT_MS, max(0, at - now))
            try:
                async with asyncio.timeout(wait_ms / 1000):
                    await self._wake.wait()
            except TimeoutError:
                continue

    def _next_ms(self) -> int | None:
        return min((at for at in (self._alarm.next(), self._absent.next()) if at is not None), default=None)

    async def _watch(self) -> None:
        """Look that the event loop is on time. Nothing of this waits: its lateness is the loop's alone."""
        while True:
            self._pulse.plan(PULSE_MS)
            await asyncio.sleep(PULSE_MS / 1000)
            if self._meter is not None:
                self._meter.looked(self._pulse.late_ms() / 1000)
            if lost := self._pulse.lost_ms():
                log.warning("the event loop stood still for %d ms", lost)
                await self.stalled()

    async def stalled(self) -> None:
        """Credit a stall of the house's own to running clocks."""
        lost = self._pulse.lost_ms()
        for match_id in list(self._timed):
            table = self._tables.get(match_id)
            if table is not None and table.match is not None:
                await table.match.stalled()
            elif lost:
                self._arrears.stall(match_id, lost)

    async def _beat(self, now: int) -> None:
        if self._timed:
            self._beat_ms = now
            try:
                await self._store.heartbeat(now)
            except StoreRefuses:
                log.warning("the heartbeat is not stored: an outage now would be credited too much")

    async def tick(self) -> None:
        """Everything that is due at ``clockwork.now_ms()``: time-outs, standing orders, absences, the heartbeat."""
        if self._pulse.halted:
            return
        now = self._clockwork.now_ms()
        if now - self._beat_ms >= BEAT_MS:
            await self._beat(now)
        while (match_id := self._alarm.pop(now)) is not None:
            match = await self._awake(match_id)
            if match is None:
                continue
            try:
                moved = await match.sweep() or await match.answer_orders()
            except Exception:  # a bug in one match must not stop the clocks of the others
                log.exception("match %s: what is due fails; it waits for the next decision", match_id)
                continue
            at = match.next_ms()
            # not moved, and due all the same: a full disk or a refusal, tried again with the next beat
            self._alarm.set(match_id, at if at is None or moved else max(at, now + BEAT_MS))
        while (match_id := self._absent.pop(now)) is not None:
            try:
                self._absence_changed(match_id)
            except Exception:  # the others' clocks go on
                log.exception("match %s: telling of an absence fails", match_id)
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
        return await self._loaded(table) if (table := await self._table(match)) is not None else None

    async def _loaded(self, table: Table) -> Match | None:
        if table.match is None:
            async with table.loading:
                await self._load(table)
        return table.match

    async def _load(self, table: Table) -> None:
        """Under the lock: somebody else may have done it meanwhile."""
        if table.match is not None or table.row.status not in {"running", "over", "record"}:
            return
        match = self._make(table.row)
        await match.load()
        match.row = table.row
        await self._arrears.settle(match)
        table.match = match
        match.on_commit = lambda _: self._committed(table, match)
        match.on_offer = lambda _: table.tell_offer()
        self._committed(table, match)

    def _make(self, row: MatchRow) -> Match:
        game = self._library(row.game)
        return Match(
            row, game, self._store, self._clockwork,
            bus=self._bus, window_ms=self._window_ms, pulse=self._pulse, meter=self._meter,
        )  # fmt: skip

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
                self._absences.forget(table.row)

    def _idle(self, match_id: MatchId, table: Table) -> bool:
        match = table.match
        return not (
            table.listening()
            or table.seating.locked()
            or table.saying
            or table.loading.locked()
            or (match is not None and (match.writing or self._soon(match) or self._bots.busy(match_id)))
        )

    def _soon(self, match: Match) -> bool:
        """Has it something to do so soon that it had better stay? For what is later the alarm brings it back."""
        at = match.next_ms()
        return at is not None and at - self._clockwork.now_ms() < SOON_MS

    async def load(self) -> Load:
        """How much there is to keep going now."""
        return Load(
            tables=await self._store.count(),
            loaded=len(self._tables),
            matches=sum(table.match is not None for table in self._tables.values()),
            writes=self._store.waiting,
        )

    # -- after a commit ----------------------------------------------------------------------------------------------

    def _committed(self, table: Table, match: Match) -> None:
        """It is stored: everybody learns of it, and whoever is next is woken. What fails here undoes nothing."""
        # somebody may hold a match that has left memory: it is back, unless it was loaded anew (which the bus tells)
        self._tables.setdefault(match.row.id, table)
        try:
            table.tell()
            self._set_alarm(match)
            self._wake_bots(match)
            if match.outcome is not None and table.row.status == "running":
                self._spawn(self._over(table))
        except Exception:  # what is stored is stored: the command must not fail for it
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

    def _wake_bots(self, match: Match) -> None:
        if not self._pulse.halted:
            self._bots.wake(match)

    async def _over(self, table: Table) -> None:
        await self._change(table, lambda row: replace(row, status="over"))
        self._absence_changed(table.row.id)

    # -- who is away -------------------------------------------------------------------------------------------------

    def attend(self, match: MatchId, seats: frozenset[int]) -> None:
        """These seats of the table have a connection now, and no others: the server's word, each time it changes."""
        self._absences.connected(match, seats)
        self._absence_changed(match, announce=False)

    def absence(self, match: MatchId) -> Absence | None:
        """Who is away from the table, if it is in memory: as long as anybody is connected it is."""
        table = self._tables.get(match)
        return None if table is None else self._absences.look(table.row)

    def _absence_changed(self, match_id: MatchId, *, announce: bool = True) -> None:
        """Tell, let the house decide for whom it has to, and look again when the next is due."""
        table = self._tables.get(match_id)
        if table is None:
            return  # nobody is there; whoever comes back first makes it look again
        at, first = self._absences.look(table.row).next_ms, self._next_ms()
        self._absent.set(match_id, at)
        if at is not None and (first is None or at < first):
            self._wake.set()
        if table.match is not None:
            self._wake_bots(table.match)
        if announce and self.on_absence is not None:
            self.on_absence(match_id)

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


def _lives(row: MatchRow) -> bool:
    """Does anything happen at a running table though nobody is there?"""
    return not isinstance(row.control, NoClock) or any(seat.kind == "bot" for seat in row.seats)
