"""The core of this process, made equal to a state's position by value."""

from __future__ import annotations

from parlour.games.fourthdim._hot import Core, workspace
from parlour.games.fourthdim.model import Options, State

__all__ = ("core_of", "synced")


def core_of(options: Options) -> Core:
    """The workspace for these options."""
    return workspace(
        options.rings,
        options.beam_down_min_distance,
        options.beam_back_from_drift,
        options.marker_home_with_pair,
        options.beam_back_needs_open_path,
    )


def synced(s: State, progress: list[int]) -> Core:
    """The workspace, holding exactly this state and this turn's progress.

    By value, so it cannot go stale by a clone, a take-back or another match.
    """
    core = core_of(s.options)
    core.sync(s.board, s.mode, s.spot, s.lifted, s.mark, s.current, s.future, progress)
    return core
