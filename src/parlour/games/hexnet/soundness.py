"""What a state must be like for the rules, and the core with its unchecked arrays, to work on it.

Play reaches no other; a record from elsewhere may begin with anything that fits the types.
"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.games.hexnet import columns as c
from parlour.games.hexnet.geometry import neighbours, pack, unpack
from parlour.games.hexnet.model import State
from parlour.games.hexnet.setup import check
from parlour.games.hexnet.turn import Turns

__all__ = ("faults",)

_MOST = 1 << 30
"""Of counts: far beyond any game, and far within the core's ints."""
_FAR = 4_000
"""§3.1 Hexes from the origin: nothing gets there, and the plane closes on itself only beyond."""
_REASONS = ("", "last", "fall", "stuck", "repetition", "max_actions")


def faults(s: State) -> list[str]:
    """Everything that is wrong, in words for a developer; the first kind of fault hides the later ones."""
    if not 2 <= s.seats <= 10:
        return ["a number of seats that nobody can play with"]
    found = [f"options.{fault.field}: {fault.code}" for fault in check(s.options, s.seats)]
    return found or _shape(s) or _ranges(s) or _stacks(s) or _names(s) or _secrets(s) or _armies(s)


def _shape(s: State) -> list[str]:
    units = (s.kind, s.owner, s.ordinal, s.at, s.level, s.carries, s.imm, s.par, s.exp)
    seats = (s.alive, s.activated, s.turns, s.moves, s.skips, s.lost, s.fallen, s.secrets)
    found = []
    if len({len(column) for column in units}) > 1 or any(len(column) != s.seats for column in seats):
        found.append("columns of another length")
    if len(s.hand) != c.HAND_KINDS * s.seats or len(s.named) != c.NAMED_KINDS * s.seats or len(s.turn) != c.TURN_SIZE:
        found.append("columns of another length")
    if len(s.agenda) != 1 or not isinstance(s.agenda[0], Turns):
        found.append("no turn is under way")
    if len(s.kind) > c.cap(s.seats) or len(s.p_hexes) > c.MOST_P_HEXES:
        found.append("more than the board can hold")
    if s.reason not in _REASONS:
        found.append("an end that no game has")
    return found


def _ranges(s: State) -> list[str]:
    """Every int, before anything is looked up with it."""
    ranges = [
        ("kind", s.kind, c.CORE, c.WRECK),
        ("owner", s.owner, -1, s.seats - 1),
        ("ordinal", s.ordinal, 1, _MOST),
        ("level", s.level, 0, len(s.level) - 1),
        ("carries", s.carries, 0, 1),
        ("imm", s.imm, -1, _MOST),
        ("par", s.par, -1, _MOST),
        ("exp", s.exp, -1, _MOST),
        ("alive", s.alive, 0, 1),
        ("activated", s.activated, 0, 1),
        ("turns", s.turns, 0, _MOST),
        ("moves", s.moves, 0, _MOST),
        ("skips", s.skips, 0, _MOST),
        ("lost", s.lost, 0, _MOST),
        ("hand", s.hand, 0, 9),
        ("named", s.named, 0, _MOST),
        ("fallen", s.fallen, 0, s.seats),
        ("turn", s.turn[:1], 0, s.seats - 1),
        ("turn", s.turn[1:], 0, _MOST),
        ("count", [s.count], 0, _MOST),
        ("secrets", [secret.mothership.value for secret in s.secrets], -1, len(s.kind) - 1),
    ]
    found = [f"{name} out of range" for name, values, low, high in ranges if any(not low <= n <= high for n in values)]
    if any(not _on_plane(at) for at in (*s.at, *s.p_hexes)):
        found.append("a hex beyond the plane")
    if [secret.seat for secret in s.secrets] != list(range(s.seats)):
        found.append("secrets of nobody")
    return found


def _on_plane(at: int) -> bool:
    q, r = unpack(at)
    return pack(q, r) == at and abs(q) + abs(r) <= _FAR


def _stacks(s: State) -> list[str]:
    """§3.2 One stack a hex without gaps, Climbers above the board; §7.1 one network."""
    found = []
    levels: dict[int, list[int]] = {}
    for i, at in enumerate(s.at):
        levels.setdefault(at, []).append(s.level[i])
    if any(sorted(stack) != list(range(len(stack))) for stack in levels.values()):
        found.append("a stack with gaps")
    if any(level and s.kind[i] != c.CLIMBER for i, level in enumerate(s.level)):
        found.append("something above the board that does not climb")
    if levels and _reached(levels) != len(levels):
        found.append("a network in pieces")
    if s.p_hexes != sorted(set(s.p_hexes)):
        found.append("power-ups out of order")
    return found


def _reached(occupied: dict[int, list[int]]) -> int:
    first = next(iter(occupied))
    known = {first: None}
    rest = [first]
    while rest:
        for near in neighbours(rest.pop()):
            if near in occupied and near not in known:
                known[near] = None
                rest.append(near)
    return len(known)


def _names(s: State) -> list[str]:
    """§16 No name is given twice, and none beyond those given; Wrecks in the order of their age."""
    found = []
    names = list(zip(s.owner, s.kind, s.ordinal, strict=True))
    if len(dict.fromkeys(names)) != len(names):
        found.append("a name that two have")
    for owner, kind, ordinal in names:
        if (owner < 0) != (kind == c.WRECK):
            found.append("a unit of nobody, or a Wreck of somebody")
        elif ordinal > (s.turn[c.NAMED_WRECKS] if owner < 0 else s.named[c.NAMED_KINDS * owner + kind]):
            found.append("a name that was not given yet")
    if any((s.kind[i] == c.CLONE) != (s.exp[i] >= 0) for i in range(len(s.kind))):
        found.append("a clone without an end, or an end without a clone")
    if any(s.carries[i] and s.kind[i] in (c.CLONE, c.WRECK) for i in range(len(s.kind))):
        found.append("a power-up that nobody can carry")
    return found


def _secrets(s: State) -> list[str]:
    """§13 The Mothership is one of the own cores; traps lie one a hex, left by own Netters."""
    found = []
    for secret in s.secrets:
        seat, core, laid = secret.seat, secret.mothership.value, secret.traps.value.laid
        if core >= 0 and (s.owner[core] != seat or s.kind[core] != c.CORE):
            found.append(f"a Mothership that seat {seat} does not have")
        if len(laid) % 2 or any(not _on_plane(at) for at in laid[::2]) or len(laid[::2]) != len({*laid[::2]}):
            found.append(f"traps that seat {seat} cannot have")
        elif any(not _netter(s, seat, by) for by in laid[1::2]):
            found.append(f"traps of seat {seat} that no Netter left")
    return found


def _netter(s: State, seat: int, by: int) -> bool:
    return by == -1 or (0 <= by < len(s.kind) and s.owner[by] == seat and s.kind[by] in (c.NETTER, c.CLONE))


def _armies(s: State) -> list[str]:
    """§2, §10.3 Who has fallen has nothing left; who has not has a Mothership somewhere, and no more than there is."""
    found = list(_of_seats(s))
    active, held = sum(s.alive), sum(s.hand)
    if len(s.kind) + held > c.cap(s.seats):
        found.append("more units than there can be [R-03]")
    if not s.reason and (active < 2 or not s.alive[s.turn[c.SEAT]]):
        found.append("a turn of nobody")
    return found


def _of_seats(s: State) -> Iterator[str]:
    for seat in range(s.seats):
        cores = [i for i, owner in enumerate(s.owner) if owner == seat and s.kind[i] == c.CORE]
        core, in_hand = s.secrets[seat].mothership.value, s.hand[c.HAND_KINDS * seat]
        if bool(s.fallen[seat]) == bool(s.alive[seat]):
            yield f"seat {seat} has fallen and has not"
        if not s.alive[seat]:
            if seat in s.owner or any(s.hand[c.HAND_KINDS * seat : c.HAND_KINDS * (seat + 1)]) or core >= 0:
                yield f"seat {seat} has fallen and has units"
            continue
        if in_hand > 2 or (core < 0 and not in_hand) or (core >= 0 and in_hand > 1):
            yield f"cores that seat {seat} cannot have"
        if bool(s.activated[seat]) != bool(cores or in_hand < 2):
            yield f"seat {seat} is activated and has no core out, or the other way round"
        if len(cores) + in_hand > c.MOST_CORES:
            yield f"seat {seat} has too many cores [R-40]"
