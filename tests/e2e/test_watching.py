"""Who has no seat looks on, and sits down only where that is allowed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import Crowd
from tests.e2e.house import House
from tests.e2e.pages import FOURTHDIM, Lobby, Table, sit_down, two_at

pytestmark = pytest.mark.browser


def test_a_spectator_sees_the_table_and_may_do_nothing(house: House, crowd: Crowd) -> None:
    white, _ = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    watcher = Table(crowd.person())
    watcher.page.goto(white.address)
    expect(watcher.page.get_by_text("you are watching")).to_be_visible()
    expect(white.page.get_by_text("spectator")).to_be_visible()
    watcher.tab("Actions")
    expect(watcher.actions).to_contain_text("Waiting for Ada")
    expect(watcher.actions.get_by_role("button")).to_have_count(0)
    expect(watcher.turn.get_by_role("button")).to_have_count(0)
    watcher.space("c4").click()
    expect(watcher.space("c4")).to_have_attribute("aria-pressed", "false")
    white.make("c4-b2")
    white.make("@c1>b1")
    white.send()
    expect(watcher.log).to_contain_text("White moved the Warrior")
    assert "Resign" not in watcher.menu().inner_text()


def test_a_public_table_is_found_in_the_lobby(house: House, crowd: Crowd) -> None:
    host = Lobby(crowd.person(), house.url).open().call_me("Zuzanna").more_options(FOURTHDIM).public().create()
    guest = Lobby(crowd.person(), house.url).open()
    row = guest.page.get_by_role("region", name="Public tables").get_by_role("listitem").filter(has_text="Zuzanna")
    row.get_by_role("link", name="Sit down").click()
    table = sit_down(guest.page, guest.arrived().address, "Юрий")
    expect(table.prompt).to_contain_text("Waiting for Zuzanna")
    expect(host.seats).to_contain_text("Юрий")
    expect(host.prompt).to_contain_text("Your turn")


def test_a_private_table_refuses_without_invitation(house: House, crowd: Crowd) -> None:
    host = Lobby(crowd.person(), house.url).open().invite_friends(FOURTHDIM)
    stranger = crowd.person()
    stranger.goto(host.address)
    expect(stranger.get_by_text("you are watching")).to_be_visible()
    expect(stranger.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(stranger.get_by_role("textbox", name="Link")).to_have_count(0)

    name = host.address.rpartition("/")[2]
    wrong = {"name": "Eve", "invite": "x" * 43}
    for body in ({"name": "Eve"}, wrong):
        answer = stranger.request.post(
            f"{house.url}/api/v1/tables/{name}/join", data=body, headers={"Origin": house.url}
        )
        assert (answer.status, answer.json()["code"]) == (403, "not_invited")

    lobby = Lobby(stranger, house.url).open()
    expect(stranger.get_by_role("region", name="Public tables")).to_be_visible()
    assert stranger.locator(f'a[href="/t/{name}"]').count() == 0
    lobby.page.goto(f"{house.url}/t/nowhere")
    expect(stranger.get_by_role("alert")).to_contain_text("There is no such table")


def test_a_full_table_says_so(house: House, crowd: Crowd) -> None:
    """An invitation that came too late leads to a place among the spectators."""
    host = Lobby(crowd.person(), house.url).open().call_me("Ada").invite_friends(FOURTHDIM)
    link = host.invite()
    early, late = crowd.person(), crowd.person()
    for page in (early, late):
        page.goto(link)
        page.get_by_role("textbox", name="Your name").fill("Cid")
    early.get_by_role("button", name="Sit down").click()
    expect(Table(early).turn).to_be_visible()
    late.get_by_role("button", name="Sit down").click()
    expect(late.get_by_text("The table is full")).to_be_visible()
    late.get_by_role("button", name="Only watch").click()
    expect(late.get_by_text("you are watching")).to_be_visible()
