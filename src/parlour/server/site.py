"""What the routes share: the house, its sessions, who is connected, and the client's files."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from parlour.match import messages
from parlour.match.house import House
from parlour.match.ports import Claim, Clockwork, MatchId, MatchRow, Sessions
from parlour.server import wire
from parlour.server.errors import ApiError
from parlour.server.limits import Buckets
from parlour.server.settings import Settings
from parlour.server.static_files import Client
from parlour.server.wire import SeatInfo, TableInfo
from parlour.server.ws.presence import Peer, PresenceBook

__all__ = ("FromSite", "Site")

FAREWELL_SECONDS = 2.0


class Site:
    """One server; everything that a route may touch."""

    def __init__(
        self, settings: Settings, house: House, sessions: Sessions, clockwork: Clockwork, client: Client
    ) -> None:
        self.settings = settings
        self.house = house
        self.sessions = sessions
        self.clockwork = clockwork
        self.client = client
        self.presence = PresenceBook()
        self.sockets: dict[str, int] = {}
        """Open WebSockets by address."""
        self._encoded: deque[tuple[messages.Update, str]] = deque(maxlen=16)
        self._peers: dict[Peer, asyncio.Task[None]] = {}
        limits = settings.limits
        self.mutations = Buckets(limits.mutation_rate, limits.mutation_burst, limits.addresses)

    def encoded(self, update: messages.Update) -> str:
        """The message of an update. Connections of one viewer share the update, so it is encoded once for all."""
        for known, text in self._encoded:
            if known is update:
                return text
        message = wire.Update(**{name: getattr(update, name) for name in update.__struct_fields__})
        text = msgspec.json.encode(message).decode()
        self._encoded.append((update, text))
        return text

    async def attend(self, peer: Peer, life: Coroutine[Any, Any, None]) -> None:
        """Run a connection to its end; :meth:`farewell` knows of it."""
        task = self._peers[peer] = asyncio.ensure_future(life)
        try:
            await task
        finally:
            del self._peers[peer]

    async def farewell(self, code: str) -> None:
        """Say goodbye to every connection, and wait (not for ever) until they are closed."""
        for peer in self._peers:
            peer.end(code)
        if self._peers:
            await asyncio.wait(list(self._peers.values()), timeout=FAREWELL_SECONDS)

    async def row(self, table: str) -> MatchRow:
        """The table; 404 if there is none."""
        row = await self.house.table(MatchId(table))
        if row is None:
            raise ApiError(404, "unknown_table")
        return row

    async def claim_of(self, session: str | None, match: MatchId) -> Claim | None:
        """What a session (by its hash) holds at a table."""
        claims: list[Claim] = await self.sessions.claims(session, match) if session else []
        row = await self.house.table(match) if claims else None  # after the claims: a token that is gone stays gone
        return next((claim for claim in claims if row is not None and claim.holds(row)), None)

    async def seat_of(self, session: str | None, match: MatchId) -> int | None:
        """The seat that a session (by its hash) holds at a table."""
        claim = await self.claim_of(session, match)
        return None if claim is None else claim.seat

    def info(self, row: MatchRow, you: int | None) -> TableInfo:
        """The table as everybody sees it; hashes, nonces and the key stay here."""
        here = self.presence.connected(row)
        return TableInfo(
            id=row.id,
            game=row.game,
            rules=row.rules,
            options=row.options,
            seats=tuple(
                SeatInfo(
                    seat=seat.seat,
                    kind=seat.kind,
                    name=seat.name,
                    level=seat.level,
                    left=seat.left,
                    connected=here[seat.seat],
                )
                for seat in row.seats
            ),
            public=row.public,
            status=row.status,
            commit=row.commit,
            control=msgspec.to_builtins(row.control),
            created_ms=row.created_ms,
            you=you,
        )


FromSite = NamedDependency[SkipValidation[Site]]
"""As a route asks for it."""
