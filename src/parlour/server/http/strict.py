"""Bodies are what their types say: the framework would take 0 for false, and "3" for a number."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException

__all__ = ("strict_body",)


async def strict_body(request: Request[Any, Any, Any]) -> None:
    """Before a route reads its JSON: refuse what does not fit the type of its ``data`` to the letter."""
    data = request.route_handler.parsed_fn_signature.parameters.get("data")
    if data is None:
        return
    try:
        msgspec.json.decode(await request.body(), type=data.annotation)
    except msgspec.ValidationError as error:
        raise ValidationException(extra=[{"message": str(error), "key": ""}]) from error
    except msgspec.DecodeError:
        return  # no JSON at all: the framework's own to say
