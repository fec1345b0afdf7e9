"""JSON schemas and TypeScript types of what the client exchanges with the server, from the Python types.

`gen_types.py` writes `web/src/lib/types/schema/NAME.json` and `web/src/lib/types/NAME.ts` for `wire` (WebSocket),
`api` (HTTP) and each game of this repository. A game with decks has its own cards handed to the client as
`web/src/games/NAME/deck.json`, and the format of a host's published as `docs/reference/deck-NAME.schema.json`; one
with maps likewise as `map`. Where a game's cards are in a `cards.json` of its package, the client gets the same file,
and the numbers of a game's rules as `numbers.json`.
`--check` writes nothing and fails where a file would change.
"""

from __future__ import annotations

import argparse
import inspect
import json
import re
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, get_args

import msgspec

from parlour.kit.game import Game
from parlour.kit.schema import DIALECT, game_schema
from parlour.server import wire
from parlour.server.errors import Problem, ProblemDetails
from parlour.server.http import models

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TYPES = WEB / "src" / "lib" / "types"
DOCS = ROOT / "docs" / "reference"

BANNER = "// Made by tools/gen_types.py: change the Python types instead."

Schema = dict[str, Any]

_NOISE = r" \* This interface was referenced by .*\n \* via the `definition` .*\n"
_REFERENCED = re.compile(rf"/\*\*\n{_NOISE} \*/\n| \*\n{_NOISE}")
"""What the generator says about every definition, and nobody needs to read."""

ANSWERS = (
    models.Health,
    models.GameInfo,
    models.Me,
    models.Created,
    models.Joined,
    models.Seated,
    models.Rulebook,
    models.Replay,
    models.Imported,
    models.Ledger,
    models.KeepsakeInfo,
    models.Analysed,
    Problem,
    ProblemDetails,
)
BODIES = (
    models.Rename,
    models.NewTable,
    models.Join,
    models.ClaimToken,
    models.Branch,
    models.BringLuggage,
    models.KeepsakeName,
    models.Analyse,
)


def components(types: Sequence[Any], *, complete: bool) -> dict[str, Schema]:
    """The definitions of some structs. What the server encodes is complete: defaults do not make a field optional."""
    _, found = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    for schema in found.values():
        if "properties" in schema:
            schema["additionalProperties"] = False
            if complete:
                schema["required"] = list(schema["properties"])
        if "description" in schema:
            schema["description"] = inspect.cleandoc(schema["description"]).replace("``", "`")
    return found


def union(types: Sequence[type[Any]], name: str) -> dict[str, Schema]:
    return {name: {"anyOf": [{"$ref": f"#/$defs/{cls.__name__}"} for cls in types]}}


def document(title: str, description: str, roots: Sequence[str], defs: dict[str, Schema]) -> Schema:
    return {
        "$schema": DIALECT,
        "title": title,
        "description": description,
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in roots},
        "required": list(roots),
        "additionalProperties": False,
        "$defs": dict(sorted(defs.items())),
    }


def wire_schema() -> Schema:
    server, client = get_args(wire.ServerMessage), get_args(wire.ClientMessage)
    defs = {
        **components(client, complete=False),
        **components(server, complete=True),
        **union(server, "ServerMessage"),
        **union(client, "ClientMessage"),
    }
    return document("Wire", "Messages of the WebSocket.", ["ServerMessage", "ClientMessage"], defs)


def api_schema() -> Schema:
    defs = {**components(ANSWERS, complete=True), **components(BODIES, complete=False)}
    return document("Api", "Bodies of /api/v1.", [cls.__name__ for cls in (*ANSWERS, *BODIES)], defs)


def games() -> dict[str, Game[Any, Any]]:
    """The games of this distribution; a third party's brings no types into this client."""
    found = {}
    for entry in sorted(entry_points(group="parlour.games"), key=lambda entry: entry.name):
        if entry.value.startswith("parlour."):
            found[entry.name] = entry.load()
    return found


def for_typescript(schema: Any) -> Any:
    """What the generator understands: tuples as `items: [...]`, as they were before 2020-12, and no array limits."""
    if isinstance(schema, list):
        return [for_typescript(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    out = {key: for_typescript(value) for key, value in schema.items()}
    if "prefixItems" in out:
        return {**out, "items": out.pop("prefixItems"), "additionalItems": False}
    if out.get("type") == "array":
        return {key: value for key, value in out.items() if key not in ("minItems", "maxItems")}
    if out.get("type") == "object" and "properties" not in out:
        return {"additionalProperties": True, **out}
    return out


def typescript(name: str, schema: Schema) -> str:
    """The types of a schema, formatted by the generator."""
    command = [
        str(WEB / "node_modules" / ".bin" / "json2ts"),
        "--additionalProperties=false",
        "--unreachableDefinitions",
        "--style.singleQuote",
        "--style.printWidth=120",
        f"--bannerComment={BANNER}",
    ]
    source = json.dumps(for_typescript({key: value for key, value in schema.items() if key != "$schema"}))
    done = subprocess.run(command, input=source, capture_output=True, text=True, cwd=WEB, check=False)
    if done.returncode:
        raise SystemExit(f"json2ts failed for {name}:\n{done.stderr}")
    return _REFERENCED.sub("", done.stdout)


def outputs() -> dict[Path, str]:
    """Every generated file with its content."""
    schemas = {"wire": wire_schema(), "api": api_schema()}
    found = games()
    schemas |= {name: game_schema(game) for name, game in found.items()}
    files: dict[Path, str] = {}
    for name, schema in schemas.items():
        files[TYPES / "schema" / f"{name}.json"] = json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
        files[TYPES / f"{name}.ts"] = typescript(name, schema)
    for name, game in found.items():
        cards = ROOT / "src" / "parlour" / "games" / name / "cards.json"
        if cards.is_file():
            files[WEB / "src" / "games" / name / "cards.json"] = cards.read_text("utf-8")
        for kind, own in (("deck", game.decks), ("map", game.maps)):
            if own is not None:
                files[WEB / "src" / "games" / name / f"{kind}.json"] = own.own().decode()
                published = json.dumps(own.schema(), indent=2, ensure_ascii=False)
                files[DOCS / f"{kind}-{name}.schema.json"] = published + "\n"
        if game.numbers:
            numbers = {number.name: number.value for number in game.numbers}
            files[WEB / "src" / "games" / name / "numbers.json"] = json.dumps(numbers, indent=2) + "\n"
    return files


def stale(files: dict[Path, str]) -> list[Path]:
    """Files that differ, are missing, or are left over."""
    there = {*TYPES.glob("schema/*.json")}
    there |= {path for path in TYPES.glob("*.ts") if path.read_text("utf-8").startswith(BANNER)}
    differ = [path for path, text in files.items() if not path.is_file() or path.read_text("utf-8") != text]
    return sorted({*differ, *(there - files.keys())})


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing, fail where a file would change")
    check = parser.parse_args().check
    files = outputs()
    wrong = stale(files)
    for path in wrong:
        if check:
            print(f"{path.relative_to(ROOT)} is not what the Python types say: run `make types`", file=sys.stderr)
        elif path in files:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(files[path], "utf-8")
        else:
            path.unlink()
    return 1 if check and wrong else 0


if __name__ == "__main__":
    sys.exit(main())
