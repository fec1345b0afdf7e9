"""A match after some entry: the state, and everything else that its log determines.

A position is worked out from decisions and recorded chance alone. Live play, loading and replay go through the
same :meth:`Position._turn`, hence numbers, prompt ids and clocks are the same in all three.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from parlour import __version__
from parlour.kit.actors import SPECTATOR, SYSTEM, By, Seat, Viewer
from parlour.kit.chance import Chance, ChanceError, Draw, Recorded, Seeded, stream_key
from parlour.kit.clock import TimeControl
from parlour.kit.game import Game
from parlour.kit.legal import NotAllowed
from parlour.kit.notation import NotationError
from parlour.kit.record import FORMAT, Entry, Header, RecordError
from parlour.kit.replay import apply_entry, start
from parlour.kit.types import Event
from parlour.match.frames import Count, FrameLog
from parlour.match.ports import MatchRow, Snapshot
from parlour.match.prompts import PromptBook
from parlour.match.timing import Timing
from parlour.match.views import body

__all__ = ("ChanceDrawn", "NoChance", "Position", "header", "line_of", "stream", "viewers")


class ChanceDrawn(Exception):
    """Something that is only tried out has come to a draw."""


class NoChance(Chance):
    """For trials: outcomes that do not exist yet cannot be known."""

    def _next(self, label: str, n: int) -> int:
        raise ChanceDrawn(label)


class _Extra(Struct, frozen=True):
    """What a snapshot holds beside the state."""

    at: int
    draws: dict[str, int]
    timing: Timing
    book: PromptBook
    counts: list[Count]


def header(row: MatchRow) -> Header:
    """The first line of the match's record."""
    return Header(
        parlour=FORMAT, game=row.game, rules=row.rules, engine=__version__, options=row.options, seats=len(row.seats),
        names=[seat.name for seat in row.seats], commit=row.commit, nonces=[seat.nonce for seat in row.seats],
        chance=tuple(Draw(*draw) for draw in row.start_chance), h=row.start_digest, start=row.branch,
    )  # fmt: skip


def stream(row: MatchRow) -> bytes:
    """The key that the match's chance is drawn with."""
    return stream_key(bytes.fromhex(row.key), [seat.nonce for seat in row.seats])


def viewers(seats: int) -> tuple[Viewer, ...]:
    """The viewers whose numbers are kept: every seat, then the spectators."""
    return (*(Viewer(Seat(seat)) for seat in range(seats)), SPECTATOR)


def line_of(v: int) -> int:
    """The line of the record that holds entry ``v``."""
    return v + 1


class Position:
    """A match after entry ``v``. Work on a :meth:`fork`; :meth:`land` it when its entries are stored."""

    __slots__ = ("at", "book", "draws", "events", "frames", "game", "lag_ms", "state", "timing", "v", "viewers")

    game: Game[Any, Any]
    viewers: tuple[Viewer, ...]
    lag_ms: int
    v: int
    at: int
    state: Any
    events: list[Event]
    """Of the last entry, as they really were."""
    draws: dict[str, int]
    """Draws so far, by label: where every stream goes on."""
    timing: Timing
    book: PromptBook
    frames: list[FrameLog]

    @classmethod
    def begin(
        cls,
        game: Game[Any, Any],
        head: Header,
        chance: Chance,
        *,
        control: TimeControl,
        lag_ms: int = 0,
        seen_by: tuple[Viewer, ...] | None = None,
    ) -> Position:
        """The start of a match: what the set-up did is everybody's number 1."""
        p = cls()
        p.game, p.lag_ms = game, lag_ms
        p.viewers = viewers(head.seats) if seen_by is None else seen_by
        p.v, p.at, p.draws = 0, 0, {}
        p.timing = Timing.start(control, head.seats)
        p.book = PromptBook([0] * head.seats)
        p.frames = [FrameLog(Count(), 0) for _ in p.viewers]
        p.state, events = start(game, head, chance)
        p._turn([], events, None, chance)
        return p

    @classmethod
    def restore(cls, game: Game[Any, Any], row: MatchRow, snapshot: Snapshot) -> Position:
        """The position of a snapshot; ``msgspec.ValidationError`` if it is of another shape."""
        extra = msgspec.json.decode(snapshot.extra, type=_Extra)
        p = cls()
        p.game, p.viewers, p.lag_ms = game, viewers(len(row.seats)), row.lag_ms
        p.v, p.at, p.draws, p.timing, p.book = snapshot.v, extra.at, extra.draws, extra.timing, extra.book
        p.frames = [FrameLog(count, snapshot.v) for count in extra.counts]
        p.state, p.events = game.decode(snapshot.state), []
        return p

    def snapshot(self) -> Snapshot:
        """All that a restart needs. Dicts keep their order: rules may iterate them, canonical JSON would sort them."""
        extra = _Extra(self.at, self.draws, self.timing, self.book, [log.count for log in self.frames])
        return Snapshot(self.v, msgspec.json.encode(self.state), msgspec.json.encode(extra))

    def fork(self) -> Position:
        """An independent copy."""
        p = Position()
        p.game, p.viewers, p.lag_ms, p.v, p.at = self.game, self.viewers, self.lag_ms, self.v, self.at
        p.state, p.events, p.timing = self.game.clone(self.state), [], self.timing
        p.draws, p.book = self.draws.copy(), self.book.copy()
        p.frames = [log.fork() for log in self.frames]
        return p

    def land(self) -> None:
        """Its entries are stored: viewers may have its frames."""
        for log in self.frames:
            log.land()

    def chance(self, key: bytes) -> Seeded:
        """Chance that goes on where the log ended."""
        return Seeded(key, self.draws.copy())

    # -- entries -------------------------------------------------------------------------------------------------------

    def decide(self, by: By, do: str, chance: Chance, *, at: int, open: bool = False, cmd: str = "") -> Entry:
        """One decision, in place, and the entry that records it.

        Raises ``NotAllowed``, ``NotationError``, :class:`ChanceDrawn`; throw the fork away then.
        """
        if by != SYSTEM:
            do = self.game.notation.format(self.game.notation.parse(do))
        entry = Entry(v=self.v + 1, at=max(at, self.at), by=by, do=do, open=open, cmd=cmd)
        self._apply(entry, chance)
        return msgspec.structs.replace(entry, chance=tuple(chance.drawn), h=self.game.digest(self.state))

    def follow(self, entry: Entry) -> None:
        """A stored entry, in place; :class:`RecordError` with its line if it does not fit."""
        line, chance = line_of(self.v + 1), Recorded(entry.chance)
        if entry.v != self.v + 1:
            raise RecordError(line, "record_gap", expected=self.v + 1, found=entry.v)
        try:
            self._apply(entry, chance)
        except NotAllowed as error:
            raise RecordError(line, "record_refused", do=entry.do, reason=error.refused.code) from error
        except NotationError as error:
            raise RecordError(line, "record_notation", do=entry.do, reason=error.code) from error
        except ChanceError as error:
            raise RecordError(line, "record_chance", reason=str(error)) from error
        if chance.left:
            raise RecordError(line, "record_chance", reason=f"{chance.left} draws were never asked for")
        self.verify(entry.h, line)

    def verify(self, h: str, line: int) -> None:
        """The digest of the state must be ``h``."""
        found = self.game.digest(self.state)
        if found != h:
            raise RecordError(line, "record_digest", expected=h, found=found)

    def _apply(self, entry: Entry, chance: Chance) -> None:
        before = list(self.state.agenda)
        events = apply_entry(self.game, self.state, entry, chance)
        self.v, self.at = entry.v, entry.at
        if entry.by == SYSTEM and entry.do.startswith("credit "):
            self.timing = self.timing.credit(int(entry.do.split()[1]))
            self.events = []
            return
        self._turn(before, events, _decided(entry), chance)

    def _turn(self, before: list[Any], events: list[Event], decided: int | None, chance: Chance) -> None:
        game, s = self.game, self.state
        for draw in chance.drawn:
            self.draws[draw.label] = self.draws.get(draw.label, 0) + 1
        self.events = events
        self.book.turn(before, s.agenda, game.prompts(s), decided, self.at)
        self.timing = self.timing.switch(self.book, self.at, self.lag_ms)
        for viewer, log in zip(self.viewers, self.frames, strict=True):
            seen = tuple(e for event in events if (e := game.redact(event, viewer)) is not None)
            log.note(self.v, seen, body(game, s, self.book, viewer))

    # -- readers -------------------------------------------------------------------------------------------------------

    def log(self, viewer: Viewer) -> FrameLog:
        """The count of a viewer that has one: a seat, or the spectators together."""
        if viewer.omniscient:
            raise PermissionError("who sees everything has no count")
        return self.frames[-1 if viewer.seat is None else viewer.seat]


def _decided(entry: Entry) -> int | None:
    """The seat whose prompt an entry answers; an open action answers none."""
    if entry.by == SYSTEM:
        return int(entry.do.split()[1])
    return None if entry.open else int(entry.by)
