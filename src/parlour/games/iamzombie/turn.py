"""§6 A turn, from its start to its end, and whose turn is next (§11.3, §15.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import Action, Activate, EndTurn, Move, Use
from parlour.games.iamzombie.asking import Asking
from parlour.games.iamzombie.brains import gain
from parlour.games.iamzombie.cards import CONSTANTS, LOCATIONS, NONE, Feature, Timing
from parlour.games.iamzombie.ending import end_coop, last_turns
from parlour.games.iamzombie.features import LATER, activate, activations, can_activate, judge_activate
from parlour.games.iamzombie.horde import Horde, laps_allowed
from parlour.games.iamzombie.model import Player, State, Throw
from parlour.games.iamzombie.moving import Placing, can_move, judge_move, move, moves
from parlour.games.iamzombie.preparing import Before
from parlour.games.iamzombie.refusals import NOT_NOW
from parlour.games.iamzombie.round_end import RoundEnd
from parlour.games.iamzombie.specials import can_use, judge_use, use, uses
from parlour.games.iamzombie.table import coop
from parlour.games.iamzombie.wounds import heal
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Step
from parlour.kit.legal import Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("AfterRoll", "Turn")

_MOST_FEAST = 2


@rule("6")
class Turn(Step, kw_only=True):
    """6 What one player does; a hero who is down only recovers. Steps 5 to 7 come with the roll itself."""

    seat: Public[Seat]

    def begin(self, s: State, k: Kernel) -> None:
        seat = self.seat
        player = s.players[seat]
        _start(s, player, k)
        if player.down:
            _recover(s, player, k)
            k.push(Placing(seat=seat))
            return
        k.push(Placing(seat=seat), Before(seat=seat), AfterRoll(seat=seat))

    def end(self, s: State, k: Kernel) -> None:
        _next(s, self.seat, k)


@rule("6")
def _start(s: State, player: Player, k: Kernel) -> None:
    """§6 step 1: limits of the turn, the own barricade, tokens given."""
    s.active = player.seat
    s.turn += 1
    s.throw = Throw()
    for card in player.cards:
        card.used_turn = False
    for slot in s.slots:
        slot.given = False
        if slot.barricade == player.seat:
            slot.barricade = NONE
    k.emit(events.TurnStarted(seat=player.seat, lap=s.lap, last=s.closing))


@rule("10.3")
def _recover(s: State, player: Player, k: Kernel) -> None:
    """Heal everything; placing the pawn is all there is in this turn."""
    player.down = False
    heal(player, player.cards, k)
    k.emit(events.HeroRecovered(seat=player.seat))


@rule("11.3")
@rule("15.2")
def _next(s: State, seat: Seat, k: Kernel) -> None:
    """Whose turn it is next, or the end of the round."""
    together = coop(s)
    if not together and not s.closing and s.players[seat].won:
        s.closing = True
        s.turns_left = list(last_turns(s.seats, seat))
        k.emit(events.LastTurnsBegan(seats=list(s.turns_left)))
    if s.closing:
        if s.turns_left:
            k.push(Turn(seat=Seat(s.turns_left.pop(0))))
        else:
            k.push(RoundEnd())
        return
    following = Seat((seat + 1) % s.seats)
    if all(slot.top == NONE for slot in s.slots):
        _no_stacks(s, k)
        return
    if following != s.first:
        k.push(Turn(seat=following))
        return
    if together and s.lap >= laps_allowed(s):
        end_coop(s, "clock", k)
    elif not together and s.lap >= CONSTANTS.lap_cap_competitive:
        k.push(RoundEnd())
    else:
        s.lap += 1
        k.push(*([Horde()] if together else []), Turn(seat=following))


@rule("23", ruling="R-49")
def _no_stacks(s: State, k: Kernel) -> None:
    """All stacks are exhausted: nobody else can win this round."""
    if coop(s):
        end_coop(s, "clock", k)
    else:
        k.push(RoundEnd())


@rule("6")
@rule("14")
class AfterRoll(Asking, kw_only=True):
    """6 steps 8 and 9: move, then what is used at the end of the turn."""

    kind: ClassVar[str] = "after_roll"
    ending: Public[bool] = False
    """Step 9 has begun: no move any more."""

    def opens(self, s: State, k: Kernel) -> bool:
        player = s.players[self.seat]
        if s.throw.over or player.slot == NONE:
            return False
        if not s.throw.rolled:
            self.ending = True
        if not self.ending and not can_move(s, player):
            if not _feast(s):
                return self._can_end(s, player)
            self._close(s, player, k)
        return not self.ending or self._can_end(s, player)

    def _can_end(self, s: State, player: Player) -> bool:
        return can_use(s, player, Timing.END) or can_activate(s, player, LATER)

    @rule("13")
    def _close(self, s: State, player: Player, k: Kernel) -> None:
        """Step 8 is over: a ``feast`` pays for the brains that were not spent."""
        self.ending = True
        if _feast(s):
            unspent = min(_MOST_FEAST, s.throw.sixes)
            s.throw.sixes = 0
            k.emit(events.FeatureUsed(seat=self.seat, location=s.throw.location))
            gain(s, player, unspent, k)

    def _may_end(self, s: State) -> bool:
        """Step 9 may be begun with the move still open, unless a feast comes between."""
        return self.ending or not _feast(s)

    def every(self, s: State) -> Iterable[Action]:
        player = s.players[self.seat]
        found: list[Action] = [] if self.ending else [*moves(s, player)]
        if self._may_end(s):
            found += uses(s, player, Timing.END)
            found += activations(s, player, LATER)
        found.append(EndTurn())
        return found

    def judge(self, s: State, action: Any) -> Refused | None:
        player = s.players[self.seat]
        match action:
            case EndTurn():
                return None
            case Move():
                return judge_move(s, player, action, moving=not self.ending)
            case Use() if self._may_end(s):
                return judge_use(s, player, action, Timing.END)
            case Activate() if self._may_end(s):
                return judge_activate(s, player, action, LATER)
        return NOT_NOW

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        player = s.players[self.seat]
        if type(action) is EndTurn and self._may_end(s):
            return
        self.again(k)
        if type(action) is Move:
            move(s, player, action, k)
        elif type(action) is EndTurn:
            self._close(s, player, k)
        else:
            self.ending = True
            if type(action) is Use:
                use(s, player, action, k)
            elif type(action) is Activate:
                activate(s, player, action, k)

    def default(self, s: State, seat: Seat) -> Action:
        """None."""
        return EndTurn()


def _feast(s: State) -> bool:
    """Is there a feast to come?"""
    throw = s.throw
    return throw.sixes > 0 and throw.location != NONE and LOCATIONS[throw.location].feature is Feature.FEAST
