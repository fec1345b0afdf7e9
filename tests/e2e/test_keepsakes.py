"""What a game gives to take home: saved at its end, exported, imported elsewhere, and brought to the next game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser import NARROW, Crowd
from tests.e2e.house import House
from tests.e2e.pages import EXAMPLE, Lobby, Table, sit_down, two_at
from tests.e2e.reading import LANGUAGES, page_is_as_wide_as_the_screen, raw_codes, said, speak
from tests.e2e.test_axe import violations

pytestmark = pytest.mark.browser

ZOMBIE = "I Am Zombie"


def collared(pages: list[Page], house: House) -> Table:
    """Ada's cat has stayed to the end."""
    table, other = two_at(pages, house.url, EXAMPLE)
    other.resign()
    expect(table.ending).to_contain_text("Saved in your collection: Ada: 1 bell, 1 game")
    return table


def collection(page: Page, house: House) -> Page:
    page.goto(f"{house.url}/keepsakes")
    expect(page.get_by_role("heading", name="My collection")).to_be_visible()
    return page


def card(page: Page, name: str) -> Locator:
    return page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=name, level=3))


def export(page: Page, name: str, folder: Path) -> str:
    with page.expect_download() as started:
        card(page, name).get_by_role("link", name="Export").click()
    file = folder / started.value.suggested_filename
    started.value.save_as(file)
    return file.read_text("utf-8")


def bring(page: Page, text: str) -> None:
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Import a file").click()
    chosen.value.set_files({"name": "red.txt", "mimeType": "text/plain", "buffer": text.encode()})


def paste(page: Page, text: str) -> None:
    page.get_by_role("button", name="Paste a text").click()
    page.get_by_role("textbox", name="The exported text").fill(text)
    page.get_by_role("button", name="Import", exact=True).click()


def test_saved_renamed_exported_imported_and_entered_again(house: House, crowd: Crowd, tmp_path: Path) -> None:
    pages = [crowd.person(), crowd.person(), crowd.person()]
    ada, cat = pages[0], pages[2]
    table = collared(pages, house)
    table.ending.get_by_role("link", name="My collection").click()
    one = card(ada, "Ada: 1 bell, 1 game")
    expect(one).to_contain_text("made here")
    one.get_by_role("button", name="Rename").click()
    one.get_by_role("textbox", name="New name").fill("Silver")
    ada.keyboard.press("Enter")
    expect(card(ada, "Silver: 1 bell")).to_be_visible()
    text = export(ada, "Silver: 1 bell", tmp_path)
    assert text.startswith("# Silver: 1 bell, 1 game\n")

    bring(collection(cat, house), text)
    expect(cat.get_by_role("status").filter(has_text="Silver is in your collection.")).to_be_visible()
    expect(card(cat, "Silver: 1 bell")).to_contain_text("made here")
    dialog = Lobby(cat, house.url).open().more_options(EXAMPLE)
    expect(dialog.dialog.get_by_label("Collars", exact=True)).to_have_count(0)  # the house fills that option in
    dialog.dialog.get_by_role("combobox", name="Collar").select_option(label="Silver: 1 bell, 1 game")
    waiting = dialog.create()
    expect(cat.get_by_role("main")).to_contain_text("brings Silver")
    guest = sit_down(pages[1], waiting.invite(), "Ben")
    expect(guest.turn).to_be_visible()
    guest.resign()
    expect(waiting.ending).to_contain_text("Saved in your collection: Silver: 2 bells, 2 games")
    expect(waiting.ending.get_by_role("button", name="Do not keep")).to_have_count(0)


def test_the_next_game_and_the_waiting_room(house: House, crowd: Crowd) -> None:
    """A rematch takes it along; before the start one may think again; who joins may bring one too."""
    pages = [crowd.person(), crowd.person()]
    table = collared(pages, house)
    table.ending.get_by_role("button", name="Play again").click()
    page = pages[0]
    expect(page.get_by_role("main")).to_contain_text("brings Ada")
    choice = page.get_by_role("combobox", name="Collar")
    choice.select_option(label="Nothing: begin anew")
    expect(page.get_by_text("brings Ada")).to_have_count(0)
    choice.select_option(label="Ada: 1 bell, 1 game")
    expect(page.get_by_role("main")).to_contain_text("brings Ada")
    other = Lobby(pages[1], house.url).open().invite_friends(EXAMPLE)
    page.goto(other.invite())
    mine = page.get_by_role("combobox", name="Collar")
    expect(mine.get_by_role("option", name="at a table")).to_be_disabled()
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Sit down").click()
    expect(Table(page).turn).to_be_visible()


def test_what_was_changed_is_refused_and_what_is_unsigned_waits_for_a_table_that_takes_it(
    house: House, crowd: Crowd, tmp_path: Path
) -> None:
    pages = [crowd.person(), crowd.person()]
    collared(pages, house)
    text = export(collection(pages[0], house), "Ada: 1 bell", tmp_path)
    better = text.replace("bells: 1", "bells: 4").replace("games: 1", "games: 9")
    page = collection(crowd.person(), house)
    paste(page, better)
    expect(page.get_by_role("alert")).to_contain_text("This text was changed after the house had signed it.")
    page.get_by_role("textbox", name="The exported text").fill(better[: better.index("signed-by")])
    page.get_by_role("button", name="Import", exact=True).click()
    expect(card(page, "Ada: 4 bells, 9 games")).to_contain_text("not signed")
    dialog = Lobby(page, house.url).open().more_options(EXAMPLE)
    dialog.dialog.get_by_role("combobox", name="Collar").select_option(label="Ada: 4 bells, 9 games (not signed)")
    dialog.dialog.get_by_role("textbox", name="Your name").fill("Cat")
    dialog.press()
    expect(dialog.dialog.get_by_role("status").last).to_contain_text("This collar was not made here.")
    dialog.dialog.locator("summary").click()
    dialog.dialog.get_by_role("checkbox", name="Collars from elsewhere").check()
    dialog.create()
    expect(page.get_by_role("main")).to_contain_text("brings Ada (not signed)")


def test_it_may_be_declined_and_dropped(house: House, crowd: Crowd) -> None:
    pages = [crowd.person(), crowd.person()]
    table = collared(pages, house)
    table.ending.get_by_role("button", name="Do not keep").click()
    expect(table.ending).to_contain_text("It was not kept.")
    expect(collection(pages[0], house).get_by_role("main")).to_contain_text("There is nothing here yet.")
    collared(pages, house)
    page = collection(pages[0], house)
    one = card(page, "Ada: 1 bell")
    one.get_by_role("button", name="Delete").click()
    one.get_by_role("button", name="Delete").click()
    expect(page.get_by_role("main")).to_contain_text("There is nothing here yet.")


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_the_collection_in_every_language_by_night_and_on_a_phone(house: House, crowd: Crowd, language: str) -> None:
    pages = [crowd.person(NARROW, scheme="dark"), crowd.person()]
    collared(pages, house)
    page = collection(pages[0], house)
    speak(page, language)
    expect(page.get_by_role("heading", level=3)).to_contain_text("Ada: 1 ")
    page_is_as_wide_as_the_screen(page)
    assert raw_codes(said(page)) == []
    assert violations(page) == []


def test_a_hero_goes_from_table_to_table_and_is_drawn(house: House, crowd: Crowd, tmp_path: Path) -> None:
    """I Am Zombie: whoever has a card and stays when the others have left takes the hero home."""
    pages = [crowd.person(), crowd.person()]
    table, other = two_at(pages, house.url, ZOMBIE)
    expect(table.prompt).to_contain_text(re.compile(r"\w"))
    for each in (other, table) if "Waiting" in table.prompt.inner_text() else (table, other):
        each.page.locator(".deal .btn").first.click()
    expect(table.log).to_contain_text(re.compile("Ada.? chose"))
    other.resign()
    expect(table.ending).to_contain_text("Saved in your collection: Ada")
    page = collection(pages[0], house)
    mine = card(page, "Ada")
    expect(mine).to_contain_text("made here")
    assert raw_codes(said(page)) == []
    assert violations(page) == []
    with page.expect_download() as started:
        mine.get_by_role("link", name="Export").click()
    text = started.value.path().read_text("utf-8")
    assert 'from-game: "iamzombie"' in text
    away = collection(crowd.person(), house)
    bring(away, text.replace("games: 1", "games: 7"))
    expect(away.get_by_role("alert")).to_contain_text("was changed after the house had signed it")
    bring(away, text)
    expect(card(away, "Ada")).to_be_visible()
    dialog = Lobby(away, house.url).open().more_options(ZOMBIE)
    dialog.dialog.get_by_role("combobox", name="Hero").select_option(index=1)
    waiting = dialog.create()
    expect(away.get_by_role("main")).to_contain_text("brings Ada")
    guest = sit_down(pages[1], waiting.invite(), "Ben")
    guest.resign()
    expect(waiting.ending).to_contain_text("Saved in your collection: Ada")
