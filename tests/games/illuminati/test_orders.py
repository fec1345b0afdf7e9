"""§10 Standing orders, which answer from the view alone, and what the rules say of states that are none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.games.illuminati.actions import (
    Order,
    Pass,
    PassUnlessAttacked,
    PassUntilAttackEnds,
    PassUntilTurn,
    PlaySpecial,
)
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.model import State
from parlour.kit.actors import Seat, Viewer
from tests.games.illuminati.table import Table, rivals


def answered(table: Table, order: Order) -> bool:
    """Does the order pass what the awaited seat is asked now?"""
    (prompt,) = GAME.prompts(table.s)
    answer = GAME.answer(order, GAME.view(table.s, Viewer(prompt.seat)), prompt)
    assert answer in (None, Pass())
    return answer is not None


def asked_in_an_attack(seat_of: str) -> tuple[Table, int]:
    """My attack on ``theirs``, in the money round, up to that player; and its number."""
    table = rivals()
    attempt = table.announce("mine", "theirs")
    seat = {"me": table.me, "you": table.you, "they": table.they}[seat_of]
    while table.asked() != ("money", seat):
        table.do(table.asked()[1], Pass())  # type: ignore[index]  # somebody is asked
    return table, attempt.serial


@pytest.mark.parametrize(("seat", "passes"), [("me", True), ("you", True), ("they", True)])
def test_s10_until_the_attack_ends(seat: str, passes: bool) -> None:
    """This one and no other."""
    table, serial = asked_in_an_attack(seat)
    assert answered(table, PassUntilAttackEnds(serial)) == passes
    assert not answered(table, PassUntilAttackEnds(serial + 1))


@pytest.mark.parametrize(("seat", "passes"), [("me", False), ("you", False), ("they", True)])
def test_s10_unless_one_is_attacked(seat: str, passes: bool) -> None:
    table, _ = asked_in_an_attack(seat)
    assert answered(table, PassUnlessAttacked()) == passes


@pytest.mark.parametrize(("seat", "passes"), [("me", False), ("you", True), ("they", True)])
def test_s10_until_the_own_turn(seat: str, passes: bool) -> None:
    table, _ = asked_in_an_attack(seat)
    turns = table.s.players[{"me": table.me, "you": table.you, "they": table.they}[seat]].turns
    assert answered(table, PassUntilTurn(turns)) == passes


def test_s10_until_the_own_turn_ends_with_the_own_turn() -> None:
    """Whoever has had the turn that was waited for is asked again, in others' turns too."""
    table, _ = asked_in_an_attack("they")
    player = table.s.players[table.they]
    order = PassUntilTurn(player.turns)
    assert answered(table, order)
    player.turns += 1
    assert not answered(table, order)
    assert answered(table, PassUntilTurn(player.turns))


def test_s10_an_order_passes_an_answer_to_a_special() -> None:
    table = Table(3)
    (cash,) = table.hand(table.me, "cash")
    table.hand(table.they, "counter")
    table.do(table.me, PlaySpecial(cash))
    assert table.asked() == ("respond", table.they)
    assert answered(table, PassUnlessAttacked())
    assert answered(table, PassUntilTurn(table.s.players[table.they].turns))


def test_s10_no_order_answers_what_is_no_window() -> None:
    table = Table(3)
    for order in (PassUnlessAttacked(), PassUntilTurn(0), PassUntilAttackEnds(1)):
        assert not answered(table, order)


# -- 16 states that play never reaches -------------------------------------------------------------------------------


def _twice(s: State) -> None:
    s.dead.append(s.uncontrolled[0])


def _money(s: State) -> None:
    s.players[0].cards[0].money.value += 1


def _negative(s: State) -> None:
    s.issued -= s.players[0].cards[0].money.value + 5
    s.players[0].cards[0].money.value = -5


def _elsewhere(s: State) -> None:
    s.owner[s.uncontrolled[0]] = 1


def _special(s: State) -> None:
    s.players[0].hand.value.append(0)


def _unsorted(s: State) -> None:
    s.uncontrolled.reverse()


def _moved(s: State) -> None:
    s.players[s.active].cards[1].x += 1


def _tired(s: State) -> None:
    s.players[s.active].cards[1].used = 2


def _rootless(s: State) -> None:
    s.players[s.active].cards[1].master = s.players[s.active].cards[1].card


def _too_many(s: State) -> None:
    s.actions = -1


def _nobody(s: State) -> None:
    s.active = Seat(7)


def _unknown(s: State) -> None:
    s.uncontrolled.append(10_000)


def _stranger(s: State) -> None:
    s.players[0].illuminati = 2


def _lost(s: State) -> None:
    s.players[1].cards = []


WRONGS = (
    _twice, _money, _negative, _elsewhere, _special, _unsorted, _moved, _tired, _rootless, _too_many, _nobody, _unknown,
    _stranger, _lost,
)  # fmt: skip


@pytest.mark.parametrize("wrong", WRONGS, ids=lambda wrong: wrong.__name__)
def test_s16_an_unsound_state_is_found(wrong: Callable[[State], None]) -> None:
    """A match may begin with a state from elsewhere: what the rules rely on is looked at."""
    table = rivals()
    table.out("filler_0", "filler_1")
    table.fund(table["me"], 3)
    assert GAME.invariants(table.s) == []
    wrong(table.s)
    assert GAME.invariants(table.s) != []
