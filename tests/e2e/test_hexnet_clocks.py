"""The three clocks of The Network in the browser: what runs out is told and shown, also when the server was away."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import Crowd
from tests.e2e.hexnet import Network
from tests.e2e.house import House, running
from tests.e2e.pages import Table

pytestmark = pytest.mark.browser

PER_TURN = {"type": "per_turn", "ms": 2_000}
WHOLE = {"type": "fischer", "base_ms": 3_000, "inc_ms": 0}
NONE = {"type": "none"}
SLOWER = ({"type": "per_turn", "ms": 8_000}, {"type": "fischer", "base_ms": 8_000, "inc_ms": 0})
"""Time enough for both pages to be there before the server dies."""
RESTART_MS = 60_000


def timed(pages: tuple[Page, Page], url: str, control: dict[str, Any], **options: str) -> tuple[Network, Network]:
    """Two people at a table whose clock is too fast for the lobby's dialog."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "hexnet", "seats": seats, "name": "Ada", "control": control, "options": options}
    made = pages[0].request.post(f"{url}/api/v1/tables", data=body)
    assert made.ok, made.text()
    table, invite = made.json()["table"]["id"], made.json()["invite"].partition("#i=")[2]
    pages[0].goto(f"{url}/t/{table}")
    joined = pages[1].request.post(f"{url}/api/v1/tables/{table}/join", data={"name": "Ben", "invite": invite})
    assert joined.ok, joined.text()
    pages[1].goto(f"{url}/t/{table}")
    return Network(Table(pages[0]), 0), Network(Table(pages[1]), 1)


def test_turns_run_out_three_times(house: House, crowd: Crowd) -> None:
    """Nobody moves: with the third lost turn the first player's Network falls."""
    ada, ben = timed((crowd.person(), crowd.person()), house.url, PER_TURN)
    expect(ada.table.ending).to_contain_text("Ben has won")
    expect(ben.table.ending).to_contain_text("You have won")
    expect(ben.table.log).to_contain_text("Ada lost the turn on time.")
    expect(ben.table.log).to_contain_text("Ada lost the turn on time, 3 times now")
    expect(ben.table.log).to_contain_text("The Network of Ada fell: out of time.")


def test_the_whole_games_time_runs_out(house: House, crowd: Crowd) -> None:
    ada, ben = timed((crowd.person(), crowd.person()), house.url, WHOLE)
    expect(ada.table.seats).to_contain_text(re.compile(r"0:0\d"))
    expect(ada.table.ending).to_contain_text("Ben has won")
    expect(ben.table.log).to_contain_text("The Network of Ada fell: out of time.")


@pytest.mark.parametrize("control", SLOWER, ids=["turn", "game"])
def test_time_runs_out_after_a_restart(tmp_path: Path, crowd: Crowd, control: dict[str, Any]) -> None:
    """The server dies under a running clock; both pages come back by themselves and see it run out."""
    with running(tmp_path) as house:
        ada, ben = timed((crowd.person(), crowd.person()), house.url, control, turn_timeout="fall")
        for network in (ada, ben):
            expect(network.table.log).to_contain_text("Turn 1 of Ada")
        house.kill()
        house.start()
        expect(ada.table.ending).to_contain_text("Ben has won", timeout=RESTART_MS)
        expect(ben.table.log).to_contain_text("The Network of Ada fell: out of time.")


def test_without_a_clock_a_restart_changes_nothing(tmp_path: Path, crowd: Crowd) -> None:
    with running(tmp_path) as house:
        ada, ben = timed((crowd.person(), crowd.person()), house.url, NONE)
        ada.mine()
        expect(ben.table.log).to_contain_text("Turn 1 of Ada")
        house.kill()
        lost = [one.page.get_by_text("Not connected") for one in (ada, ben)]
        for each in lost:
            expect(each.first).to_be_visible()
        house.start()
        for each in lost:
            expect(each).to_have_count(0, timeout=RESTART_MS)
        ada.make("+M@0,0")
        ben.says("0,0", "core aO1 of Ada")
        ben.mine()
