"""What events say of money on cards."""

from __future__ import annotations

from msgspec import Struct

__all__ = (
    "Receipt",
    "Treasury",
)


class Treasury(Struct, frozen=True):
    """What lies on a card."""

    card: int
    money: int


class Receipt(Struct, frozen=True):
    """What was paid from which cards."""

    treasuries: tuple[Treasury, ...]
