"""Three opponents: ``easy`` is random but not suicidal, ``medium`` looks one turn ahead, ``hard`` searches.

All get what a person sees. Nothing is hidden in this game, so the state they think on is the view revived.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from parlour.games.fourthdim import turns
from parlour.games.fourthdim.columns import TIMELORD, kind_of
from parlour.games.fourthdim.geometry import geometry
from parlour.games.fourthdim.model import Action, EndTurn, State, TakeAtStart
from parlour.games.fourthdim.search import Found, search
from parlour.games.fourthdim.turn import Turn, decode
from parlour.games.fourthdim.workspace import synced
from parlour.kit.agenda import Prompt
from parlour.kit.budget import Budget, Iterations
from parlour.kit.chance import Chance
from parlour.kit.game import View

if TYPE_CHECKING:
    from parlour.games.fourthdim._hot import Core

__all__ = ("easy", "hard", "medium")

TRIES = 8
"""Random turns that ``easy`` looks at before it gives in to its fate."""
ALIKE = 3
"""Hundredths within which ``medium`` takes any turn."""
OPENING = 4
"""Turns of the game, of both sides, in which ``hard`` varies."""
CHOICES = 3
"""Among how many of its best turns it does so."""
GIVEN_AWAY = 12
"""Hundredths that such a turn may be worse."""


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


def easy(view: View, prompt: Prompt, rng: Chance, budget: Budget) -> Sequence[Action]:
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


def medium(view: View, prompt: Prompt, rng: Chance, budget: Budget) -> Sequence[Action]:
    """The turn whose result looks best, as long as the answer to it does not win; one of those that look alike."""
    s, turn = _revive(view)
    return _pick(s, turn, search(s, turn.progress, Iterations(0)).found, ALIKE, rng)


def hard(view: View, prompt: Prompt, rng: Chance, budget: Budget) -> Sequence[Action]:
    """Searches while the budget lasts. Its first turns differ from game to game."""
    s, turn = _revive(view)
    if s.turns < OPENING:
        return _pick(s, turn, search(s, turn.progress, budget, CHOICES).found[:CHOICES], GIVEN_AWAY, rng)
    return _actions(s, turn, search(s, turn.progress, budget).found[0].made)


def _pick(s: State, turn: Turn, found: list[Found], within: int, rng: Chance) -> list[Action]:
    """Any of the turns whose score comes so near to the best."""
    alike = [one for one in found if one.score >= found[0].score - within]
    return _actions(s, turn, alike[rng.below("alike", len(alike))].made)


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
