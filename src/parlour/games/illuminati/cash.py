"""MB: in from the bank, out to it, from card to card. Nothing else changes what lies on a card in a structure."""

from __future__ import annotations

from parlour.games.illuminati import events
from parlour.games.illuminati.board import placed
from parlour.games.illuminati.lapsing import lapse
from parlour.games.illuminati.model import Placed, State
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = ("gain", "leaves", "pay", "shift", "total", "touched", "transfer")


def gain(s: State, card: Placed, amount: int) -> None:
    """From the bank onto a card."""
    card.money.value += amount
    s.issued += amount


@rule("7.1")
def pay(s: State, seat: int, card: Placed, amount: int, k: Kernel) -> None:
    """From a card of the player to the bank."""
    card.money.value -= amount
    s.issued -= amount
    leaves(s, seat, card, k)


def shift(s: State, seat: int, source: Placed, receiver: Placed, amount: int, k: Kernel) -> None:
    """From a card of the player to another card, whoever has that."""
    source.money.value -= amount
    receiver.money.value += amount
    leaves(s, seat, source, k)


@rule("11.2")
def touched(s: State, seat: int, k: Kernel) -> None:
    """Treasuries have changed, and from which card is a secret: so offers lapse whichever it was."""
    if s.deals.offers:
        lapse(s, seat, k)


@rule("8.2")
def transfer(s: State, seat: int, source: int, receiver: int, amount: int, k: Kernel) -> None:
    """From card to card of one player; how much is his secret."""
    shift(s, seat, placed(s, source), placed(s, receiver), amount, k)  # of nothing, too: offers lapse either way
    k.emit(events.MoneyTransferred(seat=Seat(seat), source=source, receiver=receiver))
    k.emit(events.AmountTransferred(seat=Seat(seat), amount=amount))


def leaves(s: State, seat: int, card: Placed, k: Kernel) -> None:
    """[R 45] Offers of money lapse when MB leave the treasury that they would be paid from."""
    if card.card == s.players[seat].illuminati and s.deals.offers:
        lapse(s, seat, k)


def total(s: State, seat: int) -> int:
    """All that lies on the player's cards."""
    return sum([card.money.value for card in s.players[seat].cards])
