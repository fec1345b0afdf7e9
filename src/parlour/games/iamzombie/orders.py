"""§18.2 Standing orders, answered from the view only."""

from __future__ import annotations

from parlour.games.iamzombie.actions import Action, Decline, KeepBrains, Lay, Order
from parlour.kit.agenda import Prompt
from parlour.kit.game import View
from parlour.kit.rules import rule
from parlour.kit.types import HIDDEN

__all__ = ("answer",)


@rule("18.2")
def answer(order: Order, view: View, prompt: Prompt) -> Action | None:
    """The first card on the first legal place; a no to whoever wants a wound paid."""
    if isinstance(order, KeepBrains):
        return Decline() if prompt.kind == "vouch" else None
    if prompt.kind != "lay":
        return None
    hand = view.state["players"][prompt.seat]["hand"]
    sizes = [slot["below"][HIDDEN] for slot in view.state["slots"]]
    return Lay(hand[0], sizes.index(min(sizes)))
