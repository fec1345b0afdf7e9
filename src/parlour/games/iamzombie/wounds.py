"""§10 Wounds: who pays, which archetype suffers, who is down."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Literal

from msgspec import field

from parlour.games.iamzombie import events
from parlour.games.iamzombie.actions import Action, Decline, Pay, TakeWound, Use
from parlour.games.iamzombie.asking import Asking, Paying
from parlour.games.iamzombie.brains import pay
from parlour.games.iamzombie.cards import ARCHETYPES, LOCATIONS, NONE, SPECIALS, Feature, Special
from parlour.games.iamzombie.model import Held, Player, State
from parlour.games.iamzombie.numbers import colours
from parlour.games.iamzombie.panic import raise_panic
from parlour.games.iamzombie.refusals import HAVE_TO_CHOOSE_HEALTHY, NOT_ENOUGH_BRAINS, NOT_NOW
from parlour.games.iamzombie.table import clockwise, coop, healthy, held, lead, leading, reach, ready
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Step
from parlour.kit.legal import Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("Cause", "Falling", "Suffering", "Vouching", "Wound", "heal", "suffer", "use_up")

Cause = Literal["danger", "toxic", "crossfire", "contagion", "overrun"]


def use_up(card: Held) -> None:
    """§14 Its special was used this turn, round and game."""
    card.used_turn = card.used_round = card.used_game = True


def heal(player: Player, cards: Iterable[Held], k: Kernel) -> None:
    """Turn them to their healthy side."""
    healed = [card for card in cards if card.wounded]
    for card in healed:
        card.wounded = False
    if healed:
        k.emit(events.Healed(seat=player.seat, archetypes=[card.archetype for card in healed]))


@rule("10.1")
@rule("10.6")
class Wound(Asking, kw_only=True):
    """10.1 One wound: the player pays a brain, or says which archetype takes it."""

    cause: Public[Cause]

    def named(self, s: State) -> str:
        """``toxic`` wounds are a price, the others an accident."""
        return "toxic" if self.cause == "toxic" else "wound"

    def opens(self, s: State, k: Kernel) -> bool:
        player = s.players[self.seat]
        if player.slot == NONE or (s.throw.over and self.cause == "danger"):
            return False
        choices = healthy(player)
        if player.brains or len(choices) > 1:
            return True
        self._take(s, choices[0].archetype if choices else NONE, k)
        return False

    def every(self, s: State) -> Iterable[Action]:
        player = s.players[self.seat]
        wounds = [TakeWound(card.archetype) for card in healthy(player)]
        return [*([Pay()] if player.brains else []), *(wounds or [TakeWound()])]

    def judge(self, s: State, action: Any) -> Refused | None:
        player = s.players[self.seat]
        if type(action) is Pay:
            return None if player.brains else NOT_ENOUGH_BRAINS
        if type(action) is not TakeWound:
            return NOT_NOW
        choices = [card.archetype for card in healthy(player)] or [NONE]
        return None if action.archetype in choices else HAVE_TO_CHOOSE_HEALTHY

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        if type(action) is Pay:
            player = s.players[self.seat]
            pay(s, player, 1)
            k.emit(events.WoundCancelled(seat=self.seat, by=self.seat))
        else:
            self._take(s, action.archetype, k)

    @rule("23")
    def _take(self, s: State, archetype: int, k: Kernel) -> None:
        """Others may still pay: in co-op anybody, else for a roll's wound whoever wishes to be asked."""
        waiting = clockwise(s, self.seat) if coop(s) or self.cause == "danger" else []
        waiting = [seat for seat in waiting if _may_pay(s, seat)]
        if waiting:
            k.push(
                Vouching(
                    seat=Seat(waiting[0]),
                    victim=self.seat,
                    archetype=archetype,
                    cause=self.cause,
                    waiting=waiting[1:],
                )
            )
        else:
            _uncancelled(s, self.seat, archetype, self.cause, k)

    def default(self, s: State, seat: Seat) -> Action:
        """Paid, else suffered where it is least missed."""
        player = s.players[self.seat]
        return Pay() if player.brains else TakeWound(least_missed(s, player))


def least_missed(s: State, player: Player) -> int:
    """§18.2 A healthy leading archetype not of the location's colour, else the last gained; ``NONE`` without one."""
    choices = healthy(player)
    if not choices:
        return NONE
    counted = colours(player, LOCATIONS[s.slots[player.slot].top])
    others = [card for card in choices if ARCHETYPES[card.archetype].colour not in counted]
    gained = [card.archetype for card in player.cards if any(card is choice for choice in others or choices)]
    return gained[-1]


@rule("23")
def _may_pay(s: State, seat: int) -> bool:
    """Has a brain for another's wound, and in competition wishes to be asked."""
    other = s.players[seat]
    return other.brains > 0 and (other.vouching or coop(s))


@rule("15.5")
@rule("23")
class Vouching(Paying, kw_only=True):
    """23 One after the other, clockwise, may pay for another's wound."""

    kind: ClassVar[str] = "vouch"
    optional: ClassVar[bool] = True
    victim: Public[Seat]
    archetype: Public[int]
    cause: Public[Cause]
    waiting: Public[list[int]] = field(default_factory=list)

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        if type(action) is Pay:
            pay(s, s.players[self.seat], 1)
            k.emit(events.WoundCancelled(seat=self.victim, by=self.seat))
            return
        while self.waiting:
            self.seat = Seat(self.waiting.pop(0))
            if _may_pay(s, self.seat):
                k.push(self)
                return
        _uncancelled(s, self.victim, self.archetype, self.cause, k)

    def default(self, s: State, seat: Seat) -> Action:
        """In co-op with two brains or more."""
        return Pay() if coop(s) and s.players[self.seat].brains > 1 else Decline()


@rule("13")
def _uncancelled(s: State, seat: Seat, archetype: int, cause: Cause, k: Kernel) -> None:
    """Nobody paid; at ``crossfire`` everybody else here is hit first, once a roll."""
    player = s.players[seat]
    if cause == "danger" and not s.throw.crossfired:
        location = s.slots[player.slot].top
        if LOCATIONS[location].feature is Feature.CROSSFIRE:
            s.throw.crossfired = True
            hit = [other for other in clockwise(s, seat) if s.players[other].slot == player.slot]
            if hit:
                k.emit(events.FeatureUsed(seat=seat, location=location))
                wounds = [Wound(seat=Seat(other), cause="crossfire") for other in hit]
                k.push(*wounds, Suffering(seat=seat, archetype=archetype))
                return
    suffer(s, player, archetype, k)


class Suffering(Step, kw_only=True):
    """10.1 A wound that nobody paid for, once others have taken theirs."""

    seat: Public[Seat]
    archetype: Public[int]

    def begin(self, s: State, k: Kernel) -> None:
        suffer(s, s.players[self.seat], self.archetype, k)


@rule("10.1")
@rule("10.2")
@rule("14")
def suffer(s: State, player: Player, archetype: int, k: Kernel) -> None:
    """That leading archetype turns to its wounded side, unless it is ``tough``; without a healthy one: down."""
    card = held(player, archetype)
    if card is None or card.wounded:
        k.push(Falling(seat=player.seat))
    elif ARCHETYPES[archetype].special is Special.TOUGH and ready(card):
        use_up(card)
        k.emit(events.WoundIgnored(seat=player.seat, archetype=archetype))
    else:
        s.wounds += 1
        card.wounded, card.wound = True, s.wounds
        k.emit(events.Wounded(seat=player.seat, archetype=archetype))


_SAVING = (Special.SECOND_WIND, Special.REBIRTH)


@rule("10.3")
class Falling(Asking, kw_only=True):
    """10.3 A hero without a healthy leading archetype must take a wound: what may save him."""

    kind: ClassVar[str] = "downed"

    def opens(self, s: State, k: Kernel) -> bool:
        if self._saviours(s, reach(s, s.players[self.seat])):
            return True
        down(s, s.players[self.seat], k)
        return False

    def _saviours(self, s: State, brains: int) -> list[int]:
        player = s.players[self.seat]
        found = [
            (_SAVING.index(special), card.archetype)
            for card in lead(player)
            if (special := ARCHETYPES[card.archetype].special) in _SAVING
            and ready(card)
            and SPECIALS[special].cost <= brains
        ]
        return [archetype for _, archetype in sorted(found)]

    def every(self, s: State) -> Iterable[Action]:
        saviours = self._saviours(s, s.players[self.seat].brains)
        return [*map(Use, saviours), Decline()]

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is Decline:
            return None
        return None if type(action) is Use and action in self.every(s) else NOT_NOW

    @rule("14")
    def decide(self, s: State, action: Any, k: Kernel) -> None:
        player = s.players[self.seat]
        if type(action) is Decline:
            down(s, player, k)
            return
        special = ARCHETYPES[action.archetype].special
        card = leading(player, action.archetype)
        use_up(card)
        pay(s, player, SPECIALS[special].cost)
        k.emit(events.SpecialUsed(seat=self.seat, archetype=action.archetype, brains=SPECIALS[special].cost))
        if special is Special.SECOND_WIND:
            heal(player, (card,), k)
            return
        heal(player, player.cards, k)
        if self.seat == s.active:
            s.throw.lost = True

    def default(self, s: State, seat: Seat) -> Action:
        """Whatever can be paid."""
        saviours = self._saviours(s, s.players[self.seat].brains)
        return Use(saviours[0]) if saviours else Decline()


@rule("10.3")
def down(s: State, player: Player, k: Kernel) -> None:
    """The pawn leaves the field; on the hero's own turn the turn ends."""
    player.slot, player.stage, player.down = NONE, 0, True
    if player.seat == s.active:
        s.throw.over = True
    k.emit(events.HeroDowned(seat=player.seat))
    if coop(s):
        raise_panic(s, k)
