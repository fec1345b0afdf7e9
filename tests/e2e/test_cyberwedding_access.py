"""Cyber Wedding without a pointer, without sight, on a phone, in three languages, by day and by night."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import expect

from parlour.games.cyberwedding.actions import Drive, Walk
from tests.e2e.browser import NARROW, WIDE, Crowd
from tests.e2e.house import House
from tests.e2e.keyboard import Keyboard
from tests.e2e.pages import Lobby
from tests.e2e.reading import page_is_as_wide_as_the_screen, raw_codes, said, speak
from tests.e2e.staging import NAMES
from tests.e2e.test_axe import violations
from tests.e2e.tree import Reader
from tests.e2e.wedding import WEDDING, Director, Wedding, first, going

pytestmark = pytest.mark.browser

Scheme = Literal["light", "dark"]
MOMENTS: dict[str, tuple[str, Callable[[Director], bool]]] = {
    "draft": ("", lambda on: on.kind == "draft"),
    "bid": ("", lambda on: on.kind == "bid"),
    "reveal": ("", lambda on: on.kind == "reveal" and on.s.round == 2),
    "arrival": ("", lambda on: on.kind == "arrival"),
    "movement": ("medium", lambda on: on.kind == "movement" and len(on.legal(Walk)) > 1),
    "cybermen": ("medium", lambda on: on.kind == "cybermen" and on.s.round == 3),
    "abilities": ("", lambda on: on.kind == "abilities"),
    "fight": ("", lambda on: on.kind == "fight"),
    "pledge": ("", lambda on: on.kind == "pledge"),
    "car": ("medium", lambda on: on.kind == "car" and len(on.legal(Drive)) > 2),
    "end": ("", lambda on: on.kind == "end" and any(player.items for player in on.s.players)),
}
"""What a screen may be about, by the kind of the question; and of what level the bots are that come to it."""


def staged(house: House, crowd: Crowd, moment: str, size: tuple[int, int], scheme: Scheme) -> Wedding:
    """The first game in which that is asked, with the one who is asked at the screen."""
    level, there = MOMENTS[moment]
    director = first(there, level=level)
    seat = director.seat
    wedding = going(crowd, {seat: crowd.person(size, scheme=scheme)}, house.url, director)[seat]
    wedding.decided()
    return wedding


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(("scheme", "size"), [("light", WIDE), ("dark", NARROW)])
def test_axe_finds_nothing(house: House, crowd: Crowd, moment: str, scheme: Scheme, size: tuple[int, int]) -> None:
    """At every question, and nothing to scroll sideways."""
    wedding = staged(house, crowd, moment, size, scheme)
    assert violations(wedding.page) == []
    assert page_is_as_wide_as_the_screen(wedding.page)


@pytest.mark.parametrize("language", ["pl", "ru"])
@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_no_raw_codes(house: House, crowd: Crowd, language: str, size: tuple[int, int]) -> None:
    """Cards, squares, rolls and panels in the reader's language, and no wider than the screen."""
    for moment in ("bid", "movement", "abilities", "car"):
        wedding = staged(house, crowd, moment, WIDE, "light")
        speak(wedding.page, language)
        wedding.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert raw_codes(said(wedding.page)) == []
        assert page_is_as_wide_as_the_screen(wedding.page)


def test_a_walk_by_keyboard_alone(house: House, crowd: Crowd) -> None:
    """Tab leads to the own group, arrows to the squares around, Enter walks there, a button sends it."""
    wedding = staged(house, crowd, "movement", WIDE, "light")
    keys = Keyboard(wedding.page)
    focus = keys.reach(lambda focus: "’s group" in focus["text"])
    for arrow in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        keys.press(arrow)
        if "steps left" in keys.focus["text"] or "step left" in keys.focus["text"]:
            break
        keys.press(
            {"ArrowUp": "ArrowDown", "ArrowRight": "ArrowLeft", "ArrowDown": "ArrowUp", "ArrowLeft": "ArrowRight"}[
                arrow
            ]
        )
    assert keys.focus["text"] != focus["text"]
    keys.press("Enter")
    expect(wedding.page.locator(":focus")).to_have_attribute("aria-label", re.compile("’s group"))
    keys.activate("Send turn")
    expect(wedding.table.log).to_contain_text("moved from")


def test_who_leaves_the_auction_is_asked_first(house: House, crowd: Crowd) -> None:
    """By the keyboard: no is what has the focus, Esc says no as well, and both lead back to the button."""
    wedding = staged(house, crowd, "bid", WIDE, "light")
    keys = Keyboard(wedding.page)
    question = wedding.page.get_by_role("alert").filter(has_text="Do you want to leave the auction?")
    for no in ("Enter", "Escape"):
        keys.activate("Leave the auction for good")
        expect(question).to_be_visible()
        assert keys.focus["text"] == "No, stay"
        keys.press(no)
        expect(question).to_have_count(0)
        expect(wedding.leave_button).to_be_focused()
    keys.press("Enter")
    expect(question).to_be_visible()
    assert violations(wedding.page) == []
    expect(wedding.table.log).not_to_contain_text("has left the auction")
    keys.press("Shift+Tab")
    assert keys.focus["text"] == "Yes, leave the auction"
    keys.press("Enter")
    expect(wedding.table.log).to_contain_text(f"{NAMES[wedding.seat]} has left the auction")


def test_the_list_of_actions_asks_before_the_auction_is_left(house: House, crowd: Crowd) -> None:
    """Through the accessibility tree alone."""
    wedding = staged(house, crowd, "bid", WIDE, "light")
    wedding.table.tab("Actions")
    reader, actions = Reader(wedding.page), ("tabpanel", "Actions")
    for answer in ("No, stay", "Yes, leave the auction"):
        reader.press("button", lambda name: name.startswith("Leave the auction for good"), within=actions)
        reader.reads("Do you want to leave the auction?")
        reader.press("button", answer, within=actions)
    wedding.table.tab("Log")
    expect(wedding.table.log).to_contain_text(f"{NAMES[wedding.seat]} has left the auction")


def test_signs_on_squares_are_explained(house: House, crowd: Crowd) -> None:
    """Steps that are left, and a fight where a Cyberman is: beside the prompt, and in the names of the squares."""
    director = first(
        lambda on: (
            on.kind == "movement"
            and bool({walk.to for walk in on.legal(Walk)} & {cyberman.square for cyberman in on.s.cybermen})
        ),
        level="medium",
    )
    seat = director.seat
    wedding = going(crowd, {seat: crowd.person()}, house.url, director)[seat]
    signs = wedding.bar.get_by_role("list", name="What the signs on the squares mean")
    expect(signs.get_by_role("listitem")).to_have_text([re.compile("steps left"), re.compile("a fight")])
    fights = wedding.page.locator('[data-light="fight"]')
    expect(fights.first).to_have_attribute("aria-label", re.compile("can be reached, a fight$"))


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_a_line_of_a_run_is_read_whole(house: House, crowd: Crowd, language: str) -> None:
    """On a phone the selector is as wide as the longest of its lines."""
    wedding = staged(house, crowd, "car", WIDE, "light")
    speak(wedding.page, language)
    wedding.page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    room, needed = wedding.page.locator(".lines select").evaluate(
        """(select) => {
          const style = getComputedStyle(select);
          const pen = new OffscreenCanvas(1, 1).getContext('2d');
          pen.font = style.font;
          const arrow = 20, inner = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
          return [inner - arrow, Math.max(...[...select.options].map((one) => pen.measureText(one.text).width))];
        }"""
    )
    assert needed <= room


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_ten_counts_are_read_whole(house: House, crowd: Crowd, language: str) -> None:
    """On a phone at a full table: points and tokens of everybody, none of them cut off."""
    host = Lobby(crowd.person(), house.url).open().call_me("Ada")
    dialog = host.more_options(WEDDING).seats(10)
    for number in range(2, 11):
        dialog.seat(number, "Bot, easy")
    page = dialog.create().page
    speak(page, language)
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    expect(page.locator(".seats .tally.vp")).to_have_count(10)
    cut = page.evaluate(
        """() => [...document.querySelectorAll('.seats .tally')].filter((count) => {
          const [inner, outer] = [count, count.closest('li')].map((it) => it.getBoundingClientRect());
          const past = inner.left < outer.left || inner.right > outer.right || inner.bottom > outer.bottom;
          return inner.width > 0 && past;
        }).map((count) => count.textContent)"""
    )
    assert cut == []


def test_fingers_have_room(house: House, crowd: Crowd) -> None:
    """On a phone a square of the map is as large as a fingertip, and so is every button."""
    wedding = staged(house, crowd, "movement", NARROW, "light")
    box = wedding.lit.first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    small = wedding.page.evaluate(
        """() => [...document.querySelectorAll('.table .btn, .table .chip, .table .icon, .table summary')]
          .map((it) => [it.textContent, it.getBoundingClientRect()])
          .filter(([, box]) => box.width > 0 && Math.min(box.width, box.height) < 43.5).map(([words]) => words)"""
    )
    assert small == []


def test_the_text_view_names_everything(house: House, crowd: Crowd) -> None:
    """What stands on the map and in front of each, in words."""
    wedding = staged(house, crowd, "end", WIDE, "light")
    wedding.table.tab("Text view")
    text = wedding.page.get_by_role("tabpanel", name="Text view")
    expect(text).to_contain_text("Technology")
    expect(text).to_contain_text("Cybermen")
    assert raw_codes(said(wedding.page)) == []
