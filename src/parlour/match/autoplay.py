"""Bots at the table: they think elsewhere, and come in through the same door as everybody."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Callable
from typing import Any

from parlour.kit.actors import Seat, Viewer
from parlour.kit.agenda import Prompt
from parlour.kit.game import Game
from parlour.kit.legal import Refused
from parlour.match.match import Match
from parlour.match.messages import OPEN, Command, Due, Receipt
from parlour.match.pace import Pace
from parlour.match.ports import MatchId, MatchRow, Meter, Thinker

__all__ = ("Autoplay", "StandIn")

StandIn = Callable[[MatchRow, Game[Any, Any], Seat], str | None]

log = logging.getLogger(__name__)

_AFRESH = 5
"""Decisions of a bot that others may overtake in a row before the default action is taken."""
_NEVER = -1
_OVERTAKEN = ("prompt_closed", "time_up")
"""An ordinary race: somebody else, or a clock, was quicker."""


class Autoplay:
    """One background task for each seat that a match waits for and the house decides for: bots, and who stays away.

    A bot is also asked when it is invited to say something beside the agenda, for which nobody waits.

    A bot that fails, hangs or answers what is refused gets the game's default action, as for a time-out.
    """

    def __init__(
        self,
        thinker: Thinker,
        think_ms: int,
        stand_in: StandIn,
        pace: Pace,
        meter: Meter | None = None,
    ) -> None:
        """``stand_in`` says who decides for a person's seat now, and is asked again before everything that is done.

        A bot (its level), nobody (empty: the default action is made), or only the person (``None``).
        """
        self._thinker = thinker
        self._think_ms = think_ms
        self._stand_in = stand_in
        self._pace = pace
        self._meter = meter
        self._tasks: dict[tuple[MatchId, Seat], asyncio.Task[None]] = {}

    def wake(self, match: Match) -> None:
        """Decide for every seat that is waited for, is the house's, and is not being decided for yet."""
        if match.broken is not None:
            return
        for seat in [due.seat for due in match.due()]:
            if (match.row.id, seat) not in self._tasks and self._level(match, seat) is not None:
                self._tasks[match.row.id, seat] = asyncio.create_task(self._play(match, seat))
        for seat in [prompt.seat for prompt in match.invitations()]:
            if (match.row.id, seat) not in self._tasks and self._level(match, seat):
                self._tasks[match.row.id, seat] = asyncio.create_task(self._play(match, seat))

    def busy(self, match: MatchId) -> bool:
        """Is anything being decided in this match?"""
        return any(at[0] == match for at in self._tasks)

    async def stop(self) -> None:
        """Forget what is being thought; it is thought again after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _level(self, match: Match, seat: Seat) -> str | None:
        row = match.row.seats[seat]
        return row.level if row.kind == "bot" else self._stand_in(match.row, match.game, seat)

    async def _play(self, match: Match, seat: Seat) -> None:
        def ours() -> bool:
            """Asked under the match's lock: the person may be back meanwhile."""
            return self._level(match, seat) is not None

        try:
            afresh, unanswered = 0, _NEVER
            while (level := self._level(match, seat)) is not None:
                n = match.number(Viewer(seat))
                invited, due = _invites(match, seat), _waits_for(match, seat)
                if invited is not None and level and unanswered != n:
                    if not isinstance(await self._decide(match, invited, OPEN, level), Receipt):
                        unanswered = n  # nobody waits for it, so there is no default action
                    continue
                if due is None:
                    return
                if level and afresh < _AFRESH:
                    prompt = match.prompt(seat)
                    assert prompt is not None
                    result = await self._decide(match, prompt, due.prompt, level)
                    if isinstance(result, Receipt):
                        afresh = 0
                        continue
                    if result is not None and match.number(Viewer(seat)) != n:
                        afresh += 1  # it thought about what is no longer so
                        continue
                refused = await match.expire(seat, due.prompt, ours)
                if refused is None:
                    afresh = 0
                elif refused.code in _OVERTAKEN:
                    afresh += 1
                else:
                    log.warning("match %s: seat %d gets no default action: %s", match.row.id, seat, refused.code)
                    return
        except Exception:  # a task of its own: nobody else would hear of it
            log.exception("match %s: nobody decides for seat %d", match.row.id, seat)
        finally:
            # in the same breath as the last look at the match: a commit after it wakes a new task
            del self._tasks[match.row.id, seat]

    async def _decide(self, match: Match, prompt: Prompt, id: str, level: str) -> Receipt | Refused | None:
        """One command of a bot's about the prompt of that id, or beside it; ``None`` if it has none."""
        row, seat = match.row, prompt.seat
        about = f"{id} {match.number(Viewer(seat))}" if id == OPEN else id
        # secret like the key, which is part of it: nobody works out what a bot will do
        seed = hashlib.sha256(f"{row.key} bot {seat} {about}".encode()).hexdigest()
        try:
            async with asyncio.timeout(self._think_ms / 1000):
                actions = await self._thinker.think(row.game, level, row.options, match.look(seat), prompt, seed)
        except Exception:  # whatever a bot does, the default action goes on
            log.exception("match %s: bot at seat %d has no answer to %s", row.id, seat, prompt.kind)
            return None
        await self._pace.wait(match)
        if self._level(match, seat) is None:
            return Refused(_OVERTAKEN[0])
        beside = len(actions) == 1 and match.beside(seat, actions[0])
        command = Command(id=secrets.token_hex(16), seat=seat, prompt=OPEN if beside else id, actions=tuple(actions))
        before = match.v
        result = await match.command(command)
        if isinstance(result, Receipt):
            self._pace.landed(match, before)
        if isinstance(result, Refused) and result.code not in _OVERTAKEN:
            # the code alone: what it wanted to do is its secret
            log.warning("match %s: bot at seat %d is refused: %s", row.id, seat, result.code)
            if self._meter is not None:
                self._meter.refused("bot", result.code)
        return result


def _invites(match: Match, seat: Seat) -> Prompt | None:
    return next((prompt for prompt in match.invitations() if prompt.seat == seat), None)


def _waits_for(match: Match, seat: Seat) -> Due | None:
    return next((due for due in match.due() if due.seat == seat), None)
