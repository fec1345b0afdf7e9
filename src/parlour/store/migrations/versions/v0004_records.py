"""Records that were brought here.

Revision: 0004
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nobody has brought any so far."""
    op.create_table(
        "records",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("text", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_records_match"),
        sa.PrimaryKeyConstraint("match", name="pk_records"),
    )


def downgrade() -> None:
    """The texts are lost, the tables stay."""
    op.drop_table("records")
