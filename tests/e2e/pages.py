"""What a person sees and does, screen by screen, in English: locators by role and name, actions that wait."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

__all__ = ("Lobby", "NewTable", "Table", "sit_down", "two_at")

FOURTHDIM, EXAMPLE = "The Fourth Dimension", "Alley Cats"


class Lobby:
    """The first page."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url = page, url

    def open(self) -> Lobby:
        self.page.goto(self.url)
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        return self

    def game(self, name: str) -> Locator:
        return self.page.get_by_role("list", name="Games").get_by_role("listitem", name=name)

    def call_me(self, name: str) -> Lobby:
        self.page.get_by_role("button", name="Guest").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("textbox", name="Your name").fill(name)
        dialog.get_by_role("button", name="Save").click()
        expect(self.page.get_by_role("button", name="Guest")).to_contain_text(name)
        return self

    def invite_friends(self, game: str) -> Table:
        """Whoever has no name yet is asked for one."""
        self.game(game).get_by_role("button", name="Invite friends").click()
        box = self.page.get_by_role("dialog").get_by_role("textbox", name="Your name")
        expect(box.or_(Table(self.page).address_box).first).to_be_visible()
        if box.is_visible():
            box.fill("Ada")
            self.page.get_by_role("dialog").get_by_role("button", name="Invite friends").click()
        return self.arrived()

    def play_bots(self, game: str) -> Table:
        self.game(game).get_by_role("button", name="Play against bots").click()
        return self.arrived()

    def more_options(self, game: str) -> NewTable:
        self.game(game).get_by_role("button", name="More options").click()
        return NewTable(self)

    def arrived(self) -> Table:
        self.page.wait_for_url(re.compile(r"/t/[\w-]+$"))
        return Table(self.page)


class NewTable:
    """The dialog of a new table."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self.dialog = lobby.page.get_by_role("dialog")

    def seats(self, count: int) -> NewTable:
        field = self.dialog.get_by_role("spinbutton", name="How many")
        field.fill(str(count))
        field.press("Tab")
        expect(self.dialog.get_by_role("combobox")).to_have_count(count)
        return self

    def seat(self, number: int, choice: str) -> NewTable:
        self.dialog.get_by_role("combobox").nth(number - 1).select_option(label=choice)
        return self

    def clocked(self, *, lag: str = "none") -> NewTable:
        """Ten minutes for each, twenty seconds more a turn."""
        self.dialog.get_by_role("radio", name="Time for the whole game").check()
        self.dialog.get_by_role("combobox", name="Lag allowance").select_option(label=lag)
        return self

    def public(self) -> NewTable:
        self.dialog.get_by_role("radio", name="Everybody").check()
        return self

    def create(self) -> Table:
        """Under the name that stands there, else as Ada."""
        box = self.dialog.get_by_role("textbox", name="Your name")
        if box.is_visible() and not box.input_value():
            box.fill("Ada")
        self.press()
        return self._lobby.arrived()

    def press(self) -> None:
        """The button alone: it may be refused."""
        self.dialog.get_by_role("button", name="Set up the table").click()


class Table:
    """A table: waiting room, then board or generic screen, and the panel beside it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.turn = page.get_by_role("region", name="Your choice")
        self.prompt = self.turn.get_by_role("status").first
        self.ending = page.locator(".ending")
        self.seats = page.get_by_role("list", name="Seats")
        self.log = page.get_by_role("log", name="Log")
        self.chat = page.get_by_role("log", name="Chat")
        self.offer = page.locator(".offer")
        """Somebody asks to take a move back."""
        self.proposal = page.locator(".proposal")
        """Somebody offers a draw."""
        self.told = page.locator(".told")
        """What has become of what one had asked for."""
        self.send_button = self.turn.get_by_role("button", name="Send turn")
        self.why = page.get_by_role("alert")
        self.actions = page.locator("#actions")

    @property
    def address(self) -> str:
        return self.page.url

    @property
    def address_box(self) -> Locator:
        """The link for the others, as the waiting room shows it."""
        return self.page.locator("main").get_by_role("textbox", name="Link", exact=True)

    def invite(self) -> str:
        return self.address_box.input_value()

    def tab(self, name: str) -> None:
        self.page.get_by_role("tab", name=name).click()

    # -- the list of legal actions

    @property
    def offered(self) -> Locator:
        """Buttons of the list of what is due now."""
        return self.actions.locator("form + p + ul").get_by_role("button")

    def choose(self, name: str) -> None:
        """From the list, by its words."""
        self.offered.filter(has_text=name).first.click()

    @property
    def box(self) -> Locator:
        return self.actions.get_by_role("textbox", name="Find an action")

    def write(self, notation: str) -> None:
        """In the box above the list."""
        self.box.fill(notation)
        self.box.press("Enter")

    def write_turn(self, *parts: str) -> None:
        """A whole turn by notation, sent; the panel shows the list."""
        for i, part in enumerate(parts, 1):
            self.write(part)
            expect(self.part_buttons).to_have_count(i)
        self.send()

    def send(self) -> None:
        self.send_button.click()

    # -- fourthdim's board

    def space(self, name: str) -> Locator:
        return self.page.locator(f'[data-cell="{name}"]')

    def click_spaces(self, *names: str) -> None:
        for name in names:
            self.space(name).click()

    def warp(self, kind: str) -> None:
        self.turn.get_by_role("button", name=kind, exact=True).click()

    def ask_for(self, kind: str) -> None:
        """A timewarp that is greyed: it can be pressed all the same, and says why."""
        self.turn.get_by_role("button", name=kind, exact=True).press("Enter")

    @property
    def part_buttons(self) -> Locator:
        """One a drafted part: it takes it back."""
        return self.turn.get_by_role("button", name="Take back")

    def make(self, part: str) -> None:
        """One part of a turn in notation, with clicks on board and buttons alone."""
        before = self.part_buttons.count()
        kinds = {"^": "Beam Up", "v": "Beam Down", "@": "Beam Back", "~": "Navigate"}
        if part[0] in kinds:
            self.warp(kinds[part[0]])
        spaces = re.findall(r"[a-z]\d+", part.removeprefix("v"))
        self.click_spaces(*spaces)
        nothing = self.turn.get_by_role("button", name="Take nothing")
        expect(self.part_buttons.nth(before).or_(nothing).first).to_be_visible()
        if nothing.is_visible():
            nothing.click()
        expect(self.part_buttons).to_have_count(before + 1)

    # -- talk and take-back

    def say(self, text: str) -> None:
        """In the chat, which is brought up."""
        self.tab("Chat")
        self.page.get_by_role("textbox", name="Message").fill(text)
        self.page.get_by_role("button", name="Send", exact=True).click()

    @property
    def unread(self) -> Locator:
        """The mark at the chat's tab."""
        return self.page.get_by_role("tab", name=re.compile("Chat.*new message"))

    @property
    def take_back(self) -> Locator:
        """The button that asks to take the last move back, in the panel's foot."""
        return self.page.locator("aside").get_by_role("button", name="Take my last move back")

    def answer(self, name: str) -> None:
        """To the offer of a take-back, or one's own."""
        self.offer.get_by_role("button", name=name).click()

    def offer_draw(self) -> None:
        """By the button in the panel's foot."""
        self.page.locator("aside").get_by_role("button", name="Offer a draw").click()

    def resign(self) -> None:
        dialog = self.menu()
        dialog.get_by_role("button", name="Resign").click()
        dialog.get_by_role("button", name="Yes, resign").click()
        expect(self.ending).to_be_visible()

    # -- the menu

    def menu(self) -> Locator:
        self.page.get_by_role("banner").get_by_role("button", name="Menu").click()
        return self.page.get_by_role("dialog", name="Menu")

    def download(self, folder: Path) -> Path:
        """The record, from the box of the ending."""
        with self.page.expect_download() as started:
            self.ending.get_by_role("link", name="Download the record").click()
        file = folder / started.value.suggested_filename
        started.value.save_as(file)
        return file


def sit_down(page: Page, link: str, name: str) -> Table:
    """Open an invitation and take the free seat."""
    page.goto(link)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    table = Table(page)
    expect(table.seats).to_contain_text(name)
    return table


def two_at(pages: Sequence[Page], url: str, game: str, names: Sequence[str] = ("Ada", "Ben")) -> tuple[Table, Table]:
    """Two people at one table, begun: the first has set it up and has seat 1."""
    host = Lobby(pages[0], url).open().call_me(names[0]).invite_friends(game)
    guest = sit_down(pages[1], host.invite(), names[1])
    for table in (host, guest):
        expect(table.turn).to_be_visible()
    return host, guest
