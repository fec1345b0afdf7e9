"""One WebSocket: hello, then commands in and updates out, until somebody says goodbye."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Struct

from parlour.kit.actors import Seat, Viewer
from parlour.kit.legal import Refused
from parlour.kit.record import RecordError
from parlour.match import messages
from parlour.match.absence import Absence
from parlour.match.house import Subscription
from parlour.match.match import Match
from parlour.match.messages import OPEN, Command
from parlour.match.ports import MatchId, MatchRow, Unreadable
from parlour.match.subscription import Heard, Item, Offered
from parlour.server import talk, wire
from parlour.server.errors import too_long
from parlour.server.limits import Bucket
from parlour.server.logs import fields
from parlour.server.protocol import SAY
from parlour.server.site import Site
from parlour.server.ws.outbox import Outbox

__all__ = ("Connection", "say_bye")

_LOG = logging.getLogger("parlour.ws")

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(wire.ClientMessage)
_CLOSE = {"stopping": 1001, "too_slow": 1013, "too_many_connections": 1013}
"""WebSocket close codes; whatever else ends a connection is a matter of policy."""
_BYE_SECONDS = 1.0

T = TypeVar("T", bound=Struct)


class _Probe(Struct):
    """As much of a message as every protocol has in common."""

    type: str = ""
    protocol: int = wire.PROTOCOL


_PROBE = msgspec.json.Decoder(_Probe)


class Connection:
    """Reads, answers and forwards for one socket.

    ``session`` is the hash of the browser's session, if it has one; ``address`` is whom it shares its limits with.
    """

    seat: int | None = None
    voice: int | None = None
    """The seat that the session holds, also where it only looks on: it does not hear who watches."""

    def __init__(self, site: Site, socket: WebSocket[Any, Any, Any], session: str | None, address: str) -> None:
        limits = site.settings.limits
        self._site, self._socket, self._session, self._address = site, socket, session, address
        self._outbox = Outbox(limits.queue_messages, limits.queue_bytes)
        self._sending = self._deciding = self._over = False
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        self._direct: Callable[[str], bool] = extensions.get(SAY, {}).get("say", _unable)
        """Sends at once and past all queues, where the server can and the client is not behind."""
        self._bucket = Bucket(limits.message_rate, limits.message_burst)
        self._ended: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._hellos = Bucket(limits.hello_rate, limits.hello_burst)
        self._table: MatchId | None = None
        self._subscription: Subscription | None = None
        self._settling: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Until either side ends it."""
        late = asyncio.get_running_loop().call_later(self._site.settings.limits.hello_seconds, self._hello_late)
        tasks = reading, writing = asyncio.create_task(self._read()), asyncio.create_task(self._write())
        try:
            waits: list[asyncio.Future[Any]] = [*tasks, self._ended]
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            late.cancel()
            writing.cancel()
            self._over = True
            if not self._deciding:  # what is stored must also be told
                reading.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            table = self._table
            self._unsubscribe()  # when no hello can come any more
        for task in tasks:
            error = None if task.cancelled() else task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | OSError):
                _LOG.error("a connection failed", exc_info=error)
                self.end("internal_error")
        if self._ended.done():
            _LOG.info("bye", extra=fields(table=table, code=self._ended.result()))
            await say_bye(self._socket, self._ended.result())

    def end(self, code: str) -> None:
        """Say goodbye with that code and close."""
        if not self._ended.done():
            self._ended.set_result(code)

    def presence(self, connected: tuple[bool, ...], watching: int, absence: Absence | None) -> None:
        """Somebody came to this table or went, or has been away for long enough."""
        state, until_ms = ((), ()) if absence is None else (absence.state, absence.until_ms)
        self._send(wire.Presence(connected, watching, state, until_ms), "presence")

    # -- out -------------------------------------------------------------------------------------------------------

    def _send(self, message: wire.ServerMessage, key: str = "") -> None:
        self._put(_ENCODER.encode(message).decode(), key)

    def _put(self, text: str, key: str = "", since: float = 0.0) -> None:
        if not (self._sending or self._outbox or self._ended.done()) and self._direct(text):
            self._delivered(since)
        elif not self._outbox.put(text, key, since):
            self.end("too_slow")

    async def _write(self) -> None:
        while True:
            text, since = await self._outbox.get()
            self._sending = True
            await self._socket.send_data(text)
            self._sending = False
            self._delivered(since)

    def _delivered(self, since: float) -> None:
        if since:
            self._site.metrics.delivered(time.perf_counter() - since)

    def _hello_late(self) -> None:
        if self._table is None:
            self.end("hello_late")

    # -- in --------------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        while not self._over:
            text = await self._socket.receive_data("text")
            if len(text) > self._site.settings.limits.body_bytes:
                self._refuse("", "too_large")
                continue
            try:
                message = _DECODER.decode(text)
            except (msgspec.MsgspecError, RecursionError) as error:
                self._unreadable(text, too_long(str(error)))
                continue
            if seconds := self._too_fast():
                re = getattr(message, "cmd", "") or getattr(message, "id", "")
                self._refuse(re, "too_many_messages", seconds=seconds)
            else:
                await self._handle(message)

    def _too_fast(self) -> int:
        """Seconds until this socket, or its address on all its sockets, may say something again; 0: now."""
        return self._site.messages.take(self._address) if self._bucket.take() else self._bucket.wait_seconds()

    def _unreadable(self, text: str, most: int) -> None:
        if seconds := self._too_fast():
            self._refuse("", "too_many_messages", seconds=seconds)
        elif self._other_protocol(text):
            self.end("reload")
        elif most:
            self._refuse("", "too_long", most=most)
        else:
            self._refuse("", "malformed")

    async def _handle(self, message: wire.ClientMessage) -> None:
        match message:
            case wire.Hello():
                await self._hello(message)
            case wire.Ping():
                self._send(wire.Pong(self._site.clockwork.now_ms()))
            case wire.Act():
                await self._decide(message.cmd, self._act, message)
            case wire.Draft():
                await self._decide(message.id, self._draft, message)
            case wire.Check():
                await self._decide(message.id, self._check, message)
            case wire.Orders():
                await self._decide(message.id, self._orders, message)
            case wire.TakeBack():
                await self._decide(message.id, self._take_back, message)
            case wire.Say():
                await self._say(message)

    def _other_protocol(self, text: str) -> bool:
        try:
            probe = _PROBE.decode(text)
        except (msgspec.MsgspecError, RecursionError):
            return False
        return probe.type == "hello" and probe.protocol != wire.PROTOCOL

    def _refuse(self, re: str, code: str, rule: str = "", **args: str | int) -> None:
        self._refused(re, Refused(code, args, rule))

    # -- hello -----------------------------------------------------------------------------------------------------

    async def _hello(self, hello: wire.Hello) -> None:
        if hello.protocol != wire.PROTOCOL:
            self.end("reload")
            return
        if not self._hellos.take():
            self._refuse("", "too_many_messages", seconds=self._hellos.wait_seconds())
            return
        self._unsubscribe()
        site, table = self._site, MatchId(hello.table)
        try:
            row, match = await site.house.table(table), await site.house.match(table)
        except (RecordError, Unreadable, LookupError):
            _LOG.warning("a match does not load", exc_info=True, extra=fields(table=table))
            self.end("match_broken")
            return
        claim = await site.claim_of(self._session, table)
        voice = None if claim is None else claim.seat
        seat, held = (None, "") if claim is None or hello.watch else (claim.seat, claim.token_hash)
        subscription = await site.house.subscribe(table, _viewer(seat), hello.since, held, gallery=voice is None)
        if row is None or isinstance(subscription, Refused):
            code = subscription.code if isinstance(subscription, Refused) else "unknown_table"
            self.end("seat_left" if code == "no_seat" else code)
            return
        self._subscription = subscription
        self._table, self.seat, self.voice = table, seat, voice
        site.presence.enter(row, self)
        orders = () if match is None or seat is None else match.orders(Seat(seat))
        info = site.info(row, seat)
        self._send(wire.Welcome(protocol=wire.PROTOCOL, table=info, seat=seat, orders=orders))
        site.presence.tell(table)
        subscription.pour(self._forward)

    def _unsubscribe(self) -> None:
        if self._settling is not None:
            self._settling.cancel()
            self._settling = None
        if self._subscription is not None:
            self._subscription.pour(None)
            self._subscription.close()
            self._subscription = None
        if self._table is not None:
            self._site.presence.part(self._table, self)
            self._table, self.seat, self.voice = None, None, None

    def _forward(self, item: Item | None) -> None:
        try:
            match item:
                case messages.Update():
                    since = time.perf_counter()
                    self._put(self._site.encoded(item), since=since)
                case MatchRow():
                    self._changed(item)
                case Offered(offer):
                    self._send(wire.TakeBackOffer(offer), "takeback")
                case Heard():
                    self._send(talk.chat(item))
                case None:
                    self.end((self._subscription and self._subscription.reason) or "stopping")
        except Exception:  # noqa: BLE001 - whatever it is, a client that gets no updates must not wait for them
            _LOG.exception("updates failed", extra=fields(table=self._table))
            self.end("internal_error")

    def _changed(self, row: MatchRow) -> None:
        subscription = self._subscription
        if subscription is None or subscription.viewer.seat is not None or self._session is None:
            self._send(wire.TableChanged(self._site.info(row, self.seat)), "table")
        else:
            subscription.pour(None)  # what comes meanwhile waits
            self._settling = asyncio.create_task(self._sat_down(subscription, row))

    async def _sat_down(self, subscription: Subscription, row: MatchRow) -> None:
        """Somebody who looks on may have taken a seat, or given one up: who plays does not hear who watches."""
        try:
            claim = await self._site.claim_of(self._session, row.id)
            voice = None if claim is None else claim.seat
            if voice != self.voice:
                self.voice = voice
                subscription.gallery = voice is None or row.status in {"over", "record"}
            self._send(wire.TableChanged(self._site.info(row, self.seat)), "table")
            subscription.pour(self._forward)
        except Exception:  # noqa: BLE001 - as above
            _LOG.exception("updates failed", extra=fields(table=self._table))
            self.end("internal_error")

    # -- decisions -------------------------------------------------------------------------------------------------

    async def _decide(self, re: str, handle: Callable[[Any, Match, Seat], Awaitable[None]], message: Any) -> None:
        if self._table is None or self.seat is None:
            self._refuse(re, "no_seat" if self._table else "no_hello")
            return
        if seconds := self._site.commands.take(f"{self._table} {self.seat}"):
            self._refuse(re, "too_many_commands", seconds=seconds)
            return
        match = await self._site.house.match(self._table)
        if match is None:
            self._refuse(re, "not_begun")
            return
        if self._subscription is None or self._subscription.closed:
            self._refuse(re, "no_seat")  # goodbye is on its way, with the reason
            return
        self._deciding = True
        try:
            await handle(message, match, Seat(self.seat))
        except Exception:  # noqa: BLE001 - a bug of the rules: this command did not land, the connection goes on
            _LOG.exception("a command failed", extra=fields(table=self._table))
            self._refuse(re, "internal_error")
        finally:
            self._deciding = False

    async def _act(self, act: wire.Act, match: Match, seat: Seat) -> None:
        if act.prompt == OPEN and (seconds := self._site.unasked.take(f"{self._table} {self.seat}")):
            self._refuse(act.cmd, "too_many_commands", seconds=seconds)
            return
        command = Command(id=act.cmd, seat=seat, prompt=act.prompt, actions=act.actions)
        answer = await match.command(command, steady=True)
        if isinstance(answer, Refused):
            self._refused(act.cmd, answer)
        else:
            self._send(_tagged(wire.Receipt, answer))

    async def _draft(self, draft: wire.Draft, match: Match, seat: Seat) -> None:
        answer = await match.draft(seat, draft.prompt, draft.actions)
        if isinstance(answer, Refused):
            self._refused(draft.id, answer)
        else:
            self._send(_tagged(wire.Drafted, answer, id=draft.id))

    async def _check(self, check: wire.Check, match: Match, seat: Seat) -> None:
        no = await match.check(seat, check.prompt, check.action, check.after) or Refused("")
        self._send(wire.Checked(id=check.id, code=no.code, args=no.args, rule=no.rule))

    async def _orders(self, orders: wire.Orders, match: Match, seat: Seat) -> None:
        no = await match.set_orders(seat, orders.orders)
        if no is not None:
            self._refused(orders.id, no)
        else:
            self._send(wire.Receipt(cmd=orders.id, n=match.number(_viewer(seat))))

    async def _take_back(self, ask: wire.TakeBack, match: Match, seat: Seat) -> None:
        answer = await match.take_back(seat, ask.do, ask.id)
        if isinstance(answer, Refused):
            self._refused(ask.id, answer)
        else:
            self._send(_tagged(wire.Receipt, answer))

    async def _say(self, say: wire.Say) -> None:
        if self._table is None:
            self._refuse(say.id, "no_hello")
            return
        try:
            answer = await talk.say(self._site, self._table, self.seat, self._session, say)
        except Exception:  # noqa: BLE001 - nothing was said, the connection goes on
            _LOG.exception("talk failed", extra=fields(table=self._table))
            answer = Refused("internal_error")
        if isinstance(answer, Refused):
            self._refused(say.id, answer)
        else:
            self._send(wire.Receipt(cmd=say.id, n=0 if self._subscription is None else self._subscription.n))

    def _refused(self, re: str, no: Refused) -> None:
        self._site.metrics.refused("socket", no.code)
        self._send(wire.Refusal(re=re, code=no.code, args=no.args, rule=no.rule))


async def say_bye(socket: WebSocket[Any, Any, Any], code: str) -> None:
    """Say goodbye with that code, and close."""
    try:
        async with asyncio.timeout(_BYE_SECONDS):
            await socket.send_data(_ENCODER.encode(wire.Bye(code)).decode())
            await socket.close(_CLOSE.get(code, 1008), code)
    except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError) as error:
        # It does not listen any more, which is often the very reason.
        _LOG.debug("bye not heard", extra=fields(error=type(error).__name__))


def _unable(_: str) -> bool:
    return False


def _viewer(seat: int | None) -> Viewer:
    return Viewer(None if seat is None else Seat(seat))


def _tagged(cls: type[T], plain: Struct, **more: Any) -> T:
    """The same fields with the message's ``type``."""
    return cls(**{name: getattr(plain, name) for name in plain.__struct_fields__}, **more)
