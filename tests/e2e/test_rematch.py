"""Once more: who asks first sets the table, the others are told and find their seats."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import Crowd
from tests.e2e.house import House
from tests.e2e.pages import FOURTHDIM, Lobby, Table, two_at

pytestmark = pytest.mark.browser


def test_two_people_play_again_with_the_sides_changed(house: House, crowd: Crowd) -> None:
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    first = white.address
    white.resign()
    expect(black.ending).to_contain_text("You have won")
    black.ending.get_by_role("button", name="Play again").click()
    expect(black.page.get_by_role("heading", name="The table is set")).to_be_visible()
    expect(white.ending).to_contain_text("Ben would like to play again")
    white.ending.get_by_role("button", name="Go there").click()
    expect(black.prompt).to_contain_text("Your turn")
    expect(white.prompt).to_contain_text("Waiting for Ben")
    assert white.address == black.address != first
    black.make("c4-b2")
    black.make("@c1>b1")
    black.send()
    expect(white.prompt).to_contain_text("Your turn")


def test_a_spectator_is_shown_the_way(house: House, crowd: Crowd) -> None:
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    watcher = Table(crowd.person())
    watcher.page.goto(white.address)
    expect(watcher.turn).to_be_visible()
    white.resign()
    black.ending.get_by_role("button", name="Play again").click()
    expect(watcher.ending).to_contain_text("Ben would like to play again")
    watcher.ending.get_by_role("link", name="Go there").click()
    expect(watcher.page.get_by_role("heading", name="The table is set")).to_be_visible()
    assert watcher.address == black.address


def test_who_went_ahead_finds_the_way_back(house: House, crowd: Crowd) -> None:
    """The old table leads to the next one, also after its page was loaded anew."""
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    white.resign()
    white.ending.get_by_role("button", name="Play again").click()
    expect(white.page.get_by_role("heading", name="The table is set")).to_be_visible()
    following = white.address
    white.page.go_back()
    expect(white.ending).to_contain_text("The next game is set up")
    white.ending.get_by_role("link", name="Go there").click()
    expect(white.page.get_by_role("heading", name="The table is set")).to_be_visible()
    assert white.address == following
    black.page.reload()
    expect(black.ending).to_contain_text("Ada would like to play again")


def test_a_bot_is_ready_at_once(house: House, crowd: Crowd) -> None:
    table = Lobby(crowd.person(), house.url).open().play_bots(FOURTHDIM)
    expect(table.prompt).to_contain_text("Your turn")
    table.resign()
    first = table.address
    table.ending.get_by_role("button", name="Play again").click()
    expect(table.ending).to_have_count(0)
    expect(table.turn).to_be_visible()
    assert table.address != first
    expect(table.prompt).to_contain_text("Your turn")
