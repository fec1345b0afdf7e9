"""One server and one Chromium for all browser tests; everybody in them is new.

Playwright's synchronous interface keeps an event loop while it is open, so both close with this package's last test:
the coroutine tests of other packages may follow in the same process.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.e2e.browser import Crowd, chromium
from tests.e2e.house import House, running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("house")) as started:
        yield started


@pytest.fixture
def crowd(browser: Browser) -> Iterator[Crowd]:
    """People for one test; none of their pages may report an error."""
    people = Crowd(browser)
    yield people
    people.close()
    assert people.faults == []
