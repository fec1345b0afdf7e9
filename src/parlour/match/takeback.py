"""Taking back by courtesy: a seat asks to go back to before its own last command, and everybody else has to agree.

An offer is no part of the log. It lives in memory and is void as soon as anything happens that its seat notices. What
it does not notice leaves the offer, and what the offer says, as they are: else both would tell of what is secret.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from parlour.kit.actors import SYSTEM, Seat, Viewer
from parlour.kit.game import Game
from parlour.kit.legal import NotAllowed, Refused
from parlour.kit.record import Entry
from parlour.kit.standing import MOST_BACKS
from parlour.match.messages import Offer, Receipt
from parlour.match.ports import Bus, Clockwork, MatchRow, Store
from parlour.match.position import Position
from parlour.match.writer import Writer

__all__ = ("LONGEST_ID", "MOST_OFFERS", "Asking", "Courtesy", "Offers", "back_number", "needed")

LONGEST_ID = 64
"""Characters of a command's id."""

MOST_OFFERS = 3
"""Offers of one seat before anything else happens: asking again and again changes nothing."""
_REMEMBERED = 256
"""Ids of answered messages, so that one that comes twice is answered the same."""


class Asking(Struct, frozen=True, kw_only=True):
    """A seat has asked."""

    by: Seat
    v: int
    """The version that would stand again."""
    n: int
    """The seat's own number when it asked: at any other the offer is void."""
    chance: bool
    hidden: bool
    agreed: tuple[int, ...] = ()

    def void(self, p: Position) -> bool:
        """Has anything happened since?"""
        mark = p.standing.marks[self.by]
        return mark is None or mark.v != self.v or p.log(Viewer(self.by)).count.n != self.n


def needed(row: MatchRow, by: int) -> tuple[int, ...]:
    """Who has to agree: every seat of another person who still plays."""
    return tuple(seat.seat for seat in row.seats if seat.kind == "person" and not seat.left and seat.seat != by)


def back_number(p: Position, row: MatchRow, viewer: Viewer) -> int | None:
    """The number of its own count that the viewer's seat may ask to go back to."""
    seat = viewer.seat
    if seat is None or _why_not(p, row, seat) is not None:
        return None
    since = p.since[seat]
    return None if since is None else since.numbers[seat]


def _why_not(p: Position, row: MatchRow, seat: Seat) -> Refused | None:
    """Why the seat cannot ask, if it cannot."""
    if p.game.outcome(p.state) is not None:
        return Refused("takeback_over")
    if row.seats[seat].left:
        return Refused("already_left")
    if p.standing.marks[seat] is None or p.standing.backs >= MOST_BACKS:
        return Refused("nothing_to_take_back")
    return None


class Offers:
    """The offer of one match, if one stands."""

    def __init__(self) -> None:
        self._asking: Asking | None = None
        self._spent: dict[int, tuple[int, int]] = {}
        """By seat its own number, and its offers at that."""
        self._known: OrderedDict[tuple[int, str], Receipt] = OrderedDict()

    def standing(self, p: Position) -> Asking | None:
        """What is asked now."""
        return None if self._asking is None or self._asking.void(p) else self._asking

    def decide(self, p: Position, row: MatchRow, seat: Seat, do: str) -> Asking | Refused | None:
        """What would be asked after the seat's ``offer``, ``accept``, ``decline`` or ``withdraw``; nothing is changed.

        Codes: ``takeback_over``, ``already_left``, ``nothing_to_take_back``, ``offer_stands``, ``too_many_offers``,
        ``no_offer``, ``offer_is_yours``, ``offer_not_yours``.
        """
        asking = self.standing(p)
        if do == "offer":
            return self._offer(p, row, seat, asking)
        if p.game.outcome(p.state) is not None:
            return Refused("takeback_over")
        if asking is None:
            return Refused("no_offer")
        if (asking.by == seat) != (do == "withdraw"):
            return Refused("offer_is_yours" if asking.by == seat else "offer_not_yours")
        if do == "withdraw":
            return None
        if seat not in needed(row, asking.by):
            return Refused("already_left")
        if do == "decline":
            return None
        return replace(asking, agreed=tuple(sorted({*asking.agreed, int(seat)})))

    def _offer(self, p: Position, row: MatchRow, seat: Seat, asking: Asking | None) -> Asking | Refused:
        refused, mark, since = _why_not(p, row, seat), p.standing.marks[seat], p.since[seat]
        if refused is not None or mark is None or since is None:
            return refused or Refused("nothing_to_take_back")
        if asking is not None:
            return Refused("offer_stands", {"seat": int(asking.by)})
        n = p.log(Viewer(seat)).count.n
        at, offers = self._spent.get(seat, (n, 0))
        if at == n and offers >= MOST_OFFERS:
            return Refused("too_many_offers")
        # what the seat itself has noticed: asking again and again must not tell it when others decide in secret
        return Asking(by=seat, v=mark.v, n=n, chance=since.chance[seat], hidden=since.hidden[seat])

    def set(self, p: Position, asking: Asking | None) -> None:
        """This is asked from now on."""
        if asking is not None and self.standing(p) is None:
            at, offers = self._spent.get(asking.by, (asking.n, 0))
            self._spent[asking.by] = (asking.n, offers + 1 if at == asking.n else 1)
        self._asking = asking

    def answered(self, seat: Seat, id: str) -> Receipt | None:
        """What this message was answered, if it has come before."""
        return self._known.get((int(seat), id))

    def remember(self, seat: Seat, id: str, receipt: Receipt) -> None:
        """The message has been answered."""
        self._known[int(seat), id] = receipt
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)

    def view(self, p: Position, row: MatchRow, viewer: Viewer) -> Offer | None:
        """The offer as a seat sees it, with its own numbers; nothing for who watches."""
        asking, seat = self.standing(p), viewer.seat
        since = p.since[asking.by] if asking is not None else None
        if asking is None or since is None or seat is None:
            return None
        return Offer(
            by=int(asking.by),
            n=since.numbers[seat],
            chance=asking.chance,
            hidden=asking.hidden,
            needed=needed(row, asking.by),
            agreed=asking.agreed,
        )


class Courtesy(Writer, ABC):
    """A match in which commands may be taken back."""

    def __init__(
        self, row: MatchRow, game: Game[Any, Any], store: Store, clockwork: Clockwork, bus: Bus | None = None
    ) -> None:
        super().__init__(row, game, store, clockwork, bus)
        self.on_offer: Callable[[Any], None] | None = None
        """Called with the match when a take-back is offered, answered or withdrawn."""
        self._offers = Offers()

    async def take_back(self, seat: Seat, do: str, id: str) -> Receipt | Refused:
        """``offer``, ``accept``, ``decline`` or ``withdraw``; the entry lands as soon as everybody needed has agreed.

        The same id again is answered the same. Codes: those of :meth:`Offers.decide`, ``malformed_command``,
        ``match_broken``, ``store_full``, ``store_failing``.
        """
        return await self._exclusive(lambda: self._take_back(seat, do, id))

    async def _take_back(self, seat: Seat, do: str, id: str) -> Receipt | Refused:
        if not 0 < len(id) <= LONGEST_ID:
            return Refused("malformed_command")
        known = self._offers.answered(seat, id) or await self._landed(seat, f"{seat}.{id}")
        if known is not None:
            return known
        while await self._expire_due(arriving=True):
            pass
        asking = self._offers.decide(self._p, self.row, seat, do)
        if isinstance(asking, Refused):
            return asking
        if asking is not None and set(needed(self.row, asking.by)) <= set(asking.agreed):
            done = await self._go_back(asking, seat, f"{seat}.{id}")
            if done is not None:
                return done
        else:
            self._offers.set(self._p, asking)
            if self.on_offer is not None:
                self.on_offer(self)
        receipt = Receipt(cmd=id, n=self.number(Viewer(seat)))
        self._offers.remember(seat, id, receipt)
        return receipt

    async def _go_back(self, asking: Asking, seat: Seat, cmd: str) -> Receipt | Refused | None:
        await self._recover([asking.v])

        def decide(p: Position, at: int) -> list[Entry]:
            """Void if another process was quicker."""
            if asking.void(p):
                raise NotAllowed(Refused("no_offer"))
            stood = self._shelf[asking.v]
            return [p.decide(SYSTEM, f"back {asking.v}", p.chance(self._key), at=at, cmd=cmd, stood=stood)]

        return await self._append(decide, lambda: self._landed(seat, cmd))

    def number(self, viewer: Viewer) -> int:
        """The viewer's last number."""
        return self._p.log(viewer).count.n

    def offer(self, viewer: Viewer) -> Offer | None:
        """The take-back that is asked for now, as this viewer may see it: nothing for who watches."""
        return self._offers.view(self._p, self.row, viewer)

    @abstractmethod
    async def _landed(self, seat: Seat, cmd: str) -> Receipt | None:
        """The receipt of a command that has landed: the match knows its commands."""

    @abstractmethod
    async def _expire_due(self, *, arriving: bool = False) -> bool:
        """Submit the time-out of a seat whose clock has run out, if any: the match knows its clocks."""
