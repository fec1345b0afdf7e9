"""What is wrong with options."""

from __future__ import annotations

from msgspec import Struct

__all__ = ("Fault",)


class Fault(Struct, frozen=True):
    """One thing wrong with the options: the field (dotted path), a code and its arguments."""

    field: str
    code: str
    args: dict[str, str | int] = {}
