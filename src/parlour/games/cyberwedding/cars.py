"""§7.1 Getting a car: with the keys, or by hotwiring it."""

from __future__ import annotations

from parlour.games.cyberwedding import car_events as events
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.cyber_refusals import (
    CAR_NOT_HERE,
    CYBERMAN_HERE,
    HOTWIRED_ALREADY,
    JUST_GOT_OUT,
    KEYS_IN_HAND,
    NOT_NOW,
)
from parlour.games.cyberwedding.dice import roll_die
from parlour.games.cyberwedding.driving import Driving
from parlour.games.cyberwedding.model import NONE, Character, PlayerState, State
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.table import car_at, cyberman_at, has_free
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.legal import Refused
from parlour.kit.rules import rule

__all__ = ("hotwire", "obtain_car", "why_no_car", "why_no_hotwire")


@rule("7.1")
def why_no_car(s: State, seat: Seat) -> Refused | None:
    """A group on foot, in a square with a car that works, safe from Cybermen; not the one it has just got out of."""
    player = s.players[seat]
    if player.state is not PlayerState.HUMAN or player.square == NONE or player.in_car:
        return NOT_NOW
    if car_at(s, player.square) is None:
        return CAR_NOT_HERE
    if cyberman_at(s, player.square) is not None:
        return CYBERMAN_HERE
    return JUST_GOT_OUT if player.alighted_at == player.square else None


@rule("7.1")
def why_no_hotwire(s: State, seat: Seat) -> Refused | None:
    """Once a turn, and not with the keys in hand."""
    player = s.players[seat]
    refused = why_no_car(s, seat)
    if refused is not None:
        return refused
    if player.hotwired:
        return HOTWIRED_ALREADY
    return KEYS_IN_HAND if CardKind.KEYS in player.hand else None


@rule("7.1")
def hotwire(s: State, seat: Seat, k: Kernel) -> None:
    """If the die starts it, it is used at once; easier with a free Geek. Else the group may go on moving."""
    player = s.players[seat]
    player.hotwired = True
    needed = NUMBERS.hotwire_geek_at if has_free(player, Character.GEEK) else NUMBERS.hotwire_at
    die = roll_die(k)
    k.emit(events.HotwireRolled(seat=seat, die=die, needed=needed))
    if die >= needed:
        obtain_car(s, seat, k)


@rule("7.1")
def obtain_car(s: State, seat: Seat, k: Kernel) -> None:
    """It is used at once."""
    k.emit(events.CarTaken(seat=seat, square=s.players[seat].square))
    k.push(Driving(seat=seat, obtained=True))
