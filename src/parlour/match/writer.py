"""One writer of a match: what is stored, and in which order things happen."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Any, TypeVar

from parlour.kit.chance import Recorded
from parlour.kit.game import Game
from parlour.kit.legal import NotAllowed, Refused
from parlour.kit.record import Entry, RecordError
from parlour.kit.standing import back_to, targets
from parlour.match import archive
from parlour.match.luggage import taken_home
from parlour.match.ports import Bus, Clockwork, Conflict, MatchRow, Store, StoreRefuses, Unreadable
from parlour.match.position import Position, header, line_of, stream

__all__ = ("SNAPSHOT_EVERY", "Writer")

T = TypeVar("T")

SNAPSHOT_EVERY = 50
"""Entries between two snapshots."""
_COMMANDS = 32
"""Commands that a match remembers: what is sent twice mostly comes soon after the first."""
_TRIES = 20
"""Conflicts with another process in a row, after which something is wrong."""

log = logging.getLogger(__name__)


class Writer:
    """Loads a match and appends to it, one decision at a time.

    The order is always the same: lock, fork, decide, append, commit, publish, tell.
    """

    def __init__(
        self, row: MatchRow, game: Game[Any, Any], store: Store, clockwork: Clockwork, bus: Bus | None = None
    ) -> None:
        self.row = row
        self.game = game
        self.broken: RecordError | None = None
        """Where the replay stopped at loading, if it did: the entries stay, the last good position is shown."""
        self.on_commit: Callable[[Any], None] | None = None
        """Called with the match after each commit of this process, and after newer entries of another were read."""
        self._store, self._clockwork, self._bus = store, clockwork, bus
        self._key = b""
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._commands: dict[str, int] = {}
        """Last version of each of the commands that landed last."""
        self._complete = False
        """Are those all there are? Else the store may have to be asked too."""
        self._from_start = False
        """Was everything applied since the start, rather than a snapshot taken?"""
        self._stored = -1
        """Version of the newest snapshot."""
        self._durable_at = 0.0
        """When the last append had returned, by ``time.perf_counter``."""
        self._p: Position
        self._shelf: dict[int, Position] = {}
        """Positions that may stand again: those before what a seat may take back, and those that entries go back to."""

    @property
    def v(self) -> int:
        """The last version. It counts what is secret too: not for clients."""
        return self._p.v

    # -- loading -----------------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Newest snapshot and the later entries, every digest checked; sets ``broken`` where one differs.

        ``RecordError`` if not even the start can be shown.
        """
        await self._exclusive(self._load)

    async def _load(self) -> None:
        try:
            self._key = stream(self.row)
        except ValueError as error:
            raise RecordError(1, "record_key") from error
        if self.row.rules != self.game.meta.rules_version:
            self.broken = RecordError(1, "record_rules", rules=self.row.rules, known=self.game.meta.rules_version)
        snapshot = await self._store.snapshot(self.row.id)
        if snapshot is not None:
            # one entry more than needed: it holds the digest of the snapshot itself
            entries, fault = await self._read(max(0, snapshot.v - 1))
            self._stored = snapshot.v
            try:
                p = Position.restore(self.game, self.row, snapshot)
                p.verify(entries[0].h if snapshot.v else self.row.start_digest, line_of(snapshot.v))
            except Exception:  # of another shape, or damaged: the log is enough
                log.exception("match %s: snapshot %d is of no use", self.row.id, snapshot.v)
                self._stored = -1
            else:
                later = entries[1:] if snapshot.v else entries
                if all(v >= snapshot.v for v in targets(later)):
                    self._p, self._complete, self._from_start = p, snapshot.v == 0, snapshot.v == 0
                    self._follow(later, fault)
                    return
        self._complete = self._from_start = True
        self._begin()
        self._follow(*await self._read(0))

    async def _read(self, since: int) -> tuple[Sequence[Entry], RecordError | None]:
        """The stored entries after ``since``, and where they end for want of one that can be read."""
        try:
            return await self._store.entries(self.row.id, since), None
        except Unreadable as error:
            return error.entries, RecordError(line_of(since + len(error.entries) + 1), "record_malformed")

    def _begin(self) -> None:
        head = header(self.row)
        try:
            p = Position.begin(self.game, head, Recorded(head.chance), control=self.row.control, lag_ms=self.row.lag_ms)
        except Exception as error:  # rules of another day, a row that was changed: this match's trouble alone
            raise RecordError(1, "record_start", reason=type(error).__name__) from error
        try:
            p.verify(head.h, 1)
        except RecordError as error:
            self._break(error)
        self._install(p)

    def _follow(self, entries: Sequence[Entry], fault: RecordError | None = None) -> None:
        """Apply stored entries one by one, and stop at the first that does not fit, or with ``fault`` after them."""
        keep = targets(entries)
        for entry in entries:
            if self.broken is not None:
                return
            p, v = self._p.fork(), back_to(entry)
            try:
                p.follow(entry, None if v is None else self._shelf.get(v))
            except RecordError as error:
                self._break(error)
            except Exception as error:  # a bug of the rules: what stood before it stays playable to look at
                log.exception("match %s: entry %d cannot be applied", self.row.id, entry.v)
                self._break(RecordError(line_of(entry.v), "record_failed", reason=type(error).__name__))
            else:
                self._install(p, entry, keep=keep)
        if fault is not None and self.broken is None:
            self._break(fault)

    def _break(self, error: RecordError) -> None:
        self.broken = error
        # not its arguments: they quote decisions
        log.error("match %s is broken: %s in line %d", self.row.id, error.code, error.line)

    def _install(self, p: Position, *entries: Entry, keep: Collection[int] = ()) -> None:
        """``p`` is the match from now on; the position before it is kept where something may go back to it."""
        p.land()
        if entries:
            self._p.sights = None
            self._shelf[self._p.v] = self._p
            wanted = {mark.v for mark in p.standing.marks if mark is not None}.union(keep)
            self._shelf = {v: kept for v, kept in self._shelf.items() if v in wanted}
        self._p = p
        for entry in entries:
            if entry.cmd:
                self._commands[entry.cmd] = entry.v
        while len(self._commands) > _COMMANDS:
            del self._commands[next(iter(self._commands))]
            self._complete = False

    async def refresh(self) -> None:
        """Apply entries that another process appended."""
        await self._exclusive(self._refresh)

    async def _refresh(self) -> None:
        v = self._p.v
        entries, fault = await self._read(v)
        await self._recover(target for target in targets(entries) if target < v)
        self._follow(entries, fault)
        if self._p.v != v:
            self._tell()

    async def _recover(self, versions: Iterable[int]) -> None:
        """Replay the log, a little at a time, for those positions that are not at hand: rare, after a restart."""
        missing = set(versions).difference(self._shelf)
        if not missing:
            return
        entries, _ = await self._read(0)
        for p in archive.positions(self.game, self.row, [entry for entry in entries if entry.v <= max(missing)]):
            if p.v in missing:
                self._shelf[p.v] = p.fork()
            await asyncio.sleep(0)

    # -- writing -----------------------------------------------------------------------------------------------------

    async def _append(
        self,
        decide: Callable[[Position, int], list[Entry]],
        again: Callable[[], Awaitable[T | None]] | None = None,
    ) -> Refused | T | None:
        """Decide on a fork, store, install, tell; once more after each conflict with another process.

        ``again`` is asked after a conflict whether the other process has done it already.
        """
        for _ in range(_TRIES):
            if self.broken is not None:
                return Refused("match_broken", {"line": self.broken.line})
            p = self._p.fork()
            try:
                entries = decide(p, self._now())
            except NotAllowed as error:
                return error.refused
            snapshot = p.snapshot() if p.v // SNAPSHOT_EVERY > max(self._stored, 0) // SNAPSHOT_EVERY else None
            kept = taken_home(self.row, self.game, self.game.outcome(p.state), self._clockwork.now_ms())
            try:
                await self._store.append(self.row.id, self._p.v, entries, snapshot, kept)
            except Conflict:
                await self._refresh()
                if again is not None and (done := await again()) is not None:
                    return done
                continue
            except StoreRefuses as error:
                log.exception("match %s: entry %d is not stored", self.row.id, p.v)
                return Refused(error.code)
            self._durable_at = time.perf_counter()
            self._install(p, *entries)
            if snapshot is not None:
                self._stored = snapshot.v
            if self._bus is not None:
                await self._bus.publish(self.row.id, p.v)
            self._tell()
            return None
        raise Conflict(self.row.id)

    def _tell(self) -> None:
        if self.on_commit is not None:
            self.on_commit(self)
        self._p.sights = None  # whoever was there has been told

    async def snapshot(self) -> None:
        """Store a snapshot of the last version (graceful stop, eviction)."""
        await self._exclusive(self._snapshot)

    async def _snapshot(self) -> None:
        p = self._p
        if self.broken is None and p.v > self._stored:
            try:
                await self._store.append(self.row.id, p.v, (), p.snapshot())
            except Conflict:
                return  # another process is ahead, its snapshot will be the better one
            except StoreRefuses:
                log.warning("match %s: the snapshot is not stored; the log is enough", self.row.id)
                return
            self._stored = p.v

    # -- one at a time -----------------------------------------------------------------------------------------------

    def _now(self) -> int:
        """Milliseconds since the match began; no entry is older than the one before it."""
        return max(self._p.at, self._clockwork.now_ms() - self.row.start_ms)

    async def _exclusive(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run under the lock, to the end even if the caller gives up: what is stored must also be told."""

        async def run() -> T:
            return await self._steadily(work)

        task = asyncio.ensure_future(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _steadily(self, work: Callable[[], Awaitable[T]]) -> T:
        """The same for a caller that does not give up: it needs no task of its own, and goes on at once."""
        async with self._lock:
            return await work()

    @property
    def writing(self) -> bool:
        """Is anything being written or waiting for it?"""
        return bool(self._tasks) or self._lock.locked()

    async def idle(self) -> None:
        """Wait until nothing is being written."""
        while self._tasks:
            await asyncio.wait(self._tasks)
        async with self._lock:  # whoever waits for it has come before
            return
