"""§4.3 to §4.6: T3, T4 and T5, the steps in which the player whose turn it is decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from parlour.games.illuminati import abilities as a
from parlour.games.illuminati import events
from parlour.games.illuminati.actions import (
    Action,
    Attack,
    Drop,
    ExtraDraw,
    Finish,
    Move,
    NameIlluminati,
    PassTurn,
    PlaySpecial,
    Redistribute,
    Reorganize,
    ShiftAlignment,
    Transfer,
    TurnUpIlluminati,
)
from parlour.games.illuminati.asking import Asking
from parlour.games.illuminati.attack import announce, why_no_attack
from parlour.games.illuminati.attempting import use_action
from parlour.games.illuminati.board import free, illuminati_of, placed
from parlour.games.illuminati.cards import facts
from parlour.games.illuminati.cash import gain, pay, transfer
from parlour.games.illuminati.choosing import Choices
from parlour.games.illuminati.hands import cards_left, draw
from parlour.games.illuminati.hanging import Hanging, arrows, why_no_move
from parlour.games.illuminati.model import NONE, UNCONTROLLED, State
from parlour.games.illuminati.out import check_out
from parlour.games.illuminati.redistributing import redistribute, why_no_redistribution
from parlour.games.illuminati.reorganizing import reorganize, why_no_reorganization
from parlour.games.illuminati.shifting import shift_alignment, why_no_shift
from parlour.games.illuminati.specials import ability_of, play, why_no_play, why_not_held
from parlour.games.illuminati.unmasking import name_illuminati, unmask, why_no_naming, why_no_unmasking
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt
from parlour.kit.legal import Legal, Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("PASS_MONEY", "Actions", "FreeTransfers", "Own", "SpecialPowers", "why_not_own")

PASS_MONEY = 5


class Own(Asking, kw_only=True):
    """A part of the turn in which its player decides until he finishes it."""

    boundary: ClassVar[bool] = True
    kind: ClassVar[str]
    done: Public[bool] = False

    def open(self, s: State) -> bool:
        """Is there anything to decide? By public facts."""
        return True

    def prompts(self, s: State) -> Sequence[Prompt]:
        if self.done or s.passed or s.players[s.active].out or not self.open(s):
            return ()
        return (Prompt(s.active, self.kind, turn=s.turn),)

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        return Choices(s, seat, self, why_not_own)

    def act(self, s: State, seat: Seat, action: Action, k: Kernel) -> None:
        if isinstance(action, Finish):
            self.done = True
        else:
            _DEEDS[type(action)](s, seat, action, k)

    def default(self, s: State, seat: Seat) -> Action:
        """Nothing more in this step."""
        return Finish()


@rule("4.3")
class Actions(Own, kw_only=True):
    """4.3 T3: two regular actions, free ones before, between and after; or a pass."""

    kind: ClassVar[str] = "act"

    @rule("4.4", ruling="R 42")
    def default(self, s: State, seat: Seat) -> Action:
        """A pass for 5 MB, if it is allowed."""
        return Finish() if s.acted else PassTurn()


@rule("4.5")
class FreeTransfers(Own, kw_only=True):
    """4.5 T4: up to two transfers that cost no action; there have to be two cards."""

    kind: ClassVar[str] = "transfer"

    def open(self, s: State) -> bool:
        """With one card alone there is nowhere to move money."""
        return len(s.players[s.active].cards) > 1


@rule("4.6")
class SpecialPowers(Own, kw_only=True):
    """4.6 T5: what an Illuminati can do at the end of its turn, each once."""

    kind: ClassVar[str] = "power"
    redistributed: Public[bool] = False
    reorganized: Public[bool] = False

    def open(self, s: State) -> bool:
        """Has the Illuminati a power that it has not used yet?"""
        deck, player = facts(s.options), s.players[s.active]
        if len(player.cards) == 1:
            return False
        redistributes = deck.redistributes[player.illuminati] and not self.redistributed
        return redistributes or (deck.reorganizes[player.illuminati] and not self.reorganized)

    def act(self, s: State, seat: Seat, action: Action, k: Kernel) -> None:
        self.redistributed |= isinstance(action, Redistribute)
        self.reorganized |= isinstance(action, Reorganize)
        super().act(s, seat, action, k)


# -- why not ---------------------------------------------------------------------------------------------------------


def _regular(s: State, step: Own) -> Refused | None:
    if not isinstance(step, Actions):
        return Refused("not_now", rule="4.3")
    return None if s.actions > 0 else Refused("no_actions_left", rule="4.3")


def _attack(s: State, seat: Seat, action: Attack, step: Own) -> Refused | None:
    return _regular(s, step) or why_no_attack(s, seat, action)


@rule("8.2", ruling="R 22")
def _transfer(s: State, seat: Seat, action: Transfer, step: Own) -> Refused | None:
    """From an own card to an adjacent one: a regular action in T3, free in T4."""
    if isinstance(step, FreeTransfers):
        if s.transfers < 1:
            return Refused("no_transfers_left", rule="4.5")
    elif (refused := _regular(s, step)) is not None:
        return refused
    cards = {own.card: own for own in s.players[seat].cards}
    for card in (action.source, action.receiver):
        if card not in cards:
            return Refused("not_yours", {"card": card}, "8.2")
    source, receiver = cards[action.source], cards[action.receiver]
    adjacent = source.card in (receiver.master, receiver.card) or receiver.card == source.master
    if source is receiver or not (adjacent or facts(s.options).transfers_anywhere[source.card]):
        return Refused("not_adjacent", {"source": source.card, "receiver": receiver.card}, "8.1")
    if not 1 <= action.amount <= source.money.value:
        return Refused("not_enough_money", {"card": source.card, "money": source.money.value}, "8.2")
    return None


def _move(s: State, seat: Seat, action: Move, step: Own) -> Refused | None:
    return _regular(s, step) or why_no_move(s, seat, action.card)


@rule("8.4")
def _drop(s: State, seat: Seat, action: Drop, step: Own) -> Refused | None:
    """An own Group."""
    player = s.players[seat]
    own = action.card != player.illuminati and any(own.card == action.card for own in player.cards)
    return None if own else Refused("not_yours", {"card": action.card}, "8.4")


@rule("14", ruling="R 37")
def _extra_draw(s: State, seat: Seat, action: ExtraDraw, step: Own) -> Refused | None:
    """Once a turn, from the card's own treasury, as long as there is a pile."""
    own = next((own for own in s.players[seat].cards if own.card == action.card), None)
    if own is None:
        return Refused("not_yours", {"card": action.card}, "14")
    cost = facts(s.options).extra_draw_cost[own.card]
    if not cost:
        return Refused("no_such_ability", {"card": own.card}, "14")
    if own.spent:
        return Refused("ability_used", {"card": own.card}, "14")
    if own.money.value < cost:
        return Refused("not_enough_money", {"card": own.card, "money": own.money.value}, "14")
    return None if cards_left(s) else Refused("pile_empty", rule="4.2")


@rule("10", ruling="R 27")
def _play(s: State, seat: Seat, action: PlaySpecial, step: Own) -> Refused | None:
    """Any-time Specials, and as a regular action the one that takes a Group."""
    deck = facts(s.options)
    if not isinstance(ability_of(deck, action.special), a.AutoControl):
        return why_no_play(s, seat, action)
    refused = why_not_held(s, seat, action.special) or _regular(s, step)
    if refused is not None:
        return refused
    card = action.card
    if not 0 <= card < len(s.owner) or s.owner[card] != UNCONTROLLED or action.to != NONE:
        return Refused("no_such_group", {"card": card}, "10")
    return None if arrows(s, deck, seat, card) else Refused("no_open_arrow", {"card": card}, "10")


@rule("4.4", ruling="R 6")
def _pass(s: State, seat: Seat, action: PassTurn, step: Own) -> Refused | None:
    """Only by whoever has done nothing at all this turn."""
    if not isinstance(step, Actions):
        return Refused("not_now", rule="4.4")
    return Refused("already_acted", rule="4.4") if s.acted else None


@rule("15.1")
def _name(s: State, seat: Seat, action: NameIlluminati, step: Own) -> Refused | None:
    return _regular(s, step) or why_no_naming(s, seat, action)


def _redistribute(s: State, seat: Seat, action: Redistribute, step: Own) -> Refused | None:
    if not isinstance(step, SpecialPowers):
        return Refused("not_now", rule="4.6")
    illuminati = s.players[seat].illuminati
    if not facts(s.options).redistributes[illuminati]:
        return Refused("no_such_ability", {"card": illuminati}, "4.6")
    used = Refused("ability_used", {"card": illuminati}, "4.6") if step.redistributed else None
    return used or why_no_redistribution(s, seat, action)


def _reorganize(s: State, seat: Seat, action: Reorganize, step: Own) -> Refused | None:
    if not isinstance(step, SpecialPowers):
        return Refused("not_now", rule="4.6")
    illuminati = s.players[seat].illuminati
    if not facts(s.options).reorganizes[illuminati]:
        return Refused("no_such_ability", {"card": illuminati}, "4.6")
    used = Refused("ability_used", {"card": illuminati}, "4.6") if step.reorganized else None
    return used or why_no_reorganization(s, seat, action)


_CHECKS: dict[type[Any], Callable[[State, Seat, Any, Any], Refused | None]] = {
    Attack: _attack,
    Transfer: _transfer,
    Move: _move,
    Drop: _drop,
    ExtraDraw: _extra_draw,
    ShiftAlignment: lambda s, seat, action, step: why_no_shift(s, seat, action),
    PlaySpecial: _play,
    TurnUpIlluminati: lambda s, seat, action, step: why_no_unmasking(s, seat),
    NameIlluminati: _name,
    PassTurn: _pass,
    Finish: lambda s, seat, action, step: None,
    Redistribute: _redistribute,
    Reorganize: _reorganize,
}


@rule("4.3")
def why_not_own(s: State, seat: Seat, action: Action, step: Any) -> Refused | None:
    """By kind of action and part of the turn."""
    check = _CHECKS.get(type(action))
    return Refused("not_now", rule="4.3") if check is None else check(s, seat, action, step)


# -- what it does ----------------------------------------------------------------------------------------------------


def _do_transfer(s: State, seat: Seat, action: Transfer, k: Kernel) -> None:
    if isinstance(s.agenda[-1], FreeTransfers):
        s.transfers -= 1
        s.acted = True
    else:
        use_action(s)
    transfer(s, seat, action.source, action.receiver, action.amount, k)


@rule("8.3")
def _do_move(s: State, seat: Seat, action: Move, k: Kernel) -> None:
    use_action(s)
    k.push(Hanging(seat=seat, card=action.card, why="moved"))


@rule("8.4")
def _do_drop(s: State, seat: Seat, action: Drop, k: Kernel) -> None:
    s.acted = True
    free(s, seat, [action.card], "dropped", k)
    check_out(s, seat, k)


@rule("14")
def _do_extra_draw(s: State, seat: Seat, action: ExtraDraw, k: Kernel) -> None:
    deck, own = facts(s.options), placed(s, action.card)
    s.acted = True
    own.spent = True
    pay(s, seat, own, deck.extra_draw_cost[own.card], k)
    draw(s, deck, seat, k)


def _do_play(s: State, seat: Seat, action: PlaySpecial, k: Kernel) -> None:
    if isinstance(ability_of(facts(s.options), action.special), a.AutoControl):
        use_action(s)
    play(s, seat, action, k)


@rule("15.1")
def _do_name(s: State, seat: Seat, action: NameIlluminati, k: Kernel) -> None:
    use_action(s)
    name_illuminati(s, seat, action, k)


@rule("4.4")
def _do_pass(s: State, seat: Seat, action: PassTurn, k: Kernel) -> None:
    """5 MB, then T6."""
    s.passed = True
    gain(s, illuminati_of(s, seat), PASS_MONEY)
    k.emit(events.TurnPassed(seat=seat))


def _do_redistribute(s: State, seat: Seat, action: Redistribute, k: Kernel) -> None:
    s.acted = True
    redistribute(s, seat, action, k)


def _do_reorganize(s: State, seat: Seat, action: Reorganize, k: Kernel) -> None:
    s.acted = True
    reorganize(s, seat, action, k)


_DEEDS: dict[type[Any], Callable[[State, Seat, Any, Kernel], None]] = {
    Attack: announce,
    Transfer: _do_transfer,
    Move: _do_move,
    Drop: _do_drop,
    ExtraDraw: _do_extra_draw,
    ShiftAlignment: shift_alignment,
    PlaySpecial: _do_play,
    TurnUpIlluminati: lambda s, seat, action, k: unmask(s, seat, k),
    NameIlluminati: _do_name,
    PassTurn: _do_pass,
    Redistribute: _do_redistribute,
    Reorganize: _do_reorganize,
}
