"""What is not the API: the client's files and pages, and the health check."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Request, Response, route
from litestar.enums import HttpMethod
from litestar.handlers import HTTPRouteHandler

import parlour
from parlour.server.errors import ApiError
from parlour.server.http.ahead import ahead
from parlour.server.http.models import Health
from parlour.server.site import FromSite

__all__ = ("allows", "health", "no_socket", "page")

_READ: list[HttpMethod | Literal["GET", "HEAD"]] = [HttpMethod.GET, HttpMethod.HEAD]


def allows(path: str, *methods: str) -> HTTPRouteHandler:
    """OPTIONS of a path with several methods; the framework's own answer names only the first."""
    headers = {"Allow": ", ".join(sorted({*methods, "OPTIONS"}))}

    @route(path, http_method=HttpMethod.OPTIONS, include_in_schema=False, status_code=204, sync_to_thread=False)
    def options() -> Response[None]:
        return Response(None, status_code=204, headers=headers)

    return options


@route("/health", http_method=_READ, sync_to_thread=False)
def health() -> Health:
    """Up, and in which version; nothing else is anybody's business."""
    return Health("ok", parlour.__version__)


@route("/ws/v1", http_method=_READ, include_in_schema=False, sync_to_thread=False)
def no_socket() -> None:
    """Asked for without an upgrade, by a browser's address bar or through a proxy that swallows it."""
    raise ApiError(426, "upgrade_required")


@route(["/", "/{path:path}"], http_method=_READ, include_in_schema=False)
async def page(request: Request[Any, Any, Any], site: FromSite) -> Response[Any]:
    """A file of the client, or its page: the application finds its own way from there."""
    path = request.scope["path"]
    first = path.strip("/").partition("/")[0]
    if first in ("api", "ws"):
        raise ApiError(404, "not_found")
    return site.client.respond(request, path, await ahead(request, site))
