"""Frames that break the protocol of WebSockets (RFC 6455), over real connections, one by one.

Whatever a connection does: it is answered as the protocol says, its seat and its table lose nothing, and at another
table nobody notices.
"""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress

import pytest

from tests.server.player import Json, Player, Wire
from tests.server.process import ServerProcess
from tests.server.raw import BINARY, CLOSE, CONT, KEY, PING, PONG, TEXT, Raw, close, frame, raw, shake

PROTOCOL_ERROR, BAD_DATA, TOO_BIG = 1002, 1007, 1009
LIMIT = 64 * 1024
ASK = '{"type":"ping"}'
"""A message that is answered at once."""
SNOWMAN = '{"type":"ping","x":"☃"}'.encode()
"""Also answered: as malformed, for ``x`` is no field."""


def padded(size: int) -> bytes:
    """A message of that many bytes."""
    return ASK.encode().ljust(size)


def pieces(message: bytes, size: int) -> list[bytes]:
    """A message in fragments."""
    parts = [message[at : at + size] for at in range(0, len(message), size)]
    return [frame(CONT if i else TEXT, part, fin=i == len(parts) - 1) for i, part in enumerate(parts)]


def deflated(message: bytes) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return (packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


ANSWERED: dict[str, list[bytes]] = {
    "whole": [frame(TEXT, ASK)],
    "in two fragments": pieces(ASK.encode(), 8),
    "byte by byte": pieces(ASK.encode(), 1),
    "an empty first fragment": [frame(TEXT, fin=False), frame(CONT, ASK)],
    "an empty last fragment": [frame(TEXT, ASK, fin=False), frame(CONT)],
    "a frame torn over segments": [bytes([byte]) for byte in frame(TEXT, ASK)],
    "a hundred empty fragments": [frame(TEXT, ASK, fin=False), *[frame(CONT, fin=False)] * 100, frame(CONT)],
    "a pong that nobody asked for": [frame(PONG, b"hi"), frame(TEXT, ASK)],
    "a pong between fragments": [*pieces(ASK.encode(), 8)[:1], frame(PONG, b"hi"), *pieces(ASK.encode(), 8)[1:]],
    "125 bytes": [frame(TEXT, padded(125))],
    "126 bytes": [frame(TEXT, padded(126))],
    "127 bytes": [frame(TEXT, padded(127))],
    "65535 bytes": [frame(TEXT, padded(65535))],
    "65536 bytes": [frame(TEXT, padded(65536))],
    "as many as allowed in fragments": pieces(padded(LIMIT), 1000),
    "a length written longer than it need be, 16 bits": [frame(TEXT, ASK, bits=16)],
    "a length written longer than it need be, 64 bits": [frame(TEXT, padded(200), bits=64)],
    "a mask of zeros": [b"\x81" + bytes([0x80 | len(ASK)]) + bytes(4) + ASK.encode()],
}
REFUSED: dict[str, list[bytes]] = {
    "nothing": [frame(TEXT)],
    "nothing in fragments": [frame(TEXT, fin=False), frame(CONT, fin=False), frame(CONT)],
    "binary": [frame(BINARY, ASK)],
    "binary that is no text": [frame(BINARY, b"\x00\xff\xfe")],
    "binary in fragments": [frame(BINARY, b"\x00", fin=False), frame(CONT, b"\xff")],
    "a character split over fragments": pieces(SNOWMAN, 1),
    "NUL": [frame(TEXT, '{"type":"ping\x00"}')],
    "a byte order mark": [frame(TEXT, "\ufeff" + ASK)],
    "a noncharacter": [frame(TEXT, "\ufffe\U0010ffff")],
}
FAILED: dict[str, tuple[list[bytes], int]] = {
    "a continuation of nothing": ([frame(CONT, ASK)], PROTOCOL_ERROR),
    "a continuation of nothing, to be continued": ([frame(CONT, ASK, fin=False)], PROTOCOL_ERROR),
    "a continuation after the end": ([*pieces(SNOWMAN, 30), frame(CONT, b"x")], PROTOCOL_ERROR),
    "a message within a message": ([frame(TEXT, ASK, fin=False), frame(TEXT, ASK)], PROTOCOL_ERROR),
    "binary within text": ([frame(TEXT, ASK, fin=False), frame(BINARY, ASK, fin=False)], PROTOCOL_ERROR),
    "a ping in fragments": ([frame(PING, b"a", fin=False), frame(CONT, b"b")], PROTOCOL_ERROR),
    "a pong in fragments": ([frame(PONG, b"a", fin=False), frame(CONT, b"b")], PROTOCOL_ERROR),
    "a close in fragments": ([frame(CLOSE, b"\x03\xe8", fin=False), frame(CONT)], PROTOCOL_ERROR),
    "a ping of 126 bytes": ([frame(PING, b"x" * 126)], PROTOCOL_ERROR),
    "a pong of 126 bytes": ([frame(PONG, b"x" * 126)], PROTOCOL_ERROR),
    "a close of 126 bytes": ([frame(CLOSE, b"\x03\xe8" + b"x" * 124)], PROTOCOL_ERROR),
    "a ping of 65536 bytes": ([frame(PING, b"x" * 65536)], PROTOCOL_ERROR),
    **{f"reserved bits {rsv:03b}": ([frame(TEXT, ASK, rsv=rsv)], PROTOCOL_ERROR) for rsv in range(1, 8)},
    "a reserved bit of a ping": ([frame(PING, b"x", rsv=4)], PROTOCOL_ERROR),
    "a reserved bit of a close": ([frame(CLOSE, b"\x03\xe8", rsv=2)], PROTOCOL_ERROR),
    "a reserved bit of a continuation": ([frame(TEXT, ASK, fin=False), frame(CONT, rsv=4)], PROTOCOL_ERROR),
    **{f"opcode {code:x}": ([frame(code, ASK)], PROTOCOL_ERROR) for code in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)},
    "opcode 3 between fragments": ([frame(TEXT, ASK, fin=False), frame(3)], PROTOCOL_ERROR),
    "no mask": ([frame(TEXT, ASK, masked=False)], PROTOCOL_ERROR),
    "a ping without a mask": ([frame(PING, b"x", masked=False)], PROTOCOL_ERROR),
    "a close without a mask": ([frame(CLOSE, b"\x03\xe8", masked=False)], PROTOCOL_ERROR),
    "a continuation without a mask": ([frame(TEXT, b"{", fin=False), frame(CONT, masked=False)], PROTOCOL_ERROR),
    "bytes that are no UTF-8": ([frame(TEXT, b"\xff\xfe")], BAD_DATA),
    "UTF-8 cut short": ([frame(TEXT, "☃".encode()[:2])], BAD_DATA),
    "UTF-8 of a surrogate": ([frame(TEXT, b"\xed\xa0\x80")], BAD_DATA),
    "UTF-8 longer than it need be": ([frame(TEXT, b"\xc0\xaf")], BAD_DATA),
    "UTF-8 beyond Unicode": ([frame(TEXT, b"\xf4\x90\x80\x80")], BAD_DATA),
    "bad UTF-8 in the second fragment": ([frame(TEXT, ASK, fin=False), frame(CONT, b"\x80")], BAD_DATA),
    "a character that its fragments do not finish": (
        [frame(TEXT, "☃".encode()[:2], fin=False), frame(CONT, b"x")],
        BAD_DATA,
    ),
    "a byte too many": ([frame(TEXT, padded(LIMIT + 1))], TOO_BIG),
    "a byte too many in fragments": (pieces(padded(LIMIT + 1), 4096), TOO_BIG),
    "ten megabytes": ([frame(TEXT, padded(10_000_000))], TOO_BIG),
    "a promise of ten megabytes": ([frame(TEXT, b"x", size=10_000_000)], TOO_BIG),
    "a promise of more than there is": ([frame(TEXT, b"x", size=(1 << 63) - 1)], TOO_BIG),
    "a length beyond 63 bits": ([frame(TEXT, b"x", size=(1 << 64) - 1)], TOO_BIG),
    "a fragment that promises too much": ([frame(TEXT, ASK, fin=False), frame(CONT, size=LIMIT)], TOO_BIG),
    "deflated, which was not agreed on": ([frame(TEXT, deflated(ASK.encode()), rsv=4)], PROTOCOL_ERROR),
    "a bomb, which was not agreed on": ([frame(TEXT, deflated(bytes(50_000_000)), rsv=4)], PROTOCOL_ERROR),
    "a close of one byte": ([frame(CLOSE, b"\x03")], PROTOCOL_ERROR),
    "a close whose reason is no text": ([close(1000, b"\xff")], BAD_DATA),
    **{
        f"close code {code}": ([close(code)], PROTOCOL_ERROR)
        for code in (0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65535)
    },
}
GOODBYE = (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 3999, 4000, 4999)
TORN: dict[str, bytes] = {
    "after half a head": frame(TEXT, ASK)[:1],
    "within the length": frame(TEXT, padded(300))[:3],
    "within the mask": frame(TEXT, ASK)[:4],
    "within the payload": frame(TEXT, ASK)[:-3],
    "between fragments": frame(TEXT, ASK, fin=False),
    "within a close": close(1000)[:-1],
    "after a whole message": frame(TEXT, ASK),
}


class Room:
    """Ada's seat at one table, to be treated badly, and two who play at another."""

    def __init__(self, ada: Player, table: str, wires: list[Wire]) -> None:
        self.ada, self.table, self.wires = ada, table, wires

    async def goes_on(self) -> None:
        """The others play, on connections that were there before; Ada comes back to where she was, and plays too."""
        mover = next(wire for wire in self.wires if wire.last["prompts"])
        receipt = await mover.act(mover.actions[0])
        assert receipt["type"] == "receipt"
        for wire in self.wires:
            await wire.reach(receipt["n"])
        async with self.ada.wire(self.table) as back:
            await back.until("update")
            assert back.n == 1, "nothing has happened at her table"
            assert (await back.act(back.actions[0]))["type"] == "receipt"


@pytest.fixture
async def room(ada: Player, ben: Player, stranger: Player) -> AsyncIterator[Room]:
    own = await ada.create("me", "open")
    await stranger.join(own)
    others = await ben.create("me", "open")
    await stranger.join(others)
    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(player.wire(others["table"]["id"])) for player in (ben, stranger)]
        for wire in wires:
            await wire.until("update")
        yield Room(ada, own["table"]["id"], wires)


async def seated(room: Room, wire: Raw) -> None:
    """Ada's connection, up to the first update."""
    await wire.send(shake(room.ada.url, room.ada.cookie))
    assert (await wire.head()).status == 101
    await wire.say(type="hello", protocol=1, table=room.table)
    missing = {"update", "presence"}
    while missing:
        missing.discard((await wire.until(*missing))["type"])


@pytest.mark.parametrize("case", ANSWERED)
async def test_what_the_protocol_allows_is_answered(case: str, room: Room, server: ServerProcess) -> None:
    async with raw(server.url) as wire:
        await seated(room, wire)
        await wire.send(*ANSWERED[case])
        assert (await wire.until("pong", "refused"))["type"] == "pong"
    await room.goes_on()


@pytest.mark.parametrize("case", REFUSED)
async def test_what_is_no_message_is_refused_and_the_connection_stays(
    case: str, room: Room, server: ServerProcess
) -> None:
    async with raw(server.url) as wire:
        await seated(room, wire)
        await wire.send(*REFUSED[case])
        assert (await wire.until("pong", "refused")).get("code") == "malformed"
        await wire.say(type="ping")
        await wire.until("pong")
    await room.goes_on()


@pytest.mark.parametrize("case", FAILED)
async def test_what_breaks_the_protocol_ends_this_connection_with_its_code(
    case: str, room: Room, server: ServerProcess
) -> None:
    chunks, code = FAILED[case]
    async with raw(server.url) as wire:
        await seated(room, wire)
        with suppress(ConnectionError):  # it has heard enough; what it said is there to be read
            await wire.send(*chunks)
        *_, last = await wire.rest()
        assert last.code == code
    await room.goes_on()


@pytest.mark.parametrize("code", GOODBYE)
async def test_a_goodbye_is_returned(code: int, room: Room, server: ServerProcess) -> None:
    async with raw(server.url) as wire:
        await seated(room, wire)
        await wire.send(close(code, "ade ☃".encode()) + frame(TEXT, ASK))
        *others, last = await wire.rest()
        assert last.code == code
        assert not [got for got in others if got.opcode == TEXT and got.json["type"] == "pong"], "it was said too late"
    await room.goes_on()


async def test_a_goodbye_without_a_word_is_returned(room: Room, server: ServerProcess) -> None:
    async with raw(server.url) as wire:
        await seated(room, wire)
        await wire.send(close())
        assert (await wire.rest())[-1].code in (None, 1000)
    await room.goes_on()


@pytest.mark.parametrize("size", [0, 1, 125])
async def test_a_ping_is_returned_with_what_was_in_it(size: int, room: Room, server: ServerProcess) -> None:
    async with raw(server.url) as wire:
        await seated(room, wire)
        first, second = pieces(ASK.encode(), 8)
        await wire.send(first, frame(PING, b"x" * size), second)  # between fragments too
        assert await wire.frame() == (True, 0, PONG, b"x" * size)
        await wire.until("pong")
    await room.goes_on()


@pytest.mark.parametrize("case", TORN)
async def test_a_connection_that_is_torn_is_let_go(case: str, room: Room, server: ServerProcess) -> None:
    async with room.ada.wire(room.table, watch=True) as eye:
        async with raw(server.url) as wire:
            await seated(room, wire)
            while eye.here.get("connected") != [True, False]:
                await eye.receive()
            await wire.send(TORN[case])
        while eye.here["connected"] != [False, False]:
            await eye.receive()
    await room.goes_on()


async def test_no_more_is_read_after_a_violation(room: Room, server: ServerProcess) -> None:
    act = {"type": "act", "cmd": "late", "prompt": "open", "actions": ["end"]}
    async with raw(server.url) as wire:
        await seated(room, wire)
        await wire.send(frame(TEXT, ASK, rsv=4) + frame(TEXT, json.dumps(act)))
        *others, last = await wire.rest()
        assert last.code == PROTOCOL_ERROR
        assert not [got for got in others if got.opcode == TEXT and got.json["type"] in ("receipt", "refused")]
    await room.goes_on()


async def test_deflate_that_is_offered_is_declined(room: Room, server: ServerProcess) -> None:
    """Nothing to be blown up by a bomb."""
    offer = "permessage-deflate; client_max_window_bits"
    async with raw(server.url) as wire:
        await wire.send(shake(server.url, room.ada.cookie, headers={"Sec-WebSocket-Extensions": offer}))
        answer = await wire.head()
        assert answer.status == 101
        assert "sec-websocket-extensions" not in answer.headers
        await wire.send(frame(TEXT, deflated(bytes(50_000_000)), rsv=4))
        assert (await wire.rest())[-1].code == PROTOCOL_ERROR
    await room.goes_on()


async def test_the_answer_to_a_handshake_proves_that_it_was_read(ada: Player, server: ServerProcess) -> None:
    async with raw(server.url) as wire:
        await wire.send(shake(server.url))
        answer = await wire.head()
        proof = hashlib.sha1(f"{KEY}258EAFA5-E914-47DA-95CA-C5AB0DC85B11".encode()).digest()
        assert answer.headers["sec-websocket-accept"] == base64.b64encode(proof).decode()


SHAKEN: dict[str, tuple[dict[str, str | None], tuple[int, ...]]] = {
    "version 8": ({"Sec-WebSocket-Version": "8"}, (426,)),
    "a version that is no number": ({"Sec-WebSocket-Version": "x"}, (400, 426)),
    "no version": ({"Sec-WebSocket-Version": None}, (400, 426)),
    "no key": ({"Sec-WebSocket-Key": None}, (400,)),
    "a key that is too short": ({"Sec-WebSocket-Key": "c2hvcnQ="}, (400,)),
    "a key that is no base64": ({"Sec-WebSocket-Key": "?" * 24}, (400,)),
    "another site's page": ({"Origin": "https://evil.example"}, (403,)),
    "no site's page": ({"Origin": "null"}, (403,)),
    "an origin that is none": ({"Origin": "http://["}, (403,)),
    "an upgrade to something else": ({"Upgrade": "h2c"}, (426,)),
    "no upgrade": ({"Upgrade": None, "Connection": None}, (426,)),
    "a connection that is kept": ({"Connection": "keep-alive"}, (426,)),
    "a line of ten thousand bytes": ({"X-Long": "x" * 10_000}, (431,)),
    "two hundred headers": ({f"X-{i}": "x" for i in range(200)}, (431,)),
    "a cookie that is none": ({"Cookie": "parlour_session=\xff\x01"}, (101, 400)),
}


@pytest.mark.parametrize("case", SHAKEN)
async def test_a_handshake_that_is_none_is_refused_over_http(case: str, room: Room, server: ServerProcess) -> None:
    changed, statuses = SHAKEN[case]
    async with raw(server.url) as wire:
        await wire.send(shake(server.url, headers=changed))
        answer = await wire.head()
        assert answer.status in statuses
        if answer.status == 426:
            assert answer.headers["sec-websocket-version"] == "13"
            assert answer.headers["upgrade"] == "websocket"
    await room.goes_on()


@pytest.mark.parametrize(("path", "method", "statuses"), [("/ws/v2", "GET", (403, 404)), ("/ws/v1", "POST", (405,))])
async def test_there_is_one_path_and_one_method(
    path: str, method: str, statuses: tuple[int, ...], room: Room, server: ServerProcess
) -> None:
    async with raw(server.url) as wire:
        await wire.send(shake(server.url, path=path, method=method))
        assert (await wire.head()).status in statuses
    await room.goes_on()


async def test_all_of_it_left_no_traceback(room: Room, server: ServerProcess) -> None:
    """Runs last in this module: what clients do wrong is no error of the server's."""
    errors: list[Json] = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert [line for line in errors if line["level"] in ("error", "critical")] == []
