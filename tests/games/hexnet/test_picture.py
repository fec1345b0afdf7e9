"""The view in a terminal: what is where, and nothing that the viewer does not know."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.hexnet import GAME
from parlour.games.hexnet.model import State
from parlour.kit.actors import SPECTATOR, Seat, Viewer
from tests.games.hexnet.table import board, start

UNITS = ("aM 0,0", "aS* -1,0", "bD 1,0", "bM 2,0", "bC 2,0", "X 0,1", "bK 1,1")
REST: dict[str, Any] = {
    "hands": [{"D": 1, "N": 2}, {"S": 1}],
    "traps": [[[-1, 1], 0], [[3, 0], 1]],
    "P": [[1, -1]],
    "changes": [(4, {"par": 6}), (6, {"exp": 7})],
}


def position() -> State:
    return board(*UNITS, **REST)


def picture(s: State, seat: int | None) -> list[str]:
    return GAME.picture(GAME.view(s, SPECTATOR if seat is None else Viewer(Seat(seat)))).splitlines()


OWNER = """\
  -2   -1  .       .       .       .       .       .
  -1   -1      .       .       P       .       .
   0   -2  .       aS1+    aO1=M   bO1     bC1!^2  .
   1   -2      .       T       X1      bK1     .
   2   -3  .       .       .       .       .       .
2,0: bO2 bC1
bC1 !6
bK1 ~7
>a*   5   5  O1 N2
 b*   5   5  S1"""


def test_what_the_owner_sees() -> None:
    assert picture(position(), 0) == OWNER.splitlines()


def test_what_the_other_sees() -> None:
    shown = "\n".join(picture(position(), 1))
    assert "aO1 " in shown, "which core it is, is a's alone"
    assert "2,0: bO2=M bC1" in shown
    assert shown.count("T") == 1


def test_spectators_see_neither_cores_nor_traps() -> None:
    shown = "\n".join(picture(position(), None))
    assert "=M" not in shown
    assert "T" not in shown


@pytest.mark.clause("13")
def test_s13_a_swap_of_cores_changes_no_picture_of_others() -> None:
    first = board("aM 0,0", "aD 1,0", "bM 2,0", traps=[[[0, 1], 0]])
    second = board("aD 0,0", "aM 1,0", "bM 2,0")
    for seat in (1, None):
        assert picture(first, seat) == picture(second, seat)
    assert picture(first, 0) != picture(second, 0)


def test_an_empty_board_and_a_ring() -> None:
    assert picture(start(2), 0)[-2:] == [">a    1   0  O2 S3 C2 J3 N2", " b    0   0  O2 S3 C2 J3 N2"]
    ring = picture(start(8), None)
    assert [line.split()[2:] for line in ring[1:4]] == [
        [".", "X5", "X6", "."],
        [".", "X4", ".", "X1", "."],
        [".", "X3", "X2", "."],
    ]


def test_a_fallen_player() -> None:
    s = board("X 0,0", "bM 1,0", "cM 2,0", turn=1, alive=[False, True, True], hands=[{}, {"S": 1}, {}])
    assert [line[:3] for line in picture(s, 0)[-3:]] == [" ax", ">b*", " c*"]
