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
from parlour.kit.legal import NotAllowed, Refused
from parlour.kit.notation import NotationError
from parlour.kit.record import FORMAT, Entry, Header, RecordError
from parlour.kit.replay import apply_entry, start
from parlour.kit.standing import Standing, back_to
from parlour.kit.types import HIDDEN, Event
from parlour.match.frames import Count, FrameLog
from parlour.match.messages import TAKEN_BACK
from parlour.match.ports import MatchRow, Snapshot
from parlour.match.prompts import PromptBook
from parlour.match.timing import Timing
from parlour.match.views import Sights, told

__all__ = ("ChanceDrawn", "NoChance", "Position", "Since", "header", "line_of", "stream", "viewers")


class ChanceDrawn(Exception):
    """Something that is only tried out has come to a draw."""


class NoChance(Chance):
    """For trials: outcomes that do not exist yet cannot be known."""

    def _next(self, label: str, n: int) -> int:
        raise ChanceDrawn(label)


class Since(Struct, frozen=True):
    """What has come out since a seat's last command began, by viewer: as far as that viewer has noticed it."""

    numbers: tuple[int, ...]
    """Of each viewer, before it."""
    chance: tuple[bool, ...]
    """Has anything been drawn?"""
    hidden: tuple[bool, ...]
    """Has anybody seen what not everybody could see before?"""


class _Extra(Struct, frozen=True):
    """What a snapshot holds beside the state."""

    at: int
    draws: dict[str, int]
    timing: Timing
    book: PromptBook
    counts: list[Count]
    standing: Standing = Standing(())
    since: tuple[Since | None, ...] = ()


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

    __slots__ = (
        "at", "book", "draws", "events", "frames", "game", "lag_ms", "sights", "since", "standing", "state", "timing",
        "v", "viewers",
    )  # fmt: skip

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
    standing: Standing
    since: tuple[Since | None, ...]
    """By seat, where the seat has a command to take back."""
    sights: Sights | None
    """What everybody sees, as long as it is worth keeping: until the entry's updates are built."""

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
        p.standing, p.since = Standing.start(head.seats), (None,) * head.seats
        p.sights = None
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
        # a snapshot of an earlier version knows of nothing to take back
        p.standing = extra.standing if extra.since else Standing.start(len(row.seats))
        p.since = extra.since or (None,) * len(row.seats)
        p.state, p.events, p.sights = game.decode(snapshot.state), [], None
        return p

    def snapshot(self) -> Snapshot:
        """All that a restart needs. Dicts keep their order: rules may iterate them, canonical JSON would sort them."""
        counts = [log.count for log in self.frames]
        extra = _Extra(self.at, self.draws, self.timing, self.book, counts, self.standing, self.since)
        return Snapshot(self.v, msgspec.json.encode(self.state), msgspec.json.encode(extra))

    def fork(self) -> Position:
        """An independent copy."""
        p = Position()
        p.game, p.viewers, p.lag_ms, p.v, p.at = self.game, self.viewers, self.lag_ms, self.v, self.at
        p.state, p.events, p.timing = self.game.clone(self.state), [], self.timing
        p.draws, p.book = self.draws.copy(), self.book.copy()
        p.frames = [log.fork() for log in self.frames]
        p.standing, p.since, p.sights = self.standing, self.since, None
        return p

    def land(self) -> None:
        """Its entries are stored: viewers may have its frames."""
        for log in self.frames:
            log.land()

    def chance(self, key: bytes) -> Seeded:
        """Chance that goes on where the log ended."""
        return Seeded(key, self.draws.copy())

    # -- entries -------------------------------------------------------------------------------------------------------

    def decide(
        self,
        by: By,
        do: str,
        chance: Chance,
        *,
        at: int,
        open: bool = False,
        cmd: str = "",
        stood: Position | None = None,
    ) -> Entry:
        """One decision, in place, and the entry that records it. ``stood`` is the position that ``back`` goes back to.

        Raises ``NotAllowed``, ``NotationError``, :class:`ChanceDrawn`; throw the fork away then.
        """
        if by != SYSTEM:
            do = self.game.notation.format(self.game.notation.parse(do))
        entry = Entry(v=self.v + 1, at=max(at, self.at), by=by, do=do, open=open, cmd=cmd)
        self._apply(entry, chance, stood)
        return msgspec.structs.replace(entry, chance=tuple(chance.drawn), h=self.game.digest(self.state))

    def follow(self, entry: Entry, stood: Position | None = None) -> None:
        """A stored entry, in place; :class:`RecordError` with its line if it does not fit. ``stood``: as above."""
        line, chance = line_of(self.v + 1), Recorded(entry.chance)
        if entry.v != self.v + 1:
            raise RecordError(line, "record_gap", expected=self.v + 1, found=entry.v)
        try:
            self._apply(entry, chance, stood)
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

    def _apply(self, entry: Entry, chance: Chance, stood: Position | None) -> None:
        self.sights = None
        if (v := back_to(entry)) is not None:
            self._back(entry, v, stood)
            return
        before, numbers = list(self.state.agenda), tuple(log.count.n for log in self.frames)
        events = apply_entry(self.game, self.state, entry, chance)
        self.v, self.at = entry.v, entry.at
        if entry.by == SYSTEM and entry.do.startswith("credit "):
            self.timing = self.timing.credit(int(entry.do.split()[1]), self.at)
            self.events = []
            return
        hidden = self._turn(before, events, _decided(entry), chance)
        self._mark(entry, numbers, bool(chance.drawn), hidden)

    def _turn(self, before: list[Any], events: list[Event], decided: int | None, chance: Chance) -> tuple[bool, ...]:
        """Everything that follows from an entry but its state.

        By viewer: does it know that somebody has seen what not everybody could see?
        """
        game, s = self.game, self.state
        for draw in chance.drawn:
            self.draws[draw.label] = self.draws.get(draw.label, 0) + 1
        self.events = events
        prompts = game.prompts(s)
        self.book.turn(before, s.agenda, prompts, decided, self.at)
        if prompts:
            self.timing = self.timing.switch(self.book, self.at, self.lag_ms)
        else:
            self.timing = self.timing.stop(self.at)
        learnt = told(game, events, self.viewers)
        self.sights = Sights(game, s, prompts)
        for viewer, log, mine in zip(self.viewers, self.frames, learnt, strict=True):
            log.note(self.v, mine, self.sights.body(viewer, self.book))
        shown = [event for event in events if _is_news(game, event)]
        return tuple(any(game.redact(event, viewer) is not None for event in shown) for viewer in self.viewers)

    def _mark(self, entry: Entry, numbers: tuple[int, ...], drawn: bool, hidden: tuple[bool, ...]) -> None:
        """The seat's command may be taken back, and others with what has come out since."""
        before, self.standing = self.standing.marks, self.standing.after(entry)
        since = list(self.since)
        for seat, mark in enumerate(self.standing.marks):
            if mark is not before[seat]:
                since[seat] = None if mark is None else Since(numbers, *[(False,) * len(numbers)] * 2)
        # what a viewer has not noticed must not show in what it may ask for
        chance = tuple(drawn and log.count.n != n for log, n in zip(self.frames, numbers, strict=True))
        self.since = tuple(_more(one, chance, hidden) for one in since) if any((*chance, *hidden)) else tuple(since)

    def _back(self, entry: Entry, v: int, stood: Position | None) -> None:
        """Version ``v`` stands again; counts, chance and clocks go on, and what is known stays known."""
        game = self.game
        if game.outcome(self.state) is not None:
            raise NotAllowed(Refused("game_over"))
        seat = self.standing.who(v)
        mine = self.since[seat]
        if stood is None or stood.v != v or mine is None:
            raise RuntimeError(f"version {v} is not at hand")
        self.v, self.at, self.state, self.events = entry.v, entry.at, game.clone(stood.state), []
        self.standing = self.standing.back(stood.standing)
        self.since = tuple(_more(one, mine.chance, mine.hidden) for one in stood.since)
        self.book.restore(stood.book, self.state.agenda, self.at)
        self.timing = self.timing.back(self.book, self.at, self.lag_ms, stood.timing)
        self.sights = Sights(game, self.state, game.prompts(self.state))
        for viewer, log, n in zip(self.viewers, self.frames, mine.numbers, strict=True):
            event = {"type": TAKEN_BACK, "by": int(seat), "n": n}
            log.note(self.v, (event,), self.sights.body(viewer, self.book))

    def sight(self) -> Sights:
        """What everybody sees: kept from the entry, or built anew."""
        return self.sights or Sights(self.game, self.state, self.game.prompts(self.state))

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


def _more(since: Since | None, chance: tuple[bool, ...], hidden: tuple[bool, ...]) -> Since | None:
    """With what has come out meanwhile."""
    return since and Since(since.numbers, _either(since.chance, chance), _either(since.hidden, hidden))


def _is_news(game: Game[Any, Any], event: Event) -> bool:
    """Is somebody told what neither the decision nor the dice say?

    By what the event declares, never by the values: a difference there would itself tell what is hidden.
    """
    if event.reveals or not event.tells:
        return bool(event.reveals)
    public = game.redact(event, SPECTATOR) or {}
    return any(name not in public or _hides(public[name]) for name in event.tells)


def _hides(shown: Any) -> bool:
    return isinstance(shown, dict) and list(shown) == [HIDDEN]


def _either(one: tuple[bool, ...], other: tuple[bool, ...]) -> tuple[bool, ...]:
    return tuple(a or b for a, b in zip(one, other, strict=True))
