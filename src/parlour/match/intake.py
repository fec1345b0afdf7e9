"""Taking records in: tables that can be looked at and branched off from, but not played on."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from parlour.match import tables
from parlour.match.ports import Conflict, MatchId, MatchRow
from parlour.match.records import Brought, row_of
from parlour.match.replays import Replays

__all__ = ("Intake",)


class Intake(Replays):
    """The part of the house that takes records in. The same text makes the same table."""

    async def brought(self, text: bytes) -> MatchRow | None:
        """The table of a text that was brought here before."""
        id = _name(text)
        if await self._store.brought(id) != text:
            return None
        table = await self._table(id)
        return None if table is None else table.row

    async def bring(self, brought: Brought, names: Sequence[str], text: bytes) -> MatchRow:
        """A table for a record that holds; ``names`` of its seats as they may be shown. ``StoreRefuses``."""
        id = _name(text)
        while True:
            row = row_of(brought, names, id, self._clockwork.now_ms())
            try:
                await self._store.bring(row, brought.entries, brought.snapshot, text)
            except Conflict:
                known = await self.brought(text)  # two at once
                if known is not None:
                    return known
                id = tables.new_id()
            else:
                return row


def _name(text: bytes) -> MatchId:
    """A name that follows from the text. Whoever makes two texts of one name gets two tables all the same."""
    return tables.id_of(hashlib.sha256(text).digest())
