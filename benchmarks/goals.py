"""A figure beside its goal, one line each."""

from __future__ import annotations

from parlour.sim.measure import Figure

__all__ = ("Goal", "report")


class Goal(Figure, frozen=True):
    """What was measured, and what it has to be, as a line."""

    def __str__(self) -> str:
        bound = f"≥ {self.at_least:,.6g}" if self.at_least is not None else f"≤ {self.at_most:,.6g}"
        shown = f"{self.value:,.0f}" if self.value >= 1000 else f"{self.value:.3g}"
        return f"{self.name}: {shown} (goal {bound}){'' if self.met else '  MISSED'}"


def report(*goals: Goal) -> int:
    """Print them; the status, 1 if one is missed."""
    for goal in goals:
        print(goal, flush=True)
    return 0 if all(goal.met for goal in goals) else 1
