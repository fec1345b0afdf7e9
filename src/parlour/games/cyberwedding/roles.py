"""§5.4 Who loses the last character by conversion goes on as Cyberleader or Cyberlieutenant."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from parlour.games.cyberwedding import cyber_events as events
from parlour.games.cyberwedding.actions import Action, PlaceFigure
from parlour.games.cyberwedding.asking import Asking
from parlour.games.cyberwedding.cyber_refusals import NOT_NEAREST, NOT_NOW
from parlour.games.cyberwedding.ending import check_end
from parlour.games.cyberwedding.hands import discard_items
from parlour.games.cyberwedding.model import Cyberman, PlayerState, Rank, State
from parlour.games.cyberwedding.moving_cybermen import FACINGS
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.standing import is_human, refresh, set_state
from parlour.games.cyberwedding.supply import leader_ability
from parlour.games.cyberwedding.table import board_of, ground_in, leader_of
from parlour.games.cyberwedding.tokens import lose_all
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.legal import Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("NewFigure", "role_now")


@rule("5.4")
def role_now(s: State) -> Rank:
    """Cyberleader, if there is none and Technology is far enough; else Cyberlieutenant."""
    vacant = leader_of(s) is None and s.technology >= NUMBERS.leader_mark
    return Rank.LEADER if vacant else Rank.LIEUTENANT


@rule("5.4")
class NewFigure(Asking, kw_only=True):
    """5.4 The figure comes onto the map in place of the counter; the chooser says where, of equally near squares."""

    kind: ClassVar[str] = "role"
    unit: Public[int]
    owner: Public[Seat]
    """Who has lost everybody."""

    def _squares(self, s: State) -> list[int]:
        return board_of(s).nearest_legal(self.unit, hedges=ground_in(s).advanced)

    def moot(self, s: State) -> bool:
        """Its owner has left meanwhile."""
        return not is_human(s.players[self.owner])

    def opens(self, s: State, k: Kernel) -> bool:
        if s.reason or self.moot(s):
            return False
        if self._squares(s):
            return True
        refresh(s, self.owner, k)
        return False

    def every(self, s: State) -> Iterable[Action]:
        return [PlaceFigure(square, facing) for square in self._squares(s) for facing in FACINGS]

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not PlaceFigure or action.facing not in FACINGS:
            return NOT_NOW
        return None if action.square in self._squares(s) else NOT_NEAREST

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        rank = role_now(s)
        leader = rank is Rank.LEADER
        figure = Cyberman(
            id=s.made,
            mark=s.technology,
            ability=leader_ability(s.technology),
            square=action.square,
            facing=action.facing,
            rank=rank,
            owner=self.owner,
        )
        s.made += 1
        s.cybermen.append(figure)
        s.leader_existed = s.leader_existed or leader
        lose_all(s, self.owner, k)
        discard_items(s, self.owner, k)
        set_state(s, self.owner, PlayerState.LEADER if leader else PlayerState.LIEUTENANT, k)
        k.emit(
            events.RoleTaken(
                seat=self.owner,
                rank=rank,
                cyberman=figure.id,
                mark=figure.mark,
                square=figure.square,
                facing=figure.facing,
            )
        )
        check_end(s, k)

    def default(self, s: State, seat: Seat) -> Action:
        """The first square, facing north."""
        return PlaceFigure(self._squares(s)[0], 0)
