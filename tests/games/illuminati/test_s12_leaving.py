"""§12 Elimination and leaving."""

from __future__ import annotations

import pytest

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati import events
from parlour.games.illuminati.actions import Drop, Finish
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.model import GONE
from parlour.kit.types import Event
from tests.games.illuminati.random_play import games_with
from tests.games.illuminati.table import Table


def out_of(made: list[Event]) -> list[tuple[int, str]]:
    return [(event.seat, event.why) for event in made if isinstance(event, events.PlayerOut)]


def bare(seats: int = 3, turns: int = 3) -> Table:
    """``you`` has had that many turns and has one Group."""
    table = Table(seats, {"mine": {"power": 9}, "theirs": {}})
    table.hang(table.me, "mine", side=1)
    table.hang(table.you, "theirs")
    table.s.players[table.you].turns = turns
    return table


def test_s12_the_last_group_is_gone_and_so_is_the_player() -> None:
    table = bare()
    table.fund(table["you"], 7)
    (cash,) = table.hand(table.you, "cash")
    illuminati = table["you"]
    made = table.strike((1, 1), "mine", "theirs", "neutralize", ["me"])
    assert out_of(made) == [(table.you, "eliminated")]
    player = table.s.players[table.you]
    assert (player.out, player.cards, player.hand.value) == (True, [], [])
    assert table.s.discarded == [cash]
    assert table.s.owner[illuminati] == GONE
    assert table.s.issued == sum(table.money(*(own.card for p in table.s.players for own in p.cards)))


@pytest.mark.parametrize(("turns", "out"), [(0, False), (2, False), (3, True), (7, True)])
def test_s12_before_the_end_of_the_third_turn_one_is_safe(turns: int, out: bool) -> None:
    table = bare(turns=turns)
    made = table.strike((1, 1), "mine", "theirs", "neutralize", ["me"])
    assert bool(out_of(made)) == out


def test_s12_at_the_end_of_the_third_turn_without_a_group() -> None:
    table = Table(3)
    table.hang(table.you, "filler_0")
    table.hang(table.they, "filler_1")
    table.s.players[table.me].turns = 1
    made = table.finish_turn()
    assert out_of(made) == []
    assert table.s.players[table.me].turns == 2
    table.turn_of(table.me)
    made = table.finish_turn()
    assert out_of(made) == [(table.me, "eliminated")]


def test_s12_in_the_own_turn_that_ends_with_it() -> None:
    """T7 comes at once: nothing more is asked, nothing turned up."""
    table = bare()
    table.s.players[table.me].turns = 3
    made = table.do(table.me, Drop(table["mine"]))
    assert out_of(made) == [(table.me, "eliminated")]
    assert table.s.active == table.you
    assert not [event for event in made if isinstance(event, events.GroupTurnedUp)]


def test_s12_the_last_one_in_the_game_wins() -> None:
    """R 34"""
    table = bare(seats=2)
    table.strike((1, 1), "mine", "theirs", "neutralize", ["me"])
    outcome = GAME.outcome(table.s)
    assert outcome is not None
    assert outcome.reason == "last_player"
    assert outcome.winners() == (table.me,)


def test_s12_who_meets_a_goal_by_losing_stays_for_the_check() -> None:
    """R 33: the eighth destruction is that of the last own Group."""
    table = Table(3, {"mine": {"power": 1}}, {"sleepers": {"goal": a.DestroyedCount(at_least=8), "power": 9}})
    table.deal(table.me, "sleepers")
    table.hang(table.me, "mine", side=1)
    player = table.s.players[table.me]
    player.turns, player.destroyed = 5, 7
    made = table.strike((1, 1), "sleepers", "mine", "destroy")
    assert out_of(made) == []
    assert not player.out
    table.do(table.me, Finish())
    outcome = GAME.outcome(table.s)
    assert outcome is not None
    assert (outcome.reason, outcome.winners()) == ("goal", (table.me,))


def test_s12_the_seventh_destruction_does_not_save() -> None:
    table = Table(3, {"mine": {"power": 1}}, {"sleepers": {"goal": a.DestroyedCount(at_least=8), "power": 9}})
    table.deal(table.me, "sleepers")
    table.hang(table.me, "mine", side=1)
    player = table.s.players[table.me]
    player.turns, player.destroyed = 5, 6
    assert out_of(table.strike((1, 1), "sleepers", "mine", "destroy")) == [(table.me, "eliminated")]


def test_s12_leaving_frees_everything_at_any_moment() -> None:
    table = bare(turns=0)
    (cash,) = table.hand(table.you, "cash")
    table.fund(table["theirs"], 4)
    made = GAME.leaves(table.s, table.you, table.chance)
    assert out_of(made) == [(table.you, "left")]
    assert table["theirs"] in table.s.uncontrolled
    assert table.s.discarded == [cash]
    assert GAME.invariants(table.s) == []
    assert table.asked() == ("act", table.me)


def test_s12_leaving_in_the_own_turn_ends_it() -> None:
    table = bare()
    GAME.leaves(table.s, table.me, table.chance)
    assert table.s.active == table.you
    assert GAME.invariants(table.s) == []


def test_s12_who_is_out_has_no_turn_and_is_not_asked() -> None:
    table = Table(3)
    GAME.leaves(table.s, table.you, table.chance)
    made = table.finish_turn()
    assert [event.seat for event in made if isinstance(event, events.TurnBegun)] == [table.they]


KINDS = ("goal", "skip", "double", "money", "privilege", "react", "respond", "hang", "hand_over")


@pytest.mark.parametrize("kind", KINDS)
def test_s12_somebody_leaves_whatever_is_asked(kind: str) -> None:
    """Random games in which a seat leaves at the first prompt of that kind go on soundly."""
    assert games_with(kind, GAME.leaves) >= 3
