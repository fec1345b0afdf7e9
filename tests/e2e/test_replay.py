"""A table page by page: with buttons, slider, keys and log; shared, and gone on from."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from parlour.kit.record import read
from tests.e2e.alley import CatTables
from tests.e2e.browser import NARROW, Crowd
from tests.e2e.house import House
from tests.e2e.keyboard import Keyboard
from tests.e2e.pages import EXAMPLE, FOURTHDIM, Lobby, Table, sit_down, two_at
from tests.e2e.reading import page_is_as_wide_as_the_screen
from tests.e2e.studies import Analysis, Replay, play_shortest
from tests.e2e.test_axe import violations
from tests.e2e.test_words import everything_changes

pytestmark = pytest.mark.browser


@pytest.fixture
def replay(house: House, crowd: Crowd) -> Replay:
    """The shortest game, opened by its first player from the box of its ending."""
    white, _ = play_shortest(crowd.person(), crowd.person(), house.url)
    white.ending.get_by_role("link", name="Replay").click()
    found = Replay(white.page)
    expect(found.deck).to_be_visible()
    return found


def test_forward_and_back(replay: Replay) -> None:
    total = replay.total
    replay.at(1, total)
    expect(replay.deck.get_by_role("button", name="One step back")).to_be_disabled()
    replay.press("To the end")
    replay.at(total)
    expect(replay.told).to_contain_text("Ada has won. A Timelord was taken.")
    expect(replay.deck.get_by_role("button", name="Play on from here")).to_be_disabled()
    expect(replay.deck.get_by_role("button", name="One step forward")).to_be_disabled()
    replay.press("One step back")
    replay.at(total - 1)
    replay.press("To the beginning")
    replay.at(1)
    replay.press("One step forward")
    replay.at(2)
    expect(replay.told).to_contain_text("White moved the Warrior from c4 to b2")


def test_the_board_shows_the_step_and_marks_the_last_move(replay: Replay) -> None:
    table = Table(replay.page)
    expect(table.space("c4")).to_have_attribute("aria-label", re.compile("White Warrior"))
    replay.press("One step forward")
    expect(table.space("c4")).to_have_attribute("aria-label", re.compile("free"))
    expect(table.space("b2")).to_have_attribute("aria-label", re.compile("White Warrior"))
    expect(replay.page.locator(".lights .last")).to_have_count(2)
    table.click_spaces("b2")
    expect(table.turn).to_have_count(0)
    expect(table.space("b2")).to_have_attribute("aria-pressed", "false")


def test_a_line_of_the_log_leads_to_its_step(replay: Replay) -> None:
    expect(replay.lines).to_have_count(replay.total)
    replay.go(3)
    replay.lines.filter(has_text="Black beamed back").click(position={"x": 200, "y": 4})
    expect(replay.told).to_contain_text("Black beamed back the Timelord on d20")
    replay.page.get_by_role("button", name=re.compile(r"^Rule 6\.6")).first.click()
    expect(replay.page.locator("section.asked")).to_be_in_viewport()


def test_it_plays_by_itself_to_the_end(replay: Replay) -> None:
    replay.deck.get_by_role("combobox", name="Speed").select_option("fast")
    replay.press("Play")
    expect(replay.deck.get_by_role("button", name="Pause")).to_be_visible()
    replay.at(replay.total)
    expect(replay.deck.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_keys_alone(replay: Replay) -> None:
    keys, total = Keyboard(replay.page), replay.total
    replay.page.locator("body").click(position={"x": 400, "y": 20})
    keys.press("End")
    replay.at(total)
    keys.press("ArrowLeft", "ArrowLeft")
    replay.at(total - 2)
    keys.press("Home")
    replay.at(1)
    keys.press("ArrowRight")
    replay.at(2)
    keys.reach(lambda focus: focus["text"] == "Step" and focus["kind"] == "input")
    keys.press("ArrowRight", "ArrowRight")
    replay.at(4)
    keys.reach(lambda focus: focus["text"] == "Show step 1", "Tab")
    keys.press("Enter")
    replay.at(1)


def test_a_shared_link_opens_the_same_step_for_anybody(replay: Replay, crowd: Crowd) -> None:
    replay.go(4)
    told = replay.told.inner_text()
    replay.deck.get_by_role("button", name="Share this step").click()
    link = replay.page.get_by_role("dialog").get_by_role("textbox", name="Link").input_value()
    other = Replay(crowd.person()).open(link)
    other.at(4, replay.total)
    assert other.told.inner_text() == told


def test_a_step_that_there_is_not_is_the_last_one(replay: Replay, crowd: Crowd) -> None:
    address = replay.page.url.partition("?")[0]
    other = Replay(crowd.person()).open(f"{address}?n=5000")
    other.at(replay.total)


def test_the_record_can_be_kept(replay: Replay, tmp_path: Path) -> None:
    record = read(replay.download(tmp_path).read_text("utf-8").splitlines())
    assert [entry.do for entry in record.entries][:2] == ["c4-b2", "@c1>b1"]
    assert record.closing is not None


def test_play_on_from_a_step_against_a_bot(replay: Replay) -> None:
    replay.go(3)
    replay.deck.get_by_role("button", name="Play on from here").click()
    dialog = replay.page.get_by_role("dialog")
    expect(dialog.get_by_role("combobox", name="White")).to_have_value("me")
    dialog.get_by_role("combobox", name="Black").select_option(label="Me")
    expect(dialog.get_by_role("combobox", name="White")).not_to_have_value("me")
    dialog.get_by_role("combobox", name="White").select_option(label="Me")
    before = replay.page.url
    dialog.get_by_role("button", name="Set up the table").click()
    expect(replay.page).not_to_have_url(before)
    table = Table(replay.page)
    expect(table.prompt).to_contain_text("Your turn")
    assert "replay" not in table.address
    expect(table.space("b2")).to_have_attribute("aria-label", re.compile("White Warrior"))


def test_play_on_with_a_friend(replay: Replay, crowd: Crowd) -> None:
    replay.go(3)
    replay.deck.get_by_role("button", name="Play on from here").click()
    dialog = replay.page.get_by_role("dialog")
    dialog.get_by_role("button", name="With friends").click()
    dialog.get_by_role("button", name="Set up the table").click()
    host = Table(replay.page)
    guest = sit_down(crowd.person(), host.invite(), "Cleo")
    expect(guest.prompt).to_contain_text("Your turn")
    guest.tab("Actions")
    guest.write_turn("c9-c8", "@d20>b5")
    expect(host.prompt).to_contain_text("Your turn")


def test_a_position_goes_to_the_analysis(replay: Replay) -> None:
    replay.go(3)
    replay.link("Analyse this position").click()
    analysis = Analysis(replay.page)
    expect(analysis.prompt).to_contain_text("Black:")
    analysis.make_turn("c9-c8 @d20>b5")
    expect(analysis.prompt).to_contain_text("White:")


def test_a_running_table_shows_its_own_pages(house: House, crowd: Crowd) -> None:
    white, black = two_at([crowd.person(), crowd.person()], house.url, FOURTHDIM)
    white.make("c4-b2")
    white.make("@c1>b1")
    white.send()
    expect(black.prompt).to_contain_text("Your turn")
    black.menu().get_by_role("link", name="Replay").click()
    replay = Replay(black.page)
    expect(replay.deck).to_be_visible()
    before = replay.total
    expect(replay.deck.get_by_role("button", name="Play on from here")).to_have_count(0)
    other = crowd.tab(black.page.context)
    other.goto(white.address)
    table = Table(other)
    table.tab("Actions")
    table.write_turn("c9-c8", "@d20>b5")
    expect(white.prompt).to_contain_text("Your turn")
    replay.press("To the end")
    expect(replay.told).to_contain_text("Black beamed back")
    assert replay.total > before


def test_what_was_hidden_is_seen_as_it_was_then_or_as_it_is_open_now(house: House, crowd: Crowd) -> None:
    """Dusk on the example: who chose what is hidden until everybody has."""
    tables = two_at([crowd.person(), crowd.person()], house.url, EXAMPLE)
    cats = CatTables(tables)
    cats.dusk("the rooftops", "the rooftops")
    cats.groom(0)
    tables[0].menu().get_by_role("button", name="Resign").click()
    tables[0].page.get_by_role("button", name="Yes, resign").click()
    expect(tables[1].ending).to_be_visible()
    replay = Replay(tables[1].page).open(f"{tables[1].address}/replay")
    assert hidden(replay) == 0, "nothing is hidden any more"
    eyes = replay.deck.get_by_role("combobox", name="Seen by")
    eyes.select_option(label="Ben, as it was then")
    expect(replay.page).to_have_url(re.compile("seat=1"))
    expect(replay.page.locator("section.view i").first).to_be_visible()
    assert hidden(replay) > 0
    link = replay.page.url
    again = Replay(crowd.person()).open(link)
    assert hidden(again) > 0
    expect(again.deck.get_by_role("combobox", name="Seen by")).to_have_value("1")
    eyes.select_option("")
    expect(replay.page.locator("section.view i")).to_have_count(0)


def hidden(replay: Replay) -> int:
    """How many things the view says are hidden."""
    expect(replay.page.locator("section.view dt").first).to_be_visible()
    return replay.page.locator("section.view i").count()


def test_a_table_that_has_not_begun_says_so(house: House, crowd: Crowd) -> None:
    host = Lobby(crowd.person(), house.url).open().invite_friends(FOURTHDIM)
    page = crowd.person()
    page.goto(f"{host.address}/replay")
    expect(page.get_by_role("alert")).to_contain_text("The game has not begun")


def test_the_code_of_a_replay_is_fetched_when_one_is_opened(house: House, crowd: Crowd) -> None:
    page = crowd.person()
    files: list[str] = []
    page.on("request", lambda request: files.append(request.url))
    table = Lobby(page, house.url).open().play_bots(FOURTHDIM)
    expect(table.turn).to_be_visible()
    scripts = [file for file in files if file.endswith((".js", ".css"))]
    assert not [file for file in scripts if "Replay" in file or "Analysis" in file]
    with httpx.Client(trust_env=False, headers={"Accept-Encoding": "gzip"}) as client:
        assert sum(travels(client, file) for file in set(scripts)) < 200_000


def travels(client: httpx.Client, url: str) -> int:
    """Bytes of the body, packed as it is sent."""
    with client.stream("GET", url) as answer:
        return sum(len(part) for part in answer.iter_raw())


@pytest.mark.parametrize("size", [None, NARROW])
def test_axe_and_words(replay: Replay, size: tuple[int, int] | None) -> None:
    page: Page = replay.page
    if size:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for button in page.get_by_role("navigation", name="Panels").get_by_role("button").all():
            button.click()
            assert violations(page) == []
            assert page_is_as_wide_as_the_screen(page)
            button.click()
    else:
        everything_changes(page, ["pl", "ru"])
    assert violations(page) == []
    assert page_is_as_wide_as_the_screen(page)
    replay.deck.get_by_role("button", name="Play on from here").click()
    assert violations(page) == []
