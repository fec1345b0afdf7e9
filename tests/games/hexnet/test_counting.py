"""§16 perft as the game offers it: options of its own, positions from files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.games.hexnet import GAME
from parlour.games.hexnet.counting import HexnetPerft, PerftOptions, read
from parlour.kit.notation import NotationError

PERFT = HexnetPerft()
POSITIONS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "hexnet_perft.json").read_text("utf-8"))
START = {2: [6, 216, 5_544, 132_504], 3: [36, 1_080, 25_920], 5: [54, 2_592, 108_864], 8: [78, 5_616]}


def test_it_is_what_the_game_offers() -> None:
    assert isinstance(GAME.perft, HexnetPerft)
    assert GAME.analysis is None


@pytest.mark.clause("16")
@pytest.mark.parametrize("players", START)
def test_s16_counts_from_the_start(players: int) -> None:
    options = PerftOptions(players=players)
    counts = [PERFT.count(options, depth, None) for depth in range(1, len(START[players]) + 1)]
    assert counts == START[players]


@pytest.mark.clause("16.1")
def test_s16_1_counts_by_the_classic_rules() -> None:
    counts = [PERFT.count(PerftOptions(rules="classic"), depth, None) for depth in range(1, 5)]
    assert counts == [4, 96, 1_440, 21_600]
    with pytest.raises(NotationError):
        PERFT.count(PerftOptions(rules="classic"), 1, b"{}")


@pytest.mark.clause("16")
@pytest.mark.parametrize("position", POSITIONS, ids=[position["id"] for position in POSITIONS])
def test_s16_counts_from_a_position(position: dict[str, Any]) -> None:
    data = json.dumps(position).encode()
    assert [PERFT.count(PerftOptions(), depth, data) for depth in (1, 2)] == position["perft"][:2]


@pytest.mark.clause("14", "16.1")
def test_s16_what_is_for_counting_is_not_offered_for_play() -> None:
    assert set(PerftOptions.__struct_fields__) - set(GAME.Options.__struct_fields__) == {"players", "rules"}
    assert PerftOptions().p_mode == "off"
    assert [fault.field for fault in PERFT.check(PerftOptions(rules="classic", players=3))] == ["players"]
    assert [fault.field for fault in PERFT.check(PerftOptions(counts=(9, 9, 9, 9)))] == ["counts"]


@pytest.mark.parametrize(
    "change",
    [
        {"turn": 2},
        {"alive": [True]},
        {"units": [{"id": 0, "kind": "S", "owner": 5, "cell": [0, 0]}]},
        {"units": [{"id": 0, "kind": "Q", "owner": 0, "cell": [0, 0]}]},
        {"traps": [[[0, 0], 7, None]]},
        {"n": 11},
    ],
)
def test_what_is_no_position(change: dict[str, Any]) -> None:
    state = {**POSITIONS[0]["state"], **change}
    with pytest.raises(NotationError, match="malformed_position"):
        read(json.dumps(state).encode())


def test_two_units_in_one_place_are_no_position() -> None:
    """The core refuses it."""
    state = json.loads(json.dumps(POSITIONS[0]["state"]))
    state["units"][1]["cell"] = [0, 0]
    with pytest.raises(NotationError, match="malformed_position"):
        PERFT.count(PerftOptions(), 1, json.dumps(state).encode())
