"""A client that does not read is dropped, and nobody else notices."""

from __future__ import annotations

import base64
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.player import Player, play_out
from tests.server.process import ServerProcess, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("slow")
    limits = {"queue_bytes": 300_000, "mutation_burst": 1000, "message_rate": 1000.0, "message_burst": 1000}
    with running(folder / "parlour.sqlite3", folder / "log", {"limits": limits}) as started:
        yield started


def deaf(server: ServerProcess, table: str) -> socket.socket:
    """A WebSocket that says hello as a spectator and never reads what comes."""
    host, port = server.url.removeprefix("http://").split(":")
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    sock.connect((host, int(port)))
    key = base64.b64encode(os.urandom(16)).decode()
    sock.sendall(
        f"GET /ws/v1 HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += sock.recv(1)
    hello = f'{{"type":"hello","protocol":1,"table":"{table}"}}'.encode()
    mask = os.urandom(4)
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(hello))
    sock.sendall(bytes([0x81, 0x80 | len(hello)]) + mask + masked)
    return sock


async def test_a_deaf_spectator_is_dropped_and_the_players_finish(
    server: ServerProcess, ada: Player, ben: Player
) -> None:
    made = await ada.create("me", "open", options={"pad": 100_000, "hand": 8})
    await ben.join(made)
    table = made["table"]["id"]
    async with ada.wire(table) as a, ben.wire(table) as b:
        with deaf(server, table):
            await a.crowd(True, True, watching=1)
            await play_out(a, b)
            await a.crowd(True, True, watching=0)
    assert '"code": "too_slow"' in server.log.read_text()
