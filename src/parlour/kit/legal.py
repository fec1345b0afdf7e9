"""What a seat may do: a lazy container with one legality function, and refusals that say why not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from parlour.kit.chance import Chance

__all__ = (
    "FORM_LIMIT",
    "Candidates",
    "Form",
    "FormOf",
    "Legal",
    "Listed",
    "NotAllowed",
    "Nothing",
    "Refused",
    "Unenumerable",
)

A = TypeVar("A")

FORM_LIMIT = 1_000
"""A prompt carries at most this many actions as a list; beyond, a :class:`Form`."""


class Refused(Struct, frozen=True):
    """Why something is not allowed: a code with arguments (the text is the client's), and the clause."""

    code: str
    args: dict[str, str | int] = {}
    rule: str = ""


class NotAllowed(Exception):
    """Raised by ``apply`` for a decision that is not legal; nothing has changed."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(f"{refused.code} {refused.args} {refused.rule}".strip())
        self.refused = refused


class Unenumerable(Exception):
    """Iterating a free-form decision; use ``form``, ``why_not`` and ``sample``."""


class Candidates(Struct, frozen=True):
    """What one field of a free-form action may hold; may be too wide, ``check`` is exact.

    Either ``values`` to choose from (``least`` … ``most`` of them where the field is a list), or a range
    ``low … high`` of integers, or a text of at most ``longest`` characters.
    """

    values: tuple[Any, ...] = ()
    least: int = 1
    most: int = 1
    low: int | None = None
    high: int | None = None
    longest: int | None = None


class FormOf(Struct, frozen=True):
    """One kind of free-form action: its type and the candidates of each field."""

    action: str
    fields: dict[str, Candidates]


class Form(Struct, frozen=True):
    """What travels with a prompt that cannot be listed: the actions that can, and a form for each kind that can't."""

    actions: tuple[Any, ...] = ()
    forms: tuple[FormOf, ...] = ()


class Legal(Generic[A]):
    """The decisions open to one seat. ``why_not`` is *the* legality function; the rest follows from it."""

    def why_not(self, action: A) -> Refused | None:
        """``None`` if legal, else the reason."""
        raise NotImplementedError  # abstract

    def __iter__(self) -> Iterator[A]:
        """Every legal action once, in a fixed order; :class:`Unenumerable` for free-form decisions."""
        raise Unenumerable

    def __contains__(self, action: A) -> bool:
        return self.why_not(action) is None

    def sample(self, rng: Chance) -> A:
        """A legal action; for listed decisions a uniform one, for free-form ones a bounded try."""
        actions = tuple(self)
        return actions[rng.below("sample", len(actions))]

    def form(self) -> tuple[A, ...] | Form:
        """What travels with the prompt: the list up to ``FORM_LIMIT`` actions, else per field its candidates."""
        return tuple(self)


class Listed(Legal[A]):
    """Legal actions that are cheap to list; ``explain`` says why another one is not among them."""

    __slots__ = ("_actions", "_explain", "_make")

    def __init__(self, make: Callable[[], Iterable[A]], explain: Callable[[A], Refused]) -> None:
        self._make = make
        self._explain = explain
        self._actions: Sequence[A] | None = None

    def _all(self) -> Sequence[A]:
        if self._actions is None:
            self._actions = tuple(self._make())
        return self._actions

    def __iter__(self) -> Iterator[A]:
        return iter(self._all())

    def why_not(self, action: A) -> Refused | None:
        """``None`` if it is listed, else what ``explain`` says."""
        return None if action in self._all() else self._explain(action)


class Nothing(Legal[Any]):
    """Nothing is open, for the reason given."""

    __slots__ = ("_refused",)

    def __init__(self, refused: Refused) -> None:
        self._refused = refused

    def why_not(self, action: Any) -> Refused | None:
        """Always the one reason."""
        return self._refused

    def __iter__(self) -> Iterator[Any]:
        return iter(())
