"""Branching off: a new table that goes on from a page of a game that is over."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from parlour.kit.faults import Fault
from parlour.kit.game import Game
from parlour.kit.legal import Refused
from parlour.match import tables
from parlour.match.intake import Intake
from parlour.match.ports import Conflict, MatchId, MatchRow
from parlour.match.replays import lies_open
from parlour.match.tables import Created, SeatSpec, TableSpec

__all__ = ("Branches",)


class Branches(Intake):
    """The part of the house that sets tables up."""

    async def branch(self, match: MatchId, n: int, seats: tuple[SeatSpec, ...]) -> Created | Refused | list[Fault]:
        """A private table that goes on from page ``n`` of whom nothing is hidden from, with chance of its own.

        Its options are the old table's, and no clock runs. Codes: ``unknown_table``, ``not_over``, ``keeps_secrets``,
        ``match_broken``, ``unknown_page``, ``game_over`` (there is nothing to go on with).
        """
        table = await self._table(match)
        if table is None:
            return Refused("unknown_table")
        old = await self._loaded(table)
        if old is None or (old.outcome is None and table.row.status != "record"):
            return Refused("not_over")
        game = old.game
        if game.meta.keeps_secrets or not lies_open(old):
            return Refused("keeps_secrets")
        if old.broken is not None:
            return Refused("match_broken", {"line": old.broken.line})
        if len(seats) != len(table.row.seats):
            return [Fault("seats", "seat_count", {"least": len(table.row.seats), "most": len(table.row.seats)})]
        spec = TableSpec(game=table.row.game, options=table.row.options, seats=seats, public=False)
        options, faults = tables.faults(spec, game)
        if faults:
            return faults
        async with self._replaying:
            s = await old.state_at(n)
        if s is None:
            return Refused("unknown_page")
        if game.outcome(s) is not None:
            return Refused("game_over")
        branch: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(s))  # in its own order: rules may iterate it
        return await self._set_up(spec, game, options, branch=branch, origin=match)

    async def _set_up(
        self,
        spec: TableSpec,
        game: Game[Any, Any],
        options: Any,
        *,
        branch: dict[str, Any] | None = None,
        origin: MatchId | None = None,
    ) -> Created:
        """Store the table; it starts at once if no seat is open."""
        invite = tables.new_token()
        while True:
            now = self._clockwork.now_ms()
            row: MatchRow = replace(tables.new_row(spec, game, options, invite, now), branch=branch, origin=origin)
            if all(seat.kind != "open" for seat in row.seats):
                row = tables.begun(row, game, now)
            try:
                await self._store.create(row)
            except Conflict:
                continue  # two tables drew the same name
            break
        await self.match(row.id)
        return Created(row, invite)
