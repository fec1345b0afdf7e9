"""Taking back, as the log knows it: an entry ``back N`` of the system's, after which version N stands again.

Entries stay, versions and streams of chance go on. N is where some seat's last command began, nobody has left since,
and the game is not over: whoever plays a record again (kit, house, a stranger's program) has to agree on that.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from parlour.kit.actors import SYSTEM, Seat
from parlour.kit.legal import NotAllowed, Refused
from parlour.kit.record import Entry

__all__ = ("MOST_BACKS", "Mark", "Standing", "back_to", "targets")

MOST_BACKS = 500
"""Entries ``back`` in one match: a bound on the positions that a replay has to keep."""
_DIGITS = 9


class Mark(Struct, frozen=True):
    """Where a seat's last command that stands began."""

    v: int
    """The version before it: what ``back`` names."""
    cmd: str
    """Of its entries; empty if each is a command of its own."""


class Standing(Struct, frozen=True):
    """What could be taken back after an entry, by seat."""

    marks: tuple[Mark | None, ...]
    backs: int = 0
    """How often something was."""

    @classmethod
    def start(cls, seats: int) -> Standing:
        """Nothing has been done yet."""
        return cls((None,) * seats)

    def after(self, entry: Entry) -> Standing:
        """An entry that is no ``back`` has landed."""
        if entry.by == SYSTEM:
            # who has left does not come back, hence nothing from before it does
            return Standing((None,) * len(self.marks), self.backs) if entry.do.startswith("leave ") else self
        old = self.marks[entry.by]
        if old is not None and entry.cmd and old.cmd == entry.cmd:
            return self
        marks = list(self.marks)
        marks[entry.by] = Mark(entry.v - 1, entry.cmd)
        return Standing(tuple(marks), self.backs)

    def back(self, stood: Standing) -> Standing:
        """An entry ``back`` has landed; ``stood`` is what this was at the version that stands again."""
        return Standing(stood.marks, self.backs + 1)

    def who(self, v: int) -> Seat:
        """The seat whose last command began after version ``v``; ``NotAllowed`` (``nothing_to_take_back``) if none."""
        if self.backs < MOST_BACKS:
            for seat, mark in enumerate(self.marks):
                if mark is not None and mark.v == v:
                    return Seat(seat)
        raise NotAllowed(Refused("nothing_to_take_back"))


def back_to(entry: Entry) -> int | None:
    """The version that stands again, if the entry takes something back."""
    verb, _, number = entry.do.partition(" ")
    fits = entry.by == SYSTEM and verb == "back" and number.isdecimal() and len(number) <= _DIGITS
    return int(number) if fits and number == str(int(number)) else None  # one way to write it, for every program


def targets(entries: Iterable[Entry]) -> frozenset[int]:
    """The versions that some of the entries go back to: what a replay has to keep. ``MOST_BACKS`` of them at most."""
    found: set[int] = set()
    for entry in entries:
        v = back_to(entry)
        if v is not None and len(found) < MOST_BACKS:
            found.add(v)
    return frozenset(found)
