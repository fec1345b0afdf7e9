"""The house: tables, seats and their tokens, bots, clocks, and who is told."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

from msgspec import Struct

from parlour.kit.actors import Seat, Viewer
from parlour.kit.clock import NoClock, TimeControl
from parlour.kit.game import Fault, Game
from parlour.kit.legal import Refused
from parlour.kit.record import MatchRecord
from parlour.match import registry
from parlour.match.match import WINDOW_MS, Match
from parlour.match.messages import Page, Update
from parlour.match.ports import Bus, Clockwork, MatchId, MatchRow, Store, Thinker

__all__ = ("Created", "House", "SeatSpec", "Seated", "Subscription", "TableSpec")


class SeatSpec(Struct, frozen=True, kw_only=True):
    """A seat of a new table: ``open``, or ``bot`` with a level."""

    kind: str = "open"
    level: str = ""


class TableSpec(Struct, frozen=True, kw_only=True):
    """What somebody wants to play."""

    game: str
    options: dict[str, Any] = {}
    seats: tuple[SeatSpec, ...]
    public: bool = True
    """Listed in the lobby and free for everybody; else by invitation link only."""
    control: TimeControl = NoClock()
    lag_ms: int = 0
    away: str = "default"


class Created(Struct, frozen=True):
    """A new table; ``invite`` is the token of its invitation link (needed unless it is public)."""

    row: MatchRow
    invite: str


class Seated(Struct, frozen=True):
    """Somebody sat down; ``token`` is the seat's bearer token, said once and stored as a hash only."""

    row: MatchRow
    seat: Seat
    token: str


class Subscription:
    """A bounded queue of one connection: updates of the match and changes of the table.

    ``async for item in subscription`` ends when it is closed; ``reason`` says why: ``too_slow`` (it overflowed:
    the client comes back with its last number), ``stopping``, or empty if the reader closed it.
    """

    viewer: Viewer
    n: int
    """The last number that was put in."""
    reason: str

    def __aiter__(self) -> AsyncIterator[Update | MatchRow]:
        raise NotImplementedError

    async def get(self) -> Update | MatchRow | None:
        """The next item; ``None`` when closed."""
        raise NotImplementedError

    def close(self, reason: str = "") -> None:
        """End it; what waits is dropped. Idempotent."""
        raise NotImplementedError


class House:
    """All tables of one process. Tables of others are the same tables: the store is the truth, the bus tells."""

    def __init__(
        self,
        store: Store,
        clockwork: Clockwork,
        thinker: Thinker,
        bus: Bus,
        *,
        library: Callable[[str], Game[Any, Any]] = registry.game,
        window_ms: int = WINDOW_MS,
        think_ms: int = 10_000,
        queue: int = 32,
        cached: int = 1_000,
    ) -> None:
        """``think_ms``: after that a bot hangs; ``queue``: updates that wait for a slow client; ``cached``: matches."""
        raise NotImplementedError

    async def start(self) -> None:
        """Credit the outage to running clocks, wake tables with bots and clocks, begin to tick."""
        raise NotImplementedError

    async def stop(self) -> None:
        """Graceful: close subscriptions (``stopping``), wait for what is being written, store snapshots. Not the store."""
        raise NotImplementedError

    async def tick(self) -> None:
        """Everything that is due at ``clockwork.now_ms()``: time-outs, standing orders, the heartbeat."""
        raise NotImplementedError

    # -- tables ------------------------------------------------------------------------------------------------------

    async def create(self, spec: TableSpec) -> Created | list[Fault]:
        """A new table, or everything that is wrong with it by field. Starts at once if all seats are bots."""
        raise NotImplementedError

    async def table(self, match: MatchId) -> MatchRow | None:
        """The table as it is now."""
        raise NotImplementedError

    async def tables(self, status: str, limit: int = 100) -> list[MatchRow]:
        """Public tables of one status, newest first."""
        raise NotImplementedError

    async def invited(self, match: MatchId, token: str) -> bool:
        """Is this the table's invitation?"""
        raise NotImplementedError

    async def sit(
        self, match: MatchId, name: str, *, seat: int | None = None, nonce: str = "", invite: str = ""
    ) -> Seated | Refused:
        """Take a free seat (the first one, or ``seat``); the match begins when the last is taken.

        ``nonce`` is the player's share of the dice; empty: the house draws one. Codes: ``unknown_table``,
        ``not_invited``, ``table_full``, ``seat_taken``.
        """
        raise NotImplementedError

    async def claim(self, match: MatchId, token: str) -> Seat | Refused:
        """The seat of a bearer token; ``unknown_table`` or ``unknown_token``."""
        raise NotImplementedError

    async def leave(self, match: MatchId, seat: Seat) -> MatchRow | Refused:
        """Free the seat before the match begins; afterwards the player resigns, by the game's rule for leaving."""
        raise NotImplementedError

    # -- matches -----------------------------------------------------------------------------------------------------

    async def match(self, match: MatchId) -> Match | None:
        """The loaded match, or ``None`` if there is none or it has not begun. Commands go to it directly."""
        raise NotImplementedError

    async def subscribe(self, match: MatchId, viewer: Viewer, since: int = 0) -> Subscription | Refused:
        """Everything from number ``since`` on; the first item is an update if the match has begun."""
        raise NotImplementedError

    async def record(self, match: MatchId, viewer: Viewer) -> MatchRecord | Sequence[Page] | Refused:
        """The whole record when it is over (and the game keeps no secrets), until then the viewer's own pages."""
        raise NotImplementedError
