"""One suite for every game: ``conform(game)`` plays random games and checks all that the house relies on.

Games of every number of seats and every set of options are played to the end, with open actions, leaving and expiry at
random moments. What is checked is named at the head of each module:

- ``laws``: prompts, legality and refusals, notation, clone, JSON, chance, invariants
- ``recall``: record, replay, determinism
- ``leaks``, ``tells``, ``handles``: what is hidden stays hidden
- ``home``: what seats take home and bring along again

``options`` that do not pass their own check and whatever raises (``crash``) are failures too.
A suite that saw nothing proves nothing: the counts are reported, and a zero where a game hides something is a failure
(``vacuous``). Equal seeds play equal games, in any process.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any

from parlour.kit.conformance import laws, leaks, tells
from parlour.kit.conformance.handles import Handles
from parlour.kit.conformance.home import taken
from parlour.kit.conformance.recall import Recorder
from parlour.kit.conformance.report import CHECKS, Coverage, Failure, Report, Stopped
from parlour.kit.conformance.trial import Pool, Trial, Until
from parlour.kit.game import Game

__all__ = ("CHECKS", "Coverage", "Failure", "Report", "conform")

MAX_STEPS = 3_000
"""A random game that is longer is cut short."""


def conform(
    game: Game[Any, Any],
    games: int = 50,
    seed: int = 0,
    *,
    max_steps: int = MAX_STEPS,
    until: Until = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play and check ``games`` random games; ``progress`` is told the number of games done.

    The run ends at the first failure for which ``until`` is true.
    """
    report = Report(game.meta.id, games, seed)
    pool = Pool()
    run_key = b"conform %d " % seed
    try:
        for index in range(games):
            _play(Trial(game, report, pool, index, run_key, until), max_steps)
            if progress is not None:
                progress(index + 1)
        _vacuous(game, report)
    except Stopped:
        pass  # the report holds the failure that stopped it
    return report


def _play(trial: Trial, max_steps: int) -> None:
    faults = trial.game.check(trial.options, trial.seats)
    trial.expect(not faults, "options", f"{trial.options}: {faults}")
    try:
        _game(trial, max_steps)
    except Stopped:
        raise
    except Exception as error:  # noqa: BLE001  # whatever the rules raise is the finding
        where = traceback.extract_tb(error.__traceback__)[-1]
        trial.fail("crash", f"{type(error).__name__}: {error} ({where.filename}:{where.lineno} in {where.name})")


def _game(trial: Trial, max_steps: int) -> None:
    game, coverage = trial.game, trial.coverage
    recorder = Recorder(trial)
    handles = Handles(game, trial.viewer()) if game.meta.hidden else None
    events, drawn = trial.start()
    recorder.start(events, drawn)
    while game.outcome(trial.s) is None and trial.step < max_steps:
        if handles is not None:
            handles.look(trial.s, events)
        laws.state(trial)
        _look_for_leaks(trial)
        move = trial.choose()
        _count(trial, move)
        events, drawn = laws.decided(trial, move)
        recorder.entry(move, events, drawn)
        trial.step += 1
    laws.over(trial)
    outcome = game.outcome(trial.s)
    if outcome is not None:
        taken(trial, outcome)
    recorder.check()
    recorder.determinism()
    coverage.seats[str(trial.seats)] = coverage.seats.get(str(trial.seats), 0) + 1
    coverage.cut_short += outcome is None
    if handles is not None:
        coverage.handles = max(coverage.handles, handles.count())
        for detail in handles.found():
            trial.fail("handles", detail)


def _look_for_leaks(trial: Trial) -> None:
    if trial.game.meta.hidden and trial.chance(1, 6):
        leaks.check(trial)
        tells.check(trial)


def _count(trial: Trial, move: Any) -> None:
    coverage = trial.coverage
    if move.do.startswith("leave ") and move.action is None:
        coverage.leavings += 1
    elif move.action is None:
        coverage.expiries += 1
    elif move.open:
        coverage.open_actions += 1
    else:
        coverage.decisions += 1
        prompt = next(p for p in trial.game.prompts(trial.s) if p.seat == move.by)
        coverage.windows += prompt.optional


def _vacuous(game: Game[Any, Any], report: Report) -> None:
    """What was never seen is not proved."""
    coverage, games = report.coverage, report.games
    empty = ["games that came to an end"] if coverage.cut_short == games else []
    if game.meta.hidden:
        counts = {
            "hidden fields": len(leaks.hidden_fields(game)),
            "hidden fields that were resampled": len(coverage.hidden_fields),
            "states in which resampling changed something": coverage.resampled,
            "refusals": sum(coverage.refusals.values()),
            "steps in lock step": coverage.lock_steps,
        }
        if game.meta.windows:
            counts["windows"] = coverage.windows
        elif coverage.windows:
            report.failures.append(Failure("vacuous", games, 0, 0, "the game says that it has no windows, and has"))
        empty += [name for name, count in counts.items() if not count]
    failures = [f"no {name}" for name in empty]
    if not game.meta.hidden:
        failures += [f"the game says that it hides nothing, and {name} is hidden" for name in leaks.hidden_fields(game)]
    report.failures += [Failure("vacuous", games, 0, 0, detail) for detail in failures]
