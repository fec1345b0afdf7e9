"""A move is taken back: asked for, agreed to, crossed out; with bots alone at once; on the generic screen too."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.alley import CatTables
from tests.e2e.browser import NARROW, Crowd
from tests.e2e.house import House
from tests.e2e.pages import EXAMPLE, FOURTHDIM, Lobby, Table, two_at

pytestmark = pytest.mark.browser

FREE, WHITE = re.compile(", free"), re.compile(", White")


def moved(white: Table, black: Table) -> None:
    """White's first turn is on the board."""
    white.make("c4-b2")
    white.make("@c1>b1")
    white.send()
    expect(black.prompt).to_contain_text("Your turn")


def test_a_turn_is_taken_back_once_the_other_allows_it(house: House, crowd: Crowd) -> None:
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    expect(white.take_back).to_have_count(0)
    moved(white, black)
    black.make("c9-c8")
    white.take_back.click()
    expect(white.offer).to_contain_text("You ask to take your last move back")
    expect(white.offer).to_contain_text("No answer yet: Ben")
    expect(black.offer).to_contain_text("Ada asks to take the last move back")
    expect(black.offer).to_contain_text("Nothing has been drawn or revealed since")
    black.answer("Allow it")

    for table in (white, black):
        expect(table.space("c4")).to_have_accessible_name(WHITE)
        expect(table.space("b2")).to_have_accessible_name(FREE)
        expect(table.log).to_contain_text("Ada took a move back")
        expect(table.log.locator("del").first).to_contain_text("White moved the Warrior")
        expect(table.offer).to_have_count(0)
    expect(black.part_buttons).to_have_count(0)
    expect(white.prompt).to_contain_text("Your turn")
    moved(white, black)
    expect(white.space("b2")).to_have_accessible_name(WHITE)
    expect(white.log.locator("p:not(:has(del))", has_text="White moved the Warrior")).to_have_count(1)


def test_a_request_is_declined_and_another_is_withdrawn(house: House, crowd: Crowd) -> None:
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    moved(white, black)
    white.take_back.click()
    black.answer("Decline")
    expect(white.offer).to_have_count(0)
    expect(white.told).to_contain_text("Ben has declined: what you have done stands.")
    white.take_back.click()
    expect(black.offer).to_be_visible()
    expect(white.told).to_have_count(0)
    white.answer("Withdraw the request")
    expect(black.offer).to_have_count(0)
    expect(white.told).to_have_count(0)
    expect(black.space("b2")).to_have_accessible_name(WHITE)


def test_a_request_is_void_once_somebody_moves(house: House, crowd: Crowd) -> None:
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    moved(white, black)
    white.take_back.click()
    expect(black.offer).to_be_visible()
    black.make("c9-c8")
    black.make("@d20>b5")
    black.send()
    for table in (white, black):
        expect(table.offer).to_have_count(0)
    expect(white.prompt).to_contain_text("Your turn")


def test_an_offer_outlives_a_reload(house: House, crowd: Crowd) -> None:
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    moved(white, black)
    white.take_back.click()
    expect(black.offer).to_be_visible()
    black.page.reload()
    expect(black.offer).to_contain_text("Ada asks")
    black.answer("Allow it")
    expect(white.space("c4")).to_have_accessible_name(WHITE)


def test_with_a_bot_it_is_taken_back_at_once(house: House, crowd: Crowd) -> None:
    table = Lobby(crowd.person(), house.url).open().play_bots(FOURTHDIM)
    table.make("c4-b2")
    table.make("@c1>b1")
    table.send()
    expect(table.prompt).to_contain_text("Your turn")
    expect(table.space("b2")).to_have_accessible_name(WHITE)
    table.take_back.click()
    expect(table.space("b2")).to_have_accessible_name(FREE)
    expect(table.space("c4")).to_have_accessible_name(WHITE)
    expect(table.prompt).to_contain_text("Your turn")


def test_on_a_phone(house: House, crowd: Crowd) -> None:
    white, black = two_at([crowd.person(NARROW), crowd.person(NARROW)], house.url, FOURTHDIM)
    moved(white, black)
    white.turn.get_by_role("button", name="Take my last move back").click()
    expect(black.offer).to_be_in_viewport()
    black.answer("Allow it")
    expect(white.space("c4")).to_have_accessible_name(WHITE)


def test_on_the_generic_screen(house: House, crowd: Crowd) -> None:
    """Dusk falls once both have chosen: dogs were drawn then, and cards were seen."""
    tables = two_at([crowd.person(), crowd.person()], house.url, EXAMPLE)
    ada, ben = tables
    cats = CatTables(tables)
    cats.dusk("the rooftops", "the rooftops")
    cats.at(0, "Groom yourself")
    ben.actions.get_by_role("button", name="Take my last move back").click()
    expect(ada.offer).to_contain_text("Ben asks to take the last move back")
    expect(ada.offer).to_contain_text("Since then")
    ada.answer("Allow it")
    cats.at(1, "Dusk.")
    expect(ben.log).to_contain_text("Ben took a move back")
