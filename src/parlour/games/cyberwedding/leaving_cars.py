"""§7.2, §7.5 Fleeing in a car, and getting out of one."""

from __future__ import annotations

from parlour.games.cyberwedding import car_events as events
from parlour.games.cyberwedding.combat import meet
from parlour.games.cyberwedding.homecoming import ThrownOut
from parlour.games.cyberwedding.model import NONE, Car, PlayerState, State
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.scoring import score
from parlour.games.cyberwedding.standing import park, put_out
from parlour.games.cyberwedding.table import car_at, counters_at
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = ("car_of", "flee", "get_out", "leave_car")


def car_of(s: State, seat: Seat) -> Car:
    """The car that the group sits in, or stands next to."""
    for car in s.cars:
        if car.driver == seat:
            return car
    found = car_at(s, s.players[seat].square)
    if found is None:
        raise LookupError(f"no car for {seat}")
    return found


@rule("7.2")
def flee(s: State, seat: Seat, k: Kernel) -> None:
    """Away with the car, and with an own Partial; the turn is over."""
    k.emit(events.GroupFled(seat=seat, square=s.players[seat].square))
    s.cars.remove(car_of(s, seat))
    score(s, seat, NUMBERS.vp_flee, "flee", k)
    put_out(s, seat, k, PlayerState.FLED)


def leave_car(s: State, seat: Seat, k: Kernel) -> bool:
    """On foot in the car's square; ``False`` if there is no room and the group has to stand somewhere else."""
    player = s.players[seat]
    player.in_car = False
    player.last_line = NONE
    if counters_at(s, player.square) <= NUMBERS.groups_in_square:
        return True
    k.push(ThrownOut(seat=seat, near=player.square))
    player.square = NONE
    return False


@rule("7.5")
def get_out(s: State, seat: Seat, k: Kernel) -> None:
    """The car stays, one in a square; a Cyberman that is there is fought first."""
    player = s.players[seat]
    k.emit(events.GotOut(seat=seat, square=player.square))
    player.alighted_at = player.square
    park(s, player)
    if leave_car(s, seat, k):
        meet(s, k, seat)
