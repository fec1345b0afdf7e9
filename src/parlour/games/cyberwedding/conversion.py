"""§5.3 Conversion: the captives of a carrier that has reached a Unit, one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from parlour.games.cyberwedding import cyber_events as events
from parlour.games.cyberwedding.actions import Action, ChooseType, PlaceCyberman
from parlour.games.cyberwedding.asking import Asking
from parlour.games.cyberwedding.capture import WANTED
from parlour.games.cyberwedding.cyber_refusals import NOT_LEFT_IN_SUPPLY, NOT_NEAREST, NOT_NOW
from parlour.games.cyberwedding.ending import check_end
from parlour.games.cyberwedding.model import NONE, Ability, Cyberman, Fate, Rank, State, member_of, owner_of
from parlour.games.cyberwedding.moving_cybermen import FACINGS
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.partials import PlacingPartial
from parlour.games.cyberwedding.pending import Sentence
from parlour.games.cyberwedding.rescue import offer_before_conversion
from parlour.games.cyberwedding.roles import NewFigure
from parlour.games.cyberwedding.scoring import score
from parlour.games.cyberwedding.standing import is_human, refresh
from parlour.games.cyberwedding.supply import add_cyberman, ensure, return_counter, take_counter, types_left, upgrade
from parlour.games.cyberwedding.table import (
    board_of,
    captives_of,
    chooser,
    cyberman_by,
    free_members,
    ground_in,
    leader_of,
)
from parlour.games.cyberwedding.windows import glitch_window
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Step
from parlour.kit.legal import Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("CarrierType", "Conversion", "Converting", "NewCyberman", "Rescuing")


@rule("5.3")
class Converting(Step, kw_only=True):
    """5.3 Every captive of the carrier, in the order captured."""

    cyberman: Public[int]
    unit: Public[int]

    def begin(self, s: State, k: Kernel) -> None:
        carrier = cyberman_by(s, self.cyberman)
        if carrier is None:
            return
        each = [(Rescuing(captive=c), Conversion(captive=c, unit=self.unit)) for c in carrier.captives]
        k.push(*[step for steps in each for step in steps])


@rule("5.3")
@rule("6")
class Rescuing(Step, kw_only=True):
    """5.3 The last chance to buy the captive back."""

    captive: Public[int]

    def begin(self, s: State, k: Kernel) -> None:
        if carrier_still(s, self.captive) is not None:
            offer_before_conversion(s, self.captive, k)


@rule("5.3")
class Conversion(Sentence, kw_only=True):
    """5.3 One captive: the window for a Conversion Glitch, then it happens."""

    unit: Public[int]

    def begin(self, s: State, k: Kernel) -> None:
        if carrier_still(s, self.captive) is not None:
            glitch_window(s, k, self.captive)

    def end(self, s: State, k: Kernel) -> None:
        carrier = carrier_still(s, self.captive)
        if carrier is None:
            return
        owner = owner_of(self.captive)
        if self.glitch:
            k.push(PlacingPartial(seat=Seat(owner), captive=self.captive, unit=self.unit))
        else:
            self._convert(s, carrier, k)
            if is_human(s.players[owner]) and is_last(s, owner):
                k.push(NewFigure(seat=chooser(s), unit=self.unit, owner=Seat(owner)))
            else:
                k.push(NewCyberman(seat=chooser(s), unit=self.unit))
                refresh(s, owner, k)
                check_end(s, k)
        if carrier.rank is Rank.ORDINARY:
            k.push(CarrierType(seat=chooser(s), cyberman=carrier.id))

    def _convert(self, s: State, carrier: Cyberman, k: Kernel) -> None:
        """Steps 2 and 3."""
        carrier.captives.remove(self.captive)
        member = member_of(s, self.captive)
        member.fate = Fate.CONVERTED
        k.emit(
            events.CharacterConverted(
                seat=Seat(owner_of(self.captive)), captive=self.captive, cyberman=carrier.id, unit=self.unit
            )
        )
        if member.character in WANTED:
            for _ in range(NUMBERS.converted_upgrade):
                upgrade(s, "converted", k)
        leader = leader_of(s)
        if leader is not None:
            score(s, Seat(leader.owner), NUMBERS.vp_converted, "converted", k)


def carrier_still(s: State, captive: int) -> Cyberman | None:
    """Who carries it, unless it was freed, or the turn or the game is over."""
    if s.cut or s.reason or member_of(s, captive).fate is not Fate.CARRIED:
        return None
    return next((c for c in s.cybermen if captive in c.captives), None)


@rule("5.4")
def is_last(s: State, seat: int) -> bool:
    """Has the player nobody left: none free, none carried, no Partial?"""
    player = s.players[seat]
    return not free_members(player) and not captives_of(player) and player.partial == NONE


@rule("5.3")
class CarrierType(Asking, kw_only=True):
    """5.3 A carrier below the current Mark is replaced by a counter of it; the chooser says which type."""

    kind: ClassVar[str] = "carrier_type"
    cyberman: Public[int]

    def opens(self, s: State, k: Kernel) -> bool:
        carrier = cyberman_by(s, self.cyberman)
        if s.reason or carrier is None or carrier.mark >= s.technology or not ensure(s, k):
            return False
        types = types_left(s)
        if len(types) > 1:
            return True
        self._replace(s, carrier, types[0], k)
        return False

    def every(self, s: State) -> Iterable[Action]:
        return [ChooseType(ability) for ability in types_left(s)]

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not ChooseType:
            return NOT_NOW
        return None if action.ability in types_left(s) else NOT_LEFT_IN_SUPPLY

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        carrier = cyberman_by(s, self.cyberman)
        if carrier is not None:
            self._replace(s, carrier, action.ability, k)

    def _replace(self, s: State, carrier: Cyberman, ability: Ability, k: Kernel) -> None:
        return_counter(s, carrier.mark, carrier.ability)
        take_counter(s, s.technology, ability)
        carrier.mark, carrier.ability = s.technology, ability
        k.emit(events.CybermanReplaced(cyberman=carrier.id, mark=carrier.mark, ability=ability))

    def default(self, s: State, seat: Seat) -> Action:
        """The first type."""
        return ChooseType(types_left(s)[0])


@rule("5.3")
class NewCyberman(Asking, kw_only=True):
    """5.3 Who was converted comes back as the latest model, next to the Unit; type and facing are the chooser's."""

    kind: ClassVar[str] = "converted"
    unit: Public[int]

    def _squares(self, s: State) -> list[int]:
        return board_of(s).nearest_legal(self.unit, hedges=ground_in(s).advanced)

    def opens(self, s: State, k: Kernel) -> bool:
        return not s.reason and ensure(s, k) and bool(self._squares(s))

    def every(self, s: State) -> Iterable[Action]:
        types = types_left(s)
        return [
            PlaceCyberman(square, ability, facing)
            for square in self._squares(s)
            for ability in types
            for facing in FACINGS
        ]

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not PlaceCyberman or action.facing not in FACINGS:
            return NOT_NOW
        if action.ability not in types_left(s):
            return NOT_LEFT_IN_SUPPLY
        return None if action.square in self._squares(s) else NOT_NEAREST

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        add_cyberman(s, self.seat, action.square, action.ability, action.facing, "converted", k)

    def default(self, s: State, seat: Seat) -> Action:
        """The first square and type, facing north."""
        return PlaceCyberman(self._squares(s)[0], types_left(s)[0], 0)
