"""§3 Set-up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati import events
from parlour.games.illuminati.actions import ChooseGoal
from parlour.games.illuminati.cards import ours
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.hands import draw
from parlour.games.illuminati.model import GONE, NONE, Options, State
from parlour.kit.actors import Seat, Viewer
from parlour.kit.agenda import Kernel
from parlour.kit.chance import Seeded
from parlour.kit.types import Event


def started(seats: int, seed: int = 0, **options: Any) -> tuple[State, Sequence[Event]]:
    return GAME.start(Options(**options), seats, Seeded(b"start %d" % seed))


def _with_secret(seats: int = 8, **options: Any) -> tuple[State, Seat]:
    """A game in which somebody has the Illuminati that copies a goal; with eight players somebody does."""
    s, _ = started(seats, **options)
    return s, GAME.prompts(s)[0].seat


@pytest.mark.parametrize("seats", range(2, 9))
def test_s03_everybody_gets_an_illuminati_and_the_others_are_gone(seats: int) -> None:
    s, happened = started(seats)
    dealt = [player.illuminati for player in s.players]
    assert len(set(dealt)) == seats
    assert sum(where == GONE for where in s.owner) == 8 - seats
    turned = [event.card for event in happened if isinstance(event, events.GroupTurnedUp)]
    assert len(turned) == 4
    assert set(turned) <= set(s.uncontrolled)


def test_s03_the_first_money_is_the_income_and_the_first_turn_brings_it_again() -> None:
    s, happened = started(3)
    deck = ours()
    first = s.players[s.first]
    while [prompt.kind for prompt in GAME.prompts(s)] != ["act"]:
        GAME.expires(s, GAME.prompts(s)[0].seat, Seeded(b"x"))
    for player in s.players:
        times = 2 if player.seat == first.seat else 1
        assert player.cards[0].money.value == times * deck.income[player.illuminati]
    assert s.issued == sum(player.cards[0].money.value for player in s.players)
    assert any(isinstance(event, events.StartRolled) for event in happened)


def test_s03_buried_specials_come_last_in_the_order_met() -> None:
    """R 1: what was met on the way to four Groups lies below the pile."""
    s = next(s for s, _ in (started(2, seed) for seed in range(40)) if len(s.bottom) > 1)
    deck = ours()
    buried = list(s.bottom)
    s.pile = []
    hand = s.players[0].hand
    for left in range(len(buried), 0, -1):
        assert s.bottom == buried[-left:]
        draw(s, deck, 0, Kernel(s, Seeded(b"y")))
    assert sorted(hand.value) == sorted(buried)
    assert s.bottom == []
    draw(s, deck, 0, Kernel(s, Seeded(b"y")))
    assert len(hand.value) == len(buried)


def test_s03_the_highest_roll_begins_and_ties_roll_again() -> None:
    again = 0
    for seed in range(30):
        s, happened = started(4, seed)
        rolls: dict[int, list[int]] = {}
        for event in happened:
            if isinstance(event, events.StartRolled):
                rolls.setdefault(event.seat, []).append(sum(event.dice))
        leaders = [seat for seat, sums in rolls.items() if sums[0] == max(sums[0] for sums in rolls.values())]
        assert s.first in leaders
        assert all((len(sums) > 1) <= (seat in leaders) for seat, sums in rolls.items())
        again += len(leaders) > 1
        assert s.active == s.first
    assert again


def test_s03_a_secret_goal_is_that_of_another_illuminati() -> None:
    s, seat = _with_secret()
    deck = ours()
    legal = GAME.legal(s, seat)
    choices = [action.goal for action in legal if isinstance(action, ChooseGoal)]
    assert len(choices) == 7
    assert s.players[seat].illuminati not in choices
    refused = legal.why_not(ChooseGoal(s.players[seat].illuminati))
    assert refused is not None
    assert refused.code == "unknown_goal"
    happened = GAME.apply(s, seat, ChooseGoal(choices[2]), Seeded(b"z"))
    assert s.players[seat].goal.value == choices[2]
    other = Seat((seat + 1) % 8)
    assert "goal" not in GAME.view(s, Viewer(other)).state["players"][seat]
    assert GAME.view(s, Viewer(seat)).state["players"][seat]["goal"] == choices[2]
    chosen = next(event for event in happened if isinstance(event, events.GoalChosen))
    assert "goal" not in (GAME.redact(chosen, Viewer(other)) or {})
    assert deck.first_faction <= choices[2]


def test_s03_a_goal_not_written_down_in_time_is_drawn() -> None:
    """R 42"""
    s, seat = _with_secret()
    GAME.expires(s, seat, Seeded(b"drawn"))
    assert s.players[seat].goal.value != NONE


def test_s03_everybody_else_has_the_goal_on_the_card() -> None:
    s, seat = _with_secret()
    for player in s.players:
        if player.seat != seat:
            assert player.goal.to is None
            assert player.goal.value == NONE
            faction = ours().faction(player.illuminati)
            assert not isinstance(faction.goal, a.SecretCopy)
