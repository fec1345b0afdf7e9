"""The house: tables, seats and their tokens, and the way to the matches."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence

from parlour.kit.actors import Seat, Viewer
from parlour.kit.game import Fault
from parlour.kit.legal import NotAllowed, Refused
from parlour.kit.record import MatchRecord, RecordError
from parlour.kit.registry import BrokenGame, UnknownGame
from parlour.match import tables
from parlour.match.keeper import Keeper
from parlour.match.messages import Page
from parlour.match.ports import Claim, Conflict, Held, MatchId, MatchRow
from parlour.match.subscription import Subscription
from parlour.match.tables import Created, Seated, SeatSpec, TableSpec

__all__ = ("Created", "House", "SeatSpec", "Seated", "Subscription", "TableSpec")


log = logging.getLogger(__name__)


class House(Keeper):
    """Everything that can be done with tables. Its memory, clocks and bots are the keeper's."""

    # -- tables ------------------------------------------------------------------------------------------------------

    async def create(self, spec: TableSpec) -> Created | list[Fault]:
        """A new table, or everything that is wrong with it by field. Starts at once if all seats are bots."""
        try:
            game = self._library(spec.game)
        except UnknownGame:
            return [Fault("game", "unknown_game", {"game": spec.game})]
        except BrokenGame:
            log.exception("game %s does not load", spec.game)
            return [Fault("game", "broken_game", {"game": spec.game})]
        options, faults = tables.faults(spec, game)
        if faults:
            return faults
        invite = tables.new_token()
        while True:
            row = tables.new_row(spec, game, options, invite, self._clockwork.now_ms())
            if all(seat.kind != "open" for seat in row.seats):
                row = tables.begun(row, game, self._clockwork.now_ms())
            try:
                await self._store.create(row)
            except Conflict:
                continue  # two tables drew the same name
            break
        await self.match(row.id)
        return Created(row, invite)

    async def table(self, match: MatchId) -> MatchRow | None:
        """The table as it is now."""
        table = await self._table(match)
        return table.row if table is not None else None

    async def tables(self, status: str, limit: int = 100) -> list[MatchRow]:
        """Public tables of one status, newest first."""
        return await self._store.tables(status, public=True, limit=limit)

    async def invited(self, match: MatchId, token: str) -> bool:
        """Is this the table's invitation?"""
        table = await self._table(match)
        return table is not None and tables.matches(token, table.row.invite_hash)

    # -- seats -------------------------------------------------------------------------------------------------------

    async def sit(
        self,
        match: MatchId,
        name: str,
        *,
        seat: int | None = None,
        nonce: str = "",
        invite: str = "",
        session: str | None = None,
    ) -> Seated | Refused:
        """Take a free seat (the first one, or ``seat``); the match begins when the last is taken.

        ``nonce`` is the player's share of the dice; empty: the house draws one. ``session`` holds the seat as soon as
        it is taken, and one seat of a table at most. Codes: ``unknown_table``, ``not_invited``, ``table_full``,
        ``unknown_seat``, ``seat_taken``, ``already_seated``.
        """
        table = await self._table(match)
        if table is None:
            return Refused("unknown_table")
        if not table.row.public and not tables.matches(invite, table.row.invite_hash):
            return Refused("not_invited")
        token, nonce = tables.new_token(), nonce or secrets.token_hex(16)
        taken = 0

        def change(row: MatchRow) -> MatchRow:
            """Whoever takes the last seat begins the match."""
            nonlocal taken
            taken = _free(row, seat)
            row = tables.seated(row, taken, name, token, nonce)
            if all(one.kind != "open" for one in row.seats):
                row = tables.begun(row, self._library(row.game), self._clockwork.now_ms())
            return row

        def claim() -> Claim | None:
            """Stored with the row: a seat that is taken is somebody's, whatever happens next."""
            return None if session is None else Claim(session, match, taken, tables.hashed(token))

        try:
            await self._change(table, change, claim)
        except NotAllowed as error:
            return error.refused
        except Held:
            return Refused("already_seated")
        await self._loaded(table)
        return Seated(table.row, Seat(taken), token)

    async def claim(self, match: MatchId, token: str) -> Seat | Refused:
        """The seat of a bearer token; ``unknown_table`` or ``unknown_token``."""
        table = await self._table(match)
        if table is None:
            return Refused("unknown_table")
        for seat in table.row.seats:
            if tables.matches(token, seat.token_hash):
                return Seat(seat.seat)
        return Refused("unknown_token")

    async def leave(self, match: MatchId, seat: Seat, held: str = "") -> MatchRow | Refused:
        """Free the seat before the match begins; afterwards the player resigns, by the game's rule for leaving.

        ``held`` is the hash of the token that the seat must still be held by. Codes: ``unknown_table``, ``no_seat``,
        ``already_left``, ``game_over``, ``match_broken``, ``store_full``.
        """
        table = await self._table(match)
        if table is None:
            return Refused("unknown_table")
        running = await self._loaded(table)
        if running is not None:
            if held and table.row.seats[seat].token_hash != held:
                return Refused("no_seat")
            if table.row.seats[seat].left:
                return Refused("already_left")
            refused = await running.leave(seat)
            if refused is not None:
                return refused

        def change(row: MatchRow) -> MatchRow:
            """Refuses if the match has begun since it was looked at: then it is another matter."""
            if (row.status == "open") != (running is None):
                raise NotAllowed(Refused("begun_meanwhile"))
            if held and row.seats[seat].token_hash != held:
                raise NotAllowed(Refused("no_seat"))
            return tables.freed(row, seat)

        try:
            await self._change(table, change)
        except NotAllowed as error:
            return error.refused if error.refused.code == "no_seat" else await self.leave(match, seat, held)
        return table.row

    # -- matches -----------------------------------------------------------------------------------------------------

    async def subscribe(self, match: MatchId, viewer: Viewer, since: int = 0, held: str = "") -> Subscription | Refused:
        """Everything from number ``since`` on; the first item is an update if the match has begun.

        ``held``: the hash of the token that the viewer's seat is held by; it ends when the seat has another. Codes:
        ``unknown_table``, ``no_seat``, ``match_broken``.
        """
        table = await self._table(match)
        if table is None:
            return Refused("unknown_table")
        try:
            running = await self._loaded(table)
        except RecordError as error:
            return Refused("match_broken", {"line": error.line})
        # before the match begins there is no number that anybody could have seen
        subscription = Subscription(viewer, 0 if running is None else since, self._queue, held)
        if running is not None:
            subscription.put(await running.catch_up(since, viewer))
        if self._tables.get(match) is not table:
            return await self.subscribe(match, viewer, since, held)  # it left memory meanwhile
        if subscription.lost(table.row):
            return Refused("no_seat")
        table.subscriptions.add(subscription)
        return subscription

    async def record(self, match: MatchId, viewer: Viewer) -> MatchRecord | Sequence[Page] | Refused:
        """The whole record when it is over (and the game keeps no secrets), until then the viewer's own pages."""
        table = await self._table(match)
        if table is None:
            return Refused("unknown_table")
        running = await self._loaded(table)
        if running is None:
            return Refused("not_begun")
        if running.outcome is not None and not running.game.meta.keeps_secrets:
            return await running.record()
        return await running.history(viewer)


def _free(row: MatchRow, seat: int | None) -> int:
    free = [one.seat for one in row.seats if one.kind == "open"] if row.status == "open" else []
    if not free:
        raise NotAllowed(Refused("table_full"))
    if seat is None:
        return free[0]
    if not 0 <= seat < len(row.seats):
        raise NotAllowed(Refused("unknown_seat"))
    if seat not in free:
        raise NotAllowed(Refused("seat_taken"))
    return seat
