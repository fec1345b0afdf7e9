"""Hidden Strings with a host's own deck: looked over before play, refused with every fault, always plain text."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from parlour.games.illuminati.deck import our_data, our_text, statistics
from parlour.games.illuminati.deck_check import SIZE_LIMIT
from tests.e2e.browser import NARROW, Crowd
from tests.e2e.hostfiles import HOSTILE, changed, choose, options_for_two, refused
from tests.e2e.house import House
from tests.e2e.pages import NewTable, sit_down
from tests.e2e.strings import STRINGS

pytestmark = pytest.mark.browser


def brought(tmp_path: Path, change: Callable[[Any], None]) -> Path:
    """Our own deck with a change, as a file of a host's."""
    return changed(our_text(), tmp_path / "deck.json", change)


def with_deck(crowd: Crowd, url: str, file: Path, size: tuple[int, int] | None = None) -> NewTable:
    """The dialog of a new table for two, that deck chosen."""
    dialog = options_for_two(crowd, url, STRINGS, size)
    choose(control(dialog), file)
    return dialog


def control(dialog: NewTable) -> Locator:
    """Where a deck is chosen."""
    return dialog.dialog.get_by_label("Deck", exact=True)


def test_a_table_with_a_deck_of_the_hosts_own(house: House, crowd: Crowd, tmp_path: Path) -> None:
    """Looked over before play, by the guest too; its names are plain text everywhere."""

    def rename(deck: Any) -> None:
        deck["name"] = "My own cards"
        for number, group in enumerate(deck["groups"]):
            group["name"] = f"{HOSTILE} {number}"

    dialog = with_deck(crowd, house.url, brought(tmp_path, rename))
    page = dialog.dialog.page
    expect(dialog.dialog).to_contain_text("My own cards")
    expect(dialog.dialog).to_contain_text("Power in all")
    assert control(dialog).evaluate("input => input.files[0].name") == "deck.json", "its button names the file"
    host = dialog.create()
    expect(page.locator("main")).to_contain_text("My own cards")
    guest = sit_down(crowd.person(), host.invite(), "Ben")
    for table in (host, guest):
        expect(table.turn).to_be_visible()
        card = table.page.locator("section.middle [data-card]").first
        expect(card).to_have_attribute("aria-label", re.compile(r"^<img src=x"))
        assert table.page.locator("img").count() == 0


def test_what_a_deck_amounts_to_before_play(house: House, crowd: Crowd, tmp_path: Path) -> None:
    """The figures are those of ``parlour deck check``."""
    dialog = with_deck(crowd, house.url, brought(tmp_path, lambda deck: None)).dialog
    found = statistics(our_data())
    for term, figure in (
        ("Groups", found.groups),
        ("Power in all", found.sum_power),
        ("Specials", found.special_cards),
    ):
        line = dialog.locator("dl > div").filter(has=dialog.page.get_by_text(term, exact=True))
        expect(line.locator("dd")).to_have_text(str(figure))
    dialog.get_by_text("How the Groups differ").click()
    by_power = dialog.locator("dl > div").filter(has=dialog.page.get_by_text("Groups by Power", exact=True))
    expect(by_power.locator("span")).to_have_text([f"{power}\u00a0× {count}" for power, count in found.power.items()])
    dialog.get_by_text("All cards:").click()
    expect(dialog.locator("tbody tr")).to_have_count(found.groups + found.illuminati + found.special_kinds)


def spoil(deck: Any) -> None:
    """Three faults, two of them of one card, whose name is hostile."""
    deck["groups"][3]["name"] = HOSTILE
    deck["groups"][3]["power"] = 99
    deck["groups"][3]["arrows"] = {"left": "out"}
    deck["illuminati"][0]["goal"] = {"type": "luck"}


@pytest.mark.parametrize("size", [None, NARROW])
def test_every_fault_is_named_by_card_and_field(
    house: House, crowd: Crowd, tmp_path: Path, size: tuple[int, int] | None
) -> None:
    file = brought(tmp_path, spoil)
    dialog = with_deck(crowd, house.url, file, size)
    expect(dialog.dialog).to_contain_text("Hidden Strings")
    dialog.press()
    listed = dialog.dialog.get_by_role("region", name="What is wrong, card by card")
    expect(dialog.dialog.locator(".bad")).to_have_text("3 things in this deck are wrong:")
    expect(listed.locator("b")).to_have_text([our_data().illuminati[0].name, HOSTILE])
    expect(listed.locator("code")).to_have_text(["illuminati.0.goal.type", "groups.3.power", "groups.3.arrows"])
    expect(listed).to_contain_text("Choose a number from 0 to 20")
    refused(control(dialog))
    choose(control(dialog), brought(tmp_path, lambda deck: None))
    expect(listed).to_have_count(0)
    dialog.create()


def test_a_file_that_is_too_big_or_no_json_is_not_even_sent(house: House, crowd: Crowd, tmp_path: Path) -> None:
    """A blank more than the rules allow is too much; one less is a deck."""
    file = tmp_path / "deck.json"
    file.write_bytes(our_text().ljust(SIZE_LIMIT + 1))
    dialog = with_deck(crowd, house.url, file)
    bad = dialog.dialog.locator(".bad")
    expect(bad).to_contain_text(re.compile(r"too big.*60"))
    expect(dialog.dialog.locator("tbody tr")).to_have_count(0)
    file.write_bytes(our_text().ljust(SIZE_LIMIT))
    choose(control(dialog), file)
    expect(bad).to_have_count(0)
    expect(dialog.dialog).to_contain_text("Power in all")
    file.write_text("{")
    choose(control(dialog), file)
    expect(bad).to_contain_text("no JSON")


def test_a_deck_of_the_wrong_form_is_judged_all_the_same(house: House, crowd: Crowd, tmp_path: Path) -> None:
    """It cannot be shown, but its faults can."""

    def break_it(deck: Any) -> None:
        deck["groups"][0]["arrows"] = None
        deck["groups"][1]["abilities"] = [7]

    dialog = with_deck(crowd, house.url, brought(tmp_path, break_it))
    expect(dialog.dialog).to_contain_text("The cards cannot be shown like this")
    dialog.press()
    listed = dialog.dialog.get_by_role("region", name="What is wrong, card by card")
    expect(listed.locator("code")).to_have_text(["groups.0.arrows", "groups.1.abilities.0"])
