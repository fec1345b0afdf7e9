"""The opponents: they see what a person sees, play by the rules and end their games; each beats the one before."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from parlour.bots import bot, levels, think
from parlour.games.hexnet import GAME
from parlour.games.hexnet import columns as c
from parlour.games.hexnet.model import Action, Options, State
from parlour.games.hexnet.position import synced
from parlour.games.hexnet.search import PATIENT, WON, deepen, glance, imagine
from parlour.kit.actors import Viewer
from parlour.kit.budget import Iterations
from parlour.kit.chance import Seeded
from parlour.sim import InProcess, Plan, play
from parlour.sim.strength import Duel, strength
from tests.games.budgets import Counting
from tests.games.hexnet.table import board, decide, mover, reason, start, words

LEVELS = ("easy", "medium", "hard")
CLOSING = ("bM 0,0", "aS 1,0", "bS 0,1", "bJ -1,1", "aN -1,0", "bN 0,-1", "aM -2,0", "aS 2,-1")
"""b's Mothership lacks one side, (1,-1), that a's second Sprinter reaches."""


def chosen(level: str, s: State, seed: int = 0, iterations: int = 2) -> list[Action]:
    """What the bot decides, from the view of its seat."""
    (prompt,) = GAME.prompts(s)
    view = GAME.view(s, Viewer(prompt.seat))
    return list(bot(GAME, level)(view, prompt, Seeded(seed.to_bytes(32, "big")), Iterations(iterations)))


def walk(seats: int, seed: int, most: int, options: Options | None = None) -> Iterator[State]:
    """A random game, every so often a state of it; the state is the walk's own."""
    chance = Seeded(seed.to_bytes(32, "big"))
    s, _ = GAME.start(options or Options(p_first_round=1, p_every=1), seats, chance)
    for number in range(most):
        if not GAME.prompts(s):
            return
        if number % 9 == 4:
            yield s
        GAME.apply(s, mover(s), GAME.legal(s, mover(s)).sample(chance), chance)


def test_levels() -> None:
    assert levels(GAME) == LEVELS


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("level", LEVELS)
def test_always_legal(level: str, seats: int) -> None:
    seen = 0
    for s in walk(seats, seats, 25 * seats):
        (action,) = chosen(level, s, seen)
        assert GAME.legal(s, mover(s)).why_not(action) is None
        seen += 1
    assert seen > 4


@pytest.mark.parametrize("level", LEVELS)
def test_it_knows_nothing_of_what_is_hidden(level: str) -> None:
    """Another core for a Mothership, other traps: the view is the same, and so is the answer."""
    swapped = 0
    for seats in (2, 3, 5):
        for s in walk(seats, 40 + seats, 60 * seats):
            other = GAME.clone(s)
            for seat in range(seats):
                cores = [i for i, owner in enumerate(s.owner) if owner == seat and s.kind[i] == c.CORE]
                if seat != mover(s) and len(cores) > 1 and not s.hand[c.HAND_KINDS * seat]:
                    now = other.secrets[seat].mothership
                    now.value = next(core for core in cores if core != now.value)
                    swapped += 1
            (prompt,) = GAME.prompts(s)
            assert GAME.view(s, Viewer(prompt.seat)) == GAME.view(other, Viewer(prompt.seat))
            assert chosen(level, s) == chosen(level, other)
    assert swapped > 20


@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize("others", [(), ("cM -3,0",)], ids=["two", "three"])
def test_it_surrounds_the_only_core(level: str, others: tuple[str, ...]) -> None:
    s = board(*CLOSING, *others)
    decide(s, *chosen(level, s))
    assert not s.alive[1]
    assert bool(reason(s)) == (not others)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_it_does_not_stand_by(level: str) -> None:
    """The same, and it is b's turn: whatever b does, a's Sprinter does not close the ring in the next action."""
    s = board(*CLOSING, turn=1)
    decide(s, *chosen(level, s, iterations=20))
    if not reason(s):
        for word in words(s):
            after = GAME.clone(s)
            decide(after, word)
            assert after.alive[1]


@pytest.mark.parametrize("iterations", [1, 20, 60])
def test_hard_does_not_begin_with_a_core_in_the_ring(iterations: int) -> None:
    """Six Wrecks surround the centre. Before there is any core to go for, no other placement is as bad."""
    s = start(8)
    (action,) = chosen("hard", s, iterations=iterations)
    decide(s, action)
    assert s.alive[0]


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_it_does_not_share_the_first_place_by_repetition(level: str) -> None:
    """Among three, and not for ever: what it likes best it leaves as long as the game would be over by it (§12)."""
    s = board("aM 0,0", "aS -1,0", "bM 1,0", "bS 2,0", "cM 3,0", "cS 3,1", moves=[20] * 3)
    (best,) = chosen(level, s)
    after = GAME.clone(s)
    decide(after, best)
    s.twice = [*after.seen]
    (other,) = chosen(level, s)
    assert other != best
    s.moves[0] = PATIENT
    assert chosen(level, s) == [best]


def test_one_of_two_cores_is_half_a_win() -> None:
    """Which of two is the Mothership is weighed, not looked up; while the other is in hand, either one decides."""
    closing = "S2>1,-1"
    two = board(*CLOSING, "bD 1,1")
    one = board(*CLOSING, hands=[{}, {"D": 1}])
    for s, least, most in ((two, 0.4, 0.6), (one, 0.99, 1.0)):
        (prompt,) = GAME.prompts(s)
        seen = imagine(GAME.view(s, Viewer(prompt.seat)))
        engine, ranked = glance(seen, Iterations(9))
        core = synced(seen)
        scores = {engine.public(found.inner): found.score for found in ranked}
        actions = dict(zip(words(s), core.codes(), strict=True))
        assert least * WON <= scores[actions[closing]] <= most * WON


def test_the_workspace_is_left_as_it_was() -> None:
    for seats in (2, 4):
        for s in walk(seats, 50 + seats, 80):
            (prompt,) = GAME.prompts(s)
            seen = imagine(GAME.view(s, Viewer(prompt.seat)))
            before = synced(seen).position()
            seen.twice = ["a position"]  # so that answers are looked at too
            deepen(seen, Iterations(3))
            core = synced(seen)
            assert core.position() == before


@pytest.mark.parametrize("level", LEVELS)
def test_equal_views_and_seeds_give_equal_decisions(level: str) -> None:
    states = [GAME.clone(s) for seats in (2, 6) for s in walk(seats, 60 + seats, 60)]
    first = [chosen(level, s, 7) for s in states]
    assert [chosen(level, s, 7) for s in reversed(states)] == first[::-1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_worker_thinks_the_same(level: str) -> None:
    s = start()
    (prompt,) = GAME.prompts(s)
    view = GAME.view(s, Viewer(prompt.seat))
    texts = think("hexnet", level, {}, view, prompt, "a seed", Iterations(3))
    assert texts == think("hexnet", level, {}, view, prompt, "a seed", Iterations(3))
    decide(s, *texts)
    assert s.count == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 8, 10])
def test_the_budget_ends_it(seats: int) -> None:
    spent = 0
    for s in walk(seats, 70 + seats, 120):
        (prompt,) = GAME.prompts(s)
        budget = Counting(5)
        deepen(imagine(GAME.view(s, Viewer(prompt.seat))), budget)
        assert budget.over <= 2
        spent += budget.left <= 0
    assert spent > 3


SAID = """
import sys
from parlour.games.hexnet import _hot_search
from tests.games.hexnet.test_bot import LEVELS, chosen, walk
said = [chosen(level, s, 3, 1) for seats in (2, 3) for s in walk(seats, 80, 40) for level in LEVELS]
print(_hot_search.__file__.endswith(".py"), said)
"""


def test_the_same_uncompiled() -> None:
    """In processes of their own, as hot modules of one kind belong together."""
    answers = []
    for pure in ("0", "1"):
        env = {**os.environ, "PARLOUR_PURE": pure}
        done = subprocess.run([sys.executable, "-c", SAID], env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        source, _, answer = done.stdout.partition(" ")
        assert pure == "0" or source == "True"
        answers.append(answer)
    assert answers[0] == answers[1]


@pytest.mark.parametrize(("level", "seats", "games"), [("medium", 2, 10), ("medium", 3, 2), ("hard", 2, 2)])
def test_games_end(level: str, seats: int, games: int) -> None:
    """By the last Network, or by the third repetition (§12)."""
    for index in range(games):
        row = play(Plan(game="hexnet", seats=(level,) * seats, games=games, seed=5, budget=2), index)
        assert row.reason in ("last", "fall", "repetition", "stuck")


def test_ten_games_of_medium_against_easy() -> None:
    [result] = strength([Duel("hexnet", "medium", "easy", tuple(range(1, 11)), 1)], InProcess())
    assert result.share >= 0.75


@pytest.mark.nightly
@pytest.mark.parametrize(("pair", "bar"), [(("hard", "medium"), 0.75), (("medium", "easy"), 0.90)])
def test_the_bars_of_the_strength_table(pair: tuple[str, str], bar: float) -> None:
    """Two players, a hundred games, a fraction of a second's worth: see the page on strength."""
    [result] = strength([Duel("hexnet", *pair, tuple(range(1, 101)), 20)], InProcess())
    assert result.games == 100
    assert result.share >= bar


@pytest.mark.nightly
@pytest.mark.parametrize("seats", [4, 8])
def test_hard_among_mediums(seats: int) -> None:
    """At least twice its fair share of the wins."""
    [result] = strength([Duel("hexnet", "hard", "medium", tuple(range(1, 101)), 15, {}, seats)], InProcess())
    assert result.wins / result.games >= 2 / seats
