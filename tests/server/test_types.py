"""The generated schemas fit what the server really sends."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import jsonschema_rs
import pytest

from tests.server.player import Player

TOOL = Path(__file__).parents[2] / "tools" / "gen_types.py"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("gen_types", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def validator(schema: dict[str, Any], root: str) -> Any:
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{root}", "$defs": schema["$defs"]})


async def test_every_message_of_a_match_fits_the_schema(tool: ModuleType, ada: Player, ben: Player) -> None:
    server = validator(tool.wire_schema(), "ServerMessage")
    made = await ada.create("me", "open", control={"type": "per_turn", "ms": 60_000})
    seen = set()
    async with ada.wire(made["table"]["id"]) as a, ben.wire(made["table"]["id"]) as eye:
        await ben.join(made)
        while not a.last:
            await a.receive()
        prompt, first = a.prompt["id"], a.actions[0]
        await a.send(type="ping")
        await a.send(type="check", id="k", prompt=prompt, action="end")
        await a.send(type="draft", id="d", prompt=prompt, actions=[first])
        await a.until("drafted")
        await a.act(first)
        await a.act(first)
        await ben.ask("POST", f"/tables/{made['table']['id']}/resign", 204)
        while a.last["outcome"] is None:
            await a.receive()
        await eye.send(type="hello", protocol=1, table="nothing")
        await eye.until("bye")
        for text in (*a.texts, *eye.texts):
            server.validate(json.loads(text))
            seen.add(json.loads(text)["type"])
    assert seen == {
        *("welcome", "update", "table", "presence", "receipt", "refused", "drafted", "checked", "pong", "bye"),
    }


async def test_bodies_fit_the_schema(tool: ModuleType, ada: Player) -> None:
    schema = tool.api_schema()
    made = await ada.create("me", "easy")
    validator(schema, "Created").validate(made)
    validator(schema, "Me").validate(await ada.ask("GET", "/me"))
    for game in await ada.ask("GET", "/games"):
        validator(schema, "GameInfo").validate(game)
    validator(schema, "Rulebook").validate(await ada.ask("GET", "/games/whisper/rules/en"))
    validator(schema, "ProblemDetails").validate(await ada.ask("GET", "/tables/none", 404))


def test_the_output_is_the_same_every_time(tool: ModuleType) -> None:
    first = json.dumps([tool.wire_schema(), tool.api_schema()])
    assert json.dumps([tool.wire_schema(), tool.api_schema()]) == first
