"""Cyber Wedding's screen, and games of it that are in the middle already."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Locator, Page, expect

from parlour.games.cyberwedding.actions import MakePromise, SettlePromise
from parlour.games.cyberwedding.game import GAME
from parlour.games.cyberwedding.model import State
from parlour.kit.actors import Seat, Viewer
from parlour.kit.budget import Iterations
from tests.e2e.browser import Crowd
from tests.e2e.pages import Table
from tests.e2e.staging import Staged, gone_on

__all__ = ("WAITING", "WEDDING", "Director", "Wedding", "first", "going")

WEDDING = "Cyber Wedding"
WAITING = re.compile("Waiting|Sending")
SEEDS = range(1, 40)


class Director(Staged[State]):
    """Plays all seats: at random, or as bots of a level do."""

    game = GAME
    opens = (MakePromise, SettlePromise)

    def __init__(self, seats: int = 3, seed: int = 1, *, level: str = "", **options: Any) -> None:
        super().__init__(seats, seed, **options)
        self.bot = GAME.bots()[level] if level else None

    @property
    def kind(self) -> str:
        """Of the first prompt."""
        return self.asked()[0]

    @property
    def seat(self) -> int:
        """Who is asked first."""
        return self.asked()[1]

    def legal(self, cls: type[Any]) -> list[Any]:
        """What whoever is asked may do, of this kind."""
        return [action for action in GAME.legal(self.s, Seat(self.seat)) if isinstance(action, cls)]

    def step(self) -> None:
        """One decision."""
        prompt = GAME.prompts(self.s)[0]
        if self.bot is None:
            self.do(prompt.seat, GAME.legal(self.s, prompt.seat).sample(self.rng))
            return
        view = GAME.view(self.s, Viewer(prompt.seat))
        for action in self.bot(view, prompt, self.rng, Iterations(1)):
            self.do(prompt.seat, action)

    def found(self, there: Callable[[Director], bool], most: int = 6000) -> bool:
        """Play until that is so; ``False`` if the game, or so many decisions, are over before."""
        for _ in range(most):
            if self.over:
                return False
            if there(self):
                return True
            self.step()
        return False


def first(
    there: Callable[[Director], bool], seats: int = 3, *, level: str = "", most: int = 6000, **options: Any
) -> Director:
    """The first game in which that comes to be within so many decisions, at that moment."""
    for seed in SEEDS:
        director = Director(seats, seed, level=level, **options)
        if director.found(there, most):
            return director
    raise AssertionError("it comes to that in none of these games")


class Wedding:
    """One player's table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.page, self.seat = table, table.page, seat
        self.phase = self.page.get_by_role("list", name="The phases of a turn").locator("[aria-current]")
        self.bar = self.page.locator(".table > .bar")
        self.leave_button = self.bar.get_by_role("button", name="Leave the auction for good")

    def square(self, square: int) -> Locator:
        return self.page.locator(f'[data-square="{square}"]')

    @property
    def lit(self) -> Locator:
        """Squares that can be chosen."""
        return self.page.locator("[data-light]")

    def press(self, square: Locator) -> None:
        """By the keyboard, which brings it into view."""
        square.focus()
        square.press("Enter")

    def go(self, name: str) -> Locator:
        """The button that is there for that."""
        return self.page.locator(f'[data-go="{name}"]')

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.locator("main").get_by_role("button", name=name)

    def panel(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("region", name=name)

    def decided(self) -> None:
        """Wait until one is asked again, or it is over."""
        expect(self.table.prompt.or_(self.table.ending).first).not_to_contain_text(WAITING)

    def answer(self) -> None:
        """The next thing to press, whatever is asked: the screen always has one."""
        if self.leave_button.count():
            self.leave_button.click()
            self.go("sure").click()
            return
        for choice in (self.page.locator("[data-pick]:enabled"), self.bar.locator(".btn.go:enabled")):
            if choice.count():
                choice.first.click()
                return
        tile = self.page.locator("[data-tile].ready")
        if tile.count():
            self.press(tile.first)
        elif self.page.locator("[data-shot]").count():
            self.page.locator("[data-shot]").first.click()
        elif self.page.locator("[data-pledge]").count():
            self.page.locator("[data-pledge]").first.click()
        elif self.bar.locator(".btn:enabled").count():
            self.bar.locator(".btn:enabled").first.click()
        elif self.page.locator("[data-discard]").count():
            self.page.locator("[data-discard]").first.click()
        elif self.lit.count():
            self.press(self.lit.first)
        else:
            self.page.locator(".side .btn:enabled").first.click()


def going(
    crowd: Crowd, pages: Mapping[int, Page], url: str, director: Director, *, bots: str = ""
) -> dict[int, Wedding]:
    """A table that goes on where the director has stopped."""
    tables = gone_on(crowd, pages, url, director.record(), director.n, bots=bots)
    return {seat: Wedding(table, seat) for seat, table in tables.items()}
