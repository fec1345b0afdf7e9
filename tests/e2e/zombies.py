"""I Am Zombie's screen, and games of it that are in the middle already."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, Page, expect

from parlour.games.iamzombie.actions import Give, Rename, Vouch
from parlour.games.iamzombie.game import GAME
from parlour.games.iamzombie.model import State
from parlour.kit.actors import Seat, Viewer
from parlour.kit.budget import Iterations
from tests.e2e.browser import Crowd
from tests.e2e.pages import Table
from tests.e2e.staging import Staged, gone_on

__all__ = ("ZOMBIE", "Director", "Zombies", "going", "last_decisions")

ZOMBIE = "I Am Zombie"
WAITING = re.compile("Waiting|Sending")


class Director(Staged[State]):
    """Bots play all seats."""

    game = GAME
    opens = (Give, Vouch, Rename)

    def __init__(self, seats: int = 3, seed: int = 1, level: str = "hard", **options: Any) -> None:
        super().__init__(seats, seed, **options)
        self.bot = GAME.bots()[level]

    def step(self) -> None:
        """One decision of a bot."""
        prompt = GAME.prompts(self.s)[0]
        view = GAME.view(self.s, Viewer(Seat(prompt.seat)))
        for action in self.bot(view, prompt, self.rng, Iterations(1)):
            self.do(prompt.seat, action)

    def at(self, kind: str, seat: int | None = None) -> Director:
        """Play until somebody, or that seat, is asked that."""
        return self.until(lambda on: on.asked()[0] == kind and seat in (None, on.asked()[1]))


def last_decisions(director: Director) -> int:
    """Of a finished game: so many decisions at its end followed the last draw of chance."""
    count = 0
    for entry in reversed(director.recorder.entries):
        if entry.chance:
            return count
        count += 1
    return count


class Zombies:
    """One player's table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.page, self.seat = table, table.page, seat
        self.ranking = self.page.get_by_role("region", name="How the game ended")

    def slot(self, slot: int) -> Locator:
        return self.page.locator(f'[data-slot="{slot}"]')

    @property
    def lit(self) -> Locator:
        """Locations that can be chosen."""
        return self.page.locator(".slot.lit")

    def die(self, place: int) -> Locator:
        """In the tray."""
        return self.page.get_by_role("region", name="The tray").locator(f'[data-die="{place}"]')

    def go(self, name: str) -> Locator:
        """The button that is there for that."""
        return self.page.locator(f'[data-go="{name}"]')

    def words(self, locator: Locator) -> str:
        """What it says, without the marks that keep names apart."""
        return re.sub("[\u2068\u2069]", "", locator.inner_text())

    def offer(self, cancelled: int, healed: int) -> Locator:
        return self.page.locator(f'[data-offer="{cancelled} {healed}"]')

    def button(self, name: str) -> Locator:
        return self.page.locator("main").get_by_role("button", name=name, exact=True)

    def asked(self, words: str) -> None:
        expect(self.table.prompt).to_contain_text(words)

    def lay_for_me(self) -> None:
        """Leave the standing order."""
        self.table.turn.locator("summary").click()
        self.table.turn.get_by_role("checkbox", name="Lay the rest of my locations for me").check()
        expect(self.table.turn).to_contain_text("Saved")
        self.table.turn.locator("summary").click()

    def decided(self) -> None:
        """Wait until one is asked again, or it is over."""
        expect(self.table.prompt.or_(self.table.ending).first).not_to_contain_text(WAITING)

    def answer(self) -> None:
        """The next thing to press, whatever is asked: the screen always has one."""
        asked = self.table.prompt.inner_text()
        if self.page.locator(".deal").is_visible():
            self.page.locator(".deal .btn").first.click()
        elif self.page.locator("[data-location]:enabled").first.is_visible():
            self.page.locator("[data-location]:enabled").first.click()
            self.lit.first.click()
        elif self.page.locator(".bar .btn.go:enabled").first.is_visible():
            self.page.locator(".bar .btn.go:enabled").first.click()
        else:
            self.lit.first.click()
            confirm = self.page.locator(".look .btn.go")
            expect(
                confirm.or_(self.table.ending).or_(self.table.prompt.filter(has_not_text=asked)).first
            ).to_be_visible()
            if confirm.is_visible():
                confirm.click()


def going(
    crowd: Crowd, pages: Mapping[int, Page], url: str, director: Director, n: int | None = None
) -> dict[int, Zombies]:
    """A table that goes on where the director has stopped, or after ``n`` entries."""
    tables = gone_on(crowd, pages, url, director.record(), director.n if n is None else n)
    return {seat: Zombies(table, seat) for seat, table in tables.items()}
