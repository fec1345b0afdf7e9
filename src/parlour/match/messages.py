"""What goes into a match and what comes out, per viewer. Field names are those of the WebSocket's messages.

Everything that leaves is builtins and frozen structs: views, redacted events, legal actions; never a state.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from parlour.kit.actors import Seat

__all__ = (
    "OPEN",
    "TAKEN_BACK",
    "Awaited",
    "Candidate",
    "Charge",
    "ClockView",
    "Command",
    "Drafted",
    "Due",
    "Frame",
    "LegalForm",
    "LegalItem",
    "LegalList",
    "Offer",
    "OpenPrompt",
    "OutcomeView",
    "Page",
    "Receipt",
    "Update",
)

OPEN = "open"
"""The prompt that an open action names: it answers none."""
TAKEN_BACK = "house-taken-back"
"""Type of the house's own event in a frame: the table stands again as it did at number ``n`` of the viewer's count;
``by`` is the seat that asked for it."""


class Command(Struct, frozen=True, kw_only=True):
    """All these actions of one seat land, or none. The same ``id`` again lands once and is answered the same."""

    id: str
    """The client's own; counts per seat."""
    seat: Seat
    prompt: str
    """Id of the prompt that the first action answers, or :data:`OPEN`."""
    actions: tuple[str, ...]
    """In the game's notation. More than one only in steps that may be drafted; exactly one if open."""

    @property
    def open(self) -> bool:
        """Is this made beside the agenda?"""
        return self.prompt == OPEN


class Receipt(Struct, frozen=True, kw_only=True):
    """The command has landed, now or when it was first sent; ``n`` is its seat's number after it."""

    cmd: str
    n: int


class LegalItem(Struct, frozen=True):
    """One legal action: how it is written, and its fields (with ``type``)."""

    do: str
    action: dict[str, Any]


class Candidate(Struct, frozen=True, kw_only=True):
    """What one field of a free-form action may hold.

    ``least`` … ``most`` of ``values``, or a range of integers, or a text of at most ``longest`` characters.
    """

    values: tuple[Any, ...]
    least: int
    most: int
    low: int | None
    high: int | None
    longest: int | None


class LegalForm(Struct, frozen=True):
    """One kind of action that is filled in field by field."""

    action: str
    fields: dict[str, Candidate]


class LegalList(Struct, frozen=True):
    """What is open to a seat: actions to choose from, and forms to fill in."""

    actions: tuple[LegalItem, ...] = ()
    forms: tuple[LegalForm, ...] = ()


class OpenPrompt(Struct, frozen=True, kw_only=True):
    """A prompt of the viewer's own. ``id`` stays the same while it is unchanged."""

    id: str
    kind: str
    optional: bool
    draft: bool
    turn: int
    legal: LegalList


class Awaited(Struct, frozen=True):
    """Somebody is awaited, as far as this viewer may know."""

    seat: int
    kind: str
    optional: bool


class ClockView(Struct, frozen=True, kw_only=True):
    """What each seat has left at ``now_ms`` (Unix time), and whose time runs, as far as this viewer may know."""

    kind: str
    """``none``, ``fischer`` or ``per_turn``."""
    remaining_ms: tuple[int, ...]
    running: tuple[int, ...]
    free_ms: tuple[int, ...] = ()
    """By seat: for so long after ``now_ms`` nothing is charged (lag allowance, a pause after a restart)."""
    now_ms: int


class OutcomeView(Struct, frozen=True, kw_only=True):
    """How it ended. ``key`` is the chance key in hex, empty for games that keep their secrets."""

    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    key: str


class Frame(Struct, frozen=True):
    """What happened in one step of this viewer's count: redacted events, each with its ``type``."""

    n: int
    events: tuple[dict[str, Any], ...]


class Update(Struct, frozen=True, kw_only=True):
    """The match as one viewer sees it at its number ``n``, and what happened since the number it had.

    ``gap`` is true, and ``frames`` empty, when too much happened since (or the number is not one of its own).
    """

    n: int
    frames: tuple[Frame, ...]
    gap: bool
    view: dict[str, Any]
    prompts: tuple[OpenPrompt, ...]
    awaited: tuple[Awaited, ...]
    open: LegalList
    clock: ClockView
    outcome: OutcomeView | None
    back: int | None = None
    """The number that the viewer's seat may ask to go back to: as it was before its last command."""


class Offer(Struct, frozen=True, kw_only=True):
    """A seat asks the others to let it take its last command back. Void as soon as it notices anything else."""

    by: int
    n: int
    """The number of the reader's own count that would stand again."""
    chance: bool
    """Had anything been drawn since, when it asked?"""
    hidden: bool
    """Had anybody seen since what not everybody could see before?"""
    needed: tuple[int, ...]
    """Every seat of another person who still plays."""
    agreed: tuple[int, ...]


class Charge(Struct, frozen=True, kw_only=True):
    """One line of the ledger of a clock: what happened to a seat's time with one entry."""

    seat: int
    at: int
    """Milliseconds since the match began."""
    n: int
    """The reader's number after it."""
    spent_ms: int
    """From when the time began to run to when the decision came in, without what a line ``credit`` tells of."""
    lag_ms: int
    """Of it, not charged: the table's allowance."""
    credit_ms: int
    """Of it, not charged: the house was down, or paused. Only in lines of their own: they are ``credit``, and what
    a decision takes goes on after it."""
    added_ms: int
    """Increment, or the full time of the next turn."""
    left_ms: int
    """What the seat had after it."""
    cause: str
    """``move``, ``expired``, ``credit``, ``taken_back`` or ``left``."""


class Drafted(Struct, frozen=True, kw_only=True):
    """The match as the seat would see it after the drafted actions; nothing is kept.

    ``stop`` is empty while the draft may go on; else why it is complete: ``draft_chance`` (the last action
    draws chance: ``view`` is from before it), ``draft_asks`` (another is asked next, or nobody) or
    ``draft_ends`` (what the seat is asked next cannot be drafted). ``prompts`` is empty then: send it.
    """

    view: dict[str, Any]
    events: tuple[dict[str, Any], ...]
    prompts: tuple[OpenPrompt, ...]
    stop: str


class Page(Struct, frozen=True, kw_only=True):
    """One number of a viewer's count, replayed from the log: the very bytes that it was sent live."""

    n: int
    at: int
    """Milliseconds since the match began."""
    events: tuple[dict[str, Any], ...]
    view: dict[str, Any]
    awaited: tuple[Awaited, ...]
    position: str = ""
    """The game's own notation, where it was asked for and a turn begins here. Not sent live."""


class Due(Struct, frozen=True):
    """A seat that the match really waits for: it has not answered this prompt yet, or everybody asked has."""

    seat: Seat
    kind: str
    prompt: str
    """The prompt's id."""
    opened_ms: int
    """Unix time at which it was asked."""
