"""What the revealed key proves of a record's draws, one by one, without the rules of the game."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from parlour.kit.chance import ChanceError, Draw, Seeded, commitment, stream_key
from parlour.kit.record import MatchRecord

__all__ = ("Drawn", "Proof", "Tally", "prove")


class Drawn(Struct, frozen=True):
    """A draw, where it is recorded, and what the key makes of it."""

    line: int
    number: int
    """Of its label's stream, from 0."""
    draw: Draw
    rolled: int | None = None
    """By the key; ``None`` without one, or where nobody could draw that."""

    @property
    def fair(self) -> bool:
        """Is it what the key makes?"""
        return self.rolled == self.draw.i


class Tally(Struct, frozen=True):
    """The draws of a label."""

    draws: int
    unfair: int


class Proof(Struct, frozen=True):
    """Whether the key is the one that was promised, and every draw with what it makes of it."""

    commit: str
    """What was published before anybody sat down."""
    nonces: tuple[str, ...]
    key: str
    """Revealed at the end; empty for none, and then nothing is proved."""
    kept: bool
    """Is the key's hash what was published?"""
    draws: tuple[Drawn, ...]

    @property
    def unfair(self) -> tuple[Drawn, ...]:
        """The draws that are not what the key makes."""
        return tuple(one for one in self.draws if not one.fair) if self.key else ()

    @property
    def holds(self) -> bool:
        """Is everything as it was promised?"""
        return self.kept and not self.unfair

    def tallies(self) -> dict[str, Tally]:
        """By label, in the order of their first draw."""
        counted: dict[str, list[int]] = {}
        for one in self.draws:
            tally = counted.setdefault(one.draw.label, [0, 0])
            tally[0] += 1
            tally[1] += bool(self.key) and not one.fair
        return {label: Tally(*tally) for label, tally in counted.items()}


def prove(record: MatchRecord) -> Proof:
    """Draw everything again; ``ValueError`` for a key that is none."""
    head, written = record.header, "" if record.closing is None else record.closing.key
    key = bytes.fromhex(written) if written else None
    seeded = None if key is None else Seeded(stream_key(key, head.nonces))
    counts: dict[str, int] = {}
    found: list[Drawn] = []
    for line, draw in _draws(record):
        number = counts[draw.label] = counts.get(draw.label, -1) + 1
        found.append(Drawn(line, number, draw, None if seeded is None else _again(seeded, draw)))
    return Proof(
        commit=head.commit,
        nonces=tuple(head.nonces),
        key="" if key is None else key.hex(),
        kept=key is not None and commitment(key) == head.commit,
        draws=tuple(found),
    )


def _draws(record: MatchRecord) -> Iterator[tuple[int, Draw]]:
    """Every draw with the line that it stands in, in order: the set-up's in the first."""
    yield from ((1, draw) for draw in record.header.chance)
    yield from ((line, draw) for line, entry in enumerate(record.entries, 2) for draw in entry.chance)


def _again(seeded: Seeded, draw: Draw) -> int | None:
    """What the key makes; the stream goes on in any case, as it did for whoever recorded that."""
    try:
        return seeded.below(draw.label, draw.n)
    except ChanceError:
        seeded.counts[draw.label] = seeded.counts.get(draw.label, 0) + 1
        return None
