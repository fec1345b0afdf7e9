"""Cyber Wedding with a host's own map: drawn before play, refused with every fault, always plain text."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from parlour.games.cyberwedding.map_check import SIZE_LIMIT
from parlour.games.cyberwedding.map_data import our_text
from tests.e2e.browser import NARROW, Crowd
from tests.e2e.hostfiles import HOSTILE, changed, choose, options_for_two, refused
from tests.e2e.house import House
from tests.e2e.pages import NewTable, sit_down
from tests.e2e.test_axe import violations
from tests.e2e.wedding import WEDDING

pytestmark = pytest.mark.browser


def brought(tmp_path: Path, change: Callable[[Any], None]) -> Path:
    """Our own map with a change, as a file of a host's."""
    return changed(our_text(), tmp_path / "map.json", change)


def with_map(crowd: Crowd, url: str, file: Path, size: tuple[int, int] | None = None) -> NewTable:
    """The dialog of a new table for two, that map chosen."""
    dialog = options_for_two(crowd, url, WEDDING, size)
    choose(control(dialog), file)
    return dialog


def control(dialog: NewTable) -> Locator:
    """Where a map is chosen."""
    return dialog.dialog.get_by_label("Map", exact=True)


def test_a_table_with_a_map_of_the_hosts_own(house: House, crowd: Crowd, tmp_path: Path) -> None:
    """Drawn before play, for the guest too; its names are plain text everywhere."""

    def rename(data: Any) -> None:
        data["name"] = HOSTILE

    dialog = with_map(crowd, house.url, brought(tmp_path, rename))
    drawing = dialog.dialog.get_by_role("img", name=re.compile(r"^.?<img src=x"))
    expect(drawing).to_be_visible()
    expect(dialog.dialog).to_contain_text(re.compile(r"20.* × .*24.* squares, cars: .*8"))
    assert violations(dialog.dialog.page) == []
    host = dialog.create()
    expect(host.page.locator("main figure")).to_contain_text(HOSTILE)
    guest = sit_down(crowd.person(), host.invite(), "Ben")
    for table in (host, guest):
        expect(table.turn).to_be_visible()
        assert table.page.locator("img").count() == 0


def spoil(data: Any) -> None:
    data["rows"][0] = data["rows"][0][:5] + "." + data["rows"][0][6:]
    data["tiles"][3]["kind"] = HOSTILE
    data["start"] = ["B4", "D4"]


@pytest.mark.parametrize("size", [None, NARROW])
def test_every_fault_is_named_by_its_field(
    house: House, crowd: Crowd, tmp_path: Path, size: tuple[int, int] | None
) -> None:
    dialog = with_map(crowd, house.url, brought(tmp_path, spoil), size)
    dialog.press()
    listed = dialog.dialog.get_by_role("region", name="What is wrong, place by place")
    expect(dialog.dialog.locator(".bad")).to_have_text("3 things in this map are wrong:")
    expect(listed.locator("code")).to_have_text(["tiles.3.kind", "start", "rows.0"])
    refused(control(dialog))
    choose(control(dialog), brought(tmp_path, lambda data: None))
    expect(listed).to_have_count(0)
    dialog.create()


def test_a_file_that_is_too_big_no_json_or_no_map(house: House, crowd: Crowd, tmp_path: Path) -> None:
    """A blank more than the rules allow is too much; one less is a map."""
    file = tmp_path / "map.json"
    file.write_bytes(our_text().ljust(SIZE_LIMIT + 1))
    dialog = with_map(crowd, house.url, file)
    bad, drawing = dialog.dialog.locator(".bad"), dialog.dialog.locator("figure")
    expect(bad).to_contain_text(re.compile(r"too big.*20"))
    expect(drawing).to_have_count(0)
    file.write_bytes(our_text().ljust(SIZE_LIMIT))
    choose(control(dialog), file)
    expect(bad).to_have_count(0)
    expect(drawing).to_be_visible()
    file.write_text("{")
    choose(control(dialog), file)
    expect(bad).to_contain_text("no JSON")
    file.write_text('{"rows": 7}')
    choose(control(dialog), file)
    expect(dialog.dialog).to_contain_text("The map cannot be drawn like this")
    dialog.press()
    expect(bad).to_contain_text("things in this map are wrong")
