"""Whole games in words: every event and decision, told to a player and to a spectator in each language."""

from __future__ import annotations

import msgspec
import pytest

from parlour.games.iamzombie import GAME
from parlour.games.iamzombie.model import Options
from parlour.kit.actors import SPECTATOR, Seat, Viewer
from parlour.kit.chance import Seeded
from tests.games.texts import LANGUAGES, said

GAMES = [
    Options(expansions=True),
    Options(mode="coop", difficulty="easy"),
    Options(danger_mode="per_die", first_player="asked"),
]


@pytest.mark.parametrize("options", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(monkeypatch: pytest.MonkeyPatch, language: str, options: Options) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    chance = Seeded(bytes(32))
    s, events = GAME.start(options, 3, chance)
    seen: set[str] = set()
    while GAME.outcome(s) is None and len(seen) < 60:
        for event in events:
            for viewer in (SPECTATOR, Viewer(Seat(0))):
                if told := GAME.redact(event, viewer):
                    seen.add(said(GAME, "event", dict(told), s, viewer))
        seat = GAME.prompts(s)[0].seat
        action = GAME.legal(s, seat).sample(chance)
        seen.add(said(GAME, "action", msgspec.to_builtins(action), s, Viewer(seat)))
        events = GAME.apply(s, seat, action, chance)
    assert {"event RoundBegan", "event DiceRolled", "action Reroll", "action Use", "event FreaksPlaced"} <= seen
    assert len(seen) > 40
