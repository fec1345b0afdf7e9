"""All that one viewer is sent in a state, as bytes, and how two of these differ."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from parlour.kit.actors import Viewer
from parlour.kit.game import Game
from parlour.kit.types import Event

__all__ = ("Sight", "difference", "sight", "told")

AnyGame = Game[Any, Any]
_encode = msgspec.json.Encoder(order="deterministic").encode


class Sight(NamedTuple):
    """View, prompts, and the forms of what the viewer may do."""

    view: bytes
    awaited: bytes
    legal: bytes
    open: bytes


def sight(game: AnyGame, s: Any, viewer: Viewer) -> Sight:
    """What the viewer is sent."""
    seat = viewer.seat
    awaited = game.awaited(s, viewer)
    legal = open = b""
    if seat is not None and game.outcome(s) is None:
        legal = _encode(game.legal(s, seat).form()) if any(prompt.seat == seat for prompt in awaited) else b""
        open = _encode(game.open(s, seat).form())
    return Sight(_encode(game.view(s, viewer)), _encode(awaited), legal, open)


def told(game: AnyGame, events: list[Event], viewer: Viewer) -> bytes:
    """The events as the viewer learns them."""
    seen = [game.redact(event, viewer) for event in events]
    return _encode([event for event in seen if event is not None])


def difference(one: bytes, other: bytes) -> str:
    """Where two texts part."""
    at = next((i for i, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
    here, there = (text[max(0, at - 60) : at + 40].decode(errors="replace") for text in (one, other))
    size = "" if len(one) == len(other) else f" (sizes {len(one)} and {len(other)})"
    return f"…{here}… or …{there}…{size}"
