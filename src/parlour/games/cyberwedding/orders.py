"""§10.2 Standing orders: passes that a player leaves beforehand, answered from the own view only."""

from __future__ import annotations

from typing import Any

from parlour.games.cyberwedding.actions import Order, Pass, PassUntilMyTurn
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.playing import PLAYED_IN, USED_IN, Moment
from parlour.games.cyberwedding.windows import MOMENTS
from parlour.kit.agenda import Prompt
from parlour.kit.game import View
from parlour.kit.rules import rule

__all__ = ("answer",)


@rule("10.2")
def answer(order: Order, view: View, prompt: Prompt) -> Pass | None:
    """An ordinary pass, in windows only."""
    moment = MOMENTS.get(prompt.kind)
    if moment is None or view.seat is None:
        return None
    player = view.state["players"][view.seat]
    if isinstance(order, PassUntilMyTurn):
        return Pass() if player["turns"] == order.turn else None
    return None if any(_of_use(player, card, moment) for card in order.cards) else Pass()


def _of_use(player: dict[str, Any], card: CardKind, moment: Moment) -> bool:
    """Is it in the own hand or in play, and of use in this window?"""
    if card in player["hand"] and not player["played"] and moment in PLAYED_IN.get(card, tuple(Moment)):
        return True
    return moment in USED_IN.get(card, ()) and any(item["card"] == card for item in player["items"])
