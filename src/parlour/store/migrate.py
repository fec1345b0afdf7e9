"""Bringing a database up to date. Imported only where it is not: alembic takes longer than the whole start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

__all__ = ("config", "upgrade")


def config(connection: Connection | None = None) -> Config:
    """Alembic's configuration for the migrations of this package; no file needed."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


def upgrade(connection: Connection) -> None:
    """All migrations that are missing, in the connection's own transaction."""
    command.upgrade(config(connection), "head")
