"""§6 Characters that are freed, and where a counter comes back onto the map."""

from __future__ import annotations

from typing import ClassVar

from parlour.games.cyberwedding import cyber_events as events
from parlour.games.cyberwedding.actions import PlaceGroup
from parlour.games.cyberwedding.model import NONE, Cyberman, Fate, State, member_of, owner_of
from parlour.games.cyberwedding.nearest import Nearest
from parlour.games.cyberwedding.standing import is_human, refresh
from parlour.games.cyberwedding.table import board_of
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("Homecoming", "ThrownOut", "place_homecomer", "return_captive")


@rule("6")
def return_captive(s: State, cyberman: Cyberman, captive: int, why: str, k: Kernel) -> None:
    """The character leaves the Cyberman for its group; for ever, if its owner is no longer in the game."""
    cyberman.captives.remove(captive)
    owner = s.players[owner_of(captive)]
    if not is_human(owner):
        member_of(s, captive).fate = Fate.GONE
        k.emit(events.CharacterLeft(seat=owner.seat, captive=captive))
        return
    member_of(s, captive).fate = Fate.FREE
    k.emit(events.CharacterReturned(seat=owner.seat, captive=captive, why=why))
    place_homecomer(s, owner.seat, cyberman.square, k)
    refresh(s, owner.seat, k)


@rule("6")
def place_homecomer(s: State, seat: Seat, near: int, k: Kernel) -> None:
    """A group without a counter gets one, on the nearest free square next to that one."""
    waiting = any(isinstance(step, Homecoming) and step.seat == seat for step in s.agenda)
    if s.players[seat].square == NONE and not waiting:
        k.push(Homecoming(seat=seat, near=near))


@rule("6")
class Homecoming(Nearest, kw_only=True):
    """6 The owner chooses among the nearest squares that people can stand on and that are free."""

    kind: ClassVar[str] = "home"
    choice = PlaceGroup
    near: Public[int]

    def squares(self, s: State) -> list[int]:
        """6 Free, and people can stand there."""
        return board_of(s).nearest_free(self.near)

    def place(self, s: State, square: int, k: Kernel) -> None:
        """The group stands there again."""
        s.players[self.seat].square = square
        k.emit(events.GroupReturned(seat=self.seat, square=square))
        refresh(s, self.seat, k)


@rule("7.3")
class ThrownOut(Homecoming, kw_only=True):
    """7.3 A group that got out of a car where two others are already stands next to it."""

    kind: ClassVar[str] = "thrown_out"
