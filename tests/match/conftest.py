from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from parlour.store.memory import MemoryStore
from tests.match.tools import HandClock


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def store() -> AsyncIterator[MemoryStore]:
    opened = MemoryStore()
    yield opened
    await opened.close()
