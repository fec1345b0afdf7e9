"""§3.0 What a player is just now: human, held, half converted, a Cyber role, fled or out."""

from __future__ import annotations

from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.ending import check_end
from parlour.games.cyberwedding.hands import discard_all
from parlour.games.cyberwedding.model import NONE, Fate, Player, PlayerState, State
from parlour.games.cyberwedding.table import car_at
from parlour.games.cyberwedding.tokens import lose_all
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = ("end_turn", "humans", "is_human", "park", "put_out", "refresh", "remove_group", "set_state", "takes_turns")

_HUMAN = (PlayerState.HUMAN, PlayerState.HELD, PlayerState.PARTIAL)
_GONE = (PlayerState.FLED, PlayerState.OUT)


def is_human(player: Player) -> bool:
    """§3.0 Does the player count in H?"""
    return player.state in _HUMAN


@rule("3.0")
def humans(s: State) -> int:
    """H: how many players are human, held or half converted."""
    return sum(player.state in _HUMAN for player in s.players)


def takes_turns(player: Player) -> bool:
    """§3.0 Not who has fled, is out, or has left the table."""
    return not player.left and player.state not in _GONE


@rule("3.0")
def set_state(s: State, seat: int, state: PlayerState, k: Kernel) -> None:
    """Told if it is another one."""
    player = s.players[seat]
    if player.state is not state:
        player.state = state
        k.emit(events.StateChanged(seat=player.seat, state=state))


@rule("3.0")
@rule("5.1")
def refresh(s: State, seat: int, k: Kernel) -> None:
    """After a change of the own characters: which state that is; without a free one the counter leaves the map."""
    player = s.players[seat]
    if player.state not in _HUMAN:
        return
    fates = [member.fate for member in player.members]
    if Fate.FREE in fates:
        set_state(s, seat, PlayerState.HUMAN, k)
        return
    remove_group(s, player, k)
    if player.partial != NONE:
        set_state(s, seat, PlayerState.PARTIAL, k)
    elif Fate.CARRIED in fates:
        set_state(s, seat, PlayerState.HELD, k)
    else:
        put_out(s, seat, k)


def remove_group(s: State, player: Player, k: Kernel) -> None:
    """The group's counter leaves the map; of a car that it sat in see ``park``."""
    if player.square == NONE:
        return
    k.emit(events.GroupRemoved(seat=player.seat, square=player.square))
    player.square = NONE
    player.in_car = False
    park(s, player)


@rule("7.5")
def park(s: State, player: Player) -> None:
    """The group's car stays where it is without it, unless another one that works stands there: one in a square."""
    for car in [one for one in s.cars if one.driver == player.seat]:
        if car_at(s, car.square) is None:
            car.driver = NONE
        else:
            s.cars.remove(car)


@rule("3.0")
@rule("1.5")
def put_out(s: State, seat: int, k: Kernel, state: PlayerState = PlayerState.OUT) -> None:
    """No longer in the game, ``OUT`` or ``FLED``: hand and items are discarded, tokens returned, counters removed.

    Characters that are carried stay where they are. On the own turn it is over at once.
    """
    player = s.players[seat]
    if player.state in _GONE:
        return
    set_state(s, seat, state, k)
    discard_all(s, seat, k)
    lose_all(s, seat, k)
    remove_group(s, player, k)
    player.partial = NONE
    player.slowed = False
    for member in player.members:
        if member.fate in (Fate.FREE, Fate.PARTIAL):
            member.fate = Fate.GONE
    if seat == s.active:
        end_turn(s, k)
    check_end(s, k)


@rule("5.1")
def end_turn(s: State, k: Kernel) -> None:
    """The present turn's later phases are skipped, but for the hand limit."""
    if not s.cut:
        s.cut = True
        k.emit(events.TurnCut(seat=s.active))
