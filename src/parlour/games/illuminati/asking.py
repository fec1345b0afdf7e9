"""Steps that ask somebody: what happens when the time is up, and who may be asked at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from parlour.games.illuminati.actions import Action, Pass
from parlour.games.illuminati.model import State
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Step
from parlour.kit.rules import rule

__all__ = ("Asking", "has_hand", "is_in", "numbered")


class Asking(Step, kw_only=True):
    """[R 42] A step that asks somebody knows what is done for whoever does not answer."""

    boundary: ClassVar[bool] = False
    """[R 44] Does a Special for any time that is handed in now take effect at once?"""

    def default(self, s: State, seat: Seat) -> Action:
        """The action in place of one that was not taken: in windows and money rounds a pass."""
        return Pass()

    def expire(self, s: State, seat: Seat, k: Kernel) -> None:
        """Do that."""
        self.act(s, seat, self.default(s, seat), k)

    def resumed(self, s: State) -> None:
        """[R 48] A Special has resolved that was played while this step asked."""


@rule("10")
def has_hand(s: State) -> Callable[[int], bool]:
    """Whom public facts allow to be asked for a Special: players with a hand, whatever is in it."""
    players = s.players
    return lambda seat: bool(players[seat].hand.value) and not players[seat].out


def is_in(s: State) -> Callable[[int], bool]:
    """Who is in the game."""
    players = s.players
    return lambda seat: not players[seat].out


def numbered(s: State) -> int:
    """A new number for prompts, so that a clock starts anew."""
    s.clock += 1
    return s.clock
