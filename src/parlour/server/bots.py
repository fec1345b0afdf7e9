"""Bots think in other processes: a view goes in as bytes, actions in notation come out, within a deadline.

Each worker is a pool of one process of its own, so that a hung one can be killed and replaced alone.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import Any

import msgspec

from parlour.kit.agenda import Prompt
from parlour.kit.game import View
from parlour.server.logs import fields

__all__ = ("BotFailed", "BotPool", "Question", "Think", "decode", "think_here")

_LOG = logging.getLogger("parlour.bots")

START_SECONDS = 60.0
"""A process that has not come up by then never will."""

Think = Callable[[bytes], list[str]]


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """All that a bot learns: the bytes that a human client would get, and how hard to think."""

    game: str
    level: str
    options: dict[str, Any]
    view: View
    prompt: Prompt
    seed: str
    budget: int


class BotFailed(RuntimeError):
    """The bot raised, or its process died. The house plays the default action."""


def decode(question: bytes) -> Question:
    """In the worker: what was asked."""
    return msgspec.json.decode(question, type=Question)


def think_here(question: bytes) -> list[str]:
    """In the worker: decode, and let the bot choose."""
    from parlour.bots import think

    q = decode(question)
    return think(q.game, q.level, q.options, q.view, q.prompt, q.seed, q.budget)


def _prepare() -> None:
    """In the worker: the terminal's Ctrl-C is the server's business, and a worker does not outlive its server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        sentinel = parent.sentinel

        def follow() -> None:
            wait([sentinel])
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()


class _Worker:
    """One process; ``pid`` once it is up."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_prepare)
        self._pid: int | None = None

    async def up(self) -> None:
        """Wait until it answers; starting is not thinking and does not count."""
        if self._pid is None:
            self._pid = await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(os.getpid)), START_SECONDS)

    async def ask(self, think: Think, question: bytes, seconds: float) -> list[str]:
        return await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(think, question)), seconds)

    def kill(self) -> None:
        """Also when it hangs: a pool alone would wait for it for ever."""
        if self._pid is not None:
            try:
                os.kill(self._pid, signal.SIGKILL)
            except ProcessLookupError:
                _LOG.debug("a bot's process was gone already")
        self._pool.shutdown(wait=False, cancel_futures=True)


class BotPool:
    """The ``Thinker`` port. ``think`` is what runs in the worker: a module's function, for it travels by name."""

    def __init__(self, workers: int, deadline_ms: int, budget: int, think: Think = think_here) -> None:
        self._deadline = deadline_ms / 1000
        self._budget = budget
        self._think = think
        self._idle: asyncio.Queue[_Worker | None] = asyncio.Queue()
        self._all: set[_Worker] = set()
        for _ in range(max(1, workers)):
            self._idle.put_nowait(None)  # a place; its process starts with the first question

    async def think(
        self, game: str, level: str, options: dict[str, Any], view: View, prompt: Prompt, seed: str
    ) -> list[str]:
        """The actions of one command. ``TimeoutError`` past the deadline, :class:`BotFailed` if the bot fails."""
        question = msgspec.json.encode(
            Question(game=game, level=level, options=options, view=view, prompt=prompt, seed=seed, budget=self._budget)
        )
        worker = await self._idle.get() or self._start()
        healthy = False
        try:
            await worker.up()
            answer = await worker.ask(self._think, question, self._deadline)
            healthy = True
            return answer
        except TimeoutError:
            _LOG.warning("a bot took too long", extra=fields(game=game, level=level))
            raise
        except Exception as error:
            # Whatever a bot raises crosses the process border; its message may hold anything, so its type is enough.
            healthy = not isinstance(error, RuntimeError) and not isinstance(error, OSError)
            _LOG.warning("a bot failed", extra=fields(game=game, level=level, error=type(error).__name__))
            raise BotFailed(type(error).__name__) from error
        finally:
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
        """End every worker, thinking or not."""
        for worker in self._all:
            worker.kill()
        self._all.clear()
