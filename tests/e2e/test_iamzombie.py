"""I Am Zombie on its table: whole games against bots, together and with friends, dice, brains, stacks."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from parlour.cli.texts import game_text
from parlour.games.iamzombie.actions import CancelFives, Move
from parlour.games.iamzombie.cards import ARCHETYPES, LOCATIONS
from parlour.games.iamzombie.dice import danger_failures, max_stages
from parlour.games.iamzombie.game import GAME
from parlour.games.iamzombie.model import Hero
from parlour.kit.actors import Seat
from tests.e2e.browser import Crowd
from tests.e2e.house import House
from tests.e2e.pages import Lobby, sit_down
from tests.e2e.staging import NAMES
from tests.e2e.zombies import ZOMBIE, Director, Zombies, going, last_decisions

pytestmark = pytest.mark.browser

SEEDS = range(1, 60)


def finished(reason: str, level: str, **options: Any) -> tuple[Director, int, int]:
    """A game of bots that ended so, the decisions after its last die, and whose all of them were."""
    for seed in SEEDS:
        director = Director(1 + seed % 2, seed, level, mode="coop", **options)
        while not director.over:
            director.step()
        outcome = GAME.outcome(director.s)
        assert outcome is not None
        last = last_decisions(director)
        seats = {entry.by for entry in director.recorder.entries[-last:]} if last else set()
        if outcome.reason == reason and len(seats) == 1:
            return director, last, int(seats.pop())
    raise AssertionError(f"no game of these ends with {reason}")


def to_the_end(zombies: Zombies) -> None:
    """Press what there is to press until it is over."""
    while not zombies.table.ending.is_visible():
        before = zombies.page.locator("main").inner_text()
        zombies.answer()
        expect(zombies.page.locator("main")).not_to_have_text(before)
        zombies.decided()


def test_three_seats_play_to_the_final_ranking(house: House, crowd: Crowd) -> None:
    """Against two bots: every answer by the buttons and places that the screen lights up."""
    dialog = Lobby(crowd.person(), house.url).open().call_me("Ada").more_options(ZOMBIE).seats(3)
    table = dialog.seat(2, "Bot, easy").seat(3, "Bot, medium").create()
    zombies = Zombies(table, 0)
    expect(table.turn).to_be_visible()
    zombies.lay_for_me()
    zombies.decided()
    to_the_end(zombies)
    rows = zombies.ranking.get_by_role("listitem").filter(has=zombies.page.locator(".rank"))
    expect(rows).to_have_count(3)
    ranks = [int(rank) for rank in zombies.page.locator(".rank").all_inner_texts()]
    assert ranks == sorted(ranks)
    assert ranks[0] == 1
    totals = [int(total) for total in zombies.ranking.locator(".total b").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    expect(table.log).to_contain_text("Round 3 is over")


def test_a_roll_says_which_draws_it_was(house: House, crowd: Crowd) -> None:
    director = staged(lambda on: on.asked()[0] == "before" and on.s.dice_drawn >= 10)
    seat, drawn = director.asked()[1], director.s.dice_drawn
    zombies = going(crowd, {seat: crowd.person()}, house.url, director)[seat]
    zombies.go("roll").click()
    line = zombies.table.log.locator("p", has_text=f"{NAMES[seat]} rolled").first
    expect(line).to_contain_text(f"draw {drawn}")


def test_a_team_wins(house: House, crowd: Crowd) -> None:
    """The last decisions of a game that was won together, made on the screen."""
    director, last, seat = finished("survived", "hard", difficulty="easy")
    zombies = going(crowd, {seat: crowd.person()}, house.url, director, director.n - last)[seat]
    expect(zombies.page.get_by_role("group", name="What the team has to watch")).to_contain_text("Target")
    to_the_end(zombies)
    expect(zombies.table.ending).to_contain_text("You have won, all of you")
    expect(zombies.table.ending).to_contain_text("The team got through all three rounds")
    expect(zombies.ranking.locator(".trophies .card")).to_have_count(3)


@pytest.mark.parametrize("reason", ["clock", "panic"])
def test_a_team_loses(house: House, crowd: Crowd, reason: str) -> None:
    director, last, seat = finished(reason, "easy", difficulty="hard")
    zombies = going(crowd, {seat: crowd.person()}, house.url, director, director.n - last)[seat]
    to_the_end(zombies)
    expect(zombies.table.ending).to_contain_text("You have lost, all of you")
    expect(zombies.ranking).to_contain_text("The city has eaten you")


def test_a_brain_is_given(house: House, crowd: Crowd) -> None:
    """Together heroes close by help each other out; what is so in co-op only stands on brown."""
    director = Director(2, 4, mode="coop").until(
        lambda on: (
            on.asked()[0] == "before"
            and min(player.brains for player in on.s.players) >= 1
            and len({player.slot for player in on.s.players}) == 1
        )
    )
    giver = 1 - director.asked()[1]
    tables = going(crowd, {0: crowd.person(), 1: crowd.person()}, house.url, director)
    brains = director.s.players[giver].brains
    tables[giver].page.locator(f'[data-give="{1 - giver}"]').click()
    for zombies in tables.values():
        expect(zombies.table.log).to_contain_text(f"{NAMES[giver]} gave {NAMES[1 - giver]} 1 brain")
    expect(tables[giver].page.locator(".hero .brains")).to_contain_text(str(brains - 1))
    colour = tables[giver].page.locator(".coop").first.evaluate("(it) => getComputedStyle(it).backgroundColor")
    assert colour == "rgb(107, 74, 47)"


@pytest.mark.parametrize("kind", ["archetype", "lay"])
def test_a_team_sees_its_hands(house: House, crowd: Crowd, kind: str) -> None:
    """18.1: in co-op the hands lie open."""
    director = Director(2, 4, mode="coop").at(kind)
    asked = director.asked()[1]
    names = [name_of(card, kind) for card in director.s.players[asked].hand.value]
    assert names
    zombies = going(crowd, {1 - asked: crowd.person()}, house.url, director)[1 - asked]
    hands = zombies.page.get_by_role("list", name="What the others hold")
    expect(hands).to_contain_text(NAMES[asked])
    for name in names:
        expect(hands).to_contain_text(name)


def name_of(card: int, kind: str) -> str:
    """In English."""
    what, card_id = ("archetype", ARCHETYPES[card].id) if kind == "archetype" else ("location", LOCATIONS[card].id)
    return game_text(GAME.meta.id, f"{what}-{card_id.lower()}")


def test_two_people(house: House, crowd: Crowd) -> None:
    """Set up, laid, begun: each sees the other's pawn go where it goes, and nobody the other's hand."""
    pages = [crowd.person(), crowd.person()]
    host = Lobby(pages[0], house.url).open().call_me("Ada").invite_friends(ZOMBIE)
    guest = sit_down(pages[1], host.invite(), "Ben")
    tables = [Zombies(host, 0), Zombies(guest, 1)]
    for zombies in tables:
        expect(zombies.table.turn).to_be_visible()
    first = 0 if "Choose the archetype" in host.prompt.inner_text() else 1
    one, two = tables[first], tables[1 - first]
    for zombies in (one, two):
        zombies.asked("Choose the archetype")
        expect(zombies.page.locator(".deal [data-archetype]")).to_have_count(5)
        zombies.page.locator(".deal .btn").first.click()
    for turn in range(20):
        zombies = (one, two)[turn % 2]
        zombies.asked("Choose a location from your hand")
        zombies.answer()
    expect(two.table.log).to_contain_text("The field is turned up")
    assert two.table.log.inner_text().count("was dealt locations:") == 1
    one.asked("Choose the location where you begin")
    place = one.lit.nth(1)
    place.click()
    expect(one.page.get_by_role("region", name="A closer look")).to_contain_text("You would roll")
    name = place.locator(".name").inner_text()
    one.page.locator(".look .btn.go").click()  # not the place again: who has a foothold may come in two ways
    expect(two.table.log).to_contain_text(f"{NAMES[first]} begins on {name}")
    expect(two.page.get_by_role("button", name=f"{NAMES[first]} at Stage 0")).to_have_count(1)
    two.asked("Waiting for")


def judged(director: Director, cancelled: int) -> tuple[int, int]:
    """Net stages and wounds with so many fives paid off, by the rules' own functions."""
    throw = director.s.throw
    stages = max_stages(throw.dice, throw.difficulty)
    fives = throw.dice.count(5) - cancelled
    return max(0, stages - fives), min(1, danger_failures(throw.dice, throw.danger, cancelled))


def plain_fives(director: Director) -> bool:
    """A five and a failed check, with brains for both, on a location that does nothing to a roll."""
    if director.asked()[0] != "fives":
        return False
    player = director.s.players[director.asked()[1]]
    feature = LOCATIONS[director.s.throw.location].feature
    plain = feature not in ("pairs", "cap", "noisy", "sealed", "slide", "act_stage", "crossfire")
    specials = {ARCHETYPES[card.archetype].special for card in player.cards}
    return (
        plain and not specials & {"triple", "dark_gift", "tough"} and player.brains >= 2 and judged(director, 1)[1] == 1
    )


def staged(there: Any, **options: Any) -> Director:
    """The first game in which that comes up."""
    for seed in SEEDS:
        director = Director(3, seed, **options)
        while not director.over and not there(director):
            director.step()
        if not director.over:
            return director
    raise AssertionError("no game of these has that")


def test_what_each_brain_would_buy(house: House, crowd: Crowd) -> None:
    """The offers say what the rules make of them, and what is chosen is paid at once."""
    director = staged(plain_fives)
    seat = director.asked()[1]
    before, stage = director.s.players[seat].brains, director.s.players[seat].stage
    zombies = going(crowd, {seat: crowd.person()}, house.url, director)[seat]
    zombies.asked("How many fives")
    for cancelled in (0, 1):
        net, wounds = judged(director, cancelled)
        reaches = min(4, stage + net)
        text = zombies.words(zombies.offer(cancelled, 0))
        assert ("claims" if reaches == 4 else f"Stage {reaches}") in text
        assert (f"{wounds} wound" in text) == (wounds > 0)
    zombies.offer(1, 1).click()
    expect(zombies.offer(1, 1)).to_be_checked()
    zombies.go("spend").click()
    expect(zombies.table.log).to_contain_text(f"{NAMES[seat]} cancelled 1 five")
    expect(zombies.table.log).to_contain_text(f"The brain came from {NAMES[seat]}")
    director.do(seat, CancelFives(1))
    expect(zombies.page.locator(".hero .brains")).to_contain_text(str(before - 2))


def test_dice_are_tapped(house: House, crowd: Crowd) -> None:
    """Fives are suggested; any die can be put to them or taken from them, by pressing it or its number."""
    director = staged(lambda on: on.asked()[0] == "reroll" and 5 in on.s.throw.dice and on.s.throw.rerolls == 1)
    seat = director.asked()[1]
    dice = list(director.s.throw.dice)
    zombies = going(crowd, {seat: crowd.person()}, house.url, director)[seat]
    for place in range(len(dice)):
        die = zombies.die(place)
        if dice[place] == 5:
            expect(die).to_have_attribute("aria-pressed", "true")
        if die.get_attribute("aria-pressed") == "true":
            die.click()
    expect(zombies.go("reroll")).to_be_disabled()
    zombies.page.keyboard.press("1")
    zombies.die(1).click()
    expect(zombies.go("reroll")).to_have_text(re.compile("^Roll .2. dice again$"))
    zombies.go("reroll").click()
    expect(zombies.table.log).to_contain_text(f"{NAMES[seat]} rerolled")
    line = zombies.table.log.locator("p", has_text="rerolled").last.inner_text()
    shown = [int(number) for number in re.findall(r"\b[1-6]\b", line.partition("(")[0])]
    assert len(shown) == 2
    for place, eyes in zip((0, 1), shown, strict=True):
        expect(zombies.die(place)).to_have_attribute(
            "aria-label", re.compile(r"Freak|Brain" if eyes >= 5 else f"{eyes}")
        )


_TUMBLED = """() => {
  const tumbled = new Set();
  new MutationObserver((changes) => {
    for (const { target } of changes)
      for (const die of [target, ...target.querySelectorAll('svg')])
        if (die.classList.contains('tumbling')) tumbled.add(die.closest('[data-die]').dataset.die);
    if (tumbled.size > 0) document.body.dataset.tumbled = [...tumbled].sort().join(' ');
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
}"""


def test_only_what_is_rolled_tumbles(house: House, crowd: Crowd) -> None:
    """Not the dice that are kept, though they are laid anew with those that are rolled again."""
    director = staged(lambda on: on.asked()[0] == "before" and on.s.throw.rerolls > 0 and on.s.throw.pool > 3)
    seat = director.asked()[1]
    page = crowd.person()
    zombies = going(crowd, {seat: page}, house.url, director)[seat]
    zombies.go("roll").click()
    zombies.asked("Choose dice to reroll")
    for place in range(director.s.throw.pool):
        if (zombies.die(place).get_attribute("aria-pressed") == "true") is not (place == 1):
            zombies.die(place).click()
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(_TUMBLED)
    zombies.go("reroll").click()
    expect(page.locator("body")).to_have_attribute("data-tumbled", re.compile("."))
    zombies.decided()
    expect(page.locator("body")).to_have_attribute("data-tumbled", "1")


def test_a_hero_gets_a_name_and_another(house: House, crowd: Crowd) -> None:
    """4.1: at any time, also while others are asked."""
    director = Director(2, 1).at("before")
    asked = director.asked()[1]
    tables = going(crowd, {0: crowd.person(), 1: crowd.person()}, house.url, director)
    mine, other = tables[1 - asked], tables[asked]
    for name in ("Чесоточный", "Rabid Vova"):
        mine.go("name").click()
        mine.page.get_by_role("textbox", name="Name of the hero").fill(name)
        mine.page.keyboard.press("Enter")
        for zombies in (mine, other):
            expect(zombies.table.log).to_contain_text(f"{NAMES[1 - asked]} calls the hero {name}")
        expect(mine.page.locator(".hero .name")).to_have_text(name)
    other.page.get_by_role("button", name=f"The hero of {NAMES[1 - asked]}").click()
    expect(other.page.locator(".hero .name")).to_have_text("Rabid Vova")
    expect(other.go("name")).to_have_count(0)
    mine.go("name").click()
    mine.page.keyboard.press("Escape")
    expect(mine.go("name")).to_be_focused()


def test_a_step_that_costs_too_much_says_why(house: House, crowd: Crowd) -> None:
    director = staged(
        lambda on: (
            on.asked()[0] == "before"
            and on.s.players[on.asked()[1]].brains == 0
            and not any(isinstance(action, Move) for action in GAME.legal(on.s, Seat(on.asked()[1])))
        )
    )
    seat = director.asked()[1]
    zombies = going(crowd, {seat: crowd.person()}, house.url, director)[seat]
    neighbour = (director.s.players[seat].slot + 1) % len(director.s.slots)
    zombies.slot(neighbour).click()
    expect(zombies.table.why).to_be_visible()
    expect(zombies.table.why).to_contain_text("9")


def test_a_veteran_arranges_three_stacks(house: House, crowd: Crowd) -> None:
    """The card that is to lead takes the lead; the next roll counts the covered ones' dice."""
    cards = tuple(card.id for card in ARCHETYPES[:6])
    hero = Hero(name="Rex", pawn="eye", cards=cards, stacks=tuple((cards[i], cards[i + 3]) for i in range(3)))
    director = Director(2, 1, heroes=(hero, None)).at("arrange", 0)
    zombies = going(crowd, {0: crowd.person()}, house.url, director)[0]
    gained = director.s.players[0].cards[-1].archetype
    zombies.page.locator(f'[data-lead="{gained}"]').click()
    expect(zombies.page.locator(f'[data-lead="{gained}"]')).to_have_attribute("aria-pressed", "true")
    zombies.go("arrange").click()
    expect(zombies.table.log).to_contain_text("arranged the hero stacks")
    expect(zombies.table.prompt).not_to_contain_text("Arrange")
