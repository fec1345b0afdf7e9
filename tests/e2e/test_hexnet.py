"""The Network on its board: whole games, every ability, what is refused and why."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import Crowd
from tests.e2e.hexnet import NETWORK, SHORTEST, Network, played, seated, staged, written
from tests.e2e.house import PARLOUR, House
from tests.e2e.pages import Lobby, Table
from tests.e2e.swarm import best
from tests.e2e.tap import Tap

pytestmark = pytest.mark.browser

MOST_MOVES = 400


def test_two_people_finish_a_game(house: House, crowd: Crowd, tmp_path: Path) -> None:
    """The first clicks, the second writes notation."""
    ada, ben = seated([crowd.person(), crowd.person()], house.url)
    ben.table.tab("Actions")
    for number, notation in enumerate(SHORTEST):
        network = (ada, ben)[number % 2]
        network.mine()
        if network is ada:
            ada.make(notation)
        else:
            ben.table.write(notation)
    expect(ada.table.ending).to_contain_text("You have won")
    expect(ben.table.ending).to_contain_text("Ada has won")
    expect(ben.table.ending).to_contain_text("Only one Network was left")
    ben.table.tab("Log")
    expect(ben.table.log).to_contain_text("The Mothership of Ben, bO1, was surrounded")
    ada.says("0,1", "Sprinter aS1 of Ada")
    ada.says("1,0", "empty")
    assert verified(ada.table.download(tmp_path)) == [1, 2]


def verified(record: Path) -> list[int]:
    """The ranks that ``parlour replay`` prints after it has checked every digest and the key."""
    done = subprocess.run([PARLOUR, "replay", record, "--json"], capture_output=True, text=True, check=True)
    result = json.loads(done.stdout)
    assert result["key"] is True
    ranks: list[int] = result["outcome"]["ranks"]
    return ranks


@pytest.mark.parametrize("seats", [2, 5])
def test_one_against_bots_to_the_end(house: House, crowd: Crowd, tmp_path: Path, seats: int) -> None:
    """Every own move by clicks on the board; the rules break the game off should nobody fall."""
    page = crowd.person()
    tap = Tap(page, 0)
    network = against_bots(page, house.url, seats)
    moves = 0
    while (update := awaited(network, tap)) is not None:
        moves += 1
        assert moves < MOST_MOVES
        network.make(best(update["view"], [one["action"] for one in update["prompts"][0]["legal"]["actions"]], 0))
    assert moves >= 3
    expect(network.table.ending).to_be_visible()
    ranks = verified(network.table.download(tmp_path))
    assert len(ranks) == seats
    assert min(ranks) == 1


def against_bots(page: Page, url: str, seats: int) -> Network:
    """By the lobby's interface, with a bound on the actions."""
    wishes: list[dict[str, str]] = [{"kind": "me"}, *({"kind": "bot", "level": "easy"} for _ in range(seats - 1))]
    body: dict[str, Any] = {"game": "hexnet", "seats": wishes, "name": "Ada", "options": {"max_actions": 60 * seats}}
    made = page.request.post(f"{url}/api/v1/tables", data=body)
    assert made.ok, made.text()
    page.goto(f"{url}/t/{made.json()['table']['id']}")
    network = Network(Table(page), 0)
    expect(network.table.turn).to_be_visible()
    return network


def awaited(network: Network, tap: Tap) -> dict[str, Any] | None:
    """The update with which the player is asked next and the page shows it; ``None`` once the game is over."""
    asked = network.table.prompt.filter(has_text="Your turn")
    expect(asked.or_(network.table.ending).first).to_be_visible()
    if network.table.ending.is_visible():
        return None
    network.page.keyboard.press("Escape")
    return tap.updates[-1]


def test_everything_that_a_power_up_can_do(house: House, crowd: Crowd) -> None:
    """EMP, Double Trouble and Grapple, each on the board with its targets, and the opponent's log of them."""
    record = played(2, 72, 3)
    ada, ben = staged(crowd, {0: crowd.person(), 1: crowd.person()}, house.url, record, 68).values()
    ada.mine()
    sprinter = ada.where("S2")
    ada.hex(sprinter).click()
    ada.ability("EMP").click()
    expect(ada.table.prompt).to_contain_text("EMP: this would paralyse bJ2")
    ada.table.turn.get_by_role("button", name="Cancel").click()
    expect(ada.ability("EMP")).to_have_count(0)
    ada.make("S2!")
    expect(ben.table.log).to_contain_text("Ada set off the EMP of aS2. Paralysed: bJ2")
    ben.says(ben.where("J2"), "paralysed until the end of its owner’s turn")
    ben.mine()
    ben.hex(ben.where("J2")).click()
    expect(ben.table.why).to_contain_text("J2 is paralysed for this turn")


def test_a_clone_and_its_last_turn(house: House, crowd: Crowd) -> None:
    ada = staged(crowd, {0: crowd.person()}, house.url, played(2, 72, 3), 68)[0]
    ada.mine()
    ada.hex(ada.where("N2")).click()
    ada.ability("Double Trouble").click()
    expect(ada.table.prompt).to_contain_text("where does the clone appear")
    expect(ada.page.get_by_role("group", name="Abilities of")).to_have_count(0)
    target = ada.page.locator('[data-cell][aria-label*="can be chosen"]').first
    hex_name = str(target.get_attribute("data-cell"))
    target.click()
    ada.says(hex_name, "clone aK")
    ada.says(hex_name, "becomes a Wreck at the end of its owner’s turn")


def test_a_grapple_takes_a_neighbour(house: House, crowd: Crowd) -> None:
    ada = staged(crowd, {0: crowd.person()}, house.url, played(2, 72, 3), 68)[0]
    ada.mine()
    ada.hex(ada.where("C2")).click()
    ada.ability("Grapple").click()
    victim = ada.page.locator('[data-cell][aria-label*="can be chosen"]').first
    label = str(victim.get_attribute("aria-label"))
    unit = re.search(r"\b[ab][A-Z]\d+\b", label)
    assert unit is not None
    before = str(victim.get_attribute("data-cell"))
    victim.click()
    expect(ada.table.prompt).to_contain_text(f"Grapple: where does {unit[0]} go?")
    ada.page.locator('[data-cell][aria-label*="can be chosen"]').first.click()
    expect(ada.table.log).to_contain_text(f"Ada used a Grapple: aC2 put {unit[0]} from {before}")
    assert ada.where(unit[0][1:], unit[0][0]) != before


def test_a_jump_that_costs_says_so(house: House, crowd: Crowd) -> None:
    ada = staged(crowd, {0: crowd.person()}, house.url, played(2, 72, 3), 68)[0]
    ada.mine()
    ada.hex(ada.where("J2")).click()
    expect(ada.table.prompt).to_contain_text("take more than two jumps and cost the power-up")
    ada.page.locator('[data-cell][aria-label*="costs the power-up"]').first.click()
    expect(ada.table.log).to_contain_text("aJ2 used its power-up")


def test_a_stack_can_be_looked_into(house: House, crowd: Crowd) -> None:
    ada = staged(crowd, {0: crowd.person()}, house.url, played(2, 72, 3), 68)[0]
    stack = ada.page.locator('[data-cell][aria-label*="stack of 2"]').first
    stack.hover()
    expect(ada.card.get_by_role("listitem")).to_have_count(2)
    ada.page.mouse.move(4, 300)
    expect(ada.card).to_have_count(0)
    ada.page.locator('[data-cell][tabindex="0"]').focus()
    ada.page.keyboard.press("ArrowDown")
    where = str(stack.get_attribute("data-cell"))
    stack.focus()
    expect(ada.card).to_contain_text(where)


@pytest.mark.parametrize(
    ("before", "press", "says", "rule"),
    [
        # b's Jumper beside a's Sprinter: touching it is against the rule once there is a core
        (("+S@0,0", "+J@1,0", "+M@-1,0", "+D@2,0"), ("hand D", "hex 1,-1"), "touches another player", "6.2"),
        (("+S@0,0", "+J@1,0", "+M@-1,0", "+D@2,0"), ("hand D", "hex 3,0"), "Nothing of yours that is active", "6.2"),
        (("+S@0,0", "+J@1,0", "+M@-1,0", "+D@2,0"), ("hex 0,0",), "the common network would fall apart", "7.1"),
        (("+S@0,0", "+J@1,0", "+M@-1,0", "+D@2,0"), ("hex -1,0", "hex 2,-1"), "A core moves one hex", "7.3"),
        (
            ("+S@0,0", "+J@1,0", "+C@-1,0", "+D@2,0"),
            ("hand S", "hex -2,0"),
            "third own move has to bring a core",
            "5.2",
        ),
        (("+S@0,0", "+J@1,0"), ("hex 0,0",), "not activated yet", "5.1"),
    ],
)
def test_the_board_says_why_not(
    house: House, crowd: Crowd, before: tuple[str, ...], press: tuple[str, ...], says: str, rule: str
) -> None:
    """Contact, attachment, integrity, reach, both deadlines' kind, activation: each with its clause."""
    ada = staged(crowd, {0: crowd.person()}, house.url, written(2, before), len(before))[0]
    ada.mine()
    for step in press:
        what, _, name = step.partition(" ")
        (ada.hand(name) if what == "hand" else ada.hex(name)).press("Enter")  # what is greyed can be pressed too
    expect(ada.table.why).to_contain_text(says)
    ada.table.why.get_by_role("button", name=re.compile(rf"^Rule {re.escape(rule)}$")).click()
    expect(ada.page.locator("section.asked")).to_be_in_viewport()


def test_a_shut_gate_is_named(house: House, crowd: Crowd) -> None:
    """§15 the pocket: its only door is shut."""
    moves = ("+C@0,0", "+M@1,0", "+M@-1,0", "+S@1,1", "+D@-1,-1", "+D@0,2", "+J@-2,0", "+J@-1,3")
    record = written(2, moves)
    ada = staged(crowd, {0: crowd.person()}, house.url, record, len(moves))[0]
    ada.mine()
    ada.hex("0,0").click()
    ada.hex("0,1").click()
    expect(ada.table.why).to_be_visible()
    expect(ada.table.why.get_by_role("button", name=re.compile("^Rule 7"))).to_be_visible()


def test_falls_and_wrecks_are_shown_in_their_order(house: House, crowd: Crowd) -> None:
    """With motion: each Wreck waits for its turn, though the position is there at once."""
    record = written(2, SHORTEST[:-1])
    pages = {0: crowd.person(), 1: crowd.person()}
    ada, ben = staged(crowd, pages, house.url, record, len(SHORTEST) - 1).values()
    ben.page.emulate_media(reduced_motion="no-preference")
    ben.page.evaluate(_LISTEN)
    ada.mine()
    ada.make(SHORTEST[-1])
    expect(ben.table.ending).to_be_visible()
    started: list[list[float]] = ben.page.evaluate("window.started")
    delays = [delay for delay, _ in started]
    assert len(delays) >= 5, "the move, and what fell"
    assert min(delays) == 0, "the move comes first"
    assert len(set(delays)) >= 5, "one after the other"
    assert max(delays) < 2600
    ben.says("0,1", "Sprinter aS1 of Ada")


_LISTEN = """() => {
  window.started = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.started.push([options.delay ?? 0, options.duration]);
    return animate.call(this, frames, options);
  };
}"""


def test_the_lobby_shows_the_real_board(house: House, crowd: Crowd) -> None:
    page = crowd.person()
    lobby = Lobby(page, house.url).open()
    picture = lobby.game(NETWORK).locator(".picture svg")  # drawn after the words
    expect(picture).to_be_visible()
    expect(picture.locator(".tile").nth(12)).to_be_attached()
