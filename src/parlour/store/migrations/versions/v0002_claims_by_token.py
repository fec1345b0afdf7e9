"""A claim names the token of the seat that it was made with.

Revision: 0002
"""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from alembic import op

from parlour.match.ports import MatchRow

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Claims made so far are taken for those of who sits there now; one of an unreadable table holds nothing."""
    op.add_column("claims", sa.Column("token_hash", sa.String(64), nullable=False, server_default=""))
    connection = op.get_bind()
    claims = connection.execute(
        sa.text('SELECT DISTINCT c."match", c.seat, m."row" FROM claims c JOIN matches m ON m.id = c."match"')
    ).all()
    for match, seat, row in claims:
        try:
            token_hash = msgspec.json.decode(row, type=MatchRow).seats[seat].token_hash
        except (msgspec.MsgspecError, ValueError, TypeError, IndexError):
            continue
        connection.execute(
            sa.text('UPDATE claims SET token_hash = :token_hash WHERE "match" = :match AND seat = :seat'),
            {"token_hash": token_hash, "match": match, "seat": seat},
        )


def downgrade() -> None:
    """Claims that hold no longer would hold again: they go."""
    op.execute("DELETE FROM claims")
    with op.batch_alter_table("claims") as claims:
        claims.drop_column("token_hash")
