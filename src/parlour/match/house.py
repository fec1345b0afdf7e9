"""The house: tables, seats and their tokens, and the way to the matches."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from parlour.kit.actors import Seat, Viewer
from parlour.kit.faults import Fault
from parlour.kit.legal import NotAllowed, Refused
from parlour.kit.record import MatchRecord, RecordError
from parlour.kit.registry import BrokenGame, UnknownGame
from parlour.match import tables
from parlour.match.cloakroom import Cloakroom
from parlour.match.keepsakes import Brought
from parlour.match.luggage import cleared
from parlour.match.messages import Charge, Page
from parlour.match.ports import Claim, Conflict, Held, MatchId, MatchRow
from parlour.match.subscription import Subscription
from parlour.match.table import Table
from parlour.match.tables import Created, Seated, SeatSpec, TableSpec

__all__ = ("Created", "House", "SeatSpec", "Seated", "Subscription", "TableSpec")


log = logging.getLogger(__name__)


class House(Cloakroom):
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
        return await self._set_up(spec, game, cleared(game, options, len(spec.seats)))

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
        keepsake: str | None = None,
    ) -> Seated | Refused:
        """Take a free seat (the first one, or ``seat``); the match begins when the last is taken.

        ``nonce`` is the player's share of the dice; empty: the house draws one. ``session`` holds the seat as soon as
        it is taken, and one seat of a table at most; ``keepsake`` is one of its, brought along. Codes:
        ``unknown_table``, ``not_invited``, ``table_full``, ``unknown_seat``, ``seat_taken``, ``already_seated``, and
        those of :meth:`fetch`.
        """
        table = await self._table(match)
        if table is None:
            return Refused("unknown_table")
        if not table.row.public and not tables.matches(invite, table.row.invite_hash):
            return Refused("not_invited")
        luggage = None if keepsake is None else await self.fetch(table.row, keepsake, session)
        if isinstance(luggage, Refused):
            return luggage
        return await self._sit(
            table, name, seat=seat, nonce=nonce, session=session, owner=session or "", luggage=luggage
        )

    async def _sit(
        self,
        table: Table,
        name: str,
        *,
        seat: int | None,
        nonce: str,
        session: str | None,
        owner: str,
        luggage: Brought | None = None,
        before: str = "",
    ) -> Seated | Refused:
        token, nonce = tables.new_token(), nonce or secrets.token_hex(16)
        taken = 0

        def change(row: MatchRow) -> MatchRow:
            """Whoever takes the last seat begins the match."""
            nonlocal taken
            if before and any(one.before == before for one in row.seats):
                raise NotAllowed(Refused("already_seated"))  # on another device: no second seat for one player
            taken = _free(row, seat)
            row = tables.seated(row, taken, name, token, nonce, before, owner)
            row = row if luggage is None else self._with_luggage(row, taken, luggage)
            if all(one.kind != "open" for one in row.seats):
                row = tables.begun(row, self._library(row.game), self._clockwork.now_ms())
            return row

        def claim() -> Claim | None:
            """Stored with the row: a seat that is taken is somebody's, whatever happens next."""
            return None if session is None else Claim(session, table.row.id, taken, tables.hashed(token))

        try:
            await self._change(table, change, claim)
        except NotAllowed as error:
            return error.refused
        except Held:
            return Refused("already_seated")
        self._absences.seated(table.row.id, taken)
        await self._loaded(table)
        self._absence_changed(table.row.id)
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
        ``already_left``, ``game_over``, ``match_broken``, ``store_full``, ``store_failing``.
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
        self._absence_changed(match)
        return table.row

    # -- once more --------------------------------------------------------------------------------------------------

    async def rematch(
        self, match: MatchId, seat: Seat, name: str, *, nonce: str = "", session: str | None = None
    ) -> Seated | Refused:
        """Whoever held ``seat`` sits down at the table of the rematch, one seat on or else on the first that is free.

        Who asks first makes that table: the same game, options, clock and bots; what the seat took home comes along.
        Codes: ``unknown_table``,
        ``not_over``, ``no_rematch`` (its options are none any more), ``table_full``, ``already_seated``.
        """
        table = await self._table(match)
        if table is None:
            return Refused("unknown_table")
        if table.row.status != "over":
            running = await self._loaded(table)
            if running is None or running.outcome is None:
                return Refused("not_over")
        next_id = await self._following(table)
        following = None if next_id is None else await self._table(next_id)
        if following is None:
            return Refused("no_rematch")
        wish, before = tables.moved_on(seat, len(table.row.seats)), table.row.seats[seat].token_hash
        owner, luggage = await self._packed_again(table.row, seat, following.row, wish)
        sit = partial(
            self._sit, following, name, nonce=nonce, session=session, owner=owner or session or "", luggage=luggage,
            before=before,
        )  # fmt: skip
        taken = await sit(seat=wish)
        if isinstance(taken, Refused) and taken.code == "seat_taken":
            taken = await sit(seat=None)
        return taken

    async def _following(self, table: Table) -> MatchId | None:
        """The table of the rematch, made if there is none yet: together with the word of it, hence only once."""
        async with table.seating:
            while (row := table.row).next is None:
                made = tables.following(row, self._library(row.game), self._clockwork.now_ms())
                if isinstance(made, list):
                    return None
                told = replace(row, next=made.id)
                try:
                    await self._store.update(told, row, create=made)
                except Conflict:
                    stored = await self._store.row(row.id)
                    if stored is None:
                        raise
                    if stored != row:  # else two tables drew the same name
                        table.change(stored)
                else:
                    table.change(told)
            return row.next

    # -- matches -----------------------------------------------------------------------------------------------------

    async def subscribe(
        self, match: MatchId, viewer: Viewer, since: int = 0, held: str = "", *, gallery: bool = True
    ) -> Subscription | Refused:
        """Everything from number ``since`` on; the first item is an update if the match has begun.

        ``held``: the hash of the token that the viewer's seat is held by; it ends when the seat has another.
        ``gallery``: one who watches hears the others who do; not if a seat is theirs. Codes: ``unknown_table``,
        ``no_seat``, ``match_broken``.
        """
        table = await self._table(match)
        if table is None:
            return Refused("unknown_table")
        try:
            running = await self._loaded(table)
        except RecordError as error:
            return Refused("match_broken", {"line": error.line})
        # before the match begins there is no number that anybody could have seen
        hears = gallery and viewer.seat is None
        subscription = Subscription(viewer, 0 if running is None else since, self._queue, held, gallery=hears)
        await self._listen_in(table)
        if running is not None:
            subscription.put(await running.catch_up(since, viewer))
        if self._tables.get(match) is not table:
            return await self.subscribe(match, viewer, since, held, gallery=gallery)  # it left memory meanwhile
        if subscription.lost(table.row):
            return Refused("no_seat")
        self._catch_up(table, subscription)
        table.subscriptions.add(subscription)
        return subscription

    async def record(self, match: MatchId, viewer: Viewer) -> MatchRecord | bytes | Sequence[Page] | Refused:
        """The whole record when it is over (and the game keeps no secrets), until then the viewer's own pages.

        What was brought here is given back to the byte.
        """
        table = await self._table(match)
        if table is None:
            return Refused("unknown_table")
        if table.row.status == "record" and (text := await self._store.brought(match)) is not None:
            return text
        running = await self._loaded(table)
        if running is None:
            return Refused("not_begun")
        if running.outcome is not None and not running.game.meta.keeps_secrets:
            return await running.record()
        return await running.history(viewer)

    async def ledger(self, match: MatchId, viewer: Viewer) -> Sequence[Charge] | Refused:
        """Where everybody's time went, as far as this viewer may know; ``unknown_table``, ``not_begun``."""
        table = await self._table(match)
        if table is None:
            return Refused("unknown_table")
        running = await self._loaded(table)
        return Refused("not_begun") if running is None else await running.ledger(viewer)


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
