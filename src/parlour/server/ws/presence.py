"""Who is connected: a matter of sockets, never of the match."""

from __future__ import annotations

from typing import Protocol

from parlour.match.absence import Absence
from parlour.match.ports import MatchId, MatchRow

__all__ = ("Attendance", "Peer", "PresenceBook")


class Attendance(Protocol):
    """What the house wants to know of connections, and makes of it."""

    def attend(self, match: MatchId, seats: frozenset[int]) -> None:
        """These seats have a connection now, and no others."""
        ...

    def absence(self, match: MatchId) -> Absence | None:
        """Who is away, and from when on the house decides for them."""
        ...


class Peer(Protocol):
    """A connection, as the book knows it."""

    seat: int | None

    def presence(self, connected: tuple[bool, ...], watching: int, absence: Absence | None) -> None:
        """Somebody came or went, or has been away for long enough."""
        ...

    def end(self, code: str) -> None:
        """Say goodbye and close."""
        ...


class PresenceBook:
    """The connections by table."""

    def __init__(self, attendance: Attendance) -> None:
        self._attendance = attendance
        self._peers: dict[MatchId, dict[Peer, tuple[bool, ...]]] = {}

    def enter(self, row: MatchRow, peer: Peer) -> None:
        """A connection looks at this table from now on; nobody is told yet."""
        self._peers.setdefault(row.id, {})[peer] = tuple(seat.kind == "bot" for seat in row.seats)
        self._attendance.attend(row.id, self.seats(row.id))

    def part(self, match: MatchId, peer: Peer) -> None:
        """It does not any more."""
        peers = self._peers.get(match, {})
        if peers.pop(peer, None) is None:
            return
        if not peers:
            del self._peers[match]
        self._attendance.attend(match, self.seats(match))
        self.tell(match)

    def seats(self, match: MatchId) -> frozenset[int]:
        """The seats with at least one connection."""
        return frozenset(peer.seat for peer in self._peers.get(match, {}) if peer.seat is not None)

    def connected(self, row: MatchRow) -> tuple[bool, ...]:
        """By seat; bots are always there."""
        seats = self.seats(row.id)
        return tuple(seat.kind == "bot" or seat.seat in seats for seat in row.seats)

    def end_seat(self, match: MatchId, seat: int, code: str) -> None:
        """Whoever is connected as that seat is so no more."""
        for peer in [peer for peer in self._peers.get(match, {}) if peer.seat == seat]:
            peer.end(code)

    def tell(self, match: MatchId) -> None:
        """Everybody at the table learns who is there."""
        peers = self._peers.get(match, {})
        if not peers:
            return
        seats, absence = self.seats(match), self._attendance.absence(match)
        watching = sum(peer.seat is None for peer in peers)
        for peer, bots in list(peers.items()):
            peer.presence(tuple(bot or seat in seats for seat, bot in enumerate(bots)), watching, absence)
