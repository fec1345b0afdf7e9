"""Every value that an option can have is in words, in every language of its game."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from parlour.kit import registry


def offered(game: str) -> list[tuple[str, str]]:
    """Option and value, as the dialog of a new table lists them: enumerations, and switches that can be left open."""
    schema: Any = msgspec.json.schema(registry.game(game).Options)
    options = schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"]
    found = []
    for name, option in options.items():
        types = {one.get("type") for one in option.get("anyOf", [])}
        values = ["null", "true", "false"] if types == {"boolean", "null"} else option.get("enum", [])
        found += [(name, str(value)) for value in values]
    return found


def messages(game: str, language: str) -> list[str]:
    path = files(registry.package(game)).joinpath("locales", f"{language}.ftl")
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message) and entry.value]


@pytest.mark.parametrize("game", registry.games())
def test_every_value_of_an_option_has_words(game: str) -> None:
    for language in registry.game(game).meta.languages:
        known = messages(game, language)
        assert [
            f"{name}={value}" for name, value in offered(game) if f"{game}-option-{name}-{value}" not in known
        ] == []


def test_there_are_such_options() -> None:
    assert ("p_mode", "list") in offered("hexnet")
    assert ("expansions", "null") in offered("iamzombie")
