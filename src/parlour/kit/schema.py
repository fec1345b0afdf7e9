"""JSON schema (2020-12) of what a client meets of a game, from the same type walk as the views.

A public field has its type; a private, secret or shown container its type or ``{"hidden": n}``; a hidden scalar may
be absent; an engine field never appears. Steps and events are unions told apart by ``type``.
"""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import Any, Literal, cast, get_args, get_origin

import msgspec
from msgspec import Struct

from parlour.kit.agenda import Step
from parlour.kit.game import Game
from parlour.kit.types import HIDDEN, Shown, Visibility
from parlour.kit.walk import Field, Walk, is_container, members, unwrap

__all__ = ("DIALECT", "Schema", "game_schema", "luggage_fields", "options_schema")

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"

_SCALARS: dict[Any, str] = {int: "integer", str: "string", bool: "boolean", float: "number", type(None): "null"}
_HIDDEN: Schema = {"$ref": "#/$defs/Hidden"}


def options_schema(game: Game[Any, Any]) -> Schema:
    """The game's options as a client may send them: defaults, limits and titles included.

    What seats bring along is not among them: the house puts it in.
    """
    schema = msgspec.json.schema(game.Options)
    name = schema["$ref"].rpartition("/")[2]
    options = schema["$defs"][name]
    brought = luggage_fields(game)
    types = {info.encode_name: info.type for info in msgspec.structs.fields(game.Options)}
    properties = {
        field: _as_declared(value, _words(types[field]), schema["$defs"])
        for field, value in options["properties"].items()
        if field not in brought
    }
    return {**schema, "$defs": {**schema["$defs"], name: {**options, "properties": properties}}}


def _words(tp: Any) -> tuple[Any, ...]:
    """All that a type names one by one, as declared."""
    tp = unwrap(tp)
    if get_origin(tp) is Literal:
        return get_args(tp)
    if isinstance(tp, type) and issubclass(tp, enum.Enum):
        return tuple(cast("Any", member.value) for member in tp)
    return tuple(word for inner in get_args(tp) for word in _words(inner))


def _as_declared(schema: Any, words: Sequence[Any], defs: Schema) -> Any:
    """The schema of an option with its words in that order: people read them so, and the library sorts them."""
    if isinstance(schema, list):
        return [_as_declared(part, words, defs) for part in schema]
    if not isinstance(schema, dict):
        return schema
    named = defs[schema["$ref"].rpartition("/")[2]] if "$ref" in schema else {}
    if "enum" in named:
        schema = {**{key: value for key, value in schema.items() if key != "$ref"}, "enum": named["enum"]}
    if "enum" in schema:
        return {**schema, "enum": sorted(schema["enum"], key=words.index)}
    return {key: value if key == "default" else _as_declared(value, words, defs) for key, value in schema.items()}


def luggage_fields(game: Game[Any, Any]) -> tuple[str, ...]:
    """The options that hold what seats bring along."""
    if game.Luggage is None:
        return ()
    fields = msgspec.structs.fields(game.Options)
    return tuple(info.encode_name for info in fields if _holds(info.type, game.Luggage))


def _holds(annotation: Any, wanted: type[Struct]) -> bool:
    return annotation is wanted or any(_holds(inner, wanted) for inner in get_args(annotation))


def game_schema(game: Game[Any, Any]) -> Schema:
    """View, steps, actions, events, standing orders and options of a game, as ``$defs`` under one object."""
    build = _Builder(game.walk)
    roots: dict[str, Schema] = {
        "state": build.part(game.State),
        "step": build.union("Step", game.walk.steps),
        "action": build.union("Action", members(game.Action)),
        "event": build.union("Event", members(game.Event)),
    }
    if game.Order is not None:
        roots["order"] = build.union("Order", members(game.Order))
    roots["options"] = build.struct(game.Options)
    return {
        "$schema": DIALECT,
        "title": "Game",
        "description": f"Types of {game.meta.id}, rules version {game.meta.rules_version}.",
        **_object(roots, list(roots)),
        "$defs": dict(sorted(build.defs.items())),
    }


def _object(properties: dict[str, Schema], required: list[str]) -> Schema:
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def _any_of(options: Sequence[Schema]) -> Schema:
    unique = [option for i, option in enumerate(options) if option not in options[:i]]
    return unique[0] if len(unique) == 1 else {"anyOf": unique}


class _Builder:
    """Collects ``$defs``; every method returns the schema to stand in the place of the type."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.defs: dict[str, Schema] = {"Hidden": _object({HIDDEN: {"type": "integer", "minimum": 0}}, [HIDDEN])}
        self._names: dict[str, Any] = {"Hidden": None}

    def _claim(self, name: str, owner: Any) -> bool:
        """Is the name new? Two classes of one name would make one type of two."""
        if name not in self._names:
            self._names[name] = owner
            self.defs[name] = {}
            return True
        if self._names[name] is not owner:
            raise TypeError(f"two types of this game are called {name}")
        return False

    def union(self, name: str, classes: Sequence[type[Any]]) -> Schema:
        """A named union of structs."""
        if self._claim(name, tuple(classes)):
            self.defs[name] = _any_of([self.type(cls) for cls in classes])
        return {"$ref": f"#/$defs/{name}"}

    def part(self, cls: type[Struct]) -> Schema:
        """A part as a view shows it."""
        if self._claim(cls.__name__, cls):
            properties, required = _tag(cls), list(_tag(cls))
            for field in self.walk.parts[cls]:
                if field.visibility is Visibility.ENGINE:
                    continue
                properties[field.name] = self._field(field)
                if field.visibility is Visibility.PUBLIC or is_container(_shown(field)):
                    required.append(field.name)
            self.defs[cls.__name__] = {**_summary(cls), **_object(properties, required)}
        return {"$ref": f"#/$defs/{cls.__name__}"}

    def _field(self, field: Field) -> Schema:
        inner = self.type(_shown(field))
        hides = field.visibility is not Visibility.PUBLIC and is_container(_shown(field))
        return _any_of([inner, _HIDDEN]) if hides else inner

    def struct(self, cls: type[Struct]) -> Schema:
        """A frozen piece: it goes out whole."""
        if self._claim(cls.__name__, cls):
            properties, required = _tag(cls), list(_tag(cls))
            for info in msgspec.structs.fields(cls):
                properties[info.encode_name] = self.type(info.type)
                if info.required or not cls.__struct_config__.omit_defaults:
                    required.append(info.encode_name)
            self.defs[cls.__name__] = {**_summary(cls), **_object(properties, required)}
        return {"$ref": f"#/$defs/{cls.__name__}"}

    def type(self, tp: Any) -> Schema:
        """Whatever may stand in a state, an action or an option."""
        tp = unwrap(tp)
        if len(members(tp)) > 1:
            return _any_of([self.type(member) for member in members(tp)])
        origin, args = get_origin(tp), get_args(tp)
        if origin is not None:
            return self._generic(tp, origin, args)
        if tp in _SCALARS:
            return {"type": _SCALARS[tp]}
        if isinstance(tp, type) and issubclass(tp, enum.Enum):
            return {"enum": [cast("Any", member.value) for member in tp]}
        if tp is Step:
            return self.union("Step", self.walk.steps)
        if isinstance(tp, type) and issubclass(tp, Struct):
            return self.part(tp) if tp in self.walk.parts else self.struct(tp)
        return msgspec.json.schema(tp)

    def _generic(self, tp: Any, origin: Any, args: tuple[Any, ...]) -> Schema:
        if origin is Literal:
            return {"enum": list(args)}
        if origin is Shown:
            return _any_of([self.type(args[0]), _HIDDEN])
        if origin is dict:
            return {"type": "object", "additionalProperties": self.type(args[1])}
        if origin is tuple and args[-1] is not Ellipsis:
            items = [self.type(arg) for arg in args]
            return {
                "type": "array",
                "prefixItems": items,
                "minItems": len(items),
                "maxItems": len(items),
                "items": False,
            }
        if origin in (list, tuple, set, frozenset):
            return {"type": "array", "items": self.type(args[0])}
        return msgspec.json.schema(tp)


def _shown(field: Field) -> Any:
    """What a field holds, under its ``Shown``."""
    return get_args(field.type)[0] if field.visibility is Visibility.SHOWN else field.type


def _tag(cls: type[Struct]) -> dict[str, Schema]:
    config = cls.__struct_config__
    return {config.tag_field: {"const": config.tag}} if config.tag_field else {}


def _summary(cls: type[Struct]) -> Schema:
    """First line of the class's own docstring, if it has one."""
    line = (cls.__doc__ or "").strip().partition("\n")[0]
    return {"description": line.replace("``", "`")} if line else {}
