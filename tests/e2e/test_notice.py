"""Called to the table: the tab's title and icon, notices of the browser, tones; nothing that was not asked for."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import Crowd
from tests.e2e.house import House
from tests.e2e.pages import FOURTHDIM, Lobby, Table, sit_down, two_at

pytestmark = pytest.mark.browser

WATCHED = """(() => {
  // A headless browser never hides a page and shows its notices to nobody: the one is said, the other is written down.
  let state = 'visible';
  Object.defineProperty(document, 'visibilityState', { get: () => state });
  window.look = (visible) => {
    state = visible ? 'visible' : 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
  };
  window.notices = [];
  const Real = window.Notification;
  window.Notification = class extends Real {
    constructor(title, options) {
      super(title, options);
      window.notices.push({ title, ...options });
    }
  };
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) {
    window.tones += 1;
    return start.apply(this, at);
  };
})()"""


def watched(page: Page) -> Page:
    page.add_init_script(WATCHED)
    return page


def look(table: Table, visible: bool) -> None:
    table.page.evaluate("look", visible)


def notices(table: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.page.evaluate("notices")
    return found


def wait_for_notices(table: Table, count: int) -> None:
    table.page.wait_for_function("(count) => notices.length >= count", arg=count)


def turn(table: Table, other: Table, *parts: str) -> None:
    for part in parts:
        table.make(part)
    table.send()
    expect(other.prompt).to_contain_text("Your turn")


def test_title_and_icon_say_whose_turn_it_is(house: House, crowd: Crowd) -> None:
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    expect(white.page).to_have_title(re.compile("^● Your turn – The Fourth Dimension"))
    expect(white.page.locator('link[rel="icon"]')).to_have_attribute("href", "/favicon-turn.svg")
    expect(black.page).to_have_title(re.compile("^The Fourth Dimension"))
    turn(white, black, "c4-b2", "@c1>b1")
    expect(white.page).to_have_title(re.compile("^The Fourth Dimension"))
    expect(white.page.locator('link[rel="icon"]')).to_have_attribute("href", "/favicon.svg")
    expect(black.page).to_have_title(re.compile("^● Your turn"))
    white.take_back.click()
    expect(black.page).to_have_title(re.compile("^● Ada asks to take a move back"))
    black.page.get_by_role("link", name="To the lobby").first.click()
    expect(black.page).to_have_title("Parlour")
    expect(black.page.locator('link[rel="icon"]')).to_have_attribute("href", "/favicon.svg")
    assert black.page.request.get(f"{house.url}/favicon-turn.svg").headers["content-type"].startswith("image/svg")


def test_one_notice_a_turn_and_none_while_one_looks(house: House, crowd: Crowd) -> None:
    white, black = noticed_at(house, crowd)
    turn(white, black, "c4-b2", "^d3")
    turn(black, white, "c9-c8", "@c12>b5")
    assert notices(black) == [], "nobody is called who looks"
    look(black, visible=False)
    turn(white, black, "d1-d32", "~")
    wait_for_notices(black, 1)
    (notice,) = notices(black)
    assert notice["title"] == "Your turn – The Fourth Dimension"
    assert "Ada" in notice["body"]


def test_who_asks_to_take_back_calls_too(house: House, crowd: Crowd) -> None:
    white, black = noticed_at(house, crowd)
    turn(white, black, "c4-b2", "^d3")
    look(black, visible=False)
    white.take_back.click()
    wait_for_notices(black, 1)
    assert notices(black)[0]["title"] == "Ada asks to take a move back"


def noticed_at(house: House, crowd: Crowd) -> tuple[Table, Table]:
    """Two people; the second has asked for notices, in the menu."""
    pages = [crowd.person(), watched(crowd.person())]
    pages[1].context.grant_permissions(["notifications"])
    host = Lobby(pages[0], house.url).open().call_me("Ada").invite_friends(FOURTHDIM)
    black = sit_down(pages[1], host.invite(), "Ben")
    expect(host.turn).to_be_visible()
    bell = black.page.get_by_role("button", name="Tell me when it is my turn")
    expect(bell).to_have_attribute("aria-pressed", "false")
    assert notices(black) == []
    bell.click()
    expect(bell).to_have_attribute("aria-pressed", "true")
    return host, black


def test_no_notice_for_who_has_not_asked(house: House, crowd: Crowd) -> None:
    pages = [crowd.person(), watched(crowd.person())]
    pages[1].context.grant_permissions(["notifications"])
    white, black = two_at(pages, house.url, FOURTHDIM)
    look(black, visible=False)
    turn(white, black, "c4-b2", "@c1>b1")
    expect(black.page).to_have_title(re.compile("^● Your turn"))
    black.page.get_by_role("button", name="Sound").click()
    black.page.wait_for_function("tones > 0")
    assert notices(black) == []


def test_no_tone_before_it_is_asked_for(house: House, crowd: Crowd) -> None:
    pages = [crowd.person(), watched(crowd.person())]
    white, black = two_at(pages, house.url, FOURTHDIM)
    white.say("Ready?")
    expect(black.unread).to_be_visible()
    assert black.page.evaluate("tones") == 0
    sound = black.page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    before = black.page.evaluate("tones")
    assert before > 0, "it is heard what it sounds like"
    white.say("Steady?")
    black.page.wait_for_function("(before) => tones > before", arg=before)
    black.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "true")


def test_plain_http_has_no_notices_and_says_so(house: House, crowd: Crowd) -> None:
    """By an address that a browser does not trust; title and icon are what is left."""
    page = crowd.person()
    Lobby(page, house.url.replace("127.0.0.1", "0.0.0.0")).open()
    assert page.evaluate("isSecureContext") is False
    bell = page.get_by_role("button", name="Tell me when it is my turn")
    bell.click()
    expect(page.get_by_text("without encryption (plain http)")).to_be_visible()
    expect(bell).to_have_attribute("aria-pressed", "false")
    # The browser says of one header that it means nothing without encryption.
    assert all("Cross-Origin-Opener-Policy" in fault for fault in crowd.faults)
    crowd.faults.clear()
