"""Hidden Strings' screen, and games of it that are in the middle already."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from parlour.games.illuminati.actions import Attack, Finish, Pass, Spend
from parlour.games.illuminati.cards import facts
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.model import CONTROL, NONE, Attempt, State
from parlour.games.illuminati.strength import terms
from parlour.kit.actors import Seat
from tests.e2e.browser import Crowd
from tests.e2e.pages import Table
from tests.e2e.staging import NAMES, Staged, gone_on

__all__ = ("STRINGS", "Director", "Strings", "enter", "everybody", "first_with", "going")

STRINGS = "Hidden Strings"
SAFE = 7
"""An attack is worth announcing from this N on."""


class Director(Staged[State]):
    """Plays all seats so that structures grow."""

    game = GAME
    digests = True

    def __init__(self, seats: int = 4, seed: int = 1, **options: Any) -> None:
        super().__init__(seats, seed, **options)

    def step(self) -> None:
        """What a player who wants to grow decides."""
        kind, seat = self.asked()
        if kind == "act":
            self.do(seat, self.best(seat) or Finish())
        elif kind == "money":
            self.do(seat, self.payment(seat) or Pass())
        elif kind == "hang":
            self.do(seat, next(iter(GAME.legal(self.s, Seat(seat)))))
        elif kind in ("transfer", "power", "redistribute"):
            self.do(seat, Finish())
        elif kind in ("skip", "double", "privilege", "react", "respond"):
            self.do(seat, Pass())
        else:
            self.do(seat, GAME.legal(self.s, Seat(seat)).sample(self.rng))

    def turns(self, count: int) -> Director:
        """Play until so many turns are over and somebody may act."""
        return self.until(
            lambda on: sum(player.turns for player in on.s.players) >= count and on.asked() == ("act", on.s.active)
        )

    def best(self, seat: int, kind: Any = CONTROL, least: int = SAFE) -> Attack | None:
        """The attack with the greatest N that its Illuminati can pay for, and of these on the strongest Group."""
        purse, power = self.s.players[seat].cards[0].money.value, facts(self.s.options).power
        found = [
            (min(10, self.number(seat, attack) + purse), power[attack.group], -i, attack)
            for i, attack in enumerate(self.attacks(seat, kind))
        ]
        number, _, _, attack = max(found, default=(0, 0, 0, None))
        return attack if number >= least else None

    def attacks(self, seat: int, kind: Any, groups: Sequence[int] | None = None) -> list[Attack]:
        """Everything that may be announced, each with no aide and with the strongest one."""
        deck, legal = facts(self.s.options), GAME.legal(self.s, Seat(seat))
        own = [card.card for card in self.s.players[seat].cards]
        aides = [card for card in own if deck.transferable[card] and self.held(card).used < deck.participations[card]]
        found = []
        for group in self.s.uncontrolled if groups is None else groups:
            for attacker in own:
                others = sorted(
                    (card for card in aides if card not in (attacker, group)), key=lambda card: -deck.transferable[card]
                )
                for helpers in ((), tuple(others[:1])):
                    attack = Attack(attacker, group, kind, helpers)
                    if legal.why_not(attack) is None:
                        found.append(attack)
        return found

    def held(self, card: int) -> Any:
        """The card in its structure."""
        return next(own for own in self.s.players[self.s.owner[card]].cards if own.card == card)

    def attempt(self, seat: int, attack: Attack) -> Attempt:
        """The attack, if it were announced."""
        owner = self.s.owner[attack.group]
        return Attempt(
            seat=Seat(seat),
            attacker=attack.attacker,
            group=attack.group,
            kind=attack.kind,
            aides=list(attack.aides),
            defender=owner if owner not in (seat, NONE) else NONE,
        )

    def number(self, seat: int, attack: Attack) -> int:
        """N before any money."""
        return sum(term.amount for term in terms(self.s, self.attempt(seat, attack)))

    def name(self, card: int) -> str:
        """Of a Group or an Illuminati."""
        return facts(self.s.options).names[card]

    def payment(self, seat: int) -> Spend | None:
        """The attacker pays what is missing for the best odds, once."""
        attempt = next(step for step in self.s.agenda if isinstance(step, Attempt))
        missing = 10 - attempt.number
        purse = self.s.players[seat].cards[0].money.value
        if attempt.seat != seat or missing <= 0 or purse < missing or attempt.spent.attacker:
            return None
        return Spend(0, missing, "for")


def first_with(there: Callable[[Director], bool], seeds: Iterable[int] = range(1, 60)) -> Director:
    """The first of some games that comes to such a place, there."""
    for seed in seeds:
        director = Director(seed=seed)
        while not director.over:
            if there(director):
                return director
            director.step()
    raise AssertionError("no game comes there")


class Strings:
    """One player's table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.page, self.seat = table, table.page, seat
        self.dock = self.page.get_by_role("region", name="What is under way")
        self.hand = self.page.get_by_role("list", name="Your Specials")

    def card(self, card: int) -> Locator:
        """Wherever it lies."""
        return self.page.locator(f'[data-card="{card}"]:visible').first

    def press(self, *cards: int) -> None:
        for card in cards:
            self.card(card).click()

    def plan(self, attack: Attack) -> None:
        """The attack, put together but not announced."""
        self.go("plan").click()
        self.press(attack.attacker, attack.group, *attack.aides)

    def go(self, name: str) -> Locator:
        """A button of the panel or beside the prompt, by what it is for."""
        return self.page.locator(f'[data-go="{name}"]')

    def special(self, kind: int) -> Locator:
        return self.hand.locator(f'[data-special="{kind}"]')

    def simple(self, name: str) -> Locator:
        """A button beside the prompt."""
        return self.table.turn.get_by_role("button", name=name, exact=True)

    def asked(self, words: str) -> None:
        expect(self.table.prompt).to_contain_text(words)

    def pay(self, money: int) -> None:
        """For or against the attack, from the treasury that is named last: that of the Illuminati."""
        enter(self.dock.get_by_role("spinbutton").last, money)
        self.go("pay").click()

    def offer(self, to: int, money: int) -> None:
        """So much for nothing."""
        self.go("plan-trade").click()
        self.dock.get_by_role("button", name=NAMES[to], exact=True).click()
        enter(self.dock.get_by_role("spinbutton").first, money)
        self.propose()

    def propose(self) -> None:
        """The deal that has been put together."""
        expect(self.go("propose")).to_be_enabled()
        self.go("propose").click()


def enter(field: Locator, number: int) -> None:
    """A number typed into a field, which takes it when it is left."""
    field.fill(str(number))
    field.press("Tab")


def everybody(crowd: Crowd, url: str, director: Director) -> dict[int, Strings]:
    """All sit at the table, where the director has stopped."""
    return going(crowd, {seat: crowd.person() for seat in range(director.s.seats)}, url, director)


def going(
    crowd: Crowd, pages: Mapping[int, Page], url: str, director: Director, *, bots: str = ""
) -> dict[int, Strings]:
    """A table that goes on where the director has stopped; ``bots`` as in :func:`tests.e2e.staging.gone_on`."""
    n = director.n
    tables = gone_on(crowd, pages, url, director.record(), n, bots=bots)
    return {seat: Strings(table, seat) for seat, table in tables.items()}
