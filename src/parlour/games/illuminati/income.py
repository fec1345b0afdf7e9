"""§4.1 T1: income, upkeep, tax."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import ClassVar

from msgspec import field

from parlour.games.illuminati import events
from parlour.games.illuminati.actions import Action, Demand, PayTax, PayUpkeep, RefuseUpkeep
from parlour.games.illuminati.asking import Asking, numbered
from parlour.games.illuminati.board import free, placed, seats_in, shown_to
from parlour.games.illuminati.cards import facts
from parlour.games.illuminati.cash import gain, pay, shift, total, touched
from parlour.games.illuminati.events import Receipt, Treasury
from parlour.games.illuminati.model import Placed, State
from parlour.games.illuminati.out import check_out
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt, Step
from parlour.kit.chance import Chance
from parlour.kit.legal import FORM_LIMIT, Candidates, Form, FormOf, Legal, Listed, Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public, Shown

__all__ = ("Income", "Tax", "Taxing", "Upkeep")


@rule("4.1")
class Income(Step, kw_only=True):
    """4.1 b, then the upkeep and tax cards of the player."""

    def begin(self, s: State, k: Kernel) -> None:
        deck, seat = facts(s.options), s.active
        times = 2 if s.doubled else 1
        money = 0
        steps: list[Step] = []
        for own in s.players[seat].cards:
            income = deck.income[own.card]
            if income > 0:
                gain(s, own, income * times)
                money += income * times
            if deck.upkeep[own.card]:
                steps.append(Upkeep(seat=seat, card=own.card))
        steps += [Tax(seat=seat, card=own.card) for own in s.players[seat].cards if deck.tax[own.card]]
        k.emit(events.IncomeReceived(seat=seat, money=money, doubled=s.doubled))
        k.push(*steps)


@rule("4.1", ruling="R 3")
class Upkeep(Asking, kw_only=True):
    """4.1 c A card that costs its owner something every turn."""

    kind: ClassVar[str] = "upkeep"
    seat: Public[Seat]
    card: Public[int]
    done: Public[bool] = False

    def prompts(self, s: State) -> Sequence[Prompt]:
        return () if self.done or s.owner[self.card] != self.seat else (Prompt(self.seat, self.kind, turn=s.turn),)

    def _amount(self, s: State) -> int:
        return facts(s.options).upkeep[self.card]

    def sources(self, s: State) -> list[Placed]:
        """Itself, its master, the Illuminati: each that is able to pay."""
        own = placed(s, self.card)
        cards = dict.fromkeys((self.card, own.master, s.players[self.seat].illuminati))
        return [source for source in (placed(s, card) for card in cards) if source.money.value >= self._amount(s)]

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        return Listed(
            lambda: (*(PayUpkeep(source.card) for source in self.sources(s)), RefuseUpkeep()),
            lambda action: (
                Refused("cannot_pay", {"card": action.source}, "4.1")
                if isinstance(action, PayUpkeep)
                else Refused("not_now", rule="4.1")
            ),
        )

    def act(self, s: State, seat: Seat, action: Action, k: Kernel) -> None:
        self.done = True
        if isinstance(action, PayUpkeep):
            amount = self._amount(s)
            pay(s, seat, placed(s, action.source), amount, k)
            touched(s, seat, k)
            k.emit(events.UpkeepPaid(seat=seat, card=self.card, source=action.source, amount=amount))
        else:
            k.emit(events.UpkeepUnpaid(seat=seat, card=self.card))
            free(s, seat, [self.card], "unpaid", k)
            check_out(s, seat, k)

    def default(self, s: State, seat: Seat) -> Action:
        """[R 42]"""
        sources = self.sources(s)
        return PayUpkeep(sources[0].card) if sources else RefuseUpkeep()


@rule("4.1", ruling="R 4")
class Tax(Asking, kw_only=True):
    """4.1 d The owner of a tax card demands, of whom he likes."""

    kind: ClassVar[str] = "demand"
    seat: Public[Seat]
    card: Public[int]
    done: Public[bool] = False

    def prompts(self, s: State) -> Sequence[Prompt]:
        if self.done or s.owner[self.card] != self.seat or not self._others(s):
            return ()
        return (Prompt(self.seat, self.kind, turn=s.turn),)

    def _others(self, s: State) -> list[int]:
        return [seat for seat in seats_in(s) if seat != self.seat]

    def _all(self, s: State) -> Iterator[Action]:
        others = self._others(s)
        for n in range(len(others), -1, -1):
            yield from map(Demand, combinations(others, n))

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        return Listed(
            lambda: self._all(s),
            lambda action: Refused("no_such_player" if isinstance(action, Demand) else "not_now", rule="4.1"),
        )

    def act(self, s: State, seat: Seat, action: Demand, k: Kernel) -> None:
        self.done = True
        k.emit(events.TaxDemanded(seat=seat, card=self.card, seats=list(action.seats)))
        k.push(Taxing(seat=seat, card=self.card, waiting=list(action.seats)))

    def default(self, s: State, seat: Seat) -> Action:
        """[R 42] Everybody."""
        return Demand(tuple(self._others(s)))


@rule("4.1")
class Taxing(Asking, kw_only=True):
    """4.1 d Each pays from what cards he likes; asked are also those who may have nothing."""

    kind: ClassVar[str] = "tax"
    seat: Public[Seat]
    card: Public[int]
    waiting: Public[list[int]] = field(default_factory=list)
    number: Public[int] = 0

    def begin(self, s: State, k: Kernel) -> None:
        self.number = numbered(s)

    def prompts(self, s: State) -> Sequence[Prompt]:
        if s.owner[self.card] != self.seat:
            return ()
        return [Prompt(Seat(seat), self.kind, turn=self.number) for seat in self.waiting if not s.players[seat].out]

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        return Payments(s, seat, facts(s.options).tax[self.card])

    def act(self, s: State, seat: Seat, action: PayTax, k: Kernel) -> None:
        self.waiting.remove(seat)
        receiver = placed(s, self.card)
        for card, amount in action.payments:
            shift(s, seat, placed(s, card), receiver, amount, k)
        if action.payments:
            touched(s, seat, k)
        payments = tuple(Treasury(card, amount) for card, amount in action.payments)
        k.emit(
            events.TaxPaid(
                seat=seat,
                to=self.seat,
                paid=sum(payment.money for payment in payments),
                payments=Receipt(payments),
                treasury=Shown([Treasury(self.card, receiver.money.value)], shown_to(s, self.seat)),
            )
        )

    def default(self, s: State, seat: Seat) -> Action:
        """[R 42] The usual split."""
        return default_payment(s, seat, facts(s.options).tax[self.card])


@rule("4.1", ruling="R 42")
def default_payment(s: State, seat: int, tax: int) -> PayTax:
    """From the Illuminati first, then from the largest treasury."""
    illuminati, *groups = s.players[seat].cards
    due, payments = tax, []
    for own in (illuminati, *sorted(groups, key=lambda own: (-own.money.value, own.card))):
        amount = min(due, own.money.value)
        if amount:
            payments.append((own.card, amount))
            due -= amount
    return PayTax(tuple(sorted(payments)))


class Payments(Legal[Action]):
    """Any split of the tax over one's cards, as far as the money goes."""

    __slots__ = ("_money", "_owed", "_s", "_seat", "_tax")

    def __init__(self, s: State, seat: int, tax: int) -> None:
        self._s = s
        self._seat = seat
        self._tax = tax
        self._money = {own.card: own.money.value for own in s.players[seat].cards if own.money.value}
        self._owed = min(tax, total(s, seat))

    def why_not(self, action: Action) -> Refused | None:
        """So much is owed as there is, up to the tax, from own cards in ascending order."""
        if not isinstance(action, PayTax):
            return Refused("not_now", rule="4.1")
        cards = [card for card, _ in action.payments]
        if cards != sorted(set(cards)):
            return Refused("cards_in_order", rule="4.1")
        for card, amount in action.payments:
            if not 1 <= amount <= self._money.get(card, 0):
                return Refused("not_enough_money", {"card": card, "money": self._money.get(card, 0)}, "4.1")
        if sum(amount for _, amount in action.payments) != self._owed:
            return Refused("wrong_amount", {"least": self._owed, "most": self._owed}, "4.1")
        return None

    def form(self) -> Form:
        """The usual payment, and pairs of card and MB."""
        pairs = [(card, n) for card, most in sorted(self._money.items()) for n in range(1, min(most, self._owed) + 1)]
        usual = default_payment(self._s, self._seat, self._tax)
        if not self._owed:
            return Form((usual,))
        fields = {"payments": Candidates(tuple(pairs[:FORM_LIMIT]), least=1, most=min(len(self._money), self._owed))}
        return Form((usual,), (FormOf("PayTax", fields),))

    def sample(self, rng: Chance) -> Action:
        """One MB after another from cards at random, up to a few; the rest the usual way."""
        money, paid = dict(self._money), dict[int, int]()
        if self._owed > 4 or not rng.below("split", 2):
            return default_payment(self._s, self._seat, self._tax)
        for _ in range(self._owed):
            cards = sorted(money)
            card = cards[rng.below("card", len(cards))]
            paid[card] = paid.get(card, 0) + 1
            money[card] -= 1
            if not money[card]:
                del money[card]
        return PayTax(tuple(sorted(paid.items())))
