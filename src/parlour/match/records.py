"""Records from elsewhere, read and verified: this runs in another process, and imports no house."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from parlour.kit import registry
from parlour.kit.clock import NoClock
from parlour.kit.game import Game
from parlour.kit.record import Entry, Header, MatchRecord, RecordError, read_bytes
from parlour.kit.replay import replay, verify
from parlour.match import archive
from parlour.match.ports import MatchId, MatchRow, SeatRow, Snapshot
from parlour.match.position import Position

__all__ = ("Brought", "bring", "row_of")

_MOST_AT = 2**53
"""Milliseconds: what a browser still counts exactly."""
_LONGEST_CMD = 128


class Brought(Struct, frozen=True):
    """A record that holds: every digest is there, also where the text has none."""

    header: Header
    entries: tuple[Entry, ...]
    snapshot: Snapshot
    """Of the end, so that nobody has to replay it to look at it."""
    key: str


def bring(text: bytes, most_entries: int, library: Callable[[str], Game[Any, Any]] = registry.game) -> Brought:
    """The record of a text, verified throughout; ``RecordError`` with the line. May take long: not for the event loop.

    ``record_game`` also if the game is not played here.
    """
    record = read_bytes(text, most_entries)
    for entry in record.entries:
        if not 0 <= entry.at <= _MOST_AT or len(entry.cmd) > _LONGEST_CMD:
            raise RecordError(entry.v + 1, "record_malformed", reason="at or cmd out of range")
    try:
        game = library(record.header.game)
    except LookupError as error:
        raise RecordError(1, "record_game", game=record.header.game) from error
    verify(game, record)
    try:
        return _proved(game, record)
    except RecordError:
        raise
    except Exception as error:  # the rules took it, and yet it cannot be shown or stored
        raise RecordError(1, "record_broken", reason=f"{type(error).__name__}: {error}") from error


def _proved(game: Game[Any, Any], record: MatchRecord) -> Brought:
    header, entries = _digested(game, record)
    key = "" if record.closing is None else record.closing.key
    row = row_of(Brought(header, entries, Snapshot(0, b""), key), header.names, MatchId(""), 0)
    end: Position | None = None
    for end in archive.positions(game, row, entries):  # noqa: B007  # it is the last one that counts
        pass
    assert end is not None
    msgspec.json.encode((row, entries))  # what is stored later must not fail then
    return Brought(header, entries, end.snapshot(), key)


def _digested(game: Game[Any, Any], record: MatchRecord) -> tuple[Header, tuple[Entry, ...]]:
    """With a digest in every line. Those that are there hold, for the record is verified."""
    if record.header.h and all(entry.h for entry in record.entries):
        return record.header, tuple(record.entries)
    start, *digests = [game.digest(position.state) for position in replay(game, record)]
    entries = tuple(replace(entry, h=h) for entry, h in zip(record.entries, digests, strict=True))
    return replace(record.header, h=start), entries


def row_of(brought: Brought, names: Sequence[str], id: MatchId, now_ms: int) -> MatchRow:
    """The table of a record: everybody's, and nobody's to play at."""
    head = brought.header
    nonces = [*head.nonces, *[""] * head.seats]
    shown = [*names, *[""] * head.seats]
    return MatchRow(
        id=id,
        game=head.game,
        rules=head.rules,
        options=head.options,
        seats=tuple(
            SeatRow(seat=seat, kind="person", name=shown[seat], nonce=nonces[seat]) for seat in range(head.seats)
        ),
        public=False,
        control=NoClock(),
        key=brought.key,
        commit=head.commit,
        created_ms=now_ms,
        status="record",
        start_ms=now_ms,
        start_chance=tuple((draw.label, draw.n, draw.i) for draw in head.chance),
        start_digest=head.h,
        branch=head.start,
    )
