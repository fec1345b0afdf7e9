"""§4 The turn: T0 to T7."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati import events
from parlour.games.illuminati.acting import PASS_MONEY
from parlour.games.illuminati.actions import (
    Demand,
    Drop,
    ExtraDraw,
    Finish,
    Pass,
    PassTurn,
    PayTax,
    PayUpkeep,
    PlaySpecial,
    RefuseUpkeep,
    ShiftAlignment,
    Transfer,
)
from parlour.games.illuminati.game import GAME
from tests.games.illuminati.table import Table

COSTLY: dict[str, dict[str, Any]] = {
    "office": {"income": -1, "abilities": (a.UpkeepCost(amount=1),)},
    "master": {"power": 2, "income": 2},
}
TAXING: dict[str, dict[str, Any]] = {"collectors": {"abilities": (a.TaxOpponents(amount=2),), "income": 0}}


def until(table: Table, kind: str) -> None:
    """The turn of ``me`` is over; go on until that is asked."""
    while (asked := table.asked()) and asked[0] != kind:
        if asked[0] in ("act", "transfer", "power"):
            table.do(asked[1], Finish())
        else:
            table.expire(asked[1])


# -- T0 --------------------------------------------------------------------------------------------------------------


def test_s04_t0_asks_the_others_with_a_hand() -> None:
    table = Table(3)
    table.hand(table.they, "cash")
    table.hand(table.you, "two")
    table.do(table.me, Finish())
    asked = []
    while (now := table.asked()) and now[0] == "skip":
        asked.append(now[1])
        table.do(now[1], Pass())
    assert asked == [table.they]


def test_s04_a_skipped_turn_is_a_turn_without_anything() -> None:
    """R 28: no income, no draw, no actions, no T6; it counts, and the victory check takes place."""
    table = Table(3)
    table.hand(table.they, "skip")
    table.do(table.me, Finish())
    before = table.money(table["you"])
    pile = len(table.s.pile)
    assert table.asked() == ("skip", table.they)
    uncontrolled = list(table.s.uncontrolled)
    made = table.do(table.they, PlaySpecial(table.special("skip")))
    assert any(isinstance(event, events.TurnSkipped) and event.seat == table.you for event in made)
    assert table.s.active == table.they
    assert table.money(table["you"]) == before
    assert table.s.players[table.you].turns == 1
    drawn = [event for event in made if isinstance(event, events.GroupDrawn | events.SpecialDrawn)]
    assert [event.seat for event in drawn] in ([table.they], [])
    assert len(table.s.pile) == pile - len(drawn)
    assert set(uncontrolled) <= set(table.s.uncontrolled)


def test_s04_a_countered_skip_skips_nothing() -> None:
    table = Table(3)
    table.hand(table.they, "skip")
    table.hand(table.you, "counter")
    table.do(table.me, Finish())
    table.do(table.they, PlaySpecial(table.special("skip")))
    table.do(table.you, PlaySpecial(table.special("counter")))
    until(table, "act")
    assert table.asked() == ("act", table.you)


def test_s04_nothing_but_the_skip_is_played_in_t0() -> None:
    table = Table(3)
    table.hand(table.they, "cash")
    table.do(table.me, Finish())
    assert table.refused(table.they, PlaySpecial(table.special("cash"))) == ("not_now", "4")


# -- T1 --------------------------------------------------------------------------------------------------------------


def test_s04_1_every_card_with_income_gets_it_onto_itself() -> None:
    table = Table(2, {"shop": {"income": 3}, "poor": {"income": 0}})
    table.hang(table.you, "shop", side=0)
    table.hang(table.you, "poor", side=1)
    until(table, "skip")
    table.turn_of(table.you)
    assert table.money(table["you"], table["shop"], table["poor"]) == [8, 3, 0]


def test_s04_1_doubled_income_once_and_without_upkeep() -> None:
    table = Table(2, {**COSTLY, "shop": {"income": 3}})
    table.hang(table.you, "shop", side=0)
    table.hang(table.you, "office", side=1, money=2)
    table.hand(table.you, "double")
    table.do(table.me, Finish())
    until(table, "double")
    assert table.asked() == ("double", table.you)
    made = table.do(table.you, PlaySpecial(table.special("double")))
    assert any(isinstance(event, events.IncomeReceived) and event.money == 22 for event in made)
    assert table.asked() == ("upkeep", table.you)
    table.do(table.you, PayUpkeep(table["office"]))
    assert table.money(table["you"], table["shop"], table["office"]) == [16, 6, 1]
    table.turn_of(table.me)
    table.turn_of(table.you)
    assert table.money(table["you"], table["shop"]) == [16 + 8, 6 + 3]


@pytest.mark.parametrize("source", ["office", "master", "you"])
def test_s04_1_upkeep_is_paid_from_itself_its_master_or_the_illuminati(source: str) -> None:
    table = Table(2, COSTLY)
    table.hang(table.you, "master", side=0)
    table.hang(table.you, "office", "master", side=1, money=1)
    table.do(table.me, Finish())
    until(table, "upkeep")
    before = table.money(table[source])
    table.do(table.you, PayUpkeep(table[source]))
    assert table.money(table[source]) == [before[0] - 1]
    assert table.s.owner[table["office"]] == table.you


def test_s04_1_who_cannot_pay_or_will_not_loses_the_card() -> None:
    table = Table(2, COSTLY)
    table.hang(table.you, "master", side=0)
    table.hang(table.you, "office", side=1)
    table.hang(table.you, "filler_0", "office", side=1)
    table.do(table.me, Finish())
    until(table, "upkeep")
    assert table.refused(table.you, PayUpkeep(table["office"])) == ("cannot_pay", "4.1")
    assert table.refused(table.you, PayUpkeep(table["master"])) == ("cannot_pay", "4.1")
    made = table.do(table.you, RefuseUpkeep())
    freed = next(event for event in made if isinstance(event, events.GroupsFreed))
    assert (freed.cards, freed.why) == ([table["office"], table["filler_0"]], "unpaid")


def test_s04_1_upkeep_out_of_time_is_paid_from_the_card_first() -> None:
    """R 42: the card, then its master, then the Illuminati."""
    for money, source in ((1, "office"), (0, "master")):
        table = Table(2, COSTLY)
        table.hang(table.you, "master", side=0)
        table.hang(table.you, "office", "master", side=1, money=money)
        table.do(table.me, Finish())
        until(table, "upkeep")
        before = table.money(table[source])[0]
        table.expire(table.you)
        assert table.money(table[source]) == [before - 1]


def test_s04_1_tax_is_two_mb_or_all_there_is_from_cards_the_payer_chooses() -> None:
    table = Table(4, {**TAXING, "shop": {}})
    fourth = table.seat(3)
    table.hang(table.you, "collectors", side=0)
    table.hang(table.me, "shop", side=0, money=1)
    table.fund(table["me"], 1)
    table.fund(table["they"], 1)
    table.do(table.me, Finish())
    until(table, "demand")
    table.do(table.you, Demand(tuple(sorted((table.me, table.they, fourth)))))
    prompts = GAME.prompts(table.s)
    assert sorted(prompt.seat for prompt in prompts) == sorted((table.me, table.they, fourth))
    mine = sorted(((table["me"], 1), (table["shop"], 1)))
    refused = GAME.legal(table.s, table.me).why_not(PayTax((mine[0],)))
    assert refused is not None
    assert refused.code == "wrong_amount"
    table.do(table.me, PayTax(tuple(mine)))
    table.do(table.they, PayTax(((table["they"], 1),)))
    table.do(fourth, PayTax(()))
    assert table.money(table["collectors"], table["me"], table["shop"], table["they"]) == [3, 0, 0, 0]


def test_s04_1_tax_is_demanded_of_whom_the_owner_likes() -> None:
    table = Table(3, TAXING)
    table.hang(table.you, "collectors", side=0)
    table.fund(table["they"], 5)
    table.do(table.me, Finish())
    until(table, "demand")
    assert table.refused(table.you, Demand((table.you,))) == ("no_such_player", "4.1")
    table.do(table.you, Demand((table.they,)))
    assert table.asked() == ("tax", table.they)
    table.expire(table.they)
    assert table.money(table["they"], table["collectors"]) == [3, 2]


# -- T2 --------------------------------------------------------------------------------------------------------------


def test_s04_2_one_card_and_two_for_the_illuminati_that_may() -> None:
    table = Table(2, {}, {"switch": {"abilities": (a.DrawCount(count=2),)}})
    table.deal(table.you, "switch")
    made = table.finish_turn()
    drawn = [event for event in made if isinstance(event, events.GroupDrawn | events.SpecialDrawn)]
    assert [event.seat for event in drawn] == [table.you, table.you]
    made = table.finish_turn()
    drawn = [event for event in made if isinstance(event, events.GroupDrawn | events.SpecialDrawn)]
    assert [event.seat for event in drawn] == [table.me]


def test_s04_2_no_pile_no_draw() -> None:
    """R 5"""
    table = Table(2)
    table.out(*(table.deck.ids[card] for card in list(table.s.pile) if card < table.deck.first_faction))
    table.s.discarded += [card - table.deck.first_faction - 8 for card in table.s.pile]
    table.s.pile = []
    table.s.bottom, table.s.discarded = [], [*table.s.discarded, *table.s.bottom]
    assert GAME.invariants(table.s) == []
    made = table.finish_turn()
    assert not [event for event in made if isinstance(event, events.GroupDrawn | events.SpecialDrawn)]


# -- T3 --------------------------------------------------------------------------------------------------------------


def test_s04_4_a_pass_brings_5_mb_and_skips_the_rest() -> None:
    table = Table(2)
    table.hang(table.me, "filler_0", side=0)
    before = table.money(table["me"])[0]
    table.do(table.me, PassTurn())
    assert table.money(table["me"]) == [before + PASS_MONEY]
    assert table.s.active == table.you


@pytest.mark.parametrize("deed", ["special", "drop", "transfer"])
def test_s04_4_who_has_done_anything_may_not_pass(deed: str) -> None:
    """R 6"""
    table = Table(2)
    table.hang(table.me, "filler_0", side=0, money=2)
    table.hang(table.me, "filler_1", side=1)
    (cash,) = table.hand(table.me, "cash")
    action = {
        "special": PlaySpecial(cash),
        "drop": Drop(table["filler_1"]),
        "transfer": Transfer(table["filler_0"], table["me"], 1),
    }[deed]
    table.do(table.me, action)
    assert table.refused(table.me, PassTurn()) == ("already_acted", "4.4")


def test_s04_3_free_actions_do_not_count() -> None:
    table = Table(2)
    for i in range(3):
        table.hang(table.me, f"filler_{i}", side=i)
    for i in range(3):
        table.do(table.me, Drop(table[f"filler_{i}"]))
    assert table.s.actions == 2


def test_s04_3_out_of_time_is_a_pass_if_it_is_allowed() -> None:
    """R 42"""
    table = Table(2)
    before = table.money(table["me"])[0]
    table.expire(table.me)
    assert table.money(table["me"]) == [before + PASS_MONEY]
    table = Table(2)
    table.hang(table.me, "filler_0", side=0)
    table.do(table.me, Drop(table["filler_0"]))
    table.expire(table.me)
    assert table.money(table["me"]) == [before]


# -- T4 to T6 --------------------------------------------------------------------------------------------------------


def test_s04_5_two_free_transfers_and_no_third() -> None:
    table = Table(2)
    table.hang(table.me, "filler_0", side=0, money=5)
    table.do(table.me, Finish())
    assert table.asked() == ("transfer", table.me)
    for _ in range(2):
        table.do(table.me, Transfer(table["filler_0"], table["me"], 1))
    assert table.refused(table.me, Transfer(table["filler_0"], table["me"], 1)) == ("no_transfers_left", "4.5")
    assert table.s.actions == 2


def test_s04_5_free_actions_are_open_in_t4() -> None:
    """R 2"""
    table = Table(2)
    table.hang(table.me, "filler_0", side=0)
    (cash,) = table.hand(table.me, "cash")
    table.do(table.me, Finish())
    table.do(table.me, PlaySpecial(cash))
    table.do(table.me, Drop(table["filler_0"]))
    assert table.s.active == table.you


def test_s04_7_two_targets_at_least_and_specials_are_thrown_away() -> None:
    """R 7"""
    for seed in range(8):
        table = Table(2, seed=b"t6 %d" % seed)
        made = table.do(table.me, PassTurn())
        turned = [event for event in made if isinstance(event, events.GroupTurnedUp)]
        thrown = [event for event in made if isinstance(event, events.SpecialThrownAway)]
        assert len(turned) == 2
        assert [event.special for event in thrown] == table.s.discarded[: len(thrown)]
        assert not any(player.hand.value for player in table.s.players if player.seat != table.s.active)


# -- extra draw ------------------------------------------------------------------------------------------------------


def test_s14_extra_draw_from_the_own_treasury_once_a_turn() -> None:
    table = Table(2, {"coffee": {"abilities": (a.PaidExtraDraw(cost=5),)}})
    table.hang(table.me, "coffee", side=0, money=4)
    table.fund(table["me"], 20)
    assert table.refused(table.me, ExtraDraw(table["coffee"])) == ("not_enough_money", "14")
    table.fund(table["coffee"], 10)
    made = table.do(table.me, ExtraDraw(table["coffee"]))
    assert len([event for event in made if isinstance(event, events.GroupDrawn | events.SpecialDrawn)]) == 1
    assert table.money(table["coffee"]) == [5]
    assert table.refused(table.me, ExtraDraw(table["coffee"])) == ("ability_used", "14")
    assert table.refused(table.me, ExtraDraw(table["me"])) == ("no_such_ability", "14")
    assert table.s.actions == 2


# -- T7, and what lasts for one turn ---------------------------------------------------------------------------------


def test_s01_1_what_belongs_to_a_player() -> None:
    """Turns that are over count, in whoever's turn anything else happens."""
    table = Table(2)
    me, you = table.s.players[table.me], table.s.players[table.you]
    assert [(player.destroyed, player.neutralized, player.out) for player in (me, you)] == [(0, 0, False)] * 2
    before = me.turns, you.turns
    table.finish_turn()
    assert (me.turns, you.turns) == (before[0] + 1, before[1])


def test_s01_2_what_lasts_for_one_turn() -> None:
    """Actions, transfers, marks of cards and what was called off are new with every turn."""
    groups: dict[str, dict[str, Any]] = {
        "laser": {"power": 3, "abilities": (a.AlignmentShift(),)},
        "loose": {"resistance": 9},
    }
    table = Table(2, groups)
    table.hang(table.me, "laser", side=0)
    table.out("loose")
    table.do(table.me, ShiftAlignment(table["laser"], table["loose"], gain="weird"))
    table.strike((6, 6), "laser", "loose")
    laser = table.held(table["laser"])
    assert (laser.used, laser.spent, table.s.acted, table.s.actions) == (1, True, True, 1)
    table.finish_turn()
    assert (laser.used, laser.spent, table.s.acted, table.s.actions, table.s.transfers) == (0, False, False, 2, 2)
    assert table.s.shifts == []
    assert table.s.called_off == []


def test_s04_8_the_turn_goes_round_and_so_does_the_count() -> None:
    table = Table(3)
    order = [table.s.active]
    rounds = [table.s.round]
    for _ in range(5):
        table.grow(table.s.active, 2)
        table.finish_turn()
        order.append(table.s.active)
        rounds.append(table.s.round)
    assert order == [table.me, table.you, table.they] * 2
    assert rounds == [1, 1, 1, 2, 2, 2]
