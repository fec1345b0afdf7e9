"""Every text is in the reader's language; a refusal says why, in words, and cites the rule."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import Crowd
from tests.e2e.house import House
from tests.e2e.pages import EXAMPLE, FOURTHDIM, Lobby, two_at
from tests.e2e.reading import raw_codes, said, speak

pytestmark = pytest.mark.browser

NAMES = {"Parlour", "English", "Polski", "Русский", "Ada", "Ben", "Zuzanna", "Illuminati", "Zombie", "Cyber", "Wedding"}
"""The same in every language."""
LIKE_ENGLISH = {"pl": {"Menu", "Link", "Vortex", "Start"}, "ru": set[str]()}
"""Words that happen to be written so."""
WORD = re.compile(r"\b(?![A-Z]+\b)[A-Za-z]{4,}\b")
"""Rows of letters for pieces are no words."""


def test_a_refused_move_says_why_and_cites_the_rule(house: House, crowd: Crowd) -> None:
    white, _ = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    white.tab("Actions")
    white.write("c4-c12")
    expect(white.why).to_contain_text("A piece walks one step")
    white.why.get_by_role("button", name=re.compile(r"^Rule \d")).click()
    clause = white.page.locator("section.asked")
    expect(clause).to_be_in_viewport()
    expect(clause).to_contain_text("Normal move")
    white.tab("Actions")
    white.write("castle")
    expect(white.why).to_contain_text("“castle” is no action of this game")
    white.write("c4-b2")
    expect(white.part_buttons).to_have_count(1)
    expect(white.why).to_have_count(0)


def test_a_refused_press_says_why(house: House, crowd: Crowd) -> None:
    """On the board: a timewarp that is not open, and a step too far."""
    white, _ = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    white.ask_for("Beam Down")
    expect(white.why).to_contain_text("You have no piece in the Vortex")
    white.click_spaces("c4", "a1")
    expect(white.why).to_contain_text("A piece walks one step")
    expect(white.part_buttons).to_have_count(0)


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_every_text_of_the_lobby_changes(house: House, crowd: Crowd, language: str) -> None:
    page = crowd.person()
    lobby = Lobby(page, house.url).open()
    expect(lobby.game(FOURTHDIM)).to_be_visible()
    everything_changes(page, [language])
    dialog = lobby.more_options(FOURTHDIM)
    dialog.dialog.locator("summary").click()
    english = said(page)
    page.keyboard.press("Escape")
    speak(page, language)
    page.locator(".more").nth(1).click()
    changed(english, said(page), language)


@pytest.mark.parametrize("game", [FOURTHDIM, EXAMPLE])
def test_every_text_of_a_table_changes(house: House, crowd: Crowd, game: str) -> None:
    first, second = two_at([crowd.person(), crowd.person()], house.url, game)
    if game == FOURTHDIM:
        first.make("c4-b2")
        first.make("@c1>b1")
        first.send()
        expect(second.prompt).to_contain_text("Your turn")
        first.take_back.click()
        expect(second.offer).to_be_visible()
        second.ask_for("Beam Down")
        expect(second.why).to_be_visible()
    for tab in second.page.get_by_role("tab").all():
        tab.click()
        everything_changes(second.page, ["pl", "ru"])


def everything_changes(page: Page, languages: list[str]) -> None:
    """The page in English, then in each of the others, then English again."""
    english = said(page)
    assert raw_codes(english) == []
    for language in languages:
        speak(page, language)
        changed(english, said(page), language)
    speak(page, "en")


def changed(english: set[str], other: set[str], language: str) -> None:
    """Nothing raw, and no text of more than names and notation that stayed as it was."""
    assert raw_codes(other) == []
    known = NAMES | LIKE_ENGLISH[language]
    stayed = {text for text in english & other if set(WORD.findall(text)) - known}
    assert stayed == set()
    if language == "ru":
        latin = {text for text in other if set(WORD.findall(text)) - known}
        assert latin == set()
