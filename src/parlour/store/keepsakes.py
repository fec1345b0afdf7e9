"""What is taken home from games, in SQL."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection, Select, delete, func, insert, select, update

from parlour.match.keepsakes import Keepsake, Kept
from parlour.store import schema as t

__all__ = ("come_home", "drop", "found", "from_match", "of_owner", "one", "place", "put", "rename", "seal")

c = t.keepsakes.c


def of_owner(owner: str) -> Select[Any]:
    """Somebody's, the one that was saved last first."""
    return select(t.keepsakes).where(c.owner == owner).order_by(c.saved_ms.desc(), c.id)


def one(id: str) -> Select[Any]:
    """That of an id."""
    return select(t.keepsakes).where(c.id == id)


def from_match(match: str) -> Select[Any]:
    """Those that came home from a match and have not been elsewhere since, by seat."""
    return select(t.keepsakes).where(c.match == match).order_by(c.seat)


def found(rows: Sequence[Any]) -> list[Keepsake]:
    """The keepsakes of some rows; what is no JSON any more holds nothing that its game could take."""
    return [Keepsake(**{**row._mapping, "data": _data(row.data)}) for row in rows]


def _data(text: str) -> dict[str, Any]:
    try:
        data: dict[str, Any] = msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return {}
    return data


def _columns(keepsake: Keepsake) -> dict[str, Any]:
    return {**asdict(keepsake), "data": _text(keepsake)}


def _text(keepsake: Keepsake) -> str:
    return msgspec.json.encode(keepsake.data).decode()


def come_home(connection: Connection, kept: Sequence[Kept]) -> None:
    """New ones, and those that are still as they were when they were brought."""
    for each in kept:
        keepsake = each.keepsake
        if each.rev is None:
            connection.execute(insert(t.keepsakes).values(**_columns(keepsake)))
            continue
        same = (c.id == keepsake.id) & (c.owner == keepsake.owner) & (c.rev == each.rev)
        grown = {"data": _text(keepsake), "rev": keepsake.rev, "saved_ms": keepsake.saved_ms}
        called = {"name": keepsake.name} if each.renamed else {}
        came = {"match": keepsake.match, "seat": keepsake.seat}
        connection.execute(update(t.keepsakes).where(same).values(**grown, **called, **came))


def put(connection: Connection, keepsake: Keepsake, most: int) -> Keepsake | None:
    """Keep one that was brought as text, or find it; ``None`` if the owner has ``most``."""
    mine = c.owner == keepsake.owner
    same = mine & ((c.origin == keepsake.origin) | (c.id == keepsake.origin))
    known = connection.execute(select(t.keepsakes).where(same)).all()
    if known:
        return found(known)[0]
    if (connection.execute(select(func.count()).select_from(t.keepsakes).where(mine)).scalar() or 0) >= most:
        return None
    connection.execute(insert(t.keepsakes).values(**_columns(keepsake)))
    return keepsake


def rename(connection: Connection, id: str, owner: str, name: str) -> bool:
    """Call it otherwise."""
    mine = (c.id == id) & (c.owner == owner)
    return connection.execute(update(t.keepsakes).where(mine).values(name=name)).rowcount == 1


def drop(connection: Connection, id: str, owner: str) -> bool:
    """Forget it."""
    return connection.execute(delete(t.keepsakes).where((c.id == id) & (c.owner == owner))).rowcount == 1


def place(connection: Connection, id: str, table: str) -> None:
    """It is about to be brought to that table."""
    connection.execute(update(t.keepsakes).where(c.id == id).values(table=table))


def seal(connection: Connection) -> bytes:
    """The house's key, made by the first who asks."""
    known: bytes | None = connection.execute(select(t.seals.c.key)).scalar()
    if known is None:
        known = secrets.token_bytes(32)
        connection.execute(insert(t.seals).values(id=1, key=known))
    return known
