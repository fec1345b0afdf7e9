"""Two people finish a game of The Fourth Dimension on the board."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import Crowd
from tests.e2e.house import PARLOUR, House
from tests.e2e.pages import FOURTHDIM, Table, two_at

pytestmark = pytest.mark.browser


def test_two_people_finish_a_game(house: House, crowd: Crowd, tmp_path: Path) -> None:
    """The shortest game there is: White presses spaces and buttons, Black writes notation."""
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    black.tab("Actions")
    expect(black.actions).to_contain_text("Waiting for Ada")

    white.make("c4-b2")
    only_white_sees(white, black, moved=("c4", "b2"))
    white.make("@c1>b1")
    take_back_part_by_part(white)
    white.make("c4-b2")
    white.make("@c1>b1")
    expect(white.prompt).to_contain_text("The turn is complete")
    white.send()

    expect(black.space("b1")).to_have_accessible_name(re.compile("White Future Ranger|White Future Warrior"))
    black.write_turn("c9-c8", "@d20>b5")
    expect(white.space("b5")).to_have_accessible_name(re.compile("Black Future Timelord"))

    white.make("c1-b1")
    white.make("@b2>b4xb5")
    white.send()
    expect(white.ending).to_contain_text("You have won")
    expect(black.ending).to_contain_text("Ada has won")
    for table in (white, black):
        expect(table.ending).to_contain_text("A Timelord was taken")

    assert verified(white.download(tmp_path)) == [1, 2]


def only_white_sees(white: Table, black: Table, moved: tuple[str, str]) -> None:
    """A draft is its player's own until it is sent; the other browser has asked the server since."""
    origin, target = moved
    expect(white.space(target)).to_have_accessible_name(re.compile("White"))
    expect(white.space(origin)).to_have_accessible_name(re.compile("free"))
    black.page.reload()
    black.tab("Actions")
    expect(black.space(origin)).to_have_accessible_name(re.compile("White"))
    expect(black.space(target)).to_have_accessible_name(re.compile("free"))


def take_back_part_by_part(table: Table) -> None:
    expect(table.part_buttons).to_have_count(2)
    table.part_buttons.last.click()
    expect(table.part_buttons).to_have_count(1)
    expect(table.space("b1")).to_have_accessible_name(re.compile("free"))
    expect(table.space("b2")).to_have_accessible_name(re.compile("White"))
    table.part_buttons.click()
    expect(table.part_buttons).to_have_count(0)
    expect(table.space("c4")).to_have_accessible_name(re.compile("White"))
    expect(table.send_button).to_be_disabled()


def verified(record: Path) -> list[int]:
    """The ranks that ``parlour replay`` prints after it has checked every digest and the key."""
    done = subprocess.run([PARLOUR, "replay", record, "--json"], capture_output=True, text=True, check=True)
    result = json.loads(done.stdout)
    assert result["key"] is True
    ranks: list[int] = result["outcome"]["ranks"]
    return ranks
