"""Hidden Strings' screen, and games of it that are in the middle already."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any

from playwright.sync_api import Locator, Page, expect

from parlour.games.illuminati.actions import Attack, Finish, Pass, Spend
from parlour.games.illuminati.cards import facts
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.model import CONTROL, NONE, Attempt, Options, State
from parlour.games.illuminati.strength import terms
from parlour.kit.actors import Seat
from parlour.kit.chance import Seeded
from parlour.kit.recorder import Recorder
from tests.e2e.browser import Crowd
from tests.e2e.pages import Table
from tests.e2e.staging import ended, gone_on

__all__ = ("STRINGS", "Director", "Strings", "going")

STRINGS = "Hidden Strings"
SAFE = 7
"""An attack is worth announcing from this N on."""


class Director:
    """Plays all seats of a game so that structures grow, and stops where a test begins."""

    def __init__(self, seats: int = 4, seed: int = 1, **options: Any) -> None:
        self.recorder = Recorder(GAME, Options(**options), seats, bytes([seed]) * 32)
        self.rng = Seeded(bytes([seed ^ 0xFF]) * 32)

    @property
    def s(self) -> State:
        """The state now."""
        state: State = self.recorder.state
        return state

    @property
    def n(self) -> int:
        """Entries of the record so far."""
        return len(self.recorder.entries)

    def asked(self) -> tuple[str, int]:
        """Kind and seat of the first prompt."""
        prompt = GAME.prompts(self.s)[0]
        return prompt.kind, prompt.seat

    def do(self, seat: int, action: Any, *, open: bool = False) -> None:
        """One decision."""
        self.recorder.act(Seat(seat), action, open=open)

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

    def until(self, there: Callable[[Director], bool]) -> Director:
        """Play until that is so."""
        while not there(self):
            assert GAME.outcome(self.s) is None, "the game was over before that"
            self.step()
        return self

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

    def number(self, seat: int, attack: Attack) -> int:
        """N before any money."""
        owner = self.s.owner[attack.group]
        attempt = Attempt(
            seat=Seat(seat),
            attacker=attack.attacker,
            group=attack.group,
            kind=attack.kind,
            aides=list(attack.aides),
            defender=owner if owner not in (seat, NONE) else NONE,
        )
        return sum(term.amount for term in terms(self.s, attempt))

    def payment(self, seat: int) -> Spend | None:
        """The attacker pays what is missing for the best odds, once."""
        attempt = next(step for step in self.s.agenda if isinstance(step, Attempt))
        missing = 10 - attempt.number
        purse = self.s.players[seat].cards[0].money.value
        if attempt.seat != seat or missing <= 0 or purse < missing or attempt.spent.attacker:
            return None
        return Spend(0, missing, "for")

    def record(self) -> str:
        """The text of the record, ended; here the game stays where it is."""
        other = copy(self.recorder)
        other.state, other.entries = GAME.clone(self.s), list(self.recorder.entries)
        return ended(other)


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

    def go(self, name: str) -> Locator:
        """A button of the panel by what it is for."""
        return self.dock.locator(f'[data-go="{name}"]')

    def special(self, kind: int) -> Locator:
        return self.hand.locator(f'[data-special="{kind}"]')

    def simple(self, name: str) -> Locator:
        """A button beside the prompt."""
        return self.table.turn.get_by_role("button", name=name, exact=True)

    def asked(self, words: str) -> None:
        expect(self.table.prompt).to_contain_text(words)


def going(crowd: Crowd, pages: Mapping[int, Page], url: str, director: Director) -> dict[int, Strings]:
    """A table that goes on where the director has stopped."""
    n = director.n
    tables = gone_on(crowd, pages, url, director.record(), n)
    return {seat: Strings(table, seat) for seat, table in tables.items()}
