"""What bots do beside attacks: shift alignments, raise the dead, whisper, raise money, show and name Illuminati."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati.actions import (
    Attack,
    NameIlluminati,
    Pass,
    PlaySpecial,
    Redistribute,
    ShiftAlignment,
    Spend,
    TurnUpIlluminati,
)
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.goals import needed
from parlour.games.illuminati.judging import WINS, Judge
from parlour.games.illuminati.model import DEAD, NONE
from parlour.games.illuminati.planning import gain_of
from parlour.games.illuminati.unmasking import might_be
from tests.games.illuminati.opponents import LAST, answer, grow, nearly_won
from tests.games.illuminati.table import Table, down

SHIFTER = {"power": 4, "transferable": 1, "abilities": (a.AlignmentShift(),)}
ABLE = ("medium", "hard")


def killed(table: Table, name: str) -> int:
    """The Group lies in the dead pile."""
    card = table[name]
    table.s.pile.remove(card)
    table.s.dead.append(card)
    table.s.owner[card] = DEAD
    return card


# -- alignments ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ABLE)
def test_it_shifts_an_alignment_for_the_attack_that_needs_it(level: str) -> None:
    """Straight becomes Weird for a Weird attacker: +8."""
    groups = {
        "satellites": SHIFTER | {"power": 0},
        "odd": {"power": 8, "transferable": 0, "alignments": ("weird",)},
        "prey": {"resistance": 0, "power": 6, "transferable": 5, "income": 6, "alignments": ("straight",)},
    }
    table = Table(3, groups)
    table.hang(table.me, "satellites")
    table.hang(table.me, "odd", side=1)
    table.s.players[table.me].cards[0].used = 1
    table.out("prey")
    shift = answer(table, level, table.me)
    assert shift == ShiftAlignment(table["satellites"], table["prey"], "straight", "weird")
    table.do(table.me, shift)
    attack = answer(table, level, table.me)
    assert isinstance(attack, Attack)
    assert (attack.attacker, attack.group) == (table["odd"], table["prey"])


@pytest.mark.parametrize("level", ABLE)
def test_it_shifts_nothing_where_that_helps_little(level: str) -> None:
    table = Table(3, {"satellites": SHIFTER, "odd": {"power": 6, "alignments": ("weird",)}, "prey": {"income": 5}})
    table.hang(table.me, "satellites")
    table.hang(table.me, "odd", side=1)
    table.out("prey")
    assert isinstance(answer(table, level, table.me), Attack)


GOALS: list[tuple[Any, tuple[tuple[str, ...], ...], str]] = [
    (a.AlignmentCount(alignment="weird", at_least=3), (("weird",), ("weird",), ()), "weird"),
    (a.AlignmentCountAny(alignments=("weird", "fanatic"), at_least=3), (("weird", "fanatic"), ("weird",), ()), "weird"),
    (
        a.AllAlignments(),
        (("government", "communist", "liberal", "conservative"), ("peaceful", "violent", "straight"),
         ("criminal", "fanatic")),
        "weird",
    ),
]  # fmt: skip


@pytest.mark.parametrize("level", ABLE)
@pytest.mark.parametrize(("goal", "held", "word"), GOALS)
def test_it_wins_by_a_shift(level: str, goal: Any, held: tuple[tuple[str, ...], ...], word: str) -> None:
    groups = {f"group_{i}": {"alignments": words} for i, words in enumerate(held)} | {"satellites": SHIFTER}
    table = Table(3, groups, {"mine": {"goal": goal}})
    table.deal(table.me, "mine")
    for i in range(3):
        table.hang(table.me, f"group_{i}", side=i)
    table.hang(table.me, "satellites", side=3)
    shift = answer(table, level, table.me)
    assert isinstance(shift, ShiftAlignment)
    assert (shift.lose, shift.gain) == ("", word)
    table.do(table.me, shift)
    assert not isinstance(answer(table, level, table.me), ShiftAlignment)
    table.finish_turn()
    assert table.s.reason == "goal"
    assert table.s.ranks[table.me] == 1


# -- Specials --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ABLE)
def test_it_raises_a_dead_group_that_is_better_than_what_there_is(level: str) -> None:
    table = Table(3, {"treasure": {"power": 6, "transferable": 5, "income": 6}, "poor": {"resistance": 9}})
    table.out("poor")
    dead = killed(table, "treasure")
    table.hand(table.me, "revive")
    play = answer(table, level, table.me)
    assert play == PlaySpecial(table.special("revive"), dead)
    table.do(table.me, play)
    attack = answer(table, level, table.me)
    assert isinstance(attack, Attack)
    assert attack.group == dead


@pytest.mark.parametrize("level", ABLE)
def test_it_lets_the_dead_lie_where_there_is_something_better(level: str) -> None:
    table = Table(3, {"dust": {"resistance": 9}, "treasure": {"power": 6, "transferable": 5, "income": 6}})
    table.out("treasure")
    killed(table, "dust")
    table.hand(table.me, "revive")
    assert isinstance(answer(table, level, table.me), Attack)


def test_hard_whispers_where_destruction_wins() -> None:
    goal = a.DestroyedCount(at_least=1)
    table = Table(3, {"prey": {"power": 0, "transferable": 0}}, {"mine": {"goal": goal, "power": 18}})
    table.deal(table.me, "mine")
    table.out("prey")
    (whisper,) = table.hand(table.me, "whisper")
    attack = answer(table, "hard", table.me)
    assert isinstance(attack, Attack)
    assert (attack.kind, attack.group, attack.special) == ("destroy", table["prey"], whisper)
    assert attack.privilege == NONE, "it has but one Special"
    table.says(1, 2)
    table.do(table.me, attack)
    table.all_pass()
    table.finish_turn()
    assert table.s.ranks[table.me] == 1


@pytest.mark.parametrize(("special", "groups"), [("cash", 0), ("accounts", 9)])
def test_hard_plays_money_to_stop_a_victory(special: str, groups: int) -> None:
    """From its hand, or from its Groups, where its Illuminati has too little and nobody is asked after it."""
    table = nearly_won()
    for name in ("you", "they"):
        table.fund(table[name], 0)
    table.own(table.they, table.unused(outs=3), table["they"], 0, groups)
    (kind,) = table.hand(table.they, special)
    for seat in (table.me, table.you):
        table.do(seat, Pass())
    play = answer(table, "hard", table.they)
    assert play == PlaySpecial(kind)
    table.do(table.they, play)
    if groups:
        spread = answer(table, "hard", table.they)
        assert isinstance(spread, Redistribute)
        table.do(table.they, spread)
    assert table.asked() == ("money", table.they)
    assert isinstance(answer(table, "hard", table.they), Spend)


def test_hard_counts_what_wins_exactly() -> None:
    """A Group of Power 1 is no victory for who lacks 2; medium judges by how many cards that is."""
    groups = {"weak": {"power": 1, **LAST}, "strong": {"power": 2, **LAST}}
    table = Table(3, groups, {"mine": {"power": 18, "goal": a.TotalPower(at_least=20)}})
    table.deal(table.me, "mine")
    table.out(*groups)
    for exact, wins in ((True, [False, True]), (False, [True, True])):
        judge = Judge(table.s, table.you, exact=exact)
        assert [gain_of(judge, table.me, "control", table[name]) >= WINS for name in groups] == wins
    grow(table, table.me, needed(table.s) - 1)
    judge = Judge(table.s, table.you, exact=True)
    assert gain_of(judge, table.me, "control", table["weak"]) >= WINS
    assert gain_of(judge, table.they, "control", table["weak"]) < WINS


# -- face down -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ABLE)
@pytest.mark.parametrize(
    ("mine", "shows"),
    [
        ({"power": 10, "transferable": 10}, True),
        ({"abilities": (a.DrawCount(count=2),)}, True),
        ({"power": 6, "transferable": 6}, False),
        ({"abilities": (a.ReorganizeStructure(),)}, False),
        ({"abilities": (a.AttackBonus(amount=2, scope="any_attempt", kinds=("destroy",), alignment="weird"),)}, False),
        ({"power": 6, "abilities": (a.ParticipationsPerTurn(count=2),), "goal": a.SecretCopy()}, True),
    ],
)  # fmt: skip
def test_it_turns_up_what_is_worth_more_than_a_secret(level: str, mine: dict[str, Any], shows: bool) -> None:
    table = down({"mine": mine})
    assert (answer(table, level, table.me) == TurnUpIlluminati()) == shows
    if shows:
        table.do(table.me, TurnUpIlluminati())
        assert answer(table, level, table.me) != TurnUpIlluminati()


def test_easy_never_turns_it_up() -> None:
    table = down({"mine": {"power": 20, "transferable": 20}})
    assert answer(table, "easy", table.me) != TurnUpIlluminati()


@pytest.mark.parametrize("level", ABLE)
@pytest.mark.parametrize("left", [4, 5])
def test_it_names_an_illuminati_that_is_one_of_few_with_an_action_to_spare(level: str, left: int) -> None:
    table = down({"mine": {"power": 6, "transferable": 6}})
    table.s.acted = True
    known = might_be(table.s, table.deck, table.me, table.you)
    table.s.players[table.you].named = known[: len(known) - left]
    chosen = answer(table, level, table.me)
    if left > 4:
        assert not isinstance(chosen, NameIlluminati)
    else:
        assert chosen == NameIlluminati(table.you, known[len(known) - left])
        assert GAME.legal(table.s, table.me).why_not(chosen) is None
