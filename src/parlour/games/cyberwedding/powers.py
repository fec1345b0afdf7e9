"""§3.6 The Cyberman Special Abilities Phase: how many, whose, and who decides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec import field

from parlour.games.cyberwedding import cyber_events as events
from parlour.games.cyberwedding.abilities import any_use, some_uses, uses_of
from parlour.games.cyberwedding.actions import Action, Decline, Done, GoOn, UseCyberAbility, UseRest
from parlour.games.cyberwedding.asking import MANY, Asking
from parlour.games.cyberwedding.commanding import Commanding
from parlour.games.cyberwedding.cyber_policy import aimed
from parlour.games.cyberwedding.cyber_refusals import (
    CANNOT_SHOOT,
    MINIMUM_NOT_REACHED,
    NO_SUCH_CYBERMAN,
    NOT_NOW,
    NOT_YOURS,
    USED_ALREADY,
)
from parlour.games.cyberwedding.dice import roll_die
from parlour.games.cyberwedding.model import Ability, Cyberman, Phase, Rank, State
from parlour.games.cyberwedding.standing import humans
from parlour.games.cyberwedding.striking import Strike
from parlour.games.cyberwedding.table import chooser, cyberman_by, is_led, leavers, lieutenants_of
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Step
from parlour.kit.chance import Chance
from parlour.kit.legal import Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("AbilitiesPhase", "AbilityChoices", "LieutenantAbilities", "limits")

_REST = 8
"""One random decision in so many leaves the rest to the policy."""

_PLAIN, _LIEUTENANT = Ability.PLAIN, Rank.LIEUTENANT  # members of an Enum are slow to look up


@rule("3.6")
def limits(s: State, die: int) -> tuple[int, int]:
    """The least number of uses, H - 1, and the greatest: the die, if it is more; both less what is jammed."""
    least = humans(s) - 1
    most = max(die, least)
    return max(0, least - s.jam_abilities), max(0, most - s.jam_abilities)


@rule("3.6")
class AbilitiesPhase(Step, kw_only=True):
    """3.6 The phase; the steps above it count the uses."""

    seat: Public[Seat]
    least: Public[int] = 0
    most: Public[int] = 0
    used: Public[int] = 0

    def begin(self, s: State, k: Kernel) -> None:
        if s.cut:
            return
        s.phase = Phase.ABILITIES
        for cyberman in s.cybermen:
            cyberman.used = False
        die = roll_die(k)
        self.least, self.most = limits(s, die)
        k.emit(events.LimitsRolled(seat=self.seat, die=die, least=self.least, most=self.most))
        lieutenants = lieutenants_of(s)
        steps: list[Step] = [AbilityChoices(seat=self.seat)]
        if lieutenants:
            steps.insert(0, LieutenantAbilities(seat=self.seat, waiting=[c.id for c in lieutenants]))
        k.push(*steps)


def _declare(s: State, seat: Seat, action: UseCyberAbility, k: Kernel) -> None:
    """The use counts, whatever comes of it."""
    cyberman = cyberman_by(s, action.cyberman)
    if cyberman is None:
        raise LookupError(action)  # judged before
    k.enclosing(AbilitiesPhase).used += 1
    cyberman.used = True
    k.emit(
        events.CyberAbilityUsed(
            seat=seat,
            cyberman=cyberman.id,
            ability=cyberman.ability,
            to=Seat(action.to),
            partial=action.partial,
        )
    )
    k.push(Strike(seat=Seat(action.to), cyberman=cyberman.id, partial=action.partial, by=seat))


def _why_no_use(s: State, action: UseCyberAbility) -> Refused | None:
    cyberman = cyberman_by(s, action.cyberman)
    if cyberman is None:
        return NO_SUCH_CYBERMAN
    if cyberman.used:
        return USED_ALREADY
    return None if action in uses_of(s, cyberman) else CANNOT_SHOOT


@rule("3.6")
class LieutenantAbilities(Asking, kw_only=True):
    """3.6 Cyberlieutenants have the first uses; their own players decide, once each."""

    kind: ClassVar[str] = "lieutenant_ability"
    waiting: Public[list[int]] = field(default_factory=list)

    def opens(self, s: State, k: Kernel) -> bool:
        phase = k.enclosing(AbilitiesPhase)
        while self.waiting and phase.used < phase.most and not s.cut and not s.reason:
            cyberman = cyberman_by(s, self.waiting[0])
            if cyberman is not None and uses_of(s, cyberman):
                self.seat = Seat(cyberman.owner)
                return True
            self.waiting.pop(0)
        return False

    def every(self, s: State) -> Iterable[Action]:
        cyberman = cyberman_by(s, self.waiting[0])
        return [Decline(), *(() if cyberman is None else uses_of(s, cyberman))]

    def judge(self, s: State, action: Any) -> Refused | None:
        match action:
            case Decline():
                return None
            case UseCyberAbility():
                return _why_no_use(s, action) if action.cyberman == self.waiting[0] else NOT_YOURS
        return NOT_NOW

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        self.waiting.pop(0)
        self.again(k)
        if type(action) is UseCyberAbility:
            _declare(s, self.seat, action, k)

    def default(self, s: State, seat: Seat) -> Action:
        """No."""
        return Decline()


@rule("3.6")
class AbilityChoices(Commanding, kw_only=True):
    """3.6 The others, chosen by the Cyberleader's player, else by whose turn it is; who alone says when to stop."""

    kind: ClassVar[str] = "abilities"
    may_stop: Public[bool] = False
    """May whoever is asked say that it was enough?"""
    going: Public[bool] = False
    """Under a Cyberleader: the active player wants one more beyond the minimum."""
    going_on: Public[bool] = False
    """Under a Cyberleader: the active player is asked whether there is one more."""
    resting: Public[bool] = False
    """Are those that still have to be used aimed by 10.3, and then no more?"""

    def named(self, s: State) -> str:
        """Which one, or whether."""
        return "go_on" if self.going_on else self.kind

    def opens(self, s: State, k: Kernel) -> bool:
        phase = k.enclosing(AbilitiesPhase)
        if s.cut or s.reason or phase.used >= phase.most or not any_use(s, eligible(s)):
            return False
        deciding, beyond = chooser(s), phase.used >= phase.least
        self.going_on = beyond and deciding != s.active and not self.going
        self.may_stop = beyond and deciding == s.active
        self.seat = s.active if self.going_on else deciding
        if self.may_stop or self.going_on:
            return not (self.may_stop and self.resting)
        uses = uses_of(s, *eligible(s))
        if len(uses) > 1 and not (self.resting and self.compulsory):
            return True
        self.begun = self.going = False
        _declare(s, self.seat, aimed(s, self.seat, uses), k)
        return False

    @property
    def compulsory(self) -> bool:
        """Is this a use under the minimum?"""
        return not (self.may_stop or self.going_on or self.going)

    def moot(self, s: State) -> bool:
        """The turn is over, or whoever could be aimed at has left the table meanwhile."""
        return s.cut or not (self.going_on or any_use(s, eligible(s)))

    def own(self, s: State) -> list[Action]:
        """Whether, or which."""
        if self.going_on:
            return [Done(), GoOn()]
        first: list[Action] = [Done()] if self.may_stop else [UseRest()] if self.compulsory else []
        return [*first, *uses_of(s, *eligible(s))]

    def judge_own(self, s: State, action: Any) -> Refused | None:
        """Stopping only beyond the minimum."""
        match action:
            case Done():
                return None if self.may_stop or self.going_on else MINIMUM_NOT_REACHED
            case GoOn():
                return None if self.going_on else NOT_NOW
            case UseRest():
                return None if self.compulsory else NOT_NOW
            case UseCyberAbility() if not self.going_on:
                cyberman = cyberman_by(s, action.cyberman)
                if cyberman is not None and is_led(s, cyberman):
                    return NOT_YOURS
                return _why_no_use(s, action)
        return NOT_NOW

    def sample_own(self, s: State, rng: Chance) -> Action:
        """As often as not enough, where that may be said."""
        die = rng.below("sample", MANY)
        if self.may_stop and die % 2 == 0:
            return Done()
        if self.going_on:
            return GoOn() if die % 2 else Done()
        if self.compulsory and die % _REST == 0:
            return UseRest()
        some = eligible(s)
        uses = some_uses(s, some, die // 2)
        return uses[die // 64 % len(uses)]

    def decide_own(self, s: State, action: Any, k: Kernel) -> None:
        """One use, or one more, or no more."""
        match action:
            case GoOn():
                self.going = True
                self.again(k)
            case UseRest():
                self.resting = True
                self.again(k)
            case UseCyberAbility():
                self.going = False
                self.again(k)
                _declare(s, self.seat, action, k)

    def default(self, s: State, seat: Seat) -> Action:
        """Under the minimum by the policy, beyond it no more."""
        return self.own(s)[0]


@rule("3.6")
def eligible(s: State) -> list[Cyberman]:
    """Who has an ability and may be chosen: nobody's Cyberlieutenant."""
    gone = leavers(s)
    return [
        c
        for c in s.cybermen
        if c.ability is not _PLAIN and not c.used and (c.rank is not _LIEUTENANT or c.owner in gone)
    ]
