"""The agenda: everything pending is a list of steps in the state, and the last one is current.

The kernel's loop is ten lines: begin the top step if it is new; stop if it asks somebody; else pop it and end it.
``push`` states an order; a child writes its result into ``k.enclosing(Parent)``. No callbacks, no resume protocol.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from msgspec import Struct

from parlour.kit.actors import Seat
from parlour.kit.chance import Chance
from parlour.kit.legal import Legal, Nothing, Refused
from parlour.kit.types import Event, Part, Public

if TYPE_CHECKING:
    from parlour.kit.game import Game

__all__ = ("MAX_DEPTH", "MAX_RUNS", "AgendaError", "Kernel", "Prompt", "State", "Step", "run")

S = TypeVar("S", bound="Step")

MAX_DEPTH = 100
"""An agenda deeper than this is a bug in the rules."""
MAX_RUNS = 10_000
"""Automatic steps between two decisions; more is a loop that never asks anybody."""


class AgendaError(RuntimeError):
    """The rules loop or pile up: a bug, never a player's fault."""


class Prompt(Struct, frozen=True):
    """Somebody may decide now."""

    seat: Seat
    kind: str
    """Names the message that tells the player what is expected."""
    optional: bool = False
    """A window, not a turn: everybody whom public facts allow is asked, and may pass."""
    public: bool = True
    """May others see that this seat is awaited?"""
    turn: int = 0
    """A per-turn clock starts anew when this number changes, not with every decision."""


class Step(Part, tag=True, kw_only=True):
    """A pending piece of the rulebook: one step is one paragraph, and its docstring cites it."""

    begun: Public[bool] = False
    draft: ClassVar[bool] = False
    """May its decisions be tried out before they are sent?"""

    def begin(self, s: Any, k: Kernel) -> None:
        """Once, when it first comes to the top: automatic work, or push the sequence."""

    def prompts(self, s: Any) -> Sequence[Prompt]:
        """Who may decide now; empty means nobody (any more)."""
        return ()

    def legal(self, s: Any, seat: Seat) -> Legal[Any]:
        """What the prompted ``seat`` may do."""
        return Nothing(Refused("nothing_to_decide"))

    def act(self, s: Any, seat: Seat, action: Any, k: Kernel) -> None:
        """Carry out a legal action. A failure in here is a bug and rolls back."""

    def end(self, s: Any, k: Kernel) -> None:
        """It asked nobody and was popped; what this pushes comes next."""


class State(Part, kw_only=True):
    """What every game's state has. The game's own fields come in a subclass."""

    seats: Public[int]
    agenda: Public[list[Step]]


class Kernel:
    """The only object that rules talk to, for the length of one decision."""

    __slots__ = ("chance", "events", "state")

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def push(self, *steps: Step) -> None:
        """Put steps on the agenda; the first listed happens first."""
        self.state.agenda.extend(reversed(steps))

    def enclosing(self, cls: type[S]) -> S:
        """The nearest pending step of that kind: a roll writes to its attack."""
        for step in reversed(self.state.agenda):
            if isinstance(step, cls):
                return step
        raise AgendaError(f"no {cls.__name__} is pending")

    def abandon(self, cls: type[Step]) -> None:
        """Drop everything up to and including the nearest step of that kind (call-off, cancelled)."""
        target = self.enclosing(cls)
        agenda = self.state.agenda
        while agenda.pop() is not target:
            pass

    def emit(self, event: Event) -> None:
        """Tell what happened; who learns which part of it is declared in the event's type."""
        self.events.append(event)


def run(game: Game[Any, Any], s: Any, k: Kernel) -> None:
    """Work off the agenda until somebody is asked or the game is over."""
    agenda = s.agenda
    for _ in range(MAX_RUNS):
        if game.outcome(s) is not None:
            return
        if not agenda:
            raise AgendaError("the agenda is empty and the game has no outcome")
        step = agenda[-1]
        if not step.begun:
            step.begun = True
            step.begin(s, k)
            if len(agenda) > MAX_DEPTH:
                raise AgendaError(f"{len(agenda)} steps are pending, deepest {type(step).__name__}")
        elif step.prompts(s):
            return
        else:
            agenda.pop()
            step.end(s, k)
    raise AgendaError(f"{MAX_RUNS} automatic steps without a decision")
