"""The schema of a game says what its views really look like."""

from __future__ import annotations

import enum
import json
from typing import Annotated, Any, Literal

import jsonschema_rs
import msgspec
import pytest
from msgspec import Meta, Struct

from parlour.kit.actors import OMNISCIENT, SPECTATOR, Seat, Viewer
from parlour.kit.chance import Seeded
from parlour.kit.game import Game
from parlour.kit.registry import game as installed
from parlour.kit.registry import games
from parlour.kit.schema import game_schema, options_schema
from parlour.kit.types import Engine, Part, Private, Public, Secret, Shown
from parlour.kit.walk import Walk
from tests.server.whisper import GAME, WhisperGame

GAMES: list[Game[Any, Any]] = [GAME, *(installed(name) for name in games() if name != GAME.meta.id)]


def validator(schema: dict[str, Any], root: str) -> Any:
    return jsonschema_rs.validator_for({**schema["properties"][root], "$defs": schema["$defs"]})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.id)
def test_views_events_and_actions_of_random_games_fit(game: Game[Any, Any]) -> None:
    schema = game_schema(game)
    state, event, action = (validator(schema, root) for root in ("state", "event", "action"))
    options = game.Options()
    validator(schema, "options").validate(msgspec.to_builtins(options))
    rng = Seeded(b"schema")
    s, events = game.start(options, game.meta.players[0], rng)
    for _ in range(120):
        viewers = [*(Viewer(Seat(seat)) for seat in range(s.seats)), SPECTATOR, OMNISCIENT]
        for viewer in viewers:
            state.validate(json.loads(json.dumps(game.view(s, viewer).state)))
            for happened in filter(None, (game.redact(one, viewer) for one in events)):
                event.validate(json.loads(json.dumps(happened)))
        if not game.prompts(s):
            break
        seat = game.prompts(s)[0].seat
        chosen = game.legal(s, seat).sample(rng)
        action.validate(msgspec.to_builtins(chosen))
        events = game.apply(s, seat, chosen, rng)


def test_the_schema_is_exact() -> None:
    """A view with more, less or other than it says does not fit: else it would say nothing."""
    s, _ = GAME.start(GAME.Options(), 2, Seeded(b"exact"))
    state = validator(game_schema(GAME), "state")
    view = GAME.view(s, Viewer(Seat(0))).state
    assert state.is_valid(view)
    assert not state.is_valid({**view, "buried": []})
    assert not state.is_valid({**view, "table": {"hidden": 3}})
    assert not state.is_valid({key: value for key, value in view.items() if key != "deck"})
    assert not state.is_valid({**view, "hands": [{"seat": 0, "cards": {"hidden": -1}, "gone": False}]})


class Frozen(Struct, frozen=True):
    a: int
    b: str = ""


class Everything(Part):
    seat: Public[int]
    public: Public[tuple[int, str]]
    mine: Private[int]
    cards: Private[list[Frozen]]
    pile: Secret[dict[str, int]]
    engine: Engine[list[int]]
    peek: Shown[list[int]]
    peeks: Public[list[Shown[int]]]
    maybe: Public[Frozen | None] = None


def test_visibility_becomes_shape() -> None:
    class Odd(WhisperGame):
        pass

    odd = Odd()
    odd._walk = Walk((GAME.State, Everything, *GAME.walk.parts.keys() - {GAME.State}), GAME.walk.steps)
    Odd.State = Everything  # type: ignore[assignment]  # any part has a schema
    schema = game_schema(odd)["$defs"]["Everything"]
    hidden = {"$ref": "#/$defs/Hidden"}
    fields = schema["properties"]
    assert set(fields) == {"seat", "public", "mine", "cards", "pile", "peek", "peeks", "maybe"}
    assert set(fields) - set(schema["required"]) == {"mine"}  # a hidden scalar may be absent
    assert fields["public"]["prefixItems"] == [{"type": "integer"}, {"type": "string"}]
    assert fields["cards"] == {"anyOf": [{"type": "array", "items": {"$ref": "#/$defs/Frozen"}}, hidden]}
    assert fields["pile"]["anyOf"][1] == fields["peek"]["anyOf"][1] == hidden
    assert fields["peeks"]["items"] == {"anyOf": [{"type": "integer"}, hidden]}
    assert fields["maybe"] == {"anyOf": [{"$ref": "#/$defs/Frozen"}, {"type": "null"}]}


def test_options_may_be_sent_in_part() -> None:
    schema = options_schema(GAME)
    assert "required" not in json.dumps(schema) or schema["$defs"]["WhisperOptions"].get("required", []) == []
    assert schema["$defs"]["WhisperOptions"]["properties"]["hand"]["default"] == 4


class _Size(enum.Enum):
    SMALL = "small"
    LARGE = "large"


class _Worded(Struct, frozen=True):
    pace: Literal["slow", "normal", "fast"] = "normal"
    perhaps: Literal[3, 1, 2] | None = None
    size: _Size = _Size.SMALL
    sizes: tuple[_Size, ...] = ()
    days: tuple[Literal["mon", "tue", "wed", "thu", "fri"], ...] = ()
    level: Annotated[int, Meta(ge=1)] = 1


def test_words_of_an_option_stand_in_the_order_of_their_declaration(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "Options", _Worded)
    schema = options_schema(GAME)
    properties = schema["$defs"]["_Worded"]["properties"]
    assert properties["pace"] == {"enum": ["slow", "normal", "fast"], "default": "normal"}
    assert properties["perhaps"] == {"anyOf": [{"enum": [3, 1, 2]}, {"type": "null"}], "default": None}
    assert properties["size"] == {"enum": ["small", "large"], "default": "small"}
    assert properties["sizes"]["items"]["enum"] == ["small", "large"]
    assert properties["days"]["items"]["enum"] == ["mon", "tue", "wed", "thu", "fri"]
    assert properties["level"] == {"type": "integer", "minimum": 1, "default": 1}


def test_options_of_games_stand_in_the_order_of_their_declaration() -> None:
    def words(game: str, option: str) -> list[str]:
        schema = options_schema(installed(game))
        found: list[str] = schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"][option]["enum"]
        return found

    assert words("iamzombie", "difficulty") == ["easy", "normal", "hard"]
    assert words("hexnet", "p_mode") == ["off", "random", "list"]
