"""The clocks of a match, driven by the times of its entries, so that a replay shows them exactly.

There are two: the true one, and the one that others see. They differ where others may not know that a seat is
asked, or that it has answered already: a clock that stops would tell.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from parlour.kit.actors import Seat, Viewer
from parlour.kit.clock import Clock, Fischer, NoClock, PerTurn, TimeControl
from parlour.match.messages import ClockView
from parlour.match.prompts import PromptBook

__all__ = ("Timing",)


class Timing(Struct, frozen=True):
    """Clocks in milliseconds since the match began."""

    clock: Clock
    shown: Clock
    """What others see: it runs for every seat that is asked in public, answered or not."""
    veiled: tuple[int, ...] = ()
    """Running seats whose prompt is hidden from others."""
    debt: tuple[int, ...] = ()
    """Time that each seat spent in hidden prompts: in the true clock only."""
    credited: int = 0
    """Up to then everything has been credited that had to be; ahead of now while the clocks stand still."""

    @classmethod
    def start(cls, control: TimeControl, seats: int) -> Timing:
        """Everybody has the full time."""
        clock = Clock.start(control, seats)
        return cls(clock, clock, (), (0,) * seats)

    def switch(self, book: PromptBook, at: int, lag_ms: int) -> Timing:
        """An entry at ``at`` has changed who is asked."""
        if isinstance(self.clock.control, NoClock):
            return self
        due, public = _due(book), _public(book)
        clock = self.clock.switch(*_seats(due), at, lag_ms)
        if due == public and self.shown == self.clock and not any(self.debt):
            return Timing(clock, clock, (), self.debt, self.credited)  # nothing is hidden and nothing was: one clock
        debt = self._owed(clock)
        if isinstance(clock.control, PerTurn):
            before, shown = self.clock, self.shown
            for seat in {*shown.running, *public}:
                if before.turn(seat) != due.get(seat):
                    debt[seat] = 0  # everybody knows that it has its full time again
        return self._after(clock, public, debt, _veiled(book), at, lag_ms)

    def stop(self, at: int) -> Timing:
        """The game is over with an entry at ``at``: what everybody had left then stays to be seen."""
        clock = self.clock.stop(at)
        return self._after(clock, {}, self._owed(clock), (), at, 0)

    def back(self, book: PromptBook, at: int, lag_ms: int, stood: Timing) -> Timing:
        """An entry at ``at`` has taken something back, and ``book`` is asked again, as when the clocks were ``stood``.

        No time comes back, and none is given.
        """
        if isinstance(self.clock.control, NoClock):
            return self
        clock = self.clock.back(*_seats(_due(book)), at, lag_ms, stood.clock)
        return self._after(clock, _public(book), self._owed(clock), _veiled(book), at, lag_ms)

    def _owed(self, clock: Clock) -> list[int]:
        debt = list(self.debt)
        for seat in self.veiled:
            debt[seat] += self.clock.remaining_ms[seat] - clock.remaining_ms[seat]
        return debt

    def _after(
        self, clock: Clock, public: dict[int, int], debt: list[int], veiled: tuple[int, ...], at: int, lag_ms: int
    ) -> Timing:
        """Where nobody may know better, the shown clock runs on; else it shows what is true, save for hidden prompts.

        It must not tell when a seat decides in secret, hence it knows prompts and turns that all can see, no more.
        """
        shown = self.shown.back(*_seats(public), at, lag_ms, self.shown)
        remaining = tuple(
            ms if seat in public and self.shown.turn(seat) == public[seat] else max(0, true + owed)
            for seat, (ms, true, owed) in enumerate(zip(shown.remaining_ms, clock.remaining_ms, debt, strict=True))
        )
        return Timing(clock, replace(shown, remaining_ms=remaining), veiled, tuple(debt), self.credited)

    def credit(self, ms: int, at: int) -> Timing:
        """An entry at ``at`` says that the last ``ms`` are nobody's time, or the next where so many have not passed."""
        clock = self.clock.credit(ms, at)
        return Timing(
            clock,
            self.shown.credit(ms, at),
            self.veiled,
            tuple(self._owed(clock)),
            credited=max(at, self.credited + ms),
        )

    def deadline(self) -> tuple[int, Seat] | None:
        """When the first running seat runs out, and which."""
        return self.clock.deadline()

    def seen(self, seat: int, *, own: bool) -> Clock:
        """The clock that the seat's time is read from: by itself, or by others."""
        return self.clock if own else self.shown

    def view(self, viewer: Viewer, at: int, now_ms: int) -> ClockView:
        """What this viewer may see at ``at``, which is ``now_ms`` of Unix time."""
        clock = self.clock if viewer.omniscient else self.shown
        left, free, running = list(clock.at(at)), list(clock.free_at(at)), set(clock.running)
        if (mine := viewer.seat) is not None and clock is not self.clock:
            left[mine], free[mine] = self.clock.at(at)[mine], self.clock.free_at(at)[mine]
            running = running - {mine} | {seat for seat in self.clock.running if seat == mine}
        return ClockView(
            kind=_KINDS[type(clock.control)],
            remaining_ms=tuple(left),
            running=tuple(sorted(running)),
            free_ms=tuple(free),
            now_ms=now_ms,
        )


def _due(book: PromptBook) -> dict[int, int]:
    return {seat: asked.prompt.turn for seat, asked in book.due()}


def _public(book: PromptBook) -> dict[int, int]:
    return {seat: asked.prompt.turn for seat, asked in book.asked.items() if asked.prompt.public}


def _veiled(book: PromptBook) -> tuple[int, ...]:
    return tuple(seat for seat, asked in book.due() if not asked.prompt.public)


def _seats(turns: dict[int, int]) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
    seats = sorted(turns)
    return tuple(Seat(seat) for seat in seats), tuple(turns[seat] for seat in seats)


_KINDS: dict[type[TimeControl], str] = {NoClock: "none", Fischer: "fischer", PerTurn: "per_turn"}
