"""§7 Resolving a roll: brains, fives, Danger, stages, freaks, in this order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import Action, Activate, CancelFives, Decline, Spread, Use
from parlour.games.iamzombie.asking import Asking
from parlour.games.iamzombie.brains import gain, pay
from parlour.games.iamzombie.cards import LOCATIONS, Feature, Special, Timing
from parlour.games.iamzombie.dice import (
    BRAIN,
    FREAK,
    danger_failures,
    freaks_to_place,
    has_triple,
    max_stages,
    net_stages,
)
from parlour.games.iamzombie.features import BOOST, activate, activations, can_activate, judge_activate
from parlour.games.iamzombie.freaks import place_tokens, spread
from parlour.games.iamzombie.model import Player, State
from parlour.games.iamzombie.moving import stand_at
from parlour.games.iamzombie.refusals import (
    NO_SUCH_SLOT,
    NOT_ENOUGH_BRAINS,
    NOT_NOW,
    TOO_MANY,
)
from parlour.games.iamzombie.rolling import rolling
from parlour.games.iamzombie.specials import can_use, judge_use, use, uses
from parlour.games.iamzombie.table import count_ready, neighbours_of, reach, takes_token
from parlour.games.iamzombie.wounds import Wound
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Step
from parlour.kit.legal import Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("Boost", "DangerCheck", "Fives", "Freaks", "StagesBitten")


@rule("7")
@rule("9.2")
class Fives(Asking, kw_only=True):
    """7 steps 1 and 2: every 6 becomes a brain, then fives are paid off."""

    kind: ClassVar[str] = "fives"

    def opens(self, s: State, k: Kernel) -> bool:
        if not rolling(s):
            return False
        player, throw = s.players[self.seat], s.throw
        sixes = throw.dice.count(BRAIN)
        throw.sixes = sixes
        gain(s, player, sixes + (count_ready(player, Special.HUNGER) if sixes >= 2 else 0), k)
        throw.fives = throw.dice.count(FREAK)
        return throw.fives > 0 and reach(s, player) > 0

    def every(self, s: State) -> Iterable[Action]:
        return map(CancelFives, range(min(s.throw.fives, s.players[self.seat].brains) + 1))

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not CancelFives:
            return NOT_NOW
        if not 0 <= action.count <= s.throw.fives:
            return TOO_MANY
        return NOT_ENOUGH_BRAINS if action.count > s.players[self.seat].brains else None

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        if action.count:
            pay(s, s.players[self.seat], action.count)
            s.throw.cancelled = action.count
            s.throw.fives -= action.count
            k.emit(events.FivesCancelled(seat=self.seat, count=action.count))

    @rule("18.2")
    def default(self, s: State, seat: Seat) -> Action:
        """As few as it takes to have most stages left."""
        throw, player = s.throw, s.players[self.seat]
        stages = 0 if throw.lost else _stages(s, player)
        counts = range(min(throw.fives, player.brains) + 1)
        left = [net_stages(stages, throw.fives - count, cap=_cap(throw.location)) for count in counts]
        return CancelFives(left.index(max(left)))


@rule("7")
@rule("7.2")
class DangerCheck(Step, kw_only=True):
    """7 step 3: dice that show no more than Danger; a wound for the roll, or one for each of them."""

    seat: Public[Seat]

    def begin(self, s: State, k: Kernel) -> None:
        if not rolling(s):
            return
        throw = s.throw
        throw.failures = danger_failures(throw.dice, throw.danger, throw.cancelled)
        if throw.failures:
            wounds = throw.failures if s.options.danger_mode == "per_die" else 1
            k.emit(events.DangerFailed(seat=self.seat, wounds=wounds))
            k.push(*[Wound(seat=self.seat, cause="danger") for _ in range(wounds)])


@rule("7")
@rule("7.1")
@rule("14")
def _stages(s: State, player: Player) -> int:
    """§7 step 4: of the dice, with ``triple``, without what was not paid at ``sealed``."""
    throw = s.throw
    pairs = LOCATIONS[throw.location].feature is Feature.PAIRS
    stages = max_stages(throw.dice, throw.difficulty, pairs_only=pairs)
    if has_triple(throw.dice):
        stages += count_ready(player, Special.TRIPLE)
    return max(0, stages - throw.sealed)


@rule("7")
@rule("14")
class Boost(Asking, kw_only=True):
    """7 steps 4 and 5: the stages rolled; a dark gift or the location may add to what is left of them."""

    kind: ClassVar[str] = "boost"

    def opens(self, s: State, k: Kernel) -> bool:
        if not rolling(s) or s.throw.lost:
            return False
        player = s.players[self.seat]
        s.throw.stages = _stages(s, player)
        return can_use(s, player, Timing.RESOLVE) or can_activate(s, player, BOOST)

    def every(self, s: State) -> Iterable[Action]:
        player = s.players[self.seat]
        return [*uses(s, player, Timing.RESOLVE), *activations(s, player, BOOST), Decline()]

    def judge(self, s: State, action: Any) -> Refused | None:
        player = s.players[self.seat]
        if type(action) is Activate:
            return judge_activate(s, player, action, BOOST)
        if type(action) is Use:
            return judge_use(s, player, action, Timing.RESOLVE)
        return None if type(action) is Decline else NOT_NOW

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        player = s.players[self.seat]
        if type(action) is Decline:
            return
        if type(action) is Activate:
            activate(s, player, action, k)
        else:
            use(s, player, action, k)
        self.again(k)

    def default(self, s: State, seat: Seat) -> Action:
        """None."""
        return Decline()


@rule("13")
def _cap(location: int) -> int | None:
    """The most net stages there."""
    facts = LOCATIONS[location]
    return facts.n if facts.feature is Feature.CAP else None


@rule("7")
@rule("13")
class StagesBitten(Step, kw_only=True):
    """7 step 5: each uncancelled five takes a stage; ``cap`` limits what is left; without any the pawn may slide."""

    seat: Public[Seat]

    def begin(self, s: State, k: Kernel) -> None:
        throw = s.throw
        if not rolling(s) or throw.lost:
            return
        facts = LOCATIONS[throw.location]
        throw.net = net_stages(throw.stages, throw.fives, throw.bonus_stages, _cap(throw.location))
        k.emit(events.StagesMade(seat=self.seat, stages=throw.stages, fives=throw.fives, net=throw.net))
        player = s.players[self.seat]
        if facts.feature is Feature.SLIDE and not throw.net and player.stage:
            stand_at(s, player, player.stage - 1)
            k.emit(events.PawnSlid(seat=self.seat, location=throw.location, stage=player.stage))


@rule("7")
@rule("8")
class Freaks(Asking, kw_only=True):
    """7 step 6: fives beyond the stages rolled bring freaks; where it matters the player says who is first."""

    kind: ClassVar[str] = "spread"

    def opens(self, s: State, k: Kernel) -> bool:
        throw = s.throw
        if not rolling(s) or throw.lost or not throw.fives:
            return False
        tokens = freaks_to_place(throw.stages, throw.fives)
        near = neighbours_of(s, s.players[self.seat].slot)
        ways = [self._way(s, tokens, first) for first in near] if tokens else []
        if len(ways) > 1 and sorted(ways[0]) != sorted(ways[1]):
            return True
        self._place(s, ways[0] if ways else self._way(s, tokens, -1), k)
        return False

    def _way(self, s: State, tokens: int, first: int) -> list[int]:
        player = s.players[self.seat]
        stench = count_ready(player, Special.STENCH) > 0
        return spread(s, player.slot, tokens, first=first, stench=stench)

    @rule("13")
    def _place(self, s: State, slots: list[int], k: Kernel) -> None:
        """``noisy``: one here where otherwise none would come."""
        player = s.players[self.seat]
        top = s.slots[player.slot].top
        if not slots and LOCATIONS[top].feature is Feature.NOISY:
            free = takes_token(s, player.slot) and s.freaks and not count_ready(player, Special.STENCH)
            slots = [player.slot] if free else []
            if slots:
                k.emit(events.FeatureUsed(seat=self.seat, location=top))
        place_tokens(s, slots, self.seat, k)

    def every(self, s: State) -> Iterable[Action]:
        return map(Spread, neighbours_of(s, s.players[self.seat].slot))

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not Spread:
            return NOT_NOW
        return None if action in self.every(s) else NO_SUCH_SLOT

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        tokens = freaks_to_place(s.throw.stages, s.throw.fives)
        self._place(s, self._way(s, tokens, action.slot), k)

    def default(self, s: State, seat: Seat) -> Action:
        """Clockwise."""
        return next(iter(self.every(s)))
