"""What a table's page fetches: all of it told by the server with the page, and nothing twice."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import Crowd
from tests.e2e.house import House
from tests.e2e.pages import FOURTHDIM, Lobby

pytestmark = pytest.mark.browser


def test_code_and_texts_of_a_table_come_at_once(house: House, crowd: Crowd) -> None:
    """A link that the client does not fetch in the same way would fetch in vain, and the client once more.

    Only what makes a board larger comes later: nobody waits for it.
    """
    page = crowd.person()
    address = Lobby(page, house.url).open().play_bots(FOURTHDIM).address
    board = page.get_by_role("button", name=re.compile("^a1,"))
    expect(board).to_be_attached()  # what this page fetches is not counted
    page.wait_for_load_state("networkidle")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(urlsplit(request.url).path))
    answer = page.goto(address)
    expect(board).to_be_attached()
    assert answer is not None
    told = re.findall(r"<([^>]+)>", answer.headers["link"])
    asked = [path for path in fetched if path.startswith("/assets/") or "/texts/" in path]
    asked = [path for path in asked if "zoom-" not in path]
    assert any(path.startswith("/assets/fourthdim-") for path in told)
    assert sorted(asked) == sorted(told)
