"""``handles``: can something be followed through a hidden zone by a name of its own?

A field is a *handle* if its value is unique among all things of its kind in every state of a game, and tells apart
things that are otherwise equal: two hisses with numbers, but not two cards whose faces differ. A handle that a viewer
has seen, that was then somewhere it cannot see, and that it sees again, has survived a shuffle.
Kinds whose faces are their names are listed in ``Game.faces``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from parlour.kit.actors import Viewer
from parlour.kit.conformance.trial import AnyGame
from parlour.kit.types import Event

__all__ = ("Handles",)

Kind = tuple[str, ...]
Thing = dict[str, Any]
_SEEN, _HIDDEN = 1, 2


def _things(value: Any) -> Iterator[Thing]:
    """Every object inside builtins."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from _things(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _things(inner)


def _names(thing: Thing) -> Iterator[tuple[str, Any]]:
    return ((key, value) for key, value in thing.items() if type(value) in (int, str) and key != "type")


class Handles:
    """Follows one viewer through one game."""

    def __init__(self, game: AnyGame, viewer: Viewer) -> None:
        self._game = game
        self._viewer = viewer
        self._faces = [tuple(sorted(face.__struct_fields__)) for face in game.faces]
        self._unique: dict[tuple[Kind, str], bool] = {}
        self._twins: dict[tuple[Kind, str], None] = {}
        self._status: dict[tuple[Kind, str, Any], int] = {}
        self._found: dict[tuple[Kind, str], Any] = {}

    def look(self, s: Any, events: list[Event]) -> None:
        """The next state, and what was told on the way to it."""
        present: dict[Kind, list[Thing]] = {}
        for thing in _things(msgspec.to_builtins(s)):
            present.setdefault(tuple(sorted(thing)), []).append(thing)
        for kind, things in present.items():
            if kind not in self._faces and len(things) > 1:
                self._study(kind, things)
        told = [self._game.redact(event, self._viewer) for event in events]
        seen = [*_things(self._game.view(s, self._viewer).state), *_things(told)]
        self._follow(present, seen)

    def _study(self, kind: Kind, things: list[Thing]) -> None:
        """Which of the fields are unique, and which tell twins apart."""
        for name, _ in _names(things[0]):
            if not self._unique.get((kind, name), True):
                continue
            values = [thing[name] for thing in things]
            self._unique[kind, name] = len(set(map(repr, values))) == len(values)
            rest = {repr([value for key, value in sorted(thing.items()) if key != name]) for thing in things}
            if len(rest) < len(things):
                self._twins[kind, name] = None

    def _follow(self, present: dict[Kind, list[Thing]], seen: list[Thing]) -> None:
        visible: dict[str, set[Any]] = {}
        for thing in seen:
            for name, value in _names(thing):
                visible.setdefault(name, set()).add(value)
        for kind, name in self._twins:
            if not self._unique[kind, name]:
                continue
            for thing in present.get(kind, ()):
                self._mark(kind, name, thing[name], thing[name] in visible.get(name, ()))

    def _mark(self, kind: Kind, name: str, value: Any, visible: bool) -> None:
        key = (kind, name, value)
        status = self._status.get(key, 0)
        if visible and status == _HIDDEN:
            self._found[kind, name] = value
        if visible:
            self._status[key] = _SEEN
        elif status == _SEEN:
            self._status[key] = _HIDDEN

    def count(self) -> int:
        """Fields that are handles."""
        return sum(self._unique[field] for field in self._twins)

    def found(self) -> list[str]:
        """Handles that were seen, hidden, and seen again."""
        return [
            f"{name} {value!r} of an object with {', '.join(kind)} is seen by {self._viewer}, hidden, and seen again"
            for (kind, name), value in self._found.items()
            if self._unique[kind, name]
        ]
