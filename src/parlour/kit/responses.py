"""Who is asked for a reaction, and what becomes of a play that others answer.

Who is asked is decided by public facts alone (``may``), never by who could react: that would tell hands.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from parlour.kit.auctions import BackAndForth, May

__all__ = ("Play", "Responses", "Window", "seats_from")


def seats_from(seats: Iterable[int], first: int, *, but: int = -1) -> tuple[int, ...]:
    """The seats in their order round the table, beginning with ``first`` or whoever sits next after it."""
    ordered = sorted(seats)
    later = [seat for seat in ordered if seat >= first]
    return tuple(seat for seat in (*later, *ordered[: len(ordered) - len(later)]) if seat != but)


class Window(BackAndForth, frozen=True):
    """Seats that may react to one thing: asked in turn until all have passed in a row since the last play."""

    @classmethod
    def opened(cls, seats: Iterable[int], first: int, *, but: int = -1) -> Window:
        """Everybody but one is asked, from ``first`` on."""
        return cls(seats_from(seats, first, but=but))


class Play(Struct, frozen=True):
    """Something played, which others may answer."""

    by: int
    window: Window
    undone: bool = False
    """Has an answer to it stood?"""


class Responses(Struct, frozen=True):
    """A play, the answers to it, and the answers to these: last in, first out.

    Only the last play can be answered. When nobody answers it any more it takes effect (if it stands, it undoes what
    it answered), and what lies below may be answered again.
    """

    seats: tuple[int, ...]
    """Who may answer at all, in the order round the table."""
    plays: tuple[Play, ...]
    """The first one, and the open answers, each to the one before it."""
    stands: bool | None = None
    """Does the first play take effect? ``None`` as long as it can be answered."""

    @classmethod
    def to(cls, by: int, seats: Iterable[int]) -> Responses:
        """``by`` has played something; the others are asked, from the next seat on."""
        order = tuple(sorted(seats))
        return cls(order, (Play(by, Window.opened(order, by + 1, but=by)),))

    def awaited(self, may: May) -> int | None:
        """Who may answer the last play now; ``None`` if it is over, or waits to be ``settled``."""
        return self.plays[-1].window.awaited(may) if self.stands is None and not self.plays[-1].undone else None

    def passed(self, seat: int) -> Responses:
        """The awaited seat does not answer."""
        last = self.plays[-1]
        return Responses(self.seats, (*self.plays[:-1], Play(last.by, last.window.passed(seat), last.undone)))

    def answered(self, seat: int) -> Responses:
        """The awaited seat answers; the others may answer that."""
        last = self.plays[-1]
        below = Play(last.by, last.window.acted(seat), last.undone)
        answer = Play(seat, Window.opened(self.seats, seat + 1, but=seat))
        return Responses(self.seats, (*self.plays[:-1], below, answer))

    def settled(self, may: May) -> Responses:
        """Work off from the top whatever nobody answers any more, up to the next one to be asked."""
        now = self
        while now.stands is None and now.awaited(may) is None:
            *rest, last = now.plays
            if not rest:
                return Responses(now.seats, now.plays, not last.undone)
            below = rest[-1]
            undone = below.undone or not last.undone
            now = Responses(now.seats, (*rest[:-1], Play(below.by, below.window, undone)))
        return now
