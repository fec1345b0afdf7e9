"""§6 steps 2 to 5: moving, resting, what is used before the roll, and the roll."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import Action, Activate, Decline, Move, Pay, Rest, Roll, Use
from parlour.games.iamzombie.asking import Asking, Paying
from parlour.games.iamzombie.brains import gain, pay
from parlour.games.iamzombie.cards import LOCATIONS, NONE, Feature, Timing
from parlour.games.iamzombie.claiming import Advancing
from parlour.games.iamzombie.features import BEFORE, activate, activations, can_activate, judge_activate
from parlour.games.iamzombie.model import Player, State
from parlour.games.iamzombie.moving import judge_move, move, moves
from parlour.games.iamzombie.numbers import colours, reckon
from parlour.games.iamzombie.refusals import (
    NO_SUCH_COLOUR,
    NOT_NOW,
    NOT_WOUNDED,
    SPLIT_TOO_LARGE,
)
from parlour.games.iamzombie.resolving import Boost, DangerCheck, Fives, Freaks, StagesBitten
from parlour.games.iamzombie.rolling import Postroll, Rerolling
from parlour.games.iamzombie.specials import can_use, judge_use, use, uses
from parlour.games.iamzombie.table import at, lead, leading, reach
from parlour.games.iamzombie.throwing import draw_dice
from parlour.games.iamzombie.wounds import Wound, heal
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Step
from parlour.kit.legal import Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("Before", "Sealing", "Wishing")

Wish = Use | Activate | Roll


@rule("6")
class Before(Asking, kw_only=True):
    """6 steps 2 to 5: move, rest, use, activate, and at last roll."""

    kind: ClassVar[str] = "before"

    def opens(self, s: State, k: Kernel) -> bool:
        player = s.players[self.seat]
        if s.throw.over or player.slot == NONE:
            return False
        reckon(s, player)
        return True

    def every(self, s: State) -> Iterable[Action]:
        player = s.players[self.seat]
        found: list[Action] = []
        if not s.throw.prepared:
            found += moves(s, player)
            found += _rests(s, player)
        found += uses(s, player, Timing.PREROLL)
        found += activations(s, player, BEFORE)
        found += _rolls(s, player)
        return found

    def judge(self, s: State, action: Any) -> Refused | None:
        player = s.players[self.seat]
        match action:
            case Roll():
                return _judge_roll(s, player, action)
            case Move():
                return judge_move(s, player, action, moving=not s.throw.prepared)
            case Use():
                return judge_use(s, player, action, Timing.PREROLL)
            case Activate():
                return judge_activate(s, player, action, BEFORE)
            case Rest():
                allowed = not s.throw.prepared and action in _rests(s, player)
                return None if allowed else NOT_WOUNDED
        return NOT_NOW

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        player = s.players[self.seat]
        if type(action) is Move:
            move(s, player, action, k)
            self._again(s, k)
        elif type(action) is Rest:
            _rest(s, player, action, k)
        elif s.throw.prepared:
            self.perform(s, action, k)
        else:
            s.throw.prepared = True
            self._prepare(s, player, action, k)

    @rule("13")
    def _prepare(self, s: State, player: Player, action: Wish, k: Kernel) -> None:
        """``toxic`` and ``sealed`` come first; then what was wished, if it is still possible."""
        location = at(s, player)
        if location.feature is Feature.TOXIC:
            k.push(Wound(seat=self.seat, cause="toxic"), Wishing(seat=self.seat, wish=action))
        elif location.feature is Feature.SEALED and player.stage == 0:
            k.push(Sealing(seat=self.seat), Wishing(seat=self.seat, wish=action))
        else:
            self.perform(s, action, k)

    def perform(self, s: State, action: Wish, k: Kernel) -> None:
        """What was decided; after a use or an activation it is asked again."""
        player = s.players[self.seat]
        if type(action) is Roll:
            _roll(s, player, action, k)
            return
        self._again(s, k)
        if type(action) is Use:
            use(s, player, action, k)
        elif type(action) is Activate:
            activate(s, player, action, k)

    def _again(self, s: State, k: Kernel) -> None:
        """Numbers anew when it is on top again: others may be asked before that."""
        self.again(k)

    @rule("18.2")
    def default(self, s: State, seat: Seat) -> Action:
        """Roll; the surplus lowers Danger, then Difficulty."""
        here = s.slots[s.players[self.seat].slot]
        # More than is used while it is above 5: that has to be worn off first.
        danger = LOCATIONS[here.top].danger + here.freaks - s.throw.calm
        return Roll(max(0, s.throw.surplus - max(0, danger)))


@rule("13")
class Wishing(Step, kw_only=True):
    """13 What was decided before ``toxic`` or ``sealed`` was settled: done if it is still possible, else asked anew.

    Before a roll it is asked again too if the numbers are others by now, or anything may be used or activated.
    """

    seat: Public[int]
    wish: Public[Use | Activate | Roll]

    def begin(self, s: State, k: Kernel) -> None:
        player = s.players[self.seat]
        if s.throw.over or player.slot == NONE:
            return
        before = Before(seat=player.seat, begun=True, asking=True)
        known = _numbers(s)
        reckon(s, player)
        open_again = type(self.wish) is Roll and (known != _numbers(s) or _more_to_do(s, player))
        if open_again or before.judge(s, self.wish) is not None:
            k.push(before)
        else:
            before.perform(s, self.wish, k)


def _numbers(s: State) -> tuple[int, ...]:
    throw = s.throw
    return throw.pool, throw.rerolls, throw.surplus, throw.difficulty, throw.danger


def _more_to_do(s: State, player: Player) -> bool:
    return can_use(s, player, Timing.PREROLL) or can_activate(s, player, BEFORE)


@rule("13")
class Sealing(Paying, kw_only=True):
    """13 ``sealed``: at its beginning a brain, or a stage of the roll."""

    kind: ClassVar[str] = "sealed"

    def opens(self, s: State, k: Kernel) -> bool:
        if reach(s, s.players[self.seat]):
            return True
        s.throw.sealed = True
        return False

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        if type(action) is Pay:
            pay(s, s.players[self.seat], 1)
            k.emit(events.BrainsPaid(seat=self.seat, brains=1))
        else:
            s.throw.sealed = True

    def default(self, s: State, seat: Seat) -> Action:
        """Paid."""
        return Pay() if s.players[self.seat].brains else Decline()


@rule("10.4")
def _rests(s: State, player: Player) -> list[Rest]:
    """With a wounded leading archetype: which one is healed, or all of them at a ``rest_spot``."""
    wounded = [card.archetype for card in lead(player) if card.wounded]
    if not wounded:
        return []
    return [Rest()] if at(s, player).feature is Feature.REST_SPOT else [Rest(card) for card in wounded]


@rule("10.4")
def _rest(s: State, player: Player, action: Rest, k: Kernel) -> None:
    """Heal, take a brain, and go on with §6 step 9."""
    k.emit(events.Rested(seat=player.seat))
    heal(player, lead(player) if action.archetype == NONE else [leading(player, action.archetype)], k)
    gain(s, player, 1, k)


def _colours(s: State, player: Player) -> tuple[str, ...]:
    """What may be said about the colour: nothing, except where two are owned equally often."""
    location = LOCATIONS[s.slots[player.slot].top]
    if location.feature is not Feature.WILD:
        return ("",)
    tied = colours(player, location)
    return ("", *(str(colour) for colour in tied[1:]))


def _rolls(s: State, player: Player) -> list[Roll]:
    return [Roll(split, colour) for colour in _colours(s, player) for split in range(s.throw.surplus + 1)]


def _judge_roll(s: State, player: Player, action: Roll) -> Refused | None:
    if not 0 <= action.to_difficulty <= s.throw.surplus:
        return SPLIT_TOO_LARGE
    return None if not action.colour or action.colour in _colours(s, player) else NO_SUCH_COLOUR


@rule("6")
@rule("6.1")
def _roll(s: State, player: Player, action: Roll, k: Kernel) -> None:
    """§6 steps 5 to 7: fix the numbers, roll all dice, and then what comes of them."""
    throw = s.throw
    throw.rolled = True
    throw.to_difficulty = action.to_difficulty
    throw.location = s.slots[player.slot].top
    if throw.surplus or action.colour:
        reckon(s, player, action.colour)
    k.emit(
        events.RollPrepared(
            seat=player.seat,
            pool=throw.pool,
            rerolls=throw.rerolls,
            difficulty=throw.difficulty,
            danger=throw.danger,
        )
    )
    draw = s.dice_drawn
    throw.dice = draw_dice(s, throw.pool, k)
    k.emit(events.DiceRolled(seat=player.seat, faces=list(throw.dice), draw=draw))
    seat = player.seat
    k.push(
        Rerolling(seat=seat),
        Postroll(seat=seat),
        Fives(seat=seat),
        DangerCheck(seat=seat),
        Boost(seat=seat),
        StagesBitten(seat=seat),
        Freaks(seat=seat),
        Advancing(seat=seat),
    )
