"""The record of a match: one JSON object a line, the same for the database's export, golden files and sharing.

The first line is the header, then one entry a decision, and, once the match is over, a closing line.
Decisions and chance outcomes are the truth; everything else is recomputed from them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from parlour.kit.chance import Draw
from parlour.kit.game import Outcome

__all__ = ("FORMAT", "Closing", "Entry", "Header", "MatchRecord", "RecordError", "read", "read_bytes", "write")

FORMAT = 1

T = TypeVar("T")


class RecordError(ValueError):
    """A broken record: the 1-based line, and the reason as a code with arguments."""

    def __init__(self, line: int, code: str, **args: str | int) -> None:
        super().__init__(f"line {line}: {code} {args}" if args else f"line {line}: {code}")
        self.line = line
        self.code = code
        self.args_ = args


class Header(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What was agreed before the first decision."""

    parlour: int
    """Version of this format."""
    game: str
    rules: int
    engine: str = ""
    options: dict[str, Any] = {}
    seats: int
    names: list[str] = []
    commit: str = ""
    """``sha256:`` and the hash of the chance key, published before anybody sat down."""
    nonces: list[str] = []
    """One a seat, mixed into the stream."""
    chance: tuple[Draw, ...] = ()
    """Outcomes drawn by the set-up."""
    h: str = ""
    """Digest of the start position."""
    start: dict[str, Any] | None = None
    """A branch begins in the middle: the whole state there."""


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One decision with everything that chance decided in it."""

    v: int
    """1, 2, 3 … without a gap."""
    at: int = 0
    """Milliseconds since the match began."""
    by: int | Literal["system"]
    do: str
    """The decision in the game's notation; for the system ``leave SEAT``, ``expire SEAT``, ``flag SEAT``, ``credit MS``
    or ``back V``, after which version V stands again."""
    open: bool = False
    """An open action, made beside the agenda."""
    chance: tuple[Draw, ...] = ()
    h: str = ""
    """First 8 bytes of the state's digest after it, in hex."""
    cmd: str = ""
    """The client's id of the command, shared by the entries of one command."""


class Closing(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The last line: how it ended and the key that proves the dice."""

    result: Outcome
    key: str = ""
    """The 32-byte key in hex; absent for games that keep their secrets."""


class MatchRecord(Struct, frozen=True):
    """A whole record; ``closing`` is ``None`` while the match runs."""

    header: Header
    entries: list[Entry]
    closing: Closing | None = None


def write(record: MatchRecord) -> str:
    """The record as text, one line an object, a newline at the end."""
    lines: list[Struct] = [record.header, *record.entries]
    if record.closing is not None:
        lines.append(record.closing)
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def read(lines: Iterable[str]) -> MatchRecord:
    """The record of some lines; :class:`RecordError` names the first broken one."""
    numbered = _numbered(lines)
    first = next(numbered, None)
    if first is None:
        raise RecordError(1, "record_empty")
    header = _decode(*first, Header)
    if header.parlour != FORMAT:
        raise RecordError(first[0], "record_format", format=header.parlour)
    entries: list[Entry] = []
    closing: Closing | None = None
    for number, line in numbered:
        if closing is not None:
            raise RecordError(number, "record_after_end")
        if line.lstrip().startswith('{"result"'):
            closing = _decode(number, line, Closing)
            continue
        entry = _decode(number, line, Entry)
        if entry.v != len(entries) + 1:
            raise RecordError(number, "record_gap", expected=len(entries) + 1, found=entry.v)
        entries.append(entry)
    return MatchRecord(header, entries, closing)


def read_bytes(data: bytes, most: int | None = None) -> MatchRecord:
    """The record of a file's bytes; beside :func:`read`'s faults ``record_encoding``, and ``record_long``.

    ``most`` is that of entries. What is longer is not looked at.
    """
    lines = data.split(b"\n", -1 if most is None else most + 3)
    record = read(_texts(lines if most is None else lines[: most + 3]))
    if most is not None and (len(record.entries) > most or len(lines) > most + 3):
        raise RecordError(most + 2, "record_long", most=most)
    return record


def _texts(lines: Iterable[bytes]) -> Iterator[str]:
    for number, line in enumerate(lines, 1):
        try:
            yield line.decode()
        except UnicodeDecodeError as error:
            raise RecordError(number, "record_encoding", reason=error.reason) from error


def _numbered(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """The lines with their numbers; empty ones only at the end, so that an entry's line follows from its version."""
    blank = 0
    for number, line in enumerate(lines, 1):
        if not line.strip():
            blank = blank or number
        elif blank:
            raise RecordError(blank, "record_blank")
        else:
            yield number, line


def _decode(number: int, line: str, tp: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=tp)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise RecordError(number, "record_malformed", reason=str(error)) from error
