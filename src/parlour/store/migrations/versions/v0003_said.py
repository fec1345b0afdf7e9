"""What is said at a table.

Revision: 0003
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nothing has been said so far."""
    op.create_table(
        "said",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("n", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("id", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_said_match"),
        sa.PrimaryKeyConstraint("match", "n", name="pk_said"),
    )
    op.create_index("ix_said_match_who_id", "said", ["match", "who", "id"], unique=True)


def downgrade() -> None:
    """What was said is lost."""
    op.drop_table("said")
