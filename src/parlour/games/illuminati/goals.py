"""§13 Goals: what a player needs, and whether he has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati.abilities import Goal
from parlour.games.illuminati.alignments import ALIGNMENTS, BIT, mask
from parlour.games.illuminati.board import alignments_of, depth_of
from parlour.games.illuminati.cards import Deck, facts
from parlour.games.illuminati.cash import total
from parlour.games.illuminati.model import NONE, Player, State
from parlour.games.illuminati.strength import power_of
from parlour.kit.rules import rule

__all__ = ("BASIC", "basic_goal", "goal_of", "met", "needed", "score", "special_goal_of", "to_choose_from")

BASIC = {2: 13, 3: 13, 4: 12, 5: 10, 6: 9, 7: 8, 8: 8}
"""By number of players at the start."""


@rule("13", ruling="R 35")
def needed(s: State) -> int:
    """Cards for the basic goal, Illuminati included."""
    return BASIC[s.seats] + s.options.longer_goal


@rule("13")
def basic_goal(s: State, player: Player) -> bool:
    """Enough cards in the structure; destroyed ones do not count."""
    return len(player.cards) >= needed(s)


def goal_of(s: State, deck: Deck, illuminati: int) -> Goal:
    """The special goal in play for an Illuminati card."""
    facts_of = deck.factions[illuminati - deck.first_faction]
    return facts_of.alt_goal if s.options.alternative_goals else facts_of.goal


@rule("3")
def to_choose_from(s: State, deck: Deck, seat: int) -> list[int]:
    """Illuminati whose goal the player may choose in secret; nobody's, if his own stands on the card."""
    own = s.players[seat].illuminati
    copies = isinstance(goal_of(s, deck, own), a.SecretCopy)
    if not copies and not s.options.hidden_goals:
        return []
    cards = range(deck.first_faction, deck.first_faction + len(deck.factions))
    return [card for card in cards if not isinstance(goal_of(s, deck, card), a.SecretCopy)]


@rule("13", ruling="R 50")
def special_goal_of(s: State, deck: Deck, player: Player) -> int:
    """The Illuminati whose special goal is the player's: his own, or the one chosen; ``NONE`` before that."""
    if s.options.hidden_goals or isinstance(goal_of(s, deck, player.illuminati), a.SecretCopy):
        return player.goal.value
    return player.illuminati


@rule("13")
def met(s: State, seat: int, *, known_to: int | None = None) -> int | None:
    """``NONE`` if the basic goal is met, else the Illuminati whose special goal is; ``None`` if neither is.

    With ``known_to`` only what that seat may know counts: nobody else's secret goal, treasuries or hand.
    """
    player = s.players[seat]
    if player.out or s.options.until_all_controlled:
        return None
    if basic_goal(s, player):
        return NONE
    deck = facts(s.options)
    illuminati = special_goal_of(s, deck, player)
    if illuminati == NONE:
        return None
    goal = goal_of(s, deck, illuminati)
    if known_to is not None and known_to != seat and not _known(s, player, goal):
        return None
    return illuminati if _CHECKS[type(goal)](s, deck, player, goal) else None


def _known(s: State, player: Player, goal: Goal) -> bool:
    """Does everybody know whether it is met?"""
    if player.goal.value != NONE and player.goal.to is not None:
        return False
    return s.options.open_treasuries or not isinstance(goal, a.TotalMoney)


def score(s: State, seat: int) -> int:
    """[R 39] Total Power, and one for each Group."""
    deck = facts(s.options)
    cards = s.players[seat].cards
    return sum(power_of(s, deck, own.card) for own in cards) + max(len(cards) - 1, 0)


def _masks(s: State, deck: Deck, player: Player) -> list[int]:
    """[R 8] With what is changed for this turn."""
    return [alignments_of(s, deck, own.card) for own in player.cards[1:]]


def _total_power(s: State, deck: Deck, player: Player, goal: a.TotalPower) -> bool:
    return sum([power_of(s, deck, own.card) for own in player.cards]) >= goal.at_least


def _all_alignments(s: State, deck: Deck, player: Player, goal: a.AllAlignments) -> bool:
    shown = 0
    for alignments in _masks(s, deck, player):
        shown |= alignments
    return shown == mask(ALIGNMENTS)


def _alignment_count(s: State, deck: Deck, player: Player, goal: a.AlignmentCount) -> bool:
    bit = BIT[goal.alignment]
    return sum([bool(alignments & bit) for alignments in _masks(s, deck, player)]) >= goal.at_least


def _alignment_count_any(s: State, deck: Deck, player: Player, goal: a.AlignmentCountAny) -> bool:
    bits = mask(goal.alignments)
    return sum([bool(alignments & bits) for alignments in _masks(s, deck, player)]) >= goal.at_least


def _total_money(s: State, deck: Deck, player: Player, goal: a.TotalMoney) -> bool:
    return total(s, player.seat) >= goal.at_least


def _total_transferable(s: State, deck: Deck, player: Player, goal: a.TotalTransferable) -> bool:
    return sum([deck.transferable[own.card] for own in player.cards]) >= goal.at_least


def _destroyed_count(s: State, deck: Deck, player: Player, goal: a.DestroyedCount) -> bool:
    return player.destroyed >= goal.at_least


def _neutralized_count(s: State, deck: Deck, player: Player, goal: a.NeutralizedCount) -> bool:
    return player.neutralized >= goal.at_least


def _count_power(s: State, deck: Deck, player: Player, goal: a.CountPowerAtLeast) -> bool:
    return sum([deck.power[own.card] >= goal.power for own in player.cards[1:]]) >= goal.at_least


@rule("13", ruling="R 50")
def _span(s: State, deck: Deck, player: Player, goal: a.Span) -> bool:
    """Arrows of the Illuminati in use, and how deep the structure reaches."""
    arrows = sum([own.master == player.illuminati for own in player.cards])
    return arrows >= goal.arrows and max([depth_of(player, own.card) for own in player.cards]) >= goal.depth


def _income_total(s: State, deck: Deck, player: Player, goal: a.PrintedIncomeTotal) -> bool:
    return sum([deck.income[own.card] for own in player.cards]) >= goal.at_least


def _specials_held(s: State, deck: Deck, player: Player, goal: a.SpecialsHeld) -> bool:
    return len(player.hand.value) >= goal.at_least


_CHECKS: dict[type[Any], Callable[[State, Deck, Player, Any], bool]] = {
    a.TotalPower: _total_power,
    a.AllAlignments: _all_alignments,
    a.AlignmentCount: _alignment_count,
    a.AlignmentCountAny: _alignment_count_any,
    a.TotalMoney: _total_money,
    a.TotalTransferable: _total_transferable,
    a.DestroyedCount: _destroyed_count,
    a.NeutralizedCount: _neutralized_count,
    a.CountPowerAtLeast: _count_power,
    a.Span: _span,
    a.PrintedIncomeTotal: _income_total,
    a.SpecialsHeld: _specials_held,
}
