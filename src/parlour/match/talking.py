"""Saying something at a table: kept first, then heard by whom it is meant for."""

from __future__ import annotations

import asyncio

from parlour.kit.actors import Seat
from parlour.kit.legal import Refused
from parlour.match.keeper import Keeper
from parlour.match.ports import Conflict, MatchId, Said, StoreRefuses
from parlour.match.subscription import Heard, Subscription
from parlour.match.table import Table
from parlour.match.talk import Talk

__all__ = ("Talking",)


class Talking(Keeper):
    """The part of the house that people talk in. What is a fit text, and how much of it, the caller sees to."""

    async def say(
        self, match: MatchId, seat: Seat | None, text: str, *, name: str, who: str, id: str
    ) -> Said | Refused:
        """A line of a seat's, or (``None``) of somebody's who watches; said once for each ``who`` and ``id``.

        ``who`` is the hash of the session. Codes: ``unknown_table``, ``store_full``, ``store_failing``.
        """
        table = await self._table(match)
        if table is None:
            return Refused("unknown_table")
        line = Said(match=match, at_ms=self._clockwork.now_ms(), seat=seat, name=name, text=text, who=who, id=id)
        # to the end even if whoever said it has gone: what is kept must also be heard
        task = asyncio.create_task(self._say(table, line))
        table.saying.add(task)
        task.add_done_callback(table.saying.discard)
        return await asyncio.shield(task)

    async def _say(self, table: Table, line: Said) -> Said | Refused:
        async with table.talking:
            talk = await self._talk(table)
            try:
                line = await self._store.say(line)
            except Conflict:
                return Refused("unknown_table")
            except StoreRefuses as error:
                return Refused(error.code)
            if talk.add(line):
                for subscription in table.listening():
                    if line.seat is not None or subscription.gallery:
                        subscription.put(Heard((line,)))
        return line

    async def _talk(self, table: Table) -> Talk:
        """Under the table's lock."""
        if table.talk is None:
            table.talk = Talk(await self._store.said(table.row.id))
        return table.talk

    async def _listen_in(self, table: Table) -> None:
        """Somebody comes in: what was said last has to be at hand."""
        async with table.talking:
            await self._talk(table)

    @staticmethod
    def _catch_up(table: Table, subscription: Subscription) -> None:
        """The offer that stands and the last lines; without a pause before it is told what comes next."""
        if table.match is not None:
            subscription.put_offer(table.match.offer(subscription.viewer))
        subscription.gallery = subscription.gallery or table.over
        lines = () if table.talk is None else table.talk.last(gallery=subscription.gallery)
        if lines:
            subscription.put(Heard(lines))
