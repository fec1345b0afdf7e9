"""Hidden Strings on its board: attacks, windows, deals, decks, and a whole game."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from parlour.games.illuminati.actions import Attack, BreakPrivilege, Pass
from parlour.games.illuminati.cards import facts
from parlour.games.illuminati.deck import our_text
from parlour.games.illuminati.game import GAME
from parlour.kit.actors import Seat
from tests.e2e.browser import NARROW, WIDE, Crowd
from tests.e2e.house import House
from tests.e2e.pages import Lobby, sit_down
from tests.e2e.reading import page_is_as_wide_as_the_screen
from tests.e2e.staging import NAMES
from tests.e2e.strings import STRINGS, Director, Strings, going
from tests.e2e.test_axe import violations

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

WAITING = re.compile("Waiting|Sending")


def everybody(crowd: Crowd, url: str, director: Director) -> dict[int, Strings]:
    """All four sit at the table, where the director has stopped."""
    return going(crowd, {seat: crowd.person() for seat in range(director.s.seats)}, url, director)


def name(director: Director, card: int) -> str:
    """Of a Group or an Illuminati."""
    deck = facts(director.s.options)
    if card >= deck.first_faction:
        return deck.factions[card - deck.first_faction].name
    return deck.groups[card].name


def passing(tables: dict[int, Strings], director: Director, *kinds: str) -> None:
    """Everybody who is asked passes, as long as it is about that; the director's game goes along."""
    while director.asked()[0] in kinds:
        seat = director.asked()[1]
        tables[seat].simple("Pass").click()
        director.do(seat, Pass())


def test_four_people_play_a_game_to_the_end(house: House, crowd: Crowd) -> None:
    """One round: each attacks by pressing cards and pays for it; everything else is answered as it comes."""
    pages = [crowd.person() for _ in range(4)]
    dialog = Lobby(pages[0], house.url).open().call_me(NAMES[0]).more_options(STRINGS).seats(4)
    dialog.dialog.locator("summary").first.click()
    dialog.dialog.get_by_label("Most rounds").fill("1")
    host = dialog.create()
    others = [sit_down(page, host.invite(), NAMES[seat]) for seat, page in enumerate(pages[1:], 1)]
    tables = [Strings(table, seat) for seat, table in enumerate([host, *others])]
    for strings in tables:
        expect(strings.table.turn).to_be_visible()
    seen, done = tables[0], set[int]()
    while not seen.table.ending.is_visible():
        seen = awaited(tables, seen)
        decide(seen, done)
    assert done == {0, 1, 2, 3}
    for strings in tables:
        expect(strings.table.ending).to_contain_text("The agreed number of rounds was reached")


def awaited(tables: list[Strings], seen: Strings) -> Strings:
    """Who has to decide, as the page of whoever has decided last shows it."""
    on = seen.page.locator("li.on .name").first.inner_text()
    strings = next(one for one in tables if NAMES[one.seat] in on)
    expect(strings.table.prompt).not_to_contain_text(WAITING)
    return strings


def decide(strings: Strings, done: set[int]) -> None:
    """The answer to one prompt, and until it has come back."""
    prompt = strings.table.prompt
    asked = prompt.inner_text()
    if "Your turn" in asked and strings.seat not in done:
        done.add(strings.seat)
        strings.go("plan").click()
        strings.page.locator("section.mat [data-card]").first.click()
        strings.page.locator("section.middle [data-card]").first.click()
        expect(strings.go("attack")).to_be_enabled()
        strings.go("attack").click()
    elif "Spend money" in asked and strings.simple("Call off").is_visible():
        box = strings.dock.get_by_role("spinbutton").first
        box.fill("4")
        box.press("Tab")
        strings.go("pay").click()
    elif "Choose the arrow" in asked:
        strings.page.locator("[data-arrow]").first.click()
    elif "How many MB" in asked:
        strings.go("hand-over").click()
    else:
        strings.page.locator(".simple [data-do]").or_(strings.dock.locator("[data-do]")).first.click()
    expect(prompt.or_(strings.table.ending).first).not_to_have_text(asked)
    expect(prompt.or_(strings.table.ending).first).not_to_contain_text("Sending")


def test_an_attack_is_called_off(house: House, crowd: Crowd) -> None:
    """What is estimated before it is announced is what the server says then; nothing is used."""
    director = Director(seed=1).turns(12)
    seat = director.s.active
    attack = director.best(seat)
    assert attack is not None
    tables = everybody(crowd, house.url, director)
    strings = tables[seat]
    strings.go("plan").click()
    strings.press(attack.attacker, attack.group, *attack.aides)
    number = strings.dock.locator("strong")
    expect(number).to_have_text(str(director.number(seat, attack)))
    strings.go("attack").click()
    expect(strings.dock).to_contain_text("Attack to control")
    expect(number).to_have_text(str(director.number(seat, attack)))
    strings.simple("Call off").click()
    strings.asked("Your turn")
    expect(strings.page.get_by_role("img", name="2 left")).to_be_visible()
    expect(strings.table.log).to_contain_text("called off the attack")
    strings.go("plan").click()
    strings.press(attack.attacker, attack.group, *attack.aides)
    expect(strings.dock).to_contain_text("was called off in this turn")
    expect(strings.go("attack")).to_be_disabled()


def privileged(director: Director) -> bool:
    """May somebody claim privilege, and somebody else break it?"""
    s = director.s
    others = [player for player in s.players if player.seat != s.active]
    return (
        director.asked() == ("act", s.active)
        and bool(s.players[s.active].hand.value)
        and any(len(player.hand.value) >= 2 for player in others)
        and director.best(s.active) is not None
    )


def claimed(house: House, crowd: Crowd) -> tuple[Director, dict[int, Strings], int]:
    """Privilege is claimed with a Special and nobody has countered that; who may break it."""
    director = Director(seed=1).until(privileged)
    seat = director.s.active
    attack = director.best(seat)
    assert attack is not None
    special = director.s.players[seat].hand.value[0]
    breaker = next(p.seat for p in director.s.players if p.seat != seat and len(p.hand.value) >= 2)
    tables = everybody(crowd, house.url, director)
    strings = tables[seat]
    strings.go("plan").click()
    strings.press(attack.attacker, attack.group, *attack.aides)
    strings.dock.get_by_role("combobox", name="Privilege").select_option(str(special))
    strings.go("attack").click()
    director.do(seat, Attack(attack.attacker, attack.group, attack.kind, attack.aides, special))
    passing(tables, director, "respond")
    while director.asked() != ("privilege", breaker):
        other = director.asked()[1]
        tables[other].simple("Pass").click()
        director.do(other, Pass())
    return director, tables, breaker


def test_a_privileged_attack_is_broken(house: House, crowd: Crowd) -> None:
    director, tables, breaker = claimed(house, crowd)
    strings = tables[breaker]
    strings.asked("The attack is to be privileged")
    first = director.s.players[breaker].hand.value[0]
    strings.special(first).click()
    strings.dock.get_by_role("button", name="to break the privilege").first.click()
    expect(strings.table.log).to_contain_text("to break the privilege")
    breaking = next(action for action in GAME.legal(director.s, Seat(breaker)) if isinstance(action, BreakPrivilege))
    director.do(breaker, breaking)
    passing(tables, director, "respond")
    for one in tables.values():
        expect(one.table.log).to_contain_text("is not privileged")
        expect(one.dock).not_to_contain_text("only attacker, defender and guests pay")


def test_no_deals_in_a_privileged_attack(house: House, crowd: Crowd) -> None:
    """It may be talked about; whoever accepts is told why not, and nothing is sent."""
    director, tables, breaker = claimed(house, crowd)
    strings, other = tables[breaker], tables[director.s.active]
    strings.go("plan-trade").click()
    strings.dock.get_by_role("button", name=NAMES[director.s.active], exact=True).click()
    asked_for = strings.dock.get_by_role("spinbutton").nth(1)
    asked_for.fill("1")
    asked_for.press("Tab")
    expect(strings.go("propose")).to_be_enabled()
    strings.go("propose").click()
    other.go("accept").click()
    expect(other.table.why).to_contain_text("Nothing can be traded during a privileged attack")
    expect(other.table.why).to_contain_text("11")
    expect(other.page.locator("[data-offer]")).to_have_count(1)


def test_a_deal_during_anothers_turn(house: House, crowd: Crowd) -> None:
    """Offered, answered with other terms, accepted; a third player learns what is public, and no more."""
    director = Director(seed=1).turns(12)
    turn = director.s.active
    others = [player for player in director.s.players if player.seat != turn]
    by, to, third = (p.seat for p in sorted(others, key=lambda player: -player.cards[0].money.value))
    tables = everybody(crowd, house.url, director)
    giver, taker = tables[by], tables[to]
    giver.go("plan-trade").click()
    giver.dock.get_by_role("button", name=NAMES[to], exact=True).click()
    offer(giver, 3)
    expect(taker.page.locator("[data-offer]")).to_contain_text("3 MB")
    expect(tables[third].page.locator("[data-offer]")).to_contain_text("between the two")
    taker.page.get_by_role("button", name="Other terms").click()
    money = taker.dock.get_by_role("spinbutton")
    money.nth(0).fill("1")
    money.nth(0).press("Tab")
    expect(taker.go("propose")).to_be_enabled()
    taker.go("propose").click()
    expect(giver.page.locator("[data-offer]")).to_contain_text("1 MB")
    giver.go("accept").click()
    for one in tables.values():
        expect(one.table.log).to_contain_text("made a deal")
        expect(one.page.locator("[data-offer]")).to_have_count(0)
    tables[turn].asked("Your turn")


def offer(strings: Strings, money: int) -> None:
    """So much for nothing."""
    field = strings.dock.get_by_role("spinbutton").first
    field.fill(str(money))
    field.press("Tab")
    expect(strings.go("propose")).to_be_enabled()
    strings.go("propose").click()


def test_two_answer_at_once(house: House, crowd: Crowd) -> None:
    """Tax is asked of all at the same time; whoever answers first does not hold up the others."""
    director = Director(seed=1).until(lambda on: on.asked()[0] == "tax" and len(GAME.prompts(on.s)) >= 2)
    seats = [prompt.seat for prompt in GAME.prompts(director.s)]
    tables = everybody(crowd, house.url, director)
    for seat in seats:
        tables[seat].asked("You are taxed")
    last, *others = reversed(seats)
    for seat in (last, *others):
        pay_tax(tables[seat], director, seat)
    for seat in seats:
        expect(tables[seat].table.log).to_contain_text(f"{NAMES[seat]} paid")
        expect(tables[seat].table.prompt).not_to_contain_text("You are taxed")


def pay_tax(strings: Strings, director: Director, seat: int) -> None:
    """All of it from the cards that have most."""
    due = 2
    for own in sorted(director.s.players[seat].cards, key=lambda own: -own.money.value):
        amount = min(due, own.money.value)
        if amount:
            box = strings.dock.get_by_role("spinbutton", name=name(director, own.card))
            box.fill(str(amount))
            box.press("Tab")
            due -= amount
    strings.go("amounts").click()


def test_a_captured_group_is_hung_by_its_arrow(house: House, crowd: Crowd) -> None:
    director = Director(seed=1).until(
        lambda on: on.asked()[0] == "hang" and len(list(GAME.legal(on.s, Seat(on.asked()[1])))) >= 2
    )
    seat = director.asked()[1]
    tables = everybody(crowd, house.url, director)
    strings = tables[seat]
    strings.asked("Choose the arrow")
    strings.page.locator("[data-arrow]").first.click()
    expect(strings.table.log).to_contain_text(f"{NAMES[seat]} hung")


HOSTILE = '<img src=x onerror="alert(1)"> & {$name}'


def brought(tmp_path: Path, change: Any) -> Path:
    """Our own deck with a change, as a file of a host's."""
    deck = json.loads(our_text())
    change(deck)
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(deck))
    return file


def test_a_table_with_a_deck_of_the_hosts_own(house: House, crowd: Crowd, tmp_path: Path) -> None:
    """Looked over before play, by the guest too; its names are plain text everywhere."""

    def rename(deck: Any) -> None:
        deck["name"] = "My own cards"
        for number, group in enumerate(deck["groups"]):
            group["name"] = f"{HOSTILE} {number}"

    page = crowd.person()
    dialog = Lobby(page, house.url).open().call_me("Ada").more_options(STRINGS).seats(2)
    dialog.dialog.locator("summary").first.click()
    dialog.dialog.get_by_label("Deck", exact=True).set_input_files(brought(tmp_path, rename))
    expect(dialog.dialog).to_contain_text("My own cards")
    expect(dialog.dialog).to_contain_text("Power in all")
    host = dialog.create()
    expect(page.locator("main")).to_contain_text("My own cards")
    guest = sit_down(crowd.person(), host.invite(), "Ben")
    for table in (host, guest):
        expect(table.turn).to_be_visible()
        card = table.page.locator("section.middle [data-card]").first
        expect(card).to_have_attribute("aria-label", re.compile(r"^<img src=x"))
        assert table.page.locator("img").count() == 0


def test_a_faulty_deck_is_refused_with_its_field(house: House, crowd: Crowd, tmp_path: Path) -> None:
    def spoil(deck: Any) -> None:
        deck["groups"][3]["power"] = 99

    dialog = Lobby(crowd.person(), house.url).open().call_me("Ada").more_options(STRINGS).seats(2)
    dialog.dialog.locator("summary").first.click()
    dialog.dialog.get_by_label("Deck", exact=True).set_input_files(brought(tmp_path, spoil))
    expect(dialog.dialog).to_contain_text("Hidden Strings")
    dialog.press()
    expect(dialog.dialog.locator(".bad")).to_contain_text("Choose a number from 0 to 20")


@pytest.mark.parametrize(("scheme", "size"), [("light", WIDE), ("dark", NARROW)])
def test_axe_finds_nothing(house: House, crowd: Crowd, scheme: Any, size: tuple[int, int]) -> None:
    """The board at rest, a card, an attack planned and under way, a deal."""
    director = Director(seed=3).turns(16)
    seat = director.s.active
    attack = director.best(seat)
    assert attack is not None
    page = crowd.person(size, scheme=scheme)
    strings = going(crowd, {seat: page}, house.url, director)[seat]
    strings.asked("Your turn")
    assert violations(page) == []
    assert page_is_as_wide_as_the_screen(page)
    strings.go("plan-trade").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    strings.card(attack.attacker).press("Enter")
    expect(strings.go("attack-with")).to_be_visible()
    assert violations(page) == []
    strings.go("attack-with").click()
    if size == NARROW:
        page.get_by_role("button", name="Middle").click()
    strings.card(attack.group).press("Enter")
    expect(strings.go("attack")).to_be_enabled()
    assert violations(page) == []
    assert page_is_as_wide_as_the_screen(page)
    strings.go("attack").click()
    strings.asked("Spend money")
    assert violations(page) == []
    assert page_is_as_wide_as_the_screen(page)
