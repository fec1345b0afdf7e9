"""What people take home from games: as it is kept, as it is brought along, and what the core needs of a store for it.

A keepsake that is brought to a table is copied into the table's row. It may be brought to another one meanwhile, be
renamed or be dropped: what decides at the end is its ``rev``, which grows with it. Whatever came home first counts,
and of the other table nothing is kept.
"""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

__all__ = ("Brought", "Keepsake", "Keepsakes", "Kept")


class Brought(Struct, frozen=True, kw_only=True):
    """A keepsake that a seat brings along, as it was when it was brought."""

    id: str
    owner: str
    """The session's ``token_hash``."""
    rev: int
    name: str
    signed: bool
    data: dict[str, Any]


class Keepsake(Struct, frozen=True, kw_only=True):
    """What somebody has taken home from a game: a hero, a collar."""

    id: str
    owner: str
    """The session's ``token_hash``."""
    game: str
    name: str
    signed: bool
    """Has this house made it, and nobody else changed it?"""
    data: dict[str, Any]
    """The game's own ``Luggage``, as JSON gives it; its name is not looked at."""
    rev: int = 0
    """Grows with it."""
    made_ms: int
    saved_ms: int
    match: str | None = None
    seat: int = 0
    """Where it came home from last."""
    table: str | None = None
    """Where it was brought to last, if it has ever got there."""
    origin: str = ""
    """Of one that was brought as text: what tells that it is the same text again."""


class Kept(Struct, frozen=True):
    """What a seat takes home at the end: new if ``rev`` is ``None``, else that keepsake if it is still at ``rev``."""

    keepsake: Keepsake
    rev: int | None = None
    renamed: bool = False
    """Was it given its name in the game? Else it keeps the one that it has at home, whatever that is by now."""


class Keepsakes(Protocol):
    """Durable keepsakes. They come home by :meth:`Store.append`, in one transaction with the end of their game."""

    async def keepsakes(self, owner: str) -> list[Keepsake]:
        """Somebody's, the one that was saved last first."""
        ...

    async def keepsake(self, id: str) -> Keepsake | None:
        """The keepsake, or ``None``."""
        ...

    async def keep(self, keepsake: Keepsake, most: int) -> Keepsake | None:
        """One that was brought as text; that of the same owner and ``origin`` if there is one already.

        ``None`` if the owner has ``most``.
        """
        ...

    async def rename_keepsake(self, id: str, owner: str, name: str) -> bool:
        """Call it otherwise; false if that owner has none of this id."""
        ...

    async def drop_keepsake(self, id: str, owner: str) -> bool:
        """Forget it; false if that owner has none of this id."""
        ...

    async def place_keepsake(self, id: str, table: str) -> None:
        """It is about to be brought to that table."""
        ...

    async def came_home(self, match: str) -> list[Keepsake]:
        """Those that came home from there and have not been elsewhere since, by seat."""
        ...

    async def seal(self) -> bytes:
        """The house's key for what it signs: 32 bytes, made once, the same ever after."""
        ...
