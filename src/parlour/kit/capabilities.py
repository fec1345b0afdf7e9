"""What a game may offer beside play: positions to look at, counts to check moves by, cards or a map of a host's own."""

from __future__ import annotations

from typing import Any, ClassVar, Protocol, TypeVar

from msgspec import Struct

from parlour.kit.agenda import State
from parlour.kit.budget import Budget
from parlour.kit.faults import Fault

__all__ = ("Analysis", "FileReport", "HostFiles", "Line", "Opinion", "Perft", "PerftCount", "RuleNumber")

S = TypeVar("S", bound=State)


class PerftCount(Struct, frozen=True):
    """Counts of a perft: turn records, different positions (``None`` when not asked for), records that end the game."""

    records: int
    distinct: int | None
    wins: int


class Line(Struct, frozen=True):
    """A way to go on, and what it is worth."""

    score: int
    """Hundredths, for the side to move; beyond ±50,000 a forced end."""
    turns: tuple[str, ...]
    """Whole turns as records, the first one of the side to move."""


class Opinion(Struct, frozen=True):
    """What a search thinks of a position."""

    depth: int
    """Whole turns that were searched to the end; 0 if not even the first was."""
    lines: tuple[Line, ...]
    """The best way first; empty only where there is no turn."""


class Analysis(Protocol[S]):
    """What a board game offers beside play: positions as text, whole turns, perft, an opinion. Optional.

    Only for games without chance and with nothing hidden.
    """

    def parse(self, text: str, options: Any) -> S:
        """The position of a text; ``NotationError`` with a code for a broken one."""
        ...

    def format(self, s: S) -> str:
        """The text of a position between two turns."""
        ...

    def begins(self, s: S) -> bool:
        """Does a turn begin here, with nothing of it decided? Only then ``format`` says all; never once it is over."""
        ...

    def turns(self, s: S) -> list[str]:
        """Every legal whole turn of the side to move, as a record."""
        ...

    def perft(self, s: S, depth: int, distinct: bool) -> PerftCount:
        """Sequences of ``depth`` turn records; every one generated, equal positions not folded."""
        ...

    def lines(self, s: S, budget: Budget, count: int) -> Opinion:
        """The best ``count`` ways to go on from a position between two turns; ``s`` is not changed."""
        ...


class Perft(Protocol):
    """Counts of sequences of single decisions, to check a move generator against other ones. Optional.

    For games with chance or hidden things too, hence apart from :class:`Analysis`: it has options of its own, whose
    defaults leave chance out, and knows everything.
    """

    Options: ClassVar[type[Struct]]

    def check(self, options: Any) -> list[Fault]:
        """Every fault of the options, by field; empty if something can be counted."""
        ...

    def count(self, options: Any, depth: int, position: bytes | None) -> int:
        """Sequences of ``depth`` decisions of whoever has to decide, from the start or from what a file holds.

        ``NotationError`` with a code for a file that holds no position.
        """
        ...


class FileReport(Struct, frozen=True):
    """What is wrong with a host's file and, where nothing is, what it amounts to."""

    faults: tuple[Fault, ...]
    figures: dict[str, int | dict[str, int]]
    """Sums and counts in the order in which they are shown; their texts are ``GAME-statistic-CODE``."""


class HostFiles(Protocol):
    """Cards or a map of a host's own, handed in as a file. Optional."""

    def check(self, text: bytes, seats: int | None) -> FileReport:
        """Every fault by field; ``seats`` is ``None`` if it need not do for a number of players."""
        ...

    def schema(self) -> dict[str, Any]:
        """The published format, as a JSON schema."""
        ...

    def own(self) -> bytes:
        """What is played with where a host brings nothing, in that format."""
        ...


class RuleNumber(Struct, frozen=True):
    """A number of the rules that is data, for a reader who wants to know where it is from."""

    name: str
    value: int | str | tuple[int, ...] | tuple[str, ...]
    tag: str
    """Its source, by the letters of the game's rulebook."""
    clause: str
    """Where it counts."""
