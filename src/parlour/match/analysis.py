"""A position looked at, and actions tried out from there: no table, no match. For games that hide nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from parlour.kit.actors import Seat, Viewer
from parlour.kit.capabilities import Analysis
from parlour.kit.game import Game
from parlour.kit.legal import NotAllowed, Refused
from parlour.kit.notation import NotationError
from parlour.match.messages import LegalList, OutcomeView
from parlour.match.position import NoChance
from parlour.match.views import legal_list, outcome_view

__all__ = ("MOST_TURNS", "Looked", "analysis_of", "look")

MOST_TURNS = 5_000
"""Whole turns that are listed; of more only the number is told."""


class Looked(Struct, frozen=True, kw_only=True):
    """A position as the side to move sees it."""

    position: str
    """Where a turn begins; else that of the turn's start."""
    seat: int | None
    kind: str
    view: dict[str, Any]
    legal: LegalList
    complete: bool
    """The actions make whole turns, one at least."""
    turns: tuple[str, ...]
    """From ``position``; empty where they are too many."""
    count: int
    """How many they are."""
    outcome: OutcomeView | None


def analysis_of(game: Game[Any, Any]) -> Analysis[Any] | None:
    """What the game offers, if everybody may see everything and nothing depends on chance."""
    return None if game.meta.chance or game.meta.hidden else game.analysis


def look(game: Game[Any, Any], options: Any, position: str, actions: Sequence[str]) -> Looked:
    """The position of a text (empty: the start) after the actions, each of the side to move.

    ``NotationError`` for a text that is no position; ``NotAllowed`` for an action that is none or not legal, with its
    ``index`` among the arguments.
    """
    analysis = analysis_of(game)
    assert analysis is not None  # nobody asks about another game
    if position:
        s = analysis.parse(position, options)
    else:
        s, _ = game.start(options, game.meta.players[0], NoChance())
    base = game.clone(s)  # where the turn began
    for index, text in enumerate(actions):
        _try(game, s, text, index)
        if analysis.begins(s):
            base = game.clone(s)
    outcome = game.outcome(s)
    asked = next(iter(game.prompts(s)), None)
    viewer = Viewer(None if asked is None else asked.seat)
    count = analysis.perft(base, 1, False).records if game.prompts(base) else 0
    return Looked(
        position=analysis.format(base),
        seat=None if asked is None else int(asked.seat),
        kind="" if asked is None else asked.kind,
        view=game.view(s, viewer).state,
        legal=LegalList() if asked is None else legal_list(game, game.legal(s, asked.seat)),
        complete=bool(actions) and (outcome is not None or analysis.begins(s)),
        turns=tuple(analysis.turns(base)) if 0 < count <= MOST_TURNS else (),
        count=count,
        outcome=None if outcome is None else outcome_view(outcome, ""),
    )


def _try(game: Game[Any, Any], s: Any, text: str, index: int) -> None:
    """One action of whoever is asked, in place; in a game that hides nothing one seat is asked at a time."""
    try:
        asked = next(iter(game.prompts(s)), None)
        seat = Seat(0) if asked is None else asked.seat
        game.apply(s, seat, game.notation.parse(text), NoChance())
    except NotationError as error:
        raise NotAllowed(Refused(error.code, {**error.args_, "index": index})) from error
    except NotAllowed as error:
        no = error.refused
        raise NotAllowed(Refused(no.code, {**no.args, "index": index}, no.rule)) from error
