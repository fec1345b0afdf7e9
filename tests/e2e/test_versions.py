"""A page of yesterday meets the server of today: it is told to reload, and nothing is lost."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.browser import Crowd
from tests.e2e.house import running
from tests.e2e.pages import FOURTHDIM, Table, two_at

pytestmark = pytest.mark.browser


class Yesterday:
    """Once ``over``, this page's client says hello in a protocol that the server has given up."""

    def __init__(self, page: Page) -> None:
        self.over = False
        page.route_web_socket(re.compile("/ws/v1$"), self._route)

    def _route(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        protocol = '"protocol":0' if self.over else '"protocol":1'
        socket.on_message(lambda message: server.send(str(message).replace('"protocol":1', protocol)))


def test_an_old_client_is_told_to_reload_and_loses_nothing(tmp_path: Path, crowd: Crowd) -> None:
    with running(tmp_path) as own:
        page = crowd.person()
        client = Yesterday(page)
        white, black = two_at([page, crowd.person()], own.url, FOURTHDIM)
        white.make("c4-b2")
        client.over = True
        own.kill()
        own.start()
        reload = page.get_by_role("button", name="Load the page anew")
        expect(reload.first).to_be_visible()
        client.over = False
        reload.first.click()
        back = Table(page)
        expect(back.part_buttons).to_have_count(1)
        back.make("@c1>b1")
        back.send()
        expect(black.prompt).to_contain_text("Your turn")
