"""The Network where room is short: many seats, a phone held across, long words; and who has fallen is told so."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from parlour.games.hexnet.model import Options
from tests.e2e.browser import NARROW, Crowd
from tests.e2e.hexnet import NETWORK, played, seated, staged, written
from tests.e2e.house import House
from tests.e2e.pages import Lobby
from tests.e2e.reading import page_is_as_wide_as_the_screen, speak

pytestmark = pytest.mark.browser

ACROSS = (740, 360)
WITHOUT = (
    "+D@0,0", "+N@0,-1", "+J@0,1", "+S@1,-1", "+S@0,2", "+D@2,-1", "S1>3,-1", "+S@2,-2", "+N@4,-1", "S2>4,0",
    "+N@0,2", "S2>3,-2", "+C@5,-1", "S2>6,-1", "+J@-1,2", "+J@7,-1", "+J@3,0", "+J@0,-2",
)  # fmt: skip
"""Nine own moves each, the Mothership in hand."""
Box = tuple[float, float, float, float]


def box(found: Locator) -> Box:
    """Left, top, right, bottom."""
    seen = found.bounding_box()
    assert seen is not None
    return seen["x"], seen["y"], seen["x"] + seen["width"], seen["y"] + seen["height"]


def within(inner: Box, outer: Box, slack: float = 1) -> bool:
    return (
        inner[0] >= outer[0] - slack
        and inner[1] >= outer[1] - slack
        and inner[2] <= outer[2] + slack
        and inner[3] <= outer[3] + slack
    )


def test_who_has_fallen_is_told_so(house: House, crowd: Crowd) -> None:
    _, ben, _ = seated([crowd.person(), crowd.person(NARROW), crowd.person()], house.url)
    dialog = ben.table.menu()
    dialog.get_by_role("button", name="Resign").click()
    dialog.get_by_role("button", name="Yes, resign").click()
    words = ben.page.get_by_text("Your Network has fallen. You watch now.")
    expect(words).to_be_in_viewport()
    expect(ben.table.prompt).to_contain_text("Waiting for Ada")
    expect(ben.page.get_by_text("Nothing left in hand")).to_have_count(0)


@pytest.mark.parametrize("seat", [0, 7])
def test_of_eight_seats_the_own_one_and_whoever_moves_are_seen(house: House, crowd: Crowd, seat: int) -> None:
    record = played(8, 100, 2)
    network = staged(crowd, {seat: crowd.person()}, house.url, record, 7 if seat else 0)[seat]
    rows = network.page.locator(".seats li")
    expect(rows.nth(seat)).to_be_in_viewport(ratio=0.9)
    network.mine()
    assert network.page.evaluate("document.activeElement === document.body")
    network.page.locator('[data-hand]:not([aria-disabled="true"])').first.click()
    network.page.locator('[data-cell][aria-label*="can be placed on"]').first.click()
    expect(rows.nth((seat + 1) % 8)).to_have_attribute("aria-current", "true")
    expect(rows.nth((seat + 1) % 8)).to_be_in_viewport(ratio=0.9)


def test_board_and_hand_on_a_phone_held_across(house: House, crowd: Crowd) -> None:
    page = crowd.person(ACROSS)
    network = staged(crowd, {0: page}, house.url, played(8, 100, 2), 0)[0]
    network.mine()
    assert page_is_as_wide_as_the_screen(page)
    plane, tray, bar = box(network.plane), box(network.tray), box(page.locator("nav.bar"))
    assert plane[3] - plane[1] >= 190
    assert plane[2] - plane[0] >= 380
    assert tray[0] >= plane[2]
    assert tray[1] < 200
    assert plane[3] <= bar[1] + 1
    network.hand("S").click()
    network.page.locator('[data-cell][aria-label*="can be placed on"]').first.click()
    expect(network.table.prompt).to_contain_text("Waiting for Ben")


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_names_stay_in_their_buttons(house: House, crowd: Crowd, language: str) -> None:
    page = crowd.person(NARROW)
    network = staged(crowd, {0: page}, house.url, played(2, 72, 3), 0)[0]
    network.mine()
    speak_beside(page, language)
    for button in page.locator(".tray .unit").all():
        assert button.evaluate("one => one.scrollWidth <= one.clientWidth")
        name = button.locator(".name")
        assert name.evaluate("one => one.scrollWidth <= one.clientWidth")
        assert within(box(name), box(button))


def speak_beside(page: Page, language: str) -> None:
    """On a phone the languages are in the menu."""
    page.get_by_role("banner").get_by_role("button", name="Menu").click()
    speak(page, language)
    page.keyboard.press("Escape")


def test_badges_stay_in_their_hexes(house: House, crowd: Crowd) -> None:
    network = staged(crowd, {0: crowd.person()}, house.url, played(2, 72, 3), 68)[0]
    network.mine()
    hexes = [box(one) for one in network.page.locator("[data-cell]").all()]
    badges = network.page.locator("svg.plane :is(g.core, .moving > g.power)")
    assert badges.count() > 3
    for badge in badges.all():
        assert any(within(box(badge), one) for one in hexes)


def test_mothership_and_decoy_differ_in_the_hand(house: House, crowd: Crowd) -> None:
    network = staged(crowd, {0: crowd.person()}, house.url, played(2, 72, 3), 0)[0]
    m, d = (network.hand(kind).locator(".emblem").inner_html() for kind in "MD")
    assert m != d


def test_when_only_the_mothership_may_be_placed_the_prompt_says_so(house: House, crowd: Crowd) -> None:
    record = written(2, WITHOUT, Options(p_mode="off"))
    network = staged(crowd, {0: crowd.person()}, house.url, record, len(WITHOUT))[0]
    expect(network.table.prompt).to_contain_text("Place the Mothership, move a unit, or use an ability")


def test_values_of_options_are_words(house: House, crowd: Crowd) -> None:
    new = Lobby(crowd.person(), house.url).open().more_options(NETWORK)
    new.dialog.get_by_text("Rules of the game").or_(new.dialog.locator("summary")).first.click()
    options = new.dialog.locator(".option select option")
    expect(options.filter(has_text="by chance")).to_have_count(1)
    expect(options.filter(has_text="fall at once")).to_have_count(1)
    assert not {"random", "list", "off", "skip3", "fall"} & set(options.all_text_contents())
