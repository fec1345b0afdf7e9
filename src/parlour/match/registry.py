"""Games, found through the entry points ``parlour.games`` and loaded when they are first asked for."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from parlour.kit.game import Game

__all__ = ("GROUP", "Registry", "UnknownGame", "broken", "game", "games")

GROUP = "parlour.games"

log = logging.getLogger(__name__)


class UnknownGame(LookupError):
    """No installed package offers a game of that name, or the one that does is broken (see :func:`broken`)."""

    def __init__(self, game_id: str, reason: str = "") -> None:
        super().__init__(f"{game_id}: {reason}" if reason else game_id)
        self.game = game_id
        self.reason = reason


class Registry:
    """The games of some entry points. A broken package is recorded and logged, and the others stay playable."""

    def __init__(self, points: Iterable[EntryPoint]) -> None:
        self._points: dict[str, EntryPoint] = {}
        self._games: dict[str, Game[Any, Any]] = {}
        self.broken: dict[str, str] = {}
        """What is wrong, by the name of the entry point."""
        for point in sorted(points, key=lambda point: (point.name, point.value)):
            first = self._points.setdefault(point.name, point)
            if first.value != point.value:
                self._report(f"{point.name} ({point.value})", f"{first.value} has that name already")

    def games(self) -> list[str]:
        """The ids of all games that are not known to be broken, in alphabetical order; loads nothing."""
        return [name for name in self._points if name not in self.broken]

    def game(self, game_id: str) -> Game[Any, Any]:
        """The game; :class:`UnknownGame` if there is none or its package does not load."""
        found = self._games.get(game_id)
        if found is not None:
            return found
        if game_id in self.broken:
            raise UnknownGame(game_id, self.broken[game_id])
        point = self._points.get(game_id)
        if point is None:
            raise UnknownGame(game_id)
        self._games[game_id] = self._load(game_id, point)
        return self._games[game_id]

    def _load(self, game_id: str, point: EntryPoint) -> Game[Any, Any]:
        try:
            loaded = point.load()
        except Exception as error:  # whatever another's package does at its import is its own fault
            log.exception("game %s does not load", game_id)
            self.broken[game_id] = f"{type(error).__name__}: {error}"
            raise UnknownGame(game_id, self.broken[game_id]) from error
        if not isinstance(loaded, Game) or loaded.meta.id != game_id:
            self._report(game_id, f"{point.value} is not the game {game_id}")
            raise UnknownGame(game_id, self.broken[game_id])
        return loaded

    def _report(self, name: str, reason: str) -> None:
        self.broken[name] = reason
        log.error("game %s: %s", name, reason)


@cache
def _installed() -> Registry:
    return Registry(entry_points(group=GROUP))


def games() -> list[str]:
    """The ids of the installed games, in alphabetical order."""
    return _installed().games()


def game(game_id: str) -> Game[Any, Any]:
    """An installed game; :class:`UnknownGame` if there is none or its package does not load."""
    return _installed().game(game_id)


def broken() -> dict[str, str]:
    """Installed packages whose game does not load, and why."""
    return dict(_installed().broken)
