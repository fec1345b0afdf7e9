"""What the application core needs from outside: a store, a bus, a time source, and thinkers for bots.

Adapters live in ``parlour.store`` and ``parlour.server``; the core knows only these.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, NewType, Protocol

from msgspec import Struct

from parlour.kit.agenda import Prompt
from parlour.kit.clock import TimeControl
from parlour.kit.game import View
from parlour.kit.record import Entry

__all__ = (
    "Bus",
    "Claim",
    "Clockwork",
    "Conflict",
    "MatchId",
    "MatchRow",
    "SeatRow",
    "SessionRow",
    "Sessions",
    "Snapshot",
    "Store",
    "StoreFull",
    "Thinker",
)

MatchId = NewType("MatchId", str)
"""Public name of a match: short, random, no secret."""


class Conflict(Exception):
    """Somebody else appended that version first: reload and try again if the prompt is still open."""


class StoreFull(Exception):
    """The disk refuses; nothing was appended."""


class SeatRow(Struct, frozen=True, kw_only=True):
    """One seat of a table. ``kind`` is ``open`` (nobody yet), ``person`` or ``bot``."""

    seat: int
    kind: str
    name: str = ""
    level: str = ""
    """Of a bot: ``easy``, ``medium`` …"""
    token_hash: str = ""
    """SHA-256 (hex) of the seat's bearer token; the token itself is stored nowhere."""
    nonce: str = ""
    left: bool = False


class MatchRow(Struct, frozen=True, kw_only=True):
    """A table: what was agreed, and the house's secret."""

    id: MatchId
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[SeatRow, ...]
    public: bool
    control: TimeControl
    key: str
    """The 32-byte chance key in hex. Never leaves the server before the end."""
    commit: str
    created_ms: int
    invite_hash: str = ""
    lag_ms: int = 0
    away: str = "default"
    """What happens to a seat whose time is up: ``default`` (the game's rule) or ``bot``."""
    status: str = "open"
    """``open`` (seats free), ``running``, ``over`` or ``closed``."""
    start_ms: int = 0
    start_chance: tuple[tuple[str, int, int], ...] = ()
    start_digest: str = ""
    branch: dict[str, Any] | None = None
    """The whole state that a branched match begins with."""


class Snapshot(Struct, frozen=True):
    """The whole state after entry ``v``, with what a restart cannot recompute from later entries alone."""

    v: int
    state: bytes
    extra: bytes = b""


class SessionRow(Struct, frozen=True, kw_only=True):
    """A browser that has been here: the SHA-256 (hex) of its token, the guest's name, when it came."""

    token_hash: str
    name: str
    created_ms: int


class Claim(Struct, frozen=True):
    """A session that holds a seat. One seat may be held by several browsers of the same person."""

    session: str
    """The session's ``token_hash``."""
    match: MatchId
    seat: int


class Store(Protocol):
    """Durable tables and entries. ``append`` returns only after the commit; nobody is told before."""

    async def create(self, row: MatchRow) -> None:
        """A new table; :class:`Conflict` if the id is taken."""
        ...

    async def row(self, match: MatchId) -> MatchRow | None:
        """The table, or ``None``."""
        ...

    async def update(self, row: MatchRow, expected: MatchRow) -> None:
        """Replace the table's row; :class:`Conflict` if it is no longer ``expected``."""
        ...

    async def tables(self, status: str, public: bool | None = None, limit: int = 100) -> list[MatchRow]:
        """Tables of one status, newest first."""
        ...

    async def append(
        self, match: MatchId, expected_v: int, entries: Sequence[Entry], snapshot: Snapshot | None = None
    ) -> None:
        """All or nothing, durable on return; :class:`Conflict` if ``expected_v`` is not the last version."""
        ...

    async def entries(self, match: MatchId, since: int = 0) -> list[Entry]:
        """The entries with ``v > since`` in order."""
        ...

    async def command(self, match: MatchId, cmd: str) -> tuple[int, int] | None:
        """First and last version of a command that has landed, or ``None``."""
        ...

    async def snapshot(self, match: MatchId) -> Snapshot | None:
        """The newest snapshot, or ``None``."""
        ...

    async def set_orders(self, match: MatchId, seat: int, orders: bytes) -> None:
        """Replace a seat's standing orders (JSON). They are wishes, not decisions: no entry, nobody sees them."""
        ...

    async def orders(self, match: MatchId) -> dict[int, bytes]:
        """The standing orders by seat."""
        ...

    async def heartbeat(self, now_ms: int) -> None:
        """While a clock runs: the house was alive at ``now_ms``."""
        ...

    async def last_heartbeat(self) -> int | None:
        """When the house was last alive, or ``None``."""
        ...

    async def close(self) -> None:
        """Finish what waits, then let go of the file."""
        ...


class Sessions(Protocol):
    """Durable sessions and the seats they hold. Only hashes of tokens come in here."""

    async def open_session(self, row: SessionRow) -> None:
        """A new session; :class:`Conflict` if the hash is taken."""
        ...

    async def session(self, token_hash: str) -> SessionRow | None:
        """The session, or ``None``."""
        ...

    async def rename_session(self, token_hash: str, name: str) -> None:
        """The guest calls itself otherwise; a session that is gone stays gone."""
        ...

    async def end_session(self, token_hash: str) -> None:
        """Forget the session and its claims."""
        ...

    async def claim(self, claim: Claim) -> None:
        """The session holds the seat from now on; claiming again changes nothing."""
        ...

    async def claims(self, session: str, match: MatchId | None = None) -> list[Claim]:
        """What a session holds, at one table or everywhere."""
        ...

    async def release(self, match: MatchId, seat: int) -> None:
        """Nobody holds the seat any more: it was given up, and its next holder is somebody else."""
        ...


class Bus(Protocol):
    """Tells every process of the house that a match has a new version."""

    async def publish(self, match: MatchId, v: int) -> None:
        """After the commit, never before."""
        ...

    def subscribe(self) -> AsyncIterator[tuple[MatchId, int]]:
        """Every publication from now on."""
        ...


class Clockwork(Protocol):
    """The only time source."""

    def now_ms(self) -> int:
        """Milliseconds since the epoch, never running backwards."""
        ...


class Thinker(Protocol):
    """Bots think elsewhere: a view goes in, the actions of one command come out."""

    async def think(
        self, game: str, level: str, options: dict[str, Any], view: View, prompt: Prompt, seed: str
    ) -> list[str]:
        """Actions in the game's notation. Raises ``TimeoutError`` when the bot takes too long, or its own failure."""
        ...
