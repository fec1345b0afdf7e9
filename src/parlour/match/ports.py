"""What the application core needs from outside: a store, a bus, a time source, and thinkers for bots.

Adapters live in ``parlour.store`` and ``parlour.server``; the core knows only these.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, ClassVar, NewType, Protocol

from msgspec import Struct

from parlour.kit.agenda import Prompt
from parlour.kit.clock import TimeControl
from parlour.kit.game import View
from parlour.kit.record import Entry
from parlour.match.keepsakes import Brought, Keepsakes, Kept

__all__ = (
    "MOST_LINES",
    "Bus",
    "Claim",
    "Clockwork",
    "Conflict",
    "Held",
    "MatchId",
    "MatchRow",
    "Said",
    "SeatRow",
    "SessionRow",
    "Sessions",
    "Snapshot",
    "Store",
    "StoreFull",
    "StoreRefuses",
    "StoreUnusable",
    "Thinker",
    "Unreadable",
)

MatchId = NewType("MatchId", str)
"""Public name of a match: short, random, no secret."""
MOST_LINES = 500
"""Lines that are kept of what those who play have said at a table, and as many of those who watch."""


class Conflict(Exception):
    """Somebody else appended that version first: reload and try again if the prompt is still open."""


class StoreRefuses(Exception):
    """The database does not take it now: nothing was appended. ``code`` is the refusal's."""

    code: ClassVar[str] = "store_failing"


class StoreFull(StoreRefuses):
    """There is no room left."""

    code = "store_full"


class StoreUnusable(Exception):
    """The database does not open or is damaged: ``code`` for people's language, ``reason`` in the database's words.

    Codes: ``store_in_memory``, ``store_no_folder``, ``store_read_only``, ``store_newer``, ``store_damaged``,
    ``store_not_durable``, ``store_in_use``, ``store_unusable``.
    """

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(f"{code}: {reason}")
        self.code, self.reason = code, reason


class Held(Exception):
    """The session holds another seat of that table."""


class Unreadable(Exception):
    """What is stored of a match is no record of ours; ``entries`` are those before the first that is none."""

    def __init__(self, match: MatchId, entries: Sequence[Entry] = ()) -> None:
        super().__init__(match)
        self.entries = tuple(entries)


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
    before: str = ""
    """At the table of a rematch: the ``token_hash`` of the seat that whoever sits here had at the one before."""
    owner: str = ""
    """The session (its ``token_hash``) that sat down: what the seat takes home is its."""
    luggage: Brought | None = None


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
    away: str = "wait"
    """For a person who stays away: ``wait``, or after ``away_ms`` the game's ``default`` action or a ``bot``."""
    away_ms: int = 0
    status: str = "open"
    """``open`` (seats free), ``running``, ``over``, ``closed``, or ``record``: brought here, nobody plays at it."""
    start_ms: int = 0
    start_chance: tuple[tuple[str, int, int], ...] = ()
    start_digest: str = ""
    branch: dict[str, Any] | None = None
    """The whole state that a branched match begins with."""
    origin: MatchId | None = None
    """The table that it was branched off from."""
    next: MatchId | None = None
    """The table of the rematch."""


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


class Said(Struct, frozen=True, kw_only=True):
    """A line of what was said at a table. The text is people's: nothing of the game's is in it."""

    match: MatchId
    n: int = 0
    """Grows from line to line of the table, with time, and is no count; the store's to give."""
    at_ms: int
    seat: int | None
    """``None`` for somebody who watches."""
    name: str
    text: str
    who: str
    """The session's ``token_hash``; with the client's own ``id`` it tells a line that comes twice."""
    id: str


class Claim(Struct, frozen=True):
    """A session that holds a seat. One seat may be held by several browsers of the same person."""

    session: str
    """The session's ``token_hash``."""
    match: MatchId
    seat: int
    token_hash: str
    """The seat's own when it was claimed: whoever sits there next has another, and this claim means nothing."""

    def holds(self, row: MatchRow) -> bool:
        """Is the seat still that of whom it was claimed from?"""
        return self.token_hash != "" and row.seats[self.seat].token_hash == self.token_hash


class Store(Keepsakes, Protocol):
    """Durable tables and entries. ``append`` returns only after the commit; nobody is told before."""

    async def create(self, row: MatchRow) -> None:
        """A new table; :class:`Conflict` if the id is taken."""
        ...

    async def row(self, match: MatchId) -> MatchRow | None:
        """The table, or ``None``; :class:`Unreadable`."""
        ...

    async def update(
        self, row: MatchRow, expected: MatchRow, claim: Claim | None = None, create: MatchRow | None = None
    ) -> None:
        """Replace the table's row; :class:`Conflict` if it is no longer ``expected``.

        In the same transaction ``claim``: who takes the seat (:class:`Held` if the session has one), and ``create``:
        another, new table.
        """
        ...

    async def tables(self, status: str, public: bool | None = None, limit: int = 100) -> list[MatchRow]:
        """Tables of one status, newest first; one that cannot be read is reported and left out."""
        ...

    async def count(self) -> dict[str, int]:
        """How many tables there are, by status."""
        ...

    @property
    def waiting(self) -> int:
        """Writes that wait for the disk."""
        ...

    async def append(
        self,
        match: MatchId,
        expected_v: int,
        entries: Sequence[Entry],
        snapshot: Snapshot | None = None,
        kept: Sequence[Kept] = (),
    ) -> None:
        """All or nothing, durable on return; :class:`Conflict` if ``expected_v`` is not the last version.

        ``kept``: what seats take home with the last of the entries. What has changed since it was brought stays as it
        is, and what is gone stays gone.
        """
        ...

    async def bring(self, row: MatchRow, entries: Sequence[Entry], snapshot: Snapshot, text: bytes) -> None:
        """A record from elsewhere: its table, its log and the text itself. All or nothing, durable on return.

        :class:`Conflict` if the id is taken.
        """
        ...

    async def brought(self, match: MatchId) -> bytes | None:
        """The text that a table was brought here with, or ``None``."""
        ...

    async def entries(self, match: MatchId, since: int = 0) -> list[Entry]:
        """The entries with ``v > since`` in order; :class:`Unreadable` with those before one that is no entry."""
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

    async def say(self, line: Said) -> Said:
        """Keep a line under the next number, or find the one with the same ``who`` and ``id``; as it is stored.

        The newest ``MOST_LINES`` of those who play are kept, and of those who watch; neither talks the other's away.
        :class:`Conflict` if there is no such table.
        """
        ...

    async def said(self, match: MatchId) -> list[Said]:
        """What is kept of it, in order."""
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
        """The session holds the seat from now on; :class:`Held` if it holds another one of that table."""
        ...

    async def claims(self, session: str, match: MatchId | None = None) -> list[Claim]:
        """What a session has claimed, at one table or everywhere. Not all of it need hold: ask :meth:`Claim.holds`."""
        ...

    async def release(self, match: MatchId, token_hash: str) -> None:
        """Forget the claims of who sat there under that token; they hold no longer, or are given up."""
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


class Meter(Protocol):
    """Is told what happens, for figures. It neither fails nor changes anything, and nobody waits for it."""

    def landed(self, game: str, seconds: float) -> None:
        """A command is stored; ``seconds`` since it came in."""
        ...

    def refused(self, by: str, code: str) -> None:
        """A command was not done; ``by`` says what kind of player sent it."""
        ...

    def looked(self, late: float) -> None:
        """The house has looked at itself, so many seconds after it meant to."""
        ...


class Thinker(Protocol):
    """Bots think elsewhere: a view goes in, the actions of one command come out."""

    async def think(
        self, game: str, level: str, options: dict[str, Any], view: View, prompt: Prompt, seed: str
    ) -> list[str]:
        """Actions in the game's notation. Raises ``TimeoutError`` when the bot takes too long, or its own failure."""
        ...
