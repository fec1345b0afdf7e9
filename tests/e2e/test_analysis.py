"""A position under analysis: turns for both sides, the line of them, the bot's opinion, a link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.browser import NARROW, WIDE, Crowd
from tests.e2e.house import House
from tests.e2e.keyboard import Keyboard
from tests.e2e.pages import EXAMPLE, FOURTHDIM, Lobby
from tests.e2e.reading import page_is_as_wide_as_the_screen
from tests.e2e.studies import Analysis
from tests.e2e.test_axe import violations
from tests.e2e.test_words import everything_changes

pytestmark = pytest.mark.browser

LAST = "w Td4,Rc1 - Td20 -"
"""White has two pieces and Black one: a timewarp is up to White (its marker is at home)."""


@pytest.fixture
def analysis(house: House, crowd: Crowd) -> Analysis:
    return Analysis(crowd.person()).open(house.url)


def test_the_lobby_leads_to_it(house: House, crowd: Crowd) -> None:
    page = crowd.person()
    lobby = Lobby(page, house.url).open()
    expect(lobby.game(EXAMPLE)).to_be_visible()
    expect(lobby.game(EXAMPLE).get_by_role("link", name="Analysis")).to_have_count(0)
    lobby.game(FOURTHDIM).get_by_role("link", name="Analysis").click()
    expect(Analysis(page).prompt).to_contain_text("White:")
    page.get_by_role("banner").get_by_role("link", name="To the lobby").click()
    expect(lobby.game(FOURTHDIM)).to_be_visible()


def test_turns_for_both_sides_on_the_board(analysis: Analysis) -> None:
    expect(analysis.prompt).to_contain_text("White:")
    analysis.table.make("c4-b2")
    analysis.table.warp("Beam Up")
    analysis.table.click_spaces("d3")
    expect(analysis.made).to_have_count(1)
    expect(analysis.made.first).to_contain_text("c4-b2 ^d3")
    expect(analysis.prompt).to_contain_text("Black:")
    analysis.table.make("c9-c8")
    analysis.table.warp("Beam Up")
    analysis.table.click_spaces("d19")
    expect(analysis.made).to_have_count(2)
    expect(analysis.prompt).to_contain_text("White:")


def test_a_part_is_taken_back_before_the_turn_is_made(analysis: Analysis) -> None:
    analysis.table.make("c4-b2")
    analysis.table.part_buttons.first.click()
    expect(analysis.table.part_buttons).to_have_count(0)
    expect(analysis.table.space("c4")).to_have_attribute("aria-label", re.compile("White Warrior"))
    expect(analysis.made).to_have_count(0)


def test_back_and_forth_along_the_line(analysis: Analysis) -> None:
    for turn in ("c4-b2 ^d3", "c9-c8 @c12>b5", "d1-d32 ~"):
        analysis.make_turn(turn)
    analysis.tab("Analysis")
    expect(analysis.made).to_have_count(3)
    expect(analysis.current).to_contain_text("d1-d32 ~")
    analysis.line.get_by_role("button", name="One turn back").click()
    expect(analysis.current).to_contain_text("c9-c8")
    expect(analysis.prompt).to_contain_text("White:")
    keys = Keyboard(analysis.page)
    keys.press("Home")
    expect(analysis.current).to_have_text("Start")
    expect(analysis.table.space("c4")).to_have_attribute("aria-label", re.compile("White Warrior"))
    keys.press("ArrowRight")
    expect(analysis.current).to_contain_text("c4-b2")
    keys.press("End")
    expect(analysis.current).to_contain_text("d1-d32")
    analysis.made.first.get_by_role("button").click()
    analysis.make_turn("c9-c8 ^d19")
    analysis.tab("Analysis")
    expect(analysis.made).to_have_count(2)
    expect(analysis.made.last).to_contain_text("^d19")


def test_every_whole_turn_can_be_found_and_made(analysis: Analysis) -> None:
    analysis.tab("Turns")
    panel = analysis.page.get_by_role("tabpanel")
    expect(panel.get_by_role("status")).to_contain_text("790 turns")
    box = panel.get_by_role("textbox", name="Find a turn")
    box.fill("c4-b2 ^")
    expect(panel.get_by_role("listitem").first).to_contain_text("c4-b2 ^")
    box.fill("zz")
    expect(panel.get_by_role("status")).to_have_text("No turn fits.")
    box.press("Enter")
    expect(box).to_have_value("zz")


def test_a_turn_that_might_go_on_is_made_as_it_is_listed(analysis: Analysis) -> None:
    """The part that only ends it is not written in its record."""
    analysis.show(LAST)
    expect(analysis.prompt).to_contain_text("a timewarp is up to you")
    analysis.make_turn("c1-b1")
    analysis.tab("Analysis")
    expect(analysis.made).to_have_text([re.compile("c1-b1$")])
    expect(analysis.prompt).to_contain_text("Black:")


def test_ending_a_turn_early_on_the_board(analysis: Analysis) -> None:
    analysis.show(LAST)
    analysis.table.make("c1-b1")
    analysis.table.turn.get_by_role("button", name="End the turn").click()
    analysis.tab("Analysis")
    expect(analysis.made).to_have_text([re.compile("c1-b1$")])


def test_a_position_that_cannot_be_is_refused_in_words(analysis: Analysis) -> None:
    analysis.show("w Td4,Zz9 - Td20 -")
    fault = analysis.page.locator(".bad").first
    expect(fault).to_contain_text("“Zz9” is no piece")
    expect(analysis.text).to_have_attribute("aria-invalid", "true")
    analysis.show("w Td4,Wd4 - Td20 -")
    expect(fault).to_contain_text("Two pieces stand on d4")
    analysis.page.get_by_role("button", name="Start position").click()
    expect(fault).to_have_text("")
    expect(analysis.table.space("c4")).to_have_attribute("aria-label", re.compile("White Warrior"))


def test_the_game_ends_here_too(analysis: Analysis) -> None:
    for turn in ("c4-b2 @c1>b1", "c9-c8 @d20>b5", "c1-b1 @b2>b4xb5"):
        analysis.make_turn(turn)
    expect(analysis.table.turn).to_contain_text("White has won")
    analysis.tab("Turns")
    expect(analysis.page.get_by_role("tabpanel")).to_contain_text("The game is over")
    analysis.tab("Analysis")
    analysis.line.get_by_role("button", name="One turn back").click()
    expect(analysis.prompt).to_contain_text("White:")


def test_a_link_opens_the_position_with_its_options(analysis: Analysis, crowd: Crowd) -> None:
    analysis.tab("Position")
    analysis.page.locator("summary", has_text="Options of the rules").click()
    analysis.page.get_by_role("spinbutton", name="Turns without a capture").fill("7")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    analysis.page.route("**/analyse", hold, times=1)  # on their way for as long as a hand needs
    analysis.page.get_by_role("button", name="Apply the options").click()
    analysis.type_turn("c4-b2 ^d3")
    held.pop().continue_()
    analysis.tab("Position")
    expect(analysis.text).to_have_value(re.compile("^b "))
    position = analysis.text.input_value()
    link = analysis.page.get_by_role("textbox", name="Link").input_value()
    assert link == analysis.page.url
    assert "position=" in link.partition("#")[2], "no server sees it"
    other = crowd.person()
    other.goto(link)
    again = Analysis(other)
    expect(again.prompt).to_contain_text("Black:")
    again.tab("Position")
    expect(again.text).to_have_value(position)
    other.locator("summary", has_text="Options of the rules").click()
    expect(other.get_by_role("spinbutton", name="Turns without a capture")).to_have_value("7")


def test_a_broken_link_shows_the_start_and_says_why(house: House, crowd: Crowd) -> None:
    analysis = Analysis(crowd.person()).open(house.url, "#position=w+Td4")
    expect(analysis.table.why).to_contain_text("A position has five parts")
    expect(analysis.table.space("c4")).to_have_attribute("aria-label", re.compile("White Warrior"))


def test_the_bot_says_what_it_thinks(analysis: Analysis) -> None:
    """A Timelord that can be taken is a forced win, and the line that takes it is made with a press."""
    for turn in ("c4-b2 @c1>b1", "c9-c8 @d20>b5"):
        analysis.make_turn(turn)
    analysis.tab("Analysis")
    analysis.opinion.get_by_role("button", name="Ask the bot").click()
    expect(analysis.opinion.get_by_role("status")).to_contain_text("Forced win: White")
    expect(analysis.opinion.get_by_role("img", name="Forced win: White")).to_be_visible()
    analysis.opinion.get_by_role("list", name="Best turns").get_by_role("button").first.click()
    expect(analysis.table.turn).to_contain_text("White has won")


def test_the_bot_is_asked_by_itself_after_a_turn(analysis: Analysis) -> None:
    analysis.opinion.get_by_role("checkbox", name="Ask after every turn").check()
    best = analysis.opinion.get_by_role("list", name="Best turns")
    expect(best).to_be_visible()
    analysis.make_turn("c4-b2 ^d3")
    analysis.tab("Analysis")
    expect(best).to_be_visible()
    expect(analysis.opinion.get_by_role("status")).to_contain_text("Bot, hard")


def test_the_list_of_parts_takes_notation(analysis: Analysis) -> None:
    analysis.page.keyboard.press("l")
    analysis.table.write("c4-b2")
    expect(analysis.table.part_buttons).to_have_count(1)
    analysis.table.write("c1-c12")
    expect(analysis.table.why).to_be_visible()
    analysis.table.write("^d3")
    expect(analysis.prompt).to_contain_text("Black:")


def test_keys_alone(house: House, crowd: Crowd) -> None:
    analysis = Analysis(crowd.person()).open(house.url)
    keys = Keyboard(analysis.page)
    keys.space("c4")
    keys.space("b2")
    expect(analysis.table.part_buttons).to_have_count(1)
    keys.activate("Beam Up")
    keys.reach(lambda focus: focus["cell"] != "", "Shift+Tab")
    keys.space("d3")
    expect(analysis.prompt).to_contain_text("Black:")
    keys.reach(lambda focus: focus["text"] == "One turn back")
    keys.press("Enter")
    expect(analysis.prompt).to_contain_text("White:")


def test_on_a_phone(house: House, crowd: Crowd) -> None:
    """The sheet goes as soon as a turn is chosen in it; the way back is in the head."""
    analysis = Analysis(crowd.person(NARROW)).open(house.url)
    analysis.page.get_by_role("navigation", name="Panels").get_by_role("button", name="Turns").click()
    analysis.page.get_by_role("textbox", name="Find a turn").fill("c4-b2 ^d3")
    analysis.page.get_by_role("tabpanel").get_by_role("button", name="c4-b2 ^d3").click()
    expect(analysis.page.get_by_role("tabpanel")).not_to_be_visible()
    expect(analysis.prompt).to_contain_text("Black:")
    analysis.page.get_by_role("banner").get_by_role("button", name="One turn back").click()
    expect(analysis.prompt).to_contain_text("White:")


@pytest.mark.parametrize(("scheme", "size"), [("light", WIDE), ("dark", NARROW)])
def test_axe_words_and_width(house: House, crowd: Crowd, scheme: str, size: tuple[int, int]) -> None:
    page: Page = crowd.person(size, scheme="dark" if scheme == "dark" else "light")
    analysis = Analysis(page).open(house.url)
    bar = page.get_by_role("navigation", name="Panels").get_by_role("button")
    for button in bar.all() if size == NARROW else page.get_by_role("tab").all():
        button.click()
        if size == WIDE:
            everything_changes(page, ["pl", "ru"])
        for summary in page.locator("summary").all():
            summary.click()
        assert violations(page) == []
        assert page_is_as_wide_as_the_screen(page)
    expect(analysis.prompt).to_be_visible()


def test_a_game_without_analysis_says_so(house: House, crowd: Crowd) -> None:
    page = crowd.person()
    page.goto(f"{house.url}/analysis/example")
    expect(page.get_by_role("alert")).to_contain_text("cannot be analysed")
