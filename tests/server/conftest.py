"""The server's tests play ``whisper``, installed as a third party's package would be."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from parlour.kit import registry
from parlour.match.pulse import Pulse
from parlour.server.settings import Settings
from tests.match.tools import HandClock
from tests.server.inside import FAST, Inside, inside
from tests.server.player import Player
from tests.server.process import INSTALLED, ServerProcess, running


@pytest.fixture(scope="session", autouse=True)
def whisper_installed() -> Iterator[None]:
    """For what runs in this process; a server's own process gets it by ``PYTHONPATH``."""
    sys.path.append(str(INSTALLED))
    registry._found.cache_clear()
    yield
    sys.path.remove(str(INSTALLED))
    registry._found.cache_clear()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server a module, with a file of its own; it asks nobody to slow down."""
    folder = tmp_path_factory.mktemp("server")
    kinds = ("mutation", "message", "seat", "address", "handshake", "record", "think")
    limits = {f"{kind}_rate": 1000.0 for kind in kinds} | {f"{kind}_burst": 1000 for kind in kinds}
    limits |= {"tables_per_hour": 10_000, "think_ms": 200}
    with running(folder / "parlour.sqlite3", folder / "log", {"limits": limits}) as started:
        yield started


@pytest.fixture
def database(server: ServerProcess) -> Path:
    return server.log.parent / "parlour.sqlite3"


@pytest.fixture
async def ada(server: ServerProcess) -> AsyncIterator[Player]:
    player = Player(server.url, "Ada")
    yield player
    await player.close()


@pytest.fixture
async def ben(server: ServerProcess) -> AsyncIterator[Player]:
    player = Player(server.url, "Ben")
    yield player
    await player.close()


@pytest.fixture
async def stranger(server: ServerProcess) -> AsyncIterator[Player]:
    player = Player(server.url, "Eve")
    yield player
    await player.close()


@pytest.fixture
def clock() -> HandClock:
    """Of :func:`hall`."""
    return HandClock()


@pytest.fixture
async def hall(tmp_path: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inside]:
    """A server in this process whose time the test turns."""
    monkeypatch.setattr(Pulse, "lost_ms", lambda _: 0)  # this machine's own stalls are no part of the test
    settings = Settings(database=str(tmp_path / "parlour.sqlite3"), limits=FAST)
    async with inside(settings, open_clock=lambda _: clock) as opened:
        yield opened


@pytest.fixture
async def people(hall: Inside) -> AsyncIterator[tuple[Player, Player, Player]]:
    three = Player(hall.url, "Ada"), Player(hall.url, "Ben"), Player(hall.url, "Eve")
    yield three
    for player in three:
        await player.close()
