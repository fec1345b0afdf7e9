"""Where luggage is handed in before a game: who may bring what to which table."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.kit.actors import Seat
from parlour.kit.legal import NotAllowed, Refused
from parlour.match import luggage as packing
from parlour.match.branches import Branches
from parlour.match.keepsakes import Brought, Keepsake
from parlour.match.ports import MatchId, MatchRow

__all__ = ("Cloakroom",)


class Cloakroom(Branches):
    """The part of the house that knows what people bring along."""

    async def hand_in(
        self, match: MatchId, seat: Seat, held: str, owner: str, keepsake: str | None
    ) -> MatchRow | Refused:
        """Before the match begins: bring that keepsake, or none, in place of what the seat brings so far.

        ``held``: the hash of the token that the seat must be held by; ``owner``: of the keepsake, the session that
        asks. Codes: ``unknown_table``, ``no_seat``, ``begun``, and those of :meth:`fetch`.
        """
        table = await self._table(match)
        if table is None:
            return Refused("unknown_table")
        luggage = None if keepsake is None else await self.fetch(table.row, keepsake, owner)
        if isinstance(luggage, Refused):
            return luggage

        def change(row: MatchRow) -> MatchRow:
            """Refuses once the seats' luggage is part of the match."""
            if row.seats[seat].token_hash != held:
                raise NotAllowed(Refused("no_seat"))
            if row.status != "open":
                raise NotAllowed(Refused("begun"))
            return self._with_luggage(row, seat, luggage)

        try:
            await self._change(table, change)
        except NotAllowed as error:
            return error.refused
        return table.row

    async def fetch(self, row: MatchRow, keepsake: str, owner: str | None) -> Brought | Refused:
        """A keepsake on its way to a table. Codes: ``unknown_keepsake``, ``keepsake_game``, ``keepsake_elsewhere``.

        That it is not at two tables at once is courtesy: it spares its owner a game that would count for nothing. The
        fence is :attr:`Brought.rev`.
        """
        found = await self._store.keepsake(keepsake)
        if found is None or found.owner != owner:
            return Refused("unknown_keepsake")
        if found.game != row.game:
            return Refused("keepsake_game", {"game": found.game})
        elsewhere = await self.whereabouts(found)
        if elsewhere is not None and elsewhere != row.id:
            return Refused("keepsake_elsewhere", {"table": elsewhere})
        await self._store.place_keepsake(found.id, row.id)  # before it is there: nobody looks for it where it is not
        return packing.luggage_of(found)

    async def whereabouts(self, keepsake: Keepsake) -> MatchId | None:
        """The table that it is at now, if it is at one: brought to it, and neither over nor left."""
        row = None if keepsake.table is None else await self._store.row(MatchId(keepsake.table))
        if row is None or row.status not in {"open", "running"}:
            return None
        there = any(one.luggage and one.luggage.id == keepsake.id and not one.left for one in row.seats)
        table = self._tables.get(row.id)
        ended = table is not None and table.match is not None and (table.match.broken or table.match.outcome)
        return row.id if there and not ended else None

    async def _packed_again(self, old: MatchRow, seat: Seat, row: MatchRow, wish: int) -> tuple[str, Brought | None]:
        """Whose ``seat`` of ``old`` was, and what comes along to the rematch: what it took home, else what it had."""
        owner, had = old.seats[seat].owner, old.seats[seat].luggage
        home = [one.id for one in await self._store.came_home(old.id) if one.seat == seat]
        wanted = home or ([had.id] if had is not None else [])
        if not wanted:
            return owner, None
        luggage = await self.fetch(row, wanted[0], owner if had is None else had.owner)
        if isinstance(luggage, Refused):
            return owner, None
        try:
            self._with_luggage(row, wish, luggage)
        except NotAllowed:  # it has outgrown the table's rules: its owner plays all the same
            return owner, None
        return owner, luggage

    def _with_luggage(self, row: MatchRow, seat: int, luggage: Brought | None) -> MatchRow:
        """The row with that in place of what the seat brings so far; ``NotAllowed`` if it may not."""
        if luggage and any(one.luggage and one.luggage.id == luggage.id for one in row.seats if one.seat != seat):
            raise NotAllowed(Refused("keepsake_elsewhere", {"table": row.id}))
        changed = replace(row.seats[seat], luggage=luggage)
        row = replace(row, seats=(*row.seats[:seat], changed, *row.seats[seat + 1 :]))
        refused = packing.refusal(row, seat, self._library(row.game))
        if refused is not None:
            raise NotAllowed(refused)
        return row
