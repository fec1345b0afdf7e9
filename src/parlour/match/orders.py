"""Standing orders: what a seat wants answered for it, worked out in private from its own view.

They are no part of the log. What they answer is an ordinary entry of the seat, no sooner than the window's common
minimum: pace must not tell who could have done something else.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from parlour.kit.actors import Seat, Viewer
from parlour.kit.game import Game
from parlour.kit.legal import Refused
from parlour.match.position import Position

__all__ = ("Answer", "OrderBook")

log = logging.getLogger(__name__)


class Answer(Struct, frozen=True):
    """What an order will answer, unless the seat does before ``at`` (milliseconds since the match began)."""

    at: int
    seat: Seat
    prompt: str
    do: str


class OrderBook:
    """The standing orders of one match."""

    def __init__(self, game: Game[Any, Any], window_ms: int) -> None:
        self._game = game
        self._window_ms = window_ms
        self._orders: dict[int, tuple[Any, ...]] = {}
        self._failed: set[tuple[Seat, str]] = set()
        self._plan: tuple[Position, tuple[Answer, ...]] | None = None

    def load(self, stored: Mapping[int, bytes]) -> None:
        """What the store holds; orders that the game no longer knows are dropped and logged."""
        for seat, data in stored.items():
            try:
                parsed = self.parse(msgspec.json.decode(data, type=list[dict[str, Any]]))
            except (msgspec.MsgspecError, ValueError, TypeError, RecursionError):
                parsed = Refused("malformed_order")
            if isinstance(parsed, Refused):
                log.warning("standing orders of seat %d are dropped: %s", seat, parsed.code)
            else:
                self._orders[seat] = parsed

    def parse(self, orders: Sequence[dict[str, Any]]) -> tuple[Any, ...] | Refused:
        """Orders of the game's, or which of them is none."""
        if not orders:
            return ()
        if self._game.Order is None:
            return Refused("no_orders")
        parsed: list[Any] = []
        for i, order in enumerate(orders):
            try:
                parsed.append(msgspec.convert(order, self._game.Order))
            except msgspec.ValidationError as error:
                return Refused("malformed_order", {"index": i, "reason": str(error)})
        return tuple(parsed)

    def set(self, seat: Seat, orders: tuple[Any, ...]) -> None:
        """All orders of a seat, once the store has them."""
        self._orders[seat] = orders
        self._plan = None

    def get(self, seat: Seat) -> tuple[dict[str, Any], ...]:
        """The orders of a seat as builtins."""
        return tuple(msgspec.to_builtins(order) for order in self._orders.get(seat, ()))

    def answers(self, p: Position) -> tuple[Answer, ...]:
        """What the orders answer in this position, the earliest first."""
        if not self._orders:
            return ()
        if self._plan is None or self._plan[0] is not p:
            self._plan = (p, tuple(sorted(self._answers(p), key=lambda a: (a.at, a.seat))))
        return self._plan[1]

    def _answers(self, p: Position) -> list[Answer]:
        answers: list[Answer] = []
        for seat, asked in p.book.due():
            # what stands again after a take-back the player decides: an order would do the same once more
            if asked.answered or asked.restored or (seat, asked.id) in self._failed or not self._orders.get(seat):
                continue
            view = self._game.view(p.state, Viewer(Seat(seat)))
            for order in self._orders[seat]:
                action = self._game.answer(order, view, asked.prompt)
                if action is not None:
                    do = self._game.notation.format(action)
                    answers.append(Answer(asked.at + self._window_ms, Seat(seat), asked.id, do))
                    break
        return answers

    def failed(self, answer: Answer, refused: Refused) -> None:
        """The answer is not allowed: leave this prompt to the player."""
        log.warning("a standing order of seat %d answers what is refused: %s", answer.seat, refused.code)
        self._failed.add((answer.seat, answer.prompt))
        self._plan = None
