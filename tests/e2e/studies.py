"""The screens beside play: a replay of a table, and a position under analysis."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.e2e.pages import FOURTHDIM, Table, two_at

__all__ = ("SHORTEST", "Analysis", "Replay", "play_shortest")

SHORTEST = (("c4-b2", "@c1>b1"), ("c9-c8", "@d20>b5"), ("c1-b1", "@b2>b4xb5"))
"""White takes the Timelord with the third turn."""


def play_shortest(first: Page, second: Page, url: str) -> tuple[Table, Table]:
    """Two people play :data:`SHORTEST` to its end."""
    tables = two_at([first, second], url, FOURTHDIM)
    for table in tables:
        table.tab("Actions")
    for number, turn in enumerate(SHORTEST):
        table = tables[number % 2]
        expect(table.prompt).to_contain_text("Your turn")
        table.write_turn(*turn)
    for table in tables:
        expect(table.ending).to_be_visible()
    return tables


class Replay:
    """A table page by page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.deck = page.get_by_role("region", name="Replay")
        self.told = self.deck.get_by_role("status")
        self.slider = self.deck.get_by_role("slider", name="Step")
        self.lines = page.get_by_role("list", name="Log").get_by_role("listitem")
        self.current = page.locator('.pages [aria-current="step"]')

    def open(self, address: str) -> Replay:
        self.page.goto(address)
        expect(self.deck).to_be_visible()
        return self

    def press(self, name: str) -> None:
        """One of the buttons for forward and back."""
        self.deck.get_by_role("button", name=name, exact=True).click()

    def at(self, n: int, total: int | None = None) -> None:
        """The step ``n`` is shown, on the slider, in the log and in the address."""
        expect(self.slider).to_have_value(str(n))
        expect(self.current.get_by_role("button").first).to_have_text(str(n))
        expect(self.page).to_have_url(re.compile(rf"[?&]n={n}(&|$)"))
        if total is not None:
            expect(self.slider).to_have_attribute("max", str(total))

    @property
    def total(self) -> int:
        return int(self.slider.get_attribute("max") or 0)

    def go(self, n: int) -> None:
        self.page.get_by_role("button", name=f"Show step {n}", exact=True).click()
        self.at(n)

    def link(self, name: str) -> Locator:
        return self.deck.get_by_role("link", name=name)

    def download(self, folder: Path) -> Path:
        with self.page.expect_download() as started:
            self.link("Download the record").click()
        file = folder / started.value.suggested_filename
        started.value.save_as(file)
        return file


class Analysis:
    """A position, and turns tried out on it. The board is the table's."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = Table(page)
        self.prompt = self.table.prompt
        self.line = page.get_by_role("region", name="Turns tried out")
        self.opinion = page.get_by_role("region", name="What the bot thinks")
        self.text = page.get_by_role("textbox", name="Position in the game’s notation")

    def open(self, url: str, fragment: str = "") -> Analysis:
        self.page.goto(f"{url}/analysis/fourthdim{fragment}")
        expect(self.prompt).to_be_visible()
        return self

    def tab(self, name: str) -> None:
        self.table.tab(name)

    @property
    def made(self) -> Locator:
        """The turns of the line."""
        return self.line.get_by_role("listitem").filter(has=self.page.locator(".number"))

    @property
    def current(self) -> Locator:
        return self.line.locator("[aria-current]")

    def show(self, position: str) -> None:
        self.tab("Position")
        self.text.fill(position)
        self.page.get_by_role("button", name="Show this position").click()

    def make_turn(self, record: str) -> None:
        """By the box over the list of whole turns."""
        mover = self.table.seats.locator("[aria-current]").inner_text()
        self.type_turn(record)
        expect(self.table.seats.locator("[aria-current]", has_text=mover.splitlines()[0])).to_have_count(0)

    def type_turn(self, record: str) -> None:
        """Ask for a turn, and do not wait until it is made."""
        self.tab("Turns")
        box = self.page.get_by_role("textbox", name="Find a turn")
        box.fill(record)
        box.press("Enter")
