"""What the web server lets a connection do before any route is asked: uvicorn's protocols, with bounds.

Theirs take a request's head of any size and wait for it for ever, answer pings that nobody reads, and close while the
other side still talks, whereupon it never learns why.
"""

from __future__ import annotations

import asyncio
import http
import logging
from typing import Any, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidHeader
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from parlour.server.errors import MEDIA, Problem
from parlour.server.limits import Bucket
from parlour.server.settings import Limits

__all__ = ("SAY", "bounded")

_LOG = logging.getLogger("uvicorn.error")

LINGER_SECONDS = 2.0
"""What still comes in after the last word is thrown away for so long: a connection that is closed on top of unread
bytes is reset, and the last word with it."""
_MOST_UNSAID = 64 * 1024
"""Bytes that are held back for others of the same moment; whoever does not read is noticed after a write only."""
_VERSION = "Sec-WebSocket-Version"
SAY = "parlour.say"
"""Name of the ASGI extension of a WebSocket whose ``say`` is :meth:`SocketProtocol.say`."""


def bounded(limits: Limits) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols for HTTP and WebSocket that keep to these limits."""

    class Http(HttpProtocol):
        bounds = limits

    class Socket(SocketProtocol):
        bounds = limits

    return Http, Socket


def _problem(code: str) -> bytes:
    return msgspec.json.encode(Problem(code))


class HttpProtocol(HttpToolsProtocol):
    """A request has a head of bounded size, and comes within bounded time."""

    bounds = Limits()
    _head = 0
    """Bytes of the head so far."""
    _heading = True
    _late: asyncio.TimerHandle | None = None
    _done = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Time runs from here."""
        super().connection_made(transport)
        self._wind()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is waited for any more."""
        self._unwind()
        super().connection_lost(exc)

    def _wind(self) -> None:
        self._unwind()
        self._late = self.loop.call_later(self.bounds.request_seconds, self._too_late)

    def _unwind(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _too_late(self) -> None:
        self._refuse(408, "too_slow")

    def data_received(self, data: bytes) -> None:
        """Refuse a head that does not end."""
        if self._done:
            return
        super().data_received(data)
        if self._heading and not self._done:
            self._head += len(data)
            if self._head > self.bounds.head_bytes:
                self._refuse(431, "too_large")

    def on_message_begin(self) -> None:
        """Another request on the same connection has its own time."""
        super().on_message_begin()
        self._head, self._heading = 0, True
        self._wind()

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self._heading = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All has come that will; from here on it is the server that takes time."""
        self._unwind()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is another protocol's connection."""
        self._unwind()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP."""
        self._refuse(400, "malformed")

    def _refuse(self, status: int, code: str) -> None:
        """The last word, unless an answer is being given already."""
        self._unwind()
        self._done = True
        if self.transport.is_closing():
            return
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            body = _problem(code)
            head = f"HTTP/1.1 {status} {http.HTTPStatus(status).phrase}\r\nContent-Type: {MEDIA}\r\n"
            self.transport.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body)
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()
        _linger(self.transport, self.loop)


class _Conversation(ServerProtocol):
    """Refuses handshakes with a code, and without quoting them."""

    def accept(self, request: Request) -> Response:
        """101, or why not; to another version: which one is spoken."""
        response = super().accept(request)
        if isinstance(self.handshake_exc, InvalidHeader) and self.handshake_exc.name == _VERSION:
            response = self.reject(http.HTTPStatus.UPGRADE_REQUIRED, "")
            response.headers["Upgrade"] = "websocket"
            response.headers[_VERSION] = "13"
        return response

    def reject(self, status: http.HTTPStatus | int, text: str) -> Response:
        """The text may hold what the client sent."""
        code = "upgrade_required" if status == http.HTTPStatus.UPGRADE_REQUIRED else "malformed"
        response = super().reject(status, _problem(code).decode())
        del response.headers["Content-Type"]
        response.headers["Content-Type"] = MEDIA
        return response


class SocketProtocol(WebSocketsSansIOProtocol):
    """Reads no faster than the other side does, counts frames, and says why it ends before it ends."""

    bounds = Limits()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        # no extension: nothing is deflated, hence nothing blows up
        self.conn = _Conversation(max_size=self.config.ws_max_size, logger=_LOG)
        self._frames = Bucket(self.bounds.frame_rate, self.bounds.frame_burst)
        self._whole = bytearray()
        """The fragments of a message so far. Put together at once: empty ones are bounded by no length."""
        self._over = False
        self._unsaid: list[bytes] = []
        """What was said in this round of the event loop: one write for all of it. A write costs more than a message."""
        self._unsaid_size = 0

    # -- flow --------------------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """Pings are answered without asking anybody: whoever does not read the answers is not heard either."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """The other side reads again."""
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """The next event for the application."""
        event = await super().receive()
        if not self.writable.is_set():
            self.transport.pause_reading()  # it was let go on for having a message taken
        return event

    def handle_connect(self, event: Request) -> None:
        """The application may talk past the layers between, where there is nothing for them to do."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SAY] = {"say": self.say}  # type: ignore[typeddict-unknown-key,unused-ignore]

    async def send(self, message: Any) -> None:
        """Once the connection is accepted, its request has been read: kilobytes that nobody asks for again."""
        self._utter()
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()
            self.response.headers.clear()
            cast("list[tuple[bytes, bytes]]", self.scope["headers"]).clear()

    def say(self, text: str) -> bool:
        """Write a text message, with others of this moment; false, and nothing is written, unless the other side is
        there and takes it.
        """
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        data = text.encode()
        size = len(data)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 1 << 16:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        if not self._unsaid:
            self.loop.call_soon(self._utter)
        self._unsaid += head, data
        self._unsaid_size += size
        if self._unsaid_size > _MOST_UNSAID:
            self._utter()
        return True

    def _utter(self) -> None:
        """Write what was said."""
        if self._unsaid and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(self._unsaid))
        self._unsaid.clear()
        self._unsaid_size = 0

    def shutdown(self) -> None:
        """The server stops."""
        self._utter()
        super().shutdown()

    # -- frames ------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """What comes after the end is not looked at."""
        if self._over:
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._last_word()  # what uvicorn takes for a request is none to the other parser

    def _counted(self) -> bool:
        """One more frame; false if it is one too many, or comes after the end."""
        if not self._over and not self._frames.take():
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too_many_frames")
            self.handle_parser_exception()
        return not self._over

    def handle_text(self, event: Frame) -> None:
        """A message, or its first fragment."""
        if self._counted():
            self._whole = bytearray(event.data)
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """The same in binary."""
        if self._counted():
            self._whole = bytearray(event.data)
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """A further fragment."""
        if self._counted():
            self._whole += event.data
            if event.fin:
                self.frames = [bytes(self._whole)]
                self.send_receive_event_to_app()

    def send_receive_event_to_app(self) -> None:
        """A whole message; one that is no UTF-8 is no error of the server's."""
        if self.curr_msg_data_type == "text" and not _is_text(self.frames[0]):
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answered already, by the parser."""
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Perhaps the answer to a ping of ours."""
        if self._counted():
            super().handle_pong(event)

    # -- the end -----------------------------------------------------------------------------------------------------

    def handle_parser_exception(self) -> None:
        """The protocol is broken: the application learns that it is over, the other side why."""
        closed = self.conn.close_sent
        event: Any = {"type": "websocket.disconnect", "code": 1006, "reason": ""}
        if closed is not None:
            event |= {"code": closed.code, "reason": closed.reason}
        self.queue.put_nowait(event)
        self._last_word()

    def _last_word(self) -> None:
        self._utter()
        self._over = self.close_sent = True
        self.handshake_complete = True
        self.stop_keepalive()
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
            # the timer also keeps uvicorn from closing when the application has ended
            self.close_timer = _linger(self.transport, self.loop)


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _linger(transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> asyncio.TimerHandle:
    """Nothing more is said; what comes in is thrown away until the other side is silent too, or for long enough."""
    if transport.can_write_eof():
        transport.write_eof()
    transport.resume_reading()
    return loop.call_later(LINGER_SECONDS, transport.close)
