"""6 and 7 of the plain Hexnet: where units may be placed and how far they move; `plain` says what it is for."""

from __future__ import annotations

from tests.games.hexnet.plain_model import KINDS, Hex, Position, Unit, connected, neighbour, neighbours
from tests.games.hexnet.plain_resolve import census, resolve

__all__ = (
    "blocked",
    "ends",
    "heights_without",
    "jumps",
    "liftable",
    "place_hexes",
    "place_kinds",
    "slides",
)

# ---------------------------------------------------------------- 6 placement


def place_kinds(position: Position, seat: int) -> list[str]:
    """5.2, 6: the kinds in hand that the deadlines let this player place."""
    player = position.players[seat]
    kinds = [kind for kind in KINDS if player.hand.get(kind, 0) > 0]
    if player.moves + 1 >= 3 and not player.activated:
        kinds = [kind for kind in kinds if kind in "MD"]
    if player.moves + 1 >= 10 and not position.mothership_is_out(seat):
        kinds = [kind for kind in kinds if kind == "M"]
    return kinds


def place_hexes(position: Position, seat: int) -> list[Hex]:
    """4, 6: the hexes where this player may place, whatever the kind."""
    if position.of(seat):
        return [hex for hex in rim(position) if may_extend(position, seat, hex)]
    if len(position.players) > 2:
        return [hex for hex in rim(position) if any(is_wreck(position.top(near)) for near in neighbours(hex))]
    return rim(position) if position.board else [(0, 0)]


def rim(position: Position) -> list[Hex]:
    """The empty hexes with an occupied neighbour."""
    around = dict.fromkeys(near for hex in position.board for near in neighbours(hex))
    return [hex for hex in around if hex not in position.board]


def is_wreck(unit: Unit | None) -> bool:
    """The visible entity of a hex is a wreck."""
    return unit is not None and unit.kind == "X"


def may_extend(position: Position, seat: int, hex: Hex) -> bool:
    """6: the rule for every unit after the first, on an empty hex."""
    tops = [top for near in neighbours(hex) if (top := position.top(near)) is not None and top.owner is not None]
    own = sum(top.owner == seat and counts(position, top) for top in tops)
    foe = sum(top.owner != seat for top in tops)
    return own >= 1 and (not position.players[seat].activated or foe == 0 or own >= 3)


def counts(position: Position, unit: Unit) -> bool:
    """6: the unit is active, so that others can be attached to it [R-14]."""
    assert unit.owner is not None
    turns = position.players[unit.owner].turns
    return unit.par < turns and not (position.options.trap_deactivates and unit.imm >= turns)


# ---------------------------------------------------------------- 7 moves


def blocked(position: Position, unit: Unit) -> bool:
    """8.2: it can neither move nor use its ability; asked in its owner's turn."""
    assert unit.owner is not None
    turns = position.players[unit.owner].turns
    return unit.imm >= turns or unit.par >= turns


def liftable(position: Position, hex: Hex) -> bool:
    """7 integrity [R-17]: the top unit may leave the hex."""
    return len(position.board[hex]) > 1 or connected(other for other in position.board if other != hex)


def heights_without(position: Position, hex: Hex) -> dict[Hex, int]:
    """The height of every occupied hex while the top unit of that one is lifted."""
    heights = {other: len(stack) - (other == hex) for other, stack in position.board.items()}
    return {other: height for other, height in heights.items() if height}


def slides(occupied: dict[Hex, int], hex: Hex) -> list[Hex]:
    """7: the empty neighbours with exactly one of the two flanks occupied [R-19]."""
    steps = []
    for i in range(6):
        flanks = (neighbour(hex, i - 1) in occupied) + (neighbour(hex, i + 1) in occupied)
        if neighbour(hex, i) not in occupied and flanks == 1:
            steps.append(neighbour(hex, i))
    return steps


def ends(position: Position, hex: Hex) -> list[Hex]:
    """7: the end hexes of the top unit of that hex, without duplicates; nothing is said about whose turn it is."""
    unit = position.top(hex)
    assert unit is not None
    if not liftable(position, hex):
        return []
    occupied = heights_without(position, hex)
    match unit.kind:
        case "M" | "D":
            found = slides(occupied, hex)
        case "S":
            found = flood(occupied, hex)
        case "N" | "K":
            found = walks(occupied, [hex])
        case "J":
            found = list(jumps(position, hex))
        case "C":
            found = climbs(occupied, hex)
        case _:
            found = []
    return [end for end in dict.fromkeys(found) if end != hex]


def flood(occupied: dict[Hex, int], start: Hex) -> list[Hex]:
    """7 Sprinter: all that slide steps lead to."""
    found = {start: None}
    edge = [start]
    while edge:
        edge = [step for hex in edge for step in slides(occupied, hex) if step not in found]
        found.update(dict.fromkeys(edge))
    return list(found)


def walks(occupied: dict[Hex, int], path: list[Hex]) -> list[Hex]:
    """7 Netter: the ends of paths of four slide steps with no hex twice [R-20]."""
    if len(path) == 5:
        return [path[-1]]
    return [end for step in slides(occupied, path[-1]) if step not in path for end in walks(occupied, [*path, step])]


def climbs(occupied: dict[Hex, int], start: Hex) -> list[Hex]:
    """7 Climber: one step from the board, one or two from a stack."""
    level = occupied.get(start, 0)
    if level == 0:
        return slides(occupied, start) + [hex for hex in climb_steps(occupied, start, 0) if hex in occupied]
    first = climb_steps(occupied, start, level)
    return first + [far for hex in first if hex in occupied for far in climb_steps(occupied, hex, occupied[hex])]


def climb_steps(occupied: dict[Hex, int], hex: Hex, level: int) -> list[Hex]:
    """7 [R-22]: the neighbours that no gate of two higher stacks shuts off, for a Climber at that level."""
    steps = []
    for i in range(6):
        flanks = [occupied.get(neighbour(hex, i + side), 0) for side in (-1, 1)]
        if min(flanks) <= max(level, occupied.get(neighbour(hex, i), 0)):
            steps.append(neighbour(hex, i))
    return steps


def jumps(position: Position, start: Hex) -> dict[Hex, int]:
    """7 Jumper: every landing, with the least number of jumps to it; the start is not among them.

    A series ends at a landing after which RESOLVE changes anything [R-25], so only the others are gone on from.
    """
    unit = position.top(start)
    assert unit is not None
    occupied = heights_without(position, start)
    found: dict[Hex, int] = {}
    edge = [start]
    for count in range(1, (10 if unit.p else 2) + 1):
        quiet = [hex for hex in edge if hex == start or not changes_anything(position, unit, hex)]
        landings = dict.fromkeys(landing for hex in quiet for landing in single_jumps(occupied, hex))
        edge = [landing for landing in landings if landing not in found and landing != start]
        found.update(dict.fromkeys(edge, count))
    return found


def single_jumps(occupied: dict[Hex, int], hex: Hex) -> list[Hex]:
    """7: over each run of occupied hexes to the first empty one [R-21]."""
    landings = []
    for i in range(6):
        landing = neighbour(hex, i)
        while landing in occupied:
            landing = neighbour(landing, i)
        if landing != neighbour(hex, i):
            landings.append(landing)
    return landings


def changes_anything(position: Position, jumper: Unit, landing: Hex) -> bool:
    """7: RESOLVE without step 1 removes a wreck, fells a Network or destroys a Decoy, with the Jumper there."""
    after = position.copy()
    unit = after.unit(jumper.id)
    after.lift(unit)
    after.board[landing] = [unit]
    resolve(after)
    return census(after) != census(position)
