"""§11 When offers end by themselves. Apart from ``trade``, because whatever takes money or cards away calls it."""

from __future__ import annotations

from parlour.games.illuminati import events
from parlour.games.illuminati.goods import Deal
from parlour.games.illuminati.model import State
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel
from parlour.kit.rules import rule

__all__ = ("drop_offers", "end_offers", "lapse")


@rule("11.2")
def lapse(s: State, seat: int, k: Kernel) -> None:
    """The seat's offers are void, whatever they were about: MB have left its Illuminati, or a Special its hand.

    So an offer that stands can be kept, and that it lapses tells nobody what was offered or what is left.
    """
    if s.deals.offers:
        _tell(k, s.deals.lapse(seat))


@rule("11.2")
def drop_offers(s: State, seat: int, k: Kernel) -> None:
    """The seat is out: nothing that it offers, or is offered, stands."""
    _tell(k, s.deals.lapse(seat, to=True))


@rule("11.2")
def end_offers(s: State, k: Kernel) -> None:
    """A turn ends, and with it its offers and what counts towards their number."""
    _tell(k, s.deals.clear())


def _tell(k: Kernel, gone: list[Deal]) -> None:
    for deal in gone:
        k.emit(events.OfferLapsed(by=Seat(deal.by), to=Seat(deal.to), id=deal.id))
