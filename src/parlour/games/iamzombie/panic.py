"""§15.8 Panic."""

from __future__ import annotations

from parlour.games.iamzombie import events
from parlour.games.iamzombie.cards import COOP
from parlour.games.iamzombie.ending import end_coop
from parlour.games.iamzombie.model import State
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = ("panic_limit", "raise_panic")


@rule("15.8")
def panic_limit(s: State) -> int:
    """How much Panic loses the game."""
    return max(2, s.seats) + COOP.panic_extra[s.options.difficulty]


@rule("15.8")
def raise_panic(s: State, k: Kernel) -> None:
    """By one; at the limit the game is lost."""
    s.panic += 1
    limit = panic_limit(s)
    k.emit(events.PanicRose(panic=s.panic, limit=limit))
    if s.panic >= limit and not s.reason:
        end_coop(s, "panic", k)
