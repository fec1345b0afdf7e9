"""What the texts are told about cards, stacks and dice."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.iamzombie import GAME, naming
from parlour.games.iamzombie.cards import ARCHETYPES, LOCATIONS, NONE
from parlour.games.iamzombie.model import Options, State
from parlour.kit.actors import SPECTATOR
from parlour.kit.arguments import Argument, Message, Quoted
from parlour.kit.chance import Seeded
from parlour.kit.game import View
from tests.games.iamzombie.test_rulebook_texts import TEXTS

TRACEUR, LOADER = Message("archetype-a-blue-01"), Message("archetype-a-blue-02")
HEADSMAN = Message("archetype-t-red-03")
OLD_BRIDGE = Message("location-l-blue-15")
STADIUM = Message("location-l-blue-06")


def view(**throw: Any) -> View:
    """Two stacks of four lie face up: the stadium, where the first player stands, and the old bridge."""
    s: State = GAME.start(Options(), 2, Seeded(bytes(32)))[0]
    while not s.slots:
        seat = GAME.prompts(s)[0].seat
        GAME.apply(s, seat, next(iter(GAME.legal(s, seat))), Seeded(bytes(32)))
    s.slots[0].top, s.slots[2].top = 5, 14
    s.active, s.players[s.active].slot = s.players[0].seat, 0
    s.players[0].slot = 0
    s.throw.dice = [1, 5, 6]
    return GAME.view(s, SPECTATOR)


VIEW = view()
HERE: dict[str, Argument] = {"feature_name": Message("feature-start_freaks")}


@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({"archetype": 0}, {"archetype_name": TRACEUR, "special_name": Message("special-sprint")}),
        ({"old": 1, "target": 71}, {"old_name": LOADER, "target_name": HEADSMAN}),
        ({"archetype": NONE, "target": 72, "location": 84}, {}),
        ({"archetypes": [0, 0]}, {"archetypes_names": (TRACEUR, TRACEUR)}),
        ({"archetypes": {"hidden": 5}, "locations": {"hidden": 5}}, {}),
        ({"location": 14}, {"location_name": OLD_BRIDGE, "feature_name": Message("feature-cap")}),
        ({"locations": (5, NONE, 14)}, {"locations_names": (STADIUM, OLD_BRIDGE)}),
        ({"slot": 2}, {"slot_place": "C", "slot_name": OLD_BRIDGE}),
        ({"slot": 1, "onto": 3}, {"slot_place": "B", "onto_place": "D"}),
        (
            {"slot": 2, "origin": 0},
            {"slot_place": "C", "slot_name": OLD_BRIDGE, "origin_place": "A", "origin_name": STADIUM},
        ),
        ({"slot": NONE}, {}),
        ({"slots": [0, 2, 9]}, {"slots_names": (STADIUM, OLD_BRIDGE)}),
        ({"die": 1}, {"die_face": 5}),
        ({"die": 7, "dice": [0, 2, 5]}, {"dice_faces": "1, 6"}),
        ({"name": "Max"}, {"name": Quoted("Max")}),
        ({"seat": 0, "brains": 2, "on": True, "meal": "lunch", "faces": [1, 2]}, {}),
    ],
)  # fmt: skip
def test_what_is_a_card_is_named(fields: dict[str, Any], found: dict[str, Argument]) -> None:
    assert naming.arguments(fields, VIEW) == HERE | found


def test_off_the_field_there_is_no_feature() -> None:
    s = GAME.start(Options(), 2, Seeded(bytes(32)))[0]
    assert naming.arguments({}, GAME.view(s, SPECTATOR)) == {}


def test_every_card_has_a_message() -> None:
    known = TEXTS.messages("en")
    for field, count in (("archetypes", len(ARCHETYPES)), ("locations", len(LOCATIONS))):
        names = naming.arguments({field: list(range(count))}, VIEW)[f"{field}_names"]
        assert isinstance(names, tuple)
        assert len(set(names)) == count
        assert [name.id for name in names if isinstance(name, Message) and f"iamzombie-{name.id}" not in known] == []


def test_the_game_names_like_that() -> None:
    assert GAME.arguments({"slot": 2}, VIEW) == naming.arguments({"slot": 2}, VIEW)
