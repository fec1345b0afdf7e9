"""What is taken home from games, and the key that the house signs it with.

Revision: 0005
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody has taken anything home so far; the key is made when it is first needed."""
    op.create_table(
        "keepsakes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("signed", sa.Boolean(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("rev", sa.Integer(), nullable=False),
        sa.Column("made_ms", sa.BigInteger(), nullable=False),
        sa.Column("saved_ms", sa.BigInteger(), nullable=False),
        sa.Column("match", sa.String(32), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(32), nullable=True),
        sa.Column("origin", sa.String(96), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_keepsakes"),
    )
    op.create_index("ix_keepsakes_owner_saved_ms", "keepsakes", ["owner", "saved_ms"])
    op.create_index("ix_keepsakes_match", "keepsakes", ["match"])
    op.create_table(
        "seals",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_seals"),
    )


def downgrade() -> None:
    """All of it is lost, and so is the proof of what was exported."""
    op.drop_table("seals")
    op.drop_table("keepsakes")
