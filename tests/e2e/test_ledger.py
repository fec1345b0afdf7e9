"""Clocks: how they are set, and where the time went."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import NARROW, Crowd
from tests.e2e.house import House
from tests.e2e.pages import FOURTHDIM, Lobby, Table, sit_down, two_at
from tests.e2e.reading import page_is_as_wide_as_the_screen

pytestmark = pytest.mark.browser


def clocked(crowd: Crowd, house: House, *, lag: str) -> tuple[Table, Table]:
    host = Lobby(crowd.person(), house.url).open().call_me("Ada")
    white = host.more_options(FOURTHDIM).clocked(lag=lag).create()
    black = sit_down(crowd.person(), white.invite(), "Ben")
    for table in (white, black):
        expect(table.turn).to_be_visible()
    return white, black


def test_where_did_my_time_go(house: House, crowd: Crowd) -> None:
    """From the clock or the menu: one's own lines first, a turn is one line, with what was not charged in words."""
    white, black = clocked(crowd, house, lag="¼ second")
    white.make("c4-b2")
    white.make("@c1>b1")
    white.send()
    expect(black.prompt).to_contain_text("Your turn")
    black.make("c9-c8")
    black.make("@d20>b5")
    black.send()
    expect(white.prompt).to_contain_text("Your turn")

    white.seats.get_by_role("button", name="Where did it go?").first.click()
    dialog = white.page.get_by_role("dialog", name="Where did the time go?")
    expect(dialog).to_contain_text("Up to ¼ second of each move’s way is not charged")
    expect(dialog.get_by_role("heading", level=3)).to_have_text(["Your clock", "The clock of Ben"])
    own = dialog.get_by_role("table").first
    expect(own).to_contain_text("White moved the Warrior from c4 to b2.")
    expect(own).to_contain_text("White beamed back")
    expect(own).to_contain_text("not charged: lag allowance")
    expect(own.locator("tr.figures")).to_have_count(1)
    expect(own.locator("tr.figures")).to_contain_text("+20.0 s")
    expect(dialog.get_by_role("table").nth(1)).to_contain_text("Black moved the Warrior")

    black.page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    black.menu().get_by_role("button", name="Where did the time go?").click()
    expect(black.page.get_by_role("heading", level=3)).to_have_text(["Your clock", "The clock of Ada"])
    assert page_is_as_wide_as_the_screen(black.page)


def test_a_line_comes_while_the_ledger_is_open(house: House, crowd: Crowd) -> None:
    white, black = clocked(crowd, house, lag="none")
    black.seats.get_by_role("button", name="Where did it go?").first.click()
    dialog = black.page.get_by_role("dialog")
    expect(dialog).to_contain_text("No clock has been charged yet")
    expect(dialog).to_contain_text("This table has no lag allowance")
    white.make("c4-b2")
    white.make("@c1>b1")
    white.send()
    expect(dialog).to_contain_text("White moved the Warrior from c4 to b2.")


def test_a_table_without_clocks_has_no_ledger(house: House, crowd: Crowd) -> None:
    white, _ = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    expect(white.seats.get_by_role("button")).to_have_count(0)
    expect(white.menu().get_by_role("button", name="Where did the time go?")).to_have_count(0)


def test_what_a_table_does_about_time_is_told_before_one_sits_down(house: House, crowd: Crowd) -> None:
    host = Lobby(crowd.person(), house.url).open().call_me("Ada")
    new = host.more_options(FOURTHDIM).clocked(lag="½ second")
    new.dialog.get_by_role("radio", name="A bot plays until they are back").check()
    new.dialog.get_by_role("combobox", name="After how long").select_option(label="5 minutes")
    link = new.create().invite()
    guest = crowd.person(NARROW)
    guest.goto(link)
    for words in ("10 min + 20 s a turn", "lag allowance ½ second", "a bot plays for who stays away, after 5 minutes"):
        expect(guest.get_by_text(words)).to_be_visible()
