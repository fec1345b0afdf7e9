"""The counts of §16 and of the given positions, the published ones of classic Hive, and the hot modules uncompiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.games.hexnet import columns as c
from parlour.games.hexnet._hot_classic import Classic
from parlour.games.hexnet.counting import read
from parlour.games.hexnet.workspace import workspace

CLASSIC = (4, 96, 1_440, 21_600, 516_240, 12_219_480, 181_641_900)
"""Mzinga's table, Base column."""
START = {
    2: (6, 216, 5_544, 132_504, 2_594_760),
    3: (36, 1_080, 25_920, 573_504, 12_212_928),
    5: (54, 2_592, 108_864, 3_919_104),
    8: (78, 5_616, 370_656, 22_239_360),
}
"""§16 by players."""
POSITIONS = {
    position["id"]: position
    for position in json.loads((Path(__file__).parent / "hexnet_perft.json").read_text(encoding="utf-8"))
}


@pytest.mark.parametrize("depth", range(1, 7))
def test_the_published_counts_of_classic_hive(depth: int) -> None:
    assert Classic().perft(depth) == CLASSIC[depth - 1]


@pytest.mark.nightly
def test_the_published_count_of_classic_hive_seven_deep() -> None:
    assert Classic().perft(7) == CLASSIC[6]


@pytest.mark.parametrize(("players", "depth"), [(n, d + 1) for n, counts in START.items() for d in range(len(counts))])
def test_the_counts_from_the_start(players: int, depth: int) -> None:
    core = workspace(players, c.OFF)
    columns, secrets = c.start(players)
    core.sync(*columns, *secrets)
    assert core.perft(depth) == START[players][depth - 1]
    assert core.position() == (columns, secrets)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_counts_of_given_positions(name: str) -> None:
    columns, secrets = read(json.dumps(POSITIONS[name]).encode())
    core = workspace(len(columns.alive), c.OFF)
    core.sync(*columns, *secrets)
    assert [core.perft(depth) for depth in (1, 2, 3)] == POSITIONS[name]["perft"]
    assert core.position() == (columns, secrets)


def test_a_finished_game_has_no_actions_and_a_skip_is_one() -> None:
    columns, secrets = c.start(2)
    columns.alive[1] = 0
    core = workspace(2, c.OFF)
    core.sync(*columns, *secrets)
    assert (core.count(), core.perft(1), core.perft(0)) == (0, 0, 1)
    columns, secrets = c.start(2)
    columns.hand[:5] = [0, 0, 0, 0, 0]
    secrets.mother_in_hand[0] = 0
    core.sync(*columns, *secrets)
    assert (core.count(), core.perft(1), core.perft(2), core.perft(3)) == (0, 1, 6, 6)


UNCOMPILED = """
import json, sys
from parlour.games.hexnet import columns as c
from parlour.games.hexnet import _hot, _hot_classic, _hot_core, _hot_moves, _hot_position, _hot_resolve, _hot_why
from parlour.games.hexnet.counting import read
for module in (_hot, _hot_classic, _hot_core, _hot_moves, _hot_position, _hot_resolve, _hot_why):
    assert module.__file__.endswith(".py"), module.__file__
asked = json.load(sys.stdin)
found = {"classic": _hot_classic.Classic().perft(4)}
for players, depth in asked["start"]:
    core = _hot_core.Core(players, c.OFF)
    columns, secrets = c.start(players)
    core.sync(*columns, *secrets)
    found[str(players)] = core.perft(depth)
for position in asked["positions"]:
    columns, secrets = read(json.dumps(position).encode())
    core = _hot_core.Core(len(columns.alive), c.OFF)
    core.sync(*columns, *secrets)
    found[position["id"]] = [core.perft(1), core.perft(2)]
json.dump(found, sys.stdout)
"""


@pytest.mark.slow
def test_uncompiled_the_same() -> None:
    """One action less than compiled, classic four deep."""
    asked = {"start": [(n, len(counts) - 1) for n, counts in START.items()], "positions": list(POSITIONS.values())}
    done = subprocess.run(
        [sys.executable, "-c", UNCOMPILED], input=json.dumps(asked), env={**os.environ, "PARLOUR_PURE": "1"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "classic": CLASSIC[3],
        **{str(n): counts[-2] for n, counts in START.items()},
        **{name: position["perft"][:2] for name, position in POSITIONS.items()},
    }
