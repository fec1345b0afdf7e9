"""Bodies are what their types say: the framework would take 0 for false, and "3" for a number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema

__all__ = ("strict_body", "takes_text")


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


def takes_text(media: str, description: str) -> type[Operation]:
    """For a route's ``operation_class``: its body is no JSON document, so no type of ours could describe it."""

    @dataclass
    class TakesText(Operation):
        """What the API's description says of it."""

        def __post_init__(self) -> None:
            text = OpenAPIMediaType(Schema(type=OpenAPIType.STRING, description=description))
            self.request_body = RequestBody({media: text}, required=True)

    return TakesText
