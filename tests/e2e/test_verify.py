"""The dice are made again in the browser: a record that holds, and one in which somebody has changed a draw."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import NARROW, Crowd
from tests.e2e.house import House
from tests.e2e.pages import EXAMPLE, FOURTHDIM, Lobby, Table, two_at
from tests.e2e.test_axe import violations

pytestmark = pytest.mark.browser

GAMES = Path(__file__).parent.parent / "playthroughs"
_PLAIN_HTTP = "Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })"
"""As it is on a page that did not come over https: no hash functions of the browser's own."""


def ended(pages: list[Page], house: House) -> tuple[Table, Table]:
    """Ben's cat has gone home early."""
    tables = two_at(pages, house.url, EXAMPLE)
    expect(tables[0].log).to_contain_text("Night 1")
    tables[1].resign()
    expect(tables[0].ending).to_be_visible()
    return tables


def verdict(page: Page) -> str:
    heading = page.locator(".verdict h2")
    expect(heading).to_be_visible()
    return heading.inner_text()


def upload(page: Page, text: str) -> None:
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Open a record").click()
    chosen.value.set_files({"name": "cats.jsonl", "mimeType": "text/plain", "buffer": text.encode()})
    expect(page.get_by_text("cats.jsonl")).to_be_visible()


def test_the_dice_of_a_table_are_verified_from_what_this_browser_was_told(house: House, crowd: Crowd) -> None:
    pages = [crowd.person(), crowd.person()]
    for page in pages:
        page.add_init_script(_PLAIN_HTTP)
    table = ended(pages, house)[1]
    commit = pages[1].request.get(table.address.replace("/t/", "/api/v1/tables/")).json()["commit"]
    page = pages[1]
    page.get_by_text("The dice are sealed:").click()
    expect(page.get_by_text(commit, exact=True)).to_be_visible()
    table.ending.get_by_role("link", name="Verify the dice").click()
    page.wait_for_url("**/verify")
    assert page.evaluate("crypto.subtle") is None
    assert verdict(page).startswith("Verified: ")
    expect(page.get_by_text("The hash of the key is what was published.")).to_be_visible()
    expect(page.get_by_text("It is the same that this browser was shown before the game began.")).to_be_visible()
    expect(page.get_by_text("The number that this browser added is among them.")).to_be_visible()
    expect(page.get_by_role("row", name="pack 6 0")).to_be_visible()
    expect(page.get_by_role("list", name="Draw by draw").get_by_role("listitem").first).to_contain_text("Set-up")
    assert violations(page) == []


@pytest.mark.parametrize("size", [NARROW, (1280, 800)])
def test_a_changed_draw_is_found_and_named(house: House, crowd: Crowd, size: tuple[int, int]) -> None:
    tables = ended([crowd.person(), crowd.person()], house)
    table = tables[0].address.rpartition("/")[2]
    lines = tables[0].page.request.get(f"{house.url}/api/v1/tables/{table}/record").text().splitlines()
    head = json.loads(lines[0])
    label, n, i = head["chance"][3]  # the fourth card that was dealt
    head["chance"][3][2] = (i + 1) % n
    page = crowd.person(size)
    page.goto(f"{house.url}/verify")
    upload(page, "\n".join([json.dumps(head), *lines[1:]]))
    assert verdict(page) == "This record does not hold"
    expect(page.get_by_text("The hash of the key is what was published.")).to_be_visible()
    expect(page.locator(".verdict")).to_contain_text("1 draw is not what the key makes.")
    page.get_by_role("checkbox", name="Only those that fail").check()
    entries = page.get_by_role("list", name="Draw by draw").get_by_role("listitem")
    expect(entries).to_have_count(1)
    bad = entries.locator(".draw.bad")
    expect(bad).to_have_text(re.compile(f"^{label} 0: dealt from [0-9]+ in the order [0-9 ]+, the key deals [0-9 ]+$"))
    order, dealt = (deal.split() for deal in re.findall(r"(?:order|deals) ([0-9 ]+)", bad.inner_text()))
    assert (order[:3], len(order)) == (dealt[:3], len(dealt)), "cards before it are dealt as they were"
    assert order[3] != dealt[3]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert violations(page) == []
    upload(page, "\n".join(lines))
    assert verdict(page).startswith("Verified: ")
    upload(page, "\n".join([*lines[:-1], lines[-1].replace('"key":"', '"key":"00')[:-4] + '"}']))
    expect(page.locator(".verdict")).to_contain_text("The hash of the key is not what was published")
    upload(page, "no record")
    expect(page.get_by_role("main")).to_contain_text("This is no record: line 1 cannot be read.")


def test_a_house_that_changes_its_word_is_found_out(house: House, crowd: Crowd) -> None:
    """The record holds in itself, but it is not what this browser was promised."""
    pages = [crowd.person(), crowd.person()]
    tables = two_at(pages, house.url, EXAMPLE)
    expect(tables[1].log).to_contain_text("Night 1")
    pages[1].evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem('parlour.promises'));
          const other = kept.map((one) => ({ ...one, commit: 'sha256:00' }));
          localStorage.setItem('parlour.promises', JSON.stringify(other));
        }"""
    )
    tables[0].resign()
    expect(tables[1].ending).to_be_visible()
    tables[1].ending.get_by_role("link", name="Verify the dice").click()
    assert verdict(pages[1]) == "This record does not hold"
    expect(pages[1].locator(".verdict")).to_contain_text("This browser was shown another hash")


def test_while_the_game_runs_there_is_nothing_to_verify(house: House, crowd: Crowd, tmp_path: Path) -> None:
    pages = [crowd.person(), crowd.person()]
    table = two_at(pages, house.url, EXAMPLE)[0]
    expect(table.log).to_contain_text("Night 1")
    pages[0].goto(f"{table.address}/verify")
    expect(pages[0].get_by_role("main")).to_contain_text("The whole record is shown once the game is over")
    pages[0].get_by_role("link", name="To the table").click()
    expect(table.log).to_contain_text("Night 1")


def test_a_game_without_chance_speaks_of_no_dice(house: House, crowd: Crowd) -> None:
    page = crowd.person()
    table = Lobby(page, house.url).open().play_bots(FOURTHDIM)
    expect(table.log).to_be_visible()
    expect(page.get_by_text("The dice are sealed:")).to_have_count(0)


def test_every_die_of_a_game_with_many_is_rolled_again(house: House, crowd: Crowd) -> None:
    """A whole game of I Am Zombie holds; with one die turned to another face it does not, and that die is named."""
    lines = (GAMES / "iamzombie" / "two-to-the-trophies.log").read_text().splitlines()
    page = crowd.person()
    page.goto(f"{house.url}/verify")
    upload(page, "\n".join(lines))
    assert verdict(page).startswith("Verified: ")
    at, entry = next(
        (at, entry)
        for at, entry in enumerate(map(json.loads, lines))
        if any(label == "die" for label, _, _ in entry.get("chance", ()))
    )
    place = next(place for place, (label, _, _) in enumerate(entry["chance"]) if label == "die")
    _, n, face = entry["chance"][place]
    entry["chance"][place][2] = (face + 1) % n
    upload(page, "\n".join([*lines[:at], json.dumps(entry), *lines[at + 1 :]]))
    expect(page.locator(".verdict h2")).to_have_text("This record does not hold")
    expect(page.locator(".verdict")).to_contain_text("1 draw is not what the key makes.")
    page.get_by_role("checkbox", name="Only those that fail").check()
    bad = page.get_by_role("list", name="Draw by draw").locator(".draw.bad")
    expect(bad).to_have_text(re.compile(f"^die [0-9]+: {(face + 1) % n + 1} of {n}, the key makes {face + 1}$"))


def changed_choice(lines: list[str]) -> list[str]:
    """Somebody has taken another of the archetypes that were dealt to him."""
    at = next(at for at, line in enumerate(lines) if '"do":"choose:' in line)
    entry = json.loads(lines[at])
    return [*lines[:at], json.dumps({**entry, "do": f"choose:{(int(entry['do'][7:]) + 1) % 48}"}), *lines[at + 1 :]]


def changed_result(lines: list[str]) -> list[str]:
    closing = json.loads(lines[-1])
    closing["result"]["ranks"].reverse()
    return [*lines[:-1], json.dumps(closing)]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (changed_choice, re.compile("^Line 2: ")),
        (changed_result, re.compile("The result is not the one that the game came to")),
    ],
)
def test_what_only_the_rules_can_tell_is_said_and_asked_of_the_house(
    house: House, crowd: Crowd, change: Callable[[list[str]], list[str]], why: re.Pattern[str]
) -> None:
    lines = (GAMES / "iamzombie" / "two-to-the-trophies.log").read_text().splitlines()
    page = crowd.person(NARROW)
    page.goto(f"{house.url}/verify")
    upload(page, "\n".join(change(lines)))
    assert verdict(page).startswith("Verified: ")
    expect(page.get_by_text("An action or a result that somebody has changed does not show above.")).to_be_visible()
    expect(page.get_by_text("parlour replay --verify FILE")).to_be_visible()
    ask = page.get_by_role("button", name="Play it again by the rules")
    ask.click()
    expect(page.get_by_role("main").get_by_text(why)).to_be_visible()
    expect(page.locator(".verdict h2")).to_have_text("This record does not hold")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW[0]
    upload(page, "\n".join(lines))
    assert verdict(page).startswith("Verified: ")
    ask.click()
    expect(page.get_by_text("every action was allowed, every position and the result are as recorded")).to_be_visible()
    page.get_by_role("link", name="Look at it").click()
    page.wait_for_url("**/replay")


def test_a_line_that_contradicts_another_is_found_without_the_rules(house: House, crowd: Crowd) -> None:
    lines = (GAMES / "iamzombie" / "taken-back.log").read_text().splitlines()
    at = next(at for at, line in enumerate(lines) if '"do":"back ' in line)
    page = crowd.person()
    page.goto(f"{house.url}/verify")
    upload(page, "\n".join([*lines[:at], re.sub('"h":"[^"]*"', '"h":"0000000000000000"', lines[at]), *lines[at + 1 :]]))
    assert verdict(page) == "This record does not hold"
    expect(page.locator(".verdict")).to_contain_text(f"Line {at + 1}: The position after this line is not the one")
