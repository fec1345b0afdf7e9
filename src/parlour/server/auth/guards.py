"""Guards of state-changing requests and of the WebSocket: whose page asks, and how often."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from parlour.server.auth.guest import COOKIE
from parlour.server.auth.origin import origin_allowed
from parlour.server.errors import ApiError
from parlour.server.site import Site

__all__ = ("address", "cost_guard", "foreign_page", "mutation_guard", "table_brake")

Connection = ASGIConnection[Any, Any, Any, Any]


def address(connection: Connection, site: Site) -> str:
    """The client's address; a proxy's word for it only where the operator says so."""
    host = connection.client.host if connection.client else ""
    if site.settings.proxy:
        host = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip() or host
    return _bucket(host)


def _bucket(host: str) -> str:
    """One client: an IPv4 address, or the network that an IPv6 customer is given whole."""
    try:
        address = ip_address(host)
    except ValueError:
        return ""  # a socket without an address, or a proxy's nonsense: they share one
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address, 64), strict=False))
    return host


def foreign_page(connection: Connection, site: Site) -> bool:
    """Does another site's page ask, with this browser's cookie?"""
    headers = connection.headers
    return not origin_allowed(
        headers.get("origin"), headers.get("host", ""), COOKIE in connection.cookies, site.settings.origins
    )


def mutation_guard(connection: Connection, _: BaseRouteHandler) -> None:
    """403 for another site's page, 429 for an address that asks too often. Reading is free."""
    if connection.scope.get("method") in ("GET", "HEAD", "OPTIONS"):
        return
    site: Site = connection.app.state.site
    if foreign_page(connection, site):
        raise ApiError(403, "foreign_origin")
    _take(connection, site)


def cost_guard(connection: Connection, _: BaseRouteHandler) -> None:
    """For reading that costs as much as a change: 429 for an address that asks too often."""
    _take(connection, connection.app.state.site)


def table_brake(connection: Connection, site: Site) -> None:
    """429 for an address that sets up too many tables: each is kept for good."""
    seconds = site.tables_made.take(address(connection, site))
    if seconds:
        raise ApiError(429, "too_many_tables", seconds=seconds)


def _take(connection: Connection, site: Site) -> None:
    seconds = site.mutations.take(address(connection, site))
    if seconds:
        raise ApiError(429, "too_many_requests", seconds=seconds)
