"""The first tables.

Revision: 0001
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """To this version."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.Column("row", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_status_created_ms", "matches", ["status", "created_ms"])
    op.create_table(
        "entries",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("v", sa.Integer(), nullable=False),
        sa.Column("cmd", sa.String(128), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_entries_match"),
        sa.PrimaryKeyConstraint("match", "v", name="pk_entries"),
    )
    op.create_index("ix_entries_match_cmd", "entries", ["match", "cmd"])
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("v", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.Column("extra", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_snapshots_match"),
        sa.PrimaryKeyConstraint("match", "v", name="pk_snapshots"),
    )
    op.create_table(
        "orders",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("orders", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_orders_match"),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_orders"),
    )
    op.create_table(
        "house",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("alive_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_house"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
    )
    op.create_table(
        "claims",
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.token_hash"], name="fk_claims_session"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_claims_match"),
        sa.PrimaryKeyConstraint("session", "match", "seat", name="pk_claims"),
    )
    op.create_index("ix_claims_match_seat", "claims", ["match", "seat"])


def downgrade() -> None:
    """Back to an empty database."""
    for table in ("claims", "sessions", "house", "orders", "snapshots", "entries", "matches"):
        op.drop_table(table)
