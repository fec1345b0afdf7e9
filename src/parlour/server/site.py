"""What the routes share: the house, its sessions, who is connected, and the client's files."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from functools import lru_cache
from typing import Any

import msgspec
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from parlour.kit import registry
from parlour.kit.schema import luggage_fields
from parlour.match import messages
from parlour.match.house import House
from parlour.match.keepsakes import Keepsakes
from parlour.match.ports import Claim, Clockwork, MatchId, MatchRow, SeatRow, Sessions
from parlour.server.bots import BotPool
from parlour.server.desk import Desk
from parlour.server.errors import ApiError
from parlour.server.limits import Buckets
from parlour.server.metrics import Metrics
from parlour.server.settings import Settings
from parlour.server.static_files import Client
from parlour.server.wire import Brought, SeatInfo, TableInfo
from parlour.server.ws.presence import Peer, PresenceBook

__all__ = ("FromSite", "Site")

FAREWELL_SECONDS = 2.0
_UPDATE = '{"type":"update",'
"""How an ``Update`` of the wire begins; the rest is the match's own update, not built a second time."""


class Site:
    """One server; everything that a route may touch."""

    def __init__(
        self,
        settings: Settings,
        house: House,
        sessions: Sessions,
        clockwork: Clockwork,
        client: Client,
        desk: Desk,
        bots: BotPool,
        metrics: Metrics,
        keepsakes: Keepsakes,
    ) -> None:
        self.settings = settings
        self.house = house
        self.sessions = sessions
        self.keepsakes = keepsakes
        self.clockwork = clockwork
        self.client = client
        self.desk = desk
        self.metrics = metrics
        self._bots = bots
        self.presence = PresenceBook(house)
        house.on_absence = self.presence.tell
        self.sockets: dict[str, int] = {}
        """Open WebSockets by address."""
        self._encoded: deque[tuple[messages.Update, str]] = deque(maxlen=16)
        self._peers: dict[Peer, asyncio.Task[None]] = {}
        limits = settings.limits
        self.mutations = Buckets(limits.mutation_rate, limits.mutation_burst, limits.addresses)
        self.tables_made = Buckets(limits.tables_per_hour / 3600, limits.tables_per_hour, limits.addresses)
        self.messages = Buckets(limits.address_rate, limits.address_burst, limits.addresses)
        self.handshakes = Buckets(limits.handshake_rate, limits.handshake_burst, limits.addresses)
        """All of these by address."""
        self.commands = Buckets(limits.seat_rate, limits.seat_burst, limits.addresses)
        """By table and seat: whoever plays on several sockets is no faster."""
        self.unasked = Buckets(limits.open_rate, limits.open_burst, limits.addresses)
        """The same for open actions."""
        self.talk = Buckets(limits.talk_rate, limits.talk_burst, limits.addresses)
        """By session."""
        self.records = Buckets(limits.record_rate, limits.record_burst, limits.addresses)
        self.thoughts = Buckets(limits.think_rate, limits.think_burst, limits.addresses)

    def encoded(self, update: messages.Update) -> str:
        """The message of an update. Connections of one viewer share the update, so it is encoded once for all."""
        for known, text in self._encoded:
            if known is update:
                return text
        text = _UPDATE + msgspec.json.encode(update)[1:].decode()
        self._encoded.append((update, text))
        return text

    async def measure(self) -> None:
        """Read off what the metrics cannot count as it happens."""
        load, levels = await self.house.load(), self.metrics.levels
        levels.count(load.tables)
        levels.loaded.set(load.loaded)
        levels.matches.set(load.matches)
        levels.writes.set(load.writes)
        levels.sockets.set(sum(self.sockets.values()))
        levels.bots_waiting.set(self._bots.waiting)
        levels.bots_thinking.set(self._bots.thinking)

    async def attend(self, peer: Peer, life: Coroutine[Any, Any, None]) -> None:
        """Run a connection to its end; :meth:`farewell` knows of it."""
        task = self._peers[peer] = asyncio.ensure_future(life)
        try:
            await task
        finally:
            del self._peers[peer]

    async def farewell(self, code: str) -> None:
        """Say goodbye to every connection, and wait (not for ever) until they are closed.

        Clocks stand still from here on: nobody can answer any more.
        """
        for peer in self._peers:
            peer.end(code)
        await self.house.pause()
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
            options={name: value for name, value in row.options.items() if name not in _unlisted(row.game)},
            seats=tuple(
                SeatInfo(
                    seat=seat.seat,
                    kind=seat.kind,
                    name=seat.name,
                    level=seat.level,
                    left=seat.left,
                    connected=here[seat.seat],
                    brings=_brings(seat),
                )
                for seat in row.seats
            ),
            public=row.public,
            status=row.status,
            commit=row.commit,
            control=msgspec.to_builtins(row.control),
            created_ms=row.created_ms,
            lag_ms=row.lag_ms,
            away=row.away,
            away_ms=row.away_ms,
            next=row.next,
            origin=row.origin,
            you=you,
        )


def _brings(seat: SeatRow) -> Brought | None:
    brought = seat.luggage
    return None if brought is None else Brought(name=brought.name, signed=brought.signed)


@lru_cache(maxsize=64)
def _unlisted(game: str) -> tuple[str, ...]:
    """Options of that game that no list of tables needs."""
    try:
        return luggage_fields(registry.game(game))
    except LookupError:
        return ()


FromSite = NamedDependency[SkipValidation[Site]]
"""As a route asks for it."""
