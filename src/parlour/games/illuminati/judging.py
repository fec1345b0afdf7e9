"""What a bot thinks things are worth, in MB: from what lies open and from what its own seat holds.

The state is one that looks like the bot's view; whatever the seat does not see in it is made up, so nothing here looks
at other players' treasuries, hands or secret goals.
"""

from __future__ import annotations

from typing import Any

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati.alignments import ALIGNMENTS, BIT, mask
from parlour.games.illuminati.board import alignments_of, below, printed
from parlour.games.illuminati.cards import Deck, facts
from parlour.games.illuminati.cash import total
from parlour.games.illuminati.goals import goal_of, met_by_cards, needed, special_goal_of
from parlour.games.illuminati.model import DESTROY, NEUTRALIZE, NONE, Kind, Player, State
from parlour.games.illuminati.strength import power_of

__all__ = ("FAR", "WINS", "Judge")

WINS = 120.0
"""The last card that was missing."""
FAR = 99.0
"""How far away a goal is of which nothing is known."""
COUNTS = 8.0
"""Any card, since the basic goal counts cards."""
PER_POWER, PER_TRANSFERABLE, PER_INCOME, PER_ARROW, ABILITY = 0.8, 1.5, 4.0, 1.5, 3.0
POWER_A_CARD, MONEY_A_CARD, TRANSFERABLE_A_CARD, ALIGNMENTS_A_CARD = 3.0, 25.0, 2.0, 1.2
"""What one more card brings towards a goal that counts something else."""
TOWARDS = 8.0
"""A card that counts for the special goal too."""

SPECIALS: dict[type[Any], float] = {
    a.SetRoll: 14.0,
    a.AutoControl: 22.0,
    a.Peek: 2.0,
    a.CancelPrivilege: 6.0,
    a.JoinPrivileged: 3.0,
    a.DoubleIncome: 10.0,
    a.Revive: 2.0,
    a.CounterSpecial: 9.0,
    a.SkipTurn: 11.0,
    a.DestroyPowerless: 4.0,
    a.RedistributeMoney: 8.0,
}


class Judge:
    """The eyes of one seat."""

    __slots__ = ("_missing", "deck", "exact", "s", "seat")

    def __init__(self, s: State, seat: int, *, exact: bool = False) -> None:
        self.s = s
        self.seat = seat
        self.deck: Deck = facts(s.options)
        self.exact = exact
        """Does it count whether a Group wins the game, or judge that by how many cards are missing?"""
        self._missing: dict[int, float] = {}

    # -- goals -----------------------------------------------------------------------------------------------------

    def missing(self, seat: int) -> float:
        """How many cards the player is away from a victory, at his nearest goal that this seat knows of."""
        if seat not in self._missing:
            player = self.s.players[seat]
            basic = FAR if self.s.options.until_all_controlled else float(needed(self.s) - len(player.cards))
            self._missing[seat] = FAR if player.out else min(basic, self._special(player))
        return self._missing[seat]

    def leader(self) -> int:
        """The other player who is nearest to a victory."""
        others = [player.seat for player in self.s.players if player.seat != self.seat and not player.out]
        return min(others, key=lambda seat: (self.missing(seat), seat))

    def goal(self, seat: int) -> Any:
        """The special goal, if this seat knows it."""
        player = self.s.players[seat]
        if self.s.options.until_all_controlled or player.out:
            return None
        hidden = player.goal.to is not None and player.seat != self.seat
        illuminati = NONE if hidden else special_goal_of(self.s, self.deck, player)
        return None if illuminati == NONE else goal_of(self.s.options, self.deck, illuminati)

    def away(self, seat: int) -> float:
        """How many cards the player is away from the special goal, as far as this seat knows it."""
        return self._special(self.s.players[seat])

    def _special(self, player: Player) -> float:
        s, deck = self.s, self.deck
        masks = [alignments_of(s, deck, own.card) for own in player.cards[1:]]
        match self.goal(player.seat):
            case a.TotalPower(at_least=least):
                return (least - sum(power_of(s, deck, card) for card in printed(player))) / POWER_A_CARD
            case a.TotalTransferable(at_least=least):
                return (least - sum(deck.transferable[card] for card in printed(player))) / TRANSFERABLE_A_CARD
            case a.AlignmentCount(alignment=alignment, at_least=least):
                return least - sum(bool(own & BIT[alignment]) for own in masks)
            case a.AlignmentCountAny(alignments=alignments, at_least=least):
                return least - sum(bool(own & mask(alignments)) for own in masks)
            case a.AllAlignments():
                shown = 0
                for own in masks:
                    shown |= own
                return (len(ALIGNMENTS) - shown.bit_count()) / ALIGNMENTS_A_CARD
            case a.TotalMoney(at_least=least) if player.seat == self.seat or s.options.open_treasuries:
                return (least - total(s, player.seat)) / MONEY_A_CARD
            case a.DestroyedCount(at_least=least):
                return float(least - player.destroyed)
            case a.NeutralizedCount(at_least=least):
                return float(least - player.neutralized)
            case _:
                return FAR

    # -- worth -----------------------------------------------------------------------------------------------------

    def worth(self, seat: int, card: int) -> float:
        """A Group to a player: a card more, what it brings, and what it does for the goal."""
        deck, player = self.deck, self.s.players[seat]
        value = COUNTS + PER_POWER * deck.power[card] + PER_TRANSFERABLE * deck.transferable[card]
        value += PER_INCOME * deck.income[card] + PER_ARROW * len(deck.outs[card])
        value += ABILITY * bool(deck.groups[card].abilities)
        towards = self._towards(player, card)
        if not self.exact and self.missing(seat) - max(towards, 1.0) <= 0 and self.s.owner[card] != seat:
            value += WINS
        return value + TOWARDS * towards

    def wins(self, seat: int, kind: Kind, group: int) -> bool:
        """Would success meet a goal that this seat knows of, if all that comes along finds its place?"""
        s, player, goal = self.s, self.s.players[seat], self.goal(seat)
        if kind == DESTROY:
            return isinstance(goal, a.DestroyedCount) and player.destroyed + 1 >= goal.at_least
        if kind == NEUTRALIZE:
            return isinstance(goal, a.NeutralizedCount) and player.neutralized + 1 >= goal.at_least
        owner = s.owner[group]
        gained = [own.card for own in below(s.players[owner], group)] if owner >= 0 else [group]
        if len(player.cards) + len(gained) >= needed(s) and not s.options.until_all_controlled:
            return True
        return met_by_cards(s, self.deck, [*printed(player), *gained], goal)

    def _towards(self, player: Player, card: int) -> float:
        """What the card does for the special goal, in cards."""
        deck, own = self.deck, alignments_of(self.s, self.deck, card)
        match self.goal(player.seat):
            case a.TotalPower():
                return deck.power[card] / POWER_A_CARD
            case a.TotalTransferable():
                return deck.transferable[card] / TRANSFERABLE_A_CARD
            case a.AlignmentCount(alignment=alignment):
                return float(bool(own & BIT[alignment]))
            case a.AlignmentCountAny(alignments=alignments):
                return float(bool(own & mask(alignments)))
            case a.AllAlignments():
                shown = 0
                for other in player.cards[1:]:
                    if other.card != card:
                        shown |= alignments_of(self.s, deck, other.card)
                return (own & ~shown).bit_count() / ALIGNMENTS_A_CARD
            case a.TotalMoney():
                return 0.3 * deck.income[card]
            case _:
                return 0.0

    def branch(self, card: int) -> float:
        """What a Group and all below it are worth to their owner."""
        seat = self.s.owner[card]
        return sum(self.worth(seat, own.card) for own in below(self.s.players[seat], card))

    def alarm(self, seat: int) -> float:
        """By how much more it counts to hurt a player who is near to a victory."""
        missing = self.missing(seat)
        return 4.0 if missing <= 1 else 2.0 if missing <= 2 else 1.0 if missing <= 3 else 0.4

    def special(self, kind: int) -> float:
        """A Special in the hand."""
        ability = self.deck.specials[kind].ability
        if isinstance(ability, a.GainMoney):
            return float(ability.amount)
        return SPECIALS[type(ability)]

    def money(self) -> int:
        """All that lies on the own cards."""
        return total(self.s, self.seat)
