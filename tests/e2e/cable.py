"""The way between one browser and the server: it can be cut, in silence or with a bang, and mended."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

__all__ = ("Cable", "laid")

T = TypeVar("T")


class Cable:
    """Passes bytes on between ``url`` and the server's port. One browser, one cable."""

    def __init__(self, port: int) -> None:
        self.url = ""
        self._port = port
        self._whole = asyncio.Event()
        self._whole.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._do(asyncio.start_server(self._pass_on, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def cut(self) -> None:
        """As in a tunnel: nothing passes, and nobody is told."""
        self._do(self._cut())

    def mend(self, *, fresh: bool = False) -> None:
        """What waited goes through; ``fresh``: what was connected before is gone, as after a long time."""
        self._do(self._mend(fresh=fresh))

    def take_away(self) -> None:
        """For good."""
        self._do(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    async def _cut(self) -> None:
        self._whole.clear()

    async def _mend(self, *, fresh: bool) -> None:
        if fresh:
            for writer in list(self._writers):
                writer.transport.abort()
        self._whole.set()

    async def _close(self) -> None:
        self._server.close()
        for writer in list(self._writers):
            writer.transport.abort()
        self._whole.set()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*others, return_exceptions=True)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        await self._whole.wait()
        with suppress(OSError):  # the server is down, or either end has gone: the browser finds out
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._port)
            self._writers.add(far_writer)
            await asyncio.gather(self._pump(reader, far_writer), self._pump(far_reader, writer))
            self._writers.discard(far_writer)
        self._writers.discard(writer)
        writer.close()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65_536):
                await self._whole.wait()
                writer.write(data)
                await writer.drain()
        finally:
            writer.close()


@contextmanager
def laid(url: str) -> Iterator[Cable]:
    """A cable to the server at that address."""
    cable = Cable(int(url.rpartition(":")[2]))
    try:
        yield cable
    finally:
        cable.take_away()
