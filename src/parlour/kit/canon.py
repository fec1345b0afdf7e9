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


@cache
def _fields(cls: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """Names and defaults; ``NODEFAULT`` where there is none."""
    return tuple(
        (field.name, field.default_factory() if field.default_factory is not NODEFAULT else field.default)
        for field in msgspec.structs.fields(cls)
    )


def _bare(value: Any) -> Any:
    if isinstance(value, Struct):
        config = value.__struct_config__
        bare: dict[str, Any] = {config.tag_field: config.tag} if config.tag_field else {}
        for name, default in _fields(type(value)):
            held = getattr(value, name)
            if default is NODEFAULT or held != default:
                bare[name] = _bare(held)
        return bare
    if isinstance(value, list | tuple):
        columns = isinstance(value, list) and (not value or isinstance(value[0], int | str))
        return value if columns else [_bare(item) for item in value]
    if isinstance(value, dict):
        return {key: _bare(item) for key, item in value.items()}
    return value


def canonical(state: Struct) -> bytes:
    """Canonical JSON: equal states give equal bytes, in any process and any version that knows their fields."""
    return _ENCODER.encode(_bare(state))
