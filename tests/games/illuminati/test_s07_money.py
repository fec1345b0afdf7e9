"""§7 Money in an attack."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.illuminati.abilities import CounterSpecial, GainMoney, JoinPrivileged, Peek
from parlour.games.illuminati.actions import Accept, Attack, CallOff, Finish, Pass, PlaySpecial, Propose, Spend
from parlour.games.illuminati.events import MoneySpent, Passed
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.goods import NOTHING, Goods
from parlour.games.illuminati.model import CONTROL, DESTROY, NEUTRALIZE, NONE, Attempt, Kind, Options
from parlour.games.illuminati.money import MoneyRound
from parlour.kit.chance import Seeded
from parlour.kit.legal import Candidates, Form, FormOf, Unenumerable
from tests.games.illuminati.scene import Scene, step


class Attacked(Scene):
    """The first player's Group attacks a Group of the next player, who has 9 MB on it and 9 on the Illuminati."""

    def __init__(
        self, seats: int = 3, *, kind: Kind = NEUTRALIZE, own: bool = False, open_treasuries: bool = False
    ) -> None:
        super().__init__(seats, Options(open_treasuries=open_treasuries))
        self.a, self.d = self.first, self.seat(1)
        self.attacker = self.own(self.a, self.unused(power=6), self.illuminati(self.a), 0, 9)
        owner, side = (self.a, 1) if own else (self.d, 0)
        self.target = self.own(owner, self.unused(power=2), self.illuminati(owner), side, 9)
        for player in self.s.players:
            self.fund(player.illuminati, 9)
        self.kind: Kind = kind

    def announce(self, privilege: int = NONE) -> Attempt:
        self.do(self.a, Attack(self.attacker, self.target, self.kind, privilege=privilege))
        return self.attempt

    @property
    def attempt(self) -> Attempt:
        found = step(self.s, Attempt)
        assert isinstance(found, Attempt)
        return found

    def passes(self, *seats: int) -> None:
        for seat in seats:
            assert self.asked() == ("money", seat)
            self.do(seat, Pass())


# -- 7.1 who pays, from where, at what rate --------------------------------------------------------------------------


def test_s07_1_the_attacker_pays_from_the_attacking_card_and_the_illuminati() -> None:
    scene = Attacked()
    before, issued = scene.announce().number, scene.s.issued
    (event,) = scene.do(scene.a, Spend(4, 3))
    assert scene.attempt.number == before + 7
    assert event == MoneySpent(seat=scene.a, from_group=4, from_illuminati=3, side="for", number=before + 7)
    assert scene.money(scene.attacker, scene.illuminati(scene.a)) == [5, 6]
    assert scene.s.issued == issued - 7  # to the bank at once


def test_s07_1_from_the_target_each_mb_counts_twice_from_the_defenders_illuminati_once() -> None:
    scene = Attacked()
    before = scene.announce().number
    scene.passes(scene.a)
    scene.do(scene.d, Spend(3, 2, "against"))
    assert scene.attempt.number == before - 3 * 2 - 2
    assert scene.money(scene.target, scene.illuminati(scene.d)) == [6, 7]


def test_s07_1_three_mb_from_the_target_bring_a_10_down_to_4() -> None:
    scene = Attacked()
    scene.fund(scene.attacker, 40)
    before = scene.announce().number
    scene.do(scene.a, Spend(10 - before, 0))
    assert scene.attempt.number == 10
    scene.do(scene.d, Spend(3, 0, "against"))
    assert scene.attempt.number == 10 - 6


@pytest.mark.parametrize(("side", "sign"), [("for", 1), ("against", -1)])
def test_s07_1_third_players_pay_from_their_illuminati_for_or_against(
    side: Literal["for", "against"], sign: int
) -> None:
    scene = Attacked()
    before = scene.announce().number
    scene.passes(scene.a, scene.d)
    scene.do(scene.seat(2), Spend(0, 4, side))
    assert scene.attempt.number == before + 4 * sign
    assert scene.money(scene.illuminati(scene.seat(2))) == [5]


def test_s07_1_third_players_never_pay_from_a_group() -> None:
    scene = Attacked()
    third = scene.seat(2)
    scene.own(third, scene.unused(power=1), scene.illuminati(third), 0, 8)
    scene.announce()
    scene.passes(scene.a, scene.d)
    assert scene.refused(third, Spend(1, 0)) == ("illuminati_only", "7.1")


def test_s07_1_an_attacking_illuminati_is_one_treasury() -> None:
    scene = Attacked()
    scene.attacker = scene.illuminati(scene.a)
    scene.announce()
    assert scene.refused(scene.a, Spend(1, 0)) == ("illuminati_only", "7.1")
    scene.do(scene.a, Spend(0, 9))
    assert scene.money(scene.attacker) == [0]


def test_s07_1_nobody_pays_more_than_there_is_nothing_or_less() -> None:
    scene = Attacked()
    scene.announce()
    assert scene.refused(scene.a, Spend(10, 0)) == ("not_enough_money", "7.1")
    assert scene.refused(scene.a, Spend(0, 10)) == ("not_enough_money", "7.1")
    assert scene.refused(scene.a, Spend(0, 0)) == ("nothing_spent", "7.2")
    assert scene.refused(scene.a, Spend(-1, 2)) == ("nothing_spent", "7.2")
    assert scene.refused(scene.a, Finish()) == ("not_now", "7.2")
    scene.do(scene.a, Spend(9, 9))


def test_s07_1_an_uncontrolled_target_has_no_defender_but_third_players_may_oppose() -> None:
    scene = Attacked(kind=CONTROL)
    scene.target = scene.free(scene.unused(power=3))
    before = scene.announce().number
    assert scene.attempt.defender == NONE
    scene.passes(scene.a)
    assert scene.refused(scene.d, Spend(1, 0, "against")) == ("illuminati_only", "7.1")
    scene.do(scene.d, Spend(0, 2, "against"))
    assert (scene.attempt.number, scene.attempt.spent.opponents) == (before - 2, 2)


def test_s07_1_destroying_an_own_group_has_no_defender_and_third_players_join_either_side() -> None:
    scene = Attacked(kind=DESTROY, own=True)
    before = scene.announce().number
    assert scene.refused(scene.a, Spend(0, 1, "against")) == ("wrong_side", "7.2")
    scene.passes(scene.a)
    scene.do(scene.seat(1), Spend(0, 4, "for"))
    scene.do(scene.seat(2), Spend(0, 1, "against"))
    assert scene.attempt.number == before + 3
    assert scene.money(scene.target) == [9]


def test_s07_1_in_a_privileged_attack_only_the_two_pay() -> None:
    scene = Attacked()
    third = scene.seat(2)
    scene.announce(scene.hold(scene.a, Peek))
    assert scene.attempt.privileged
    assert scene.attempt.committed
    scene.passes(scene.a, scene.d)
    assert scene.asked() != ("money", third)  # no hand: there is nothing it could do
    assert scene.s.players[third].cards[0].money.value == 9


def test_s07_1_an_interference_lets_its_player_in_and_nobody_else() -> None:
    scene = Attacked(4)
    third, fourth = scene.seat(2), scene.seat(3)
    card, other = scene.hold(third, JoinPrivileged), scene.hold(fourth, CounterSpecial)
    scene.announce(scene.hold(scene.a, Peek))
    for kind, seat in (("respond", third), ("respond", fourth), ("privilege", third), ("privilege", fourth)):
        assert scene.asked() == (kind, seat)
        scene.do(seat, Pass())
    scene.passes(scene.a, scene.d)
    assert scene.refused(third, Spend(0, 1)) == ("not_let_in", "7.1")
    scene.do(third, PlaySpecial(card))
    assert scene.asked() == ("respond", fourth)
    scene.do(fourth, Pass())
    assert scene.asked() == ("money", third)
    scene.do(third, Spend(0, 5, "against"))
    assert scene.attempt.spent.opponents == 5
    assert scene.asked() == ("money", fourth)
    assert scene.refused(fourth, Spend(0, 1)) == ("not_let_in", "7.1")
    assert scene.refused(fourth, PlaySpecial(other))[0] == "not_now"


# -- 7.2 back and forth ----------------------------------------------------------------------------------------------


def test_s07_2_attacker_defender_then_the_others_in_seat_order_until_all_have_passed_in_a_row() -> None:
    scene = Attacked(5)
    scene.d = scene.seat(1)
    scene.announce()
    order = [scene.seat(i) for i in range(5)]
    scene.passes(*order[:3])
    scene.do(order[3], Spend(0, 1, "for"))
    scene.passes(order[4], *order[:3])
    assert scene.asked() == ("money", order[3])  # everybody has declined since: itself last
    scene.do(order[3], Pass())
    assert not any(isinstance(found, MoneyRound) for found in scene.s.agenda)


def test_s07_2_the_defender_comes_second_wherever_he_sits() -> None:
    scene = Attacked(4)
    scene.target = scene.own(scene.seat(3), scene.unused(power=2), scene.illuminati(scene.seat(3)), 0)
    scene.announce()
    scene.passes(scene.a, scene.seat(3), scene.seat(1), scene.seat(2))


def test_s07_2_each_side_can_always_answer() -> None:
    scene = Attacked(2)
    scene.announce()
    for _ in range(9):
        scene.do(scene.a, Spend(1, 1))
        scene.do(scene.d, Spend(1, 1, "against"))
    scene.passes(scene.a, scene.d)
    assert scene.asked() != ("money", scene.a)


def test_s07_2_sides_are_fixed_for_the_two_and_free_per_payment_for_the_others() -> None:
    scene = Attacked()
    before = scene.announce().number
    assert scene.refused(scene.a, Spend(0, 1, "against")) == ("wrong_side", "7.2")
    scene.passes(scene.a)
    assert scene.refused(scene.d, Spend(0, 1, "for")) == ("wrong_side", "7.2")
    scene.passes(scene.d)
    third = scene.seat(2)
    scene.do(third, Spend(0, 4, "for"))
    scene.passes(scene.a, scene.d)
    scene.do(third, Spend(0, 1, "against"))
    assert scene.attempt.number == before + 4 - 1


def test_s07_2_until_somebody_pays_the_attacker_may_call_it_off_and_nothing_was_used() -> None:
    scene = Attacked()
    scene.announce()
    scene.do(scene.a, CallOff())
    assert scene.asked() == ("act", scene.a)
    assert (scene.s.actions, scene.s.acted, scene.held(scene.attacker).used) == (2, False, 0)
    assert scene.refused(scene.a, Attack(scene.attacker, scene.target, NEUTRALIZE))[0] == "called_off_before"


def test_s07_2_the_first_mb_commits_whoever_pays_it() -> None:
    scene = Attacked()
    scene.announce()
    scene.passes(scene.a)
    assert scene.refused(scene.d, CallOff()) == ("not_now", "6.2")
    scene.do(scene.d, Spend(1, 0, "against"))
    assert (scene.s.actions, scene.held(scene.attacker).used) == (1, 1)
    scene.passes(scene.seat(2))
    assert scene.refused(scene.a, CallOff()) == ("already_committed", "6.2")


def test_s07_2_a_pass_does_not_commit_so_it_may_be_called_off_later() -> None:
    scene = Attacked()
    third = scene.seat(2)
    special = scene.hold(third, GainMoney)
    scene.announce()
    scene.passes(scene.a, scene.d)
    scene.do(third, PlaySpecial(special))
    scene.passes(third, scene.a)
    assert not scene.attempt.committed


def test_s07_2_a_special_that_resolves_takes_the_passes_back_a_deal_does_not() -> None:
    scene = Attacked()
    third = scene.seat(2)
    special = scene.hold(third, GainMoney)
    scene.announce()
    scene.passes(scene.a, scene.d)
    scene.do(third, PlaySpecial(special))
    assert step(scene.s, MoneyRound).rota.passes == 0
    scene.passes(third, scene.a)
    scene.do(scene.a, Propose(third, Goods(2), NOTHING), open=True)
    scene.do(third, Accept(1, 1), open=True)
    assert scene.money(scene.illuminati(scene.a)) == [7]
    scene.passes(scene.d)  # the third and last in a row
    assert not any(isinstance(found, MoneyRound) for found in scene.s.agenda)


def test_s07_2_a_special_that_is_countered_takes_no_pass_back() -> None:
    scene = Attacked()
    third = scene.seat(2)
    special, counter = scene.hold(third, GainMoney), scene.hold(scene.a, CounterSpecial)
    scene.announce()
    scene.passes(scene.a, scene.d)
    scene.do(third, PlaySpecial(special))
    scene.do(scene.a, PlaySpecial(counter))
    assert scene.asked() == ("money", third)
    scene.do(third, Pass())
    assert not any(isinstance(found, MoneyRound) for found in scene.s.agenda)


def test_s07_2_whoever_may_pay_is_asked_even_with_nothing_where_treasuries_are_hidden() -> None:
    scene = Attacked()
    for card in (scene.target, *(player.illuminati for player in scene.s.players)):
        scene.fund(card, 0)
    scene.announce()
    scene.passes(scene.a, scene.d, scene.seat(2))


def test_s07_2_with_open_treasuries_the_empty_ones_are_not_asked() -> None:
    scene = Attacked(4, open_treasuries=True)
    third, fourth = scene.seat(2), scene.seat(3)
    for seat in (scene.a, third, fourth):
        scene.fund(scene.illuminati(seat), 0)
    scene.fund(scene.attacker, 0)
    scene.hold(fourth, Peek)
    scene.announce()
    assert scene.asked() == ("money", scene.a)  # it may call off
    scene.do(scene.a, Pass())
    scene.do(scene.d, Spend(1, 0, "against"))
    assert scene.asked() == ("money", fourth)  # it has a hand, whatever that is good for
    scene.do(fourth, Pass())
    assert scene.asked() == ("money", scene.d)  # the attack is committed, the attacker has nothing left


def test_s07_2_whose_time_is_up_passes() -> None:
    scene = Attacked()
    scene.announce()
    assert scene.expire(scene.a) == [Passed(seat=scene.a)]
    assert scene.asked() == ("money", scene.d)


def test_s07_2_the_clock_starts_anew_with_every_payment() -> None:
    scene = Attacked()
    scene.announce()
    (before,) = GAME.prompts(scene.s)
    scene.do(scene.a, Pass())
    (same,) = GAME.prompts(scene.s)
    scene.do(scene.d, Spend(1, 0, "against"))
    (anew,) = GAME.prompts(scene.s)
    assert before.turn == same.turn < anew.turn
    assert before.optional


def test_s07_2_who_leaves_is_not_asked_any_more() -> None:
    scene = Attacked(4)
    scene.announce()
    scene.passes(scene.a)
    GAME.leaves(scene.s, scene.d, scene.chance)
    assert scene.attempt.defender == NONE
    scene.passes(scene.seat(2), scene.seat(3))


# -- 7.3 what a client is told ---------------------------------------------------------------------------------------


def test_s07_3_the_form_says_how_much_there_is_and_which_sides() -> None:
    scene = Attacked()
    scene.announce()
    assert GAME.legal(scene.s, scene.a).form() == Form(
        (Pass(), CallOff()),
        (
            FormOf(
                "Spend",
                {
                    "from_group": Candidates(low=0, high=9),
                    "from_illuminati": Candidates(low=0, high=9),
                    "side": Candidates(("for",)),
                },
            ),
        ),
    )
    scene.passes(scene.a, scene.d)
    form = GAME.legal(scene.s, scene.seat(2)).form()
    assert isinstance(form, Form)
    assert form.forms[0].fields["from_group"] == Candidates(low=0, high=0)
    assert form.forms[0].fields["side"] == Candidates(("for", "against"))
    with pytest.raises(Unenumerable):
        list(GAME.legal(scene.s, scene.seat(2)))


def test_s07_3_without_money_there_is_a_list() -> None:
    scene = Attacked()
    scene.fund(scene.attacker, 0)
    scene.fund(scene.illuminati(scene.a), 0)
    scene.announce()
    legal = GAME.legal(scene.s, scene.a)
    assert tuple(legal) == legal.form() == (Pass(), CallOff())


@settings(max_examples=60)
@given(st.binary(max_size=6), st.integers(2, 6), st.sampled_from([NEUTRALIZE, DESTROY, CONTROL]))
def test_s07_2_random_rounds_end_and_conserve_money(key: bytes, seats: int, kind: Kind) -> None:
    scene, rng = Attacked(seats, kind=kind), Seeded(key)
    scene.announce()
    spent, issued, last = 0, scene.s.issued, list[int]()
    while isinstance(scene.s.agenda[-1], MoneyRound):
        (prompt,) = GAME.prompts(scene.s)
        action = GAME.legal(scene.s, prompt.seat).sample(rng)
        if isinstance(action, CallOff):
            return
        last = [] if isinstance(action, Spend) else [*last, prompt.seat]
        for event in GAME.apply(scene.s, prompt.seat, action, scene.chance):
            if isinstance(event, MoneySpent):
                spent += event.from_group + event.from_illuminati
                assert scene.s.issued == issued - spent
                assert GAME.invariants(scene.s) == []
    assert sorted(last) == list(range(seats))  # all have passed since the last payment, each once
