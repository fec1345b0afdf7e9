"""Records that were brought here, as they came, in SQL."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Select, insert, select

from parlour.match.ports import MatchId, Unreadable
from parlour.store import schema as t

__all__ = ("packed", "put_text", "query", "text_of")


def packed(text: bytes) -> bytes:
    """The text as it is stored: records repeat themselves."""
    return zlib.compress(text)


def put_text(connection: Connection, match: MatchId, packed: bytes) -> None:
    """Keep it."""
    connection.execute(insert(t.records).values(match=match, text=packed))


def query(match: MatchId) -> Select[Any]:
    """The text of a table."""
    return select(t.records.c.text).where(t.records.c.match == match)


def text_of(match: MatchId, rows: Sequence[Any]) -> bytes | None:
    """The text of some rows; :class:`Unreadable` if it is damaged."""
    if not rows:
        return None
    try:
        return zlib.decompress(rows[0].text)
    except zlib.error as error:
        raise Unreadable(match) from error
