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
    """The only task that writes, a whole transaction in one trip to a thread of its own.

    ``translate`` makes the port's exceptions from the database's.
    """

    def __init__(self, engine: Engine, write: Write[J], translate: Callable[[BaseException], BaseException]) -> None:
        self._engine, self._write, self._translate = engine, write, translate
        self._thread = ThreadPoolExecutor(1, "parlour-write")
        self._waiting: list[Job[J]] = []
        self._wake = asyncio.Event()
        self._writing = 0
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def submit(self, what: J) -> None:
        """Durable on return; raises what stands against this job alone."""
        if self._closing:
            raise RuntimeError("the store is closed")
        job = Job(what)
        self._waiting.append(job)
        self._wake.set()
        await job.done

    @property
    def waiting(self) -> int:
        """Jobs whose transaction has not been committed yet."""
        return len(self._waiting) + self._writing

    async def close(self) -> None:
        """Write what waits, then end."""
        self._closing = True
        self._wake.set()
        await self._task
        await asyncio.to_thread(self._thread.shutdown)

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
                self._writing = len(batch)
                await self._together(batch)
                self._writing = 0
            if self._closing:
                return

    async def _together(self, batch: Sequence[Job[J]]) -> None:
        try:
            verdicts = await self._transaction(batch)
        except Exception as error:  # noqa: BLE001  # whatever it is, it belongs to whoever caused it
            if len(batch) == 1:
                batch[0].answer(self._translate(error))
                return
            log.info("a transaction of %d is done again one by one: %s", len(batch), type(error).__name__)
            for job in batch:
                await self._together([job])
            return
        for job, verdict in zip(batch, verdicts, strict=True):
            job.answer(verdict)

    async def _transaction(self, batch: Sequence[Job[J]]) -> Sequence[BaseException | None]:
        jobs = [job.what for job in batch]
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transaction_here, jobs)

    def _transaction_here(self, jobs: Sequence[J]) -> Sequence[BaseException | None]:
        with self._engine.begin() as connection:
            return self._write(connection, jobs)
