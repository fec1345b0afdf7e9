"""Parts of a turn of Hidden Strings on its screen: windows, standing orders, powers, goals, secrets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import parlour.games.illuminati
from parlour.games.illuminati.actions import Attack
from parlour.games.illuminati.cards import facts
from parlour.games.illuminati.strength import terms
from tests.e2e.browser import NARROW, Crowd
from tests.e2e.house import House
from tests.e2e.pages import Lobby, sit_down
from tests.e2e.reading import page_is_as_wide_as_the_screen
from tests.e2e.staging import NAMES
from tests.e2e.strings import STRINGS, Director, Strings, enter, everybody, first_with, going
from tests.e2e.test_axe import violations

pytestmark = pytest.mark.browser

MINUS = "\N{MINUS SIGN}"
MOST_OF_A_PHONE = 120
"""Pixels of the bar with the prompt, which lies over the table on a phone."""


def at_power(ability: str) -> Director:
    """The special-power step of somebody who has that power, five cards and some money."""

    def there(on: Director) -> bool:
        own = on.s.players[on.s.active].cards
        able: tuple[bool, ...] = getattr(facts(on.s.options), ability)
        return on.asked()[0] == "power" and len(own) >= 5 and able[own[0].card] and own[0].money.value > 0

    return first_with(there)


def attack(strings: Strings, director: Director) -> Attack:
    """The best one, announced on the board."""
    best = director.best(strings.seat)
    assert best is not None
    strings.plan(best)
    expect(strings.go("attack")).to_be_enabled()
    strings.go("attack").click()
    strings.asked("Spend money")
    return best


def test_a_money_round_goes_round_in_the_order_of_the_seats(house: House, crowd: Crowd) -> None:
    """R 43: one at a time from the attacker on; everybody else is told whom they wait for. A payment begins it anew."""
    director = Director(seed=1).turns(12)
    first = director.s.active
    tables = everybody(crowd, house.url, director)
    attack(tables[first], director)
    order = [(first + i) % 4 for i in range(4)]
    for seat in [*order, *order]:
        for other, strings in tables.items():
            strings.asked("Spend money" if other == seat else f"Waiting for {NAMES[seat]}")
        stake = tables[first].dock.locator("li[aria-current=step]")
        expect(stake).to_contain_text("You" if seat == first else NAMES[seat])
        if seat == first and tables[first].simple("Call off").is_visible():
            tables[seat].pay(1)
        else:
            tables[seat].simple("Pass").click()
            if seat == first:
                break
    for strings in tables.values():
        expect(strings.table.log).to_contain_text("against N =")
        passed = [f"{NAMES[seat]} passed" for seat in [*order[1:], first]]
        expect(strings.table.log).to_contain_text(re.compile(".*".join(map(re.escape, passed)), re.DOTALL))


def test_a_standing_order_passes_by_itself(house: House, crowd: Crowd) -> None:
    director = Director(seed=1).turns(12)
    first = director.s.active
    second, third, fourth = ((first + i) % 4 for i in (1, 2, 3))
    tables = everybody(crowd, house.url, director)
    tables[third].table.turn.locator("summary").filter(has_text="Standing orders").click()
    tables[third].table.turn.get_by_role("checkbox", name="Pass until my turn").check()
    expect(tables[third].table.turn).to_contain_text("Saved.")
    attack(tables[first], director)
    tables[first].pay(1)
    tables[second].asked("Spend money")
    whose = tables[second].page.locator(".whose")
    expect(whose).to_contain_text(NAMES[first])
    expect(whose).to_contain_text("you are asked")
    tables[second].table.turn.locator("summary").filter(has_text="Standing orders").click()
    tables[second].table.turn.get_by_role("checkbox", name="Pass until this attack is over").check()
    tables[fourth].asked("Spend money")
    for strings in tables.values():
        expect(strings.table.log).to_contain_text(f"{NAMES[second]} passed")
        expect(strings.table.log).to_contain_text(f"{NAMES[third]} passed")
        expect(strings.table.log).not_to_contain_text("0 MB from")


def test_open_orders_leave_the_structure_its_room(house: House, crowd: Crowd) -> None:
    director = Director(seed=1).turns(12)
    strings = everybody(crowd, house.url, director)[director.s.active]
    expect(strings.page.locator(".whose")).to_have_text("Your turn")
    before = strings.page.locator("section.mat").bounding_box()
    strings.table.turn.locator("summary").filter(has_text="Standing orders").click()
    box = strings.table.turn.get_by_role("checkbox", name="Pass as long as I am not attacked")
    expect(box).to_be_visible()
    assert strings.page.locator("section.mat").bounding_box() == before
    strings.page.keyboard.press("Escape")
    expect(box).to_be_hidden()


def test_every_term_of_the_number_leads_to_its_rule(house: House, crowd: Crowd) -> None:
    director = Director(seed=1).turns(12)
    seat = director.s.active
    strings = going(crowd, {seat: crowd.person()}, house.url, director)[seat]
    best = attack(strings, director)
    every = terms(director.s, director.attempt(seat, best))
    shown = [*(one for one in every if one.amount > 0), *(one for one in every if one.amount < 0)]
    lines = strings.dock.locator(".sum li")
    expect(lines.locator("b")).to_have_text([f"{one.amount:+d}".replace("-", MINUS) for one in shown])
    expect(lines.get_by_role("button")).to_have_text([one.rule for one in shown])
    lines.get_by_role("button").first.click()
    expect(strings.page.get_by_role("tabpanel", name="Rules")).to_contain_text("6.3")


def test_a_structure_is_rebuilt_in_the_special_power_step(house: House, crowd: Crowd) -> None:
    director = at_power("reorganizes")
    seat = director.s.active
    masters = {own.master for own in director.s.players[seat].cards}
    leaf = next(own for own in reversed(director.s.players[seat].cards) if own.card not in masters)
    strings = going(crowd, {seat: crowd.person()}, house.url, director)[seat]
    strings.asked("Use the power")
    strings.go("plan-rebuild").click()
    expect(strings.go("rebuild")).to_be_disabled()
    strings.press(leaf.card)
    strings.page.locator(f'[data-arrow]:not([data-arrow="{leaf.master}/{leaf.side}"])').first.wait_for()
    arrows = strings.page.locator("[data-arrow]").evaluate_all("found => found.map(one => one.dataset.arrow)")
    arrow = next(arrow for arrow in arrows if arrow != f"{leaf.master}/{leaf.side}")
    strings.page.locator(f'[data-arrow="{arrow}"]').click()
    expect(strings.dock).to_contain_text(re.compile(r"Moved so far: \W*1"))
    strings.go("rebuild").click()
    expect(strings.table.log).to_contain_text("rebuilt the structure")
    master = director.name(int(arrow.partition("/")[0]))
    expect(strings.card(leaf.card)).to_have_attribute("aria-label", re.compile(f"hangs on {re.escape(master)}"))
    expect(strings.table.prompt).not_to_contain_text("Use the power")


def test_money_is_spread_in_the_special_power_step(house: House, crowd: Crowd) -> None:
    director = at_power("redistributes")
    seat = director.s.active
    illuminati, group = director.s.players[seat].cards[:2]
    strings = going(crowd, {seat: crowd.person()}, house.url, director)[seat]
    strings.asked("Use the power")
    strings.go("plan-redistribute").click()
    together = illuminati.money.value + group.money.value
    for card, money in ((illuminati.card, 0), (group.card, together)):
        enter(strings.dock.get_by_role("spinbutton", name=director.name(card)), money)
    expect(strings.dock).to_contain_text(re.compile(r"\b0\W+MB left to place"))
    strings.go("amounts").click()
    expect(strings.table.log).to_contain_text("moved money between all treasuries")
    expect(strings.card(group.card)).to_have_attribute("aria-label", re.compile(f"{together} MB on it"))


def two_with(house: House, crowd: Crowd, option: str) -> tuple[Strings, Strings]:
    """Two people at a new table with an option of the rules."""
    dialog = Lobby(crowd.person(), house.url).open().call_me(NAMES[0]).more_options(STRINGS).seats(2)
    dialog.dialog.locator("summary").first.click()
    dialog.dialog.get_by_role("checkbox", name=option).check()
    host = dialog.create()
    guest = sit_down(crowd.person(), host.invite(), NAMES[1])
    for table in (host, guest):
        expect(table.turn).to_be_visible()
    return Strings(host, 0), Strings(guest, 1)


def test_a_secret_goal_is_chosen_and_stays_secret(house: House, crowd: Crowd) -> None:
    ada, ben = two_with(house, crowd, "Hidden goals")
    for strings in (ada, ben):
        strings.asked("Choose your secret goal")
    choices = ada.dock.locator("[data-do]")
    expect(choices).not_to_have_count(0)
    expect(choices.first.locator("small")).not_to_be_empty()
    assert violations(ada.page) == []
    choices.first.click()
    expect(ada.table.log).to_contain_text("Ada chose the goal of")
    chosen = re.search(r"Ada chose the goal of (.+?)\.", ada.table.log.inner_text())
    assert chosen is not None
    expect(ben.table.log).to_contain_text("Ada secretly chose a goal")
    expect(ben.table.log).not_to_contain_text("chose the goal of")
    ben.dock.locator("[data-do]").last.click()
    expect(ada.table.log).to_contain_text("Ben secretly chose a goal")
    for strings in (ada, ben):
        expect(strings.dock.get_by_text("A secret goal.")).to_have_count(1)


def test_specials_that_change_hands_are_known_to_two(house: House, crowd: Crowd) -> None:
    """The log hides exactly what the rules hide."""
    director = first_with(
        lambda on: (
            on.asked() == ("act", on.s.active)
            and on.s.round > 2
            and any(player.hand.value for player in on.s.players if player.seat != on.s.active)
        )
    )
    by = next(player.seat for player in director.s.players if player.seat != director.s.active and player.hand.value)
    to, third = (seat for seat in range(4) if seat not in (by, director.s.active)), director.s.active
    receiver = next(to)
    special = facts(director.s.options).specials[director.s.players[by].hand.value[0]]
    tables = everybody(crowd, house.url, director)
    giver = tables[by]
    giver.go("plan-trade").click()
    giver.dock.get_by_role("button", name=NAMES[receiver], exact=True).click()
    giver.dock.get_by_role("button", name=special.name).first.click()
    giver.propose()
    expect(tables[receiver].page.locator("[data-offer]")).to_contain_text(special.name)
    expect(tables[third].page.locator("[data-offer]")).not_to_contain_text(special.name)
    tables[receiver].go("accept").click()
    expect(tables[receiver].special(special.kind)).to_be_visible()
    for seat, strings in tables.items():
        expect(strings.table.log).to_contain_text("made a deal")
        if seat in (by, receiver):
            expect(strings.table.log).to_contain_text(special.name)
        else:
            expect(strings.table.log).not_to_contain_text(special.name)


def texts(language: str) -> dict[str, str]:
    """The names of our cards as the translators wrote them."""
    file = Path(parlour.games.illuminati.__file__).parent / "locales" / f"{language}.ftl"
    return dict(re.findall(r"^illuminati-card-([\w-]+) = (.+)$", file.read_text("utf-8"), re.MULTILINE))


def test_cards_have_names_in_three_languages(house: House, crowd: Crowd) -> None:
    director = Director(seed=1).turns(12)
    seat, deck = director.s.active, facts(director.s.options)
    strings = going(crowd, {seat: crowd.person()}, house.url, director)[seat]
    strings.asked("Your turn")
    cards = [own.card for player in director.s.players for own in player.cards] + director.s.uncontrolled
    for language in ("pl", "ru", "en"):
        strings.page.locator(f'button[lang="{language}"]').first.click()
        expect(strings.page.locator("html")).to_have_attribute("lang", language)
        names = texts(language)
        for card in cards:
            own = names[deck.ids[card].replace("_", "-")]
            expect(strings.card(card)).to_have_attribute("aria-label", re.compile(f"^{re.escape(own)}"))


def test_a_rivals_small_card_is_shown_large_when_it_is_pointed_at(house: House, crowd: Crowd) -> None:
    director = Director(seed=1).turns(12)
    seat = director.s.active
    rival = director.s.players[(seat + 1) % 4].cards[1].card
    strings = going(crowd, {seat: crowd.person()}, house.url, director)[seat]
    strings.asked("Your turn")
    peek = strings.page.locator(".peek")
    expect(peek).to_have_count(0)
    strings.card(rival).hover()
    for word in director.name(rival).split():
        expect(peek).to_contain_text(word)
    strings.page.mouse.move(2, 2)
    expect(peek).to_have_count(0)


def test_an_attack_on_a_phone(house: House, crowd: Crowd) -> None:
    """What is to be pressed next comes by itself; the bar leaves the table its room."""
    director = Director(seed=1).turns(12)
    seat = director.s.active
    best = director.best(seat)
    assert best is not None
    page = crowd.person(NARROW, touch=True)
    strings = going(crowd, {seat: page}, house.url, director)[seat]
    strings.asked("Your turn")
    box = strings.table.turn.bounding_box()
    assert box is not None
    assert box["height"] <= MOST_OF_A_PHONE
    strings.go("plan").tap()
    strings.card(best.attacker).tap()
    expect(strings.card(best.group)).to_be_in_viewport()
    strings.card(best.group).tap()
    for aide in best.aides:
        strings.card(aide).tap()
    expect(strings.go("attack")).to_be_in_viewport()
    strings.go("attack").tap()
    expect(strings.go("pay")).to_be_in_viewport()
    assert page_is_as_wide_as_the_screen(page)
    assert violations(page) == []


def test_an_offer_comes_into_view_on_a_phone(house: House, crowd: Crowd) -> None:
    director = Director(seed=1).turns(12)
    seat, to = director.s.active, (director.s.active + 1) % 4
    tables = going(crowd, {seat: crowd.person(), to: crowd.person(NARROW, touch=True)}, house.url, director)
    giver, taker = tables[seat], tables[to]
    giver.offer(to, 1)
    expect(taker.go("accept")).to_be_in_viewport()
    taker.go("accept").tap()
    expect(giver.table.log).to_contain_text("made a deal")


def test_an_illuminati_that_lies_face_down(house: House, crowd: Crowd) -> None:
    """15.1: its player sees which it is, others may name it; then it may be turned up."""
    ada, ben = two_with(house, crowd, "Hidden Illuminati")
    for strings in (ada, ben):
        strings.asked("Choose your secret goal")
        strings.dock.locator("[data-do]").first.click()
    begun = re.compile(r"Round 1: the turn of (\w+)")
    expect(ada.table.log).to_contain_text(begun)
    found = begun.search(ada.table.log.inner_text())
    first, other = (ada, ben) if found and found[1] == NAMES[0] else (ben, ada)
    first.asked("Your turn")
    own = first.page.locator("section.mat [data-card]").first
    back = re.compile("^face-down Illuminati, Power")
    expect(own).to_have_attribute("aria-label", re.compile(r"^face-down Illuminati, The [\w ]+, Power"))
    rival = first.page.locator(".rivals [data-card]").first
    expect(rival).to_have_attribute("aria-label", back)
    rival.click()
    expect(first.dock).to_contain_text("counts as a middling one")
    assert violations(first.page) == []
    first.go("name").click()
    expect(other.table.log).to_contain_text(re.compile(r"says that \w+ has The .+, and is (right|wrong)"))
    own.click()
    first.dock.get_by_role("button", name="Turn up your Illuminati").click()
    for strings in (first, other):
        expect(strings.table.log).to_contain_text("lies open now")
    expect(first.page.locator("section.mat [data-card]").first).not_to_have_attribute(
        "aria-label", re.compile("face-down")
    )
