"""Random positions and games of the plain Hexnet, dense in what play reaches rarely.

Positions have stacks up to four high, traps, P hexes and carried P, clones, statuses, wrecks, fallen players and
players that are not activated. Games go on from one of them or from the start, with turns lost and players leaving.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.games.hexnet import plain
from tests.games.hexnet.plain_model import KINDS, Hex, Options, Position, Unit, neighbours, start
from tests.games.hexnet.plain_resolve import remove_wrecks, surrounded

__all__ = ("EAGER", "Step", "random_game", "random_position", "swapped")

EAGER = Options(p_mode="random", p_first_round=1, p_every=1, p_cap=6)
"""A P at the end of every round, and many of them."""

# ---------------------------------------------------------------- positions


def random_position(rng: random.Random, n: int, options: Options = EAGER) -> Position:
    """A position that could stand at the beginning of a turn: nothing is surrounded, no wreck is due to go.

    The counters agree with the units as far as the rules can see; the player to move may have nothing to do.
    """
    while True:
        position = scatter(rng, n, options)
        remove_wrecks(position)
        if surrounded(position) == ([], []) and len(position.active()) > 1:
            return position


def scatter(rng: random.Random, n: int, options: Options) -> Position:
    """Units of everybody mixed over one connected heap of hexes, then everything that can lie or stick on them."""
    position = Position(options, start(n, options).players, rng.randrange(n), round=rng.randrange(1, 9))
    pieces = [piece for seat in range(n) for piece in muster(rng, position, seat)]
    pieces += [("X", None)] * rng.choice((0, 0, 1, 2, 3) if n == 2 else (0, 1, 2, 3, 6))
    rng.shuffle(pieces)
    climbing = [piece for piece in pieces if piece[0] == "C" and rng.random() < 0.6]
    ground = list(pieces)
    for piece in climbing:
        ground.remove(piece)
    heap = grow(rng, max(len(ground), 2))
    for hex, (kind, owner) in zip(heap, ground, strict=False):
        position.put(hex, kind, owner)
    for kind, owner in climbing:
        position.put(climb(rng, position), kind, owner)
    if not position.mover.alive:
        position.turn = position.active()[0]
    count_up(rng, position)
    for _, _, unit in position.units():
        afflict(rng, position, unit)
    lay_traps(rng, position)
    around = sorted({near for hex in position.board for near in (hex, *neighbours(hex))})
    position.p_hexes = rng.sample(around, rng.choice((0, 1, 2, 4)))
    return position


def muster(rng: random.Random, position: Position, seat: int) -> list[tuple[str, int | None]]:
    """What one player has on the board, taken out of the hand: (kind, owner). The fallen leave wrecks."""
    player = position.players[seat]
    n = len(position.players)
    if n > 2 and rng.random() < 0.12 and len(position.active()) > 2:
        player.alive, player.activated = False, rng.random() < 0.7
        player.hand = dict.fromkeys(KINDS, 0)
        position.falls.append([seat])
        return [("X", None)] * rng.randrange(3)
    player.activated = rng.random() < 0.9
    cores = rng.choice(("M", "D", "MD", "MD", "MD", "MDD", "MDDD")) if player.activated else ""
    others = [kind for kind in "SCJN" for _ in range(player.hand[kind])]
    most = min(len(others), 7 if n < 5 else 4)
    placed = rng.sample(others, rng.randrange(most + 1) if player.activated else rng.randrange(min(most, 2) + 1))
    for kind in ("M" in cores) * "M" + ("D" in cores) * "D" + "".join(placed):
        player.hand[kind] -= 1
    if player.activated and rng.random() < 0.2:
        player.hand = dict.fromkeys(KINDS, 0) | {"M": player.hand["M"]}
    clones = "K" * rng.choice((0, 0, 0, 1)) if "N" in placed else ""
    return [(kind, seat) for kind in [*cores, *placed, *clones]]


def grow(rng: random.Random, size: int) -> list[Hex]:
    """A connected heap: long, ragged or full of holes."""
    heap: list[Hex] = [(0, 0)]
    shape = rng.choice(("line", "ragged", "ragged", "dense", "hollow"))
    while len(heap) < size:
        around = [near for hex in heap for near in neighbours(hex) if near not in heap]
        touching = {near: around.count(near) for near in around}
        free = sorted(touching)
        if shape == "dense":
            free = [near for near in free if touching[near] >= 2] or free
        elif shape == "line":
            free = [near for near in free if touching[near] == 1 or rng.random() < 0.1] or free
        elif shape == "hollow":
            free = [near for near in free if near[0] % 3 or near[1] % 3 or rng.random() < 0.05] or free
        heap.append(rng.choice(free))
    return heap


def climb(rng: random.Random, position: Position) -> Hex:
    """A hex to stand on, rather one where somebody stands on another already."""
    hexes = sorted(position.board)
    stacks = [hex for hex in hexes if 1 < len(position.board[hex]) < 4]
    return rng.choice(stacks if stacks and rng.random() < 0.4 else hexes)


def count_up(rng: random.Random, position: Position) -> None:
    """Own moves and turns that fit what stands there, and counts of skipped and lost turns."""
    for seat, player in enumerate(position.players):
        placed = sum(unit.kind != "K" for _, _, unit in position.of(seat))
        player.moves = placed + (rng.choice((0, 1, 2, 5)) if player.activated else 0)
        if player.activated and not position.mothership_is_out(seat):
            player.moves = min(player.moves, rng.choice((6, 8, 9, 11)))
        player.skips, player.lost = rng.choice((0, 0, 0, 1)), rng.choice((0, 0, 0, 1, 2))
        player.turns = player.moves + player.skips + player.lost + rng.choice((0, 0, 1, 3)) + (seat == position.turn)
    if not position.mover.skips:
        position.acted = rng.random() < 0.8


def afflict(rng: random.Random, position: Position, unit: Unit) -> None:
    """What can stick to a unit: P, immobilisation, paralysis, and the end of a clone."""
    if unit.owner is None:
        return
    now = position.players[unit.owner].turns
    pending = now + (unit.owner != position.turn)
    if unit.kind == "K":
        unit.exp = pending + rng.randrange(2)
    elif rng.random() < 0.45:
        unit.p = True
    if rng.random() < 0.12:
        unit.imm = rng.choice((pending, pending, now - 1))
    if rng.random() < 0.12:
        unit.par = rng.choice((pending, pending, now - 1))


def lay_traps(rng: random.Random, position: Position) -> None:
    """At most one trap per Netter or clone and per owner and hex, mostly where somebody can step on it."""
    around = sorted({near for hex in position.board for near in neighbours(hex)})
    for _, _, unit in position.units():
        if unit.kind in "NK" and unit.owner is not None and rng.random() < 0.7:
            empty = [hex for hex in around if hex not in position.board]
            hex = rng.choice(empty if rng.random() < 0.8 else around)
            position.traps.setdefault((hex, unit.owner), unit.id)


# ---------------------------------------------------------------- games


@dataclass
class Step:
    """What happened to `before` and led to `after`.

    `event` is "action" (with `action` and `text`, its own notation), "lost", "time" (the mover's game clock) or
    "leave" (with `seat`). `draws`: (number of eligible hexes, index of the one that got a P), in their order.
    """

    before: Position
    after: Position
    event: str
    seat: int
    action: plain.Action | None = None
    text: str = ""
    draws: list[tuple[int, int]] = field(default_factory=list)


def random_game(rng: random.Random, position: Position, steps: int = 150, mishaps: float = 0.02) -> Iterator[Step]:
    """A game from that position on, whose mover must be able to act (`plain.settle`); ends by itself or is cut off."""
    for _ in range(steps):
        if position.over:
            return
        step = mishap(rng, position) if rng.random() < mishaps else act(rng, position)
        yield step
        position = step.after


def drawer(rng: random.Random, draws: list[tuple[int, int]]) -> plain.Choose:
    """9.1: a choice that keeps a record of itself."""

    def choose(candidates: list[Hex]) -> Hex:
        index = rng.randrange(len(candidates))
        draws.append((len(candidates), index))
        return candidates[index]

    return choose


def mishap(rng: random.Random, position: Position) -> Step:
    """A turn lost, a clock at zero, or somebody who leaves."""
    draws: list[tuple[int, int]] = []
    choose = drawer(rng, draws)
    event = rng.choice(("lost", "lost", "lost", "time", "leave"))
    if event == "lost":
        return Step(position, plain.lose_turn(position, choose), event, position.turn, draws=draws)
    if event == "time":
        return Step(position, plain.out_of_time(position, choose), event, position.turn, draws=draws)
    seat = rng.choice(position.active())
    return Step(position, plain.leave(position, seat, choose), event, seat, draws=draws)


def act(rng: random.Random, position: Position) -> Step:
    """An action: the kind is chosen first, as placements are many and abilities few; at times the hottest of some."""
    actions = plain.legal(position)
    kinds: dict[str, list[plain.Action]] = {}
    for action in actions:
        name = type(action).__name__
        kinds.setdefault(position.unit(action.unit).kind if isinstance(action, plain.Move) else name, []).append(action)
    chosen = rng.choice(kinds[rng.choice(sorted(kinds))])
    if rng.random() < 0.35:
        some = rng.sample(actions, min(6, len(actions)))
        chosen = max(some, key=lambda action: heat(position, action))
    draws: list[tuple[int, int]] = []
    text = plain.write(position, chosen)
    after = plain.act(position, chosen, drawer(rng, draws))
    return Step(position, after, "action", position.turn, chosen, text, draws)


def heat(position: Position, action: plain.Action) -> int:
    """How much the end hex of the action closes in on the cores of others."""
    if isinstance(action, plain.Emp):
        return 0
    around = [stack[0] for near in neighbours(action.hex) if (stack := position.board.get(near))]
    return sum(unit.kind in "MD" and unit.owner != position.turn for unit in around)


def swapped(position: Position, seat: int) -> Position | None:
    """H3: the same with that player's M and first D on the board exchanged; None if they are not both there."""
    other = position.copy()
    cores = {unit.kind: unit for _, _, unit in reversed(other.of(seat)) if unit.kind in "MD"}
    if set(cores) != {"M", "D"}:
        return None
    cores["M"].kind, cores["D"].kind = "D", "M"
    return other
