"""The whole server in this process and on this loop, where a test holds its store or its lines of log."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from parlour.match.clockwork import SystemClock
from parlour.server.app import create_app
from parlour.server.assembly import OpenClock, OpenDatabase, open_database
from parlour.server.run import listen, make_server
from parlour.server.settings import Limits, Settings
from parlour.server.site import Site

__all__ = ("FAST", "Inside", "inside")

FAST = Limits(mutation_rate=1000, mutation_burst=1000, message_rate=1000, message_burst=1000)
"""Nobody is asked to slow down."""


class Inside:
    """A running server and its insides."""

    def __init__(self, url: str, site: Site) -> None:
        self.url, self.site = url, site


@asynccontextmanager
async def inside(
    settings: Settings, open_store: OpenDatabase = open_database, open_clock: OpenClock = SystemClock
) -> AsyncIterator[Inside]:
    """A server on a free port of this machine for the length of a block; real sockets all the same."""
    app = create_app(settings, open_store, open_clock)
    sock = listen("127.0.0.1", 0)
    ready = asyncio.Event()
    server = make_server(app, settings, ready.set)
    running = asyncio.create_task(server.serve(sockets=[sock]))
    up = asyncio.create_task(ready.wait())
    try:
        await asyncio.wait([running, up], return_when=asyncio.FIRST_COMPLETED)
        assert ready.is_set(), "the server did not start"
        yield Inside(f"http://127.0.0.1:{sock.getsockname()[1]}", app.state.site)
    finally:
        server.should_exit = True
        await running
        up.cancel()
        sock.close()
