"""§4.6, §10 Any sums between any of one's own treasuries."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.illuminati import events
from parlour.games.illuminati.actions import Action, Finish, Redistribute
from parlour.games.illuminati.asking import Asking, numbered
from parlour.games.illuminati.cash import total, touched
from parlour.games.illuminati.events import Treasury
from parlour.games.illuminati.model import State
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt
from parlour.kit.chance import Chance
from parlour.kit.legal import Candidates, Form, FormOf, Legal, Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("Redistributing", "redistribute", "redistribution_form", "sample_redistribution", "why_no_redistribution")


@rule("8.2")
def why_no_redistribution(s: State, seat: int, action: Redistribute) -> Refused | None:
    """Every own card once, in ascending order, with all that there is and no more."""
    own = sorted(card.card for card in s.players[seat].cards)
    if [card for card, _ in action.treasuries] != own:
        return Refused("not_your_cards", rule="8.2")
    money = total(s, seat)
    if min(amount for _, amount in action.treasuries) < 0 or sum(amount for _, amount in action.treasuries) != money:
        return Refused("wrong_sum", {"money": money}, "8.2")
    return None


def redistribution_form(s: State, seat: int) -> FormOf:
    """Pairs of card and MB."""
    cards, money = sorted(card.card for card in s.players[seat].cards), total(s, seat)
    pairs = tuple((card, amount) for card in cards for amount in dict.fromkeys((0, money)))
    every = Candidates(pairs, least=len(cards), most=len(cards), low=0, high=money)
    return FormOf("Redistribute", {"treasuries": every})


def sample_redistribution(s: State, seat: int, rng: Chance) -> Redistribute:
    """All of one treasury to another one."""
    player = s.players[seat]
    amounts = {card.card: card.money.value for card in player.cards}
    cards = sorted(amounts)
    source, receiver = cards[rng.below("source", len(cards))], cards[rng.below("receiver", len(cards))]
    moved = amounts[source]
    amounts[source] -= moved
    amounts[receiver] += moved
    return Redistribute(tuple((card, amounts[card]) for card in cards))


def redistribute(s: State, seat: int, action: Redistribute, k: Kernel) -> None:
    """Carry it out; only the player learns of the sums."""
    amounts = dict(action.treasuries)
    for card in s.players[seat].cards:
        card.money.value = amounts[card.card]
    touched(s, seat, k)
    treasuries = [Treasury(card, amount) for card, amount in action.treasuries]
    k.emit(events.MoneyRedistributed(seat=Seat(seat), treasuries=treasuries))


class RedistributionLegal(Legal[Action]):
    """Any redistribution, or none."""

    __slots__ = ("_s", "_seat")

    def __init__(self, s: State, seat: int) -> None:
        self._s = s
        self._seat = seat

    def why_not(self, action: Action) -> Refused | None:
        """Any sums, as long as nothing is lost or made."""
        if isinstance(action, Redistribute):
            return why_no_redistribution(self._s, self._seat, action)
        return None if isinstance(action, Finish) else Refused("not_now", rule="10")

    def form(self) -> Form:
        """One kind of decision, filled in card by card."""
        return Form((Finish(),), (redistribution_form(self._s, self._seat),))

    def sample(self, rng: Chance) -> Action:
        """One treasury goes to another card."""
        return sample_redistribution(self._s, self._seat, rng) if rng.below("redistribute", 2) else Finish()


@rule("10")
class Redistributing(Asking, kw_only=True):
    """10 The Special that lets its player move money freely."""

    seat: Public[Seat]
    done: Public[bool] = False
    number: Public[int] = 0

    def begin(self, s: State, k: Kernel) -> None:
        self.number = numbered(s)

    def prompts(self, s: State) -> Sequence[Prompt]:
        if self.done or s.players[self.seat].out:
            return ()
        return (Prompt(self.seat, "redistribute", turn=self.number),)

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        return RedistributionLegal(s, seat)

    def act(self, s: State, seat: Seat, action: Action, k: Kernel) -> None:
        self.done = True
        if isinstance(action, Redistribute):
            redistribute(s, seat, action, k)

    def default(self, s: State, seat: Seat) -> Action:
        """[R 42] Everything stays where it is."""
        return Finish()
