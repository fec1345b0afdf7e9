"""The Network's screen, and games that are in the middle already: played here, brought as a record, gone on from."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from playwright.sync_api import Locator, Page, expect

from parlour.games.hexnet import GAME
from parlour.games.hexnet.geometry import name
from parlour.games.hexnet.model import Action, Move, Options, Place, State
from parlour.kit.chance import Seeded
from parlour.kit.recorder import Recorder
from tests.e2e.browser import Crowd
from tests.e2e.pages import Lobby, Table, sit_down
from tests.e2e.staging import NAMES, ended, gone_on

__all__ = ("NAMES", "NETWORK", "SHORTEST", "Network", "played", "seated", "staged", "written")

NETWORK = "The Network"
SHORTEST = ("+J@0,0", "+M@1,0", "+N@1,-1", "+D@2,0", "+D@2,-1", "+J@1,1", "+S@2,-2", "+N@2,1", "S1>0,1")
"""The ninth action closes the ring round the second player's Mothership."""
LAVISH = Options(p_every=1, p_first_round=2, p_cap=4)
"""Many power-ups, soon."""
LETTERS = "abcdefghij"
Picker = Callable[[State, Sequence[Action]], Action]


class Network:
    """One player's table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.page, self.seat = table, table.page, seat
        self.plane = self.page.locator("svg.plane")
        self.tray = self.page.get_by_role("group", name="Your hand")
        self.card = self.page.locator(".card")
        self.cores = self.page.get_by_role("group", name="Choose which core is the Mothership")

    def hex(self, name: str) -> Locator:
        return self.page.locator(f'[data-cell="{name}"]')

    def says(self, name: str, words: str) -> None:
        """What a screen reader hears of a hex holds these words."""
        expect(self.hex(name)).to_have_accessible_name(re.compile(re.escape(words)))

    def hand(self, kind: str) -> Locator:
        return self.page.locator(f'[data-hand="{kind}"]')

    def ability(self, name: str) -> Locator:
        return self.page.get_by_role("group", name="Abilities of").get_by_role("button", name=name)

    def place(self, kind: str, at: str) -> None:
        self.hand(kind).click()
        self.hex(at).click()

    def move(self, origin: str, to: str) -> None:
        self.hex(origin).click()
        self.hex(to).click()

    def mine(self) -> None:
        expect(self.table.prompt).to_contain_text("Your turn")

    def middle(self, name: str) -> tuple[float, float]:
        """Of a hex, on the page."""
        box = self.hex(name).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def make(self, notation: str) -> None:
        """An action of the record with clicks alone; what has one meaning at its hex needs no more."""
        if found := re.fullmatch(r"\+(\w)@(.+)", notation):
            self.place(found[1], found[2])
        elif found := re.fullmatch(r"(\w\d+)>(.+)", notation):
            self.move(self.where(found[1]), found[2])
        elif found := re.fullmatch(r"(\w\d+)!", notation):
            self.hex(self.where(found[1])).click()
            self.ability("EMP").click()
            self.ability("EMP").click()
        elif found := re.fullmatch(r"(\w\d+)\*(.+)", notation):
            self.hex(self.where(found[1])).click()
            self.ability("Double Trouble").click()
            self.hex(found[2]).click()
        elif found := re.fullmatch(r"(\w\d+)\^(\w+)>(.+)", notation):
            self.hex(self.where(found[1])).click()
            self.ability("Grapple").click()
            self.hex(self.where(found[2][1:], found[2][0])).click()
            self.hex(found[3]).click()
        elif found := re.fullmatch(r"(\w\d+)%([^=]+)(?:=(\w+))?", notation):
            self.hex(self.where(found[1])).click()
            self.ability("Consciousness Transfer").click()
            self.hex(found[2]).click()
            if found[3]:
                self.page.locator(f'[data-core="{found[3]}"]').click()
        else:
            raise AssertionError(f"what is {notation}?")

    def where(self, unit: str, letter: str = "") -> str:
        """The hex of a unit; an own one without its letter."""
        name = (letter or self.letter) + unit
        found = self.page.locator(f'[data-cell][aria-label*=" {name}"]')
        for one in found.all():
            if re.search(rf"\b{name}\b", one.get_attribute("aria-label") or ""):
                return str(one.get_attribute("data-cell"))
        raise AssertionError(f"{name} is not on the board")

    @property
    def letter(self) -> str:
        """Of the player's own seat."""
        return LETTERS[self.seat]


def seated(pages: Sequence[Page], url: str) -> list[Network]:
    """People at a new table, begun; the first has set it up."""
    host = Lobby(pages[0], url).open().call_me(NAMES[0]).more_options(NETWORK).seats(len(pages)).create()
    tables = [host, *(sit_down(page, host.invite(), NAMES[seat]) for seat, page in enumerate(pages[1:], 1))]
    for table in tables:
        expect(table.turn).to_be_visible()
    return [Network(table, seat) for seat, table in enumerate(tables)]


def eager(seed: int) -> Picker:
    """Collects power-ups, likes abilities, places more than it moves: much is on the board soon."""
    rng = Seeded(bytes([seed]) * 32)

    def pick(state: State, legal: Sequence[Action]) -> Action:
        powers = {name(at) for at in state.p_hexes}
        arrivals = [action for action in legal if isinstance(action, Place | Move)]
        collecting = [a for a in arrivals if (a.at if isinstance(a, Place) else a.to) in powers]
        abilities = [action for action in legal if not isinstance(action, Place | Move)]
        placing = [action for action in legal if isinstance(action, Place)]
        mood = rng.below("mood", 10)
        for pool, least in ((collecting, 1), (abilities, 7), (placing, 4)):
            if pool and mood >= least:
                return pool[rng.below("pick", len(pool))]
        return legal[rng.below("pick", len(legal))]

    return pick


def played(seats: int, actions: int, seed: int, options: Options = LAVISH) -> str:
    """The text of a record: so many actions of eager players, then everybody leaves but one."""
    recorder = Recorder(GAME, options, seats, bytes([seed]) * 32)
    pick = eager(seed)
    for _ in range(actions):
        mover = GAME.prompts(recorder.state)[0].seat
        recorder.act(mover, pick(recorder.state, list(GAME.legal(recorder.state, mover))))
    return ended(recorder)


def written(seats: int, notations: Sequence[str], options: Options = LAVISH) -> str:
    """The same of a game that goes just so."""
    recorder = Recorder(GAME, options, seats, bytes(32))
    for text in notations:
        recorder.act(GAME.prompts(recorder.state)[0].seat, GAME.notation.parse(text))
    return ended(recorder)


def staged(crowd: Crowd, pages: Mapping[int, Page], url: str, record: str, n: int) -> dict[int, Network]:
    """A table that goes on after ``n`` actions of a record: these pages on their seats, others elsewhere."""
    return {seat: Network(table, seat) for seat, table in gone_on(crowd, pages, url, record, n).items()}
