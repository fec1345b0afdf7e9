"""§8, §9 Transfers, moves, drops, reorganizing, and becoming uncontrolled."""

from __future__ import annotations

import pytest

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati import events
from parlour.games.illuminati.actions import Drop, Finish, Hang, Move, Redistribute, Reorganize, Transfer
from parlour.games.illuminati.game import GAME
from parlour.kit.actors import Viewer
from tests.games.illuminati.table import Table, names_of


def in_t5(table: Table) -> None:
    """T5 of the turn."""
    table.do(table.me, Finish())
    table.do(table.me, Finish())
    assert table.asked() == ("power", table.me)


# -- 8.1, 8.2 --------------------------------------------------------------------------------------------------------


def test_s08_1_adjacent_are_master_and_puppet_alone() -> None:
    """Lying side by side is nothing: ``up`` and ``right`` hang on the same card."""
    table = Table(2, {"up": {}, "right": {}, "deep": {}})
    table.hang(table.me, "up", side=0, money=6)
    table.hang(table.me, "right", side=1)
    table.hang(table.me, "deep", "up", side=1)
    allowed = {
        receiver: GAME.legal(table.s, table.me).why_not(Transfer(table["up"], table[receiver], 1)) is None
        for receiver in ("me", "right", "deep", "up")
    }
    assert allowed == {"me": True, "deep": True, "right": False, "up": False}


def test_s08_2_a_transfer_in_t3_is_a_regular_action() -> None:
    table = Table(2, {"up": {}})
    table.hang(table.me, "up", side=0, money=6)
    assert table.refused(table.me, Transfer(table["up"], table["me"], 7)) == ("not_enough_money", "8.2")
    assert table.refused(table.me, Transfer(table["up"], table["me"], 0)) == ("not_enough_money", "8.2")
    table.do(table.me, Transfer(table["up"], table["me"], 6))
    table.do(table.me, Transfer(table["me"], table["up"], 2))
    assert table.money(table["me"], table["up"]) == [4, 2]
    assert table.refused(table.me, Transfer(table["me"], table["up"], 2)) == ("no_actions_left", "4.3")


def test_s08_2_the_amount_is_the_owners_secret() -> None:
    table = Table(2, {"up": {}})
    table.hang(table.me, "up", side=0, money=6)
    made = table.do(table.me, Transfer(table["up"], table["me"], 6))
    seen = [GAME.redact(event, Viewer(table.you)) for event in made]
    assert seen == [
        {"type": "MoneyTransferred", "seat": table.me, "source": table["up"], "receiver": table["me"]},
        None,
    ]


def test_s08_2_the_card_that_transfers_anywhere() -> None:
    table = Table(2, {"mint": {"abilities": (a.TransferAnywhere(),)}, "right": {}})
    table.hang(table.me, "mint", side=0, money=6)
    table.hang(table.me, "right", side=1, money=1)
    assert table.refused(table.me, Transfer(table["right"], table["mint"], 1)) == ("not_adjacent", "8.1")
    table.do(table.me, Transfer(table["mint"], table["right"], 6))
    assert table.money(table["right"]) == [7]


# -- 8.3 -------------------------------------------------------------------------------------------------------------


def test_s08_3_a_move_takes_subtree_and_treasuries_along() -> None:
    table = Table(2, {"up": {}, "deep": {}, "right": {}})
    table.hang(table.me, "up", side=0, money=2)
    table.hang(table.me, "deep", "up", side=1, money=3)
    table.hang(table.me, "right", side=1)
    table.do(table.me, Move(table["up"]))
    assert table.asked() == ("hang", table.me)
    choices = [action for action in GAME.legal(table.s, table.me) if isinstance(action, Hang)]
    masters = {action.master for action in choices}
    assert masters == {table["me"], table["right"]}
    assert (table["me"], 0) not in {(action.master, action.side) for action in choices}
    table.do(table.me, next(action for action in choices if action.master == table["right"]))
    assert table.held(table["up"]).master == table["right"]
    assert table.held(table["deep"]).master == table["up"]
    assert table.money(table["up"], table["deep"]) == [2, 3]
    assert table.s.actions == 1


def test_s08_3_no_other_open_arrow_no_move() -> None:
    table = Table(2, {"one": {"arrows": "---i"}, **{f"end_{i}": {"arrows": "---i"} for i in range(3)}})
    table.hang(table.me, "one", side=0)
    for i in range(3):
        table.hang(table.me, f"end_{i}", side=i + 1)
    assert table.refused(table.me, Move(table["one"])) == ("no_open_arrow", "8.3")
    assert table.refused(table.me, Move(table["me"])) == ("not_yours", "8.3")


def test_s08_3_out_of_time_the_default_plan_is_taken() -> None:
    """R 42"""
    table = Table(2, {"up": {}, "deep": {}})
    table.hang(table.me, "up", side=0)
    table.hang(table.me, "deep", "up", side=1)
    table.do(table.me, Move(table["up"]))
    table.expire(table.me)
    assert names_of(table, table.me) == ["deep", "up"]
    assert GAME.invariants(table.s) == []


# -- 8.4, 9 ----------------------------------------------------------------------------------------------------------


def test_s08_4_a_dropped_group_is_uncontrolled_with_its_subtree() -> None:
    table = Table(2, {"up": {}, "deep": {}, "right": {}})
    table.hang(table.me, "up", side=0, money=2)
    table.hang(table.me, "deep", "up", side=1, money=3)
    table.hang(table.me, "right", side=1, money=4)
    made = table.do(table.me, Drop(table["up"]))
    (freed,) = [event for event in made if isinstance(event, events.GroupsFreed)]
    assert (freed.cards, freed.why) == ([table["up"], table["deep"]], "dropped")
    assert table.s.issued == 4
    assert names_of(table, table.me) == ["right"]


@pytest.mark.parametrize("card", ["me", "theirs", "loose"])
def test_s08_4_only_own_groups_are_dropped(card: str) -> None:
    table = Table(2, {"theirs": {}, "loose": {}})
    table.hang(table.you, "theirs")
    table.out("loose")
    assert table.refused(table.me, Drop(table[card])) == ("not_yours", "8.4")


def test_s09_what_becomes_uncontrolled_forgets_its_participation() -> None:
    table = Table(2, {"up": {"power": 3}, "loose": {"resistance": 9}})
    table.hang(table.me, "up", side=0)
    table.out("loose")
    table.strike((6, 6), "up", "loose")
    assert table.held(table["up"]).used == 1
    table.do(table.me, Drop(table["up"]))
    table.strike((1, 1), "me", "up")
    table.do(table.me, next(iter(GAME.legal(table.s, table.me))))
    assert table.held(table["up"]).used == 0


# -- 8.5, 4.6 --------------------------------------------------------------------------------------------------------


def reorganizer() -> Table:
    table = Table(2, {"up": {}, "deep": {"arrows": "---i"}}, {"atlas": {"abilities": (a.ReorganizeStructure(),)}})
    table.deal(table.me, "atlas")
    table.hang(table.me, "up", side=0, money=2)
    table.hang(table.me, "deep", side=1)
    return table


def test_s08_5_any_structure_of_the_same_cards() -> None:
    table = reorganizer()
    in_t5(table)
    places = sorted([(table["up"], table["me"], 2), (table["deep"], table["up"], 1)])
    table.do(table.me, Reorganize(tuple(places)))
    assert table.held(table["deep"]).master == table["up"]
    assert table.money(table["up"]) == [2]
    assert table.s.active == table.you


@pytest.mark.parametrize(
    ("places", "code"),
    [
        ([("up", "me", 2)], "card_missing"),
        ([("up", "deep", 1), ("deep", "me", 1)], "no_such_arrow"),
        ([("up", "me", 1), ("deep", "me", 1)], "arrow_taken"),
        ([("up", "up", 1), ("deep", "me", 1)], "not_rooted"),
        ([("up", "me", 1), ("filler_9", "me", 0)], "unknown_card"),
    ],
)
def test_s08_5_no_card_is_lost_or_hung_wrongly(places: list[tuple[str, str, int]], code: str) -> None:
    """R 24"""
    table = reorganizer()
    in_t5(table)
    action = Reorganize(tuple(sorted((table[card], table[master], side) for card, master, side in places)))
    assert table.refused(table.me, action) == (code, "8.5")


def test_s04_6_money_moves_freely_in_t5() -> None:
    table = Table(2, {"up": {}, "right": {}}, {"bank": {"abilities": (a.RedistributeMoney(),)}})
    table.deal(table.me, "bank")
    table.hang(table.me, "up", side=0, money=2)
    table.hang(table.me, "right", side=1, money=4)
    in_t5(table)
    cards = sorted(table[name] for name in ("me", "up", "right"))
    wrong = Redistribute(tuple((card, 3) for card in cards))
    assert table.refused(table.me, wrong) == ("wrong_sum", "8.2")
    assert table.refused(table.me, Redistribute(((table["me"], 6),))) == ("not_your_cards", "8.2")
    table.do(table.me, Redistribute(tuple((card, 2) for card in cards)))
    assert table.money(table["me"], table["up"], table["right"]) == [2, 2, 2]


def test_s04_6_t5_is_for_those_that_have_a_power() -> None:
    table = Table(2, {"up": {}})
    table.hang(table.me, "up", side=0)
    table.do(table.me, Finish())
    assert table.refused(table.me, Redistribute(((table["me"], 0), (table["up"], 0)))) == ("not_now", "4.6")
    table.do(table.me, Finish())
    assert table.s.active == table.you
