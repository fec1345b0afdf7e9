"""Random legal positions of the Fourth Dimension, dense in what play reaches rarely.

They cover all four warp states on both sides, armies of one to twelve, crowds round a marker or a Timelord,
blocked pairs and markers one behind. Start captures are kept few, because every subset of them is a turn.
"""

from __future__ import annotations

import random

from tests.games.fourthdim.plain_model import (
    DEFAULT,
    FOE,
    FULL_ARMY,
    Army,
    Back,
    Board,
    Drift,
    Idle,
    Options,
    Position,
    Up,
    Warp,
    board_of,
    capturable,
)

__all__ = ("random_position",)

SIZES = (1, 2, 2, 2, 3, 4, 5, 6, 7, 8, 9, 9, 12)
MOST_START_CAPTURES = 2


def random_position(rng: random.Random, options: Options = DEFAULT) -> Position:
    """A position that `parse` accepts, drawn anew until the mover has few start captures."""
    board = board_of(options.rings)
    while True:
        position = scatter(rng, board)
        own, foe = position.armies[position.side], position.armies[FOE[position.side]]
        if len(capturable(own.standing(), foe, board)) <= MOST_START_CAPTURES:
            return position


def scatter(rng: random.Random, board: Board) -> Position:
    """Both armies mixed round one space, which holds the mover's Timelord, anybody, or just a marker."""
    mover = rng.choice("wb")
    shape = rng.choice(("timelord first", "empty focus", "any", "any", "smothered"))
    forces = {side: ["T", *rng.sample(FULL_ARMY[1:], rng.choice(SIZES) - 1)] for side in "wb"}
    states = {side: random_state(rng, forces[side]) for side in "wb"}
    if shape == "smothered":
        forces = {mover: ["T", *rng.sample("GRW", rng.choice((1, 2, 3)))], FOE[mover]: list(FULL_ARMY)}
        states[mover] = rng.choice(("up", "up", "idle"))
    focus, spaces = crowd(rng, board, shape)
    warps = {side: lift(rng, forces[side], focus, board) if states[side] == "up" else Idle() for side in "wb"}
    men = [(side, kind) for side in "wb" for kind in forces[side]]
    rng.shuffle(men)
    if shape == "timelord first":
        men.sort(key=lambda man: man != (mover, "T"))
    pieces: dict[str, dict[str, str]] = {"w": {}, "b": {}}
    for side, kind in men:
        pieces[side][spaces.pop(0)] = kind
    for side in "wb":
        if states[side] == "drift":
            warps[side] = Drift(rng.choice((1, 2)))
        elif states[side] == "back":
            warps[side] = pair_up(rng, pieces[side], spaces, board)
    armies = {side: Army(pieces[side], warps[side]) for side in "wb"}
    return Position(mover, armies, rng.randrange(100))


def crowd(rng: random.Random, board: Board, shape: str) -> tuple[str, list[str]]:
    """A focus and the spaces to fill: the focus, those within reach of it in any order, the others in any order."""
    spaces = list(board.spaces)
    rng.shuffle(spaces)
    if shape == "smothered":
        # On the rim nine spaces lie within two of a marker, so one army can fill them all; the rest stand close by.
        focus = rng.choice(board.spaces[-32:])
        return focus, sorted(spaces, key=lambda space: board.distance[focus][space])
    focus = rng.choice(board.spaces)
    reach = rng.choice((1, 2, 2, 3, 8))
    spaces.sort(key=lambda space: (space != focus, board.distance[focus][space] > reach))
    return focus, spaces[1:] if shape == "empty focus" else spaces


def random_state(rng: random.Random, force: list[str]) -> str:
    """A warp state; a lone Timelord cannot be up (8.2)."""
    return rng.choice(("idle", "up", "back", "drift") if len(force) > 1 else ("idle", "back", "drift"))


def lift(rng: random.Random, force: list[str], focus: str, board: Board) -> Warp:
    """Take one piece out of the force into the Vortex, its marker on the focus or anywhere."""
    kind = force.pop(rng.randrange(len(force)))
    return Up(rng.choice((1, 2, 3)), kind, rng.choice((focus, focus, rng.choice(board.spaces))))


def pair_up(rng: random.Random, pieces: dict[str, str], spaces: list[str], board: Board) -> Warp:
    """A Future token on one of the empty `spaces`, which it uses up; with no room for one, the marker drifts."""
    piece = rng.choice(list(pieces))
    pairs = [Back(board.distance[piece][token], piece, token) for token in spaces if board.distance[piece][token] <= 2]
    if len(pieces) <= 2:  # section 4: only they can have left the marker one behind
        pairs += [Back(2, piece, pair.token) for pair in pairs if pair.marker == 1]
    if not pairs:
        return Drift(rng.choice((1, 2)))
    pair = rng.choice(pairs)
    spaces.remove(pair.token)
    return pair
