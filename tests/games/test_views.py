"""Views of one state that share what everybody sees alike are those that would be built alone."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.kit import registry
from parlour.kit.actors import OMNISCIENT, SPECTATOR, Seat, Viewer
from parlour.kit.game import Game
from tests.games.playing import positions


@pytest.mark.parametrize(
    ("game", "seats"),
    [("fourthdim", 2), ("hexnet", 5), ("illuminati", 4), ("iamzombie", 3), ("cyberwedding", 5)],
)
def test_a_view_beside_another_is_the_view(game: str, seats: int) -> None:
    rules: Game[Any, Any] = registry.game(game)
    viewers = (*(Viewer(Seat(seat)) for seat in range(seats)), SPECTATOR, OMNISCIENT)
    number = 0
    for number, s in enumerate(positions(rules, rules.Options(), seats)):
        other = rules.view(s, viewers[number % len(viewers)])
        for viewer in viewers:
            assert rules.view_beside(s, viewer, other) == rules.view(s, viewer)
        if number == 400:
            break
    assert number > 20
