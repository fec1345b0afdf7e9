"""Who was away, or has loaded the page anew, finds everything: the turn begun, what happened, how long is left."""

from __future__ import annotations

import json
import re
import time

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.browser import NARROW, Crowd
from tests.e2e.house import House
from tests.e2e.pages import FOURTHDIM, Table, two_at

pytestmark = pytest.mark.browser

FREE, WHITE, BLACK = re.compile(", free"), re.compile(", White"), re.compile(", Black")


def test_a_turn_begun_outlives_a_reload(house: House, crowd: Crowd) -> None:
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    white.make("c4-b2")
    white.make("@c1>b1")
    white.page.reload()
    expect(white.part_buttons).to_have_count(2)
    expect(white.space("b2")).to_have_accessible_name(WHITE)
    expect(white.prompt).to_contain_text("The turn is complete")
    expect(black.space("b2")).to_have_accessible_name(FREE)
    white.send()
    expect(black.prompt).to_contain_text("Your turn")
    white.page.reload()
    expect(white.prompt).to_contain_text("Waiting for Ben")
    expect(white.part_buttons).to_have_count(0)


def test_a_turn_given_up_stays_given_up(house: House, crowd: Crowd) -> None:
    white, _ = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    white.make("c4-b2")
    white.turn.get_by_role("button", name="Cancel").click()
    expect(white.part_buttons).to_have_count(0)
    white.page.reload()
    expect(white.prompt).to_contain_text("Your turn")
    expect(white.space("c4")).to_have_accessible_name(WHITE)
    expect(white.part_buttons).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 800), NARROW])
def test_what_happened_meanwhile_is_told_and_shown(house: House, crowd: Crowd, size: tuple[int, int]) -> None:
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    white.make("c4-b2")
    white.make("@c1>b1")
    white.send()
    expect(white.prompt).to_contain_text("Waiting for Ben")
    memory = white.page.context.storage_state()
    white.page.context.close()
    black.make("c9-c8")
    black.make("@d20>b5")
    black.send()
    expect(black.prompt).to_contain_text("Waiting for Ada")

    back = Table(crowd.person(size, memory=memory))
    back.page.goto(black.address)
    missed = back.page.get_by_role("region", name="While you were away")
    expect(missed).to_contain_text("Black moved the Warrior from c9 to c8")
    expect(missed).to_contain_text("Black beamed back the Timelord")
    expect(missed).not_to_contain_text("White moved")
    with back.page.expect_response(re.compile(r"/pages\?")):
        missed.get_by_role("button", name="Show it").click()
    expect(back.space("c8")).to_have_accessible_name(BLACK)
    missed.get_by_role("button", name="Show it").click()
    back.make("c1-b1")  # what is pressed ends the showing, and counts for the table as it is
    missed.get_by_role("button", name="Go on").click()
    expect(missed).to_have_count(0)
    back.page.reload()
    expect(back.part_buttons).to_have_count(1)
    expect(missed).to_have_count(0)


def test_nothing_is_told_to_who_was_there(house: House, crowd: Crowd) -> None:
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    white.make("c4-b2")
    white.make("@c1>b1")
    white.send()
    expect(black.prompt).to_contain_text("Your turn")
    for table in (white, black):
        table.page.reload()
        expect(table.turn).to_be_visible()
        expect(table.page.get_by_role("region", name="While you were away")).to_have_count(0)


def test_an_absence_is_told_with_the_time_that_is_left(house: House, crowd: Crowd) -> None:
    """The server's word of it is put into the connection: the real one takes half a minute to come."""
    sockets: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(socket.send)
        sockets.append(socket)

    pages = [crowd.person(), crowd.person()]
    pages[0].route_web_socket(re.compile("/ws/v1"), through)
    white, _ = two_at(pages, house.url, FOURTHDIM)

    def tell(state: str, until_ms: int) -> None:
        here = [True, state == "here"]
        told = {"connected": here, "watching": 0, "state": ["here", state], "until_ms": [0, until_ms]}
        sockets[-1].send(json.dumps({"type": "presence", **told}))

    ben = white.seats.get_by_role("listitem").filter(has_text="Ben")
    tell("gone", 0)
    expect(ben).to_contain_text("connection lost")
    tell("away", 0)
    expect(ben).to_contain_text("away")
    tell("away", int(time.time() * 1000) + 95_000)
    expect(ben).to_contain_text(re.compile(r"away, the house moves in 1:\d\d"))
    expect(ben).to_contain_text("the house moves in 1:2")  # it goes down
    tell("played", 0)
    expect(ben).to_contain_text("away, the house moves")
    tell("here", 0)
    expect(ben).not_to_contain_text("away")
