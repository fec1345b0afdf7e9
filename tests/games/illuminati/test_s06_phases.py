"""§6.2 The phases of an attack: announcing, privilege, calling off, the roll and what changes it."""

from __future__ import annotations

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati import events
from parlour.games.illuminati.acting import FreeTransfers
from parlour.games.illuminati.actions import (
    Attack,
    BreakPrivilege,
    CallOff,
    Finish,
    Pass,
    PlaySpecial,
    Spend,
)
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.model import PAID, Attempt
from tests.games.illuminati.scene import step
from tests.games.illuminati.table import RIVAL, Table, rivals

# -- 6.2 A1 the announcement -----------------------------------------------------------------------------------------


def test_s06_2_aides_have_transferable_power_and_are_the_attackers() -> None:
    table = Table(3, {"mine": {"power": 6}, "none": {"transferable": 0}, "loose": {}, "theirs": {"transferable": 3}})
    table.hang(table.me, "mine", side=1)
    table.hang(table.me, "none", side=3)
    table.hang(table.you, "theirs")
    table.out("loose")
    assert table.why_not("mine", "loose", aides=["none"]) == "no_transferable"
    assert table.why_not("mine", "loose", aides=["theirs"]) == "no_such_aide"
    assert table.why_not("mine", "loose", aides=["mine"]) == "no_such_aide"
    assert table.why_not("mine", "loose", aides=["me"]) == ""


def test_s06_2_aides_are_named_once_and_in_order() -> None:
    table = rivals()
    aides = tuple(sorted((table["aide"], table["me"]), reverse=True))
    refused = GAME.legal(table.s, table.me).why_not(Attack(table["mine"], table["loose"], "control", aides))
    assert refused is not None
    assert refused.code == "aides_in_order"


def test_s06_2_no_aide_can_be_added_once_it_is_announced() -> None:
    table = rivals()
    table.announce("mine", "loose")
    assert table.refused(table.me, table.attack("mine", "loose", aides=["aide"])) == ("not_now", "7.2")


def test_s06_2_aides_alignments_do_not_matter() -> None:
    table = Table(3, {"mine": {"power": 6}, "aide": {"transferable": 2, "alignments": ("weird",)},
                      "loose": {"alignments": ("straight",)}})  # fmt: skip
    table.hang(table.me, "mine", side=1)
    table.hang(table.me, "aide", side=3)
    table.out("loose")
    assert table.number("mine", "loose", aides=["aide"]) == 6 + 2


# -- 6.2 A2 privilege ------------------------------------------------------------------------------------------------


def test_s06_2_privilege_costs_a_special_and_commits() -> None:
    table = rivals()
    (cash,) = table.hand(table.me, "cash")
    attempt = table.announce("mine", "theirs", privilege=cash)
    assert (attempt.committed, attempt.privileged) == (True, True)
    assert table.s.players[table.me].hand.value == []
    assert table.s.discarded == [cash]
    assert table.s.actions == 1
    assert table.refused(table.me, CallOff())[0] == "already_committed"


def test_s06_2_privilege_needs_a_special_that_is_held() -> None:
    table = rivals()
    assert table.why_not("mine", "theirs", privilege=table.special("cash")) == "no_such_special"


def test_s06_2_paid_privilege_once_a_turn() -> None:
    table = Table(3, RIVAL | {"loose": {}}, {"rich": {"abilities": (a.PrivilegeForMoney(cost=5),)}})
    table.deal(table.me, "rich")
    table.hang(table.me, "mine", side=1)
    table.hang(table.you, "theirs")
    table.out("loose")
    assert table.why_not("mine", "theirs", privilege=PAID) == "not_enough_money"
    table.fund(table["rich"], 5)
    attempt = table.announce("mine", "theirs", privilege=PAID)
    assert (attempt.privileged, table.money(table["rich"])) == (True, [0])
    assert attempt.spent.attacker == 0
    table.says(6, 6)
    table.all_pass()
    table.fund(table["rich"], 50)
    assert table.why_not("rich", "theirs", privilege=PAID) == "ability_used"


def test_s06_2_paid_privilege_is_an_ability() -> None:
    table = rivals()
    table.fund(table["me"], 50)
    assert table.why_not("mine", "theirs", privilege=PAID) == "no_such_ability"


def test_s06_2_only_the_two_concerned_pay_in_a_privileged_attack() -> None:
    table = rivals()
    (cash,) = table.hand(table.me, "cash")
    for seat in (table.me, table.you, table.they):
        table.fund(table.s.players[seat].illuminati, 9)
    table.announce("mine", "theirs", privilege=cash)
    assert table.asked() == ("money", table.me)
    table.do(table.me, Pass())
    assert table.asked() == ("money", table.you)
    table.do(table.you, Pass())
    assert table.asked() is None or table.asked()[0] != "money"  # type: ignore[index]  # not None there


def test_s06_2_the_mole_ends_a_privilege_for_good() -> None:
    table = rivals()
    (cash,) = table.hand(table.me, "cash")
    table.hand(table.they, "mole")
    attempt = table.announce("mine", "theirs", privilege=cash)
    assert table.asked() == ("respond", table.they)
    table.do(table.they, Pass())
    assert table.asked() == ("privilege", table.they)
    table.do(table.they, PlaySpecial(table.special("mole")))
    assert not attempt.privileged
    assert table.asked() == ("money", table.me)


def test_s06_2_two_specials_break_a_privilege_and_one_does_not() -> None:
    table = rivals()
    (cash,) = table.hand(table.me, "cash")
    two, twelve = table.hand(table.they, "two", "twelve")
    attempt = table.announce("mine", "theirs", privilege=cash)
    table.do(table.they, Pass())
    assert table.refused(table.they, BreakPrivilege(two, two)) == ("no_such_special", "6.2")
    assert table.refused(table.they, BreakPrivilege(twelve, two)) == ("smaller_first", "6.2")
    table.do(table.they, BreakPrivilege(two, twelve))
    assert not attempt.privileged
    assert sorted(table.s.discarded) == sorted([cash, two, twelve])


def test_s06_2_an_answer_to_one_of_the_two_undoes_the_break() -> None:
    """R 47"""
    table = rivals()
    cash, _ = table.hand(table.me, "cash", "counter")
    two, twelve = table.hand(table.they, "two", "twelve")
    attempt = table.announce("mine", "theirs", privilege=cash)
    table.do(table.they, Pass())
    table.do(table.they, BreakPrivilege(two, twelve))
    assert table.asked() == ("respond", table.me)
    table.do(table.me, PlaySpecial(table.special("counter")))
    assert attempt.privileged
    assert len(table.s.discarded) == 4


def test_s06_2_a_countered_claim_is_no_privilege() -> None:
    table = rivals()
    (cash,) = table.hand(table.me, "cash")
    table.hand(table.they, "counter")
    attempt = table.announce("mine", "theirs", privilege=cash)
    table.do(table.they, PlaySpecial(table.special("counter")))
    assert (attempt.privileged, attempt.committed) == (False, True)
    assert table.asked() == ("money", table.me)


def test_s06_2_an_interference_lets_its_player_in_and_nobody_else() -> None:
    table = Table(4, RIVAL)
    table.hang(table.me, "mine", side=1)
    table.hang(table.you, "theirs")
    fourth = table.seat(3)
    (cash,) = table.hand(table.me, "cash")
    table.hand(table.they, "guest")
    table.fund(table["they"], 4)
    attempt = table.announce("mine", "theirs", privilege=cash)
    table.do(table.they, Pass())
    table.do(table.they, PlaySpecial(table.special("guest")))
    assert attempt.guests == [table.they]
    assert attempt.privileged
    asked = []
    while (now := table.asked()) and now[0] in ("money", "privilege"):
        asked.append(now)
        pays = now == ("money", table.they) and table.money(table["they"]) == [4]
        table.do(now[1], Spend(0, 4, "against") if pays else Pass())
    assert ("money", table.they) in asked
    assert fourth not in [seat for _, seat in asked]
    assert attempt.spent.opponents == 4


# -- 6.2 A3 calling off ----------------------------------------------------------------------------------------------


def test_s06_2_called_off_before_any_money_nothing_is_used() -> None:
    table = rivals()
    table.announce("mine", "loose", aides=["aide"])
    table.do(table.me, CallOff())
    assert table.asked() == ("act", table.me)
    assert (table.s.actions, table.s.acted) == (2, False)
    assert [own.used for own in table.s.players[table.me].cards] == [0, 0, 0]


def test_s06_2_a_called_off_attack_is_not_announced_again() -> None:
    """R 45: the same card, target and kind; anything else is."""
    table = rivals()
    table.announce("mine", "theirs")
    table.do(table.me, CallOff())
    assert table.why_not("mine", "theirs") == "called_off_before"
    assert table.why_not("mine", "theirs", "destroy") == ""
    assert table.why_not("aide", "theirs") == ""
    table.finish_turn()
    table.turn_of(table.me)
    assert table.why_not("mine", "theirs") == ""


def test_s06_2_three_call_offs_a_turn() -> None:
    table = rivals()
    for kind in ("control", "neutralize", "destroy"):
        table.announce("mine", "theirs", kind)
        table.do(table.me, CallOff())
    table.announce("mine", "loose")
    assert table.refused(table.me, CallOff()) == ("too_many_call_offs", "6.2")


def test_s06_2_the_first_mb_of_anybody_commits() -> None:
    table = rivals()
    table.fund(table["they"], 1)
    attempt = table.announce("mine", "loose", aides=["aide"])
    table.do(table.me, Pass())
    while table.asked() != ("money", table.they):
        table.do(table.asked()[1], Pass())  # type: ignore[index]  # somebody is asked
    assert not attempt.committed
    table.do(table.they, Spend(0, 1, "against"))
    assert step(table.s, Attempt).committed
    assert table.s.actions == 1
    assert [own.used for own in table.s.players[table.me].cards] == [0, 1, 1]


def test_s06_2_the_roll_commits_at_the_latest() -> None:
    table = rivals()
    table.strike((1, 1), "mine", "loose")
    assert table.s.actions == 1
    assert table.held(table["mine"]).used == 1


# -- 6.2 A6 changing the roll ----------------------------------------------------------------------------------------


def test_s06_2_the_roll_becomes_a_twelve() -> None:
    table = rivals()
    table.hand(table.you, "twelve")
    table.says(1, 1)
    table.announce("mine", "loose")
    table.all_pass("money")
    assert table.asked() == ("react", table.you)
    made = table.do(table.you, PlaySpecial(table.special("twelve")))
    assert any(isinstance(event, events.AttackFailed) and event.roll == 12 for event in made)


def test_s06_2_of_two_changes_the_later_one_stands() -> None:
    table = rivals()
    table.hand(table.you, "twelve")
    table.hand(table.they, "two")
    table.says(6, 6)
    table.announce("mine", "loose")
    table.all_pass("money")
    table.do(table.you, PlaySpecial(table.special("twelve")))
    table.all_pass("respond")
    assert table.asked() == ("react", table.they)
    made = table.do(table.they, PlaySpecial(table.special("two")))
    made += table.all_pass()
    assert any(isinstance(event, events.AttackSucceeded) and event.roll == 2 for event in made)


def test_s06_2_a_countered_change_changes_nothing() -> None:
    table = rivals()
    table.hand(table.you, "twelve")
    table.hand(table.me, "counter")
    table.says(1, 1)
    table.announce("mine", "loose")
    table.all_pass("money")
    table.do(table.me, Pass())
    table.do(table.you, PlaySpecial(table.special("twelve")))
    made = table.do(table.me, PlaySpecial(table.special("counter")))
    made += table.all_pass()
    assert any(isinstance(event, events.AttackSucceeded) and event.roll == 2 for event in made)


def test_s06_2_a_hopeless_attack_is_allowed_and_fails() -> None:
    """R 14"""
    table = Table(2, {"mine": {"power": 1}, "loose": {"resistance": 9}})
    table.hang(table.me, "mine", side=1)
    table.out("loose")
    made = table.strike((1, 1), "mine", "loose")
    assert any(isinstance(event, events.AttackFailed) and event.number == -8 for event in made)
    assert table["loose"] in table.s.uncontrolled


def test_s06_2_finishing_needs_no_action() -> None:
    table = rivals()
    table.do(table.me, Finish())
    assert table.asked() == ("transfer", table.me)
    assert step(table.s, FreeTransfers) is table.s.agenda[-1]
