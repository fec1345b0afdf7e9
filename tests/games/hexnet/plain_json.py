"""Positions of the plain Hexnet as the JSON of `hexnet_perft.json`, and back; `plain` says what it is for.

That JSON has no names, counters of rows, rounds or history. Read without them, units are named anew in the order of
their ids, rows are 0 and the fallen fell together. With `complete` a key "more" carries them, and every unit its name.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from tests.games.hexnet.plain_model import KINDS, Options, Player, Position, Unit, public_kind

__all__ = ("More", "State", "UnitState", "from_json", "to_json")


class UnitState(TypedDict):
    """One entity; `owner` is -1 (or null) for a wreck."""

    id: int
    kind: str
    owner: int | None
    cell: list[int]
    level: int
    P: bool
    imm: int
    par: int
    exp: int | None
    wreck_order: int | None
    name: NotRequired[str]


class More(TypedDict):
    """What the published files leave out; per seat, or as in `Position`. `appeared` is [owner, letter, count]."""

    round: int
    skips: list[int]
    lost: list[int]
    falls: list[list[int]]
    appeared: list[tuple[int, str, int]]
    next_id: int
    next_wreck: int
    acted: bool
    idle: int
    actions: int


class State(TypedDict):
    """A position; traps are [hex, owner, id of the Netter or null]."""

    n: int
    turn: int
    alive: list[bool]
    activated: list[bool]
    own_moves: list[int]
    T: list[int]
    hands: list[dict[str, int]]
    traps: list[tuple[list[int], int, int | None]]
    P_hexes: list[list[int]]
    units: list[UnitState]
    more: NotRequired[More]


def from_json(state: State, options: Options | None = None) -> Position:
    """A position in which the turn of the player to move has begun. Hands of the fallen are read as empty (10)."""
    position = Position(options or Options(), players_of(state), state["turn"])
    for entry in sorted(state["units"], key=lambda entry: entry["level"]):
        owner = None if entry["kind"] == "X" else entry["owner"]
        unit = Unit(entry["id"], entry["kind"], owner, "", entry["P"], entry["imm"], entry["par"], entry["exp"])
        unit.wreck_order = entry["wreck_order"]
        unit.name = entry.get("name", "")
        q, r = entry["cell"]
        stack = position.board.setdefault((q, r), [])
        assert len(stack) == entry["level"], "a stack has a gap"
        stack.append(unit)
    position.traps = {((q, r), owner): netter for (q, r), owner, netter in state["traps"]}
    position.p_hexes = [(q, r) for q, r in state["P_hexes"]]
    position.next_id = 1 + max((entry["id"] for entry in state["units"]), default=-1)
    orders = [order for entry in state["units"] if (order := entry["wreck_order"]) is not None]
    position.next_wreck = 1 + max(orders, default=-1)
    fallen = [seat for seat, player in enumerate(position.players) if not player.alive]
    position.falls = [fallen] if fallen else []
    name_units(position)
    if "more" in state:
        add_more(position, state["more"])
    left = position.active()
    if len(left) <= 1:
        position.over, position.reason, position.winners = True, "last", left or position.falls[-1]
    return position


def players_of(state: State) -> list[Player]:
    """The seats, with nothing lost or skipped."""
    return [
        Player(
            {kind: state["hands"][seat].get(kind, 0) if state["alive"][seat] else 0 for kind in KINDS},
            state["alive"][seat],
            state["activated"][seat],
            state["T"][seat],
            state["own_moves"][seat],
        )
        for seat in range(state["n"])
    ]


def name_units(position: Position) -> None:
    """16: names in the order of the ids, where none is given, and how many have been given."""
    for _, _, unit in position.units():
        if unit.owner is None:
            unit.name = unit.name or f"X{(unit.wreck_order or 0) + 1}"
        else:
            key = unit.owner, public_kind(unit.kind)
            position.appeared[key] = position.appeared.get(key, 0) + 1
            unit.name = unit.name or f"{key[1]}{position.appeared[key]}"


def add_more(position: Position, more: More) -> None:
    """What only complete states have."""
    for player, skips, lost in zip(position.players, more["skips"], more["lost"], strict=True):
        player.skips, player.lost = skips, lost
    position.round, position.falls = more["round"], [list(group) for group in more["falls"]]
    position.appeared = {(owner, letter): count for owner, letter, count in more["appeared"]}
    position.next_id, position.next_wreck = more["next_id"], more["next_wreck"]
    position.acted, position.idle, position.actions = more["acted"], more["idle"], more["actions"]


def to_json(position: Position, complete: bool = False) -> State:
    """The position as `from_json` reads it. Not in it: options, history, the draw that ended a game."""
    players = position.players
    state: State = {
        "n": len(players),
        "turn": position.turn,
        "alive": [player.alive for player in players],
        "activated": [player.activated for player in players],
        "own_moves": [player.moves for player in players],
        "T": [player.turns for player in players],
        "hands": [dict(player.hand) for player in players],
        "traps": [(list(hex), owner, netter) for (hex, owner), netter in sorted(position.traps.items())],
        "P_hexes": [list(hex) for hex in sorted(position.p_hexes)],
        "units": [unit_state(unit, hex, level, complete) for hex, level, unit in position.units()],
    }
    if complete:
        state["more"] = {
            "round": position.round,
            "skips": [player.skips for player in players],
            "lost": [player.lost for player in players],
            "falls": [list(group) for group in position.falls],
            "appeared": [(owner, letter, count) for (owner, letter), count in sorted(position.appeared.items())],
            "next_id": position.next_id,
            "next_wreck": position.next_wreck,
            "acted": position.acted,
            "idle": position.idle,
            "actions": position.actions,
        }
    return state


def unit_state(unit: Unit, hex: tuple[int, int], level: int, named: bool) -> UnitState:
    """One entity."""
    entry: UnitState = {
        "id": unit.id,
        "kind": unit.kind,
        "owner": -1 if unit.owner is None else unit.owner,
        "cell": list(hex),
        "level": level,
        "P": unit.p,
        "imm": unit.imm,
        "par": unit.par,
        "exp": unit.exp,
        "wreck_order": unit.wreck_order,
    }
    if named:
        entry["name"] = unit.name
    return entry
