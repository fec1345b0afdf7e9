"""The WebSocket's messages: tagged structs, ``type`` first. The schema and the TypeScript types come from here.

A client opens ``/ws/v1``, sends :class:`Hello`, and is answered by :class:`Welcome` and one :class:`Update`.
After that every change reaches it as an :class:`Update` with the next number of *its own* count.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from parlour.match import messages
from parlour.match.messages import (
    Awaited,
    Candidate,
    ClockView,
    Frame,
    LegalForm,
    LegalItem,
    LegalList,
    Offer,
    OpenPrompt,
    OutcomeView,
)

__all__ = (
    "PROTOCOL",
    "Act",
    "Awaited",
    "Brought",
    "Bye",
    "Candidate",
    "Chat",
    "ChatLine",
    "Check",
    "Checked",
    "ClientMessage",
    "ClockView",
    "Draft",
    "Drafted",
    "Frame",
    "Hello",
    "LegalForm",
    "LegalItem",
    "LegalList",
    "Offer",
    "OpenPrompt",
    "Orders",
    "OutcomeView",
    "Ping",
    "Pong",
    "Presence",
    "Receipt",
    "Refusal",
    "Say",
    "SeatInfo",
    "ServerMessage",
    "TableChanged",
    "TableInfo",
    "TakeBack",
    "TakeBackOffer",
    "Update",
    "Welcome",
)

PROTOCOL = 1
"""Bumped when an old client could misread a message; such a client is told to reload."""


# -- what both HTTP and WebSocket say about a table --------------------------------------------------------------


class Brought(Struct, frozen=True, kw_only=True):
    """A keepsake at a table, for everybody to see."""

    name: str
    signed: bool
    """Made by this house."""


class SeatInfo(Struct, frozen=True, kw_only=True):
    """One seat as everybody sees it."""

    seat: int
    kind: str
    """``open``, ``person`` or ``bot``."""
    name: str
    level: str
    left: bool
    connected: bool
    brings: Brought | None = None
    """What the seat brings along from an earlier game."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as everybody sees it."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    """Without what seats bring along: that is in the view, and large."""
    seats: tuple[SeatInfo, ...]
    public: bool
    status: str
    """``open`` (seats free), ``running``, ``over``, ``closed``, or ``record`` (brought here to be looked at)."""
    commit: str
    """Hash of the chance key, known before anybody sits down."""
    control: dict[str, Any]
    created_ms: int
    lag_ms: int = 0
    """Of each move, not charged to a clock."""
    away: str = "wait"
    """For a person who stays away: ``wait``, or after ``away_ms`` the game's ``default`` action or a ``bot``."""
    away_ms: int = 0
    next: str | None = None
    """The table of the rematch."""
    origin: str | None = None
    """The table that this one was branched off from."""
    you: int | None = None
    """The asker's seat."""


# -- server to client ----------------------------------------------------------------------------------------------


class Update(messages.Update, frozen=True, kw_only=True, tag="update"):
    """The table as this viewer sees it at its number ``n``, and what happened since the number it had.

    ``frames`` is empty and ``gap`` true when too much happened since: take the view and go on.
    ``prompts`` are the viewer's own, empty for spectators. ``open`` is what a seat may do beside its prompts
    (offers, a draw): it names the prompt ``open``.
    """


class Welcome(Struct, frozen=True, kw_only=True, tag="welcome"):
    """First answer to ``hello``; an ``update`` follows once the match has begun."""

    protocol: int
    table: TableInfo
    seat: int | None
    orders: tuple[dict[str, Any], ...]
    """The seat's standing orders."""


class TableChanged(Struct, frozen=True, tag="table"):
    """Somebody sat down, left, or the match began."""

    table: TableInfo


class Presence(Struct, frozen=True, tag="presence"):
    """Who is connected, by seat, and how many watch."""

    connected: tuple[bool, ...]
    watching: int
    state: tuple[str, ...] = ()
    """By seat: ``here``, ``gone`` (its connection was lost a moment ago), ``away`` (announced), or ``played`` (the
    house decides for it, by the table's setting, until it is back)."""
    until_ms: tuple[int, ...] = ()
    """By seat: Unix time from which on the house decides for it; 0 if it will not. Told by absence alone, whether the
    seat is asked or not."""


class TakeBackOffer(Struct, frozen=True, tag="takeback"):
    """The offer that stands, or that none does any more. Seats only."""

    offer: Offer | None


class ChatLine(Struct, frozen=True, kw_only=True):
    """Something said at the table. Text and name are people's: never markup."""

    n: int
    at_ms: int
    """Unix time."""
    seat: int | None
    """``None`` for somebody who watches."""
    name: str
    text: str


class Chat(Struct, frozen=True, tag="chat"):
    """What was said: the last lines after a welcome, then each as it comes. Seats do not hear who watches while the
    game runs.
    """

    lines: tuple[ChatLine, ...]


class Receipt(messages.Receipt, frozen=True, kw_only=True, tag="receipt"):
    """The command has landed, now or when it was first sent; ``n`` is the viewer's number after it."""


class Refusal(Struct, frozen=True, kw_only=True, tag="refused"):
    """Not done, and why: a code with arguments, and the clause of the rulebook."""

    re: str
    """The ``cmd`` or ``id`` that is refused; empty for a message that could not be read."""
    code: str
    args: dict[str, str | int]
    rule: str


class Drafted(messages.Drafted, frozen=True, kw_only=True, tag="drafted"):
    """The table as it would be after the drafted actions; nothing is kept.

    ``stop`` is empty while the draft may go on, else why it is complete (``draft_chance``, ``draft_asks``,
    ``draft_ends``): then ``prompts`` is empty and it can only be sent.
    """

    id: str
    """The one of the :class:`Draft`."""


class Checked(Struct, frozen=True, kw_only=True, tag="checked"):
    """Would this action be allowed? ``code`` is empty if so."""

    id: str
    code: str
    args: dict[str, str | int]
    rule: str


class Pong(Struct, frozen=True, tag="pong"):
    """Still here."""

    now_ms: int


class Bye(Struct, frozen=True, tag="bye"):
    """The server ends the connection.

    ``reload`` (another protocol), ``unknown_table``, ``match_broken`` (it does not load), ``seat_left`` (this browser
    holds the seat no more), ``hello_late``, ``too_slow`` and ``stopping`` (come back with your number),
    ``too_many_connections`` (from this address), ``internal_error``.
    """

    code: str


ServerMessage = (
    Welcome
    | Update
    | TableChanged
    | Presence
    | TakeBackOffer
    | Chat
    | Receipt
    | Refusal
    | Drafted
    | Checked
    | Pong
    | Bye
)


# -- client to server ----------------------------------------------------------------------------------------------


Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""Of the client's making."""
Name = Annotated[str, Meta(max_length=64)]
"""Of a table or a prompt, as the server gave it."""
Text = Annotated[str, Meta(max_length=4_000)]
"""An action in the game's notation."""
Parts = Annotated[tuple[Text, ...], Meta(max_length=200)]
"""Actions of one command, in order."""


class Hello(Struct, frozen=True, kw_only=True, tag="hello", forbid_unknown_fields=True):
    """Which table, and the last number this client has seen (0: nothing)."""

    protocol: int
    table: Name
    since: int = 0
    watch: bool = False
    """Look on as a spectator even if the session holds a seat."""


class Act(Struct, frozen=True, kw_only=True, tag="act", forbid_unknown_fields=True):
    """One command: all its actions (in the game's notation) land, or none. ``cmd`` is the client's own id."""

    cmd: Id
    prompt: Name
    """The prompt's id, or ``open``."""
    actions: Parts


class Draft(Struct, frozen=True, kw_only=True, tag="draft", forbid_unknown_fields=True):
    """Try these actions out."""

    id: Id
    prompt: Name
    actions: Parts


class Check(Struct, frozen=True, kw_only=True, tag="check", forbid_unknown_fields=True):
    """Would this one action be allowed, after those drafted before it? Why not?"""

    id: Id
    prompt: Name
    action: Text
    after: Parts = ()


class Orders(Struct, frozen=True, kw_only=True, tag="orders", forbid_unknown_fields=True):
    """The seat's standing orders, all of them, as tagged objects of the game's."""

    id: Id
    orders: Annotated[tuple[dict[str, Any], ...], Meta(max_length=64)]


class TakeBack(Struct, frozen=True, kw_only=True, tag="takeback", forbid_unknown_fields=True):
    """Ask to take the seat's last command back, or answer somebody who asks. Answered by ``receipt`` or ``refused``."""

    id: Id
    do: Literal["offer", "accept", "decline", "withdraw"]


class Say(Struct, frozen=True, kw_only=True, tag="say", forbid_unknown_fields=True):
    """Say something at the table. Answered by ``receipt`` or ``refused``; said once for each ``id``."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


ClientMessage = Hello | Act | Draft | Check | Orders | TakeBack | Say | Ping
