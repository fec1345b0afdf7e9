"""A recorded game comes back from its file: chosen or dropped, checked, replayed, gone on from."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import Crowd
from tests.e2e.house import House
from tests.e2e.pages import Lobby, Table
from tests.e2e.studies import Replay, play_shortest

pytestmark = pytest.mark.browser

_DROP = """(text) => {
  const transfer = new DataTransfer();
  transfer.items.add(new File([text], 'game.jsonl'));
  for (const type of ['dragover', 'drop'])
    document.querySelector('h1').dispatchEvent(
      new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }),
    );
}"""


@pytest.fixture
def record(house: House, crowd: Crowd, tmp_path: Path) -> str:
    """The text of a game that was played to its end."""
    white, _ = play_shortest(crowd.person(), crowd.person(), house.url)
    return white.download(tmp_path).read_text("utf-8")


def upload(page: Page, text: str) -> None:
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Open a record").click()
    chosen.value.set_files({"name": "game.jsonl", "mimeType": "text/plain", "buffer": text.encode()})


def test_a_file_is_opened_and_replayed(house: House, crowd: Crowd, record: str) -> None:
    page = crowd.person()
    Lobby(page, house.url).open()
    upload(page, record)
    replay = Replay(page)
    expect(replay.deck).to_be_visible()
    replay.press("To the end")
    expect(replay.told).to_contain_text("Ada has won")
    expect(page.get_by_role("banner")).to_contain_text("from a record")
    assert replay.download(house.folder).read_text("utf-8") == record
    Replay(crowd.person()).open(page.url).at(replay.total)
    page.get_by_role("banner").get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("list", name="Games")).to_be_visible()
    expect(page.get_by_text("from a record")).to_have_count(0)


def test_a_file_is_dropped_anywhere(house: House, crowd: Crowd, record: str) -> None:
    page = crowd.person()
    Lobby(page, house.url).open()
    page.evaluate(_DROP, record)
    expect(Replay(page).deck).to_be_visible()


def test_a_record_can_be_played_on(house: House, crowd: Crowd, record: str) -> None:
    page = crowd.person()
    Lobby(page, house.url).open()
    upload(page, record)
    replay = Replay(page)
    replay.go(3)
    replay.deck.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("combobox", name="Black")).to_have_value("me")
    dialog.get_by_role("button", name="Set up the table").click()
    table = Table(page)
    expect(table.prompt).to_contain_text("Your turn")


def test_a_fault_is_said_with_its_line(house: House, crowd: Crowd, record: str) -> None:
    page = crowd.person()
    Lobby(page, house.url).open()
    lines = record.splitlines()
    fault = page.get_by_role("alert")
    upload(page, "\n".join([lines[0], lines[1].replace("c4-b2", "c4-c12"), *lines[2:]]))
    expect(fault).to_contain_text("Line 2: “c4-c12” is not possible there. A piece walks one step.")
    upload(page, "\n".join([*lines[:3], "{", *lines[4:]]))
    expect(fault).to_contain_text("Line 4:")
    upload(page, "no record at all")
    expect(fault).to_contain_text("Line 1:")
    assert "_" not in fault.inner_text()
    assert page.url.rstrip("/") == house.url
    upload(page, record)
    expect(Replay(page).deck).to_be_visible()


def test_a_file_that_is_too_large_is_refused_in_words(house: House, crowd: Crowd, record: str) -> None:
    page = crowd.person()
    Lobby(page, house.url).open()
    upload(page, record + "\n" * 3_000_000)
    expect(page.get_by_role("alert")).to_contain_text("too long")
