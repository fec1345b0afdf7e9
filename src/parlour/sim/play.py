"""One game of a simulation, fixed by the plan and its index alone."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from msgspec import Struct

from parlour.bots import DEFAULT_BUDGET, bot
from parlour.kit.actors import Viewer
from parlour.kit.budget import Iterations
from parlour.kit.chance import Seeded, derive_key
from parlour.kit.registry import game

__all__ = ("MOST_COMMANDS", "Plan", "Row", "play", "play_out", "play_range")

MOST_COMMANDS = 100_000
"""A game with more is cut short and says so."""


class Plan(Struct, frozen=True, kw_only=True):
    """What to play: a bot level per seat, how many games, and the seed of the whole run."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, Any] = {}
    budget: int = DEFAULT_BUDGET
    """Iterations a decision."""

    def key(self, index: int) -> bytes:
        """The key of game ``index``: independent of worker, order and process."""
        return derive_key(hashlib.sha256(f"{self.game} {self.seed}".encode()).digest(), index)


class Row(Struct, frozen=True):
    """How one game went."""

    index: int
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    """``cut_short`` for a game that did not end."""
    decisions: int
    digest: str
    """Of the last position: equal play gives equal digests."""


def play(plan: Plan, index: int) -> Row:
    """Play game ``index`` of the plan."""
    return play_out(plan, index)[0]


def play_out(plan: Plan, index: int) -> tuple[Row, Any]:
    """The same, with the last position."""
    rules = game(plan.game)
    chance = Seeded(plan.key(index))
    dice = [Seeded(plan.key(index) + b"bot" + bytes([seat])) for seat in range(len(plan.seats))]
    players = [bot(rules, level) for level in plan.seats]
    s, _ = rules.start(msgspec.convert(plan.options, rules.Options), len(plan.seats), chance)
    decisions = 0
    for _ in range(MOST_COMMANDS):
        prompts = rules.prompts(s)
        if not prompts:
            break
        prompt = next(iter(rules.invitations(s)), prompts[0])
        seat, budget = prompt.seat, Iterations(plan.budget)
        for action in players[seat](rules.view(s, Viewer(seat)), prompt, dice[seat], budget):
            rules.apply(s, seat, action, chance, open=rules.beside(s, seat, action))
            decisions += 1
        chance.drawn.clear()
    outcome = rules.outcome(s)
    if outcome is None:
        return Row(index, (), (), "cut_short", decisions, rules.digest(s)), s
    return Row(index, outcome.ranks, outcome.scores, outcome.reason, decisions, rules.digest(s)), s


def play_range(plan: Plan, start: int, stop: int) -> list[Row]:
    """Games ``start`` … ``stop - 1``: one piece of work for an executor."""
    return [play(plan, index) for index in range(start, stop)]
