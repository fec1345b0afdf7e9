"""Pictures of every screen, for eyes: ``python -m tests.e2e.shots FOLDER``.

Each scene is set up once in English and then photographed in each language, light and dark, wide and narrow. Files are
named ``SCENE-WIDTH-SCHEME-LANGUAGE.png``.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, expect

from tests.e2e.alley import CatTables
from tests.e2e.browser import NARROW, WIDE, Crowd, chromium
from tests.e2e.house import running
from tests.e2e.pages import EXAMPLE, FOURTHDIM, Lobby, Table, sit_down, two_at
from tests.e2e.reading import LANGUAGES

__all__ = ("main",)

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

MIDDLE = (
    ("c4-b2", "^d3"),
    ("c9-c8", "@c12>b5"),
    ("d1-d32", "~"),
    ("c12-b6", "~"),
)
"""Four turns: White has a piece in the Vortex and a marker on the board, Black a pair."""


class Camera:
    """Photographs pages into a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def shoot(self, scene: str, page: Page, *, open_again: Callable[[], None] | None = None) -> None:
        """The page in every size, scheme and language; the texts change under whatever is chosen."""
        for size in (WIDE, NARROW):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                for language in LANGUAGES:
                    self._speak(page, language)
                    if open_again is not None:
                        open_again()
                    name = f"{scene}-{size[0]}-{scheme}-{language}.png"
                    page.screenshot(path=self.folder / name)
        page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        self._speak(page, "en")

    def _speak(self, page: Page, language: str) -> None:
        """By the button, which is on the page even where it is not shown or a dialog lies over it."""
        button = page.locator(f'button[lang="{language}"]').first
        button.dispatch_event("click")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(f".rules:not([lang={language}])")).to_have_count(0)


def lobby(camera: Camera, crowd: Crowd, url: str) -> None:
    """The lobby with tables in it, the dialog, the waiting room, the guest's form."""
    others = Lobby(crowd.person(), url).open().call_me("Zuzanna")
    others.more_options(FOURTHDIM).public().create()
    page = crowd.person()
    first = Lobby(page, url).open().call_me("Ada")
    waiting = first.more_options(EXAMPLE).create()
    camera.shoot("waiting", page)
    guest = crowd.person()
    guest.goto(waiting.invite())
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    camera.shoot("join", guest)
    first.open()
    expect(first.game(FOURTHDIM)).to_be_visible()
    camera.shoot("lobby", page)
    first.more_options(FOURTHDIM).dialog.locator("summary").click()
    camera.shoot("new-table", page)


def board(camera: Camera, crowd: Crowd, url: str) -> None:
    """The Fourth Dimension: start, a draft, a greyed choice, the middle, the end."""
    white, black = two_at([crowd.person(), crowd.person()], url, FOURTHDIM)
    camera.shoot("board-start", white.page)
    black.tab("Actions")
    play(white, black)
    camera.shoot("board-middle", white.page)
    white.click_spaces("c1")
    camera.shoot("board-chosen", white.page)
    white.page.keyboard.press("Escape")
    white.ask_for("Beam Up")
    expect(white.why).to_be_visible()
    camera.shoot("board-refused", white.page)
    panel(camera, white)
    finish(camera, crowd, url)


def play(white: Table, black: Table) -> None:
    """The turns of :data:`MIDDLE`, White's on the board."""
    for number, turn in enumerate(MIDDLE):
        if number % 2:
            black.write_turn(*turn)
            expect(white.prompt).to_contain_text("Your turn")
        else:
            for part in turn:
                white.make(part)
            white.send()
            expect(black.prompt).to_contain_text("Your turn")


def panel(camera: Camera, table: Table) -> None:
    """What the side panel or sheet shows."""
    names = {"actions": 1, "rules": 2, "text": 3}
    for name, number in names.items():

        def show(number: int = number) -> None:
            narrow = table.page.locator("nav.bar").get_by_role("button").nth(number)
            if not narrow.is_visible():
                table.page.get_by_role("tab").nth(number).click()
            elif narrow.get_attribute("aria-pressed") != "true":
                narrow.click()

        camera.shoot(f"panel-{name}", table.page, open_again=show)
    table.menu()
    camera.shoot("menu", table.page)


def finish(camera: Camera, crowd: Crowd, url: str) -> None:
    """The shortest game, with a draft on the way."""
    white, black = two_at([crowd.person(), crowd.person()], url, FOURTHDIM)
    black.tab("Actions")
    white.make("c4-b2")
    camera.shoot("board-draft", white.page)
    white.make("@c1>b1")
    camera.shoot("board-complete", white.page)
    white.send()
    expect(black.prompt).to_contain_text("Your turn")
    black.write_turn("c9-c8", "@d20>b5")
    expect(white.prompt).to_contain_text("Your turn")
    white.make("c1-b1")
    white.make("@b2>b4xb5")
    white.send()
    expect(white.ending).to_be_visible()
    camera.shoot("board-end", white.page)


def generic(camera: Camera, crowd: Crowd, url: str) -> None:
    """The example: a sealed choice, an errand with an offer, a reaction."""
    tables = two_at([crowd.person(), crowd.person()], url, EXAMPLE)
    cats = CatTables(tables)
    camera.shoot("generic-dusk", tables[0].page)
    cats.dusk("the rooftops", "the rooftops")
    cats.groom(0)
    cats.at(0, "Your errand")
    camera.shoot("generic-errand", tables[0].page)
    cats.offer(0, 1)
    cats.errand(0)
    cats.groom(1)
    cats.at(1, "Your errand").choose("Pounce on Ada")
    cats.at(0, "Hiss, or let it pass?")
    camera.shoot("generic-react", tables[0].page)


def many(camera: Camera, crowd: Crowd, url: str) -> None:
    """A table of ten: eight bots, two people with long names."""
    page = crowd.person()
    lobby_page = Lobby(page, url).open().call_me("Maximiliane von Hohenlohe-Barten")
    dialog = lobby_page.more_options(EXAMPLE).seats(10)
    for number in range(3, 11):
        dialog.seat(number, "Bot, easy")
    table = dialog.create()
    sit_down(crowd.person(), table.invite(), "Константин Константинопольский")
    expect(table.prompt).to_contain_text("Dusk.")
    camera.shoot("generic-many", page)


def main() -> None:
    """Set the scenes one after the other."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    scenes = {scene.__name__: scene for scene in (lobby, board, generic, many)}
    camera = Camera(folder)
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as house, chromium() as browser:
        for name in sys.argv[2:] or scenes:
            crowd = Crowd(browser)
            scenes[name](camera, crowd, house.url)
            crowd.close()
            print(name, *crowd.faults)


if __name__ == "__main__":
    main()
