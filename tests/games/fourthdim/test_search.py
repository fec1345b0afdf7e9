"""The search: what it always sees, what it leaves as it was, and what it says about a position."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from parlour.bots import bot
from parlour.games.fourthdim import GAME
from parlour.games.fourthdim.model import Action, State
from parlour.games.fourthdim.search import FORCED, WON, search, search_of
from parlour.games.fourthdim.workspace import core_of
from parlour.kit.actors import Viewer
from parlour.kit.budget import Iterations
from parlour.kit.chance import Seeded
from parlour.sim import InProcess, Plan, play
from parlour.sim.strength import Duel, strength
from tests.games.budgets import Counting
from tests.games.fourthdim import plain
from tests.games.fourthdim.table import ANALYSIS, at, decide, final, mover, reason, start, text
from tests.games.fourthdim.walks import SWITCHED, games, positions, scattered, turn_of

DEEP = "w Td2,Ga4,Gc3,Ra2,Rd1,Rd8,Wc1,Wd7,Wd10 B1:d10>d11 Td19,Gc14,Gd20,Rd16,Wc9,Wd12,Wd17,Wd25 B2:c9>b4"
WON_IN_ONE = [
    "w Td1,Gd30,Wc9 - Td17,Rd18,Wc1 -",
    "b Td2,Gc5,Wd30 B2:d2>d4 Td20,Rd25,Wd5 -",
    "w Td1,Gd30,Wc8 - Td17,Rd20,Wd25 -",
    "w Td1,Gd30,Wc7 - Tc9,Rd20,Wd25 -",
    "w Td1,Gd30 U2W@c8 Td17,Rd20,Wd25 -",
    "w Td1,Gb1,Wd9 - Wa2 U1T@d20",  # 8.2
]


def hard(s: State, iterations: int, seed: bytes = bytes(32)) -> list[Action]:
    (prompt,) = GAME.prompts(s)
    view = GAME.view(s, Viewer(prompt.seat))
    return list(bot(GAME, "hard")(view, prompt, Seeded(seed), Iterations(iterations)))


@pytest.mark.parametrize("iterations", [0, 20])
@pytest.mark.parametrize("position", WON_IN_ONE)
def test_it_takes_a_win_in_one_whatever_the_budget(position: str, iterations: int) -> None:
    s = at(position)
    side = "wb"[mover(s)]
    decide(s, *hard(s, iterations))
    assert final(s) == f"WIN {side}"


@pytest.mark.parametrize("iterations", [0, 5])
def test_it_never_loses_to_the_answer_where_that_can_be_helped(iterations: int) -> None:
    """The count of winning answers decides; where there is one, every other turn has to lose, too."""
    escaped = 0
    for number, (s, _) in enumerate(games(4, seed=81)):
        if number % 9:
            continue
        after = GAME.clone(s)
        decide(after, *hard(s, iterations))
        if reason(after) or ANALYSIS.perft(after, 1, False).wins == 0:
            escaped += 1
            continue
        assert all(_loses(s, record) for record in ANALYSIS.turns(s))
    assert escaped > 60


def _loses(s: State, record: str) -> bool:
    after = GAME.clone(s)
    decide(after, *record.split(" "))
    return not reason(after) and ANALYSIS.perft(after, 1, False).wins > 0


@pytest.mark.parametrize("options", SWITCHED.values(), ids=SWITCHED)
def test_legal_from_any_point_of_a_turn(options: plain.Options) -> None:
    for s in positions(12, seed=82, options=options):
        after = GAME.clone(s)
        decide(after, *hard(s, 2))  # refused if not legal
        assert after.turns > s.turns or reason(after)


def test_equal_iterations_give_equal_play_whatever_was_searched_before() -> None:
    positions = [start(), at(DEEP), *scattered(6, seed=83)]
    first = [hard(s, 8) for s in positions]
    assert [hard(s, 8) for s in reversed(positions)] == first[::-1]


def test_it_varies_its_first_turns_only() -> None:
    assert len({tuple(hard(start(), 4, bytes([seed]) * 32)) for seed in range(12)}) > 1
    s = start()
    s.turns = 4
    assert len({tuple(hard(s, 4, bytes([seed]) * 32)) for seed in range(4)}) == 1


@pytest.mark.parametrize("iterations", [1, 7, 40])
def test_the_budget_ends_it(iterations: int) -> None:
    """Never asked again after a no, and hardly anything is looked at after the last iteration."""
    s, budget = at(DEEP), Counting(iterations)
    search(s, turn_of(s).progress, budget)
    assert budget.left <= 0
    assert budget.over <= 9  # what was looked at in one go: the turns of the root
    assert search_of(s.options).looked() <= (iterations + 10) * 1_000


def test_a_larger_budget_goes_deeper() -> None:
    s = at(DEEP)
    depths = [search(s, turn_of(s).progress, Iterations(n)).depth for n in (1, 30, 200)]
    assert depths == sorted(depths)
    assert depths[0] < depths[-1]


def test_the_workspace_and_the_state_are_as_before() -> None:
    for s in (start(), at(DEEP), *scattered(5, seed=84)):
        before = GAME.encode(s)
        search(s, turn_of(s).progress, Iterations(6), 3)
        columns = core_of(s.options).position()
        assert (columns.board, columns.mode, columns.turn) == (s.board, s.mode, turn_of(s).progress)
        assert GAME.encode(s) == before


def test_a_position_that_was_there_counts_as_a_draw() -> None:
    s = at("w Td1,Rb1,Wc2,Wd2 - Td20,Wd21 -")
    best = search(s, turn_of(s).progress, Iterations(10)).found[0]
    assert best.score > 100
    after = GAME.clone(s)
    decide(after, *hard(s, 10))
    s.seen = [after.seen[-1], *s.seen]  # as if it had come from there
    other = search(s, turn_of(s).progress, Iterations(10)).found
    assert [one.score for one in other if one.made == best.made] == [0]
    assert other[0].made != best.made


def test_opinions() -> None:
    opinion = ANALYSIS.lines(at(DEEP), Iterations(60), 3)
    assert opinion.depth >= 3
    assert len(opinion.lines) == 3
    scores = [line.score for line in opinion.lines]
    assert scores == sorted(scores, reverse=True)
    for line in opinion.lines:
        s = at(DEEP)
        for record in line.turns:
            decide(s, *record.split(" "))
        assert s.turns == len(line.turns) >= 2


@pytest.mark.parametrize("iterations", [1, 2, 3, 5, 8, 13, 21, 34])
def test_the_best_lines_come_first_wherever_the_budget_ends(iterations: int) -> None:
    """Also where it ends before so many turns have been looked at one turn deeper."""
    for position in (start(), at(DEEP)):
        scores = [line.score for line in ANALYSIS.lines(position, Iterations(iterations), 3).lines]
        assert scores == sorted(scores, reverse=True)


def test_opinions_of_ends() -> None:
    won = ANALYSIS.lines(at("w Td1,Gd30,Wc8 - Td17,Rd20,Wd25 -"), Iterations(5), 2)
    assert [line.score for line in won.lines] == [WON - 1, WON - 1]
    assert won.lines[0].turns == ("c8-c9xd17",)
    lost = ANALYSIS.lines(at("w Td1 - Td20,Gc2,Gc16,Wb1,Wc1,Wd2,Wd3,Wd31,Wd32 -"), Iterations(5), 2)
    assert lost.lines[0].score < -FORCED
    assert lost.lines[0].turns == ("-", "x:d1")
    over = at("w Td1,Gd30,Wc8 - Td17,Rd20,Wd25 -")
    decide(over, "c8-c9xd17")
    assert ANALYSIS.lines(over, Iterations(5), 2).lines == ()


def test_a_win_that_is_announced_is_one() -> None:
    """The evaluation says "won" without trying; the plain count of the core agrees."""
    said = 0
    for s in scattered(400, seed=85):
        search(s, turn_of(s).progress, Iterations(0))
        core = core_of(s.options)
        if search_of(s.options).evaluate() > FORCED:
            said += 1
            assert core.count()[1] > 0, text(s)
    assert said > 20


SAID = """
import msgspec, sys
from parlour.games.fourthdim import GAME, _hot_search
from parlour.kit.budget import Iterations
said = [
    GAME.analysis.lines(GAME.analysis.parse(text, GAME.Options()), Iterations(2), 2) for text in sys.argv[1:]
]
print(_hot_search.__file__.endswith(".py"), msgspec.json.encode(said).decode())
"""


def test_the_same_uncompiled() -> None:
    """In processes of their own, as hot modules of one kind belong together."""
    texts = [DEEP, *map(text, scattered(3, seed=86))]
    answers = []
    for pure in ("0", "1"):
        env = {**os.environ, "PARLOUR_PURE": pure}
        done = subprocess.run(
            [sys.executable, "-c", SAID, *texts], env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        source, _, answer = done.stdout.partition(" ")
        assert pure == "0" or source == "True"
        answers.append(answer)
    assert answers[0] == answers[1]


def test_twenty_games_against_easy() -> None:
    """Seeds 1–20, sides alternating, hardly any budget."""
    points = 0.0
    for seed in range(1, 21):
        seats = ("hard", "easy") if seed % 2 else ("easy", "hard")
        row = play(Plan(game="fourthdim", seats=seats, games=1, seed=seed, budget=2), 0)
        mine, theirs = row.ranks[seats.index("hard")], row.ranks[seats.index("easy")]
        points += 1 if mine < theirs else 0.5 if mine == theirs else 0
    assert points >= 16


@pytest.mark.nightly
@pytest.mark.parametrize(("pair", "bar"), [(("hard", "medium"), 0.75), (("medium", "easy"), 0.90)])
def test_the_bars_of_the_strength_table(pair: tuple[str, str], bar: float) -> None:
    """A hundred games with what a second was where the table was made: see the page on strength."""
    [result] = strength([Duel("fourthdim", *pair, tuple(range(1, 101)), 1_200)], InProcess())
    assert result.games == 100
    assert result.share >= bar
