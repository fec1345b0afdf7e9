"""Appending entries: what the transactions of the group writer mostly are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, func, insert, select

from parlour.kit.record import Entry
from parlour.match.keepsakes import Kept
from parlour.match.ports import Conflict, MatchId, Snapshot
from parlour.store import keepsakes
from parlour.store import schema as t

__all__ = ("Append", "Appender")

_KNOWN = 10_000
"""Matches whose last version is remembered."""
_encode = msgspec.json.Encoder().encode

# Built once: SQLAlchemy takes longer to put a statement together than SQLite to carry it out.
_newest = select(func.max(t.entries.c.v)).where(t.entries.c.match == t.matches.c.id).scalar_subquery()
_VERSIONS = select(t.matches.c.id, func.coalesce(_newest, 0)).where(
    t.matches.c.id.in_(bindparam("matches", expanding=True))
)
_INSERT = insert(t.entries)
_CLEAR = delete(t.snapshots).where(t.snapshots.c.match == bindparam("of"), t.snapshots.c.v == bindparam("at"))
_SNAPSHOT = insert(t.snapshots)


class Append(Struct, frozen=True):
    """Entries of one match, to be stored if ``expected_v`` is its last version, a snapshot after them, and what seats
    take home with them.
    """

    match: MatchId
    expected_v: int
    entries: tuple[Entry, ...]
    snapshot: Snapshot | None
    kept: tuple[Kept, ...] = ()


class Appender:
    """Writes appends in the writer's thread, as few statements as there are tables for all of them together.

    It remembers where it left each match, and asks the database only where somebody expects another version. The key
    is the fence: what is remembered and no longer so (another process was here, a transaction failed) can at worst
    bring about a violation, and never a gap, for whoever appends holds the version that it expects.
    """

    def __init__(self) -> None:
        self._known: dict[MatchId, int] = {}

    def write(self, connection: Connection, appends: Sequence[Append]) -> list[BaseException | None]:
        """What stands against each of them; nothing of those is written."""
        last = self._last(connection, appends)
        verdicts: list[BaseException | None] = []
        good: list[Append] = []
        for append in appends:
            if last.get(append.match) != append.expected_v:
                verdicts.append(Conflict(append.match))
                continue
            last[append.match] = append.expected_v + len(append.entries)
            good.append(append)
            verdicts.append(None)
        lines = [
            {"match": append.match, "v": entry.v, "cmd": entry.cmd, "line": _encode(entry).decode()}
            for append in good
            for entry in append.entries
        ]
        if lines:
            connection.execute(_INSERT, lines)
        _take_snapshots(connection, good)
        for append in good:
            keepsakes.come_home(connection, append.kept)
        self._remember(last)
        return verdicts

    def _last(self, connection: Connection, appends: Sequence[Append]) -> dict[MatchId, int]:
        """The last versions of their matches, as far as they exist."""
        last = {append.match: self._known.get(append.match, -1) for append in appends}
        asked = {append.match for append in appends if last[append.match] != append.expected_v or not append.entries}
        return {**last, **_versions(connection, asked)} if asked else last

    def _remember(self, last: dict[MatchId, int]) -> None:
        self._known.update(last)
        if len(self._known) > _KNOWN:
            self._known.clear()


def _take_snapshots(connection: Connection, appends: Sequence[Append]) -> None:
    shots = [(append.match, append.snapshot) for append in appends if append.snapshot is not None]
    if shots:
        connection.execute(_CLEAR, [{"of": match, "at": shot.v} for match, shot in shots])
        connection.execute(_SNAPSHOT, [{"match": match, **msgspec.structs.asdict(shot)} for match, shot in shots])


def _versions(connection: Connection, matches: Iterable[MatchId]) -> dict[MatchId, int]:
    """The last version of each match that exists. This tells a gap, and spares violations."""
    return {MatchId(match): v for match, v in connection.execute(_VERSIONS, {"matches": sorted(matches)}).all()}
