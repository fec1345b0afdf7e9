"""The clocks of a match, driven by the times of its entries, so that a replay shows them exactly.

There are two: the true one, and the one that others see. They differ where others may not know that a seat is
asked, or that it has answered already: a clock that stops would tell.
"""

from __future__ import annotations

from collections.abc import Mapping

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

    @classmethod
    def start(cls, control: TimeControl, seats: int) -> Timing:
        """Everybody has the full time."""
        clock = Clock.start(control, seats)
        return cls(clock, clock, (), (0,) * seats)

    def switch(self, book: PromptBook, at: int, lag_ms: int) -> Timing:
        """An entry at ``at`` has changed who is asked."""
        if isinstance(self.clock.control, NoClock):
            return self
        due = {seat: asked.prompt for seat, asked in book.due()}
        public = {seat: asked.prompt.turn for seat, asked in book.asked.items() if asked.prompt.public}
        clock = _switch(self.clock, {seat: prompt.turn for seat, prompt in due.items()}, at, lag_ms)
        debt = list(self.debt)
        for seat in self.veiled:
            debt[seat] += self.clock.remaining_ms[seat] - clock.remaining_ms[seat]
        shown = _switch(self.shown, public, at, lag_ms)
        remaining = tuple(
            ms if seat in public else clock.remaining_ms[seat] + debt[seat]
            for seat, ms in enumerate(shown.remaining_ms)
        )
        veiled = tuple(seat for seat, prompt in due.items() if not prompt.public)
        return Timing(clock, replace(shown, remaining_ms=remaining), veiled, tuple(debt))

    def credit(self, ms: int) -> Timing:
        """An outage of the house is nobody's time."""
        return replace(self, clock=self.clock.credit(ms), shown=self.shown.credit(ms))

    def deadline(self) -> tuple[int, Seat] | None:
        """When the first running seat runs out, and which."""
        return self.clock.deadline()

    def view(self, viewer: Viewer, at: int, now_ms: int) -> ClockView:
        """What this viewer may see at ``at``, which is ``now_ms`` of Unix time."""
        true, shown = self.clock.at(at), self.shown.at(at)

        def own(seat: int) -> bool:
            return viewer.omniscient or viewer.seat == seat

        return ClockView(
            kind=_KINDS[type(self.clock.control)],
            remaining_ms=tuple(true[seat] if own(seat) else ms for seat, ms in enumerate(shown)),
            running=tuple(
                seat for seat in range(len(true)) if seat in (self.clock if own(seat) else self.shown).running
            ),
            now_ms=now_ms,
        )


def _switch(clock: Clock, turns: Mapping[int, int], at: int, lag_ms: int) -> Clock:
    seats = sorted(turns)
    return clock.switch(tuple(Seat(seat) for seat in seats), tuple(turns[seat] for seat in seats), at, lag_ms)


_KINDS: dict[type[TimeControl], str] = {NoClock: "none", Fischer: "fischer", PerTurn: "per_turn"}
