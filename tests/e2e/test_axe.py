"""axe-core finds nothing serious on any screen, by day, by night and with more contrast."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import NARROW, WIDE, Crowd
from tests.e2e.house import House
from tests.e2e.pages import EXAMPLE, FOURTHDIM, Lobby, sit_down, two_at

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS = ("serious", "critical")
Scheme = Literal["light", "dark"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_lobby_and_waiting_room(house: House, crowd: Crowd, scheme: Scheme) -> None:
    page = crowd.person(scheme=scheme)
    lobby = Lobby(page, house.url).open().call_me("Ada")
    expect(lobby.game(FOURTHDIM)).to_be_visible()
    assert violations(page) == []
    dialog = lobby.more_options(FOURTHDIM)
    dialog.dialog.locator("summary").click()
    assert violations(page) == []
    table = dialog.public().create()
    expect(table.page.get_by_role("heading", name="The table is set")).to_be_visible()
    assert violations(page) == []
    guest = crowd.person(NARROW, scheme=scheme)
    guest.goto(table.invite())
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    assert violations(guest) == []


@pytest.mark.parametrize(("scheme", "size"), [("light", WIDE), ("dark", NARROW)])
def test_board(house: House, crowd: Crowd, scheme: Scheme, size: tuple[int, int]) -> None:
    white, black = two_at([crowd.person(size, scheme=scheme), crowd.person(scheme=scheme)], house.url, FOURTHDIM)
    assert violations(white.page) == []
    white.make("c4-b2")
    white.ask_for("Beam Down")
    expect(white.why).to_be_visible()
    assert violations(white.page) == []
    white.make("@c1>b1")
    white.send()
    black.say("Well played")
    for name in ("Chat", "Actions", "Rules", "Text view"):
        black.tab(name)
        expect(black.page.get_by_role("tabpanel", name=name)).to_be_visible()
        assert violations(black.page) == []
    black.menu()
    assert violations(black.page) == []


@pytest.mark.parametrize(("scheme", "size"), [("light", WIDE), ("dark", NARROW)])
def test_offer_ledger_and_end(house: House, crowd: Crowd, scheme: Scheme, size: tuple[int, int]) -> None:
    host = Lobby(crowd.person(scheme=scheme), house.url).open().call_me("Ada")
    new = host.more_options(FOURTHDIM).clocked(lag="1 second")
    assert violations(host.page) == []
    white = new.create()
    black = sit_down(crowd.person(size, scheme=scheme), white.invite(), "Ben")
    expect(white.turn).to_be_visible()
    white.make("c4-b2")
    white.make("@c1>b1")
    white.send()
    white.take_back.click()
    expect(black.offer).to_be_visible()
    assert violations(black.page) == []
    black.answer("Allow it")
    expect(black.offer).to_have_count(0)
    assert violations(black.page) == []
    black.seats.get_by_role("button", name="Where did it go?").first.click()
    expect(black.page.get_by_role("dialog").get_by_role("table").first).to_be_visible()
    assert violations(black.page) == []
    black.page.keyboard.press("Escape")
    white.resign()
    white.ending.get_by_role("button", name="Play again").click()
    expect(black.ending).to_contain_text("Ada would like to play again")
    assert violations(black.page) == []


@pytest.mark.parametrize(("scheme", "size"), [("light", WIDE), ("dark", NARROW)])
def test_generic_screen(house: House, crowd: Crowd, scheme: Scheme, size: tuple[int, int]) -> None:
    ada, ben = two_at([crowd.person(size, scheme=scheme), crowd.person(scheme=scheme)], house.url, EXAMPLE)
    assert violations(ada.page) == []
    ada.choose("Prowl: the rooftops")
    ben.choose("Prowl: the rooftops")
    expect(ada.prompt).to_contain_text("Groom yourself")
    ada.choose("End the grooming")
    expect(ada.prompt).to_contain_text("The turn is complete")
    assert violations(ada.page) == []


def test_more_contrast(house: House, crowd: Crowd) -> None:
    page = crowd.person()
    lobby = Lobby(page, house.url).open()
    page.get_by_role("button", name="More contrast").click()
    assert violations(page) == []
    table = lobby.play_bots(FOURTHDIM)
    expect(table.turn).to_be_visible()
    assert violations(page) == []


def violations(page: Page) -> list[str]:
    """Serious and critical ones, with where they are."""
    page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run({ resultTypes: ['violations'] }).then((r) => r.violations)")
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary']}"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]
