"""Whole games of Hidden Strings: four people, two people with two bots, to a goal, and by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import Crowd
from tests.e2e.house import House
from tests.e2e.keyboard import Keyboard
from tests.e2e.pages import Lobby, Table, sit_down
from tests.e2e.staging import NAMES
from tests.e2e.strings import STRINGS, Director, Strings, enter, first_with, going

pytestmark = pytest.mark.browser

WAITING = re.compile("Waiting|Sending")
ENDLESS = 400
"""Decisions of people after which a game will not end."""


def fresh(house: House, crowd: Crowd, people: int, seats: int, rounds: int) -> list[Strings]:
    """A new table: people first, then bots; it is broken off after so many rounds."""
    pages = [crowd.person() for _ in range(people)]
    dialog = Lobby(pages[0], house.url).open().call_me(NAMES[0]).more_options(STRINGS).seats(seats)
    for number in range(people + 1, seats + 1):
        dialog.seat(number, "Bot, medium")
    dialog.dialog.locator("summary").first.click()
    dialog.dialog.get_by_label("Most rounds").fill(str(rounds))
    host = dialog.create()
    invite = host.invite()
    others = [sit_down(page, invite, NAMES[seat]) for seat, page in enumerate(pages[1:], 1)]
    tables = [Strings(table, seat) for seat, table in enumerate([host, *others])]
    for strings in tables:
        expect(strings.table.turn).to_be_visible()
    return tables


def play(tables: Sequence[Strings]) -> set[int]:
    """Until it is over; whoever has two actions attacks first. Which seats have attacked."""
    seen, attacked = tables[0], set[int]()
    for _ in range(ENDLESS):
        found = awaited(tables, seen)
        if found is None:
            return attacked
        seen = found
        if decide(seen):
            attacked.add(seen.seat)
    raise AssertionError("the game does not end")


def awaited(tables: Sequence[Strings], seen: Strings) -> Strings | None:
    """Who of them has to decide, as the page of whoever has decided last shows it; nobody once it is over."""
    people = re.compile("|".join(NAMES[one.seat] for one in tables))
    on = seen.page.locator("li.on .name").filter(has_text=people).first
    ending = seen.table.ending
    expect(on.or_(ending).first).to_be_visible()
    if ending.is_visible():
        return None
    name = on.inner_text()
    strings = next(one for one in tables if NAMES[one.seat] in name)
    expect(strings.table.prompt.or_(strings.table.ending).first).not_to_contain_text(WAITING)
    return None if strings.table.ending.is_visible() else strings


def decide(strings: Strings) -> bool:
    """The answer to one prompt, and until it has come back. Was it an attack?"""
    asked = strings.table.prompt.inner_text()
    attacks = "Your turn" in asked and strings.page.get_by_role("img", name="2 left").is_visible()
    if attacks:
        attacks = announce(strings)
    elif "Spend money" in asked and strings.simple("Call off").is_visible():
        pay(strings)
    elif "Choose the arrow" in asked:
        strings.page.locator("[data-arrow]").first.click()
        if strings.table.prompt.inner_text() == asked:
            strings.dock.locator("[data-do]").first.click()
    elif "How many MB" in asked:
        strings.go("hand-over").click()
    elif "tax" in asked:
        settle(strings)
    else:
        strings.page.locator(".simple [data-do]").or_(strings.dock.locator("[data-do]")).first.click()
    expect(strings.table.prompt.or_(strings.table.ending).first).not_to_contain_text("Sending")
    return attacks


def announce(strings: Strings) -> bool:
    """The own Illuminati against the first uncontrolled Group; the actions end where that may not be."""
    strings.go("plan").click()
    strings.page.locator("section.mat [data-card]").first.click()
    strings.page.locator("section.middle [data-card]").first.click()
    may, why = strings.page.locator('[data-go="attack"]:enabled'), strings.dock.locator(".why:not(:empty)")
    expect(may.or_(why)).to_be_visible()
    if may.is_visible():
        may.click()
        return True
    strings.page.keyboard.press("Escape")
    strings.simple("End actions").click()
    return False


def settle(strings: Strings) -> None:
    """Tax: of everybody, or out of the first treasuries that have something."""
    if strings.go("demand").is_visible():
        strings.go("demand").click()
        return
    for box in strings.dock.get_by_role("spinbutton").all():
        if strings.go("amounts").is_disabled():
            enter(box, 2)
    strings.go("amounts").click()


def pay(strings: Strings) -> None:
    """Four MB for one's own attack, or what there is; nothing, where there is none."""
    box = strings.dock.get_by_role("spinbutton").first
    if box.is_visible():
        enter(box, 4)
        strings.go("pay").click()
    else:
        strings.simple("Pass").click()


def test_four_people_play_a_game_to_the_end(house: House, crowd: Crowd) -> None:
    """One round: each attacks by pressing cards and pays for it; everything else is answered as it comes."""
    tables = fresh(house, crowd, people=4, seats=4, rounds=1)
    assert play(tables) == {0, 1, 2, 3}
    for strings in tables:
        expect(strings.table.ending).to_contain_text("The agreed number of rounds was reached")


def test_two_people_and_two_bots_play_a_game_to_the_end(house: House, crowd: Crowd) -> None:
    """Two rounds: the bots attack as well, and both people are asked in their windows and money rounds."""
    tables = fresh(house, crowd, people=2, seats=4, rounds=2)
    assert play(tables) == {0, 1}
    for strings in tables:
        expect(strings.table.ending).to_contain_text("The agreed number of rounds was reached")
        expect(strings.table.log).to_contain_text(re.compile("Bot [123], medium announced an attack"))


def nearly_won(director: Director) -> bool:
    """Has whoever is to act all but one of the cards that are needed, and a good attack?"""
    s = director.s
    return (
        director.asked() == ("act", s.active)
        and s.actions == 2
        and len(s.players[s.active].cards) == 11
        and director.best(s.active, least=10) is not None
    )


def test_two_people_and_two_bots_play_until_somebody_meets_a_goal(house: House, crowd: Crowd) -> None:
    """From late in a game: one more Group wins it. Should the dice be against that, the game goes on."""
    director = first_with(nearly_won, range(7, 60))
    first, second = director.s.active, (director.s.active + 1) % 4
    tables = going(crowd, {seat: crowd.person() for seat in (first, second)}, house.url, director, bots="medium")
    strings = tables[first]
    attack = director.best(first, least=10)
    assert attack is not None
    strings.plan(attack)
    strings.go("attack").click()
    strings.asked("Spend money")
    play([strings, tables[second]])
    for one in tables.values():
        expect(one.table.ending).to_contain_text("Somebody met a goal")
        expect(one.table.ending).to_contain_text(re.compile("won"))


def test_a_game_by_keyboard_alone(house: House, crowd: Crowd) -> None:
    """Against a bot, to the end of one round: an attack put together, paid for and hung, without a pointer."""
    page = crowd.person()
    director = Director(2, seed=2, round_limit=1).turns(0)
    seat = director.s.active
    strings = going(crowd, {seat: page}, house.url, director, bots="easy")[seat]
    attack = director.best(seat, least=2)
    assert attack is not None
    keys = Keyboard(page)
    keys.wait_for("Your turn")
    keys.activate("Attack")
    keys.reach(lambda focus: focus["text"].startswith(director.name(attack.attacker)), "Shift+Tab")
    keys.press("Enter")
    keys.wait_for("Choose the Group that is attacked")
    keys.reach(lambda focus: focus["text"].startswith(director.name(attack.group)), "Shift+Tab")
    keys.press("Enter")
    keys.wait_for("announce the attack")
    expect(strings.go("attack")).to_be_enabled()
    keys.activate("Announce")
    keys.wait_for("Spend money")
    keys.reach(lambda focus: focus["kind"] == "input" and "MB left" in focus["text"], "Shift+Tab")
    keys.press("ArrowUp", "ArrowUp")
    keys.activate("Pay 2 MB")
    table = strings.table
    expect(table.log).to_contain_text("2 MB from the Illuminati")
    while not table.ending.is_visible():
        by_keyboard(keys, table)
    expect(table.ending).to_contain_text("The agreed number of rounds was reached")


def by_keyboard(keys: Keyboard, table: Table) -> None:
    """The next question: an arrow is chosen, money kept, everything else passed."""
    shown = table.prompt.or_(table.ending).first
    expect(shown).not_to_contain_text(WAITING)
    if table.ending.is_visible():
        return
    asked = table.prompt.inner_text()
    answers = ("On ",) if "Choose the arrow" in asked else ("Pass", "Go on", "End actions", "Hand", "Do it")
    keys.reach(lambda focus: focus["kind"] in ("button", "g") and focus["text"].startswith(answers))
    keys.press("Enter")
    expect(shown).not_to_contain_text("Sending")
