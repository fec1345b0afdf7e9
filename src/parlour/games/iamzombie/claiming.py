"""§7 steps 7 and 8, §11: advancing, claiming a location, and what the claimed card does."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any, ClassVar

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import Action, Advance, Decline, Heal, Scatter, Steal, Travel
from parlour.games.iamzombie.asking import Asking
from parlour.games.iamzombie.brains import gain, hand_over
from parlour.games.iamzombie.cards import CONSTANTS, LOCATIONS, NONE, Feature, Special, claim_bonus
from parlour.games.iamzombie.freaks import place_tokens, remove_tokens, reveal
from parlour.games.iamzombie.model import Held, Player, State
from parlour.games.iamzombie.moving import enter, stand_at
from parlour.games.iamzombie.refusals import (
    CANNOT_TAKE_TOKENS,
    NARROW,
    NO_SUCH_PLAYER,
    NO_SUCH_SLOT,
    NOT_NOW,
    NOT_WOUNDED,
    TOO_MANY,
)
from parlour.games.iamzombie.rolling import rolling
from parlour.games.iamzombie.table import clockwise, coop, count_ready, lead, may_enter, neighbours_of, takes_token
from parlour.games.iamzombie.wounds import heal
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Step
from parlour.kit.legal import Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = (
    "Advancing",
    "Claiming",
    "Healing",
    "Reckoning",
    "Scattering",
    "Stealing",
    "Traveling",
    "progress",
    "target",
    "team_target",
)


@rule("11.2")
def progress(level: int, vps: Iterable[int]) -> int:
    """VP of the locations claimed this round, and a hero's claim bonus for each."""
    return sum(vp + claim_bonus(level) for vp in vps)


@rule("11.3")
def target(level: int) -> int:
    """The progress that wins the round: as much as the hero has archetypes."""
    return level


@rule("15.1")
def team_target(s: State) -> int:
    """In co-op: the sum of the heroes' levels."""
    return sum(target(len(player.cards)) for player in s.players)


@rule("7")
@rule("15.3")
class Advancing(Asking, kw_only=True):
    """7 steps 7 and 8: a stage for each that is left, or a freak token fewer here; the fourth claims."""

    kind: ClassVar[str] = "advance"

    def opens(self, s: State, k: Kernel) -> bool:
        if not rolling(s) or s.throw.lost or not s.throw.net:
            return False
        if s.slots[s.players[self.seat].slot].freaks:
            return True
        self._advance(s, 0, k)
        return False

    def _most(self, s: State) -> int:
        return min(s.throw.net, s.slots[s.players[self.seat].slot].freaks)

    def every(self, s: State) -> Iterable[Action]:
        return map(Advance, range(self._most(s) + 1))

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not Advance:
            return NOT_NOW
        return None if 0 <= action.remove <= self._most(s) else TOO_MANY

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        self._advance(s, action.remove, k)

    def default(self, s: State, seat: Seat) -> Action:
        """Advance."""
        return Advance(0)

    def _advance(self, s: State, removed: int, k: Kernel) -> None:
        player = s.players[self.seat]
        remove_tokens(s, player.slot, removed, k)
        stage = min(CONSTANTS.stages_to_claim, player.stage + s.throw.net - removed)
        if stage == player.stage:
            return
        stand_at(s, player, stage)
        top = s.slots[player.slot].top
        k.emit(events.PawnAdvanced(seat=self.seat, slot=player.slot, location=top, stage=stage))
        if stage == CONSTANTS.stages_to_claim:
            k.push(Claiming(seat=self.seat))


@rule("11.1")
class Claiming(Step, kw_only=True):
    """11.1 The card is taken, its freaks leave, the next one is turned up, and the claimed card does what it says."""

    seat: Public[Seat]

    def begin(self, s: State, k: Kernel) -> None:
        player = s.players[self.seat]
        slot = player.slot
        location = s.slots[slot].top
        facts = LOCATIONS[location]
        level = len(player.cards)
        player.claimed.append(location)
        player.progress += progress(level, (facts.vp,))
        together = coop(s)
        reached = sum(p.progress for p in s.players) if together else player.progress
        k.emit(
            events.LocationClaimed(
                seat=self.seat,
                slot=slot,
                location=location,
                vp=facts.vp,
                bonus=claim_bonus(level),
                progress=reached,
                target=team_target(s) if together else target(level),
            )
        )
        remove_tokens(s, slot, s.slots[slot].freaks, k)
        for other in s.players:
            if other.slot == slot:
                other.stage = 0
        reveal(s, slot, k)
        k.push(*_claimed(s, player, location, slot, k), Reckoning(seat=self.seat))


@rule("13")
def _claimed(s: State, player: Player, location: int, slot: int, k: Kernel) -> list[Step]:
    """The claim feature: done, or the step in which the claimer decides about it."""
    facts = LOCATIONS[location]
    match facts.feature:
        case Feature.CLAIM_BRAINS:
            gain(s, player, facts.n, k)
        case Feature.CLAIM_PURGE:
            for near in neighbours_of(s, slot):
                remove_tokens(s, near, s.slots[near].freaks, k)
        case Feature.CLAIM_HEAL:
            return [Healing(seat=player.seat, most=facts.n)]
        case Feature.CLAIM_TRAVEL:
            return [Traveling(seat=player.seat)]
        case Feature.CLAIM_STEAL:
            return [Stealing(seat=player.seat)]
        case Feature.CLAIM_SCATTER:
            return [Scattering(seat=player.seat, claimed=slot, most=facts.n)]
        case _:
            pass
    return []


@rule("13")
class Healing(Asking, kw_only=True):
    """13 ``claim_heal``: up to so many leading archetypes; asked only where there are more."""

    kind: ClassVar[str] = "heal"
    most: Public[int]

    def _wounded(self, s: State) -> list[Held]:
        leading = lead(s.players[self.seat])
        return [card for card in s.players[self.seat].cards if card.wounded and any(card is top for top in leading)]

    def opens(self, s: State, k: Kernel) -> bool:
        wounded = self._wounded(s)
        if len(wounded) > self.most:
            return True
        heal(s.players[self.seat], wounded, k)
        return False

    def every(self, s: State) -> Iterable[Action]:
        numbers = [card.archetype for card in self._wounded(s)]
        return map(Heal, combinations(numbers, self.most))

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not Heal:
            return NOT_NOW
        return None if action in self.every(s) else NOT_WOUNDED

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        heal(s.players[self.seat], [card for card in self._wounded(s) if card.archetype in action.archetypes], k)

    @rule("23")
    def default(self, s: State, seat: Seat) -> Action:
        """Those wounded last."""
        latest = sorted(self._wounded(s), key=lambda card: card.wound)[-self.most :]
        return Heal(tuple(card.archetype for card in self._wounded(s) if any(card is last for last in latest)))


@rule("13")
class Traveling(Asking, kw_only=True):
    """13 ``claim_travel``: to any location, for nothing."""

    kind: ClassVar[str] = "travel"

    def opens(self, s: State, k: Kernel) -> bool:
        return any(type(action) is Travel for action in self.every(s))

    def every(self, s: State) -> Iterable[Action]:
        own = s.players[self.seat].slot
        free = [Travel(slot) for slot in range(len(s.slots)) if slot != own and may_enter(s, slot)]
        return [*free, Decline()]

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not Travel:
            return None if type(action) is Decline else NOT_NOW
        if action in self.every(s):
            return None
        there = 0 <= action.slot < len(s.slots) and s.slots[action.slot].top != NONE
        return NARROW if there and action.slot != s.players[self.seat].slot else NO_SUCH_SLOT

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        if type(action) is Travel:
            player = s.players[self.seat]
            enter(s, player, action.slot)
            top = s.slots[action.slot].top
            k.emit(events.PawnMoved(seat=self.seat, slot=action.slot, location=top, stage=player.stage))

    def default(self, s: State, seat: Seat) -> Action:
        """Stay."""
        return Decline()


@rule("13")
class Stealing(Asking, kw_only=True):
    """13 ``claim_steal``: a brain from anybody who has one; in co-op from the supply."""

    kind: ClassVar[str] = "steal"

    def opens(self, s: State, k: Kernel) -> bool:
        if coop(s):
            gain(s, s.players[self.seat], 1, k)
            return False
        victims = list(self.every(s))
        if len(victims) == 1:
            self.decide(s, victims[0], k)
        return len(victims) > 1

    def every(self, s: State) -> Iterable[Action]:
        return [Steal(Seat(seat)) for seat in clockwise(s, self.seat) if s.players[seat].brains]

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not Steal:
            return NOT_NOW
        return None if action in self.every(s) else NO_SUCH_PLAYER

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        hand_over(s.players[action.to], s.players[self.seat], 1)
        k.emit(events.BrainsTaken(seat=self.seat, other=action.to, brains=1))

    @rule("23")
    def default(self, s: State, seat: Seat) -> Action:
        """From the richest, the first of them clockwise."""
        rich = [seat for seat in clockwise(s, self.seat) if s.players[seat].brains]
        return Steal(Seat(max(rich, key=lambda seat: s.players[seat].brains)))


@rule("13")
class Scattering(Asking, kw_only=True):
    """13 ``claim_scatter``: a token on each of so many other locations, as far as possible."""

    kind: ClassVar[str] = "scatter"
    claimed: Public[int]
    most: Public[int]

    def _able(self, s: State) -> list[int]:
        """``stench``: not the own location, if the claimed stack is exhausted and the pawn moved on."""
        player = s.players[self.seat]
        skipped = (self.claimed, player.slot) if count_ready(player, Special.STENCH) else (self.claimed,)
        return [slot for slot in range(len(s.slots)) if slot not in skipped and takes_token(s, slot)]

    def _number(self, s: State) -> int:
        return min(self.most, s.freaks, len(self._able(s)))

    def opens(self, s: State, k: Kernel) -> bool:
        able = self._able(s)
        if len(able) > self._number(s) > 0:
            return True
        place_tokens(s, able, self.seat, k)
        return False

    def every(self, s: State) -> Iterable[Action]:
        return map(Scatter, combinations(self._able(s), self._number(s)))

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not Scatter:
            return NOT_NOW
        return None if action in self.every(s) else CANNOT_TAKE_TOKENS

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        place_tokens(s, list(action.slots), self.seat, k)

    @rule("23")
    def default(self, s: State, seat: Seat) -> Action:
        """Clockwise from the claimed one."""
        able = self._able(s)
        order = sorted(able, key=lambda slot: (slot - self.claimed) % len(s.slots))
        return Scatter(tuple(sorted(order[: self._number(s)])))


@rule("11.1")
@rule("11.3")
class Reckoning(Step, kw_only=True):
    """11.1 The last parts of a claim: ``scavenger``, and the round's target."""

    seat: Public[Seat]

    def begin(self, s: State, k: Kernel) -> None:
        player = s.players[self.seat]
        gain(s, player, count_ready(player, Special.SCAVENGER), k)
        if coop(s):
            if sum(other.progress for other in s.players) >= team_target(s):
                s.closing = s.throw.over = True
                for other in s.players:
                    other.won = True
                k.emit(events.TargetReached(seat=self.seat))
        elif not player.won and player.progress >= target(len(player.cards)):
            player.won = True
            k.emit(events.TargetReached(seat=self.seat))
