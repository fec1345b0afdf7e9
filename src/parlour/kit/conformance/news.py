"""What an event declares as news, and whether a difference is confined to it.

``Event.tells`` names fields that only some eyes see, ``Event.reveals`` fields that everybody sees. Where two states
differ for a viewer after the same decision, these fields of the event may differ, and what the viewer is shown
may differ by the values that it was told there. All else is a leak.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from parlour.kit.actors import SPECTATOR, Viewer
from parlour.kit.game import Game
from parlour.kit.types import HIDDEN, Event

__all__ = ("News", "news", "opens", "unexplained")

Leaf = tuple[str, str]
"""Name of the field and value; the members of a list have no name."""
AnyGame = Game[Any, Any]
_encode = msgspec.json.Encoder(order="deterministic").encode


class News(NamedTuple):
    """The events of a decision for one viewer: what is declared as news, and the rest, as bytes."""

    rest: bytes
    told: list[Leaf]


def opens(game: AnyGame, event: Event, viewer: Viewer) -> bool:
    """Does the viewer learn of an event after which nothing can be compared?"""
    return event.reveals is True and game.redact(event, viewer) is not None


def news(game: AnyGame, events: Iterable[Event], viewer: Viewer) -> News:
    """Part the news from the rest."""
    rest: list[dict[str, Any]] = []
    told: list[Leaf] = []
    for event in events:
        seen = game.redact(event, viewer)
        if seen is None:
            continue
        for name in _declared(game, event):
            if name in seen and not _is_hidden(seen[name]):
                told += _leaves(name, seen[name])
                seen[name] = None
        rest.append(seen)
    return News(_encode(rest), told)


def _declared(game: AnyGame, event: Event) -> list[str]:
    """What everybody sees is news only where ``reveals`` says so, whatever ``tells`` says."""
    public = game.redact(event, SPECTATOR) or {}
    private = [name for name in event.tells if name not in public or _is_hidden(public[name])]
    return [*private, *(event.reveals if isinstance(event.reveals, tuple) else ())]


def _is_hidden(value: Any) -> bool:
    return isinstance(value, dict) and list(value) == [HIDDEN]


def _leaves(name: str, value: Any) -> Iterator[Leaf]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(key, inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _leaves("", inner)
    else:
        yield name, repr(value)  # ``True`` and ``1`` are equal as keys, and not as text


def unexplained(one: dict[str, Any], other: dict[str, Any], told: News, told_other: News) -> str | None:
    """A value that one of two views shows more often than the other, and that was not told with it."""
    here, there = Counter(_leaves("", one)), Counter(_leaves("", other))
    for more, less, explained in ((here, there, told.told), (there, here, told_other.told)):
        values = [value for _, value in explained]
        for name, value in more - less:
            if (name, value) not in explained and (name or value not in values):
                return f"{name or 'list'} {value}"
    return None
