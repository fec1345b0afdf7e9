"""Standing orders: passes that a player leaves beforehand, answered from his view only."""

from __future__ import annotations

from typing import Any

from parlour.games.illuminati.actions import Order, Pass, PassUntilAttackEnds, PassUntilTurn
from parlour.kit.agenda import Prompt
from parlour.kit.game import View

__all__ = ("WINDOWS", "answer")

WINDOWS = ("skip", "double", "privilege", "money", "react", "respond")
"""Kinds of prompts that a pass answers."""


def answer(order: Order, view: View, prompt: Prompt) -> Pass | None:
    """A pass where the order says so. In the own turn only the order for one attack, which may be one's own, passes."""
    if prompt.kind not in WINDOWS or view.seat is None:
        return None
    attempt: dict[str, Any] | None = next(
        (step for step in reversed(view.state["agenda"]) if step["type"] == "Attempt"), None
    )
    if isinstance(order, PassUntilAttackEnds):
        return Pass() if attempt is not None and attempt["serial"] == order.attack else None
    if view.state["active"] == view.seat:
        return None
    if isinstance(order, PassUntilTurn):
        return Pass() if view.state["players"][view.seat]["turns"] == order.turn else None
    return None if attempt is not None and attempt["defender"] == view.seat else Pass()
