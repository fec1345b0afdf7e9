"""The Network without a pointer, without sight, on a phone, in three languages, by day and night and with contrast."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import NARROW, WIDE, Crowd
from tests.e2e.hexnet import NAMES, NETWORK, SHORTEST, played, seated, staged
from tests.e2e.house import House
from tests.e2e.keyboard import Focus, Keyboard
from tests.e2e.pages import Lobby, Table, sit_down
from tests.e2e.reading import page_is_as_wide_as_the_screen, raw_codes, said, speak
from tests.e2e.test_axe import violations
from tests.e2e.tree import Reader

pytestmark = pytest.mark.browser

Scheme = Literal["light", "dark"]


def in_hand(kind: str) -> Callable[[Focus], bool]:
    """Is it the button of that kind in the hand?"""
    return lambda focus: focus["kind"] == "button" and f"{kind} ×" in focus["text"]


def lit(start: str, words: str = "") -> Callable[[str], bool]:
    """Does a name begin so and hold those words?"""
    return lambda name: name.startswith(start) and words in name


def test_a_game_by_keyboard_alone(house: House, crowd: Crowd) -> None:
    """Hand and board by Tab, arrows and Enter; the last move by the list."""
    page, other = crowd.person(), crowd.person()
    ada, ben = seated([page, other], house.url)
    ben.table.tab("Actions")
    keys = Keyboard(page)
    for number, notation in enumerate(SHORTEST):
        if number % 2:
            ben.mine()
            ben.table.write(notation)
            continue
        keys.wait_for("Your turn")
        if number == len(SHORTEST) - 1:
            keys.press("l")
            keys.write("Find an action", notation)
            continue
        kind, _, hex_name = notation[1:].partition("@")
        names = {"J": "Jumper", "N": "Netter", "D": "Decoy", "S": "Sprinter"}
        keys.reach(in_hand(names[kind]))
        keys.press("Enter")
        keys.reach(lambda focus: focus["cell"] != "", "Shift+Tab")
        keys.space(hex_name)
    expect(ada.table.ending).to_contain_text("You have won")


def test_escape_gives_up_and_arrows_reveal(house: House, crowd: Crowd) -> None:
    ada = staged(crowd, {0: crowd.person(NARROW)}, house.url, played(10, 158, 2), 155)[0]
    ada.mine()
    keys = Keyboard(ada.page)
    for _ in range(4):
        ada.page.get_by_role("button", name="Larger").click()
    keys.reach(lambda focus: focus["cell"] != "")
    for key in ("ArrowLeft", "ArrowUp", "ArrowLeft", "ArrowUp", "ArrowRight"):
        keys.press(key)
        expect(ada.page.locator("path:focus")).to_be_in_viewport()
    ada.hex(ada.where("S2")).press("Enter")
    expect(ada.hex(ada.where("S2"))).to_have_attribute("aria-pressed", "true")
    keys.press("Escape")
    expect(ada.hex(ada.where("S2"))).to_have_attribute("aria-pressed", "false")


def test_a_game_by_the_accessibility_tree_alone(house: House, crowd: Crowd) -> None:
    """Every hex and every unit in hand is a button with a name; roles and names are all there is."""
    ada, ben = seated([crowd.person(), crowd.person()], house.url)
    readers = Reader(ada.page), Reader(ben.page)
    names = {"J": "Jumper", "N": "Netter", "D": "Decoy", "S": "Sprinter", "M": "Mothership"}
    for number, notation in enumerate(SHORTEST):
        reader = readers[number % 2]
        reader.reads("Your turn")
        if notation.startswith("+"):
            kind, _, at = notation[1:].partition("@")
            hand = names[kind]
            reader.press("button", lit(f"{hand} ×"))
            reader.press("button", lit(f"{at}, ", "can be placed on"))
        else:
            reader.press("button", lit("2,-2, ", "Sprinter aS1 of Ada"))
            reader.press("button", lit("0,1, ", "can be moved to"))
    readers[0].reads("You have won")


@pytest.mark.parametrize(("scheme", "size"), [("light", WIDE), ("dark", NARROW)])
def test_axe_finds_nothing(house: House, crowd: Crowd, scheme: Scheme, size: tuple[int, int]) -> None:
    ada = staged(crowd, {0: crowd.person(size, scheme=scheme)}, house.url, played(2, 72, 3), 68)[0]
    ada.mine()
    assert violations(ada.page) == []
    ada.hex(ada.where("O1")).click()
    assert violations(ada.page) == []
    ada.ability("Consciousness Transfer").click()
    ada.page.locator('[data-cell][aria-label*="can be chosen"]').first.click()
    expect(ada.cores).to_be_visible()
    assert violations(ada.page) == []
    ada.page.keyboard.press("Escape")
    ada.page.locator('[data-cell][aria-label*="stack of 2"]').first.focus()
    assert violations(ada.page) == []
    ada.page.keyboard.press("Escape")
    ada.hand("J").click()
    ada.hex(ada.where("J1", "b")).click()
    expect(ada.table.why).to_be_visible()
    assert violations(ada.page) == []


def test_axe_with_more_contrast(house: House, crowd: Crowd) -> None:
    ada = staged(crowd, {0: crowd.person()}, house.url, played(2, 72, 3), 68)[0]
    ada.page.get_by_role("button", name="More contrast").click()
    ada.mine()
    assert violations(ada.page) == []


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_ten_seats_on_a_phone(house: House, crowd: Crowd, language: str) -> None:
    """Nothing is wider than the page, all ten are told apart by letter, and the board is most of what is seen."""
    ada = staged(crowd, {0: crowd.person(NARROW)}, house.url, played(10, 158, 2), 155)[0]
    ada.mine()
    ada.table.menu()
    speak(ada.page, language)
    ada.page.keyboard.press("Escape")
    assert page_is_as_wide_as_the_screen(ada.page)
    letters = set(ada.page.locator("svg.plane .tile > text").all_text_contents())
    assert letters == set("abcdefghij")
    seats = ada.table.page.locator(".seats").bounding_box()
    plane = ada.plane.bounding_box()
    assert seats is not None
    assert plane is not None
    assert seats["height"] < 150
    assert plane["height"] >= 300
    expect(ada.page.locator(".turn").get_by_role("status").first).to_be_in_viewport()


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_every_text_is_in_the_readers_language(house: House, crowd: Crowd, language: str) -> None:
    """No code of the machine's anywhere: board, hand, abilities, log, list, text view."""
    ada = staged(crowd, {0: crowd.person()}, house.url, played(2, 72, 3), 68)[0]
    ada.mine()
    speak(ada.page, language)
    seen = said(ada.page)
    ada.hex(ada.where("O1")).click()
    seen |= said(ada.page)
    ada.page.keyboard.press("Escape")
    ada.page.locator("[data-cell][data-own]").first.hover()
    for tab in range(5):
        ada.page.get_by_role("tab").nth(tab).click()
        seen |= said(ada.page)
    assert raw_codes(seen) == []
    if language != "en":
        words = " ".join(seen)
        assert not re.search(r"\b(Sprinter of|Climber|Jumper|Netter|Wreck|power-up)\b", words)


def test_from_the_lobby_in_two_clicks(house: House, crowd: Crowd) -> None:
    page = crowd.person()
    lobby = Lobby(page, house.url).open()
    expect(lobby.game(NETWORK)).to_contain_text("Two to ten swarms")
    table = lobby.play_bots(NETWORK)
    expect(table.turn).to_be_visible()
    assert page_is_as_wide_as_the_screen(page)


def watch(page: Page, address: str) -> Table:
    page.goto(address)
    return Table(page)


def test_somebody_who_watches_sees_no_hand(house: House, crowd: Crowd) -> None:
    host = Lobby(crowd.person(), house.url).open().call_me(NAMES[0]).invite_friends(NETWORK)
    sit_down(crowd.person(), host.invite(), NAMES[1])
    expect(host.turn).to_be_visible()
    watcher = watch(crowd.person(), host.address)
    expect(watcher.log).to_contain_text("Turn 1 of Ada")
    assert watcher.page.get_by_role("group", name="Your hand").count() == 0
    expect(watcher.prompt).to_contain_text("Waiting for Ada")
