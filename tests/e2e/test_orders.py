"""Standing orders on the generic screen: a box at the prompt, a window that passes by itself, nobody the wiser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.alley import CatTables
from tests.e2e.browser import NARROW, Crowd
from tests.e2e.house import House
from tests.e2e.keyboard import Keyboard
from tests.e2e.pages import EXAMPLE, FOURTHDIM, Lobby, Table, two_at
from tests.e2e.reading import page_is_as_wide_as_the_screen
from tests.e2e.tap import Tap

pytestmark = pytest.mark.browser

PASS_ALL, PASS_OTHERS = "Let everything pass", "Let pass what does not concern a pounce on me"
LEAST_TOUCH = 44


def summary(table: Table) -> Locator:
    return table.turn.locator("summary").filter(has_text="Standing orders")


def box(table: Table, name: str) -> Locator:
    return table.turn.get_by_role("checkbox", name=name)


def test_a_window_passes_without_a_click(house: House, crowd: Crowd) -> None:
    pages = [crowd.person(), crowd.person(), crowd.person()]
    taps = [Tap(pages[0], 0), Tap(pages[2], None)]
    ada, ben = two_at(pages[:2], house.url, EXAMPLE)
    watcher = Table(pages[2])
    watcher.page.goto(ada.address)
    expect(watcher.log).to_contain_text("Night 1")

    summary(ben).click()
    box(ben, PASS_ALL).check()
    expect(ben.turn).to_contain_text("Saved.")
    expect(summary(ben)).to_contain_text(PASS_ALL)

    cats = CatTables([ada, ben])
    cats.dusk("the rooftops", "the rooftops")
    cats.groom(0)
    cats.errand(0, "Pounce on Ben")
    for table in (ada, ben, watcher):
        expect(table.log).to_contain_text("Ben let it pass")

    expect(summary(watcher)).to_have_count(0)
    expect(summary(ada)).to_have_text("Standing orders")
    for tap in taps:
        assert tap.updates
        assert "PassAll" not in "".join(tap.frames), "nobody else is told that an order stood"


def test_orders_outlive_the_page_and_two_tabs_agree(house: House, crowd: Crowd) -> None:
    ada, _ = two_at([crowd.person(), crowd.person()], house.url, EXAMPLE)
    second = Table(crowd.tab(ada.page.context))
    second.page.goto(ada.address)
    summary(second).click()
    expect(box(second, PASS_ALL)).not_to_be_checked()
    summary(ada).click()
    box(ada, PASS_ALL).check()
    expect(box(second, PASS_ALL)).to_be_checked()
    box(second, PASS_OTHERS).check()
    expect(box(ada, PASS_OTHERS)).to_be_checked()
    box(ada, PASS_ALL).uncheck()
    expect(summary(second)).to_have_text(f"Standing orders: {PASS_OTHERS}")
    ada.page.reload()
    summary(ada).click()
    expect(box(ada, PASS_OTHERS)).to_be_checked()
    expect(box(ada, PASS_ALL)).not_to_be_checked()


def test_on_a_phone_and_by_the_keyboard(house: House, crowd: Crowd) -> None:
    ada, _ = two_at([crowd.person(NARROW), crowd.person()], house.url, EXAMPLE)
    keys = Keyboard(ada.page)
    keys.activate("Standing orders")
    keys.reach(lambda focus: focus["text"].startswith(PASS_OTHERS))
    keys.press("Space")
    expect(ada.turn).to_contain_text("Saved.")
    expect(box(ada, PASS_OTHERS)).to_be_checked()
    expect(box(ada, PASS_OTHERS)).to_be_focused()
    assert page_is_as_wide_as_the_screen(ada.page)
    for target in (summary(ada), ada.turn.locator("label").first, ada.turn.locator("label").last):
        place = target.bounding_box()
        assert place is not None
        assert place["height"] >= LEAST_TOUCH


def test_a_game_without_orders_shows_none(house: House, crowd: Crowd) -> None:
    table = Lobby(crowd.person(), house.url).open().play_bots(FOURTHDIM)
    expect(table.prompt).to_be_visible()
    expect(summary(table)).to_have_count(0)
