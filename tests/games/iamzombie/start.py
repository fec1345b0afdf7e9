"""New games for tests, played by defaults, and heroes to begin them with."""

from __future__ import annotations

import pytest

from parlour.games.iamzombie.actions import Action
from parlour.games.iamzombie.cards import ARCHETYPES
from parlour.games.iamzombie.game import GAME
from parlour.games.iamzombie.model import Hero, Options, State
from parlour.kit.actors import Seat
from parlour.kit.chance import Chance, Seeded
from parlour.kit.legal import NotAllowed
from parlour.kit.types import Event

__all__ = ("Start", "hero")


class Start:
    """A new game, played by defaults from one question to the next."""

    def __init__(self, seats: int, options: Options | None = None, seed: bytes = b"start") -> None:
        self.chance: Chance = Seeded(seed)
        self.s: State
        self.s, self.events = GAME.start(options or Options(), seats, self.chance)

    def kind(self) -> str:
        return GAME.prompts(self.s)[0].kind

    def default(self) -> None:
        self.events += GAME.expires(self.s, GAME.prompts(self.s)[0].seat, self.chance)

    def until(self, *kinds: str) -> Start:
        while not self.s.reason and self.kind() not in kinds:
            self.default()
        return self

    def do(self, action: Action, seat: int | None = None) -> list[Event]:
        who = GAME.prompts(self.s)[0].seat if seat is None else Seat(seat)
        told = GAME.apply(self.s, who, action, self.chance)
        self.events += told
        return told

    def refused(self, action: Action, code: str) -> None:
        with pytest.raises(NotAllowed) as error:
            self.do(action)
        assert error.value.refused.code == code


def hero(level: int, first: int = 0) -> Hero:
    """A saved hero of that level, of cards in the order of the list."""
    return Hero(name=f"hero {first}", cards=tuple(card.id for card in ARCHETYPES[first : first + level]))
