"""Who sits, who looks, and whom the server speaks for."""

from __future__ import annotations

from typing import Literal, NewType

from msgspec import Struct

__all__ = ("OMNISCIENT", "SPECTATOR", "SYSTEM", "By", "Seat", "Viewer")

Seat = NewType("Seat", int)
"""0 … n-1, the index in turn order at set-up."""


class Viewer(Struct, frozen=True):
    """Whose eyes: a seat's, a spectator's (``seat is None``), or, after the end, everybody's at once."""

    seat: Seat | None = None
    omniscient: bool = False


SPECTATOR = Viewer()
OMNISCIENT = Viewer(omniscient=True)

SYSTEM: Literal["system"] = "system"
By = Seat | Literal["system"]
"""Author of a log entry: a seat, or the server (leaving, a time-out, a take-over)."""
