# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, infer_types=True
"""§5–9 Why an action is not legal. Compiled by Cython, or run as it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from parlour.kit import cy as cython  # type: ignore[no-redef]  # the stand-in, where Cython is not installed

from parlour.games.hexnet import columns
from parlour.games.hexnet.columns import REASONS

if TYPE_CHECKING or not cython.compiled:
    from parlour.games.hexnet._hot import (
        _AT,
        _CARRIES,
        _CELL,
        _ENTITIES,
        _HEIGHT,
        _IMM,
        _KIND,
        _LEVEL,
        _NO_GATES,
        _OWNER,
        _PAR,
        _TOP,
    )
    from parlour.games.hexnet._hot_moves import Moves
    from parlour.games.hexnet._hot_position import _ACTIVATED, _HAND, _IN_HAND, _MOVES, _SEAT, _TURNS

__all__ = ("Reasons",)

_NUMBER = {reason: number for number, reason in enumerate(REASONS)}


@cython.cclass
class Reasons(Moves):
    """The legal actions, and what speaks against the others."""

    def why(self, code: int) -> int:
        """Return 0 if the action is legal, else the index in ``REASONS`` of the first thing that speaks against it."""
        return _NUMBER[self._why(code)]

    def _why(self, code: int) -> str:
        kind, actor = code & 7, code >> 3 & 127
        if self.allows(code) or (kind == columns.SKIP and not self.count() and not self.over()):
            return "legal"
        if self.over():
            return "game_over"
        if not 0 <= code < 1 << 47 or kind > columns.TRANSFER:
            return "no_such_action"
        p = self._pos[_SEAT]
        if kind == columns.PLACE:
            return self._why_not_place(p, actor, code >> 17)
        if actor >= self._pos[_ENTITIES] or self._pos[_OWNER + actor] != p:
            return "not_yours"
        if not self._pos[_ACTIVATED + p]:
            return "not_activated"
        if self._pos[_TOP + self._pos[_CELL + actor]] != actor + 1:
            return "covered"
        if self._pos[_IMM + actor] >= self._pos[_TURNS + p]:
            return "immobilised"
        if self._pos[_PAR + actor] >= self._pos[_TURNS + p]:
            return "paralysed"
        if kind == columns.MOVE:
            return self._why_not_move(actor, code >> 17)
        return self._why_no_ability(p, kind, actor, code >> 17, code >> 10 & 127)

    def _entity_at(self, at: int) -> int:
        """The top entity of a hex of the plane, -1 if it is empty."""
        top = self._pos[_TOP + self._cell_of(at)] - 1
        return top if top >= 0 and self._pos[_AT + top] == at else -1

    def _is_beside(self, at: int) -> bool:
        """Is there an occupied neighbour? (Else the grid tells nothing about this hex.)"""
        return any(self._entity_at(self._beside(at, i)) >= 0 for i in range(6))

    def _why_not_place(self, p: int, kind: int, at: int) -> str:
        public = columns.CORE if kind in (columns.MOTHERSHIP, columns.DECOY) else kind
        if not columns.CORE <= public <= columns.NETTER or kind == columns.CORE:
            return "no_such_action"
        held = self._pos[_HAND + 5 * p + public]
        mother = self._pos[_IN_HAND + p]
        if not held or (kind == columns.MOTHERSHIP and not mother) or (kind == columns.DECOY and held <= mother):
            return "not_in_hand"
        own_move = self._pos[_MOVES + p] + 1
        if own_move >= 10 and mother and kind != columns.MOTHERSHIP:
            return "mothership_due"
        if own_move >= 3 and not self._pos[_ACTIVATED + p] and public != columns.CORE:
            return "core_due"
        if self._entity_at(at) >= 0:
            return "occupied"
        if self._is_beside(at) and self._contact(self._cell_of(at), p) == 2:
            return "foreign_contact"
        return "off_network"

    def _why_not_move(self, e: int, at: int) -> str:
        cell = self._pos[_CELL + e]
        kind = self._pos[_KIND + e]
        if self._pos[_AT + e] == at:
            return "same_hex"
        if self._pos[_LEVEL + e] == 0 and self._is_pinned(cell):
            return "pinned"
        if self._entity_at(at) >= 0 and kind != columns.CLIMBER:
            return "occupied"
        if self._entity_at(at) < 0 and not self._is_beside(at):
            return "out_of_reach"
        to = self._cell_of(at)
        beside = to in [self._near[8 * cell + i] for i in range(6)]
        if kind == columns.JUMPER:
            found = self._leaps(cell, 10 if self._pos[_CARRIES + e] else 2, True)
            return "series_ended" if to in [self._ends[i] for i in range(found)] else "out_of_reach"
        if kind == columns.CLIMBER and beside:
            flanks = self._flanks(cell, to)
            return "gate" if flanks == 2 or self._entity_at(at) >= 0 else "no_contact"
        if kind == columns.CORE and beside:
            return "gate" if self._flanks(cell, to) == 2 else "no_contact"
        found = self._ways(e, cell, _NO_GATES)
        return "gate" if to in [self._ends[i] for i in range(found)] else "out_of_reach"

    def _flanks(self, cell: int, to: int) -> int:
        """How many of the two common neighbours of neighbours are occupied?"""
        around = [self._near[8 * cell + i] for i in range(6)]
        i = around.index(to)
        return sum(1 for j in (i + 1, i + 5) if self._pos[_HEIGHT + around[j % 6]])

    def _why_no_ability(self, p: int, kind: int, e: int, at: int, other: int) -> str:
        doer = {
            columns.EMP: columns.SPRINTER,
            columns.MAKE_CLONE: columns.NETTER,
            columns.GRAPPLE: columns.CLIMBER,
            columns.TRANSFER: columns.CORE,
        }[kind]
        if self._pos[_KIND + e] != doer:
            return "wrong_unit"
        if not self._pos[_CARRIES + e]:
            return "no_power"
        if kind == columns.EMP:
            return "no_such_action"
        cell = self._pos[_CELL + e]
        around = [self._beside(self._pos[_AT + e], i) for i in range(6)]
        if kind == columns.GRAPPLE and (reason := self._why_no_victim(around, other)):
            return reason
        if kind != columns.GRAPPLE and self._total() >= self._cap:
            return "too_many"
        if kind == columns.TRANSFER and self._cores(p) >= columns.MOST_CORES:
            return "too_many_cores"
        if at not in around:
            return "not_adjacent"
        if self._pos[_HEIGHT + self._near[8 * cell + around.index(at)]]:
            return "occupied"
        return "no_choice" if kind == columns.TRANSFER else "no_such_action"

    def _why_no_victim(self, around: list[int], victim: int) -> str:
        if victim >= self._pos[_ENTITIES] or self._pos[_KIND + victim] == columns.WRECK:
            return "no_target"
        if self._pos[_AT + victim] not in around:
            return "not_adjacent"
        cell = self._pos[_CELL + victim]
        if self._pos[_HEIGHT + cell] > 1:
            return "victim_covered"
        return "victim_pinned" if self._is_pinned(cell) else ""
