"""One person against a bot: a few turns on the board, then giving up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.browser import Crowd
from tests.e2e.house import House
from tests.e2e.pages import FOURTHDIM, Lobby, Table

pytestmark = pytest.mark.browser

TURNS = 3
PIECE = re.compile(r"^[a-d]\d+-|^[~v^@]")
"""Notation of a normal move or a timewarp; start captures are left alone."""


def test_a_bot_answers_on_the_board(house: House, crowd: Crowd) -> None:
    table = Lobby(crowd.person(), house.url).open().play_bots(FOURTHDIM)
    table.tab("Actions")
    for turn in range(TURNS):
        expect(headings(table)).to_have_count(2 * turn + 1)
        expect(table.prompt).to_contain_text("Your turn")
        play_anything(table)
    expect(headings(table)).to_have_count(2 * TURNS + 1)
    give_up(table)


def headings(table: Table) -> Locator:
    """Of the log, one a turn of either side."""
    return table.log.get_by_text("to move.")


def play_anything(table: Table) -> None:
    """The first of each list, part by part, with clicks on the board, until the turn is complete."""
    for parts in range(1, 3):
        notation = table.offered.locator(".mono").filter(has_text=PIECE).first.inner_text()
        table.make(notation)
        complete = table.prompt.filter(has_text="The turn is complete")
        expect(complete.or_(table.offered.first).first).to_be_visible()
        if complete.is_visible():
            break
        assert parts == 1, "a turn of two parts is complete"
    table.send()


def give_up(table: Table) -> None:
    """It asks once, and "no" changes nothing."""
    menu = table.menu()
    menu.get_by_role("button", name="Resign").click()
    menu.get_by_role("button", name="No, stay").click()
    menu.get_by_role("button", name="Close").click()
    expect(table.turn).to_be_visible()
    expect(table.ending).to_have_count(0)
    menu = table.menu()
    menu.get_by_role("button", name="Resign").click()
    menu.get_by_role("button", name="Yes, resign").click()
    expect(table.ending).to_contain_text("has won")
    expect(table.log).to_contain_text("White left the game")
