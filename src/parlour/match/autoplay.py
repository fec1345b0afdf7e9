"""Bots at the table: they think elsewhere, and come in through the same door as everybody."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets

from parlour.kit.actors import Seat, Viewer
from parlour.kit.legal import Refused
from parlour.match.match import Match
from parlour.match.messages import Command, Due, Receipt
from parlour.match.ports import MatchId, Thinker

__all__ = ("Autoplay",)

log = logging.getLogger(__name__)

_AFRESH = 5
"""Decisions of a bot that others may overtake in a row before the default action is taken."""
_OVERTAKEN = "prompt_closed"
"""An ordinary race: somebody else, or a clock, was quicker."""


class Autoplay:
    """One background task for each bot that a match waits for.

    A bot that fails, hangs or answers what is refused gets the game's default action, as for a time-out.
    """

    def __init__(self, thinker: Thinker, think_ms: int) -> None:
        self._thinker = thinker
        self._think_ms = think_ms
        self._tasks: dict[tuple[MatchId, Seat], asyncio.Task[None]] = {}

    def wake(self, match: Match) -> None:
        """Let every bot think that is waited for and does not think yet."""
        if match.broken is not None:
            return
        for due in match.due():
            at = (match.row.id, due.seat)
            if match.row.seats[due.seat].kind == "bot" and at not in self._tasks:
                self._tasks[at] = asyncio.create_task(self._play(match, due.seat))

    def busy(self, match: MatchId) -> bool:
        """Does a bot of this match think?"""
        return any(at[0] == match for at in self._tasks)

    async def stop(self) -> None:
        """Forget what is being thought; it is thought again after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, match: Match, seat: Seat) -> None:
        try:
            afresh = 0
            while (due := _waits_for(match, seat)) is not None and afresh < _AFRESH:
                n = match.number(Viewer(seat))
                result = await self._decide(match, due)
                if isinstance(result, Receipt):
                    afresh = 0
                elif result is not None and match.number(Viewer(seat)) != n:
                    afresh += 1  # it thought about what is no longer so
                elif (refused := await match.expire(seat, due.prompt)) is None:
                    continue
                elif refused.code == _OVERTAKEN:
                    afresh += 1
                else:
                    log.warning("match %s: seat %d gets no default action: %s", match.row.id, seat, refused.code)
                    return
            if due is not None:
                await match.expire(seat, due.prompt)
        except Exception:
            log.exception("match %s: bot at seat %d gives up", match.row.id, seat)
        finally:
            # in the same breath as the last look at the match: a commit after it wakes a new task
            del self._tasks[match.row.id, seat]

    async def _decide(self, match: Match, due: Due) -> Receipt | Refused | None:
        """One command of the bot's; ``None`` if it has none."""
        row, seat, prompt = match.row, due.seat, match.prompt(due.seat)
        assert prompt is not None
        # secret like the key, which is part of it: nobody works out what a bot will do
        seed = hashlib.sha256(f"{row.key} bot {seat} {due.prompt}".encode()).hexdigest()
        try:
            async with asyncio.timeout(self._think_ms / 1000):
                actions = await self._thinker.think(
                    row.game, row.seats[seat].level, row.options, match.look(seat), prompt, seed
                )
        except Exception:
            log.exception("match %s: bot at seat %d has no answer to %s", row.id, seat, due.kind)
            return None
        command = Command(id=secrets.token_hex(16), seat=seat, prompt=due.prompt, actions=tuple(actions))
        result = await match.command(command)
        if isinstance(result, Refused) and result.code != _OVERTAKEN:
            # the code alone: what it wanted to do is its secret
            log.warning("match %s: bot at seat %d is refused: %s", row.id, seat, result.code)
        return result


def _waits_for(match: Match, seat: Seat) -> Due | None:
    return next((due for due in match.due() if due.seat == seat), None)
