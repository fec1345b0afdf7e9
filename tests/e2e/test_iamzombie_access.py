"""I Am Zombie without a pointer, without sight, on a phone, in three languages, by day and by night."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import NARROW, WIDE, Crowd
from tests.e2e.house import House
from tests.e2e.keyboard import Focus, Keyboard
from tests.e2e.reading import page_is_as_wide_as_the_screen, raw_codes, said, speak
from tests.e2e.test_axe import violations
from tests.e2e.zombies import Director, Zombies, going

pytestmark = pytest.mark.browser

Scheme = Literal["light", "dark"]
MOMENTS: dict[str, Callable[[Director], bool]] = {
    "archetype": lambda on: on.asked()[0] == "archetype" and on.s.round == 2,
    "lay": lambda on: on.asked()[0] == "lay",
    "place": lambda on: on.asked()[0] == "place",
    "before": lambda on: on.asked()[0] == "before" and on.s.round == 2,
    "reroll": lambda on: on.asked()[0] == "reroll" and on.s.round == 3,
    "fives": lambda on: on.asked()[0] == "fives",
    "advance": lambda on: on.asked()[0] == "advance",
}
"""What a screen may be about, by the kind of the question."""


def staged(house: House, crowd: Crowd, moment: str, size: tuple[int, int], scheme: Scheme, **options: str) -> Zombies:
    """The first game of bots in which that is asked, with the one who is asked at the screen."""
    for seed in range(1, 20):
        director = Director(3, seed, **options)
        while not director.over and not MOMENTS[moment](director):
            director.step()
        if director.over:
            continue
        seat = director.asked()[1]
        zombies = going(crowd, {seat: crowd.person(size, scheme=scheme)}, house.url, director)[seat]
        zombies.decided()
        return zombies
    raise AssertionError(f"nobody is ever asked: {moment}")


def on_slot(focus: Focus) -> bool:
    """A location, by its name: letter, Difficulty, Danger."""
    return focus["kind"] == "button" and bool(re.search(r", [A-J], .*Difficulty", focus["text"]))


def test_a_turn_by_keyboard_alone(house: House, crowd: Crowd) -> None:
    """Arrows lead over the table, Enter looks and begins, a button rolls, digits choose dice, Escape gives up."""
    zombies = staged(house, crowd, "place", WIDE, "light")
    keys = Keyboard(zombies.page)
    focus = keys.reach(on_slot)
    keys.press("ArrowRight")
    assert on_slot(keys.focus)
    assert keys.focus["text"] != focus["text"]
    keys.press("Enter")
    expect(zombies.page.get_by_role("region", name="A closer look")).to_be_visible()
    keys.press("Escape")
    expect(zombies.page.get_by_role("region", name="A closer look")).to_have_count(0)
    keys.press("Enter", "Enter")
    expect(zombies.table.log).to_contain_text("begins on")
    while "Choose dice" not in zombies.table.prompt.inner_text():
        keys.activate(zombies.page.locator(".bar .btn").first.inner_text().replace("\u2068", "").replace("\u2069", ""))
        zombies.decided()
    pressed = zombies.die(0).get_attribute("aria-pressed")
    keys.press("1")
    expect(zombies.die(0)).to_have_attribute("aria-pressed", "false" if pressed == "true" else "true")
    keys.reach(lambda focus: focus["text"].startswith("Keep them all"))
    keys.press("Enter")
    expect(zombies.table.log).to_contain_text("rolled")
    expect(zombies.table.prompt).not_to_contain_text("Choose dice")


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(("scheme", "size"), [("light", WIDE), ("dark", NARROW)])
def test_axe_finds_nothing(house: House, crowd: Crowd, moment: str, scheme: Scheme, size: tuple[int, int]) -> None:
    """At every question; a location looked at, a card of the hand taken up; nothing to scroll sideways."""
    zombies = staged(house, crowd, moment, size, scheme)
    assert violations(zombies.page) == []
    if moment == "lay":
        zombies.page.locator("[data-location]").first.click()
    elif moment in ("place", "before"):
        zombies.page.locator("[data-slot]").nth(1).click()
    assert violations(zombies.page) == []
    assert page_is_as_wide_as_the_screen(zombies.page)


@pytest.mark.parametrize("language", ["pl", "ru"])
@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_no_raw_codes(house: House, crowd: Crowd, language: str, size: tuple[int, int]) -> None:
    """Cards, numbers of a roll, offers and co-op in the reader's language, and no wider than the screen."""
    for moment in ("lay", "before", "fives"):
        zombies = staged(house, crowd, moment, WIDE, "light", mode="coop")
        speak(zombies.page, language)
        zombies.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert raw_codes(said(zombies.page)) == []
        assert page_is_as_wide_as_the_screen(zombies.page)


def test_the_text_view_names_everything(house: House, crowd: Crowd) -> None:
    """What lies on the table and in front of each, in words."""
    zombies = staged(house, crowd, "before", WIDE, "light")
    zombies.table.tab("Text view")
    text = zombies.page.get_by_role("tabpanel", name="Text view")
    expect(text).to_contain_text("Difficulty")
    expect(text).to_contain_text("Brains")
    assert raw_codes(said(zombies.page)) == []


def test_dice_tumble_only_where_motion_is_wanted(house: House, crowd: Crowd) -> None:
    """They stop on the server's faces; who asks for less motion sees these at once."""
    zombies = staged(house, crowd, "before", WIDE, "light")
    page = zombies.page
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("""() => {
      window.tumbled = 0;
      new MutationObserver(() => {
        window.tumbled += document.querySelectorAll('svg.tumbling').length;
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    }""")
    zombies.go("roll").click()
    zombies.decided()
    if not page.locator("[data-die]").count():  # the location wants something first
        zombies.answer()
    expect(page.locator("[data-die]").first).to_be_visible()
    expect(page.locator(".tumbling")).to_have_count(0)
    assert page.evaluate("window.tumbled") > 0
