"""§16 perft: sequences of single actions from the start or from a position in JSON, and those of the classic rules."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta, Struct

from parlour.games.hexnet import columns as c
from parlour.games.hexnet import model, setup
from parlour.games.hexnet.geometry import pack
from parlour.games.hexnet.position import core_of
from parlour.kit.faults import Fault
from parlour.kit.notation import NotationError
from parlour.kit.rules import rule

__all__ = ("HexnetPerft", "PerftOptions", "read")

Coordinate = Annotated[int, Meta(ge=-1_000, le=1_000)]
Hex = tuple[Coordinate, Coordinate]
Number = Annotated[int, Meta(ge=-1, le=100_000)]


class PerftOptions(model.Options, frozen=True, forbid_unknown_fields=True):
    """§14 The options of play, power-ups off unless asked for, and what is for counting alone."""

    p_mode: Literal["off", "random", "list"] = "off"
    players: Annotated[int, Meta(ge=2, le=10)] = 2
    rules: Literal["network", "classic"] = "network"
    """§16.1"""


class _Unit(Struct, frozen=True, kw_only=True):
    id: int
    kind: Literal["M", "D", "S", "C", "J", "N", "K", "X"]
    owner: Number | None = None
    cell: Hex
    level: Annotated[int, Meta(ge=0, le=125)] = 0
    P: bool = False
    imm: Number = -1
    par: Number = -1
    exp: Number | None = None
    wreck_order: int | None = None


class _Position(Struct, frozen=True, kw_only=True):
    n: Annotated[int, Meta(ge=2, le=10)]
    turn: Annotated[int, Meta(ge=0, le=9)]
    alive: list[bool]
    activated: list[bool]
    own_moves: list[Number]
    T: list[Number]
    hands: list[dict[str, Annotated[int, Meta(ge=0, le=9)]]]
    traps: list[tuple[Hex, Number, int | None]] = []
    P_hexes: list[Hex] = []
    units: list[_Unit]


def read(data: bytes) -> tuple[c.Columns, c.Secrets]:
    """The columns of a position in JSON, bare or as ``state`` of an object, ids by order of ``id``.

    :class:`NotationError` if it is none.
    """
    try:
        fields = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
        found = msgspec.json.decode(fields.get("state", data), type=_Position)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise NotationError("malformed_position", reason=str(error)) from error
    seats = (found.alive, found.activated, found.own_moves, found.T, found.hands)
    owners = [unit.owner for unit in found.units if unit.kind != "X"]
    if any(len(column) != found.n for column in seats) or found.turn >= found.n:
        raise NotationError("malformed_position", reason="seats")
    if any(owner is None or not 0 <= owner < found.n for owner in (*owners, *(trap[1] for trap in found.traps))):
        raise NotationError("malformed_position", reason="owner")
    return _columns(found)


def _columns(found: _Position) -> tuple[c.Columns, c.Secrets]:
    units = sorted(found.units, key=lambda unit: unit.id)
    ids = {unit.id: i for i, unit in enumerate(units)}
    kinds = [c.CORE if unit.kind in "MD" else c.LETTERS.index(unit.kind) for unit in units]
    owners = [-1 if unit.kind == "X" or unit.owner is None else unit.owner for unit in units]
    ordinal, named, wrecks = _named(found.n, units, kinds, owners)
    hands = [hand if alive else {} for hand, alive in zip(found.hands, found.alive, strict=True)]
    columns = c.Columns(
        kind=kinds,
        owner=owners,
        ordinal=ordinal,
        at=[pack(*unit.cell) for unit in units],
        level=[unit.level for unit in units],
        carries=[int(unit.P) for unit in units],
        imm=[unit.imm for unit in units],
        par=[unit.par for unit in units],
        exp=[-1 if unit.exp is None else unit.exp for unit in units],
        alive=[int(alive) for alive in found.alive],
        activated=[int(activated) for activated in found.activated],
        turns=list(found.T),
        moves=list(found.own_moves),
        skips=[0] * found.n,
        lost=[0] * found.n,
        hand=[
            sum(hand.get(letter, 0) for letter in letters) for hand in hands for letters in ("MD", "S", "C", "J", "N")
        ],
        named=named,
        p_hexes=sorted(pack(*at) for at in found.P_hexes),
        turn=[found.turn, 1, 0, wrecks],
    )
    mother = [-1] * found.n
    for i, unit in enumerate(units):
        if unit.kind == "M":
            mother[owners[i]] = i
    traps: list[list[int]] = [[] for _ in range(found.n)]
    for at, owner, by in found.traps:
        traps[owner] += [pack(*at), -1 if by is None else ids.get(by, -1)]
    return columns, c.Secrets(mother, [int(hand.get("M", 0) > 0) for hand in hands], traps)


def _named(seats: int, units: list[_Unit], kinds: list[int], owners: list[int]) -> tuple[list[int], list[int], int]:
    """§16 Ordinals in order of appearance, of Wrecks in that of their age; and the last ones given."""
    named, ordinal = [0] * (c.NAMED_KINDS * seats), [0] * len(units)
    wrecks = [i for i, kind in enumerate(kinds) if kind == c.WRECK]
    for number, i in enumerate(sorted(wrecks, key=lambda i: (units[i].wreck_order or 0, i)), 1):
        ordinal[i] = number
    for i, kind in enumerate(kinds):
        if kind != c.WRECK:
            named[c.NAMED_KINDS * owners[i] + kind] += 1
            ordinal[i] = named[c.NAMED_KINDS * owners[i] + kind]
    return ordinal, named, len(wrecks)


class HexnetPerft:
    """§16 Distinct actions; a forced skip counts as one; a finished game has none."""

    Options: ClassVar[type[Struct]] = PerftOptions

    def check(self, options: Any) -> list[Fault]:
        """§14, and the classic rules are for two."""
        if options.rules == "classic" and options.players != 2:
            return [Fault("players", "out_of_range", {"low": 2, "high": 2})]
        return setup.check(options, options.players)

    @rule("16")
    @rule("16.1")
    def count(self, options: PerftOptions, depth: int, position: bytes | None) -> int:
        """Sequences of ``depth`` actions; a position says itself how many players it has."""
        if options.rules == "classic":
            from parlour.games.hexnet._hot_classic import Classic  # here, so that play does without it

            if position is not None:
                raise NotationError("no_classic_position")
            return Classic().perft(depth)
        columns, secrets = setup.begin(options, options.players) if position is None else read(position)
        core = core_of(options, len(columns.alive))
        try:
            core.sync(*columns, *secrets)
        except ValueError as error:
            raise NotationError("malformed_position", reason=str(error)) from error
        return core.perft(depth)
