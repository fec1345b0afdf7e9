"""Who is asked what, under which id.

A prompt keeps its id while it is unchanged, so that two seats that act at once never invalidate each other, and
gets a new one when its seat has decided, so that a click that comes twice lands once. Ids count per seat: what
others are asked in secret leaves no gap.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from parlour.kit.agenda import Prompt, Step

__all__ = ("Asked", "PromptBook")


class Asked(Struct, frozen=True):
    """An open prompt of one seat."""

    prompt: Prompt
    step: int
    """Serial of the step that asks: the same prompt of another step is another prompt."""
    count: int
    at: int
    """Milliseconds since the match began."""
    answered: bool = False
    """Its seat has decided and is asked the same again: it may change its answer, or has a further action."""
    restored: bool = False
    """It stands again after a take-back: what was programmed before it does not answer it."""

    @property
    def id(self) -> str:
        """What an action names; it says nothing that its seat does not see."""
        return f"{self.prompt.kind}.{self.count}"


class PromptBook(Struct):
    """The open prompts after an entry, and the counts behind their ids."""

    counts: list[int]
    """Ids given out, by seat."""
    serials: list[int] = []
    """One a step of the agenda; steps have no identity of their own across a restart."""
    last: int = 0
    asked: dict[int, Asked] = {}

    def copy(self) -> PromptBook:
        """An independent copy."""
        return PromptBook(self.counts.copy(), self.serials.copy(), self.last, self.asked.copy())

    def turn(
        self, before: Sequence[Step], after: Sequence[Step], prompts: Sequence[Prompt], decided: int | None, at: int
    ) -> None:
        """An entry has landed: the agenda was ``before`` (the very objects), ``decided`` is the seat it was about."""
        self._renumber(before, after)
        step = self.serials[-1] if self.serials else 0
        asked: dict[int, Asked] = {}
        for prompt in prompts:
            seat = int(prompt.seat)
            if seat in asked:
                continue
            old = self.asked.get(seat)
            same = old is not None and (old.prompt, old.step) == (prompt, step)
            if old is not None and same and seat != decided:
                asked[seat] = old
                continue
            self.counts[seat] += 1
            asked[seat] = Asked(prompt, step, self.counts[seat], at, answered=same)
        self.asked = asked

    def restore(self, stood: PromptBook, agenda: Sequence[Step], at: int) -> None:
        """What was asked then is asked again, under new ids: no click on what has been taken back hits it."""
        self.serials = []
        self._renumber((), agenda)
        step = self.serials[-1] if self.serials else 0
        asked: dict[int, Asked] = {}
        for seat, old in stood.asked.items():
            self.counts[seat] += 1
            asked[seat] = Asked(old.prompt, step, self.counts[seat], at, answered=old.answered, restored=True)
        self.asked = asked

    def _renumber(self, before: Sequence[Step], after: Sequence[Step]) -> None:
        known = {id(step): serial for step, serial in zip(before, self.serials, strict=True)}
        serials: list[int] = []
        for step in after:
            serial = known.get(id(step))
            if serial is None:
                self.last += 1
                serial = self.last
            serials.append(serial)
        self.serials = serials

    def due(self) -> list[tuple[int, Asked]]:
        """Whom the match waits for: those who have not answered, or everybody asked if all have."""
        waiting = [(seat, asked) for seat, asked in self.asked.items() if not asked.answered]
        return waiting or list(self.asked.items())
