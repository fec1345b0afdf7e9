"""§3.4 Movement Phase of a group on foot: the allowance, one square after the other, tokens, fights on the way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.actions import Action, Hotwire, Stop, Walk
from parlour.games.cyberwedding.asking import MANY
from parlour.games.cyberwedding.cars import hotwire, why_no_car, why_no_hotwire
from parlour.games.cyberwedding.characters import is_full
from parlour.games.cyberwedding.combat import meet
from parlour.games.cyberwedding.commands import command, commands, may_command, sample_command, why_no_command
from parlour.games.cyberwedding.dice import roll_die
from parlour.games.cyberwedding.ground import Ground
from parlour.games.cyberwedding.model import NONE, Phase, PlayerState, State
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.pending import Moving
from parlour.games.cyberwedding.refusals import IN_A_HEDGE, NOT_ALLOWED_THERE, NOT_ENOUGH_MOVEMENT, NOT_THAT_MANY_TOKENS
from parlour.games.cyberwedding.table import board_of, cyberman_at, ground_in
from parlour.games.cyberwedding.tokens import heap_at, pick_up
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Step
from parlour.kit.chance import Chance
from parlour.kit.legal import Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("MovementPhase", "PickingUp")

_OFTEN = 16
"""Random play stops once in so many decisions, at least once it has gone everywhere."""


@rule("3.4")
class MovementPhase(Moving, kw_only=True):
    """3.4 A human group walks, as long as its allowance lasts and it likes; one confirmation for the whole walk."""

    kind: ClassVar[str] = "movement"
    draft: ClassVar[bool] = True

    def opens(self, s: State, k: Kernel) -> bool:
        player = s.players[self.seat]
        if s.cut or self.over or player.square == NONE or player.in_car:
            return False
        if player.state is not PlayerState.HUMAN:
            return False
        if self.allowance == NONE:
            s.phase = Phase.MOVEMENT
            self._roll(s, k)
        return self._something_left(s)

    def _something_left(self, s: State) -> bool:
        """Could it still do anything but stop, by public facts?"""
        if self._targets(s) or may_command(s, self.seat):
            return True
        return not s.players[self.seat].hotwired and why_no_car(s, self.seat) is None

    @rule("3.4")
    def _roll(self, s: State, k: Kernel) -> None:
        """The die, or the number of own Escape tokens if that is more; #21 caps it. Later only #11 changes it."""
        player = s.players[self.seat]
        die = roll_die(k)
        self.allowance = max(player.escape, die)
        if player.slowed:
            player.slowed = False
            self.allowance = min(self.allowance, NUMBERS.speech_allowance)
        k.emit(events.AllowanceRolled(seat=self.seat, die=die, allowance=self.allowance))

    def _targets(self, s: State) -> list[int]:
        """Squares that a step may lead to."""
        ground = ground_in(s)
        here = s.players[self.seat].square
        beside = ground.adjacent[here] if self.hedges else ground.human[here]
        return [square for square in beside if self._why_no_step(s, ground, square) is None]

    def _why_no_step(self, s: State, ground: Ground, to: int) -> Refused | None:
        """To a square that the terrain lets by."""
        if s.tiles[ground.tile_of[to]] == NONE or is_full(s, self.seat, to):
            return NOT_ALLOWED_THERE
        if ground.cost[to] > self.allowance:
            return NOT_ENOUGH_MOVEMENT
        if self.hedges and ground.is_hedge(to) and not self._leads_out(s, to):
            return IN_A_HEDGE
        return None

    @rule("1.5")
    def _leads_out(self, s: State, hedge: int) -> bool:
        """#12 Nobody ends the move in a hedge: what is left must do for a way out."""
        ground = ground_in(s)
        left = self.allowance - ground.cost[hedge]
        ways = board_of(s).walks(hedge, left, roses=True, hedges=True)
        return any(not ground.is_hedge(square) for square in ways)

    def _steps_to(self, s: State, square: int) -> list[Action]:
        heap = heap_at(s, square)
        if heap is None:
            return [Walk(square)]
        return [
            Walk(square, fatigue, escape) for fatigue in range(heap.fatigue + 1) for escape in range(heap.escape + 1)
        ]

    def every(self, s: State) -> Iterable[Action]:
        found = [walk for square in self._targets(s) for walk in self._steps_to(s, square)]
        if why_no_hotwire(s, self.seat) is None:
            found.append(Hotwire())
        if self._why_no_stop(s) is None:
            found.append(Stop())
        return [*found, *commands(s, self.seat)]

    def _why_no_stop(self, s: State) -> Refused | None:
        """#12 Not in a hedge, as long as there is a way out."""
        if not self.hedges or not ground_in(s).is_hedge(s.players[self.seat].square):
            return None
        return IN_A_HEDGE if self._targets(s) else None

    def judge(self, s: State, action: Any) -> Refused | None:
        match action:
            case Walk():
                return self._why_not_walk(s, action)
            case Stop():
                return self._why_no_stop(s)
            case Hotwire():
                return why_no_hotwire(s, self.seat)
        return why_no_command(s, self.seat, action)

    def _why_not_walk(self, s: State, action: Walk) -> Refused | None:
        ground = ground_in(s)
        here = s.players[self.seat].square
        if action.to not in (ground.adjacent[here] if self.hedges else ground.human[here]):
            return NOT_ALLOWED_THERE
        refused = self._why_no_step(s, ground, action.to)
        if refused is not None:
            return refused
        heap = heap_at(s, action.to)
        fatigue, escape = (heap.fatigue, heap.escape) if heap is not None else (0, 0)
        fits = 0 <= action.fatigue_left <= fatigue and 0 <= action.escape_left <= escape
        return None if fits else NOT_THAT_MANY_TOKENS

    def sample(self, s: State, rng: Chance) -> Action:
        """Mostly a step; now and then a stop, a command, a car."""
        left, die = divmod(rng.below("sample", MANY), _OFTEN)
        if die == 0 and self._why_no_stop(s) is None:
            return Stop()
        if die == 1:
            found = sample_command(s, self.seat, rng)
            if found is not None:
                return found
        if die < _OFTEN // 2 and why_no_hotwire(s, self.seat) is None:
            return Hotwire()
        squares = self._targets(s)
        if not squares:
            return Stop()
        left, at = divmod(left, len(squares))
        square = squares[at]
        if die == 2:
            steps = self._steps_to(s, square)
            return steps[left % len(steps)]
        return Walk(square)

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        if type(action) is Stop:
            self.over = True
            return
        self.again(k)
        if type(action) is Walk:
            self._walk(s, action, k)
        elif type(action) is Hotwire:
            hotwire(s, self.seat, k)
        else:
            command(s, self.seat, action, k)

    def _walk(self, s: State, action: Walk, k: Kernel) -> None:
        """Whoever is met has to be fought before tokens are taken."""
        player = s.players[self.seat]
        start, player.square = player.square, action.to
        self.allowance -= ground_in(s).cost[action.to]
        k.emit(events.GroupMoved(seat=self.seat, start=start, square=action.to, why="walk"))
        taking = PickingUp(
            seat=self.seat, square=action.to, fatigue_left=action.fatigue_left, escape_left=action.escape_left
        )
        at = len(s.agenda)
        if meet(s, k, self.seat):
            s.agenda.insert(at, taking)  # below the fight
        else:
            taking.begin(s, k)

    def default(self, s: State, seat: Seat) -> Action:
        """The group stays where it is; where #12 lets it out of a hedge it first walks out, rather to no Cyberman."""
        if self._why_no_stop(s) is None:
            return Stop()
        ground = ground_in(s)
        squares = self._targets(s)
        return Walk(min(squares, key=lambda square: (ground.is_hedge(square), cyberman_at(s, square) is not None)))


@rule("3.4")
class PickingUp(Step, kw_only=True):
    """3.4 Tokens of the square that was entered, once nothing is to be fought there any more."""

    seat: Public[Seat]
    square: Public[int]
    fatigue_left: Public[int]
    escape_left: Public[int]

    def begin(self, s: State, k: Kernel) -> None:
        if not s.cut and s.players[self.seat].square == self.square:
            pick_up(s, self.seat, self.square, self.fatigue_left, self.escape_left, k)
