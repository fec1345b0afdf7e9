"""Standing orders: passes that a player leaves beforehand, answered from his view only."""

from __future__ import annotations

from typing import Any

from parlour.games.illuminati.actions import Order, Pass, PassUnlessAttacked, PassUntilAttackEnds
from parlour.kit.agenda import Prompt
from parlour.kit.game import View

__all__ = ("WINDOWS", "answer")

WINDOWS = ("skip", "double", "privilege", "money", "react", "respond")
"""Kinds of prompts that a pass answers."""


def answer(order: Order, view: View, prompt: Prompt) -> Pass | None:
    """A pass where the order says so; an attack of one's own is never passed in."""
    if prompt.kind not in WINDOWS:
        return None
    attempt: dict[str, Any] | None = next(
        (step for step in reversed(view.state["agenda"]) if step["type"] == "Attempt"), None
    )
    if isinstance(order, PassUntilAttackEnds):
        return Pass() if attempt is not None and attempt["serial"] == order.attack else None
    if view.state["active"] == view.seat:
        return None
    attacked = attempt is not None and attempt["defender"] == view.seat
    return None if isinstance(order, PassUnlessAttacked) and attacked else Pass()
