"""Steps that ask one seat: what happens by itself, what may be decided, and what is done without an answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, TypeVar

from parlour.kit.actors import Seat
from parlour.kit.agenda import Kernel, Prompt, Step
from parlour.kit.chance import Chance
from parlour.kit.legal import FORM_LIMIT, Form, FormOf, Legal, Refused
from parlour.kit.types import Public

__all__ = ("Asking", "draw")

A = TypeVar("A")


def draw(rng: Chance, actions: Sequence[A]) -> A:
    """One of them with equal chances."""
    return actions[rng.below("sample", len(actions))]


class _Choice(Legal[Any]):
    """Decisions that are cheap to judge one by one, and to draw; listing them may be dear."""

    __slots__ = ("_s", "_step")

    def __init__(self, s: Any, step: Asking) -> None:
        self._s = s
        self._step = step

    def __iter__(self) -> Iterator[Any]:
        return iter(self._step.every(self._s))

    def why_not(self, action: Any) -> Refused | None:
        """What the step says."""
        return self._step.judge(self._s, action)

    def sample(self, rng: Chance) -> Any:
        """What the step draws."""
        return self._step.sample(self._s, rng)

    def form(self) -> tuple[Any, ...] | Form:
        """The list; where it is too long, what the step says of the fields."""
        listed = tuple(self)
        forms = self._step.forms(self._s)
        if not forms or len(listed) <= FORM_LIMIT:
            return listed
        kinds = [form.action for form in forms]
        return Form(tuple(action for action in listed if type(action).__name__ not in kinds), tuple(forms))


class Asking(Step, kw_only=True):
    """A step that asks one seat, if there is anything to decide; who has left does what the default says.

    A game says in a subclass of its own who has left (:meth:`absent`) and by what a clock for turns goes
    (:meth:`turn`); its steps say what may be decided and what comes of it.
    """

    kind: ClassVar[str] = ""
    optional: ClassVar[bool] = False
    seat: Public[Seat]
    asking: Public[bool] = False
    """Is there anything to decide? Found out in ``begin``."""

    def absent(self, s: Any) -> bool:
        """Is nobody there to be asked?"""
        raise NotImplementedError  # every game has its own

    def turn(self, s: Any) -> int:
        """The number of :attr:`Prompt.turn`."""
        raise NotImplementedError  # every game has its own

    def begin(self, s: Any, k: Kernel) -> None:
        self.asking = self.opens(s, k)

    def opens(self, s: Any, k: Kernel) -> bool:
        """What happens by itself; and is there then anything to decide? From public facts alone."""
        return True

    def moot(self, s: Any) -> bool:
        """Has it come to nothing, as somebody has left the table meanwhile? Then nothing is done."""
        return False

    def named(self, s: Any) -> str:
        """The prompt's kind."""
        return self.kind

    def prompts(self, s: Any) -> tuple[Prompt, ...]:
        if self.asking and not self.absent(s) and not self.moot(s):
            return (Prompt(self.seat, self.named(s), self.optional, True, self.turn(s)),)
        return ()

    def legal(self, s: Any, seat: Seat) -> Legal[Any]:
        return _Choice(s, self)

    def every(self, s: Any) -> Iterable[Any]:
        """What may be decided, in a fixed order; never nothing."""
        raise NotImplementedError  # every step has its own

    def judge(self, s: Any, action: Any) -> Refused | None:
        """Why this may not be decided, or ``None``."""
        raise NotImplementedError  # every step has its own

    def sample(self, s: Any, rng: Chance) -> Any:
        """A legal decision; steps with many have a way to draw one without listing all."""
        return draw(rng, tuple(self.every(s)))

    def forms(self, s: Any) -> tuple[FormOf, ...]:
        """Candidates of the fields, for kinds of decisions that may be too many for a list."""
        return ()

    def act(self, s: Any, seat: Seat, action: Any, k: Kernel) -> None:
        s.agenda.pop()
        self.decide(s, action, k)

    def end(self, s: Any, k: Kernel) -> None:
        """It was popped without an answer: nothing was to be decided, or the seat has left."""
        if self.asking and not self.moot(s):
            self.decide(s, self.default(s, self.seat), k)

    def again(self, k: Kernel) -> None:
        """Ask once more, after what is pushed from now on."""
        self.begun = False
        k.push(self)

    def decide(self, s: Any, action: Any, k: Kernel) -> None:
        """Carry it out; the step is no longer pending, and may ask :meth:`again`."""
        raise NotImplementedError  # every step has its own

    def default(self, s: Any, seat: Seat) -> Any:
        """The decision in place of one that was not taken."""
        raise NotImplementedError  # every step has its own

    def expire(self, s: Any, seat: Seat, k: Kernel) -> None:
        """The time is up."""
        self.act(s, seat, self.default(s, seat), k)
