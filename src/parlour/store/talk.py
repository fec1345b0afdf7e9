"""What is said at tables, in SQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy import Connection, Select, delete, func, insert, select

from parlour.match.ports import MOST_LINES, MatchId, Said
from parlour.store import schema as t

__all__ = ("lines_of", "put_line", "query")


def query(match: MatchId) -> Select[Any]:
    """All columns of a table's lines, in order."""
    return select(t.said).where(t.said.c.match == match).order_by(t.said.c.n)


def lines_of(rows: Sequence[Any]) -> list[Said]:
    """The lines of some rows."""
    return [Said(**row._mapping) for row in rows]


def put_line(connection: Connection, line: Said) -> Said:
    """The line as it is stored, now or when it came first; the oldest beyond ``MOST_LINES`` goes.

    Its number grows with time and is no count: a gap would tell seats how much those say whom they do not hear.
    """
    c = t.said.c
    same = select(t.said).where((c.match == line.match) & (c.who == line.who) & (c.id == line.id))
    found = (connection.execute(same)).all()
    if found:
        return lines_of(found)[0]
    last = (connection.execute(select(func.max(c.n)).where(c.match == line.match))).scalar()
    stored = replace(line, n=max((last or 0) + 1, line.at_ms))
    connection.execute(insert(t.said).values(**asdict(stored)))
    alike = (c.match == line.match) & (c.seat.is_(None) if line.seat is None else c.seat.is_not(None))
    surplus = select(c.n).where(alike).order_by(c.n.desc()).offset(MOST_LINES).limit(1)
    oldest = (connection.execute(surplus)).scalar()
    if oldest is not None:
        connection.execute(delete(t.said).where(alike & (c.n <= oldest)))
    return stored
