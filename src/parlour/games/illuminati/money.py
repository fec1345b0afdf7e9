"""§7 Money in an attack: who may pay, from where, at what rate, and the round in which it goes back and forth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar, Literal

from parlour.games.illuminati import events, specials
from parlour.games.illuminati.actions import Action, CallOff, Pass, PlaySpecial, Spend
from parlour.games.illuminati.asking import Asking, numbered
from parlour.games.illuminati.attempting import call_off, commit, why_no_call_off
from parlour.games.illuminati.board import attempt_of, illuminati_of, placed, seats_in
from parlour.games.illuminati.cash import pay
from parlour.games.illuminati.model import NONE, Attempt, Placed, State
from parlour.games.illuminati.strength import refresh
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt
from parlour.kit.auctions import BackAndForth
from parlour.kit.chance import Chance
from parlour.kit.legal import Candidates, Form, FormOf, Legal, Refused, Unenumerable
from parlour.kit.responses import seats_from
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("MoneyRound", "Spending", "may_pay", "treasuries")

NOBODY = BackAndForth(())
Side = Literal["for", "against"]
SIDES: tuple[Side, ...] = ("for", "against")


@rule("7.1")
def may_pay(attempt: Attempt, seat: int) -> bool:
    """Everybody; in a privileged attack the two it is about, and whom an Interference has let in."""
    return not attempt.privileged or seat in (attempt.seat, attempt.defender) or seat in attempt.guests


@rule("7.1")
def treasuries(s: State, attempt: Attempt, seat: int) -> tuple[Placed | None, Placed]:
    """The Group that may pay (the attacking card, the defender's target), if there is one, and the Illuminati."""
    illuminati = illuminati_of(s, seat)
    card = {attempt.seat: attempt.attacker, attempt.defender: attempt.group}.get(seat, NONE)
    group = placed(s, card) if card not in (NONE, illuminati.card) else None
    return group, illuminati


def sides(attempt: Attempt, seat: int) -> tuple[Side, ...]:
    """§7.2 The attacker's and the defender's are fixed; anybody else's is free with each payment (R 20)."""
    if seat == attempt.seat:
        return SIDES[:1]
    return SIDES[1:] if seat == attempt.defender else SIDES


@rule("7.2")
class MoneyRound(Asking):
    """§7.2 A4: back and forth until nobody adds to what was spent; A3: until somebody does it may be called off."""

    boundary: ClassVar[bool] = True
    rota: Public[BackAndForth] = NOBODY
    number: Public[int] = 0
    """For the clocks: anew with every payment."""

    @rule("7.2", ruling="R 20")
    def begin(self, s: State, k: Kernel) -> None:
        attempt = attempt_of(s)
        parties = [attempt.seat, *([attempt.defender] if attempt.defender != NONE else [])]
        others = [seat for seat in seats_from(seats_in(s), attempt.seat) if seat not in parties]
        self.rota = BackAndForth((*parties, *others))
        self.number = numbered(s)

    def prompts(self, s: State) -> Sequence[Prompt]:
        seat = self.rota.awaited(asked(s, attempt_of(s)))
        return () if seat is None else (Prompt(Seat(seat), "money", optional=True, turn=self.number),)

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        return Spending(s, attempt_of(s), seat)

    def act(self, s: State, seat: Seat, action: Action, k: Kernel) -> None:
        match action:
            case Spend():
                spend(s, attempt_of(s), seat, action, k)
                self.rota, self.number = self.rota.acted(seat), numbered(s)
            case CallOff():
                call_off(s, attempt_of(s), k)
            case PlaySpecial():
                specials.play(s, seat, action, k)
            case _:
                self.rota = self.rota.passed(seat)
                k.emit(events.Passed(seat=seat))

    @rule("7.2", ruling="R 48")
    def resumed(self, s: State) -> None:
        """A Special has resolved: who has passed may think again. After a deal nobody may."""
        self.rota = self.rota.resumed()


def asked(s: State, attempt: Attempt) -> Callable[[int], bool]:
    """Whom public facts allow to do anything: to pay, to play a Special, to call off."""

    def may(seat: int) -> bool:
        player = s.players[seat]
        if player.out:
            return False
        if player.hand.value or (seat == attempt.seat and not attempt.committed):
            return True
        if not may_pay(attempt, seat):
            return False
        return not s.options.open_treasuries or any(most(s, attempt, seat))

    return may


def most(s: State, attempt: Attempt, seat: int) -> tuple[int, int]:
    """§7.1 What the seat can pay at most, from its Group and from its Illuminati."""
    if not may_pay(attempt, seat):
        return 0, 0
    group, illuminati = treasuries(s, attempt, seat)
    return group.money.value if group else 0, illuminati.money.value


@rule("7.1")
def spend(s: State, attempt: Attempt, seat: Seat, payment: Spend, k: Kernel) -> None:
    """To the bank at once, open and final; the first MB commits the attack (§6.2 A3)."""
    group, illuminati = treasuries(s, attempt, seat)
    if group and payment.from_group:
        pay(s, seat, group, payment.from_group, k)
    if payment.from_illuminati:
        pay(s, seat, illuminati, payment.from_illuminati, k)
    spent, amount = attempt.spent, payment.from_group + payment.from_illuminati
    if seat == attempt.seat:
        spent.attacker += amount
    elif seat == attempt.defender:
        spent.from_group += payment.from_group
        spent.from_illuminati += payment.from_illuminati
    elif payment.side == "for":
        spent.helpers += amount
    else:
        spent.opponents += amount
    commit(s, attempt, k)
    refresh(s, attempt)
    k.emit(
        events.MoneySpent(
            seat=seat,
            from_group=payment.from_group,
            from_illuminati=payment.from_illuminati,
            side=payment.side,
            number=attempt.number,
        )
    )


class Spending(Legal[Action]):
    """§7.2 What the awaited seat may do in the money round. It looks at the own treasuries and the own hand only."""

    __slots__ = ("_attempt", "_s", "_seat")

    def __init__(self, s: State, attempt: Attempt, seat: Seat) -> None:
        self._s = s
        self._attempt = attempt
        self._seat = seat

    def why_not(self, action: Action) -> Refused | None:
        """By kind of action."""
        match action:
            case Pass():
                return None
            case Spend():
                return self._why_no_payment(action)
            case CallOff():
                return self._why_no_call_off()
            case PlaySpecial():
                return specials.why_no_play(self._s, self._seat, action)
            case _:
                return Refused("not_now", rule="7.2")

    @rule("7.1")
    def _why_no_payment(self, payment: Spend) -> Refused | None:
        attempt = self._attempt
        if not may_pay(attempt, self._seat):
            return Refused("not_let_in", rule="7.1")
        if payment.side not in sides(attempt, self._seat):
            return Refused("wrong_side", {"side": payment.side}, "7.2")
        if min(payment.from_group, payment.from_illuminati) < 0 or not payment.from_group + payment.from_illuminati:
            return Refused("nothing_spent", rule="7.2")
        group, illuminati = treasuries(self._s, attempt, self._seat)
        if payment.from_group and group is None:
            return Refused("illuminati_only", rule="7.1")
        for own, amount in ((group, payment.from_group), (illuminati, payment.from_illuminati)):
            if own and amount > own.money.value:
                return Refused("not_enough_money", {"card": own.card, "money": own.money.value}, "7.1")
        return None

    @rule("6.2")
    def _why_no_call_off(self) -> Refused | None:
        """A3: by the attacker, until the attack is committed."""
        if self._seat != self._attempt.seat:
            return Refused("not_now", rule="6.2")
        return why_no_call_off(self._s, self._attempt)

    def _listed(self) -> list[Action]:
        actions: list[Action] = [Pass()]
        if self._why_no_call_off() is None:
            actions.append(CallOff())
        return [*actions, *specials.plays(self._s, self._seat)]

    def form(self) -> tuple[Action, ...] | Form:
        """The list, and a form for payments where there is money."""
        listed = tuple(self._listed())
        from_group, from_illuminati = most(self._s, self._attempt, self._seat)
        if not from_group + from_illuminati:
            return listed
        fields = {
            "from_group": Candidates(low=0, high=from_group),
            "from_illuminati": Candidates(low=0, high=from_illuminati),
            "side": Candidates(sides(self._attempt, self._seat)),
        }
        return Form(listed, (FormOf("Spend", fields),))

    def __iter__(self) -> Iterator[Action]:
        if any(most(self._s, self._attempt, self._seat)):
            raise Unenumerable
        return iter(self._listed())

    def sample(self, rng: Chance) -> Action:
        """Mostly a pass, else a payment, or something from the list: random rounds end soon."""
        die = rng.below("money", 16)
        if die < 13:
            return Pass()
        if die == 13:
            listed = self._listed()
            return listed[rng.below("sample", len(listed))]
        from_group, from_illuminati = most(self._s, self._attempt, self._seat)
        if not from_group + from_illuminati:
            return Pass()
        own = sides(self._attempt, self._seat)
        side = own[rng.below("side", len(own))]
        if from_group and (die == 14 or not from_illuminati):
            return Spend(1 + rng.below("pay", from_group), 0, side)
        return Spend(0, 1 + rng.below("pay", from_illuminati), side)
