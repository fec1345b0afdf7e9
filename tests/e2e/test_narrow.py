"""A phone's width, by day and by night: everything fits, and the panel comes up as a sheet."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import NARROW, Crowd
from tests.e2e.house import House
from tests.e2e.pages import EXAMPLE, FOURTHDIM, Lobby, Table, sit_down, two_at
from tests.e2e.reading import page_is_as_wide_as_the_screen, speak

pytestmark = pytest.mark.browser

Scheme = Literal["light", "dark"]
LEAST_TOUCH = 44


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_lobby_on_a_phone(house: House, crowd: Crowd, scheme: Scheme) -> None:
    page = crowd.person(NARROW, scheme=scheme)
    lobby = Lobby(page, house.url).open()
    expect(lobby.game(FOURTHDIM)).to_be_visible()
    assert is_dark(page) == (scheme == "dark")
    for language in ("pl", "ru", "en"):
        speak(page, language)
        assert page_is_as_wide_as_the_screen(page), language
    lobby.more_options(FOURTHDIM).dialog.locator("summary").click()
    assert page_is_as_wide_as_the_screen(page)


@pytest.mark.parametrize(("game", "scheme"), [(FOURTHDIM, "dark"), (EXAMPLE, "light")])
def test_table_on_a_phone(house: House, crowd: Crowd, game: str, scheme: Scheme) -> None:
    pages = [crowd.person(NARROW, scheme=scheme), crowd.person()]
    host = Lobby(pages[0], house.url).open().invite_friends(game)
    assert page_is_as_wide_as_the_screen(host.page)
    link = host.invite()
    host.page.goto(host.address)
    assert host.invite() == link, "the invitation outlives a reload"
    sit_down(pages[1], link, "Ben")
    expect(host.turn).to_be_visible()
    assert is_dark(host.page) == (scheme == "dark")
    assert page_is_as_wide_as_the_screen(host.page)
    sheets(host)


def sheets(table: Table) -> None:
    """Each part of the panel comes up over the page and goes again."""
    bar = table.page.get_by_role("navigation", name="Panels").get_by_role("button")
    panel = table.page.get_by_role("tabpanel")
    for button in bar.all():
        button.click()
        expect(panel).to_be_visible()
        assert page_is_as_wide_as_the_screen(table.page)
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= LEAST_TOUCH
        button.click()
        expect(panel).not_to_be_visible()


def test_a_turn_on_a_phone(house: House, crowd: Crowd) -> None:
    """With the fingers alone."""
    white, black = two_at([crowd.person(NARROW), crowd.person()], house.url, FOURTHDIM)
    white.make("c4-b2")
    white.make("@c1>b1")
    assert page_is_as_wide_as_the_screen(white.page)
    expect(white.send_button).to_be_in_viewport()
    white.send()
    expect(black.prompt).to_contain_text("Your turn")


def test_a_finger_beside_a_piece_takes_the_piece(house: House, crowd: Crowd) -> None:
    """A space of the outer ring is 27 px wide on a phone: whatever does something there reaches further."""
    white, _ = two_at([crowd.person(NARROW, touch=True), crowd.person()], house.url, FOURTHDIM)
    (x, y), (beside_x, beside_y) = middle(white, "d8"), middle(white, "d9")
    point = x + 0.6 * (beside_x - x), y + 0.6 * (beside_y - y)
    assert white.page.evaluate("([x, y]) => document.elementFromPoint(x, y).dataset.cell", point) == "d9"
    white.page.touchscreen.tap(*point)
    expect(white.space("d8")).to_have_attribute("aria-pressed", "true")
    white.page.get_by_role("button", name="Larger").click()
    grown = white.space("d8").bounding_box()
    assert grown is not None
    assert min(grown["width"], grown["height"]) >= LEAST_TOUCH


def middle(table: Table, space: str) -> tuple[float, float]:
    """In pixels of the page."""
    box = table.space(space).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_long_names_leave_room_for_whose_turn_it_is(house: House, crowd: Crowd, language: str) -> None:
    names = ("Maximiliane von Hohenlohe-Barten", "Константин Константинопольский")
    white, black = two_at([crowd.person(NARROW), crowd.person(NARROW)], house.url, FOURTHDIM, names)
    for table in (white, black):
        table.menu()
        speak(table.page, language)
        table.page.keyboard.press("Escape")
        for seat in table.seats.get_by_role("listitem").all():
            overflow = seat.evaluate("(seat) => seat.scrollWidth - seat.clientWidth")
            assert overflow <= 0, seat.inner_text()
        assert page_is_as_wide_as_the_screen(table.page)


def is_dark(page: Page) -> bool:
    """By the ground's lightness."""
    colour: str = page.evaluate("getComputedStyle(document.body).backgroundColor")
    channels = [float(part) for part in colour.partition("(")[2].rstrip(")").split(",")[:3]]
    return sum(channels) / 3 < 128
