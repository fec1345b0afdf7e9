"""Two opponents: ``easy`` is random but not suicidal, ``medium`` looks one turn ahead.

Both get what a person sees. Nothing is hidden in this game, so the state they think on is the view revived.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from parlour.games.fourthdim import turns
from parlour.games.fourthdim.columns import TIMELORD, UP, WARRIOR, is_future, kind_of, owner_of
from parlour.games.fourthdim.geometry import Geometry, geometry
from parlour.games.fourthdim.model import Action, EndTurn, State, TakeAtStart
from parlour.games.fourthdim.turn import Turn, decode
from parlour.games.fourthdim.workspace import synced
from parlour.kit.agenda import Prompt
from parlour.kit.chance import Chance
from parlour.kit.game import View

if TYPE_CHECKING:
    from parlour.games.fourthdim._hot import Core

__all__ = ("easy", "medium", "score")

WORTH = (0, 50, 40, 30)
"""By kind: a Guardian holds more than a Warrior, and the Timelord is not for sale."""
WON = 100_000
TRIES = 8
"""Random turns that ``easy`` looks at before it gives in to its fate."""
SHORTLIST = 12
"""Best-looking turns for which ``medium`` asks whether the answer wins."""


def _revive(view: View) -> tuple[State, Turn]:
    from parlour.games.fourthdim.game import GAME  # here: the game offers its bots, so it is imported first

    s = GAME.revive(view.state)
    turn = s.agenda[-1]
    if not isinstance(turn, Turn):
        raise TypeError(f"no turn is pending but {type(turn).__name__}")
    return s, turn


def _random_turn(s: State, core: Core, rng: Chance, start: tuple[Action, ...]) -> tuple[list[Action], bool]:
    """Play a random rest of the turn on the workspace: its actions, and whether they win."""
    board, made = geometry(s.options.rings), list(start)
    while count := core.parts():
        code = core.code(rng.below("turn", count))
        action = decode(code, board)
        made.append(action)
        if isinstance(action, EndTurn):
            break
        if core.play(code):
            return made, True
    return made, False


def easy(view: View, prompt: Prompt, rng: Chance, budget: int) -> Sequence[Action]:
    """Take what stands there (a Timelord first), then random parts, but not a turn after which the answer wins."""
    s, turn = _revive(view)
    board = geometry(s.options.rings)
    core = synced(s, turn.progress)
    prey = core.capturable()
    lords = [cell for cell in prey if kind_of(s.board[cell]) == TIMELORD]
    if lords:
        return (TakeAtStart((board.name(lords[0]),)),)
    made: list[Action] = []
    for _ in range(TRIES):
        core = synced(s, turn.progress)
        mark = core.mark()
        start: tuple[Action, ...] = (TakeAtStart(tuple(map(board.name, prey))),) if prey else ()
        won = bool(prey) and core.capture(prey)
        made = list(start)
        if not won:
            made, won = _random_turn(s, core, rng, start)
            core.next_turn()
        safe = won or core.count()[1] == 0
        core.undo(mark)
        if safe:
            break
    return made


def medium(view: View, prompt: Prompt, rng: Chance, budget: int) -> Sequence[Action]:
    """The turn whose result looks best, as long as the answer to it does not win."""
    s, turn = _revive(view)
    board, side = geometry(s.options.rings), turn.seat
    core = synced(s, turn.progress)
    best: dict[bytes, tuple[int, turns.Turn]] = {}

    def visit(made: turns.Turn, won: bool) -> None:
        mark = core.mark()
        core.next_turn()
        key = core.key()
        if won or key not in best:
            best[key] = (WON if won else score(core, board, side), made)
        core.undo(mark)

    turns.walk(core, visit)
    ranked = sorted(best.values(), key=lambda scored: (-scored[0], scored[1]))
    for value, made in ranked[:SHORTLIST]:
        if value == WON or not _loses(s, turn, made):
            alike = [other for worth, other in ranked if worth == value]
            pick = alike[rng.below("alike", len(alike))] if value < WON else made
            return _actions(s, turn, pick if pick == made or not _loses(s, turn, pick) else made)
    return _actions(s, turn, ranked[0][1])


def _loses(s: State, turn: Turn, made: turns.Turn) -> bool:
    core = synced(s, turn.progress)
    columns, _ = turns.result(core, made)
    core.sync(*columns)
    return core.count()[1] > 0


def _actions(s: State, turn: Turn, made: turns.Turn) -> list[Action]:
    """The decisions of a whole turn, one command; where more could be made, the last says that it is over."""
    board, core = geometry(s.options.rings), synced(s, turn.progress)
    captures, codes = made
    actions: list[Action] = [TakeAtStart(tuple(map(board.name, captures)))] if captures else []
    won = bool(captures) and core.capture(captures)
    for code in codes:
        actions.append(decode(code, board))
        won = core.play(code)
    return actions if won or core.over() else [*actions, EndTurn()]


def score(core: Core, board: Geometry, side: int) -> int:
    """How good the workspace's position is for ``side``, the other one to move: hundredths of about a Ranger.

    Material, less what can be taken at the start of the answer; Warriors near the enemy Timelord; own men forward.
    """
    columns = core.position()
    total, lords = 0, [-1, -1]
    warriors: tuple[list[int], list[int]] = ([], [])
    for cell, piece in enumerate(columns.board):
        if piece and not is_future(piece):
            owner, kind = owner_of(piece), kind_of(piece)
            total += 100 * WORTH[kind] if owner == side else -100 * WORTH[kind]
            if kind == TIMELORD:
                lords[owner] = cell
            elif kind == WARRIOR:
                warriors[owner].append(cell)
    for owner in (0, 1):
        if columns.mode[owner] == UP:
            total += 100 * WORTH[columns.lifted[owner]] * (1 if owner == side else -1)
    for cell in core.capturable():
        kind = kind_of(columns.board[cell])
        total -= WON // 2 if kind == TIMELORD else 80 * WORTH[kind]
    return total + _pressure(board, lords[1 - side], warriors[side]) - _pressure(board, lords[side], warriors[1 - side])


def _pressure(board: Geometry, lord: int, warriors: list[int]) -> int:
    """Warriors near a Timelord, the nearer the more; one in the Vortex feels none."""
    return 0 if lord < 0 else sum(40 * max(0, 6 - board.dist(lord, cell)) for cell in warriors)
