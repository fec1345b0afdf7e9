"""The server's tests play ``whisper``, installed as a third party's package would be."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from parlour.kit import registry
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
