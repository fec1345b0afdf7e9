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

from parlour.games.illuminati.deck import our_text
from tests.e2e.alley import CatTables
from tests.e2e.browser import NARROW, WIDE, Crowd, chromium
from tests.e2e.hexnet import played, seated, staged
from tests.e2e.house import running
from tests.e2e.pages import EXAMPLE, FOURTHDIM, Lobby, Table, sit_down, two_at
from tests.e2e.reading import LANGUAGES
from tests.e2e.strings import STRINGS, Director, going
from tests.e2e.studies import Analysis, Replay, play_shortest
from tests.e2e.wedding import Director as Guests
from tests.e2e.wedding import first as first_wedding
from tests.e2e.wedding import going as wedding_at
from tests.e2e.zombies import Director as Bots
from tests.e2e.zombies import going as zombies_at

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
    names = {"chat": 1, "actions": 2, "rules": 3, "text": 4}
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


def company(camera: Camera, crowd: Crowd, url: str) -> None:
    """People at one table: long names, talk, a move taken back, clocks and where the time went, once more."""
    host = Lobby(crowd.person(), url).open().call_me("Maximiliane von Hohenlohe-Barten")
    white = host.more_options(FOURTHDIM).clocked(lag="¼ second").create()
    black = sit_down(crowd.person(), white.invite(), "Константин Константинопольский")
    expect(white.turn).to_be_visible()
    black.say("Good luck!")
    expect(white.unread).to_be_visible()
    camera.shoot("company-unread", white.page)
    white.make("c4-b2")
    white.make("@c1>b1")
    white.send()
    expect(black.prompt).to_contain_text("Your turn")
    black.tab("Log")
    white.take_back.click()
    expect(black.offer).to_be_visible()
    camera.shoot("company-asking", white.page)
    camera.shoot("company-asked", black.page)
    black.answer("Allow it")
    expect(white.prompt).to_contain_text("Your turn")
    camera.shoot("company-taken-back", white.page)
    white.seats.get_by_role("button", name="Where did it go?").first.click()
    expect(white.page.get_by_role("dialog").get_by_role("table").first).to_be_visible()
    camera.shoot("company-ledger", white.page)
    white.page.keyboard.press("Escape")
    black.resign()
    black.ending.get_by_role("button", name="Play again").click()
    expect(white.ending).to_contain_text("would like to play again")
    camera.shoot("company-rematch", white.page)


def returned(camera: Camera, crowd: Crowd, url: str) -> None:
    """Somebody comes back after the other has moved; before that the other saw them go."""
    white, black = two_at([crowd.person(), crowd.person()], url, FOURTHDIM)
    white.make("c4-b2")
    white.make("@c1>b1")
    white.send()
    expect(white.prompt).to_contain_text("Waiting for Ben")
    memory = white.page.context.storage_state()
    white.page.context.close()
    black.tab("Actions")
    black.write_turn("c9-c8", "@d20>b5")
    expect(black.seats).to_contain_text("connection lost")
    camera.shoot("returned-gone", black.page)
    back = Table(crowd.person(memory=memory))
    back.page.goto(black.address)
    expect(back.page.get_by_role("region", name="While you were away")).to_be_visible()
    camera.shoot("returned-missed", back.page)


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


def show_tabs(camera: Camera, scene: str, page: Page, *names: str) -> None:
    """One tab of the panel after the other; on a phone the sheet."""
    for number, name in enumerate(names):

        def show(number: int = number) -> None:
            narrow = page.locator("nav.bar").get_by_role("button").nth(number)
            if not narrow.is_visible():
                page.get_by_role("tab").nth(number).click()
            elif narrow.get_attribute("aria-pressed") != "true":
                narrow.click()

        camera.shoot(f"{scene}-{name}", page, open_again=show)
    page.keyboard.press("Escape")


def replay(camera: Camera, crowd: Crowd, url: str) -> None:
    """A game looked back at: in the middle, at its end, the dialog for going on, a fault of a record."""
    white, _ = play_shortest(crowd.person(), crowd.person(), url)
    page = white.page
    found = Replay(page).open(f"{white.address}/replay?n=5")
    found.at(5)
    camera.shoot("replay", page)
    show_tabs(camera, "replay", page, "log")
    found.press("To the end")
    camera.shoot("replay-end", page)
    found.go(3)
    found.deck.get_by_role("button", name="Play on from here").click()
    camera.shoot("replay-branch", page)
    lobby_page = crowd.person()
    Lobby(lobby_page, url).open()
    with lobby_page.expect_file_chooser() as chosen:
        lobby_page.get_by_role("button", name="Open a record").click()
    chosen.value.set_files({"name": "x.jsonl", "mimeType": "text/plain", "buffer": b"no record"})
    expect(lobby_page.get_by_role("alert")).to_be_visible()
    lobby_page.get_by_role("alert").scroll_into_view_if_needed()
    camera.shoot("record-refused", lobby_page)


def hidden(camera: Camera, crowd: Crowd, url: str) -> None:
    """The replay of a game that hides something, on the generic screen, through one player's eyes."""
    tables = two_at([crowd.person(), crowd.person()], url, EXAMPLE)
    CatTables(tables).dusk("the rooftops", "the rooftops")
    tables[0].menu().get_by_role("button", name="Resign").click()
    tables[0].page.get_by_role("button", name="Yes, resign").click()
    expect(tables[1].ending).to_be_visible()
    found = Replay(tables[1].page).open(f"{tables[1].address}/replay?n=2&seat=1")
    camera.shoot("replay-generic", found.page)


def analysis(camera: Camera, crowd: Crowd, url: str) -> None:
    """A position: what the bot thinks, the turns, the text of a position that cannot be."""
    page = crowd.person()
    found = Analysis(page).open(url)
    for turn in MIDDLE[:3]:
        found.make_turn(" ".join(turn))
    found.tab("Analysis")
    found.opinion.get_by_role("button", name="Ask the bot").click()
    expect(found.opinion.get_by_role("list")).to_be_visible()
    camera.shoot("analysis", page)
    show_tabs(camera, "analysis", page, "study", "turns", "actions", "position")
    found.show("w Td4,Zz9 - Td20 -")
    expect(page.locator(".bad").first).to_contain_text("Zz9")
    camera.shoot("analysis-fault", page)


def network(camera: Camera, crowd: Crowd, url: str) -> None:
    """The Network: the hand at the start, a jump that costs, the private choice, a refusal; five and ten seats."""
    camera.shoot("network-start", seated([crowd.person(), crowd.person()], url)[0].page)
    ada = staged(crowd, {0: crowd.person()}, url, played(2, 72, 3), 68)[0]
    ada.mine()
    ada.hex(ada.where("J2")).click()
    camera.shoot("network-jump", ada.page)
    ada.page.keyboard.press("Escape")
    ada.hex(ada.where("S2")).click()
    ada.ability("EMP").click()
    camera.shoot("network-emp", ada.page)
    ada.page.keyboard.press("Escape")
    ada.hex(ada.where("O1")).click()
    ada.ability("Consciousness Transfer").click()
    ada.page.locator('[data-cell][aria-label*="can be chosen"]').first.click()
    camera.shoot("network-core", ada.page)
    ada.page.keyboard.press("Escape")
    ada.hand("J").click()
    ada.hex(ada.where("J1", "b")).click()
    expect(ada.table.why).to_be_visible()
    camera.shoot("network-refused", ada.page)
    for seats, actions, seed in ((5, 90, 29), (10, 155, 2)):
        many = staged(crowd, {0: crowd.person()}, url, played(seats, actions + 4, seed), actions)[0]
        many.mine()
        many.page.locator('[data-cell][aria-label*="stack of 3"]').first.focus()
        camera.shoot(f"network-{seats}", many.page)


def strings(camera: Camera, crowd: Crowd, url: str) -> None:
    """Hidden Strings: at rest, an attack planned and under way, a deal, an arrow to choose, eight seats, a deck."""
    director = Director(4, seed=3).turns(16)
    seat = director.s.active
    attack = director.best(seat)
    assert attack is not None
    found = going(crowd, {seat: crowd.person()}, url, director)[seat]
    found.asked("Your turn")
    camera.shoot("strings", found.page)
    found.go("plan-trade").click()
    camera.shoot("strings-deal", found.page)
    found.page.keyboard.press("Escape")
    found.press(attack.attacker)
    camera.shoot("strings-card", found.page)
    found.go("attack-with").click()
    found.press(attack.group)
    expect(found.go("attack")).to_be_enabled()
    camera.shoot("strings-plan", found.page)
    found.go("attack").click()
    found.asked("Spend money")
    camera.shoot("strings-money", found.page)
    hanging = Director(4, seed=3).until(lambda on: on.asked()[0] == "hang" and on.s.round > 4)
    asked = hanging.asked()[1]
    found = going(crowd, {asked: crowd.person()}, url, hanging)[asked]
    found.asked("Choose the arrow")
    camera.shoot("strings-hang", found.page)
    powers = Director(4, seed=1).until(lambda on: on.asked()[0] == "power" and len(on.s.players[on.s.active].cards) > 5)
    seat = powers.s.active
    found = going(crowd, {seat: crowd.person()}, url, powers)[seat]
    found.asked("Use the power")
    found.dock.locator("[data-go^=plan-re]").click()
    camera.shoot("strings-power", found.page)
    many = Director(8, seed=5).turns(24)
    found = going(crowd, {many.s.active: crowd.person()}, url, many)[many.s.active]
    found.asked("Your turn")
    camera.shoot("strings-eight", found.page)
    dialog = Lobby(crowd.person(), url).open().more_options(STRINGS)
    dialog.dialog.locator("summary").first.click()
    dialog.dialog.get_by_label("Deck", exact=True).set_input_files(
        {"name": "deck.json", "mimeType": "application/json", "buffer": our_text()}
    )
    expect(dialog.dialog).to_contain_text("Power in all")
    camera.shoot("strings-deck", dialog.dialog.page)


def zombies(camera: Camera, crowd: Crowd, url: str) -> None:
    """I Am Zombie: cards to choose, laying, a closer look, dice, what brains buy; five seats; a team; the end."""
    moments: dict[str, Callable[[Bots], bool]] = {
        "archetype": lambda on: on.asked()[0] == "archetype" and on.s.round == 3,
        "lay": lambda on: on.asked()[0] == "lay" and on.s.round == 2,
        "before": lambda on: on.asked()[0] == "before" and on.s.round == 3,
        "reroll": lambda on: on.asked()[0] == "reroll" and on.s.round == 3,
        "fives": lambda on: on.asked()[0] == "fives" and on.s.round > 1,
    }
    for name, there in moments.items():
        for seats, mode in ((3, "competitive"), (5, "competitive"), (3, "coop")):
            director = _first_zombies(there, seats, mode)
            seat = director.asked()[1]
            found = zombies_at(crowd, {seat: crowd.person()}, url, director)[seat]
            found.decided()
            if name == "before":
                found.slot(1).click()
            camera.shoot(f"zombies-{name}-{seats}-{mode}", found.page)
    for mode in ("competitive", "coop"):
        director = Bots(3, 3, mode=mode)
        while not director.over:
            director.step()
        seat = int(director.recorder.entries[-1].by)
        found = zombies_at(crowd, {seat: crowd.person()}, url, director, director.n - 1)[seat]
        found.answer()
        expect(found.table.ending).to_be_visible()
        camera.shoot(f"zombies-end-{mode}", found.page)


def _first_zombies(there: Callable[[Bots], bool], seats: int, mode: str) -> Bots:
    """The first game from seed 3 on in which it comes to that, at that moment."""
    for seed in range(3, 40):
        director = Bots(seats, seed, mode=mode)
        while not director.over:
            if there(director):
                return director
            director.step()
    raise AssertionError("it comes to that in none of these games")


def wedding(camera: Camera, crowd: Crowd, url: str) -> None:
    """Cyber Wedding: guests to choose, the auction, a tile, a walk, Cybermen, abilities, a fight, a car, pledges."""
    moments: dict[str, tuple[str, Callable[[Guests], bool]]] = {
        "draft": ("", lambda on: on.kind == "draft"),
        "bid": ("", lambda on: on.kind == "bid"),
        "reveal": ("medium", lambda on: on.kind == "reveal" and on.s.round == 3),
        "arrival": ("medium", lambda on: on.kind == "arrival"),
        "movement": ("medium", lambda on: on.kind == "movement" and on.s.round == 4),
        "cybermen": ("medium", lambda on: on.kind == "cybermen" and on.s.round == 5),
        "abilities": ("", lambda on: on.kind == "abilities"),
        "fight": ("", lambda on: on.kind == "fight"),
        "car": ("medium", lambda on: on.kind == "car" and len(on.s.cybermen) > 0),
        "pledge": ("", lambda on: on.kind == "pledge"),
    }
    for name, (level, there) in moments.items():
        director = first_wedding(there, 5, level=level)
        found = wedding_at(crowd, {director.seat: crowd.person()}, url, director)[director.seat]
        found.decided()
        camera.shoot(f"wedding-{name}", found.page)


def main() -> None:
    """Set the scenes one after the other."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    scenes = {
        scene.__name__: scene
        for scene in (
            lobby,
            board,
            company,
            returned,
            generic,
            many,
            replay,
            hidden,
            analysis,
            network,
            strings,
            zombies,
            wedding,
        )
    }
    camera = Camera(folder)
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as house, chromium() as browser:
        for name in sys.argv[2:] or scenes:
            crowd = Crowd(browser)
            scenes[name](camera, crowd, house.url)
            crowd.close()
            print(name, *crowd.faults)


if __name__ == "__main__":
    main()
