"""§7.3, §7.4 A run along a line: crash rolls, hit rolls, and what they cost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from parlour.games.cyberwedding import car_events as events
from parlour.games.cyberwedding.actions import Action, SpendOnRoll
from parlour.games.cyberwedding.asking import Asking
from parlour.games.cyberwedding.car_tables import (
    CRASHED,
    ROLLED,
    HitTarget,
    Outcome,
    crash_of,
    crash_spendings,
    hit_of,
    hit_roll,
    hit_spendings,
    modifier_at,
)
from parlour.games.cyberwedding.combat import spend
from parlour.games.cyberwedding.cyber_refusals import MORE_THAN_NEEDED, NOT_ENOUGH_TOKENS, NOT_NOW
from parlour.games.cyberwedding.destroying import destroy, destroy_unit
from parlour.games.cyberwedding.dice import roll_die
from parlour.games.cyberwedding.leaving_cars import car_of, leave_car
from parlour.games.cyberwedding.model import NONE, State
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.table import cyberman_at, cyberman_by, ground_in, targets_at
from parlour.games.cyberwedding.tokens import lose
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Step
from parlour.kit.legal import Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("CarRun", "CrashRoll", "HitRoll", "start_run")


@rule("7.3")
def start_run(s: State, seat: Seat, line: int, backwards: bool, k: Kernel) -> None:
    """The car is put on the road at one end; nothing is rolled there."""
    player, car = s.players[seat], car_of(s, seat)
    start = ground_in(s).run(line, backwards)[0]
    player.in_car, player.last_line = True, line
    player.square = car.square = start
    car.driver = seat
    k.emit(events.RunStarted(seat=seat, line=line, backwards=backwards, square=start))
    k.push(CarRun(seat=seat, line=line, backwards=backwards))


@rule("7.3")
class CarRun(Step, kw_only=True):
    """7.3 The car enters one square after the other, until it crashes or is across."""

    seat: Public[Seat]
    line: Public[int]
    backwards: Public[bool]
    at: Public[int] = 0
    """Squares entered."""
    crash: Public[int] = 0
    """What the crash roll of this square came to: nothing, a crash, or a crash and roll."""

    def begin(self, s: State, k: Kernel) -> None:
        player = s.players[self.seat]
        if s.reason or not player.in_car:
            return
        self.at += 1
        square = ground_in(s).run(self.line, self.backwards)[self.at]
        modifier = modifier_at(s, square)
        player.square = car_of(s, self.seat).square = square
        k.push(CrashRoll(seat=self.seat, square=square, modifier=modifier), *self._targets(s, square))

    @rule("7.4")
    def _targets(self, s: State, square: int) -> list[HitRoll]:
        """A roll for each: the Cyberman, the Unit, groups and Partials."""
        found: list[tuple[HitTarget, int]] = []
        cyberman = cyberman_at(s, square)
        if cyberman is not None:
            found.append(("cyberman", cyberman.id))
        if square in s.units:
            found.append(("unit", square))
        for seat, partial in targets_at(s, square):
            found.append(("partial" if partial else "group", seat))
        return [HitRoll(seat=self.seat, square=square, target=target, number=number) for target, number in found]

    def end(self, s: State, k: Kernel) -> None:
        player = s.players[self.seat]
        if s.reason or not player.in_car:
            return
        if self.crash:
            self._crashed(s, k)
        elif self.at == len(ground_in(s).run(self.line, self.backwards)) - 1:
            k.emit(events.RunFinished(seat=self.seat, square=player.square))
        else:
            self.begun = False
            k.push(self)

    def _crashed(self, s: State, k: Kernel) -> None:
        """A wreck has no effect any more; the group stands where it is, or next to it."""
        player, car = s.players[self.seat], car_of(s, self.seat)
        rolled = self.crash == ROLLED
        escape = player.escape if rolled else min(player.escape, NUMBERS.crash_lost_escape)
        fatigue = player.fatigue if rolled else min(player.fatigue, NUMBERS.crash_lost_fatigue)
        lose(s, self.seat, escape, fatigue)
        car.wreck, car.driver = True, NONE
        k.emit(events.CarCrashed(seat=self.seat, square=player.square, rolled=rolled, fatigue=fatigue, escape=escape))
        leave_car(s, self.seat, k)


class _DriverRoll(Asking, kw_only=True):
    """7 A roll of the driver, and what may be spent on it afterwards."""

    square: Public[int]
    die: Public[int] = 0

    def moot(self, s: State) -> bool:
        return not s.players[self.seat].in_car

    def spendings(self, s: State) -> list[SpendOnRoll]:
        """What makes a difference, nothing first."""
        raise NotImplementedError  # both rolls have their own

    def every(self, s: State) -> Iterable[Action]:
        return self.spendings(s)

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not SpendOnRoll:
            return NOT_NOW
        player = s.players[self.seat]
        if not (0 <= action.fatigue <= player.fatigue and 0 <= action.escape <= player.escape):
            return NOT_ENOUGH_TOKENS
        return None if action in self.spendings(s) else MORE_THAN_NEEDED

    def default(self, s: State, seat: Seat) -> Action:
        """Nothing."""
        return SpendOnRoll()


@rule("7.3")
class CrashRoll(_DriverRoll, kw_only=True):
    """7.3 Does the car crash in this square?"""

    kind: ClassVar[str] = "crash"
    modifier: Public[int]

    def opens(self, s: State, k: Kernel) -> bool:
        if s.reason or self.moot(s):
            return False
        self.die = roll_die(k)
        k.emit(events.CrashRolled(seat=self.seat, square=self.square, die=self.die, modifier=self.modifier))
        if len(self.spendings(s)) > 1:
            return True
        self._settle(s, 0, k)
        return False

    def spendings(self, s: State) -> list[SpendOnRoll]:
        """As many as make a difference to the crash."""
        player = s.players[self.seat]
        return [SpendOnRoll(f, e) for f, e in crash_spendings(self.die + self.modifier, player.fatigue, player.escape)]

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        spend(s, self.seat, action.escape, action.fatigue, "crash", k)
        self._settle(s, action.fatigue * NUMBERS.crash_fatigue + action.escape * NUMBERS.crash_escape, k)

    def _settle(self, s: State, less: int, k: Kernel) -> None:
        crash = crash_of(self.die + self.modifier - less)
        k.enclosing(CarRun).crash = crash
        if crash < CRASHED:
            k.emit(events.CarDrove(seat=self.seat, square=self.square))


@rule("7.4")
class HitRoll(_DriverRoll, kw_only=True):
    """7.4 What becomes of one that the car met."""

    kind: ClassVar[str] = "hit"
    target: Public[HitTarget]
    number: Public[int]
    """Cyberman, square of the Unit, or seat."""

    def _column(self, s: State) -> str:
        """Of the table, ``""`` if it is no longer there."""
        if self.target == "cyberman":
            cyberman = cyberman_by(s, self.number)
            if cyberman is None:
                return ""
            return "carrier" if cyberman.captives else str(cyberman.rank)
        if self.target == "unit":
            return "unit" if self.number in s.units else ""
        here = (Seat(self.number), self.target == "partial")
        return "group" if here in targets_at(s, self.square) else ""

    def opens(self, s: State, k: Kernel) -> bool:
        if s.reason or self.moot(s) or not self._column(s):
            return False
        self.die = roll_die(k)
        k.emit(
            events.HitRolled(seat=self.seat, square=self.square, target=self.target, number=self.number, die=self.die)
        )
        if len(self.spendings(s)) > 1:
            return True
        self._settle(s, SpendOnRoll(), k)
        return False

    def spendings(self, s: State) -> list[SpendOnRoll]:
        """The fewest for each outcome."""
        player = s.players[self.seat]
        found = hit_spendings(self._column(s), self.die, player.fatigue, player.escape)
        return [SpendOnRoll(f, e) for f, e in found]

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        spend(s, self.seat, action.escape, action.fatigue, "hit", k)
        self._settle(s, action, k)

    def _settle(self, s: State, spent: SpendOnRoll, k: Kernel) -> None:
        roll = hit_roll(self.die, spent.fatigue, spent.escape)
        outcome = hit_of(self._column(s), roll)
        k.emit(events.HitJudged(seat=self.seat, target=self.target, number=self.number, roll=roll, outcome=outcome))
        self._carry_out(s, outcome, k)

    def _carry_out(self, s: State, outcome: Outcome, k: Kernel) -> None:
        if outcome == "injured":
            hurt = s.players[self.number]
            escape, fatigue = hurt.escape, hurt.fatigue
            lose(s, self.number, escape, fatigue)
            k.emit(events.GroupInjured(seat=hurt.seat, fatigue=fatigue, escape=escape))
        elif outcome == "dodged":
            return
        elif self.target == "unit":
            destroy_unit(s, self.number, self.seat, "car", k)
        else:
            cyberman = cyberman_by(s, self.number)
            if cyberman is not None:
                destroy(s, [cyberman], self.seat, "car", k, kill=outcome == "destroyed_killed")
