"""Running the server: one process, one event loop, until it is told to stop."""

from __future__ import annotations

import asyncio
import fcntl
import gc
import logging
import os
import socket
import sys
from collections.abc import Awaitable, Callable

import uvicorn
from litestar import Litestar
from msgspec.structs import replace

from parlour.match.ports import StoreUnusable
from parlour.server.app import create_app
from parlour.server.assembly import open_database
from parlour.server.logs import configure
from parlour.server.protocol import bounded
from parlour.server.settings import Settings

__all__ = ("listen", "make_server", "serve")

_LOG = logging.getLogger("parlour.server")

GRACE_SECONDS = 5
"""For open connections when the server stops; they were told goodbye before."""
_STALLED_MS = 30_000
_SEND_BUFFER = 256 * 1024
_YOUNG = 20_000
"""Objects made between two looks at the young ones for garbage."""
_SWITCH_SECONDS = 0.0002
"""How long a thread of the store waits for the event loop to let it go on, and every commit does so a few times."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one. ``OSError`` if it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Inherited by every connection: what the system holds for one that does not read, and for how long.
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
    if sys.platform == "linux":
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _STALLED_MS)
    try:
        sock.bind((host, port))
        sock.listen(512)
    except OSError:
        sock.close()
        raise
    return sock


class _Server(uvicorn.Server):
    """Says when it answers, and to connections that it stops, before they are closed."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], stopping: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(config)
        self._ready, self._stopping = ready, stopping

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listening from here on."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """No more connections; those that are there hear goodbye."""
        await self._stopping()
        await super().shutdown(sockets)


def make_server(app: Litestar, settings: Settings, ready: Callable[[], None]) -> uvicorn.Server:
    """A server for the application that says goodbye before it stops; ``ready`` is called when it answers."""
    http, ws = bounded(settings.limits)
    config = uvicorn.Config(
        app,
        http=http,
        ws=ws,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=settings.limits.body_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.limits.ping_seconds,
        ws_ping_timeout=settings.limits.ping_seconds,
        timeout_graceful_shutdown=GRACE_SECONDS,
        lifespan="on",
    )
    return _Server(config, ready, lambda: app.state.site.farewell("stopping"))


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "parlour.sqlite3",
    *,
    settings: Settings | None = None,
    on_ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM; ``on_ready`` gets the address when it answers.

    ``OSError`` if the address is taken; ``StoreUnusable`` (of ``parlour.match.ports``) if the database does not open.
    """
    settings = replace(settings or Settings(), database=database)
    configure(settings.log_level)
    held = _claim(database)
    try:
        asyncio.run(_try_database(database))
        if held is None:
            held = _claim(database)  # it is there now
        _serve(host, port, settings, on_ready)
    finally:
        if held is not None:
            os.close(held)


def _serve(host: str, port: int, settings: Settings, on_ready: Callable[[str], None] | None) -> None:
    app = create_app(settings)
    sock = listen(host, port)
    shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host  # noqa: S104 - compared
    url = f"http://{shown}:{sock.getsockname()[1]}/"

    def ready() -> None:
        _settle()
        _LOG.info("ready", extra={"fields": {"url": url}})
        if on_ready is not None:
            on_ready(url)

    server = make_server(app, settings, ready)
    try:
        server.run(sockets=[sock])
    except SystemExit as error:
        failure: StoreUnusable | None = app.state.get("failure")
        raise failure or error from None
    finally:
        sock.close()
    if not server.started:
        raise SystemExit(3)


def _settle() -> None:
    """Everything that was loaded stays: no collection need ever look at it again, and hold up those who wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, 10, 10)
    sys.setswitchinterval(_SWITCH_SECONDS)


def _claim(database: str) -> int | None:
    """The file, locked for as long as it is open; ``None`` if it cannot be opened: what is wrong shows when it is used.

    Two houses on one file would lose nothing, but neither hears what is said in the other.
    """
    try:
        file = os.open(database, os.O_RDONLY | os.O_CLOEXEC)
    except OSError as error:
        _LOG.debug("not claimed", extra={"fields": {"reason": error.strerror}})
        return None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        os.close(file)
        raise StoreUnusable("store_in_use", f"{database} is served by another process") from error
    return file


async def _try_database(database: str) -> None:
    """Before anybody can connect: does it open?"""
    await (await open_database(database)).close()
