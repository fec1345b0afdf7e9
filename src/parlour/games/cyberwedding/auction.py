"""§2.2 The card auction, and the hands that are dealt after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from msgspec import field

from parlour.games.cyberwedding import table_events as events
from parlour.games.cyberwedding.actions import Action, Bid, LeaveAuction, Pass
from parlour.games.cyberwedding.cards import FACTS, CardKind
from parlour.games.cyberwedding.hands import ORDER, draw_card, hold
from parlour.games.cyberwedding.model import State
from parlour.games.cyberwedding.numbers import NUMBERS
from parlour.games.cyberwedding.refusals import NOT_NOW
from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt, Step
from parlour.kit.auctions import Ascending, Lots
from parlour.kit.chance import Chance
from parlour.kit.legal import Legal, Refused
from parlour.kit.responses import seats_from
from parlour.kit.rules import rule
from parlour.kit.types import Public, Secret

__all__ = ("Auction",)


@rule("2.2")
class Auction(Step, kw_only=True):
    """2.2 Some cards go one by one to whoever bids most of the points."""

    kind: ClassVar[str] = "bid"
    seat: Public[Seat]
    """Whose bid it is."""
    revealer: Public[Seat]
    """Who has turned up the card; the next seat opens."""
    pile: Secret[list[CardKind]] = field(default_factory=list)
    """Face down; sorted, chance picks."""
    card: Public[CardKind | None] = None
    """What is bid for."""
    lots: Public[Lots] = Lots()
    lot: Public[Ascending] = Ascending(())
    set_aside: Public[list[CardKind]] = field(default_factory=list)
    """Cards that nobody has bid for."""
    over: Public[bool] = False

    def begin(self, s: State, k: Kernel) -> None:
        self.pile = [card for card in s.deck if FACTS[card].auctioned]
        s.deck = [card for card in s.deck if not FACTS[card].auctioned]
        self._turn_up(s, k)

    def _may_bid(self, s: State, seat: int) -> bool:
        player = s.players[seat]
        return not player.left and player.vp >= NUMBERS.auction_least_bid and len(player.hand) < NUMBERS.hand_limit

    def _turn_up(self, s: State, k: Kernel) -> None:
        """The next card, if there is one and anybody who may bid for it."""
        order = seats_from(range(s.seats), (self.revealer + 1) % s.seats)
        self.lot = self.lots.lot(order, lambda seat: self._may_bid(s, seat), opening=NUMBERS.auction_least_bid)
        if not self.pile or self.lot.awaited is None:
            self.over = True
            k.emit(events.AuctionEnded())
            return
        self.card = self.pile.pop(k.chance.below("auction", len(self.pile)))
        k.emit(events.LotTurnedUp(seat=self.revealer, card=self.card))
        self._go_on(s, k)

    def _go_on(self, s: State, k: Kernel) -> None:
        """Whose bid it is now; or the card is sold, or set aside."""
        self.lot = self.lot.within([player.vp for player in s.players])
        awaited = self.lot.awaited
        if awaited is not None:
            self.seat = Seat(awaited)
            s.turn += 1
            return
        card, sale = self.card, self.lot.sale
        if card is None:
            return
        self.card = None
        if sale is None:
            self.set_aside.append(card)
            k.emit(events.LotSetAside(card=card))
        else:
            buyer = s.players[sale.seat]
            buyer.vp -= sale.price
            hold(buyer.hand, card)
            self.revealer = buyer.seat
            k.emit(events.LotSold(seat=buyer.seat, card=card, amount=sale.price))
        self._turn_up(s, k)

    def prompts(self, s: State) -> Sequence[Prompt]:
        if self.over or s.players[self.seat].left:
            return ()
        return (Prompt(self.seat, self.kind, turn=s.turn),)

    def legal(self, s: State, seat: Seat) -> Legal[Action]:
        return _Bids(self, s.players[seat].vp)

    def act(self, s: State, seat: Seat, action: Action, k: Kernel) -> None:
        if type(action) is Bid:
            self.lot = self.lot.bid(action.amount)
            k.emit(events.BidMade(seat=seat, amount=action.amount))
        else:
            self.lot = self.lot.passed()
            if type(action) is LeaveAuction:
                self.lots = self.lots.left(seat)
                k.emit(events.AuctionLeft(seat=seat))
            else:
                k.emit(events.BidPassed(seat=seat))
        self._go_on(s, k)

    def expire(self, s: State, seat: Seat, k: Kernel) -> None:
        """§10.3 A pass."""
        self.act(s, seat, Pass(), k)

    def end(self, s: State, k: Kernel) -> None:
        if not self.over:  # whose bid it is has left the table
            k.push(self)
            self.act(s, self.seat, LeaveAuction(), k)
            return
        s.deck = sorted([*s.deck, *self.pile, *self.set_aside], key=ORDER.__getitem__)
        for player in s.players:
            while len(player.hand) < NUMBERS.hand_limit and draw_card(s, player.seat, k):
                pass


class _Bids(Legal[Action]):
    """From the lowest bid that is allowed to all points, a pass, and leaving."""

    __slots__ = ("_auction", "_purse")

    def __init__(self, auction: Auction, purse: int) -> None:
        self._auction = auction
        self._purse = purse

    def __iter__(self) -> Iterator[Action]:
        yield from (Bid(amount) for amount in range(self._auction.lot.least, self._purse + 1))
        yield Pass()
        yield LeaveAuction()

    def why_not(self, action: Action) -> Refused | None:
        """``bid_too_low`` or ``purse_too_small``."""
        if type(action) is Bid:
            return self._auction.lot.why_not(action.amount, self._purse)
        return None if type(action) in (Pass, LeaveAuction) else NOT_NOW

    def sample(self, rng: Chance) -> Action:
        """Mostly a pass or the lowest bid."""
        die = rng.below("sample", 8)
        least = self._auction.lot.least
        if die < 2:
            return Bid(least)
        if die == 2:
            return Bid(least + rng.below("bid", self._purse + 1 - least))
        return LeaveAuction() if die == 3 else Pass()
