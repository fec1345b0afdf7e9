"""Bodies of requests and responses of ``/api/v1``; the OpenAPI document and TypeScript's types come from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from parlour.kit import capabilities as kit
from parlour.kit.clock import Fischer, NoClock, PerTurn
from parlour.match.analysis import Looked
from parlour.match.messages import Charge, OutcomeView, Page
from parlour.server.texts import Rulebook
from parlour.server.wire import TableInfo

__all__ = (
    "Analyse",
    "Analysed",
    "Branch",
    "BringLuggage",
    "ClaimToken",
    "Control",
    "Created",
    "GameInfo",
    "Health",
    "Imported",
    "Join",
    "Joined",
    "KeepsakeInfo",
    "KeepsakeName",
    "Ledger",
    "Me",
    "NewTable",
    "Opinion",
    "Rename",
    "Replay",
    "Rulebook",
    "SeatWish",
    "Seated",
)

Text = Annotated[str, Meta(min_length=1, max_length=200)]
"""Bounded; what a name may be exactly is said by ``name_*`` refusals."""
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[\x21-\x7e]*$")]
KeepsakeId = Annotated[str, Meta(max_length=32)]
Millis = Annotated[int, Meta(ge=0, le=30 * 24 * 3600 * 1000)]
Control = NoClock | Fischer | PerTurn


class Health(Struct, frozen=True):
    """The server is up."""

    status: Literal["ok"]
    version: str


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game as the lobby shows it."""

    id: str
    rules_version: int
    players: tuple[int, int]
    minutes: int
    languages: tuple[str, ...]
    chance: bool
    hidden: bool
    analysis: bool
    """Can positions be analysed?"""
    levels: tuple[str, ...]
    """Of its bots, weakest first."""
    orders: tuple[str, ...]
    """Types of its standing orders that have no fields; any other order needs a control of the game's own."""
    options_schema: dict[str, Any]
    defaults: dict[str, Any]
    keepsakes: bool
    """Do seats take something home, and may they bring it along?"""
    credits: tuple[str, ...]


class Me(Struct, frozen=True):
    """The guest of this session, and the tables where it sits."""

    name: str | None
    tables: tuple[TableInfo, ...]
    asked: tuple[str, ...] = ()
    """Ids of those that wait for a decision of the guest's."""


class Rename(Struct, frozen=True):
    """The guest's name."""

    name: Text


class SeatWish(Struct, frozen=True, kw_only=True):
    """Who is to sit here."""

    kind: Literal["me", "open", "bot"]
    level: Annotated[str, Meta(max_length=32)] = ""


class NewTable(Struct, frozen=True, kw_only=True):
    """A table to be set up. At most one seat is ``me``."""

    game: Annotated[str, Meta(max_length=64)]
    options: dict[str, Any] = {}
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=64)]
    public: bool = False
    control: Control = NoClock()
    lag_ms: Annotated[int, Meta(ge=0, le=1000)] = 0
    """Of each move, not charged to a clock."""
    away: Literal["wait", "default", "bot"] = "wait"
    """For a person who stays away: wait, or after ``away_ms`` the game's default action or a bot."""
    away_ms: Annotated[int, Meta(ge=10_000, le=24 * 3600 * 1000)] = 120_000
    name: Text | None = None
    """The guest's name, if the session has none yet; ``None``: it stays without one."""
    keepsake: KeepsakeId | None = None
    """One of the guest's, brought along to the seat that is ``me``."""


class Created(Struct, frozen=True, kw_only=True):
    """The new table, and links that are shown this once."""

    table: TableInfo
    invite: str
    """Lets anybody take an open seat."""
    seat_link: str | None
    """Takes the asker's own seat to another device."""


class Join(Struct, frozen=True, kw_only=True):
    """Sit down: on ``seat``, or on the first open one."""

    name: Text | None = None
    invite: Annotated[str, Meta(max_length=64)] = ""
    seat: Annotated[int, Meta(ge=0, le=63)] | None = None
    nonce: Nonce = ""
    """Mixed into the chance key, which was drawn when the table was set up: the house could not choose it for this."""
    keepsake: KeepsakeId | None = None
    """One of the guest's, brought along."""


class Joined(Struct, frozen=True, kw_only=True):
    """The seat is the session's."""

    table: TableInfo
    seat: int
    seat_link: str


class ClaimToken(Struct, frozen=True):
    """A seat link's token."""

    token: Annotated[str, Meta(max_length=64)]


class Seated(Struct, frozen=True):
    """The session holds that seat now."""

    table: TableInfo
    seat: int


class Replay(Struct, frozen=True, kw_only=True):
    """Some pages of a match, replayed from its log, as ``seat`` saw it (``None``: as everybody may see it now)."""

    total: int
    """How many pages there are."""
    seat: int | None
    omniscient: bool
    """Nothing is hidden in these pages: the game is over and keeps no secrets."""
    pages: tuple[Page, ...]
    outcome: OutcomeView | None


class Branch(Struct, frozen=True, kw_only=True):
    """A new table that goes on from a page of a game that is over."""

    n: Annotated[int, Meta(ge=1)]
    """The page, in the count of whom nothing is hidden from."""
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=64)]
    name: Text | None = None


class Imported(Struct, frozen=True):
    """A record was brought here; its table can be looked at, replayed and branched off from."""

    table: TableInfo


class Ledger(Struct, frozen=True, kw_only=True):
    """Where the time went, as far as the asker may know."""

    control: dict[str, Any]
    lag_ms: int
    lines: tuple[Charge, ...]


class Analyse(Struct, frozen=True, kw_only=True):
    """A position to look at: text in the game's notation (empty: the start), and actions tried out from there."""

    options: dict[str, Any] = {}
    position: Annotated[str, Meta(max_length=4_000)] = ""
    actions: Annotated[tuple[Annotated[str, Meta(max_length=4_000)], ...], Meta(max_length=200)] = ()
    think: bool = False
    """Ask the strongest bot for its opinion."""
    lines: Annotated[int, Meta(ge=1, le=5)] = 3


class Opinion(kit.Opinion, frozen=True):
    """What the strongest bot thinks of a position."""

    level: str
    """Of that bot."""


class Analysed(Looked, frozen=True, kw_only=True):
    """The position after the actions, and what the bot thinks of it if it was asked and somebody is to move."""

    opinion: Opinion | None


class BringLuggage(Struct, frozen=True):
    """What the asker's seat brings along to a table that has not begun; ``null``: nothing."""

    keepsake: KeepsakeId | None


class KeepsakeInfo(Struct, frozen=True, kw_only=True):
    """Something that the asker has taken home from a game."""

    id: str
    game: str
    name: str
    signed: bool
    """Has this house made it, and nobody else changed it?"""
    data: dict[str, Any]
    """The game's own record of it."""
    lines: tuple[str, ...]
    """The same in words, the first with the name; in the language that was asked for."""
    made_ms: int
    saved_ms: int
    match: str | None
    """The table that it came home from last."""
    table: str | None
    """The table that it is at now."""


class KeepsakeName(Struct, frozen=True):
    """What it shall be called."""

    name: Text
