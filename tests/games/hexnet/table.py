"""The Network through its public game object: positions by words, decisions by notation, refusals by code.

A position is written as ``aM 0,0``, ``bS* 1,0`` (``*``: it carries a power-up), ``X 2,0``, a unit after the other;
units on one hex are stacked in the order written. Unless something else is said, all Networks are activated, hands are
empty, own moves and turns are 5 (§15 of the rulebook).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from parlour.games.hexnet import GAME
from parlour.games.hexnet import columns as c
from parlour.games.hexnet.counting import read
from parlour.games.hexnet.geometry import name, pack
from parlour.games.hexnet.model import Action, Move, Options, Place, Secrets, State, Traps
from parlour.games.hexnet.turn import Turns
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, run
from parlour.kit.chance import Chance, Scripted
from parlour.kit.types import Event, Shown

__all__ = (
    "NO_CHANCE",
    "VECTORS",
    "at",
    "board",
    "decide",
    "events_of",
    "hand",
    "hexes",
    "mover",
    "named",
    "of_setup",
    "placements",
    "reach",
    "reason",
    "refusal",
    "start",
    "state_of",
    "words",
)

Json = dict[str, Any]
Hex = tuple[int, int]

NO_CHANCE = Scripted("")
"""For what draws nothing; asking for a draw is an error."""

VECTORS: dict[str, Json] = {
    vector["id"]: vector for vector in json.loads((Path(__file__).parent / "hexnet_vectors.json").read_text("utf-8"))
}
"""The worked examples of the rulebook's source, by name."""


def start(seats: int = 2, **options: Any) -> State:
    """A new game with these options, which must be playable; without power-ups unless asked for."""
    chosen = Options(**{"p_mode": "off", **options})
    assert GAME.check(chosen, seats) == []
    s, _ = GAME.start(chosen, seats, NO_CHANCE)
    return s


def state_of(columns: c.Columns, secrets: c.Secrets, options: Options) -> State:
    """A state that stands at the beginning of a turn, T raised; whoever can do nothing is skipped."""
    seats = len(columns.alive)
    s = State(
        seats=seats,
        agenda=[Turns()],
        options=options,
        secrets=[
            Secrets(seat=i, mothership=Shown(core, [i]), traps=Shown(Traps(tuple(laid)), [i]))
            for i, (core, laid) in enumerate(zip(secrets.mother, secrets.traps, strict=True))
        ],
        fallen=[1 - alive for alive in columns.alive],
        **columns._asdict(),
    )
    run(GAME, s, Kernel(s, NO_CHANCE))
    return s


def of_setup(setup: Json, **options: Any) -> State:
    """The position of a vector's set-up."""
    chosen = Options(**{"p_mode": "off", **options})
    seats = setup["n"]
    if setup.get("start"):
        return _of_start(setup, chosen)
    empty: list[Json] = [{} for _ in range(seats)]
    levels: dict[Hex, int] = {}
    units = []
    for i, unit in enumerate(setup["units"]):
        at = (unit["cell"][0], unit["cell"][1])
        level = levels[at] = levels.get(at, -1) + 1
        units.append({**unit, "id": i, "level": level, "wreck_order": i})
    position = {
        "n": seats,
        "turn": setup.get("turn", 0),
        "alive": setup.get("alive", [True] * seats),
        "activated": setup.get("act", [True] * seats),
        "own_moves": setup.get("moves", [5] * seats),
        "T": setup.get("T", [5] * seats),
        "hands": setup.get("hands", empty),
        "traps": [[at, owner, None] for at, owner in setup.get("traps", [])],
        "P_hexes": setup.get("P", []),
        "units": units,
    }
    return state_of(*read(json.dumps(position).encode()), chosen)


def _of_start(setup: Json, options: Options) -> State:
    """§4, with some of what follows taken as done."""
    s, _ = GAME.start(options, setup["n"], NO_CHANCE)
    s.moves[0] = setup.get("own_moves", 0)
    if setup.get("activated"):
        s.activated[0] = 1
    if setup.get("decoy_on_board"):
        for column, value in zip(
            (s.kind, s.owner, s.ordinal, s.at, s.level, s.carries, s.imm, s.par, s.exp),
            (c.CORE, 0, 1, pack(1, 0), 0, 0, -1, -1, -1),
            strict=True,
        ):
            column.append(value)
        s.hand[0], s.named[0] = 1, 1
    return s


def board(*units: str, seats: int = 0, **rest: Any) -> State:
    """A position by words; ``rest`` is what a set-up says (``turn``, ``hands``, ``traps``, ``P``, …) or an option."""
    found = []
    for words_ in units:
        what, at = words_.split(" ")
        unit: Json = {"cell": [int(n) for n in at.split(",")], "P": what.endswith("*")}
        what = what.rstrip("*")
        unit |= {"kind": "X", "owner": None} if what == "X" else {"kind": what[1], "owner": ord(what[0]) - ord("a")}
        found.append(unit)
    seats = seats or max(2, 1 + max(unit["owner"] or 0 for unit in found))
    setup = {"n": seats, "units": found}
    for key in ("turn", "hands", "traps", "P", "act", "moves", "T", "alive"):
        if key in rest:
            setup[key] = rest.pop(key)
    for change in rest.pop("changes", ()):
        found[change[0]] |= change[1]
    return of_setup(setup, **rest)


def mover(s: State) -> Seat:
    """Who is to decide."""
    (prompt,) = GAME.prompts(s)
    return prompt.seat


def named(word: str | Action) -> Action:
    """A decision by its notation."""
    parsed: Action = GAME.notation.parse(word) if isinstance(word, str) else word
    return parsed


def words(s: State) -> list[str]:
    """Every legal decision of the player to move, in the notation."""
    return [GAME.notation.format(action) for action in GAME.legal(s, mover(s))]


def decide(s: State, *decisions: str | Action, chance: Chance = NO_CHANCE) -> list[Event]:
    """Make these decisions of whoever is to move, in place; what happened in them."""
    return [event for word in decisions for event in GAME.apply(s, mover(s), named(word), chance)]


def events_of(s: State, word: str | Action, chance: Chance = NO_CHANCE) -> list[Event]:
    """What a decision of the player to move would lead to; the state stays as it is."""
    return decide(GAME.clone(s), word, chance=chance)


def refusal(s: State, word: str | Action) -> str:
    """Why the player to move may not do that, and by which clause; empty if allowed."""
    refused = GAME.legal(s, mover(s)).why_not(named(word))
    return f"{refused.code} {refused.rule}" if refused else ""


def reason(s: State) -> str:
    """Why the game is over; empty while it runs."""
    outcome = GAME.outcome(s)
    return outcome.reason if outcome else ""


def hexes(names: Iterable[str]) -> list[Hex]:
    """Hexes by name as pairs, sorted."""
    return sorted((int(q), int(r)) for q, r in (text.split(",") for text in names))


def reach(s: State, unit: str) -> list[Hex]:
    """Where a unit of the player to move may go."""
    return hexes(move.to for move in GAME.legal(s, mover(s)) if isinstance(move, Move) and move.unit == unit)


def placements(s: State) -> list[Place]:
    """What the player to move may place."""
    return [place for place in GAME.legal(s, mover(s)) if isinstance(place, Place)]


def hand(s: State, seat: int) -> Sequence[int]:
    """Cores, Sprinters, Climbers, Jumpers, Netters in hand."""
    return s.hand[c.HAND_KINDS * seat : c.HAND_KINDS * (seat + 1)]


def at(s: State, hex: str) -> list[str]:
    """The stack on a hex by the full names, bottom to top."""
    found = sorted((s.level[i], i) for i, where in enumerate(s.at) if name(where) == hex)
    return [c.unit_name(s.owner[i], s.kind[i], s.ordinal[i]) for _, i in found]
