"""Looking things up in the state: no rules, nothing changes."""

from __future__ import annotations

from parlour.games.cyberwedding.ground import Board, Ground, ground_of
from parlour.games.cyberwedding.model import NONE, Car, Character, Cyberman, Fate, Player, Rank, State, captive_of
from parlour.kit.actors import Seat

__all__ = (
    "board_of",
    "captives_of",
    "car_at",
    "carrier_of",
    "chooser",
    "clockwise",
    "counters_at",
    "cyberman_at",
    "cyberman_by",
    "free_members",
    "ground_in",
    "has_free",
    "is_led",
    "leader_of",
    "leavers",
    "lieutenants_of",
    "targets_at",
)


def ground_in(s: State) -> Ground:
    """The table's map."""
    return ground_of(s.options)


def board_of(s: State) -> Board:
    """The map with everything that stands on it; the process has one, so use it at once."""
    groups: list[int] = []
    shut: list[int] = []
    for player in s.players:
        if player.square >= 0:
            (shut if player.in_car else groups).append(player.square)
        if player.partial >= 0:
            groups.append(player.partial)
    face_up = [turns >= 0 for turns in s.tiles]
    return ground_of(s.options).board(face_up, [c.square for c in s.cybermen], groups, s.units, shut)


def cyberman_at(s: State, square: int) -> Cyberman | None:
    """Who stands there: at most one."""
    for cyberman in s.cybermen:
        if cyberman.square == square:
            return cyberman
    return None


def cyberman_by(s: State, number: int) -> Cyberman | None:
    """The Cyberman with that number, unless it is gone."""
    for cyberman in s.cybermen:
        if cyberman.id == number:
            return cyberman
    return None


def carrier_of(s: State, captive: int) -> Cyberman | None:
    """Who carries that character."""
    for cyberman in s.cybermen:
        if captive in cyberman.captives:
            return cyberman
    return None


def leader_of(s: State) -> Cyberman | None:
    """The Cyberleader, if there is one."""
    for cyberman in s.cybermen:
        if cyberman.rank is Rank.LEADER:
            return cyberman
    return None


def chooser(s: State) -> Seat:
    """§0 The Cyberleader's player, if he is still at the table; else the active one."""
    leader = leader_of(s) if s.leader_existed else None
    return s.active if leader is None or s.players[leader.owner].left else Seat(leader.owner)


def lieutenants_of(s: State) -> list[Cyberman]:
    """Cyberlieutenants whose players are at the table, in turn order; the others are led like ordinary ones."""
    found = [c for c in s.cybermen if is_led(s, c)]
    return sorted(found, key=lambda c: (c.owner - s.active) % s.seats)


def is_led(s: State, cyberman: Cyberman) -> bool:
    """Is it a Cyberlieutenant whose player is at the table?"""
    return cyberman.rank is Rank.LIEUTENANT and not s.players[cyberman.owner].left


def leavers(s: State) -> list[int]:
    """Seats that have left the table."""
    return [player.seat for player in s.players if player.left]


def targets_at(s: State, square: int) -> list[tuple[Seat, bool]]:
    """Groups and Partials on foot there: owner, and is it the Partial?"""
    found: list[tuple[Seat, bool]] = []
    for player in s.players:
        if player.square == square and not player.in_car:
            found.append((player.seat, False))
        if player.partial == square:
            found.append((player.seat, True))
    return found


def counters_at(s: State, square: int) -> int:
    """How many groups and Partials are on foot in that square."""
    return len(targets_at(s, square))


def car_at(s: State, square: int) -> Car | None:
    """An empty car that works."""
    for car in s.cars:
        if car.square == square and car.driver == NONE and not car.wreck:
            return car
    return None


def clockwise(s: State, first: int) -> list[Seat]:
    """All seats in turn order, beginning with that one."""
    return [Seat((first + ahead) % s.seats) for ahead in range(s.seats)]


def free_members(player: Player) -> list[int]:
    """Places in the group of those who are free."""
    return [place for place, member in enumerate(player.members) if member.fate is Fate.FREE]


def has_free(player: Player, *characters: Character) -> bool:
    """Is one of these in the group and free?"""
    return any(member.fate is Fate.FREE and member.character in characters for member in player.members)


def captives_of(player: Player) -> list[int]:
    """Numbers of the player's characters that are carried."""
    return [
        captive_of(player.seat, place) for place, member in enumerate(player.members) if member.fate is Fate.CARRIED
    ]
