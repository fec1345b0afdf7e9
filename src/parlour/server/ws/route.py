"""The route of the WebSocket: whose page, how many, then the connection's own loop."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import PermissionDeniedException

from parlour.server.auth.guards import address, foreign_page
from parlour.server.auth.guest import find_guest
from parlour.server.site import FromSite, Site
from parlour.server.ws.connection import Connection, say_bye

__all__ = ("socket",)


@websocket("/ws/v1")
async def socket(socket: WebSocket[Any, Any, Any], site: FromSite) -> None:
    """One connection. Another site's page is refused before it is accepted, an address with too many after that."""
    if foreign_page(socket, site):
        raise PermissionDeniedException("foreign_origin")
    client = address(socket, site)
    if site.handshakes.take(client) or site.sockets.get(client, 0) >= site.settings.limits.sockets_per_address:
        await _turn_away(socket, site)
        return
    site.sockets[client] = site.sockets.get(client, 0) + 1
    try:
        guest = await find_guest(socket, site.sessions)
        await socket.accept()
        connection = Connection(site, socket, guest.session if guest else None, client)
        await site.attend(connection, connection.run())
    finally:
        site.sockets[client] -= 1
        if not site.sockets[client]:
            del site.sockets[client]


async def _turn_away(socket: WebSocket[Any, Any, Any], site: Site) -> None:
    """A script learns nothing of an HTTP answer to its handshake: it is told on the connection, which then ends."""
    code = "too_many_connections"
    site.metrics.refused("socket", code)
    await socket.accept()
    await say_bye(socket, code)
