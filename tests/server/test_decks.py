"""A host's own deck over HTTP: every fault of it by card and field, in the reader's language."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from parlour.games.illuminati.deck import our_text
from tests.server.player import Player

Json = dict[str, Any]


@pytest.fixture
def deck() -> Json:
    own: Json = json.loads(our_text())
    return own


async def create(player: Player, status: int, **options: Any) -> Json:
    return await player.create("me", "open", game="illuminati", status=status, options=options)


async def test_a_table_with_a_deck_of_its_own(ada: Player, deck: Json) -> None:
    deck["name"], deck["groups"][0]["name"] = "Mine", "Pigeon Fanciers"
    made = await create(ada, 201, deck=deck)
    assert made["table"]["options"]["deck"]["groups"][0]["name"] == "Pigeon Fanciers"


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
async def test_every_fault_is_named_whether_or_not_the_types_fit(ada: Player, deck: Json, language: str) -> None:
    ada.http.headers["Accept-Language"] = language
    deck["groups"][1]["income"] = -2  # fits its type
    few = await create(ada, 400, deck={**deck, "illuminati": deck["illuminati"][:1]})
    assert [(fault["field"], fault["code"]) for fault in few["faults"]] == [
        ("options.deck.illuminati", "deck_list_length"),
        ("options.deck.groups.1.income", "deck_no_upkeep"),
        ("options.deck.illuminati", "deck_few_illuminati"),
    ]
    deck["groups"][0] |= {"power": "two", "art": 1}
    deck["illuminati"][0]["goal"] = {"type": "sleep"}
    problem = await create(ada, 400, deck=deck, longer_goal="x", nonsense=1)
    faults = {fault["field"]: fault for fault in problem["faults"]}
    assert {field: fault["code"] for field, fault in faults.items()} == {
        "options.nonsense": "unknown_option",
        "options.deck.illuminati.0.goal.type": "deck_unknown_type",
        "options.deck.groups.0": "deck_unknown_field",
        "options.deck.groups.0.power": "deck_wrong_type",
        "options.deck.groups.1.income": "deck_no_upkeep",
        "options.longer_goal": "malformed_option",
    }
    assert problem["args"]["faults"] == len(faults)
    assert (problem["code"], problem["detail"]) == (problem["faults"][0]["code"], problem["faults"][0]["detail"])
    assert faults["options.deck.groups.0.power"]["args"]["card"] == deck["groups"][0]["name"]
    details = [fault["detail"] for fault in problem["faults"]]
    assert len(set(details)) == len(details)
    assert (language == "ru") == all(re.search("[\u0430-\u044f]", detail) for detail in details)
    assert not any(re.search(r"refused|illuminati|[{}]|deck_", detail) for detail in details)


@pytest.mark.parametrize("deck", [3, "deck", [], {}, {"groups": 1}, {"name": "\x00", "groups": [[]] * 3}])
async def test_what_is_no_deck_at_all(ada: Player, deck: Any) -> None:
    problem = await create(ada, 400, deck=deck)
    assert problem["faults"]
    assert all(fault["field"].startswith("options.deck") and fault["detail"] for fault in problem["faults"])
