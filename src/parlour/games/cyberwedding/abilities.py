"""§3.6 Which special ability can be used against whom."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.cyberwedding.actions import UseCyberAbility
from parlour.games.cyberwedding.model import Ability, Cyberman, PlayerState, State
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.table import board_of, ground_in, targets_at
from parlour.kit.rules import rule

__all__ = ("any_use", "reach_of", "some_uses", "uses_of")

_REACH = {Ability.ENERGY_BEAM: NUMBERS.beam_range, Ability.GUN: NUMBERS.gun_range}
_SIGHT = {**_REACH, Ability.MIND_CONTROL: 0, Ability.PLAIN: -1}


def reach_of(ability: Ability) -> int:
    """§5.6 Squares straight ahead; 0 for what does not shoot."""
    return _REACH.get(ability, 0)


class _Sights:
    """Who could be a target at all, found out once for many Cybermen."""

    __slots__ = ("_board", "_distance", "_on_foot", "_s")

    def __init__(self, s: State) -> None:
        self._s = s
        self._board = board_of(s)
        self._distance = ground_in(s).distance
        self._on_foot = [
            (player.seat, player.square)
            for player in s.players
            if player.state is PlayerState.HUMAN and player.square >= 0 and not player.in_car
        ]

    @rule("3.6")
    @rule("5.6")
    def of(self, cyberman: Cyberman) -> list[UseCyberAbility]:
        """Every use that it has now; none for one that shares its square."""
        ability, square = cyberman.ability, cyberman.square
        if cyberman.used or ability is Ability.PLAIN or self._board.counters(square):
            return []
        if ability is Ability.MIND_CONTROL:
            distance, most = self._distance, NUMBERS.control_distance
            return [UseCyberAbility(cyberman.id, seat) for seat, to in self._on_foot if distance(square, to) <= most]
        target = self._board.shot(square, cyberman.facing, _REACH[ability])
        if target < 0:
            return []
        return [UseCyberAbility(cyberman.id, seat, partial) for seat, partial in targets_at(self._s, target)]

    def ready(self, cybermen: Sequence[Cyberman]) -> list[Cyberman]:
        """Those of them, none used yet, that have any use."""
        places = self._board.ready(
            [cyberman.square for cyberman in cybermen],
            [cyberman.facing for cyberman in cybermen],
            [_SIGHT[cyberman.ability] for cyberman in cybermen],
            [square for _, square in self._on_foot],
            NUMBERS.control_distance,
        )
        return [cybermen[place] for place in places]


def uses_of(s: State, *cybermen: Cyberman) -> list[UseCyberAbility]:
    """Every use that these have now."""
    sights = _Sights(s)
    return [use for cyberman in sights.ready(cybermen) for use in sights.of(cyberman)]


def some_uses(s: State, cybermen: list[Cyberman], start: int) -> list[UseCyberAbility]:
    """Every use of one of those that have any; empty if none has."""
    sights = _Sights(s)
    ready = sights.ready(cybermen)
    return sights.of(ready[start % len(ready)]) if ready else []


def any_use(s: State, cybermen: list[Cyberman]) -> bool:
    """Has one of them a use?"""
    return bool(_Sights(s).ready(cybermen))
