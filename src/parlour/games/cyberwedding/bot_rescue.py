"""§6 When a bot helps to buy a captive back: two points for everybody who pays, for as little as will do."""

from __future__ import annotations

from parlour.games.cyberwedding.actions import Action, OfferRescue, Pledge
from parlour.games.cyberwedding.bot_mind import EASY, MEDIUM, Mind
from parlour.games.cyberwedding.model import Player, owner_of
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.rescue import payers
from parlour.kit.actors import Seat

__all__ = ("best_offer", "pledge")

WILLING = 2
"""Tokens that one expects another player to give for two points."""
MOST = {MEDIUM: 2, 2: 3}
"""Tokens that a bot gives for them, by level; at the end they buy nothing else."""
PRICE = 0.55
"""What a token is worth otherwise, in points."""


def _given(player: Player) -> int:
    """What one expects of somebody."""
    return min(player.escape, WILLING)


def _most(mind: Mind) -> int:
    return mind.own.escape if mind.turns_left() <= 1 else min(mind.own.escape, MOST[mind.level])


def pledge(mind: Mind) -> Action | None:
    """What is missing if the others give what one expects of them, but at least one token."""
    if mind.level == EASY:
        return None
    step = mind.step
    others = sum(_given(mind.s.players[seat]) for seat in step.waiting if seat != mind.seat)
    amount = max(1, step.missing - others)
    if amount > _most(mind):
        return None
    to_come = step.starter != mind.seat and step.starter in step.waiting  # and has to give one
    return Pledge(min(amount, step.missing - to_come))


def offer_worth(mind: Mind, offer: OfferRescue) -> float:
    """What it brings to ask everybody for this captive now; nothing if it would fail."""
    s = mind.s
    if mind.level == EASY:
        return 0.0
    if not mind.hard and owner_of(offer.captive) != mind.seat:
        return 0.0
    waiting: list[Seat] = payers(s, offer.captive)
    others = sum(_given(s.players[seat]) for seat in waiting if seat != mind.seat)
    amount = max(1, mind.humans - others)
    if amount > _most(mind):
        return 0.0
    price = 0.0 if mind.turns_left() <= 1 else PRICE * amount
    return NUMBERS.vp_rescue - price


def best_offer(mind: Mind, offers: list[OfferRescue]) -> OfferRescue | None:
    """The captive that it pays most to ask for now."""
    if not offers:
        return None
    best = mind.best(offers, lambda offer: offer_worth(mind, offer))
    return best if offer_worth(mind, best) > 0 else None
