"""Browsers come back, seats travel to other devices, the server dies: the game goes on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import Crowd
from tests.e2e.house import House, running
from tests.e2e.pages import FOURTHDIM, Table, two_at

pytestmark = pytest.mark.browser

FREE, WHITE, BLACK = re.compile(", free"), re.compile(", White"), re.compile(", Black")


def test_a_closed_browser_comes_back_with_its_cookie(house: House, crowd: Crowd) -> None:
    """Mid-turn: what was not sent is gone, the turn is not."""
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    white.make("c4-b2")
    memory = white.page.context.storage_state()
    white.page.context.close()
    expect(black.seats).to_contain_text("connection lost")

    back = Table(crowd.person(memory=memory))
    back.page.goto(black.address)
    expect(back.prompt).to_contain_text("Your turn")
    expect(back.space("c4")).to_have_accessible_name(WHITE)
    expect(black.seats).not_to_contain_text("connection lost")
    back.make("c4-b2")
    back.make("@c1>b1")
    back.send()
    expect(black.prompt).to_contain_text("Your turn")


def test_a_seat_link_takes_the_seat_along(house: House, crowd: Crowd) -> None:
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    link = white.menu().get_by_role("textbox", name="Link").input_value()
    phone = Table(crowd.person())
    phone.page.goto(link)
    expect(phone.prompt).to_contain_text("Your turn")
    assert phone.address == white.address, "the token is not in the address bar"
    phone.make("c4-b2")
    phone.make("@c1>b1")
    phone.send()
    expect(black.prompt).to_contain_text("Your turn")
    expect(white.space("b2")).to_have_accessible_name(WHITE)


def test_two_tabs_of_one_seat_agree(house: House, crowd: Crowd) -> None:
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    second = Table(crowd.tab(white.page.context))
    second.page.goto(white.address)
    expect(second.prompt).to_contain_text("Your turn")
    second.make("c1-b1")
    white.page.bring_to_front()  # a tab in the background draws too seldom for clicks
    white.make("c4-b2")
    white.make("@c1>b1")
    white.send()
    expect(second.space("b2")).to_have_accessible_name(WHITE)
    expect(second.part_buttons).to_have_count(0)
    expect(second.prompt).to_contain_text("Waiting for Ben")
    black.tab("Actions")
    black.write_turn("c9-c8", "@d20>b5")
    for tab in (white, second):
        expect(tab.prompt).to_contain_text("Your turn")
        expect(tab.space("b5")).to_have_accessible_name(BLACK)


def test_a_killed_server_is_found_again(tmp_path: Path, crowd: Crowd) -> None:
    """SIGKILL under an open table, then the same file: the next moves arrive, and no page was loaded anew."""
    with running(tmp_path) as own:
        white, black = two_at([crowd.person(), crowd.person()], own.url, FOURTHDIM)
        for table in (white, black):
            table.page.evaluate("window.stillThere = true")
        white.make("c4-b2")
        own.kill()
        expect(white.page.get_by_text("Not connected")).to_be_visible()
        own.start()
        expect(white.page.get_by_text("Not connected")).to_have_count(0)
        expect(white.part_buttons).to_have_count(1)
        white.make("@c1>b1")
        white.send()
        expect(black.prompt).to_contain_text("Your turn")
        black.tab("Actions")
        black.write_turn("c9-c8", "@d20>b5")
        expect(white.space("b5")).to_have_accessible_name(BLACK)
        expect(white.space("c9")).to_have_accessible_name(FREE)
        for table in (white, black):
            assert table.page.evaluate("window.stillThere") is True


def test_a_turn_that_was_sent_into_the_dark_lands_once(tmp_path: Path, crowd: Crowd) -> None:
    """Sent while the server is down: shown as waiting, then it is there for both."""
    with running(tmp_path) as own:
        white, black = two_at([crowd.person(), crowd.person()], own.url, FOURTHDIM)
        white.make("c4-b2")
        white.make("@c1>b1")
        own.kill()
        expect(white.page.get_by_text("Not connected").first).to_be_visible()
        white.send()
        expect(white.prompt).to_contain_text("Your choice is sent as soon as the connection is back")
        own.start()
        expect(black.prompt).to_contain_text("Your turn")
        expect(white.prompt).to_contain_text("Waiting for Ben")
        expect(black.log.get_by_text("White moved the Warrior from")).to_have_count(1)
