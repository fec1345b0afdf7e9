"""The rulebook's vectors and perft positions as the plain Hexnet reads them; `plain` says what it is for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypedDict

from tests.games.hexnet import plain
from tests.games.hexnet.plain import Position
from tests.games.hexnet.plain_json import State
from tests.games.hexnet.plain_model import KINDS
from tests.games.hexnet.plain_moves import place_hexes

__all__ = ("PERFT", "VECTORS", "Perft", "Setup", "Vector", "action_of", "built", "outcome", "played")

Setup = dict[str, Any]


class Vector(TypedDict):
    """One entry of the vectors file; what `query` and `expect` hold depends on `query["op"]`."""

    id: str
    note: str
    setup: Setup
    query: dict[str, Any]
    expect: Any


class Perft(TypedDict):
    """One entry of the perft file: counts from depth 1 on."""

    id: str
    state: State
    perft: list[int]


def load(name: str) -> Any:
    """A data file beside this one."""
    return json.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))


VECTORS: list[Vector] = load("hexnet_vectors.json")
PERFT: list[Perft] = load("hexnet_perft.json")

# ---------------------------------------------------------------- vectors


def built(setup: Setup) -> Position:
    """The position of a set-up; 15 says what holds where it is silent."""
    n = setup["n"]
    if setup.get("start"):
        position = plain.new_game(n)
        player = position.players[0]
        player.moves = setup.get("own_moves", 0)
        player.activated = setup.get("activated", False)
        if setup.get("decoy_on_board"):
            player.hand["D"] -= 1
            position.put(place_hexes(position, 0)[0], "D", 0)
        return position
    hands = setup.get("hands", [{}] * n)
    players = [
        plain.Player({kind: hands[seat].get(kind, 0) for kind in KINDS}, activated=setup.get("act", [True] * n)[seat])
        for seat in range(n)
    ]
    position = Position(plain.Options(), players, setup.get("turn", 0))
    for player, turns, moves in zip(players, setup.get("T", [5] * n), setup.get("moves", [5] * n), strict=True):
        player.turns, player.moves = turns, moves
    for entry in setup["units"]:
        unit = position.put(tuple(entry["cell"]), entry["kind"], entry["owner"])
        unit.p, unit.imm, unit.par = entry["P"], entry.get("imm", -1), entry.get("par", -1)
        unit.exp = entry.get("exp")
    position.traps = {(tuple(hex), owner): None for hex, owner in setup.get("traps", [])}
    position.p_hexes = [tuple(hex) for hex in setup.get("P", [])]
    return position


def action_of(position: Position, entry: list[Any]) -> plain.Action:
    """An action as the vectors write it."""
    match entry:
        case ["+", str(kind), [int(q), int(r)]]:
            return plain.Place(kind, (q, r))
        case [">", int(unit), [int(q), int(r)]]:
            return plain.Move(unit, (q, r))
        case ["!", int(unit)]:
            return plain.Emp(unit)
        case ["*", int(unit), [int(q), int(r)]]:
            return plain.Clone(unit, (q, r))
        case ["%", int(unit), [int(q), int(r)], core]:
            return plain.Transfer(unit, (q, r), position.next_id if core == "new" else core)
        case _:
            raise AssertionError(entry)


def played(position: Position, entries: list[list[Any]]) -> Position:
    """The position after these; automatic skips happen by themselves."""
    for entry in entries:
        lost = entry == ["lost"]
        position = plain.lose_turn(position) if lost else plain.apply(position, action_of(position, entry))
    return position


def outcome(position: Position) -> dict[str, Any]:
    """A position as the vectors expect it; statuses are those that are not over."""
    units = position.units()
    return {
        "board": [[list(hex), [[u.kind, u.owner] for u in stack]] for hex, stack in sorted(position.board.items())],
        "alive": [player.alive for player in position.players],
        "over": position.over,
        "winner": position.winners if position.over else None,
        "turn": position.turn,
        "P_hexes": [list(hex) for hex in sorted(position.p_hexes)],
        "traps": [[list(hex), owner] for hex, owner in sorted(position.traps)],
        "carrying": [unit.id for _, _, unit in units if unit.p],
        "blocked_next": {
            str(unit.id): [unit.imm, unit.par]
            for _, _, unit in units
            if unit.owner is not None
            and max(unit.imm, unit.par) >= position.players[unit.owner].turns + (unit.owner != position.turn)
        },
        "T": [player.turns for player in position.players],
    }
