"""Whole games in words: every event and decision, told to a player and to a spectator in each language."""

from __future__ import annotations

import msgspec
import pytest

from parlour.games.cyberwedding import GAME
from parlour.games.cyberwedding.model import Options
from parlour.kit.actors import SPECTATOR, Seat, Viewer
from parlour.kit.chance import Seeded
from tests.games.texts import LANGUAGES, said, words

TABLES = [(Options(), 3), (Options(advanced_terrain=False, owner_may_pay=False), 5)]
HEARD = words("""
    CardDrawn TileTurnedUp CybermanPlaced CybermanMoved FightRolled TokensSpent CharacterCaptured GroupMoved CardPlayed
""")


@pytest.mark.parametrize(("options", "seats"), TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(
    monkeypatch: pytest.MonkeyPatch, language: str, options: Options, seats: int
) -> None:
    """Each kind of event and decision is told three times, so that games do not take for ever."""
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    chance = Seeded(bytes(32))
    s, events = GAME.start(options, seats, chance)
    seen: dict[str, int] = {}
    while GAME.outcome(s) is None:
        for event in events:
            times = seen[type(event).__name__] = seen.get(type(event).__name__, 0) + 1
            for viewer in (SPECTATOR, Viewer(Seat(0))) if times <= 3 else ():
                if told := GAME.redact(event, viewer):
                    said(GAME, "event", dict(told), s, viewer)
        seat = GAME.prompts(s)[0].seat
        action = GAME.legal(s, seat).sample(chance)
        times = seen[type(action).__name__] = seen.get(type(action).__name__, 0) + 1
        if times <= 3:
            said(GAME, "action", msgspec.to_builtins(action), s, Viewer(seat))
        events = GAME.apply(s, seat, action, chance)
    assert set(HEARD) <= set(seen)
    assert len(seen) > 60
