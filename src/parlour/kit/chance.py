"""Chance outside the state: labelled, recorded, and provable afterwards.

Rules ask for outcomes, they never hold a key. All chance is :meth:`Chance.below`; each draw is recorded as
``Draw(label, n, i)`` with ``0 <= i < n``, so a replay needs no generator at all.
Labels are independent streams: changing how often one is used does not move another.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import TypeVar

from msgspec import Struct

__all__ = ("Chance", "ChanceError", "Draw", "Recorded", "Scripted", "Seeded", "commitment", "derive_key", "stream_key")

T = TypeVar("T")


class Draw(Struct, frozen=True, array_like=True):
    """One outcome: ``i`` out of ``0 … n-1``, asked for under ``label``. As secret as what it decided."""

    label: str
    n: int
    i: int


class ChanceError(ValueError):
    """A recorded or scripted draw does not fit what the rules ask for."""


class Chance:
    """Where rules get outcomes from; ``drawn`` holds every draw in order."""

    __slots__ = ("drawn",)

    def __init__(self) -> None:
        self.drawn: list[Draw] = []

    def _next(self, label: str, n: int) -> int:
        raise NotImplementedError  # abstract: Seeded, Recorded and Scripted each answer in their own way

    def below(self, label: str, n: int) -> int:
        """A uniform integer ``0 <= i < n``; ``n`` is at least 1 and at most 2**63."""
        if not 1 <= n <= 1 << 63:
            raise ChanceError(f"{label}: cannot choose among {n}")
        i = self._next(label, n)
        self.drawn.append(Draw(label, n, i))
        return i

    def roll(self, label: str, dice: int, sides: int = 6) -> tuple[int, ...]:
        """``dice`` dice, each 1 … ``sides``."""
        return tuple(self.below(label, sides) + 1 for _ in range(dice))

    def pick(self, label: str, items: Sequence[T], k: int = 1) -> list[T]:
        """``k`` different items in the order drawn; the sequence itself is left as it is."""
        rest = list(items)
        return [rest.pop(self.below(label, len(rest))) for _ in range(k)]


class Seeded(Chance):
    """SHA-256 over key, label and counter, with rejection so that every outcome is equally likely.

    ``counts`` is the number of draws per label so far: all that a restart needs beside the key.
    """

    __slots__ = ("_key", "counts")

    def __init__(self, key: bytes, counts: dict[str, int] | None = None) -> None:
        super().__init__()
        self._key = key
        self.counts: dict[str, int] = {} if counts is None else counts

    def _next(self, label: str, n: int) -> int:
        count = self.counts.get(label, 0)
        self.counts[label] = count + 1
        if n == 1:
            return 0
        message = self._key + label.encode() + b"\x00" + count.to_bytes(8, "big")
        limit = (1 << 64) - (1 << 64) % n
        value = int.from_bytes(hashlib.sha256(message).digest()[:8], "big")
        retry = 0
        while value >= limit:
            retry += 1
            value = int.from_bytes(hashlib.sha256(message + retry.to_bytes(4, "big")).digest()[:8], "big")
        return value % n


class Recorded(Chance):
    """Plays back recorded draws; asking for anything else is a :class:`ChanceError`."""

    __slots__ = ("_at", "_draws")

    def __init__(self, draws: Iterable[Draw]) -> None:
        super().__init__()
        self._draws = tuple(draws)
        self._at = 0

    def _next(self, label: str, n: int) -> int:
        if self._at >= len(self._draws):
            raise ChanceError(f"{label}: the record holds no further draw")
        draw = self._draws[self._at]
        if (draw.label, draw.n) != (label, n) or not 0 <= draw.i < n:
            raise ChanceError(f"the record has {draw}, the rules ask for {label} below {n}")
        self._at += 1
        return draw.i

    @property
    def left(self) -> int:
        """How many recorded draws were not asked for."""
        return len(self._draws) - self._at


class Scripted(Chance):
    """Outcomes by label, for tests and worked examples: ``Scripted("dice 3 5; draw 17")``.

    Numbers are the 0-based ``i`` of each draw. A label that is not in the script is an error.
    """

    __slots__ = ("_script",)

    def __init__(self, script: str) -> None:
        super().__init__()
        self._script: dict[str, list[int]] = {}
        for line in filter(None, (part.split() for part in script.split(";"))):
            self._script.setdefault(line[0], []).extend(int(word) for word in line[1:])

    def _next(self, label: str, n: int) -> int:
        queue = self._script.get(label)
        if not queue:
            raise ChanceError(f"{label}: nothing scripted for a draw below {n}")
        i = queue.pop(0)
        if not 0 <= i < n:
            raise ChanceError(f"{label}: scripted {i} is not below {n}")
        return i


def derive_key(run: bytes, index: int) -> bytes:
    """The key of game ``index`` in a run of many: independent of worker, order and process."""
    return hashlib.sha256(run + b"\x00game\x00" + index.to_bytes(8, "big")).digest()


def commitment(key: bytes) -> str:
    """What is published before anybody sits down: ``sha256:`` and the hash of the key."""
    return "sha256:" + hashlib.sha256(key).hexdigest()


def stream_key(key: bytes, nonces: Sequence[str]) -> bytes:
    """The key of the stream: the house's key with every seat's nonce, so that neither can choose the dice."""
    return hashlib.sha256(key + b"\x00" + "\x00".join(nonces).encode()).digest()
