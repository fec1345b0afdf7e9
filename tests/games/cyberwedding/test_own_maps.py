"""§1.6: whole random games on maps of a host's own, small, great, and with everything in unusual places."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.games.cyberwedding import GAME
from parlour.games.cyberwedding.map_check import faults_of_builtins
from parlour.games.cyberwedding.map_data import MapData, our_map
from parlour.games.cyberwedding.model import Options, State
from parlour.kit.actors import Viewer
from parlour.kit.chance import Seeded

MOST = 60_000
"""Decisions; a game of so few rounds has a few thousand."""


def garden(width: int, height: int, start: tuple[str, str], inside: str) -> MapData:
    """``inside`` is repeated as often as it takes; what would be wrong with it becomes lawn."""
    cells = [inside[i % len(inside)] for i in range((width - 2) * (height - 2))]
    rows = ["".join(cells[y * (width - 2) : (y + 1) * (width - 2)]) for y in range(height - 2)]
    count = width * height // 16
    data: dict[str, Any] = {
        "name": "Another garden",
        "rows": ["=" * width, *(f"={row}=" for row in rows), "=" * width],
        "tiles": [
            {"name": f"Bed {i}", "kind": ("none", "cricket_pitch", "rex_rose_garden")[i % 3]} for i in range(count)
        ],
        "start": start,
    }
    assert faults_of_builtins(data, 10) == []
    return msgspec.convert(data, MapData)


MAPS = {
    "ours, brought": our_map(),
    "a small lawn": garden(12, 16, ("B2", "C2"), "C" + "." * 139),
    "a great park": garden(24, 32, ("D3", "D4"), "C.T.R...B...M.....G.........r..." + "." * 11 + "#" + "." * 17),
    "one house": garden(16, 12, ("B2", "B3"), "C" + "B" * 139),
    "a court": garden(12, 16, ("C2", "B2"), "G" + "C" + "G" * 138),
}


def played(options: Options, seats: int, seed: int) -> State:
    """A random game to its end; bounded, so that one without an end fails."""
    chance = Seeded(seed.to_bytes(32, "big"))
    s, _ = GAME.start(options, seats, chance)
    for _ in range(MOST):
        prompts = GAME.prompts(s)
        if not prompts:
            return s
        prompt = prompts[0]
        GAME.apply(s, prompt.seat, GAME.legal(s, prompt.seat).sample(chance), chance)
    raise AssertionError("no end")


@pytest.mark.parametrize("advanced", [True, False])
@pytest.mark.parametrize("which", sorted(MAPS))
@pytest.mark.parametrize("seats", [2, 10])
@pytest.mark.clause("1.6")
def test_random_games_end_there(which: str, seats: int, advanced: bool) -> None:
    options = Options(map=MAPS[which], advanced_terrain=advanced, max_rounds=4)
    assert GAME.check(options, seats) == []
    s = played(options, seats, seed=seats)
    assert GAME.outcome(s) is not None
    again = GAME.decode(GAME.encode(s))
    assert GAME.digest(again) == GAME.digest(s)
    assert GAME.view(s, Viewer(None)).state["options"]["map"]["name"] == MAPS[which].name


def test_our_map_brought_along_is_ours() -> None:
    """The same game, whether the map comes with the options or with the package."""
    ours, brought = (played(Options(map=data, max_rounds=3), 3, seed=5) for data in (None, our_map()))
    assert [player.vp for player in ours.players] == [player.vp for player in brought.players]
    assert [c.square for c in ours.cybermen] == [c.square for c in brought.cybermen]
