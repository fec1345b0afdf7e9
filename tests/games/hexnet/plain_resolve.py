"""10 of the plain Hexnet: traps and P at the rest hex, surround, fall, wreck removal; `plain` says what it is for."""

from __future__ import annotations

from tests.games.hexnet.plain_model import Hex, Position, Unit, connected, neighbours

__all__ = ("census", "expire_clones", "fall", "remove_wrecks", "resolve", "rest", "surrounded")


def resolve(position: Position) -> None:
    """10 steps 2 to 4; step 1 is `rest`, which only the end of an action has."""
    falling, decoys = surrounded(position)
    fall(position, falling, then_wreck=decoys)
    remove_wrecks(position)


def rest(position: Position, unit: Unit, hex: Hex, springs: bool) -> None:
    """10 step 1: what the unit finds at level 0 of the hex where it comes to rest; a placement springs no trap."""
    assert unit.owner is not None
    if position.board[hex][0] is not unit:
        return
    foreign = [trap for trap in position.traps if trap[0] == hex and trap[1] != unit.owner]
    if springs and foreign:
        for trap in foreign:
            del position.traps[trap]
        unit.imm = position.players[unit.owner].turns + 1
    if hex in position.p_hexes and unit.kind != "K" and not unit.p:
        position.p_hexes.remove(hex)
        unit.p = True


def surrounded(position: Position) -> tuple[list[int], list[Unit]]:
    """10 step 2: the seats that fall, and the Decoys of others that are destroyed, by their age [R-41].

    Whose Decoy becomes a Wreck first of several the rulebook leaves open; the digests of the game have it so.
    """
    falling: list[int] = []
    decoys: list[Unit] = []
    for seat in position.active():
        cores = [(hex, unit) for hex, _, unit in position.of(seat) if unit.kind in "MD"]
        shut = [unit for hex, unit in cores if all(near in position.board for near in neighbours(hex))]
        out = position.mothership_is_out(seat)
        if any(unit.kind == "M" or (unit.kind == "D" and not out) for unit in shut):
            falling.append(seat)
        else:
            decoys += [unit for unit in shut if unit.kind == "D"]
    return falling, sorted(decoys, key=lambda unit: unit.id)


def fall(position: Position, seats: list[int], then_wreck: list[Unit] | None = None) -> None:
    """10 step 3: these Networks fall together, then the lost Decoys become wrecks; it may end the game (12)."""
    for seat in seats:
        for _, level, unit in position.of(seat):
            if level == 0:
                position.wreck(unit)
        for _, _, unit in position.of(seat):
            position.lift(unit)
        for trap in [trap for trap in position.traps if trap[1] == seat]:
            del position.traps[trap]
        player = position.players[seat]
        player.alive = False
        player.hand = dict.fromkeys(player.hand, 0)
    for unit in then_wreck or []:
        position.wreck(unit)
    if seats:
        position.falls.append(list(seats))
        position.idle = 0
        left = position.active()
        if len(left) <= 1:
            position.over, position.reason, position.winners = True, "last", left or list(seats)


def remove_wrecks(position: Position) -> None:
    """10 step 4: oldest first, from the beginning again after each, while integrity allows [R-45]."""
    active = position.active()
    if not active or not all(position.players[seat].activated for seat in active):
        return
    while True:
        alone = [(stack[0].wreck_order or 0, hex) for hex, stack in position.board.items() if is_lone_wreck(stack)]
        for _, hex in sorted(alone):
            others = [other for other in position.board if other != hex]
            if others and connected(others):
                del position.board[hex]
                break
        else:
            return


def is_lone_wreck(stack: list[Unit]) -> bool:
    """A wreck with nobody on it."""
    return len(stack) == 1 and stack[0].kind == "X"


def expire_clones(position: Position, seat: int) -> None:
    """9.4: at the end of that player's turn. All of them first, then one removal of wrecks."""
    expired = [
        unit
        for _, _, unit in position.of(seat)
        if unit.kind == "K" and unit.exp is not None and position.players[seat].turns >= unit.exp
    ]
    for unit in expired:
        position.wreck(unit)
    if expired:
        remove_wrecks(position)


def census(position: Position) -> tuple[dict[int, tuple[str, int | None]], list[int]]:
    """7: what a landing must not change for a jump series to go on: kind and owner of all, and who is active."""
    return {unit.id: (unit.kind, unit.owner) for _, _, unit in position.units()}, position.active()
