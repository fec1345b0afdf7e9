"""§13 How it ended."""

from __future__ import annotations

from parlour.games.illuminati.model import State
from parlour.kit.game import Outcome
from parlour.kit.rules import rule

__all__ = ("outcome",)


@rule("13")
def outcome(s: State) -> Outcome | None:
    """``None`` while it runs. Scores are total Power and one for each Group."""
    return Outcome(tuple(s.ranks), s.reason, tuple(s.scores)) if s.reason else None
