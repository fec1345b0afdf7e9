"""A draw is offered: both sides see that it stands, whatever the panel shows, and what has become of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import NARROW, Crowd
from tests.e2e.house import House
from tests.e2e.pages import FOURTHDIM, Lobby, two_at

pytestmark = pytest.mark.browser


def test_a_draw_is_offered_declined_offered_again_and_agreed(house: House, crowd: Crowd) -> None:
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    watcher = crowd.person()
    watcher.goto(white.address)
    black.tab("Chat")
    white.offer_draw()
    expect(white.proposal).to_contain_text("You have offered a draw. It stands until Ben has moved.")
    expect(white.proposal.get_by_role("button")).to_have_count(0)
    expect(black.proposal).to_contain_text("Ada offers a draw.")
    expect(watcher.locator(".proposal")).to_contain_text("Ada offers a draw.")
    expect(watcher.locator(".proposal").get_by_role("button")).to_have_count(0)
    expect(black.page).to_have_title(re.compile("Ada offers a draw"))

    black.proposal.get_by_role("button", name="Decline").click()
    expect(white.told).to_contain_text("Ben has declined the draw.")
    expect(black.proposal).to_have_count(0)
    expect(black.told).to_have_count(0)
    white.told.get_by_role("button", name="Close").click()
    expect(white.told).to_have_count(0)

    white.offer_draw()
    black.proposal.get_by_role("button", name="Accept").click()
    for table in (white, black):
        expect(table.ending).to_contain_text("A draw")
        expect(table.ending).to_contain_text("The players agreed on it.")
        expect(table.proposal).to_have_count(0)
        expect(table.told).to_have_count(0)


def test_an_offer_lapses_when_the_other_plays_on(house: House, crowd: Crowd) -> None:
    """As it is with a bot, which never answers."""
    table = Lobby(crowd.person(), house.url).open().play_bots(FOURTHDIM)
    table.offer_draw()
    expect(table.proposal).to_contain_text("You have offered a draw.")
    table.make("c4-b2")
    table.make("@c1>b1")
    table.send()
    expect(table.told).to_contain_text("has played on. Your draw offer has lapsed.")
    expect(table.proposal).to_have_count(0)


def test_what_would_be_taken_back_is_said(house: House, crowd: Crowd) -> None:
    """After an offer that is the offer, not a move; who is declined is told so."""
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    white.make("c4-b2")
    white.make("@c1>b1")
    white.send()
    expect(white.take_back).to_be_visible()
    white.offer_draw()
    expect(white.take_back).to_have_count(0)
    white.page.locator("aside").get_by_role("button", name="Take back: White offered a draw.").click()
    expect(black.offer).to_contain_text("Ada asks to take back: White offered a draw.")
    black.answer("Decline")
    expect(white.told).to_contain_text("Ben has declined")
    expect(white.proposal).to_be_visible()


def test_the_loser_reads_what_is_true_of_both(house: House, crowd: Crowd) -> None:
    white, black = two_at([crowd.person(NARROW), crowd.person()], house.url, FOURTHDIM)
    white.menu().get_by_role("button", name="Resign").click()
    yes = white.page.get_by_role("dialog").get_by_role("button", name="Yes, resign")
    expect(yes).to_be_in_viewport()
    yes.click()
    expect(white.ending).to_contain_text("Ben has won")
    expect(black.ending).to_contain_text("You have won")
    for table in (white, black):
        expect(table.ending).to_contain_text("One side gave up the game.")


@pytest.mark.parametrize("height", [640, 740])
def test_a_whole_turn_fits_a_phone(house: House, crowd: Crowd, height: int) -> None:
    """Board, words, parts and what may be done beside them; also while somebody offers a draw."""
    white, black = two_at([crowd.person((360, height)), crowd.person((360, height))], house.url, FOURTHDIM)
    offer = white.turn.get_by_role("button", name="Offer a draw")
    expect(offer).to_be_in_viewport(ratio=1)
    size = white.page.locator(".area").bounding_box()
    white.warp("Beam Back")
    expect(white.turn.get_by_role("button", name="Cancel")).to_be_in_viewport(ratio=1)
    assert white.page.locator(".area").bounding_box() == size
    expect(white.space("c4")).to_have_accessible_name(re.compile("can be chosen"))
    expect(white.space("c9")).not_to_have_accessible_name(re.compile("can be chosen"))
    white.page.keyboard.press("Escape")
    black.turn.get_by_role("button", name="Offer a draw").click()
    expect(white.proposal.get_by_role("button", name="Accept")).to_be_in_viewport(ratio=1)
    expect(white.turn.get_by_role("button", name="Beam Back")).to_be_in_viewport(ratio=1)
