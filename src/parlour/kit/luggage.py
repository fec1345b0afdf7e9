"""What a seat takes home from a game and may bring along to the next: a hero, a collar, a purse.

Rules compute it (``Outcome.keep``) and read it (``Options``, by :meth:`~parlour.kit.game.Game.unpack`). Whose it is,
where it is kept, its id and all dates are the house's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from parlour.kit.arguments import Argument

__all__ = ("Luggage", "Told", "packed")


class Luggage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of a game's own. Its fields are bounded by the type: what strangers bring is decoded into it."""

    version: int = 1
    """Of the shape: later ones give new fields a default."""
    name: str = ""
    """What its owner calls it; the house's to change."""


class Told(Struct, frozen=True):
    """A line about a piece of luggage, for people: the text ``GAME-keepsake-CODE`` and its arguments."""

    code: str
    args: Mapping[str, Argument] = {}


def packed(thing: Struct) -> dict[str, Any]:
    """Luggage, or options with luggage in them, exactly as they come back from JSON: records have to compare equal."""
    taken: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(thing))
    return taken
