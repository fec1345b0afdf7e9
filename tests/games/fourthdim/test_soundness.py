"""A branch may begin with anything that a stranger wrote: what no game of these rules has is refused."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from parlour.games.fourthdim import GAME
from parlour.games.fourthdim.model import Options
from parlour.kit.chance import Recorded, Seeded
from parlour.kit.record import FORMAT, Header, MatchRecord, RecordError
from parlour.kit.replay import start, verify
from tests.games.fourthdim.table import ANALYSIS, NO_CHANCE, mover
from tests.games.fourthdim.walks import games, positions

OPTIONS = Options()


def header(state: dict[str, Any]) -> Header:
    return Header(parlour=FORMAT, game="fourthdim", rules=1, seats=2, start=state)


def built() -> dict[str, Any]:
    """A position with a pair and a piece in the Vortex, as a record holds it."""
    s = ANALYSIS.parse("w Td4,Gd3,Wc1 B2:c1>a1 Td20,Gd19 U1R@d18", OPTIONS)
    state: dict[str, Any] = msgspec.to_builtins(s)
    return state


def test_a_good_start_is_taken() -> None:
    s, _ = start(GAME, header(built()), Recorded(()))
    assert ANALYSIS.format(s) == "w Td4,Gd3,Wc1 B2:c1>a1 Td20,Gd19 U1R@d18"


WRONG: dict[str, dict[str, Any]] = {
    "a short board": {"board": [0] * 59},
    "a piece of no kind": {"board": [17, *[0] * 59]},
    "less than nothing": {"board": [-1, *[0] * 59]},
    "nobody left": {"board": [0] * 60},
    "a mode that is none": {"mode": [4, 0]},
    "a spot outside the Vortex": {"spot": [2, 9]},
    "a kind that is none": {"lifted": [-1, 1 << 20]},
    "a cell that is none": {"mark": [-1, 60]},
    "a pair of nobody": {"current": [59, -1]},
    "a token that is none": {"future": [58, -1]},
    "three players' columns": {"spot": [0, 0, 0]},
    "no turn": {"agenda": []},
    "two turns": {"agenda": built()["agenda"] * 2},
    "a turn of nobody": {"agenda": [{**built()["agenda"][0], "seat": 2}]},
    "a turn without its columns": {"agenda": [{**built()["agenda"][0], "progress": []}]},
    "a cell of the turn that is none": {"agenda": [{**built()["agenda"][0], "progress": [0, 1, 0, 0, 1 << 30, -1]}]},
    "turns in debt": {"turns": -1},
    "a winner from outside": {"winner": 7},
    "a long memory": {"seen": ["x"] * 102},
    "rings of another game": {"options": {**built()["options"], "rings": [4, 8]}},
    "a board too large": {"options": {**built()["options"], "rings": [4, 400]}},
    "more seats": {"seats": 3},
}


@pytest.mark.parametrize("what", WRONG)
def test_a_start_that_no_game_has_is_refused(what: str) -> None:
    with pytest.raises(RecordError) as caught:
        verify(GAME, MatchRecord(header({**built(), **WRONG[what]}), []))
    assert (caught.value.line, caught.value.code) == (1, "record_start")


def test_every_state_that_play_reaches_is_sound() -> None:
    for s, action in games(40, 3):
        assert GAME.invariants(s) == [], action
        GAME.apply(after := GAME.clone(s), mover(s), action, NO_CHANCE)
        assert GAME.invariants(after) == [], action
    for s in positions(300, 5):
        assert GAME.invariants(s) == []


def test_whatever_is_taken_can_be_played_on() -> None:
    rng, chance = random.Random(11), Seeded(bytes(32))
    taken = 0
    for _ in range(1_500):
        state = built()
        for _ in range(rng.choice((1, 1, 2, 3))):
            spoil(rng, state)
        try:
            s, _ = start(GAME, header(state), Recorded(()))
        except (msgspec.ValidationError, OverflowError):
            continue
        taken += 1
        for _ in range(6):
            asked = GAME.prompts(s)
            if not asked:
                break
            GAME.apply(s, asked[0].seat, GAME.legal(s, asked[0].seat).sample(chance), chance)
            assert GAME.digest(s)
    assert 100 < taken < 1_400


def spoil(rng: random.Random, state: dict[str, Any]) -> None:
    """One int somewhere in a column is another."""
    columns = ["board"] * 6 + ["mode", "spot", "lifted", "mark", "current", "future", "progress"]
    name = rng.choice(columns)
    column = state["agenda"][0]["progress"] if name == "progress" else state[name]
    column[rng.randrange(len(column))] = rng.choice((-2, -1, 0, 1, 2, 3, 5, 9, 12, 16, 17, 59, 60, 1 << 31, 1 << 62))
