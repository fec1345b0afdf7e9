"""Two people finish a game without a board of its own: the example's, on the generic screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.alley import CatTables, play_out
from tests.e2e.browser import Crowd
from tests.e2e.house import House
from tests.e2e.pages import EXAMPLE, two_at

pytestmark = pytest.mark.browser


def test_two_people_finish_the_example(house: House, crowd: Crowd) -> None:
    tables = two_at([crowd.person(), crowd.person()], house.url, EXAMPLE)
    for ending in play_out(CatTables(tables)):
        expect(ending).to_contain_text("Day broke")
        expect(ending.get_by_role("link", name="Download the record")).to_be_visible()
    for table in tables:
        expect(table.offered).to_have_count(0)
        expect(table.log).to_contain_text("Day broke after")


def test_a_sealed_choice_is_its_owners(house: House, crowd: Crowd) -> None:
    """Nobody learns that a cat has chosen, and what only when all have; until then it may change its mind."""
    ada, ben = two_at([crowd.person(), crowd.person()], house.url, EXAMPLE)
    ada.choose("Prowl: the harbour")
    expect(ada.log).to_contain_text("You will prowl in the harbour")
    ada.actions.get_by_role("button", name="Prowl: the rooftops").click()
    expect(ada.log).to_contain_text("You will prowl on the rooftops")
    ben.page.reload()
    expect(ben.prompt).to_contain_text("Dusk.")
    expect(ben.log).to_contain_text("Night 1")
    expect(ben.log).not_to_contain_text("prowl")
    expect(ben.seats.locator("[aria-current]")).to_have_count(1)
    ben.choose("Prowl: the rooftops")
    expect(ben.log).to_contain_text("Ada went to the rooftops")
