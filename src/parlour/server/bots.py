"""Bots think in other processes: a view goes in as bytes, actions in notation come out, within a deadline."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from parlour.kit.agenda import Prompt
from parlour.kit.capabilities import Opinion
from parlour.kit.game import View
from parlour.server.logs import fields
from parlour.server.metrics import Metrics
from parlour.server.tasks import Consultation, Question, Think, consult_here, decode, think_here
from parlour.server.workers import Workers, WorkFailed

__all__ = ("BotFailed", "BotPool", "Question", "Think", "decode", "think_here")

_LOG = logging.getLogger("parlour.bots")

T = TypeVar("T")

_LEAST_MS = 30
"""A thought that is shorter is none."""
_LEEWAY_SECONDS = 2.0
"""A search looks at its time now and then; one that is later than this hangs."""


class BotFailed(RuntimeError):
    """The bot raised, or its process died. The house plays the default action."""


class BotPool:
    """The ``Thinker`` port. ``think`` is what runs in the worker: a module's function, for it travels by name."""

    def __init__(
        self, workers: int, deadline_ms: int, ms: int, think: Think = think_here, metrics: Metrics | None = None
    ) -> None:
        self._deadline = deadline_ms / 1000
        self._ms = ms
        self._think = think
        self._metrics = metrics
        self._workers = Workers(workers or max(1, (os.cpu_count() or 1) - 1))

    async def think(
        self, game: str, level: str, options: dict[str, Any], view: View, prompt: Prompt, seed: str
    ) -> list[str]:
        """The actions of one command. ``TimeoutError`` past the deadline, :class:`BotFailed` if the bot fails."""

        def question() -> bytes:
            """Put when a worker is free: only then is it known how long it may think."""
            asked = Question(
                game=game, level=level, options=options, view=view, prompt=prompt, seed=seed, ms=self._share()
            )
            return msgspec.json.encode(asked)

        return await self._ask(self._think, question, self._deadline, game, level)

    async def opinion(self, game: str, options: dict[str, Any], position: str, lines: int, ms: int) -> Opinion:
        """What the game's analysis thinks of a position text in ``ms``; it fails as a bot does."""
        question = msgspec.json.encode(Consultation(game=game, options=options, position=position, lines=lines, ms=ms))
        return msgspec.json.decode(
            await self._ask(consult_here, lambda: question, ms / 1000 + _LEEWAY_SECONDS, game, ""), type=Opinion
        )

    @property
    def waiting(self) -> int:
        """Questions that no worker has taken yet."""
        return self._workers.waiting

    @property
    def thinking(self) -> int:
        """Questions that a worker has taken."""
        return self._workers.busy

    def _share(self) -> int:
        """Milliseconds for a thought that begins now: where others wait, they get their part of the time.

        However many tables there are, whoever plays a bot waits about as long as at one; bots play weaker for it.
        """
        return max(min(self._ms, _LEAST_MS), self._ms // (1 + self._workers.waiting))

    async def _ask(
        self, work: Callable[[bytes], T], question: Callable[[], bytes], seconds: float, game: str, level: str
    ) -> T:
        end = "failed"
        asked = time.perf_counter()
        try:
            answer = await self._workers.run(work, question, seconds)
            end = "answer"
            return answer
        except TimeoutError:
            end = "late"
            _LOG.warning("a bot took too long", extra=fields(game=game, level=level))
            raise
        except WorkFailed as error:
            _LOG.warning("a bot failed", extra=fields(game=game, level=level, error=str(error)))
            raise BotFailed(str(error)) from error
        finally:
            if self._metrics is not None:
                self._metrics.thought(game, level, end, time.perf_counter() - asked)

    def close(self) -> None:
        """End every worker, thinking or not."""
        self._workers.close()
