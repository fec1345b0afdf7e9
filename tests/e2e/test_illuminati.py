"""Hidden Strings on its board: attacks, windows and deals."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from parlour.games.illuminati.abilities import DestroyPowerless
from parlour.games.illuminati.actions import Attack, BreakPrivilege, Pass
from parlour.games.illuminati.cards import facts
from parlour.games.illuminati.deck import our_data
from parlour.games.illuminati.game import GAME
from parlour.kit.actors import Seat
from tests.e2e.browser import NARROW, WIDE, Crowd
from tests.e2e.house import House
from tests.e2e.reading import page_is_as_wide_as_the_screen
from tests.e2e.staging import NAMES
from tests.e2e.strings import Director, Strings, enter, everybody, first_with, going
from tests.e2e.test_axe import violations

pytestmark = pytest.mark.browser


def passing(tables: dict[int, Strings], director: Director, *kinds: str) -> None:
    """Everybody who is asked passes, as long as it is about that; the director's game goes along."""
    while director.asked()[0] in kinds:
        seat = director.asked()[1]
        tables[seat].simple("Pass").click()
        director.do(seat, Pass())


def test_an_attack_is_called_off(house: House, crowd: Crowd) -> None:
    """What is estimated before it is announced is what the server says then; nothing is used."""
    director = Director(seed=1).turns(12)
    seat = director.s.active
    attack = director.best(seat)
    assert attack is not None
    tables = everybody(crowd, house.url, director)
    strings = tables[seat]
    strings.plan(attack)
    number = strings.dock.locator("strong")
    expect(number).to_have_text(str(director.number(seat, attack)))
    strings.go("attack").click()
    expect(strings.dock).to_contain_text("Attack to control")
    expect(number).to_have_text(str(director.number(seat, attack)))
    strings.simple("Call off").click()
    strings.asked("Your turn")
    expect(strings.page.get_by_role("img", name="2 left")).to_be_visible()
    expect(strings.table.log).to_contain_text("called off the attack")
    strings.plan(attack)
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
    strings.plan(attack)
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
    """It may be talked about; it cannot be accepted, and why not stands beside it."""
    director, tables, breaker = claimed(house, crowd)
    strings, other = tables[breaker], tables[director.s.active]
    strings.go("plan-trade").click()
    strings.dock.get_by_role("button", name=NAMES[director.s.active], exact=True).click()
    enter(strings.dock.get_by_role("spinbutton").nth(1), 1)
    strings.propose()
    offer = other.page.locator("[data-offer]")
    expect(offer).to_contain_text("Nothing can be traded during a privileged attack")
    expect(other.go("accept")).to_be_disabled()
    other.go("refuse").click()
    expect(offer).to_have_count(0)


def test_an_offer_cannot_be_accepted_after_the_roll(house: House, crowd: Crowd) -> None:
    """11.1: something is being resolved. Once it is over, the same offer can be accepted."""
    director = Director(seed=1).until(
        lambda on: (
            on.asked()[0] == "react"
            and on.asked()[1] != on.s.active
            and on.s.players[on.s.active].cards[0].money.value > 1
        )
    )
    tables = everybody(crowd, house.url, director)
    taker = director.asked()[1]
    giver = tables[director.s.active]
    giver.offer(taker, 1)
    strings = tables[taker]
    expect(strings.page.locator("[data-offer]")).to_contain_text("Something is being resolved")
    expect(strings.go("accept")).to_be_disabled()
    expect(strings.go("refuse")).to_be_enabled()
    expect(strings.dock.locator(".odds li")).to_have_count(0)
    passing(tables, director, "react")
    if director.asked()[0] == "hang":
        tables[director.asked()[1]].page.locator("[data-do^='hang']").first.click()
    expect(strings.page.locator("[data-offer]")).to_be_visible()


def powerless(director: Director) -> bool:
    """Is there a Group without Power, and does whoever may act hold the Special for that?"""
    s, deck = director.s, facts(director.s.options)
    return (
        director.asked() == ("act", s.active)
        and WHISPER in s.players[s.active].hand.value
        and any(deck.power[card] == 0 for card in s.uncontrolled)
    )


WHISPER = next(
    kind for kind, special in enumerate(our_data().specials) if isinstance(special.ability, DestroyPowerless)
)


def test_what_an_announcement_discards_is_said_before_it(house: House, crowd: Crowd) -> None:
    """Rumor Mill goes with the attack, so it is named, and cannot be given for privilege as well."""
    director = first_with(powerless)
    seat = director.s.active
    target = next(card for card in director.s.uncontrolled if facts(director.s.options).power[card] == 0)
    strings = everybody(crowd, house.url, director)[seat]
    strings.plan(Attack(director.s.players[seat].illuminati, target, "control"))
    privilege = strings.dock.locator(f"select option[value='{WHISPER}']")
    expect(privilege).to_have_count(1)
    strings.dock.get_by_role("combobox", name="Privilege").select_option(str(WHISPER))
    strings.dock.get_by_role("button", name="destroy", exact=True).click()
    expect(strings.dock.locator("[data-discards]")).to_contain_text("discards Rumor Mill")
    expect(privilege).to_have_count(0)
    expect(strings.go("attack")).to_be_enabled()
    strings.go("attack").click()
    expect(strings.table.log).to_contain_text("Rumor Mill")
    expect(strings.special(WHISPER)).to_have_count(0)


def test_a_deal_during_anothers_turn(house: House, crowd: Crowd) -> None:
    """Offered, answered with other terms, accepted; a third player learns what is public, and no more."""
    director = Director(seed=1).turns(12)
    turn = director.s.active
    others = [player for player in director.s.players if player.seat != turn]
    by, to, third = (p.seat for p in sorted(others, key=lambda player: -player.cards[0].money.value))
    tables = everybody(crowd, house.url, director)
    giver, taker = tables[by], tables[to]
    giver.offer(to, 3)
    expect(taker.page.locator("[data-offer]")).to_contain_text("3 MB")
    expect(tables[third].page.locator("[data-offer]")).to_contain_text("between the two")
    taker.page.get_by_role("button", name="Other terms").click()
    enter(taker.dock.get_by_role("spinbutton").first, 1)
    taker.propose()
    expect(giver.page.locator("[data-offer]")).to_contain_text("1 MB")
    giver.go("accept").click()
    for one in tables.values():
        expect(one.table.log).to_contain_text("made a deal")
        expect(one.page.locator("[data-offer]")).to_have_count(0)
    tables[turn].asked("Your turn")


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
            enter(strings.dock.get_by_role("spinbutton", name=director.name(own.card)), amount)
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


@pytest.mark.parametrize(("scheme", "size"), [("dark", WIDE), ("light", NARROW)])
def test_axe_finds_nothing_in_other_steps(house: House, crowd: Crowd, scheme: Any, size: tuple[int, int]) -> None:
    """A Group that is to be hung, a structure that is rebuilt, a table for eight."""
    places = {
        "Choose the arrow": Director(seed=1).until(lambda on: on.asked()[0] == "hang"),
        "Use the power": Director(seed=1).until(lambda on: on.asked()[0] == "power"),
        "Your turn": Director(8, seed=5).turns(16),
    }
    for words, director in places.items():
        seat = director.asked()[1]
        strings = going(crowd, {seat: crowd.person(size, scheme=scheme)}, house.url, director)[seat]
        strings.asked(words)
        plan = strings.dock.locator('[data-go^="plan-re"]')
        if plan.is_visible():
            plan.click()
        assert violations(strings.page) == []
        assert page_is_as_wide_as_the_screen(strings.page)
