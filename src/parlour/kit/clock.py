"""Pure clocks: the time comes in as an argument, in milliseconds, and never from here."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from parlour.kit.actors import Seat

__all__ = ("Clock", "Fischer", "NoClock", "PerTurn", "TimeControl")


class NoClock(Struct, frozen=True, tag="none"):
    """Nobody is hurried."""


class Fischer(Struct, frozen=True, tag="fischer"):
    """A whole-game budget per player, with an increment after each own turn."""

    base_ms: int
    inc_ms: int = 0


class PerTurn(Struct, frozen=True, tag="per_turn"):
    """The same time for every turn."""

    ms: int


TimeControl = NoClock | Fischer | PerTurn


class Clock(Struct, frozen=True):
    """What every seat had left at ``since_ms``, and whose time runs from then on.

    ``turns`` are the turn numbers of the running prompts, seat by seat: when one changes, the turn is over.
    """

    control: TimeControl
    remaining_ms: tuple[int, ...]
    running: tuple[Seat, ...] = ()
    turns: tuple[int, ...] = ()
    since_ms: int = 0

    @classmethod
    def start(cls, control: TimeControl, seats: int) -> Clock:
        """Everybody has the full time, nothing runs."""
        match control:
            case Fischer(base_ms=ms) | PerTurn(ms=ms):
                return cls(control, (ms,) * seats)
            case NoClock():
                return cls(control, (0,) * seats)

    def at(self, now_ms: int) -> tuple[int, ...]:
        """What each seat has left now; never below 0."""
        if isinstance(self.control, NoClock):
            return self.remaining_ms
        spent = max(0, now_ms - self.since_ms)
        return tuple(max(0, ms - spent) if seat in self.running else ms for seat, ms in enumerate(self.remaining_ms))

    def switch(self, running: tuple[Seat, ...], turns: tuple[int, ...], now_ms: int, lag_ms: int = 0) -> Clock:
        """Charge the time until now (less ``lag_ms`` for each running seat) and let others run.

        ``turns[i]`` is the turn number of ``running[i]``. A seat whose turn is over gets its increment, or the
        full time again; a seat that goes on deciding in the same turn does not.
        """
        left = list(self.at(now_ms))
        before, after = dict(zip(self.running, self.turns, strict=True)), dict(zip(running, turns, strict=True))
        for seat, turn in before.items():
            left[seat] = min(self.remaining_ms[seat], left[seat] + lag_ms)
            if after.get(seat) != turn:
                left[seat] = self._turn_over(left[seat])
        for seat, turn in after.items():
            if isinstance(self.control, PerTurn) and before.get(seat) != turn:
                left[seat] = self.control.ms
        return replace(self, remaining_ms=tuple(left), running=running, turns=turns, since_ms=now_ms)

    def _turn_over(self, left_ms: int) -> int:
        match self.control:
            case Fischer(inc_ms=inc):
                return left_ms + inc
            case PerTurn(ms=ms):
                return ms
            case NoClock():
                return left_ms

    def credit(self, ms: int) -> Clock:
        """Give the running seats ``ms`` back: an outage of the server is nobody's time."""
        return replace(self, since_ms=self.since_ms + ms)

    def stop(self, now_ms: int) -> Clock:
        """Charge the time until now and let nobody run."""
        return replace(self, remaining_ms=self.at(now_ms), running=(), turns=(), since_ms=now_ms)

    def deadline(self) -> tuple[int, Seat] | None:
        """When the first running seat runs out, and which; ``None`` if nothing runs."""
        if isinstance(self.control, NoClock) or not self.running:
            return None
        return min((self.since_ms + self.remaining_ms[seat], seat) for seat in self.running)
