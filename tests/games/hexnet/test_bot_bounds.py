"""A decision ends: nothing goes on after the budget, and nothing waits for a turn that never comes. All is counted."""

from __future__ import annotations

import os
import subprocess
import sys

from parlour.games.hexnet import GAME
from parlour.games.hexnet.search import glance, imagine
from parlour.kit.actors import Viewer
from parlour.kit.budget import Iterations
from tests.games.hexnet.table import board

THREE = ("aM 0,0", "aS -1,0", "bM 1,0", "bS 2,0", "cM 3,0", "cS 3,1")


def test_no_plan_is_followed_after_the_budget() -> None:
    """The others stand still then, and an own action in another's turn would tear stacks apart."""
    s = board(*THREE)
    (prompt,) = GAME.prompts(s)
    engine, ranked = glance(imagine(GAME.view(s, Viewer(prompt.seat))), Iterations(1))
    plan = [ranked[0].inner, ranked[0].inner]
    name, found = engine.along(plan[:1])
    assert name
    assert found
    for _ in range(2_000):
        engine.roots()
        if engine.stopped():
            break
    assert engine.stopped()
    assert engine.along(plan) == ("", [])


NOBODY_CAN = """
from parlour.games.hexnet import GAME, _hot_search, search
from parlour.kit.actors import Viewer
from parlour.kit.budget import Iterations
from tests.games.hexnet.table import NO_CHANCE, board


class Counting(_hot_search.Search):
    made = 0

    def _make(self, inner):
        self.made += 1
        assert self.made <= 500, "a decision without end"
        return super()._make(inner)


search.Search = Counting
s = board("bM 0,0", "cM 1,0", "aM 2,0", "aJ 3,0", "aS 3,-1", "aC 2,-1", "aJ 1,1", "aS 4,0")
for unit, owner in enumerate(s.owner):
    if owner > 0:
        s.imm[unit] = 2_000
s.twice = ["a position"]
(prompt,) = GAME.prompts(s)
felled = 0
for action in GAME.legal(s, prompt.seat):
    after = GAME.clone(s)
    GAME.apply(after, prompt.seat, action, NO_CHANCE)
    felled += not after.alive[0]
engine, _ = search.glance(search.imagine(GAME.view(s, Viewer(prompt.seat))), Iterations(3))
print(felled, engine.made)
"""
"""An own action fells the player, and neither of the others can act for long."""


def test_nobody_waits_for_the_turn_of_who_fell() -> None:
    """Uncompiled, so that actions can be counted while it thinks; hot modules of one kind need a process."""
    env = {**os.environ, "PARLOUR_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", NOBODY_CAN], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    felled, made = map(int, done.stdout.split())
    assert felled > 0
    assert made > felled
