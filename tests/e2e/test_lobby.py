"""The lobby: bots of one's choice at once, what waits for one, what is finished; names that cannot be."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser import NARROW, Crowd
from tests.e2e.house import House
from tests.e2e.pages import FOURTHDIM, Lobby, Table, sit_down, two_at
from tests.e2e.test_axe import violations
from tests.e2e.zombies import ZOMBIE

pytestmark = pytest.mark.browser


def test_two_choices_to_the_first_move_against_a_bot_of_ones_choice(house: House, crowd: Crowd) -> None:
    """The level is remembered, so the next time it is one."""
    page = crowd.person()
    lobby = Lobby(page, house.url).open()
    level = lobby.game(FOURTHDIM).get_by_role("combobox", name="Strength of the bots")
    level.select_option(label="medium")
    table = lobby.play_bots(FOURTHDIM)
    expect(table.seats).to_contain_text("Bot, medium")
    expect(table.prompt).to_contain_text("Your turn")
    lobby.open()
    expect(level).to_have_value("medium")


def test_whoever_joins_may_choose_a_seat(house: House, crowd: Crowd) -> None:
    """And with it the mark, which is the pawn on some boards; what somebody else has taken meanwhile is refused."""
    host = Lobby(crowd.person(), house.url).open().more_options(ZOMBIE).seats(4).create()
    late, page = crowd.person(NARROW), crowd.person(NARROW)
    for guest in (late, page):
        guest.goto(host.invite())
        expect(guest.get_by_role("radio", name="The first free one")).to_be_checked()
        expect(guest.get_by_role("radio")).to_have_count(4)
        guest.get_by_role("radio", name=re.compile("Seat .?3")).check()
    for guest, name in ((page, "Ben"), (late, "Cleo")):
        guest.get_by_role("textbox", name="Your name").fill(name)
        guest.get_by_role("button", name="Sit down").click()
    expect(Table(page).seats).to_contain_text("Ben")
    expect(late.get_by_role("status")).to_have_text("This seat is taken. Choose another one.")
    assert violations(late) == []
    late.get_by_role("radio", name=re.compile("Seat .?2")).check()
    late.get_by_role("button", name="Sit down").click()
    seats = page.request.get(host.address.replace("/t/", "/api/v1/tables/")).json()["seats"]
    expect(Table(late).seats).to_contain_text("Cleo")
    assert seats[2]["name"] == "Ben"


def test_a_table_that_waits_is_marked(house: House, crowd: Crowd) -> None:
    white, black = two_at([crowd.person(), crowd.person(NARROW)], house.url, FOURTHDIM)
    name = white.address.rpartition("/")[2]
    Lobby(white.page, house.url).open()
    row = own_row(white.page, name)
    expect(row).to_contain_text("your turn")
    expect(row.get_by_role("link", name="Play")).to_be_visible()
    Lobby(black.page, house.url).open()
    expect(own_row(black.page, name)).to_contain_text("running")
    expect(own_row(black.page, name)).not_to_contain_text("your turn")

    row.get_by_role("link", name="Play").click()
    white.make("c4-b2")
    white.make("@c1>b1")
    white.send()
    expect(white.prompt).to_contain_text("Waiting for Ben")
    first = black.page.get_by_role("list", name="your turn").get_by_role("link", name="Play")
    expect(first).to_be_in_viewport()  # on a phone above the games, where it is seen
    first.click()
    expect(black.prompt).to_contain_text("Your turn")


def test_a_finished_game_leads_to_its_replay(house: House, crowd: Crowd) -> None:
    white, _ = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    name = white.address.rpartition("/")[2]
    white.resign()
    Lobby(white.page, house.url).open()
    finished = white.page.get_by_role("list", name="Finished games")
    finished.locator(f'a[href="/t/{name}/replay"]').click()
    white.page.wait_for_url(re.compile(rf"/t/{name}/replay"))
    expect(white.page.locator(f'[href="/t/{name}"]').first).to_be_visible()


def test_options_of_the_rules_are_read_as_people_write_them(house: House, crowd: Crowd) -> None:
    """What cannot be read, or is refused, is told where it stands, and no table is made."""
    page = crowd.person()
    new = Lobby(page, house.url).open().call_me("Ada").more_options(FOURTHDIM)
    new.dialog.locator("summary").click()
    rings = new.dialog.get_by_role("textbox", name="Rings")
    expect(rings).to_have_value("4, 8, 16, 32")
    rings.fill('[4,8,"x"')
    new.dialog.locator("summary").click()  # folded away again
    new.press()
    expect(rings).to_be_focused()
    expect(rings).to_have_accessible_description(re.compile("This cannot be read"))
    rings.fill("4, 8, 15")
    new.press()
    expect(rings).to_have_accessible_description(re.compile("Choose a centre of 4 spaces"))
    assert not re.search(r"/t/", page.url)
    rings.fill("4, 4, 8, 16, 32")
    table = new.create()
    guest = sit_down(crowd.person(), table.invite(), "Ben")
    expect(guest.space("e32")).to_be_visible()


def test_who_invites_is_asked_for_a_name(house: House, crowd: Crowd) -> None:
    """Once; and a guest who has none is a guest in the language of whoever looks."""
    page = crowd.person()
    lobby = Lobby(page, house.url).open()
    lobby.game(FOURTHDIM).get_by_role("button", name="Invite friends").click()
    dialog = page.get_by_role("dialog", name="Your name")
    dialog.get_by_role("button", name="Invite friends").click()
    expect(dialog).to_contain_text("A name is needed")
    dialog.get_by_role("textbox").fill("Zuzanna")
    dialog.get_by_role("button", name="Invite friends").click()
    invite = lobby.arrived().invite()
    guest = crowd.person()
    guest.goto(invite)
    expect(guest.get_by_text("Zuzanna invites you")).to_be_visible()
    new = lobby.open().more_options(FOURTHDIM)
    expect(new.dialog.get_by_role("textbox", name="Your name")).to_have_value("Zuzanna")

    russian = crowd.person(language="ru-RU")
    russian.goto(house.url)
    russian.locator(".game", has_text="Четвёртое").locator(".bots button").click()
    seats = russian.get_by_role("list", name="Места")
    expect(seats).to_contain_text("Гость")
    reader = crowd.person()
    reader.goto(russian.url)
    expect(reader.get_by_role("list", name="Seats")).to_contain_text("Guest")


def test_a_name_that_cannot_be_is_told_in_our_words(house: House, crowd: Crowd) -> None:
    host = Lobby(crowd.person(), house.url).open().invite_friends(FOURTHDIM)
    page = crowd.person(NARROW)
    page.goto(host.invite())
    sit, box = page.get_by_role("button", name="Sit down"), page.get_by_role("textbox", name="Your name")
    box.fill("   ")
    sit.click()
    expect(page.get_by_text("A name is needed. Write at least one letter.")).to_be_visible()
    box.fill("Ż" * 33)
    expect(page.get_by_text("The name is too long. Use at most 32 characters.")).to_be_visible()
    box.fill("Ada\u202eEve")
    sit.click()
    expect(page.get_by_text("The name holds characters that cannot be shown")).to_be_visible()
    box.fill("👩‍🚀 Ada")
    sit.click()
    expect(Table(page).seats).to_contain_text("👩‍🚀 Ada")


def own_row(page: Page, table: str) -> Locator:
    """Among one's own tables."""
    rows = page.get_by_role("region", name="Your tables").get_by_role("listitem")
    return rows.filter(has=page.locator(f'a[href="/t/{table}"]'))
