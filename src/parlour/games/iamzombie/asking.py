"""Steps that ask somebody, and what is done for whoever does not answer (§18.2, §18.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from parlour.games.iamzombie.actions import Action, Decline, Pay
from parlour.games.iamzombie.model import State
from parlour.games.iamzombie.refusals import NOT_ENOUGH_BRAINS, NOT_NOW
from parlour.kit import asking
from parlour.kit.legal import Refused
from parlour.kit.rules import rule

__all__ = ("Asking", "Paying")


@rule("18.2")
@rule("18.3")
class Asking(asking.Asking, kw_only=True):
    """18 Who has left does what the default says."""

    def absent(self, s: State) -> bool:
        """18.3 Has the player left?"""
        return s.players[self.seat].out

    def turn(self, s: State) -> int:
        """A hero's turn, whoever is asked in it."""
        return s.turn


@rule("9")
class Paying(Asking, kw_only=True):
    """9 A step that asks for a brain."""

    def every(self, s: State) -> Iterable[Action]:
        return [Pay(), Decline()] if s.players[self.seat].brains else [Decline()]

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is Pay:
            return None if s.players[self.seat].brains else NOT_ENOUGH_BRAINS
        return None if type(action) is Decline else NOT_NOW
