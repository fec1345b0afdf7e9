"""A whole game of The Fourth Dimension by keyboard alone, from the lobby to the end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.browser import Crowd
from tests.e2e.house import House
from tests.e2e.keyboard import Keyboard
from tests.e2e.pages import FOURTHDIM, Lobby, Table, sit_down

pytestmark = pytest.mark.browser


def test_a_game_by_keyboard_alone(house: House, crowd: Crowd) -> None:
    """White: the first turn on the board with arrows, the others by the list and its box."""
    page = crowd.person()
    page.goto(house.url)
    expect(page.get_by_role("heading", name=FOURTHDIM)).to_be_visible()
    keys = Keyboard(page)
    invite_by_keyboard(keys)
    table = Table(page)
    black = sit_down(crowd.person(), table.invite(), "Ben")
    black.tab("Actions")

    keys.wait_for("Your turn")
    keys.space("c4")
    keys.space("b2")
    expect(table.part_buttons).to_have_count(1)
    keys.activate("Beam Back")
    keys.reach(lambda focus: focus["cell"] != "", "Shift+Tab")
    keys.space("c1")
    keys.space("b1")
    expect(table.part_buttons).to_have_count(2)
    keys.activate("Send turn")
    keys.wait_for("Waiting for Ben")
    expect(table.turn).to_be_focused()  # not the page: the button is gone, and its place in the order of Tab is not

    black.write_turn("c9-c8", "@d20>b5")
    keys.wait_for("Your turn")
    keys.press("l")
    keys.write("Find an action", "c1-b1")
    expect(table.part_buttons).to_have_count(1)
    keys.write("Find an action", "@b2>b4xb5")
    expect(table.part_buttons).to_have_count(2)
    keys.reach(lambda focus: focus["text"] == "Send turn", "Shift+Tab")
    keys.press("Enter")
    expect(table.ending).to_contain_text("You have won")
    expect(black.ending).to_be_visible()


def test_escape_gives_up_and_help_lists_the_keys(house: House, crowd: Crowd) -> None:
    page = crowd.person()
    page.goto(house.url)
    expect(page.get_by_role("heading", name=FOURTHDIM)).to_be_visible()
    keys = Keyboard(page)
    table = Table(page)
    page.get_by_role("listitem", name=FOURTHDIM).get_by_role("button", name="Play against bots").press("Enter")
    keys.wait_for("Your turn")
    keys.space("c4")
    expect(table.space("c4")).to_have_attribute("aria-pressed", "true")
    keys.press("Escape")
    expect(table.space("c4")).to_have_attribute("aria-pressed", "false")
    expect(table.space("c4")).to_be_focused()
    keys.press("?")
    dialog = page.get_by_role("dialog", name="Menu")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_text(re.compile("Keys"))).to_be_visible()
    keys.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_list_skips_the_board(house: House, crowd: Crowd) -> None:
    """The first stop of a table leads to the list of actions: the way of screen readers."""
    page = crowd.person()
    page.goto(house.url)
    page.get_by_role("listitem", name=FOURTHDIM).get_by_role("button", name="Play against bots").press("Enter")
    keys = Keyboard(page)
    keys.wait_for("Your turn")
    page.reload()
    keys.wait_for("Your turn")
    keys.press("Tab")
    assert keys.focus["text"] == "To the list of actions"
    keys.press("Enter")
    table = Table(page)
    expect(table.actions).to_be_focused()
    keys.press("Tab")
    expect(table.box).to_be_focused()


def test_notation_may_be_typed_ahead(house: House, crowd: Crowd) -> None:
    """The second part is entered before the server has said what may follow the first."""
    page = crowd.person()
    held: list[Callable[[], None]] = []

    def hold_drafts(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if '"drafted"' in str(message):
                held.append(lambda: socket.send(message))
            else:
                socket.send(message)

        server.on_message(pass_on)

    page.route_web_socket(re.compile("/ws/v1$"), hold_drafts)
    table = Lobby(page, house.url).open().play_bots(FOURTHDIM)
    table.tab("Actions")
    table.write("c4-b2")
    expect(table.part_buttons).to_have_count(1)
    table.write("@c1>b1")
    expect(table.part_buttons).to_be_disabled()
    while not held:
        page.evaluate("null")  # lets Playwright hand over what has come
    held.pop()()
    expect(table.part_buttons).to_have_count(2)
    expect(table.box).to_have_value("")


def invite_by_keyboard(keys: Keyboard) -> None:
    """In the lobby: the second game's button."""
    keys.reach(lambda focus: focus["text"] == "Invite friends")
    card = keys.page.get_by_role("listitem", name=FOURTHDIM).get_by_role("button", name="Invite friends")
    while not card.evaluate("element => element === document.activeElement"):
        keys.press("Tab")
        keys.reach(lambda focus: focus["text"] == "Invite friends")
    keys.press("Enter")
    expect(keys.page.get_by_role("dialog", name="Your name")).to_be_visible()
    keys.write("Your name", "Ada")
    expect(keys.page.get_by_role("heading", name="The table is set")).to_be_visible()
