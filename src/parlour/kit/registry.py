"""Which games there are: entry points of the group ``parlour.games``, so a third party's package adds one by itself.

Nobody above the games imports one by name; they ask here.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from parlour.kit.game import Game

__all__ = ("GROUP", "BrokenGame", "UnknownGame", "broken", "game", "games", "package")

GROUP = "parlour.games"


class UnknownGame(LookupError):
    """No installed package offers a game of that id."""


class BrokenGame(LookupError):
    """A package offers the game, but it does not load: the cause is chained."""


@cache
def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def games() -> list[str]:
    """The ids of the games on offer, sorted; none of them is imported by this."""
    return list(_found())


@cache
def game(game_id: str) -> Game[Any, Any]:
    """The game of that id, imported at its first use."""
    point = _found().get(game_id)
    if point is None:
        raise UnknownGame(game_id)
    try:
        loaded = point.load()
    except Exception as error:  # whatever a stranger's package raises: reported by name, the house goes on
        raise BrokenGame(f"{game_id} ({point.value}): {error}") from error
    if not isinstance(loaded, Game) or loaded.meta.id != game_id:
        raise BrokenGame(f"{game_id} ({point.value}): not the game of that id")
    return loaded


def broken() -> dict[str, str]:
    """Why each game that does not load does not; loads them all."""
    faults: dict[str, str] = {}
    for game_id in games():
        try:
            game(game_id)
        except BrokenGame as error:
            faults[game_id] = str(error)
    return faults


def package(game_id: str) -> str:
    """The import name of the package that holds a game's rulebook and texts."""
    point = _found().get(game_id)
    if point is None:
        raise UnknownGame(game_id)
    return point.module
