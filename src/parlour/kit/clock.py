"""Pure clocks: the time comes in as an argument, in milliseconds, and never from here."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from parlour.kit.actors import Seat

__all__ = ("Clock", "Fischer", "NoClock", "PerTurn", "Spent", "TimeControl")


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


class Spent(Struct, frozen=True):
    """Where the time of a running seat went since its clock was last looked at, in milliseconds."""

    elapsed_ms: int
    free_ms: int
    """Of it, covered by the lag allowance."""
    charged_ms: int
    """Of it, taken from what the seat had; less than the rest where it had less."""


class Clock(Struct, frozen=True):
    """What every seat had left at ``since_ms``, and whose time runs from then on.

    ``turns`` are the turn numbers of the running prompts, seat by seat: when one changes, the turn is over.
    ``free_ms``, seat by seat too, is what is left of the turn's lag allowance: so long nothing is charged. The
    allowance comes first and once a turn, so that no number of decisions makes it more. ``since_ms`` may lie ahead:
    until then the clock stands still.
    """

    control: TimeControl
    remaining_ms: tuple[int, ...]
    over: tuple[int, ...]
    """By seat, how many of its turns are over, as the game stands."""
    paid: tuple[int, ...]
    """By seat, how many increments it has had: more than that, where turns have been taken back."""
    rest: tuple[tuple[int, int], ...]
    """By seat, its last turn that was over, and what it had left of it."""
    running: tuple[Seat, ...] = ()
    turns: tuple[int, ...] = ()
    since_ms: int = 0
    free_ms: tuple[int, ...] = ()

    @classmethod
    def start(cls, control: TimeControl, seats: int) -> Clock:
        """Everybody has the full time, nothing runs."""
        match control:
            case Fischer(base_ms=ms) | PerTurn(ms=ms):
                left = ms
            case NoClock():
                left = 0
        none = (0,) * seats
        return cls(control, (left,) * seats, none, none, ((-1, 0),) * seats)

    def spent(self, now_ms: int) -> dict[Seat, Spent]:
        """What each running seat has used since ``since_ms``."""
        elapsed = max(0, now_ms - self.since_ms)
        found: dict[Seat, Spent] = {}
        for seat, allowance in zip(self.running, self.free_ms, strict=True):
            free = min(elapsed, allowance)
            found[seat] = Spent(elapsed, free, min(elapsed - free, self.remaining_ms[seat]))
        return found

    def at(self, now_ms: int) -> tuple[int, ...]:
        """What each seat has left now; never below 0."""
        elapsed, left = now_ms - self.since_ms, list(self.remaining_ms)
        for seat, allowance in zip(self.running, self.free_ms, strict=True):
            if elapsed > allowance:
                left[seat] = max(0, left[seat] - elapsed + allowance)
        return tuple(left)

    def free_at(self, now_ms: int) -> tuple[int, ...]:
        """For how long nothing will be charged to each seat from now on; 0 where no time runs."""
        elapsed, free = now_ms - self.since_ms, [0] * len(self.remaining_ms)
        for seat, allowance in zip(self.running, self.free_ms, strict=True):
            free[seat] = max(0, allowance - elapsed)
        return tuple(free)

    def turn(self, seat: int) -> int | None:
        """The number of the turn that the seat's time runs in; ``None`` if it does not run."""
        return next((turn for one, turn in zip(self.running, self.turns, strict=True) if one == seat), None)

    def switch(self, running: tuple[Seat, ...], turns: tuple[int, ...], now_ms: int, lag_ms: int = 0) -> Clock:
        """Charge the time until now and let others run, each new turn with ``lag_ms`` of allowance.

        ``turns[i]`` is the turn number of ``running[i]``. A seat whose turn is over gets its increment, or the
        full time again; a seat that goes on deciding in the same turn does not.
        """
        left, over, paid, rest = list(self.at(now_ms)), list(self.over), list(self.paid), list(self.rest)
        before, after = dict(zip(self.running, self.turns, strict=True)), dict(zip(running, turns, strict=True))
        for seat, turn in before.items():
            if after.get(seat) == turn:
                continue
            over[seat] += 1
            rest[seat] = (turn, left[seat])
            if isinstance(self.control, Fischer) and paid[seat] < over[seat]:
                paid[seat] += 1
                left[seat] += self.control.inc_ms
        if isinstance(self.control, PerTurn):
            for seat in {*before, *after}:
                if before.get(seat) != after.get(seat):
                    left[seat] = self.control.ms
        run = self._run(left, running, turns, now_ms, lag_ms)
        return replace(run, over=tuple(over), paid=tuple(paid), rest=tuple(rest))

    def stop(self, now_ms: int) -> Clock:
        """Charge the time until now and let nobody run: the last turn earns no increment, and no new time."""
        left = self.at(now_ms)
        return replace(self, remaining_ms=left, running=(), turns=(), free_ms=(), since_ms=now_ms)

    def back(self, running: tuple[Seat, ...], turns: tuple[int, ...], now_ms: int, lag_ms: int, stood: Clock) -> Clock:
        """Charge the time until now and let those run who ran before what is taken back; ``stood`` is the clock then.

        No time comes back: a turn goes on with what was left when it was over. None is given: a turn that is played
        again earns no second increment.
        """
        left = list(self.at(now_ms))
        for seat, turn in zip(running, turns, strict=True):
            last, rest = self.rest[seat]
            if isinstance(self.control, PerTurn) and self.turn(seat) != turn == last:
                left[seat] = rest
        return replace(self._run(left, running, turns, now_ms, lag_ms), over=stood.over)

    def _run(
        self, left: list[int], running: tuple[Seat, ...], turns: tuple[int, ...], now_ms: int, lag_ms: int
    ) -> Clock:
        elapsed, goes_on, free = max(0, now_ms - self.since_ms), False, [lag_ms] * len(running)
        for seat, turn, allowance in zip(self.running, self.turns, self.free_ms, strict=True):
            if seat in running and turns[running.index(seat)] == turn:
                goes_on = True
                free[running.index(seat)] = max(0, allowance - elapsed)
        return replace(
            self,
            remaining_ms=tuple(left),
            running=running,
            turns=turns,
            since_ms=max(now_ms, self.since_ms) if goes_on else now_ms,
            free_ms=tuple(free),
        )

    def credit(self, ms: int, now_ms: int) -> Clock:
        """Charge the time until now but for the last ``ms``: an outage of the server is nobody's time.

        What is more than has passed is still to come: the clock stands still for so long.
        """
        before = now_ms - ms
        free = {seat: spent.free_ms for seat, spent in self.spent(before).items()}
        return replace(
            self,
            remaining_ms=self.at(before),
            since_ms=max(now_ms, self.since_ms + ms),
            free_ms=tuple(allowance - free[seat] for seat, allowance in zip(self.running, self.free_ms, strict=True)),
        )

    def deadline(self) -> tuple[int, Seat] | None:
        """When the first running seat runs out, and which; ``None`` if nothing runs."""
        if isinstance(self.control, NoClock) or not self.running:
            return None
        return min(
            (self.since_ms + allowance + self.remaining_ms[seat], seat)
            for seat, allowance in zip(self.running, self.free_ms, strict=True)
        )
