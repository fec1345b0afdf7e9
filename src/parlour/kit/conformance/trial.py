"""One random game: who moves next, and where failures go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from parlour.kit.actors import SYSTEM, Seat, Viewer
from parlour.kit.chance import Chance, Draw, Seeded, derive_key
from parlour.kit.conformance.report import Coverage, Failure, Report, Stopped
from parlour.kit.game import Game
from parlour.kit.legal import Form, Legal
from parlour.kit.replay import apply_system
from parlour.kit.types import Event

__all__ = ("AnyGame", "Move", "Pool", "Trial", "Until", "listed", "make", "nothing")

AnyGame = Game[Any, Any]
Until = Callable[[Failure], bool] | None


class Move(Struct, frozen=True):
    """A decision of a seat's, or of the system's (``do`` is its text then)."""

    by: Any
    do: str
    action: Any = None
    open: bool = False


def make(game: AnyGame, s: Any, move: Move, chance: Chance) -> list[Event]:
    """The move, in place."""
    if move.by == SYSTEM:
        return apply_system(game, s, move.do, chance)
    return game.apply(s, Seat(move.by), move.action, chance, open=move.open)


def listed(form: Any) -> tuple[Any, ...]:
    """The actions of a form that are listed one by one."""
    return form.actions if isinstance(form, Form) else tuple(form)


def nothing(form: Any) -> bool:
    """Is there no legal action at all?"""
    return not listed(form) and not (isinstance(form, Form) and form.forms)


class Pool:
    """Actions seen anywhere in the run, in the order seen: where illegal ones come from."""

    def __init__(self) -> None:
        self._known: dict[Any, None] = {}
        self._list: list[Any] = []

    def add(self, action: Any) -> None:
        """Remember it, up to a few thousand."""
        if len(self._list) < 4000 and action not in self._known:
            self._known[action] = None
            self._list.append(action)

    def pick(self, rng: Chance) -> Any | None:
        """One of them, often with a field changed to something near or to what another one has there."""
        if not self._list:
            return None
        action = self._list[rng.below("pool", len(self._list))]
        names = action.__struct_fields__
        if not names or rng.below("change", 2):
            return action
        name = names[rng.below("field", len(names))]
        value = getattr(action, name)
        if type(value) is int and rng.below("near", 2):
            value += (-1, 1)[rng.below("side", 2)]
        else:
            donors = [other for other in self._list if type(other) is type(action)]
            value = getattr(donors[rng.below("donor", len(donors))], name)
        return type(action)(**{other: value if other == name else getattr(action, other) for other in names})


class Trial:
    """The state of one random game of the suite, with a generator of its own for what the suite chooses."""

    def __init__(self, game: AnyGame, report: Report, pool: Pool, index: int, run_key: bytes, until: Until) -> None:
        self.game = game
        self.report = report
        self.pool = pool
        self.index = index
        self.until = until
        self.rng = Seeded(derive_key(run_key + b"choices", index))
        self.key = derive_key(run_key + b"chance", index)
        self.counts: dict[str, int] = {}
        least, most = game.meta.players
        self.seats = least + index % (most - least + 1)
        sets = game.option_sets()
        # A game for one player or more may have options for two or more only: those are left out for one.
        sets = [options for options in sets if not game.check(options, self.seats)] or sets
        self.options = sets[index // (most - least + 1) % len(sets)]
        # Not in every game: where leaving ends it, few would come to their own end.
        self.leaving, self.expiring, self.dealing = self.chance(1, 3), self.chance(1, 3), self.chance(2, 3)
        self.left: list[int] = []
        self.step = 0
        self.s: Any = None

    @property
    def coverage(self) -> Coverage:
        """The run's counts."""
        return self.report.coverage

    def chance(self, times: int, of: int) -> bool:
        """True in ``times`` of ``of`` cases."""
        return self.rng.below("whether", of) < times

    def pick(self, items: Any) -> Any:
        """One of some things."""
        return items[self.rng.below("pick", len(items))]

    def fail(self, check: str, detail: str) -> None:
        """Write it down; if it is what was looked for, end the run."""
        failure = Failure(check, self.index, self.seats, self.step, detail)
        self.report.failures.append(failure)
        if self.until is not None and self.until(failure):
            raise Stopped

    def expect(self, holds: bool, check: str, detail: str) -> None:
        """Fail unless it holds."""
        if not holds:
            self.fail(check, detail)

    def start(self) -> tuple[list[Event], list[Draw]]:
        """The position before the first decision."""
        chance = Seeded(self.key, self.counts)
        self.s, events = self.game.start(self.options, self.seats, chance)
        return events, chance.drawn

    def viewer(self) -> Viewer:
        """A random seat, often one that is awaited, now and then a spectator."""
        if self.s is not None and self.chance(1, 3) and (prompts := self.game.prompts(self.s)):
            return Viewer(self.pick(prompts).seat)
        seat = self.rng.below("viewer", self.seats * 8 + 4) // 8
        return Viewer(Seat(seat) if seat < self.seats else None)

    def choose(self) -> Move:
        """The next move of random play: mostly an awaited decision; also open actions, leaving and expiry."""
        die = self.rng.below("kind", 120)
        stay = [seat for seat in range(self.seats) if seat not in self.left]
        if die == 0 and self.leaving and stay:
            self.left.append(self.pick(stay))
            return Move(SYSTEM, f"leave {self.left[-1]}")
        prompts = self.game.prompts(self.s)
        if die in (1, 2, 3) and self.expiring:
            return Move(SYSTEM, f"expire {self.pick(prompts).seat}")
        if die < 16 and self.dealing:
            seat = Seat(self.rng.below("seat", self.seats))
            legal = self.game.open(self.s, seat)
            if not nothing(legal.form()):
                return self.decide(seat, legal, open=True)
        seat = self.pick(prompts).seat
        return self.decide(seat, self.game.legal(self.s, seat))

    def decide(self, seat: Seat, legal: Legal[Any], *, open: bool = False) -> Move:
        """A random legal action as a move."""
        action = legal.sample(self.rng)
        self.pool.add(action)
        return Move(seat, self.game.notation.format(action), action, open)
