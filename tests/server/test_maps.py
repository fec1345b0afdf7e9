"""A host's own map over HTTP: every fault of it by field, in the reader's language."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from parlour.games.cyberwedding.map_data import our_text
from tests.server.player import Player

Json = dict[str, Any]


@pytest.fixture
def garden() -> Json:
    own: Json = json.loads(our_text())
    return own


async def create(player: Player, status: int, **options: Any) -> Json:
    return await player.create("me", "open", game="cyberwedding", status=status, options=options)


async def test_a_table_with_a_map_of_its_own(ada: Player, garden: Json) -> None:
    garden["name"], garden["tiles"][0]["name"] = "Mine", "Duck Pond"
    made = await create(ada, 201, map=garden)
    assert made["table"]["options"]["map"]["tiles"][0]["name"] == "Duck Pond"


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
async def test_every_fault_is_named_whether_or_not_the_types_fit(ada: Player, garden: Json, language: str) -> None:
    ada.http.headers["Accept-Language"] = language
    garden["rows"][0] = "." + garden["rows"][0][1:]  # fits its type
    few = await create(ada, 400, map={**garden, "start": ["B4", "B4"]})
    assert [(fault["field"], fault["code"]) for fault in few["faults"]] == [
        ("options.map.start", "map_start_apart"),
        ("options.map.rows.0", "map_no_road"),
    ]
    garden["tiles"][2] = {"name": 3, "art": 1}
    problem = await create(ada, 400, map=garden, owner_may_pay="x", nonsense=1)
    faults = {fault["field"]: fault["code"] for fault in problem["faults"]}
    assert faults == {
        "options.nonsense": "unknown_option",
        "options.map.tiles.2": "map_unknown_field",
        "options.map.tiles.2.name": "map_wrong_type",
        "options.map.rows.0": "map_no_road",
        "options.owner_may_pay": "malformed_option",
    }
    details = [fault["detail"] for fault in problem["faults"]]
    assert (language == "ru") == all(re.search("[\u0430-\u044f]", detail) for detail in details)
    assert not any(re.search(r"cyberwedding|[{}]|map_", detail) for detail in details)


@pytest.mark.parametrize("garden", [3, "map", [], {}, {"rows": 1}, {"name": "\x00", "tiles": [[]] * 3}])
async def test_what_is_no_map_at_all(ada: Player, garden: Any) -> None:
    problem = await create(ada, 400, map=garden)
    assert problem["faults"]
    assert all(fault["field"].startswith("options.map") and fault["detail"] for fault in problem["faults"])
