"""Group commit: one writer, one transaction for whatever waits.

A flush of the disk costs milliseconds, however much it flushes. While one transaction commits, the next jobs
gather, from all matches, and share the next flush. Nobody is answered before the commit has returned.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, TypeVar

from sqlalchemy import Connection, Engine

__all__ = ("GroupWriter", "Job")

J = TypeVar("J")

_MOST = 1_000
"""Jobs in one transaction: a bound on how much is done again when one of them fails."""

log = logging.getLogger(__name__)


class Job(Generic[J]):
    """Something to write, and who waits for it. ``what`` is for the function that writes."""

    __slots__ = ("done", "what")

    def __init__(self, what: J) -> None:
        self.what = what
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def answer(self, error: BaseException | None) -> None:
        """The waiter goes on, unless it has given up."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


Write = Callable[[Connection, Sequence[J]], Sequence[BaseException | None]]
"""Writes some jobs, in the writer's thread, and says of each what stands against it (then it has written nothing of
that job).

An exception, on the other hand, is about the whole transaction.
"""


class GroupWriter(Generic[J]):
    """The only one that writes, a whole transaction in one trip to a thread of its own.

    ``translate`` makes the port's exceptions from the database's.
    """

    def __init__(self, engine: Engine, write: Write[J], translate: Callable[[BaseException], BaseException]) -> None:
        self._engine, self._write, self._translate = engine, write, translate
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "parlour-write")
        self._connection: Connection | None = None
        """The thread's own."""
        self._waiting: list[Job[J]] = []
        self._writing = 0
        self._planned = False
        self._idle = asyncio.Event()
        self._idle.set()
        self._closing = False

    async def submit(self, what: J) -> None:
        """Durable on return; raises what stands against this job alone."""
        if self._closing:
            raise RuntimeError("the store is closed")
        job = Job(what)
        self._waiting.append(job)
        self._plan()
        await job.done

    @property
    def waiting(self) -> int:
        """Jobs whose transaction has not been committed yet."""
        return len(self._waiting) + self._writing

    async def close(self) -> None:
        """Write what waits, then end."""
        self._closing = True
        await self._idle.wait()
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._thread.submit(self._let_go)
        self._thread.shutdown()

    # -- in the event loop -------------------------------------------------------------------------------------------

    def _plan(self) -> None:
        """What waits is written next, together with what comes until then."""
        if not self._waiting or self._writing or self._planned:
            return
        self._planned = True
        self._idle.clear()
        self._loop.call_soon(self._begin)

    def _begin(self) -> None:
        batch, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
        self._planned, self._writing = False, len(batch)
        self._thread.submit(self._work, batch)

    def _done(self, batch: Sequence[Job[J]], verdicts: Sequence[BaseException | None]) -> None:
        self._writing = 0
        for job, verdict in zip(batch, verdicts, strict=True):
            job.answer(verdict)
        if self._waiting:
            self._plan()
        else:
            self._idle.set()

    # -- in the thread -----------------------------------------------------------------------------------------------

    def _work(self, batch: Sequence[Job[J]]) -> None:
        verdicts = self._together(batch)
        self._loop.call_soon_threadsafe(self._done, batch, verdicts)

    def _together(self, batch: Sequence[Job[J]]) -> Sequence[BaseException | None]:
        try:
            return self._transaction([job.what for job in batch])
        except BaseException as error:  # noqa: BLE001  # whatever it is, it belongs to whoever caused it
            if len(batch) == 1:
                return [self._translate(error)]
            log.info("a transaction of %d is done again one by one: %s", len(batch), type(error).__name__)
            return [verdict for job in batch for verdict in self._together([job])]

    def _transaction(self, jobs: Sequence[J]) -> Sequence[BaseException | None]:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            return self._write(self._connection, jobs)

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
