"""Chapter 18: actions as people write them, there and back, and in the kit's own notation."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import strategies as st

from parlour.games.illuminati import GAME
from parlour.games.illuminati import actions as a
from parlour.games.illuminati.actions import Action
from parlour.games.illuminati.alignments import ALIGNMENTS
from parlour.games.illuminati.goods import Goods
from parlour.games.illuminati.model import PAID, Options
from parlour.kit.actors import Seat
from tests.games.notations import ShortNotationTests

WORDS: dict[str, Action] = {
    "goal:84": a.ChooseGoal(84),
    "pass": a.Pass(),
    "play:5": a.PlaySpecial(5),
    "play:5@40": a.PlaySpecial(5, 40),
    "play:5@b": a.PlaySpecial(5, to=1),
    "upkeep:49": a.PayUpkeep(49),
    "unpaid": a.RefuseUpkeep(),
    "demand:bc": a.Demand((1, 2)),
    "demand:-": a.Demand(()),
    "tax:12=1,83=1": a.PayTax(((12, 1), (83, 1))),
    "tax:-": a.PayTax(()),
    "control:12>40": a.Attack(12, 40, "control"),
    "control:12>40+3+5": a.Attack(12, 40, "control", (3, 5)),
    "neutralize:12>40+3*4": a.Attack(12, 40, "neutralize", (3,), 4),
    "destroy:12>40*$!12": a.Attack(12, 40, "destroy", (), PAID, 12),
    "off": a.CallOff(),
    "break:3+5": a.BreakPrivilege(3, 5),
    "for:3+2": a.Spend(3, 2),
    "against:0+5": a.Spend(0, 5, "against"),
    "hang:83t": a.Hang(83, 0),
    "hang:83l/41r/42b-44-45~3": a.Hang(83, 3, ((41, 1), (42, 2)), (44, 45), (3,)),
    "hand:5": a.HandOver(5),
    "send:12>40=5": a.Transfer(12, 40, 5),
    "move:40": a.Move(40),
    "drop:40": a.Drop(40),
    "draw:7": a.ExtraDraw(7),
    "shift:35>40-weird+straight": a.ShiftAlignment(35, 40, "weird", "straight"),
    "shift:35>40+criminal": a.ShiftAlignment(35, 40, gain="criminal"),
    "shift:35>40-fanatic": a.ShiftAlignment(35, 40, lose="fanatic"),
    "spread:12=4,83=10": a.Redistribute(((12, 4), (83, 10))),
    "build:12@83t,13@12r": a.Reorganize(((12, 83, 0), (13, 12, 1))),
    "build:-": a.Reorganize(()),
    "unmask": a.TurnUpIlluminati(),
    "name:b=84": a.NameIlluminati(Seat(1), 84),
    "rest": a.PassTurn(),
    "done": a.Finish(),
    "offer:b:4+s3/g40": a.Propose(Seat(1), Goods(4, (3,)), Goods(groups=(40,))),
    "offer:h:s3+s3+g1+g2/-": a.Propose(Seat(7), Goods(0, (3, 3), (1, 2)), Goods()),
    "counter:7.2:5/g40": a.Counter(7, 2, Goods(5), Goods(groups=(40,))),
    "accept:7.2": a.Accept(7, 2),
    "refuse:7.2": a.Refuse(7, 2),
    "show:b:3+5": a.ShowSpecials(Seat(1), (3, 5)),
    "withdraw:7": a.Withdraw(7),
}

HOSTILE = [
    "", " ", ":", "pass:", "pass:1", "Pass", "PASS", "goal", "goal:", "goal:-1", "goal:01", "goal:100000", "goal:8 4",
    "play:5@", "play:5@i", "play:5@40@", "play:5@b@40", "control:12", "control:12>", "control:12>40+", "control:12>40*",
    "control:12>40!", "control:12>40!12*4", "attack:12>40", "break:3", "for:3", "for:+2", "for:-3+2", "hang:83",
    "hang:83x", "hang:83t/41", "hang:83t-44/41r", "hang:83t~3-4", "demand:", "demand:i", "demand:b,c",
    "tax:", "tax:12", "tax:12=",
    "tax:12=1,", "send:12>40", "shift:35>40-strange", "shift:35>40+weird-weird", "build:12@83", "offer:b:4",
    "offer:b:4/",
    "offer:b:0/4", "offer:b:4+4/-", "offer:b:g40+s3/-", "offer:i:4/4", "counter:7:4/4", "accept:7", "withdraw:7.2",
    "goal:\u0668\u0664", "goal:\uff18", "g\u043eal:84", "\u202egoal:84", "goal:84\x00", "unmask:",
    "name:b", "name:i=84", "name:b=", "name:b=-1", "pass\npass", "pass pass",
    "off " * 2_000, "control:12>40" + "+1" * 4_000, "9" * 100_000,
    "attack", "attack 1", 'attack 12 40 "steal" [] -1 -1', 'attack 12 40 "control" 3 -1 -1', "move {}", 'move "40"',
    "propose 1 {} []", "propose 1 {\"money\":-1} {}", "move " + "[" * 5_000,
]  # fmt: skip

numbers = st.integers(0, 99_999)
seats = st.integers(0, 7).map(Seat)
sides = st.integers(0, 3)
goods = st.builds(Goods, st.integers(0, 9_999), st.lists(numbers).map(tuple), st.lists(numbers).map(tuple))
pairs = st.lists(st.tuples(numbers, numbers), max_size=6).map(tuple)
some = st.lists(numbers, max_size=5).map(tuple)
alignments = st.sampled_from(("", *ALIGNMENTS))
none_or = st.just(-1) | numbers
actions: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from((a.Pass(), a.RefuseUpkeep(), a.CallOff(), a.PassTurn(), a.Finish(), a.TurnUpIlluminati())),
    st.builds(a.PlaySpecial, numbers, none_or, st.just(-1) | st.integers(0, 7)),
    st.one_of(*(st.builds(cls, numbers) for cls in (a.ChooseGoal, a.PayUpkeep, a.HandOver, a.Move, a.ExtraDraw))),
    st.builds(a.Drop, numbers),
    st.builds(a.Demand, st.lists(st.integers(0, 7), max_size=7).map(tuple)),
    st.builds(a.PayTax, pairs),
    st.builds(
        a.Attack, numbers, numbers, st.sampled_from(("control", "neutralize", "destroy")), some,
        st.just(PAID) | none_or, none_or,
    ),
    st.builds(a.BreakPrivilege, numbers, numbers),
    st.builds(a.Spend, numbers, numbers, st.sampled_from(("for", "against"))),
    st.builds(a.Hang, numbers, sides, st.lists(st.tuples(numbers, sides), max_size=4).map(tuple), some, some),
    st.builds(a.Transfer, numbers, numbers, numbers),
    st.builds(a.ShiftAlignment, numbers, numbers, alignments, alignments),
    st.builds(a.Redistribute, pairs),
    st.builds(a.Reorganize, st.lists(st.tuples(numbers, numbers, sides), max_size=6).map(tuple)),
    st.builds(a.NameIlluminati, seats, numbers),
    st.builds(a.Propose, seats, goods, goods),
    st.builds(a.Counter, numbers, numbers, goods, goods),
    st.builds(a.Accept, numbers, numbers),
    st.builds(a.Refuse, numbers, numbers),
    st.builds(a.Withdraw, numbers),
)  # fmt: skip


@pytest.mark.clause("18")
class TestNotation(ShortNotationTests):
    game = GAME
    words = WORDS
    hostile = HOSTILE
    actions = actions
    letters = "goalpyhntrbs:>=@+-*!$~/,.0123456789"
    tables = tuple((Options(round_limit=6), seats, 250) for seats in (2, 4, 7))
    kinds = frozenset(("Pass", "Attack", "Hang", "Spend", "Finish", "PlaySpecial"))
    strange = (
        a.Move(-5), a.Hang(3, 9), a.Hang(3, -1), a.PlaySpecial(1, to=99), a.Demand((8,)), a.Spend(-1, 2), a.Move(10**6),
        a.Attack(-1, 3, "control", (-2,), -7), a.HandOver(-3),
    )  # fmt: skip


def test_s18_the_game_writes_like_that() -> None:
    assert GAME.notation.format(a.Attack(12, 40, "control")) == "control:12>40"
    assert GAME.records([(0, a.Finish())]) == ["done"]
