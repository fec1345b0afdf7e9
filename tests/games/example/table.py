"""Positions of Alley Cats for its tests, and what a decision does to them."""

from __future__ import annotations

from typing import Any

import pytest

import parlour_example
from parlour.kit.actors import Seat
from parlour.kit.agenda import Step
from parlour.kit.chance import Scripted, Seeded
from parlour.kit.legal import NotAllowed
from parlour.kit.types import Event
from parlour_example.model import ALL_CARDS, HISS, Alley, Card, Choice, Options
from parlour_example.night import Dusk, Errand, Night

GAME = parlour_example.GAME
A, B, C = map(Seat, range(3))
CLAW = Card("claw", 3)


def alley(*hands: list[Card], step: Step | None = None, options: Options | None = None) -> Alley:
    """Three cats with these hands in the first of three nights; by default the first cat is on an errand."""
    s, _ = GAME.start(options or Options(), 3, Seeded(b"alley"))
    s.agenda[:] = [s.agenda[0], step or Errand(seat=A)]
    s.agenda[-1].begun = True
    s.dog = ["harbour", "market", "market"]
    pool = list(ALL_CARDS)
    for cat, hand in zip(s.cats, hands or ([], [], []), strict=True):
        cat.hand.value = sorted(hand)
        for card in hand:
            pool.remove(card)
    s.pack.rest = pool
    return s


def do(s: Alley, seat: Seat, action: Any, script: str = "", *, open: bool = False) -> list[str]:
    """Carry it out; the names of what happened."""
    return names(GAME.apply(s, seat, action, Scripted(script), open=open))


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def refusal(s: Alley, seat: Seat, action: Any, *, open: bool = False) -> tuple[str, str]:
    before = GAME.encode(s)
    with pytest.raises(NotAllowed) as caught:
        GAME.apply(s, seat, action, Scripted(""), open=open)
    assert GAME.encode(s) == before
    return caught.value.refused.code, caught.value.refused.rule


def dusk(*places: str) -> Alley:
    """At dusk, with these choices made."""
    choices = [Choice(seat=Seat(seat), place=place) for seat, place in enumerate(places)]
    s = alley([HISS], [HISS], [HISS], step=Dusk(choices=choices))
    night = s.agenda[0]
    assert isinstance(night, Night)
    night.harbour, night.market = 7, 4
    return s
