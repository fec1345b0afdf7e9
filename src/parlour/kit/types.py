"""Visibility is part of a field's type.

Every field of a :class:`Part` (state, step, event and what they hold) says who sees it. A field that
says nothing does not load: ``Game`` raises ``TypeError`` when it is built, i.e. when the package is imported.
A view is *built* from these declarations; no code path copies a state and deletes from it.
"""

from __future__ import annotations

import enum
from typing import Annotated, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct

__all__ = ("ALL", "HIDDEN", "Engine", "Event", "Part", "Private", "Public", "Secret", "Shown", "Visibility")

T = TypeVar("T")


class Visibility(enum.Enum):
    """Who sees a field."""

    PUBLIC = "public"
    PRIVATE = "private"
    SECRET = "secret"
    ENGINE = "engine"
    SHOWN = "shown"


Public: TypeAlias = Annotated[T, Visibility.PUBLIC]
"""Everybody."""
Private: TypeAlias = Annotated[T, Visibility.PRIVATE]
"""The owner (the nearest enclosing ``seat``); others see the length of a container, nothing of a scalar."""
Secret: TypeAlias = Annotated[T, Visibility.SECRET]
"""Nobody; everybody sees the length of a container."""
Engine: TypeAlias = Annotated[T, Visibility.ENGINE]
"""Never leaves the server, not even as a length."""

ALL = None
"""``Shown(value, to=ALL)``: everybody is a viewer."""


class Part(Struct):
    """A mutable piece of the state whose fields each declare their visibility."""


class Shown(Struct, Generic[T]):
    """A value that carries its own viewers: peeks, shown cards, whatever an option opens.

    ``to`` lists the seats that see it, ``ALL`` means everybody. Others see what they would of ``Secret``.
    """

    value: T
    to: list[int] | None = None


HIDDEN = "hidden"
"""The one key of a hidden container in a view: ``{"hidden": 5}``."""


class Event(Struct, frozen=True, tag=True, kw_only=True):
    """Something that happened, in the past tense. Its fields declare visibility like those of the state.

    A private field belongs to ``seat``. ``audience`` narrows the event itself to some seats; others do not learn of it.
    What an event tells that neither the decision nor the dice say is declared, or the lock-step test calls it a leak.
    """

    tells: ClassVar[tuple[str, ...]] = ()
    """Own fields, not seen by everybody, whose values may be news to those who see them."""
    reveals: ClassVar[bool | tuple[str, ...]] = False
    """Own public fields whose values may be news to everybody; ``True`` if so much follows from what comes out (who
    was where, the end) that nothing can be compared: the lock-step test stops there."""

    def audience(self) -> tuple[int, ...] | None:
        """Seats that learn that this happened at all; ``None`` is everybody."""
        return None
