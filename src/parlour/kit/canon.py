"""The canonical form of a state: what its digest is taken of.

A field that has its default is left out, and names are sorted, so that a later version may add a field with a
default or put fields in another order, and the digests of old records still fit.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import NODEFAULT, Struct

__all__ = ("canonical",)

_ENCODER = msgspec.json.Encoder(order="deterministic")
_PLAIN = frozenset((int, str, bool, float, type(None)))


@cache
def _fields(cls: type[Struct]) -> tuple[dict[str, Any], tuple[tuple[str, Any], ...]]:
    """The tag, then names and defaults; ``NODEFAULT`` where there is none."""
    config = cls.__struct_config__
    return {config.tag_field: config.tag} if config.tag_field else {}, tuple(
        (field.name, field.default_factory() if field.default_factory is not NODEFAULT else field.default)
        for field in msgspec.structs.fields(cls)
    )


def _bare(value: Any) -> Any:
    if type(value) is not list and isinstance(value, Struct):
        tag, fields = _fields(type(value))
        bare = tag.copy()
        for name, default in fields:
            held = getattr(value, name)
            if default is NODEFAULT or held != default:
                bare[name] = held if type(held) in _PLAIN else _bare(held)
        return bare
    if isinstance(value, list):
        columns = not value or isinstance(value[0], (int, str))
        return value if columns else [_bare(item) for item in value]
    if isinstance(value, tuple):
        return [item if type(item) in _PLAIN else _bare(item) for item in value]
    if isinstance(value, dict):
        if all(type(item) in _PLAIN for item in value.values()):
            return value
        return {key: _bare(item) for key, item in value.items()}
    return value


def canonical(state: Struct) -> bytes:
    """Canonical JSON: equal states give equal bytes, in any process and any version that knows their fields."""
    return _ENCODER.encode(_bare(state))
