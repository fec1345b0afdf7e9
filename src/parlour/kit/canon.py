"""The canonical form of a state: what its digest is taken of.

A field that has its default is left out, and names are sorted, so that a later version may add a field with a
default or put fields in another order, and the digests of old records still fit.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import NODEFAULT, Struct

__all__ = ("bare", "canonical", "encoded", "fields")

_ENCODER = msgspec.json.Encoder(order="deterministic")
_PLAIN = frozenset((int, str, bool, float, type(None)))


@cache
def fields(cls: type[Struct]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The tag as it stands in JSON, then each field's default by name; ``NODEFAULT`` where there is none."""
    config = cls.__struct_config__
    return {config.tag_field: config.tag} if config.tag_field else {}, {
        field.name: field.default_factory() if field.default_factory is not NODEFAULT else field.default
        for field in msgspec.structs.fields(cls)
    }


def bare(value: Any) -> Any:
    """Builtins without what has its default. What the type walk compiles for the parts of a state says the same."""
    if isinstance(value, Struct):
        tag, defaults = fields(type(value))
        found = tag.copy()
        for name, default in defaults.items():
            held = getattr(value, name)
            if default is NODEFAULT or held != default:
                found[name] = held if type(held) in _PLAIN else bare(held)
        return found
    if isinstance(value, list | tuple):
        return [item if type(item) in _PLAIN else bare(item) for item in value]
    if isinstance(value, dict):
        return {key: bare(item) for key, item in value.items()}
    return value


def encoded(form: dict[str, Any]) -> bytes:
    """The bytes of a bare form, names sorted."""
    return _ENCODER.encode(form)


def canonical(state: Struct) -> bytes:
    """Canonical JSON: equal states give equal bytes, in any process and any version that knows their fields."""
    return encoded(bare(state))
