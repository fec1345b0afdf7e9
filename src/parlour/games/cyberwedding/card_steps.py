"""§1.5 What some cards ask further: a square, a hand that is looked at, where a Cyberman is led."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from parlour.games.cyberwedding import card_events as events
from parlour.games.cyberwedding.actions import Action, MoveCyberman, PlaceCyberman, PlaceUnit, TakeCard
from parlour.games.cyberwedding.asking import Asking
from parlour.games.cyberwedding.card_targets import distraction_squares, unit_squares
from parlour.games.cyberwedding.cards import CardKind
from parlour.games.cyberwedding.cyber_events import CybermanMoved
from parlour.games.cyberwedding.hands import take_card
from parlour.games.cyberwedding.model import Ability, Cyberman, State
from parlour.games.cyberwedding.refusals import NOT_ALLOWED_THERE, NOT_IN_HAND, NOT_NOW, WRONG_TARGET
from parlour.games.cyberwedding.supply import put_cyberman
from parlour.games.cyberwedding.table import board_of, cyberman_by
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.chance import Chance
from parlour.kit.legal import Candidates, FormOf, Refused
from parlour.kit.rules import rule
from parlour.kit.types import Private, Public

__all__ = ("Beaming", "Distracting", "Founding", "Scanning")

FACINGS = range(4)


@rule("1.5")
class Scanning(Asking, kw_only=True):
    """1.5 #2 One card of a hand that ``seat`` looks at."""

    kind: ClassVar[str] = "scan"
    to: Public[Seat]
    cards: Private[list[CardKind]]
    """The hand, as long as it is looked at."""

    def moot(self, s: State) -> bool:
        """Whose hand it was has left."""
        return not s.players[self.to].hand

    def every(self, s: State) -> Iterable[Action]:
        return [TakeCard(card) for card in dict.fromkeys(s.players[self.to].hand)]

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not TakeCard:
            return NOT_NOW
        return None if action.card in s.players[self.to].hand else NOT_IN_HAND

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        take_card(s, self.seat, self.to, action.card, k)

    def default(self, s: State, seat: Seat) -> Action:
        """The first card."""
        return TakeCard(s.players[self.to].hand[0])


@rule("1.5")
class Distracting(Asking, kw_only=True):
    """1.5 #13 Where a Cyberman is led, and where it looks."""

    kind: ClassVar[str] = "distract"
    cyberman: Public[int]

    def _who(self, s: State) -> Cyberman:
        cyberman = cyberman_by(s, self.cyberman)
        if cyberman is None:
            raise LookupError(f"no Cyberman {self.cyberman}")  # nothing happens since the card was played
        return cyberman

    def _squares(self, s: State) -> list[int]:
        return distraction_squares(s, self.seat, self._who(s))

    def every(self, s: State) -> Iterable[Action]:
        return [MoveCyberman(self.cyberman, square, facing) for square in self._squares(s) for facing in FACINGS]

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not MoveCyberman or action.cyberman != self.cyberman:
            return WRONG_TARGET
        fits = action.to in self._squares(s) and action.facing in FACINGS
        return None if fits else NOT_ALLOWED_THERE

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        cyberman = self._who(s)
        start, cyberman.square, cyberman.facing = cyberman.square, action.to, action.facing
        k.emit(
            CybermanMoved(
                seat=self.seat,
                cyberman=cyberman.id,
                start=start,
                square=action.to,
                facing=action.facing,
                why="card",
            )
        )

    def default(self, s: State, seat: Seat) -> Action:
        """The first square, facing as before."""
        return MoveCyberman(self.cyberman, self._squares(s)[0], self._who(s).facing)


@rule("1.5")
class Founding(Asking, kw_only=True):
    """1.5 #17 Where another Unit stands."""

    kind: ClassVar[str] = "found"

    def every(self, s: State) -> Iterable[Action]:
        return [PlaceUnit(square) for square in unit_squares(s)]

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not PlaceUnit:
            return NOT_NOW
        return None if action.square in unit_squares(s) else NOT_ALLOWED_THERE

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        s.units.append(action.square)
        s.spare_units -= 1
        k.emit(events.UnitPlaced(seat=self.seat, square=action.square))

    def default(self, s: State, seat: Seat) -> Action:
        """The first square."""
        return PlaceUnit(unit_squares(s)[0])


@rule("1.5")
class Beaming(Asking, kw_only=True):
    """1.5 #3 Where the Cyberman of an Emergency Teleport appears."""

    kind: ClassVar[str] = "beam"
    mark: Public[int]
    ability: Public[Ability]

    def _squares(self, s: State) -> list[int]:
        return board_of(s).legal_squares(hedges=s.options.advanced_terrain)

    def every(self, s: State) -> Iterable[Action]:
        return [PlaceCyberman(square, self.ability, facing) for square in self._squares(s) for facing in FACINGS]

    def judge(self, s: State, action: Any) -> Refused | None:
        fits = (
            type(action) is PlaceCyberman
            and action.ability is self.ability
            and action.facing in FACINGS
            and action.square in self._squares(s)
        )
        return None if fits else NOT_ALLOWED_THERE

    def sample(self, s: State, rng: Chance) -> Action:
        """A square and a facing without listing them."""
        squares = self._squares(s)
        return PlaceCyberman(squares[rng.below("sample", len(squares))], self.ability, rng.below("facing", 4))

    def forms(self, s: State) -> tuple[FormOf, ...]:
        """Too many to list."""
        fields = {
            "square": Candidates(values=tuple(self._squares(s))),
            "ability": Candidates(values=(self.ability,)),
            "facing": Candidates(low=0, high=3),
        }
        return (FormOf("PlaceCyberman", fields),)

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        put_cyberman(s, self.seat, self.mark, action.square, self.ability, action.facing, "card", k)

    def default(self, s: State, seat: Seat) -> Action:
        """The first square, facing north."""
        return PlaceCyberman(self._squares(s)[0], self.ability, 0)
