"""The tables, in SQL that SQLite and PostgreSQL both take. JSON is text: what is searched for has a column."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

__all__ = (
    "HEAD",
    "METADATA",
    "claims",
    "entries",
    "house",
    "keepsakes",
    "matches",
    "orders",
    "records",
    "said",
    "seals",
    "sessions",
    "snapshots",
)

HEAD = "0005"
"""The migration that this code needs: alembic is imported only where the file is at another one."""

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

matches = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("row", Text, nullable=False),  # MatchRow as JSON, with the chance key
    Index("ix_matches_status_created_ms", "status", "created_ms"),
)

entries = Table(
    "entries",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("v", Integer, primary_key=True),  # with the match the fence: a version is written once
    Column("cmd", String(128), nullable=False),
    Column("line", Text, nullable=False),  # the record's line
    Index("ix_entries_match_cmd", "match", "cmd"),
)

snapshots = Table(
    "snapshots",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("v", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
    Column("extra", LargeBinary, nullable=False),
)

orders = Table(
    "orders",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("orders", LargeBinary, nullable=False),
)

said = Table(
    "said",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("n", BigInteger, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("seat", Integer),  # null: somebody who watches
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("who", String(64), nullable=False),  # hash of the session: no key, a line outlives it
    Column("id", String(64), nullable=False),  # the client's own
    Index("ix_said_match_who_id", "match", "who", "id", unique=True),
)

records = Table(
    "records",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("text", LargeBinary, nullable=False),  # as it was brought here, by zlib
)

house = Table(
    "house",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # always 1
    Column("alive_ms", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
)

claims = Table(
    "claims",
    METADATA,
    Column("session", String(64), ForeignKey("sessions.token_hash"), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token_hash", String(64), nullable=False),  # of the seat: the claim holds while the seat has the same
    Index("ix_claims_match_seat", "match", "seat"),
)

keepsakes = Table(
    "keepsakes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("owner", String(64), nullable=False),  # hash of the session; it stays when the session is gone
    Column("game", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("signed", Boolean, nullable=False),
    Column("data", Text, nullable=False),  # the game's Luggage as JSON
    Column("rev", Integer, nullable=False),
    Column("made_ms", BigInteger, nullable=False),
    Column("saved_ms", BigInteger, nullable=False),
    Column("match", String(32)),  # where it came home from
    Column("seat", Integer, nullable=False),
    Column("table", String(32)),  # where it was brought to
    Column("origin", String(96), nullable=False),
    Index("ix_keepsakes_owner_saved_ms", "owner", "saved_ms"),
    Index("ix_keepsakes_match", "match"),
)

seals = Table(
    "seals",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),  # always 1
    Column("key", LargeBinary, nullable=False),
)
