"""§13 Goals, each with one too few and just enough; shared victories, the round limit, §15 the options about them."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati import events
from parlour.games.illuminati.actions import ShiftAlignment
from parlour.games.illuminati.alignments import ALIGNMENTS
from parlour.games.illuminati.game import GAME
from parlour.games.illuminati.goals import BASIC, met, needed, score
from parlour.games.illuminati.model import NONE, Options
from parlour.kit.actors import Viewer
from parlour.kit.chance import Seeded
from tests.games.illuminati.table import Table

Facts = dict[str, Any]


def with_goal(goal: Any, groups: dict[str, Facts] | None = None, seats: int = 3, **options: Any) -> Table:
    """``me`` has that special goal, and nothing else to speak of."""
    facts = {"goal": goal, "power": 7, "transferable": 7, "income": 7}
    table = Table(seats, groups or {}, {"chosen": facts}, **options)
    table.deal(table.me, "chosen")
    return table


@pytest.mark.parametrize(("seats", "cards"), BASIC.items())
def test_s13_the_basic_goal_by_players_at_the_start(seats: int, cards: int) -> None:
    """The Illuminati counts, and nothing changes when somebody leaves (R 35)."""
    table = Table(seats)
    table.grow(table.me, cards - 1)
    assert met(table.s, table.me) is None
    if seats > 2:
        GAME.leaves(table.s, table.you, table.chance)
    assert needed(table.s) == cards
    table.grow(table.me, cards)
    assert met(table.s, table.me) == NONE


def test_s13_the_check_comes_at_the_end_of_every_turn_for_all() -> None:
    table = Table(3)
    table.grow(table.they, 13)
    made = table.finish_turn()
    outcome = GAME.outcome(table.s)
    assert outcome is not None
    assert (outcome.reason, outcome.winners()) == ("goal", (table.they,))
    assert [(event.seat, event.goal) for event in made if isinstance(event, events.GoalMet)] == [(table.they, NONE)]


def test_s13_all_who_meet_a_goal_win_together() -> None:
    table = Table(3)
    table.grow(table.they, 13)
    table.grow(table.me, 13)
    table.finish_turn()
    outcome = GAME.outcome(table.s)
    assert outcome is not None
    assert [outcome.ranks[seat] for seat in (table.me, table.you, table.they)] == [1, 3, 1]


# -- the special goals: what is laid out, and the last piece of it -----------------------------------------------------


@pytest.mark.parametrize("power", [27, 28])
def test_s13_total_power_own_included(power: int) -> None:
    table = with_goal(a.TotalPower(at_least=35), {"strong": {"power": 20}, "rest": {"power": power - 20}})
    table.hang(table.me, "strong", side=0)
    table.hang(table.me, "rest", side=1)
    assert (met(table.s, table.me) is not None) == (power == 28)


@pytest.mark.parametrize("missing", [False, True])
def test_s13_all_ten_alignments(missing: bool) -> None:
    """A Group counts for each that it has."""
    words = [word for word in ALIGNMENTS if not (missing and word == "fanatic")]
    table = with_goal(a.AllAlignments(), {"first": {"alignments": words[:4]}, "rest": {"alignments": words[4:]}})
    table.hang(table.me, "first", side=0)
    table.hang(table.me, "rest", side=1)
    assert (met(table.s, table.me) is None) == missing


@pytest.mark.parametrize("count", [4, 5])
def test_s13_groups_of_an_alignment(count: int) -> None:
    groups: dict[str, Facts] = {f"w{i}": {"alignments": ("weird",)} for i in range(count)}
    table = with_goal(a.AlignmentCount(alignment="weird", at_least=5), groups)
    table.chain(table.me, *groups)
    assert (met(table.s, table.me) is not None) == (count == 5)


@pytest.mark.parametrize("count", [6, 7])
def test_s13_groups_of_one_of_two_alignments(count: int) -> None:
    """A Group that has both counts once."""
    groups: dict[str, Facts] = {"both": {"alignments": ("weird", "fanatic")}}
    groups |= {f"w{i}": {"alignments": ("weird",) if i % 2 else ("fanatic",)} for i in range(count - 1)}
    table = with_goal(a.AlignmentCountAny(alignments=("weird", "fanatic"), at_least=7), groups)
    table.chain(table.me, *groups)
    assert (met(table.s, table.me) is not None) == (count == 7)


@pytest.mark.parametrize("money", [149, 150])
def test_s13_money_on_all_cards(money: int) -> None:
    table = with_goal(a.TotalMoney(at_least=150), {"safe": {}})
    table.hang(table.me, "safe", side=0, money=100)
    table.fund(table["me"], money - 100)
    assert (met(table.s, table.me) is not None) == (money == 150)


@pytest.mark.parametrize("transferable", [17, 18])
def test_s13_transferable_power_own_included(transferable: int) -> None:
    table = with_goal(a.TotalTransferable(at_least=25), {"net": {"transferable": transferable}})
    table.hang(table.me, "net", side=0)
    assert (met(table.s, table.me) is not None) == (transferable == 18)


@pytest.mark.parametrize("count", [7, 8])
def test_s13_destroyed_and_neutralized_groups(count: int) -> None:
    table = with_goal(a.DestroyedCount(at_least=8))
    table.s.players[table.me].destroyed = count
    assert (met(table.s, table.me) is not None) == (count == 8)
    table = with_goal(a.NeutralizedCount(at_least=8))
    table.s.players[table.me].neutralized = count
    assert (met(table.s, table.me) is not None) == (count == 8)


@pytest.mark.parametrize("count", [4, 5])
def test_s13_groups_of_power_five(count: int) -> None:
    """The Illuminati is no Group here."""
    groups: dict[str, Facts] = {f"p{i}": {"power": 5} for i in range(count)} | {"weak": {"power": 4}}
    table = with_goal(a.CountPowerAtLeast(power=5, at_least=5), groups)
    table.chain(table.me, *groups)
    assert (met(table.s, table.me) is not None) == (count == 5)


@pytest.mark.parametrize(("arrows", "depth"), [(4, 4), (4, 3), (3, 4)])
def test_s13_span(arrows: int, depth: int) -> None:
    """R 50"""
    table = with_goal(a.Span(arrows=4, depth=4))
    table.chain(table.me, *(f"filler_{i}" for i in range(depth)))
    for side in range(1, arrows):
        table.hang(table.me, f"filler_{10 + side}", side=side)
    assert (met(table.s, table.me) is not None) == ((arrows, depth) == (4, 4))


@pytest.mark.parametrize("income", [32, 33])
def test_s13_printed_incomes(income: int) -> None:
    table = with_goal(a.PrintedIncomeTotal(at_least=40), {"rich": {"income": 30}, "rest": {"income": income - 30}})
    table.hang(table.me, "rich", side=0)
    table.hang(table.me, "rest", side=1)
    assert (met(table.s, table.me) is not None) == (income == 33)


@pytest.mark.parametrize("count", [4, 5])
def test_s13_specials_held(count: int) -> None:
    table = with_goal(a.SpecialsHeld(at_least=5))
    table.hand(table.me, *("cash", "two", "twelve", "mole", "skip")[:count])
    assert (met(table.s, table.me) is not None) == (count == 5)


# -- secret ----------------------------------------------------------------------------------------------------------


def copycat(chosen: int | None = None) -> Table:
    factions: dict[str, Facts] = {
        "copycat": {"goal": a.SecretCopy()},
        "sleepers": {"goal": a.DestroyedCount(at_least=8)},
    }
    table = Table(3, {}, factions)
    table.deal(table.me, "copycat")
    goal = table.s.players[table.me].goal
    goal.value, goal.to = table["sleepers"] if chosen is None else chosen, [table.me]
    return table


def test_s13_a_secret_goal_is_met_and_shown() -> None:
    """R 49"""
    table = copycat()
    table.s.players[table.me].destroyed = 8
    assert met(table.s, table.me) == table["sleepers"]
    assert "goal" not in GAME.view(table.s, Viewer(table.you)).state["players"][table.me]
    made = table.finish_turn()
    assert [(event.seat, event.goal) for event in made if isinstance(event, events.GoalMet)] == [
        (table.me, table["sleepers"])
    ]
    assert GAME.view(table.s, Viewer(table.you)).state["players"][table.me]["goal"] == table["sleepers"]


def test_s13_what_others_know_of_a_secret_goal() -> None:
    """R 41's filter asks with somebody's eyes."""
    table = copycat()
    table.s.players[table.me].destroyed = 8
    assert met(table.s, table.me, known_to=table.me) is not None
    assert met(table.s, table.me, known_to=table.you) is None
    rich = with_goal(a.TotalMoney(at_least=10))
    rich.fund(rich["me"], 10)
    assert met(rich.s, rich.me, known_to=rich.you) is None
    rich = with_goal(a.TotalMoney(at_least=10), open_treasuries=True)
    rich.fund(rich["me"], 10)
    assert met(rich.s, rich.me, known_to=rich.you) is not None


def test_s13_a_secret_goal_not_chosen_is_none() -> None:
    assert met(copycat(NONE).s, 0) is None


def test_s13_alignments_of_this_turn_count() -> None:
    """R 8"""
    groups: dict[str, Facts] = {f"w{i}": {"alignments": ("weird",)} for i in range(4)}
    groups["plain"] = {}
    groups["laser"] = {"abilities": (a.AlignmentShift(),)}
    table = with_goal(a.AlignmentCount(alignment="weird", at_least=5), groups)
    table.chain(table.me, *groups)
    table.do(table.me, ShiftAlignment(table["laser"], table["plain"], gain="weird"))
    assert met(table.s, table.me) is not None
    table.finish_turn()
    outcome = GAME.outcome(table.s)
    assert outcome is not None
    assert outcome.winners() == (table.me,)


# -- 15 options ------------------------------------------------------------------------------------------------------


def test_s15_a_longer_game() -> None:
    table = Table(3, longer_goal=2)
    table.grow(table.me, 14)
    assert met(table.s, table.me) is None
    table.grow(table.me, 15)
    assert met(table.s, table.me) == NONE


def test_s15_alternative_goals() -> None:
    facts = {"goal": a.TotalPower(at_least=900), "alt_goal": a.SpecialsHeld(at_least=1)}
    for alternative in (False, True):
        table = Table(3, {}, {"chosen": facts}, alternative_goals=alternative)
        table.deal(table.me, "chosen")
        table.hand(table.me, "cash")
        assert (met(table.s, table.me) is not None) == alternative


def test_s15_the_very_long_game_knows_no_goals_and_ends_when_all_is_controlled() -> None:
    table = Table(2, until_all_controlled=True)
    table.grow(table.me, 13)
    assert met(table.s, table.me) is None
    table.finish_turn()
    assert GAME.outcome(table.s) is None
    table.turn_of(table.me)
    uncontrolled = [*table.s.uncontrolled, *(card for card in table.s.pile if card < table.deck.first_faction)]
    for card in uncontrolled:  # whatever nobody controls is dead
        table.s.owner[card] = -3
        table.s.dead.append(card)
    table.s.uncontrolled = []
    first = table.deck.first_faction
    table.s.discarded += [card - first - 8 for card in table.s.pile if card >= first] + table.s.bottom
    table.s.pile, table.s.bottom = [], []
    assert GAME.invariants(table.s) == []
    table.finish_turn()
    outcome = GAME.outcome(table.s)
    assert outcome is not None
    assert (outcome.reason, outcome.winners()) == ("all_controlled", (table.me,))
    assert outcome.scores[table.me] == score(table.s, table.me)


def test_s15_hidden_goals_are_chosen_by_all() -> None:
    s, _ = GAME.start(Options(hidden_goals=True), 5, Seeded(b"hidden goals"))
    assert sorted(prompt.seat for prompt in GAME.prompts(s)) == list(range(5))
    for seat in range(5):
        assert len(list(GAME.legal(s, GAME.prompts(s)[0].seat))) == 7
        chance = Seeded(b"choice %d" % seat)
        GAME.apply(s, GAME.prompts(s)[0].seat, GAME.legal(s, GAME.prompts(s)[0].seat).sample(chance), chance)
    assert all(player.goal.value != NONE and player.goal.to == [player.seat] for player in s.players)


def test_s15_hidden_goals_make_up_for_the_lost_advantage() -> None:
    """One Power more for the Illuminati whose ability was to have a hidden goal."""
    for hidden in (False, True):
        table = Table(3, {"loose": {}}, {"copycat": {"goal": a.SecretCopy(), "power": 6}}, hidden_goals=hidden)
        table.deal(table.me, "copycat")
        table.out("loose")
        assert table.number("copycat", "loose") == 6 + hidden


def test_s15_open_treasuries_are_seen_by_all() -> None:
    for shown in (False, True):
        table = Table(3, {"mine": {}}, open_treasuries=shown)
        table.hang(table.me, "mine", side=0, money=4)
        cards = GAME.view(table.s, Viewer(table.you)).state["players"][table.me]["cards"]
        assert ("money" in cards[1]) == shown


def test_s16_the_round_limit_scores_power_and_groups() -> None:
    """R 39: shared places for equal scores."""
    table = Table(3, {"mine": {"power": 5}, "theirs": {"power": 5}, "weak": {"power": 4}}, round_limit=1)
    table.hang(table.me, "mine", side=0)
    table.hang(table.you, "theirs", side=0)
    table.hang(table.they, "weak", side=0)
    while GAME.outcome(table.s) is None:
        table.finish_turn()
    outcome = GAME.outcome(table.s)
    assert outcome is not None
    assert outcome.reason == "round_limit"
    assert [outcome.scores[seat] for seat in (table.me, table.you, table.they)] == [8 + 5 + 1, 8 + 5 + 1, 8 + 4 + 1]
    assert [outcome.ranks[seat] for seat in (table.me, table.you, table.they)] == [1, 1, 3]
    assert table.s.round == 1


def test_s16_after_the_end_everything_lies_open() -> None:
    table = Table(3)
    table.grow(table.me, 13)
    table.hand(table.you, "cash")
    table.finish_turn()
    seen = GAME.view(table.s, Viewer(None)).state["players"][table.you]
    assert seen["hand"] == [table.special("cash")]
    assert all("money" in own for own in seen["cards"])
