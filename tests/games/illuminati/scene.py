"""Positions for tests of money and deals: a real game at T3 of its first player, with cards, MB and hands laid out."""

from __future__ import annotations

from bisect import insort
from typing import Any

import pytest

from parlour.games.illuminati.cards import Deck, facts
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.model import PILE, UNCONTROLLED, Options, Placed, State
from parlour.games.illuminati.structure import hang, open_arrows
from parlour.kit.actors import Seat
from parlour.kit.chance import Chance, Seeded
from parlour.kit.legal import NotAllowed
from parlour.kit.types import Event, Shown


class Scene:
    """A state with shorthands. ``first`` is the seat whose turn it is, and ``seat(1)`` the next one."""

    def __init__(self, seats: int = 3, options: Options | None = None, *, seed: bytes = b"scene") -> None:
        self.chance: Chance = Seeded(seed)
        self.options = options or Options()
        self.deck: Deck = facts(self.options)
        self.s, _ = GAME.start(self.options, seats, self.chance)
        while [prompt.kind for prompt in GAME.prompts(self.s)] != ["act"]:
            prompt = GAME.prompts(self.s)[0]
            self.expire(prompt.seat)
        for player in self.s.players:  # nothing but what a test lays out
            self.fund(player.illuminati, 0)
            while player.hand.value:
                insort(self.s.pile, self.deck.first_special + player.hand.value.pop())

    @property
    def first(self) -> Seat:
        return self.s.active

    def seat(self, ahead: int) -> Seat:
        """The seat so many places after the first."""
        return Seat((self.first + ahead) % self.s.seats)

    def illuminati(self, seat: int) -> int:
        return self.s.players[seat].illuminati

    def held(self, card: int) -> Placed:
        player = self.s.players[self.s.owner[card]]
        return next(own for own in player.cards if own.card == card)

    def fund(self, card: int, money: int) -> None:
        """So many MB lie on the card."""
        own = self.held(card)
        self.s.issued += money - own.money.value
        own.money.value = money

    def hold(self, seat: int, ability: type) -> int:
        """A Special with that ability comes from the pile into the hand; returns its kind."""
        first = self.deck.first_special
        special = next(kind for kind in self.deck.specials_of(ability) if first + kind in self.s.pile)
        self.s.pile.remove(first + special)
        insort(self.s.players[seat].hand.value, special)
        return special

    def free(self, card: int) -> int:
        """The Group lies in the uncontrolled area."""
        self._out(card)
        self.s.owner[card] = UNCONTROLLED
        insort(self.s.uncontrolled, card)
        return card

    def own(self, seat: int, card: int, master: int, side: int, money: int = 0) -> int:
        """The Group hangs on that arrow."""
        self._out(card)
        player = self.s.players[seat]
        place = hang(self.held(master), side, card, self.deck.ins[card])
        shown = Shown(0, None if self.options.open_treasuries else [int(seat)])
        own = Placed(card=card, money=shown, master=place.master, side=place.side, x=place.x, y=place.y, r=place.r)
        player.cards.append(own)
        self.s.owner[card] = seat
        self.fund(card, money)
        return card

    def grow(self, seat: int, cards: int) -> None:
        """Groups with arrows of their own, until the structure has so many cards, the Illuminati included."""
        own = self.s.players[seat].cards
        while len(own) < cards:
            master, side = open_arrows(own, self.deck.outs)[0]
            self.own(seat, self.unused(outs=2), master, side)

    def _out(self, card: int) -> None:
        where = self.s.owner[card]
        assert where in (PILE, UNCONTROLLED)
        (self.s.pile if where == PILE else self.s.uncontrolled).remove(card)

    def unused(self, **facts_of_card: Any) -> int:
        """A Group that no player has, with these facts: ``outs=3`` arrows, ``power=…``, by name of the column."""
        for group in self.deck.groups:
            if self.s.owner[group.card] in (PILE, UNCONTROLLED) and all(
                (len(group.outs) if name == "outs" else getattr(group, name)) == value
                for name, value in facts_of_card.items()
            ):
                return group.card
        raise LookupError(facts_of_card)

    # -- play --------------------------------------------------------------------------------------------------------

    def do(self, seat: int, action: Any, *, open: bool = False) -> list[Event]:
        """A legal action; afterwards the position is sound."""
        events = GAME.apply(self.s, Seat(seat), action, self.chance, open=open)
        assert GAME.invariants(self.s) == []
        return events

    def refused(self, seat: int, action: Any, *, open: bool = False) -> tuple[str, str]:
        """Code and clause of the refusal, which changes nothing."""
        before = GAME.encode(self.s)
        with pytest.raises(NotAllowed) as caught:
            GAME.apply(self.s, Seat(seat), action, self.chance, open=open)
        assert GAME.encode(self.s) == before
        return caught.value.refused.code, caught.value.refused.rule

    def expire(self, seat: int) -> list[Event]:
        return GAME.expires(self.s, Seat(seat), self.chance)

    def asked(self) -> tuple[str, int] | None:
        """Kind and seat of the one prompt."""
        prompts = GAME.prompts(self.s)
        assert len(prompts) <= 1
        return (prompts[0].kind, prompts[0].seat) if prompts else None

    def money(self, *cards: int) -> list[int]:
        return [self.held(card).money.value for card in cards]


def step(s: State, cls: type) -> Any:
    """The nearest pending step of that kind."""
    return next(found for found in reversed(s.agenda) if isinstance(found, cls))
