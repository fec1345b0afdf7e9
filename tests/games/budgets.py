"""Budgets that a test looks into."""

from __future__ import annotations

__all__ = ("Counting",)


class Counting:
    """A budget of so many iterations that notes how often it was asked after it had said no."""

    def __init__(self, iterations: int) -> None:
        self.left = iterations
        self.over = 0

    def spend(self, work: int = 1) -> bool:
        """True while some are left."""
        self.over += self.left <= 0
        self.left -= work
        return self.left > 0
