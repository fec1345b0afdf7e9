"""The last lines of what was said at a table.

Seats talk to everybody. Who watches talks to those who watch, until the game is over: what they see together is more
than a seat may see.
"""

from __future__ import annotations

from collections.abc import Iterable

from parlour.match.ports import Said

__all__ = ("LAST", "Talk")

LAST = 100
"""Lines that somebody hears who comes in."""


class Talk:
    """What has been said last by those who play, and by those who watch."""

    def __init__(self, lines: Iterable[Said]) -> None:
        self._seats: list[Said] = []
        self._gallery: list[Said] = []
        self.n = 0
        """Of the last line."""
        for line in lines:
            self.add(line)

    def add(self, line: Said) -> bool:
        """The next line; false if it is an old one."""
        if line.n <= self.n:
            return False
        self.n = line.n
        lines = self._gallery if line.seat is None else self._seats
        lines.append(line)
        del lines[:-LAST]
        return True

    def last(self, *, gallery: bool) -> tuple[Said, ...]:
        """The last lines, with those of who watches if ``gallery``."""
        lines = [*self._seats, *self._gallery] if gallery else self._seats
        return tuple(sorted(lines, key=lambda line: line.n)[-LAST:])

    def gallery(self) -> tuple[Said, ...]:
        """Those of the last lines that only who watches has heard."""
        return tuple(line for line in self.last(gallery=True) if line.seat is None)
