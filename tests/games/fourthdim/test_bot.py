"""The opponents: they see what a person sees, play by the rules, and each is stronger than the one before."""

from __future__ import annotations

import pytest

from parlour.bots import bot, levels, think
from parlour.games.fourthdim import GAME
from parlour.games.fourthdim.columns import NO_TURN, SIDE
from parlour.games.fourthdim.model import Action, State
from parlour.kit.actors import Viewer
from parlour.kit.budget import Iterations
from parlour.kit.chance import Seeded
from parlour.sim import Plan, play
from tests.games.fourthdim import plain
from tests.games.fourthdim.table import ANALYSIS, NO_CHANCE, at, decide, final, mover, reason, start
from tests.games.fourthdim.walks import SWITCHED, games, positions, scattered, turn_of

LEVELS = ("easy", "medium", "hard")
WON_AT_ONCE = [  # a Timelord in reach at the start of the turn, on arrival of a walker, of a token, of a landed piece
    "w Td1,Gd30,Wc9 - Td17,Rd18,Wc1 -",
    "b Td2,Gc5,Wd30 B2:d2>d4 Td20,Rd25,Wd5 -",
    "w Td1,Gb1,Wd9,Rd30 - Td20,Rb2,Wc9,Wd21 -",
]
WON_BY_A_PART = [
    "w Td1,Gd30,Wc8 - Td17,Rd20,Wd25 -",
    "w Td1,Gd30,Wc7 - Tc9,Rd20,Wd25 -",
    "w Td1,Gd30 U2W@c8 Td17,Rd20,Wd25 -",
    "w Td1,Gb1,Wd9 - Wa2 U1T@d20",  # 8.2
]


def chosen(level: str, s: State, seed: bytes = bytes(32)) -> list[Action]:
    """What the bot decides, from the view of its seat."""
    (prompt,) = GAME.prompts(s)
    return list(bot(GAME, level)(GAME.view(s, Viewer(prompt.seat)), prompt, Seeded(seed), Iterations(3)))


def test_levels() -> None:
    assert levels(GAME) == ("easy", "medium", "hard")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("position", WON_AT_ONCE[:2])
def test_it_takes_a_timelord_that_stands_there(level: str, position: str) -> None:
    s = at(position)
    side = "wb"[mover(s)]
    decide(s, *chosen(level, s))
    assert final(s) == f"WIN {side}"


@pytest.mark.parametrize("position", WON_BY_A_PART)
@pytest.mark.parametrize("level", ["medium", "hard"])
def test_it_finds_every_winning_turn(level: str, position: str) -> None:
    s = at(position)
    assert ANALYSIS.perft(s, 1, False).wins > 0
    decide(s, *chosen(level, s))
    assert final(s) == "WIN w"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", SWITCHED.values(), ids=SWITCHED)
def test_always_legal_from_any_point_of_a_turn(level: str, options: plain.Options) -> None:
    """Also where somebody else has begun the turn: a bot may take over a seat."""
    for number, s in enumerate(positions(25, seed=71, options=options)):
        if level != "easy" and ANALYSIS.perft(s, 1, False).records > 600:
            continue
        decisions = chosen(level, s, number.to_bytes(32, "big"))
        assert decisions
        after = GAME.clone(s)
        for action in decisions:
            GAME.apply(after, mover(s), action, NO_CHANCE)  # refused if the turn is over before
        assert after.turns > s.turns or reason(after)  # a whole turn, as one command


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_seed_give_the_same_decision(level: str) -> None:
    for s in scattered(8, seed=72):
        if ANALYSIS.perft(s, 1, False).records > 600:
            continue
        before = GAME.encode(s)
        first = chosen(level, s, b"a" * 32)
        other_games = [chosen("easy", other) for other in scattered(2, seed=73)]  # the workspace is shared
        assert chosen(level, s, b"a" * 32) == first
        assert other_games
        assert GAME.encode(s) == before


def test_easy_differs_with_the_seed() -> None:
    s = start()
    assert len({tuple(chosen("easy", s, bytes([seed]) * 32)) for seed in range(8)}) > 4


@pytest.mark.parametrize("level", LEVELS)
def test_a_worker_thinks_the_same(level: str) -> None:
    s = start()
    (prompt,) = GAME.prompts(s)
    view = GAME.view(s, Viewer(prompt.seat))
    texts = think("fourthdim", level, {}, view, prompt, "a seed", Iterations(3))
    assert texts == think("fourthdim", level, {}, view, prompt, "a seed", Iterations(3))
    decide(s, *texts)
    assert s.turns == 1


def test_easy_does_not_walk_into_a_loss_when_nearly_every_turn_is_safe() -> None:
    """It looks at a few random turns and keeps the first after which the answer does not win."""
    avoided = 0
    for s in (GAME.clone(s) for s, _ in games(6, seed=74) if s.turns > 6):
        if turn_of(s).progress[SIDE + 1 :] != [*NO_TURN]:
            continue
        decide(s, *chosen("easy", s))
        if not reason(s):
            avoided += ANALYSIS.perft(s, 1, False).wins == 0
    assert avoided > 200


def test_medium_beats_easy() -> None:
    """Twelve games, White and Black in turn, fixed by their seeds."""
    wins = 0
    for index in range(12):
        seats = ("medium", "easy") if index % 2 == 0 else ("easy", "medium")
        row = play(Plan(game="fourthdim", seats=seats, games=12, seed=3), index)
        wins += row.ranks[seats.index("medium")] < row.ranks[seats.index("easy")]
    assert wins >= 8
