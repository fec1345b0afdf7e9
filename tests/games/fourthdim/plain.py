"""The Fourth Dimension once more, plain and slow: what the fast rules are compared with.

Nothing is shared with the package under test, and nothing here is clever: spaces are names, neighbours are found
by looking at the drawing, a position is never changed, every action makes a new one. Numbers in docstrings are
sections and rulings of the game's rulebook. Board, state, texts and captures are in `plain_model`, random
positions in `plain_random`; this module gives the names of all three.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from tests.games.fourthdim.plain_model import (
    DEFAULT,
    FOE,
    START,
    Army,
    Back,
    Board,
    Drift,
    Idle,
    Options,
    Position,
    Up,
    Warp,
    Win,
    board_of,
    capturable,
    format,
    parse,
    without,
)
from tests.games.fourthdim.plain_random import random_position

__all__ = (
    "DEFAULT",
    "START",
    "Army",
    "Back",
    "Drift",
    "Idle",
    "Options",
    "Position",
    "Up",
    "Win",
    "board_of",
    "draw",
    "format",
    "key",
    "parse",
    "perft",
    "random_position",
    "turns",
)

# ---------------------------------------------------------------- 5, 6 the turn and its two parts


@dataclass(frozen=True)
class Turn:
    """A turn in progress. `walker` and `warper` are the spaces where the pieces used by the two parts now stand."""

    own: Army
    foe: Army
    parts: tuple[str, ...] = ()
    walked: bool = False
    warped: bool = False
    walker: str | None = None
    warper: str | None = None
    captured: bool = False

    def free(self, space: str) -> bool:
        """6 [R-12]: no piece and no token stands there; markers do not count."""
        return space not in self.own.standing() and space not in self.foe.standing()


@dataclass(frozen=True)
class Action:
    """One way to make a part: its notation, the turn after it, and where the piece that may now capture stands."""

    text: str
    after: Turn
    arrived: str | None = None


def approach(turn: Turn, pair: Back, board: Board) -> list[str]:
    """6.1: the set A, the spaces one nearer to the token that are free or the token's own."""
    to_token = board.distance[pair.token]
    nearer = [space for space in board.neighbours[pair.piece] if to_token[space] == to_token[pair.piece] - 1]
    return [space for space in nearer if space == pair.token or turn.free(space)]


def normal_actions(turn: Turn, board: Board) -> list[Action]:
    """6.1: every normal move, none if it has been made."""
    if turn.walked:
        return []
    pair = turn.own.warp
    walkers = [space for space in turn.own.pieces if space != turn.warper]
    # A pair whose piece is this turn's warper was made this turn: the duty to approach begins with the next.
    if isinstance(pair, Back) and pair.piece != turn.warper:
        if nearer := approach(turn, pair, board):
            return [step(turn, pair.piece, space) for space in nearer]
        walkers.remove(pair.piece)
    return [step(turn, start, to) for start in walkers for to in board.neighbours[start] if turn.free(to)]


def step(turn: Turn, start: str, to: str) -> Action:
    """6.1: the piece walks; if it meets its token the token goes and the marker, if still there, drifts."""
    pieces = {to if space == start else space: kind for space, kind in turn.own.pieces.items()}
    warp = turn.own.warp
    if isinstance(warp, Back) and warp.piece == start:
        met = Drift(warp.marker) if warp.marker > 0 else Idle()
        warp = met if to == warp.token else replace(warp, piece=to)
    return Action(f"{start}-{to}", replace(turn, own=Army(pieces, warp), walked=True, walker=to), to)


def warp_actions(turn: Turn, board: Board, options: Options) -> list[Action]:
    """6.2: every timewarp that the state allows, none if one has been made."""
    if turn.warped:
        return []
    match turn.own.warp:
        case Idle():
            return beam_up(turn) + beam_back(turn, board, options)
        case Up() as up:
            return beam_down(turn, up, board, options) + navigate_piece(turn, up)
        case Back() as pair:
            return navigate_pair(turn, pair, board)
        case Drift(marker):
            home = warped(turn, "~", turn.own.pieces, Drift(marker - 1) if marker > 1 else Idle())
            return [home] + (beam_back(turn, board, options) if options.beam_back_from_drift else [])


def warped(turn: Turn, text: str, pieces: dict[str, str], warp: Warp, warper: str | None = None) -> Action:
    """The turn after a timewarp that leaves these pieces and this state; `warper` is the piece's space, if any."""
    return Action(text, replace(turn, own=Army(pieces, warp), warped=True, warper=warper))


def beam_up(turn: Turn) -> list[Action]:
    """6.3: lift a piece to spot 1, not the only one [R-15] and not the normal move's."""
    if turn.own.strength() == 1:
        return []
    actions = []
    for lifted, kind in turn.own.pieces.items():
        if lifted != turn.walker:
            rest = {space: other for space, other in turn.own.pieces.items() if space != lifted}
            actions.append(warped(turn, f"^{lifted}", rest, Up(1, kind, lifted)))
    return actions


def beam_down(turn: Turn, up: Up, board: Board, options: Options) -> list[Action]:
    """6.4: put the Vortex piece on a free space at most two from the marker [R-16]."""
    actions = []
    for space in board.spaces:
        if options.beam_down_min_distance <= board.distance[up.mark][space] <= 2 and turn.free(space):
            landed = warped(turn, f"v{space}", turn.own.pieces | {space: up.kind}, Idle(), space)
            actions.append(replace(landed, arrived=space))
    return actions


def navigate_piece(turn: Turn, up: Up) -> list[Action]:
    """6.5, UP: one spot up [R-17], from 3 not at all."""
    return [warped(turn, "~", turn.own.pieces, replace(up, spot=up.spot + 1))] if up.spot < 3 else []


def navigate_pair(turn: Turn, pair: Back, board: Board) -> list[Action]:
    """6.5, BACK: the marker down one, before a possible approach or after one that was made."""
    if turn.walked:
        together = board.distance[pair.piece][pair.token] < pair.marker
    else:
        together = approach(turn, pair, board) != []
    return [warped(turn, "~", turn.own.pieces, replace(pair, marker=pair.marker - 1))] if together else []


def beam_back(turn: Turn, board: Board, options: Options) -> list[Action]:
    """6.6: a Future token one or two away from a piece that is not the normal move's."""
    actions = []
    for piece in turn.own.pieces:
        for space in board.spaces:
            apart = board.distance[piece][space]
            if piece == turn.walker or not 1 <= apart <= 2 or not turn.free(space):
                continue
            between = [near for near in board.neighbours[piece] if near in board.neighbours[space] and turn.free(near)]
            if options.beam_back_needs_open_path and apart == 2 and not between:
                continue
            sent = warped(turn, f"@{piece}>{space}", turn.own.pieces, Back(apart, piece, space), piece)
            actions.append(replace(sent, arrived=space))
    return actions


# ---------------------------------------------------------------- whole turns


def with_captures(action: Action, board: Board, options: Options) -> Iterator[Turn]:
    """7.3: the action alone, then with each capture by the piece or token that arrived."""
    after = action.after
    yield replace(after, parts=(*after.parts, action.text))
    if action.arrived is None:
        return
    for victim in capturable({action.arrived: after.own.standing()[action.arrived]}, after.foe, board):
        parts = (*after.parts, f"{action.text}x{victim}")
        yield replace(after, foe=without(after.foe, victim, options), parts=parts, captured=True)


def endings(turn: Turn, optional: bool, board: Board, options: Options) -> Iterator[Turn]:
    """5: every way to go on until the turn may end, R-11's count of parts not yet looked at."""
    if turn.foe.beaten():
        yield turn
        return
    normal = normal_actions(turn, board)
    warp = warp_actions(turn, board, options)
    if not normal and (optional or not warp):
        yield turn
    for action in normal + warp:
        for after in with_captures(action, board, options):
            yield from endings(after, optional, board, options)


def complete(start: Turn, optional: bool, board: Board, options: Options) -> list[Turn]:
    """5 [R-11]: the endings that do not leave out a compulsory part which could have been made."""

    def duties(turn: Turn) -> int:
        return turn.walked + (turn.warped and not optional)

    ends = list(endings(start, optional, board, options))
    quiet = [end for end in ends if not end.captured and not (optional and end.warped)]
    most = max((duties(end) for end in quiet), default=0)
    return [end for end in ends if duties(end) >= most or end.foe.beaten()]


def subsets(choices: list[str]) -> Iterable[tuple[str, ...]]:
    """Every subset, the empty one first, each in the order of `choices`."""
    return (chosen for size in range(len(choices) + 1) for chosen in combinations(choices, size))


def turns(position: Position, options: Options = DEFAULT) -> dict[str, Position | Win]:
    """5: every legal turn of the side to move, as its record, with what it leads to.

    Start captures (7.2) are any subset, but a Timelord among them ends the game and so stands alone.
    """
    board = board_of(options.rings)
    side, own, foe = position.side, position.armies[position.side], position.armies[FOE[position.side]]
    optional = own.strength() <= 2
    found: dict[str, Position | Win] = {}
    for victims in subsets(capturable(own.standing(), foe, board)):
        if len(victims) > 1 and any(foe.standing()[victim] == "T" for victim in victims):
            continue
        left = foe
        for victim in victims:
            left = without(left, victim, options)
        for end in complete(Turn(own, left), optional, board, options):
            caps = ["x:" + ",".join(victims)] if victims else []
            after = Position(
                side=FOE[side],
                armies={side: end.own, FOE[side]: end.foe},
                quiet=0 if victims or end.captured else position.quiet + 1,
            )
            found[" ".join([*caps, *end.parts]) or "-"] = Win(side, after) if end.foe.beaten() else after
    return found


def draw(history: list[Position], limit: int = 100) -> str | None:
    """8.3 [R-21]: why the last of these positions, the first being the start, is a draw; None if it is not."""
    now = history[-1]
    if history.count(now) >= 3:
        return "repetition"
    if now.quiet >= limit:
        return "no_progress"
    return "lone_timelords" if all(army.strength() == 1 for army in now.armies.values()) else None


def key(outcome: Position | Win) -> str:
    """Text that is equal for equal boards, warp states, side to move and winner."""
    return f"{outcome.winner} wins: {format(outcome.position)}" if isinstance(outcome, Win) else format(outcome)


def perft(position: Position, depth: int, options: Options = DEFAULT) -> tuple[int, int, int]:
    """Sequences of records, different outcomes, and sequences that ended in a win. Draws are not looked at."""
    level: dict[str, tuple[Position | Win, int]] = {key(position): (position, 1)}
    for _ in range(depth):
        after: dict[str, tuple[Position | Win, int]] = {}
        for outcome, ways in level.values():
            for result in [outcome] if isinstance(outcome, Win) else turns(outcome, options).values():
                text = key(result)
                after[text] = (result, ways + (after[text][1] if text in after else 0))
        level = after
    wins = sum(ways for outcome, ways in level.values() if isinstance(outcome, Win))
    return sum(ways for _, ways in level.values()), len(level), wins
