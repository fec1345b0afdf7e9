"""What the suite found, and how much it has looked at."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct, field

__all__ = ("CHECKS", "Coverage", "Failure", "Report", "Stopped")

CHECKS = (
    "options",
    "crash",
    "prompts",
    "legal",
    "refused",
    "notation",
    "clone",
    "chance",
    "serialise",
    "invariant",
    "orders",
    "outcome",
    "luggage",
    "record",
    "recall",
    "determinism",
    "determinize",
    "leak",
    "draft",
    "lockstep",
    "secret",
    "choices",
    "handles",
    "vacuous",
)
"""Names of the promises; each is explained at the head of the module that checks it."""


class Stopped(Exception):
    """The first failure ends the run, as asked for."""


class Failure(Struct, frozen=True):
    """One broken promise. The same seed and number of games play it again."""

    check: str
    """One of ``CHECKS``."""
    game: int
    """Index of the random game."""
    seats: int
    step: int
    """Decisions made before."""
    detail: str

    def __str__(self) -> str:
        return f"{self.check}: game {self.game} with {self.seats} seats, step {self.step}: {self.detail}"


class Coverage(Struct):
    """Counts of what was looked at. A suite that saw nothing proves nothing."""

    seats: dict[str, int] = field(default_factory=dict)
    """Games by number of seats."""
    cut_short: int = 0
    """Games that were stopped at the greatest length."""
    decisions: int = 0
    open_actions: int = 0
    leavings: int = 0
    expiries: int = 0
    windows: int = 0
    """Decisions that were optional."""
    refusals: dict[str, int] = field(default_factory=dict)
    """By code."""
    hidden_fields: dict[str, int] = field(default_factory=dict)
    """By field that hides something: the looked-at states in which it held something else after a resampling."""
    leak_states: int = 0
    """States that were compared with a resampled one."""
    resampled: int = 0
    """Those of them in which two resamplings differed."""
    lock_steps: int = 0
    """Steps that such a pair took alike."""
    drafts: int = 0
    """Drafted decisions that were compared."""
    secret_decisions: int = 0
    """Decisions nobody else may have noticed."""
    handles: int = 0
    """Fields that tell apart what is otherwise equal."""
    replayed: int = 0
    """Entries of records that were played again."""
    taken_back: int = 0
    """Commands that were taken back."""

    def items(self) -> list[tuple[str, Any]]:
        """Name and count, in the order above."""
        return [(name, getattr(self, name)) for name in self.__struct_fields__]


class Report(Struct):
    """The result of ``conform``."""

    game: str
    games: int
    seed: int
    failures: list[Failure] = field(default_factory=list)
    coverage: Coverage = field(default_factory=Coverage)

    @property
    def ok(self) -> bool:
        """Nothing was found."""
        return not self.failures

    def to_dict(self) -> dict[str, Any]:
        """Builtins, for JSON."""
        return {**msgspec.to_builtins(self), "ok": self.ok}
