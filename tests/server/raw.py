"""A WebSocket client that says anything: frames are made by hand, and nothing is checked before it is sent."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator, Awaitable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

from tests.server.player import PATIENCE, Json

__all__ = (
    "BINARY",
    "CLOSE",
    "CONT",
    "PING",
    "PONG",
    "TEXT",
    "Answer",
    "Frame",
    "Raw",
    "close",
    "frame",
    "raw",
    "shake",
)

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
KEY = base64.b64encode(b"sixteen bytes in").decode()
MASK = b"\x37\xfa\x21\x3d"
HEAD = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": KEY, "Sec-WebSocket-Version": "13"}


def frame(
    opcode: int,
    payload: bytes | str = b"",
    *,
    fin: bool = True,
    rsv: int = 0,
    masked: bool = True,
    size: int | None = None,
    bits: int = 0,
) -> bytes:
    """One frame. ``size`` lies about the length; ``bits`` (7, 16 or 64) is how the length is written."""
    data = payload.encode() if isinstance(payload, str) else payload
    length = len(data) if size is None else size
    bits = bits or (7 if length < 126 else 16 if length < 1 << 16 else 64)
    head = bytes([fin << 7 | rsv << 4 | opcode])
    short = {7: length, 16: 126, 64: 127}[bits]
    head += bytes([masked << 7 | short]) + (b"" if bits == 7 else length.to_bytes(bits // 8, "big"))
    return head + (MASK + _masked(data) if masked else data)


def _masked(data: bytes) -> bytes:
    """As one number: ten megabytes byte by byte would take seconds."""
    mask = (MASK * (len(data) // 4 + 1))[: len(data)]
    return (int.from_bytes(data, "big") ^ int.from_bytes(mask, "big")).to_bytes(len(data), "big")


def close(code: int | None = None, reason: bytes = b"") -> bytes:
    """A close frame."""
    return frame(CLOSE, b"" if code is None else code.to_bytes(2, "big") + reason)


class Frame(NamedTuple):
    """What came from the server."""

    fin: bool
    rsv: int
    opcode: int
    payload: bytes

    @property
    def json(self) -> Json:
        assert self.opcode == TEXT, self
        message: Json = json.loads(self.payload)
        return message

    @property
    def code(self) -> int | None:
        """Of a close frame."""
        assert self.opcode == CLOSE, self
        return int.from_bytes(self.payload[:2], "big") if self.payload else None


class Answer(NamedTuple):
    """The answer to a handshake."""

    status: int
    headers: dict[str, str]


class Raw:
    """One TCP connection to the server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, *chunks: bytes) -> None:
        """Each chunk in a segment of its own, as far as the system does as it is told."""
        for chunk in chunks:
            self.writer.write(chunk)
            await self.writer.drain()

    async def say(self, **message: object) -> None:
        await self.send(frame(TEXT, json.dumps(message)))

    async def head(self) -> Answer:
        """Status and headers of an HTTP answer."""
        text = (await self._read(self.reader.readuntil(b"\r\n\r\n"))).decode("latin-1")
        first, *lines = text.rstrip().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        return Answer(int(first.split()[1]), headers)

    async def frame(self) -> Frame:
        """The next frame; ``EOFError`` if the server closed the connection."""
        try:
            first, second = await self._read(self.reader.readexactly(2))
            assert second < 128, "a server does not mask"
            length = second
            if second > 125:
                length = int.from_bytes(await self._read(self.reader.readexactly(2 if second == 126 else 8)), "big")
            payload = await self._read(self.reader.readexactly(length))
        except ConnectionError as error:
            raise EOFError from error
        return Frame(first >= 128, first >> 4 & 7, first & 15, payload)

    async def until(self, *types: str) -> Json:
        """The next message of one of these types."""
        while True:
            got = await self.frame()
            if got.opcode == TEXT and got.json["type"] in types:
                return got.json

    async def rest(self) -> list[Frame]:
        """Every frame until the server closes the connection."""
        frames = []
        try:
            while True:
                frames.append(await self.frame())
        except EOFError:
            return frames

    @staticmethod
    async def _read(reading: Awaitable[bytes]) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await reading


@asynccontextmanager
async def raw(url: str) -> AsyncIterator[Raw]:
    """A connection on which nothing was said yet."""
    host, _, port = url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()
        with suppress(OSError):  # reset by the other side, which is no news here
            await writer.wait_closed()


def shake(
    url: str,
    cookie: str = "",
    *,
    path: str = "/ws/v1",
    method: str = "GET",
    headers: Mapping[str, str | None] | None = None,
) -> bytes:
    """A handshake; a header that is ``None`` is left out."""
    lines: dict[str, str | None] = {"Host": url.removeprefix("http://"), **HEAD, "Origin": url}
    if cookie:
        lines["Cookie"] = f"parlour_session={cookie}"
    lines |= headers or {}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items() if value is not None)
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1")
