"""Codes of a game as sentences: the fields of an event or a refusal as the arguments of its message."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.cli.texts import game_text, text
from parlour.kit.arguments import Argument, Message, Quoted
from parlour.kit.game import Game, View
from parlour.server.names import plain

__all__ = ("worded",)

_SEATS = ("seat", "by", "to", "owner", "winner", "target", "other")
"""Fields that name a seat, like those that end in ``_seat``: texts may use the player's name beside it."""

_ISOLATE = "\N{FIRST STRONG ISOLATE}{}\N{POP DIRECTIONAL ISOLATE}"
"""Words written from right to left leave the sentence around them as it is."""


def worded(game: Game[Any, Any], kind: str, code: str, fields: Mapping[str, Any], view: View) -> str:
    """The message ``GAME-KIND-CODE`` about these fields, for whoever sees that view."""
    args: dict[str, str | int] = {}
    for name, value in fields.items():
        args |= _arguments(name, value, view.seats)
    for name, argument in game.arguments(fields, view).items():
        args[name] = _resolved(game.meta.id, argument)
    return game_text(game.meta.id, f"{kind}-{code}", **args)


def _arguments(name: str, value: Any, seats: int) -> dict[str, str | int]:
    """A field as every game's texts may use it: itself, how many there are of a list, a seat by its name."""
    if isinstance(value, bool) or not isinstance(value, int | str):
        counted = {f"{name}_count": len(value)} if isinstance(value, list | tuple) else {}
        return {name: _readable(value), **counted}
    args: dict[str, str | int] = {name: value}
    if isinstance(value, int) and (name in _SEATS or name.endswith("_seat")) and 0 <= value < seats:
        args[f"{name}_name"] = text("cli-play-seat", seat=value)
    return args


def _readable(value: Any) -> str:
    """As the browser gives it to the same messages."""
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case list() | tuple():
            return ", ".join(map(_readable, value))
        case dict():
            return ", ".join(f"{name}: {_readable(inner)}" for name, inner in value.items())
        case _:
            return str(value)


def _resolved(game_id: str, argument: Argument) -> str | int:
    match argument:
        case Message(id=message):
            return game_text(game_id, message)
        case Quoted(text=words):
            return _ISOLATE.format(plain(words))
        case tuple():
            return ", ".join(str(_resolved(game_id, one)) for one in argument)
        case _:
            return argument
