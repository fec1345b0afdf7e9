"""§8.3 The draw by agreement: an offer beside the turn."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.games.fourthdim.model import AcceptDraw, Action, DeclineDraw, OfferDraw, State
from parlour.kit.actors import Seat
from parlour.kit.legal import Legal, Refused
from parlour.kit.rules import rule

__all__ = ("DrawLegal",)

_ALL: tuple[Action, ...] = (OfferDraw(), AcceptDraw(), DeclineDraw())


@rule("8.3")
class DrawLegal(Legal[Action]):
    """Offer where none stands; accept or decline the other side's."""

    __slots__ = ("_s", "_seat")

    def __init__(self, s: State, seat: Seat) -> None:
        self._s = s
        self._seat = seat

    def why_not(self, action: Action) -> Refused | None:
        """``None`` if it may be said now."""
        theirs = self._s.offers[1 - self._seat]
        match action:
            case OfferDraw():
                standing = theirs or self._s.offers[self._seat]
                return Refused("draw_on_offer", rule="8.3") if standing else None
            case AcceptDraw() | DeclineDraw():
                return None if theirs else Refused("no_draw_offered", rule="8.3")
            case _:
                return Refused("nothing_open", rule="5.1")

    def __iter__(self) -> Iterator[Action]:
        return (action for action in _ALL if self.why_not(action) is None)
