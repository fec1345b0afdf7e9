"""§6 Captives are bought back with Escape tokens that everybody may give."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec import field

from parlour.games.cyberwedding import cyber_events as events
from parlour.games.cyberwedding.actions import Action, OfferRescue, Pledge
from parlour.games.cyberwedding.asking import Asking
from parlour.games.cyberwedding.combat import spend
from parlour.games.cyberwedding.cyber_refusals import (
    CAPTIVE_TRIED,
    LEAST_PLEDGE,
    MORE_THAN_NEEDED,
    NOT_CARRIED,
    NOT_ENOUGH_TOKENS,
    NOT_NOW,
    TOO_FEW_TOKENS,
)
from parlour.games.cyberwedding.homecoming import return_captive
from parlour.games.cyberwedding.model import GROUP, NONE, State, owner_of
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.scoring import score
from parlour.games.cyberwedding.standing import humans, is_human
from parlour.games.cyberwedding.table import carrier_of, clockwise
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.legal import Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("Pledging", "offer_before_conversion", "rescues", "start_rescue", "why_no_rescue")


@rule("6")
def payers(s: State, captive: int) -> list[Seat]:
    """Who may give, from the captive's owner round the table; the owner itself unless the table says no."""
    owner = owner_of(captive)
    return [
        seat
        for seat in clockwise(s, owner)
        if is_human(s.players[seat]) and s.players[seat].escape and (seat != owner or s.options.owner_may_pay)
    ]


@rule("6")
def affordable(s: State, captive: int) -> bool:
    """Do those who may give have H tokens together?"""
    return sum(s.players[seat].escape for seat in payers(s, captive)) >= humans(s)


@rule("6")
def why_no_rescue(s: State, seat: Seat, action: OfferRescue) -> Refused | None:
    """On the own turn, once for a captive, with a token of one's own to give."""
    captive = action.captive
    if seat != s.active or not is_human(s.players[seat]):
        return NOT_NOW
    if not 0 <= captive < s.seats * GROUP or carrier_of(s, captive) is None:
        return NOT_CARRIED
    if captive in s.tried:
        return CAPTIVE_TRIED
    if seat not in payers(s, captive):
        return NOT_ENOUGH_TOKENS
    return None if affordable(s, captive) else TOO_FEW_TOKENS


@rule("6")
def rescues(s: State, seat: Seat) -> list[Action]:
    """Captives that the active player may try to free now."""
    if seat != s.active or not s.players[seat].escape or not is_human(s.players[seat]):
        return []
    offers = [OfferRescue(captive) for cyberman in s.cybermen for captive in cyberman.captives]
    return [offer for offer in offers if why_no_rescue(s, seat, offer) is None]


@rule("6")
def start_rescue(s: State, seat: Seat, action: OfferRescue, k: Kernel) -> None:
    """Everybody is asked in turn."""
    s.tried.append(action.captive)
    _ask(s, action.captive, seat, k)


@rule("5.3")
@rule("6")
def offer_before_conversion(s: State, captive: int, k: Kernel) -> None:
    """By itself, if enough tokens are there at all."""
    if affordable(s, captive):
        _ask(s, captive, NONE, k)


def _ask(s: State, captive: int, starter: int, k: Kernel) -> None:
    seat = starter if starter != NONE else owner_of(captive)
    needed = humans(s)
    k.emit(events.RescueOffered(seat=Seat(seat), captive=captive, needed=needed))
    waiting = payers(s, captive)
    k.push(
        Pledging(
            seat=waiting[0], captive=captive, starter=starter, needed=needed, waiting=waiting, pledged=[0] * s.seats
        )
    )


@rule("6")
class Pledging(Asking, kw_only=True):
    """6 One round of pledges; nothing is paid unless they come to H, and no more than that."""

    kind: ClassVar[str] = "pledge"
    captive: Public[int]
    starter: Public[int]
    """Who has begun it on the own turn, and has to give at least one; ``NONE`` before a conversion."""
    needed: Public[int]
    waiting: Public[list[Seat]] = field(default_factory=list)
    pledged: Public[list[int]] = field(default_factory=list)
    """By seat."""

    @property
    def missing(self) -> int:
        """Tokens that are still to be pledged."""
        return self.needed - sum(self.pledged)

    def opens(self, s: State, k: Kernel) -> bool:
        if s.reason or carrier_of(s, self.captive) is None:
            return False
        for seat, amount in enumerate(self.pledged):  # who has left the table has nothing to give any more
            self.pledged[seat] = min(amount, s.players[seat].escape)
        self.waiting = [seat for seat in self.waiting if is_human(s.players[seat]) and s.players[seat].escape]
        if self.missing == 1 and self.starter in self.waiting:  # nobody before the starter may give the last one
            del self.waiting[: self.waiting.index(Seat(self.starter))]
        if self.missing and sum(s.players[seat].escape for seat in self.waiting) >= self.missing:
            self.seat = self.waiting[0]
            return True
        self._settle(s, k)
        return False

    def _most(self) -> int:
        """What is missing; one less as long as the starter, who has to give one, is still to come."""
        return self.missing - (self.seat != self.starter and self.starter in self.waiting)

    def _range(self, s: State) -> range:
        least = 1 if self.seat == self.starter else 0
        return range(least, min(s.players[self.seat].escape, self._most()) + 1)

    def every(self, s: State) -> Iterable[Action]:
        return [Pledge(amount) for amount in self._range(s)]

    def judge(self, s: State, action: Any) -> Refused | None:
        if type(action) is not Pledge:
            return NOT_NOW
        allowed = self._range(s)
        if action.amount in allowed:
            return None
        if action.amount < allowed.start:
            return LEAST_PLEDGE
        return MORE_THAN_NEEDED if action.amount > self._most() else NOT_ENOUGH_TOKENS

    def decide(self, s: State, action: Any, k: Kernel) -> None:
        self.waiting.pop(0)
        self.pledged[self.seat] = action.amount
        k.emit(events.EscapePledged(seat=self.seat, captive=self.captive, amount=action.amount))
        self.again(k)

    def _settle(self, s: State, k: Kernel) -> None:
        carrier = carrier_of(s, self.captive)
        if self.missing or carrier is None:
            k.emit(events.RescueFailed(captive=self.captive, pledged=sum(self.pledged)))
            return
        k.emit(events.CaptiveRescued(captive=self.captive, paid=list(self.pledged)))
        for seat, amount in enumerate(self.pledged):
            if amount:
                spend(s, Seat(seat), amount, 0, "rescue", k)
                score(s, seat, NUMBERS.vp_rescue, "rescue", k)
        return_captive(s, carrier, self.captive, "rescue", k)

    def default(self, s: State, seat: Seat) -> Action:
        """As little as may be."""
        if s.players[seat].left:
            return Pledge(0)
        return Pledge(self._range(s).start)
