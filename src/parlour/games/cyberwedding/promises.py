"""§10.7 Promises beside the turns: said before all, remembered, judged by their receivers. They bind people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.actions import MOST_TEXT, Action, MakePromise, SettlePromise
from parlour.games.cyberwedding.model import Promise, State
from parlour.games.cyberwedding.refusals import (
    LEFT,
    NO_SUCH_PLAYER,
    NOT_NOW,
    NOT_PRINTABLE,
    NOT_YOUR_PROMISE,
    TOO_MANY_PROMISES,
)
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.chance import Chance
from parlour.kit.legal import Candidates, Form, FormOf, Legal, Refused
from parlour.kit.rules import rule

__all__ = ("MOST_PROMISES", "Opening", "act_open")

MOST_PROMISES = 20
"""That one player makes in a game."""
_LETTERS = "abcdefghijklmnop"


class Opening(Legal[Action]):
    """What a seat may do at any time."""

    __slots__ = ("_s", "_seat")

    def __init__(self, s: State, seat: Seat) -> None:
        self._s = s
        self._seat = seat

    def _to_settle(self) -> Iterator[Action]:
        for promise in self._s.promises:
            if promise.to == self._seat and promise.kept is None:
                yield SettlePromise(promise.id, True)
                yield SettlePromise(promise.id, False)

    def _others(self) -> list[int]:
        return [player.seat for player in self._s.players if player.seat != self._seat and not player.left]

    @rule("10.7")
    def why_not(self, action: Action) -> Refused | None:
        """A promise to another player, in so many words; its receiver judges it, once."""
        if self._s.players[self._seat].left:
            return LEFT
        match action:
            case MakePromise():
                return self._why_no_promise(action)
            case SettlePromise():
                found = self._s.promises[action.promise] if 0 <= action.promise < len(self._s.promises) else None
                return None if found and found.to == self._seat and found.kept is None else NOT_YOUR_PROMISE
        return NOT_NOW

    def _why_no_promise(self, action: MakePromise) -> Refused | None:
        if action.to not in self._others():
            return NO_SUCH_PLAYER
        if not action.text.isprintable() or not action.text.strip() or len(action.text) > MOST_TEXT:
            return NOT_PRINTABLE
        return TOO_MANY_PROMISES if self._made() >= MOST_PROMISES else None

    def _made(self) -> int:
        return sum(promise.by == self._seat for promise in self._s.promises)

    def sample(self, rng: Chance) -> Action:
        """Judge one, or make one."""
        settling = list(self._to_settle())
        if settling and (self._made() >= MOST_PROMISES or rng.below("sample", 2)):
            return settling[rng.below("sample", len(settling))]
        others = self._others()
        text = "".join(_LETTERS[rng.below("sample", len(_LETTERS))] for _ in range(1 + rng.below("sample", 6)))
        return MakePromise(others[rng.below("sample", len(others))], text)

    def form(self) -> tuple[Action, ...] | Form:
        """What can be listed, and a promise."""
        if self._s.players[self._seat].left:
            return ()
        if self._made() >= MOST_PROMISES:
            return tuple(self._to_settle())
        fields = {"to": Candidates(values=tuple(self._others())), "text": Candidates(longest=MOST_TEXT)}
        return Form(tuple(self._to_settle()), (FormOf("MakePromise", fields),))


@rule("10.7")
def act_open(s: State, seat: Seat, action: Any, k: Kernel) -> None:
    """Carry out a legal one."""
    if type(action) is MakePromise:
        promise = Promise(id=len(s.promises), by=seat, to=Seat(action.to), text=action.text, round=s.round)
        s.promises.append(promise)
        k.emit(events.PromiseMade(promise=promise.id, by=seat, to=promise.to, text=action.text))
        return
    promise = s.promises[action.promise]
    promise.kept = action.kept
    k.emit(events.PromiseSettled(promise=promise.id, by=promise.by, to=seat, kept=action.kept))
