"""What the texts are told about cards, squares, Cybermen, captives and lines."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.cyberwedding import GAME, naming
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.ground import ground
from parlour.games.cyberwedding.map_data import MapData, our_map
from parlour.games.cyberwedding.model import Ability, Character, Cyberman, Member, Options, Rank, State
from parlour.kit.actors import SPECTATOR, Seat, Viewer
from parlour.kit.arguments import Argument, Message, Quoted
from parlour.kit.chance import Seeded
from parlour.kit.game import View
from tests.games.cyberwedding.test_rulebook_texts import TEXTS

N8 = 7 * 20 + 13


def state(data: MapData | None = None) -> State:
    """The second player has a Geek; a Mark II stands on n8, the Cyberleader of Mark III on a1."""
    s = GAME.start(Options(map=data), 3, Seeded(bytes(32)))[0]
    for player in s.players:
        player.members = [Member(character=one) for one in (Character.BRIDE, Character.GEEK, Character.WHINER)]
    s.cybermen = [
        Cyberman(id=3, mark=2, ability=Ability.GUN, square=N8, facing=1),
        Cyberman(id=4, mark=3, ability=Ability.GUN, square=0, facing=1, rank=Rank.LEADER, owner=2),
    ]
    s.active = Seat(2)
    return s


VIEW = GAME.view(state(), SPECTATOR)
GOLD = Message("card-gold")
MARK_II: dict[str, Argument] = {"cyberman_rank": "ordinary", "cyberman_mark": "II", "cyberman_square": "n8"}
LEADER: dict[str, Argument] = {"cyberman_rank": "leader", "cyberman_mark": "III", "cyberman_square": "a1"}
GONE: dict[str, Argument] = {"cyberman_rank": "gone", "cyberman_mark": "", "cyberman_square": ""}


@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({"card": "gold"}, {"card_name": GOLD, "card_known": "yes"}),
        ({"card": {"hidden": True}}, {}),
        ({"cards": ["gold", "keys"]}, {"cards_names": (GOLD, Message("card-keys"))}),
        ({"cards": {"hidden": 2}}, {}),
        ({"cards": 5}, {}),
        ({"first": "gold"}, {"first_name": GOLD, "first_known": "yes"}),
        ({"first": N8, "escape": -1}, {"first_square": "n8"}),
        ({"character": "geek"}, {"character_name": Message("character-geek")}),
        ({"ability": "mind_control"}, {"ability_name": Message("ability-mind-control")}),
        ({"square": 0, "to": 479}, {"square_square": "a1", "to_square": "t24"}),
        ({"square": 480}, {}),
        ({"tile": 8}, {"tile_place": "B4", "tile_name": Message("tile-b4")}),
        ({"tile": -1}, {}),
        ({"mark": 4}, {"mark_name": "IV"}),
        ({"cyberman": 3}, MARK_II),
        ({"cyberman": 4}, LEADER),
        ({"cyberman": 9}, GONE),
        ({"cyberman": -1}, {}),
        ({"cyberman": 9, "mark": 1}, GONE | {"cyberman_rank": "ordinary", "cyberman_mark": "I", "mark_name": "I"}),
        (
            {"cyberman": 9, "mark": 5, "rank": "lieutenant"},
            GONE | {"cyberman_rank": "lieutenant", "cyberman_mark": "V", "mark_name": "V"},
        ),
        ({"captive": 4}, {"captive_character": "geek", "captive_owner": "b"}),
        ({"captive": -1}, {}),
        ({"captive": 30}, {}),
        ({"member": 0}, {"captive_character": "bride", "captive_owner": "c"}),
        ({"line": 0}, {"line_axis": "row", "line_name": "2"}),
        ({"line": 22}, {"line_axis": "column", "line_name": "b"}),
        ({"line": 99}, {}),
        ({"target": "cyberman", "number": 3}, MARK_II),
        ({"target": "unit", "number": N8}, {"number_square": "n8"}),
        ({"target": "group", "number": 1}, {"number_owner": "b"}),
        ({"target": "partial", "number": 0}, {"number_owner": "a"}),
        ({"number": 3, "die": 2}, {}),
        ({"text": "tea"}, {"text": Quoted("tea")}),
        ({"seat": 0, "partial": True, "why": "gold"}, {}),
    ],
)
def test_what_is_a_number_or_a_code_is_named(fields: dict[str, Any], found: dict[str, Argument]) -> None:
    assert naming.arguments(fields, VIEW) == found


def test_a_place_in_the_group_is_of_whoever_looks() -> None:
    view = GAME.view(state(), Viewer(Seat(0)))
    assert naming.arguments({"member": 1}, view) == {"captive_character": "geek", "captive_owner": "a"}


def test_before_anybody_has_characters() -> None:
    s = state()
    s.players[1].members = []
    assert naming.arguments({"captive": 4}, GAME.view(s, SPECTATOR)) == {}


def test_tiles_of_a_hosts_map_have_the_hosts_words() -> None:
    data = our_map()
    view: View = GAME.view(state(data), SPECTATOR)
    assert naming.arguments({"tile": 8}, view) == {"tile_place": "B4", "tile_name": Quoted(data.tiles[8].name)}


def test_everything_has_a_message() -> None:
    known = TEXTS.messages("en")
    asked = [{"card": str(card)} for card in CardKind] + [{"character": str(one)} for one in Character]
    asked += [{"ability": str(one)} for one in Ability]
    names = [naming.arguments(fields, VIEW)[f"{next(iter(fields))}_name"] for fields in asked]
    names += [naming.arguments({"tile": tile}, VIEW)["tile_name"] for tile in range(ground(None, True).tiles)]
    missing = [name for name in names if not isinstance(name, Message) or f"cyberwedding-{name.id}" not in known]
    assert missing == []
    assert len(set(names)) == len(CardKind) + len(Character) + len(Ability) + 30


def test_our_tiles_are_called_as_in_the_map() -> None:
    place = ground(None, True)
    said = [TEXTS.say("en", f"cyberwedding-tile-{tile.lower()}") for tile in place.tile_ids]
    assert said == list(place.tile_names)


def test_the_game_names_like_that() -> None:
    assert GAME.arguments({"square": N8}, VIEW) == naming.arguments({"square": N8}, VIEW)
