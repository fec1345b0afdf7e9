"""Every viewer's own count of what it saw.

A number exists for a viewer only where it learns something: an event, or a change of its view, its prompts or the
seats it sees awaited. Numbers that counted decisions would tell that somebody decided in secret.
"""

from __future__ import annotations

import hashlib
from typing import Any

from msgspec import Struct

from parlour.match.messages import Frame

__all__ = ("KEPT", "Count", "FrameLog")

KEPT = 200
"""Frames kept for each viewer; who has missed more takes the view and goes on."""


class Count(Struct, frozen=True):
    """All that a restart needs of a viewer's count."""

    n: int = 0
    body: str = ""
    """Hash of what the viewer saw last."""


class FrameLog:
    """The count of one viewer and its last frames. A fork shares the frames and adds its own when it lands."""

    __slots__ = ("_base", "_fresh", "_kept", "count")

    def __init__(self, count: Count, v: int) -> None:
        self.count = count
        self._kept: list[tuple[int, Frame]] = []
        self._fresh: list[tuple[int, Frame]] = []
        self._base = [v, count.n]  # shared by forks: from this version on, numbers are known

    def fork(self) -> FrameLog:
        """A copy for a command that may not land."""
        other = FrameLog.__new__(FrameLog)
        other.count, other._kept, other._fresh, other._base = self.count, self._kept, [], self._base
        return other

    def land(self) -> None:
        """The command has landed: its frames are the viewer's."""
        for item in self._fresh:
            if len(self._kept) == KEPT:
                v, frame = self._kept.pop(0)
                self._base[:] = v, frame.n
            self._kept.append(item)
        self._fresh.clear()

    def note(self, v: int, events: tuple[dict[str, Any], ...], body: bytes) -> Frame | None:
        """What the viewer learns from entry ``v``: the events and everything that it sees now, as bytes."""
        digest = hashlib.blake2b(body, digest_size=16).hexdigest()
        if not events and digest == self.count.body:
            return None
        frame = Frame(self.count.n + 1, events)
        self.count = Count(frame.n, digest)
        self._fresh.append((v, frame))
        return frame

    def since(self, n: int) -> tuple[Frame, ...] | None:
        """The frames after ``n``, or ``None`` for a gap."""
        missed = self.count.n - n
        if not 0 <= missed <= len(self._kept):
            return None
        return tuple([frame for _, frame in self._kept[-missed:]]) if missed else ()

    def recall(self, replayed: FrameLog) -> None:
        """Take the frames from before a restart out of a replay."""
        known = self._base[1]
        older = [item for item in replayed._kept if item[1].n <= known]
        room = KEPT - len(self._kept)
        if older and room > 0:
            self._kept[:0] = older[-room:]
            self._base[:] = replayed._base if len(older) <= room else (older[-room - 1][0], older[-room - 1][1].n)

    def number_at(self, v: int) -> int | None:
        """The viewer's number after entry ``v``; ``None`` if that is too long ago."""
        for at, frame in reversed(self._kept):
            if at <= v:
                return frame.n
        return self._base[1] if v >= self._base[0] else None
