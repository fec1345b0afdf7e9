"""The Fourth Dimension through its public game object: positions by text, turns by record, refusals by code."""

from __future__ import annotations

from typing import Any

from parlour.games.fourthdim import GAME
from parlour.games.fourthdim.analysis import FourthdimAnalysis
from parlour.games.fourthdim.model import Action, EndTurn, Options, State
from parlour.kit.actors import Seat
from parlour.kit.chance import Scripted
from parlour.kit.legal import NotAllowed
from parlour.kit.notation import NotationError
from parlour.kit.types import Event
from tests.games.fourthdim import plain

__all__ = (
    "ANALYSIS",
    "NO_CHANCE",
    "at",
    "decide",
    "events_of",
    "final",
    "mover",
    "named",
    "outcomes",
    "play",
    "playable",
    "reason",
    "refusal",
    "rulebook",
    "start",
    "text",
    "words",
)

assert isinstance(GAME.analysis, FourthdimAnalysis)
ANALYSIS = GAME.analysis
"""What the game offers beside play."""
NO_CHANCE = Scripted("")
"""This game draws nothing; asking for a draw is an error."""


def start(**options: Any) -> State:
    """A new game with these options, which must be playable."""
    chosen = Options(**options)
    assert GAME.check(chosen, 2) == []
    s, _ = GAME.start(chosen, 2, NO_CHANCE)
    return s


def at(position: str = plain.START, **options: Any) -> State:
    """The start of a turn in this position."""
    return ANALYSIS.parse(position, Options(**options))


def rulebook(options: plain.Options) -> Options:
    """The plain rules' switches as options of the game."""
    return Options(
        rings=options.rings,
        beam_down_min_distance=options.beam_down_min_distance,
        beam_back_from_drift=options.beam_back_from_drift,
        marker_home_with_pair=options.marker_home_with_pair,
        beam_back_needs_open_path=options.beam_back_needs_open_path,
    )


def text(s: State) -> str:
    """The position without the count of turns since the last capture; only between turns or after the end."""
    return " ".join(ANALYSIS.format(s).split(" ")[:5])


def mover(s: State) -> Seat:
    """Who is to decide."""
    (prompt,) = GAME.prompts(s)
    return prompt.seat


def named(word: str | Action) -> Action:
    """A decision by its notation."""
    parsed: Action = GAME.notation.parse(word) if isinstance(word, str) else word
    return parsed


def words(s: State) -> list[str]:
    """Every legal decision of the side to move, in the notation."""
    return [GAME.notation.format(action) for action in GAME.legal(s, mover(s))]


def decide(s: State, *decisions: str | Action) -> list[Event]:
    """Make these decisions of the side to move, in place; what happened in them."""
    return [event for word in decisions for event in GAME.apply(s, mover(s), named(word), NO_CHANCE)]


def refusal(s: State, word: str | Action) -> str:
    """Why the side to move may not do that, and by which clause; empty if it may."""
    refused = GAME.legal(s, mover(s)).why_not(named(word))
    return f"{refused.code} {refused.rule}" if refused else ""


def reason(s: State) -> str:
    """Why the game is over; empty while it runs."""
    outcome = GAME.outcome(s)
    return outcome.reason if outcome else ""


def final(s: State) -> str:
    """What a finished turn has led to: the position, or `WIN w`."""
    outcome = GAME.outcome(s)
    return f"WIN {'wb'[outcome.winners()[0]]}" if outcome and outcome.winners() else text(s)


def playable(s: State, record: str) -> State | None:
    """The state after a whole turn, made part by part on a copy; `None` if the record is no legal turn."""
    side, number = mover(s), s.turns
    s = GAME.clone(s)
    try:
        for word in record.split(" "):
            GAME.apply(s, side, named(word), NO_CHANCE)
        if GAME.outcome(s) is None and s.turns == number:
            GAME.apply(s, side, EndTurn(), NO_CHANCE)
    except (NotAllowed, NotationError):
        return None
    return s


def play(s: State, *records: str) -> State:
    """The state after these whole turns; the one given stays as it is."""
    for record in records:
        after = playable(s, record)
        assert after is not None, (record, words(s))
        s = after
    return s


def events_of(s: State, record: str) -> list[Event]:
    """What happens in a whole turn, up to the beginning of the next."""
    s, number = GAME.clone(s), s.turns
    events = decide(s, *record.split(" "))
    return events if s.turns > number or reason(s) else [*events, *decide(s, EndTurn())]


def outcomes(s: State) -> dict[str, str]:
    """Every whole turn, made part by part, with the position after it or its winner, as the plain rules write them."""
    found: dict[str, str] = {}
    side = mover(s)

    def go_on(before: State, made: list[tuple[int, Action]]) -> None:
        for action in GAME.legal(before, side):
            after = GAME.clone(before)
            GAME.apply(after, side, action, NO_CHANCE)
            decisions = [*made, (int(side), action)]
            outcome = GAME.outcome(after)
            if outcome is not None and outcome.winners():
                # The plain rules hand a won game over, too.
                found[GAME.records(decisions)[0]] = f"{'wb'[side]} wins: {'bw'[side]}{text(after)[1:]}"
            elif outcome is not None or after.turns > s.turns:
                found[GAME.records(decisions)[0]] = text(after)
            else:
                go_on(after, decisions)

    go_on(s, [])
    return found
