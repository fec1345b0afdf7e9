"""Talk at the table: who hears it, what is new, who is muted; names and texts stay texts."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import NARROW, Crowd
from tests.e2e.house import House
from tests.e2e.pages import FOURTHDIM, Lobby, Table, two_at

pytestmark = pytest.mark.browser


def test_what_is_said_arrives_and_is_marked_until_it_is_read(house: House, crowd: Crowd) -> None:
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    white.say("Good luck!")
    expect(black.unread).to_contain_text("1")
    black.tab("Chat")
    expect(black.chat).to_contain_text("Good luck!")
    expect(black.unread).to_have_count(0)
    black.page.reload()
    expect(black.turn).to_be_visible()
    black.tab("Chat")
    expect(black.chat).to_contain_text("Good luck!")
    black.tab("Log")
    expect(black.unread).to_have_count(0)
    black.say("Thanks")
    expect(white.chat).to_contain_text("Thanks")
    expect(white.unread).to_have_count(0)


def test_a_line_is_heard_by_who_reads_something_else(house: House, crowd: Crowd) -> None:
    """A polite live region says it; on a phone the bar at the bottom has the mark."""
    white, black = two_at([crowd.person(), crowd.person(NARROW)], house.url, FOURTHDIM)
    white.say("Your move, I think")
    bar = black.page.get_by_role("navigation", name="Panels")
    expect(bar.get_by_role("button", name="Chat")).to_contain_text("1 new message")
    expect(black.page.locator('aside [role="status"]', has_text="Ada: Your move, I think")).to_have_count(1)


def test_what_people_write_is_text(house: House, crowd: Crowd) -> None:
    """Markup is shown as it was written, a name of another direction reorders nothing, tricks are refused."""
    names = ("<b>Ada</b>", "אברהם")
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM, names)
    white.say("<script>document.title = 'gone'</script>")
    black.tab("Chat")
    expect(black.chat).to_contain_text("<script>document.title = 'gone'</script>")
    expect(black.chat.locator("script")).to_have_count(0)
    expect(black.chat.locator("bdi", has_text="<b>Ada</b>")).to_have_count(1)
    white.say("left\u202eright")
    expect(white.page.get_by_text("The message holds characters that cannot be shown")).to_be_visible()
    expect(white.page.get_by_role("textbox", name="Message")).to_have_value("left\u202eright")
    expect(white.page).not_to_have_title("gone")


def test_what_is_too_long_is_told_before_it_is_sent(house: House, crowd: Crowd) -> None:
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    white.tab("Chat")
    box = white.page.get_by_role("textbox", name="Message")
    send = white.page.get_by_role("button", name="Send", exact=True)
    box.fill("x" * 502)
    expect(white.page.get_by_text("2 characters too many")).to_be_visible()
    expect(send).to_be_disabled()
    box.fill("x" * 500)
    send.click()
    black.tab("Chat")
    expect(black.chat).to_contain_text("x" * 500)


def test_a_muted_seat_is_not_heard(house: House, crowd: Crowd) -> None:
    """On this device alone, and also after a reload."""
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    white.say("First")
    black.tab("Chat")
    expect(black.chat).to_contain_text("First")
    black.page.locator("summary", has_text="Mute").click()
    black.page.get_by_role("checkbox", name="Ada").check()
    expect(black.chat).not_to_contain_text("First")
    white.say("Second")
    expect(black.page.get_by_text("2 muted messages")).to_be_visible()
    black.page.reload()
    expect(black.turn).to_be_visible()
    expect(black.unread).to_have_count(0)
    black.say("Anybody there?")
    expect(white.chat).to_contain_text("Anybody there?")
    expect(black.chat).not_to_contain_text("Second")


def test_who_watches_talks_to_who_watches(house: House, crowd: Crowd) -> None:
    """Until the game is over: then everybody reads it."""
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    watchers = [watcher(crowd, white, house, name) for name in ("Cid", "Dora")]
    expect(watchers[0].page.get_by_text("only others who watch read this")).to_have_count(0)
    watchers[0].say("White should take the Ranger")
    expect(watchers[0].page.get_by_text("only others who watch read this")).to_be_visible()
    watchers[1].tab("Chat")
    expect(watchers[1].chat).to_contain_text("White should take the Ranger")
    white.say("Hello all")
    expect(watchers[1].chat).to_contain_text("Hello all")
    expect(black.unread).to_contain_text("1")
    black.tab("Chat")
    expect(black.chat).not_to_contain_text("Ranger")
    black.resign()
    watchers[1].say("Well played")
    expect(black.chat).to_contain_text("Well played")
    expect(black.chat).to_contain_text("White should take the Ranger")


def test_a_nameless_spectator_gives_a_name_and_goes_on(house: House, crowd: Crowd) -> None:
    white, _ = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    stranger = Table(crowd.person())
    stranger.page.goto(white.address)
    expect(stranger.page.get_by_text("you are watching")).to_be_visible()
    stranger.say("Who is winning?")
    expect(stranger.page.get_by_text("Say your name first")).to_be_visible()
    stranger.page.get_by_role("button", name="Your name").click()
    dialog = stranger.page.get_by_role("dialog")
    dialog.get_by_role("textbox", name="Your name").fill("Eve")
    dialog.get_by_role("button", name="Save").click()
    box = stranger.page.get_by_role("textbox", name="Message")
    expect(box).to_have_value("Who is winning?")
    expect(dialog).to_have_count(0)
    stranger.page.get_by_role("button", name="Send", exact=True).click()
    expect(stranger.chat).to_contain_text("Eve")
    expect(stranger.chat).to_contain_text("Who is winning?")


def watcher(crowd: Crowd, at: Table, house: House, name: str) -> Table:
    """Somebody with a name and without a seat."""
    page = crowd.person()
    Lobby(page, house.url).open().call_me(name)
    page.goto(at.address)
    table = Table(page)
    expect(page.get_by_text("you are watching")).to_be_visible()
    return table
