from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from parlour.store.memory import MemoryStore
from parlour.store.sql import SqlStore
from parlour.store.sqlite import open_sqlite


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqlStore]:
    store = await open_sqlite(tmp_path / "parlour.sqlite")
    yield store
    await store.close()


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[MemoryStore | SqlStore]:
    opened = MemoryStore() if request.param == "memory" else await open_sqlite(tmp_path / "parlour.sqlite")
    yield opened
    await opened.close()
