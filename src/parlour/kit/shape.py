"""Do builtins have the shape of a type? Every fault by its dotted field, where a decoder stops at the first.

For what a host brings in a file. Limits stand in the schema (``extra_json_schema``), so nothing is said twice.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Iterable, Iterator
from functools import cache
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

from parlour.kit.faults import Fault
from parlour.kit.walk import members

__all__ = ("CODES", "Shape", "clean")

CODES = (
    "characters",
    "id_form",
    "list_length",
    "missing",
    "number",
    "text_length",
    "unknown_field",
    "unknown_type",
    "unknown_value",
    "wrong_type",
)
"""What the codes of faults end with, for whoever has a text for each."""

_UNKNOWN_LIMIT = 10
"""Unknown fields of one object that are named."""
_NAME_LIMIT = 60
"""Characters of a stranger's word in a fault."""

Limits = dict[str, Any]


def clean(text: str) -> bool:
    """Can it stand in a line of text as it is? No control and no invisible characters, no blanks at the ends."""
    return text.isprintable() and text == text.strip()


class Shape:
    """Faults whose codes begin with a word of the file's: ``deck`` names a ``deck_wrong_type``."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def _fault(self, field: str, code: str, args: dict[str, str | int] | None = None) -> Fault:
        return Fault(field, f"{self.kind}_{code}", args or {})

    def faults_of(self, value: Any, tp: Any, field: str) -> Iterator[Fault]:
        """Every fault of builtins that are to be a ``tp``."""
        tp, limits = _limits(tp)
        options = [member for member in members(tp) if member is not NoneType]
        if value is None and len(options) < len(members(tp)):
            return
        origin = get_origin(options[0])
        if len(options) > 1:
            yield from self._tagged(value, options, field)
        elif origin is Literal:
            yield from self._word(value, get_args(options[0]), field)
        elif origin is tuple:
            yield from self._list(value, get_args(options[0])[0], limits, field)
        elif options[0] is int:
            yield from self._number(value, limits, field)
        elif options[0] is str:
            yield from self._text(value, limits, field)
        else:
            yield from self._object(value, options[0], field)

    def _number(self, value: Any, limits: Limits, field: str) -> Iterator[Fault]:
        least, most = _range(limits, "minimum", "maximum")
        if type(value) is not int:  # a bool is one to Python
            yield self._fault(field, "wrong_type", {"expected": "number"})
        elif not least <= value <= most:
            yield self._fault(field, "number", {"least": least, "most": most})

    def _text(self, value: Any, limits: Limits, field: str) -> Iterator[Fault]:
        least, most = _range(limits, "minLength", "maxLength")
        if not isinstance(value, str):
            yield self._fault(field, "wrong_type", {"expected": "text"})
        elif "pattern" in limits:
            if not re.fullmatch(limits["pattern"], value):
                yield self._fault(field, "id_form")
        elif not least <= len(value) <= most:
            yield self._fault(field, "text_length", {"least": least, "most": most})
        elif not clean(value):
            yield self._fault(field, "characters")

    def _word(self, value: Any, words: tuple[Any, ...], field: str) -> Iterator[Fault]:
        if type(value) is not type(words[0]):
            yield self._fault(field, "wrong_type", {"expected": "text" if isinstance(words[0], str) else "number"})
        elif value not in words:
            yield self._unknown("unknown_value", value, map(str, words), field)

    def _unknown(self, code: str, value: Any, words: Iterable[str], field: str) -> Fault:
        return self._fault(field, code, {"value": _shown(str(value)), "values": ", ".join(words)})

    def _list(self, value: Any, inner: Any, limits: Limits, field: str) -> Iterator[Fault]:
        least, most = _range(limits, "minItems", "maxItems")
        if not isinstance(value, list | tuple):
            yield self._fault(field, "wrong_type", {"expected": "list"})
            return
        if not least <= len(value) <= most:
            yield self._fault(field, "list_length", {"least": least, "most": most})
        for i, item in enumerate(value[:most]):
            yield from self.faults_of(item, inner, f"{field}.{i}")

    def _object(self, value: Any, cls: type[Struct], field: str) -> Iterator[Fault]:
        if not isinstance(value, dict):
            yield self._fault(field, "wrong_type", {"expected": "object"})
            return
        tag = cls.__struct_config__.tag_field
        hints = _hints(cls)
        known = _known(cls)
        strange = [name for name in value if name not in known and name != tag]
        for name in strange[:_UNKNOWN_LIMIT]:
            yield self._fault(field, "unknown_field", {"name": _shown(name)})
        for name, info in known.items():
            where = f"{field}.{name}".lstrip(".")
            if name in value:
                yield from self.faults_of(value[name], hints[info.name], where)
            elif info.required:
                yield self._fault(field, "missing", {"name": name})

    def _tagged(self, value: Any, classes: list[type[Struct]], field: str) -> Iterator[Fault]:
        if not isinstance(value, dict):
            yield self._fault(field, "wrong_type", {"expected": "object"})
            return
        by_tag: dict[Any, type[Struct]] = {cls.__struct_config__.tag: cls for cls in classes}
        tag = value.get("type")
        if "type" not in value:
            yield self._fault(field, "missing", {"name": "type"})
        elif not isinstance(tag, str):
            yield self._fault(f"{field}.type", "wrong_type", {"expected": "text"})
        elif tag not in by_tag:
            yield self._unknown("unknown_type", tag, map(str, by_tag), f"{field}.type")
        else:
            yield from self._object(value, by_tag[tag], field)


def _limits(tp: Any) -> tuple[Any, Limits]:
    if get_origin(tp) is not Annotated:
        return tp, {}
    tp, *metas = get_args(tp)
    return tp, {key: bound for meta in metas if isinstance(meta, Meta) for key, bound in _schema(meta).items()}


def _schema(meta: Meta) -> Limits:
    return meta.extra_json_schema or {}


def _range(limits: Limits, least: str, most: str) -> tuple[int, int]:
    return limits.get(least, 0), limits.get(most, 0)


def _shown(word: str) -> str:
    word = word if len(word) <= _NAME_LIMIT else word[:_NAME_LIMIT] + "…"
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in word)


@cache
def _hints(cls: type[Struct]) -> dict[str, Any]:
    return typing.get_type_hints(cls, include_extras=True)


@cache
def _known(cls: type[Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    return {info.encode_name: info for info in msgspec.structs.fields(cls)}
