"""Beside the turns: wishes to be asked (§23), brains given away (§15.5), names (§4.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import MOST_NAME, Action, Give, Rename, Vouch
from parlour.games.iamzombie.brains import hand_over
from parlour.games.iamzombie.cards import NONE
from parlour.games.iamzombie.model import State
from parlour.games.iamzombie.refusals import (
    ALREADY_SO,
    COMPETITIVE_ONLY,
    COOP_ONLY,
    LEFT,
    NAME_NOT_PRINTABLE,
    NO_SUCH_PLAYER,
    NOT_ENOUGH_BRAINS,
    NOT_NOW,
    TOO_FAR,
)
from parlour.games.iamzombie.table import coop, near
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.chance import Chance
from parlour.kit.legal import Candidates, Form, FormOf, Legal, Refused
from parlour.kit.rules import rule

__all__ = ("Opening", "act_open")

_LETTERS = "abcdefghijklmnop"


class Opening(Legal[Action]):
    """What a seat may do at any time."""

    __slots__ = ("_s", "_seat")

    def __init__(self, s: State, seat: Seat) -> None:
        self._s = s
        self._seat = seat

    def _listed(self) -> Iterator[Action]:
        s, seat = self._s, self._seat
        player = s.players[seat]
        if player.out:
            return
        if not coop(s):
            yield Vouch(not player.vouching)
        elif player.brains and player.slot != NONE:
            slots = near(s, player.slot)
            for other in s.players:
                if other is not player and other.slot in slots:
                    for amount in range(1, player.brains + 1):
                        yield Give(other.seat, amount)

    def why_not(self, action: Action) -> Refused | None:
        """One answer for each kind."""
        if self._s.players[self._seat].out:
            return LEFT
        match action:
            case Vouch():
                return self._vouch(action)
            case Give():
                return self._give(action)
            case Rename():
                good = action.name.isprintable() and len(action.name) <= MOST_NAME
                return None if good else NAME_NOT_PRINTABLE
        return NOT_NOW

    @rule("23")
    def _vouch(self, action: Vouch) -> Refused | None:
        if coop(self._s):
            return COMPETITIVE_ONLY
        return ALREADY_SO if self._s.players[self._seat].vouching == action.on else None

    @rule("15.5")
    def _give(self, action: Give) -> Refused | None:
        s, player = self._s, self._s.players[self._seat]
        if not coop(s):
            return COOP_ONLY
        if not 0 <= action.to < s.seats or action.to == self._seat:
            return NO_SUCH_PLAYER
        if player.slot == NONE or s.players[action.to].slot not in near(s, player.slot):
            return TOO_FAR
        return None if 1 <= action.amount <= player.brains else NOT_ENOUGH_BRAINS

    def sample(self, rng: Chance) -> Action:
        """Now and then a name."""
        listed = list(self._listed())
        if listed and rng.below("sample", 8):
            return listed[rng.below("sample", len(listed))]
        return Rename("".join(_LETTERS[rng.below("sample", len(_LETTERS))] for _ in range(rng.below("sample", 5))))

    def form(self) -> tuple[Action, ...] | Form:
        """What can be listed, and a name."""
        if self._s.players[self._seat].out:
            return ()
        return Form(tuple(self._listed()), (FormOf("Rename", {"name": Candidates(longest=MOST_NAME)}),))


def act_open(s: State, seat: Seat, action: Any, k: Kernel) -> None:
    """Carry out a legal one."""
    player = s.players[seat]
    match action:
        case Vouch():
            player.vouching = action.on
            k.emit(events.VouchChanged(seat=seat, on=action.on))
        case Give():
            hand_over(player, s.players[action.to], action.amount)
            k.emit(events.BrainsGiven(seat=seat, to=action.to, brains=action.amount))
        case _:
            player.name = action.name
            k.emit(events.HeroNamed(seat=seat, name=action.name))
