"""The network is cut for three seconds, half a minute, five minutes: nothing is lost, nothing lands twice."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import Crowd
from tests.e2e.cable import Cable, laid
from tests.e2e.house import House
from tests.e2e.pages import FOURTHDIM, Lobby, Table, sit_down

pytestmark = pytest.mark.browser

BLACK = re.compile(", Black")


@pytest.fixture
def cable(house: House) -> Iterator[Cable]:
    with laid(house.url) as cable:
        yield cable


def table_behind(cable: Cable, house: House, white: Page, black: Page) -> tuple[Table, Table]:
    """White sits behind the cable, with a clock that the test can turn forward; Black is at the server itself."""
    white.clock.install()
    host = Lobby(white, cable.url).open().call_me("Ada").invite_friends(FOURTHDIM)
    guest = sit_down(black, host.invite().replace(cable.url, house.url), "Ben")
    guest.tab("Actions")
    expect(host.prompt).to_contain_text("Your turn")
    host.page.evaluate("window.stillThere = true")
    return host, guest


def ready_to_send(table: Table) -> None:
    table.make("c4-b2")
    table.make("@c1>b1")
    expect(table.send_button).to_be_enabled()


def landed_once(white: Table, black: Table) -> None:
    expect(black.prompt).to_contain_text("Your turn")
    expect(white.prompt).to_contain_text("Waiting for Ben")
    expect(black.log.get_by_text("White moved the Warrior from")).to_have_count(1)
    black.write_turn("c9-c8", "@d20>b5")
    expect(white.prompt).to_contain_text("Your turn")
    expect(white.space("b5")).to_have_accessible_name(BLACK)
    assert white.page.evaluate("window.stillThere") is True, "no page was loaded anew"


def test_three_seconds_in_a_tunnel(house: House, cable: Cable, crowd: Crowd) -> None:
    """Too short for anybody to notice: the turn is late, and that is all."""
    white, black = table_behind(cable, house, crowd.person(), crowd.person())
    ready_to_send(white)
    cable.cut()
    white.send()
    white.page.clock.fast_forward(3_000)
    expect(white.prompt).not_to_contain_text("Your turn")
    expect(black.prompt).to_contain_text("Waiting for Ada")
    cable.mend()
    landed_once(white, black)


def test_half_a_minute_without_network(house: House, cable: Cable, crowd: Crowd) -> None:
    """The page asks, hears nothing, says so, and sends the turn again over a new connection."""
    white, black = table_behind(cable, house, crowd.person(), crowd.person())
    ready_to_send(white)
    cable.cut()
    white.send()
    white.page.clock.fast_forward(20_000)
    white.page.clock.fast_forward(10_000)
    expect(white.page.get_by_text("Not connected").first).to_be_visible()
    cable.mend(fresh=True)
    white.page.clock.fast_forward(15_000)
    landed_once(white, black)


def test_five_minutes_while_the_other_moves(house: House, cable: Cable, crowd: Crowd) -> None:
    """What happened in the meantime is on the board and in the log; who was away is seen as such."""
    white, black = table_behind(cable, house, crowd.person(), crowd.person())
    ready_to_send(white)
    white.send()
    expect(black.prompt).to_contain_text("Your turn")
    expect(white.prompt).to_contain_text("Waiting for Ben")
    cable.cut()
    black.write_turn("c9-c8", "@d20>b5")
    expect(black.prompt).to_contain_text("Waiting for Ada")
    for _ in range(10):
        white.page.clock.fast_forward(30_000)
    expect(white.page.get_by_text("Not connected").first).to_be_visible()
    expect(white.prompt).to_contain_text("Waiting for Ben")
    cable.mend(fresh=True)
    white.page.clock.fast_forward(15_000)
    expect(white.prompt).to_contain_text("Your turn")
    expect(white.space("b5")).to_have_accessible_name(BLACK)
    expect(white.log.get_by_text("Black moved the Warrior from")).to_have_count(1)
    assert white.page.evaluate("window.stillThere") is True
    white.make("c1-b1")
    white.make("@b2>b4xb5")
    white.send()
    expect(white.ending).to_contain_text("You have won")
    expect(black.ending).to_be_visible()
