"""``/metrics``: for the operator's Prometheus, and nobody else."""

from __future__ import annotations

import secrets
from ipaddress import ip_address
from typing import Any

from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from parlour.server.errors import ApiError
from parlour.server.site import FromSite

__all__ = ("metrics",)

_FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""What proxies add: whoever comes through one may come from anywhere."""
_SCHEME = "bearer "
_MEDIA = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")  # which the framework adds to any text


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], site: FromSite) -> Response[bytes]:
    """With a token set: for whoever has it. Else for this machine, asked directly and under its own name."""
    token = site.settings.metrics_token
    if not (_has_token(request, token) if token else _local(request)):
        raise ApiError(403, "forbidden")
    await site.measure()
    return Response(site.metrics.text(), media_type=_MEDIA)


def _has_token(request: Request[Any, Any, Any], token: str) -> bool:
    given = request.headers.get("authorization", "")
    if given[: len(_SCHEME)].lower() != _SCHEME:
        return False
    return secrets.compare_digest(given[len(_SCHEME) :].strip().encode(), token.encode())


def _local(request: Request[Any, Any, Any]) -> bool:
    """The name too: a page whose own name was bent to this machine's address would be let in by the address alone."""
    peer = request.client.host if request.client else ""
    if any(name in request.headers for name in _FORWARDED):
        return False
    host = request.headers.get("host", "").lower()
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return _loopback(peer) and (name == "localhost" or _loopback(name))


def _loopback(host: str) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback
