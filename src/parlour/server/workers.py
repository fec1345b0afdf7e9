"""Work for other processes: bytes go in, an answer comes out, within a deadline.

Rules are never run in a thread: they are fast because they share one workspace a process. Each worker is a pool of one
process of its own, so that a hung one can be killed and replaced alone.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import TypeVar

__all__ = ("WorkFailed", "Workers")

T = TypeVar("T")

_LOG = logging.getLogger("parlour.workers")

_NICE = 10
"""How much a worker steps back: a move between people does not wait for a thought."""
START_SECONDS = 60.0
"""A process that has not come up by then never will."""


class WorkFailed(RuntimeError):
    """The work raised (its exception's name is the text), or its process died."""


def _prepare() -> None:
    """In the worker: the house comes first, Ctrl-C is the server's business, and nobody outlives the server."""
    os.nice(_NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        sentinel = parent.sentinel

        def follow() -> None:
            wait([sentinel])
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()


def _start(module: str) -> int:
    """In the worker: import what will be asked for; its process id."""
    importlib.import_module(module)
    return os.getpid()


class _Worker:
    """One process; ``pid`` once it is up."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_prepare)
        self._pid: int | None = None

    async def up(self, module: str) -> None:
        """Wait until it answers; starting is not working and does not count."""
        if self._pid is None:
            started = asyncio.wrap_future(self._pool.submit(_start, module))
            self._pid = await asyncio.wait_for(started, START_SECONDS)

    async def ask(self, work: Callable[[bytes], T], question: bytes, seconds: float) -> T:
        return await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(work, question)), seconds)

    def kill(self) -> None:
        """Also when it hangs: a pool alone would wait for it for ever."""
        if self._pid is not None:
            try:
                os.kill(self._pid, signal.SIGKILL)
            except ProcessLookupError:
                _LOG.debug("a worker's process was gone already")
        self._pool.shutdown(wait=False, cancel_futures=True)


class Workers:
    """So many processes, each started when it is first needed; who asks first is answered first."""

    def __init__(self, count: int) -> None:
        self._idle: asyncio.Queue[_Worker | None] = asyncio.Queue()
        self._all: set[_Worker] = set()
        self.waiting = 0
        """Questions that no worker has taken yet."""
        self.busy = 0
        """Questions that a worker is at."""
        for _ in range(count):
            self._idle.put_nowait(None)  # a place; its process starts with the first question

    async def run(self, work: Callable[[bytes], T], question: Callable[[], bytes], seconds: float) -> T:
        """What ``work`` makes of the question; a module's function, for it travels by name.

        ``question`` is put when a worker is free, and knows then how many others wait. There the deadline begins too:
        ``TimeoutError`` past it; :class:`WorkFailed` if it fails.
        """
        self.waiting += 1
        try:
            worker = await self._idle.get() or self._start()
        finally:
            self.waiting -= 1
        healthy = False
        self.busy += 1
        try:
            await worker.up(work.__module__)
            answer = await worker.ask(work, question(), seconds)
            healthy = True
            return answer
        except TimeoutError:
            raise
        except Exception as error:
            # Whatever is raised crosses the process border; its message may hold anything, so its type is enough.
            healthy = not isinstance(error, RuntimeError) and not isinstance(error, OSError)
            raise WorkFailed(type(error).__name__) from error
        finally:
            self.busy -= 1
            self._release(worker, healthy)

    def _start(self) -> _Worker:
        worker = _Worker()
        self._all.add(worker)
        return worker

    def _release(self, worker: _Worker, healthy: bool) -> None:
        if healthy:
            self._idle.put_nowait(worker)
            return
        worker.kill()
        self._all.discard(worker)
        self._idle.put_nowait(None)

    def close(self) -> None:
        """End every worker, busy or not."""
        for worker in self._all:
            worker.kill()
        self._all.clear()
