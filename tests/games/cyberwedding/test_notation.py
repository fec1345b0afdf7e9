"""§10.8 Actions as people write them, there and back, and in the kit's own notation."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import strategies as st

from parlour.games.cyberwedding import GAME
from parlour.games.cyberwedding import actions as a
from parlour.games.cyberwedding.actions import MOST_TEXT, Action
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.model import Ability, Character, Options
from tests.games.notations import ShortNotationTests
from tests.games.texts import words as split

N8, B4 = 7 * 20 + 13, 8

WORDS: dict[str, Action] = {
    "pick:bride": a.PickCharacter(Character.BRIDE),
    "bid:3": a.Bid(3),
    "pass": a.Pass(),
    "leave": a.LeaveAuction(),
    "corner:p5": a.ChooseCorner(4 * 20 + 15),
    "group:n8": a.PlaceGroup(N8),
    "turn:B4": a.TurnUp(B4),
    "arrive:a1>n=plain": a.PlaceCyberman(0, Ability.PLAIN, 0),
    "arrive:n8>e=gun": a.PlaceCyberman(N8, Ability.GUN, 1),
    "figure:n8>w": a.PlaceFigure(N8, 3),
    "type:mind": a.ChooseType(Ability.MIND_CONTROL),
    "tokens:n8+n8": a.PlaceTokens(N8, N8),
    "tokens:n8+t24/a1": a.PlaceTokens(N8, 479, 0),
    "move:12@n8>s": a.MoveCyberman(12, N8, 2),
    "rest": a.MoveRest(),
    "aim:12>b": a.UseCyberAbility(12, 1),
    "aim:12>j!": a.UseCyberAbility(12, 9, partial=True),
    "aims": a.UseRest(),
    "lead:n8": a.ControlGroup(N8),
    "on": a.GoOn(),
    "done": a.Done(),
    "no": a.Decline(),
    "lose:1": a.ChooseCaptive(1),
    "walk:n8": a.Walk(N8),
    "walk:n8-1f": a.Walk(N8, fatigue_left=1),
    "walk:n8-2e": a.Walk(N8, escape_left=2),
    "walk:n8-1f-2e": a.Walk(N8, 1, 2),
    "stop": a.Stop(),
    "partial:n8": a.MovePartial(N8),
    "rise:n8": a.PlacePartial(N8),
    "use:1": a.UseAbility(1),
    "use:0@n8": a.UseAbility(0, square=N8),
    "use:0+12@n8>e": a.UseAbility(0, N8, 12, 1),
    "fight:group": a.ChooseFight(False),
    "fight:partial": a.ChooseFight(True),
    "roll": a.Roll(),
    "yield": a.Yield(),
    "escape": a.SpendEscape(),
    "fatigue:2": a.SpendFatigue(2),
    "play:gold+12": a.PlayCard(CardKind.GOLD, cyberman=12),
    "play:speeches>b": a.PlayCard(CardKind.SPEECHES, to=1),
    "play:struggle_free*7": a.PlayCard(CardKind.STRUGGLE_FREE, captive=7),
    "play:reinforcement_beam@B4": a.PlayCard(CardKind.REINFORCEMENT_BEAM, tile=B4),
    "play:signal_jam=moves": a.PlayCard(CardKind.SIGNAL_JAM, limit="moves"),
    "play:keys": a.PlayCard(CardKind.KEYS),
    "play:keys+0>a*0@A1=abilities": a.PlayCard(CardKind.KEYS, 0, 0, 0, 0, "abilities"),
    "item:tennis_racquet": a.UseItem(CardKind.TENNIS_RACQUET),
    "item:cyberscanner>b": a.UseItem(CardKind.CYBERSCANNER, 1),
    "take:gold": a.TakeCard(CardKind.GOLD),
    "unit:n8": a.PlaceUnit(N8),
    "discard:gold": a.DiscardCard(CardKind.GOLD),
    "items:cricket_bat+cricket_bat+cyberscanner": a.DiscardItems(
        CardKind.CRICKET_BAT, CardKind.CRICKET_BAT, CardKind.CYBERSCANNER
    ),
    "end": a.EndTurn(),
    "free:7": a.OfferRescue(7),
    "pledge:0": a.Pledge(0),
    "hotwire": a.Hotwire(),
    "flee": a.Flee(),
    "drive:4": a.Drive(4),
    "drive:4-": a.Drive(4, backwards=True),
    "out": a.GetOut(),
    "spend:2+1": a.SpendOnRoll(2, 1),
    "promise:b:tea%20at%20five,%20100%25": a.MakePromise(1, "tea at five, 100%"),
    "promise:b:Ёж": a.MakePromise(1, "Ёж"),
    "kept:3": a.SettlePromise(3, True),
    "broken:3": a.SettlePromise(3, False),
}
HOSTILE = [
    "", "walk", "walk:", "walk:153", "walk:u1", "walk:n0", "walk:N8", "walk:n08", "walk:n8-1e-1f", "walk:n8-f",
    "walk:n8-0f", "turn:B6", "turn:b4", "turn:4", "pick:Bride", "pick:nobody", "arrive:n8=gun>e", "arrive:n8>x=gun",
    "arrive:n8>e", "move:12n8>e", "move:12@n8", "aim:12>k", "aim:b>12", "aim:12>b!!", "use:0>e@n8", "use:",
    "fight:both", "play:gold+", "play:brass", "play:6", "play:gold*7>b", "play:gold=all", "item:gold>", "spend:2",
    "spend:2+1+0", "spend:02+1", "drive:4+", "kept:", "kept:x", "promise:b", "promise:b:", "promise:b:a b",
    "promise:b:%41", "promise:b:%2", "promise:b:%ff", "promise:b:" + "x" * (MOST_TEXT + 1),
    "bid:\u0663", "\u202epass", "pass\x00", "pass pass", "end " * 2_000, "9" * 100_000, "walk 153.5", "bid",
    'bid "3"', "play-card {}", 'make-promise 1 ""', "tokens:n8", "items:gold+gold", "tokens:" + "n8+" * 5_000,
]  # fmt: skip

numbers = st.integers(0, 99_999)
squares = st.integers(0, 20 * 9_999 - 1)
seats = st.integers(0, 9)
facings = st.integers(0, 3)
cards = st.sampled_from(CardKind)
abilities = st.sampled_from(Ability)
none = st.just(-1)
tiles = st.integers(0, 26 * 5 - 1)
texts = st.text(min_size=1, max_size=MOST_TEXT) | st.text("a %:/\u00a0\u202e\U0001f916", min_size=1, max_size=40)
actions: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from([action for action in WORDS.values() if not action.__struct_fields__]),
    st.builds(a.PickCharacter, st.sampled_from(Character)),
    st.one_of(*(st.builds(cls, numbers) for cls in (a.Bid, a.ChooseCaptive, a.SpendFatigue, a.OfferRescue, a.Pledge))),
    st.one_of(
        *(
            st.builds(cls, squares)
            for cls in (a.ChooseCorner, a.PlaceGroup, a.ControlGroup, a.MovePartial, a.PlacePartial, a.PlaceUnit)
        )
    ),
    st.builds(a.TurnUp, tiles),
    st.builds(a.PlaceCyberman, squares, abilities, facings),
    st.builds(a.PlaceFigure, squares, facings),
    st.builds(a.ChooseType, abilities),
    st.builds(a.PlaceTokens, squares, squares, none | squares),
    st.builds(a.MoveCyberman, numbers, squares, facings),
    st.builds(a.UseCyberAbility, numbers, seats, st.booleans()),
    st.builds(a.Walk, squares, numbers, numbers),
    st.builds(a.UseAbility, numbers, none | squares, none | numbers, none | facings),
    st.builds(a.ChooseFight, st.booleans()),
    st.builds(
        a.PlayCard, cards, none | numbers, none | seats, none | numbers, none | tiles,
        st.sampled_from(("", "moves", "abilities")),
    ),
    st.builds(a.UseItem, cards, none | seats),
    st.one_of(*(st.builds(cls, cards) for cls in (a.TakeCard, a.DiscardCard))),
    st.builds(a.DiscardItems, cards, cards, cards),
    st.builds(a.Drive, numbers, st.booleans()),
    st.builds(a.SpendOnRoll, numbers, numbers),
    st.builds(a.MakePromise, seats, texts),
    st.builds(a.SettlePromise, numbers, st.booleans()),
)  # fmt: skip


KINDS = frozenset(
    split("""
        PickCharacter Bid Pass LeaveAuction ChooseCorner PlaceGroup TurnUp PlaceCyberman PlaceTokens MoveCyberman
        MoveRest Walk Stop Roll SpendEscape SpendFatigue PlayCard DiscardCard EndTurn UseAbility
    """)
)


@pytest.mark.clause("10.8")
class TestNotation(ShortNotationTests):
    game = GAME
    words = WORDS
    hostile = HOSTILE
    actions = actions
    letters = "walkmovepyuse:>@+-*=!/%.ABnt0123456789"
    tables = ((Options(max_rounds=6), 2, 300), (Options(), 4, 400), (Options(advanced_terrain=False), 7, 400))
    kinds = KINDS
    strange = (
        a.Bid(-5), a.Walk(-1), a.Walk(N8, -1), a.Walk(N8, 10**6), a.TurnUp(-1), a.PlaceTokens(N8, -3),
        a.MoveCyberman(12, N8, 4), a.MoveCyberman(-1, N8, 1), a.UseCyberAbility(1, 10), a.UseAbility(1, facing=-2),
        a.PlayCard(CardKind.GOLD, to=12), a.PlayCard(CardKind.GOLD, tile=-2), a.UseItem(CardKind.GOLD, -9),
        a.Drive(-1), a.SettlePromise(-1, True), a.MakePromise(-1, "x"),
    )  # fmt: skip


def test_s10_8_the_game_writes_like_that() -> None:
    assert GAME.notation.format(a.Walk(N8)) == "walk:n8"
    assert GAME.records([(0, a.EndTurn())]) == ["end"]
