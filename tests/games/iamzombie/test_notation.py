"""Chapter 20: actions as people write them, there and back, and in the kit's own notation."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from hypothesis import strategies as st

from parlour.games.iamzombie import GAME
from parlour.games.iamzombie import actions as a
from parlour.games.iamzombie.actions import Action, Meal
from parlour.games.iamzombie.cards import Colour
from parlour.games.iamzombie.model import Options
from parlour.kit.actors import Seat
from tests.games.notations import ShortNotationTests

WORDS: dict[str, Action] = {
    "ate:breakfast:30": a.TellMeal("breakfast", 30),
    "ate:nothing:0": a.TellMeal("nothing"),
    "choose:5": a.ChooseArchetype(5),
    "exchange:12>5": a.ExchangeArchetype(5, old=12),
    "arrange:3+7+12": a.Arrange((3, 7, 12)),
    "arrange:3+7+12/0,2": a.Arrange((3, 7, 12), (0, 2)),
    "lay:40@C": a.Lay(40, 2),
    "place:A": a.Place(0),
    "place:A!": a.Place(0, foothold=True),
    "move:J": a.Move(9),
    "move:J!": a.Move(9, foothold=True),
    "rest": a.Rest(),
    "rest:12": a.Rest(12),
    "use:12": a.Use(12),
    "use:12@C": a.Use(12, slot=2),
    "use:12>b": a.Use(12, to=1),
    "use:12>b@C": a.Use(12, slot=2, to=1),
    "use:12-A@C": a.Use(12, slot=2, origin=0),
    "use:12+7": a.Use(12, target=7),
    "use:12#2=4": a.Use(12, die=2, face=4),
    "use:12#0*1": a.Use(12, die=0, sixes=1),
    "use:12>e-A@C+7#2=4*2": a.Use(12, 2, 0, 4, 7, 2, 4, 2),
    "feature": a.Activate(),
    "feature:12": a.Activate(12),
    "roll": a.Roll(),
    "roll:2": a.Roll(2),
    "roll:0:red": a.Roll(0, "red"),
    "reroll:0+3": a.Reroll((0, 3)),
    "reroll:-": a.Reroll(()),
    "keep": a.Keep(),
    "done": a.Finish(),
    "cancel:0": a.CancelFives(0),
    "pay": a.Pay(),
    "wound": a.TakeWound(),
    "wound:12": a.TakeWound(12),
    "no": a.Decline(),
    "yes": a.Agree(),
    "spread:C": a.Spread(2),
    "remove:1": a.Advance(1),
    "travel:C": a.Travel(2),
    "steal:b": a.Steal(Seat(1)),
    "scatter:BD": a.Scatter((1, 3)),
    "scatter:-": a.Scatter(()),
    "heal:12+7": a.Heal((12, 7)),
    "heal:-": a.Heal(()),
    "end": a.EndTurn(),
    "trophy:40": a.KeepTrophy(40),
    "vouch:on": a.Vouch(on=True),
    "vouch:off": a.Vouch(on=False),
    "give:b:2": a.Give(Seat(1), 2),
    "name:Max": a.Rename("Max"),
    "name:": a.Rename(""),
    "name:100%25%20Ёж": a.Rename("100% Ёж"),
}

HOSTILE = [
    "", " ", ":", "keep:", "keep:1", "Keep", "KEEP", "choose", "choose:", "choose:-1", "choose:01", "choose:100000",
    "choose:8 4", "ate:breakfast", "ate:brunch:5", "ate:lunch:5001", "exchange:12", "exchange:12>", "arrange:3,7",
    "arrange:3+7/", "lay:40", "lay:40@", "lay:40@K", "lay:40@c", "place", "place:A!!", "move:1", "rest:", "use",
    "use:", "use:12@", "use:12>f", "use:12@C>b", "use:12=4#2", "use:12*", "feature:", "roll:", "roll:0", "roll:1:",
    "roll:1:pink", "reroll:", "reroll:0,3", "reroll:0+", "cancel", "wound:-1", "spread:AB", "scatter:", "scatter:B-",
    "steal:1", "heal:", "trophy", "vouch", "vouch:yes", "give:b", "give:f:1", "give:b:-1", "name", "name:a b",
    "name:%41", "name:%2", "name:%ff", "name:" + "x" * 41, "choose:\u0668\u0664", "choose:\uff18",
    "k\u0435ep", "\u202ekeep", "keep\x00", "pay\npay", "pay pay", "no " * 2_000, "reroll:0" + "+1" * 4_000,
    "9" * 100_000, "tell-meal", 'tell-meal "brunch" 5', 'tell-meal "lunch" 5001', "choose-archetype {}",
    'move "4" false', 'rename "' + "x" * 41 + '"', "reroll " + "[" * 5_000,
]  # fmt: skip

numbers = st.integers(0, 99_999)
slots = st.integers(0, 9)
seats = st.integers(0, 4).map(Seat)
some = st.lists(numbers, max_size=6).map(tuple)
none_or = st.just(-1) | numbers
names = st.text(max_size=40) | st.text("a %:/\u00a0\u202e\U0001f9df", max_size=40)
actions: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from((a.Keep(), a.Finish(), a.Pay(), a.Decline(), a.Agree(), a.EndTurn())),
    st.builds(a.TellMeal, st.sampled_from(get_args(Meal)), st.integers(0, 5_000)),
    st.one_of(*(st.builds(cls, numbers) for cls in (a.ChooseArchetype, a.CancelFives, a.Advance, a.KeepTrophy))),
    st.one_of(*(st.builds(cls, none_or) for cls in (a.Rest, a.Activate, a.TakeWound))),
    st.one_of(*(st.builds(cls, slots) for cls in (a.Spread, a.Travel))),
    st.one_of(*(st.builds(cls, slots, st.booleans()) for cls in (a.Place, a.Move))),
    st.one_of(*(st.builds(cls, some) for cls in (a.Reroll, a.Heal))),
    st.builds(a.ExchangeArchetype, numbers, numbers),
    st.builds(a.Arrange, some, some),
    st.builds(a.Lay, numbers, slots),
    st.builds(
        a.Use, numbers, st.just(-1) | slots, st.just(-1) | slots, st.just(-1) | st.integers(0, 4), none_or, none_or,
        numbers, numbers,
    ),
    st.builds(a.Roll, numbers, st.sampled_from(("", *Colour)).map(str)),
    st.builds(a.Steal, seats),
    st.builds(a.Scatter, st.lists(slots, max_size=6).map(tuple)),
    st.builds(a.Vouch, st.booleans()),
    st.builds(a.Give, seats, numbers),
    st.builds(a.Rename, names),
)  # fmt: skip


@pytest.mark.clause("20")
class TestNotation(ShortNotationTests):
    game = GAME
    words = WORDS
    hostile = HOSTILE
    actions = actions
    letters = "uselaymovnr:>@+-#=*!/%.ABCabc0123456789"
    tables = ((Options(expansions=True), 2, 400), (Options(mode="coop"), 4, 400), (Options(), 5, 400))
    kinds = frozenset(("ChooseArchetype", "Lay", "Place", "Move", "Use", "Roll", "Reroll", "EndTurn", "Give", "Vouch"))
    strange = (
        a.ChooseArchetype(-5), a.Lay(3, 10), a.Lay(3, -1), a.Steal(Seat(9)), a.Scatter((1, 12)), a.Use(1, to=77),
        a.Use(1, slot=-9), a.Move(-1), a.KeepTrophy(10**6), a.Roll(-1), a.Roll(0, "pink"), a.CancelFives(-2),
        a.Reroll((-1,)), a.Give(Seat(1), -3), a.Arrange((-1,), (9,)),
    )  # fmt: skip


def test_s20_the_game_writes_like_that() -> None:
    assert GAME.notation.format(a.Lay(40, 2)) == "lay:40@C"
    assert GAME.records([(0, a.EndTurn())]) == ["end"]
