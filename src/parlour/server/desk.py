"""Questions that no table asks: is this record true, what is legal in this position, what does a bot think of it?

They are answered in other processes, records and positions in one of their own each, so that neither keeps the event
loop, a bot or the other waiting.
"""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.kit.capabilities import Opinion
from parlour.kit.record import RecordError
from parlour.match.records import Brought
from parlour.server.bots import BotPool
from parlour.server.settings import Limits
from parlour.server.tasks import Look, Reading, Seen, Text, look_here, read_here
from parlour.server.workers import Workers

__all__ = ("Busy", "Desk")

_MOST_WAITING = 8
"""Questions of a kind in the row; one more is sent away."""
_LOOK_SECONDS = 3.0


class Busy(Exception):
    """Too many wait already: come back later."""


class Desk:
    """Who asks first is answered first. ``TimeoutError`` where it takes too long, ``WorkFailed`` for a bug."""

    def __init__(self, bots: BotPool, limits: Limits) -> None:
        self._bots, self._limits = bots, limits
        self._readers, self._lookers = Workers(1), Workers(1)

    async def read(self, text: bytes) -> Brought:
        """The record of a text; :class:`RecordError` if it does not hold."""
        _admit(self._readers.waiting)
        question = msgspec.msgpack.encode(Text(text, self._limits.record_entries))
        answer = await self._readers.run(read_here, lambda: question, self._limits.record_seconds)
        reading = msgspec.msgpack.decode(answer, type=Reading)
        if reading.brought is None:
            raise RecordError(reading.line, reading.code, **reading.args)
        return reading.brought

    async def look(self, game: str, options: dict[str, Any], position: str, actions: tuple[str, ...]) -> Seen:
        """A position after some actions. The options have to be good, and the game one that hides nothing."""
        _admit(self._lookers.waiting)
        question = msgspec.json.encode(Look(game=game, options=options, position=position, actions=actions))
        return msgspec.json.decode(await self._lookers.run(look_here, lambda: question, _LOOK_SECONDS), type=Seen)

    async def opinion(self, game: str, options: dict[str, Any], position: str, lines: int) -> Opinion:
        """What the strongest bot thinks of a position that is known to be one; ``BotFailed`` for a bug."""
        _admit(self._bots.waiting)
        return await self._bots.opinion(game, options, position, lines, self._limits.think_ms)

    def close(self) -> None:
        """End the processes, busy or not."""
        self._readers.close()
        self._lookers.close()


def _admit(waiting: int) -> None:
    if waiting >= _MOST_WAITING:
        raise Busy
