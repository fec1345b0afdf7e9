"""§1.2 The active abilities of characters: one a turn, on the own turn, never in combat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.actions import UseAbility
from parlour.games.cyberwedding.dice import roll_die
from parlour.games.cyberwedding.model import ACTIVE, COUPLE, NONE, Character, Cyberman, Fate, Player, Rank, State
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.refusals import NO_SUCH_ABILITY, NOT_ALLOWED_THERE, NOT_NOW, USED_ABILITY, WRONG_TARGET
from parlour.games.cyberwedding.table import cyberman_by, ground_in
from parlour.games.cyberwedding.tokens import gain, pick_up
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.legal import Refused
from parlour.kit.rules import rule

__all__ = ("abilities", "geek_squares", "is_full", "may_use_ability", "push_squares", "use_ability", "why_no_ability")

_FACINGS = range(4)


@rule("1.2")
def may_use_ability(s: State, seat: int) -> bool:
    """Might there be one?"""
    player = s.players[seat]
    if player.used_ability or player.square == NONE or s.active != seat:
        return False
    return any(member.fate is Fate.FREE and member.character in ACTIVE for member in player.members)


@rule("1.2")
def geek_squares(s: State, player: Player) -> list[int]:
    """A straight line of up to three steps on foot, past Cybermen and groups; not ending with two other groups."""
    ground = ground_in(s)
    found: list[int] = []
    for beyond in ground.beyond:
        square = player.square
        for _ in range(NUMBERS.geek_steps):
            following = beyond[square]
            if following not in ground.human[square] or s.tiles[ground.tile_of[following]] == NONE:
                break
            if _shut(s, following):
                break
            square = following
            if not is_full(s, player.seat, square):
                found.append(square)
    return sorted(found)


def _shut(s: State, square: int) -> bool:
    """§7.5 Does a group sit in its car there?"""
    return any(player.in_car and player.square == square for player in s.players)


@rule("1.6")
@rule("7.5")
def is_full(s: State, seat: int, square: int) -> bool:
    """Two counters on foot, the group of ``seat`` left out, or a group in its car: nobody else gets in."""
    found = 0
    for player in s.players:
        if player.square == square and player.seat != seat:
            if player.in_car:
                return True
            found += 1
        if player.partial == square:
            found += 1
    return found >= NUMBERS.groups_in_square


@rule("1.2")
def push_squares(s: State, player: Player, cyberman: Cyberman) -> list[int]:
    """Where a Parent may push a Cyberman from beside the group; none for the Cyberleader."""
    ground = ground_in(s)
    if cyberman.rank is Rank.LEADER or cyberman.square not in ground.adjacent[player.square]:
        return []
    taken = [*s.units, *(other.square for other in s.cybermen), *(one.square for one in s.players if one.in_car)]
    return [
        square
        for square in ground.human[cyberman.square]
        if s.tiles[ground.tile_of[square]] != NONE and square not in taken
    ]


def abilities(s: State, seat: int) -> Iterator[UseAbility]:
    """Every one that may be used now."""
    if not may_use_ability(s, seat):
        return
    player = s.players[seat]
    for place, member in enumerate(player.members):
        if member.fate is not Fate.FREE:
            continue
        if member.character is Character.GEEK and not player.in_car:
            yield from (UseAbility(place, square) for square in geek_squares(s, player))
        elif member.character is Character.PARENT and not player.in_car:
            for cyberman in s.cybermen:
                for square in push_squares(s, player, cyberman):
                    yield from (UseAbility(place, square, cyberman.id, facing) for facing in _FACINGS)
        elif member.character in COUPLE or member.character is Character.ATHLETIC:
            yield UseAbility(place)


@rule("1.2")
def why_no_ability(s: State, seat: int, action: UseAbility) -> Refused | None:
    """Of a free character, with what it needs, and once a turn."""
    player = s.players[seat]
    if s.active != seat or player.square == NONE:
        return NOT_NOW
    if player.used_ability:
        return USED_ABILITY
    if not 0 <= action.member < len(player.members) or player.members[action.member].fate is not Fate.FREE:
        return NO_SUCH_ABILITY
    character = player.members[action.member].character
    if character not in ACTIVE:
        return NO_SUCH_ABILITY
    if character is Character.GEEK or character is Character.PARENT:
        return NOT_NOW if player.in_car else _why_not_so(s, player, character, action)
    return None if action == UseAbility(action.member) else WRONG_TARGET


def _why_not_so(s: State, player: Player, character: Character, action: UseAbility) -> Refused | None:
    if character is Character.GEEK:
        if action != UseAbility(action.member, action.square):
            return WRONG_TARGET
        return None if action.square in geek_squares(s, player) else NOT_ALLOWED_THERE
    cyberman = cyberman_by(s, action.cyberman)
    if cyberman is None or action.facing not in _FACINGS:
        return WRONG_TARGET
    return None if action.square in push_squares(s, player, cyberman) else NOT_ALLOWED_THERE


@rule("1.2")
def use_ability(s: State, seat: Seat, action: Any, k: Kernel) -> None:
    """What ``why_no_ability`` has allowed."""
    player = s.players[seat]
    player.used_ability = True
    character = player.members[action.member].character
    if character is Character.GEEK:
        _dash(s, player, action.square, k)
    elif character is Character.PARENT:
        _push(s, player, action, k)
    else:
        _try_luck(s, player, character, k)


@rule("1.2")
def _dash(s: State, player: Player, to: int, k: Kernel) -> None:
    """Tokens are taken on the way; nobody is fought."""
    beyond = next(side for side in ground_in(s).beyond if to in _line(side, player.square))
    start, square = player.square, player.square
    player.square = to
    k.emit(events.GroupMoved(seat=player.seat, start=start, square=to, why="geek"))
    while square != to:
        square = beyond[square]
        pick_up(s, player.seat, square, 0, 0, k)


def _line(side: tuple[int, ...], square: int) -> list[int]:
    found: list[int] = []
    for _ in range(NUMBERS.geek_steps):
        square = side[square] if square != NONE else NONE
        found.append(square)
    return found


@rule("1.2")
def _push(s: State, player: Player, action: UseAbility, k: Kernel) -> None:
    cyberman = cyberman_by(s, action.cyberman)
    if cyberman is None:
        return
    start, cyberman.square, cyberman.facing = cyberman.square, action.square, action.facing
    k.emit(
        events.CybermanPushed(
            seat=player.seat, cyberman=cyberman.id, start=start, square=action.square, facing=action.facing
        )
    )


@rule("1.2")
def _try_luck(s: State, player: Player, character: Character, k: Kernel) -> None:
    """Bride and Groom for an Escape token, the Athletic one for a Fatigue token; easier in a named building."""
    inside = ground_in(s).building[player.square] is not None
    couple = character in COUPLE
    if couple:
        needed = NUMBERS.couple_building_at if inside else NUMBERS.couple_at
    else:
        needed = NUMBERS.athletic_building_at if inside else NUMBERS.athletic_at
    die = roll_die(k)
    k.emit(events.CharacterRolled(seat=player.seat, character=character, die=die, needed=needed))
    if die < needed:
        return
    escape, fatigue = (NUMBERS.couple_gain, 0) if couple else (0, NUMBERS.athletic_gain)
    gain(s, player.seat, escape, fatigue)
    k.emit(events.TokensGained(seat=player.seat, fatigue=fatigue, escape=escape, why=character))
