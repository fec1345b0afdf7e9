"""§13 Goals: what a player needs, and whether he has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati.abilities import Goal
from parlour.games.illuminati.alignments import ALIGNMENTS, BIT, mask
from parlour.games.illuminati.board import alignments_of, depth_of, printed, true_illuminati
from parlour.games.illuminati.cards import Deck, facts
from parlour.games.illuminati.cash import total
from parlour.games.illuminati.model import NONE, Options, Player, State
from parlour.games.illuminati.strength import power_of
from parlour.kit.rules import rule

__all__ = (
    "BASIC",
    "basic_goal",
    "goal_of",
    "met",
    "met_by_cards",
    "needed",
    "score",
    "special_goal_of",
    "to_choose_from",
    "with_a_goal",
)

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


def goal_of(options: Options, deck: Deck, illuminati: int) -> Goal:
    """The special goal in play for an Illuminati card."""
    faction = deck.faction(illuminati)
    return faction.alt_goal if options.alternative_goals else faction.goal


@rule("3")
def to_choose_from(s: State, deck: Deck, seat: int) -> list[int]:
    """Illuminati whose goal the player may choose in secret; nobody's, if his own stands on the card.

    Where cards lie face down everybody is asked, or it would tell who has the copied goal: others choose their own.
    """
    own = true_illuminati(s.players[seat])
    copies = isinstance(goal_of(s.options, deck, own), a.SecretCopy)
    if not copies and not s.options.hidden_goals:
        return [own] if s.options.hidden_factions else []
    return with_a_goal(s.options, deck)


@rule("3")
def with_a_goal(options: Options, deck: Deck) -> list[int]:
    """The Illuminati that have a goal of their own, in play or not."""
    return [card for card in deck.illuminati if not isinstance(goal_of(options, deck, card), a.SecretCopy)]


@rule("13", ruling="R 50")
def special_goal_of(s: State, deck: Deck, player: Player) -> int:
    """The Illuminati whose special goal is the player's: his own, or the one chosen; ``NONE`` before that."""
    options, illuminati = s.options, player.illuminati
    if options.hidden_goals or options.hidden_factions or isinstance(goal_of(options, deck, illuminati), a.SecretCopy):
        return player.goal.value
    return illuminati


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
    goal = goal_of(s.options, deck, illuminati)
    if known_to is not None and known_to != seat and not _known(s, player, goal):
        return None
    check = _OF_PLAYER.get(type(goal))
    fulfilled = check(s, deck, player, goal) if check else met_by_cards(s, deck, printed(player), goal)
    return illuminati if fulfilled else None


@rule("13")
def met_by_cards(s: State, deck: Deck, cards: list[int], goal: Goal | None) -> bool:
    """Do these cards, the Illuminati first, meet the goal? Not if it counts anything but cards and their figures."""
    check = _OF_CARDS.get(type(goal))
    return check is not None and check(s, deck, cards, goal)


def _known(s: State, player: Player, goal: Goal) -> bool:
    """Does everybody know whether it is met?"""
    if player.goal.value != NONE and player.goal.to is not None:
        return False
    return s.options.open_treasuries or not isinstance(goal, a.TotalMoney)


def score(s: State, seat: int) -> int:
    """[R 39] Total Power, and one for each Group."""
    deck = facts(s.options)
    cards = printed(s.players[seat])
    return sum(power_of(s, deck, card) for card in cards) + max(len(cards) - 1, 0)


def _masks(s: State, deck: Deck, cards: list[int]) -> list[int]:
    """[R 8] Of the Groups, with what is changed for this turn."""
    return [alignments_of(s, deck, card) for card in cards[1:]]


def _total_power(s: State, deck: Deck, cards: list[int], goal: a.TotalPower) -> bool:
    return sum([power_of(s, deck, card) for card in cards]) >= goal.at_least


def _total_transferable(s: State, deck: Deck, cards: list[int], goal: a.TotalTransferable) -> bool:
    return sum([deck.transferable[card] for card in cards]) >= goal.at_least


def _all_alignments(s: State, deck: Deck, cards: list[int], goal: a.AllAlignments) -> bool:
    shown = 0
    for alignments in _masks(s, deck, cards):
        shown |= alignments
    return shown == mask(ALIGNMENTS)


def _alignment_count(s: State, deck: Deck, cards: list[int], goal: a.AlignmentCount) -> bool:
    bit = BIT[goal.alignment]
    return sum([bool(alignments & bit) for alignments in _masks(s, deck, cards)]) >= goal.at_least


def _alignment_count_any(s: State, deck: Deck, cards: list[int], goal: a.AlignmentCountAny) -> bool:
    bits = mask(goal.alignments)
    return sum([bool(alignments & bits) for alignments in _masks(s, deck, cards)]) >= goal.at_least


def _count_power(s: State, deck: Deck, cards: list[int], goal: a.CountPowerAtLeast) -> bool:
    return sum([deck.power[card] >= goal.power for card in cards[1:]]) >= goal.at_least


def _income_total(s: State, deck: Deck, cards: list[int], goal: a.PrintedIncomeTotal) -> bool:
    return sum([deck.income[card] for card in cards]) >= goal.at_least


_OF_CARDS: dict[type[Any], Callable[[State, Deck, list[int], Any], bool]] = {
    a.TotalPower: _total_power,
    a.TotalTransferable: _total_transferable,
    a.AllAlignments: _all_alignments,
    a.AlignmentCount: _alignment_count,
    a.AlignmentCountAny: _alignment_count_any,
    a.CountPowerAtLeast: _count_power,
    a.PrintedIncomeTotal: _income_total,
}


def _total_money(s: State, deck: Deck, player: Player, goal: a.TotalMoney) -> bool:
    return total(s, player.seat) >= goal.at_least


def _destroyed_count(s: State, deck: Deck, player: Player, goal: a.DestroyedCount) -> bool:
    return player.destroyed >= goal.at_least


def _neutralized_count(s: State, deck: Deck, player: Player, goal: a.NeutralizedCount) -> bool:
    return player.neutralized >= goal.at_least


@rule("13", ruling="R 50")
def _span(s: State, deck: Deck, player: Player, goal: a.Span) -> bool:
    """Arrows of the Illuminati in use, and how deep the structure reaches."""
    arrows = sum([own.master == player.illuminati for own in player.cards])
    return arrows >= goal.arrows and max([depth_of(player, own.card) for own in player.cards]) >= goal.depth


def _specials_held(s: State, deck: Deck, player: Player, goal: a.SpecialsHeld) -> bool:
    return len(player.hand.value) >= goal.at_least


_OF_PLAYER: dict[type[Any], Callable[[State, Deck, Player, Any], bool]] = {
    a.TotalMoney: _total_money,
    a.DestroyedCount: _destroyed_count,
    a.NeutralizedCount: _neutralized_count,
    a.Span: _span,
    a.SpecialsHeld: _specials_held,
}
