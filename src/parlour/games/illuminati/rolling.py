"""§6.2 A5 to A8: the roll and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from parlour.games.illuminati import events
from parlour.games.illuminati.actions import Action, HandOver
from parlour.games.illuminati.asking import Asking, numbered
from parlour.games.illuminati.attempting import commit
from parlour.games.illuminati.board import attempt_of, bury, free, placed
from parlour.games.illuminati.cash import transfer
from parlour.games.illuminati.hanging import Hanging
from parlour.games.illuminati.model import CONTROL, DESTROY, Attempt, State
from parlour.games.illuminati.out import check_out
from parlour.games.illuminati.strength import succeeds
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt, Step
from parlour.kit.chance import Chance
from parlour.kit.legal import Candidates, Form, FormOf, Legal, Refused
from parlour.kit.rules import rule
from parlour.kit.types import Public

__all__ = ("HandingOver", "Result", "Roll")


@rule("6.2")
class Roll(Step, kw_only=True):
    """6.2 A5: two dice; with them the attack is committed at the latest."""

    def begin(self, s: State, k: Kernel) -> None:
        attempt = attempt_of(s)
        commit(s, attempt, k)
        attempt.dice = list(k.chance.roll("attack", 2))
        attempt.roll = sum(attempt.dice)
        k.emit(events.DiceRolled(seat=attempt.seat, dice=attempt.dice, number=attempt.number))


@rule("6.2")
class Result(Step, kw_only=True):
    """6.2 A7 and A8."""

    def begin(self, s: State, k: Kernel) -> None:
        attempt = attempt_of(s)
        success = succeeds(attempt.roll, attempt.number)
        event = events.AttackSucceeded if success else events.AttackFailed
        k.emit(
            event(seat=attempt.seat, group=attempt.group, kind=attempt.kind, roll=attempt.roll, number=attempt.number)
        )
        if success:
            _apply(s, attempt, k)


@rule("6.4")
def _apply(s: State, attempt: Attempt, k: Kernel) -> None:
    player, card, owner = s.players[attempt.seat], attempt.group, s.owner[attempt.group]
    if attempt.kind == CONTROL:
        k.push(
            Hanging(seat=attempt.seat, card=card, why="captured", master=attempt.attacker),
            HandingOver(seat=attempt.seat, source=attempt.attacker, receiver=card),
        )
        return
    if attempt.kind == DESTROY:
        player.destroyed += 1
        k.emit(events.GroupDestroyed(seat=attempt.seat, card=card, destroyed=player.destroyed))
        bury(s, card, k)
    else:
        player.neutralized += 1
        free(s, owner, [card] if owner >= 0 else [], "neutralized", k)
    if owner >= 0:
        check_out(s, owner, k)


class _Handing(Legal[Action]):
    """Any part of the attacking card's treasury."""

    __slots__ = ("_money",)

    def __init__(self, money: int) -> None:
        self._money = money

    def why_not(self, action: Action) -> Refused | None:
        if not isinstance(action, HandOver):
            return Refused("not_now", rule="6.4")
        fits = 0 <= action.amount <= self._money
        return None if fits else Refused("wrong_amount", {"least": 0, "most": self._money}, "6.4")

    def form(self) -> Form:
        return Form((HandOver(0),), (FormOf("HandOver", {"amount": Candidates(low=0, high=self._money)}),))

    def sample(self, rng: Chance) -> Action:
        return HandOver(rng.below("amount", self._money + 1) if rng.below("hand_over", 3) == 0 else 0)


@rule("6.4")
class HandingOver(Asking, kw_only=True):
    """6.4 The attacking card may give money to what it has just captured; nobody else knows how much it has."""

    kind: ClassVar[str] = "hand_over"
    seat: Public[Seat]
    source: Public[int]
    receiver: Public[int]
    done: Public[bool] = False
    number: Public[int] = 0

    def begin(self, s: State, k: Kernel) -> None:
        self.number = numbered(s)

    def prompts(self, s: State) -> Sequence[Prompt]:
        if self.done or not s.owner[self.receiver] == s.owner[self.source] == self.seat:
            return ()
        return (Prompt(self.seat, self.kind, turn=self.number),)

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        return _Handing(placed(s, self.source).money.value)

    def act(self, s: State, seat: Seat, action: HandOver, k: Kernel) -> None:
        self.done = True
        transfer(s, seat, self.source, self.receiver, action.amount, k)

    def default(self, s: State, seat: Seat) -> Action:
        """[R 42] Nothing is handed over."""
        return HandOver(0)
