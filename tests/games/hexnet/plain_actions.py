"""The legal actions of the plain Hexnet, what each does, and their notation (16); `plain` says what it is for."""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.hexnet.plain_model import LETTERS, Hex, Position, Unit, neighbours
from tests.games.hexnet.plain_moves import blocked, ends, jumps, liftable, place_hexes, place_kinds
from tests.games.hexnet.plain_resolve import resolve, rest

__all__ = (
    "Action",
    "Clone",
    "Emp",
    "Grapple",
    "Move",
    "Place",
    "Transfer",
    "legal",
    "perform",
    "public_actions",
    "read",
    "write",
)


@dataclass(frozen=True)
class Place:
    """6: a unit from the hand."""

    kind: str
    hex: Hex


@dataclass(frozen=True)
class Move:
    """7: a unit by its id, and its end hex."""

    unit: int
    hex: Hex


@dataclass(frozen=True)
class Emp:
    """9.3: the Sprinter."""

    unit: int


@dataclass(frozen=True)
class Clone:
    """9.3: the Netter, and where the clone comes to be."""

    unit: int
    hex: Hex


@dataclass(frozen=True)
class Grapple:
    """9.3: the Climber, the unit it moves, and where to."""

    unit: int
    target: int
    hex: Hex


@dataclass(frozen=True)
class Transfer:
    """9.3: the core, the new Decoy's hex, and the core that is M from now on; None with M in hand."""

    unit: int
    hex: Hex
    core: int | None


Action = Place | Move | Emp | Clone | Grapple | Transfer

CORES = 8
"""9.3 [R-40]: the most a player may have, here counted on the board and in the hand."""


# ---------------------------------------------------------------- legal actions


def legal(position: Position) -> list[Action]:
    """5: everything that the player to move can do, each once; empty if that player is to be skipped."""
    if position.over:
        return []
    seat = position.turn
    hexes = place_hexes(position, seat)
    actions: list[Action] = [Place(kind, hex) for kind in place_kinds(position, seat) for hex in hexes]
    if position.mover.activated:
        for hex, stack in position.board.items():
            unit = stack[-1]
            if unit.owner == seat and not blocked(position, unit):
                actions += [Move(unit.id, end) for end in ends(position, hex)]
                actions += abilities(position, hex, unit) if unit.p else []
    return actions


def abilities(position: Position, hex: Hex, unit: Unit) -> list[Action]:
    """9.3: what the P can be used for instead of a move; the Multi-jump is a move."""
    empty = [near for near in neighbours(hex) if near not in position.board]
    match unit.kind:
        case "S":
            return [Emp(unit.id)]
        case "N":
            return [Clone(unit.id, near) for near in empty] if may_create(position) else []
        case "C":
            targets = [near for near in neighbours(hex) if can_be_grappled(position, near)]
            return [Grapple(unit.id, position.board[near][0].id, to) for near in targets for to in empty]
        case "M" | "D":
            return transfers(position, unit, empty) if may_create(position) else []
        case _:
            return []


def can_be_grappled(position: Position, hex: Hex) -> bool:
    """9.3 [R-38]: a player's unit, alone there, that integrity lets go."""
    stack = position.board.get(hex, [])
    return len(stack) == 1 and stack[0].kind != "X" and liftable(position, hex)


def may_create(position: Position) -> bool:
    """2 [R-03]: one more entity is within the cap."""
    return position.entities() < (62 if len(position.players) <= 4 else 126)


def transfers(position: Position, unit: Unit, empty: list[Hex]) -> list[Action]:
    """9.3: every hex for the new Decoy with every core that can be M, the new one too [R-39]."""
    seat, hand = position.turn, position.mover.hand
    cores = [other.id for _, _, other in position.of(seat) if other.kind in "MD"]
    if len(cores) + hand["M"] + hand["D"] >= CORES:
        return []
    out = position.mothership_is_out(seat)
    choices: list[int | None] = [*cores, position.next_id] if out else [None]
    return [Transfer(unit.id, hex, core) for hex in empty for core in choices]


# ---------------------------------------------------------------- what they do


def perform(position: Position, action: Action) -> None:
    """5 to 10: the action and its RESOLVE, on this very position. The turn goes on from there (`plain.end_turn`)."""
    seat, player = position.turn, position.mover
    player.moves += 1
    match action:
        case Place(kind, hex):
            player.hand[kind] -= 1
            player.activated = player.activated or kind in "MD"
            rest(position, position.put(hex, kind, seat), hex, springs=False)
        case Move(id, hex):
            move(position, position.unit(id), hex)
        case Emp(id):
            position.unit(id).p = False
            emp(position, position.hex_of(id))
        case Clone(id, hex):
            position.unit(id).p = False
            position.put(hex, "K", seat).exp = player.turns + 2
        case Grapple(id, target, hex):
            position.unit(id).p = False
            carry(position, position.unit(target), hex)
        case Transfer(id, hex, core):
            position.unit(id).p = False
            position.put(hex, "D", seat)
            if core is not None:
                for _, _, unit in position.of(seat):
                    if unit.kind in "MD":
                        unit.kind = "M" if unit.id == core else "D"
    resolve(position)


def move(position: Position, unit: Unit, end: Hex) -> None:
    """7, 8.2: an own move, with the trap that a Netter leaves and the P that a Multi-jump costs [R-37]."""
    start = position.hex_of(unit.id)
    assert unit.owner is not None
    if unit.kind in "NK":
        for trap in [trap for trap, netter in position.traps.items() if netter == unit.id]:
            del position.traps[trap]
        position.traps[start, unit.owner] = unit.id  # whoever's was there before
    if unit.kind == "J" and jumps(position, start)[end] > 2:
        unit.p = False
    carry(position, unit, end)


def carry(position: Position, unit: Unit, end: Hex) -> None:
    """The top unit of a hex comes to rest on another one."""
    position.lift(unit)
    position.board.setdefault(end, []).append(unit)
    rest(position, unit, end, springs=True)


def emp(position: Position, hex: Hex) -> None:
    """8.1, 9.3 [R-34]: the units of others around are paralysed, at every level."""
    for near in neighbours(hex):
        for unit in position.board.get(near, []):
            if unit.owner is not None and unit.owner != position.turn:
                unit.par = position.players[unit.owner].turns + 1


# ---------------------------------------------------------------- 16 notation


def written(hex: Hex) -> str:
    """A hex as 16 writes it."""
    return f"{hex[0]},{hex[1]}"


def write(position: Position, action: Action, own: bool = True) -> str:
    """16: the action in the own record or, without `own`, in the public one. The position is that before it."""
    if isinstance(action, Place):
        kind = "O" if action.kind in "MD" and not own else action.kind
        return f"+{kind}@{written(action.hex)}"
    name = position.unit(action.unit).name
    match action:
        case Move(_, hex):
            return f"{name}>{written(hex)}"
        case Emp():
            return f"{name}!"
        case Clone(_, hex):
            return f"{name}*{written(hex)}"
        case Grapple(_, target, hex):
            unit = position.unit(target)
            assert unit.owner is not None
            return f"{name}^{LETTERS[unit.owner]}{unit.name}>{written(hex)}"
        case Transfer(_, hex, core):
            chosen = f"={core_name(position, core)}" if own and core is not None else ""
            return f"{name}%{written(hex)}{chosen}"


def core_name(position: Position, core: int) -> str:
    """The name of a core on the board, or of the one that is about to be made."""
    if core == position.next_id:
        return f"O{position.appeared[position.turn, 'O'] + 1}"
    return position.unit(core).name


def public_actions(position: Position) -> set[str]:
    """The legal actions of the player to move, as that player's own record writes them."""
    actions = legal(position)
    texts = {write(position, action) for action in actions}
    assert len(texts) == len(actions)
    return texts


def read(position: Position, text: str) -> Action:
    """The legal action of that notation (own record); a ValueError if there is none."""
    for action in legal(position):
        if write(position, action) == text:
            return action
    raise ValueError(f"{text} is not legal here")
