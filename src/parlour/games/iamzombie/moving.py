"""§9.1 Moving, and §6 step 1: placing a pawn."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any, ClassVar

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import Action, Move, Place
from parlour.games.iamzombie.asking import Asking
from parlour.games.iamzombie.brains import pay
from parlour.games.iamzombie.cards import LOCATIONS, NONE, SPECIALS, Feature, Special
from parlour.games.iamzombie.model import Player, State
from parlour.games.iamzombie.refusals import (
    MOVING_IS_OVER,
    NARROW,
    NO_FOOTHOLD,
    NO_SUCH_SLOT,
    NOT_ENOUGH_BRAINS,
    NOT_NOW,
    TOO_FAR,
)
from parlour.games.iamzombie.table import coop, may_enter, neighbours_of, reach, with_special
from parlour.games.iamzombie.wounds import use_up
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.legal import Refused
from parlour.kit.rules import rule

__all__ = ("Placing", "can_move", "enter", "judge_move", "move", "moves", "stand_at")

_FOOTHOLD = SPECIALS[Special.FOOTHOLD].cost


@rule("9.1")
@rule("13")
def _free_exit(s: State, player: Player) -> bool:
    """The first step off a ``free_exit`` location in a turn costs nothing."""
    top = s.slots[player.slot].top
    return LOCATIONS[top].feature is Feature.FREE_EXIT and top not in s.throw.exits


@rule("9.1")
@rule("14")
def _price(s: State, player: Player) -> int:
    """Of one step: a brain, or nothing at ``free_exit`` and by ``sprint``."""
    return 0 if _free_exit(s, player) or with_special(player, Special.SPRINT) is not None else 1


def can_move(s: State, player: Player) -> bool:
    """Is there a step that can be paid, in co-op with what others may give?"""
    if _price(s, player) > reach(s, player):
        return False
    return any(may_enter(s, slot) for slot in neighbours_of(s, player.slot))


def moves(s: State, player: Player) -> list[Move]:
    """Every step that can be paid."""
    cost = _price(s, player)
    if cost > player.brains:
        return []
    found = [Move(slot) for slot in neighbours_of(s, player.slot) if may_enter(s, slot)]
    if cost + _FOOTHOLD <= player.brains and with_special(player, Special.FOOTHOLD):
        found += [Move(step.slot, True) for step in found]
    return found


@rule("9.1")
def judge_move(s: State, player: Player, action: Move, *, moving: bool = True) -> Refused | None:
    """Why this step may not be taken, or ``None``."""
    if not moving:
        return MOVING_IS_OVER
    if action.slot not in neighbours_of(s, player.slot):
        return TOO_FAR if 0 <= action.slot < len(s.slots) else NO_SUCH_SLOT
    if not may_enter(s, action.slot):
        return NARROW
    if action.foothold and with_special(player, Special.FOOTHOLD) is None:
        return NO_FOOTHOLD
    return NOT_ENOUGH_BRAINS if _price(s, player) + _FOOTHOLD * action.foothold > player.brains else None


@rule("9.1")
def move(s: State, player: Player, action: Move, k: Kernel) -> None:
    """One step; a free exit is taken before a sprint, a sprint before a brain is paid."""
    cost = _price(s, player)
    if cost:
        pay(s, player, cost)
    elif _free_exit(s, player):
        s.throw.exits.append(s.slots[player.slot].top)
    else:
        _spend(player, Special.SPRINT, 0, k)
    _set_foot(s, player, action.slot, action.foothold, k)
    k.emit(
        events.PawnMoved(
            seat=player.seat, slot=player.slot, location=s.slots[player.slot].top, stage=player.stage, paid=cost
        )
    )


@rule("14")
def _set_foot(s: State, player: Player, slot: int, foothold: bool, k: Kernel) -> None:
    """Arrive; with ``foothold`` on stage 1."""
    if foothold:
        _spend(player, Special.FOOTHOLD, _FOOTHOLD, k)
        pay(s, player, _FOOTHOLD)
    enter(s, player, slot, int(foothold))


def _spend(player: Player, special: Special, brains: int, k: Kernel) -> None:
    card = with_special(player, special)
    if card is not None:
        use_up(card)
        k.emit(events.SpecialUsed(seat=player.seat, archetype=card.archetype, brains=brains))


@rule("9.1")
@rule("15.3")
def enter(s: State, player: Player, slot: int, stage: int = 0) -> None:
    """The pawn stands there at its beginning; in co-op where the team is, which ``stage`` may raise."""
    if coop(s):
        here = [other for other in s.players if other.slot == slot and other is not player]
        for other in here:
            stage = max(stage, other.stage)
        for other in here:
            other.stage = stage
    player.slot, player.stage = slot, stage


@rule("15.3")
def stand_at(s: State, player: Player, stage: int) -> None:
    """The pawn is at this stage of its location; in co-op everybody there is."""
    here = [other for other in s.players if other.slot == player.slot] if coop(s) else [player]
    for other in here:
        other.stage = stage


@rule("6")
class Placing(Asking, kw_only=True):
    """6 step 1: a pawn that is not on the field is placed."""

    kind: ClassVar[str] = "place"

    def opens(self, s: State, k: Kernel) -> bool:
        return s.players[self.seat].slot == NONE and any(map(partial(may_enter, s), range(len(s.slots))))

    def every(self, s: State) -> Iterable[Action]:
        free = [Place(slot) for slot in range(len(s.slots)) if may_enter(s, slot)]
        player = s.players[self.seat]
        if player.brains >= _FOOTHOLD and with_special(player, Special.FOOTHOLD):
            return [*free, *(Place(place.slot, True) for place in free)]
        return free

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not Place:
            return NOT_NOW
        if not 0 <= action.slot < len(s.slots) or s.slots[action.slot].top == NONE:
            return NO_SUCH_SLOT
        if not may_enter(s, action.slot):
            return NARROW
        player = s.players[self.seat]
        if action.foothold and with_special(player, Special.FOOTHOLD) is None:
            return NO_FOOTHOLD
        return NOT_ENOUGH_BRAINS if action.foothold and player.brains < _FOOTHOLD else None

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        player = s.players[self.seat]
        _set_foot(s, player, action.slot, action.foothold, k)
        top = s.slots[player.slot].top
        k.emit(events.PawnPlaced(seat=self.seat, slot=player.slot, location=top, stage=player.stage))

    def default(self, s: State, seat: Seat) -> Action:
        """The first legal place."""
        return Place(next(slot for slot in range(len(s.slots)) if may_enter(s, slot)))
