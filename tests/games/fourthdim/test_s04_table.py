"""Chapter 4: the four states of a time warp, and what is on the table in each."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.fourthdim import GAME
from parlour.games.fourthdim.columns import BACK, DRIFT, IDLE, UP
from parlour.games.fourthdim.geometry import geometry
from parlour.kit.actors import OMNISCIENT, SPECTATOR, Seat, Viewer
from tests.games.fourthdim.table import at, play, text

STATES: dict[str, tuple[str, dict[str, Any]]] = {  # White's entry of the position text, and White's columns
    "at rest": ("-", {"mode": IDLE, "spot": 0, "lifted": -1, "mark": -1, "current": -1, "future": -1}),
    "up": ("U2R@c5", {"mode": UP, "spot": 2, "lifted": 2, "mark": "c5", "current": -1, "future": -1}),
    "paired": ("B2:c1>d3", {"mode": BACK, "spot": 2, "lifted": -1, "mark": -1, "current": "c1", "future": "d3"}),
    "adrift": ("D1", {"mode": DRIFT, "spot": 1, "lifted": -1, "mark": -1, "current": -1, "future": -1}),
}


@pytest.mark.parametrize("name", STATES)
def test_s04_four_states_which_both_players_see(name: str) -> None:
    warp, columns = STATES[name]
    s = at(f"w Td1,Gd9,Wc1 {warp} Td20,Wd25 -")
    for viewer in (Viewer(Seat(0)), Viewer(Seat(1)), SPECTATOR, OMNISCIENT):
        view = GAME.view(s, viewer).state
        for column, value in columns.items():
            cell = geometry().cell(value) if isinstance(value, str) else value
            assert view[column][0] == cell, column
    assert text(s).split(" ")[2] == warp


@pytest.mark.parametrize(
    ("warp", "turn", "after"),
    [
        ("-", "c1-b1 ^d9", "U1G@d9"),
        ("-", "c1-b1 @d9>d11", "B2:d9>d11"),
        ("U2R@c5", "c1-b1 vc6", "-"),
        ("U2R@c5", "c1-b1 ~", "U3R@c5"),
        ("B2:c1>d3", "c1-d2 ~", "B1:d2>d3"),
        ("B1:c1>d2", "c1-d2 ~", "-"),
        ("D2", "c1-b1 ~", "D1"),
        ("D1", "c1-b1 ~", "-"),
        ("D1", "c1-b1 @d9>d10", "B1:d9>d10"),
    ],
)
def test_s04_from_one_state_to_the_next(warp: str, turn: str, after: str) -> None:
    assert text(play(at(f"w Td1,Gd9,Wc1 {warp} Td20,Wd25 -"), turn)).split(" ")[2] == after


def test_s04_the_marker_shows_the_distance_of_the_halves() -> None:
    s = at("w Td1,Gc5,Wd30 - Td20,Rd22,Wd25 -")
    for to, distance in (("b3", 1), ("c6", 1), ("a2", 2), ("c7", 2), ("d12", 2)):
        after = play(s, f"d1-d2 @c5>{to}")
        assert after.spot[0] == distance
        assert geometry().dist(after.current[0], after.future[0]) == distance


def test_s04_only_two_pieces_can_have_the_marker_one_behind() -> None:
    s = play(at("w Td2,Gc5 B2:c5>a2 Td20,Wd25 -"), "c5-b3")
    assert text(s).split(" ")[2] == "B2:b3>a2"
    assert geometry().dist(s.current[0], s.future[0]) == 1
