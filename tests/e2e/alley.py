"""A whole game of Alley Cats on the generic screen, by two people, every action chosen from the list."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, expect

from tests.e2e.pages import Table

__all__ = ("CatTables", "play_out")

MOST_NIGHTS = 5
Errand = Callable[["CatTables", int], None]


class CatTables:
    """Both people's tables, by seat."""

    def __init__(self, tables: Sequence[Table], names: Sequence[str] = ("Ada", "Ben")) -> None:
        self.tables, self.names = tables, names

    def at(self, seat: int, prompt: str) -> Table:
        """That seat's table, once it is asked so."""
        table = self.tables[seat]
        expect(table.prompt).to_contain_text(prompt)
        return table

    def dusk(self, *places: str) -> None:
        """Everybody chooses in secret; who has chosen shows nowhere."""
        for seat, place in enumerate(places):
            self.at(seat, "Dusk.").choose(f"Prowl: {place}")
            if seat + 1 < len(places):
                expect(self.tables[seat].prompt).to_contain_text("Waiting for other players")

    def groom(self, seat: int) -> None:
        """Nothing but its end, drafted and sent."""
        table = self.at(seat, "Groom yourself")
        table.choose("End the grooming")
        table.send()

    def errand(self, seat: int, name: str = "Nap") -> None:
        self.at(seat, "Your errand").choose(name)

    def offer(self, seat: int, fish: int) -> None:
        """A free-form action beside the turn: the other cat is the only one to choose."""
        actions = self.tables[seat].actions
        form = actions.locator("form").filter(has_text="Offer fish for a card")
        form.get_by_role("spinbutton", name="Fish").fill(str(fish))
        form.get_by_role("button", name="Do it").click()
        expect(self.tables[seat].log).to_contain_text(f"{self.names[seat]} offered {self.names[1 - seat]}")

    def accept(self, seat: int) -> None:
        """Any card for the other's fish; only the two see which."""
        self.tables[seat].actions.get_by_role("button", name=re.compile("Accept offer")).first.click()
        for table in self.tables:
            expect(table.log).to_contain_text(f"{self.names[seat]} gave {self.names[1 - seat]}")

    def pounce(self, seat: int) -> None:
        """The other one is asked for a reaction and lets it pass."""
        other = self.names[1 - seat]
        self.at(seat, "Your errand").choose(f"Pounce on {other}")
        self.at(1 - seat, "Hiss, or let it pass?").choose("Let it pass")
        expect(self.tables[seat].log).to_contain_text(f"{other} let it pass")

    def next_night(self) -> bool:
        """Does another one fall? Else the game is over."""
        table = self.tables[0]
        dusk = table.prompt.filter(has_text="Dusk.")
        expect(dusk.or_(table.ending).first).to_be_visible()
        return not table.ending.is_visible()


def deals(cats: CatTables) -> None:
    """The first night's turns: an offer, a sale, a pounce."""
    cats.groom(0)
    cats.at(0, "Your errand")
    cats.offer(0, 1)
    cats.errand(0)
    cats.groom(1)
    cats.at(1, "Your errand")
    cats.accept(1)
    cats.pounce(1)


def play_out(cats: CatTables) -> list[Locator]:
    """To the end; both endings. On the rooftops no dog comes, so it takes three to five nights."""
    cats.dusk("the rooftops", "the rooftops")
    deals(cats)
    for night in range(2, MOST_NIGHTS + 1):
        if not cats.next_night():
            break
        cats.dusk("the rooftops", "the rooftops")
        first = (night - 1) % 2
        for seat in (first, 1 - first):
            cats.groom(seat)
            cats.errand(seat, "Scavenge" if night == 2 else "Nap")
    return [table.ending for table in cats.tables]
