"""Cyber Wedding on its table: a whole game, captures, rescues, a Cyberleader, cars, cards in the turns of others."""

from __future__ import annotations

import re
from collections.abc import Sequence
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from parlour.games.cyberwedding.actions import Drive, OfferRescue, PlayCard, Walk
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.model import PlayerState, owner_of
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.roles import NewFigure
from parlour.games.cyberwedding.standing import humans
from tests.e2e.browser import PATIENCE_MS, Crowd
from tests.e2e.house import House
from tests.e2e.pages import Lobby, sit_down
from tests.e2e.staging import NAMES
from tests.e2e.wedding import WAITING, WEDDING, Director, Wedding, first, going

pytestmark = pytest.mark.browser

PHASES = {
    "reveal": "Tile Reveal",
    "arrival": "Tile Reveal",
    "tokens": "Tile Reveal",
    "movement": "Movement",
    "before_cybermen": "Cybermen",
    "cybermen": "Cybermen",
    "abilities": "Special Abilities",
    "end": "End",
}
"""What may be asked in the phases of a turn."""


def driven(seed: int) -> Director | None:
    """A game in which somebody has driven off and has a roll that is a crash if nothing is spent."""
    director = Director(3, seed, level="medium")
    if not director.found(lambda on: on.kind in ("car", "in_car") and bool(on.legal(Drive))):
        return None
    director.do(director.seat, director.legal(Drive)[0])
    return director if director.found(lambda on: on.kind == "crash", most=2) else None


def at_the_wheel() -> Director:
    """The first such game."""
    return next(director for seed in range(1, 40) if (director := driven(seed)) is not None)


def alone(house: House, crowd: Crowd, director: Director, page: Page | None = None) -> Wedding:
    """Whoever is asked, at the screen."""
    seat = director.seat
    return going(crowd, {seat: page or crowd.person()}, house.url, director)[seat]


def test_three_people_and_two_bots_play_to_the_end(house: House, crowd: Crowd) -> None:
    """Through the draft, the auction, and a round: every answer by what the screen offers."""
    host = Lobby(crowd.person(), house.url).open().call_me("Ada")
    dialog = host.more_options(WEDDING).seats(5).seat(4, "Bot, easy").seat(5, "Bot, easy")
    dialog.dialog.locator("summary").last.click()
    dialog.dialog.get_by_role("textbox", name="Rounds").fill("1")
    table = dialog.create()
    link = table.invite()
    players = [Wedding(table, 0)]
    players += [Wedding(sit_down(crowd.person(), link, NAMES[seat]), seat) for seat in (1, 2)]
    for one in players:
        expect(one.table.turn).to_be_visible()
    while (wedding := asked(players)) is not None:
        before = wedding.page.locator("main").inner_text()
        bid = wedding.page.locator('[data-go="bid"]:enabled')
        if bid.count() and not wedding.table.log.get_by_text("Ada bids").count():
            bid.click()
        else:
            wedding.answer()
        expect(wedding.page.locator("main")).not_to_have_text(before)
    for one in players:
        expect(one.panel("How the game ended").get_by_role("listitem")).to_have_count(5)
    totals = [int(total) for total in players[0].panel("How the game ended").locator(".vp b").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    expect(players[0].table.log).to_contain_text("The auction is over")


def asked(players: Sequence[Wedding]) -> Wedding | None:
    """Whoever is asked now: looks again and again until somebody is, or it is over."""
    end = monotonic() + PATIENCE_MS / 1000
    while monotonic() < end:
        for wedding in players:
            prompt = wedding.table.prompt.inner_text()
            if wedding.table.ending.is_visible():  # looked for last: it comes with a prompt of its own
                return None
            if not WAITING.search(prompt):
                return wedding
    raise AssertionError("nobody is asked anything")


def test_a_capture(house: House, crowd: Crowd) -> None:
    """Who has lost a fight chooses who goes; everybody sees who carries whom and what freeing costs."""
    director = first(lambda on: on.kind == "capture" and humans(on.s) > 1)
    wedding = alone(house, crowd, director)
    expect(wedding.table.prompt).to_contain_text("Which character")
    wedding.bar.locator(".btn").first.click()
    carried = wedding.page.get_by_role("list", name="Carried off")
    expect(carried.get_by_role("listitem").filter(has_text=NAMES[wedding.seat]).first).to_be_visible()
    expect(wedding.panel("Carried off")).to_contain_text("Freeing one costs")
    expect(wedding.panel("Your group")).to_contain_text("carried off")


def test_a_rescue_by_pledges(house: House, crowd: Crowd) -> None:
    """Begun by the button beside the captive; the others are asked in turn, and all who pay score."""

    def worth(on: Director) -> bool:
        if on.kind not in ("reveal", "movement", "end") or humans(on.s) != 2 or not on.legal(OfferRescue):
            return False
        return all(
            player.escape >= 1 for player in on.s.players if player.state in (PlayerState.HUMAN, PlayerState.HELD)
        )

    director = first(worth, 2)
    captive, starter = director.legal(OfferRescue)[0].captive, director.seat
    points = [player.vp for player in director.s.players]
    tables = going(crowd, {0: crowd.person(), 1: crowd.person()}, house.url, director)
    tables[starter].page.locator(f'[data-rescue="{captive}"]').click()
    first_asked = owner_of(captive)
    for seat in (first_asked, 1 - first_asked):
        expect(tables[seat].panel(re.compile("^Free "))).to_contain_text("pledged")
        tables[seat].page.locator('[data-pledge="1"]').click()
    for wedding in tables.values():
        expect(wedding.page.locator(f'[data-captive="{captive}"]')).to_have_count(0)
        for seat in (0, 1):
            count = wedding.table.seats.get_by_role("listitem").nth(seat).locator(".vp")
            expect(count).to_contain_text(str(points[seat] + NUMBERS.vp_rescue))


def test_a_conversion_makes_a_cyberleader(house: House, crowd: Crowd) -> None:
    """The last of a group is converted: its player puts the figure beside the Unit, and leads from now on."""

    def led(on: Director) -> bool:
        return on.kind == "role" and on.s.technology >= NUMBERS.leader_mark and not on.s.leader_existed

    director = first(led, 2, most=1000, max_rounds=60)
    wedding = alone(house, crowd, director)
    owner = next(step.owner for step in director.s.agenda if isinstance(step, NewFigure))
    expect(wedding.lit.first).to_be_attached()
    wedding.press(wedding.lit.first)
    expect(wedding.table.log).to_contain_text("Cyberleader")
    expect(wedding.table.seats.get_by_role("listitem").nth(owner)).to_contain_text("Cyberleader")


def test_the_outcomes_of_a_run_before_it_is_confirmed(house: House, crowd: Crowd) -> None:
    """Lines can be gone through, each with what would be hit and the chance to get across; then it is driven."""
    director = Director(3, 2, level="medium")
    for seed in range(2, 40):
        director = Director(3, seed, level="medium")
        if director.found(lambda on: on.kind == "car" and len(on.legal(Drive)) > 2 and bool(on.s.cybermen)):
            break
    wedding = alone(house, crowd, director)
    panel = wedding.panel("The car")
    expect(panel.locator(".chance")).to_contain_text("%")
    lines = panel.get_by_role("combobox", name="Line of the run")
    expect(lines.locator("option")).to_have_count(len(director.legal(Drive)))
    shown = lines.input_value()
    panel.get_by_role("button", name="The next line").click()
    expect(lines).not_to_have_value(shown)
    while not panel.get_by_role("table").is_visible():
        panel.get_by_role("button", name="The next line").click()
    expect(panel.get_by_role("row")).to_have_count(4)
    wedding.go("drive").click()
    expect(wedding.table.log).to_contain_text("drives along")


def test_a_run_that_crashes(house: House, crowd: Crowd) -> None:
    """The die, what each payment would make of it; nothing is spent, so the car is a wreck."""
    director = at_the_wheel()
    wedding = alone(house, crowd, director)
    trial = wedding.page.locator(".trial")
    expect(trial.get_by_role("img").first).to_be_visible()
    trial.get_by_role("button", name=re.compile("Spend nothing")).click()
    expect(wedding.table.log).to_contain_text(re.compile("crash", re.IGNORECASE))
    expect(wedding.page.locator('[data-square][aria-label*="wreck"]').first).to_be_attached()


def test_a_card_in_the_turn_of_another(house: House, crowd: Crowd) -> None:
    """Before the Cybermen move everybody is asked; one plays a card, and the others see it."""

    def may(on: Director) -> bool:
        if on.kind != "before_cybermen" or on.seat == on.s.active:
            return False
        return any(play.card is CardKind.SECOND_WIND for play in on.legal(PlayCard))

    director = first(may)
    seat, other = director.seat, int(director.s.active)
    fatigue = director.s.players[seat].fatigue
    tables = going(crowd, {seat: crowd.person(), other: crowd.person()}, house.url, director)
    expect(tables[seat].phase).to_have_text(re.compile("^Cybermen"))
    tables[seat].page.locator('[data-play="second_wind"]').click()
    for wedding in tables.values():
        expect(wedding.table.log).to_contain_text(re.compile(f"{NAMES[seat]}.*Second Wind"))
        count = wedding.table.seats.get_by_role("listitem").nth(seat)
        expect(count).to_contain_text(str(fatigue + NUMBERS.wind_fatigue))


def test_a_standing_order_passes(house: House, crowd: Crowd) -> None:
    """Left in the window itself, it answers that window and the later ones."""
    director = first(lambda on: on.kind == "before_cybermen" and on.seat != on.s.active and on.s.round > 1)
    wedding = alone(house, crowd, director)
    expect(wedding.button("Pass")).to_be_visible()
    wedding.bar.locator("summary").click()
    wedding.page.locator('[data-order="pass"]').check()
    expect(wedding.table.log).to_contain_text(f"{NAMES[wedding.seat]} passes")
    expect(wedding.bar).to_contain_text("Order: pass until my turn")


def test_a_walk_is_one_confirmation(house: House, crowd: Crowd) -> None:
    """A square is chosen, the way there is drafted step by step, seen by its player alone, and sent at once."""
    director = first(lambda on: on.kind == "movement" and len(on.legal(Walk)) > 2 and on.s.round == 1, level="medium")
    seat = director.seat
    other = (seat + 1) % 3
    tables = going(crowd, {seat: crowd.person(), other: crowd.person()}, house.url, director)
    wedding, watching = tables[seat], tables[other]
    there = wedding.page.locator(
        '[data-light="go"][aria-label*=" 1 step left"], [data-light="go"][aria-label*=" 0 steps left"]'
    )
    target = there.first.get_attribute("data-square")
    assert target is not None
    wedding.press(wedding.square(int(target)))
    group = re.compile(f"{NAMES[seat]}’s group")
    expect(wedding.square(int(target))).to_have_attribute("aria-label", group)
    expect(watching.square(int(target))).not_to_have_attribute("aria-label", group)
    if wedding.go("back").is_visible():
        wedding.go("back").click()
        expect(wedding.square(int(target))).not_to_have_attribute("aria-label", group)
        wedding.press(wedding.square(int(target)))
        expect(wedding.square(int(target))).to_have_attribute("aria-label", group)
    wedding.table.send_button.click()
    expect(watching.square(int(target))).to_have_attribute("aria-label", group)


def test_tokens_are_left_lying(house: House, crowd: Crowd) -> None:
    """A step that comes upon tokens takes them, unless its player says otherwise before the walk is sent."""

    def found(on: Director) -> list[Walk]:
        if on.kind != "movement":
            return []
        safe = {walk.to for walk in on.legal(Walk)} - {cyberman.square for cyberman in on.s.cybermen}
        return [walk for walk in on.legal(Walk) if walk.fatigue_left and walk.to in safe]

    director = first(lambda on: bool(found(on)), level="medium")
    wedding = alone(house, crowd, director)
    square = wedding.square(found(director)[0].to)
    heap, group = re.compile("Fatigue"), re.compile(f"{NAMES[wedding.seat]}’s group")
    wedding.press(square)
    expect(square).to_have_attribute("aria-label", group)
    expect(square).not_to_have_attribute("aria-label", heap)
    leave = wedding.go("tokens-left")
    leave.click()
    expect(leave).to_have_attribute("aria-pressed", "true")
    expect(square).to_have_attribute("aria-label", heap)
    wedding.table.send_button.click()
    expect(wedding.go("tokens-left")).to_have_count(0)
    expect(square).to_have_attribute("aria-label", heap)
    expect(square).to_have_attribute("aria-label", group)


def test_a_promise(house: House, crowd: Crowd) -> None:
    """Said to one before all; whoever was promised something says whether it was kept."""
    director = first(lambda on: on.kind == "reveal" and on.s.round == 1, level="medium")
    tables = going(crowd, {0: crowd.person(), 1: crowd.person()}, house.url, director)
    tables[0].page.locator("summary", has_text="Promises").click()
    tables[0].page.get_by_role("combobox", name="To whom").select_option(label=NAMES[1])
    tables[0].page.get_by_role("textbox", name="What you promise").fill("I free your Geek")
    tables[0].button("Promise it").click()
    for wedding in tables.values():
        expect(wedding.page.get_by_role("list", name="Promises")).to_contain_text("I free your Geek")
    tables[1].button("It was kept").click()
    expect(tables[0].page.get_by_role("list", name="Promises")).to_contain_text("kept")


@pytest.mark.parametrize("kind", [*PHASES, "draft", "bid", "corner", "group", "fight", "capture", "pledge", "control"])
def test_a_player_returns(house: House, crowd: Crowd, kind: str) -> None:
    """In every phase: the page is loaded anew, says where the turn is, and the same can be answered."""
    director = first(lambda on: on.kind == kind)
    wedding = alone(house, crowd, director)
    wedding.page.reload()
    expect(wedding.table.turn).to_be_visible()
    if kind in PHASES:
        expect(wedding.phase).to_have_text(re.compile(f"^{PHASES[kind]}"))
    before = wedding.page.locator("main").inner_text()
    wedding.answer()
    expect(wedding.page.locator("main")).not_to_have_text(before)
